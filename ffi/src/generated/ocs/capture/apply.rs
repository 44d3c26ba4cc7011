//! The function of `ocs.capture.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::capture::CaptureSettled;
use grognard_core::ocs::capture::Captured;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_capture_apply`. The owner's choice of what is captured.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The captured amounts, as `resolve` returned them.
    pub captured: Captured,
    /// The units in the hex, as in the assessed question.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// For each unit, the Transport Points captured (TP).
    pub points: *const u32,
    /// Length of `points`.
    pub points_len: usize,
    /// For each unit, the supply captured: of a dump, or of the load of Transport Points, in T.
    pub supply: *const u32,
    /// Length of `supply`.
    pub supply_len: usize,
    /// The Extenders in the hex have a hex to collapse to.
    pub collapses: Flag,
    /// The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
    pub printed_hedgehog: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CaptureApplyQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 84 });

/// The answer of `grog_ocs_capture_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureApplyAnswer {
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
    /// The result of a capture. Zero if the answer is forbidden.
    pub value: CaptureSettled,
}
const _: () = assert!(offset_of!(CaptureApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CaptureApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CaptureApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureApplyQuestion {
    type Answer = CaptureApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureApplyQuestion>(),
        answer: memory::Extent::of::<CaptureApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(CaptureApplyQuestion, units), offset_of!(CaptureApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("points"),
                at: ask::pair(offset_of!(CaptureApplyQuestion, points), offset_of!(CaptureApplyQuestion, points_len)),
                item: memory::Item::of::<u32>(),
            },
            ask::List {
                name: &text!("supply"),
                at: ask::pair(offset_of!(CaptureApplyQuestion, supply), offset_of!(CaptureApplyQuestion, supply_len)),
                item: memory::Item::of::<u32>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CaptureApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(CaptureApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::capture::CapturePayment {
            captured: asked.captured,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            points: unsafe { memory::settled(asked.points, asked.points_len) },
            // SAFETY: looked at.
            supply: unsafe { memory::settled(asked.supply, asked.supply_len) },
            collapses: asked.collapses,
            printed_hedgehog: asked.printed_hedgehog,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::capture::apply(&question, &mut effects, &mut run.trail);
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

/// Settles a capture with the owner's choice of what is captured (OCS 9.14c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_apply(
    question: *const CaptureApplyQuestion,
    answer: *mut CaptureApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
