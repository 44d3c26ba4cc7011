//! The function of `ocs.barrage.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_barrage_apply`. A choice of losses by the target's owner.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage, as `resolve` returned it.
    pub barrage: Barraged,
    /// The units in the hex.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
    pub losses: *const u8,
    /// Length of `losses`.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<BarrageApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_barrage_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageApplyAnswer {
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
    /// A barrage between its dice and its losses. A plain value that the caller keeps. Zero if the answer is forbidden.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageApplyQuestion {
    type Answer = BarrageApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageApplyQuestion>(),
        answer: memory::Extent::of::<BarrageApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(BarrageApplyQuestion, units), offset_of!(BarrageApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(BarrageApplyQuestion, losses), offset_of!(BarrageApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<BarrageApplyQuestion>()),
        value_at: memory::small(offset_of!(BarrageApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::barrage::BarragePayment {
            barrage: asked.barrage,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::barrage::apply(&question, &mut effects, &mut run.trail);
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

/// Settles a barrage, with the units as it found them (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_apply(
    question: *const BarrageApplyQuestion,
    answer: *mut BarrageApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
