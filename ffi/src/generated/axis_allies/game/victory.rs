//! The function of `axis_allies.game.victory`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::powers::Side;
use grognard_core::axis_allies::victory::Victory;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;

/// The question of `grog_axis_allies_game_victory`. A position, and a side that surrenders.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameVictoryQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// The side that surrenders, if any.
    pub surrenders: Code<Side>,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<GameVictoryQuestion>() == 16392);

/// The answer of `grog_axis_allies_game_victory`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameVictoryAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The state of victory.
    pub value: Victory,
}
const _: () = assert!(offset_of!(GameVictoryAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameVictoryAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameVictoryQuestion {
    type Answer = GameVictoryAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameVictoryQuestion>(),
        answer: memory::Extent::of::<GameVictoryAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameVictoryQuestion, reserved)),
        value_at: memory::small(offset_of!(GameVictoryAnswer, value)),
        effects: None,
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question =
            grognard_core::axis_allies::game::Stands { position: asked.position, surrenders: asked.surrenders };
        let said = grognard_core::axis_allies::game::victory(&question, &mut run.trail);
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

/// Whether a side has won in a position (AA 5.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_victory(
    question: *const GameVictoryQuestion,
    answer: *mut GameVictoryAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
