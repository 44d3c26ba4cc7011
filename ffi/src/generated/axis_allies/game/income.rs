//! The function of `axis_allies.game.income`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::income::Income;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;

/// The question of `grog_axis_allies_game_income`. A power of a position that collects its income.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameIncomeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// The power; absent for the one whose turn it is.
    pub power: Code<Power>,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<GameIncomeQuestion>() == 16392);

/// The answer of `grog_axis_allies_game_income`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameIncomeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The income of a power.
    pub value: Income,
}
const _: () = assert!(offset_of!(GameIncomeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameIncomeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameIncomeQuestion {
    type Answer = GameIncomeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameIncomeQuestion>(),
        answer: memory::Extent::of::<GameIncomeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameIncomeQuestion, reserved)),
        value_at: memory::small(offset_of!(GameIncomeAnswer, value)),
        effects: None,
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::Collects { position: asked.position, power: asked.power };
        let said = grognard_core::axis_allies::game::income(&question, &mut run.trail);
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

/// What a power of a position collects at the end of its turn (AA 5.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_income(
    question: *const GameIncomeQuestion,
    answer: *mut GameIncomeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
