//! The functions of `axis_allies.antiaircraft`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::antiaircraft::AaChance;
use grognard_core::axis_allies::antiaircraft::AaChances;
use grognard_core::axis_allies::antiaircraft::AaHits;
use grognard_core::axis_allies::antiaircraft::AaVolley;
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_antiaircraft_assess`. Aircraft in range of an antiaircraft gun.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The number of aircraft that attack the gun's territory or fly over it.
    pub aircraft: u16,
    /// The movement in which they do so.
    pub phase: Code<Phase>,
    /// The gun is aboard a transport.
    pub aboard: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<AntiaircraftAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_antiaircraft_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The dice of an antiaircraft gun. Zero if the answer is forbidden.
    pub value: AaVolley,
}
const _: () = assert!(offset_of!(AntiaircraftAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AntiaircraftAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AntiaircraftAssessQuestion {
    type Answer = AntiaircraftAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AntiaircraftAssessQuestion>(),
        answer: memory::Extent::of::<AntiaircraftAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(
                offset_of!(AntiaircraftAssessQuestion, chart),
                offset_of!(AntiaircraftAssessQuestion, chart_len),
            ),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<AntiaircraftAssessQuestion>()),
        value_at: memory::small(offset_of!(AntiaircraftAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::antiaircraft::AaTargets {
            aircraft: asked.aircraft,
            phase: asked.phase,
            aboard: asked.aboard,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::antiaircraft::assess(&question, &mut run.trail);
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

/// Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_antiaircraft_assess(
    question: *const AntiaircraftAssessQuestion,
    answer: *mut AntiaircraftAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_antiaircraft_resolve`. An antiaircraft gun and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The number of aircraft that it fires at.
    pub aircraft: u16,
    /// The dice, one for each aircraft: 1 to 6, or to the number of faces of the chart.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<AntiaircraftResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// The answer of `grog_axis_allies_antiaircraft_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The result of antiaircraft fire.
    pub value: AaHits,
}
const _: () = assert!(offset_of!(AntiaircraftResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AntiaircraftResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AntiaircraftResolveQuestion {
    type Answer = AntiaircraftResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AntiaircraftResolveQuestion>(),
        answer: memory::Extent::of::<AntiaircraftResolveAnswer>(),
        lists: &[
            ask::List {
                name: &text!("dice"),
                at: ask::pair(
                    offset_of!(AntiaircraftResolveQuestion, dice),
                    offset_of!(AntiaircraftResolveQuestion, dice_len),
                ),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(
                    offset_of!(AntiaircraftResolveQuestion, chart),
                    offset_of!(AntiaircraftResolveQuestion, chart_len),
                ),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<AntiaircraftResolveQuestion>()),
        value_at: memory::small(offset_of!(AntiaircraftResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::antiaircraft::AaFire {
            aircraft: asked.aircraft,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::antiaircraft::resolve(&question, &mut run.trail);
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

/// What an antiaircraft gun's dice hit (AA 3.1a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_antiaircraft_resolve(
    question: *const AntiaircraftResolveQuestion,
    answer: *mut AntiaircraftResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_antiaircraft_distribution`. Antiaircraft fire before the dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The number of aircraft that it fires at, at most 400.
    pub aircraft: u16,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<AntiaircraftDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_antiaircraft_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AntiaircraftDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A number of hits and its chance.
    pub rows: *mut AaChance,
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
    /// The chances of antiaircraft fire.
    pub value: AaChances,
}
const _: () = assert!(offset_of!(AntiaircraftDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(AntiaircraftDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AntiaircraftDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AntiaircraftDistributionQuestion {
    type Answer = AntiaircraftDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AntiaircraftDistributionQuestion>(),
        answer: memory::Extent::of::<AntiaircraftDistributionAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(
                offset_of!(AntiaircraftDistributionQuestion, chart),
                offset_of!(AntiaircraftDistributionQuestion, chart_len),
            ),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<AntiaircraftDistributionQuestion>()),
        value_at: memory::small(offset_of!(AntiaircraftDistributionAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<AaChance>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(AntiaircraftDistributionAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::antiaircraft::AaForecast {
            aircraft: asked.aircraft,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<AaChance>() };
        let said = grognard_core::axis_allies::antiaircraft::distribution(
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

/// The exact chances of an antiaircraft gun's hits (AA 3.1a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_antiaircraft_distribution(
    question: *const AntiaircraftDistributionQuestion,
    answer: *mut AntiaircraftDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
