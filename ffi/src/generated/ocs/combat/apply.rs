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
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_ocs_combat_apply` asks. What a side pays.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// The units of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Steps that each of them loses; none for no losses.
    pub losses: *const u8,
    /// How many `losses` there are; the pointer may be null if 0.
    pub losses_len: usize,
    /// Hexes that all of them retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// What `grog_ocs_combat_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// A battle after a payment. Zero where it is forbidden.
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
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::combat::Payment {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(asked.losses, asked.losses_len) },
            retreat: asked.retreat,
            ignore: asked.ignore,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::combat::apply(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Settles one side's part of a result (OCS 9.10 to 9.13).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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
