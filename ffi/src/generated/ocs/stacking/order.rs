//! The function of `ocs.stacking.order`. Generated from the core's list of operations by
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
use grognard_core::ocs::stacking::OrderFault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_order`. A side's stack in the order that its owner chose.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOrderQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position. The order of the hex's units in its list does not matter here.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out
    /// of Supply covers everything below it down to the next such marker. Markers that lie directly on one another
    /// cover together.
    pub stack: *const Counter,
    /// Length of `stack`.
    pub stack_len: usize,
}
const _: () = assert!(size_of::<StackingOrderQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// The answer of `grog_ocs_stacking_order`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOrderAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A fault in the order of a stack.
    pub rows: *mut OrderFault,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(StackingOrderAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingOrderAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingOrderAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingOrderQuestion {
    type Answer = StackingOrderAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingOrderQuestion>(),
        answer: memory::Extent::of::<StackingOrderAnswer>(),
        lists: &[ask::List {
            name: &text!("stack"),
            at: ask::pair(offset_of!(StackingOrderQuestion, stack), offset_of!(StackingOrderQuestion, stack_len)),
            item: memory::Item::of::<Counter>(),
        }],
        reserved_at: memory::small(size_of::<StackingOrderQuestion>()),
        value_at: memory::small(size_of::<StackingOrderAnswer>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<OrderFault>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingOrderQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Pile {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            stack: unsafe { memory::settled(asked.stack, asked.stack_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<OrderFault>() };
        let said = grognard_core::ocs::stacking::order(&question, &mut effects, &mut run.trail);
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

/// Whether the order of a stack and its markers is legal (OCS 4.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_order(
    question: *const StackingOrderQuestion,
    answer: *mut StackingOrderAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
