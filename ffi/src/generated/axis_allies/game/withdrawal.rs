//! The function of `axis_allies.game.withdrawal`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::withdrawal::WithdrawalSpace;
use grognard_core::axis_allies::withdrawal::WithdrawalSpaces;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_withdrawal`. A position in a battle that submarines or the attacker may leave.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameWithdrawalQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, in a battle that submarines or the attacker may leave now.
    pub position: Position,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<GameWithdrawalQuestion>() == 16392);

/// The answer of `grog_axis_allies_game_withdrawal`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameWithdrawalAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A space to which units may withdraw.
    pub rows: *mut WithdrawalSpace,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of spaces to which units may withdraw. Zero if the answer is forbidden.
    pub value: WithdrawalSpaces,
}
const _: () = assert!(offset_of!(GameWithdrawalAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameWithdrawalAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameWithdrawalAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameWithdrawalQuestion {
    type Answer = GameWithdrawalAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameWithdrawalQuestion>(),
        answer: memory::Extent::of::<GameWithdrawalAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameWithdrawalQuestion, reserved)),
        value_at: memory::small(offset_of!(GameWithdrawalAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<WithdrawalSpace>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::Retreats { position: asked.position };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<WithdrawalSpace>() };
        let said = grognard_core::axis_allies::game::withdrawal(&question, &mut effects, &mut run.trail);
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

/// Every space that the battle of a position may be left for now (AA 4.1b, 4.2c, 4.2d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_withdrawal(
    question: *const GameWithdrawalQuestion,
    answer: *mut GameWithdrawalAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
