//! The function of `axis_allies.play.chances`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::game::BattleOfTurn;
use grognard_core::axis_allies::game::TurnChances;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_play_chances`. The plans for the chances of a turn's battles.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayChancesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
    pub attacker_plan: Plan,
    /// The defenders' plan in every battle.
    pub defender_plan: Plan,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<PlayChancesQuestion>() == 56);

/// The answer of `grog_axis_allies_play_chances`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayChancesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
    /// less `missing`.
    pub rows: *mut BattleOfTurn,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The chances of all battles of a turn, in units of 1/2^63.
    pub value: TurnChances,
}
const _: () = assert!(offset_of!(PlayChancesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlayChancesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlayChancesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayChancesQuestion {
    type Answer = PlayChancesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayChancesQuestion>(),
        answer: memory::Extent::of::<PlayChancesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(PlayChancesQuestion, reserved)),
        value_at: memory::small(offset_of!(PlayChancesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<BattleOfTurn>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::TurnPlans {
            attacker_plan: asked.attacker_plan,
            defender_plan: asked.defender_plan,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<BattleOfTurn>() };
        let said = crate::play::axis_allies::chances(&question, &mut effects, run.desk());
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// The exact chances of what is open.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_chances(
    game: *mut u64,
    words: usize,
    question: *const PlayChancesQuestion,
    answer: *mut PlayChancesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
