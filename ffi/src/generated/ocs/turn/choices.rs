//! The function of `ocs.turn.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::turn::TurnChoice;
use grognard_core::ocs::turn::TurnChoiceCount;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_choices`. A side that asks what it may do now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The side, from 1.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<TurnChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_ocs_turn_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Something that a side may do now.
    pub rows: *mut TurnChoice,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// How much a side may do.
    pub value: TurnChoiceCount,
}
const _: () = assert!(offset_of!(TurnChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnChoicesQuestion {
    type Answer = TurnChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnChoicesQuestion>(),
        answer: memory::Extent::of::<TurnChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TurnChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<TurnChoice>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnChoicesQuestion, board)),
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
        let question = grognard_core::ocs::turn::TurnChoices {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<TurnChoice>() };
        let said = grognard_core::ocs::turn::choices(&question, &mut effects, &mut run.trail);
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

/// What a side may do now, and which of its units (OCS 2.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_choices(
    question: *const TurnChoicesQuestion,
    answer: *mut TurnChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
