//! The functions of the system `axis_allies`: one a question. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask::{self, GrogTrail};
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::antiaircraft::AaChance;
use grognard_core::axis_allies::antiaircraft::AaChances;
use grognard_core::axis_allies::antiaircraft::AaHits;
use grognard_core::axis_allies::antiaircraft::AaVolley;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::BattleChances;
use grognard_core::axis_allies::battle::BattleEffect;
use grognard_core::axis_allies::battle::BattleKind;
use grognard_core::axis_allies::battle::BattleOutcome;
use grognard_core::axis_allies::battle::BattlePercentile;
use grognard_core::axis_allies::battle::Bombardment;
use grognard_core::axis_allies::battle::Decision;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::battle::Found;
use grognard_core::axis_allies::battle::Goal;
use grognard_core::axis_allies::battle::Laden;
use grognard_core::axis_allies::battle::LossChance;
use grognard_core::axis_allies::battle::LossesWeighed;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::battle::Price;
use grognard_core::axis_allies::battle::Role;
use grognard_core::axis_allies::battle::RoundChance;
use grognard_core::axis_allies::battle::Sunk;
use grognard_core::axis_allies::battle::Turn;
use grognard_core::axis_allies::battle::Wave;
use grognard_core::axis_allies::board::Holding;
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::bombing::RaidAssessment;
use grognard_core::axis_allies::bombing::RaidChances;
use grognard_core::axis_allies::bombing::RaidOutcome;
use grognard_core::axis_allies::bombing::Raided;
use grognard_core::axis_allies::carriers::Landed;
use grognard_core::axis_allies::carriers::Stranded;
use grognard_core::axis_allies::conquest::Conquest;
use grognard_core::axis_allies::conquest::Means;
use grognard_core::axis_allies::conquest::Transfer;
use grognard_core::axis_allies::income::Income;
use grognard_core::axis_allies::landing::Flight;
use grognard_core::axis_allies::landing::Strip;
use grognard_core::axis_allies::map::Border;
use grognard_core::axis_allies::map::Canal;
use grognard_core::axis_allies::map::Link;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::map::Space;
use grognard_core::axis_allies::map::SpaceFacts;
use grognard_core::axis_allies::map::Started;
use grognard_core::axis_allies::movement::Passage;
use grognard_core::axis_allies::movement::Range;
use grognard_core::axis_allies::movement::Reached;
use grognard_core::axis_allies::moves::Declared;
use grognard_core::axis_allies::orders::Action;
use grognard_core::axis_allies::orders::Happening;
use grognard_core::axis_allies::orders::Objection;
use grognard_core::axis_allies::orders::Order;
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::placement::Placed;
use grognard_core::axis_allies::placement::Placement;
use grognard_core::axis_allies::placement::Refusal;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::powers::Side;
use grognard_core::axis_allies::transport::Shipped;
use grognard_core::axis_allies::units::Kind;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::axis_allies::victory::Victory;
use grognard_core::axis_allies::withdrawal::Leaving;
use grognard_core::axis_allies::withdrawal::Refuge;
use grognard_core::axis_allies::withdrawal::Refuges;
use grognard_core::axis_allies::withdrawal::Way;
use grognard_core::fault::Fault;
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// A position, and the board and chart that it is played with.
/// Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The spaces of the host's own board; none for the second edition's.
    pub spaces: *const Space,
    /// How many `spaces` there are; the pointer may be null if 0.
    pub spaces_len: usize,
    /// The borders of the host's own board.
    pub links: *const Link,
    /// How many `links` there are; the pointer may be null if 0.
    pub links_len: usize,
    /// The canals of the host's own board.
    pub canals: *const Canal,
    /// How many `canals` there are; the pointer may be null if 0.
    pub canals_len: usize,
    /// Rows of the unit chart that differ from the edition's.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
    /// The spaces that are not as the game began.
    pub holdings: *const Holding,
    /// How many `holdings` there are; the pointer may be null if 0.
    pub holdings_len: usize,
    /// The pieces of every power.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.
    pub tas_links: Flag,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 112 } else { 60 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::axis_allies::board::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::axis_allies::board::Board {
            // SAFETY: looked at.
            spaces: unsafe { memory::list(this.spaces, this.spaces_len) },
            // SAFETY: looked at.
            links: unsafe { memory::list(this.links, this.links_len) },
            // SAFETY: looked at.
            canals: unsafe { memory::list(this.canals, this.canals_len) },
            // SAFETY: looked at.
            chart: unsafe { memory::list(this.chart, this.chart_len) },
            // SAFETY: looked at.
            holdings: unsafe { memory::list(this.holdings, this.holdings_len) },
            // SAFETY: looked at.
            units: unsafe { memory::list(this.units, this.units_len) },
            tas_links: this.tas_links,
        }
    }
}

/// What `grog_axis_allies_units_values` asks. Which row of the unit chart is wanted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsValuesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The kind.
    pub kind: Code<Kind>,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<UnitsValuesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_units_values` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsValuesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A row of the unit chart.
    pub value: UnitValue,
}
const _: () = assert!(offset_of!(UnitsValuesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsValuesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsValuesQuestion {
    type Answer = UnitsValuesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsValuesQuestion>(),
        answer: memory::Extent::of::<UnitsValuesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("chart")),
            length: memory::Place::of(&text!("chart_len")),
            at: memory::small(offset_of!(UnitsValuesQuestion, chart)),
            len_at: memory::small(offset_of!(UnitsValuesQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<UnitsValuesQuestion>()),
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
        let question = grognard_core::axis_allies::units::OneKind {
            kind: asked.kind,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::units::values(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// A kind's figures, by the edition's chart or the game's (AA units).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_units_values(
    question: *const UnitsValuesQuestion,
    answer: *mut UnitsValuesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_begin` asks. Forces that meet.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleBeginQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attackers that fight. Cargo does not: land units aboard transports (AA 3.2f) and friendly fighters aboard
    /// carriers (AA 3.4e).
    pub attacker: Force,
    /// The defenders, a carrier's fighters with them (AA 3.4b). An antiaircraft gun is none.
    pub defender: Force,
    /// How many attackers come straight off transports; one makes it an amphibious assault (AA 4.3a).
    pub landed: u16,
    /// How many were to come so when the attack was declared; those whose transports were sunk are no longer among
    /// `landed` (AA 4.3c).
    pub declared: u16,
    /// Battleships that are to give support, by sea zone.
    pub support: *const Bombardment,
    /// How many `support` there are; the pointer may be null if 0.
    pub support_len: usize,
    /// An antiaircraft gun stands in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleBeginQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 64 });

