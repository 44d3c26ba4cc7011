//! The function of `ocs.combat.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::combat::Attack;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::terrain::Approach;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_combat_assess`. An attack on one hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacking units, in any hexes.
    pub attackers: *const Unit,
    /// Length of `attackers`.
    pub attackers_len: usize,
    /// The units in the attacked hex. Units that are not combat units take no part.
    pub defenders: *const Unit,
    /// Length of `defenders`.
    pub defenders_len: usize,
    /// The kind of attack.
    pub attack: Code<Attack>,
    /// The phase of the attack.
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
    pub terrain: *const Terrain,
    /// Length of `terrain`.
    pub terrain_len: usize,
    /// The terrain that the defender chose for himself; by default the one that is best for him. C counts it from 1; 0 is none.
    pub own_terrain: u8,
    /// The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an
    /// overrun the hex must be listed, with the cost of entering the target.
    pub approaches: *const Approach,
    /// Length of `approaches`.
    pub approaches_len: usize,
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts; by default the one with the highest, of those that the option
    /// `independents` lets lead. C counts it from 1; 0 is none.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts; by default the one with the highest. C counts it from 1; 0 is none.
    pub defender_lead: u16,
    /// The hex has been attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// Size of other friendly units in the overrunning stack's hex, in RE.
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 136 } else { 88 });

/// The answer of `grog_ocs_combat_assess`.
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
    /// The assessment of an attack: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: Assessment,
}
const _: () = assert!(offset_of!(CombatAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatAssessAnswer, cites) == offset_of!(ask::Head, cites));

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
                name: &text!("terrain"),
                at: ask::pair(offset_of!(CombatAssessQuestion, terrain), offset_of!(CombatAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
            ask::List {
                name: &text!("approaches"),
                at: ask::pair(
                    offset_of!(CombatAssessQuestion, approaches),
                    offset_of!(CombatAssessQuestion, approaches_len),
                ),
                item: memory::Item::of::<Approach>(),
            },
        ],
        reserved_at: memory::small(size_of::<CombatAssessQuestion>()),
        value_at: memory::small(offset_of!(CombatAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(CombatAssessQuestion, tables)),
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
        let question = grognard_core::ocs::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::settled(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::settled(asked.defenders, asked.defenders_len) },
            attack: asked.attack,
            phase: asked.phase,
            target: asked.target,
            // SAFETY: looked at.
            terrain: unsafe { memory::settled(asked.terrain, asked.terrain_len) },
            own_terrain: asked.own_terrain,
            // SAFETY: looked at.
            approaches: unsafe { memory::settled(asked.approaches, asked.approaches_len) },
            hedgehog: asked.hedgehog,
            attacker_lead: asked.attacker_lead,
            defender_lead: asked.defender_lead,
            hex_attacked: asked.hex_attacked,
            bystanders_re: asked.bystanders_re,
            rules: asked.rules,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::combat::assess(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(())
    }
}

/// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
