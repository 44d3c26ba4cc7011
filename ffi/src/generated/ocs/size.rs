//! The functions of `ocs.size`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::size::Extent;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_size_re`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SizeReQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<SizeReQuestion>() == 88);

/// The answer of `grog_ocs_size_re`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SizeReAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The size of a unit.
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
        reserved_at: memory::small(size_of::<SizeReQuestion>()),
        value_at: memory::small(offset_of!(SizeReAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::size::re(&question, &mut run.trail);
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

/// The RE size of a unit and its steps (OCS 4.6).
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
