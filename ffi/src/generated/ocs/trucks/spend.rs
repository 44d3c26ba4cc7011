//! The function of `ocs.trucks.spend`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::LoadLeft;
use grognard_core::ocs::trucks::SupplyUse;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trucks_spend`. Transport Points whose load is to be used.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksSpendQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points with their load. If `will_move` is set they will move on in this phase, and only pause.
    pub truck: Unit,
    /// The unit that finally uses the supply, whether or not a headquarters passes it on.
    pub user: Unit,
    /// The purpose.
    pub purpose: Code<SupplyUse>,
    /// The amount to spend, in T.
    pub amount: u16,
    /// Another unit has moved since the Transport Points began to move.
    pub others_moved: Flag,
    /// The combat or barrage to be paid for is yet to come, in a later segment or after further movement.
    pub upcoming: Flag,
    /// A headquarters throws the supply to the user.
    pub thrown: Flag,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TrucksSpendQuestion>() == 184);

/// The answer of `grog_ocs_trucks_spend`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksSpendAnswer {
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
    /// The load that is left. Zero if the answer is forbidden.
    pub value: LoadLeft,
}
const _: () = assert!(offset_of!(TrucksSpendAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksSpendAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksSpendAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksSpendQuestion {
    type Answer = TrucksSpendAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksSpendQuestion>(),
        answer: memory::Extent::of::<TrucksSpendAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksSpendQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksSpendAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Spend {
            truck: asked.truck,
            user: asked.user,
            purpose: asked.purpose,
            amount: asked.amount,
            others_moved: asked.others_moved,
            upcoming: asked.upcoming,
            thrown: asked.thrown,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::spend(&question, &mut effects, &mut run.trail);
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

/// Whether the load of Transport Points may be spent on something (OCS 13.2a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_spend(
    question: *const TrucksSpendQuestion,
    answer: *mut TrucksSpendAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
