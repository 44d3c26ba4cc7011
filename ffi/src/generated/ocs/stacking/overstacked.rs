//! The function of `ocs.stacking.overstacked`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::stacking::Overstacked;
use grognard_core::ocs::stacking::OverstackedCount;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_overstacked`. A position at the end of a segment or phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOverstackedQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<StackingOverstackedQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_stacking_overstacked`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOverstackedAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex that holds too much.
    pub rows: *mut Overstacked,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of hexes that hold too much.
    pub value: OverstackedCount,
}
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingOverstackedQuestion {
    type Answer = StackingOverstackedAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingOverstackedQuestion>(),
        answer: memory::Extent::of::<StackingOverstackedAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingOverstackedQuestion, reserved)),
        value_at: memory::small(offset_of!(StackingOverstackedAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Overstacked>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingOverstackedQuestion, board)),
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
        let question = grognard_core::ocs::stacking::SegmentEnd {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Overstacked>() };
        let said = grognard_core::ocs::stacking::overstacked(&question, &mut effects, &mut run.trail);
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

/// Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_overstacked(
    question: *const StackingOverstackedQuestion,
    answer: *mut StackingOverstackedAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
