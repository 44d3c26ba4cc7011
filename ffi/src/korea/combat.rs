//! The functions of `korea.combat`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
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
use grognard_core::korea::options::GameRules;
use grognard_core::korea::terrain::Terrain;
use grognard_core::korea::units::Side;
use grognard_core::korea::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_korea_combat_assess` asks. A combat. The combat hex is the one in which the defending lead stands.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and
    /// those that flank, which static ones do too. A static one that does neither is listed where it is present with
    /// armor (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
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
        let said = grognard_core::korea::combat::assess(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
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
                name: &text!("dice"),
                at: ask::pair(offset_of!(CombatResolveQuestion, dice), offset_of!(CombatResolveQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("drawn"),
                at: ask::pair(offset_of!(CombatResolveQuestion, drawn), offset_of!(CombatResolveQuestion, drawn_len)),
                item: memory::Item::of::<i8>(),
            },
            ask::List {
                name: &text!("bag"),
                at: ask::pair(offset_of!(CombatResolveQuestion, bag), offset_of!(CombatResolveQuestion, bag_len)),
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
        let said = grognard_core::korea::combat::resolve(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
            name: &text!("bag"),
            at: ask::pair(offset_of!(CombatDistributionQuestion, bag), offset_of!(CombatDistributionQuestion, bag_len)),
            item: memory::Item::of::<Chip>(),
        }],
        reserved_at: memory::small(offset_of!(CombatDistributionQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Outlook>() }),
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
        let said = grognard_core::korea::combat::distribution(&question, &mut effects, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
            name: &text!("bag"),
            at: ask::pair(offset_of!(CombatPercentileQuestion, bag), offset_of!(CombatPercentileQuestion, bag_len)),
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
        let said = grognard_core::korea::combat::percentile(&question, scratch, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
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
