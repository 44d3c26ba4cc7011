//! The functions of `ocs.combat`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::dist::Percentile;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::combat::Attack;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::combat::CombatDistribution;
use grognard_core::ocs::combat::CombatResult;
use grognard_core::ocs::combat::Owed;
use grognard_core::ocs::combat::Policy;
use grognard_core::ocs::combat::Settled;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::terrain::Approach;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

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
                name: &text!("attackers"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, attackers),
                    offset_of!(CombatAssessQuestion, attackers_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("defenders"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, defenders),
                    offset_of!(CombatAssessQuestion, defenders_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("terrain"),
                at: ask::pair(offset_of!(CombatAssessQuestion, terrain), offset_of!(CombatAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
            ask::List {
                name: &text!("approaches"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, approaches),
                    offset_of!(CombatAssessQuestion, approaches_len),
                ),
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
        let said = grognard_core::ocs::combat::assess(&question, trail);
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
            name: &text!("dice"),
            at: ask::pair(offset_of!(CombatResolveQuestion, dice), offset_of!(CombatResolveQuestion, dice_len)),
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
        let said = grognard_core::ocs::combat::resolve(&question, trail);
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
            name: &text!("units"),
            at: ask::pair(offset_of!(CombatChoicesQuestion, units), offset_of!(CombatChoicesQuestion, units_len)),
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
        let said = grognard_core::ocs::combat::choices(&question, trail);
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
                name: &text!("units"),
                at: ask::pair(offset_of!(CombatApplyQuestion, units), offset_of!(CombatApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(CombatApplyQuestion, losses), offset_of!(CombatApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatApplyQuestion, reserved)),
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
        let said = grognard_core::ocs::combat::apply(&question, &mut effects, trail);
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
        let said = grognard_core::ocs::combat::distribution(&question, trail);
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
        let said = grognard_core::ocs::combat::percentile(&question, trail);
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
