//! The function of `ocs.rail.stops`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::rail::RailStopFound;
use grognard_core::ocs::rail::RailStopsFound;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_stops`. A side whose stops are listed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailStopsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The side, 1 to 8.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RailStopsQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_rail_stops`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailStopsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
    /// not.
    pub rows: *mut RailStopFound,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The number of hexes where trains may stop.
    pub value: RailStopsFound,
}
const _: () = assert!(offset_of!(RailStopsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailStopsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailStopsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailStopsQuestion {
    type Answer = RailStopsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailStopsQuestion>(),
        answer: memory::Extent::of::<RailStopsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailStopsQuestion, reserved)),
        value_at: memory::small(offset_of!(RailStopsAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailStopFound>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailStopsQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RailStopsAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailStops {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RailStopFound>() };
        let said = grognard_core::ocs::rail::stops(&question, &mut effects, &mut run.scratch, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_stops(
    question: *const RailStopsQuestion,
    answer: *mut RailStopsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
