//! The functions of `ocs.movement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::movement::Goal;
use grognard_core::ocs::movement::Marched;
use grognard_core::ocs::movement::Pace;
use grognard_core::ocs::movement::Roamed;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::zoc::DropOff;
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_movement_path`. A stack that moves along a path in a phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementPathQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the move.
    pub board: *const Board,
    /// The units that move together, from one hex, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes that they enter, in order.
    pub path: *const Waypoint,
    /// Length of `path`.
    pub path_len: usize,
    /// The units that are dropped off on the way. They move no further; the others go on.
    pub drops: *const DropOff,
    /// Length of `drops`.
    pub drops_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1. In the Reaction Phase the other player moves.
    pub player: u8,
    /// The stack entered its present hex earlier in this phase, and so did not begin the phase there.
    pub entered: Flag,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<MovementPathQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 40 });

/// The answer of `grog_ocs_movement_path`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementPathAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What a unit spends on a hex of the path.
    pub rows: *mut Pace,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// What a path is to the stack that moved along it. Zero if the answer is forbidden.
    pub value: Marched,
}
const _: () = assert!(offset_of!(MovementPathAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MovementPathAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MovementPathAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MovementPathQuestion {
    type Answer = MovementPathAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MovementPathQuestion>(),
        answer: memory::Extent::of::<MovementPathAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(MovementPathQuestion, units), offset_of!(MovementPathQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(MovementPathQuestion, path), offset_of!(MovementPathQuestion, path_len)),
                item: memory::Item::of::<Waypoint>(),
            },
            ask::List {
                name: &text!("drops"),
                at: ask::pair(offset_of!(MovementPathQuestion, drops), offset_of!(MovementPathQuestion, drops_len)),
                item: memory::Item::of::<DropOff>(),
            },
        ],
        reserved_at: memory::small(offset_of!(MovementPathQuestion, reserved)),
        value_at: memory::small(offset_of!(MovementPathAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Pace>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MovementPathQuestion, board)),
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
        let question = grognard_core::ocs::movement::March {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            drops: unsafe { memory::settled(asked.drops, asked.drops_len) },
            phase: asked.phase,
            player: asked.player,
            entered: asked.entered,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Pace>() };
        let said = grognard_core::ocs::movement::path(&question, &mut effects, &mut run.trail);
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

/// Whether a stack may move along a path, and what each unit spends (OCS 6, 8.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_movement_path(
    question: *const MovementPathQuestion,
    answer: *mut MovementPathAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_movement_reach`. A unit that is to move in a phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MovementReachQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1. In the Reaction Phase the other player moves.
    pub player: u8,
    /// The unit entered its present hex earlier in this phase, and so did not begin the phase there.
    pub entered: Flag,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<MovementReachQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_movement_reach`.
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
    /// A hex that a unit can move to.
    pub rows: *mut Goal,
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
    /// How far a unit may move. Zero if the answer is forbidden.
    pub value: Roamed,
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
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Goal>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MovementReachQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(MovementReachAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::movement::Roam {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            phase: asked.phase,
            player: asked.player,
            entered: asked.entered,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Goal>() };
        let said = grognard_core::ocs::movement::reach(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Every hex that a unit can move to, and the cheapest way (OCS 6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_movement_reach(
    question: *const MovementReachQuestion,
    answer: *mut MovementReachAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
