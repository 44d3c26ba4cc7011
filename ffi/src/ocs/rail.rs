//! The functions of `ocs.rail`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use super::Board;
use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::rail::Detrainable;
use grognard_core::ocs::rail::RailControlled;
use grognard_core::ocs::rail::RailConverted;
use grognard_core::ocs::rail::RailExtentFound;
use grognard_core::ocs::rail::RailGoal;
use grognard_core::ocs::rail::RailHex;
use grognard_core::ocs::rail::RailMoved;
use grognard_core::ocs::rail::RailPace;
use grognard_core::ocs::rail::RailReached;
use grognard_core::ocs::rail::RailStopFound;
use grognard_core::ocs::rail::RailStopsFound;
use grognard_core::ocs::rail::RailTraced;
use grognard_core::ocs::rail::RailUse;
use grognard_core::ocs::rail::Railhead;
use grognard_core::ocs::rail::Track;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_ocs_rail_track` asks. A hex whose railroad a side asks about.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTrackQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose trains would run, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailTrackQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_track` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTrackAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What the railroad in a hex is to a side.
    pub value: Track,
}
const _: () = assert!(offset_of!(RailTrackAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(RailTrackAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailTrackQuestion {
    type Answer = RailTrackAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailTrackQuestion>(),
        answer: memory::Extent::of::<RailTrackAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailTrackQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailTrackQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailAt {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        let said = grognard_core::ocs::rail::track(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_track(
    question: *const RailTrackQuestion,
    answer: *mut RailTrackAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_detrainable` asks. A hex where trains might stop.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailDetrainableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose trains would stop there, 0 to 7.
    pub side: u8,
    /// What for.
    pub usage: Code<RailUse>,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<RailDetrainableQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_detrainable` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailDetrainableAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A hex where trains may stop. Zero where it is forbidden.
    pub value: Detrainable,
}
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailDetrainableQuestion {
    type Answer = RailDetrainableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailDetrainableQuestion>(),
        answer: memory::Extent::of::<RailDetrainableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailDetrainableQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailDetrainableQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailDetrainableAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailStop {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            usage: asked.usage,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailHex>() };
        let said = grognard_core::ocs::rail::detrainable(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_detrainable(
    question: *const RailDetrainableQuestion,
    answer: *mut RailDetrainableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_stops` asks. A side that asks where its trains may stop.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailStopsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The side, 0 to 7.
    pub side: u8,
    /// The gauge of its trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailStopsQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_stops` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailStopsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailStopFound,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How many hexes there are where trains may stop.
    pub value: RailStopsFound,
}
const _: () = assert!(offset_of!(RailStopsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailStopsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailStopsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailStopsQuestion {
    type Answer = RailStopsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailStopsQuestion>(),
        answer: memory::Extent::of::<RailStopsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailStopsQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailStopFound>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailStopsQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailStopsAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailStops {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailStopFound>() };
        let said = grognard_core::ocs::rail::stops(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_stops(
    question: *const RailStopsQuestion,
    answer: *mut RailStopsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_control` asks. A hex whose control is in question.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailControlQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, with the control of the hex as it was.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The units that entered the hex since, in order, whether or not they still are there. Those that stand there on the
    /// board have entered without being listed.
    pub entered: *const Unit,
    /// How many `entered` there are; the pointer may be null if 0.
    pub entered_len: usize,
    /// The side behind whose front line the hex now clearly lies: its number and 1. 0 where that is not clear, or where
    /// nothing has changed. This is a judgement, and the host's.
    pub behind: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RailControlQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 44 });

/// What `grog_ocs_rail_control` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailControlAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Whose a hex is.
    pub value: RailControlled,
}
const _: () = assert!(offset_of!(RailControlAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(RailControlAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailControlQuestion {
    type Answer = RailControlAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailControlQuestion>(),
        answer: memory::Extent::of::<RailControlAnswer>(),
        lists: &[ask::List {
            name: &text!("entered"),
            at: ask::pair(offset_of!(RailControlQuestion, entered), offset_of!(RailControlQuestion, entered_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailControlQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailControlQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailControl {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            // SAFETY: looked at.
            entered: unsafe { memory::list(asked.entered, asked.entered_len) },
            behind: asked.behind,
            rules: asked.rules,
        };
        let said = grognard_core::ocs::rail::control(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Who controls a hex where trains may stop (OCS 13.3h).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_control(
    question: *const RailControlQuestion,
    answer: *mut RailControlAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_railheads` asks. A side that asks how far its track reaches.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailRailheadsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The side, 0 to 7.
    pub side: u8,
    /// The gauge of its trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailRailheadsQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_railheads` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailRailheadsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Railhead,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How far a side's track reaches.
    pub value: RailExtentFound,
}
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailRailheadsQuestion {
    type Answer = RailRailheadsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailRailheadsQuestion>(),
        answer: memory::Extent::of::<RailRailheadsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailRailheadsQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Railhead>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailRailheadsQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailExtent {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Railhead>() };
        let said = grognard_core::ocs::rail::railheads(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Where Railhead markers lie (OCS 13.3d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_railheads(
    question: *const RailRailheadsQuestion,
    answer: *mut RailRailheadsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_assess` asks. Cargo that would go by rail.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position; what goes may stand on it or not.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
    /// goes; of what earlier in the phase was done with each, its own fields tell.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// Where it entrains; each part of it stands there, unless it is arriving.
    pub start: Hex,
    /// Where it detrains.
    pub to: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
    /// if it walks at 6 MP or less and all its way is multi-track.
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths. What was left in earlier turns does not count.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailAssessQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_ocs_rail_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A movement by rail that is allowed. Zero where it is forbidden.
    pub value: RailMoved,
}
const _: () = assert!(offset_of!(RailAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailAssessQuestion {
    type Answer = RailAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailAssessQuestion>(),
        answer: memory::Extent::of::<RailAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("cargo"),
            at: ask::pair(offset_of!(RailAssessQuestion, cargo), offset_of!(RailAssessQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailAssessQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailAssessAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailMove {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            start: asked.start,
            to: asked.to,
            side: asked.side,
            gauge: asked.gauge,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailHex>() };
        let said = grognard_core::ocs::rail::assess(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_assess(
    question: *const RailAssessQuestion,
    answer: *mut RailAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_choices` asks. Cargo that would go by rail somewhere: as in `RailMove`, without saying where.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position; what goes may stand on it or not.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What goes together.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// Where it entrains.
    pub start: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point.
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_ocs_rail_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailGoal,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How far cargo may go. Zero where it is forbidden.
    pub value: RailReached,
}
const _: () = assert!(offset_of!(RailChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailChoicesQuestion {
    type Answer = RailChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailChoicesQuestion>(),
        answer: memory::Extent::of::<RailChoicesAnswer>(),
        lists: &[ask::List {
            name: &text!("cargo"),
            at: ask::pair(offset_of!(RailChoicesQuestion, cargo), offset_of!(RailChoicesQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailChoicesQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailGoal>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailChoicesAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailReach {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            start: asked.start,
            side: asked.side,
            gauge: asked.gauge,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailGoal>() };
        let said = grognard_core::ocs::rail::choices(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_choices(
    question: *const RailChoicesQuestion,
    answer: *mut RailChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_apply` asks. Cargo that would go by rail.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position; what goes may stand on it or not.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
    /// goes; of what earlier in the phase was done with each, its own fields tell.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// Where it entrains; each part of it stands there, unless it is arriving.
    pub start: Hex,
    /// Where it detrains.
    pub to: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
    /// if it walks at 6 MP or less and all its way is multi-track.
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths. What was left in earlier turns does not count.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_ocs_rail_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailApplyAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub effects_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A movement by rail that is allowed. Zero where it is forbidden.
    pub value: RailMoved,
}
const _: () = assert!(offset_of!(RailApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailApplyQuestion {
    type Answer = RailApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailApplyQuestion>(),
        answer: memory::Extent::of::<RailApplyAnswer>(),
        lists: &[ask::List {
            name: &text!("cargo"),
            at: ask::pair(offset_of!(RailApplyQuestion, cargo), offset_of!(RailApplyQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailApplyQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailApplyQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailApplyAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailMove {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            start: asked.start,
            to: asked.to,
            side: asked.side,
            gauge: asked.gauge,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::rail::apply(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Moves cargo by rail (OCS 13.3e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_apply(
    question: *const RailApplyQuestion,
    answer: *mut RailApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_convert` asks. A unit that would convert railroads as it moves.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailConvertQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit, where it stands before it moves, with what it did earlier in the phase.
    pub unit: Unit,
    /// The hexes that it enters, in order.
    pub path: *const RailPace,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// The gauge that it converts to, its own side's, in the host's numbering; not 0.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// What the movement costs, in twelfths of an MP; 0 for not said.
    pub mp: u16,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<RailConvertQuestion>() == if cfg!(target_pointer_width = "64") { 136 } else { 120 });

/// What `grog_ocs_rail_convert` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailConvertAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// A conversion that is allowed. Zero where it is forbidden.
    pub value: RailConverted,
}
const _: () = assert!(offset_of!(RailConvertAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailConvertAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailConvertAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailConvertQuestion {
    type Answer = RailConvertAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailConvertQuestion>(),
        answer: memory::Extent::of::<RailConvertAnswer>(),
        lists: &[ask::List {
            name: &text!("path"),
            at: ask::pair(offset_of!(RailConvertQuestion, path), offset_of!(RailConvertQuestion, path_len)),
            item: memory::Item::of::<RailPace>(),
        }],
        reserved_at: memory::small(offset_of!(RailConvertQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailConvertQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailConversion {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            gauge: asked.gauge,
            phase: asked.phase,
            mp: asked.mp,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::rail::convert(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_convert(
    question: *const RailConvertQuestion,
    answer: *mut RailConvertAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_trace` asks. A hex that trace supply would come from.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTraceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex: where units, or a headquarters for them, trace to.
    pub hex: Hex,
    /// The side that traces, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailTraceQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_trace` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTraceAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where trace supply comes from. Zero where it is forbidden.
    pub value: RailTraced,
}
const _: () = assert!(offset_of!(RailTraceAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailTraceAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailTraceAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailTraceQuestion {
    type Answer = RailTraceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailTraceQuestion>(),
        answer: memory::Extent::of::<RailTraceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailTraceQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RailTraceQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailTraceAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailTrace {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailHex>() };
        let said = grognard_core::ocs::rail::trace(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_trace(
    question: *const RailTraceQuestion,
    answer: *mut RailTraceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
