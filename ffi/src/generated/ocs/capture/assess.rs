//! The function of `ocs.capture.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::capture::Prize;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_capture_assess`. A hex that an enemy unit enters.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units in the hex, all of the other side.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The unit that enters the hex.
    pub entering: Unit,
    /// The phase.
    pub phase: Code<Phase>,
    /// The Extenders in the hex have a hex to collapse to: within special draw range and in trace.
    pub collapses: Flag,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<CaptureAssessQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 100 });

/// The answer of `grog_ocs_capture_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The objects for which the capture table is rolled. Zero if the answer is forbidden.
    pub value: Prize,
}
const _: () = assert!(offset_of!(CaptureAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureAssessQuestion {
    type Answer = CaptureAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureAssessQuestion>(),
        answer: memory::Extent::of::<CaptureAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(CaptureAssessQuestion, units), offset_of!(CaptureAssessQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(CaptureAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(CaptureAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::capture::CaptureQuestion {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            entering: asked.entering,
            phase: asked.phase,
            collapses: asked.collapses,
        };
        let said = grognard_core::ocs::capture::assess(&question, &mut run.trail);
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

/// Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_assess(
    question: *const CaptureAssessQuestion,
    answer: *mut CaptureAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
