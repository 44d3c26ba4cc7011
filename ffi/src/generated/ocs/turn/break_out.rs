//! The function of `ocs.turn.break_out`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::breakout::BrokenOut;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_break_out`. A unit that is to break out now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBreakOutQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
    /// for none. C says their places in the board's list.
    pub left_out: *const u16,
    /// Length of `left_out`.
    pub left_out_len: usize,
    /// This is the first turn in which Transport Points find themselves without trace. The board remembers it of combat
    /// units, for which it is absent.
    pub first: Flag,
    /// For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<TurnBreakOutQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 44 });

/// The answer of `grog_ocs_turn_break_out`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBreakOutAnswer {
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
    /// The result of a breakout. Zero if the answer is forbidden.
    pub value: BrokenOut,
}
const _: () = assert!(offset_of!(TurnBreakOutAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnBreakOutAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnBreakOutAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnBreakOutQuestion {
    type Answer = TurnBreakOutAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnBreakOutQuestion>(),
        answer: memory::Extent::of::<TurnBreakOutAnswer>(),
        lists: &[
            ask::List {
                name: &text!("left_out"),
                at: ask::pair(
                    offset_of!(TurnBreakOutQuestion, left_out),
                    offset_of!(TurnBreakOutQuestion, left_out_len),
                ),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(TurnBreakOutQuestion, dice), offset_of!(TurnBreakOutQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<TurnBreakOutQuestion>()),
        value_at: memory::small(offset_of!(TurnBreakOutAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnBreakOutQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnBreakOutAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::BreakoutOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            unit: asked.unit,
            // SAFETY: looked at.
            left_out: unsafe { memory::settled(asked.left_out, asked.left_out_len) },
            first: asked.first,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::break_out(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Breaks out with a unit that finds itself without trace (OCS 2.3, 12.8e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_break_out(
    question: *const TurnBreakOutQuestion,
    answer: *mut TurnBreakOutAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
