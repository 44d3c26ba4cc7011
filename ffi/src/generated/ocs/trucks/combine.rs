//! The function of `ocs.trucks.combine`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::trucks::NewCounter;
use grognard_core::ocs::trucks::NewCounters;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trucks_combine`. Transport Points that are to be combined or divided.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCombineQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The counters before.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The points (TP) on each counter afterwards. Their sum must be that of the counters before.
    pub into: *const u16,
    /// Length of `into`.
    pub into_len: usize,
    /// The load of each counter afterwards, in T. Their sum must be that of the counters before. An empty list fills
    /// them one after the other.
    pub loads: *const u16,
    /// Length of `loads`.
    pub loads_len: usize,
    /// The game's counter mix. An empty list means no limit.
    pub mix: *const CounterMix,
    /// Length of `mix`.
    pub mix_len: usize,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TrucksCombineQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 44 });

/// The answer of `grog_ocs_trucks_combine`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCombineAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A counter that results from combining and dividing.
    pub rows: *mut NewCounter,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// A summary of the counters that result. Zero if the answer is forbidden.
    pub value: NewCounters,
}
const _: () = assert!(offset_of!(TrucksCombineAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksCombineAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksCombineAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksCombineQuestion {
    type Answer = TrucksCombineAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksCombineQuestion>(),
        answer: memory::Extent::of::<TrucksCombineAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TrucksCombineQuestion, units), offset_of!(TrucksCombineQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("into"),
                at: ask::pair(offset_of!(TrucksCombineQuestion, into), offset_of!(TrucksCombineQuestion, into_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("loads"),
                at: ask::pair(offset_of!(TrucksCombineQuestion, loads), offset_of!(TrucksCombineQuestion, loads_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("mix"),
                at: ask::pair(offset_of!(TrucksCombineQuestion, mix), offset_of!(TrucksCombineQuestion, mix_len)),
                item: memory::Item::of::<CounterMix>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TrucksCombineQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksCombineAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<NewCounter>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Combine {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            into: unsafe { memory::settled(asked.into, asked.into_len) },
            // SAFETY: looked at.
            loads: unsafe { memory::settled(asked.loads, asked.loads_len) },
            // SAFETY: looked at.
            mix: unsafe { memory::settled(asked.mix, asked.mix_len) },
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<NewCounter>() };
        let said = grognard_core::ocs::trucks::combine(&question, &mut effects, &mut run.trail);
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

/// Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_combine(
    question: *const TrucksCombineQuestion,
    answer: *mut TrucksCombineAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
