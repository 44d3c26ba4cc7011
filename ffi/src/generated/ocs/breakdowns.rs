//! The functions of `ocs.breakdowns`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::breakdowns::Absorbed;
use grognard_core::ocs::breakdowns::BreakdownMoment;
use grognard_core::ocs::breakdowns::BrokenDown;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_breakdowns_make`. A multi-step unit that is to make Breakdowns.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakdownsMakeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The multi-step unit.
    pub unit: Unit,
    /// The Breakdowns that it is to make, with the mode and the markers that they are to have.
    pub breakdowns: *const Unit,
    /// Length of `breakdowns`.
    pub breakdowns_len: usize,
    /// The moment.
    pub moment: Code<BreakdownMoment>,
    /// The phase.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<BreakdownsMakeQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 104 });

/// The answer of `grog_ocs_breakdowns_make`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakdownsMakeAnswer {
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
    /// What is left of a unit that made Breakdowns. Zero if the answer is forbidden.
    pub value: BrokenDown,
}
const _: () = assert!(offset_of!(BreakdownsMakeAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BreakdownsMakeAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BreakdownsMakeAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BreakdownsMakeQuestion {
    type Answer = BreakdownsMakeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BreakdownsMakeQuestion>(),
        answer: memory::Extent::of::<BreakdownsMakeAnswer>(),
        lists: &[ask::List {
            name: &text!("breakdowns"),
            at: ask::pair(
                offset_of!(BreakdownsMakeQuestion, breakdowns),
                offset_of!(BreakdownsMakeQuestion, breakdowns_len),
            ),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(BreakdownsMakeQuestion, reserved)),
        value_at: memory::small(offset_of!(BreakdownsMakeAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::breakdowns::BreakDown {
            unit: asked.unit,
            // SAFETY: looked at.
            breakdowns: unsafe { memory::settled(asked.breakdowns, asked.breakdowns_len) },
            moment: asked.moment,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::breakdowns::make(&question, &mut effects, &mut run.trail);
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

/// Whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_breakdowns_make(
    question: *const BreakdownsMakeQuestion,
    answer: *mut BreakdownsMakeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_breakdowns_absorb`. A multi-step unit and the Breakdowns that are stacked with it when a phase ends.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakdownsAbsorbQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The multi-step unit.
    pub unit: Unit,
    /// The Breakdowns that are stacked with it.
    pub breakdowns: *const Unit,
    /// Length of `breakdowns`.
    pub breakdowns_len: usize,
    /// Those that it absorbs. An empty list for none.
    pub absorbed: *const u16,
    /// Length of `absorbed`.
    pub absorbed_len: usize,
    /// The moment.
    pub moment: Code<BreakdownMoment>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<BreakdownsAbsorbQuestion>() == if cfg!(target_pointer_width = "64") { 128 } else { 112 });

/// The answer of `grog_ocs_breakdowns_absorb`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakdownsAbsorbAnswer {
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
    /// What a unit is that absorbed Breakdowns. Zero if the answer is forbidden.
    pub value: Absorbed,
}
const _: () = assert!(offset_of!(BreakdownsAbsorbAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BreakdownsAbsorbAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BreakdownsAbsorbAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BreakdownsAbsorbQuestion {
    type Answer = BreakdownsAbsorbAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BreakdownsAbsorbQuestion>(),
        answer: memory::Extent::of::<BreakdownsAbsorbAnswer>(),
        lists: &[
            ask::List {
                name: &text!("breakdowns"),
                at: ask::pair(
                    offset_of!(BreakdownsAbsorbQuestion, breakdowns),
                    offset_of!(BreakdownsAbsorbQuestion, breakdowns_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("absorbed"),
                at: ask::pair(
                    offset_of!(BreakdownsAbsorbQuestion, absorbed),
                    offset_of!(BreakdownsAbsorbQuestion, absorbed_len),
                ),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BreakdownsAbsorbQuestion, reserved)),
        value_at: memory::small(offset_of!(BreakdownsAbsorbAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::breakdowns::Absorb {
            unit: asked.unit,
            // SAFETY: looked at.
            breakdowns: unsafe { memory::settled(asked.breakdowns, asked.breakdowns_len) },
            // SAFETY: looked at.
            absorbed: unsafe { memory::settled(asked.absorbed, asked.absorbed_len) },
            moment: asked.moment,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::breakdowns::absorb(&question, &mut effects, &mut run.trail);
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

/// Whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_breakdowns_absorb(
    question: *const BreakdownsAbsorbQuestion,
    answer: *mut BreakdownsAbsorbAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
