//! The functions of `ocs.transport`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::transport::CargoItem;
use grognard_core::ocs::transport::CargoSize;
use grognard_core::ocs::transport::MovementLeft;
use grognard_core::ocs::transport::Passenger;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Transport;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_transport_equivalents`. Cargo and its transport.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportEquivalentsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The cargo: combat units, Transport Points with their loads, supply with its amount in T. It is loaded in this
    /// order.
    pub cargo: *const Unit,
    /// Length of `cargo`.
    pub cargo_len: usize,
    /// The kind of transport. By default none: the answer is the size alone.
    pub by: Code<Transport>,
    /// The capacity, in points. Unlimited by default.
    pub capacity: u32,
    /// For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a).
    pub trainbusted: Flag,
    /// For rail: the whole way is multi-track, which halves the cost (13.3a).
    pub multi_track: Flag,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<TransportEquivalentsQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 28 });

/// The answer of `grog_ocs_transport_equivalents`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportEquivalentsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The size of an item of cargo.
    pub rows: *mut CargoItem,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The size of cargo. Zero if the answer is forbidden.
    pub value: CargoSize,
}
const _: () = assert!(offset_of!(TransportEquivalentsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TransportEquivalentsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TransportEquivalentsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TransportEquivalentsQuestion {
    type Answer = TransportEquivalentsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TransportEquivalentsQuestion>(),
        answer: memory::Extent::of::<TransportEquivalentsAnswer>(),
        lists: &[ask::List {
            name: &text!("cargo"),
            at: ask::pair(
                offset_of!(TransportEquivalentsQuestion, cargo),
                offset_of!(TransportEquivalentsQuestion, cargo_len),
            ),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TransportEquivalentsQuestion, reserved)),
        value_at: memory::small(offset_of!(TransportEquivalentsAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<CargoItem>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::transport::Cargo {
            // SAFETY: looked at.
            cargo: unsafe { memory::settled(asked.cargo, asked.cargo_len) },
            by: asked.by,
            capacity: asked.capacity,
            trainbusted: asked.trainbusted,
            multi_track: asked.multi_track,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<CargoItem>() };
        let said = grognard_core::ocs::transport::equivalents(&question, &mut effects, &mut run.trail);
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

/// How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_transport_equivalents(
    question: *const TransportEquivalentsQuestion,
    answer: *mut TransportEquivalentsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_transport_assess`. Units that are to be transported.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units, each with the movement that it spent in this phase and its transport so far.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The kind of transport.
    pub by: Code<Transport>,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// For landing craft: the landing needs a roll on the ALT table (18.5h).
    pub roll: Flag,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TransportAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// The answer of `grog_ocs_transport_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The movement of a unit in addition to its transport.
    pub rows: *mut Passenger,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(TransportAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TransportAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TransportAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TransportAssessQuestion {
    type Answer = TransportAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TransportAssessQuestion>(),
        answer: memory::Extent::of::<TransportAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(TransportAssessQuestion, units), offset_of!(TransportAssessQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TransportAssessQuestion, reserved)),
        value_at: memory::small(size_of::<TransportAssessAnswer>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Passenger>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::transport::Conveyance {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            by: asked.by,
            phase: asked.phase,
            roll: asked.roll,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Passenger>() };
        let said = grognard_core::ocs::transport::assess(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Whether units may be carried after what they did in the phase (OCS 4.7d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_transport_assess(
    question: *const TransportAssessQuestion,
    answer: *mut TransportAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_transport_movement`. A unit that is to spend movement.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportMovementQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit, with the movement that it spent in this phase and its transport so far.
    pub unit: Unit,
    /// The movement to spend now, in MP.
    pub spend: u16,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The transport that is to carry it later in this phase.
    pub planned: Code<Transport>,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TransportMovementQuestion>() == 96);

/// The answer of `grog_ocs_transport_movement`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportMovementAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The movement that is left. Zero if the answer is forbidden.
    pub value: MovementLeft,
}
const _: () = assert!(offset_of!(TransportMovementAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TransportMovementAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TransportMovementQuestion {
    type Answer = TransportMovementAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TransportMovementQuestion>(),
        answer: memory::Extent::of::<TransportMovementAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TransportMovementQuestion, reserved)),
        value_at: memory::small(offset_of!(TransportMovementAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::transport::Spending {
            unit: asked.unit,
            spend: asked.spend,
            phase: asked.phase,
            planned: asked.planned,
        };
        let said = grognard_core::ocs::transport::movement(&question, &mut run.trail);
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

/// Whether a unit may spend movement before or after its transport (OCS 4.7d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_transport_movement(
    question: *const TransportMovementQuestion,
    answer: *mut TransportMovementAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
