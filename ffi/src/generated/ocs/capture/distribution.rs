//! The function of `ocs.capture.distribution`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::capture::CaptureDistribution;
use grognard_core::ocs::capture::Prize;
use grognard_core::ocs::options::GameRules;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_capture_distribution`. A prize.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The prize.
    pub prize: Prize,
    /// The game's options: whether it has Transport Points of the size of one supply token.
    pub rules: GameRules,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<CaptureDistributionQuestion>() == 56);

/// The answer of `grog_ocs_capture_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled
    /// separately.
    pub value: CaptureDistribution,
}
const _: () = assert!(offset_of!(CaptureDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureDistributionQuestion {
    type Answer = CaptureDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureDistributionQuestion>(),
        answer: memory::Extent::of::<CaptureDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CaptureDistributionQuestion, reserved)),
        value_at: memory::small(offset_of!(CaptureDistributionAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::capture::CaptureOdds { prize: asked.prize, rules: asked.rules };
        let said = grognard_core::ocs::capture::distribution(&question, &mut run.trail);
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

/// The exact chances of a capture (OCS 9.14c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_distribution(
    question: *const CaptureDistributionQuestion,
    answer: *mut CaptureDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
