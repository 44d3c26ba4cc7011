//! The function of `ocs.trucks.advance`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::trucks::TruckAllowance;
use grognard_core::ocs::trucks::WhenCaptured;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_trucks_advance`. Transport Points that are to move, or to move on.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksAdvanceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points, with the movement that they spent in this phase.
    pub truck: Unit,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// When they were captured; by default they were not.
    pub captured: Code<WhenCaptured>,
    /// They have begun to move in this phase, even if they have spent nothing yet.
    pub begun: Flag,
    /// Another unit has moved since they began to move.
    pub others_moved: Flag,
    /// They were dropped off by a stack, or are the part left behind by points that were divided off and moved on.
    pub dropped: Flag,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<TrucksAdvanceQuestion>() == 96);

/// The answer of `grog_ocs_trucks_advance`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksAdvanceAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The movement that is left. Zero if the answer is forbidden.
    pub value: TruckAllowance,
}
const _: () = assert!(offset_of!(TrucksAdvanceAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksAdvanceAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksAdvanceQuestion {
    type Answer = TrucksAdvanceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksAdvanceQuestion>(),
        answer: memory::Extent::of::<TrucksAdvanceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksAdvanceQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksAdvanceAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::TruckMove {
            truck: asked.truck,
            phase: asked.phase,
            captured: asked.captured,
            begun: asked.begun,
            others_moved: asked.others_moved,
            dropped: asked.dropped,
        };
        let said = grognard_core::ocs::trucks::advance(&question, &mut run.trail);
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

/// Whether Transport Points may move, or move on after a pause (OCS 13.2a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_advance(
    question: *const TrucksAdvanceQuestion,
    answer: *mut TrucksAdvanceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
