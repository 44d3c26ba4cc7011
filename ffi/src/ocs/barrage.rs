//! The functions of `ocs.barrage`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
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
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

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
                name: &text!("firers"),
                at: ask::pair(offset_of!(BarrageAssessQuestion, firers), offset_of!(BarrageAssessQuestion, firers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("targets"),
                at: ask::pair(
                    offset_of!(BarrageAssessQuestion, targets),
                    offset_of!(BarrageAssessQuestion, targets_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("spotters"),
                at: ask::pair(
                    offset_of!(BarrageAssessQuestion, spotters),
                    offset_of!(BarrageAssessQuestion, spotters_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("terrain"),
                at: ask::pair(
                    offset_of!(BarrageAssessQuestion, terrain),
                    offset_of!(BarrageAssessQuestion, terrain_len),
                ),
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
        let said = grognard_core::ocs::barrage::assess(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
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
            name: &text!("dice"),
            at: ask::pair(offset_of!(BarrageResolveQuestion, dice), offset_of!(BarrageResolveQuestion, dice_len)),
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
        let said = grognard_core::ocs::barrage::resolve(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
            name: &text!("units"),
            at: ask::pair(offset_of!(BarrageChoicesQuestion, units), offset_of!(BarrageChoicesQuestion, units_len)),
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
        let said = grognard_core::ocs::barrage::choices(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
                name: &text!("units"),
                at: ask::pair(offset_of!(BarrageApplyQuestion, units), offset_of!(BarrageApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(BarrageApplyQuestion, losses), offset_of!(BarrageApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<BarrageApplyQuestion>()),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
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
        let said = grognard_core::ocs::barrage::apply(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
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
        let said = grognard_core::ocs::barrage::distribution(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
        let said = grognard_core::ocs::barrage::percentile(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
