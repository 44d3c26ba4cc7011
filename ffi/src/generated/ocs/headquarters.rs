//! The functions of `ocs.headquarters`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::headquarters::HqAbilities;
use grognard_core::ocs::headquarters::HqAbility;
use grognard_core::ocs::headquarters::ThrowRange;
use grognard_core::ocs::headquarters::WhichSide;
use grognard_core::ocs::options::ServiceLimit;
use grognard_core::ocs::units::Face;
use grognard_core::ocs::units::Kind;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_headquarters_ability`. A unit and an ability of headquarters.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilityQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The headquarters.
    pub unit: Unit,
    /// The ability.
    pub ability: Code<HqAbility>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<HeadquartersAbilityQuestion>() == 96);

/// The answer of `grog_ocs_headquarters_ability`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilityAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The throw range of a headquarters. Zero if the answer is forbidden.
    pub value: ThrowRange,
}
const _: () = assert!(offset_of!(HeadquartersAbilityAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersAbilityAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersAbilityQuestion {
    type Answer = HeadquartersAbilityAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersAbilityQuestion>(),
        answer: memory::Extent::of::<HeadquartersAbilityAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(HeadquartersAbilityQuestion, reserved)),
        value_at: memory::small(offset_of!(HeadquartersAbilityAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::headquarters::HqQuestion { unit: asked.unit, ability: asked.ability };
        let said = grognard_core::ocs::headquarters::ability(&question, &mut run.trail);
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

/// Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_ability(
    question: *const HeadquartersAbilityQuestion,
    answer: *mut HeadquartersAbilityAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_headquarters_abilities`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilitiesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<HeadquartersAbilitiesQuestion>() == 88);

/// The answer of `grog_ocs_headquarters_abilities`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilitiesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The properties and abilities of a headquarters in its mode. Zero if the answer is forbidden.
    pub value: HqAbilities,
}
const _: () = assert!(offset_of!(HeadquartersAbilitiesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersAbilitiesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersAbilitiesQuestion {
    type Answer = HeadquartersAbilitiesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersAbilitiesQuestion>(),
        answer: memory::Extent::of::<HeadquartersAbilitiesAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<HeadquartersAbilitiesQuestion>()),
        value_at: memory::small(offset_of!(HeadquartersAbilitiesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::headquarters::abilities(&question, &mut run.trail);
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

/// What a headquarters is and can do in its mode (OCS 13.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_abilities(
    question: *const HeadquartersAbilitiesQuestion,
    answer: *mut HeadquartersAbilitiesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_headquarters_serve`. A headquarters and a unit that it is to support.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersServeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The headquarters.
    pub hq: Unit,
    /// The unit.
    pub unit: Unit,
    /// The game's limits.
    pub limits: *const ServiceLimit,
    /// Length of `limits`.
    pub limits_len: usize,
}
const _: () =
    assert!(size_of::<HeadquartersServeQuestion>() == if cfg!(target_pointer_width = "64") { 192 } else { 180 });

/// The answer of `grog_ocs_headquarters_serve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersServeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(HeadquartersServeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersServeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersServeQuestion {
    type Answer = HeadquartersServeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersServeQuestion>(),
        answer: memory::Extent::of::<HeadquartersServeAnswer>(),
        lists: &[ask::List {
            name: &text!("limits"),
            at: ask::pair(
                offset_of!(HeadquartersServeQuestion, limits),
                offset_of!(HeadquartersServeQuestion, limits_len),
            ),
            item: memory::Item::of::<ServiceLimit>(),
        }],
        reserved_at: memory::small(size_of::<HeadquartersServeQuestion>()),
        value_at: memory::small(size_of::<HeadquartersServeAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::headquarters::Service {
            hq: asked.hq,
            unit: asked.unit,
            // SAFETY: looked at.
            limits: unsafe { memory::settled(asked.limits, asked.limits_len) },
        };
        let said = grognard_core::ocs::headquarters::serve(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(())
    }
}

/// Whether a headquarters may serve a unit (OCS 13.1d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_serve(
    question: *const HeadquartersServeQuestion,
    answer: *mut HeadquartersServeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_headquarters_combat_side`. The two printed sides of a counter, of which the Combat Mode side is not known.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersCombatSideQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The kind of counter: a headquarters or artillery.
    pub kind: Code<Kind>,
    /// One side.
    pub first: Face,
    /// The other side.
    pub second: Face,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<HeadquartersCombatSideQuestion>() == 32);

/// The answer of `grog_ocs_headquarters_combat_side`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersCombatSideAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The Combat Mode side of a counter.
    pub value: WhichSide,
}
const _: () = assert!(offset_of!(HeadquartersCombatSideAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersCombatSideAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersCombatSideQuestion {
    type Answer = HeadquartersCombatSideAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersCombatSideQuestion>(),
        answer: memory::Extent::of::<HeadquartersCombatSideAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(HeadquartersCombatSideQuestion, reserved)),
        value_at: memory::small(offset_of!(HeadquartersCombatSideAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::headquarters::PrintedSides {
            kind: asked.kind,
            first: asked.first,
            second: asked.second,
        };
        let said = grognard_core::ocs::headquarters::combat_side(&question, &mut run.trail);
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

/// Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_combat_side(
    question: *const HeadquartersCombatSideQuestion,
    answer: *mut HeadquartersCombatSideAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
