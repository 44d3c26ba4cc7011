//! The function of `ocs.trace.mark`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trace::SupplyMarks;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trace_mark`. A side's units that trace and those that eat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceMarkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units of the side that trace, by their `id`s. An empty list for none. C says their places in the board's list.
    pub in_trace: *const u16,
    /// Length of `in_trace`.
    pub in_trace_len: usize,
    /// The units of the side that ate, by their `id`s. An empty list for none. C says their places in the board's list.
    pub fed: *const u16,
    /// Length of `fed`.
    pub fed_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    pub player: u8,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TraceMarkQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

/// The answer of `grog_ocs_trace_mark`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceMarkAnswer {
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
    /// A side's state of supply. Zero if the answer is forbidden.
    pub value: SupplyMarks,
}
const _: () = assert!(offset_of!(TraceMarkAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TraceMarkAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TraceMarkAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TraceMarkQuestion {
    type Answer = TraceMarkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TraceMarkQuestion>(),
        answer: memory::Extent::of::<TraceMarkAnswer>(),
        lists: &[
            ask::List {
                name: &text!("in_trace"),
                at: ask::pair(offset_of!(TraceMarkQuestion, in_trace), offset_of!(TraceMarkQuestion, in_trace_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("fed"),
                at: ask::pair(offset_of!(TraceMarkQuestion, fed), offset_of!(TraceMarkQuestion, fed_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TraceMarkQuestion, reserved)),
        value_at: memory::small(offset_of!(TraceMarkAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TraceMarkQuestion, board)),
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
        let question = grognard_core::ocs::trace::SupplyCheck {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            in_trace: unsafe { memory::settled(asked.in_trace, asked.in_trace_len) },
            // SAFETY: looked at.
            fed: unsafe { memory::settled(asked.fed, asked.fed_len) },
            phase: asked.phase,
            player: asked.player,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::trace::mark(&question, &mut effects, &mut run.trail);
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

/// The Out of Supply markers of a side in its Supply Phase (OCS 12.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trace_mark(
    question: *const TraceMarkQuestion,
    answer: *mut TraceMarkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
