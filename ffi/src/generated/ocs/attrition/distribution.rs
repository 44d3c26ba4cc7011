//! The function of `ocs.attrition.distribution`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::attrition::AttritionAssessment;
use grognard_core::ocs::attrition::AttritionDistribution;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;

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
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::attrition::AttritionOdds { assessment: asked.assessment };
        let said = grognard_core::ocs::attrition::distribution(&question, trail);
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
