//! The function of `ocs.rail.railheads`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::rail::RailExtentFound;
use grognard_core::ocs::rail::Railhead;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_railheads`. A side whose railheads are listed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailRailheadsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The side, 1 to 8.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RailRailheadsQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_rail_railheads`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailRailheadsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A place of a Railhead marker.
    pub rows: *mut Railhead,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The extent of a side's track.
    pub value: RailExtentFound,
}
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailRailheadsQuestion {
    type Answer = RailRailheadsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailRailheadsQuestion>(),
        answer: memory::Extent::of::<RailRailheadsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailRailheadsQuestion, reserved)),
        value_at: memory::small(offset_of!(RailRailheadsAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Railhead>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailRailheadsQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailExtent {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Railhead>() };
        let said = grognard_core::ocs::rail::railheads(&question, &mut effects, &mut run.trail);
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

/// Where Railhead markers lie (OCS 13.3d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_railheads(
    question: *const RailRailheadsQuestion,
    answer: *mut RailRailheadsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
