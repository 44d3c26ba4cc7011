//! The function of `ocs.turn.mark`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_mark`. A side's units that are to be marked now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnMarkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<TurnMarkQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_ocs_turn_mark`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnMarkAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// Where a game stands in its sequence of play. Zero if the answer is forbidden.
    pub value: TurnState,
}
const _: () = assert!(offset_of!(TurnMarkAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnMarkAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnMarkAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnMarkQuestion {
    type Answer = TurnMarkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnMarkQuestion>(),
        answer: memory::Extent::of::<TurnMarkAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TurnMarkQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnMarkAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnMarkQuestion, board)),
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
        let question = grognard_core::ocs::turn::MarkOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::mark(&question, &mut effects, &mut run.trail);
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

/// Marks the units that neither traced nor ate as Out of Supply (OCS 2.3, 12.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_mark(
    question: *const TurnMarkQuestion,
    answer: *mut TurnMarkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
