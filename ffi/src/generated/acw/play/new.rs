//! The function of `acw.play.new`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Table;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::game::GameUnit;
use grognard_core::acw::game::Situation;
use grognard_core::acw::modifiers::Ground;
use grognard_core::acw::modifiers::Modifier;
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::Hexside;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::hex::Numbering;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_play_new`. Units and ground of a position at the beginning of a combat phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayNewQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units, at most 64. None takes part in a combat.
    pub units: *const GameUnit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The hexes with marks or levels, for the modifiers; at most 64.
    pub ground: *const Ground,
    /// Length of `ground`.
    pub ground_len: usize,
    /// The hexsides with an effect, at most 64.
    pub hexsides: *const Hexside,
    /// Length of `hexsides`.
    pub hexsides_len: usize,
    /// The modifiers of the game's card, at most 24.
    pub modifiers: *const Modifier,
    /// Length of `modifiers`.
    pub modifiers_len: usize,
    /// The results table: at most 16 columns, 256 cells and 24 results.
    pub table: *const Table,
    /// How hexes are numbered in texts.
    pub numbering: Code<Numbering>,
    /// Dice may come from the `seed`.
    pub seeded: Flag,
    /// The seed.
    pub seed: u32,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<PlayNewQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 72 });

/// The answer of `grog_acw_play_new`.
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
    /// A summary of a position.
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
                name: &text!("units"),
                at: ask::pair(offset_of!(PlayNewQuestion, units), offset_of!(PlayNewQuestion, units_len)),
                item: memory::Item::of::<GameUnit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(offset_of!(PlayNewQuestion, hexes), offset_of!(PlayNewQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("ground"),
                at: ask::pair(offset_of!(PlayNewQuestion, ground), offset_of!(PlayNewQuestion, ground_len)),
                item: memory::Item::of::<Ground>(),
            },
            ask::List {
                name: &text!("hexsides"),
                at: ask::pair(offset_of!(PlayNewQuestion, hexsides), offset_of!(PlayNewQuestion, hexsides_len)),
                item: memory::Item::of::<Hexside>(),
            },
            ask::List {
                name: &text!("modifiers"),
                at: ask::pair(offset_of!(PlayNewQuestion, modifiers), offset_of!(PlayNewQuestion, modifiers_len)),
                item: memory::Item::of::<Modifier>(),
            },
        ],
        reserved_at: memory::small(size_of::<PlayNewQuestion>()),
        value_at: memory::small(offset_of!(PlayNewAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("table"),
                of: Table::LISTS,
                at: memory::small(offset_of!(PlayNewQuestion, table)),
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
        let question = grognard_core::acw::game::Arranged {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            // SAFETY: looked at.
            ground: unsafe { memory::settled(asked.ground, asked.ground_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::settled(asked.hexsides, asked.hexsides_len) },
            // SAFETY: looked at.
            modifiers: unsafe { memory::settled(asked.modifiers, asked.modifiers_len) },
            // SAFETY: it leads to a structure that has been looked at.
            table: unsafe { Table::lent(asked.table) },
            numbering: asked.numbering,
            seeded: asked.seeded,
            seed: asked.seed,
            rules: asked.rules,
        };
        let said = crate::play::acw::new(&question, run.desk());
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
pub unsafe extern "C" fn grog_acw_play_new(
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
