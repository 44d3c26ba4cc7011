//! The functions of `ocs.attrition`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::AttritionAssessment;
use grognard_core::ocs::attrition::AttritionDistribution;
use grognard_core::ocs::attrition::AttritionLoss;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_attrition_assess`. The units of a hex that are Out of Supply.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose units check.
    pub side: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    pub player: u8,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<AttritionAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_attrition_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The column and the modifier of an attrition roll. Zero if the answer is forbidden.
    pub value: AttritionAssessment,
}
const _: () = assert!(offset_of!(AttritionAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AttritionAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttritionAssessQuestion {
    type Answer = AttritionAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttritionAssessQuestion>(),
        answer: memory::Extent::of::<AttritionAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(AttritionAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(AttritionAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttritionAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::attrition::Attrition {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            phase: asked.phase,
            player: asked.player,
        };
        let said = grognard_core::ocs::attrition::assess(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(())
    }
}

/// The attrition of the units of a hex that are Out of Supply (OCS 12.8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_attrition_assess(
    question: *const AttritionAssessQuestion,
    answer: *mut AttritionAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_attrition_resolve`. An attrition roll.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: AttritionAssessment,
    /// Two dice, 1 to 6 each.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<AttritionResolveQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_attrition_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The steps that a roll costs.
    pub value: AttritionLoss,
}
const _: () = assert!(offset_of!(AttritionResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AttritionResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttritionResolveQuestion {
    type Answer = AttritionResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttritionResolveQuestion>(),
        answer: memory::Extent::of::<AttritionResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(AttritionResolveQuestion, dice), offset_of!(AttritionResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<AttritionResolveQuestion>()),
        value_at: memory::small(offset_of!(AttritionResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::attrition::AttritionRoll {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        let said = grognard_core::ocs::attrition::resolve(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(())
    }
}

/// The steps that an attrition roll costs (OCS 12.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_attrition_resolve(
    question: *const AttritionResolveQuestion,
    answer: *mut AttritionResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_attrition_apply`. The owner's choice of the steps that a roll costs.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose units checked.
    pub side: u8,
    /// The loss.
    pub loss: AttritionLoss,
    /// The steps that each unit loses. An empty list for no losses.
    pub losses: *const StepsLost,
    /// Length of `losses`.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<AttritionApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_attrition_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionApplyAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The steps that a roll costs. Zero if the answer is forbidden.
    pub value: AttritionLoss,
}
const _: () = assert!(offset_of!(AttritionApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttritionApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttritionApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttritionApplyQuestion {
    type Answer = AttritionApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttritionApplyQuestion>(),
        answer: memory::Extent::of::<AttritionApplyAnswer>(),
        lists: &[ask::List {
            name: &text!("losses"),
            at: ask::pair(offset_of!(AttritionApplyQuestion, losses), offset_of!(AttritionApplyQuestion, losses_len)),
            item: memory::Item::of::<StepsLost>(),
        }],
        reserved_at: memory::small(size_of::<AttritionApplyQuestion>()),
        value_at: memory::small(offset_of!(AttritionApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttritionApplyQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::attrition::AttritionPayment {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            loss: asked.loss,
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::attrition::apply(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Takes the steps that an attrition roll costs (OCS 12.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_attrition_apply(
    question: *const AttritionApplyQuestion,
    answer: *mut AttritionApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_attrition_distribution`. An attrition roll that is to be weighed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: AttritionAssessment,
}
const _: () = assert!(size_of::<AttritionDistributionQuestion>() == 8);

/// The answer of `grog_ocs_attrition_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The exact chances of an attrition roll, as counts of 36 equal cases.
    pub value: AttritionDistribution,
}
const _: () = assert!(offset_of!(AttritionDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AttritionDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttritionDistributionQuestion {
    type Answer = AttritionDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttritionDistributionQuestion>(),
        answer: memory::Extent::of::<AttritionDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<AttritionDistributionQuestion>()),
        value_at: memory::small(offset_of!(AttritionDistributionAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::attrition::AttritionOdds { assessment: asked.assessment };
        let said = grognard_core::ocs::attrition::distribution(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(())
    }
}

/// The exact chances of an attrition roll (OCS 12.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_attrition_distribution(
    question: *const AttritionDistributionQuestion,
    answer: *mut AttritionDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
