//! The function of `ocs.retreat.way`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::retreat::Refuge;
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_retreat_way`. A stack that must retreat, and the hex where it is to end.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatWayQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units that retreat together, from one hex, by their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: *const Hex,
    /// Length of `held`.
    pub held_len: usize,
    /// The distance in hexes that they must retreat, 1 to 8.
    pub distance: u8,
    /// The hex where the retreat is to end.
    pub goal: Hex,
    /// The game's options.
    pub rules: GameRules,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RetreatWayQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 56 });

/// The answer of `grog_ocs_retreat_way`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatWayAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a retreat.
    pub rows: *mut RetreatHex,
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
    /// A hex where a retreat can end, and what the best way there costs. Zero if the answer is forbidden.
    pub value: Refuge,
}
const _: () = assert!(offset_of!(RetreatWayAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatWayAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatWayAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatWayQuestion {
    type Answer = RetreatWayAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatWayQuestion>(),
        answer: memory::Extent::of::<RetreatWayAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(RetreatWayQuestion, units), offset_of!(RetreatWayQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("held"),
                at: ask::pair(offset_of!(RetreatWayQuestion, held), offset_of!(RetreatWayQuestion, held_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(RetreatWayQuestion, reserved)),
        value_at: memory::small(offset_of!(RetreatWayAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RetreatHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RetreatWayQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RetreatWayAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::retreat::FlightTo {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            held: unsafe { memory::settled(asked.held, asked.held_len) },
            distance: asked.distance,
            goal: asked.goal,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RetreatHex>() };
        let said = grognard_core::ocs::retreat::way(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The best way of a retreat to a hex (OCS 9.12).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_retreat_way(
    question: *const RetreatWayQuestion,
    answer: *mut RetreatWayAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
