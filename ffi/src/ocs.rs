//! The functions of the system `ocs`: one a question. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask::{self, GrogTrail};
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::dist::Percentile;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::barrage::BarrageDistribution;
use grognard_core::ocs::barrage::BarrageOwed;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ocs::barrage::Outcome;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::combat::Attack;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::combat::CombatDistribution;
use grognard_core::ocs::combat::CombatResult;
use grognard_core::ocs::combat::Owed;
use grognard_core::ocs::combat::Policy;
use grognard_core::ocs::combat::Settled;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::facility::FacilityAssessment;
use grognard_core::ocs::facility::FacilityDistribution;
use grognard_core::ocs::facility::FacilityHit;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::modes::ModeEffects;
use grognard_core::ocs::modes::Rating;
use grognard_core::ocs::odds::Column;
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::retreat::Pace;
use grognard_core::ocs::retreat::Retreated;
use grognard_core::ocs::size::Extent;
use grognard_core::ocs::terrain::Approach;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::ocs::zoc::Coverer;
use grognard_core::ocs::zoc::Zone;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;

/// A position: what a host hands over once and asks about as often as it likes.
/// Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The game's terrain effects chart.
    pub chart: *const ChartRow,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
    /// The hexes of the map, at most 65535, in the order of q and then r, none twice.
    pub hexes: *const BoardHex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
    /// The units, in the order of their hexes; in a hex from the top of the stack to its bottom.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 56 } else { 28 });

/// What `grog_ocs_units_attack_capable` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsAttackCapableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<UnitsAttackCapableQuestion>() == 88);