/// What `grog_axis_allies_battle_begin` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleBeginAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(BattleBeginAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleBeginAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleBeginQuestion {
    type Answer = BattleBeginAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleBeginQuestion>(),
        answer: memory::Extent::of::<BattleBeginAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("support")),
                length: memory::Place::of(&text!("support_len")),
                at: memory::small(offset_of!(BattleBeginQuestion, support)),
                len_at: memory::small(offset_of!(BattleBeginQuestion, support_len)),
                item: memory::Item::of::<Bombardment>(),
            },
            ask::List {
                place: memory::Place::of(&text!("chart")),
                length: memory::Place::of(&text!("chart_len")),
                at: memory::small(offset_of!(BattleBeginQuestion, chart)),
                len_at: memory::small(offset_of!(BattleBeginQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleBeginQuestion>()),
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
        let question = grognard_core::axis_allies::battle::Begin {
            kind: asked.kind,
            attacker: asked.attacker,
            defender: asked.defender,
            landed: asked.landed,
            declared: asked.declared,
            // SAFETY: looked at.
            support: unsafe { memory::list(asked.support, asked.support_len) },
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::battle::begin(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_begin(
    question: *const BattleBeginQuestion,
    answer: *mut BattleBeginAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_choices` asks. A battle that waits.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<BattleChoicesQuestion>() == 128);

/// What `grog_axis_allies_battle_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What is wanted next, and of whom.
    pub value: Turn,
}
const _: () = assert!(offset_of!(BattleChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleChoicesQuestion {
    type Answer = BattleChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleChoicesQuestion>(),
        answer: memory::Extent::of::<BattleChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BattleChoicesQuestion, reserved)),
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
        let question = grognard_core::axis_allies::battle::Waiting { battle: asked.battle };
        let ruling = grognard_core::axis_allies::battle::choices(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_choices(
    question: *const BattleChoicesQuestion,
    answer: *mut BattleChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_apply` asks. A step: of the fields after the battle, those count that its stage asks for, and the others stay empty.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// Where dice are wanted: as many as the volley has, by kind in the order of the kinds.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// Where losses are wanted: the units that their owner chose.
    pub losses: Force,
    /// An antiaircraft gun is offered among them.
    pub lose_aa_gun: Flag,
    /// Where submarines may withdraw: how many do.
    pub submarines: u16,
    /// Where the attacker may retreat: whether he does.
    pub decision: Code<Decision>,
    /// Where those who leave may go, numbered as the host likes: what the rules of withdrawal say (AA 4.1b, 4.2c, 4.2d).
    pub destinations: *const u16,
    /// How many `destinations` there are; the pointer may be null if 0.
    pub destinations_len: usize,
    /// Where they go.
    pub destination: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<BattleApplyQuestion>() == if cfg!(target_pointer_width = "64") { 192 } else { 172 });

/// What `grog_axis_allies_battle_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut BattleEffect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(BattleApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleApplyQuestion {
    type Answer = BattleApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleApplyQuestion>(),
        answer: memory::Extent::of::<BattleApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("dice")),
                length: memory::Place::of(&text!("dice_len")),
                at: memory::small(offset_of!(BattleApplyQuestion, dice)),
                len_at: memory::small(offset_of!(BattleApplyQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                place: memory::Place::of(&text!("destinations")),
                length: memory::Place::of(&text!("destinations_len")),
                at: memory::small(offset_of!(BattleApplyQuestion, destinations)),
                len_at: memory::small(offset_of!(BattleApplyQuestion, destinations_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BattleApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<BattleEffect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
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
        let question = grognard_core::axis_allies::battle::BattleStep {
            battle: asked.battle,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            losses: asked.losses,
            lose_aa_gun: asked.lose_aa_gun,
            submarines: asked.submarines,
            decision: asked.decision,
            // SAFETY: looked at.
            destinations: unsafe { memory::list(asked.destinations, asked.destinations_len) },
            destination: asked.destination,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BattleEffect>() };
        let ruling = grognard_core::axis_allies::battle::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_apply(
    question: *const BattleApplyQuestion,
    answer: *mut BattleApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_sink` asks. Ships after a battle.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleSinkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Whose they are.
    pub role: Code<Role>,
    /// The ships that carry something.
    pub ships: *const Laden,
    /// How many `ships` there are; the pointer may be null if 0.
    pub ships_len: usize,
    /// The attacker retreated from the battle.
    pub retreated: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleSinkQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_axis_allies_battle_sink` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleSinkAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut BattleEffect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What went down with ships. Zero where it is forbidden.
    pub value: Sunk,
}
const _: () = assert!(offset_of!(BattleSinkAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleSinkAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleSinkAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleSinkQuestion {
    type Answer = BattleSinkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleSinkQuestion>(),
        answer: memory::Extent::of::<BattleSinkAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("ships")),
                length: memory::Place::of(&text!("ships_len")),
                at: memory::small(offset_of!(BattleSinkQuestion, ships)),
                len_at: memory::small(offset_of!(BattleSinkQuestion, ships_len)),
                item: memory::Item::of::<Laden>(),
            },
            ask::List {
                place: memory::Place::of(&text!("chart")),
                length: memory::Place::of(&text!("chart_len")),
                at: memory::small(offset_of!(BattleSinkQuestion, chart)),
                len_at: memory::small(offset_of!(BattleSinkQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleSinkQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<BattleEffect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
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
        let question = grognard_core::axis_allies::battle::Sinking {
            role: asked.role,
            // SAFETY: looked at.
            ships: unsafe { memory::list(asked.ships, asked.ships_len) },
            retreated: asked.retreated,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BattleEffect>() };
        let ruling = grognard_core::axis_allies::battle::sink(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_sink(
    question: *const BattleSinkQuestion,
    answer: *mut BattleSinkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_distribution` asks. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    pub waves: *const Wave,
    /// How many `waves` there are; the pointer may be null if 0.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<BattleDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_axis_allies_battle_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut BattleOutcome,
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
    /// The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
    /// most. Of several waves, the endings are those of the last that was fought.
    pub value: BattleChances,
}
const _: () = assert!(offset_of!(BattleDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleDistributionQuestion {
    type Answer = BattleDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleDistributionQuestion>(),
        answer: memory::Extent::of::<BattleDistributionAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("waves")),
                length: memory::Place::of(&text!("waves_len")),
                at: memory::small(offset_of!(BattleDistributionQuestion, waves)),
                len_at: memory::small(offset_of!(BattleDistributionQuestion, waves_len)),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                place: memory::Place::of(&text!("chart")),
                length: memory::Place::of(&text!("chart_len")),
                at: memory::small(offset_of!(BattleDistributionQuestion, chart)),
                len_at: memory::small(offset_of!(BattleDistributionQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleDistributionQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<BattleOutcome>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleDistributionAnswer, scratch)),
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
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::list(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BattleOutcome>() };
        let ruling = grognard_core::axis_allies::battle::distribution(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of a battle to its end, and all that can be left.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_distribution(
    question: *const BattleDistributionQuestion,
    answer: *mut BattleDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_rounds` asks. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleRoundsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    pub waves: *const Wave,
    /// How many `waves` there are; the pointer may be null if 0.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleRoundsQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_axis_allies_battle_rounds` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleRoundsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RoundChance,
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
    /// The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
    /// most. Of several waves, the endings are those of the last that was fought.
    pub value: BattleChances,
}
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleRoundsQuestion {
    type Answer = BattleRoundsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleRoundsQuestion>(),
        answer: memory::Extent::of::<BattleRoundsAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("waves")),
                length: memory::Place::of(&text!("waves_len")),
                at: memory::small(offset_of!(BattleRoundsQuestion, waves)),
                len_at: memory::small(offset_of!(BattleRoundsQuestion, waves_len)),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                place: memory::Place::of(&text!("chart")),
                length: memory::Place::of(&text!("chart_len")),
                at: memory::small(offset_of!(BattleRoundsQuestion, chart)),
                len_at: memory::small(offset_of!(BattleRoundsQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleRoundsQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RoundChance>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleRoundsAnswer, scratch)),
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
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::list(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RoundChance>() };
        let ruling = grognard_core::axis_allies::battle::rounds(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of a battle, round by round.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_rounds(
    question: *const BattleRoundsQuestion,
    answer: *mut BattleRoundsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_losses` asks. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleLossesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    pub waves: *const Wave,
    /// How many `waves` there are; the pointer may be null if 0.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleLossesQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// What `grog_axis_allies_battle_losses` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleLossesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut LossChance,
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
    /// What the chances of losses are read from: how many waves were weighed.
    pub value: LossesWeighed,
}
const _: () = assert!(offset_of!(BattleLossesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleLossesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleLossesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleLossesQuestion {
    type Answer = BattleLossesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleLossesQuestion>(),
        answer: memory::Extent::of::<BattleLossesAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("waves")),
                length: memory::Place::of(&text!("waves_len")),
                at: memory::small(offset_of!(BattleLossesQuestion, waves)),
                len_at: memory::small(offset_of!(BattleLossesQuestion, waves_len)),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                place: memory::Place::of(&text!("chart")),
                length: memory::Place::of(&text!("chart_len")),
                at: memory::small(offset_of!(BattleLossesQuestion, chart)),
                len_at: memory::small(offset_of!(BattleLossesQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleLossesQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<LossChance>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleLossesAnswer, scratch)),
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
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::list(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<LossChance>() };
        let ruling = grognard_core::axis_allies::battle::losses(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of each side's losses, by kind, in units and in IPC.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_losses(
    question: *const BattleLossesQuestion,
    answer: *mut BattleLossesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_percentile` asks. A battle that was fought, and the plans it is held against.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattlePercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, which must be over.
    pub battle: Battle,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// What taking the territory is worth, in IPC.
    pub territory: u16,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own. They say what units cost; what
    /// their dice hit is the battle's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<BattlePercentileQuestion>() == if cfg!(target_pointer_width = "64") { 192 } else { 184 });

/// What `grog_axis_allies_battle_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattlePercentileAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
    /// IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
    pub value: BattlePercentile,
}
const _: () = assert!(offset_of!(BattlePercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattlePercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattlePercentileQuestion {
    type Answer = BattlePercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattlePercentileQuestion>(),
        answer: memory::Extent::of::<BattlePercentileAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("chart")),
            length: memory::Place::of(&text!("chart_len")),
            at: memory::small(offset_of!(BattlePercentileQuestion, chart)),
            len_at: memory::small(offset_of!(BattlePercentileQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BattlePercentileQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattlePercentileAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Fought {
            battle: asked.battle,
            attacker_plan: asked.attacker_plan,
            defender_plan: asked.defender_plan,
            territory: asked.territory,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::battle::percentile(&question, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where a battle that was fought stands among all that could have come of it.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_percentile(
    question: *const BattlePercentileQuestion,
    answer: *mut BattlePercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_battle_fewest` asks. What is wanted, of whom, and how long it may take to find.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleFewestQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where.
    pub kind: Code<BattleKind>,
    /// Whose units are sought.
    pub role: Code<Role>,
    /// What is wanted.
    pub goal: Code<Goal>,
    /// What is to be as little as possible.
    pub price: Code<Price>,
    /// The wanted chance, in units of 1/2^63.
    pub wanted: u64,
    /// Steps that the search may take: as many for each force that is tried as there are pairs of what may be left of both
    /// sides.
    pub budget: u64,
    /// The most units of each kind that may be added.
    pub available: Force,
    /// The attackers that take part anyway.
    pub attacker: Force,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defenders that take part anyway.
    pub defender: Force,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// It is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// An antiaircraft gun stands in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleFewestQuestion>() == if cfg!(target_pointer_width = "64") { 144 } else { 136 });

/// What `grog_axis_allies_battle_fewest` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleFewestAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// What was found.
    pub value: Found,
}
const _: () = assert!(offset_of!(BattleFewestAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleFewestAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleFewestQuestion {
    type Answer = BattleFewestAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleFewestQuestion>(),
        answer: memory::Extent::of::<BattleFewestAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("chart")),
            length: memory::Place::of(&text!("chart_len")),
            at: memory::small(offset_of!(BattleFewestQuestion, chart)),
            len_at: memory::small(offset_of!(BattleFewestQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BattleFewestQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BattleFewestAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Fewest {
            kind: asked.kind,
            role: asked.role,
            goal: asked.goal,
            price: asked.price,
            wanted: asked.wanted,
            budget: asked.budget,
            available: asked.available,
            attacker: asked.attacker,
            attacker_plan: asked.attacker_plan,
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            support: asked.support,
            amphibious: asked.amphibious,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::battle::fewest(&question, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The fewest or cheapest units that reach a wanted chance.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_fewest(
    question: *const BattleFewestQuestion,
    answer: *mut BattleFewestAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_antiaircraft_assess` asks. Aircraft that come under an antiaircraft gun.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Aircraft that attack the gun's territory or fly over it.
    pub aircraft: u16,
    /// They do so in the non-combat phase.
    pub noncombat: Flag,
    /// The gun is aboard a transport.
    pub aboard: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<AntiaircraftAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_antiaircraft_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The dice of an antiaircraft gun. Zero where it is forbidden.
    pub value: AaVolley,
}
const _: () = assert!(offset_of!(AntiaircraftAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AntiaircraftAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AntiaircraftAssessQuestion {
    type Answer = AntiaircraftAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AntiaircraftAssessQuestion>(),
        answer: memory::Extent::of::<AntiaircraftAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("chart")),
            length: memory::Place::of(&text!("chart_len")),
            at: memory::small(offset_of!(AntiaircraftAssessQuestion, chart)),
            len_at: memory::small(offset_of!(AntiaircraftAssessQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<AntiaircraftAssessQuestion>()),
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
        let question = grognard_core::axis_allies::antiaircraft::Overhead {
            aircraft: asked.aircraft,
            noncombat: asked.noncombat,
            aboard: asked.aboard,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::antiaircraft::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_antiaircraft_assess(
    question: *const AntiaircraftAssessQuestion,
    answer: *mut AntiaircraftAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_antiaircraft_resolve` asks. An antiaircraft gun's dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The aircraft that it fires at.
    pub aircraft: u16,
    /// One die for each.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<AntiaircraftResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// What `grog_axis_allies_antiaircraft_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What an antiaircraft gun hit.
    pub value: AaHits,
}
const _: () = assert!(offset_of!(AntiaircraftResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AntiaircraftResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AntiaircraftResolveQuestion {
    type Answer = AntiaircraftResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AntiaircraftResolveQuestion>(),
        answer: memory::Extent::of::<AntiaircraftResolveAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("dice")),
                length: memory::Place::of(&text!("dice_len")),
                at: memory::small(offset_of!(AntiaircraftResolveQuestion, dice)),
                len_at: memory::small(offset_of!(AntiaircraftResolveQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                place: memory::Place::of(&text!("chart")),
                length: memory::Place::of(&text!("chart_len")),
                at: memory::small(offset_of!(AntiaircraftResolveQuestion, chart)),
                len_at: memory::small(offset_of!(AntiaircraftResolveQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<AntiaircraftResolveQuestion>()),
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
        let question = grognard_core::axis_allies::antiaircraft::AaFire {
            aircraft: asked.aircraft,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::antiaircraft::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What an antiaircraft gun's dice hit (AA 3.1a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_antiaircraft_resolve(
    question: *const AntiaircraftResolveQuestion,
    answer: *mut AntiaircraftResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_antiaircraft_distribution` asks. Antiaircraft fire before it falls.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The aircraft that it is fired at, at most 400.
    pub aircraft: u16,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<AntiaircraftDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_antiaircraft_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut AaChance,
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
    /// The chances of antiaircraft fire.
    pub value: AaChances,
}
const _: () = assert!(offset_of!(AntiaircraftDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(AntiaircraftDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AntiaircraftDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AntiaircraftDistributionQuestion {
    type Answer = AntiaircraftDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AntiaircraftDistributionQuestion>(),
        answer: memory::Extent::of::<AntiaircraftDistributionAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("chart")),
            length: memory::Place::of(&text!("chart_len")),
            at: memory::small(offset_of!(AntiaircraftDistributionQuestion, chart)),
            len_at: memory::small(offset_of!(AntiaircraftDistributionQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<AntiaircraftDistributionQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<AaChance>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(AntiaircraftDistributionAnswer, scratch)),
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
        let question = grognard_core::axis_allies::antiaircraft::AaForecast {
            aircraft: asked.aircraft,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<AaChance>() };
        let ruling = grognard_core::axis_allies::antiaircraft::distribution(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of an antiaircraft gun's hits (AA 3.1a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_antiaircraft_distribution(
    question: *const AntiaircraftDistributionQuestion,
    answer: *mut AntiaircraftDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_bombing_assess` asks. A raid that is to be flown.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The bombers that are to raid, at most 400.
    pub bombers: u16,
    /// Other units that are to raid with them.
    pub others: u16,
    /// How many of the bombers fight in a battle this turn.
    pub fighting: u16,
    /// An industrial complex stands in the territory.
    pub complex: Flag,
    /// The territory is the enemy's.
    pub enemy: Flag,
    /// An enemy antiaircraft gun stands in it.
    pub aa_gun: Flag,
    /// They fly in the non-combat phase.
    pub noncombat: Flag,
    /// What the owner can lose at most, in IPC: what he has, or what a house rule says; 0 for no limit.
    pub limit: u16,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: *const UnitValue,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BombingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// What `grog_axis_allies_bombing_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A raid that may be flown. Zero where it is forbidden.
    pub value: RaidAssessment,
}
const _: () = assert!(offset_of!(BombingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BombingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BombingAssessQuestion {
    type Answer = BombingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BombingAssessQuestion>(),
        answer: memory::Extent::of::<BombingAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("chart")),
            length: memory::Place::of(&text!("chart_len")),
            at: memory::small(offset_of!(BombingAssessQuestion, chart)),
            len_at: memory::small(offset_of!(BombingAssessQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BombingAssessQuestion>()),
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
        let question = grognard_core::axis_allies::bombing::Raid {
            bombers: asked.bombers,
            others: asked.others,
            fighting: asked.fighting,
            complex: asked.complex,
            enemy: asked.enemy,
            aa_gun: asked.aa_gun,
            noncombat: asked.noncombat,
            limit: asked.limit,
            // SAFETY: looked at.
            chart: unsafe { memory::list(asked.chart, asked.chart_len) },
        };
        let ruling = grognard_core::axis_allies::bombing::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether bombers may raid a territory's income, and with which dice.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_bombing_assess(
    question: *const BombingAssessQuestion,
    answer: *mut BombingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_bombing_resolve` asks. A raid and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The raid.
    pub assessment: RaidAssessment,
    /// The antiaircraft dice, then one for each bomber that is left.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<BombingResolveQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_axis_allies_bombing_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a raid brought.
    pub value: Raided,
}
const _: () = assert!(offset_of!(BombingResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BombingResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BombingResolveQuestion {
    type Answer = BombingResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BombingResolveQuestion>(),
        answer: memory::Extent::of::<BombingResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(BombingResolveQuestion, dice)),
            len_at: memory::small(offset_of!(BombingResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<BombingResolveQuestion>()),
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
        let question = grognard_core::axis_allies::bombing::RaidDice {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::axis_allies::bombing::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a raid shoots down and destroys.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_bombing_resolve(
    question: *const BombingResolveQuestion,
    answer: *mut BombingResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_bombing_distribution` asks. A raid before it is flown.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The raid.
    pub assessment: RaidAssessment,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<BombingDistributionQuestion>() == 16);

/// What `grog_axis_allies_bombing_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RaidOutcome,
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
    /// The chances of a raid.
    pub value: RaidChances,
}
const _: () = assert!(offset_of!(BombingDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BombingDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BombingDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BombingDistributionQuestion {
    type Answer = BombingDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BombingDistributionQuestion>(),
        answer: memory::Extent::of::<BombingDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BombingDistributionQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RaidOutcome>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(BombingDistributionAnswer, scratch)),
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
        let question = grognard_core::axis_allies::bombing::RaidForecast { assessment: asked.assessment };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RaidOutcome>() };
        let ruling = grognard_core::axis_allies::bombing::distribution(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of a raid.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_bombing_distribution(
    question: *const BombingDistributionQuestion,
    answer: *mut BombingDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_map_space` asks. Which space is meant.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSpaceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The space; 0 where `site` says it.
    pub space: u16,
    /// The space by name, on the built-in board.
    pub site: Code<Site>,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<MapSpaceQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_map_space` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSpaceAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Border,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What is known of a space.
    pub value: SpaceFacts,
}
const _: () = assert!(offset_of!(MapSpaceAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MapSpaceAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MapSpaceAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MapSpaceQuestion {
    type Answer = MapSpaceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MapSpaceQuestion>(),
        answer: memory::Extent::of::<MapSpaceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MapSpaceQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Border>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(MapSpaceQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::map::AtSpace {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            space: asked.space,
            site: asked.site,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Border>() };
        let ruling = grognard_core::axis_allies::map::space(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What a space is, and its neighbours (AA map).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_map_space(
    question: *const MapSpaceQuestion,
    answer: *mut MapSpaceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_map_adjacent` asks. Two spaces.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapAdjacentQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// One space.
    pub space: u16,
    /// The other.
    pub other: u16,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<MapAdjacentQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_map_adjacent` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapAdjacentAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(MapAdjacentAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(MapAdjacentAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MapAdjacentQuestion {
    type Answer = MapAdjacentAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MapAdjacentQuestion>(),
        answer: memory::Extent::of::<MapAdjacentAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MapAdjacentQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(MapAdjacentQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::map::Pair {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            space: asked.space,
            other: asked.other,
        };
        let ruling = grognard_core::axis_allies::map::adjacent(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether two spaces touch (AA 2.1 to 2.6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_map_adjacent(
    question: *const MapAdjacentQuestion,
    answer: *mut MapAdjacentAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_map_setup` asks. Whose pieces are wanted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSetupQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The power; nobody for all of them.
    pub power: Code<Power>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<MapSetupQuestion>() == 8);

/// What `grog_axis_allies_map_setup` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSetupAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Unit,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How the game begins.
    pub value: Started,
}
const _: () = assert!(offset_of!(MapSetupAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MapSetupAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MapSetupAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MapSetupQuestion {
    type Answer = MapSetupAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MapSetupQuestion>(),
        answer: memory::Extent::of::<MapSetupAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MapSetupQuestion, reserved)),
        effects: Some(&ask::Out { item: memory::Item::of::<Unit>(), place: &ask::ROWS, capacity: &ask::ROWS_CAPACITY }),
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
        let question = grognard_core::axis_allies::map::SetUp { power: asked.power };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Unit>() };
        let ruling = grognard_core::axis_allies::map::setup(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The pieces that the second edition's board begins with (AA map).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_map_setup(
    question: *const MapSetupQuestion,
    answer: *mut MapSetupAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_movement_assess` asks. A piece and the way that it is to go.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement.
    pub phase: Code<Phase>,
    /// The piece, from 0 in `board.units`.
    pub unit: u16,
    /// The spaces that it enters, in order.
    pub path: *const u16,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// IPC left after purchases, for neutrals (2.7a).
    pub cash: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<MovementAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_axis_allies_movement_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Happening,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What a way costs. Zero where it is forbidden.
    pub value: Passage,
}
const _: () = assert!(offset_of!(MovementAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovementAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovementAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovementAssessQuestion {
    type Answer = MovementAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovementAssessQuestion>(),
        answer: memory::Extent::of::<MovementAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("path")),
            length: memory::Place::of(&text!("path_len")),
            at: memory::small(offset_of!(MovementAssessQuestion, path)),
            len_at: memory::small(offset_of!(MovementAssessQuestion, path_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(MovementAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Happening>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(MovementAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::movement::Route {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            unit: asked.unit,
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Happening>() };
        let ruling = grognard_core::axis_allies::movement::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a piece may go along a path, what it costs and what happens (AA 2, 3, 4.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_movement_assess(
    question: *const MovementAssessQuestion,
    answer: *mut MovementAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_movement_reach` asks. A piece that wants to know where it can go.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementReachQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement.
    pub phase: Code<Phase>,
    /// The piece, from 0 in `board.units`.
    pub unit: u16,
    /// IPC left after purchases, for neutrals (2.7a).
    pub cash: u16,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<MovementReachQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_movement_reach` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementReachAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Reached,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many spaces a piece can reach. Zero where it is forbidden.
    pub value: Range,
}
const _: () = assert!(offset_of!(MovementReachAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovementReachAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovementReachAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovementReachQuestion {
    type Answer = MovementReachAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovementReachQuestion>(),
        answer: memory::Extent::of::<MovementReachAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MovementReachQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Reached>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(MovementReachQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::movement::Reach {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            unit: asked.unit,
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Reached>() };
        let ruling = grognard_core::axis_allies::movement::reach(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Everywhere that a piece can go in a phase (AA 2, 3, 4.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_movement_reach(
    question: *const MovementReachQuestion,
    answer: *mut MovementReachAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_transport_assess` asks. Troops that board a transport together, or leave it for one land.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement.
    pub phase: Code<Phase>,
    /// Whether they board or unload.
    pub action: Code<Action>,
    /// The transport, counted from 1 in `board.units`.
    pub aboard: u16,
    /// The troops, each from 0 in `board.units`.
    pub troops: *const u16,
    /// How many `troops` there are; the pointer may be null if 0.
    pub troops_len: usize,
    /// The land that they unload onto.
    pub space: u16,
    /// Those who board will unload in the same phase to attack (3.2c).
    pub assault: Flag,
    /// IPC left after purchases, for neutrals (2.7a).
    pub cash: u16,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<TransportAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_axis_allies_transport_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Happening,
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
    /// A transport after troops boarded or left it. Zero where it is forbidden.
    pub value: Shipped,
}
const _: () = assert!(offset_of!(TransportAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TransportAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TransportAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TransportAssessQuestion {
    type Answer = TransportAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TransportAssessQuestion>(),
        answer: memory::Extent::of::<TransportAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("troops")),
            length: memory::Place::of(&text!("troops_len")),
            at: memory::small(offset_of!(TransportAssessQuestion, troops)),
            len_at: memory::small(offset_of!(TransportAssessQuestion, troops_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(TransportAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Happening>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(TransportAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(TransportAssessAnswer, scratch)),
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
        let question = grognard_core::axis_allies::transport::Shipping {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            action: asked.action,
            aboard: asked.aboard,
            // SAFETY: looked at.
            troops: unsafe { memory::list(asked.troops, asked.troops_len) },
            space: asked.space,
            assault: asked.assault,
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Happening>() };
        let ruling = grognard_core::axis_allies::transport::assess(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether troops may board a transport or unload from it (AA 3.2, 3.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_transport_assess(
    question: *const TransportAssessQuestion,
    answer: *mut TransportAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_moves_check` asks. The orders of a phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovesCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the orders.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement.
    pub phase: Code<Phase>,
    /// The orders, in the order in which they are carried out. A piece may have several.
    pub orders: *const Order,
    /// How many `orders` there are; the pointer may be null if 0.
    pub orders_len: usize,
    /// IPC left after purchases, for neutrals (2.7a).
    pub cash: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<MovesCheckQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_axis_allies_moves_check` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovesCheckAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Objection,
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
    /// What a phase's orders come to. Zero where it is forbidden.
    pub value: Declared,
}
const _: () = assert!(offset_of!(MovesCheckAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovesCheckAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovesCheckAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovesCheckQuestion {
    type Answer = MovesCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovesCheckQuestion>(),
        answer: memory::Extent::of::<MovesCheckAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("orders")),
            length: memory::Place::of(&text!("orders_len")),
            at: memory::small(offset_of!(MovesCheckQuestion, orders)),
            len_at: memory::small(offset_of!(MovesCheckQuestion, orders_len)),
            item: memory::Item::of::<Order>(),
        }],
        reserved_at: memory::small(offset_of!(MovesCheckQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Objection>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(MovesCheckQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(MovesCheckAnswer, scratch)),
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
        let question = grognard_core::axis_allies::moves::Moves {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            // SAFETY: looked at.
            orders: unsafe { memory::list(asked.orders, asked.orders_len) },
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Objection>() };
        let ruling = grognard_core::axis_allies::moves::check(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a phase's orders are allowed, with every objection (AA 2, 3, 4.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_moves_check(
    question: *const MovesCheckQuestion,
    answer: *mut MovesCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_landing_choices` asks. An aircraft that must come down.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LandingChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position after combat.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is.
    pub power: Code<Power>,
    /// The aircraft, from 0 in `board.units`.
    pub unit: u16,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<LandingChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_landing_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LandingChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Strip,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How far an aircraft still flies. Zero where it is forbidden.
    pub value: Flight,
}
const _: () = assert!(offset_of!(LandingChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LandingChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LandingChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LandingChoicesQuestion {
    type Answer = LandingChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LandingChoicesQuestion>(),
        answer: memory::Extent::of::<LandingChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(LandingChoicesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Strip>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(LandingChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::landing::Airborne {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            unit: asked.unit,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Strip>() };
        let ruling = grognard_core::axis_allies::landing::choices(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Where an aircraft may land once the fighting is over (AA 3.4, 4.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_landing_choices(
    question: *const LandingChoicesQuestion,
    answer: *mut LandingChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_carriers_choices` asks. A sea battle that is over.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position as the battle found it: what was lost is still listed.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is: the attacker.
    pub power: Code<Power>,
    /// The sea zone.
    pub space: u16,
    /// The attacker's fighters, not the defender's.
    pub attacking: Flag,
    /// The pieces that were lost, each from 0 in `board.units`.
    pub lost: *const u16,
    /// How many `lost` there are; the pointer may be null if 0.
    pub lost_len: usize,
    /// The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.
    pub kept: *const u16,
    /// How many `kept` there are; the pointer may be null if 0.
    pub kept_len: usize,
}
const _: () = assert!(size_of::<CarriersChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

/// What `grog_axis_allies_carriers_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What fighters without a carrier have to choose from.
    pub value: Stranded,
}
const _: () = assert!(offset_of!(CarriersChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CarriersChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CarriersChoicesQuestion {
    type Answer = CarriersChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CarriersChoicesQuestion>(),
        answer: memory::Extent::of::<CarriersChoicesAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("lost")),
                length: memory::Place::of(&text!("lost_len")),
                at: memory::small(offset_of!(CarriersChoicesQuestion, lost)),
                len_at: memory::small(offset_of!(CarriersChoicesQuestion, lost_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("kept")),
                length: memory::Place::of(&text!("kept_len")),
                at: memory::small(offset_of!(CarriersChoicesQuestion, kept)),
                len_at: memory::small(offset_of!(CarriersChoicesQuestion, kept_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<CarriersChoicesQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(CarriersChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::carriers::Wreck {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            space: asked.space,
            attacking: asked.attacking,
            // SAFETY: looked at.
            lost: unsafe { memory::list(asked.lost, asked.lost_len) },
            // SAFETY: looked at.
            kept: unsafe { memory::list(asked.kept, asked.kept_len) },
        };
        let ruling = grognard_core::axis_allies::carriers::choices(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What fighters that lost their carrier have to choose from (AA 3.4b, 3.4e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_carriers_choices(
    question: *const CarriersChoicesQuestion,
    answer: *mut CarriersChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_carriers_apply` asks. A sea battle that is over.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position as the battle found it: what was lost is still listed.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is: the attacker.
    pub power: Code<Power>,
    /// The sea zone.
    pub space: u16,
    /// The attacker's fighters, not the defender's.
    pub attacking: Flag,
    /// The pieces that were lost, each from 0 in `board.units`.
    pub lost: *const u16,
    /// How many `lost` there are; the pointer may be null if 0.
    pub lost_len: usize,
    /// The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.
    pub kept: *const u16,
    /// How many `kept` there are; the pointer may be null if 0.
    pub kept_len: usize,
}
const _: () = assert!(size_of::<CarriersApplyQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

/// What `grog_axis_allies_carriers_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Landed,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What fighters without a carrier have to choose from. Zero where it is forbidden.
    pub value: Stranded,
}
const _: () = assert!(offset_of!(CarriersApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CarriersApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CarriersApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CarriersApplyQuestion {
    type Answer = CarriersApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CarriersApplyQuestion>(),
        answer: memory::Extent::of::<CarriersApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("lost")),
                length: memory::Place::of(&text!("lost_len")),
                at: memory::small(offset_of!(CarriersApplyQuestion, lost)),
                len_at: memory::small(offset_of!(CarriersApplyQuestion, lost_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("kept")),
                length: memory::Place::of(&text!("kept_len")),
                at: memory::small(offset_of!(CarriersApplyQuestion, kept)),
                len_at: memory::small(offset_of!(CarriersApplyQuestion, kept_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<CarriersApplyQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Landed>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(CarriersApplyQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::carriers::Wreck {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            space: asked.space,
            attacking: asked.attacking,
            // SAFETY: looked at.
            lost: unsafe { memory::list(asked.lost, asked.lost_len) },
            // SAFETY: looked at.
            kept: unsafe { memory::list(asked.kept, asked.kept_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Landed>() };
        let ruling = grognard_core::axis_allies::carriers::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Where fighters that lost their carrier go (AA 3.4b, 3.4e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_carriers_apply(
    question: *const CarriersApplyQuestion,
    answer: *mut CarriersApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_withdrawal_choices` asks. A battle that somebody wants to leave, and where to.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position now: those who fell are gone, and what was taken by moving is taken.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is: the attacker.
    pub power: Code<Power>,
    /// Where the battle is.
    pub battle: u16,
    /// Who leaves it.
    pub leaving: Code<Leaving>,
    /// It is an amphibious assault.
    pub amphibious: Flag,
    /// How each attacking piece came there, the lost ones and aircraft included.
    pub ways: *const Way,
    /// How many `ways` there are; the pointer may be null if 0.
    pub ways_len: usize,
    /// Where they want to go; `choices` does not look at it.
    pub space: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<WithdrawalChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_axis_allies_withdrawal_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Refuge,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many spaces there are to withdraw to. Zero where it is forbidden.
    pub value: Refuges,
}
const _: () = assert!(offset_of!(WithdrawalChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(WithdrawalChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(WithdrawalChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for WithdrawalChoicesQuestion {
    type Answer = WithdrawalChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<WithdrawalChoicesQuestion>(),
        answer: memory::Extent::of::<WithdrawalChoicesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("ways")),
            length: memory::Place::of(&text!("ways_len")),
            at: memory::small(offset_of!(WithdrawalChoicesQuestion, ways)),
            len_at: memory::small(offset_of!(WithdrawalChoicesQuestion, ways_len)),
            item: memory::Item::of::<Way>(),
        }],
        reserved_at: memory::small(offset_of!(WithdrawalChoicesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Refuge>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(WithdrawalChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::withdrawal::Withdrawal {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            battle: asked.battle,
            leaving: asked.leaving,
            amphibious: asked.amphibious,
            // SAFETY: looked at.
            ways: unsafe { memory::list(asked.ways, asked.ways_len) },
            space: asked.space,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Refuge>() };
        let ruling = grognard_core::axis_allies::withdrawal::choices(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Every space that a battle may be left for (AA 4.1b, 4.2c, 4.2d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_withdrawal_choices(
    question: *const WithdrawalChoicesQuestion,
    answer: *mut WithdrawalChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_withdrawal_assess` asks. A battle that somebody wants to leave, and where to.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position now: those who fell are gone, and what was taken by moving is taken.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is: the attacker.
    pub power: Code<Power>,
    /// Where the battle is.
    pub battle: u16,
    /// Who leaves it.
    pub leaving: Code<Leaving>,
    /// It is an amphibious assault.
    pub amphibious: Flag,
    /// How each attacking piece came there, the lost ones and aircraft included.
    pub ways: *const Way,
    /// How many `ways` there are; the pointer may be null if 0.
    pub ways_len: usize,
    /// Where they want to go; `choices` does not look at it.
    pub space: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<WithdrawalAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_axis_allies_withdrawal_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(WithdrawalAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(WithdrawalAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for WithdrawalAssessQuestion {
    type Answer = WithdrawalAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<WithdrawalAssessQuestion>(),
        answer: memory::Extent::of::<WithdrawalAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("ways")),
            length: memory::Place::of(&text!("ways_len")),
            at: memory::small(offset_of!(WithdrawalAssessQuestion, ways)),
            len_at: memory::small(offset_of!(WithdrawalAssessQuestion, ways_len)),
            item: memory::Item::of::<Way>(),
        }],
        reserved_at: memory::small(offset_of!(WithdrawalAssessQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(WithdrawalAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::withdrawal::Withdrawal {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            battle: asked.battle,
            leaving: asked.leaving,
            amphibious: asked.amphibious,
            // SAFETY: looked at.
            ways: unsafe { memory::list(asked.ways, asked.ways_len) },
            space: asked.space,
        };
        let ruling = grognard_core::axis_allies::withdrawal::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a battle may be left for a space (AA 4.1b, 4.2c, 4.2d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_withdrawal_assess(
    question: *const WithdrawalAssessQuestion,
    answer: *mut WithdrawalAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_conquest_apply` asks. A territory that was won.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConquestApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, with the territory still its former owner's.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Who took it.
    pub power: Code<Power>,
    /// The territory.
    pub space: u16,
    /// What it was taken with.
    pub means: Code<Means>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ConquestApplyQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_conquest_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConquestApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Transfer,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What a conquest means. Zero where it is forbidden.
    pub value: Conquest,
}
const _: () = assert!(offset_of!(ConquestApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ConquestApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ConquestApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ConquestApplyQuestion {
    type Answer = ConquestApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ConquestApplyQuestion>(),
        answer: memory::Extent::of::<ConquestApplyAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ConquestApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Transfer>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ConquestApplyQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::conquest::Capture {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            space: asked.space,
            means: asked.means,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Transfer>() };
        let ruling = grognard_core::axis_allies::conquest::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Who gets a territory that was taken, and what stands in it (AA 3.1e, 5.2b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_conquest_apply(
    question: *const ConquestApplyQuestion,
    answer: *mut ConquestApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_income_collect` asks. Whose income is wanted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct IncomeCollectQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The power.
    pub power: Code<Power>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<IncomeCollectQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_income_collect` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct IncomeCollectAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a power's territories yield.
    pub value: Income,
}
const _: () = assert!(offset_of!(IncomeCollectAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(IncomeCollectAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for IncomeCollectQuestion {
    type Answer = IncomeCollectAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<IncomeCollectQuestion>(),
        answer: memory::Extent::of::<IncomeCollectAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(IncomeCollectQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(IncomeCollectQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::income::Collect {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
        };
        let ruling = grognard_core::axis_allies::income::collect(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a power collects at the end of its turn (AA 5.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_income_collect(
    question: *const IncomeCollectQuestion,
    answer: *mut IncomeCollectAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_victory_assess` asks. A moment of the game.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VictoryAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The American turn has just ended, so that M84 is asked.
    pub us_turn_ended: Flag,
    /// The side that surrenders, if any.
    pub surrenders: Code<Side>,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<VictoryAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_axis_allies_victory_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VictoryAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Whether the game is won.
    pub value: Victory,
}
const _: () = assert!(offset_of!(VictoryAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(VictoryAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for VictoryAssessQuestion {
    type Answer = VictoryAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<VictoryAssessQuestion>(),
        answer: memory::Extent::of::<VictoryAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(VictoryAssessQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(VictoryAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
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
        let question = grognard_core::axis_allies::victory::Standing {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            us_turn_ended: asked.us_turn_ended,
            surrenders: asked.surrenders,
        };
        let ruling = grognard_core::axis_allies::victory::assess(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Whether a side has won (AA 5.1).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_victory_assess(
    question: *const VictoryAssessQuestion,
    answer: *mut VictoryAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_axis_allies_placement_assess` asks. All that a power places in a turn.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlacementAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position after non-combat movement.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose turn it is.
    pub power: Code<Power>,
    /// What it places.
    pub placements: *const Placement,
    /// How many `placements` there are; the pointer may be null if 0.
    pub placements_len: usize,
}
const _: () = assert!(size_of::<PlacementAssessQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 20 });

/// What `grog_axis_allies_placement_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlacementAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Refusal,
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
    /// What was placed. Zero where it is forbidden.
    pub value: Placed,
}
const _: () = assert!(offset_of!(PlacementAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlacementAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlacementAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlacementAssessQuestion {
    type Answer = PlacementAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlacementAssessQuestion>(),
        answer: memory::Extent::of::<PlacementAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("placements")),
            length: memory::Place::of(&text!("placements_len")),
            at: memory::small(offset_of!(PlacementAssessQuestion, placements)),
            len_at: memory::small(offset_of!(PlacementAssessQuestion, placements_len)),
            item: memory::Item::of::<Placement>(),
        }],
        reserved_at: memory::small(size_of::<PlacementAssessQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Refusal>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(PlacementAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("spaces")),
                        length: memory::Place::within(&text!("board"), &text!("spaces_len")),
                        at: memory::small(offset_of!(Board, spaces)),
                        len_at: memory::small(offset_of!(Board, spaces_len)),
                        item: memory::Item::of::<Space>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("links")),
                        length: memory::Place::within(&text!("board"), &text!("links_len")),
                        at: memory::small(offset_of!(Board, links)),
                        len_at: memory::small(offset_of!(Board, links_len)),
                        item: memory::Item::of::<Link>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("canals")),
                        length: memory::Place::within(&text!("board"), &text!("canals_len")),
                        at: memory::small(offset_of!(Board, canals)),
                        len_at: memory::small(offset_of!(Board, canals_len)),
                        item: memory::Item::of::<Canal>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<UnitValue>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("holdings")),
                        length: memory::Place::within(&text!("board"), &text!("holdings_len")),
                        at: memory::small(offset_of!(Board, holdings)),
                        len_at: memory::small(offset_of!(Board, holdings_len)),
                        item: memory::Item::of::<Holding>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(PlacementAssessAnswer, scratch)),
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
        let question = grognard_core::axis_allies::placement::Placing {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            // SAFETY: looked at.
            placements: unsafe { memory::list(asked.placements, asked.placements_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Refusal>() };
        let ruling = grognard_core::axis_allies::placement::assess(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether all that a power places is allowed (AA 2.7, 3.1b, 3.4f).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_placement_assess(
    question: *const PlacementAssessQuestion,
    answer: *mut PlacementAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[(&str, &[&str])] = &[
    (text!("GrogAxisAlliesDecision"), <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesGoal"), <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesPrice"), <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesLossOf"), <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesBattleKind"), <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesRole"), <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesEnding"), <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesStage"), <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY.words),
    (
        text!("GrogAxisAlliesBattleEffectKind"),
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY.words,
    ),
    (text!("GrogAxisAlliesUnloading"), <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesFate"), <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesMeans"), <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesChange"), <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesSurface"), <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesSite"), <grognard_core::axis_allies::map::Site as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesPhase"), <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesAction"), <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesIncident"), <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesPower"), <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesSide"), <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesKind"), <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesDomain"), <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesGround"), <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY.words),
    (text!("GrogAxisAlliesLeaving"), <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY.words),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogAxisAlliesUnitValue"), size_of::<grognard_core::axis_allies::units::UnitValue>()),
    (text!("GrogAxisAlliesForce"), size_of::<grognard_core::axis_allies::battle::Force>()),
    (text!("GrogAxisAlliesFigures"), size_of::<grognard_core::axis_allies::battle::Figures>()),
    (text!("GrogAxisAlliesBombardment"), size_of::<grognard_core::axis_allies::battle::Bombardment>()),
    (text!("GrogAxisAlliesBattle"), size_of::<grognard_core::axis_allies::battle::Battle>()),
    (text!("GrogAxisAlliesTurn"), size_of::<grognard_core::axis_allies::battle::Turn>()),
    (text!("GrogAxisAlliesBattleEffect"), size_of::<grognard_core::axis_allies::battle::BattleEffect>()),
    (text!("GrogAxisAlliesLaden"), size_of::<grognard_core::axis_allies::battle::Laden>()),
    (text!("GrogAxisAlliesSunk"), size_of::<grognard_core::axis_allies::battle::Sunk>()),
    (text!("GrogAxisAlliesPlan"), size_of::<grognard_core::axis_allies::battle::Plan>()),
    (text!("GrogAxisAlliesWave"), size_of::<grognard_core::axis_allies::battle::Wave>()),
    (text!("GrogAxisAlliesExpected"), size_of::<grognard_core::axis_allies::chance::Expected>()),
    (text!("GrogAxisAlliesExpectedForce"), size_of::<grognard_core::axis_allies::battle::ExpectedForce>()),
    (text!("GrogAxisAlliesBattleChances"), size_of::<grognard_core::axis_allies::battle::BattleChances>()),
    (text!("GrogAxisAlliesBattleOutcome"), size_of::<grognard_core::axis_allies::battle::BattleOutcome>()),
    (text!("GrogAxisAlliesRoundChance"), size_of::<grognard_core::axis_allies::battle::RoundChance>()),
    (text!("GrogAxisAlliesLossChance"), size_of::<grognard_core::axis_allies::battle::LossChance>()),
    (text!("GrogAxisAlliesLossesWeighed"), size_of::<grognard_core::axis_allies::battle::LossesWeighed>()),
    (text!("GrogAxisAlliesBattlePercentile"), size_of::<grognard_core::axis_allies::battle::BattlePercentile>()),
    (text!("GrogAxisAlliesFound"), size_of::<grognard_core::axis_allies::battle::Found>()),
    (text!("GrogAxisAlliesAaVolley"), size_of::<grognard_core::axis_allies::antiaircraft::AaVolley>()),
    (text!("GrogAxisAlliesAaHits"), size_of::<grognard_core::axis_allies::antiaircraft::AaHits>()),
    (text!("GrogAxisAlliesAaChance"), size_of::<grognard_core::axis_allies::antiaircraft::AaChance>()),
    (text!("GrogAxisAlliesAaChances"), size_of::<grognard_core::axis_allies::antiaircraft::AaChances>()),
    (text!("GrogAxisAlliesRaidAssessment"), size_of::<grognard_core::axis_allies::bombing::RaidAssessment>()),
    (text!("GrogAxisAlliesRaided"), size_of::<grognard_core::axis_allies::bombing::Raided>()),
    (text!("GrogAxisAlliesRaidOutcome"), size_of::<grognard_core::axis_allies::bombing::RaidOutcome>()),
    (text!("GrogAxisAlliesRaidChances"), size_of::<grognard_core::axis_allies::bombing::RaidChances>()),
    (text!("GrogAxisAlliesSpace"), size_of::<grognard_core::axis_allies::map::Space>()),
    (text!("GrogAxisAlliesLink"), size_of::<grognard_core::axis_allies::map::Link>()),
    (text!("GrogAxisAlliesCanal"), size_of::<grognard_core::axis_allies::map::Canal>()),
    (text!("GrogAxisAlliesHolding"), size_of::<grognard_core::axis_allies::board::Holding>()),
    (text!("GrogAxisAlliesUnit"), size_of::<grognard_core::axis_allies::board::Unit>()),
    (text!("GrogAxisAlliesBoard"), size_of::<Board>()),
    (text!("GrogAxisAlliesSpaceFacts"), size_of::<grognard_core::axis_allies::map::SpaceFacts>()),
    (text!("GrogAxisAlliesBorder"), size_of::<grognard_core::axis_allies::map::Border>()),
    (text!("GrogAxisAlliesStarted"), size_of::<grognard_core::axis_allies::map::Started>()),
    (text!("GrogAxisAlliesOrder"), size_of::<grognard_core::axis_allies::orders::Order>()),
    (text!("GrogAxisAlliesObjection"), size_of::<grognard_core::axis_allies::orders::Objection>()),
    (text!("GrogAxisAlliesHappening"), size_of::<grognard_core::axis_allies::orders::Happening>()),
    (text!("GrogAxisAlliesPassage"), size_of::<grognard_core::axis_allies::movement::Passage>()),
    (text!("GrogAxisAlliesReached"), size_of::<grognard_core::axis_allies::movement::Reached>()),
    (text!("GrogAxisAlliesRange"), size_of::<grognard_core::axis_allies::movement::Range>()),
    (text!("GrogAxisAlliesShipped"), size_of::<grognard_core::axis_allies::transport::Shipped>()),
    (text!("GrogAxisAlliesDeclared"), size_of::<grognard_core::axis_allies::moves::Declared>()),
    (text!("GrogAxisAlliesStrip"), size_of::<grognard_core::axis_allies::landing::Strip>()),
    (text!("GrogAxisAlliesFlight"), size_of::<grognard_core::axis_allies::landing::Flight>()),
    (text!("GrogAxisAlliesStranded"), size_of::<grognard_core::axis_allies::carriers::Stranded>()),
    (text!("GrogAxisAlliesLanded"), size_of::<grognard_core::axis_allies::carriers::Landed>()),
    (text!("GrogAxisAlliesWay"), size_of::<grognard_core::axis_allies::withdrawal::Way>()),
    (text!("GrogAxisAlliesRefuge"), size_of::<grognard_core::axis_allies::withdrawal::Refuge>()),
    (text!("GrogAxisAlliesRefuges"), size_of::<grognard_core::axis_allies::withdrawal::Refuges>()),
    (text!("GrogAxisAlliesTransfer"), size_of::<grognard_core::axis_allies::conquest::Transfer>()),
    (text!("GrogAxisAlliesConquest"), size_of::<grognard_core::axis_allies::conquest::Conquest>()),
    (text!("GrogAxisAlliesIncome"), size_of::<grognard_core::axis_allies::income::Income>()),
    (text!("GrogAxisAlliesVictory"), size_of::<grognard_core::axis_allies::victory::Victory>()),
    (text!("GrogAxisAlliesPlacement"), size_of::<grognard_core::axis_allies::placement::Placement>()),
    (text!("GrogAxisAlliesRefusal"), size_of::<grognard_core::axis_allies::placement::Refusal>()),
    (text!("GrogAxisAlliesPlaced"), size_of::<grognard_core::axis_allies::placement::Placed>()),
    ("GrogAxisAlliesUnitsValuesQuestion", size_of::<UnitsValuesQuestion>()),
    ("GrogAxisAlliesUnitsValuesAnswer", size_of::<UnitsValuesAnswer>()),
    ("GrogAxisAlliesBattleBeginQuestion", size_of::<BattleBeginQuestion>()),
    ("GrogAxisAlliesBattleBeginAnswer", size_of::<BattleBeginAnswer>()),
    ("GrogAxisAlliesBattleChoicesQuestion", size_of::<BattleChoicesQuestion>()),
    ("GrogAxisAlliesBattleChoicesAnswer", size_of::<BattleChoicesAnswer>()),
    ("GrogAxisAlliesBattleApplyQuestion", size_of::<BattleApplyQuestion>()),
    ("GrogAxisAlliesBattleApplyAnswer", size_of::<BattleApplyAnswer>()),
    ("GrogAxisAlliesBattleSinkQuestion", size_of::<BattleSinkQuestion>()),
    ("GrogAxisAlliesBattleSinkAnswer", size_of::<BattleSinkAnswer>()),
    ("GrogAxisAlliesBattleDistributionQuestion", size_of::<BattleDistributionQuestion>()),
    ("GrogAxisAlliesBattleDistributionAnswer", size_of::<BattleDistributionAnswer>()),
    ("GrogAxisAlliesBattleRoundsQuestion", size_of::<BattleRoundsQuestion>()),
    ("GrogAxisAlliesBattleRoundsAnswer", size_of::<BattleRoundsAnswer>()),
    ("GrogAxisAlliesBattleLossesQuestion", size_of::<BattleLossesQuestion>()),
    ("GrogAxisAlliesBattleLossesAnswer", size_of::<BattleLossesAnswer>()),
    ("GrogAxisAlliesBattlePercentileQuestion", size_of::<BattlePercentileQuestion>()),
    ("GrogAxisAlliesBattlePercentileAnswer", size_of::<BattlePercentileAnswer>()),
    ("GrogAxisAlliesBattleFewestQuestion", size_of::<BattleFewestQuestion>()),
    ("GrogAxisAlliesBattleFewestAnswer", size_of::<BattleFewestAnswer>()),
    ("GrogAxisAlliesAntiaircraftAssessQuestion", size_of::<AntiaircraftAssessQuestion>()),
    ("GrogAxisAlliesAntiaircraftAssessAnswer", size_of::<AntiaircraftAssessAnswer>()),
    ("GrogAxisAlliesAntiaircraftResolveQuestion", size_of::<AntiaircraftResolveQuestion>()),
    ("GrogAxisAlliesAntiaircraftResolveAnswer", size_of::<AntiaircraftResolveAnswer>()),
    ("GrogAxisAlliesAntiaircraftDistributionQuestion", size_of::<AntiaircraftDistributionQuestion>()),
    ("GrogAxisAlliesAntiaircraftDistributionAnswer", size_of::<AntiaircraftDistributionAnswer>()),
    ("GrogAxisAlliesBombingAssessQuestion", size_of::<BombingAssessQuestion>()),
    ("GrogAxisAlliesBombingAssessAnswer", size_of::<BombingAssessAnswer>()),
    ("GrogAxisAlliesBombingResolveQuestion", size_of::<BombingResolveQuestion>()),
    ("GrogAxisAlliesBombingResolveAnswer", size_of::<BombingResolveAnswer>()),
    ("GrogAxisAlliesBombingDistributionQuestion", size_of::<BombingDistributionQuestion>()),
    ("GrogAxisAlliesBombingDistributionAnswer", size_of::<BombingDistributionAnswer>()),
    ("GrogAxisAlliesMapSpaceQuestion", size_of::<MapSpaceQuestion>()),
    ("GrogAxisAlliesMapSpaceAnswer", size_of::<MapSpaceAnswer>()),
    ("GrogAxisAlliesMapAdjacentQuestion", size_of::<MapAdjacentQuestion>()),
    ("GrogAxisAlliesMapAdjacentAnswer", size_of::<MapAdjacentAnswer>()),
    ("GrogAxisAlliesMapSetupQuestion", size_of::<MapSetupQuestion>()),
    ("GrogAxisAlliesMapSetupAnswer", size_of::<MapSetupAnswer>()),
    ("GrogAxisAlliesMovementAssessQuestion", size_of::<MovementAssessQuestion>()),
    ("GrogAxisAlliesMovementAssessAnswer", size_of::<MovementAssessAnswer>()),
    ("GrogAxisAlliesMovementReachQuestion", size_of::<MovementReachQuestion>()),
    ("GrogAxisAlliesMovementReachAnswer", size_of::<MovementReachAnswer>()),
    ("GrogAxisAlliesTransportAssessQuestion", size_of::<TransportAssessQuestion>()),
    ("GrogAxisAlliesTransportAssessAnswer", size_of::<TransportAssessAnswer>()),
    ("GrogAxisAlliesMovesCheckQuestion", size_of::<MovesCheckQuestion>()),
    ("GrogAxisAlliesMovesCheckAnswer", size_of::<MovesCheckAnswer>()),
    ("GrogAxisAlliesLandingChoicesQuestion", size_of::<LandingChoicesQuestion>()),
    ("GrogAxisAlliesLandingChoicesAnswer", size_of::<LandingChoicesAnswer>()),
    ("GrogAxisAlliesCarriersChoicesQuestion", size_of::<CarriersChoicesQuestion>()),
    ("GrogAxisAlliesCarriersChoicesAnswer", size_of::<CarriersChoicesAnswer>()),
    ("GrogAxisAlliesCarriersApplyQuestion", size_of::<CarriersApplyQuestion>()),
    ("GrogAxisAlliesCarriersApplyAnswer", size_of::<CarriersApplyAnswer>()),
    ("GrogAxisAlliesWithdrawalChoicesQuestion", size_of::<WithdrawalChoicesQuestion>()),
    ("GrogAxisAlliesWithdrawalChoicesAnswer", size_of::<WithdrawalChoicesAnswer>()),
    ("GrogAxisAlliesWithdrawalAssessQuestion", size_of::<WithdrawalAssessQuestion>()),
    ("GrogAxisAlliesWithdrawalAssessAnswer", size_of::<WithdrawalAssessAnswer>()),
    ("GrogAxisAlliesConquestApplyQuestion", size_of::<ConquestApplyQuestion>()),
    ("GrogAxisAlliesConquestApplyAnswer", size_of::<ConquestApplyAnswer>()),
    ("GrogAxisAlliesIncomeCollectQuestion", size_of::<IncomeCollectQuestion>()),
    ("GrogAxisAlliesIncomeCollectAnswer", size_of::<IncomeCollectAnswer>()),
    ("GrogAxisAlliesVictoryAssessQuestion", size_of::<VictoryAssessQuestion>()),
    ("GrogAxisAlliesVictoryAssessAnswer", size_of::<VictoryAssessAnswer>()),
    ("GrogAxisAlliesPlacementAssessQuestion", size_of::<PlacementAssessQuestion>()),
    ("GrogAxisAlliesPlacementAssessAnswer", size_of::<PlacementAssessAnswer>()),
];
