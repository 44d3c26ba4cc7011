//! The function of `korea.combat.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::korea::assessment::Assessment;
use grognard_core::korea::assessment::Engagement;
use grognard_core::korea::combat::Support;
use grognard_core::korea::options::GameRules;
use grognard_core::korea::terrain::Terrain;
use grognard_core::korea::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_combat_assess`. A combat. The combat hex is the hex of the defending lead. All attackers are of one side, all defenders of the
/// other.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacking units that take part, each adjacent to the combat hex: the lead, its supporters, and the flanking
    /// units, which may be static. A static unit that does neither is listed if its presence as an armored unit counts
    /// (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
    pub attackers: *const Unit,
    /// Length of `attackers`.
    pub attackers_len: usize,
    /// The defending units that take part: the lead, and others in the combat hex or adjacent to it.
    pub defenders: *const Unit,
    /// Length of `defenders`.
    pub defenders_len: usize,
    /// The kind of combat.
    pub kind: Code<Engagement>,
    /// The attacker's lead. The first unit by default. `GROG_NONE`, 65535, is none.
    pub attacker_lead: u16,
    /// The defender's lead. The first unit by default. `GROG_NONE`, 65535, is none.
    pub defender_lead: u16,
    /// The attacker's modifier for movement points spent, -1 to 2. Required in a meeting engagement; a prepared attack
    /// has none.
    pub mp_drm: Said<i8>,
    /// The attacker's support. By default none.
    pub attacker_support: Support,
    /// The defender's support. By default none.
    pub defender_support: Support,
    /// The coastal hexes to which the fleet is committed. An empty list if it is not committed.
    pub coast: *const Hex,
    /// Length of `coast`.
    pub coast_len: usize,
    /// The rows of the terrain chart that apply: those of the combat hex and of hexsides. An empty list for clear
    /// terrain without effect.
    pub terrain: *const Terrain,
    /// Length of `terrain`.
    pub terrain_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 68 });

/// The answer of `grog_korea_combat_assess`.
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
    /// The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
    /// rolls one six-sided die. Zero if the answer is forbidden.
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
                name: &text!("coast"),
                at: ask::pair(offset_of!(CombatAssessQuestion, coast), offset_of!(CombatAssessQuestion, coast_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("terrain"),
                at: ask::pair(offset_of!(CombatAssessQuestion, terrain), offset_of!(CombatAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
        ],
        reserved_at: memory::small(size_of::<CombatAssessQuestion>()),
        value_at: memory::small(offset_of!(CombatAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::settled(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::settled(asked.defenders, asked.defenders_len) },
            kind: asked.kind,
            attacker_lead: asked.attacker_lead,
            defender_lead: asked.defender_lead,
            mp_drm: asked.mp_drm,
            attacker_support: asked.attacker_support,
            defender_support: asked.defender_support,
            // SAFETY: looked at.
            coast: unsafe { memory::settled(asked.coast, asked.coast_len) },
            // SAFETY: looked at.
            terrain: unsafe { memory::settled(asked.terrain, asked.terrain_len) },
            rules: asked.rules,
        };
        let said = grognard_core::korea::combat::assess(&question, &mut run.trail);
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

/// What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
