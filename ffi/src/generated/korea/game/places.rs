//! The function of `korea.game.places`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::game::GamePlace;
use grognard_core::korea::game::Position;
use grognard_core::korea::game::Situation;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_game_places`. A position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GamePlacesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<GamePlacesQuestion>() == 16392);

/// The answer of `grog_korea_game_places`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GamePlacesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a position's map.
    pub rows: *mut GamePlace,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// A summary of a position.
    pub value: Situation,
}
const _: () = assert!(offset_of!(GamePlacesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GamePlacesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GamePlacesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GamePlacesQuestion {
    type Answer = GamePlacesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GamePlacesQuestion>(),
        answer: memory::Extent::of::<GamePlacesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GamePlacesQuestion, reserved)),
        value_at: memory::small(offset_of!(GamePlacesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<GamePlace>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::game::Looked { position: asked.position };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GamePlace>() };
        let said = grognard_core::korea::game::places(&question, &mut effects, &mut run.trail);
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

/// What a position waits for, and the hexes of its map.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_game_places(
    question: *const GamePlacesQuestion,
    answer: *mut GamePlacesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
