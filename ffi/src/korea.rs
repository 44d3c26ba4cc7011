//! The functions of the system `korea`: one a question. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask::{self, GrogTrail};
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::korea::combat::Assessment;
use grognard_core::korea::combat::Chip;
use grognard_core::korea::combat::CombatDistribution;
use grognard_core::korea::combat::Counted;
use grognard_core::korea::combat::Engagement;
use grognard_core::korea::combat::Outcome;
use grognard_core::korea::combat::Outlook;
use grognard_core::korea::combat::Standing;
use grognard_core::korea::combat::Support;
use grognard_core::korea::flanking::Flanks;
use grognard_core::korea::losses::Debt;
use grognard_core::korea::losses::Effect;
use grognard_core::korea::losses::Losses;
use grognard_core::korea::losses::Offer;
use grognard_core::korea::losses::Owed;
use grognard_core::korea::losses::Payment;
use grognard_core::korea::losses::Settled;
use grognard_core::korea::options::GameRules;
use grognard_core::korea::quality::Superior;
use grognard_core::korea::retreat::Place;
use grognard_core::korea::retreat::Retreating;
use grognard_core::korea::retreat::Way;
use grognard_core::korea::terrain::Terrain;
use grognard_core::korea::units::Quality;
use grognard_core::korea::units::Side;
use grognard_core::korea::units::Unit;
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from
/// question to question.
/// Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.
    pub hexes: *const Place,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 24 } else { 12 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::korea::retreat::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::korea::retreat::Board {
            // SAFETY: looked at.
            hexes: unsafe { memory::list(this.hexes, this.hexes_len) },
        }
    }
}

/// What `grog_korea_quality_compare` asks. The qualities of two lead units.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct QualityCompareQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's.
    pub attacker: Code<Quality>,
    /// The defender's.
    pub defender: Code<Quality>,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<QualityCompareQuestion>() == 8);

