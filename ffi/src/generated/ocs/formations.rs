//! The functions of `ocs.formations`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::formations::MarkerState;
use grognard_core::ocs::formations::TraceBill;
use grognard_core::ocs::formations::TraceRow;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_formations_marker`. A formation marker and the stack that it lies in.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsMarkerQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The formation, numbered by the caller from 1.
    pub formation: u16,
    /// The marker's hex.
    pub hex: Hex,
    /// The units that the marker represents. They are kept off the map and count as being in its hex.
    pub represented: *const Unit,
    /// Length of `represented`.
    pub represented_len: usize,
    /// The other units in the marker's hex.
    pub here: *const Unit,
    /// Length of `here`.
    pub here_len: usize,
    /// The number of other combat units that lie above it.
    pub above: u16,
    /// The marker shows its fuelled side.
    pub fuelled_side: Flag,
    /// Fuel was paid for the formation as a whole (12.5c).
    pub formation_fuelled: Flag,
    /// The marker represents no unit and only records that fuel was paid.
    pub reminder: Flag,
    /// The game's options: whether markers may be hidden.
    pub rules: GameRules,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FormationsMarkerQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 60 });

/// The answer of `grog_ocs_formations_marker`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsMarkerAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The effect of a legal marker on its stack. Zero if the answer is forbidden.
    pub value: MarkerState,
}
const _: () = assert!(offset_of!(FormationsMarkerAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FormationsMarkerAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FormationsMarkerQuestion {
    type Answer = FormationsMarkerAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FormationsMarkerQuestion>(),
        answer: memory::Extent::of::<FormationsMarkerAnswer>(),
        lists: &[
            ask::List {
                name: &text!("represented"),
                at: ask::pair(
                    offset_of!(FormationsMarkerQuestion, represented),
                    offset_of!(FormationsMarkerQuestion, represented_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("here"),
                at: ask::pair(
                    offset_of!(FormationsMarkerQuestion, here),
                    offset_of!(FormationsMarkerQuestion, here_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(offset_of!(FormationsMarkerQuestion, reserved)),
        value_at: memory::small(offset_of!(FormationsMarkerAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::formations::Marker {
            formation: asked.formation,
            hex: asked.hex,
            // SAFETY: looked at.
            represented: unsafe { memory::settled(asked.represented, asked.represented_len) },
            // SAFETY: looked at.
            here: unsafe { memory::settled(asked.here, asked.here_len) },
            above: asked.above,
            fuelled_side: asked.fuelled_side,
            formation_fuelled: asked.formation_fuelled,
            reminder: asked.reminder,
            rules: asked.rules,
        };
        let said = grognard_core::ocs::formations::marker(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(())
    }
}

/// Whether a formation marker lies rightly where it does (OCS 13.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_formations_marker(
    question: *const FormationsMarkerQuestion,
    answer: *mut FormationsMarkerAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_formations_join`. A unit that is to be represented by a marker, or to be placed on the map again.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsJoinQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit, in the hex that it has reached.
    pub unit: Unit,
    /// The marker's formation, numbered by the caller from 1.
    pub formation: u16,
    /// The marker's hex.
    pub hex: Hex,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<FormationsJoinQuestion>() == 96);

/// The answer of `grog_ocs_formations_join`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsJoinAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(FormationsJoinAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FormationsJoinAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FormationsJoinQuestion {
    type Answer = FormationsJoinAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FormationsJoinQuestion>(),
        answer: memory::Extent::of::<FormationsJoinAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(FormationsJoinQuestion, reserved)),
        value_at: memory::small(size_of::<FormationsJoinAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question =
            grognard_core::ocs::formations::Join { unit: asked.unit, formation: asked.formation, hex: asked.hex };
        let said = grognard_core::ocs::formations::join(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(())
    }
}

/// Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_formations_join(
    question: *const FormationsJoinQuestion,
    answer: *mut FormationsJoinAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_formations_trace`. A formation in its Supply Phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsTraceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units of the formation.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// For each unit, the caller's number of the headquarters or direct source by which it can trace; 0 for a unit
    /// without one. It is in range and may support the unit.
    pub reached_by: *const u8,
    /// Length of `reached_by`.
    pub reached_by_len: usize,
    /// The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie.
    pub source: u8,
    /// For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
    pub eats: *const u8,
    /// Length of `eats`.
    pub eats_len: usize,
    /// Supply that can be eaten, in T.
    pub supply: u32,
    /// The whole formation is to trace for free.
    pub whole: Flag,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FormationsTraceQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 40 });

/// The answer of `grog_ocs_formations_trace`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsTraceAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The result for one unit.
    pub rows: *mut TraceRow,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The cost of a formation's trace. Zero if the answer is forbidden.
    pub value: TraceBill,
}
const _: () = assert!(offset_of!(FormationsTraceAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FormationsTraceAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FormationsTraceAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FormationsTraceQuestion {
    type Answer = FormationsTraceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FormationsTraceQuestion>(),
        answer: memory::Extent::of::<FormationsTraceAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(FormationsTraceQuestion, units),
                    offset_of!(FormationsTraceQuestion, units_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("reached_by"),
                at: ask::pair(
                    offset_of!(FormationsTraceQuestion, reached_by),
                    offset_of!(FormationsTraceQuestion, reached_by_len),
                ),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("eats"),
                at: ask::pair(offset_of!(FormationsTraceQuestion, eats), offset_of!(FormationsTraceQuestion, eats_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(FormationsTraceQuestion, reserved)),
        value_at: memory::small(offset_of!(FormationsTraceAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<TraceRow>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::formations::FormationTrace {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            reached_by: unsafe { memory::settled(asked.reached_by, asked.reached_by_len) },
            source: asked.source,
            // SAFETY: looked at.
            eats: unsafe { memory::settled(asked.eats, asked.eats_len) },
            supply: asked.supply,
            whole: asked.whole,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<TraceRow>() };
        let said = grognard_core::ocs::formations::trace(&question, &mut effects, &mut run.trail);
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

/// Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_formations_trace(
    question: *const FormationsTraceQuestion,
    answer: *mut FormationsTraceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
