//! The function of `ocs.modes.action_rating`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::modes::Rating;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_modes_action_rating`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesActionRatingQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<ModesActionRatingQuestion>() == 88);

/// The answer of `grog_ocs_modes_action_rating`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesActionRatingAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
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
        reserved_at: memory::small(size_of::<ModesActionRatingQuestion>()),
        value_at: memory::small(offset_of!(ModesActionRatingAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::modes::action_rating(&question, &mut run.trail);
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

/// The Action Rating of a unit (OCS 9.6).
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
