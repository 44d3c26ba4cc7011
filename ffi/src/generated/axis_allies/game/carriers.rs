//! The function of `axis_allies.game.carriers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::carriers::StrandedFighters;
use grognard_core::axis_allies::game::Position;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;

/// The question of `grog_axis_allies_game_carriers`. A position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameCarriersQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<GameCarriersQuestion>() == 16392);

/// The answer of `grog_axis_allies_game_carriers`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameCarriersAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Fighters without a carrier, and the places for them.
    pub value: StrandedFighters,
}
const _: () = assert!(offset_of!(GameCarriersAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameCarriersAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameCarriersQuestion {
    type Answer = GameCarriersAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameCarriersQuestion>(),
        answer: memory::Extent::of::<GameCarriersAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameCarriersQuestion, reserved)),
        value_at: memory::small(offset_of!(GameCarriersAnswer, value)),
        effects: None,
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::Looked { position: asked.position };
        let said = grognard_core::axis_allies::game::carriers(&question, &mut run.trail);
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

/// What the owners of a position's fighters that lost their carrier choose from (AA 3.4b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_carriers(
    question: *const GameCarriersQuestion,
    answer: *mut GameCarriersAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
