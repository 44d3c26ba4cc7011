//! The functions of `ocs.trucks`. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::trucks::Carried;
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::trucks::Freight;
use grognard_core::ocs::trucks::Handled;
use grognard_core::ocs::trucks::LoadBy;
use grognard_core::ocs::trucks::LoadLeft;
use grognard_core::ocs::trucks::Needs;
use grognard_core::ocs::trucks::NewCounter;
use grognard_core::ocs::trucks::NewCounters;
use grognard_core::ocs::trucks::Paces;
use grognard_core::ocs::trucks::StocksUsed;
use grognard_core::ocs::trucks::SupplyUse;
use grognard_core::ocs::trucks::WhenCaptured;
use grognard_core::ocs::units::Mode;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Transport;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// What `grog_ocs_trucks_load` asks. Supply that Transport Points would take aboard.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksLoadQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points.
    pub truck: Unit,
    /// The dump. `transported` says what moved that supply earlier in this phase.
    pub source: Unit,
    /// How much, in T.
    pub amount: u16,
    /// How it would come aboard.
    pub how: Code<LoadBy>,
    /// The phase.
    pub phase: Code<Phase>,
    /// When the Transport Points were captured.
    pub captured: Code<WhenCaptured>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TrucksLoadQuestion>() == 176);

