//! The functions of `axis_allies.units`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::units::Kind;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_units_values`. A kind whose row of the unit chart is wanted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsValuesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The kind.
    pub kind: Code<Kind>,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<UnitsValuesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_units_values`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsValuesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A row of the unit chart.
    pub value: UnitValue,
}
const _: () = assert!(offset_of!(UnitsValuesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsValuesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsValuesQuestion {
    type Answer = UnitsValuesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsValuesQuestion>(),
        answer: memory::Extent::of::<UnitsValuesAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(offset_of!(UnitsValuesQuestion, chart), offset_of!(UnitsValuesQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<UnitsValuesQuestion>()),
        value_at: memory::small(offset_of!(UnitsValuesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::units::OneKind {
            kind: asked.kind,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::units::values(&question, &mut run.trail);
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

/// A kind's figures, by the edition's chart or the game's (AA units).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_units_values(
    question: *const UnitsValuesQuestion,
    answer: *mut UnitsValuesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
