//! The function of `ocs.turn.change`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::modes::ModeChanged;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Mode;
use grognard_core::ocs::units::Orientation;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_change`. A unit that is to take a mode now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnChangeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
    pub mode: Code<Mode>,
    /// The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
    pub oriented: Code<Orientation>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TurnChangeQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// The answer of `grog_ocs_turn_change`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnChangeAnswer {
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
    /// A mode that a unit took. Zero if the answer is forbidden.
    pub value: ModeChanged,
}
const _: () = assert!(offset_of!(TurnChangeAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnChangeAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnChangeAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnChangeQuestion {
    type Answer = TurnChangeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnChangeQuestion>(),
        answer: memory::Extent::of::<TurnChangeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TurnChangeQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnChangeAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnChangeQuestion, board)),
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
        let question = grognard_core::ocs::turn::ChangeOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            unit: asked.unit,
            mode: asked.mode,
            oriented: asked.oriented,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::change(&question, &mut effects, &mut run.trail);
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

/// Whether a unit may take a mode, or turn, now (OCS 2.3, 5.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_change(
    question: *const TurnChangeQuestion,
    answer: *mut TurnChangeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
