//! The function of `axis_allies.game.placement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::placement::Placed;
use grognard_core::axis_allies::placement::Placement;
use grognard_core::axis_allies::placement::Refusal;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_placement`. Pieces that the power whose turn it is places.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GamePlacementQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, in the placement phase.
    pub position: Position,
    /// Further placements of pieces in hand.
    pub placements: *const Placement,
    /// Length of `placements`.
    pub placements_len: usize,
}
const _: () =
    assert!(size_of::<GamePlacementQuestion>() == if cfg!(target_pointer_width = "64") { 16408 } else { 16396 });

/// The answer of `grog_axis_allies_game_placement`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GamePlacementAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An objection to a placement.
    pub rows: *mut Refusal,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// A summary of the placement. Zero if the answer is forbidden.
    pub value: Placed,
}
const _: () = assert!(offset_of!(GamePlacementAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GamePlacementAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GamePlacementAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GamePlacementQuestion {
    type Answer = GamePlacementAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GamePlacementQuestion>(),
        answer: memory::Extent::of::<GamePlacementAnswer>(),
        lists: &[ask::List {
            name: &text!("placements"),
            at: ask::pair(
                offset_of!(GamePlacementQuestion, placements),
                offset_of!(GamePlacementQuestion, placements_len),
            ),
            item: memory::Item::of::<Placement>(),
        }],
        reserved_at: memory::small(size_of::<GamePlacementQuestion>()),
        value_at: memory::small(offset_of!(GamePlacementAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Refusal>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(GamePlacementAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::Placings {
            position: asked.position,
            // SAFETY: looked at.
            placements: unsafe { memory::settled(asked.placements, asked.placements_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Refusal>() };
        let said =
            grognard_core::axis_allies::game::placement(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether pieces in hand may be placed, with those that are placed already (AA 2.7, 3.1b, 3.4f).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_placement(
    question: *const GamePlacementQuestion,
    answer: *mut GamePlacementAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
