//! The function of `ocs.capture.displace`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_capture_displace`. The rest of Transport Points, to be displaced.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDisplaceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points.
    pub truck: Unit,
    /// The hex in which they are to be placed.
    pub to: Hex,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<CaptureDisplaceQuestion>() == 96);

/// The answer of `grog_ocs_capture_displace`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDisplaceAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(CaptureDisplaceAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureDisplaceAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureDisplaceQuestion {
    type Answer = CaptureDisplaceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureDisplaceQuestion>(),
        answer: memory::Extent::of::<CaptureDisplaceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CaptureDisplaceQuestion, reserved)),
        value_at: memory::small(size_of::<CaptureDisplaceAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::capture::Displace { truck: asked.truck, to: asked.to };
        let said = grognard_core::ocs::capture::displace(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(())
    }
}

/// Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_displace(
    question: *const CaptureDisplaceQuestion,
    answer: *mut CaptureDisplaceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
