//! The function of `acw.combat.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Table;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::combat::Assessment;
use grognard_core::acw::flaws::Flaw;
use grognard_core::acw::modifiers::Ground;
use grognard_core::acw::modifiers::Modifier;
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::Hexside;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_combat_assess`. A combat: the units of the attacking hexes against those of one or more defending hexes.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// All units in the attacking hexes, including those that contribute nothing: the result affects them too.
    pub attackers: *const Unit,
    /// Length of `attackers`.
    pub attackers_len: usize,
    /// All units in the attacked hexes.
    pub defenders: *const Unit,
    /// Length of `defenders`.
    pub defenders_len: usize,
    /// The hexes with marks or levels, for the modifiers.
    pub ground: *const Ground,
    /// Length of `ground`.
    pub ground_len: usize,
    /// The hexsides with an effect.
    pub hexsides: *const Hexside,
    /// Length of `hexsides`.
    pub hexsides_len: usize,
    /// The modifiers of the game's card.
    pub modifiers: *const Modifier,
    /// Length of `modifiers`.
    pub modifiers_len: usize,
    /// The results table.
    pub table: *const Table,
    /// The Cohesion Rating that the attacker fights with, which one of his units must have; 0 for that of his largest
    /// unit, the lower one on a tie.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fights with, which one of his units must have; 0 for that of his largest
    /// unit, the lower one on a tie.
    pub defender_cohesion: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 72 });

/// The answer of `grog_acw_combat_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A fault of a combat or of a plan of combats.
    pub rows: *mut Flaw,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The assessment of a combat: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: Assessment,
}
const _: () = assert!(offset_of!(CombatAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatAssessQuestion {
    type Answer = CombatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatAssessQuestion>(),
        answer: memory::Extent::of::<CombatAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("attackers"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, attackers),
                    offset_of!(CombatAssessQuestion, attackers_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("defenders"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, defenders),
                    offset_of!(CombatAssessQuestion, defenders_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("ground"),
                at: ask::pair(offset_of!(CombatAssessQuestion, ground), offset_of!(CombatAssessQuestion, ground_len)),
                item: memory::Item::of::<Ground>(),
            },
            ask::List {
                name: &text!("hexsides"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, hexsides),
                    offset_of!(CombatAssessQuestion, hexsides_len),
                ),
                item: memory::Item::of::<Hexside>(),
            },
            ask::List {
                name: &text!("modifiers"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, modifiers),
                    offset_of!(CombatAssessQuestion, modifiers_len),
                ),
                item: memory::Item::of::<Modifier>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(CombatAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Flaw>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("table"),
                of: Table::LISTS,
                at: memory::small(offset_of!(CombatAssessQuestion, table)),
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
        let question = grognard_core::acw::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::settled(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::settled(asked.defenders, asked.defenders_len) },
            // SAFETY: looked at.
            ground: unsafe { memory::settled(asked.ground, asked.ground_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::settled(asked.hexsides, asked.hexsides_len) },
            // SAFETY: looked at.
            modifiers: unsafe { memory::settled(asked.modifiers, asked.modifiers_len) },
            // SAFETY: it leads to a structure that has been looked at.
            table: unsafe { Table::lent(asked.table) },
            attacker_cohesion: asked.attacker_cohesion,
            defender_cohesion: asked.defender_cohesion,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Flaw>() };
        let said = grognard_core::acw::combat::assess(&question, &mut effects, &mut run.trail);
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

/// Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
