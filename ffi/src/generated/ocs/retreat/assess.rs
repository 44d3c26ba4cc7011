//! The function of `ocs.retreat.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ocs::retreat::Retreated;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_retreat_assess`. A stack that retreats.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that retreat together.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hex from which they retreat.
    pub start: Hex,
    /// The hexes that they enter, in order.
    pub path: *const RetreatHex,
    /// Length of `path`.
    pub path_len: usize,
    /// The distance in hexes from `start` at which they must end, at least 1.
    pub distance: u8,
    /// Friendly units in the hexes of the path that do not retreat. An empty list if there are none.
    pub friends: *const Unit,
    /// Length of `friends`.
    pub friends_len: usize,
}
const _: () = assert!(size_of::<RetreatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 36 });

/// The answer of `grog_ocs_retreat_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessAnswer {
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
    /// The cost of a retreat for a stack. Zero if the answer is forbidden.
    pub value: Retreated,
}
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatAssessQuestion {
    type Answer = RetreatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatAssessQuestion>(),
        answer: memory::Extent::of::<RetreatAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, units), offset_of!(RetreatAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, path), offset_of!(RetreatAssessQuestion, path_len)),
                item: memory::Item::of::<RetreatHex>(),
            },
            ask::List {
                name: &text!("friends"),
                at: ask::pair(
                    offset_of!(RetreatAssessQuestion, friends),
                    offset_of!(RetreatAssessQuestion, friends_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(size_of::<RetreatAssessQuestion>()),
        value_at: memory::small(offset_of!(RetreatAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::retreat::Retreat {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            start: asked.start,
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            distance: asked.distance,
            // SAFETY: looked at.
            friends: unsafe { memory::settled(asked.friends, asked.friends_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::retreat::assess(&question, &mut effects, &mut run.trail);
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

/// Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_retreat_assess(
    question: *const RetreatAssessQuestion,
    answer: *mut RetreatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
