//! The functions of `ocs.stacking`. Generated from the core's list of operations by
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
use grognard_core::ocs::stacking::Counter;
use grognard_core::ocs::stacking::Entrant;
use grognard_core::ocs::stacking::Foothold;
use grognard_core::ocs::stacking::Moment;
use grognard_core::ocs::stacking::Obstacle;
use grognard_core::ocs::stacking::OrderFault;
use grognard_core::ocs::stacking::Overstacked;
use grognard_core::ocs::stacking::OverstackedCount;
use grognard_core::ocs::stacking::StackSize;
use grognard_core::ocs::stacking::Surplus;
use grognard_core::ocs::stacking::SurplusChoice;
use grognard_core::ocs::stacking::Thinned;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_ocs_stacking_size` asks. A side's units in a hex, and those that would join them.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingSizeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Units that would be there beside those that are, by their places in the board's list.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<StackingSizeQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// What `grog_ocs_stacking_size` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingSizeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How large a stack is.
    pub value: StackSize,
}
const _: () = assert!(offset_of!(StackingSizeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StackingSizeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingSizeQuestion {
    type Answer = StackingSizeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingSizeQuestion>(),
        answer: memory::Extent::of::<StackingSizeAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StackingSizeQuestion, units), offset_of!(StackingSizeQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<StackingSizeQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingSizeQuestion, board)),
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
        let question = grognard_core::ocs::stacking::StackAt {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let said = grognard_core::ocs::stacking::size(&question, trail);
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

/// How large a side's stack in a hex is (OCS 4.8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_size(
    question: *const StackingSizeQuestion,
    answer: *mut StackingSizeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_assess` asks. A stack at some time.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex; for an overrun the one from which it is made.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Units that would be there beside those that are, by their places in the board's list: those that overrun, whether
    /// they stand there or not.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// When.
    pub when: Code<Moment>,
    /// The phase; stacking is not enforced in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<StackingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 48 });

