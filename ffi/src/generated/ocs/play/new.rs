//! The function of `ocs.play.new`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Numbering;
use grognard_core::ocs::game::NewSide;
use grognard_core::ocs::game::Situation;
use grognard_core::ocs::game::UnitName;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_play_new`. A new game: the position, where it stands, and what the game's charts and rules say.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayNewQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position: the chart, the hexes, the units on the map, and what is constant for the game. Every unit has an
    /// `id` of its own, 1 to 65534.
    pub board: *const Board,
    /// Units off the map: those that are due in a later turn, and the Dead Pile.
    pub off_map: *const Unit,
    /// Length of `off_map`.
    pub off_map_len: usize,
    /// Where the game stands in its sequence of play. Reserve markers that it does not mention are none.
    pub turn: TurnState,
    /// What the game gives the sides, side 1 first, at most 8. A side that is not in the list has nothing.
    pub sides: *const NewSide,
    /// Length of `sides`.
    pub sides_len: usize,
    /// The names of units, for orders and texts. Blanks in them become `_`.
    pub names: *const UnitName,
    /// Length of `names`.
    pub names_len: usize,
    /// How the hexes are numbered, for orders and texts.
    pub numbering: Code<Numbering>,
    /// The seed of the game's dice. Without one dice are given with the orders.
    pub seed: u64,
    /// The Rebuild Table.
    pub table: *const RebuildRow,
    /// Length of `table`.
    pub table_len: usize,
    /// The mix of counters of Transport Points; an empty list means no limit.
    pub mix: *const CounterMix,
    /// Length of `mix`.
    pub mix_len: usize,
    /// The nations whose aircraft fly hip shoots (14.7d).
    pub hip_nations: *const u8,
    /// Length of `hip_nations`.
    pub hip_nations_len: usize,
    /// Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).
    pub breakdowns: [u8; 8],
}
const _: () = assert!(size_of::<PlayNewQuestion>() == if cfg!(target_pointer_width = "64") { 152 } else { 96 });

/// The answer of `grog_ocs_play_new`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayNewAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Where a game stands.
    pub value: Situation,
}
const _: () = assert!(offset_of!(PlayNewAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(PlayNewAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayNewQuestion {
    type Answer = PlayNewAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayNewQuestion>(),
        answer: memory::Extent::of::<PlayNewAnswer>(),
        lists: &[
            ask::List {
                name: &text!("off_map"),
                at: ask::pair(offset_of!(PlayNewQuestion, off_map), offset_of!(PlayNewQuestion, off_map_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("sides"),
                at: ask::pair(offset_of!(PlayNewQuestion, sides), offset_of!(PlayNewQuestion, sides_len)),
                item: memory::Item::of::<NewSide>(),
            },
            ask::List {
                name: &text!("names"),
                at: ask::pair(offset_of!(PlayNewQuestion, names), offset_of!(PlayNewQuestion, names_len)),
                item: memory::Item::of::<UnitName>(),
            },
            ask::List {
                name: &text!("table"),
                at: ask::pair(offset_of!(PlayNewQuestion, table), offset_of!(PlayNewQuestion, table_len)),
                item: memory::Item::of::<RebuildRow>(),
            },
            ask::List {
                name: &text!("mix"),
                at: ask::pair(offset_of!(PlayNewQuestion, mix), offset_of!(PlayNewQuestion, mix_len)),
                item: memory::Item::of::<CounterMix>(),
            },
            ask::List {
                name: &text!("hip_nations"),
                at: ask::pair(offset_of!(PlayNewQuestion, hip_nations), offset_of!(PlayNewQuestion, hip_nations_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<PlayNewQuestion>()),
        value_at: memory::small(offset_of!(PlayNewAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(PlayNewQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::NEW_GAME,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::game::NewGame {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            off_map: unsafe { memory::settled(asked.off_map, asked.off_map_len) },
            turn: asked.turn,
            // SAFETY: looked at.
            sides: unsafe { memory::settled(asked.sides, asked.sides_len) },
            // SAFETY: looked at.
            names: unsafe { memory::settled(asked.names, asked.names_len) },
            numbering: asked.numbering,
            seed: asked.seed,
            // SAFETY: looked at.
            table: unsafe { memory::settled(asked.table, asked.table_len) },
            // SAFETY: looked at.
            mix: unsafe { memory::settled(asked.mix, asked.mix_len) },
            // SAFETY: looked at.
            hip_nations: unsafe { memory::settled(asked.hip_nations, asked.hip_nations_len) },
            breakdowns: asked.breakdowns,
        };
        let said = crate::play::ocs::new(&question, run.desk());
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(())
    }
}

/// Begins a game in memory that is lent, and says where it stands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_new(
    game: *mut u64,
    words: usize,
    question: *const PlayNewQuestion,
    answer: *mut PlayNewAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
