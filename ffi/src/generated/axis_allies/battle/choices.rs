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
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;

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
const _: () = assert!(size_of::<BattleChoicesQuestion>() == 128);

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
    type Value = Turn;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleChoicesQuestion>(),
        answer: memory::Extent::of::<BattleChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BattleChoicesQuestion, reserved)),
        value: ask::Value::of::<Turn>(offset_of!(BattleChoicesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        reply: &ask::Reply,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: it leads to this question, by the caller's promise.
        let asked = unsafe { &*question.cast::<Self>() };
        let question = grognard_core::axis_allies::battle::Waiting { battle: asked.battle };
        let said = grognard_core::axis_allies::battle::choices(&question, trail);
        // SAFETY: the reply is one for this operation.
        unsafe { reply.found::<Self::Value>(&said, 0) }
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
