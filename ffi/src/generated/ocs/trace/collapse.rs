//! The function of `ocs.trace.collapse`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::trace::CollapseHex;
use grognard_core::ocs::trace::CollapseHexes;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trace_collapse`. An Extender that is to collapse.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceCollapseQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The Extender, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TraceCollapseQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_trace_collapse`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceCollapseAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex to which an Extender may collapse.
    pub rows: *mut CollapseHex,
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
    /// The number of hexes to which an Extender may collapse. Zero if the answer is forbidden.
    pub value: CollapseHexes,
}
const _: () = assert!(offset_of!(TraceCollapseAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TraceCollapseAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TraceCollapseAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TraceCollapseQuestion {
    type Answer = TraceCollapseAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TraceCollapseQuestion>(),
        answer: memory::Extent::of::<TraceCollapseAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TraceCollapseQuestion, reserved)),
        value_at: memory::small(offset_of!(TraceCollapseAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<CollapseHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TraceCollapseQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TraceCollapseAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trace::Collapse {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<CollapseHex>() };
        let said = grognard_core::ocs::trace::collapse(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The hexes to which an Extender may collapse (OCS 9.14d, 12.7h).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trace_collapse(
    question: *const TraceCollapseQuestion,
    answer: *mut TraceCollapseAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
