//! The function of `axis_allies.battle.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::Turn;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;

/// The question of `grog_axis_allies_battle_choices`. A battle that waits for a step.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<BattleChoicesQuestion>() == 176);

/// The answer of `grog_axis_allies_battle_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The step that a battle waits for.
    pub value: Turn,
}
const _: () = assert!(offset_of!(BattleChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleChoicesQuestion {
    type Answer = BattleChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleChoicesQuestion>(),
        answer: memory::Extent::of::<BattleChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BattleChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(BattleChoicesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Waiting { battle: asked.battle };
        let said = grognard_core::axis_allies::battle::choices(&question, &mut run.trail);
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

/// What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_choices(
    question: *const BattleChoicesQuestion,
    answer: *mut BattleChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