/// What `grog_korea_quality_compare` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct QualityCompareAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a difference of quality adds to a roll: 0 to 3, and to one side at most.
    pub value: Superior,
}
const _: () = assert!(offset_of!(QualityCompareAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(QualityCompareAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for QualityCompareQuestion {
    type Answer = QualityCompareAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<QualityCompareQuestion>(),
        answer: memory::Extent::of::<QualityCompareAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(QualityCompareQuestion, reserved)),
        effects: None,
        more: None,
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
        let question = grognard_core::korea::quality::Compare { attacker: asked.attacker, defender: asked.defender };
        let ruling = grognard_core::korea::quality::compare(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The modifier of unit quality (KOR 8.1).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_quality_compare(
    question: *const QualityCompareQuestion,
    answer: *mut QualityCompareAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_flanking_assess` asks. Attackers around a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attackers, each next to the attacked hex; static ones flank too.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// Which of them leads, from 0.
    pub attacker_lead: u16,
    /// The attacked hex.
    pub target: Hex,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<FlankingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_korea_flanking_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankingAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How a hex is flanked. Zero where it is forbidden.
    pub value: Flanks,
}
const _: () = assert!(offset_of!(FlankingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FlankingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FlankingAssessQuestion {
    type Answer = FlankingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FlankingAssessQuestion>(),
        answer: memory::Extent::of::<FlankingAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("attackers")),
            length: memory::Place::of(&text!("attackers_len")),
            at: memory::small(offset_of!(FlankingAssessQuestion, attackers)),
            len_at: memory::small(offset_of!(FlankingAssessQuestion, attackers_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FlankingAssessQuestion, reserved)),
        effects: None,
        more: None,
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
        let question = grognard_core::korea::flanking::Around {
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            attacker_lead: asked.attacker_lead,
            target: asked.target,
        };
        let ruling = grognard_core::korea::flanking::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether attackers flank a hex, and what that is worth (KOR 8.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_flanking_assess(
    question: *const FlankingAssessQuestion,
    answer: *mut FlankingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_combat_assess` asks. A combat. The combat hex is the one in which the defending lead stands.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and
    /// those that flank, which static ones do too.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// The defending units that take part: the lead, and others in the combat hex or next to it.
    pub defenders: *const Unit,
    /// How many `defenders` there are; the pointer may be null if 0.
    pub defenders_len: usize,
    /// A meeting engagement or a prepared attack.
    pub kind: Code<Engagement>,
    /// Whose attack it is; the other side defends.
    pub attacking: Code<Side>,
    /// Which attacker leads, from 0.
    pub attacker_lead: u16,
    /// Which defender leads, from 0.
    pub defender_lead: u16,
    /// In a meeting engagement, what the movement points spent are worth to the attacker: -1 to 2. In a prepared attack
    /// 0.
    pub mp_drm: i8,
    /// What supports the attacker.
    pub attacker_support: Support,
    /// What supports the defender.
    pub defender_support: Support,
    /// The coastal hexes that the fleet is committed to; none where it is not.
    pub coast: *const Hex,
    /// How many `coast` there are; the pointer may be null if 0.
    pub coast_len: usize,
    /// The rows of the terrain chart that the combat meets: the combat hex's and those of hexsides; none for clear
    /// terrain without effect.
    pub terrain: *const Terrain,
    /// How many `terrain` there are; the pointer may be null if 0.
    pub terrain_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 68 });

/// What `grog_korea_combat_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without
    /// modifiers and chips, one six-sided die a side. Zero where it is forbidden.
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
                place: memory::Place::of(&text!("attackers")),
                length: memory::Place::of(&text!("attackers_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, attackers)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("defenders")),
                length: memory::Place::of(&text!("defenders_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, defenders)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("coast")),
                length: memory::Place::of(&text!("coast_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, coast)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, coast_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("terrain")),
                length: memory::Place::of(&text!("terrain_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, terrain)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
        ],
        reserved_at: memory::small(size_of::<CombatAssessQuestion>()),
        effects: None,
        more: None,
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
        let question = grognard_core::korea::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::list(asked.defenders, asked.defenders_len) },
            kind: asked.kind,
            attacking: asked.attacking,
            attacker_lead: asked.attacker_lead,
            defender_lead: asked.defender_lead,
            mp_drm: asked.mp_drm,
            attacker_support: asked.attacker_support,
            defender_support: asked.defender_support,
            // SAFETY: looked at.
            coast: unsafe { memory::list(asked.coast, asked.coast_len) },
            // SAFETY: looked at.
            terrain: unsafe { memory::list(asked.terrain, asked.terrain_len) },
            rules: asked.rules,
        };
        let ruling = grognard_core::korea::combat::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_korea_combat_resolve` asks. An assessed combat with its dice and chips.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The dice as they fell: the attacker's, then the defender's.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// The chips as they were drawn: the attacker's, then the defender's. None where all chips are 0.
    pub drawn: *const i8,
    /// How many `drawn` there are; the pointer may be null if 0.
    pub drawn_len: usize,
    /// The bag that they were drawn from; none where the host vouches for them.
    pub bag: *const Chip,
    /// How many `bag` there are; the pointer may be null if 0.
    pub bag_len: usize,
}
const _: () = assert!(size_of::<CombatResolveQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 96 });

/// What `grog_korea_combat_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A combat after its dice.
    pub value: Outcome,
}
const _: () = assert!(offset_of!(CombatResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatResolveQuestion {
    type Answer = CombatResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatResolveQuestion>(),
        answer: memory::Extent::of::<CombatResolveAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("dice")),
                length: memory::Place::of(&text!("dice_len")),
                at: memory::small(offset_of!(CombatResolveQuestion, dice)),
                len_at: memory::small(offset_of!(CombatResolveQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                place: memory::Place::of(&text!("drawn")),
                length: memory::Place::of(&text!("drawn_len")),
                at: memory::small(offset_of!(CombatResolveQuestion, drawn)),
                len_at: memory::small(offset_of!(CombatResolveQuestion, drawn_len)),
                item: memory::Item::of::<i8>(),
            },
            ask::List {
                place: memory::Place::of(&text!("bag")),
                length: memory::Place::of(&text!("bag_len")),
                at: memory::small(offset_of!(CombatResolveQuestion, bag)),
                len_at: memory::small(offset_of!(CombatResolveQuestion, bag_len)),
                item: memory::Item::of::<Chip>(),
            },
        ],
        reserved_at: memory::small(size_of::<CombatResolveQuestion>()),
        effects: None,
        more: None,
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
        let question = grognard_core::korea::combat::Resolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            // SAFETY: looked at.
            drawn: unsafe { memory::list(asked.drawn, asked.drawn_len) },
            // SAFETY: looked at.
            bag: unsafe { memory::list(asked.bag, asked.bag_len) },
        };
        let ruling = grognard_core::korea::combat::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_resolve(
    question: *const CombatResolveQuestion,
    answer: *mut CombatResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_combat_distribution` asks. An assessed combat and the bag that both sides draw from.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The chips in the bag; none where all of them are 0.
    pub bag: *const Chip,
    /// How many `bag` there are; the pointer may be null if 0.
    pub bag_len: usize,
    /// By what cases are counted.
    pub by: Code<Counted>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<CombatDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 88 });

/// What `grog_korea_combat_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Outlook,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// The exact chances of a combat, over all cases of dice and chips, each equally likely.
    pub value: CombatDistribution,
}
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatDistributionQuestion {
    type Answer = CombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatDistributionQuestion>(),
        answer: memory::Extent::of::<CombatDistributionAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("bag")),
            length: memory::Place::of(&text!("bag_len")),
            at: memory::small(offset_of!(CombatDistributionQuestion, bag)),
            len_at: memory::small(offset_of!(CombatDistributionQuestion, bag_len)),
            item: memory::Item::of::<Chip>(),
        }],
        reserved_at: memory::small(offset_of!(CombatDistributionQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Outlook>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(CombatDistributionAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::combat::Chances {
            assessment: asked.assessment,
            // SAFETY: looked at.
            bag: unsafe { memory::list(asked.bag, asked.bag_len) },
            by: asked.by,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Outlook>() };
        let ruling = grognard_core::korea::combat::distribution(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The exact chances of an assessed combat (KOR 8.0, 8.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_distribution(
    question: *const CombatDistributionQuestion,
    answer: *mut CombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_combat_percentile` asks. A differential that happened.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before dice and chips.
    pub assessment: Assessment,
    /// The chips in the bag; none where all of them are 0.
    pub bag: *const Chip,
    /// How many `bag` there are; the pointer may be null if 0.
    pub bag_len: usize,
    /// The differential.
    pub differential: i16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatPercentileQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 88 });

/// What `grog_korea_combat_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where a differential that happened stands among all that could have.
    pub value: Standing,
}
const _: () = assert!(offset_of!(CombatPercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatPercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatPercentileQuestion {
    type Answer = CombatPercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatPercentileQuestion>(),
        answer: memory::Extent::of::<CombatPercentileAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("bag")),
            length: memory::Place::of(&text!("bag_len")),
            at: memory::small(offset_of!(CombatPercentileQuestion, bag)),
            len_at: memory::small(offset_of!(CombatPercentileQuestion, bag_len)),
            item: memory::Item::of::<Chip>(),
        }],
        reserved_at: memory::small(offset_of!(CombatPercentileQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            look_at_views: None,
            scratch_at: memory::small(offset_of!(CombatPercentileAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::combat::Happened {
            assessment: asked.assessment,
            // SAFETY: looked at.
            bag: unsafe { memory::list(asked.bag, asked.bag_len) },
            differential: asked.differential,
        };
        let ruling = grognard_core::korea::combat::percentile(&question, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where a differential that happened stands among all that could have (KOR 8.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_percentile(
    question: *const CombatPercentileQuestion,
    answer: *mut CombatPercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_losses_assess` asks. An assessed combat and a differential.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The Combat Differential: the attacker's modified result less the defender's.
    pub differential: i16,
}
const _: () = assert!(size_of::<LossesAssessQuestion>() == 72);

/// What `grog_korea_losses_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What each side loses, and who owes.
    pub value: Losses,
}
const _: () = assert!(offset_of!(LossesAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(LossesAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesAssessQuestion {
    type Answer = LossesAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesAssessQuestion>(),
        answer: memory::Extent::of::<LossesAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<LossesAssessQuestion>()),
        effects: None,
        more: None,
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
        let question =
            grognard_core::korea::losses::Called { assessment: asked.assessment, differential: asked.differential };
        let ruling = grognard_core::korea::losses::assess(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The losses that a differential calls for (KOR 8.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_losses_assess(
    question: *const LossesAssessQuestion,
    answer: *mut LossesAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_losses_choices` asks. A side that owes losses.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What it owes, and what it has to pay with.
    pub debt: Debt,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<LossesChoicesQuestion>() == 24);

/// What `grog_korea_losses_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Offer,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a side owes.
    pub value: Owed,
}
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesChoicesQuestion {
    type Answer = LossesChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesChoicesQuestion>(),
        answer: memory::Extent::of::<LossesChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(LossesChoicesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Offer>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: None,
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
        let question = grognard_core::korea::losses::Owing { debt: asked.debt };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Offer>() };
        let ruling = grognard_core::korea::losses::choices(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What a side owes and what it may pay with (KOR 8.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_losses_choices(
    question: *const LossesChoicesQuestion,
    answer: *mut LossesChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_losses_apply` asks. A side that pays.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What it owes, and what it has to pay with.
    pub debt: Debt,
    /// What it pays.
    pub payment: Payment,
    /// More is to follow: what is not paid yet stays owed. Otherwise the payment must settle all.
    pub partial: Flag,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<LossesApplyQuestion>() == 32);

/// What `grog_korea_losses_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyAnswer {
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
    /// A debt after a payment. Zero where it is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(LossesApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LossesApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LossesApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesApplyQuestion {
    type Answer = LossesApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesApplyQuestion>(),
        answer: memory::Extent::of::<LossesApplyAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(LossesApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: None,
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
        let question =
            grognard_core::korea::losses::Paying { debt: asked.debt, payment: asked.payment, partial: asked.partial };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::korea::losses::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Takes a payment of losses, or refuses it (KOR 8.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_losses_apply(
    question: *const LossesApplyQuestion,
    answer: *mut LossesApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_korea_retreat_assess` asks. A unit that retreats after a combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The map.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Where the unit stood in the combat.
    pub start: Hex,
    /// The enemy units of this combat: the attackers if the unit defended, the defenders if it attacked. At least one
    /// stands next to `start`.
    pub opponents: *const Hex,
    /// How many `opponents` there are; the pointer may be null if 0.
    pub opponents_len: usize,
    /// All other enemy units; one that is not on the board is of no account.
    pub enemies: *const Hex,
    /// How many `enemies` there are; the pointer may be null if 0.
    pub enemies_len: usize,
    /// Hexes that can take no more units of the retreating side.
    pub full: *const Hex,
    /// How many `full` there are; the pointer may be null if 0.
    pub full_len: usize,
    /// Sources of supply of the retreating side. One that is not on the board, in a prohibited hex or with an enemy is
    /// none.
    pub supply: *const Hex,
    /// How many `supply` there are; the pointer may be null if 0.
    pub supply_len: usize,
    /// The hexes that the retreat has entered so far, in order.
    pub path: *const Hex,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// Quality of the unit: B and A may retreat up to three hexes, C and D one.
    pub quality: Code<Quality>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RetreatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 60 });

/// What `grog_korea_retreat_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Way,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How a retreat can go on. Zero where it is forbidden.
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
                place: memory::Place::of(&text!("opponents")),
                length: memory::Place::of(&text!("opponents_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, opponents)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, opponents_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("enemies")),
                length: memory::Place::of(&text!("enemies_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, enemies)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, enemies_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("full")),
                length: memory::Place::of(&text!("full_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, full)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, full_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("supply")),
                length: memory::Place::of(&text!("supply_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, supply)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, supply_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("path")),
                length: memory::Place::of(&text!("path_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, path)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, path_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(RetreatAssessQuestion, reserved)),
        effects: Some(&ask::Out { item: memory::Item::of::<Way>(), place: &ask::ROWS, capacity: &ask::ROWS_CAPACITY }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RetreatAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[ask::List {
                    place: memory::Place::within(&text!("board"), &text!("hexes")),
                    length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                    at: memory::small(offset_of!(Board, hexes)),
                    len_at: memory::small(offset_of!(Board, hexes_len)),
                    item: memory::Item::of::<Place>(),
                }],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RetreatAssessAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::retreat::Retreat {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            start: asked.start,
            // SAFETY: looked at.
            opponents: unsafe { memory::list(asked.opponents, asked.opponents_len) },
            // SAFETY: looked at.
            enemies: unsafe { memory::list(asked.enemies, asked.enemies_len) },
            // SAFETY: looked at.
            full: unsafe { memory::list(asked.full, asked.full_len) },
            // SAFETY: looked at.
            supply: unsafe { memory::list(asked.supply, asked.supply_len) },
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            quality: asked.quality,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Way>() };
        let ruling = grognard_core::korea::retreat::assess(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Where a unit may retreat to, and whether a retreat so far is legal (KOR 8.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[(&str, &[&str])] = &[
    (text!("GrogKoreaEngagement"), <grognard_core::korea::combat::Engagement as Word>::VOCABULARY.words),
    (text!("GrogKoreaCounted"), <grognard_core::korea::combat::Counted as Word>::VOCABULARY.words),
    (text!("GrogKoreaMeans"), <grognard_core::korea::losses::Means as Word>::VOCABULARY.words),
    (text!("GrogKoreaEffectKind"), <grognard_core::korea::losses::EffectKind as Word>::VOCABULARY.words),
    (text!("GrogKoreaLossRounding"), <grognard_core::korea::losses::LossRounding as Word>::VOCABULARY.words),
    (text!("GrogKoreaDraws"), <grognard_core::korea::options::Draws as Word>::VOCABULARY.words),
    (text!("GrogKoreaWhy"), <grognard_core::korea::retreat::Why as Word>::VOCABULARY.words),
    (text!("GrogKoreaSide"), <grognard_core::korea::units::Side as Word>::VOCABULARY.words),
    (text!("GrogKoreaRole"), <grognard_core::korea::units::Role as Word>::VOCABULARY.words),
    (text!("GrogKoreaQuality"), <grognard_core::korea::units::Quality as Word>::VOCABULARY.words),
    (text!("GrogKoreaArm"), <grognard_core::korea::units::Arm as Word>::VOCABULARY.words),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogKoreaUnit"), size_of::<grognard_core::korea::units::Unit>()),
    (text!("GrogKoreaTerrain"), size_of::<grognard_core::korea::terrain::Terrain>()),
    (text!("GrogKoreaGameRules"), size_of::<grognard_core::korea::options::GameRules>()),
    (text!("GrogKoreaSuperior"), size_of::<grognard_core::korea::quality::Superior>()),
    (text!("GrogKoreaFlanks"), size_of::<grognard_core::korea::flanking::Flanks>()),
    (text!("GrogKoreaSupport"), size_of::<grognard_core::korea::combat::Support>()),
    (text!("GrogKoreaModifiers"), size_of::<grognard_core::korea::combat::Modifiers>()),
    (text!("GrogKoreaAssessment"), size_of::<grognard_core::korea::combat::Assessment>()),
    (text!("GrogKoreaChip"), size_of::<grognard_core::korea::combat::Chip>()),
    (text!("GrogKoreaDebt"), size_of::<grognard_core::korea::losses::Debt>()),
    (text!("GrogKoreaLosses"), size_of::<grognard_core::korea::losses::Losses>()),
    (text!("GrogKoreaOutcome"), size_of::<grognard_core::korea::combat::Outcome>()),
    (text!("GrogKoreaOutlook"), size_of::<grognard_core::korea::combat::Outlook>()),
    (text!("GrogKoreaCombatDistribution"), size_of::<grognard_core::korea::combat::CombatDistribution>()),
    (text!("GrogKoreaStanding"), size_of::<grognard_core::korea::combat::Standing>()),
    (text!("GrogKoreaPayment"), size_of::<grognard_core::korea::losses::Payment>()),
    (text!("GrogKoreaOffer"), size_of::<grognard_core::korea::losses::Offer>()),
    (text!("GrogKoreaOwed"), size_of::<grognard_core::korea::losses::Owed>()),
    (text!("GrogKoreaEffect"), size_of::<grognard_core::korea::losses::Effect>()),
    (text!("GrogKoreaSettled"), size_of::<grognard_core::korea::losses::Settled>()),
    (text!("GrogKoreaPlace"), size_of::<grognard_core::korea::retreat::Place>()),
    (text!("GrogKoreaBoard"), size_of::<Board>()),
    (text!("GrogKoreaWay"), size_of::<grognard_core::korea::retreat::Way>()),
    (text!("GrogKoreaRetreating"), size_of::<grognard_core::korea::retreat::Retreating>()),
    ("GrogKoreaQualityCompareQuestion", size_of::<QualityCompareQuestion>()),
    ("GrogKoreaQualityCompareAnswer", size_of::<QualityCompareAnswer>()),
    ("GrogKoreaFlankingAssessQuestion", size_of::<FlankingAssessQuestion>()),
    ("GrogKoreaFlankingAssessAnswer", size_of::<FlankingAssessAnswer>()),
    ("GrogKoreaCombatAssessQuestion", size_of::<CombatAssessQuestion>()),
    ("GrogKoreaCombatAssessAnswer", size_of::<CombatAssessAnswer>()),
    ("GrogKoreaCombatResolveQuestion", size_of::<CombatResolveQuestion>()),
    ("GrogKoreaCombatResolveAnswer", size_of::<CombatResolveAnswer>()),
    ("GrogKoreaCombatDistributionQuestion", size_of::<CombatDistributionQuestion>()),
    ("GrogKoreaCombatDistributionAnswer", size_of::<CombatDistributionAnswer>()),
    ("GrogKoreaCombatPercentileQuestion", size_of::<CombatPercentileQuestion>()),
    ("GrogKoreaCombatPercentileAnswer", size_of::<CombatPercentileAnswer>()),
    ("GrogKoreaLossesAssessQuestion", size_of::<LossesAssessQuestion>()),
    ("GrogKoreaLossesAssessAnswer", size_of::<LossesAssessAnswer>()),
    ("GrogKoreaLossesChoicesQuestion", size_of::<LossesChoicesQuestion>()),
    ("GrogKoreaLossesChoicesAnswer", size_of::<LossesChoicesAnswer>()),
    ("GrogKoreaLossesApplyQuestion", size_of::<LossesApplyQuestion>()),
    ("GrogKoreaLossesApplyAnswer", size_of::<LossesApplyAnswer>()),
    ("GrogKoreaRetreatAssessQuestion", size_of::<RetreatAssessQuestion>()),
    ("GrogKoreaRetreatAssessAnswer", size_of::<RetreatAssessAnswer>()),
];
