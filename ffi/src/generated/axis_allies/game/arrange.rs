//! The function of `axis_allies.game.arrange`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::game::TurnPhase;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_arrange`. A board, and the state of the turn.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameArrangeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board. A group of several pieces is split into single pieces, numbered on from its `id`; without ids the
    /// pieces are numbered from 1 in the order of the list. The board must be the built-in one, with the built-in unit
    /// chart.
    pub board: *const Board,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// The phase that begins. Required where the answer depends on it.
    pub phase: Code<TurnPhase>,
    /// The round; 0 counts as 1.
    pub round: u16,
    /// IPC of each power, in the order of their turns.
    pub cash: [u16; 5],
    /// The game goes on after a victory.
    pub play_on: Flag,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<GameArrangeQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_axis_allies_game_arrange`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameArrangeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
    pub value: Position,
}
const _: () = assert!(offset_of!(GameArrangeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameArrangeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameArrangeQuestion {
    type Answer = GameArrangeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameArrangeQuestion>(),
        answer: memory::Extent::of::<GameArrangeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameArrangeQuestion, reserved)),
        value_at: memory::small(offset_of!(GameArrangeAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(GameArrangeQuestion, board)),
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
        let question = grognard_core::axis_allies::game::Arranged {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            round: asked.round,
            cash: asked.cash,
            play_on: asked.play_on,
        };
        let said = grognard_core::axis_allies::game::arrange(&question, &mut run.trail);
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

/// The position that a board is, at the beginning of a phase.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_arrange(
    question: *const GameArrangeQuestion,
    answer: *mut GameArrangeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
