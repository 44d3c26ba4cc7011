//! The function of `ocs.turn.break_down`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::breakdowns::BrokenDown;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_break_down`. A multi-step unit that is to make Breakdowns now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBreakDownQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The multi-step unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The Breakdowns that it is to make, with the mode and the markers that they are to have: newcomers of the board.
    pub breakdowns: *const Unit,
    /// Length of `breakdowns`.
    pub breakdowns_len: usize,
    /// The Breakdowns that the game has for the nation of the unit, those on the board included; 0 for no limit.
    pub pool: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TurnBreakDownQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_ocs_turn_break_down`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBreakDownAnswer {
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
    /// What is left of a unit that made Breakdowns. Zero if the answer is forbidden.
    pub value: BrokenDown,
}
const _: () = assert!(offset_of!(TurnBreakDownAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnBreakDownAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnBreakDownAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnBreakDownQuestion {
    type Answer = TurnBreakDownAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnBreakDownQuestion>(),
        answer: memory::Extent::of::<TurnBreakDownAnswer>(),
        lists: &[ask::List {
            name: &text!("breakdowns"),
            at: ask::pair(
                offset_of!(TurnBreakDownQuestion, breakdowns),
                offset_of!(TurnBreakDownQuestion, breakdowns_len),
            ),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TurnBreakDownQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnBreakDownAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnBreakDownQuestion, board)),
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
        let question = grognard_core::ocs::turn::BreakDownOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            unit: asked.unit,
            // SAFETY: looked at.
            breakdowns: unsafe { memory::settled(asked.breakdowns, asked.breakdowns_len) },
            pool: asked.pool,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::break_down(&question, &mut effects, &mut run.trail);
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

/// Whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_break_down(
    question: *const TurnBreakDownQuestion,
    answer: *mut TurnBreakDownAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
