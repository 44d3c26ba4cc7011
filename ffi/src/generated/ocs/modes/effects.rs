//! The function of `ocs.modes.effects`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::modes::ModeEffects;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;

/// The question of `grog_ocs_modes_effects`. A unit and the phase in which its mode is considered.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesEffectsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The phase. The movement allowance and the rights of a released Reserve depend on it. Required where the answer
    /// depends on it.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<ModesEffectsQuestion>() == 96);

/// The answer of `grog_ocs_modes_effects`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesEffectsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The effects of a unit's mode.
    pub value: ModeEffects,
}
const _: () = assert!(offset_of!(ModesEffectsAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ModesEffectsAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ModesEffectsQuestion {
    type Answer = ModesEffectsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ModesEffectsQuestion>(),
        answer: memory::Extent::of::<ModesEffectsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ModesEffectsQuestion, reserved)),
        value_at: memory::small(offset_of!(ModesEffectsAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::modes::InMode { unit: asked.unit, phase: asked.phase };
        let said = grognard_core::ocs::modes::effects(&question, &mut run.trail);
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

/// What a unit's mode does to it (OCS 5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_modes_effects(
    question: *const ModesEffectsQuestion,
    answer: *mut ModesEffectsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