/// What `grog_ocs_trucks_load` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksLoadAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What loading or unloading takes, and how things stand after it. Zero where it is forbidden.
    pub value: Handled,
}
const _: () = assert!(offset_of!(TrucksLoadAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksLoadAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksLoadAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksLoadQuestion {
    type Answer = TrucksLoadAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksLoadQuestion>(),
        answer: memory::Extent::of::<TrucksLoadAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksLoadQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Load {
            truck: asked.truck,
            source: asked.source,
            amount: asked.amount,
            how: asked.how,
            phase: asked.phase,
            captured: asked.captured,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::load(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether Transport Points may load supply, and the cost (OCS 13.2f).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_load(
    question: *const TrucksLoadQuestion,
    answer: *mut TrucksLoadAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_unload` asks. Supply that Transport Points would put on the ground.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksUnloadQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points.
    pub truck: Unit,
    /// The other units in their hex.
    pub here: *const Unit,
    /// How many `here` there are; the pointer may be null if 0.
    pub here_len: usize,
    /// How much, in T.
    pub amount: u16,
    /// The phase.
    pub phase: Code<Phase>,
    /// When the Transport Points were captured.
    pub captured: Code<WhenCaptured>,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TrucksUnloadQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 100 });

/// What `grog_ocs_trucks_unload` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksUnloadAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What loading or unloading takes, and how things stand after it. Zero where it is forbidden.
    pub value: Handled,
}
const _: () = assert!(offset_of!(TrucksUnloadAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksUnloadAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksUnloadAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksUnloadQuestion {
    type Answer = TrucksUnloadAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksUnloadQuestion>(),
        answer: memory::Extent::of::<TrucksUnloadAnswer>(),
        lists: &[ask::List {
            name: &text!("here"),
            at: ask::pair(offset_of!(TrucksUnloadQuestion, here), offset_of!(TrucksUnloadQuestion, here_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksUnloadQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Unload {
            truck: asked.truck,
            // SAFETY: looked at.
            here: unsafe { memory::list(asked.here, asked.here_len) },
            amount: asked.amount,
            phase: asked.phase,
            captured: asked.captured,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::unload(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_unload(
    question: *const TrucksUnloadQuestion,
    answer: *mut TrucksUnloadAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_carry` asks. Transport Points and their load.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCarryQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points with their load.
    pub truck: Unit,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TrucksCarryQuestion>() == 104);

/// What `grog_ocs_trucks_carry` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCarryAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What Transport Points carry, and what the counter shows. Zero where it is forbidden.
    pub value: Carried,
}
const _: () = assert!(offset_of!(TrucksCarryAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksCarryAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksCarryQuestion {
    type Answer = TrucksCarryAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksCarryQuestion>(),
        answer: memory::Extent::of::<TrucksCarryAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksCarryQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Carry { truck: asked.truck, rules: asked.rules };
        let said = grognard_core::ocs::trucks::carry(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_carry(
    question: *const TrucksCarryQuestion,
    answer: *mut TrucksCarryAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_advance` asks. Transport Points that would move, or move on.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksAdvanceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points, with what they spent in this phase.
    pub truck: Unit,
    /// The phase.
    pub phase: Code<Phase>,
    /// When they were captured.
    pub captured: Code<WhenCaptured>,
    /// They have begun to move in this phase, even where they spent nothing yet.
    pub begun: Flag,
    /// Another unit has moved since they began to.
    pub others_moved: Flag,
    /// They were dropped off by a stack, or left behind by points that were divided off and moved on.
    pub dropped: Flag,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TrucksAdvanceQuestion>() == 96);

/// What `grog_ocs_trucks_advance` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksAdvanceAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How far something may still move. Zero where it is forbidden.
    pub value: Paces,
}
const _: () = assert!(offset_of!(TrucksAdvanceAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksAdvanceAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksAdvanceQuestion {
    type Answer = TrucksAdvanceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksAdvanceQuestion>(),
        answer: memory::Extent::of::<TrucksAdvanceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksAdvanceQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::TruckMove {
            truck: asked.truck,
            phase: asked.phase,
            captured: asked.captured,
            begun: asked.begun,
            others_moved: asked.others_moved,
            dropped: asked.dropped,
        };
        let said = grognard_core::ocs::trucks::advance(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// Whether Transport Points may move, or move on after a pause (OCS 13.2a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_advance(
    question: *const TrucksAdvanceQuestion,
    answer: *mut TrucksAdvanceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_mode` asks. Transport Points and a mode.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksModeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points as they are.
    pub truck: Unit,
    /// The mode that they would take.
    pub mode: Code<Mode>,
    /// The phase.
    pub phase: Code<Phase>,
    /// Their hex lies in an enemy zone of control, negated or not.
    pub enemy_zoc: Flag,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<TrucksModeQuestion>() == 88);

/// What `grog_ocs_trucks_mode` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksModeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(TrucksModeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksModeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksModeQuestion {
    type Answer = TrucksModeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksModeQuestion>(),
        answer: memory::Extent::of::<TrucksModeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksModeQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::TruckMode {
            truck: asked.truck,
            mode: asked.mode,
            phase: asked.phase,
            enemy_zoc: asked.enemy_zoc,
        };
        let said = grognard_core::ocs::trucks::mode(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(0)
    }
}

/// Whether Transport Points may take a mode (OCS 13.2d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_mode(
    question: *const TrucksModeQuestion,
    answer: *mut TrucksModeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_ship` asks. Transport Points that would be shipped.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksShipQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points with their load.
    pub truck: Unit,
    /// What ships them. `nothing` is out of range.
    pub by: Code<Transport>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<TrucksShipQuestion>() == 88);

/// What `grog_ocs_trucks_ship` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksShipAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What shipping takes. Zero where it is forbidden.
    pub value: Freight,
}
const _: () = assert!(offset_of!(TrucksShipAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksShipAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksShipQuestion {
    type Answer = TrucksShipAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksShipQuestion>(),
        answer: memory::Extent::of::<TrucksShipAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksShipQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Ship { truck: asked.truck, by: asked.by };
        let said = grognard_core::ocs::trucks::ship(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_ship(
    question: *const TrucksShipQuestion,
    answer: *mut TrucksShipAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_needs` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksNeedsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TrucksNeedsQuestion>() == 88);

/// What `grog_ocs_trucks_needs` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksNeedsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What supply a unit needs.
    pub value: Needs,
}
const _: () = assert!(offset_of!(TrucksNeedsAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksNeedsAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksNeedsQuestion {
    type Answer = TrucksNeedsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksNeedsQuestion>(),
        answer: memory::Extent::of::<TrucksNeedsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksNeedsQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::trucks::needs(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_needs(
    question: *const TrucksNeedsQuestion,
    answer: *mut TrucksNeedsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_spend` asks. Transport Points whose load would be used.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksSpendQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points with their load. `will_move` says that they will move on in this phase: then they only pause.
    pub truck: Unit,
    /// The unit that uses the supply in the end, whatever headquarters it comes by.
    pub user: Unit,
    /// What for.
    pub purpose: Code<SupplyUse>,
    /// How much, in T.
    pub amount: u16,
    /// Another unit has moved since the Transport Points began to.
    pub others_moved: Flag,
    /// The combat or barrage that it would pay for is yet to come, in a later segment or after further movement.
    pub upcoming: Flag,
    /// It comes to the user by a headquarters' throw.
    pub thrown: Flag,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TrucksSpendQuestion>() == 176);

/// What `grog_ocs_trucks_spend` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksSpendAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// What is left of a load. Zero where it is forbidden.
    pub value: LoadLeft,
}
const _: () = assert!(offset_of!(TrucksSpendAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TrucksSpendAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TrucksSpendAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksSpendQuestion {
    type Answer = TrucksSpendAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksSpendQuestion>(),
        answer: memory::Extent::of::<TrucksSpendAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TrucksSpendQuestion, reserved)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Spend {
            truck: asked.truck,
            user: asked.user,
            purpose: asked.purpose,
            amount: asked.amount,
            others_moved: asked.others_moved,
            upcoming: asked.upcoming,
            thrown: asked.thrown,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::spend(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether the load of Transport Points may be spent on something (OCS 13.2a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_spend(
    question: *const TrucksSpendQuestion,
    answer: *mut TrucksSpendAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_stocks` asks. A unit that would fall back on its internal stocks.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksStocksQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Every dump and all loaded Transport Points whose supply it could be given.
    pub sources: *const Unit,
    /// How many `sources` there are; the pointer may be null if 0.
    pub sources_len: usize,
    /// What for.
    pub purpose: Code<SupplyUse>,
    /// What that costs, in T.
    pub cost: u16,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TrucksStocksQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 100 });

/// What `grog_ocs_trucks_stocks` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksStocksAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What the use of internal stocks does. Zero where it is forbidden.
    pub value: StocksUsed,
}
const _: () = assert!(offset_of!(TrucksStocksAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksStocksAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksStocksQuestion {
    type Answer = TrucksStocksAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksStocksQuestion>(),
        answer: memory::Extent::of::<TrucksStocksAnswer>(),
        lists: &[ask::List {
            name: &text!("sources"),
            at: ask::pair(offset_of!(TrucksStocksQuestion, sources), offset_of!(TrucksStocksQuestion, sources_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksStocksQuestion, reserved)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::UseStocks {
            unit: asked.unit,
            // SAFETY: looked at.
            sources: unsafe { memory::list(asked.sources, asked.sources_len) },
            purpose: asked.purpose,
            cost: asked.cost,
        };
        let said = grognard_core::ocs::trucks::stocks(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_stocks(
    question: *const TrucksStocksQuestion,
    answer: *mut TrucksStocksAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_trucks_combine` asks. Transport Points that would be combined or divided.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCombineQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The counters that are there.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The points of each counter that there shall be. Together they are as many as before.
    pub into: *const u16,
    /// How many `into` there are; the pointer may be null if 0.
    pub into_len: usize,
    /// The load of each, in T, together what was carried before; with an empty list they are filled one after the other.
    pub loads: *const u16,
    /// How many `loads` there are; the pointer may be null if 0.
    pub loads_len: usize,
    /// The game's counter mix; with an empty list there is no limit.
    pub mix: *const CounterMix,
    /// How many `mix` there are; the pointer may be null if 0.
    pub mix_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TrucksCombineQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 44 });

/// What `grog_ocs_trucks_combine` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksCombineAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut NewCounter,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many counters come of it. Zero where it is forbidden.
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
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<NewCounter>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Combine {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            into: unsafe { memory::list(asked.into, asked.into_len) },
            // SAFETY: looked at.
            loads: unsafe { memory::list(asked.loads, asked.loads_len) },
            // SAFETY: looked at.
            mix: unsafe { memory::list(asked.mix, asked.mix_len) },
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<NewCounter>() };
        let said = grognard_core::ocs::trucks::combine(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_trucks_extend` asks. Transport Points that would form an Extender, or an Extender that would become Transport Points again.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksExtendQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The counters, five points together; or the Extender alone.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The Extender is to be unformed.
    pub unform: Flag,
    /// Where it stands it would connect to its link.
    pub connects: Flag,
    /// The phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TrucksExtendQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_ocs_trucks_extend` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksExtendAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
    pub effects: *mut Effect,
    /// How many effects there is room for, set by the caller.
    pub effects_capacity: usize,
    /// How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub effects_len: usize,
    /// How many counters come of it. Zero where it is forbidden.
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
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::Extend {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            unform: asked.unform,
            connects: asked.connects,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::trucks::extend(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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