/// What `grog_ocs_units_attack_capable` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsAttackCapableAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsAttackCapableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsAttackCapableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsAttackCapableQuestion {
    type Answer = UnitsAttackCapableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsAttackCapableQuestion>(),
        answer: memory::Extent::of::<UnitsAttackCapableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(UnitsAttackCapableQuestion, reserved)),
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
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let ruling = grognard_core::ocs::units::attack_capable(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit is attack-capable (OCS 4.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_attack_capable(
    question: *const UnitsAttackCapableQuestion,
    answer: *mut UnitsAttackCapableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_units_zone_of_control` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsZoneOfControlQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<UnitsZoneOfControlQuestion>() == 88);

/// What `grog_ocs_units_zone_of_control` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsZoneOfControlAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsZoneOfControlAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsZoneOfControlAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsZoneOfControlQuestion {
    type Answer = UnitsZoneOfControlAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsZoneOfControlQuestion>(),
        answer: memory::Extent::of::<UnitsZoneOfControlAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(UnitsZoneOfControlQuestion, reserved)),
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
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let ruling = grognard_core::ocs::units::zone_of_control(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit has a zone of control (OCS 4.4b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_zone_of_control(
    question: *const UnitsZoneOfControlQuestion,
    answer: *mut UnitsZoneOfControlAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_units_enter` asks. A unit that would move on the ground into a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsEnterQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The enemy units in the hex; none for an empty hex, village or city.
    pub enemies: *const Unit,
    /// How many `enemies` there are; the pointer may be null if 0.
    pub enemies_len: usize,
}
const _: () = assert!(size_of::<UnitsEnterQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 92 });

/// What `grog_ocs_units_enter` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsEnterAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsEnterAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsEnterAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsEnterQuestion {
    type Answer = UnitsEnterAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsEnterQuestion>(),
        answer: memory::Extent::of::<UnitsEnterAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&"enemies"),
            length: memory::Place::of(&"enemies_len"),
            at: memory::small(offset_of!(UnitsEnterQuestion, enemies)),
            len_at: memory::small(offset_of!(UnitsEnterQuestion, enemies_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<UnitsEnterQuestion>()),
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
        let question = grognard_core::ocs::units::Enter {
            unit: asked.unit,
            // SAFETY: looked at.
            enemies: unsafe { memory::list(asked.enemies, asked.enemies_len) },
        };
        let ruling = grognard_core::ocs::units::enter(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit may enter a hex with these enemy units (OCS 4.4c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_enter(
    question: *const UnitsEnterQuestion,
    answer: *mut UnitsEnterAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_size_re` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SizeReQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<SizeReQuestion>() == 88);

/// What `grog_ocs_size_re` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SizeReAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How large a unit is.
    pub value: Extent,
}
const _: () = assert!(offset_of!(SizeReAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(SizeReAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for SizeReQuestion {
    type Answer = SizeReAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<SizeReQuestion>(),
        answer: memory::Extent::of::<SizeReAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(SizeReQuestion, reserved)),
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
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let ruling = grognard_core::ocs::size::re(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The RE size of a unit and its steps (OCS 4.6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_size_re(
    question: *const SizeReQuestion,
    answer: *mut SizeReAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_modes_effects` asks. A unit and the phase it is looked at in.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesEffectsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The phase: movement allowances differ by it.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ModesEffectsQuestion>() == 88);

/// What `grog_ocs_modes_effects` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesEffectsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a unit's mode makes of it.
    pub value: ModeEffects,
}
const _: () = assert!(offset_of!(ModesEffectsAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ModesEffectsAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ModesEffectsQuestion {
    type Answer = ModesEffectsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ModesEffectsQuestion>(),
        answer: memory::Extent::of::<ModesEffectsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ModesEffectsQuestion, reserved)),
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
        let question = grognard_core::ocs::modes::InMode { unit: asked.unit, phase: asked.phase };
        let ruling = grognard_core::ocs::modes::effects(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a unit's mode does to it (OCS 5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_modes_effects(
    question: *const ModesEffectsQuestion,
    answer: *mut ModesEffectsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_modes_action_rating` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesActionRatingQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<ModesActionRatingQuestion>() == 88);

/// What `grog_ocs_modes_action_rating` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesActionRatingAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// An Action Rating.
    pub value: Rating,
}
const _: () = assert!(offset_of!(ModesActionRatingAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ModesActionRatingAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ModesActionRatingQuestion {
    type Answer = ModesActionRatingAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ModesActionRatingQuestion>(),
        answer: memory::Extent::of::<ModesActionRatingAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ModesActionRatingQuestion, reserved)),
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
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let ruling = grognard_core::ocs::modes::action_rating(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The Action Rating of a unit (OCS 9.6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_modes_action_rating(
    question: *const ModesActionRatingQuestion,
    answer: *mut ModesActionRatingAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_odds_round` asks. Two strengths to be compared.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in 1/11520 points.
    pub attack: u32,
    /// The defender's strength in 1/11520 points.
    pub defence: u32,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<OddsRoundQuestion>() == 16);

/// What `grog_ocs_odds_round` answers.
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
        reserved_at: memory::small(offset_of!(OddsRoundQuestion, reserved)),
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
        let question =
            grognard_core::ocs::odds::Compare { attack: asked.attack, defence: asked.defence, ground: asked.ground };
        let ruling = grognard_core::ocs::odds::round(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The rounded odds of two strengths (OCS 4.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_odds_round(
    question: *const OddsRoundQuestion,
    answer: *mut OddsRoundAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_odds_column` asks. Two strengths to be compared.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in 1/11520 points.
    pub attack: u32,
    /// The defender's strength in 1/11520 points.
    pub defence: u32,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<OddsColumnQuestion>() == 16);

/// What `grog_ocs_odds_column` answers.
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
        reserved_at: memory::small(offset_of!(OddsColumnQuestion, reserved)),
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
        let question =
            grognard_core::ocs::odds::Compare { attack: asked.attack, defence: asked.defence, ground: asked.ground };
        let ruling = grognard_core::ocs::odds::column(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The odds column of two strengths (OCS 9.7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_odds_column(
    question: *const OddsColumnQuestion,
    answer: *mut OddsColumnAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_assess` asks. An attack on one hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacking units, wherever they stand.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// The units in the attacked hex; those that are no combat units take no part.
    pub defenders: *const Unit,
    /// How many `defenders` there are; the pointer may be null if 0.
    pub defenders_len: usize,
    /// Regular or overrun.
    pub attack: Code<Attack>,
    /// The phase.
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrains of the attacked hex, from the game's chart; none for open ground without effect.
    pub terrain: *const Terrain,
    /// How many `terrain` there are; the pointer may be null if 0.
    pub terrain_len: usize,
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between.
    pub approaches: *const Approach,
    /// How many `approaches` there are; the pointer may be null if 0.
    pub approaches_len: usize,
    /// Level of the hedgehog in the hex, 0 to 4.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts, counted from 1; 0 for the highest.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, counted from 1; 0 for the highest.
    pub defender_lead: u16,
    /// The hex was attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// RE in quarters of other friendly units in the overrunning stack's hex.
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 80 });

/// What `grog_ocs_combat_assess` answers.
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
    /// What an attack is worth: all that the dice need to know. Zero where it is forbidden.
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
                place: memory::Place::of(&"attackers"),
                length: memory::Place::of(&"attackers_len"),
                at: memory::small(offset_of!(CombatAssessQuestion, attackers)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"defenders"),
                length: memory::Place::of(&"defenders_len"),
                at: memory::small(offset_of!(CombatAssessQuestion, defenders)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"terrain"),
                length: memory::Place::of(&"terrain_len"),
                at: memory::small(offset_of!(CombatAssessQuestion, terrain)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
            ask::List {
                place: memory::Place::of(&"approaches"),
                length: memory::Place::of(&"approaches_len"),
                at: memory::small(offset_of!(CombatAssessQuestion, approaches)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, approaches_len)),
                item: memory::Item::of::<Approach>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::list(asked.defenders, asked.defenders_len) },
            attack: asked.attack,
            phase: asked.phase,
            target: asked.target,
            // SAFETY: looked at.
            terrain: unsafe { memory::list(asked.terrain, asked.terrain_len) },
            own_terrain: asked.own_terrain,
            // SAFETY: looked at.
            approaches: unsafe { memory::list(asked.approaches, asked.approaches_len) },
            hedgehog: asked.hedgehog,
            attacker_lead: asked.attacker_lead,
            defender_lead: asked.defender_lead,
            hex_attacked: asked.hex_attacked,
            bystanders_re: asked.bystanders_re,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::combat::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_resolve` asks. An assessed attack and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// Two dice for surprise, one more if there is surprise, two for the combat.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<CombatResolveQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 56 });

/// What `grog_ocs_combat_resolve` answers.
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
    /// A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
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
            place: memory::Place::of(&"dice"),
            length: memory::Place::of(&"dice_len"),
            at: memory::small(offset_of!(CombatResolveQuestion, dice)),
            len_at: memory::small(offset_of!(CombatResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<CombatResolveQuestion>()),
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
        let question = grognard_core::ocs::combat::Resolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::ocs::combat::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed attack and its dice (OCS 9.8, 9.9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_resolve(
    question: *const CombatResolveQuestion,
    answer: *mut CombatResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_choices` asks. A battle and the units whose turn it is.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// The units of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<CombatChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 36 });

/// What `grog_ocs_combat_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
    pub value: Owed,
}
const _: () = assert!(offset_of!(CombatChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatChoicesQuestion {
    type Answer = CombatChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatChoicesQuestion>(),
        answer: memory::Extent::of::<CombatChoicesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&"units"),
            length: memory::Place::of(&"units_len"),
            at: memory::small(offset_of!(CombatChoicesQuestion, units)),
            len_at: memory::small(offset_of!(CombatChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<CombatChoicesQuestion>()),
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
        let question = grognard_core::ocs::combat::Owing {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let ruling = grognard_core::ocs::combat::choices(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What the side whose turn it is owes, and what it may choose (OCS 9.10, 9.11).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_choices(
    question: *const CombatChoicesQuestion,
    answer: *mut CombatChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_apply` asks. What a side pays.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// The units of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Steps that each of them loses; none for no losses.
    pub losses: *const u8,
    /// How many `losses` there are; the pointer may be null if 0.
    pub losses_len: usize,
    /// Hexes that all of them retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// What `grog_ocs_combat_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyAnswer {
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
    /// writes this alone.
    pub effects_len: usize,
    /// A battle after a payment. Zero where it is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(CombatApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatApplyQuestion {
    type Answer = CombatApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatApplyQuestion>(),
        answer: memory::Extent::of::<CombatApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&"units"),
                length: memory::Place::of(&"units_len"),
                at: memory::small(offset_of!(CombatApplyQuestion, units)),
                len_at: memory::small(offset_of!(CombatApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"losses"),
                length: memory::Place::of(&"losses_len"),
                at: memory::small(offset_of!(CombatApplyQuestion, losses)),
                len_at: memory::small(offset_of!(CombatApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
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
        let question = grognard_core::ocs::combat::Payment {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(asked.losses, asked.losses_len) },
            retreat: asked.retreat,
            ignore: asked.ignore,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::combat::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Settles one side's part of a result (OCS 9.10 to 9.13).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_apply(
    question: *const CombatApplyQuestion,
    answer: *mut CombatApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_distribution` asks. An assessed attack, and how each side takes its option.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// How the attacker takes his option.
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his.
    pub defender_policy: Code<Policy>,
    /// The defender takes his option even where he may ignore it.
    pub defender_obeys: Flag,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<CombatDistributionQuestion>() == 56);

/// What `grog_ocs_combat_distribution` answers.
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
    /// The exact chances of an attack: counts of 7776 equal cases.
    pub value: CombatDistribution,
}
const _: () = assert!(offset_of!(CombatDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatDistributionQuestion {
    type Answer = CombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatDistributionQuestion>(),
        answer: memory::Extent::of::<CombatDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CombatDistributionQuestion, reserved)),
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
        let question = grognard_core::ocs::combat::Chances {
            assessment: asked.assessment,
            attacker_policy: asked.attacker_policy,
            defender_policy: asked.defender_policy,
            defender_obeys: asked.defender_obeys,
        };
        let ruling = grognard_core::ocs::combat::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of an assessed attack (OCS 9.8 to 9.13).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_distribution(
    question: *const CombatDistributionQuestion,
    answer: *mut CombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_percentile` asks. A result that happened.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the dice.
    pub assessment: Assessment,
    /// The result that the dice gave.
    pub result: Code<CombatResult>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CombatPercentileQuestion>() == 56);

/// What `grog_ocs_combat_percentile` answers.
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
        let question = grognard_core::ocs::combat::Happened { assessment: asked.assessment, result: asked.result };
        let ruling = grognard_core::ocs::combat::percentile(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where a result that happened stands among all that could have (OCS 9.9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_percentile(
    question: *const CombatPercentileQuestion,
    answer: *mut CombatPercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_retreat_assess` asks. A stack that retreats.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that retreat together.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Where they stand.
    pub start: Hex,
    /// The hexes that they enter, in order.
    pub path: *const Pace,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// How many hexes away they must end.
    pub distance: u8,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RetreatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

/// What `grog_ocs_retreat_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessAnswer {
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
    /// writes this alone.
    pub effects_len: usize,
    /// What a retreat costs a stack. Zero where it is forbidden.
    pub value: Retreated,
}
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatAssessQuestion {
    type Answer = RetreatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatAssessQuestion>(),
        answer: memory::Extent::of::<RetreatAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&"units"),
                length: memory::Place::of(&"units_len"),
                at: memory::small(offset_of!(RetreatAssessQuestion, units)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"path"),
                length: memory::Place::of(&"path_len"),
                at: memory::small(offset_of!(RetreatAssessQuestion, path)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, path_len)),
                item: memory::Item::of::<Pace>(),
            },
        ],
        reserved_at: memory::small(offset_of!(RetreatAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
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
        let question = grognard_core::ocs::retreat::Retreat {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            start: asked.start,
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            distance: asked.distance,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::retreat::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a retreat is legal, and what it does to those who make it (OCS 9.12).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_retreat_assess(
    question: *const RetreatAssessQuestion,
    answer: *mut RetreatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_assess` asks. A barrage against the units in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that fire: artillery, or aircraft, or ships.
    pub firers: *const Unit,
    /// How many `firers` there are; the pointer may be null if 0.
    pub firers_len: usize,
    /// The units in the hex.
    pub targets: *const Unit,
    /// How many `targets` there are; the pointer may be null if 0.
    pub targets_len: usize,
    /// Friendly units that may observe for the fire: any combat unit next to the target, not aboard a landing craft.
    pub spotters: *const Unit,
    /// How many `spotters` there are; the pointer may be null if 0.
    pub spotters_len: usize,
    /// The terrains of the hex, from the game's chart.
    pub terrain: *const Terrain,
    /// How many `terrain` there are; the pointer may be null if 0.
    pub terrain_len: usize,
    /// The terrain that the target's player chose, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// The hex.
    pub target: Hex,
    /// The phase.
    pub phase: Code<Phase>,
    /// Level of the hedgehog in the hex, 0 to 4.
    pub hedgehog: u8,
    /// The supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex was barraged before in this phase.
    pub hex_barraged: Flag,
    /// A hip shoot by an aircraft.
    pub hip_shoot: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<BarrageAssessQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 68 });

/// What `grog_ocs_barrage_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a barrage is worth: all that the dice need to know. Zero where it is forbidden.
    pub value: BarrageAssessment,
}
const _: () = assert!(offset_of!(BarrageAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageAssessQuestion {
    type Answer = BarrageAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageAssessQuestion>(),
        answer: memory::Extent::of::<BarrageAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&"firers"),
                length: memory::Place::of(&"firers_len"),
                at: memory::small(offset_of!(BarrageAssessQuestion, firers)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, firers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"targets"),
                length: memory::Place::of(&"targets_len"),
                at: memory::small(offset_of!(BarrageAssessQuestion, targets)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, targets_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"spotters"),
                length: memory::Place::of(&"spotters_len"),
                at: memory::small(offset_of!(BarrageAssessQuestion, spotters)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, spotters_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"terrain"),
                length: memory::Place::of(&"terrain_len"),
                at: memory::small(offset_of!(BarrageAssessQuestion, terrain)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BarrageAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::barrage::Barrage {
            // SAFETY: looked at.
            firers: unsafe { memory::list(asked.firers, asked.firers_len) },
            // SAFETY: looked at.
            targets: unsafe { memory::list(asked.targets, asked.targets_len) },
            // SAFETY: looked at.
            spotters: unsafe { memory::list(asked.spotters, asked.spotters_len) },
            // SAFETY: looked at.
            terrain: unsafe { memory::list(asked.terrain, asked.terrain_len) },
            own_terrain: asked.own_terrain,
            target: asked.target,
            phase: asked.phase,
            hedgehog: asked.hedgehog,
            unpaid: asked.unpaid,
            hex_barraged: asked.hex_barraged,
            hip_shoot: asked.hip_shoot,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::barrage::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_assess(
    question: *const BarrageAssessQuestion,
    answer: *mut BarrageAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_resolve` asks. An assessed barrage and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
    /// Two dice, and one more where the result is a half.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<BarrageResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_barrage_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A barrage between its dice and its losses: a plain value that the caller keeps.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(BarrageResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageResolveQuestion {
    type Answer = BarrageResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageResolveQuestion>(),
        answer: memory::Extent::of::<BarrageResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&"dice"),
            length: memory::Place::of(&"dice_len"),
            at: memory::small(offset_of!(BarrageResolveQuestion, dice)),
            len_at: memory::small(offset_of!(BarrageResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<BarrageResolveQuestion>()),
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
        let question = grognard_core::ocs::barrage::BarrageResolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::ocs::barrage::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed barrage and its dice (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_resolve(
    question: *const BarrageResolveQuestion,
    answer: *mut BarrageResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_choices` asks. A barrage and the units under it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage.
    pub barrage: Barraged,
    /// The units in the hex.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<BarrageChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_ocs_barrage_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What the target owes: its owner chooses which units lose the steps.
    pub value: BarrageOwed,
}
const _: () = assert!(offset_of!(BarrageChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageChoicesQuestion {
    type Answer = BarrageChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageChoicesQuestion>(),
        answer: memory::Extent::of::<BarrageChoicesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&"units"),
            length: memory::Place::of(&"units_len"),
            at: memory::small(offset_of!(BarrageChoicesQuestion, units)),
            len_at: memory::small(offset_of!(BarrageChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<BarrageChoicesQuestion>()),
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
        let question = grognard_core::ocs::barrage::BarrageOwing {
            barrage: asked.barrage,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let ruling = grognard_core::ocs::barrage::choices(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a barrage's target owes (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_choices(
    question: *const BarrageChoicesQuestion,
    answer: *mut BarrageChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_apply` asks. The losses that a target's owner chose.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage.
    pub barrage: Barraged,
    /// The units in the hex.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Steps that each of them loses; none for no losses.
    pub losses: *const u8,
    /// How many `losses` there are; the pointer may be null if 0.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<BarrageApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_ocs_barrage_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageApplyAnswer {
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
    /// writes this alone.
    pub effects_len: usize,
    /// A barrage between its dice and its losses: a plain value that the caller keeps. Zero where it is forbidden.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageApplyQuestion {
    type Answer = BarrageApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageApplyQuestion>(),
        answer: memory::Extent::of::<BarrageApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&"units"),
                length: memory::Place::of(&"units_len"),
                at: memory::small(offset_of!(BarrageApplyQuestion, units)),
                len_at: memory::small(offset_of!(BarrageApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&"losses"),
                length: memory::Place::of(&"losses_len"),
                at: memory::small(offset_of!(BarrageApplyQuestion, losses)),
                len_at: memory::small(offset_of!(BarrageApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<BarrageApplyQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
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
        let question = grognard_core::ocs::barrage::BarragePayment {
            barrage: asked.barrage,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::barrage::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Settles a barrage (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_apply(
    question: *const BarrageApplyQuestion,
    answer: *mut BarrageApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_distribution` asks. An assessed barrage.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
}
const _: () = assert!(size_of::<BarrageDistributionQuestion>() == 24);

/// What `grog_ocs_barrage_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The exact chances of a barrage: counts of 216 equal cases.
    pub value: BarrageDistribution,
}
const _: () = assert!(offset_of!(BarrageDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageDistributionQuestion {
    type Answer = BarrageDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageDistributionQuestion>(),
        answer: memory::Extent::of::<BarrageDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<BarrageDistributionQuestion>()),
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
        let question = grognard_core::ocs::barrage::BarrageOdds { assessment: asked.assessment };
        let ruling = grognard_core::ocs::barrage::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of an assessed barrage (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_distribution(
    question: *const BarrageDistributionQuestion,
    answer: *mut BarrageDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_percentile` asks. An outcome that happened.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarragePercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the dice.
    pub assessment: BarrageAssessment,
    /// The outcome.
    pub outcome: Code<Outcome>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<BarragePercentileQuestion>() == 32);

/// What `grog_ocs_barrage_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarragePercentileAnswer {
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
const _: () = assert!(offset_of!(BarragePercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarragePercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarragePercentileQuestion {
    type Answer = BarragePercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarragePercentileQuestion>(),
        answer: memory::Extent::of::<BarragePercentileAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BarragePercentileQuestion, reserved)),
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
        let question =
            grognard_core::ocs::barrage::BarrageHappened { assessment: asked.assessment, outcome: asked.outcome };
        let ruling = grognard_core::ocs::barrage::percentile(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where an outcome that happened stands among all that could have (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_percentile(
    question: *const BarragePercentileQuestion,
    answer: *mut BarragePercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_facility_assess` asks. A barrage against a facility.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that fire: artillery, or aircraft, or ships.
    pub firers: *const Unit,
    /// How many `firers` there are; the pointer may be null if 0.
    pub firers_len: usize,
    /// What is fired at.
    pub facility: Code<Target>,
    /// The hex.
    pub target: Hex,
    /// The phase.
    pub phase: Code<Phase>,
    /// Level of an air base, 1 to 3.
    pub level: u8,
    /// Hits that a port has already, 0 to 4.
    pub hits: u8,
    /// A port's printed capacity in T.
    pub capacity: u16,
    /// Planes at an air base or air strip, 0 to 32.
    pub planes: u8,
    /// The supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex was barraged before in this phase.
    pub hex_barraged: Flag,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<FacilityAssessQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 28 });

/// What `grog_ocs_facility_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a barrage against a facility is worth. Zero where it is forbidden.
    pub value: FacilityAssessment,
}
const _: () = assert!(offset_of!(FacilityAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityAssessQuestion {
    type Answer = FacilityAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityAssessQuestion>(),
        answer: memory::Extent::of::<FacilityAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&"firers"),
            length: memory::Place::of(&"firers_len"),
            at: memory::small(offset_of!(FacilityAssessQuestion, firers)),
            len_at: memory::small(offset_of!(FacilityAssessQuestion, firers_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FacilityAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::facility::Facility {
            // SAFETY: looked at.
            firers: unsafe { memory::list(asked.firers, asked.firers_len) },
            facility: asked.facility,
            target: asked.target,
            phase: asked.phase,
            level: asked.level,
            hits: asked.hits,
            capacity: asked.capacity,
            planes: asked.planes,
            unpaid: asked.unpaid,
            hex_barraged: asked.hex_barraged,
        };
        let ruling = grognard_core::ocs::facility::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_assess(
    question: *const FacilityAssessQuestion,
    answer: *mut FacilityAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_facility_resolve` asks. An assessed barrage against a facility, and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: FacilityAssessment,
    /// One die for the table, and one for each plane there if the result can hit planes.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<FacilityResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_facility_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a barrage did to a facility.
    pub value: FacilityHit,
}
const _: () = assert!(offset_of!(FacilityResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityResolveQuestion {
    type Answer = FacilityResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityResolveQuestion>(),
        answer: memory::Extent::of::<FacilityResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&"dice"),
            length: memory::Place::of(&"dice_len"),
            at: memory::small(offset_of!(FacilityResolveQuestion, dice)),
            len_at: memory::small(offset_of!(FacilityResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<FacilityResolveQuestion>()),
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
        let question = grognard_core::ocs::facility::FacilityResolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::ocs::facility::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed barrage against a facility and its dice (OCS 10.0c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_resolve(
    question: *const FacilityResolveQuestion,
    answer: *mut FacilityResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_facility_distribution` asks. An assessed barrage against a facility.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: FacilityAssessment,
}
const _: () = assert!(size_of::<FacilityDistributionQuestion>() == 24);

/// What `grog_ocs_facility_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
    pub value: FacilityDistribution,
}
const _: () = assert!(offset_of!(FacilityDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityDistributionQuestion {
    type Answer = FacilityDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityDistributionQuestion>(),
        answer: memory::Extent::of::<FacilityDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<FacilityDistributionQuestion>()),
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
        let question = grognard_core::ocs::facility::FacilityOdds { assessment: asked.assessment };
        let ruling = grognard_core::ocs::facility::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of a barrage against a facility (OCS 10.0c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_distribution(
    question: *const FacilityDistributionQuestion,
    answer: *mut FacilityDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_zoc_covers` asks. A hex that a side would act in.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that would act there: the zones of all others are its enemies'.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ZocCoversQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_zoc_covers` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Coverer,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What covers a hex.
    pub value: Zone,
}
const _: () = assert!(offset_of!(ZocCoversAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocCoversAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocCoversAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocCoversQuestion {
    type Answer = ZocCoversAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocCoversQuestion>(),
        answer: memory::Extent::of::<ZocCoversAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ZocCoversQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Coverer>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&"board"),
                size: memory::Place::within(&"board", &"size"),
                reserved: memory::Place::within(&"board", &"reserved"),
                at: memory::small(offset_of!(ZocCoversQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&"board", &"chart"),
                        length: memory::Place::within(&"board", &"chart_len"),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&"board", &"hexes"),
                        length: memory::Place::within(&"board", &"hexes_len"),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&"board", &"units"),
                        length: memory::Place::within(&"board", &"units_len"),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
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
        let question = grognard_core::ocs::zoc::Covers {
            board: {
                // SAFETY: it leads to the library's own copy.
                let board = unsafe { &*asked.board };
                grognard_core::ocs::board::Board {
                    // SAFETY: looked at.
                    chart: unsafe { memory::list(board.chart, board.chart_len) },
                    // SAFETY: looked at.
                    hexes: unsafe { memory::list(board.hexes, board.hexes_len) },
                    // SAFETY: looked at.
                    units: unsafe { memory::list(board.units, board.units_len) },
                }
            },
            hex: asked.hex,
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Coverer>() };
        let ruling = grognard_core::ocs::zoc::covers(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_covers(
    question: *const ZocCoversQuestion,
    answer: *mut ZocCoversAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[(&str, &[&str])] = &[
    ("GrogOcsFire", <grognard_core::ocs::barrage::Fire as Word>::VOCABULARY.words),
    ("GrogOcsOutcome", <grognard_core::ocs::barrage::Outcome as Word>::VOCABULARY.words),
    ("GrogOcsBarrageResult", <grognard_core::ocs::barrage::BarrageResult as Word>::VOCABULARY.words),
    ("GrogOcsSettlement", <grognard_core::ocs::board::Settlement as Word>::VOCABULARY.words),
    ("GrogOcsFeature", <grognard_core::ocs::board::Feature as Word>::VOCABULARY.words),
    ("GrogOcsAttack", <grognard_core::ocs::combat::Attack as Word>::VOCABULARY.words),
    ("GrogOcsPolicy", <grognard_core::ocs::combat::Policy as Word>::VOCABULARY.words),
    ("GrogOcsSurprise", <grognard_core::ocs::combat::Surprise as Word>::VOCABULARY.words),
    ("GrogOcsStage", <grognard_core::ocs::combat::Stage as Word>::VOCABULARY.words),
    ("GrogOcsAdvance", <grognard_core::ocs::combat::Advance as Word>::VOCABULARY.words),
    ("GrogOcsCombatResult", <grognard_core::ocs::combat::CombatResult as Word>::VOCABULARY.words),
    ("GrogOcsEffectKind", <grognard_core::ocs::effects::EffectKind as Word>::VOCABULARY.words),
    ("GrogOcsTarget", <grognard_core::ocs::facility::Target as Word>::VOCABULARY.words),
    ("GrogOcsFacilityResult", <grognard_core::ocs::facility::FacilityResult as Word>::VOCABULARY.words),
    ("GrogOcsGround", <grognard_core::ocs::odds::Ground as Word>::VOCABULARY.words),
    ("GrogOcsStepLoss", <grognard_core::ocs::options::StepLoss as Word>::VOCABULARY.words),
    ("GrogOcsEntry", <grognard_core::ocs::terrain::Entry as Word>::VOCABULARY.words),
    ("GrogOcsChoice", <grognard_core::ocs::terrain::Choice as Word>::VOCABULARY.words),
    ("GrogOcsAntiTank", <grognard_core::ocs::terrain::AntiTank as Word>::VOCABULARY.words),
    ("GrogOcsKind", <grognard_core::ocs::units::Kind as Word>::VOCABULARY.words),
    ("GrogOcsArm", <grognard_core::ocs::units::Arm as Word>::VOCABULARY.words),
    ("GrogOcsSymbol", <grognard_core::ocs::units::Symbol as Word>::VOCABULARY.words),
    ("GrogOcsSize", <grognard_core::ocs::units::Size as Word>::VOCABULARY.words),
    ("GrogOcsMode", <grognard_core::ocs::units::Mode as Word>::VOCABULARY.words),
    ("GrogOcsOrientation", <grognard_core::ocs::units::Orientation as Word>::VOCABULARY.words),
    ("GrogOcsStyle", <grognard_core::ocs::units::Style as Word>::VOCABULARY.words),
    ("GrogOcsMobility", <grognard_core::ocs::units::Mobility as Word>::VOCABULARY.words),
    ("GrogOcsStocks", <grognard_core::ocs::units::Stocks as Word>::VOCABULARY.words),
    ("GrogOcsCombatSupply", <grognard_core::ocs::units::CombatSupply as Word>::VOCABULARY.words),
    ("GrogOcsAboard", <grognard_core::ocs::units::Aboard as Word>::VOCABULARY.words),
    ("GrogOcsTransport", <grognard_core::ocs::units::Transport as Word>::VOCABULARY.words),
    ("GrogOcsPhase", <grognard_core::ocs::units::Phase as Word>::VOCABULARY.words),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    ("GrogOcsFace", size_of::<grognard_core::ocs::units::Face>()),
    ("GrogOcsUnit", size_of::<grognard_core::ocs::units::Unit>()),
    ("GrogOcsMultiplier", size_of::<grognard_core::ocs::terrain::Multiplier>()),
    ("GrogOcsTerrain", size_of::<grognard_core::ocs::terrain::Terrain>()),
    ("GrogOcsApproach", size_of::<grognard_core::ocs::terrain::Approach>()),
    ("GrogOcsGameRules", size_of::<grognard_core::ocs::options::GameRules>()),
    ("GrogOcsExtent", size_of::<grognard_core::ocs::size::Extent>()),
    ("GrogOcsModeEffects", size_of::<grognard_core::ocs::modes::ModeEffects>()),
    ("GrogOcsRating", size_of::<grognard_core::ocs::modes::Rating>()),
    ("GrogOcsColumn", size_of::<grognard_core::ocs::odds::Column>()),
    ("GrogOcsAssessment", size_of::<grognard_core::ocs::combat::Assessment>()),
    ("GrogOcsBattle", size_of::<grognard_core::ocs::combat::Battle>()),
    ("GrogOcsOwed", size_of::<grognard_core::ocs::combat::Owed>()),
    ("GrogOcsSettled", size_of::<grognard_core::ocs::combat::Settled>()),
    ("GrogOcsEffect", size_of::<grognard_core::ocs::effects::Effect>()),
    ("GrogOcsCombatDistribution", size_of::<grognard_core::ocs::combat::CombatDistribution>()),
    ("GrogOcsPace", size_of::<grognard_core::ocs::retreat::Pace>()),
    ("GrogOcsRetreated", size_of::<grognard_core::ocs::retreat::Retreated>()),
    ("GrogOcsBarrageAssessment", size_of::<grognard_core::ocs::barrage::BarrageAssessment>()),
    ("GrogOcsBarraged", size_of::<grognard_core::ocs::barrage::Barraged>()),
    ("GrogOcsBarrageOwed", size_of::<grognard_core::ocs::barrage::BarrageOwed>()),
    ("GrogOcsBarrageDistribution", size_of::<grognard_core::ocs::barrage::BarrageDistribution>()),
    ("GrogOcsFacilityAssessment", size_of::<grognard_core::ocs::facility::FacilityAssessment>()),
    ("GrogOcsFacilityHit", size_of::<grognard_core::ocs::facility::FacilityHit>()),
    ("GrogOcsFacilityDistribution", size_of::<grognard_core::ocs::facility::FacilityDistribution>()),
    ("GrogOcsCost", size_of::<grognard_core::ocs::board::Cost>()),
    ("GrogOcsChartRow", size_of::<grognard_core::ocs::board::ChartRow>()),
    ("GrogOcsBoardHex", size_of::<grognard_core::ocs::board::BoardHex>()),
    ("GrogOcsBoard", size_of::<Board>()),
    ("GrogOcsZone", size_of::<grognard_core::ocs::zoc::Zone>()),
    ("GrogOcsCoverer", size_of::<grognard_core::ocs::zoc::Coverer>()),
    ("GrogOcsUnitsAttackCapableQuestion", size_of::<UnitsAttackCapableQuestion>()),
    ("GrogOcsUnitsAttackCapableAnswer", size_of::<UnitsAttackCapableAnswer>()),
    ("GrogOcsUnitsZoneOfControlQuestion", size_of::<UnitsZoneOfControlQuestion>()),
    ("GrogOcsUnitsZoneOfControlAnswer", size_of::<UnitsZoneOfControlAnswer>()),
    ("GrogOcsUnitsEnterQuestion", size_of::<UnitsEnterQuestion>()),
    ("GrogOcsUnitsEnterAnswer", size_of::<UnitsEnterAnswer>()),
    ("GrogOcsSizeReQuestion", size_of::<SizeReQuestion>()),
    ("GrogOcsSizeReAnswer", size_of::<SizeReAnswer>()),
    ("GrogOcsModesEffectsQuestion", size_of::<ModesEffectsQuestion>()),
    ("GrogOcsModesEffectsAnswer", size_of::<ModesEffectsAnswer>()),
    ("GrogOcsModesActionRatingQuestion", size_of::<ModesActionRatingQuestion>()),
    ("GrogOcsModesActionRatingAnswer", size_of::<ModesActionRatingAnswer>()),
    ("GrogOcsOddsRoundQuestion", size_of::<OddsRoundQuestion>()),
    ("GrogOcsOddsRoundAnswer", size_of::<OddsRoundAnswer>()),
    ("GrogOcsOddsColumnQuestion", size_of::<OddsColumnQuestion>()),
    ("GrogOcsOddsColumnAnswer", size_of::<OddsColumnAnswer>()),
    ("GrogOcsCombatAssessQuestion", size_of::<CombatAssessQuestion>()),
    ("GrogOcsCombatAssessAnswer", size_of::<CombatAssessAnswer>()),
    ("GrogOcsCombatResolveQuestion", size_of::<CombatResolveQuestion>()),
    ("GrogOcsCombatResolveAnswer", size_of::<CombatResolveAnswer>()),
    ("GrogOcsCombatChoicesQuestion", size_of::<CombatChoicesQuestion>()),
    ("GrogOcsCombatChoicesAnswer", size_of::<CombatChoicesAnswer>()),
    ("GrogOcsCombatApplyQuestion", size_of::<CombatApplyQuestion>()),
    ("GrogOcsCombatApplyAnswer", size_of::<CombatApplyAnswer>()),
    ("GrogOcsCombatDistributionQuestion", size_of::<CombatDistributionQuestion>()),
    ("GrogOcsCombatDistributionAnswer", size_of::<CombatDistributionAnswer>()),
    ("GrogOcsCombatPercentileQuestion", size_of::<CombatPercentileQuestion>()),
    ("GrogOcsCombatPercentileAnswer", size_of::<CombatPercentileAnswer>()),
    ("GrogOcsRetreatAssessQuestion", size_of::<RetreatAssessQuestion>()),
    ("GrogOcsRetreatAssessAnswer", size_of::<RetreatAssessAnswer>()),
    ("GrogOcsBarrageAssessQuestion", size_of::<BarrageAssessQuestion>()),
    ("GrogOcsBarrageAssessAnswer", size_of::<BarrageAssessAnswer>()),
    ("GrogOcsBarrageResolveQuestion", size_of::<BarrageResolveQuestion>()),
    ("GrogOcsBarrageResolveAnswer", size_of::<BarrageResolveAnswer>()),
    ("GrogOcsBarrageChoicesQuestion", size_of::<BarrageChoicesQuestion>()),
    ("GrogOcsBarrageChoicesAnswer", size_of::<BarrageChoicesAnswer>()),
    ("GrogOcsBarrageApplyQuestion", size_of::<BarrageApplyQuestion>()),
    ("GrogOcsBarrageApplyAnswer", size_of::<BarrageApplyAnswer>()),
    ("GrogOcsBarrageDistributionQuestion", size_of::<BarrageDistributionQuestion>()),
    ("GrogOcsBarrageDistributionAnswer", size_of::<BarrageDistributionAnswer>()),
    ("GrogOcsBarragePercentileQuestion", size_of::<BarragePercentileQuestion>()),
    ("GrogOcsBarragePercentileAnswer", size_of::<BarragePercentileAnswer>()),
    ("GrogOcsFacilityAssessQuestion", size_of::<FacilityAssessQuestion>()),
    ("GrogOcsFacilityAssessAnswer", size_of::<FacilityAssessAnswer>()),
    ("GrogOcsFacilityResolveQuestion", size_of::<FacilityResolveQuestion>()),
    ("GrogOcsFacilityResolveAnswer", size_of::<FacilityResolveAnswer>()),
    ("GrogOcsFacilityDistributionQuestion", size_of::<FacilityDistributionQuestion>()),
    ("GrogOcsFacilityDistributionAnswer", size_of::<FacilityDistributionAnswer>()),
    ("GrogOcsZocCoversQuestion", size_of::<ZocCoversQuestion>()),
    ("GrogOcsZocCoversAnswer", size_of::<ZocCoversAnswer>()),
];
