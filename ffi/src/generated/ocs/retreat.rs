//! The functions of `ocs.retreat`. Generated from the core's list of operations by
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
use grognard_core::ocs::retreat::Refuge;
use grognard_core::ocs::retreat::Refuges;
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ocs::retreat::Retreated;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_retreat_assess`. A stack that retreats.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that retreat together.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hex from which they retreat.
    pub start: Hex,
    /// The hexes that they enter, in order.
    pub path: *const RetreatHex,
    /// Length of `path`.
    pub path_len: usize,
    /// The distance in hexes from `start` at which they must end, at least 1.
    pub distance: u8,
    /// Friendly units in the hexes of the path that do not retreat. An empty list if there are none.
    pub friends: *const Unit,
    /// Length of `friends`.
    pub friends_len: usize,
}
const _: () = assert!(size_of::<RetreatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 36 });

/// The answer of `grog_ocs_retreat_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessAnswer {
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
    /// The cost of a retreat for a stack. Zero if the answer is forbidden.
    pub value: Retreated,
}
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatAssessQuestion {
    type Answer = RetreatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatAssessQuestion>(),
        answer: memory::Extent::of::<RetreatAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, units), offset_of!(RetreatAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, path), offset_of!(RetreatAssessQuestion, path_len)),
                item: memory::Item::of::<RetreatHex>(),
            },
            ask::List {
                name: &text!("friends"),
                at: ask::pair(
                    offset_of!(RetreatAssessQuestion, friends),
                    offset_of!(RetreatAssessQuestion, friends_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(size_of::<RetreatAssessQuestion>()),
        value_at: memory::small(offset_of!(RetreatAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::retreat::Retreat {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            start: asked.start,
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            distance: asked.distance,
            // SAFETY: looked at.
            friends: unsafe { memory::settled(asked.friends, asked.friends_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::retreat::assess(&question, &mut effects, &mut run.trail);
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

/// Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_retreat_assess(
    question: *const RetreatAssessQuestion,
    answer: *mut RetreatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_retreat_find`. A stack that must retreat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatFindQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: *const Hex,
    /// Length of `held`.
    pub held_len: usize,
    /// The distance in hexes that they must retreat, 1 to 8.
    pub distance: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RetreatFindQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

/// The answer of `grog_ocs_retreat_find`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatFindAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex where a retreat can end, and what the best way there costs.
    pub rows: *mut Refuge,
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
    /// Where a stack can retreat to. Zero if the answer is forbidden.
    pub value: Refuges,
}
const _: () = assert!(offset_of!(RetreatFindAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatFindAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatFindAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatFindQuestion {
    type Answer = RetreatFindAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatFindQuestion>(),
        answer: memory::Extent::of::<RetreatFindAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(RetreatFindQuestion, units), offset_of!(RetreatFindQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("held"),
                at: ask::pair(offset_of!(RetreatFindQuestion, held), offset_of!(RetreatFindQuestion, held_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(RetreatFindQuestion, reserved)),
        value_at: memory::small(offset_of!(RetreatFindAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Refuge>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RetreatFindQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RetreatFindAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::retreat::Flight {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            held: unsafe { memory::settled(asked.held, asked.held_len) },
            distance: asked.distance,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Refuge>() };
        let said = grognard_core::ocs::retreat::find(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The hexes where a retreat can end, the best first (OCS 9.12).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_retreat_find(
    question: *const RetreatFindQuestion,
    answer: *mut RetreatFindAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_retreat_way`. A stack that must retreat, and the hex where it is to end.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatWayQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
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
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RetreatWayQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

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
