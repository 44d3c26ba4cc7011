//! The function of `axis_allies.game.movement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::PieceEvent;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::movement::Passage;
use grognard_core::fault::Fault;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_movement`. A piece of a position and its path.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameMovementQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, in a movement phase.
    pub position: Position,
    /// The number of the piece.
    pub piece: u16,
    /// The spaces that it enters, in order.
    pub path: *const Locus<Site>,
    /// Length of `path`.
    pub path_len: usize,
}
const _: () =
    assert!(size_of::<GameMovementQuestion>() == if cfg!(target_pointer_width = "64") { 16408 } else { 16400 });

/// The answer of `grog_axis_allies_game_movement`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameMovementAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An event on a piece's path.
    pub effects: *mut PieceEvent,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The cost of a path. Zero if the answer is forbidden.
    pub value: Passage,
}
const _: () = assert!(offset_of!(GameMovementAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameMovementAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameMovementAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameMovementQuestion {
    type Answer = GameMovementAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameMovementQuestion>(),
        answer: memory::Extent::of::<GameMovementAnswer>(),
        lists: &[ask::List {
            name: &text!("path"),
            at: ask::pair(offset_of!(GameMovementQuestion, path), offset_of!(GameMovementQuestion, path_len)),
            item: memory::Item::of::<Locus<Site>>(),
        }],
        reserved_at: memory::small(size_of::<GameMovementQuestion>()),
        value_at: memory::small(offset_of!(GameMovementAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<PieceEvent>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::PieceRoute {
            position: asked.position,
            piece: asked.piece,
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<PieceEvent>() };
        let said = grognard_core::axis_allies::game::movement(&question, &mut effects, &mut run.trail);
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

/// Whether a piece of a position may go along a path, what it costs and what happens (AA 2, 3, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_movement(
    question: *const GameMovementQuestion,
    answer: *mut GameMovementAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
