//! The function of `ocs.trucks.unload`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::LoadingCost;
use grognard_core::ocs::trucks::WhenCaptured;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trucks_unload`. Supply that Transport Points are to unload.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksUnloadQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points.
    pub truck: Unit,
    /// The other units in their hex.
    pub here: *const Unit,
    /// Length of `here`.
    pub here_len: usize,
    /// The amount to unload, in T.
    pub amount: u16,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// When the Transport Points were captured; by default they were not.
    pub captured: Code<WhenCaptured>,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TrucksUnloadQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 104 });

/// The answer of `grog_ocs_trucks_unload`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksUnloadAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The cost of loading or unloading, and the state after it. Zero if the answer is forbidden.
    pub value: LoadingCost,
}
const _: () = assert!(offset_of!(TrucksUnloadAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksUnloadAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksUnloadAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksUnloadQuestion {
    type Answer = TrucksUnloadAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksUnloadQuestion>(),
        answer: memory::Extent::of::<TrucksUnloadAnswer>(),
        lists: &[ask::List {
            name: &text!("here"),
            at: ask::pair(offset_of!(TrucksUnloadQuestion, here), offset_of!(TrucksUnloadQuestion, here_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksUnloadQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksUnloadAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Unload {
            truck: asked.truck,
            // SAFETY: looked at.
            here: unsafe { memory::settled(asked.here, asked.here_len) },
            amount: asked.amount,
            phase: asked.phase,
            captured: asked.captured,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::unload(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_unload(
    question: *const TrucksUnloadQuestion,
    answer: *mut TrucksUnloadAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
