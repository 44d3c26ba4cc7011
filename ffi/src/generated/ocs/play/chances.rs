//! The function of `ocs.play.chances`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::combat::Policy;
use grognard_core::ocs::game::Duty;
use grognard_core::ocs::game::OpenChances;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_play_chances`. How each side takes its option in the open combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayChancesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// How the attacker takes his option. Required for a combat.
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required for a combat.
    pub defender_policy: Code<Policy>,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<PlayChancesQuestion>() == 8);

/// The answer of `grog_ocs_play_chances`.
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
    /// Something that a segment waits for.
    pub rows: *mut Duty,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The exact chances of what is open.
    pub value: OpenChances,
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
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Duty>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::game::OpenPolicies {
            attacker_policy: asked.attacker_policy,
            defender_policy: asked.defender_policy,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Duty>() };
        let said = crate::play::ocs::chances(&question, &mut effects, run.desk());
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
pub unsafe extern "C" fn grog_ocs_play_chances(
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
