//! The function of `korea.play.new`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Numbering;
use grognard_core::korea::combat::Chip;
use grognard_core::korea::game::GameDepot;
use grognard_core::korea::game::GamePlace;
use grognard_core::korea::game::GameTerrain;
use grognard_core::korea::game::GameUnit;
use grognard_core::korea::game::Situation;
use grognard_core::korea::options::GameRules;
use grognard_core::korea::units::Side;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_play_new`. Units, ground and supply of a position before its first engagement.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayNewQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units, at most 48. None has a part in an engagement.
    pub units: *const GameUnit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
    pub hexes: *const GamePlace,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The terrain of hexes and hexsides that has an effect, at most 48.
    pub terrain: *const GameTerrain,
    /// Length of `terrain`.
    pub terrain_len: usize,
    /// The UN depots, at most 16.
    pub depots: *const GameDepot,
    /// Length of `depots`.
    pub depots_len: usize,
    /// The chips in the bag, at most 16 rows. An empty list if all of them are 0.
    pub bag: *const Chip,
    /// Length of `bag`.
    pub bag_len: usize,
    /// The side whose turn it is, which attacks.
    pub turn: Code<Side>,
    /// Victory points of the UN and of the Communists.
    pub victory_points: [u16; 2],
    /// Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
    pub air: [u8; 2],
    /// How hexes are numbered in texts.
    pub numbering: Code<Numbering>,
    /// Dice and chips may come from the `seed`.
    pub seeded: Flag,
    /// The seed.
    pub seed: u32,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<PlayNewQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 76 });

/// The answer of `grog_korea_play_new`.
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
                item: memory::Item::of::<GamePlace>(),
            },
            ask::List {
                name: &text!("terrain"),
                at: ask::pair(offset_of!(PlayNewQuestion, terrain), offset_of!(PlayNewQuestion, terrain_len)),
                item: memory::Item::of::<GameTerrain>(),
            },
            ask::List {
                name: &text!("depots"),
                at: ask::pair(offset_of!(PlayNewQuestion, depots), offset_of!(PlayNewQuestion, depots_len)),
                item: memory::Item::of::<GameDepot>(),
            },
            ask::List {
                name: &text!("bag"),
                at: ask::pair(offset_of!(PlayNewQuestion, bag), offset_of!(PlayNewQuestion, bag_len)),
                item: memory::Item::of::<Chip>(),
            },
        ],
        reserved_at: memory::small(size_of::<PlayNewQuestion>()),
        value_at: memory::small(offset_of!(PlayNewAnswer, value)),
        effects: None,
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::game::Arranged {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            // SAFETY: looked at.
            terrain: unsafe { memory::settled(asked.terrain, asked.terrain_len) },
            // SAFETY: looked at.
            depots: unsafe { memory::settled(asked.depots, asked.depots_len) },
            // SAFETY: looked at.
            bag: unsafe { memory::settled(asked.bag, asked.bag_len) },
            turn: asked.turn,
            victory_points: asked.victory_points,
            air: asked.air,
            numbering: asked.numbering,
            seeded: asked.seeded,
            seed: asked.seed,
            rules: asked.rules,
        };
        let said = crate::play::korea::new(&question, run.desk());
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
pub unsafe extern "C" fn grog_korea_play_new(
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
