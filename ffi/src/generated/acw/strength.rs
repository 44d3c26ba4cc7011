//! The functions of `acw.strength`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::strength::Strength;
use grognard_core::acw::units::Side;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_strength_assess`. Units whose strength is counted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StrengthAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units, in one hex or in several.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// Whether they attack or defend.
    pub side: Code<Side>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StrengthAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// The answer of `grog_acw_strength_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StrengthAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The strength of units in a combat.
    pub value: Strength,
}
const _: () = assert!(offset_of!(StrengthAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StrengthAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StrengthAssessQuestion {
    type Answer = StrengthAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StrengthAssessQuestion>(),
        answer: memory::Extent::of::<StrengthAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StrengthAssessQuestion, units), offset_of!(StrengthAssessQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(StrengthAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(StrengthAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::strength::Stacks {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            side: asked.side,
        };
        let said = grognard_core::acw::strength::assess(&question, &mut run.trail);
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

/// The strength points of units that count (ACW 3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_strength_assess(
    question: *const StrengthAssessQuestion,
    answer: *mut StrengthAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
