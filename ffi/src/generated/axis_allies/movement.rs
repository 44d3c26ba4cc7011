//! The functions of `axis_allies.movement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::movement::Passage;
use grognard_core::axis_allies::movement::Range;
use grognard_core::axis_allies::movement::Reached;
use grognard_core::axis_allies::orders::PathEvent;
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_movement_assess`. A piece and the path that it is to take.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The piece, as a group of `board.units`. C says its place in the board's list.
    pub unit: u16,
    /// The spaces that it enters, in order.
    pub path: *const Locus<Site>,
    /// Length of `path`.
    pub path_len: usize,
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<MovementAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_axis_allies_movement_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An event on a path, for the caller to apply.
    pub effects: *mut PathEvent,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The cost of a path. Zero if the answer is forbidden.
    pub value: Passage,
}
const _: () = assert!(offset_of!(MovementAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovementAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovementAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovementAssessQuestion {
    type Answer = MovementAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovementAssessQuestion>(),
        answer: memory::Extent::of::<MovementAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("path"),
            at: ask::pair(offset_of!(MovementAssessQuestion, path), offset_of!(MovementAssessQuestion, path_len)),
            item: memory::Item::of::<Locus<Site>>(),
        }],
        reserved_at: memory::small(offset_of!(MovementAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(MovementAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<PathEvent>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MovementAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::movement::Route {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            unit: asked.unit,
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<PathEvent>() };
        let said = grognard_core::axis_allies::movement::assess(&question, &mut effects, &mut run.trail);
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

/// Whether a piece may go along a path, what it costs and what happens, on the board before it moves (AA 2, 3, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_movement_assess(
    question: *const MovementAssessQuestion,
    answer: *mut MovementAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_movement_reach`. A piece, and the phase in which it moves.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementReachQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The piece, as a group of `board.units`. C says its place in the board's list.
    pub unit: u16,
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<MovementReachQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_movement_reach`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementReachAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A space that a piece can move to.
    pub rows: *mut Reached,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of spaces that a piece can reach. Zero if the answer is forbidden.
    pub value: Range,
}
const _: () = assert!(offset_of!(MovementReachAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovementReachAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovementReachAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovementReachQuestion {
    type Answer = MovementReachAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovementReachQuestion>(),
        answer: memory::Extent::of::<MovementReachAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MovementReachQuestion, reserved)),
        value_at: memory::small(offset_of!(MovementReachAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Reached>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MovementReachQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::movement::Reach {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            unit: asked.unit,
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Reached>() };
        let said = grognard_core::axis_allies::movement::reach(&question, &mut effects, &mut run.trail);
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

/// Everywhere that a piece can go in a phase, on the board before it moves (AA 2, 3, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_movement_reach(
    question: *const MovementReachQuestion,
    answer: *mut MovementReachAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
