//! The function of `ocs.turn.rebuild`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::replacements::Rebuilt;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::turn::UnitToRebuild;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_rebuild`. Units that are to be rebuilt now, with replacements in one hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnRebuildQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The replacements, by their `id`s in ascending order. Those that are not needed are kept; of each kind the first
    /// ones are used. C says their places in the board's list.
    pub repls: *const u16,
    /// Length of `repls`.
    pub repls_len: usize,
    /// The units to rebuild, at most 255.
    pub orders: *const UnitToRebuild,
    /// Length of `orders`.
    pub orders_len: usize,
    /// The side's units in the Dead Pile, each in the mode in which it is to be placed. With them are counters of
    /// trucks whose `amount` is the number of points to rebuild. They are newcomers of the board, of which those are
    /// placed that an order names.
    pub dead: *const Unit,
    /// Length of `dead`.
    pub dead_len: usize,
    /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
    pub table: *const RebuildRow,
    /// Length of `table`.
    pub table_len: usize,
    /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
    pub trucks_lost: u16,
    /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
    pub trucks_provided: u16,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TurnRebuildQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 64 });

/// The answer of `grog_ocs_turn_rebuild`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnRebuildAnswer {
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
    /// A rebuilding that is allowed. Zero if the answer is forbidden.
    pub value: Rebuilt,
}
const _: () = assert!(offset_of!(TurnRebuildAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnRebuildAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnRebuildAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnRebuildQuestion {
    type Answer = TurnRebuildAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnRebuildQuestion>(),
        answer: memory::Extent::of::<TurnRebuildAnswer>(),
        lists: &[
            ask::List {
                name: &text!("repls"),
                at: ask::pair(offset_of!(TurnRebuildQuestion, repls), offset_of!(TurnRebuildQuestion, repls_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("orders"),
                at: ask::pair(offset_of!(TurnRebuildQuestion, orders), offset_of!(TurnRebuildQuestion, orders_len)),
                item: memory::Item::of::<UnitToRebuild>(),
            },
            ask::List {
                name: &text!("dead"),
                at: ask::pair(offset_of!(TurnRebuildQuestion, dead), offset_of!(TurnRebuildQuestion, dead_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("table"),
                at: ask::pair(offset_of!(TurnRebuildQuestion, table), offset_of!(TurnRebuildQuestion, table_len)),
                item: memory::Item::of::<RebuildRow>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TurnRebuildQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnRebuildAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnRebuildQuestion, board)),
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
        let question = grognard_core::ocs::turn::RebuildingOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            repls: unsafe { memory::settled(asked.repls, asked.repls_len) },
            // SAFETY: looked at.
            orders: unsafe { memory::settled(asked.orders, asked.orders_len) },
            // SAFETY: looked at.
            dead: unsafe { memory::settled(asked.dead, asked.dead_len) },
            // SAFETY: looked at.
            table: unsafe { memory::settled(asked.table, asked.table_len) },
            trucks_lost: asked.trucks_lost,
            trucks_provided: asked.trucks_provided,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::rebuild(&question, &mut effects, &mut run.trail);
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

/// Whether units may be rebuilt with replacements now, and the cost (OCS 2.3, 13.5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_rebuild(
    question: *const TurnRebuildQuestion,
    answer: *mut TurnRebuildAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
