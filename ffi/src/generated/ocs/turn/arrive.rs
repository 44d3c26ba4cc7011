//! The function of `ocs.turn.arrive`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::reinforcements::Arrived;
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_arrive`. Reinforcements that are to arrive together in a hex now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnArriveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position without the reinforcements.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The units that arrive, newcomers of the board, in the modes in which they are placed, each with the game turn in
    /// which it is `due`. Transport Points have the load that they are to have.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hex of arrival.
    pub to: Hex,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
    /// friendly air base.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
    /// can be loaded.
    pub supply: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TurnArriveQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 56 });

/// The answer of `grog_ocs_turn_arrive`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnArriveAnswer {
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
    /// An arrival that is allowed. Zero if the answer is forbidden.
    pub value: Arrived,
}
const _: () = assert!(offset_of!(TurnArriveAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnArriveAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnArriveAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnArriveQuestion {
    type Answer = TurnArriveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnArriveQuestion>(),
        answer: memory::Extent::of::<TurnArriveAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TurnArriveQuestion, units), offset_of!(TurnArriveQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(offset_of!(TurnArriveQuestion, hexes), offset_of!(TurnArriveQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TurnArriveQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnArriveAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnArriveQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnArriveAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::ArrivalOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            to: asked.to,
            entry: asked.entry,
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            supply: asked.supply,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::arrive(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether reinforcements may arrive in a hex now (OCS 2.3, 13.6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_arrive(
    question: *const TurnArriveQuestion,
    answer: *mut TurnArriveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