/// What `grog_ocs_stacking_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How large a stack is. Zero where it is forbidden.
    pub value: StackSize,
}
const _: () = assert!(offset_of!(StackingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StackingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingAssessQuestion {
    type Answer = StackingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingAssessQuestion>(),
        answer: memory::Extent::of::<StackingAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StackingAssessQuestion, units), offset_of!(StackingAssessQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingAssessQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingAssessQuestion, board)),
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
        let question = grognard_core::ocs::stacking::StackWhen {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            when: asked.when,
            phase: asked.phase,
            rules: asked.rules,
        };
        let said = grognard_core::ocs::stacking::assess(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_assess(
    question: *const StackingAssessQuestion,
    answer: *mut StackingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_overstacked` asks. A position at the end of a segment or phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOverstackedQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The phase; stacking is not enforced in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<StackingOverstackedQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_stacking_overstacked` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOverstackedAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Overstacked,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many hexes hold too much.
    pub value: OverstackedCount,
}
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingOverstackedQuestion {
    type Answer = StackingOverstackedAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingOverstackedQuestion>(),
        answer: memory::Extent::of::<StackingOverstackedAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingOverstackedQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Overstacked>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingOverstackedQuestion, board)),
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
        let question = grognard_core::ocs::stacking::SegmentEnd {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            phase: asked.phase,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Overstacked>() };
        let said = grognard_core::ocs::stacking::overstacked(&question, &mut effects, trail);
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

/// Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_overstacked(
    question: *const StackingOverstackedQuestion,
    answer: *mut StackingOverstackedAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_choices` asks. A side's stack at the end of a segment or phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The phase; nothing is owed in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<StackingChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_ocs_stacking_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut SurplusChoice,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a side owes for an overstacked hex.
    pub value: Surplus,
}
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingChoicesQuestion {
    type Answer = StackingChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingChoicesQuestion>(),
        answer: memory::Extent::of::<StackingChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingChoicesQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<SurplusChoice>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingChoicesQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Crowd {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<SurplusChoice>() };
        let said = grognard_core::ocs::stacking::choices(&question, &mut effects, trail);
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

/// How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_choices(
    question: *const StackingChoicesQuestion,
    answer: *mut StackingChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_apply` asks. The owner's choice of what is eliminated.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The units that are eliminated, by their places in the board's list.
    pub eliminated: *const u16,
    /// How many `eliminated` there are; the pointer may be null if 0.
    pub eliminated_len: usize,
    /// The phase; nothing is owed in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StackingApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_ocs_stacking_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingApplyAnswer {
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
    /// What is left of a stack. Zero where it is forbidden.
    pub value: Thinned,
}
const _: () = assert!(offset_of!(StackingApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingApplyQuestion {
    type Answer = StackingApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingApplyQuestion>(),
        answer: memory::Extent::of::<StackingApplyAnswer>(),
        lists: &[ask::List {
            name: &text!("eliminated"),
            at: ask::pair(
                offset_of!(StackingApplyQuestion, eliminated),
                offset_of!(StackingApplyQuestion, eliminated_len),
            ),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingApplyQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingApplyQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Thinning {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            eliminated: unsafe { memory::list(asked.eliminated, asked.eliminated_len) },
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::stacking::apply(&question, &mut effects, trail);
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

/// Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_apply(
    question: *const StackingApplyQuestion,
    answer: *mut StackingApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_order` asks. A side's stack as its owner would lay it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOrderQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position. Here it does not matter how its list orders the units of the hex.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of
    /// Supply covers what lies below it down to the next such marker; markers that lie on one another cover together.
    pub stack: *const Counter,
    /// How many `stack` there are; the pointer may be null if 0.
    pub stack_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<StackingOrderQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// What `grog_ocs_stacking_order` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOrderAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut OrderFault,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(StackingOrderAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingOrderAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingOrderAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingOrderQuestion {
    type Answer = StackingOrderAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingOrderQuestion>(),
        answer: memory::Extent::of::<StackingOrderAnswer>(),
        lists: &[ask::List {
            name: &text!("stack"),
            at: ask::pair(offset_of!(StackingOrderQuestion, stack), offset_of!(StackingOrderQuestion, stack_len)),
            item: memory::Item::of::<Counter>(),
        }],
        reserved_at: memory::small(size_of::<StackingOrderQuestion>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<OrderFault>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingOrderQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Pile {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            stack: unsafe { memory::list(asked.stack, asked.stack_len) },
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<OrderFault>() };
        let said = grognard_core::ocs::stacking::order(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether the order of a stack and its markers is legal (OCS 4.8b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_order(
    question: *const StackingOrderQuestion,
    answer: *mut StackingOrderAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_arrange` asks. A side's units in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingArrangeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<StackingArrangeQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_stacking_arrange` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingArrangeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Counter,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingArrangeQuestion {
    type Answer = StackingArrangeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingArrangeQuestion>(),
        answer: memory::Extent::of::<StackingArrangeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingArrangeQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Counter>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingArrangeQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Heap {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Counter>() };
        let said = grognard_core::ocs::stacking::arrange(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(effects.needed())
    }
}

/// A legal order for a stack with its markers (OCS 4.8b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_arrange(
    question: *const StackingArrangeQuestion,
    answer: *mut StackingArrangeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_enter` asks. Something that would enter a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingEnterQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that enters it.
    pub side: u8,
    /// What enters it.
    pub entrant: Code<Entrant>,
    /// Of `units`: those that enter together, by their places in the board's list.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Aircraft among them conduct a mission.
    pub mission: Flag,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StackingEnterQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_ocs_stacking_enter` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingEnterAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Obstacle,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How a hex of enemy units is entered. Zero where it is forbidden.
    pub value: Foothold,
}
const _: () = assert!(offset_of!(StackingEnterAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingEnterAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingEnterAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingEnterQuestion {
    type Answer = StackingEnterAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingEnterQuestion>(),
        answer: memory::Extent::of::<StackingEnterAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StackingEnterQuestion, units), offset_of!(StackingEnterQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingEnterQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Obstacle>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(StackingEnterQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Entrance {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            entrant: asked.entrant,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            mission: asked.mission,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Obstacle>() };
        let said = grognard_core::ocs::stacking::enter(&question, &mut effects, trail);
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

/// Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_enter(
    question: *const StackingEnterQuestion,
    answer: *mut StackingEnterAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
