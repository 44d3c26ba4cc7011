//! The functions of `korea.quality`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::quality::Superior;
use grognard_core::korea::units::Quality;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;

/// The question of `grog_korea_quality_compare`. The qualities of two lead units.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct QualityCompareQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The quality of the attacker's lead.
    pub attacker: Code<Quality>,
    /// The quality of the defender's lead.
    pub defender: Code<Quality>,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<QualityCompareQuestion>() == 8);

/// The answer of `grog_korea_quality_compare`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct QualityCompareAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The modifiers for a difference of quality, of which at least one is 0.
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
        value_at: memory::small(offset_of!(QualityCompareAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::quality::Compare { attacker: asked.attacker, defender: asked.defender };
        let said = grognard_core::korea::quality::compare(&question, &mut run.trail);
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

/// The modifier of unit quality (KOR 8.1).
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
