//! The function of `ocs.trucks.load`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::LoadBy;
use grognard_core::ocs::trucks::LoadingCost;
use grognard_core::ocs::trucks::WhenCaptured;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trucks_load`. Supply that Transport Points are to load.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksLoadQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points.
    pub truck: Unit,
    /// The dump. `transported` is the transport of that supply earlier in this phase; supply that was transported is
    /// not loaded again.
    pub source: Unit,
    /// The amount to load, in T.
    pub amount: u16,
    /// How it is to be loaded.
    pub how: Code<LoadBy>,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// When the Transport Points were captured; by default they were not.
    pub captured: Code<WhenCaptured>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TrucksLoadQuestion>() == 184);

/// The answer of `grog_ocs_trucks_load`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksLoadAnswer {
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
const _: () = assert!(offset_of!(TrucksLoadAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksLoadAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksLoadAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksLoadQuestion {
    type Answer = TrucksLoadAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksLoadQuestion>(),
        answer: memory::Extent::of::<TrucksLoadAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksLoadQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksLoadAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Load {
            truck: asked.truck,
            source: asked.source,
            amount: asked.amount,
            how: asked.how,
            phase: asked.phase,
            captured: asked.captured,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::load(&question, &mut effects, &mut run.trail);
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

/// Whether Transport Points may load supply, and the cost (OCS 13.2f).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_load(
    question: *const TrucksLoadQuestion,
    answer: *mut TrucksLoadAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
