//! The functions of `axis_allies.bombing`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::bombing::RaidAssessment;
use grognard_core::axis_allies::bombing::RaidChances;
use grognard_core::axis_allies::bombing::RaidOutcome;
use grognard_core::axis_allies::bombing::Raided;
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_bombing_assess`. A raid to be flown.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The number of bombers, at most 400.
    pub bombers: u16,
    /// The number of other units that are to take part.
    pub others: u16,
    /// The number of the bombers that fight in a battle in this turn.
    pub fighting: u16,
    /// There is an industrial complex in the territory.
    pub industrial_complex: Flag,
    /// The territory is the enemy's.
    pub enemy: Flag,
    /// There is an enemy antiaircraft gun in the territory.
    pub aa_gun: Flag,
    /// The movement in which they fly.
    pub phase: Code<Phase>,
    /// The most that the owner can lose, in IPC, from 0 to 65534: his cash, or the limit of a house rule. Absent for no
    /// limit.
    pub limit: Said<u16>,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BombingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_axis_allies_bombing_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The assessment of a raid: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: RaidAssessment,
}
const _: () = assert!(offset_of!(BombingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BombingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BombingAssessQuestion {
    type Answer = BombingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BombingAssessQuestion>(),
        answer: memory::Extent::of::<BombingAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(offset_of!(BombingAssessQuestion, chart), offset_of!(BombingAssessQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BombingAssessQuestion>()),
        value_at: memory::small(offset_of!(BombingAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::bombing::Raid {
            bombers: asked.bombers,
            others: asked.others,
            fighting: asked.fighting,
            industrial_complex: asked.industrial_complex,
            enemy: asked.enemy,
            aa_gun: asked.aa_gun,
            phase: asked.phase,
            limit: asked.limit,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::bombing::assess(&question, &mut run.trail);
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

/// Whether bombers may raid a territory's income, and with which dice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_bombing_assess(
    question: *const BombingAssessQuestion,
    answer: *mut BombingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_bombing_resolve`. A raid and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: RaidAssessment,
    /// The antiaircraft dice, then one die for each bomber left; 1 to 6 each, or to the number of faces.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<BombingResolveQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_axis_allies_bombing_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The result of a raid.
    pub value: Raided,
}
const _: () = assert!(offset_of!(BombingResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BombingResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BombingResolveQuestion {
    type Answer = BombingResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BombingResolveQuestion>(),
        answer: memory::Extent::of::<BombingResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(BombingResolveQuestion, dice), offset_of!(BombingResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<BombingResolveQuestion>()),
        value_at: memory::small(offset_of!(BombingResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::bombing::RaidDice {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        let said = grognard_core::axis_allies::bombing::resolve(&question, &mut run.trail);
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

/// What a raid shoots down and destroys.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_bombing_resolve(
    question: *const BombingResolveQuestion,
    answer: *mut BombingResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_bombing_distribution`. A raid before it is flown.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: RaidAssessment,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<BombingDistributionQuestion>() == 16);

/// The answer of `grog_axis_allies_bombing_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BombingDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A possible result of a raid and its chance.
    pub rows: *mut RaidOutcome,
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
    /// The chances of a raid.
    pub value: RaidChances,
}
const _: () = assert!(offset_of!(BombingDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BombingDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BombingDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BombingDistributionQuestion {
    type Answer = BombingDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BombingDistributionQuestion>(),
        answer: memory::Extent::of::<BombingDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BombingDistributionQuestion, reserved)),
        value_at: memory::small(offset_of!(BombingDistributionAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RaidOutcome>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(BombingDistributionAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::bombing::RaidForecast { assessment: asked.assessment };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RaidOutcome>() };
        let said = grognard_core::axis_allies::bombing::distribution(
            &question,
            &mut effects,
            &mut run.scratch,
            &mut run.trail,
        );
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// The exact chances of a raid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_bombing_distribution(
    question: *const BombingDistributionQuestion,
    answer: *mut BombingDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
