//! The function of `ocs.play.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::game::GameChoice;
use grognard_core::ocs::game::Situation;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_play_choices`. A level of the choices.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// A row of the level before that is not yet an order; absent for the first level, the kinds of order.
    pub of: GameChoice,
}
const _: () = assert!(size_of::<PlayChoicesQuestion>() == 56);

/// The answer of `grog_ocs_play_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
    /// is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
    pub rows: *mut GameChoice,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Where a game stands.
    pub value: Situation,
}
const _: () = assert!(offset_of!(PlayChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlayChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlayChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayChoicesQuestion {
    type Answer = PlayChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayChoicesQuestion>(),
        answer: memory::Extent::of::<PlayChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<PlayChoicesQuestion>()),
        value_at: memory::small(offset_of!(PlayChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<GameChoice>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::game::Level { of: asked.of };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameChoice>() };
        let said = crate::play::ocs::choices(&question, &mut effects, run.desk());
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

/// All that may be done now: each row is an order, or leads to orders.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_choices(
    game: *mut u64,
    words: usize,
    question: *const PlayChoicesQuestion,
    answer: *mut PlayChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
