//! The function of `ocs.trucks.carry`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::trucks::Carried;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_trucks_carry`. Transport Points and their load.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCarryQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points with their load.
    pub truck: Unit,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<TrucksCarryQuestion>() == 112);

/// The answer of `grog_ocs_trucks_carry`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCarryAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The capacity of Transport Points, and the display of their load. Zero if the answer is forbidden.
    pub value: Carried,
}
const _: () = assert!(offset_of!(TrucksCarryAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksCarryAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksCarryQuestion {
    type Answer = TrucksCarryAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksCarryQuestion>(),
        answer: memory::Extent::of::<TrucksCarryAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<TrucksCarryQuestion>()),
        value_at: memory::small(offset_of!(TrucksCarryAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Carry { truck: asked.truck, rules: asked.rules };
        let said = grognard_core::ocs::trucks::carry(&question, &mut run.trail);
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

/// Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_carry(
    question: *const TrucksCarryQuestion,
    answer: *mut TrucksCarryAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
