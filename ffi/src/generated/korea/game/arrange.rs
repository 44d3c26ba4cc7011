//! The function of `korea.game.arrange`. Generated from the core's list of operations by
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
use grognard_core::korea::game::Position;
use grognard_core::korea::options::GameRules;
use grognard_core::korea::units::Side;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_game_arrange`. Units, ground and supply of a position before its first engagement.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameArrangeQuestion {
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
const _: () = assert!(size_of::<GameArrangeQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 76 });

/// The answer of `grog_korea_game_arrange`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameArrangeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
    pub value: Position,
}
const _: () = assert!(offset_of!(GameArrangeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameArrangeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameArrangeQuestion {
    type Answer = GameArrangeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameArrangeQuestion>(),
        answer: memory::Extent::of::<GameArrangeAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(GameArrangeQuestion, units), offset_of!(GameArrangeQuestion, units_len)),
                item: memory::Item::of::<GameUnit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(offset_of!(GameArrangeQuestion, hexes), offset_of!(GameArrangeQuestion, hexes_len)),
                item: memory::Item::of::<GamePlace>(),
            },
            ask::List {
                name: &text!("terrain"),
                at: ask::pair(offset_of!(GameArrangeQuestion, terrain), offset_of!(GameArrangeQuestion, terrain_len)),
                item: memory::Item::of::<GameTerrain>(),
            },
            ask::List {
                name: &text!("depots"),
                at: ask::pair(offset_of!(GameArrangeQuestion, depots), offset_of!(GameArrangeQuestion, depots_len)),
                item: memory::Item::of::<GameDepot>(),
            },
            ask::List {
                name: &text!("bag"),
                at: ask::pair(offset_of!(GameArrangeQuestion, bag), offset_of!(GameArrangeQuestion, bag_len)),
                item: memory::Item::of::<Chip>(),
            },
        ],
        reserved_at: memory::small(size_of::<GameArrangeQuestion>()),
        value_at: memory::small(offset_of!(GameArrangeAnswer, value)),
        effects: None,
        more: None,
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
        let said = grognard_core::korea::game::arrange(&question, &mut run.trail);
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

/// The position of units on a map, before the first engagement (KOR 8.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_game_arrange(
    question: *const GameArrangeQuestion,
    answer: *mut GameArrangeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
