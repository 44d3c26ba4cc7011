//! The function of `ocs.stacking.size`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::stacking::StackSize;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_size`. A side's units in a hex, and units that would join them.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingSizeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Units that would join those in the hex, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
}
const _: () = assert!(size_of::<StackingSizeQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// The answer of `grog_ocs_stacking_size`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingSizeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The size of a stack.
    pub value: StackSize,
}
const _: () = assert!(offset_of!(StackingSizeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StackingSizeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingSizeQuestion {
    type Answer = StackingSizeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingSizeQuestion>(),
        answer: memory::Extent::of::<StackingSizeAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StackingSizeQuestion, units), offset_of!(StackingSizeQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<StackingSizeQuestion>()),
        value_at: memory::small(offset_of!(StackingSizeAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingSizeQuestion, board)),
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
        let question = grognard_core::ocs::stacking::StackAt {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
        };
        let said = grognard_core::ocs::stacking::size(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(())
    }
}

/// How large a side's stack in a hex is (OCS 4.8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_size(
    question: *const StackingSizeQuestion,
    answer: *mut StackingSizeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
