//! The function of `ocs.trace.find`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::trace::TraceFound;
use grognard_core::ocs::trace::TracesFound;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trace_find`. A side whose trace supply is looked for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceFindQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The side, 1 to 8.
    pub side: u8,
    /// Say of those that do not trace whether the enemy keeps them from it. That takes as long again, or twice.
    pub why: Flag,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TraceFindQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_trace_find`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceFindAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// How a combat unit traces, or why it does not.
    pub rows: *mut TraceFound,
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
    /// How many combat units of a side trace.
    pub value: TracesFound,
}
const _: () = assert!(offset_of!(TraceFindAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TraceFindAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TraceFindAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TraceFindQuestion {
    type Answer = TraceFindAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TraceFindQuestion>(),
        answer: memory::Extent::of::<TraceFindAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TraceFindQuestion, reserved)),
        value_at: memory::small(offset_of!(TraceFindAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<TraceFound>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TraceFindQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TraceFindAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trace::TraceHunt {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            why: asked.why,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<TraceFound>() };
        let said = grognard_core::ocs::trace::find(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Which combat units of a side trace supply, and by what way (OCS 12.6, 12.3, 12.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trace_find(
    question: *const TraceFindQuestion,
    answer: *mut TraceFindAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
