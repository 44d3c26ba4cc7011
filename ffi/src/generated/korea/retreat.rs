//! The functions of `korea.retreat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::korea::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::korea::retreat::Retreating;
use grognard_core::korea::retreat::Way;
use grognard_core::korea::units::Quality;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_retreat_assess`. A unit that retreats after a combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The map.
    pub board: *const Board,
    /// The hex of the unit in the combat.
    pub start: Hex,
    /// The hexes of the enemy units of this combat: the attackers if the unit defended, the defenders if it attacked.
    /// At least one is adjacent to `start`.
    pub opponents: *const Hex,
    /// Length of `opponents`.
    pub opponents_len: usize,
    /// The hexes of all other enemy units. An empty list if there are none. Hexes that are not on the board are ignored.
    pub enemies: *const Hex,
    /// Length of `enemies`.
    pub enemies_len: usize,
    /// Hexes that can hold no more units of the retreating side.
    pub full: *const Hex,
    /// Length of `full`.
    pub full_len: usize,
    /// Supply sources of the retreating side. An empty list if it has none. A source that is not on the board, in a
    /// prohibited hex or with an enemy is ignored.
    pub supply: *const Hex,
    /// Length of `supply`.
    pub supply_len: usize,
    /// The hexes that the retreat has entered so far, in order.
    pub path: *const Hex,
    /// Length of `path`.
    pub path_len: usize,
    /// The quality of the unit: B and A may retreat up to three hexes, C and D one.
    pub quality: Code<Quality>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RetreatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 60 });

/// The answer of `grog_korea_retreat_assess`.
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
    /// A hex adjacent to a retreating unit.
    pub rows: *mut Way,
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
    /// How a retreat can continue. Zero if the answer is forbidden.
    pub value: Retreating,
}
const _: () = assert!(offset_of!(RetreatAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatAssessQuestion {
    type Answer = RetreatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatAssessQuestion>(),
        answer: memory::Extent::of::<RetreatAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("opponents"),
                at: ask::pair(
                    offset_of!(RetreatAssessQuestion, opponents),
                    offset_of!(RetreatAssessQuestion, opponents_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("enemies"),
                at: ask::pair(
                    offset_of!(RetreatAssessQuestion, enemies),
                    offset_of!(RetreatAssessQuestion, enemies_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("full"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, full), offset_of!(RetreatAssessQuestion, full_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("supply"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, supply), offset_of!(RetreatAssessQuestion, supply_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(RetreatAssessQuestion, path), offset_of!(RetreatAssessQuestion, path_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(RetreatAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(RetreatAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Way>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RetreatAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RetreatAssessAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::retreat::Retreat {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            start: asked.start,
            // SAFETY: looked at.
            opponents: unsafe { memory::settled(asked.opponents, asked.opponents_len) },
            // SAFETY: looked at.
            enemies: unsafe { memory::settled(asked.enemies, asked.enemies_len) },
            // SAFETY: looked at.
            full: unsafe { memory::settled(asked.full, asked.full_len) },
            // SAFETY: looked at.
            supply: unsafe { memory::settled(asked.supply, asked.supply_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            quality: asked.quality,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Way>() };
        let said = grognard_core::korea::retreat::assess(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Where a unit may retreat to, and whether a retreat so far is legal, on the board after the combat (KOR 8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_retreat_assess(
    question: *const RetreatAssessQuestion,
    answer: *mut RetreatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
