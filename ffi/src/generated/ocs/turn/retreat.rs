//! The function of `ocs.turn.retreat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::retreat::Retreated;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_retreat`. Units that retreat from a combat now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnRetreatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The units that retreat together, from one hex, by their `id`s: those that have to, and combat units and Organic
    /// Trucks that go along (9.12d). C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes that they enter, in order, at most 12.
    pub path: *const Hex,
    /// Length of `path`.
    pub path_len: usize,
    /// The steps that units which are disorganized already lose in enemy zones of control. An empty list for none.
    pub losses: *const StepsLost,
    /// Length of `losses`.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<TurnRetreatQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 48 });

/// The answer of `grog_ocs_turn_retreat`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnRetreatAnswer {
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
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The cost of a retreat for a stack. Zero if the answer is forbidden.
    pub value: Retreated,
}
const _: () = assert!(offset_of!(TurnRetreatAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnRetreatAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnRetreatAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnRetreatQuestion {
    type Answer = TurnRetreatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnRetreatQuestion>(),
        answer: memory::Extent::of::<TurnRetreatAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TurnRetreatQuestion, units), offset_of!(TurnRetreatQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(TurnRetreatQuestion, path), offset_of!(TurnRetreatQuestion, path_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(TurnRetreatQuestion, losses), offset_of!(TurnRetreatQuestion, losses_len)),
                item: memory::Item::of::<StepsLost>(),
            },
        ],
        reserved_at: memory::small(size_of::<TurnRetreatQuestion>()),
        value_at: memory::small(offset_of!(TurnRetreatAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnRetreatQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnRetreatAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::RetreatOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::retreat(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether units retreat from a combat by a way now, and what that does (OCS 9.12).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_retreat(
    question: *const TurnRetreatQuestion,
    answer: *mut TurnRetreatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
