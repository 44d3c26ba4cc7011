//! The functions of the system `acw`: one a question. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask::{self, GrogTrail};
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Contact;
use grognard_core::acw::attacks::Duties;
use grognard_core::acw::attacks::Engaged;
use grognard_core::acw::attacks::Flaw;
use grognard_core::acw::attacks::Improved;
use grognard_core::acw::attacks::Planned;
use grognard_core::acw::attacks::Walked;
use grognard_core::acw::combat::Assessment;
use grognard_core::acw::combat::Battle;
use grognard_core::acw::combat::Chance;
use grognard_core::acw::combat::CombatDistribution;
use grognard_core::acw::commanders::Cause;
use grognard_core::acw::commanders::Command;
use grognard_core::acw::commanders::Head;
use grognard_core::acw::commanders::Rolls;
use grognard_core::acw::effects::Effect;
use grognard_core::acw::flank::Flanked;
use grognard_core::acw::losses::Due;
use grognard_core::acw::losses::Owed;
use grognard_core::acw::losses::Settled;
use grognard_core::acw::modifiers::Ground;
use grognard_core::acw::modifiers::Modifier;
use grognard_core::acw::odds::Column;
use grognard_core::acw::options::GameRules;
use grognard_core::acw::strength::Strength;
use grognard_core::acw::table::Example;
use grognard_core::acw::table::Extent;
use grognard_core::acw::table::Outcome;
use grognard_core::acw::units::Hexside;
use grognard_core::acw::units::Side;
use grognard_core::acw::units::Unit;
use grognard_core::dist::Percentile;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// A results table, as a game's chart prints it.
/// Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Table {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The odds printed above the columns, from the defender's best to the attacker's. A part of them is never 0.
    pub columns: *const Odds,
    /// How many `columns` there are; the pointer may be null if 0.
    pub columns_len: usize,
    /// How many rows there are, at least 1: one for each modified roll from `first` on.
    pub rows: u8,
    /// The modified roll of the first row. Lower rolls stand in the first row, higher ones than the last row's in the
    /// last.
    pub first: i8,
    /// The results' codes, row by row: the first row's from the first column to the last, then the second row's.
    pub cells: *const u8,
    /// How many `cells` there are; the pointer may be null if 0.
    pub cells_len: usize,
    /// What the codes stand for, each once, from the attacker's worst result to his best.
    pub results: *const Outcome,
    /// How many `results` there are; the pointer may be null if 0.
    pub results_len: usize,
}
const _: () = assert!(size_of::<Table>() == if cfg!(target_pointer_width = "64") { 64 } else { 32 });

impl Table {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::acw::table::Table<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::acw::table::Table {
            // SAFETY: looked at.
            columns: unsafe { memory::list(this.columns, this.columns_len) },
            rows: this.rows,
            first: this.first,
            // SAFETY: looked at.
            cells: unsafe { memory::list(this.cells, this.cells_len) },
            // SAFETY: looked at.
            results: unsafe { memory::list(this.results, this.results_len) },
        }
    }
}

/// The stacks of both sides, and the hexsides that matter.
/// Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units of the side whose phase it is.
    pub friends: *const Unit,
    /// How many `friends` there are; the pointer may be null if 0.
    pub friends_len: usize,
    /// The units of the other side.
    pub enemies: *const Unit,
    /// How many `enemies` there are; the pointer may be null if 0.
    pub enemies_len: usize,
    /// The hexsides that matter.
    pub hexsides: *const Hexside,
    /// How many `hexsides` there are; the pointer may be null if 0.
    pub hexsides_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 56 } else { 28 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::acw::attacks::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::acw::attacks::Board {
            // SAFETY: looked at.
            friends: unsafe { memory::list(this.friends, this.friends_len) },
            // SAFETY: looked at.
            enemies: unsafe { memory::list(this.enemies, this.enemies_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::list(this.hexsides, this.hexsides_len) },
        }
    }
}

/// What `grog_acw_zoc_exerts` asks. A unit whose zone of control is asked about.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocExertsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<ZocExertsQuestion>() == 56);

