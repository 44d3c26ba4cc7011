//! The functions of `ocs.facility`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::facility::FacilityAssessment;
use grognard_core::ocs::facility::FacilityDistribution;
use grognard_core::ocs::facility::FacilityHit;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_facility_assess`. A barrage against a facility.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The firing units: artillery, aircraft or ships, of one kind only. Only aircraft fire at a railroad.
    pub firers: *const Unit,
    /// Length of `firers`.
    pub firers_len: usize,
    /// The kind of target.
    pub facility: Code<Target>,
    /// The target hex.
    pub target: Hex,
    /// The phase of the barrage.
    pub phase: Code<Phase>,
    /// The level of an air base, 1 to 3. Required for one.
    pub level: u8,
    /// The hits that a port has before the barrage, 0 to 4.
    pub hits: u8,
    /// The printed capacity of a port, in T. Required for one.
    pub capacity: u16,
    /// The planes at an air base or air strip, 0 to 32.
    pub planes: u8,
    /// Set if the supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex has been barraged before in this phase.
    pub hex_barraged: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode counts here too.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<FacilityAssessQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// The answer of `grog_ocs_facility_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The assessment of a barrage against a facility: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: FacilityAssessment,
}
const _: () = assert!(offset_of!(FacilityAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityAssessQuestion {
    type Answer = FacilityAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityAssessQuestion>(),
        answer: memory::Extent::of::<FacilityAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("firers"),
            at: ask::pair(offset_of!(FacilityAssessQuestion, firers), offset_of!(FacilityAssessQuestion, firers_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<FacilityAssessQuestion>()),
        value_at: memory::small(offset_of!(FacilityAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(FacilityAssessQuestion, tables)),
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
        let question = grognard_core::ocs::facility::Facility {
            // SAFETY: looked at.
            firers: unsafe { memory::settled(asked.firers, asked.firers_len) },
            facility: asked.facility,
            target: asked.target,
            phase: asked.phase,
            level: asked.level,
            hits: asked.hits,
            capacity: asked.capacity,
            planes: asked.planes,
            unpaid: asked.unpaid,
            hex_barraged: asked.hex_barraged,
            rules: asked.rules,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::facility::assess(&question, &mut run.trail);
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

/// Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_assess(
    question: *const FacilityAssessQuestion,
    answer: *mut FacilityAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_facility_resolve`. An assessed barrage against a facility, and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: FacilityAssessment,
    /// One die for the table, and one for each plane if the result can hit planes; 1 to 6 each.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<FacilityResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// The answer of `grog_ocs_facility_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The result of a barrage against a facility.
    pub value: FacilityHit,
}
const _: () = assert!(offset_of!(FacilityResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityResolveQuestion {
    type Answer = FacilityResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityResolveQuestion>(),
        answer: memory::Extent::of::<FacilityResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(FacilityResolveQuestion, dice), offset_of!(FacilityResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<FacilityResolveQuestion>()),
        value_at: memory::small(offset_of!(FacilityResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::facility::FacilityResolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        let said = grognard_core::ocs::facility::resolve(&question, &mut run.trail);
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

/// The result of an assessed barrage against a facility and its dice (OCS 10.0c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_resolve(
    question: *const FacilityResolveQuestion,
    answer: *mut FacilityResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_facility_distribution`. An assessed barrage against a facility.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: FacilityAssessment,
}
const _: () = assert!(size_of::<FacilityDistributionQuestion>() == 24);

/// The answer of `grog_ocs_facility_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
    pub value: FacilityDistribution,
}
const _: () = assert!(offset_of!(FacilityDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityDistributionQuestion {
    type Answer = FacilityDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityDistributionQuestion>(),
        answer: memory::Extent::of::<FacilityDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<FacilityDistributionQuestion>()),
        value_at: memory::small(offset_of!(FacilityDistributionAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::facility::FacilityOdds { assessment: asked.assessment };
        let said = grognard_core::ocs::facility::distribution(&question, &mut run.trail);
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

/// The exact chances of a barrage against a facility (OCS 10.0c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_distribution(
    question: *const FacilityDistributionQuestion,
    answer: *mut FacilityDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
