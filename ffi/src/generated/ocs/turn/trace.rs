//! The function of `ocs.turn.trace`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_trace`. The trace of the acting side, to be settled now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnTraceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
    /// for none. C says their places in the board's list.
    pub left_out: *const u16,
    /// Length of `left_out`.
    pub left_out_len: usize,
}
const _: () = assert!(size_of::<TurnTraceQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_ocs_turn_trace`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnTraceAnswer {
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
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// Where a game stands in its sequence of play. Zero if the answer is forbidden.
    pub value: TurnState,
}
const _: () = assert!(offset_of!(TurnTraceAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnTraceAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnTraceAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnTraceQuestion {
    type Answer = TurnTraceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnTraceQuestion>(),
        answer: memory::Extent::of::<TurnTraceAnswer>(),
        lists: &[ask::List {
            name: &text!("left_out"),
            at: ask::pair(offset_of!(TurnTraceQuestion, left_out), offset_of!(TurnTraceQuestion, left_out_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<TurnTraceQuestion>()),
        value_at: memory::small(offset_of!(TurnTraceAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnTraceQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnTraceAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::TraceOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            left_out: unsafe { memory::settled(asked.left_out, asked.left_out_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::trace(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Settles which units trace in their side's Supply Phase (OCS 2.3, 12.6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_trace(
    question: *const TurnTraceQuestion,
    answer: *mut TurnTraceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
