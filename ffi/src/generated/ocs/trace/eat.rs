//! The function of `ocs.trace.eat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trace::Eaten;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trace_eat`. Units that eat out of one dump.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceEatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units that are fed, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The supply on the ground or the Transport Points that pay, by `id`. C says its place in the board's list.
    pub source: u16,
    /// The units of the side that trace, by their `id`s. An empty list for none. C says their places in the board's list.
    pub in_trace: *const u16,
    /// Length of `in_trace`.
    pub in_trace_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    pub player: u8,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TraceEatQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 36 });

/// The answer of `grog_ocs_trace_eat`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TraceEatAnswer {
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
    /// What units eat. Zero if the answer is forbidden.
    pub value: Eaten,
}
const _: () = assert!(offset_of!(TraceEatAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TraceEatAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TraceEatAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TraceEatQuestion {
    type Answer = TraceEatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TraceEatQuestion>(),
        answer: memory::Extent::of::<TraceEatAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TraceEatQuestion, units), offset_of!(TraceEatQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("in_trace"),
                at: ask::pair(offset_of!(TraceEatQuestion, in_trace), offset_of!(TraceEatQuestion, in_trace_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TraceEatQuestion, reserved)),
        value_at: memory::small(offset_of!(TraceEatAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TraceEatQuestion, board)),
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
        let question = grognard_core::ocs::trace::Meal {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            source: asked.source,
            // SAFETY: looked at.
            in_trace: unsafe { memory::settled(asked.in_trace, asked.in_trace_len) },
            phase: asked.phase,
            player: asked.player,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::trace::eat(&question, &mut effects, &mut run.trail);
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

/// Whether units without trace may eat out of a dump, and what it costs (OCS 12.6c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trace_eat(
    question: *const TraceEatQuestion,
    answer: *mut TraceEatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
