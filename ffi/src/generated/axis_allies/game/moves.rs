//! The function of `axis_allies.game.moves`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::PieceOrder;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::game::StepObjection;
use grognard_core::axis_allies::moves::Declared;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_moves`. Further orders for the phase of a position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameMovesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, in a movement phase.
    pub position: Position,
    /// Further orders, in the order in which they are carried out. A piece may have several.
    pub orders: *const PieceOrder,
    /// Length of `orders`.
    pub orders_len: usize,
}
const _: () = assert!(size_of::<GameMovesQuestion>() == if cfg!(target_pointer_width = "64") { 16408 } else { 16396 });

/// The answer of `grog_axis_allies_game_moves`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameMovesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An objection to a step.
    pub rows: *mut StepObjection,
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
    /// A summary of the orders of a phase. Zero if the answer is forbidden.
    pub value: Declared,
}
const _: () = assert!(offset_of!(GameMovesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameMovesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameMovesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameMovesQuestion {
    type Answer = GameMovesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameMovesQuestion>(),
        answer: memory::Extent::of::<GameMovesAnswer>(),
        lists: &[ask::List {
            name: &text!("orders"),
            at: ask::pair(offset_of!(GameMovesQuestion, orders), offset_of!(GameMovesQuestion, orders_len)),
            item: memory::Item::of::<PieceOrder>(),
        }],
        reserved_at: memory::small(size_of::<GameMovesQuestion>()),
        value_at: memory::small(offset_of!(GameMovesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<StepObjection>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(GameMovesAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::PieceMoves {
            position: asked.position,
            // SAFETY: looked at.
            orders: unsafe { memory::settled(asked.orders, asked.orders_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<StepObjection>() };
        let said = grognard_core::axis_allies::game::moves(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a position's orders and further ones are allowed together, with every objection (AA 2, 3, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_moves(
    question: *const GameMovesQuestion,
    answer: *mut GameMovesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
