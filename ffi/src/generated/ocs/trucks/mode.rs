//! The function of `ocs.trucks.mode`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::units::Mode;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_trucks_mode`. Transport Points and a mode.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksModeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points in their present mode.
    pub truck: Unit,
    /// The mode to take.
    pub mode: Code<Mode>,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Their hex is in an enemy zone of control, negated or not.
    pub enemy_zoc: Flag,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TrucksModeQuestion>() == 96);

/// The answer of `grog_ocs_trucks_mode`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksModeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(TrucksModeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksModeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksModeQuestion {
    type Answer = TrucksModeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksModeQuestion>(),
        answer: memory::Extent::of::<TrucksModeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksModeQuestion, reserved)),
        value_at: memory::small(size_of::<TrucksModeAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::TruckMode {
            truck: asked.truck,
            mode: asked.mode,
            phase: asked.phase,
            enemy_zoc: asked.enemy_zoc,
        };
        let said = grognard_core::ocs::trucks::mode(&question, &mut run.trail);
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

/// Whether Transport Points may take a mode (OCS 13.2d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_mode(
    question: *const TrucksModeQuestion,
    answer: *mut TrucksModeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
