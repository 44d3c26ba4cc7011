//! The functions of `ocs.consolidation`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::consolidation::Consolidated;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_consolidation_assess`. Two units that are to be consolidated.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConsolidationAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit that stays on the map.
    pub unit: Unit,
    /// The other unit: one that gives its steps, or one in the Dead Pile whose place in its formation `unit` takes.
    pub other: Unit,
    /// The other unit is in the Dead Pile.
    pub dead: Flag,
    /// Two aircraft are of different types, even if their values are the same.
    pub types_differ: Flag,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<ConsolidationAssessQuestion>() == 176);

/// The answer of `grog_ocs_consolidation_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConsolidationAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// A consolidation that is allowed. Zero if the answer is forbidden.
    pub value: Consolidated,
}
const _: () = assert!(offset_of!(ConsolidationAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(ConsolidationAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ConsolidationAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ConsolidationAssessQuestion {
    type Answer = ConsolidationAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ConsolidationAssessQuestion>(),
        answer: memory::Extent::of::<ConsolidationAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ConsolidationAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(ConsolidationAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::consolidation::Consolidate {
            unit: asked.unit,
            other: asked.other,
            dead: asked.dead,
            types_differ: asked.types_differ,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::consolidation::assess(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Whether two units may be consolidated (OCS 13.9).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_consolidation_assess(
    question: *const ConsolidationAssessQuestion,
    answer: *mut ConsolidationAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
