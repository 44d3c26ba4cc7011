//! The function of `ocs.turn.consolidate`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::consolidation::Consolidated;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_consolidate`. Two units that are to be consolidated now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnConsolidateQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The unit that stays on the map, and the one that gives it its steps, if that is on the map too, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The unit in the Dead Pile whose place in its formation the first of `units` takes: a newcomer of the board, on which
    /// it is not placed. An empty list for two units on the map.
    pub dead: *const Unit,
    /// Length of `dead`.
    pub dead_len: usize,
    /// Two aircraft are of different types, even if their values are the same.
    pub types_differ: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TurnConsolidateQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 48 });

/// The answer of `grog_ocs_turn_consolidate`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnConsolidateAnswer {
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
    /// A consolidation that is allowed. Zero if the answer is forbidden.
    pub value: Consolidated,
}
const _: () = assert!(offset_of!(TurnConsolidateAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnConsolidateAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnConsolidateAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnConsolidateQuestion {
    type Answer = TurnConsolidateAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnConsolidateQuestion>(),
        answer: memory::Extent::of::<TurnConsolidateAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(TurnConsolidateQuestion, units),
                    offset_of!(TurnConsolidateQuestion, units_len),
                ),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("dead"),
                at: ask::pair(offset_of!(TurnConsolidateQuestion, dead), offset_of!(TurnConsolidateQuestion, dead_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TurnConsolidateQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnConsolidateAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnConsolidateQuestion, board)),
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
        let question = grognard_core::ocs::turn::ConsolidateOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            dead: unsafe { memory::settled(asked.dead, asked.dead_len) },
            types_differ: asked.types_differ,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::consolidate(&question, &mut effects, &mut run.trail);
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

/// Whether two units may be consolidated now (OCS 2.3, 13.9).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_consolidate(
    question: *const TurnConsolidateQuestion,
    answer: *mut TurnConsolidateAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
