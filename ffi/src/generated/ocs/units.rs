//! The functions of `ocs.units`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::units::Unit;
use grognard_core::ocs::units::UnitClasses;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_units_attack_capable`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsAttackCapableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<UnitsAttackCapableQuestion>() == 88);

/// The answer of `grog_ocs_units_attack_capable`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsAttackCapableAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsAttackCapableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsAttackCapableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsAttackCapableQuestion {
    type Answer = UnitsAttackCapableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsAttackCapableQuestion>(),
        answer: memory::Extent::of::<UnitsAttackCapableAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<UnitsAttackCapableQuestion>()),
        value_at: memory::small(size_of::<UnitsAttackCapableAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::units::attack_capable(&question, &mut run.trail);
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

/// Whether a unit is attack-capable (OCS 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_attack_capable(
    question: *const UnitsAttackCapableQuestion,
    answer: *mut UnitsAttackCapableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_units_zone_of_control`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsZoneOfControlQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<UnitsZoneOfControlQuestion>() == 88);

/// The answer of `grog_ocs_units_zone_of_control`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsZoneOfControlAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsZoneOfControlAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsZoneOfControlAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsZoneOfControlQuestion {
    type Answer = UnitsZoneOfControlAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsZoneOfControlQuestion>(),
        answer: memory::Extent::of::<UnitsZoneOfControlAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<UnitsZoneOfControlQuestion>()),
        value_at: memory::small(size_of::<UnitsZoneOfControlAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::units::zone_of_control(&question, &mut run.trail);
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

/// Whether a unit has a zone of control (OCS 4.4b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_zone_of_control(
    question: *const UnitsZoneOfControlQuestion,
    answer: *mut UnitsZoneOfControlAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_units_enter`. A unit that is to enter a hex by ground movement.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsEnterQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The enemy units in the hex. An empty list for an empty hex, village or city.
    pub enemies: *const Unit,
    /// Length of `enemies`.
    pub enemies_len: usize,
}
const _: () = assert!(size_of::<UnitsEnterQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 96 });

/// The answer of `grog_ocs_units_enter`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsEnterAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsEnterAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsEnterAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsEnterQuestion {
    type Answer = UnitsEnterAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsEnterQuestion>(),
        answer: memory::Extent::of::<UnitsEnterAnswer>(),
        lists: &[ask::List {
            name: &text!("enemies"),
            at: ask::pair(offset_of!(UnitsEnterQuestion, enemies), offset_of!(UnitsEnterQuestion, enemies_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<UnitsEnterQuestion>()),
        value_at: memory::small(size_of::<UnitsEnterAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::Enter {
            unit: asked.unit,
            // SAFETY: looked at.
            enemies: unsafe { memory::settled(asked.enemies, asked.enemies_len) },
        };
        let said = grognard_core::ocs::units::enter(&question, &mut run.trail);
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

/// Whether a unit may enter a hex with these enemy units (OCS 4.4c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_enter(
    question: *const UnitsEnterQuestion,
    answer: *mut UnitsEnterAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_units_classes`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsClassesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<UnitsClassesQuestion>() == 88);

/// The answer of `grog_ocs_units_classes`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsClassesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
    pub value: UnitClasses,
}
const _: () = assert!(offset_of!(UnitsClassesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsClassesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsClassesQuestion {
    type Answer = UnitsClassesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsClassesQuestion>(),
        answer: memory::Extent::of::<UnitsClassesAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<UnitsClassesQuestion>()),
        value_at: memory::small(offset_of!(UnitsClassesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::units::classes(&question, &mut run.trail);
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

/// The classes that a unit belongs to (OCS 4.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_classes(
    question: *const UnitsClassesQuestion,
    answer: *mut UnitsClassesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
