//! The functions of `axis_allies.map`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::map_questions::Border;
use grognard_core::axis_allies::map_questions::SpaceFacts;
use grognard_core::axis_allies::map_questions::Started;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_map_space`. A space of the map.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSpaceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The space.
    pub space: Locus<Site>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<MapSpaceQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_map_space`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSpaceAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A neighbour of a space.
    pub rows: *mut Border,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The facts about a space.
    pub value: SpaceFacts,
}
const _: () = assert!(offset_of!(MapSpaceAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MapSpaceAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MapSpaceAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MapSpaceQuestion {
    type Answer = MapSpaceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MapSpaceQuestion>(),
        answer: memory::Extent::of::<MapSpaceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MapSpaceQuestion, reserved)),
        value_at: memory::small(offset_of!(MapSpaceAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Border>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MapSpaceQuestion, board)),
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
        let question = grognard_core::axis_allies::map_questions::AtSpace {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            space: asked.space,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Border>() };
        let said = grognard_core::axis_allies::map_questions::space(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// What a space is, and its neighbours (AA map).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_map_space(
    question: *const MapSpaceQuestion,
    answer: *mut MapSpaceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_map_adjacent`. Two spaces.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapAdjacentQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// One space.
    pub space: Locus<Site>,
    /// The other.
    pub other: Locus<Site>,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<MapAdjacentQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_map_adjacent`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapAdjacentAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(MapAdjacentAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(MapAdjacentAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MapAdjacentQuestion {
    type Answer = MapAdjacentAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MapAdjacentQuestion>(),
        answer: memory::Extent::of::<MapAdjacentAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MapAdjacentQuestion, reserved)),
        value_at: memory::small(size_of::<MapAdjacentAnswer>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(MapAdjacentQuestion, board)),
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
        let question = grognard_core::axis_allies::map_questions::Pair {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            space: asked.space,
            other: asked.other,
        };
        let said = grognard_core::axis_allies::map_questions::adjacent(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(())
    }
}

/// Whether two spaces touch (AA 2.1 to 2.6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_map_adjacent(
    question: *const MapAdjacentQuestion,
    answer: *mut MapAdjacentAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_map_setup`. A power whose initial pieces are listed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSetupQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The power; `nobody` for all of them.
    pub power: Code<Power>,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<MapSetupQuestion>() == 8);

/// The answer of `grog_axis_allies_map_setup`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MapSetupAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
    /// nothing in this turn.
    pub rows: *mut Unit,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The setup of the game.
    pub value: Started,
}
const _: () = assert!(offset_of!(MapSetupAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(MapSetupAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(MapSetupAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for MapSetupQuestion {
    type Answer = MapSetupAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<MapSetupQuestion>(),
        answer: memory::Extent::of::<MapSetupAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(MapSetupQuestion, reserved)),
        value_at: memory::small(offset_of!(MapSetupAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Unit>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::map_questions::SetUp { power: asked.power };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Unit>() };
        let said = grognard_core::axis_allies::map_questions::setup(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// The pieces that the second edition's board begins with (AA map).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_map_setup(
    question: *const MapSetupQuestion,
    answer: *mut MapSetupAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
