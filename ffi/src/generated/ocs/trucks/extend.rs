//! The function of `ocs.trucks.extend`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::NewCounters;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trucks_extend`. Transport Points that are to form an Extender, or an Extender that is to become Transport Points again.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksExtendQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The counters, five points in all; or the Extender alone.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The Extender is to be unformed.
    pub unform: Flag,
    /// In its hex the Extender would connect to its link.
    pub connects: Flag,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TrucksExtendQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// The answer of `grog_ocs_trucks_extend`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksExtendAnswer {
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
    /// A summary of the counters that result. Zero if the answer is forbidden.
    pub value: NewCounters,
}
const _: () = assert!(offset_of!(TrucksExtendAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksExtendAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksExtendAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksExtendQuestion {
    type Answer = TrucksExtendAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksExtendQuestion>(),
        answer: memory::Extent::of::<TrucksExtendAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(TrucksExtendQuestion, units), offset_of!(TrucksExtendQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksExtendQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksExtendAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Extend {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            unform: asked.unform,
            connects: asked.connects,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::extend(&question, &mut effects, &mut run.trail);
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

/// Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_extend(
    question: *const TrucksExtendQuestion,
    answer: *mut TrucksExtendAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
