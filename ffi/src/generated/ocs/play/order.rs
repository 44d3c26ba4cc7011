//! The function of `ocs.play.order`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::game::GameChoice;
use grognard_core::ocs::game::GameEffect;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_play_order`. An order: one line of orders, or a row of the choices.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayOrderQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order.
    pub line: *const u8,
    /// Length of `line`.
    pub line_len: usize,
    /// A complete row of the choices, as it is.
    pub choice: GameChoice,
    /// The dice of a row that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<PlayOrderQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 72 });

/// The answer of `grog_ocs_play_order`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayOrderAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What an order did.
    pub effects: *mut GameEffect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
}
const _: () = assert!(offset_of!(PlayOrderAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlayOrderAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlayOrderAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayOrderQuestion {
    type Answer = PlayOrderAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayOrderQuestion>(),
        answer: memory::Extent::of::<PlayOrderAnswer>(),
        lists: &[
            ask::List {
                name: &text!("line"),
                at: ask::pair(offset_of!(PlayOrderQuestion, line), offset_of!(PlayOrderQuestion, line_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(PlayOrderQuestion, dice), offset_of!(PlayOrderQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<PlayOrderQuestion>()),
        value_at: memory::small(size_of::<PlayOrderAnswer>()),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<GameEffect>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::game::Given {
            // SAFETY: looked at.
            line: unsafe { memory::settled(asked.line, asked.line_len) },
            choice: asked.choice,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameEffect>() };
        let said = crate::play::ocs::order(&question, &mut effects, run.desk());
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_order(
    game: *mut u64,
    words: usize,
    question: *const PlayOrderQuestion,
    answer: *mut PlayOrderAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
