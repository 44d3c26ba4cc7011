//! The functions of `ocs.reinforcements`. Generated from the core's list of operations by
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
use grognard_core::ocs::reinforcements::ArrivalPlace;
use grognard_core::ocs::reinforcements::ArrivalPlacesFound;
use grognard_core::ocs::reinforcements::Arrived;
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_reinforcements_assess`. Reinforcements that are to arrive together in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position without the reinforcements.
    pub board: *const Board,
    /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
    /// have.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hex of arrival.
    pub to: Hex,
    /// The side of the reinforcements, 1 to 8.
    pub side: u8,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
    /// friendly air base.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The turn in which they are due, numbered by the caller from 1.
    pub due: u16,
    /// The current turn, in the same numbering.
    pub turn: u16,
    /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
    /// can be loaded.
    pub supply: u16,
    /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own
    /// `amount` is its capacity after hits.
    pub port_used: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<ReinforcementsAssessQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 48 });

/// The answer of `grog_ocs_reinforcements_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsAssessAnswer {
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
const _: () = assert!(offset_of!(ReinforcementsAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(ReinforcementsAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReinforcementsAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReinforcementsAssessQuestion {
    type Answer = ReinforcementsAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReinforcementsAssessQuestion>(),
        answer: memory::Extent::of::<ReinforcementsAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(ReinforcementsAssessQuestion, units),
                    offset_of!(ReinforcementsAssessQuestion, units_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(
                    offset_of!(ReinforcementsAssessQuestion, hexes),
                    offset_of!(ReinforcementsAssessQuestion, hexes_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ReinforcementsAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(ReinforcementsAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ReinforcementsAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(ReinforcementsAssessAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::reinforcements::Reinforcing {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            to: asked.to,
            side: asked.side,
            entry: asked.entry,
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            phase: asked.phase,
            due: asked.due,
            turn: asked.turn,
            supply: asked.supply,
            port_used: asked.port_used,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said =
            grognard_core::ocs::reinforcements::assess(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_reinforcements_assess(
    question: *const ReinforcementsAssessQuestion,
    answer: *mut ReinforcementsAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_reinforcements_choices`. Reinforcements that are to arrive together: as in `Reinforcing`, without a hex of arrival.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position without the reinforcements.
    pub board: *const Board,
    /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
    /// have.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The side of the reinforcements, 1 to 8.
    pub side: u8,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names. Not needed for aircraft, which arrive at any friendly air base.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The turn in which they are due, numbered by the caller from 1.
    pub due: u16,
    /// The current turn, in the same numbering.
    pub turn: u16,
    /// Supply that arrives in the same place in this turn, in T.
    pub supply: u16,
    /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T.
    pub port_used: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<ReinforcementsChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 44 });

/// The answer of `grog_ocs_reinforcements_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex where reinforcements may arrive.
    pub rows: *mut ArrivalPlace,
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
    /// A summary of the hexes where reinforcements may arrive. Zero if the answer is forbidden.
    pub value: ArrivalPlacesFound,
}
const _: () = assert!(offset_of!(ReinforcementsChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ReinforcementsChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReinforcementsChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReinforcementsChoicesQuestion {
    type Answer = ReinforcementsChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReinforcementsChoicesQuestion>(),
        answer: memory::Extent::of::<ReinforcementsChoicesAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(ReinforcementsChoicesQuestion, units),
                    offset_of!(ReinforcementsChoicesQuestion, units_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(
                    offset_of!(ReinforcementsChoicesQuestion, hexes),
                    offset_of!(ReinforcementsChoicesQuestion, hexes_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ReinforcementsChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(ReinforcementsChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<ArrivalPlace>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ReinforcementsChoicesQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(ReinforcementsChoicesAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::reinforcements::ArrivalPlaces {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            side: asked.side,
            entry: asked.entry,
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            phase: asked.phase,
            due: asked.due,
            turn: asked.turn,
            supply: asked.supply,
            port_used: asked.port_used,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<ArrivalPlace>() };
        let said =
            grognard_core::ocs::reinforcements::choices(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_reinforcements_choices(
    question: *const ReinforcementsChoicesQuestion,
    answer: *mut ReinforcementsChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
