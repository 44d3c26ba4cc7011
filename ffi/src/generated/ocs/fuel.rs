//! The functions of `ocs.fuel`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::fuel::FuelBill;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::fuel::FuelRow;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_fuel_assess`. Units that are to be fuelled.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FuelAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// For each unit, the caller's number of the headquarters or direct source that is in range and may support it; 0
    /// for a unit without one.
    pub reached_by: *const u8,
    /// Length of `reached_by`.
    pub reached_by_len: usize,
    /// The way to pay.
    pub by: Code<FuelBy>,
    /// For a formation or a headquarters: the source that pays, in the numbering of `reached_by`.
    pub source: u8,
    /// The headquarters has thrown fuel from another hex in this phase.
    pub threw_elsewhere: Flag,
    /// A formation is to be fuelled as a whole: no unit may pay by itself or go without.
    pub whole: Flag,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<FuelAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_fuel_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FuelAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The fuel of one unit.
    pub rows: *mut FuelRow,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The cost of fuel. Zero if the answer is forbidden.
    pub value: FuelBill,
}
const _: () = assert!(offset_of!(FuelAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FuelAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FuelAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FuelAssessQuestion {
    type Answer = FuelAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FuelAssessQuestion>(),
        answer: memory::Extent::of::<FuelAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(FuelAssessQuestion, units), offset_of!(FuelAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("reached_by"),
                at: ask::pair(
                    offset_of!(FuelAssessQuestion, reached_by),
                    offset_of!(FuelAssessQuestion, reached_by_len),
                ),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(FuelAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(FuelAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<FuelRow>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fuel::Fuel {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            reached_by: unsafe { memory::settled(asked.reached_by, asked.reached_by_len) },
            by: asked.by,
            source: asked.source,
            threw_elsewhere: asked.threw_elsewhere,
            whole: asked.whole,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<FuelRow>() };
        let said = grognard_core::ocs::fuel::assess(&question, &mut effects, &mut run.trail);
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

/// What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fuel_assess(
    question: *const FuelAssessQuestion,
    answer: *mut FuelAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
