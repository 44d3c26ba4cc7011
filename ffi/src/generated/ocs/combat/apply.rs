//! The function of `ocs.combat.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::combat::Settled;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_combat_apply`. A side's payment.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, as `resolve` or `apply` returned it.
    pub battle: Battle,
    /// The units of the side that settles next, as they entered the combat.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
    pub losses: *const u8,
    /// Length of `losses`.
    pub losses_len: usize,
    /// The number of hexes that all units retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// The answer of `grog_ocs_combat_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyAnswer {
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
    /// The result of a payment. Zero if the answer is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(CombatApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatApplyQuestion {
    type Answer = CombatApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatApplyQuestion>(),
        answer: memory::Extent::of::<CombatApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(CombatApplyQuestion, units), offset_of!(CombatApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(CombatApplyQuestion, losses), offset_of!(CombatApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(CombatApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::combat::Payment {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
            retreat: asked.retreat,
            ignore: asked.ignore,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::combat::apply(&question, &mut effects, &mut run.trail);
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

/// Settles one side's part of a result, with the units as they entered the combat (OCS 9.10 to 9.13).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_apply(
    question: *const CombatApplyQuestion,
    answer: *mut CombatApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
