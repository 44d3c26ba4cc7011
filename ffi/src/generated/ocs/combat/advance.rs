//! The function of `ocs.combat.advance`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::Advanced;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_combat_advance`. Attackers who advance after a combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAdvanceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, as `apply` returned it for the defender.
    pub battle: Battle,
    /// The attackers as they are after the combat, without those that were eliminated.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The units that advance, each once. An empty list if none does.
    pub advancing: *const u16,
    /// Length of `advancing`.
    pub advancing_len: usize,
    /// The attacked hex.
    pub target: Hex,
    /// Enemy units that are not combat units are in the hex.
    pub enemy_noncombat: Flag,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<CombatAdvanceQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// The answer of `grog_ocs_combat_advance`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAdvanceAnswer {
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
    /// An advance. Zero if the answer is forbidden.
    pub value: Advanced,
}
const _: () = assert!(offset_of!(CombatAdvanceAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatAdvanceAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatAdvanceAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatAdvanceQuestion {
    type Answer = CombatAdvanceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatAdvanceQuestion>(),
        answer: memory::Extent::of::<CombatAdvanceAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(CombatAdvanceQuestion, units), offset_of!(CombatAdvanceQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("advancing"),
                at: ask::pair(
                    offset_of!(CombatAdvanceQuestion, advancing),
                    offset_of!(CombatAdvanceQuestion, advancing_len),
                ),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatAdvanceQuestion, reserved)),
        value_at: memory::small(offset_of!(CombatAdvanceAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::combat::Advancing {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            advancing: unsafe { memory::settled(asked.advancing, asked.advancing_len) },
            target: asked.target,
            enemy_noncombat: asked.enemy_noncombat,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::combat::advance(&question, &mut effects, &mut run.trail);
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

/// Which attackers advance into the attacked hex (OCS 9.12g).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_advance(
    question: *const CombatAdvanceQuestion,
    answer: *mut CombatAdvanceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
