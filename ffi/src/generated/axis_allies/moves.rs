//! The functions of `axis_allies.moves`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::moves::Declared;
use grognard_core::axis_allies::orders::Objection;
use grognard_core::axis_allies::orders::Order;
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_moves_check`. The orders of a phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovesCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the orders.
    pub board: *const Board,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The orders, in the order in which they are carried out. A piece may have several.
    pub orders: *const Order,
    /// Length of `orders`.
    pub orders_len: usize,
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<MovesCheckQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_axis_allies_moves_check`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovesCheckAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An objection to declared orders.
    pub rows: *mut Objection,
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
const _: () = assert!(offset_of!(MovesCheckAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovesCheckAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovesCheckAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovesCheckQuestion {
    type Answer = MovesCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovesCheckQuestion>(),
        answer: memory::Extent::of::<MovesCheckAnswer>(),
        lists: &[ask::List {
            name: &text!("orders"),
            at: ask::pair(offset_of!(MovesCheckQuestion, orders), offset_of!(MovesCheckQuestion, orders_len)),
            item: memory::Item::of::<Order>(),
        }],
        reserved_at: memory::small(offset_of!(MovesCheckQuestion, reserved)),
        value_at: memory::small(offset_of!(MovesCheckAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Objection>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MovesCheckQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(MovesCheckAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::moves::Moves {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            // SAFETY: looked at.
            orders: unsafe { memory::settled(asked.orders, asked.orders_len) },
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Objection>() };
        let said = grognard_core::axis_allies::moves::check(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a phase's orders are allowed, with every objection, on the board before them (AA 2, 3, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_moves_check(
    question: *const MovesCheckQuestion,
    answer: *mut MovesCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
