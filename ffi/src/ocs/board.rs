//! The functions of `ocs.board`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use super::Board;
use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::board::BoardFault;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::board::Checkup;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_ocs_board_check` asks. A position to be looked at.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
}
const _: () = assert!(size_of::<BoardCheckQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 8 });

/// What `grog_ocs_board_check` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardCheckAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut BoardFault,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a position holds.
    pub value: Checkup,
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
        reserved_at: memory::small(size_of::<BoardCheckQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<BoardFault>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(BoardCheckQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::board::Position {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BoardFault>() };
        let ruling = grognard_core::ocs::board::check(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Every fault of a whole position at once.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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
