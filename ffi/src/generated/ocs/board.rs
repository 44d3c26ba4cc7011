//! The functions of `ocs.board`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::check::BoardFault;
use grognard_core::ocs::check::BoardSummary;
use grognard_core::ocs::edits::Applied;
use grognard_core::ocs::edits::BoardEdit;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_board_check`. A position to check.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, its lists in any order.
    pub board: *const Board,
    /// Where the game stands. If absent, nothing is said of it.
    pub turn: TurnState,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<BoardCheckQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_ocs_board_check`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardCheckAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A fault of a position.
    pub rows: *mut BoardFault,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The contents of a position.
    pub value: BoardSummary,
}
const _: () = assert!(offset_of!(BoardCheckAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BoardCheckAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BoardCheckAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BoardCheckQuestion {
    type Answer = BoardCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BoardCheckQuestion>(),
        answer: memory::Extent::of::<BoardCheckAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BoardCheckQuestion, reserved)),
        value_at: memory::small(offset_of!(BoardCheckAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<BoardFault>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(BoardCheckQuestion, board)),
                as_given: true,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::check::Position {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<BoardFault>() };
        let said = grognard_core::ocs::check::check(&question, &mut effects, &mut run.trail);
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

/// Every fault of a whole position at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_check(
    question: *const BoardCheckQuestion,
    answer: *mut BoardCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_board_apply`. Effects to apply to a position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, its lists in any order: the edits count places in them as they are.
    pub board: *const Board,
    /// The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
    pub effects: *const Effect,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The units that the effects refer to: for each unit of the ruling's question the unit of the board, or the
    /// newcomer. Newcomers count on from the end of the board's list. An empty list if the effects already refer to
    /// units of the board and newcomers, as those of every order of a turn do. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// Units that are not on the board: of an order of a turn, those of its own list. Where units go by their ids each has
    /// one.
    pub newcomers: *const Unit,
    /// Length of `newcomers`.
    pub newcomers_len: usize,
    /// The side that captures, 1 to 8. Required if an effect captures.
    pub captor: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<BoardApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 40 });

/// The answer of `grog_ocs_board_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardApplyAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An edit of one of the board's lists.
    pub rows: *mut BoardEdit,
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
    /// A summary of the edits.
    pub value: Applied,
}
const _: () = assert!(offset_of!(BoardApplyAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BoardApplyAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BoardApplyAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BoardApplyQuestion {
    type Answer = BoardApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BoardApplyQuestion>(),
        answer: memory::Extent::of::<BoardApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("effects"),
                at: ask::pair(offset_of!(BoardApplyQuestion, effects), offset_of!(BoardApplyQuestion, effects_len)),
                item: memory::Item::of::<Effect>(),
            },
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(BoardApplyQuestion, units), offset_of!(BoardApplyQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("newcomers"),
                at: ask::pair(offset_of!(BoardApplyQuestion, newcomers), offset_of!(BoardApplyQuestion, newcomers_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BoardApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(BoardApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<BoardEdit>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(BoardApplyQuestion, board)),
                as_given: true,
            }],
            scratch_at: memory::small(offset_of!(BoardApplyAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::edits::Change {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            effects: unsafe { memory::settled(asked.effects, asked.effects_len) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            newcomers: unsafe { memory::settled(asked.newcomers, asked.newcomers_len) },
            captor: asked.captor,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<BoardEdit>() };
        let said = grognard_core::ocs::edits::apply(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Puts the effects of a ruling to the position that it was about: what becomes of its units and hexes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_apply(
    question: *const BoardApplyQuestion,
    answer: *mut BoardApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