/// What `grog_acw_zoc_exerts` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocExertsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(ZocExertsAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ZocExertsAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocExertsQuestion {
    type Answer = ZocExertsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocExertsQuestion>(),
        answer: memory::Extent::of::<ZocExertsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ZocExertsQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::zoc::OneUnit { unit: asked.unit, rules: asked.rules };
        let ruling = grognard_core::acw::zoc::exerts(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit has a zone of control (ACW 2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_zoc_exerts(
    question: *const ZocExertsQuestion,
    answer: *mut ZocExertsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_zoc_covers` asks. A hex, and units that may have it in their zone of control.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The hex.
    pub hex: Hex,
    /// The units of one side.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The hexsides that matter.
    pub hexsides: *const Hexside,
    /// How many `hexsides` there are; the pointer may be null if 0.
    pub hexsides_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<ZocCoversQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// What `grog_acw_zoc_covers` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(ZocCoversAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ZocCoversAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocCoversQuestion {
    type Answer = ZocCoversAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocCoversQuestion>(),
        answer: memory::Extent::of::<ZocCoversAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(ZocCoversQuestion, units)),
                len_at: memory::small(offset_of!(ZocCoversQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexsides")),
                length: memory::Place::of(&text!("hexsides_len")),
                at: memory::small(offset_of!(ZocCoversQuestion, hexsides)),
                len_at: memory::small(offset_of!(ZocCoversQuestion, hexsides_len)),
                item: memory::Item::of::<Hexside>(),
            },
        ],
        reserved_at: memory::small(size_of::<ZocCoversQuestion>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::zoc::Covered {
            hex: asked.hex,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::list(asked.hexsides, asked.hexsides_len) },
            rules: asked.rules,
        };
        let ruling = grognard_core::acw::zoc::covers(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a hex lies in the zone of control of any of these units (ACW 2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_zoc_covers(
    question: *const ZocCoversQuestion,
    answer: *mut ZocCoversAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_command_assess` asks. A unit that would attack, or advance after combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Enemy units whose advance may have made contact with it; none where `contacted` says so already.
    pub enemies: *const Unit,
    /// How many `enemies` there are; the pointer may be null if 0.
    pub enemies_len: usize,
    /// The hexsides that matter.
    pub hexsides: *const Hexside,
    /// How many `hexsides` there are; the pointer may be null if 0.
    pub hexsides_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<CommandAssessQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_acw_command_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(CommandAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CommandAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandAssessQuestion {
    type Answer = CommandAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandAssessQuestion>(),
        answer: memory::Extent::of::<CommandAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("enemies")),
                length: memory::Place::of(&text!("enemies_len")),
                at: memory::small(offset_of!(CommandAssessQuestion, enemies)),
                len_at: memory::small(offset_of!(CommandAssessQuestion, enemies_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexsides")),
                length: memory::Place::of(&text!("hexsides_len")),
                at: memory::small(offset_of!(CommandAssessQuestion, hexsides)),
                len_at: memory::small(offset_of!(CommandAssessQuestion, hexsides_len)),
                item: memory::Item::of::<Hexside>(),
            },
        ],
        reserved_at: memory::small(size_of::<CommandAssessQuestion>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::command::Order {
            unit: asked.unit,
            // SAFETY: looked at.
            enemies: unsafe { memory::list(asked.enemies, asked.enemies_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::list(asked.hexsides, asked.hexsides_len) },
            rules: asked.rules,
        };
        let ruling = grognard_core::acw::command::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether command lets a unit attack and advance after combat (ACW 6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_command_assess(
    question: *const CommandAssessQuestion,
    answer: *mut CommandAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_strength_assess` asks. Units whose strength is asked about.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StrengthAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units, in one hex or in several.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Whether they attack or defend.
    pub side: Code<Side>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StrengthAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_acw_strength_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StrengthAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What units are worth in a combat.
    pub value: Strength,
}
const _: () = assert!(offset_of!(StrengthAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StrengthAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StrengthAssessQuestion {
    type Answer = StrengthAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StrengthAssessQuestion>(),
        answer: memory::Extent::of::<StrengthAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(StrengthAssessQuestion, units)),
            len_at: memory::small(offset_of!(StrengthAssessQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(StrengthAssessQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::strength::Stacks {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            side: asked.side,
        };
        let ruling = grognard_core::acw::strength::assess(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The strength points of units that count (ACW 3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_strength_assess(
    question: *const StrengthAssessQuestion,
    answer: *mut StrengthAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_flank_assess` asks. A hex and those that attack it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacked hex.
    pub hex: Hex,
    /// The hexes that attack it in this combat, all adjacent to it; one that stands twice counts once. Guns that
    /// bombard and stacks that look on are none of them.
    pub hexes: *const Hex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
}
const _: () = assert!(size_of::<FlankAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_acw_flank_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Whether a hex is flanked.
    pub value: Flanked,
}
const _: () = assert!(offset_of!(FlankAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FlankAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FlankAssessQuestion {
    type Answer = FlankAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FlankAssessQuestion>(),
        answer: memory::Extent::of::<FlankAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("hexes")),
            length: memory::Place::of(&text!("hexes_len")),
            at: memory::small(offset_of!(FlankAssessQuestion, hexes)),
            len_at: memory::small(offset_of!(FlankAssessQuestion, hexes_len)),
            item: memory::Item::of::<Hex>(),
        }],
        reserved_at: memory::small(size_of::<FlankAssessQuestion>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::flank::Around {
            hex: asked.hex,
            // SAFETY: looked at.
            hexes: unsafe { memory::list(asked.hexes, asked.hexes_len) },
        };
        let ruling = grognard_core::acw::flank::assess(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Whether a hex is flanked by those that attack it (ACW 7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_flank_assess(
    question: *const FlankAssessQuestion,
    answer: *mut FlankAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_odds_round` asks. Two strengths to be compared.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in SP.
    pub attack: u16,
    /// The defender's strength in SP.
    pub defence: u16,
}
const _: () = assert!(size_of::<OddsRoundQuestion>() == 8);

/// What `grog_acw_odds_round` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Rounded odds; the smaller side is 1. `0:0` is no odds at all.
    pub value: Odds,
}
const _: () = assert!(offset_of!(OddsRoundAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(OddsRoundAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for OddsRoundQuestion {
    type Answer = OddsRoundAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<OddsRoundQuestion>(),
        answer: memory::Extent::of::<OddsRoundAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<OddsRoundQuestion>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::odds::Compare { attack: asked.attack, defence: asked.defence };
        let ruling = grognard_core::acw::odds::round(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The odds of two strengths, rounded in the defender's favour (ACW 8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_odds_round(
    question: *const OddsRoundQuestion,
    answer: *mut OddsRoundAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_odds_column` asks. Two strengths and the table whose columns they look for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in SP.
    pub attack: u16,
    /// The defender's strength in SP.
    pub defence: u16,
    /// The results table.
    /// Null stands for empty lists.
    pub table: *const Table,
}
const _: () = assert!(size_of::<OddsColumnQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 12 });

/// What `grog_acw_odds_column` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Odds and the column they lead to.
    pub value: Column,
}
const _: () = assert!(offset_of!(OddsColumnAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(OddsColumnAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for OddsColumnQuestion {
    type Answer = OddsColumnAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<OddsColumnQuestion>(),
        answer: memory::Extent::of::<OddsColumnAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<OddsColumnQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("table")),
                size: memory::Place::within(&text!("table"), &text!("size")),
                reserved: memory::Place::within(&text!("table"), &text!("reserved")),
                at: memory::small(offset_of!(OddsColumnQuestion, table)),
                extent: memory::Extent::of::<Table>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("columns")),
                        length: memory::Place::within(&text!("table"), &text!("columns_len")),
                        at: memory::small(offset_of!(Table, columns)),
                        len_at: memory::small(offset_of!(Table, columns_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("cells")),
                        length: memory::Place::within(&text!("table"), &text!("cells_len")),
                        at: memory::small(offset_of!(Table, cells)),
                        len_at: memory::small(offset_of!(Table, cells_len)),
                        item: memory::Item::of::<u8>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("results")),
                        length: memory::Place::within(&text!("table"), &text!("results_len")),
                        at: memory::small(offset_of!(Table, results)),
                        len_at: memory::small(offset_of!(Table, results_len)),
                        item: memory::Item::of::<Outcome>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Table>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::odds::Look {
            attack: asked.attack,
            defence: asked.defence,
            // SAFETY: it leads to the library's own copy.
            table: unsafe { Table::lent(asked.table) },
        };
        let ruling = grognard_core::acw::odds::column(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The odds of two strengths and their column of a results table (ACW 8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_odds_column(
    question: *const OddsColumnQuestion,
    answer: *mut OddsColumnAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_table_check` asks. A results table to be checked.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The table.
    /// Null stands for empty lists.
    pub table: *const Table,
}
const _: () = assert!(size_of::<TableCheckQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 8 });

/// What `grog_acw_table_check` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableCheckAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a results table holds.
    pub value: Extent,
}
const _: () = assert!(offset_of!(TableCheckAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TableCheckAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TableCheckQuestion {
    type Answer = TableCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TableCheckQuestion>(),
        answer: memory::Extent::of::<TableCheckAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<TableCheckQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("table")),
                size: memory::Place::within(&text!("table"), &text!("size")),
                reserved: memory::Place::within(&text!("table"), &text!("reserved")),
                at: memory::small(offset_of!(TableCheckQuestion, table)),
                extent: memory::Extent::of::<Table>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("columns")),
                        length: memory::Place::within(&text!("table"), &text!("columns_len")),
                        at: memory::small(offset_of!(Table, columns)),
                        len_at: memory::small(offset_of!(Table, columns_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("cells")),
                        length: memory::Place::within(&text!("table"), &text!("cells_len")),
                        at: memory::small(offset_of!(Table, cells)),
                        len_at: memory::small(offset_of!(Table, cells_len)),
                        item: memory::Item::of::<u8>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("results")),
                        length: memory::Place::within(&text!("table"), &text!("results_len")),
                        at: memory::small(offset_of!(Table, results)),
                        len_at: memory::small(offset_of!(Table, results_len)),
                        item: memory::Item::of::<Outcome>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Table>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::table::Checked {
            // SAFETY: it leads to the library's own copy.
            table: unsafe { Table::lent(asked.table) },
        };
        let ruling = grognard_core::acw::table::check(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Checks a results table: its shape, its order, its codes (ACW 8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_table_check(
    question: *const TableCheckQuestion,
    answer: *mut TableCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_table_example` asks. Nothing to ask.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableExampleQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TableExampleQuestion>() == 8);

/// What `grog_acw_table_example` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableExampleAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The example of a results table, for languages that cannot see [`EXAMPLE`]: hand its parts in as a table.
    pub value: Example,
}
const _: () = assert!(offset_of!(TableExampleAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TableExampleAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TableExampleQuestion {
    type Answer = TableExampleAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TableExampleQuestion>(),
        answer: memory::Extent::of::<TableExampleAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TableExampleQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (_asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::table::Nothing {};
        let ruling = grognard_core::acw::table::example(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// An example of a results table for tests and demonstrations, no publisher's (ACW 8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_table_example(
    question: *const TableExampleQuestion,
    answer: *mut TableExampleAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_attacks_obliged` asks. A board whose duties are asked for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksObligedQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<AttacksObligedQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// What `grog_acw_attacks_obliged` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksObligedAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Contact,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How many enemy hexes must be attacked.
    pub value: Duties,
}
const _: () = assert!(offset_of!(AttacksObligedAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksObligedAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksObligedAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksObligedQuestion {
    type Answer = AttacksObligedAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksObligedQuestion>(),
        answer: memory::Extent::of::<AttacksObligedAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<AttacksObligedQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Contact>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(AttacksObligedQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("friends")),
                        length: memory::Place::within(&text!("board"), &text!("friends_len")),
                        at: memory::small(offset_of!(Board, friends)),
                        len_at: memory::small(offset_of!(Board, friends_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("enemies")),
                        length: memory::Place::within(&text!("board"), &text!("enemies_len")),
                        at: memory::small(offset_of!(Board, enemies)),
                        len_at: memory::small(offset_of!(Board, enemies_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexsides")),
                        length: memory::Place::within(&text!("board"), &text!("hexsides_len")),
                        at: memory::small(offset_of!(Board, hexsides)),
                        len_at: memory::small(offset_of!(Board, hexsides_len)),
                        item: memory::Item::of::<Hexside>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(AttacksObligedAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Obliged {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Contact>() };
        let ruling = grognard_core::acw::attacks::obliged(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_obliged(
    question: *const AttacksObligedQuestion,
    answer: *mut AttacksObligedAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_attacks_check` asks. A plan on a board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// Which hex fights in which combat. A hex may stand in several rows of the same combat, one for each of its units
    /// for example; one that is not listed stays out.
    pub plan: *const Engaged,
    /// How many `plan` there are; the pointer may be null if 0.
    pub plan_len: usize,
}
const _: () = assert!(size_of::<AttacksCheckQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_acw_attacks_check` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCheckAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Flaw,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// What a plan comes to. Zero where it is forbidden.
    pub value: Planned,
}
const _: () = assert!(offset_of!(AttacksCheckAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksCheckAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksCheckAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksCheckQuestion {
    type Answer = AttacksCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksCheckQuestion>(),
        answer: memory::Extent::of::<AttacksCheckAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("plan")),
            length: memory::Place::of(&text!("plan_len")),
            at: memory::small(offset_of!(AttacksCheckQuestion, plan)),
            len_at: memory::small(offset_of!(AttacksCheckQuestion, plan_len)),
            item: memory::Item::of::<Engaged>(),
        }],
        reserved_at: memory::small(size_of::<AttacksCheckQuestion>()),
        effects: Some(&ask::Out { item: memory::Item::of::<Flaw>(), place: &ask::ROWS, capacity: &ask::ROWS_CAPACITY }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(AttacksCheckQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("friends")),
                        length: memory::Place::within(&text!("board"), &text!("friends_len")),
                        at: memory::small(offset_of!(Board, friends)),
                        len_at: memory::small(offset_of!(Board, friends_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("enemies")),
                        length: memory::Place::within(&text!("board"), &text!("enemies_len")),
                        at: memory::small(offset_of!(Board, enemies)),
                        len_at: memory::small(offset_of!(Board, enemies_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexsides")),
                        length: memory::Place::within(&text!("board"), &text!("hexsides_len")),
                        at: memory::small(offset_of!(Board, hexsides)),
                        len_at: memory::small(offset_of!(Board, hexsides_len)),
                        item: memory::Item::of::<Hexside>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(AttacksCheckAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Check {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            plan: unsafe { memory::list(asked.plan, asked.plan_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Flaw>() };
        let ruling = grognard_core::acw::attacks::check(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_check(
    question: *const AttacksCheckQuestion,
    answer: *mut AttacksCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_attacks_plan` asks. A board for which a plan is looked for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksPlanQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// Enemy hexes to attack beside those that must be: new contact, for example.
    pub targets: *const Hex,
    /// How many `targets` there are; the pointer may be null if 0.
    pub targets_len: usize,
    /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they
    /// stay out.
    pub all_in: Flag,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<AttacksPlanQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// What `grog_acw_attacks_plan` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksPlanAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Engaged,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// What a plan comes to. Zero where it is forbidden.
    pub value: Planned,
}
const _: () = assert!(offset_of!(AttacksPlanAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksPlanAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksPlanAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksPlanQuestion {
    type Answer = AttacksPlanAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksPlanQuestion>(),
        answer: memory::Extent::of::<AttacksPlanAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("targets")),
            length: memory::Place::of(&text!("targets_len")),
            at: memory::small(offset_of!(AttacksPlanQuestion, targets)),
            len_at: memory::small(offset_of!(AttacksPlanQuestion, targets_len)),
            item: memory::Item::of::<Hex>(),
        }],
        reserved_at: memory::small(offset_of!(AttacksPlanQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Engaged>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(AttacksPlanQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("friends")),
                        length: memory::Place::within(&text!("board"), &text!("friends_len")),
                        at: memory::small(offset_of!(Board, friends)),
                        len_at: memory::small(offset_of!(Board, friends_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("enemies")),
                        length: memory::Place::within(&text!("board"), &text!("enemies_len")),
                        at: memory::small(offset_of!(Board, enemies)),
                        len_at: memory::small(offset_of!(Board, enemies_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexsides")),
                        length: memory::Place::within(&text!("board"), &text!("hexsides_len")),
                        at: memory::small(offset_of!(Board, hexsides)),
                        len_at: memory::small(offset_of!(Board, hexsides_len)),
                        item: memory::Item::of::<Hexside>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(AttacksPlanAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Plan {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            targets: unsafe { memory::list(asked.targets, asked.targets_len) },
            all_in: asked.all_in,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Engaged>() };
        let ruling = grognard_core::acw::attacks::plan(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_plan(
    question: *const AttacksPlanQuestion,
    answer: *mut AttacksPlanAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_attacks_improve` asks. A plan to be improved.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksImproveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// The plan to begin with, which must be legal; none for one that the library finds. The enemy hexes that it attacks
    /// are attacked by the better plan too.
    pub plan: *const Engaged,
    /// How many `plan` there are; the pointer may be null if 0.
    pub plan_len: usize,
    /// Enemy hexes to attack beside those that must be.
    pub targets: *const Hex,
    /// How many `targets` there are; the pointer may be null if 0.
    pub targets_len: usize,
    /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they
    /// stay out, unless the plan to begin with had them in a combat that is left as it was.
    pub all_in: Flag,
    /// How many steps the search may take: a step is one combat that is tried.
    pub budget: u32,
}
const _: () = assert!(size_of::<AttacksImproveQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 48 });

/// What `grog_acw_attacks_improve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksImproveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Engaged,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// What an improved plan comes to. Zero where it is forbidden.
    pub value: Improved,
}
const _: () = assert!(offset_of!(AttacksImproveAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksImproveAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksImproveAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksImproveQuestion {
    type Answer = AttacksImproveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksImproveQuestion>(),
        answer: memory::Extent::of::<AttacksImproveAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("plan")),
                length: memory::Place::of(&text!("plan_len")),
                at: memory::small(offset_of!(AttacksImproveQuestion, plan)),
                len_at: memory::small(offset_of!(AttacksImproveQuestion, plan_len)),
                item: memory::Item::of::<Engaged>(),
            },
            ask::List {
                place: memory::Place::of(&text!("targets")),
                length: memory::Place::of(&text!("targets_len")),
                at: memory::small(offset_of!(AttacksImproveQuestion, targets)),
                len_at: memory::small(offset_of!(AttacksImproveQuestion, targets_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(size_of::<AttacksImproveQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Engaged>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(AttacksImproveQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("friends")),
                        length: memory::Place::within(&text!("board"), &text!("friends_len")),
                        at: memory::small(offset_of!(Board, friends)),
                        len_at: memory::small(offset_of!(Board, friends_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("enemies")),
                        length: memory::Place::within(&text!("board"), &text!("enemies_len")),
                        at: memory::small(offset_of!(Board, enemies)),
                        len_at: memory::small(offset_of!(Board, enemies_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexsides")),
                        length: memory::Place::within(&text!("board"), &text!("hexsides_len")),
                        at: memory::small(offset_of!(Board, hexsides)),
                        len_at: memory::small(offset_of!(Board, hexsides_len)),
                        item: memory::Item::of::<Hexside>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(AttacksImproveAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Improve {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            plan: unsafe { memory::list(asked.plan, asked.plan_len) },
            // SAFETY: looked at.
            targets: unsafe { memory::list(asked.targets, asked.targets_len) },
            all_in: asked.all_in,
            budget: asked.budget,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Engaged>() };
        let ruling = grognard_core::acw::attacks::improve(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_improve(
    question: *const AttacksImproveQuestion,
    answer: *mut AttacksImproveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_attacks_walk` asks. A walk through the plans of a board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksWalkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// `plan` is where the walk stands; otherwise it begins, and `plan` must be empty.
    pub started: Flag,
    /// The plan after which the next is asked for: one that the walk handed out, or any legal plan.
    pub plan: *const Engaged,
    /// How many `plan` there are; the pointer may be null if 0.
    pub plan_len: usize,
}
const _: () = assert!(size_of::<AttacksWalkQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 36 });

/// What `grog_acw_attacks_walk` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksWalkAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Engaged,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where a walk stands.
    pub value: Walked,
}
const _: () = assert!(offset_of!(AttacksWalkAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksWalkAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksWalkAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksWalkQuestion {
    type Answer = AttacksWalkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksWalkQuestion>(),
        answer: memory::Extent::of::<AttacksWalkAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("plan")),
            length: memory::Place::of(&text!("plan_len")),
            at: memory::small(offset_of!(AttacksWalkQuestion, plan)),
            len_at: memory::small(offset_of!(AttacksWalkQuestion, plan_len)),
            item: memory::Item::of::<Engaged>(),
        }],
        reserved_at: memory::small(size_of::<AttacksWalkQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Engaged>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(AttacksWalkQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("friends")),
                        length: memory::Place::within(&text!("board"), &text!("friends_len")),
                        at: memory::small(offset_of!(Board, friends)),
                        len_at: memory::small(offset_of!(Board, friends_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("enemies")),
                        length: memory::Place::within(&text!("board"), &text!("enemies_len")),
                        at: memory::small(offset_of!(Board, enemies)),
                        len_at: memory::small(offset_of!(Board, enemies_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexsides")),
                        length: memory::Place::within(&text!("board"), &text!("hexsides_len")),
                        at: memory::small(offset_of!(Board, hexsides)),
                        len_at: memory::small(offset_of!(Board, hexsides_len)),
                        item: memory::Item::of::<Hexside>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(AttacksWalkAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Walk {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            started: asked.started,
            // SAFETY: looked at.
            plan: unsafe { memory::list(asked.plan, asked.plan_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Engaged>() };
        let ruling = grognard_core::acw::attacks::walk(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_walk(
    question: *const AttacksWalkQuestion,
    answer: *mut AttacksWalkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_combat_assess` asks. A combat: the units of the attacking hexes against those of one defending hex or more.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// All units in the hexes that attack, those that add nothing among them: they suffer the result with the others.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// All units in the attacked hexes. Every attacking hex must be adjacent to every one of them.
    pub defenders: *const Unit,
    /// How many `defenders` there are; the pointer may be null if 0.
    pub defenders_len: usize,
    /// What the hexes are like, where a modifier asks.
    pub ground: *const Ground,
    /// How many `ground` there are; the pointer may be null if 0.
    pub ground_len: usize,
    /// The hexsides that matter.
    pub hexsides: *const Hexside,
    /// How many `hexsides` there are; the pointer may be null if 0.
    pub hexsides_len: usize,
    /// The modifiers of the game's card.
    pub modifiers: *const Modifier,
    /// How many `modifiers` there are; the pointer may be null if 0.
    pub modifiers_len: usize,
    /// The results table.
    /// Null stands for empty lists.
    pub table: *const Table,
    /// The Cohesion Rating that the attacker fights with, which some unit of his must have; 0 for that of his largest
    /// unit, the lower of two as large.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fights with, which some unit of his must have; 0 for that of his largest
    /// unit, the lower of two as large.
    pub defender_cohesion: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 72 });

/// What `grog_acw_combat_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a combat is worth: all that the die needs to know. Zero where it is forbidden.
    pub value: Assessment,
}
const _: () = assert!(offset_of!(CombatAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatAssessQuestion {
    type Answer = CombatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatAssessQuestion>(),
        answer: memory::Extent::of::<CombatAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("attackers")),
                length: memory::Place::of(&text!("attackers_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, attackers)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("defenders")),
                length: memory::Place::of(&text!("defenders_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, defenders)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("ground")),
                length: memory::Place::of(&text!("ground_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, ground)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, ground_len)),
                item: memory::Item::of::<Ground>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexsides")),
                length: memory::Place::of(&text!("hexsides_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, hexsides)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, hexsides_len)),
                item: memory::Item::of::<Hexside>(),
            },
            ask::List {
                place: memory::Place::of(&text!("modifiers")),
                length: memory::Place::of(&text!("modifiers_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, modifiers)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, modifiers_len)),
                item: memory::Item::of::<Modifier>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatAssessQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("table")),
                size: memory::Place::within(&text!("table"), &text!("size")),
                reserved: memory::Place::within(&text!("table"), &text!("reserved")),
                at: memory::small(offset_of!(CombatAssessQuestion, table)),
                extent: memory::Extent::of::<Table>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("columns")),
                        length: memory::Place::within(&text!("table"), &text!("columns_len")),
                        at: memory::small(offset_of!(Table, columns)),
                        len_at: memory::small(offset_of!(Table, columns_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("cells")),
                        length: memory::Place::within(&text!("table"), &text!("cells_len")),
                        at: memory::small(offset_of!(Table, cells)),
                        len_at: memory::small(offset_of!(Table, cells_len)),
                        item: memory::Item::of::<u8>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("results")),
                        length: memory::Place::within(&text!("table"), &text!("results_len")),
                        at: memory::small(offset_of!(Table, results)),
                        len_at: memory::small(offset_of!(Table, results_len)),
                        item: memory::Item::of::<Outcome>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Table>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::list(asked.defenders, asked.defenders_len) },
            // SAFETY: looked at.
            ground: unsafe { memory::list(asked.ground, asked.ground_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::list(asked.hexsides, asked.hexsides_len) },
            // SAFETY: looked at.
            modifiers: unsafe { memory::list(asked.modifiers, asked.modifiers_len) },
            // SAFETY: it leads to the library's own copy.
            table: unsafe { Table::lent(asked.table) },
            attacker_cohesion: asked.attacker_cohesion,
            defender_cohesion: asked.defender_cohesion,
            rules: asked.rules,
        };
        let ruling = grognard_core::acw::combat::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_combat_resolve` asks. An assessed combat and its die.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The results table.
    /// Null stands for empty lists.
    pub table: *const Table,
    /// One die.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<CombatResolveQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 44 });

/// What `grog_acw_combat_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A combat between the die and its end: a plain value that the caller keeps, copies and compares.
    pub value: Battle,
}
const _: () = assert!(offset_of!(CombatResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatResolveQuestion {
    type Answer = CombatResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatResolveQuestion>(),
        answer: memory::Extent::of::<CombatResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(CombatResolveQuestion, dice)),
            len_at: memory::small(offset_of!(CombatResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<CombatResolveQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("table")),
                size: memory::Place::within(&text!("table"), &text!("size")),
                reserved: memory::Place::within(&text!("table"), &text!("reserved")),
                at: memory::small(offset_of!(CombatResolveQuestion, table)),
                extent: memory::Extent::of::<Table>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("columns")),
                        length: memory::Place::within(&text!("table"), &text!("columns_len")),
                        at: memory::small(offset_of!(Table, columns)),
                        len_at: memory::small(offset_of!(Table, columns_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("cells")),
                        length: memory::Place::within(&text!("table"), &text!("cells_len")),
                        at: memory::small(offset_of!(Table, cells)),
                        len_at: memory::small(offset_of!(Table, cells_len)),
                        item: memory::Item::of::<u8>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("results")),
                        length: memory::Place::within(&text!("table"), &text!("results_len")),
                        at: memory::small(offset_of!(Table, results)),
                        len_at: memory::small(offset_of!(Table, results_len)),
                        item: memory::Item::of::<Outcome>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Table>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::combat::Resolve {
            assessment: asked.assessment,
            // SAFETY: it leads to the library's own copy.
            table: unsafe { Table::lent(asked.table) },
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::acw::combat::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed combat and its die (ACW 8, 9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_resolve(
    question: *const CombatResolveQuestion,
    answer: *mut CombatResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_combat_distribution` asks. An assessed combat whose chances are asked for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The results table.
    /// Null stands for empty lists.
    pub table: *const Table,
}
const _: () =
    assert!(size_of::<CombatDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 36 });

/// What `grog_acw_combat_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Chance,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// The exact chances of a combat: counts of cases over `denominator`.
    pub value: CombatDistribution,
}
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatDistributionQuestion {
    type Answer = CombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatDistributionQuestion>(),
        answer: memory::Extent::of::<CombatDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<CombatDistributionQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Chance>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("table")),
                size: memory::Place::within(&text!("table"), &text!("size")),
                reserved: memory::Place::within(&text!("table"), &text!("reserved")),
                at: memory::small(offset_of!(CombatDistributionQuestion, table)),
                extent: memory::Extent::of::<Table>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("columns")),
                        length: memory::Place::within(&text!("table"), &text!("columns_len")),
                        at: memory::small(offset_of!(Table, columns)),
                        len_at: memory::small(offset_of!(Table, columns_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("cells")),
                        length: memory::Place::within(&text!("table"), &text!("cells_len")),
                        at: memory::small(offset_of!(Table, cells)),
                        len_at: memory::small(offset_of!(Table, cells_len)),
                        item: memory::Item::of::<u8>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("results")),
                        length: memory::Place::within(&text!("table"), &text!("results_len")),
                        at: memory::small(offset_of!(Table, results)),
                        len_at: memory::small(offset_of!(Table, results_len)),
                        item: memory::Item::of::<Outcome>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Table>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::combat::Chances {
            assessment: asked.assessment,
            // SAFETY: it leads to the library's own copy.
            table: unsafe { Table::lent(asked.table) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Chance>() };
        let ruling = grognard_core::acw::combat::distribution(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of an assessed combat (ACW 8, 9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_distribution(
    question: *const CombatDistributionQuestion,
    answer: *mut CombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_combat_percentile` asks. A result that happened.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the die.
    pub assessment: Assessment,
    /// The results table.
    /// Null stands for empty lists.
    pub table: *const Table,
    /// The code of the result that the die gave.
    pub code: u8,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CombatPercentileQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 44 });

/// What `grog_acw_combat_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where a result that happened stands among all that could have: counts of cases worse, equal and better.
    pub value: Percentile,
}
const _: () = assert!(offset_of!(CombatPercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatPercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatPercentileQuestion {
    type Answer = CombatPercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatPercentileQuestion>(),
        answer: memory::Extent::of::<CombatPercentileAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CombatPercentileQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("table")),
                size: memory::Place::within(&text!("table"), &text!("size")),
                reserved: memory::Place::within(&text!("table"), &text!("reserved")),
                at: memory::small(offset_of!(CombatPercentileQuestion, table)),
                extent: memory::Extent::of::<Table>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("columns")),
                        length: memory::Place::within(&text!("table"), &text!("columns_len")),
                        at: memory::small(offset_of!(Table, columns)),
                        len_at: memory::small(offset_of!(Table, columns_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("cells")),
                        length: memory::Place::within(&text!("table"), &text!("cells_len")),
                        at: memory::small(offset_of!(Table, cells)),
                        len_at: memory::small(offset_of!(Table, cells_len)),
                        item: memory::Item::of::<u8>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("table"), &text!("results")),
                        length: memory::Place::within(&text!("table"), &text!("results_len")),
                        at: memory::small(offset_of!(Table, results)),
                        len_at: memory::small(offset_of!(Table, results_len)),
                        item: memory::Item::of::<Outcome>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Table>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::combat::Happened {
            assessment: asked.assessment,
            // SAFETY: it leads to the library's own copy.
            table: unsafe { Table::lent(asked.table) },
            code: asked.code,
        };
        let ruling = grognard_core::acw::combat::percentile(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where a result that happened stands among all that could have (ACW 8, 9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_percentile(
    question: *const CombatPercentileQuestion,
    answer: *mut CombatPercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_losses_choices` asks. A battle and the units whose turn it is.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// All units in the hexes of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<LossesChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 48 });

/// What `grog_acw_losses_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Due,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a side owes. `losses` and `strength` are never both owed.
    pub value: Owed,
}
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesChoicesQuestion {
    type Answer = LossesChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesChoicesQuestion>(),
        answer: memory::Extent::of::<LossesChoicesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(LossesChoicesQuestion, units)),
            len_at: memory::small(offset_of!(LossesChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<LossesChoicesQuestion>()),
        effects: Some(&ask::Out { item: memory::Item::of::<Due>(), place: &ask::ROWS, capacity: &ask::ROWS_CAPACITY }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::losses::Owing {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Due>() };
        let ruling = grognard_core::acw::losses::choices(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What the side whose turn it is owes, and what it may choose (ACW 10).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_losses_choices(
    question: *const LossesChoicesQuestion,
    answer: *mut LossesChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_losses_apply` asks. What a side loses.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// All units in the hexes of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// For each of them 1 if the side loses it for what it owes, otherwise 0; an empty list leaves the choice to the
    /// library, which loses as little as it may. Units that the result itself eliminates are not chosen.
    pub losses: *const u8,
    /// How many `losses` there are; the pointer may be null if 0.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<LossesApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_acw_losses_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub effects_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A battle after a payment. Zero where it is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(LossesApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LossesApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LossesApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesApplyQuestion {
    type Answer = LossesApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesApplyQuestion>(),
        answer: memory::Extent::of::<LossesApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(LossesApplyQuestion, units)),
                len_at: memory::small(offset_of!(LossesApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("losses")),
                length: memory::Place::of(&text!("losses_len")),
                at: memory::small(offset_of!(LossesApplyQuestion, losses)),
                len_at: memory::small(offset_of!(LossesApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<LossesApplyQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(LossesApplyAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::losses::Payment {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::acw::losses::apply(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Settles one side's part of a result (ACW 3, 8, 10, 11).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_losses_apply(
    question: *const LossesApplyQuestion,
    answer: *mut LossesApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_commanders_assess` asks. Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The side's units; only its commanders matter. Those who stood in a hex that was hit stand there still.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
    /// twice was hit once.
    pub hexes: *const Hex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
    /// What they suffered from.
    pub cause: Code<Cause>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CommandersAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_acw_commanders_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Effect,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many commanders roll.
    pub value: Rolls,
}
const _: () = assert!(offset_of!(CommandersAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CommandersAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CommandersAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersAssessQuestion {
    type Answer = CommandersAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersAssessQuestion>(),
        answer: memory::Extent::of::<CommandersAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(CommandersAssessQuestion, units)),
                len_at: memory::small(offset_of!(CommandersAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexes")),
                length: memory::Place::of(&text!("hexes_len")),
                at: memory::small(offset_of!(CommandersAssessQuestion, hexes)),
                len_at: memory::small(offset_of!(CommandersAssessQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CommandersAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::Hit {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::list(asked.hexes, asked.hexes_len) },
            cause: asked.cause,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::acw::commanders::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Which commanders must roll after an adverse result (ACW 11).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_assess(
    question: *const CommandersAssessQuestion,
    answer: *mut CommandersAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_commanders_resolve` asks. Dice for commanders who must roll.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The side's units: all of its commanders, where the command of the army matters.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
    /// twice was hit once.
    pub hexes: *const Hex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
    /// What they suffered from.
    pub cause: Code<Cause>,
    /// The unit that commands the army, counted from 1; 0 for whoever ranks highest.
    pub army_commander: u16,
    /// A die for each commander who must roll, in the order of `units`.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () =
    assert!(size_of::<CommandersResolveQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 32 });

/// What `grog_acw_commanders_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Effect,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What became of the commanders.
    pub value: Command,
}
const _: () = assert!(offset_of!(CommandersResolveAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CommandersResolveAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CommandersResolveAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersResolveQuestion {
    type Answer = CommandersResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersResolveQuestion>(),
        answer: memory::Extent::of::<CommandersResolveAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(CommandersResolveQuestion, units)),
                len_at: memory::small(offset_of!(CommandersResolveQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexes")),
                length: memory::Place::of(&text!("hexes_len")),
                at: memory::small(offset_of!(CommandersResolveQuestion, hexes)),
                len_at: memory::small(offset_of!(CommandersResolveQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("dice")),
                length: memory::Place::of(&text!("dice_len")),
                at: memory::small(offset_of!(CommandersResolveQuestion, dice)),
                len_at: memory::small(offset_of!(CommandersResolveQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<CommandersResolveQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::Casualties {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::list(asked.hexes, asked.hexes_len) },
            cause: asked.cause,
            army_commander: asked.army_commander,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::acw::commanders::resolve(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Rolls for commanders: who is lost, and who commands the army then (ACW 11).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_resolve(
    question: *const CommandersResolveQuestion,
    answer: *mut CommandersResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_acw_commanders_army` asks. Commanders of whom one commands the army.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersArmyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The side's units, of commanders with as many stars the senior first.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<CommandersArmyQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 12 });

/// What `grog_acw_commanders_army` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersArmyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Who commands an army.
    pub value: Head,
}
const _: () = assert!(offset_of!(CommandersArmyAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CommandersArmyAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersArmyQuestion {
    type Answer = CommandersArmyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersArmyQuestion>(),
        answer: memory::Extent::of::<CommandersArmyAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(CommandersArmyQuestion, units)),
            len_at: memory::small(offset_of!(CommandersArmyQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<CommandersArmyQuestion>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::Army {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let ruling = grognard_core::acw::commanders::army(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Who commands the army (ACW 11).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_army(
    question: *const CommandersArmyQuestion,
    answer: *mut CommandersArmyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[(&str, &[&str])] = &[
    (text!("GrogAcwDuty"), <grognard_core::acw::attacks::Duty as Word>::VOCABULARY.words),
    (text!("GrogAcwWrong"), <grognard_core::acw::attacks::Wrong as Word>::VOCABULARY.words),
    (text!("GrogAcwStage"), <grognard_core::acw::combat::Stage as Word>::VOCABULARY.words),
    (text!("GrogAcwAdvance"), <grognard_core::acw::combat::Advance as Word>::VOCABULARY.words),
    (text!("GrogAcwCause"), <grognard_core::acw::commanders::Cause as Word>::VOCABULARY.words),
    (text!("GrogAcwEffectKind"), <grognard_core::acw::effects::EffectKind as Word>::VOCABULARY.words),
    (text!("GrogAcwCondition"), <grognard_core::acw::modifiers::Condition as Word>::VOCABULARY.words),
    (text!("GrogAcwScope"), <grognard_core::acw::modifiers::Scope as Word>::VOCABULARY.words),
    (text!("GrogAcwMultiTarget"), <grognard_core::acw::options::MultiTarget as Word>::VOCABULARY.words),
    (text!("GrogAcwKind"), <grognard_core::acw::units::Kind as Word>::VOCABULARY.words),
    (text!("GrogAcwZone"), <grognard_core::acw::units::Zone as Word>::VOCABULARY.words),
    (text!("GrogAcwSide"), <grognard_core::acw::units::Side as Word>::VOCABULARY.words),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogAcwUnit"), size_of::<grognard_core::acw::units::Unit>()),
    (text!("GrogAcwHexside"), size_of::<grognard_core::acw::units::Hexside>()),
    (text!("GrogAcwGameRules"), size_of::<grognard_core::acw::options::GameRules>()),
    (text!("GrogAcwGround"), size_of::<grognard_core::acw::modifiers::Ground>()),
    (text!("GrogAcwModifier"), size_of::<grognard_core::acw::modifiers::Modifier>()),
    (text!("GrogAcwStrength"), size_of::<grognard_core::acw::strength::Strength>()),
    (text!("GrogAcwFlanked"), size_of::<grognard_core::acw::flank::Flanked>()),
    (text!("GrogAcwColumn"), size_of::<grognard_core::acw::odds::Column>()),
    (text!("GrogAcwFate"), size_of::<grognard_core::acw::table::Fate>()),
    (text!("GrogAcwOutcome"), size_of::<grognard_core::acw::table::Outcome>()),
    (text!("GrogAcwTable"), size_of::<Table>()),
    (text!("GrogAcwExtent"), size_of::<grognard_core::acw::table::Extent>()),
    (text!("GrogAcwExample"), size_of::<grognard_core::acw::table::Example>()),
    (text!("GrogAcwBoard"), size_of::<Board>()),
    (text!("GrogAcwEngaged"), size_of::<grognard_core::acw::attacks::Engaged>()),
    (text!("GrogAcwContact"), size_of::<grognard_core::acw::attacks::Contact>()),
    (text!("GrogAcwDuties"), size_of::<grognard_core::acw::attacks::Duties>()),
    (text!("GrogAcwFlaw"), size_of::<grognard_core::acw::attacks::Flaw>()),
    (text!("GrogAcwPlanned"), size_of::<grognard_core::acw::attacks::Planned>()),
    (text!("GrogAcwImproved"), size_of::<grognard_core::acw::attacks::Improved>()),
    (text!("GrogAcwWalked"), size_of::<grognard_core::acw::attacks::Walked>()),
    (text!("GrogAcwAssessment"), size_of::<grognard_core::acw::combat::Assessment>()),
    (text!("GrogAcwBattle"), size_of::<grognard_core::acw::combat::Battle>()),
    (text!("GrogAcwChance"), size_of::<grognard_core::acw::combat::Chance>()),
    (text!("GrogAcwCombatDistribution"), size_of::<grognard_core::acw::combat::CombatDistribution>()),
    (text!("GrogAcwDue"), size_of::<grognard_core::acw::losses::Due>()),
    (text!("GrogAcwOwed"), size_of::<grognard_core::acw::losses::Owed>()),
    (text!("GrogAcwSettled"), size_of::<grognard_core::acw::losses::Settled>()),
    (text!("GrogAcwEffect"), size_of::<grognard_core::acw::effects::Effect>()),
    (text!("GrogAcwRolls"), size_of::<grognard_core::acw::commanders::Rolls>()),
    (text!("GrogAcwCommand"), size_of::<grognard_core::acw::commanders::Command>()),
    (text!("GrogAcwHead"), size_of::<grognard_core::acw::commanders::Head>()),
    ("GrogAcwZocExertsQuestion", size_of::<ZocExertsQuestion>()),
    ("GrogAcwZocExertsAnswer", size_of::<ZocExertsAnswer>()),
    ("GrogAcwZocCoversQuestion", size_of::<ZocCoversQuestion>()),
    ("GrogAcwZocCoversAnswer", size_of::<ZocCoversAnswer>()),
    ("GrogAcwCommandAssessQuestion", size_of::<CommandAssessQuestion>()),
    ("GrogAcwCommandAssessAnswer", size_of::<CommandAssessAnswer>()),
    ("GrogAcwStrengthAssessQuestion", size_of::<StrengthAssessQuestion>()),
    ("GrogAcwStrengthAssessAnswer", size_of::<StrengthAssessAnswer>()),
    ("GrogAcwFlankAssessQuestion", size_of::<FlankAssessQuestion>()),
    ("GrogAcwFlankAssessAnswer", size_of::<FlankAssessAnswer>()),
    ("GrogAcwOddsRoundQuestion", size_of::<OddsRoundQuestion>()),
    ("GrogAcwOddsRoundAnswer", size_of::<OddsRoundAnswer>()),
    ("GrogAcwOddsColumnQuestion", size_of::<OddsColumnQuestion>()),
    ("GrogAcwOddsColumnAnswer", size_of::<OddsColumnAnswer>()),
    ("GrogAcwTableCheckQuestion", size_of::<TableCheckQuestion>()),
    ("GrogAcwTableCheckAnswer", size_of::<TableCheckAnswer>()),
    ("GrogAcwTableExampleQuestion", size_of::<TableExampleQuestion>()),
    ("GrogAcwTableExampleAnswer", size_of::<TableExampleAnswer>()),
    ("GrogAcwAttacksObligedQuestion", size_of::<AttacksObligedQuestion>()),
    ("GrogAcwAttacksObligedAnswer", size_of::<AttacksObligedAnswer>()),
    ("GrogAcwAttacksCheckQuestion", size_of::<AttacksCheckQuestion>()),
    ("GrogAcwAttacksCheckAnswer", size_of::<AttacksCheckAnswer>()),
    ("GrogAcwAttacksPlanQuestion", size_of::<AttacksPlanQuestion>()),
    ("GrogAcwAttacksPlanAnswer", size_of::<AttacksPlanAnswer>()),
    ("GrogAcwAttacksImproveQuestion", size_of::<AttacksImproveQuestion>()),
    ("GrogAcwAttacksImproveAnswer", size_of::<AttacksImproveAnswer>()),
    ("GrogAcwAttacksWalkQuestion", size_of::<AttacksWalkQuestion>()),
    ("GrogAcwAttacksWalkAnswer", size_of::<AttacksWalkAnswer>()),
    ("GrogAcwCombatAssessQuestion", size_of::<CombatAssessQuestion>()),
    ("GrogAcwCombatAssessAnswer", size_of::<CombatAssessAnswer>()),
    ("GrogAcwCombatResolveQuestion", size_of::<CombatResolveQuestion>()),
    ("GrogAcwCombatResolveAnswer", size_of::<CombatResolveAnswer>()),
    ("GrogAcwCombatDistributionQuestion", size_of::<CombatDistributionQuestion>()),
    ("GrogAcwCombatDistributionAnswer", size_of::<CombatDistributionAnswer>()),
    ("GrogAcwCombatPercentileQuestion", size_of::<CombatPercentileQuestion>()),
    ("GrogAcwCombatPercentileAnswer", size_of::<CombatPercentileAnswer>()),
    ("GrogAcwLossesChoicesQuestion", size_of::<LossesChoicesQuestion>()),
    ("GrogAcwLossesChoicesAnswer", size_of::<LossesChoicesAnswer>()),
    ("GrogAcwLossesApplyQuestion", size_of::<LossesApplyQuestion>()),
    ("GrogAcwLossesApplyAnswer", size_of::<LossesApplyAnswer>()),
    ("GrogAcwCommandersAssessQuestion", size_of::<CommandersAssessQuestion>()),
    ("GrogAcwCommandersAssessAnswer", size_of::<CommandersAssessAnswer>()),
    ("GrogAcwCommandersResolveQuestion", size_of::<CommandersResolveQuestion>()),
    ("GrogAcwCommandersResolveAnswer", size_of::<CommandersResolveAnswer>()),
    ("GrogAcwCommandersArmyQuestion", size_of::<CommandersArmyQuestion>()),
    ("GrogAcwCommandersArmyAnswer", size_of::<CommandersArmyAnswer>()),
];
