//! The function of `axis_allies.game.landing`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::landing::LandingRange;
use grognard_core::axis_allies::landing::LandingSpace;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_landing`. A piece of a position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameLandingQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// The piece, by its number.
    pub piece: u16,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<GameLandingQuestion>() == 16392);

/// The answer of `grog_axis_allies_game_landing`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameLandingAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A space in which it may land.
    pub rows: *mut LandingSpace,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The range of an aircraft after combat. Zero if the answer is forbidden.
    pub value: LandingRange,
}
const _: () = assert!(offset_of!(GameLandingAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameLandingAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameLandingAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameLandingQuestion {
    type Answer = GameLandingAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameLandingQuestion>(),
        answer: memory::Extent::of::<GameLandingAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameLandingQuestion, reserved)),
        value_at: memory::small(offset_of!(GameLandingAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<LandingSpace>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::OnePiece { position: asked.position, piece: asked.piece };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<LandingSpace>() };
        let said = grognard_core::axis_allies::game::landing(&question, &mut effects, &mut run.trail);
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

/// Where an aircraft of a position may land (AA 3.4, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_landing(
    question: *const GameLandingQuestion,
    answer: *mut GameLandingAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
