//! The function of `ocs.barrage.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::BarrageOwed;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_barrage_choices`. A barrage and the units in its target hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage, as `resolve` returned it.
    pub barrage: Barraged,
    /// The units in the hex.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
}
const _: () = assert!(size_of::<BarrageChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// The answer of `grog_ocs_barrage_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The losses that a target owes. Its owner chooses which units lose the steps.
    pub value: BarrageOwed,
}
const _: () = assert!(offset_of!(BarrageChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageChoicesQuestion {
    type Answer = BarrageChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageChoicesQuestion>(),
        answer: memory::Extent::of::<BarrageChoicesAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(BarrageChoicesQuestion, units), offset_of!(BarrageChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<BarrageChoicesQuestion>()),
        value_at: memory::small(offset_of!(BarrageChoicesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::barrage::BarrageOwing {
            barrage: asked.barrage,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
        };
        let said = grognard_core::ocs::barrage::choices(&question, &mut run.trail);
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

/// What a barrage's target owes, with the units as it found them (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_choices(
    question: *const BarrageChoicesQuestion,
    answer: *mut BarrageChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
