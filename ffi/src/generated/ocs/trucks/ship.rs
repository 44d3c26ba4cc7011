//! The function of `ocs.trucks.ship`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::trucks::Freight;
use grognard_core::ocs::units::Transport;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_trucks_ship`. Transport Points that are to be shipped.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksShipQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points with their load.
    pub truck: Unit,
    /// The kind of transport.
    pub by: Code<Transport>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TrucksShipQuestion>() == 96);

/// The answer of `grog_ocs_trucks_ship`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksShipAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The capacity that shipping takes. Zero if the answer is forbidden.
    pub value: Freight,
}
const _: () = assert!(offset_of!(TrucksShipAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksShipAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksShipQuestion {
    type Answer = TrucksShipAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksShipQuestion>(),
        answer: memory::Extent::of::<TrucksShipAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksShipQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksShipAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Ship { truck: asked.truck, by: asked.by };
        let said = grognard_core::ocs::trucks::ship(&question, &mut run.trail);
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

/// Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_ship(
    question: *const TrucksShipQuestion,
    answer: *mut TrucksShipAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
