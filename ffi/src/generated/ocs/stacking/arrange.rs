//! The function of `ocs.stacking.arrange`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::stacking::Counter;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_arrange`. A side's units in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingArrangeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<StackingArrangeQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_stacking_arrange`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingArrangeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A counter in a stack.
    pub rows: *mut Counter,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingArrangeQuestion {
    type Answer = StackingArrangeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingArrangeQuestion>(),
        answer: memory::Extent::of::<StackingArrangeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingArrangeQuestion, reserved)),
        value_at: memory::small(size_of::<StackingArrangeAnswer>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Counter>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingArrangeQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Heap {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Counter>() };
        let said = grognard_core::ocs::stacking::arrange(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// A legal order for a stack with its markers (OCS 4.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_arrange(
    question: *const StackingArrangeQuestion,
    answer: *mut StackingArrangeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
