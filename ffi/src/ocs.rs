//! The functions of the system `ocs`: one a question. Generated from the core's list of operations by
//! `cargo run -p grognard-tests --bin generate`; not edited by hand.

use crate::ask::{self, GrogTrail};
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::dist::Percentile;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::artillery::Gunnery;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::barrage::BarrageDistribution;
use grognard_core::ocs::barrage::BarrageOwed;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ocs::barrage::Outcome;
use grognard_core::ocs::board::BoardFault;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::board::Checkup;
use grognard_core::ocs::capture::CaptureDistribution;
use grognard_core::ocs::capture::CaptureSettled;
use grognard_core::ocs::capture::Captured;
use grognard_core::ocs::capture::Prize;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::combat::Attack;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::combat::CombatDistribution;
use grognard_core::ocs::combat::CombatResult;
use grognard_core::ocs::combat::Owed;
use grognard_core::ocs::combat::Policy;
use grognard_core::ocs::combat::Settled;
use grognard_core::ocs::consolidation::Consolidated;
use grognard_core::ocs::construction::Constructed;
use grognard_core::ocs::construction::Task;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::engineers::Crossed;
use grognard_core::ocs::engineers::Purpose;
use grognard_core::ocs::facility::FacilityAssessment;
use grognard_core::ocs::facility::FacilityDistribution;
use grognard_core::ocs::facility::FacilityHit;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::fog::AirRevealed;
use grognard_core::ocs::fog::Airborne;
use grognard_core::ocs::fog::BarrageRevealed;
use grognard_core::ocs::fog::CombatRevealed;
use grognard_core::ocs::fog::RollPurpose;
use grognard_core::ocs::fog::RollRecord;
use grognard_core::ocs::fog::Sight;
use grognard_core::ocs::fog::Sighting;
use grognard_core::ocs::formations::MarkerState;
use grognard_core::ocs::formations::TraceBill;
use grognard_core::ocs::formations::TraceRow;
use grognard_core::ocs::fuel::FuelBill;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::fuel::FuelRow;
use grognard_core::ocs::headquarters::HqAbilities;
use grognard_core::ocs::headquarters::HqAbility;
use grognard_core::ocs::headquarters::ServiceLimit;
use grognard_core::ocs::headquarters::ThrowRange;
use grognard_core::ocs::headquarters::WhichSide;
use grognard_core::ocs::modes::ModeEffects;
use grognard_core::ocs::modes::Rating;
use grognard_core::ocs::odds::Column;
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::paths::PathHex;
use grognard_core::ocs::paths::ReachedHex;
use grognard_core::ocs::paths::Relayed;
use grognard_core::ocs::paths::SourceRow;
use grognard_core::ocs::paths::SourceTotal;
use grognard_core::ocs::paths::Supplied;
use grognard_core::ocs::rail::Detrainable;
use grognard_core::ocs::rail::RailControlled;
use grognard_core::ocs::rail::RailConverted;
use grognard_core::ocs::rail::RailExtentFound;
use grognard_core::ocs::rail::RailGoal;
use grognard_core::ocs::rail::RailHex;
use grognard_core::ocs::rail::RailMoved;
use grognard_core::ocs::rail::RailPace;
use grognard_core::ocs::rail::RailReached;
use grognard_core::ocs::rail::RailStopFound;
use grognard_core::ocs::rail::RailStopsFound;
use grognard_core::ocs::rail::RailTraced;
use grognard_core::ocs::rail::RailUse;
use grognard_core::ocs::rail::Railhead;
use grognard_core::ocs::rail::Track;
use grognard_core::ocs::reinforcements::ArrivalPlace;
use grognard_core::ocs::reinforcements::ArrivalPlacesFound;
use grognard_core::ocs::reinforcements::Arrived;
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::replacements::RebuildOrder;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::replacements::RebuildSite;
use grognard_core::ocs::replacements::RebuildSitesFound;
use grognard_core::ocs::replacements::Rebuilt;
use grognard_core::ocs::replacements::ReplRow;
use grognard_core::ocs::replacements::ReplsRolled;
use grognard_core::ocs::retreat::Pace;
use grognard_core::ocs::retreat::Retreated;
use grognard_core::ocs::size::Extent;
use grognard_core::ocs::stacking::Counter;
use grognard_core::ocs::stacking::Entrant;
use grognard_core::ocs::stacking::Foothold;
use grognard_core::ocs::stacking::Moment;
use grognard_core::ocs::stacking::Obstacle;
use grognard_core::ocs::stacking::OrderFault;
use grognard_core::ocs::stacking::Overstacked;
use grognard_core::ocs::stacking::OverstackedCount;
use grognard_core::ocs::stacking::StackSize;
use grognard_core::ocs::stacking::Surplus;
use grognard_core::ocs::stacking::SurplusChoice;
use grognard_core::ocs::stacking::Thinned;
use grognard_core::ocs::terrain::Approach;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::transport::CargoItem;
use grognard_core::ocs::transport::CargoSize;
use grognard_core::ocs::transport::MovementLeft;
use grognard_core::ocs::transport::Passenger;
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
use grognard_core::ocs::units::Face;
use grognard_core::ocs::units::Kind;
use grognard_core::ocs::units::Mode;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Transport;
use grognard_core::ocs::units::Unit;
use grognard_core::ocs::units::UnitClasses;
use grognard_core::ocs::zoc::Action;
use grognard_core::ocs::zoc::Arrival;
use grognard_core::ocs::zoc::Coverer;
use grognard_core::ocs::zoc::DropOff;
use grognard_core::ocs::zoc::Entered;
use grognard_core::ocs::zoc::Leave;
use grognard_core::ocs::zoc::Passage;
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::ocs::zoc::Witness;
use grognard_core::ocs::zoc::Zone;
use grognard_core::ocs::zoc::ZoneCount;
use grognard_core::ocs::zoc::ZoneHex;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// A position: what a host hands over once and asks about as often as it likes.
/// Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The game's terrain effects chart.
    pub chart: *const ChartRow,
    /// How many `chart` there are; the pointer may be null if 0.
    pub chart_len: usize,
    /// The hexes of the map, at most 65535, in the order of q and then r, none twice.
    pub hexes: *const BoardHex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
    /// The units, in the order of their hexes; in a hex from the top of the stack to its bottom.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 56 } else { 28 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::ocs::board::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::ocs::board::Board {
            // SAFETY: looked at.
            chart: unsafe { memory::list(this.chart, this.chart_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::list(this.hexes, this.hexes_len) },
            // SAFETY: looked at.
            units: unsafe { memory::list(this.units, this.units_len) },
        }
    }
}

/// What `grog_ocs_units_attack_capable` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsAttackCapableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<UnitsAttackCapableQuestion>() == 88);

/// What `grog_ocs_units_attack_capable` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsAttackCapableAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsAttackCapableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsAttackCapableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsAttackCapableQuestion {
    type Answer = UnitsAttackCapableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsAttackCapableQuestion>(),
        answer: memory::Extent::of::<UnitsAttackCapableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(UnitsAttackCapableQuestion, reserved)),
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
        let ruling = grognard_core::ocs::units::attack_capable(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit is attack-capable (OCS 4.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_attack_capable(
    question: *const UnitsAttackCapableQuestion,
    answer: *mut UnitsAttackCapableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_units_zone_of_control` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsZoneOfControlQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<UnitsZoneOfControlQuestion>() == 88);

/// What `grog_ocs_units_zone_of_control` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsZoneOfControlAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsZoneOfControlAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsZoneOfControlAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsZoneOfControlQuestion {
    type Answer = UnitsZoneOfControlAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsZoneOfControlQuestion>(),
        answer: memory::Extent::of::<UnitsZoneOfControlAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(UnitsZoneOfControlQuestion, reserved)),
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
        let ruling = grognard_core::ocs::units::zone_of_control(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit has a zone of control (OCS 4.4b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_zone_of_control(
    question: *const UnitsZoneOfControlQuestion,
    answer: *mut UnitsZoneOfControlAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_units_enter` asks. A unit that would move on the ground into a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsEnterQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The enemy units in the hex; none for an empty hex, village or city.
    pub enemies: *const Unit,
    /// How many `enemies` there are; the pointer may be null if 0.
    pub enemies_len: usize,
}
const _: () = assert!(size_of::<UnitsEnterQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 92 });

/// What `grog_ocs_units_enter` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsEnterAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(UnitsEnterAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsEnterAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsEnterQuestion {
    type Answer = UnitsEnterAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsEnterQuestion>(),
        answer: memory::Extent::of::<UnitsEnterAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("enemies")),
            length: memory::Place::of(&text!("enemies_len")),
            at: memory::small(offset_of!(UnitsEnterQuestion, enemies)),
            len_at: memory::small(offset_of!(UnitsEnterQuestion, enemies_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<UnitsEnterQuestion>()),
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
        let question = grognard_core::ocs::units::Enter {
            unit: asked.unit,
            // SAFETY: looked at.
            enemies: unsafe { memory::list(asked.enemies, asked.enemies_len) },
        };
        let ruling = grognard_core::ocs::units::enter(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit may enter a hex with these enemy units (OCS 4.4c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_enter(
    question: *const UnitsEnterQuestion,
    answer: *mut UnitsEnterAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_size_re` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SizeReQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<SizeReQuestion>() == 88);

/// What `grog_ocs_size_re` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SizeReAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How large a unit is.
    pub value: Extent,
}
const _: () = assert!(offset_of!(SizeReAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(SizeReAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for SizeReQuestion {
    type Answer = SizeReAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<SizeReQuestion>(),
        answer: memory::Extent::of::<SizeReAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(SizeReQuestion, reserved)),
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
        let ruling = grognard_core::ocs::size::re(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The RE size of a unit and its steps (OCS 4.6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_size_re(
    question: *const SizeReQuestion,
    answer: *mut SizeReAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_modes_effects` asks. A unit and the phase it is looked at in.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesEffectsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The phase: movement allowances differ by it.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ModesEffectsQuestion>() == 88);

/// What `grog_ocs_modes_effects` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesEffectsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a unit's mode makes of it.
    pub value: ModeEffects,
}
const _: () = assert!(offset_of!(ModesEffectsAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ModesEffectsAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ModesEffectsQuestion {
    type Answer = ModesEffectsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ModesEffectsQuestion>(),
        answer: memory::Extent::of::<ModesEffectsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ModesEffectsQuestion, reserved)),
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
        let question = grognard_core::ocs::modes::InMode { unit: asked.unit, phase: asked.phase };
        let ruling = grognard_core::ocs::modes::effects(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a unit's mode does to it (OCS 5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_modes_effects(
    question: *const ModesEffectsQuestion,
    answer: *mut ModesEffectsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_modes_action_rating` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesActionRatingQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<ModesActionRatingQuestion>() == 88);

/// What `grog_ocs_modes_action_rating` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesActionRatingAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// An Action Rating.
    pub value: Rating,
}
const _: () = assert!(offset_of!(ModesActionRatingAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ModesActionRatingAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ModesActionRatingQuestion {
    type Answer = ModesActionRatingAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ModesActionRatingQuestion>(),
        answer: memory::Extent::of::<ModesActionRatingAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ModesActionRatingQuestion, reserved)),
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
        let ruling = grognard_core::ocs::modes::action_rating(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The Action Rating of a unit (OCS 9.6).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_modes_action_rating(
    question: *const ModesActionRatingQuestion,
    answer: *mut ModesActionRatingAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_odds_round` asks. Two strengths to be compared.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in 1/11520 points.
    pub attack: u32,
    /// The defender's strength in 1/11520 points.
    pub defence: u32,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<OddsRoundQuestion>() == 16);

/// What `grog_ocs_odds_round` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Rounded odds; the smaller side is 1. `0:0` is no odds at all.
    pub value: Odds,
}
const _: () = assert!(offset_of!(OddsRoundAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(OddsRoundAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for OddsRoundQuestion {
    type Answer = OddsRoundAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<OddsRoundQuestion>(),
        answer: memory::Extent::of::<OddsRoundAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(OddsRoundQuestion, reserved)),
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
        let question =
            grognard_core::ocs::odds::Compare { attack: asked.attack, defence: asked.defence, ground: asked.ground };
        let ruling = grognard_core::ocs::odds::round(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The rounded odds of two strengths (OCS 4.2).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_odds_round(
    question: *const OddsRoundQuestion,
    answer: *mut OddsRoundAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_odds_column` asks. Two strengths to be compared.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in 1/11520 points.
    pub attack: u32,
    /// The defender's strength in 1/11520 points.
    pub defence: u32,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<OddsColumnQuestion>() == 16);

/// What `grog_ocs_odds_column` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Odds and the column they lead to.
    pub value: Column,
}
const _: () = assert!(offset_of!(OddsColumnAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(OddsColumnAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for OddsColumnQuestion {
    type Answer = OddsColumnAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<OddsColumnQuestion>(),
        answer: memory::Extent::of::<OddsColumnAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(OddsColumnQuestion, reserved)),
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
        let question =
            grognard_core::ocs::odds::Compare { attack: asked.attack, defence: asked.defence, ground: asked.ground };
        let ruling = grognard_core::ocs::odds::column(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The odds column of two strengths (OCS 9.7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_odds_column(
    question: *const OddsColumnQuestion,
    answer: *mut OddsColumnAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_assess` asks. An attack on one hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacking units, wherever they stand.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// The units in the attacked hex; those that are no combat units take no part.
    pub defenders: *const Unit,
    /// How many `defenders` there are; the pointer may be null if 0.
    pub defenders_len: usize,
    /// Regular or overrun.
    pub attack: Code<Attack>,
    /// The phase.
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrains of the attacked hex, from the game's chart; none for open ground without effect.
    pub terrain: *const Terrain,
    /// How many `terrain` there are; the pointer may be null if 0.
    pub terrain_len: usize,
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between.
    pub approaches: *const Approach,
    /// How many `approaches` there are; the pointer may be null if 0.
    pub approaches_len: usize,
    /// Level of the hedgehog in the hex, 0 to 4.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts, counted from 1; 0 for the highest.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, counted from 1; 0 for the highest.
    pub defender_lead: u16,
    /// The hex was attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// RE in quarters of other friendly units in the overrunning stack's hex.
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 80 });

/// What `grog_ocs_combat_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What an attack is worth: all that the dice need to know. Zero where it is forbidden.
    pub value: Assessment,
}
const _: () = assert!(offset_of!(CombatAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatAssessQuestion {
    type Answer = CombatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatAssessQuestion>(),
        answer: memory::Extent::of::<CombatAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("attackers")),
                length: memory::Place::of(&text!("attackers_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, attackers)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("defenders")),
                length: memory::Place::of(&text!("defenders_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, defenders)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("terrain")),
                length: memory::Place::of(&text!("terrain_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, terrain)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
            ask::List {
                place: memory::Place::of(&text!("approaches")),
                length: memory::Place::of(&text!("approaches_len")),
                at: memory::small(offset_of!(CombatAssessQuestion, approaches)),
                len_at: memory::small(offset_of!(CombatAssessQuestion, approaches_len)),
                item: memory::Item::of::<Approach>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::combat::Combat {
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::list(asked.defenders, asked.defenders_len) },
            attack: asked.attack,
            phase: asked.phase,
            target: asked.target,
            // SAFETY: looked at.
            terrain: unsafe { memory::list(asked.terrain, asked.terrain_len) },
            own_terrain: asked.own_terrain,
            // SAFETY: looked at.
            approaches: unsafe { memory::list(asked.approaches, asked.approaches_len) },
            hedgehog: asked.hedgehog,
            attacker_lead: asked.attacker_lead,
            defender_lead: asked.defender_lead,
            hex_attacked: asked.hex_attacked,
            bystanders_re: asked.bystanders_re,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::combat::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_resolve` asks. An assessed attack and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// Two dice for surprise, one more if there is surprise, two for the combat.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<CombatResolveQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 56 });

/// What `grog_ocs_combat_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
    pub value: Battle,
}
const _: () = assert!(offset_of!(CombatResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatResolveQuestion {
    type Answer = CombatResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatResolveQuestion>(),
        answer: memory::Extent::of::<CombatResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(CombatResolveQuestion, dice)),
            len_at: memory::small(offset_of!(CombatResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<CombatResolveQuestion>()),
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
        let question = grognard_core::ocs::combat::Resolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::ocs::combat::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed attack and its dice (OCS 9.8, 9.9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_resolve(
    question: *const CombatResolveQuestion,
    answer: *mut CombatResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_choices` asks. A battle and the units whose turn it is.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// The units of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<CombatChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 36 });

/// What `grog_ocs_combat_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
    pub value: Owed,
}
const _: () = assert!(offset_of!(CombatChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatChoicesQuestion {
    type Answer = CombatChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatChoicesQuestion>(),
        answer: memory::Extent::of::<CombatChoicesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(CombatChoicesQuestion, units)),
            len_at: memory::small(offset_of!(CombatChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<CombatChoicesQuestion>()),
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
        let question = grognard_core::ocs::combat::Owing {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let ruling = grognard_core::ocs::combat::choices(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What the side whose turn it is owes, and what it may choose (OCS 9.10, 9.11).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_choices(
    question: *const CombatChoicesQuestion,
    answer: *mut CombatChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_apply` asks. What a side pays.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// The units of the side whose turn it is, as they entered the combat.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Steps that each of them loses; none for no losses.
    pub losses: *const u8,
    /// How many `losses` there are; the pointer may be null if 0.
    pub losses_len: usize,
    /// Hexes that all of them retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// What `grog_ocs_combat_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatApplyAnswer {
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
    /// A battle after a payment. Zero where it is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(CombatApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatApplyQuestion {
    type Answer = CombatApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatApplyQuestion>(),
        answer: memory::Extent::of::<CombatApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(CombatApplyQuestion, units)),
                len_at: memory::small(offset_of!(CombatApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("losses")),
                length: memory::Place::of(&text!("losses_len")),
                at: memory::small(offset_of!(CombatApplyQuestion, losses)),
                len_at: memory::small(offset_of!(CombatApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CombatApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::combat::Payment {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(asked.losses, asked.losses_len) },
            retreat: asked.retreat,
            ignore: asked.ignore,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::combat::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Settles one side's part of a result (OCS 9.10 to 9.13).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_apply(
    question: *const CombatApplyQuestion,
    answer: *mut CombatApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_distribution` asks. An assessed attack, and how each side takes its option.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// How the attacker takes his option.
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his.
    pub defender_policy: Code<Policy>,
    /// The defender takes his option even where he may ignore it.
    pub defender_obeys: Flag,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<CombatDistributionQuestion>() == 56);

/// What `grog_ocs_combat_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The exact chances of an attack: counts of 7776 equal cases.
    pub value: CombatDistribution,
}
const _: () = assert!(offset_of!(CombatDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatDistributionQuestion {
    type Answer = CombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatDistributionQuestion>(),
        answer: memory::Extent::of::<CombatDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CombatDistributionQuestion, reserved)),
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
        let question = grognard_core::ocs::combat::Chances {
            assessment: asked.assessment,
            attacker_policy: asked.attacker_policy,
            defender_policy: asked.defender_policy,
            defender_obeys: asked.defender_obeys,
        };
        let ruling = grognard_core::ocs::combat::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of an assessed attack (OCS 9.8 to 9.13).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_distribution(
    question: *const CombatDistributionQuestion,
    answer: *mut CombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_combat_percentile` asks. A result that happened.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the dice.
    pub assessment: Assessment,
    /// The result that the dice gave.
    pub result: Code<CombatResult>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CombatPercentileQuestion>() == 56);

/// What `grog_ocs_combat_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where a result that happened stands among all that could have: counts of cases worse, equal and better.
    pub value: Percentile,
}
const _: () = assert!(offset_of!(CombatPercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatPercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatPercentileQuestion {
    type Answer = CombatPercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatPercentileQuestion>(),
        answer: memory::Extent::of::<CombatPercentileAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CombatPercentileQuestion, reserved)),
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
        let question = grognard_core::ocs::combat::Happened { assessment: asked.assessment, result: asked.result };
        let ruling = grognard_core::ocs::combat::percentile(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where a result that happened stands among all that could have (OCS 9.9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_percentile(
    question: *const CombatPercentileQuestion,
    answer: *mut CombatPercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_retreat_assess` asks. A stack that retreats.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that retreat together.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Where they stand.
    pub start: Hex,
    /// The hexes that they enter, in order.
    pub path: *const Pace,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// How many hexes away they must end.
    pub distance: u8,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RetreatAssessQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 32 });

/// What `grog_ocs_retreat_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RetreatAssessAnswer {
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
    /// What a retreat costs a stack. Zero where it is forbidden.
    pub value: Retreated,
}
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RetreatAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RetreatAssessQuestion {
    type Answer = RetreatAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RetreatAssessQuestion>(),
        answer: memory::Extent::of::<RetreatAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, units)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("path")),
                length: memory::Place::of(&text!("path_len")),
                at: memory::small(offset_of!(RetreatAssessQuestion, path)),
                len_at: memory::small(offset_of!(RetreatAssessQuestion, path_len)),
                item: memory::Item::of::<Pace>(),
            },
        ],
        reserved_at: memory::small(offset_of!(RetreatAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::retreat::Retreat {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            start: asked.start,
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            distance: asked.distance,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::retreat::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a retreat is legal, and what it does to those who make it (OCS 9.12).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_retreat_assess(
    question: *const RetreatAssessQuestion,
    answer: *mut RetreatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_assess` asks. A barrage against the units in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that fire: artillery, or aircraft, or ships.
    pub firers: *const Unit,
    /// How many `firers` there are; the pointer may be null if 0.
    pub firers_len: usize,
    /// The units in the hex.
    pub targets: *const Unit,
    /// How many `targets` there are; the pointer may be null if 0.
    pub targets_len: usize,
    /// Friendly units that may observe for the fire: any combat unit next to the target, not aboard a landing craft.
    pub spotters: *const Unit,
    /// How many `spotters` there are; the pointer may be null if 0.
    pub spotters_len: usize,
    /// The terrains of the hex, from the game's chart.
    pub terrain: *const Terrain,
    /// How many `terrain` there are; the pointer may be null if 0.
    pub terrain_len: usize,
    /// The terrain that the target's player chose, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// The hex.
    pub target: Hex,
    /// The phase.
    pub phase: Code<Phase>,
    /// Level of the hedgehog in the hex, 0 to 4.
    pub hedgehog: u8,
    /// The supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex was barraged before in this phase.
    pub hex_barraged: Flag,
    /// A hip shoot by an aircraft.
    pub hip_shoot: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<BarrageAssessQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 68 });

/// What `grog_ocs_barrage_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a barrage is worth: all that the dice need to know. Zero where it is forbidden.
    pub value: BarrageAssessment,
}
const _: () = assert!(offset_of!(BarrageAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageAssessQuestion {
    type Answer = BarrageAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageAssessQuestion>(),
        answer: memory::Extent::of::<BarrageAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("firers")),
                length: memory::Place::of(&text!("firers_len")),
                at: memory::small(offset_of!(BarrageAssessQuestion, firers)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, firers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("targets")),
                length: memory::Place::of(&text!("targets_len")),
                at: memory::small(offset_of!(BarrageAssessQuestion, targets)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, targets_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("spotters")),
                length: memory::Place::of(&text!("spotters_len")),
                at: memory::small(offset_of!(BarrageAssessQuestion, spotters)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, spotters_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("terrain")),
                length: memory::Place::of(&text!("terrain_len")),
                at: memory::small(offset_of!(BarrageAssessQuestion, terrain)),
                len_at: memory::small(offset_of!(BarrageAssessQuestion, terrain_len)),
                item: memory::Item::of::<Terrain>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BarrageAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::barrage::Barrage {
            // SAFETY: looked at.
            firers: unsafe { memory::list(asked.firers, asked.firers_len) },
            // SAFETY: looked at.
            targets: unsafe { memory::list(asked.targets, asked.targets_len) },
            // SAFETY: looked at.
            spotters: unsafe { memory::list(asked.spotters, asked.spotters_len) },
            // SAFETY: looked at.
            terrain: unsafe { memory::list(asked.terrain, asked.terrain_len) },
            own_terrain: asked.own_terrain,
            target: asked.target,
            phase: asked.phase,
            hedgehog: asked.hedgehog,
            unpaid: asked.unpaid,
            hex_barraged: asked.hex_barraged,
            hip_shoot: asked.hip_shoot,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::barrage::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_assess(
    question: *const BarrageAssessQuestion,
    answer: *mut BarrageAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_resolve` asks. An assessed barrage and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
    /// Two dice, and one more where the result is a half.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<BarrageResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_barrage_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// A barrage between its dice and its losses: a plain value that the caller keeps.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(BarrageResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageResolveQuestion {
    type Answer = BarrageResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageResolveQuestion>(),
        answer: memory::Extent::of::<BarrageResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(BarrageResolveQuestion, dice)),
            len_at: memory::small(offset_of!(BarrageResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<BarrageResolveQuestion>()),
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
        let question = grognard_core::ocs::barrage::BarrageResolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::ocs::barrage::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed barrage and its dice (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_resolve(
    question: *const BarrageResolveQuestion,
    answer: *mut BarrageResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_choices` asks. A barrage and the units under it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage.
    pub barrage: Barraged,
    /// The units in the hex.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<BarrageChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_ocs_barrage_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What the target owes: its owner chooses which units lose the steps.
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
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(BarrageChoicesQuestion, units)),
            len_at: memory::small(offset_of!(BarrageChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<BarrageChoicesQuestion>()),
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
        let question = grognard_core::ocs::barrage::BarrageOwing {
            barrage: asked.barrage,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let ruling = grognard_core::ocs::barrage::choices(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What a barrage's target owes (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_barrage_apply` asks. The losses that a target's owner chose.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage.
    pub barrage: Barraged,
    /// The units in the hex.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Steps that each of them loses; none for no losses.
    pub losses: *const u8,
    /// How many `losses` there are; the pointer may be null if 0.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<BarrageApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_ocs_barrage_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageApplyAnswer {
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
    /// A barrage between its dice and its losses: a plain value that the caller keeps. Zero where it is forbidden.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BarrageApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageApplyQuestion {
    type Answer = BarrageApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageApplyQuestion>(),
        answer: memory::Extent::of::<BarrageApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(BarrageApplyQuestion, units)),
                len_at: memory::small(offset_of!(BarrageApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("losses")),
                length: memory::Place::of(&text!("losses_len")),
                at: memory::small(offset_of!(BarrageApplyQuestion, losses)),
                len_at: memory::small(offset_of!(BarrageApplyQuestion, losses_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<BarrageApplyQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::barrage::BarragePayment {
            barrage: asked.barrage,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::barrage::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Settles a barrage (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_apply(
    question: *const BarrageApplyQuestion,
    answer: *mut BarrageApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_distribution` asks. An assessed barrage.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
}
const _: () = assert!(size_of::<BarrageDistributionQuestion>() == 24);

/// What `grog_ocs_barrage_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The exact chances of a barrage: counts of 216 equal cases.
    pub value: BarrageDistribution,
}
const _: () = assert!(offset_of!(BarrageDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageDistributionQuestion {
    type Answer = BarrageDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageDistributionQuestion>(),
        answer: memory::Extent::of::<BarrageDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<BarrageDistributionQuestion>()),
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
        let question = grognard_core::ocs::barrage::BarrageOdds { assessment: asked.assessment };
        let ruling = grognard_core::ocs::barrage::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of an assessed barrage (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_distribution(
    question: *const BarrageDistributionQuestion,
    answer: *mut BarrageDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_barrage_percentile` asks. An outcome that happened.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarragePercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the dice.
    pub assessment: BarrageAssessment,
    /// The outcome.
    pub outcome: Code<Outcome>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<BarragePercentileQuestion>() == 32);

/// What `grog_ocs_barrage_percentile` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarragePercentileAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where a result that happened stands among all that could have: counts of cases worse, equal and better.
    pub value: Percentile,
}
const _: () = assert!(offset_of!(BarragePercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarragePercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarragePercentileQuestion {
    type Answer = BarragePercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarragePercentileQuestion>(),
        answer: memory::Extent::of::<BarragePercentileAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(BarragePercentileQuestion, reserved)),
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
        let question =
            grognard_core::ocs::barrage::BarrageHappened { assessment: asked.assessment, outcome: asked.outcome };
        let ruling = grognard_core::ocs::barrage::percentile(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Where an outcome that happened stands among all that could have (OCS 10.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_percentile(
    question: *const BarragePercentileQuestion,
    answer: *mut BarragePercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_facility_assess` asks. A barrage against a facility.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units that fire: artillery, or aircraft, or ships.
    pub firers: *const Unit,
    /// How many `firers` there are; the pointer may be null if 0.
    pub firers_len: usize,
    /// What is fired at.
    pub facility: Code<Target>,
    /// The hex.
    pub target: Hex,
    /// The phase.
    pub phase: Code<Phase>,
    /// Level of an air base, 1 to 3.
    pub level: u8,
    /// Hits that a port has already, 0 to 4.
    pub hits: u8,
    /// A port's printed capacity in T.
    pub capacity: u16,
    /// Planes at an air base or air strip, 0 to 32.
    pub planes: u8,
    /// The supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex was barraged before in this phase.
    pub hex_barraged: Flag,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<FacilityAssessQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 28 });

/// What `grog_ocs_facility_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a barrage against a facility is worth. Zero where it is forbidden.
    pub value: FacilityAssessment,
}
const _: () = assert!(offset_of!(FacilityAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityAssessQuestion {
    type Answer = FacilityAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityAssessQuestion>(),
        answer: memory::Extent::of::<FacilityAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("firers")),
            length: memory::Place::of(&text!("firers_len")),
            at: memory::small(offset_of!(FacilityAssessQuestion, firers)),
            len_at: memory::small(offset_of!(FacilityAssessQuestion, firers_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FacilityAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::facility::Facility {
            // SAFETY: looked at.
            firers: unsafe { memory::list(asked.firers, asked.firers_len) },
            facility: asked.facility,
            target: asked.target,
            phase: asked.phase,
            level: asked.level,
            hits: asked.hits,
            capacity: asked.capacity,
            planes: asked.planes,
            unpaid: asked.unpaid,
            hex_barraged: asked.hex_barraged,
        };
        let ruling = grognard_core::ocs::facility::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_assess(
    question: *const FacilityAssessQuestion,
    answer: *mut FacilityAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_facility_resolve` asks. An assessed barrage against a facility, and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: FacilityAssessment,
    /// One die for the table, and one for each plane there if the result can hit planes.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<FacilityResolveQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_facility_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a barrage did to a facility.
    pub value: FacilityHit,
}
const _: () = assert!(offset_of!(FacilityResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityResolveQuestion {
    type Answer = FacilityResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityResolveQuestion>(),
        answer: memory::Extent::of::<FacilityResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(FacilityResolveQuestion, dice)),
            len_at: memory::small(offset_of!(FacilityResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<FacilityResolveQuestion>()),
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
        let question = grognard_core::ocs::facility::FacilityResolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
        };
        let ruling = grognard_core::ocs::facility::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The result of an assessed barrage against a facility and its dice (OCS 10.0c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_resolve(
    question: *const FacilityResolveQuestion,
    answer: *mut FacilityResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_facility_distribution` asks. An assessed barrage against a facility.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: FacilityAssessment,
}
const _: () = assert!(size_of::<FacilityDistributionQuestion>() == 24);

/// What `grog_ocs_facility_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FacilityDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
    pub value: FacilityDistribution,
}
const _: () = assert!(offset_of!(FacilityDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FacilityDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FacilityDistributionQuestion {
    type Answer = FacilityDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FacilityDistributionQuestion>(),
        answer: memory::Extent::of::<FacilityDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<FacilityDistributionQuestion>()),
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
        let question = grognard_core::ocs::facility::FacilityOdds { assessment: asked.assessment };
        let ruling = grognard_core::ocs::facility::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of a barrage against a facility (OCS 10.0c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_facility_distribution(
    question: *const FacilityDistributionQuestion,
    answer: *mut FacilityDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_zoc_covers` asks. A hex that a side would act in.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that would act there: the zones of all others are its enemies'.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ZocCoversQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_zoc_covers` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Coverer,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What covers a hex.
    pub value: Zone,
}
const _: () = assert!(offset_of!(ZocCoversAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocCoversAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocCoversAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocCoversQuestion {
    type Answer = ZocCoversAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocCoversQuestion>(),
        answer: memory::Extent::of::<ZocCoversAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ZocCoversQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Coverer>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ZocCoversQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::zoc::Covers {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Coverer>() };
        let ruling = grognard_core::ocs::zoc::covers(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_covers(
    question: *const ZocCoversQuestion,
    answer: *mut ZocCoversAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_track` asks. A hex whose railroad a side asks about.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTrackQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose trains would run, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailTrackQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_track` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTrackAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What the railroad in a hex is to a side.
    pub value: Track,
}
const _: () = assert!(offset_of!(RailTrackAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(RailTrackAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailTrackQuestion {
    type Answer = RailTrackAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailTrackQuestion>(),
        answer: memory::Extent::of::<RailTrackAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailTrackQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailTrackQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::rail::RailAt {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::rail::track(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_track(
    question: *const RailTrackQuestion,
    answer: *mut RailTrackAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_detrainable` asks. A hex where trains might stop.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailDetrainableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose trains would stop there, 0 to 7.
    pub side: u8,
    /// What for.
    pub usage: Code<RailUse>,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<RailDetrainableQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_detrainable` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailDetrainableAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A hex where trains may stop. Zero where it is forbidden.
    pub value: Detrainable,
}
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailDetrainableQuestion {
    type Answer = RailDetrainableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailDetrainableQuestion>(),
        answer: memory::Extent::of::<RailDetrainableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailDetrainableQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RailHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailDetrainableQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailDetrainableAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailStop {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            usage: asked.usage,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailHex>() };
        let ruling = grognard_core::ocs::rail::detrainable(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_detrainable(
    question: *const RailDetrainableQuestion,
    answer: *mut RailDetrainableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_stops` asks. A side that asks where its trains may stop.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailStopsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The side, 0 to 7.
    pub side: u8,
    /// The gauge of its trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailStopsQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_stops` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailStopsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailStopFound,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How many hexes there are where trains may stop.
    pub value: RailStopsFound,
}
const _: () = assert!(offset_of!(RailStopsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailStopsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailStopsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailStopsQuestion {
    type Answer = RailStopsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailStopsQuestion>(),
        answer: memory::Extent::of::<RailStopsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailStopsQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RailStopFound>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailStopsQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailStopsAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailStops {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailStopFound>() };
        let ruling = grognard_core::ocs::rail::stops(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_stops(
    question: *const RailStopsQuestion,
    answer: *mut RailStopsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_control` asks. A hex whose control is in question.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailControlQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, with the control of the hex as it was.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The units that entered the hex since, in order, whether or not they still are there. Those that stand there on the
    /// board have entered without being listed.
    pub entered: *const Unit,
    /// How many `entered` there are; the pointer may be null if 0.
    pub entered_len: usize,
    /// The side behind whose front line the hex now clearly lies: its number and 1. 0 where that is not clear, or where
    /// nothing has changed. This is a judgement, and the host's.
    pub behind: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RailControlQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 44 });

/// What `grog_ocs_rail_control` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailControlAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Whose a hex is.
    pub value: RailControlled,
}
const _: () = assert!(offset_of!(RailControlAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(RailControlAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailControlQuestion {
    type Answer = RailControlAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailControlQuestion>(),
        answer: memory::Extent::of::<RailControlAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("entered")),
            length: memory::Place::of(&text!("entered_len")),
            at: memory::small(offset_of!(RailControlQuestion, entered)),
            len_at: memory::small(offset_of!(RailControlQuestion, entered_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailControlQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailControlQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::rail::RailControl {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            // SAFETY: looked at.
            entered: unsafe { memory::list(asked.entered, asked.entered_len) },
            behind: asked.behind,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::rail::control(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Who controls a hex where trains may stop (OCS 13.3h).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_control(
    question: *const RailControlQuestion,
    answer: *mut RailControlAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_railheads` asks. A side that asks how far its track reaches.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailRailheadsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The side, 0 to 7.
    pub side: u8,
    /// The gauge of its trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailRailheadsQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_railheads` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailRailheadsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Railhead,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How far a side's track reaches.
    pub value: RailExtentFound,
}
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailRailheadsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailRailheadsQuestion {
    type Answer = RailRailheadsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailRailheadsQuestion>(),
        answer: memory::Extent::of::<RailRailheadsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailRailheadsQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Railhead>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailRailheadsQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::rail::RailExtent {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Railhead>() };
        let ruling = grognard_core::ocs::rail::railheads(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Where Railhead markers lie (OCS 13.3d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_railheads(
    question: *const RailRailheadsQuestion,
    answer: *mut RailRailheadsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_assess` asks. Cargo that would go by rail.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position; what goes may stand on it or not.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
    /// goes; of what earlier in the phase was done with each, its own fields tell.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// Where it entrains; each part of it stands there, unless it is arriving.
    pub start: Hex,
    /// Where it detrains.
    pub to: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
    /// if it walks at 6 MP or less and all its way is multi-track.
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths. What was left in earlier turns does not count.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailAssessQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_ocs_rail_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A movement by rail that is allowed. Zero where it is forbidden.
    pub value: RailMoved,
}
const _: () = assert!(offset_of!(RailAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailAssessQuestion {
    type Answer = RailAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailAssessQuestion>(),
        answer: memory::Extent::of::<RailAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("cargo")),
            length: memory::Place::of(&text!("cargo_len")),
            at: memory::small(offset_of!(RailAssessQuestion, cargo)),
            len_at: memory::small(offset_of!(RailAssessQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RailHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailAssessAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailMove {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            start: asked.start,
            to: asked.to,
            side: asked.side,
            gauge: asked.gauge,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailHex>() };
        let ruling = grognard_core::ocs::rail::assess(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_assess(
    question: *const RailAssessQuestion,
    answer: *mut RailAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_choices` asks. Cargo that would go by rail somewhere: as in [`RailMove`](super::RailMove), without saying where.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position; what goes may stand on it or not.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What goes together.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// Where it entrains.
    pub start: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point.
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_ocs_rail_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailGoal,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How far cargo may go. Zero where it is forbidden.
    pub value: RailReached,
}
const _: () = assert!(offset_of!(RailChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailChoicesQuestion {
    type Answer = RailChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailChoicesQuestion>(),
        answer: memory::Extent::of::<RailChoicesAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("cargo")),
            length: memory::Place::of(&text!("cargo_len")),
            at: memory::small(offset_of!(RailChoicesQuestion, cargo)),
            len_at: memory::small(offset_of!(RailChoicesQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailChoicesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RailGoal>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailChoicesAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailReach {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            start: asked.start,
            side: asked.side,
            gauge: asked.gauge,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailGoal>() };
        let ruling = grognard_core::ocs::rail::choices(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_choices(
    question: *const RailChoicesQuestion,
    answer: *mut RailChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_apply` asks. Cargo that would go by rail.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position; what goes may stand on it or not.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
    /// goes; of what earlier in the phase was done with each, its own fields tell.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// Where it entrains; each part of it stands there, unless it is arriving.
    pub start: Hex,
    /// Where it detrains.
    pub to: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
    /// if it walks at 6 MP or less and all its way is multi-track.
    pub rail_cap: u32,
    /// What of it is used up, in sixteenths. What was left in earlier turns does not count.
    pub rail_cap_used: u32,
    /// It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo convert hexes in this phase too, before or after.
    pub converts: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// What `grog_ocs_rail_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailApplyAnswer {
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
    /// writes this and what fits.
    pub effects_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A movement by rail that is allowed. Zero where it is forbidden.
    pub value: RailMoved,
}
const _: () = assert!(offset_of!(RailApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailApplyQuestion {
    type Answer = RailApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailApplyQuestion>(),
        answer: memory::Extent::of::<RailApplyAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("cargo")),
            length: memory::Place::of(&text!("cargo_len")),
            at: memory::small(offset_of!(RailApplyQuestion, cargo)),
            len_at: memory::small(offset_of!(RailApplyQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailApplyQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailApplyAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailMove {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            start: asked.start,
            to: asked.to,
            side: asked.side,
            gauge: asked.gauge,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::rail::apply(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Moves cargo by rail (OCS 13.3e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_apply(
    question: *const RailApplyQuestion,
    answer: *mut RailApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_convert` asks. A unit that would convert railroads as it moves.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailConvertQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit, where it stands before it moves, with what it did earlier in the phase.
    pub unit: Unit,
    /// The hexes that it enters, in order.
    pub path: *const RailPace,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// The gauge that it converts to, its own side's, in the host's numbering; not 0.
    pub gauge: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// What the movement costs, in twelfths of an MP; 0 for not said.
    pub mp: u16,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<RailConvertQuestion>() == if cfg!(target_pointer_width = "64") { 136 } else { 120 });

/// What `grog_ocs_rail_convert` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailConvertAnswer {
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
    /// A conversion that is allowed. Zero where it is forbidden.
    pub value: RailConverted,
}
const _: () = assert!(offset_of!(RailConvertAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailConvertAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailConvertAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailConvertQuestion {
    type Answer = RailConvertAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailConvertQuestion>(),
        answer: memory::Extent::of::<RailConvertAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("path")),
            length: memory::Place::of(&text!("path_len")),
            at: memory::small(offset_of!(RailConvertQuestion, path)),
            len_at: memory::small(offset_of!(RailConvertQuestion, path_len)),
            item: memory::Item::of::<RailPace>(),
        }],
        reserved_at: memory::small(offset_of!(RailConvertQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailConvertQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::rail::RailConversion {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            gauge: asked.gauge,
            phase: asked.phase,
            mp: asked.mp,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::rail::convert(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_convert(
    question: *const RailConvertQuestion,
    answer: *mut RailConvertAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_rail_trace` asks. A hex that trace supply would come from.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTraceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex: where units, or a headquarters for them, trace to.
    pub hex: Hex,
    /// The side that traces, 0 to 7.
    pub side: u8,
    /// The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailTraceQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_rail_trace` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTraceAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RailHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where trace supply comes from. Zero where it is forbidden.
    pub value: RailTraced,
}
const _: () = assert!(offset_of!(RailTraceAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailTraceAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailTraceAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailTraceQuestion {
    type Answer = RailTraceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailTraceQuestion>(),
        answer: memory::Extent::of::<RailTraceAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailTraceQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RailHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(RailTraceQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(RailTraceAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailTrace {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            gauge: asked.gauge,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RailHex>() };
        let ruling = grognard_core::ocs::rail::trace(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_trace(
    question: *const RailTraceQuestion,
    answer: *mut RailTraceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_headquarters_ability` asks. A unit and something that headquarters do.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilityQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The headquarters.
    pub unit: Unit,
    /// What it would do.
    pub ability: Code<HqAbility>,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<HeadquartersAbilityQuestion>() == 88);

/// What `grog_ocs_headquarters_ability` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilityAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How far a headquarters throws. Zero where it is forbidden.
    pub value: ThrowRange,
}
const _: () = assert!(offset_of!(HeadquartersAbilityAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersAbilityAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersAbilityQuestion {
    type Answer = HeadquartersAbilityAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersAbilityQuestion>(),
        answer: memory::Extent::of::<HeadquartersAbilityAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(HeadquartersAbilityQuestion, reserved)),
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
        let question = grognard_core::ocs::headquarters::HqAsks { unit: asked.unit, ability: asked.ability };
        let ruling = grognard_core::ocs::headquarters::ability(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_ability(
    question: *const HeadquartersAbilityQuestion,
    answer: *mut HeadquartersAbilityAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_headquarters_abilities` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilitiesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<HeadquartersAbilitiesQuestion>() == 88);

/// What `grog_ocs_headquarters_abilities` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersAbilitiesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a headquarters is and can do in its mode. Zero where it is forbidden.
    pub value: HqAbilities,
}
const _: () = assert!(offset_of!(HeadquartersAbilitiesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersAbilitiesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersAbilitiesQuestion {
    type Answer = HeadquartersAbilitiesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersAbilitiesQuestion>(),
        answer: memory::Extent::of::<HeadquartersAbilitiesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(HeadquartersAbilitiesQuestion, reserved)),
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
        let ruling = grognard_core::ocs::headquarters::abilities(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// What a headquarters is and can do in its mode (OCS 13.1).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_abilities(
    question: *const HeadquartersAbilitiesQuestion,
    answer: *mut HeadquartersAbilitiesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_headquarters_serve` asks. A headquarters and a unit that it would serve.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersServeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The headquarters.
    pub hq: Unit,
    /// The unit.
    pub unit: Unit,
    /// The game's further limits.
    pub limits: *const ServiceLimit,
    /// How many `limits` there are; the pointer may be null if 0.
    pub limits_len: usize,
}
const _: () =
    assert!(size_of::<HeadquartersServeQuestion>() == if cfg!(target_pointer_width = "64") { 184 } else { 172 });

/// What `grog_ocs_headquarters_serve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersServeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(HeadquartersServeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersServeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersServeQuestion {
    type Answer = HeadquartersServeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersServeQuestion>(),
        answer: memory::Extent::of::<HeadquartersServeAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("limits")),
            length: memory::Place::of(&text!("limits_len")),
            at: memory::small(offset_of!(HeadquartersServeQuestion, limits)),
            len_at: memory::small(offset_of!(HeadquartersServeQuestion, limits_len)),
            item: memory::Item::of::<ServiceLimit>(),
        }],
        reserved_at: memory::small(size_of::<HeadquartersServeQuestion>()),
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
        let question = grognard_core::ocs::headquarters::Service {
            hq: asked.hq,
            unit: asked.unit,
            // SAFETY: looked at.
            limits: unsafe { memory::list(asked.limits, asked.limits_len) },
        };
        let ruling = grognard_core::ocs::headquarters::serve(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a headquarters may serve a unit (OCS 13.1d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_serve(
    question: *const HeadquartersServeQuestion,
    answer: *mut HeadquartersServeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_headquarters_combat_side` asks. Two printed sides of one counter, of which it is not known which is which.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersCombatSideQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What the counter is: a headquarters or artillery.
    pub kind: Code<Kind>,
    /// One side.
    pub first: Face,
    /// The other.
    pub second: Face,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<HeadquartersCombatSideQuestion>() == 32);

/// What `grog_ocs_headquarters_combat_side` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HeadquartersCombatSideAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Which of two printed sides is which.
    pub value: WhichSide,
}
const _: () = assert!(offset_of!(HeadquartersCombatSideAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(HeadquartersCombatSideAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for HeadquartersCombatSideQuestion {
    type Answer = HeadquartersCombatSideAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<HeadquartersCombatSideQuestion>(),
        answer: memory::Extent::of::<HeadquartersCombatSideAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(HeadquartersCombatSideQuestion, reserved)),
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
        let question = grognard_core::ocs::headquarters::PrintedSides {
            kind: asked.kind,
            first: asked.first,
            second: asked.second,
        };
        let ruling = grognard_core::ocs::headquarters::combat_side(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_headquarters_combat_side(
    question: *const HeadquartersCombatSideQuestion,
    answer: *mut HeadquartersCombatSideAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_artillery_assess` asks. An artillery unit that would fire.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ArtilleryAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit. What it has moved in the phase does not matter.
    pub unit: Unit,
    /// The phase in whose Barrage Segment it would fire.
    pub phase: Code<Phase>,
    /// The supply that it needs is not paid.
    pub unpaid: Flag,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<ArtilleryAssessQuestion>() == 88);

/// What `grog_ocs_artillery_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ArtilleryAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What artillery fires with. Zero where it is forbidden.
    pub value: Gunnery,
}
const _: () = assert!(offset_of!(ArtilleryAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ArtilleryAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ArtilleryAssessQuestion {
    type Answer = ArtilleryAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ArtilleryAssessQuestion>(),
        answer: memory::Extent::of::<ArtilleryAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ArtilleryAssessQuestion, reserved)),
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
        let question =
            grognard_core::ocs::artillery::Artillery { unit: asked.unit, phase: asked.phase, unpaid: asked.unpaid };
        let ruling = grognard_core::ocs::artillery::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_artillery_assess(
    question: *const ArtilleryAssessQuestion,
    answer: *mut ArtilleryAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_paths_throw_reach` asks. A headquarters on a board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsThrowReachQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The headquarters, by its place in the board's list.
    pub hq: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<PathsThrowReachQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_ocs_paths_throw_reach` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsThrowReachAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut ReachedHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How far a headquarters throws. Zero where it is forbidden.
    pub value: ThrowRange,
}
const _: () = assert!(offset_of!(PathsThrowReachAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsThrowReachAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsThrowReachAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsThrowReachQuestion {
    type Answer = PathsThrowReachAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsThrowReachQuestion>(),
        answer: memory::Extent::of::<PathsThrowReachAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(PathsThrowReachQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<ReachedHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(PathsThrowReachQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(PathsThrowReachAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::ThrowReach {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hq: asked.hq,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<ReachedHex>() };
        let ruling = grognard_core::ocs::paths::throw_reach(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// What a headquarters' throw reaches (OCS 12.3b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_throw_reach(
    question: *const PathsThrowReachQuestion,
    answer: *mut PathsThrowReachAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_paths_throw_to` asks. A headquarters that would throw to a unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsThrowToQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The headquarters, by its place in the board's list.
    pub hq: u16,
    /// The unit, by its place in the board's list.
    pub unit: u16,
    /// The supply came to this headquarters by the throw of another.
    pub thrown_before: Flag,
    /// The game's further limits to whom headquarters serve.
    pub limits: *const ServiceLimit,
    /// How many `limits` there are; the pointer may be null if 0.
    pub limits_len: usize,
}
const _: () = assert!(size_of::<PathsThrowToQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// What `grog_ocs_paths_throw_to` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsThrowToAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut PathHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A supply path that was found. Zero where it is forbidden.
    pub value: Supplied,
}
const _: () = assert!(offset_of!(PathsThrowToAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsThrowToAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsThrowToAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsThrowToQuestion {
    type Answer = PathsThrowToAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsThrowToQuestion>(),
        answer: memory::Extent::of::<PathsThrowToAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("limits")),
            length: memory::Place::of(&text!("limits_len")),
            at: memory::small(offset_of!(PathsThrowToQuestion, limits)),
            len_at: memory::small(offset_of!(PathsThrowToQuestion, limits_len)),
            item: memory::Item::of::<ServiceLimit>(),
        }],
        reserved_at: memory::small(size_of::<PathsThrowToQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<PathHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(PathsThrowToQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(PathsThrowToAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::ThrowTo {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hq: asked.hq,
            unit: asked.unit,
            thrown_before: asked.thrown_before,
            // SAFETY: looked at.
            limits: unsafe { memory::list(asked.limits, asked.limits_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<PathHex>() };
        let ruling = grognard_core::ocs::paths::throw_to(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_throw_to(
    question: *const PathsThrowToQuestion,
    answer: *mut PathsThrowToAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_paths_draw` asks. A unit that would draw supply.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsDrawQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit, by its place in the board's list.
    pub unit: u16,
    /// The dump or the loaded Transport Points, by their place in the board's list.
    pub source: u16,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<PathsDrawQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_ocs_paths_draw` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsDrawAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut PathHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// A supply path that was found. Zero where it is forbidden.
    pub value: Supplied,
}
const _: () = assert!(offset_of!(PathsDrawAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsDrawAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsDrawAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsDrawQuestion {
    type Answer = PathsDrawAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsDrawQuestion>(),
        answer: memory::Extent::of::<PathsDrawAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(PathsDrawQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<PathHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(PathsDrawQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(PathsDrawAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::Draw {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            source: asked.source,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<PathHex>() };
        let ruling = grognard_core::ocs::paths::draw(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a unit can draw directly from a source, and the path (OCS 12.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_draw(
    question: *const PathsDrawQuestion,
    answer: *mut PathsDrawAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_paths_sources` asks. A unit that looks for supply.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsSourcesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit, by its place in the board's list.
    pub unit: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<PathsSourcesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_ocs_paths_sources` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsSourcesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut SourceRow,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// How much supply a unit can draw. Zero where it is forbidden.
    pub value: SourceTotal,
}
const _: () = assert!(offset_of!(PathsSourcesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsSourcesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsSourcesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsSourcesQuestion {
    type Answer = PathsSourcesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsSourcesQuestion>(),
        answer: memory::Extent::of::<PathsSourcesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(PathsSourcesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<SourceRow>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(PathsSourcesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(PathsSourcesAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::Sources {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<SourceRow>() };
        let ruling = grognard_core::ocs::paths::sources(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// All that a unit can draw from directly (OCS 12.3).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_sources(
    question: *const PathsSourcesQuestion,
    answer: *mut PathsSourcesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_paths_relay` asks. A unit that would have supply drawn and thrown to it by a headquarters.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsRelayQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit that uses the supply, by its place in the board's list.
    pub unit: u16,
    /// The headquarters that draws it and throws it on, by its place in the board's list.
    pub hq: u16,
    /// The dump or the loaded Transport Points, by their place in the board's list.
    pub source: u16,
    /// The game's further limits to whom headquarters serve.
    pub limits: *const ServiceLimit,
    /// How many `limits` there are; the pointer may be null if 0.
    pub limits_len: usize,
}
const _: () = assert!(size_of::<PathsRelayQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// What `grog_ocs_paths_relay` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsRelayAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut PathHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Supply that comes by way of a headquarters. Zero where it is forbidden.
    pub value: Relayed,
}
const _: () = assert!(offset_of!(PathsRelayAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsRelayAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsRelayAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsRelayQuestion {
    type Answer = PathsRelayAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsRelayQuestion>(),
        answer: memory::Extent::of::<PathsRelayAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("limits")),
            length: memory::Place::of(&text!("limits_len")),
            at: memory::small(offset_of!(PathsRelayQuestion, limits)),
            len_at: memory::small(offset_of!(PathsRelayQuestion, limits_len)),
            item: memory::Item::of::<ServiceLimit>(),
        }],
        reserved_at: memory::small(size_of::<PathsRelayQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<PathHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(PathsRelayQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(PathsRelayAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::Relay {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            hq: asked.hq,
            source: asked.source,
            // SAFETY: looked at.
            limits: unsafe { memory::list(asked.limits, asked.limits_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<PathHex>() };
        let ruling = grognard_core::ocs::paths::relay(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_relay(
    question: *const PathsRelayQuestion,
    answer: *mut PathsRelayAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

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
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let ruling = grognard_core::ocs::trucks::load(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
            place: memory::Place::of(&text!("here")),
            length: memory::Place::of(&text!("here_len")),
            at: memory::small(offset_of!(TrucksUnloadQuestion, here)),
            len_at: memory::small(offset_of!(TrucksUnloadQuestion, here_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksUnloadQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let ruling = grognard_core::ocs::trucks::unload(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
        let ruling = grognard_core::ocs::trucks::carry(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
        let ruling = grognard_core::ocs::trucks::advance(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
        let ruling = grognard_core::ocs::trucks::mode(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
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
        let ruling = grognard_core::ocs::trucks::ship(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
        let ruling = grognard_core::ocs::trucks::needs(&question, trail)?;
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
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let ruling = grognard_core::ocs::trucks::spend(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
            place: memory::Place::of(&text!("sources")),
            length: memory::Place::of(&text!("sources_len")),
            at: memory::small(offset_of!(TrucksStocksQuestion, sources)),
            len_at: memory::small(offset_of!(TrucksStocksQuestion, sources_len)),
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
        let ruling = grognard_core::ocs::trucks::stocks(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(TrucksCombineQuestion, units)),
                len_at: memory::small(offset_of!(TrucksCombineQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("into")),
                length: memory::Place::of(&text!("into_len")),
                at: memory::small(offset_of!(TrucksCombineQuestion, into)),
                len_at: memory::small(offset_of!(TrucksCombineQuestion, into_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("loads")),
                length: memory::Place::of(&text!("loads_len")),
                at: memory::small(offset_of!(TrucksCombineQuestion, loads)),
                len_at: memory::small(offset_of!(TrucksCombineQuestion, loads_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("mix")),
                length: memory::Place::of(&text!("mix_len")),
                at: memory::small(offset_of!(TrucksCombineQuestion, mix)),
                len_at: memory::small(offset_of!(TrucksCombineQuestion, mix_len)),
                item: memory::Item::of::<CounterMix>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TrucksCombineQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<NewCounter>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
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
        let ruling = grognard_core::ocs::trucks::combine(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(TrucksExtendQuestion, units)),
            len_at: memory::small(offset_of!(TrucksExtendQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksExtendQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let ruling = grognard_core::ocs::trucks::extend(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
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

/// What `grog_ocs_capture_assess` asks. A hex that an enemy unit enters.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What is in the hex, all of it the other side's.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The unit that enters.
    pub entering: Unit,
    /// The phase.
    pub phase: Code<Phase>,
    /// The Extenders there have a hex to collapse to: within special draw range and in trace.
    pub collapses: Flag,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CaptureAssessQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 100 });

/// What `grog_ocs_capture_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What the capture table is rolled for. Zero where it is forbidden.
    pub value: Prize,
}
const _: () = assert!(offset_of!(CaptureAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureAssessQuestion {
    type Answer = CaptureAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureAssessQuestion>(),
        answer: memory::Extent::of::<CaptureAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(CaptureAssessQuestion, units)),
            len_at: memory::small(offset_of!(CaptureAssessQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(CaptureAssessQuestion, reserved)),
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
        let question = grognard_core::ocs::capture::CaptureAsk {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            entering: asked.entering,
            phase: asked.phase,
            collapses: asked.collapses,
        };
        let ruling = grognard_core::ocs::capture::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_assess(
    question: *const CaptureAssessQuestion,
    answer: *mut CaptureAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_capture_resolve` asks. A prize and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The prize.
    pub prize: Prize,
    /// A die for each of dumps, trucks and wagons that is there, in this order.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// The game's options: whether it has Transport Points of the size of a token.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<CaptureResolveQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 52 });

/// What `grog_ocs_capture_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What is captured. The rest of a dump is destroyed, the rest of Transport Points and their load is put elsewhere.
    pub value: Captured,
}
const _: () = assert!(offset_of!(CaptureResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureResolveQuestion {
    type Answer = CaptureResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureResolveQuestion>(),
        answer: memory::Extent::of::<CaptureResolveAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(CaptureResolveQuestion, dice)),
            len_at: memory::small(offset_of!(CaptureResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<CaptureResolveQuestion>()),
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
        let question = grognard_core::ocs::capture::CaptureResolve {
            prize: asked.prize,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::capture::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What is captured, with these dice (OCS 9.14c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_resolve(
    question: *const CaptureResolveQuestion,
    answer: *mut CaptureResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_capture_distribution` asks. A prize whose chances are asked for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The prize.
    pub prize: Prize,
    /// The game's options: whether it has Transport Points of the size of a token.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<CaptureDistributionQuestion>() == 48);

/// What `grog_ocs_capture_distribution` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDistributionAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What is captured, by the die from 1 to 6: six equal cases for each of the three, which are rolled apart.
    pub value: CaptureDistribution,
}
const _: () = assert!(offset_of!(CaptureDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureDistributionQuestion {
    type Answer = CaptureDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureDistributionQuestion>(),
        answer: memory::Extent::of::<CaptureDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CaptureDistributionQuestion, reserved)),
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
        let question = grognard_core::ocs::capture::CaptureOdds { prize: asked.prize, rules: asked.rules };
        let ruling = grognard_core::ocs::capture::distribution(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The exact chances of a capture (OCS 9.14c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_distribution(
    question: *const CaptureDistributionQuestion,
    answer: *mut CaptureDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_capture_apply` asks. What the owner gives up of what was captured.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What was captured.
    pub captured: Captured,
    /// What is in the hex, as it was asked about.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// By unit: of a dump how many T are captured, of Transport Points how many quarters of a point.
    pub taken: *const u32,
    /// How many `taken` there are; the pointer may be null if 0.
    pub taken_len: usize,
    /// By unit: how many T are captured of what Transport Points carry.
    pub loads: *const u32,
    /// How many `loads` there are; the pointer may be null if 0.
    pub loads_len: usize,
    /// The Extenders there have a hex to collapse to.
    pub collapses: Flag,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CaptureApplyQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 60 });

/// What `grog_ocs_capture_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureApplyAnswer {
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
    /// What a capture leaves. Zero where it is forbidden.
    pub value: CaptureSettled,
}
const _: () = assert!(offset_of!(CaptureApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CaptureApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CaptureApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureApplyQuestion {
    type Answer = CaptureApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureApplyQuestion>(),
        answer: memory::Extent::of::<CaptureApplyAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(CaptureApplyQuestion, units)),
                len_at: memory::small(offset_of!(CaptureApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("taken")),
                length: memory::Place::of(&text!("taken_len")),
                at: memory::small(offset_of!(CaptureApplyQuestion, taken)),
                len_at: memory::small(offset_of!(CaptureApplyQuestion, taken_len)),
                item: memory::Item::of::<u32>(),
            },
            ask::List {
                place: memory::Place::of(&text!("loads")),
                length: memory::Place::of(&text!("loads_len")),
                at: memory::small(offset_of!(CaptureApplyQuestion, loads)),
                len_at: memory::small(offset_of!(CaptureApplyQuestion, loads_len)),
                item: memory::Item::of::<u32>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CaptureApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::capture::CapturePayment {
            captured: asked.captured,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            taken: unsafe { memory::list(asked.taken, asked.taken_len) },
            // SAFETY: looked at.
            loads: unsafe { memory::list(asked.loads, asked.loads_len) },
            collapses: asked.collapses,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::capture::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Settles a capture with the owner's choice of what is captured (OCS 9.14c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_apply(
    question: *const CaptureApplyQuestion,
    answer: *mut CaptureApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_capture_displace` asks. What is left of Transport Points and would be put elsewhere.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDisplaceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The Transport Points.
    pub truck: Unit,
    /// The hex that they would be put into.
    pub to: Hex,
}
const _: () = assert!(size_of::<CaptureDisplaceQuestion>() == 88);

/// What `grog_ocs_capture_displace` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureDisplaceAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(CaptureDisplaceAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureDisplaceAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureDisplaceQuestion {
    type Answer = CaptureDisplaceAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureDisplaceQuestion>(),
        answer: memory::Extent::of::<CaptureDisplaceAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<CaptureDisplaceQuestion>()),
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
        let question = grognard_core::ocs::capture::Displace { truck: asked.truck, to: asked.to };
        let ruling = grognard_core::ocs::capture::displace(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_displace(
    question: *const CaptureDisplaceQuestion,
    answer: *mut CaptureDisplaceAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fuel_assess` asks. Units that are to be fuelled.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FuelAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// By unit: the headquarters or direct source that reaches and may serve it, in a numbering of the host's own; 0 for
    /// none.
    pub reached_by: *const u8,
    /// How many `reached_by` there are; the pointer may be null if 0.
    pub reached_by_len: usize,
    /// The way.
    pub by: Code<FuelBy>,
    /// For a formation or a headquarters: the one of those sources that pays.
    pub source: u8,
    /// The headquarters has thrown fuel out of another hex in this phase.
    pub threw_elsewhere: Flag,
    /// The whole of a formation is to be fuelled as one: no unit is to pay by itself or go without.
    pub whole: Flag,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<FuelAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_ocs_fuel_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FuelAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut FuelRow,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What fuel costs in all. Zero where it is forbidden.
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
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(FuelAssessQuestion, units)),
                len_at: memory::small(offset_of!(FuelAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("reached_by")),
                length: memory::Place::of(&text!("reached_by_len")),
                at: memory::small(offset_of!(FuelAssessQuestion, reached_by)),
                len_at: memory::small(offset_of!(FuelAssessQuestion, reached_by_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(FuelAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<FuelRow>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::fuel::Fuel {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            reached_by: unsafe { memory::list(asked.reached_by, asked.reached_by_len) },
            by: asked.by,
            source: asked.source,
            threw_elsewhere: asked.threw_elsewhere,
            whole: asked.whole,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<FuelRow>() };
        let ruling = grognard_core::ocs::fuel::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_formations_marker` asks. A formation marker and the stack it lies in.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsMarkerQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The formation, in the host's numbering, which is not 0.
    pub formation: u16,
    /// Where the marker lies.
    pub hex: Hex,
    /// The units that it stands for, which are kept off the map and count as being in its hex.
    pub represented: *const Unit,
    /// How many `represented` there are; the pointer may be null if 0.
    pub represented_len: usize,
    /// The other units in its hex.
    pub here: *const Unit,
    /// How many `here` there are; the pointer may be null if 0.
    pub here_len: usize,
    /// How many of the other combat units lie above it.
    pub above: u16,
    /// It shows its fuelled side.
    pub fuelled_side: Flag,
    /// Fuel was paid for the formation as one (12.5c).
    pub formation_fuelled: Flag,
    /// It stands for no unit and only reminds the player that fuel was paid.
    pub reminder: Flag,
    /// The game's options: whether markers may be hidden.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FormationsMarkerQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// What `grog_ocs_formations_marker` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsMarkerAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What a legal marker means to the stack. Zero where it is forbidden.
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
                place: memory::Place::of(&text!("represented")),
                length: memory::Place::of(&text!("represented_len")),
                at: memory::small(offset_of!(FormationsMarkerQuestion, represented)),
                len_at: memory::small(offset_of!(FormationsMarkerQuestion, represented_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("here")),
                length: memory::Place::of(&text!("here_len")),
                at: memory::small(offset_of!(FormationsMarkerQuestion, here)),
                len_at: memory::small(offset_of!(FormationsMarkerQuestion, here_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(offset_of!(FormationsMarkerQuestion, reserved)),
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
        let question = grognard_core::ocs::formations::Marker {
            formation: asked.formation,
            hex: asked.hex,
            // SAFETY: looked at.
            represented: unsafe { memory::list(asked.represented, asked.represented_len) },
            // SAFETY: looked at.
            here: unsafe { memory::list(asked.here, asked.here_len) },
            above: asked.above,
            fuelled_side: asked.fuelled_side,
            formation_fuelled: asked.formation_fuelled,
            reminder: asked.reminder,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::formations::marker(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a formation marker lies rightly where it does (OCS 13.7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_formations_join` asks. A unit that would be taken off the map into a marker, or put back beside it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsJoinQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit, with the hex that it has reached.
    pub unit: Unit,
    /// The marker's formation, in the host's numbering, which is not 0.
    pub formation: u16,
    /// Where the marker lies.
    pub hex: Hex,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<FormationsJoinQuestion>() == 96);

/// What `grog_ocs_formations_join` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsJoinAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
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
        let question =
            grognard_core::ocs::formations::Join { unit: asked.unit, formation: asked.formation, hex: asked.hex };
        let ruling = grognard_core::ocs::formations::join(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_formations_trace` asks. A formation in its Supply Phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsTraceQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Its units.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// By unit: the headquarters or direct source by which it can trace, which reaches and may serve it, in a numbering of
    /// the host's own; 0 for none.
    pub reached_by: *const u8,
    /// How many `reached_by` there are; the pointer may be null if 0.
    pub reached_by_len: usize,
    /// The source whose part traces for free; 0 leaves it to the library: the part of most RE, the lower number on a tie.
    pub source: u8,
    /// By unit: 1 for those that eat if they do not trace. An empty list is nobody.
    pub eats: *const u8,
    /// How many `eats` there are; the pointer may be null if 0.
    pub eats_len: usize,
    /// Supply that can be eaten, in T.
    pub supply: u32,
    /// The whole formation is to trace for free.
    pub whole: Flag,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FormationsTraceQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 40 });

/// What `grog_ocs_formations_trace` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FormationsTraceAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut TraceRow,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a formation's trace comes to. Zero where it is forbidden.
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
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(FormationsTraceQuestion, units)),
                len_at: memory::small(offset_of!(FormationsTraceQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("reached_by")),
                length: memory::Place::of(&text!("reached_by_len")),
                at: memory::small(offset_of!(FormationsTraceQuestion, reached_by)),
                len_at: memory::small(offset_of!(FormationsTraceQuestion, reached_by_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                place: memory::Place::of(&text!("eats")),
                length: memory::Place::of(&text!("eats_len")),
                at: memory::small(offset_of!(FormationsTraceQuestion, eats)),
                len_at: memory::small(offset_of!(FormationsTraceQuestion, eats_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(FormationsTraceQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<TraceRow>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::formations::FormationTrace {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            reached_by: unsafe { memory::list(asked.reached_by, asked.reached_by_len) },
            source: asked.source,
            // SAFETY: looked at.
            eats: unsafe { memory::list(asked.eats, asked.eats_len) },
            supply: asked.supply,
            whole: asked.whole,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<TraceRow>() };
        let ruling = grognard_core::ocs::formations::trace(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_engineers_capable` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersCapableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<EngineersCapableQuestion>() == 88);

/// What `grog_ocs_engineers_capable` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersCapableAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(EngineersCapableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(EngineersCapableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for EngineersCapableQuestion {
    type Answer = EngineersCapableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<EngineersCapableQuestion>(),
        answer: memory::Extent::of::<EngineersCapableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(EngineersCapableQuestion, reserved)),
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
        let ruling = grognard_core::ocs::engineers::capable(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a unit is Engineer-Capable (OCS 13.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_engineers_capable(
    question: *const EngineersCapableQuestion,
    answer: *mut EngineersCapableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_engineers_bridge` asks. A unit that would cross a hexside.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersBridgeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit, by its place in the board's list.
    pub unit: u16,
    /// The hex that it leaves or attacks from. It need not be the one it began in.
    pub start: Hex,
    /// The hex next to it that it enters or attacks.
    pub to: Hex,
    /// What for.
    pub purpose: Code<Purpose>,
    /// The unit was Engineer-Capable in the hex that it leaves, until it changed its mode or orientation there.
    pub had_bridge: Flag,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<EngineersBridgeQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// What `grog_ocs_engineers_bridge` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersBridgeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What crossing a hexside takes. Zero where it is forbidden.
    pub value: Crossed,
}
const _: () = assert!(offset_of!(EngineersBridgeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(EngineersBridgeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for EngineersBridgeQuestion {
    type Answer = EngineersBridgeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<EngineersBridgeQuestion>(),
        answer: memory::Extent::of::<EngineersBridgeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(EngineersBridgeQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(EngineersBridgeQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::engineers::Bridge {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            start: asked.start,
            to: asked.to,
            purpose: asked.purpose,
            had_bridge: asked.had_bridge,
        };
        let ruling = grognard_core::ocs::engineers::bridge(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_engineers_bridge(
    question: *const EngineersBridgeQuestion,
    answer: *mut EngineersBridgeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_engineers_detrainable` asks. A railroad hex that a headquarters may make detrainable.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersDetrainableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// Whose headquarters.
    pub side: u8,
    /// The gauge that this side uses; 0 where the game knows one only.
    pub gauge: u8,
    /// A headquarters in the hex, which was Engineer-Capable there until it turned to Move Mode, entrains itself.
    pub entrains: Flag,
    /// That headquarters, by its place in the board's list; of account with `entrains` only.
    pub hq: u16,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<EngineersDetrainableQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// What `grog_ocs_engineers_detrainable` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersDetrainableAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(EngineersDetrainableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(EngineersDetrainableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for EngineersDetrainableQuestion {
    type Answer = EngineersDetrainableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<EngineersDetrainableQuestion>(),
        answer: memory::Extent::of::<EngineersDetrainableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(EngineersDetrainableQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(EngineersDetrainableQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::engineers::Station {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            gauge: asked.gauge,
            entrains: asked.entrains,
            hq: asked.hq,
        };
        let ruling = grognard_core::ocs::engineers::detrainable(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(0)
    }
}

/// Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_engineers_detrainable(
    question: *const EngineersDetrainableQuestion,
    answer: *mut EngineersDetrainableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_construction_assess` asks. Construction that a unit would perform.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConstructionAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The unit, by its place in the board's list. `mp_spent` and `will_move` say whether it moves in this phase.
    pub unit: u16,
    /// The hex.
    pub hex: Hex,
    /// The task.
    pub task: Code<Task>,
    /// Supply that the unit can be given for it, in T.
    pub supply: u16,
    /// The phase.
    pub phase: Code<Phase>,
    /// The unit has performed construction before in this phase.
    pub worked: Flag,
    /// What that was.
    pub worked_task: Code<Task>,
    /// Where that was.
    pub worked_hex: Hex,
    /// A level was added to the facility, or a hit of it repaired, in this turn.
    pub improved: Flag,
    /// A level was taken from the facility, or a hit given to it, by construction in this turn.
    pub reduced: Flag,
    /// Hits that the port has now, 0 to 4.
    pub hits: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () =
    assert!(size_of::<ConstructionAssessQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 48 });

/// What `grog_ocs_construction_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConstructionAssessAnswer {
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
    /// What construction takes and makes. Zero where it is forbidden.
    pub value: Constructed,
}
const _: () = assert!(offset_of!(ConstructionAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ConstructionAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ConstructionAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ConstructionAssessQuestion {
    type Answer = ConstructionAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ConstructionAssessQuestion>(),
        answer: memory::Extent::of::<ConstructionAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ConstructionAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ConstructionAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::construction::Construct {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            hex: asked.hex,
            task: asked.task,
            supply: asked.supply,
            phase: asked.phase,
            worked: asked.worked,
            worked_task: asked.worked_task,
            worked_hex: asked.worked_hex,
            improved: asked.improved,
            reduced: asked.reduced,
            hits: asked.hits,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::construction::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_construction_assess(
    question: *const ConstructionAssessQuestion,
    answer: *mut ConstructionAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_zoc_zones` asks. A side whose zones are asked for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocZonesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The side whose units have the zones.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<ZocZonesQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_zoc_zones` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocZonesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut ZoneHex,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How much a side covers.
    pub value: ZoneCount,
}
const _: () = assert!(offset_of!(ZocZonesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocZonesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocZonesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocZonesQuestion {
    type Answer = ZocZonesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocZonesQuestion>(),
        answer: memory::Extent::of::<ZocZonesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ZocZonesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<ZoneHex>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ZocZonesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::zoc::Zones {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<ZoneHex>() };
        let ruling = grognard_core::ocs::zoc::zones(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Every hex that a side covers with its zones of control (OCS 4.5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_zones(
    question: *const ZocZonesQuestion,
    answer: *mut ZocZonesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_zoc_assess` asks. An action that a side would take in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that acts.
    pub side: u8,
    /// What it would do.
    pub action: Code<Action>,
    /// The units that act, by their places in the board's list, wherever they stand. For movement they are those that
    /// move: Truck movement binds those of Truck mobility alone, and Strat movement those in Strat Mode; they negate
    /// nothing, since they spend MP. For a path of supply they are the headquarters or Extender that it belongs to, which
    /// is bound if its mobility is Truck. Where none is named, the movement or path is one that is bound.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The units started the phase in the hex, so that they may leave it.
    pub began_here: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<ZocAssessQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 48 });

/// What `grog_ocs_zoc_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Witness,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// Why an action may be taken. Zero where it is forbidden.
    pub value: Leave,
}
const _: () = assert!(offset_of!(ZocAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocAssessQuestion {
    type Answer = ZocAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocAssessQuestion>(),
        answer: memory::Extent::of::<ZocAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(ZocAssessQuestion, units)),
            len_at: memory::small(offset_of!(ZocAssessQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(ZocAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Witness>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ZocAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::zoc::Act {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            action: asked.action,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            began_here: asked.began_here,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Witness>() };
        let ruling = grognard_core::ocs::zoc::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_assess(
    question: *const ZocAssessQuestion,
    answer: *mut ZocAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_zoc_path` asks. A stack that moves along a path, and what it drops off as it goes.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocPathQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the move.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The units that move together, from one hex, by their places in the board's list.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The hexes that they enter, in order.
    pub path: *const Waypoint,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// The units that are dropped off on the way. They move no further; the others go on.
    pub drops: *const DropOff,
    /// How many `drops` there are; the pointer may be null if 0.
    pub drops_len: usize,
    /// The stack entered the hex in which it stands earlier in this phase, so that it did not start the phase there.
    pub entered: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<ZocPathQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 56 });

/// What `grog_ocs_zoc_path` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocPathAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Passage,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a path comes to. Zero where it is forbidden.
    pub value: Arrival,
}
const _: () = assert!(offset_of!(ZocPathAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocPathAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocPathAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocPathQuestion {
    type Answer = ZocPathAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocPathQuestion>(),
        answer: memory::Extent::of::<ZocPathAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(ZocPathQuestion, units)),
                len_at: memory::small(offset_of!(ZocPathQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("path")),
                length: memory::Place::of(&text!("path_len")),
                at: memory::small(offset_of!(ZocPathQuestion, path)),
                len_at: memory::small(offset_of!(ZocPathQuestion, path_len)),
                item: memory::Item::of::<Waypoint>(),
            },
            ask::List {
                place: memory::Place::of(&text!("drops")),
                length: memory::Place::of(&text!("drops_len")),
                at: memory::small(offset_of!(ZocPathQuestion, drops)),
                len_at: memory::small(offset_of!(ZocPathQuestion, drops_len)),
                item: memory::Item::of::<DropOff>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ZocPathQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Passage>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ZocPathQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::zoc::Route {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            // SAFETY: looked at.
            drops: unsafe { memory::list(asked.drops, asked.drops_len) },
            entered: asked.entered,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Passage>() };
        let ruling = grognard_core::ocs::zoc::path(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_path(
    question: *const ZocPathQuestion,
    answer: *mut ZocPathAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_zoc_retreat` asks. A stack that would retreat along a path on the board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocRetreatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The units that retreat together, from one hex, by their places in the board's list.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// The hexes that they enter, in order.
    pub path: *const Hex,
    /// How many `path` there are; the pointer may be null if 0.
    pub path_len: usize,
    /// Hexes in which enemy combat units stood when the combat began, beside those where some stand now.
    pub held: *const Hex,
    /// How many `held` there are; the pointer may be null if 0.
    pub held_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<ZocRetreatQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 48 });

/// What `grog_ocs_zoc_retreat` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocRetreatAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Pace,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many zones a retreat enters.
    pub value: Entered,
}
const _: () = assert!(offset_of!(ZocRetreatAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocRetreatAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocRetreatAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocRetreatQuestion {
    type Answer = ZocRetreatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocRetreatQuestion>(),
        answer: memory::Extent::of::<ZocRetreatAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(ZocRetreatQuestion, units)),
                len_at: memory::small(offset_of!(ZocRetreatQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("path")),
                length: memory::Place::of(&text!("path_len")),
                at: memory::small(offset_of!(ZocRetreatQuestion, path)),
                len_at: memory::small(offset_of!(ZocRetreatQuestion, path_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                place: memory::Place::of(&text!("held")),
                length: memory::Place::of(&text!("held_len")),
                at: memory::small(offset_of!(ZocRetreatQuestion, held)),
                len_at: memory::small(offset_of!(ZocRetreatQuestion, held_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(size_of::<ZocRetreatQuestion>()),
        effects: Some(&ask::Out { item: memory::Item::of::<Pace>(), place: &ask::ROWS, capacity: &ask::ROWS_CAPACITY }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ZocRetreatQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::zoc::Escape {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            // SAFETY: looked at.
            path: unsafe { memory::list(asked.path, asked.path_len) },
            // SAFETY: looked at.
            held: unsafe { memory::list(asked.held, asked.held_len) },
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Pace>() };
        let ruling = grognard_core::ocs::zoc::retreat(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_retreat(
    question: *const ZocRetreatQuestion,
    answer: *mut ZocRetreatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_replacements_resolve` asks. A roll for replacements.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The table, or that column of it which counts now. A roll that no row is for gives nothing.
    pub table: *const ReplRow,
    /// How many `table` there are; the pointer may be null if 0.
    pub table_len: usize,
    /// Two dice, or one for a table that is rolled on with one.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// The table is rolled on with one die.
    pub one_die: Flag,
    /// What the game adds to the roll.
    pub drm: i8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The roll was made before in this phase.
    pub rolled: Flag,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () =
    assert!(size_of::<ReplacementsResolveQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// What `grog_ocs_replacements_resolve` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsResolveAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Replacements that arrive by a roll, beside the turn's other reinforcements. Zero where it is forbidden.
    pub value: ReplsRolled,
}
const _: () = assert!(offset_of!(ReplacementsResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ReplacementsResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReplacementsResolveQuestion {
    type Answer = ReplacementsResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReplacementsResolveQuestion>(),
        answer: memory::Extent::of::<ReplacementsResolveAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("table")),
                length: memory::Place::of(&text!("table_len")),
                at: memory::small(offset_of!(ReplacementsResolveQuestion, table)),
                len_at: memory::small(offset_of!(ReplacementsResolveQuestion, table_len)),
                item: memory::Item::of::<ReplRow>(),
            },
            ask::List {
                place: memory::Place::of(&text!("dice")),
                length: memory::Place::of(&text!("dice_len")),
                at: memory::small(offset_of!(ReplacementsResolveQuestion, dice)),
                len_at: memory::small(offset_of!(ReplacementsResolveQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ReplacementsResolveQuestion, reserved)),
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
        let question = grognard_core::ocs::replacements::ReplRoll {
            // SAFETY: looked at.
            table: unsafe { memory::list(asked.table, asked.table_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            one_die: asked.one_die,
            drm: asked.drm,
            phase: asked.phase,
            rolled: asked.rolled,
        };
        let ruling = grognard_core::ocs::replacements::resolve(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_replacements_resolve(
    question: *const ReplacementsResolveQuestion,
    answer: *mut ReplacementsResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_replacements_sites` asks. A side that asks where it could rebuild units.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsSitesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The side, 0 to 7.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<ReplacementsSitesQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_replacements_sites` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsSitesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut RebuildSite,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many hexes there are where a side could rebuild.
    pub value: RebuildSitesFound,
}
const _: () = assert!(offset_of!(ReplacementsSitesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ReplacementsSitesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReplacementsSitesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReplacementsSitesQuestion {
    type Answer = ReplacementsSitesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReplacementsSitesQuestion>(),
        answer: memory::Extent::of::<ReplacementsSitesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ReplacementsSitesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<RebuildSite>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ReplacementsSitesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::replacements::RebuildSites {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<RebuildSite>() };
        let ruling = grognard_core::ocs::replacements::sites(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Where a side could rebuild units (OCS 13.5a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_replacements_sites(
    question: *const ReplacementsSitesQuestion,
    answer: *mut ReplacementsSitesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_replacements_assess` asks. Units that would be rebuilt together, with replacements in one hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// Whose units they are, 0 to 7.
    pub side: u8,
    /// The replacements, by their places in the board's list, each higher than the one before. What is not needed of them
    /// is kept; of each sort the first are used.
    pub repls: *const u16,
    /// How many `repls` there are; the pointer may be null if 0.
    pub repls_len: usize,
    /// What is to be rebuilt; at most 255.
    pub orders: *const RebuildOrder,
    /// How many `orders` there are; the pointer may be null if 0.
    pub orders_len: usize,
    /// The game's Rebuild Table.
    pub table: *const RebuildRow,
    /// How many `table` there are; the pointer may be null if 0.
    pub table_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// Points of trucks that the enemy has destroyed or captured, and that were not rebuilt.
    pub trucks_lost: u16,
    /// Points of trucks that the side has in play.
    pub trucks_in_play: u16,
    /// Points of trucks that the scenario provides it.
    pub trucks_provided: u16,
    /// The game's options.
    pub rules: GameRules,
}
const _: () =
    assert!(size_of::<ReplacementsAssessQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 60 });

/// What `grog_ocs_replacements_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsAssessAnswer {
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
    /// A rebuilding that is allowed. Zero where it is forbidden.
    pub value: Rebuilt,
}
const _: () = assert!(offset_of!(ReplacementsAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ReplacementsAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReplacementsAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReplacementsAssessQuestion {
    type Answer = ReplacementsAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReplacementsAssessQuestion>(),
        answer: memory::Extent::of::<ReplacementsAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("repls")),
                length: memory::Place::of(&text!("repls_len")),
                at: memory::small(offset_of!(ReplacementsAssessQuestion, repls)),
                len_at: memory::small(offset_of!(ReplacementsAssessQuestion, repls_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                place: memory::Place::of(&text!("orders")),
                length: memory::Place::of(&text!("orders_len")),
                at: memory::small(offset_of!(ReplacementsAssessQuestion, orders)),
                len_at: memory::small(offset_of!(ReplacementsAssessQuestion, orders_len)),
                item: memory::Item::of::<RebuildOrder>(),
            },
            ask::List {
                place: memory::Place::of(&text!("table")),
                length: memory::Place::of(&text!("table_len")),
                at: memory::small(offset_of!(ReplacementsAssessQuestion, table)),
                len_at: memory::small(offset_of!(ReplacementsAssessQuestion, table_len)),
                item: memory::Item::of::<RebuildRow>(),
            },
        ],
        reserved_at: memory::small(size_of::<ReplacementsAssessQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ReplacementsAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::replacements::Rebuild {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            // SAFETY: looked at.
            repls: unsafe { memory::list(asked.repls, asked.repls_len) },
            // SAFETY: looked at.
            orders: unsafe { memory::list(asked.orders, asked.orders_len) },
            // SAFETY: looked at.
            table: unsafe { memory::list(asked.table, asked.table_len) },
            phase: asked.phase,
            trucks_lost: asked.trucks_lost,
            trucks_in_play: asked.trucks_in_play,
            trucks_provided: asked.trucks_provided,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::replacements::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_replacements_assess(
    question: *const ReplacementsAssessQuestion,
    answer: *mut ReplacementsAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_reinforcements_assess` asks. Reinforcements that would arrive together in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position without them.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Where.
    pub to: Hex,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// How it comes in.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, any of which will do; none where it leaves that open. Aircraft go to any
    /// friendly air base.
    pub hexes: *const Hex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// The turn in which it is due, in the host's numbering; 0 for not said.
    pub due: u16,
    /// The turn that is played.
    pub turn: u16,
    /// Supply that arrives in the same place this turn, in T: what Transport Points other than Organic Trucks can be loaded
    /// with.
    pub supply: u16,
    /// Capacity of the port used by reinforcements that arrived before in this phase, in T. The port's own `amount` is what
    /// its hits leave of it.
    pub port_used: u16,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<ReinforcementsAssessQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 64 });

/// What `grog_ocs_reinforcements_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsAssessAnswer {
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
    /// writes this and what fits.
    pub effects_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// An arrival that is allowed. Zero where it is forbidden.
    pub value: Arrived,
}
const _: () = assert!(offset_of!(ReinforcementsAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(ReinforcementsAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReinforcementsAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReinforcementsAssessQuestion {
    type Answer = ReinforcementsAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReinforcementsAssessQuestion>(),
        answer: memory::Extent::of::<ReinforcementsAssessAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(ReinforcementsAssessQuestion, units)),
                len_at: memory::small(offset_of!(ReinforcementsAssessQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexes")),
                length: memory::Place::of(&text!("hexes_len")),
                at: memory::small(offset_of!(ReinforcementsAssessQuestion, hexes)),
                len_at: memory::small(offset_of!(ReinforcementsAssessQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ReinforcementsAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ReinforcementsAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(ReinforcementsAssessAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::reinforcements::Reinforcing {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            to: asked.to,
            side: asked.side,
            entry: asked.entry,
            // SAFETY: looked at.
            hexes: unsafe { memory::list(asked.hexes, asked.hexes_len) },
            phase: asked.phase,
            due: asked.due,
            turn: asked.turn,
            supply: asked.supply,
            port_used: asked.port_used,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::reinforcements::assess(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_reinforcements_assess(
    question: *const ReinforcementsAssessQuestion,
    answer: *mut ReinforcementsAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_reinforcements_choices` asks. Reinforcements that would arrive together somewhere: as in [`Reinforcing`], without saying where.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position without them.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Whose it is, 0 to 7.
    pub side: u8,
    /// How it comes in.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names; asked for unless only aircraft arrive.
    pub hexes: *const Hex,
    /// How many `hexes` there are; the pointer may be null if 0.
    pub hexes_len: usize,
    /// The phase.
    pub phase: Code<Phase>,
    /// The turn in which it is due, in the host's numbering; 0 for not said.
    pub due: u16,
    /// The turn that is played.
    pub turn: u16,
    /// Supply that arrives in the same place this turn, in T.
    pub supply: u16,
    /// Capacity of the port used by reinforcements that arrived before in this phase, in T.
    pub port_used: u16,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<ReinforcementsChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 60 });

/// What `grog_ocs_reinforcements_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReinforcementsChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut ArrivalPlace,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this and what fits.
    pub rows_len: usize,
    /// Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
    pub scratch: *mut u64,
    /// How many words of 64 bits it has, set by the caller.
    pub scratch_capacity: usize,
    /// How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
    pub scratch_needed: usize,
    /// Where reinforcements may arrive. Zero where it is forbidden.
    pub value: ArrivalPlacesFound,
}
const _: () = assert!(offset_of!(ReinforcementsChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ReinforcementsChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReinforcementsChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReinforcementsChoicesQuestion {
    type Answer = ReinforcementsChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReinforcementsChoicesQuestion>(),
        answer: memory::Extent::of::<ReinforcementsChoicesAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("units")),
                length: memory::Place::of(&text!("units_len")),
                at: memory::small(offset_of!(ReinforcementsChoicesQuestion, units)),
                len_at: memory::small(offset_of!(ReinforcementsChoicesQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("hexes")),
                length: memory::Place::of(&text!("hexes_len")),
                at: memory::small(offset_of!(ReinforcementsChoicesQuestion, hexes)),
                len_at: memory::small(offset_of!(ReinforcementsChoicesQuestion, hexes_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ReinforcementsChoicesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<ArrivalPlace>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(ReinforcementsChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: memory::small(offset_of!(ReinforcementsChoicesAnswer, scratch)),
            look_at_scratch: Some(ask::look_at_scratch),
            asked: ask::once,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::reinforcements::ArrivalPlaces {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            side: asked.side,
            entry: asked.entry,
            // SAFETY: looked at.
            hexes: unsafe { memory::list(asked.hexes, asked.hexes_len) },
            phase: asked.phase,
            due: asked.due,
            turn: asked.turn,
            supply: asked.supply,
            port_used: asked.port_used,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<ArrivalPlace>() };
        let ruling = grognard_core::ocs::reinforcements::choices(&question, &mut effects, scratch, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_reinforcements_choices(
    question: *const ReinforcementsChoicesQuestion,
    answer: *mut ReinforcementsChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_consolidation_assess` asks. Two units that would be consolidated.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConsolidationAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit that stays on the map.
    pub unit: Unit,
    /// The other: one that gives its steps, or one in the Dead Pile whose place `unit` takes in its formation.
    pub other: Unit,
    /// The other lies in the Dead Pile.
    pub dead: Flag,
    /// Two aircraft are of different types, though their values be the same.
    pub types_differ: Flag,
    /// The phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<ConsolidationAssessQuestion>() == 168);

/// What `grog_ocs_consolidation_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConsolidationAssessAnswer {
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
    /// A consolidation that is allowed. Zero where it is forbidden.
    pub value: Consolidated,
}
const _: () = assert!(offset_of!(ConsolidationAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(ConsolidationAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ConsolidationAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ConsolidationAssessQuestion {
    type Answer = ConsolidationAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ConsolidationAssessQuestion>(),
        answer: memory::Extent::of::<ConsolidationAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ConsolidationAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::consolidation::Consolidate {
            unit: asked.unit,
            other: asked.other,
            dead: asked.dead,
            types_differ: asked.types_differ,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::consolidation::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether two units may be consolidated (OCS 13.9).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_consolidation_assess(
    question: *const ConsolidationAssessQuestion,
    answer: *mut ConsolidationAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_transport_equivalents` asks. Cargo and what would carry it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportEquivalentsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What is to be carried: combat units, Transport Points with their loads, supply by its amount in T.
    pub cargo: *const Unit,
    /// How many `cargo` there are; the pointer may be null if 0.
    pub cargo_len: usize,
    /// What would carry it; `nothing` asks for its size alone.
    pub by: Code<Transport>,
    /// How much there is room for, in eighths of an RE or of a point of capacity; 0 for not said.
    pub capacity: u32,
    /// By rail: the way touches a Trainbusting zone, which doubles the cost (13.3a).
    pub trainbusted: Flag,
    /// By rail: the way is of multi-track railroad alone, which halves the cost (13.3a).
    pub multi_track: Flag,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<TransportEquivalentsQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 28 });

/// What `grog_ocs_transport_equivalents` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportEquivalentsAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut CargoItem,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How much room cargo takes. Zero where it is forbidden.
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
            place: memory::Place::of(&text!("cargo")),
            length: memory::Place::of(&text!("cargo_len")),
            at: memory::small(offset_of!(TransportEquivalentsQuestion, cargo)),
            len_at: memory::small(offset_of!(TransportEquivalentsQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TransportEquivalentsQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<CargoItem>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::transport::Cargo {
            // SAFETY: looked at.
            cargo: unsafe { memory::list(asked.cargo, asked.cargo_len) },
            by: asked.by,
            capacity: asked.capacity,
            trainbusted: asked.trainbusted,
            multi_track: asked.multi_track,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<CargoItem>() };
        let ruling = grognard_core::ocs::transport::equivalents(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_transport_assess` asks. Units that would be carried.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units, each with the movement that it spent in this phase and what carried it before.
    pub units: *const Unit,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// What would carry them; `nothing` is out of range.
    pub by: Code<Transport>,
    /// The phase.
    pub phase: Code<Phase>,
    /// Landing craft: the landing needs a roll on the ALT table (18.5h).
    pub roll: Flag,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TransportAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// What `grog_ocs_transport_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Passenger,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
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
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(TransportAssessQuestion, units)),
            len_at: memory::small(offset_of!(TransportAssessQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TransportAssessQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Passenger>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::transport::Conveyance {
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            by: asked.by,
            phase: asked.phase,
            roll: asked.roll,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Passenger>() };
        let ruling = grognard_core::ocs::transport::assess(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(effects.needed())
    }
}

/// Whether units may be carried after what they did in the phase (OCS 4.7d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_transport_movement` asks. A unit that would spend movement.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportMovementQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit, with the movement that it spent in this phase and what carried it.
    pub unit: Unit,
    /// What it would spend now, in twelfths of an MP.
    pub spend: u16,
    /// The phase.
    pub phase: Code<Phase>,
    /// What is to carry it later in this phase, after this movement.
    pub planned: Code<Transport>,
}
const _: () = assert!(size_of::<TransportMovementQuestion>() == 88);

/// What `grog_ocs_transport_movement` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportMovementAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What movement is left. Zero where it is forbidden.
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
        reserved_at: memory::small(size_of::<TransportMovementQuestion>()),
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
        let question = grognard_core::ocs::transport::Spending {
            unit: asked.unit,
            spend: asked.spend,
            phase: asked.phase,
            planned: asked.planned,
        };
        let ruling = grognard_core::ocs::transport::movement(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether a unit may spend movement before or after its transport (OCS 4.7d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
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

/// What `grog_ocs_stacking_size` asks. A side's units in a hex, and those that would join them.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingSizeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Units that would be there beside those that are, by their places in the board's list.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
}
const _: () = assert!(size_of::<StackingSizeQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// What `grog_ocs_stacking_size` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingSizeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How large a stack is.
    pub value: StackSize,
}
const _: () = assert!(offset_of!(StackingSizeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StackingSizeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingSizeQuestion {
    type Answer = StackingSizeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingSizeQuestion>(),
        answer: memory::Extent::of::<StackingSizeAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(StackingSizeQuestion, units)),
            len_at: memory::small(offset_of!(StackingSizeQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<StackingSizeQuestion>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingSizeQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::StackAt {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
        };
        let ruling = grognard_core::ocs::stacking::size(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// How large a side's stack in a hex is (OCS 4.8).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_size(
    question: *const StackingSizeQuestion,
    answer: *mut StackingSizeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_assess` asks. A stack at some time.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex; for an overrun the one from which it is made.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Units that would be there beside those that are, by their places in the board's list: those that overrun, whether
    /// they stand there or not.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// When.
    pub when: Code<Moment>,
    /// The phase; stacking is not enforced in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<StackingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 48 });

/// What `grog_ocs_stacking_assess` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingAssessAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// How large a stack is. Zero where it is forbidden.
    pub value: StackSize,
}
const _: () = assert!(offset_of!(StackingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StackingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingAssessQuestion {
    type Answer = StackingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingAssessQuestion>(),
        answer: memory::Extent::of::<StackingAssessAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(StackingAssessQuestion, units)),
            len_at: memory::small(offset_of!(StackingAssessQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingAssessQuestion, reserved)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::StackWhen {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            when: asked.when,
            phase: asked.phase,
            rules: asked.rules,
        };
        let ruling = grognard_core::ocs::stacking::assess(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_assess(
    question: *const StackingAssessQuestion,
    answer: *mut StackingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_overstacked` asks. A position at the end of a segment or phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOverstackedQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The phase; stacking is not enforced in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<StackingOverstackedQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_stacking_overstacked` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOverstackedAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Overstacked,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many hexes hold too much.
    pub value: OverstackedCount,
}
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingOverstackedAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingOverstackedQuestion {
    type Answer = StackingOverstackedAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingOverstackedQuestion>(),
        answer: memory::Extent::of::<StackingOverstackedAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingOverstackedQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Overstacked>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingOverstackedQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::SegmentEnd {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            phase: asked.phase,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Overstacked>() };
        let ruling = grognard_core::ocs::stacking::overstacked(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_overstacked(
    question: *const StackingOverstackedQuestion,
    answer: *mut StackingOverstackedAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_choices` asks. A side's stack at the end of a segment or phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The phase; nothing is owed in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<StackingChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// What `grog_ocs_stacking_choices` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingChoicesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut SurplusChoice,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a side owes for an overstacked hex.
    pub value: Surplus,
}
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingChoicesQuestion {
    type Answer = StackingChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingChoicesQuestion>(),
        answer: memory::Extent::of::<StackingChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingChoicesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<SurplusChoice>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingChoicesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::Crowd {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<SurplusChoice>() };
        let ruling = grognard_core::ocs::stacking::choices(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_choices(
    question: *const StackingChoicesQuestion,
    answer: *mut StackingChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_apply` asks. The owner's choice of what is eliminated.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The units that are eliminated, by their places in the board's list.
    pub eliminated: *const u16,
    /// How many `eliminated` there are; the pointer may be null if 0.
    pub eliminated_len: usize,
    /// The phase; nothing is owed in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StackingApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_ocs_stacking_apply` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingApplyAnswer {
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
    /// What is left of a stack. Zero where it is forbidden.
    pub value: Thinned,
}
const _: () = assert!(offset_of!(StackingApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingApplyQuestion {
    type Answer = StackingApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingApplyQuestion>(),
        answer: memory::Extent::of::<StackingApplyAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("eliminated")),
            length: memory::Place::of(&text!("eliminated_len")),
            at: memory::small(offset_of!(StackingApplyQuestion, eliminated)),
            len_at: memory::small(offset_of!(StackingApplyQuestion, eliminated_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingApplyQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Effect>(),
            place: &ask::EFFECTS,
            capacity: &ask::EFFECTS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingApplyQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::Thinning {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            eliminated: unsafe { memory::list(asked.eliminated, asked.eliminated_len) },
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let ruling = grognard_core::ocs::stacking::apply(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_apply(
    question: *const StackingApplyQuestion,
    answer: *mut StackingApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_order` asks. A side's stack as its owner would lay it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOrderQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position. Here it does not matter how its list orders the units of the hex.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of
    /// Supply covers what lies below it down to the next such marker; markers that lie on one another cover together.
    pub stack: *const Counter,
    /// How many `stack` there are; the pointer may be null if 0.
    pub stack_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<StackingOrderQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// What `grog_ocs_stacking_order` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingOrderAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut OrderFault,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(StackingOrderAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingOrderAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingOrderAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingOrderQuestion {
    type Answer = StackingOrderAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingOrderQuestion>(),
        answer: memory::Extent::of::<StackingOrderAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("stack")),
            length: memory::Place::of(&text!("stack_len")),
            at: memory::small(offset_of!(StackingOrderQuestion, stack)),
            len_at: memory::small(offset_of!(StackingOrderQuestion, stack_len)),
            item: memory::Item::of::<Counter>(),
        }],
        reserved_at: memory::small(size_of::<StackingOrderQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<OrderFault>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingOrderQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::Pile {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            stack: unsafe { memory::list(asked.stack, asked.stack_len) },
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<OrderFault>() };
        let ruling = grognard_core::ocs::stacking::order(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(effects.needed())
    }
}

/// Whether the order of a stack and its markers is legal (OCS 4.8b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_order(
    question: *const StackingOrderQuestion,
    answer: *mut StackingOrderAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_arrange` asks. A side's units in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingArrangeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<StackingArrangeQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_stacking_arrange` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingArrangeAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Counter,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
}
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingArrangeAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingArrangeQuestion {
    type Answer = StackingArrangeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingArrangeQuestion>(),
        answer: memory::Extent::of::<StackingArrangeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingArrangeQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Counter>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingArrangeQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::Heap {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Counter>() };
        let ruling = grognard_core::ocs::stacking::arrange(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), ruling.value);
        Ok(effects.needed())
    }
}

/// A legal order for a stack with its markers (OCS 4.8b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_arrange(
    question: *const StackingArrangeQuestion,
    answer: *mut StackingArrangeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_sees` asks. A hex that a player looks at.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogSeesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, whole. Its list gives the units of a hex from the top of the stack to its bottom.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that looks: the units of all others are its enemies'.
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
    /// Zero.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FogSeesQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// What `grog_ocs_fog_sees` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogSeesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Sighting,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a player is told of an enemy hex beside what he sees.
    pub value: Sight,
}
const _: () = assert!(offset_of!(FogSeesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FogSeesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FogSeesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogSeesQuestion {
    type Answer = FogSeesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogSeesQuestion>(),
        answer: memory::Extent::of::<FogSeesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(FogSeesQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Sighting>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(FogSeesQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::fog::Glance {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Sighting>() };
        let ruling = grognard_core::ocs::fog::sees(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What a player may see of an enemy hex (OCS 4.9a).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_sees(
    question: *const FogSeesQuestion,
    answer: *mut FogSeesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_combat` asks. A combat of which both sides reveal what they must.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogCombatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attack as it was assessed.
    pub assessment: Assessment,
    /// The units that attack, as they were asked about.
    pub attackers: *const Unit,
    /// How many `attackers` there are; the pointer may be null if 0.
    pub attackers_len: usize,
    /// The units in the attacked hex, as they were asked about.
    pub defenders: *const Unit,
    /// How many `defenders` there are; the pointer may be null if 0.
    pub defenders_len: usize,
}
const _: () = assert!(size_of::<FogCombatQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 64 });

/// What `grog_ocs_fog_combat` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogCombatAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What both sides reveal in a combat.
    pub value: CombatRevealed,
}
const _: () = assert!(offset_of!(FogCombatAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogCombatAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogCombatQuestion {
    type Answer = FogCombatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogCombatQuestion>(),
        answer: memory::Extent::of::<FogCombatAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("attackers")),
                length: memory::Place::of(&text!("attackers_len")),
                at: memory::small(offset_of!(FogCombatQuestion, attackers)),
                len_at: memory::small(offset_of!(FogCombatQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("defenders")),
                length: memory::Place::of(&text!("defenders_len")),
                at: memory::small(offset_of!(FogCombatQuestion, defenders)),
                len_at: memory::small(offset_of!(FogCombatQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(size_of::<FogCombatQuestion>()),
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
        let question = grognard_core::ocs::fog::CombatFog {
            assessment: asked.assessment,
            // SAFETY: looked at.
            attackers: unsafe { memory::list(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::list(asked.defenders, asked.defenders_len) },
        };
        let ruling = grognard_core::ocs::fog::combat(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What both sides reveal in a combat (OCS 4.9b).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_combat(
    question: *const FogCombatQuestion,
    answer: *mut FogCombatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_barrage` asks. A barrage of which both sides reveal what they must.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogBarrageQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage as it was assessed.
    pub assessment: BarrageAssessment,
    /// The units in the hex that is fired at.
    pub targets: *const Unit,
    /// How many `targets` there are; the pointer may be null if 0.
    pub targets_len: usize,
    /// Flak Points printed in the hex, on the map or on counters, and those of ships.
    pub printed_flak: u8,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<FogBarrageQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 40 });

/// What `grog_ocs_fog_barrage` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogBarrageAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// What both sides reveal in a barrage.
    pub value: BarrageRevealed,
}
const _: () = assert!(offset_of!(FogBarrageAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogBarrageAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogBarrageQuestion {
    type Answer = FogBarrageAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogBarrageQuestion>(),
        answer: memory::Extent::of::<FogBarrageAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("targets")),
            length: memory::Place::of(&text!("targets_len")),
            at: memory::small(offset_of!(FogBarrageQuestion, targets)),
            len_at: memory::small(offset_of!(FogBarrageQuestion, targets_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FogBarrageQuestion, reserved)),
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
        let question = grognard_core::ocs::fog::BarrageFog {
            assessment: asked.assessment,
            // SAFETY: looked at.
            targets: unsafe { memory::list(asked.targets, asked.targets_len) },
            printed_flak: asked.printed_flak,
        };
        let ruling = grognard_core::ocs::fog::barrage(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// What both sides reveal in a barrage (OCS 4.9c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_barrage(
    question: *const FogBarrageQuestion,
    answer: *mut FogBarrageAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_air` asks. A round of air combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogAirQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// All aircraft present, of both sides.
    pub aircraft: *const Unit,
    /// How many `aircraft` there are; the pointer may be null if 0.
    pub aircraft_len: usize,
    /// Those that fight in this round, from 0.
    pub engaged: *const u16,
    /// How many `engaged` there are; the pointer may be null if 0.
    pub engaged_len: usize,
}
const _: () = assert!(size_of::<FogAirQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 20 });

/// What `grog_ocs_fog_air` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogAirAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Airborne,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How many aircraft both sides know of.
    pub value: AirRevealed,
}
const _: () = assert!(offset_of!(FogAirAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FogAirAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FogAirAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogAirQuestion {
    type Answer = FogAirAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogAirQuestion>(),
        answer: memory::Extent::of::<FogAirAnswer>(),
        lists: &[
            ask::List {
                place: memory::Place::of(&text!("aircraft")),
                length: memory::Place::of(&text!("aircraft_len")),
                at: memory::small(offset_of!(FogAirQuestion, aircraft)),
                len_at: memory::small(offset_of!(FogAirQuestion, aircraft_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                place: memory::Place::of(&text!("engaged")),
                length: memory::Place::of(&text!("engaged_len")),
                at: memory::small(offset_of!(FogAirQuestion, engaged)),
                len_at: memory::small(offset_of!(FogAirQuestion, engaged_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<FogAirQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Airborne>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
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
        let question = grognard_core::ocs::fog::AirFog {
            // SAFETY: looked at.
            aircraft: unsafe { memory::list(asked.aircraft, asked.aircraft_len) },
            // SAFETY: looked at.
            engaged: unsafe { memory::list(asked.engaged, asked.engaged_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Airborne>() };
        let ruling = grognard_core::ocs::fog::air(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// What both sides reveal in air combat (OCS 4.9d).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_air(
    question: *const FogAirQuestion,
    answer: *mut FogAirAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_fog_roll` asks. A roll that was made.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogRollQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// What it is for.
    pub purpose: Code<RollPurpose>,
    /// The dice, 1 to 6 each, at most six.
    pub dice: *const u8,
    /// How many `dice` there are; the pointer may be null if 0.
    pub dice_len: usize,
    /// Whose roll it is.
    pub side: u8,
    /// It was made in secret.
    pub secret: Flag,
    /// The players have agreed that rolls for this purpose may be.
    pub agreed: Flag,
    /// Zero.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<FogRollQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// What `grog_ocs_fog_roll` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogRollAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The record of a roll. Zero where it is forbidden.
    pub value: RollRecord,
}
const _: () = assert!(offset_of!(FogRollAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogRollAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogRollQuestion {
    type Answer = FogRollAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogRollQuestion>(),
        answer: memory::Extent::of::<FogRollAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("dice")),
            length: memory::Place::of(&text!("dice_len")),
            at: memory::small(offset_of!(FogRollQuestion, dice)),
            len_at: memory::small(offset_of!(FogRollQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(offset_of!(FogRollQuestion, reserved)),
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
        let question = grognard_core::ocs::fog::Rolled {
            purpose: asked.purpose,
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            side: asked.side,
            secret: asked.secret,
            agreed: asked.agreed,
        };
        let ruling = grognard_core::ocs::fog::roll(&question, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(0)
    }
}

/// The record of a roll, with its purpose and its visibility (OCS 4.9e).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_roll(
    question: *const FogRollQuestion,
    answer: *mut FogRollAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_units_classes` asks. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsClassesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Zero.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<UnitsClassesQuestion>() == 88);

/// What `grog_ocs_units_classes` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UnitsClassesAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// The classes that a unit belongs to (4.0). A bare "unit" is any of them.
    pub value: UnitClasses,
}
const _: () = assert!(offset_of!(UnitsClassesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(UnitsClassesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for UnitsClassesQuestion {
    type Answer = UnitsClassesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<UnitsClassesQuestion>(),
        answer: memory::Extent::of::<UnitsClassesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(UnitsClassesQuestion, reserved)),
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
        let ruling = grognard_core::ocs::units::classes(&question, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// The classes that a unit belongs to (OCS 4.0).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_units_classes(
    question: *const UnitsClassesQuestion,
    answer: *mut UnitsClassesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_board_check` asks. A position to be looked at.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
}
const _: () = assert!(size_of::<BoardCheckQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 8 });

/// What `grog_ocs_board_check` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BoardCheckAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_NO_VERDICT`: this decides nothing.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut BoardFault,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// What a position holds.
    pub value: Checkup,
}
const _: () = assert!(offset_of!(BoardCheckAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BoardCheckAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BoardCheckAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BoardCheckQuestion {
    type Answer = BoardCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BoardCheckQuestion>(),
        answer: memory::Extent::of::<BoardCheckAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<BoardCheckQuestion>()),
        effects: Some(&ask::Out {
            item: memory::Item::of::<BoardFault>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(BoardCheckQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::board::Position {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<BoardFault>() };
        let ruling = grognard_core::ocs::board::check(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(effects.needed())
    }
}

/// Every fault of a whole position at once.
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_check(
    question: *const BoardCheckQuestion,
    answer: *mut BoardCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// What `grog_ocs_stacking_enter` asks. Something that would enter a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingEnterQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    /// Null stands for empty lists.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that enters it.
    pub side: u8,
    /// What enters it.
    pub entrant: Code<Entrant>,
    /// Of `units`: those that enter together, by their places in the board's list.
    pub units: *const u16,
    /// How many `units` there are; the pointer may be null if 0.
    pub units_len: usize,
    /// Aircraft among them conduct a mission.
    pub mission: Flag,
    /// Zero.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StackingEnterQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// What `grog_ocs_stacking_enter` answers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingEnterAnswer {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Zero.
    pub reserved: [u8; 3],
    /// The rules that decided.
    pub cites: Cites,
    /// Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
    pub rows: *mut Obstacle,
    /// How many rows there is room for, set by the caller.
    pub rows_capacity: usize,
    /// How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
    /// writes this alone.
    pub rows_len: usize,
    /// How a hex of enemy units is entered. Zero where it is forbidden.
    pub value: Foothold,
}
const _: () = assert!(offset_of!(StackingEnterAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingEnterAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingEnterAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingEnterQuestion {
    type Answer = StackingEnterAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingEnterQuestion>(),
        answer: memory::Extent::of::<StackingEnterAnswer>(),
        lists: &[ask::List {
            place: memory::Place::of(&text!("units")),
            length: memory::Place::of(&text!("units_len")),
            at: memory::small(offset_of!(StackingEnterQuestion, units)),
            len_at: memory::small(offset_of!(StackingEnterQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingEnterQuestion, reserved)),
        effects: Some(&ask::Out {
            item: memory::Item::of::<Obstacle>(),
            place: &ask::ROWS,
            capacity: &ask::ROWS_CAPACITY,
        }),
        more: Some(&ask::More {
            views: &[ask::View {
                place: memory::Place::of(&text!("board")),
                size: memory::Place::within(&text!("board"), &text!("size")),
                reserved: memory::Place::within(&text!("board"), &text!("reserved")),
                at: memory::small(offset_of!(StackingEnterQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("chart")),
                        length: memory::Place::within(&text!("board"), &text!("chart_len")),
                        at: memory::small(offset_of!(Board, chart)),
                        len_at: memory::small(offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("hexes")),
                        length: memory::Place::within(&text!("board"), &text!("hexes_len")),
                        at: memory::small(offset_of!(Board, hexes)),
                        len_at: memory::small(offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        place: memory::Place::within(&text!("board"), &text!("units")),
                        length: memory::Place::within(&text!("board"), &text!("units_len")),
                        at: memory::small(offset_of!(Board, units)),
                        len_at: memory::small(offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(size_of::<Board>()),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::stacking::Entrance {
            // SAFETY: it leads to the library's own copy.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            entrant: asked.entrant,
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            mission: asked.mission,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Obstacle>() };
        let ruling = grognard_core::ocs::stacking::enter(&question, &mut effects, trail)?;
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, ruling.value);
        Ok(effects.needed())
    }
}

/// Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
///
/// In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
/// Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
/// one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
/// Re-entrant: no memory but the caller's, no state, no input or output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_enter(
    question: *const StackingEnterQuestion,
    answer: *mut StackingEnterAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[(&str, &[&str])] = &[
    (text!("GrogOcsFire"), <grognard_core::ocs::barrage::Fire as Word>::VOCABULARY.words),
    (text!("GrogOcsOutcome"), <grognard_core::ocs::barrage::Outcome as Word>::VOCABULARY.words),
    (text!("GrogOcsBarrageResult"), <grognard_core::ocs::barrage::BarrageResult as Word>::VOCABULARY.words),
    (text!("GrogOcsBoardList"), <grognard_core::ocs::board::BoardList as Word>::VOCABULARY.words),
    (text!("GrogOcsBoardField"), <grognard_core::ocs::board::BoardField as Word>::VOCABULARY.words),
    (text!("GrogOcsSettlement"), <grognard_core::ocs::board::Settlement as Word>::VOCABULARY.words),
    (text!("GrogOcsFeature"), <grognard_core::ocs::board::Feature as Word>::VOCABULARY.words),
    (text!("GrogOcsSpoils"), <grognard_core::ocs::capture::Spoils as Word>::VOCABULARY.words),
    (text!("GrogOcsAttack"), <grognard_core::ocs::combat::Attack as Word>::VOCABULARY.words),
    (text!("GrogOcsPolicy"), <grognard_core::ocs::combat::Policy as Word>::VOCABULARY.words),
    (text!("GrogOcsSurprise"), <grognard_core::ocs::combat::Surprise as Word>::VOCABULARY.words),
    (text!("GrogOcsStage"), <grognard_core::ocs::combat::Stage as Word>::VOCABULARY.words),
    (text!("GrogOcsAdvance"), <grognard_core::ocs::combat::Advance as Word>::VOCABULARY.words),
    (text!("GrogOcsCombatResult"), <grognard_core::ocs::combat::CombatResult as Word>::VOCABULARY.words),
    (text!("GrogOcsConsolidation"), <grognard_core::ocs::consolidation::Consolidation as Word>::VOCABULARY.words),
    (text!("GrogOcsTask"), <grognard_core::ocs::construction::Task as Word>::VOCABULARY.words),
    (text!("GrogOcsEffectKind"), <grognard_core::ocs::effects::EffectKind as Word>::VOCABULARY.words),
    (text!("GrogOcsPurpose"), <grognard_core::ocs::engineers::Purpose as Word>::VOCABULARY.words),
    (text!("GrogOcsTarget"), <grognard_core::ocs::facility::Target as Word>::VOCABULARY.words),
    (text!("GrogOcsFacilityResult"), <grognard_core::ocs::facility::FacilityResult as Word>::VOCABULARY.words),
    (text!("GrogOcsRollPurpose"), <grognard_core::ocs::fog::RollPurpose as Word>::VOCABULARY.words),
    (text!("GrogOcsVisibility"), <grognard_core::ocs::fog::Visibility as Word>::VOCABULARY.words),
    (text!("GrogOcsSeenAs"), <grognard_core::ocs::fog::SeenAs as Word>::VOCABULARY.words),
    (text!("GrogOcsTraced"), <grognard_core::ocs::formations::Traced as Word>::VOCABULARY.words),
    (text!("GrogOcsFuelBy"), <grognard_core::ocs::fuel::FuelBy as Word>::VOCABULARY.words),
    (text!("GrogOcsHqAbility"), <grognard_core::ocs::headquarters::HqAbility as Word>::VOCABULARY.words),
    (text!("GrogOcsGround"), <grognard_core::ocs::odds::Ground as Word>::VOCABULARY.words),
    (text!("GrogOcsStepLoss"), <grognard_core::ocs::options::StepLoss as Word>::VOCABULARY.words),
    (text!("GrogOcsRailUse"), <grognard_core::ocs::rail::RailUse as Word>::VOCABULARY.words),
    (text!("GrogOcsLink"), <grognard_core::ocs::rail::Link as Word>::VOCABULARY.words),
    (text!("GrogOcsArrivesBy"), <grognard_core::ocs::reinforcements::ArrivesBy as Word>::VOCABULARY.words),
    (text!("GrogOcsEntrant"), <grognard_core::ocs::stacking::Entrant as Word>::VOCABULARY.words),
    (text!("GrogOcsMoment"), <grognard_core::ocs::stacking::Moment as Word>::VOCABULARY.words),
    (text!("GrogOcsExcess"), <grognard_core::ocs::stacking::Excess as Word>::VOCABULARY.words),
    (text!("GrogOcsPiece"), <grognard_core::ocs::stacking::Piece as Word>::VOCABULARY.words),
    (text!("GrogOcsEntry"), <grognard_core::ocs::terrain::Entry as Word>::VOCABULARY.words),
    (text!("GrogOcsChoice"), <grognard_core::ocs::terrain::Choice as Word>::VOCABULARY.words),
    (text!("GrogOcsAntiTank"), <grognard_core::ocs::terrain::AntiTank as Word>::VOCABULARY.words),
    (text!("GrogOcsLoadBy"), <grognard_core::ocs::trucks::LoadBy as Word>::VOCABULARY.words),
    (text!("GrogOcsWhenCaptured"), <grognard_core::ocs::trucks::WhenCaptured as Word>::VOCABULARY.words),
    (text!("GrogOcsSupplyUse"), <grognard_core::ocs::trucks::SupplyUse as Word>::VOCABULARY.words),
    (text!("GrogOcsKind"), <grognard_core::ocs::units::Kind as Word>::VOCABULARY.words),
    (text!("GrogOcsArm"), <grognard_core::ocs::units::Arm as Word>::VOCABULARY.words),
    (text!("GrogOcsSymbol"), <grognard_core::ocs::units::Symbol as Word>::VOCABULARY.words),
    (text!("GrogOcsSize"), <grognard_core::ocs::units::Size as Word>::VOCABULARY.words),
    (text!("GrogOcsMode"), <grognard_core::ocs::units::Mode as Word>::VOCABULARY.words),
    (text!("GrogOcsOrientation"), <grognard_core::ocs::units::Orientation as Word>::VOCABULARY.words),
    (text!("GrogOcsStyle"), <grognard_core::ocs::units::Style as Word>::VOCABULARY.words),
    (text!("GrogOcsMobility"), <grognard_core::ocs::units::Mobility as Word>::VOCABULARY.words),
    (text!("GrogOcsStocks"), <grognard_core::ocs::units::Stocks as Word>::VOCABULARY.words),
    (text!("GrogOcsCombatSupply"), <grognard_core::ocs::units::CombatSupply as Word>::VOCABULARY.words),
    (text!("GrogOcsAboard"), <grognard_core::ocs::units::Aboard as Word>::VOCABULARY.words),
    (text!("GrogOcsTransport"), <grognard_core::ocs::units::Transport as Word>::VOCABULARY.words),
    (text!("GrogOcsPhase"), <grognard_core::ocs::units::Phase as Word>::VOCABULARY.words),
    (text!("GrogOcsAction"), <grognard_core::ocs::zoc::Action as Word>::VOCABULARY.words),
    (text!("GrogOcsPart"), <grognard_core::ocs::zoc::Part as Word>::VOCABULARY.words),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogOcsFace"), size_of::<grognard_core::ocs::units::Face>()),
    (text!("GrogOcsUnit"), size_of::<grognard_core::ocs::units::Unit>()),
    (text!("GrogOcsMultiplier"), size_of::<grognard_core::ocs::terrain::Multiplier>()),
    (text!("GrogOcsTerrain"), size_of::<grognard_core::ocs::terrain::Terrain>()),
    (text!("GrogOcsApproach"), size_of::<grognard_core::ocs::terrain::Approach>()),
    (text!("GrogOcsGameRules"), size_of::<grognard_core::ocs::options::GameRules>()),
    (text!("GrogOcsExtent"), size_of::<grognard_core::ocs::size::Extent>()),
    (text!("GrogOcsModeEffects"), size_of::<grognard_core::ocs::modes::ModeEffects>()),
    (text!("GrogOcsRating"), size_of::<grognard_core::ocs::modes::Rating>()),
    (text!("GrogOcsColumn"), size_of::<grognard_core::ocs::odds::Column>()),
    (text!("GrogOcsAssessment"), size_of::<grognard_core::ocs::combat::Assessment>()),
    (text!("GrogOcsBattle"), size_of::<grognard_core::ocs::combat::Battle>()),
    (text!("GrogOcsOwed"), size_of::<grognard_core::ocs::combat::Owed>()),
    (text!("GrogOcsSettled"), size_of::<grognard_core::ocs::combat::Settled>()),
    (text!("GrogOcsEffect"), size_of::<grognard_core::ocs::effects::Effect>()),
    (text!("GrogOcsCombatDistribution"), size_of::<grognard_core::ocs::combat::CombatDistribution>()),
    (text!("GrogOcsPace"), size_of::<grognard_core::ocs::retreat::Pace>()),
    (text!("GrogOcsRetreated"), size_of::<grognard_core::ocs::retreat::Retreated>()),
    (text!("GrogOcsBarrageAssessment"), size_of::<grognard_core::ocs::barrage::BarrageAssessment>()),
    (text!("GrogOcsBarraged"), size_of::<grognard_core::ocs::barrage::Barraged>()),
    (text!("GrogOcsBarrageOwed"), size_of::<grognard_core::ocs::barrage::BarrageOwed>()),
    (text!("GrogOcsBarrageDistribution"), size_of::<grognard_core::ocs::barrage::BarrageDistribution>()),
    (text!("GrogOcsFacilityAssessment"), size_of::<grognard_core::ocs::facility::FacilityAssessment>()),
    (text!("GrogOcsFacilityHit"), size_of::<grognard_core::ocs::facility::FacilityHit>()),
    (text!("GrogOcsFacilityDistribution"), size_of::<grognard_core::ocs::facility::FacilityDistribution>()),
    (text!("GrogOcsCost"), size_of::<grognard_core::ocs::board::Cost>()),
    (text!("GrogOcsChartRow"), size_of::<grognard_core::ocs::board::ChartRow>()),
    (text!("GrogOcsBoardHex"), size_of::<grognard_core::ocs::board::BoardHex>()),
    (text!("GrogOcsBoard"), size_of::<Board>()),
    (text!("GrogOcsZone"), size_of::<grognard_core::ocs::zoc::Zone>()),
    (text!("GrogOcsCoverer"), size_of::<grognard_core::ocs::zoc::Coverer>()),
    (text!("GrogOcsTrack"), size_of::<grognard_core::ocs::rail::Track>()),
    (text!("GrogOcsRailHex"), size_of::<grognard_core::ocs::rail::RailHex>()),
    (text!("GrogOcsDetrainable"), size_of::<grognard_core::ocs::rail::Detrainable>()),
    (text!("GrogOcsRailStopFound"), size_of::<grognard_core::ocs::rail::RailStopFound>()),
    (text!("GrogOcsRailStopsFound"), size_of::<grognard_core::ocs::rail::RailStopsFound>()),
    (text!("GrogOcsRailControlled"), size_of::<grognard_core::ocs::rail::RailControlled>()),
    (text!("GrogOcsRailhead"), size_of::<grognard_core::ocs::rail::Railhead>()),
    (text!("GrogOcsRailExtentFound"), size_of::<grognard_core::ocs::rail::RailExtentFound>()),
    (text!("GrogOcsRailMoved"), size_of::<grognard_core::ocs::rail::RailMoved>()),
    (text!("GrogOcsRailGoal"), size_of::<grognard_core::ocs::rail::RailGoal>()),
    (text!("GrogOcsRailReached"), size_of::<grognard_core::ocs::rail::RailReached>()),
    (text!("GrogOcsRailPace"), size_of::<grognard_core::ocs::rail::RailPace>()),
    (text!("GrogOcsRailConverted"), size_of::<grognard_core::ocs::rail::RailConverted>()),
    (text!("GrogOcsRailTraced"), size_of::<grognard_core::ocs::rail::RailTraced>()),
    (text!("GrogOcsThrowRange"), size_of::<grognard_core::ocs::headquarters::ThrowRange>()),
    (text!("GrogOcsHqAbilities"), size_of::<grognard_core::ocs::headquarters::HqAbilities>()),
    (text!("GrogOcsServiceLimit"), size_of::<grognard_core::ocs::headquarters::ServiceLimit>()),
    (text!("GrogOcsWhichSide"), size_of::<grognard_core::ocs::headquarters::WhichSide>()),
    (text!("GrogOcsGunnery"), size_of::<grognard_core::ocs::artillery::Gunnery>()),
    (text!("GrogOcsReachedHex"), size_of::<grognard_core::ocs::paths::ReachedHex>()),
    (text!("GrogOcsPathHex"), size_of::<grognard_core::ocs::paths::PathHex>()),
    (text!("GrogOcsSupplied"), size_of::<grognard_core::ocs::paths::Supplied>()),
    (text!("GrogOcsSourceRow"), size_of::<grognard_core::ocs::paths::SourceRow>()),
    (text!("GrogOcsSourceTotal"), size_of::<grognard_core::ocs::paths::SourceTotal>()),
    (text!("GrogOcsRelayed"), size_of::<grognard_core::ocs::paths::Relayed>()),
    (text!("GrogOcsHandled"), size_of::<grognard_core::ocs::trucks::Handled>()),
    (text!("GrogOcsCarried"), size_of::<grognard_core::ocs::trucks::Carried>()),
    (text!("GrogOcsPaces"), size_of::<grognard_core::ocs::trucks::Paces>()),
    (text!("GrogOcsFreight"), size_of::<grognard_core::ocs::trucks::Freight>()),
    (text!("GrogOcsNeeds"), size_of::<grognard_core::ocs::trucks::Needs>()),
    (text!("GrogOcsLoadLeft"), size_of::<grognard_core::ocs::trucks::LoadLeft>()),
    (text!("GrogOcsStocksUsed"), size_of::<grognard_core::ocs::trucks::StocksUsed>()),
    (text!("GrogOcsCounterMix"), size_of::<grognard_core::ocs::trucks::CounterMix>()),
    (text!("GrogOcsNewCounter"), size_of::<grognard_core::ocs::trucks::NewCounter>()),
    (text!("GrogOcsNewCounters"), size_of::<grognard_core::ocs::trucks::NewCounters>()),
    (text!("GrogOcsPrize"), size_of::<grognard_core::ocs::capture::Prize>()),
    (text!("GrogOcsCaptured"), size_of::<grognard_core::ocs::capture::Captured>()),
    (text!("GrogOcsCaptureDistribution"), size_of::<grognard_core::ocs::capture::CaptureDistribution>()),
    (text!("GrogOcsCaptureSettled"), size_of::<grognard_core::ocs::capture::CaptureSettled>()),
    (text!("GrogOcsFuelRow"), size_of::<grognard_core::ocs::fuel::FuelRow>()),
    (text!("GrogOcsFuelBill"), size_of::<grognard_core::ocs::fuel::FuelBill>()),
    (text!("GrogOcsMarkerState"), size_of::<grognard_core::ocs::formations::MarkerState>()),
    (text!("GrogOcsTraceRow"), size_of::<grognard_core::ocs::formations::TraceRow>()),
    (text!("GrogOcsTraceBill"), size_of::<grognard_core::ocs::formations::TraceBill>()),
    (text!("GrogOcsCrossed"), size_of::<grognard_core::ocs::engineers::Crossed>()),
    (text!("GrogOcsConstructed"), size_of::<grognard_core::ocs::construction::Constructed>()),
    (text!("GrogOcsZoneCount"), size_of::<grognard_core::ocs::zoc::ZoneCount>()),
    (text!("GrogOcsZoneHex"), size_of::<grognard_core::ocs::zoc::ZoneHex>()),
    (text!("GrogOcsLeave"), size_of::<grognard_core::ocs::zoc::Leave>()),
    (text!("GrogOcsWitness"), size_of::<grognard_core::ocs::zoc::Witness>()),
    (text!("GrogOcsWaypoint"), size_of::<grognard_core::ocs::zoc::Waypoint>()),
    (text!("GrogOcsDropOff"), size_of::<grognard_core::ocs::zoc::DropOff>()),
    (text!("GrogOcsPassage"), size_of::<grognard_core::ocs::zoc::Passage>()),
    (text!("GrogOcsArrival"), size_of::<grognard_core::ocs::zoc::Arrival>()),
    (text!("GrogOcsEntered"), size_of::<grognard_core::ocs::zoc::Entered>()),
    (text!("GrogOcsReplRow"), size_of::<grognard_core::ocs::replacements::ReplRow>()),
    (text!("GrogOcsReplsRolled"), size_of::<grognard_core::ocs::replacements::ReplsRolled>()),
    (text!("GrogOcsRebuildSite"), size_of::<grognard_core::ocs::replacements::RebuildSite>()),
    (text!("GrogOcsRebuildSitesFound"), size_of::<grognard_core::ocs::replacements::RebuildSitesFound>()),
    (text!("GrogOcsRebuildRow"), size_of::<grognard_core::ocs::replacements::RebuildRow>()),
    (text!("GrogOcsRebuildOrder"), size_of::<grognard_core::ocs::replacements::RebuildOrder>()),
    (text!("GrogOcsRebuilt"), size_of::<grognard_core::ocs::replacements::Rebuilt>()),
    (text!("GrogOcsArrived"), size_of::<grognard_core::ocs::reinforcements::Arrived>()),
    (text!("GrogOcsArrivalPlace"), size_of::<grognard_core::ocs::reinforcements::ArrivalPlace>()),
    (text!("GrogOcsArrivalPlacesFound"), size_of::<grognard_core::ocs::reinforcements::ArrivalPlacesFound>()),
    (text!("GrogOcsConsolidated"), size_of::<grognard_core::ocs::consolidation::Consolidated>()),
    (text!("GrogOcsCargoSize"), size_of::<grognard_core::ocs::transport::CargoSize>()),
    (text!("GrogOcsCargoItem"), size_of::<grognard_core::ocs::transport::CargoItem>()),
    (text!("GrogOcsPassenger"), size_of::<grognard_core::ocs::transport::Passenger>()),
    (text!("GrogOcsMovementLeft"), size_of::<grognard_core::ocs::transport::MovementLeft>()),
    (text!("GrogOcsStackSize"), size_of::<grognard_core::ocs::stacking::StackSize>()),
    (text!("GrogOcsOverstacked"), size_of::<grognard_core::ocs::stacking::Overstacked>()),
    (text!("GrogOcsOverstackedCount"), size_of::<grognard_core::ocs::stacking::OverstackedCount>()),
    (text!("GrogOcsSurplus"), size_of::<grognard_core::ocs::stacking::Surplus>()),
    (text!("GrogOcsSurplusChoice"), size_of::<grognard_core::ocs::stacking::SurplusChoice>()),
    (text!("GrogOcsThinned"), size_of::<grognard_core::ocs::stacking::Thinned>()),
    (text!("GrogOcsCounter"), size_of::<grognard_core::ocs::stacking::Counter>()),
    (text!("GrogOcsOrderFault"), size_of::<grognard_core::ocs::stacking::OrderFault>()),
    (text!("GrogOcsSighting"), size_of::<grognard_core::ocs::fog::Sighting>()),
    (text!("GrogOcsSight"), size_of::<grognard_core::ocs::fog::Sight>()),
    (text!("GrogOcsCombatRevealed"), size_of::<grognard_core::ocs::fog::CombatRevealed>()),
    (text!("GrogOcsBarrageRevealed"), size_of::<grognard_core::ocs::fog::BarrageRevealed>()),
    (text!("GrogOcsAirborne"), size_of::<grognard_core::ocs::fog::Airborne>()),
    (text!("GrogOcsAirRevealed"), size_of::<grognard_core::ocs::fog::AirRevealed>()),
    (text!("GrogOcsRollRecord"), size_of::<grognard_core::ocs::fog::RollRecord>()),
    (text!("GrogOcsUnitClasses"), size_of::<grognard_core::ocs::units::UnitClasses>()),
    (text!("GrogOcsBoardFault"), size_of::<grognard_core::ocs::board::BoardFault>()),
    (text!("GrogOcsCheckup"), size_of::<grognard_core::ocs::board::Checkup>()),
    (text!("GrogOcsFoothold"), size_of::<grognard_core::ocs::stacking::Foothold>()),
    (text!("GrogOcsObstacle"), size_of::<grognard_core::ocs::stacking::Obstacle>()),
    ("GrogOcsUnitsAttackCapableQuestion", size_of::<UnitsAttackCapableQuestion>()),
    ("GrogOcsUnitsAttackCapableAnswer", size_of::<UnitsAttackCapableAnswer>()),
    ("GrogOcsUnitsZoneOfControlQuestion", size_of::<UnitsZoneOfControlQuestion>()),
    ("GrogOcsUnitsZoneOfControlAnswer", size_of::<UnitsZoneOfControlAnswer>()),
    ("GrogOcsUnitsEnterQuestion", size_of::<UnitsEnterQuestion>()),
    ("GrogOcsUnitsEnterAnswer", size_of::<UnitsEnterAnswer>()),
    ("GrogOcsSizeReQuestion", size_of::<SizeReQuestion>()),
    ("GrogOcsSizeReAnswer", size_of::<SizeReAnswer>()),
    ("GrogOcsModesEffectsQuestion", size_of::<ModesEffectsQuestion>()),
    ("GrogOcsModesEffectsAnswer", size_of::<ModesEffectsAnswer>()),
    ("GrogOcsModesActionRatingQuestion", size_of::<ModesActionRatingQuestion>()),
    ("GrogOcsModesActionRatingAnswer", size_of::<ModesActionRatingAnswer>()),
    ("GrogOcsOddsRoundQuestion", size_of::<OddsRoundQuestion>()),
    ("GrogOcsOddsRoundAnswer", size_of::<OddsRoundAnswer>()),
    ("GrogOcsOddsColumnQuestion", size_of::<OddsColumnQuestion>()),
    ("GrogOcsOddsColumnAnswer", size_of::<OddsColumnAnswer>()),
    ("GrogOcsCombatAssessQuestion", size_of::<CombatAssessQuestion>()),
    ("GrogOcsCombatAssessAnswer", size_of::<CombatAssessAnswer>()),
    ("GrogOcsCombatResolveQuestion", size_of::<CombatResolveQuestion>()),
    ("GrogOcsCombatResolveAnswer", size_of::<CombatResolveAnswer>()),
    ("GrogOcsCombatChoicesQuestion", size_of::<CombatChoicesQuestion>()),
    ("GrogOcsCombatChoicesAnswer", size_of::<CombatChoicesAnswer>()),
    ("GrogOcsCombatApplyQuestion", size_of::<CombatApplyQuestion>()),
    ("GrogOcsCombatApplyAnswer", size_of::<CombatApplyAnswer>()),
    ("GrogOcsCombatDistributionQuestion", size_of::<CombatDistributionQuestion>()),
    ("GrogOcsCombatDistributionAnswer", size_of::<CombatDistributionAnswer>()),
    ("GrogOcsCombatPercentileQuestion", size_of::<CombatPercentileQuestion>()),
    ("GrogOcsCombatPercentileAnswer", size_of::<CombatPercentileAnswer>()),
    ("GrogOcsRetreatAssessQuestion", size_of::<RetreatAssessQuestion>()),
    ("GrogOcsRetreatAssessAnswer", size_of::<RetreatAssessAnswer>()),
    ("GrogOcsBarrageAssessQuestion", size_of::<BarrageAssessQuestion>()),
    ("GrogOcsBarrageAssessAnswer", size_of::<BarrageAssessAnswer>()),
    ("GrogOcsBarrageResolveQuestion", size_of::<BarrageResolveQuestion>()),
    ("GrogOcsBarrageResolveAnswer", size_of::<BarrageResolveAnswer>()),
    ("GrogOcsBarrageChoicesQuestion", size_of::<BarrageChoicesQuestion>()),
    ("GrogOcsBarrageChoicesAnswer", size_of::<BarrageChoicesAnswer>()),
    ("GrogOcsBarrageApplyQuestion", size_of::<BarrageApplyQuestion>()),
    ("GrogOcsBarrageApplyAnswer", size_of::<BarrageApplyAnswer>()),
    ("GrogOcsBarrageDistributionQuestion", size_of::<BarrageDistributionQuestion>()),
    ("GrogOcsBarrageDistributionAnswer", size_of::<BarrageDistributionAnswer>()),
    ("GrogOcsBarragePercentileQuestion", size_of::<BarragePercentileQuestion>()),
    ("GrogOcsBarragePercentileAnswer", size_of::<BarragePercentileAnswer>()),
    ("GrogOcsFacilityAssessQuestion", size_of::<FacilityAssessQuestion>()),
    ("GrogOcsFacilityAssessAnswer", size_of::<FacilityAssessAnswer>()),
    ("GrogOcsFacilityResolveQuestion", size_of::<FacilityResolveQuestion>()),
    ("GrogOcsFacilityResolveAnswer", size_of::<FacilityResolveAnswer>()),
    ("GrogOcsFacilityDistributionQuestion", size_of::<FacilityDistributionQuestion>()),
    ("GrogOcsFacilityDistributionAnswer", size_of::<FacilityDistributionAnswer>()),
    ("GrogOcsZocCoversQuestion", size_of::<ZocCoversQuestion>()),
    ("GrogOcsZocCoversAnswer", size_of::<ZocCoversAnswer>()),
    ("GrogOcsRailTrackQuestion", size_of::<RailTrackQuestion>()),
    ("GrogOcsRailTrackAnswer", size_of::<RailTrackAnswer>()),
    ("GrogOcsRailDetrainableQuestion", size_of::<RailDetrainableQuestion>()),
    ("GrogOcsRailDetrainableAnswer", size_of::<RailDetrainableAnswer>()),
    ("GrogOcsRailStopsQuestion", size_of::<RailStopsQuestion>()),
    ("GrogOcsRailStopsAnswer", size_of::<RailStopsAnswer>()),
    ("GrogOcsRailControlQuestion", size_of::<RailControlQuestion>()),
    ("GrogOcsRailControlAnswer", size_of::<RailControlAnswer>()),
    ("GrogOcsRailRailheadsQuestion", size_of::<RailRailheadsQuestion>()),
    ("GrogOcsRailRailheadsAnswer", size_of::<RailRailheadsAnswer>()),
    ("GrogOcsRailAssessQuestion", size_of::<RailAssessQuestion>()),
    ("GrogOcsRailAssessAnswer", size_of::<RailAssessAnswer>()),
    ("GrogOcsRailChoicesQuestion", size_of::<RailChoicesQuestion>()),
    ("GrogOcsRailChoicesAnswer", size_of::<RailChoicesAnswer>()),
    ("GrogOcsRailApplyQuestion", size_of::<RailApplyQuestion>()),
    ("GrogOcsRailApplyAnswer", size_of::<RailApplyAnswer>()),
    ("GrogOcsRailConvertQuestion", size_of::<RailConvertQuestion>()),
    ("GrogOcsRailConvertAnswer", size_of::<RailConvertAnswer>()),
    ("GrogOcsRailTraceQuestion", size_of::<RailTraceQuestion>()),
    ("GrogOcsRailTraceAnswer", size_of::<RailTraceAnswer>()),
    ("GrogOcsHeadquartersAbilityQuestion", size_of::<HeadquartersAbilityQuestion>()),
    ("GrogOcsHeadquartersAbilityAnswer", size_of::<HeadquartersAbilityAnswer>()),
    ("GrogOcsHeadquartersAbilitiesQuestion", size_of::<HeadquartersAbilitiesQuestion>()),
    ("GrogOcsHeadquartersAbilitiesAnswer", size_of::<HeadquartersAbilitiesAnswer>()),
    ("GrogOcsHeadquartersServeQuestion", size_of::<HeadquartersServeQuestion>()),
    ("GrogOcsHeadquartersServeAnswer", size_of::<HeadquartersServeAnswer>()),
    ("GrogOcsHeadquartersCombatSideQuestion", size_of::<HeadquartersCombatSideQuestion>()),
    ("GrogOcsHeadquartersCombatSideAnswer", size_of::<HeadquartersCombatSideAnswer>()),
    ("GrogOcsArtilleryAssessQuestion", size_of::<ArtilleryAssessQuestion>()),
    ("GrogOcsArtilleryAssessAnswer", size_of::<ArtilleryAssessAnswer>()),
    ("GrogOcsPathsThrowReachQuestion", size_of::<PathsThrowReachQuestion>()),
    ("GrogOcsPathsThrowReachAnswer", size_of::<PathsThrowReachAnswer>()),
    ("GrogOcsPathsThrowToQuestion", size_of::<PathsThrowToQuestion>()),
    ("GrogOcsPathsThrowToAnswer", size_of::<PathsThrowToAnswer>()),
    ("GrogOcsPathsDrawQuestion", size_of::<PathsDrawQuestion>()),
    ("GrogOcsPathsDrawAnswer", size_of::<PathsDrawAnswer>()),
    ("GrogOcsPathsSourcesQuestion", size_of::<PathsSourcesQuestion>()),
    ("GrogOcsPathsSourcesAnswer", size_of::<PathsSourcesAnswer>()),
    ("GrogOcsPathsRelayQuestion", size_of::<PathsRelayQuestion>()),
    ("GrogOcsPathsRelayAnswer", size_of::<PathsRelayAnswer>()),
    ("GrogOcsTrucksLoadQuestion", size_of::<TrucksLoadQuestion>()),
    ("GrogOcsTrucksLoadAnswer", size_of::<TrucksLoadAnswer>()),
    ("GrogOcsTrucksUnloadQuestion", size_of::<TrucksUnloadQuestion>()),
    ("GrogOcsTrucksUnloadAnswer", size_of::<TrucksUnloadAnswer>()),
    ("GrogOcsTrucksCarryQuestion", size_of::<TrucksCarryQuestion>()),
    ("GrogOcsTrucksCarryAnswer", size_of::<TrucksCarryAnswer>()),
    ("GrogOcsTrucksAdvanceQuestion", size_of::<TrucksAdvanceQuestion>()),
    ("GrogOcsTrucksAdvanceAnswer", size_of::<TrucksAdvanceAnswer>()),
    ("GrogOcsTrucksModeQuestion", size_of::<TrucksModeQuestion>()),
    ("GrogOcsTrucksModeAnswer", size_of::<TrucksModeAnswer>()),
    ("GrogOcsTrucksShipQuestion", size_of::<TrucksShipQuestion>()),
    ("GrogOcsTrucksShipAnswer", size_of::<TrucksShipAnswer>()),
    ("GrogOcsTrucksNeedsQuestion", size_of::<TrucksNeedsQuestion>()),
    ("GrogOcsTrucksNeedsAnswer", size_of::<TrucksNeedsAnswer>()),
    ("GrogOcsTrucksSpendQuestion", size_of::<TrucksSpendQuestion>()),
    ("GrogOcsTrucksSpendAnswer", size_of::<TrucksSpendAnswer>()),
    ("GrogOcsTrucksStocksQuestion", size_of::<TrucksStocksQuestion>()),
    ("GrogOcsTrucksStocksAnswer", size_of::<TrucksStocksAnswer>()),
    ("GrogOcsTrucksCombineQuestion", size_of::<TrucksCombineQuestion>()),
    ("GrogOcsTrucksCombineAnswer", size_of::<TrucksCombineAnswer>()),
    ("GrogOcsTrucksExtendQuestion", size_of::<TrucksExtendQuestion>()),
    ("GrogOcsTrucksExtendAnswer", size_of::<TrucksExtendAnswer>()),
    ("GrogOcsCaptureAssessQuestion", size_of::<CaptureAssessQuestion>()),
    ("GrogOcsCaptureAssessAnswer", size_of::<CaptureAssessAnswer>()),
    ("GrogOcsCaptureResolveQuestion", size_of::<CaptureResolveQuestion>()),
    ("GrogOcsCaptureResolveAnswer", size_of::<CaptureResolveAnswer>()),
    ("GrogOcsCaptureDistributionQuestion", size_of::<CaptureDistributionQuestion>()),
    ("GrogOcsCaptureDistributionAnswer", size_of::<CaptureDistributionAnswer>()),
    ("GrogOcsCaptureApplyQuestion", size_of::<CaptureApplyQuestion>()),
    ("GrogOcsCaptureApplyAnswer", size_of::<CaptureApplyAnswer>()),
    ("GrogOcsCaptureDisplaceQuestion", size_of::<CaptureDisplaceQuestion>()),
    ("GrogOcsCaptureDisplaceAnswer", size_of::<CaptureDisplaceAnswer>()),
    ("GrogOcsFuelAssessQuestion", size_of::<FuelAssessQuestion>()),
    ("GrogOcsFuelAssessAnswer", size_of::<FuelAssessAnswer>()),
    ("GrogOcsFormationsMarkerQuestion", size_of::<FormationsMarkerQuestion>()),
    ("GrogOcsFormationsMarkerAnswer", size_of::<FormationsMarkerAnswer>()),
    ("GrogOcsFormationsJoinQuestion", size_of::<FormationsJoinQuestion>()),
    ("GrogOcsFormationsJoinAnswer", size_of::<FormationsJoinAnswer>()),
    ("GrogOcsFormationsTraceQuestion", size_of::<FormationsTraceQuestion>()),
    ("GrogOcsFormationsTraceAnswer", size_of::<FormationsTraceAnswer>()),
    ("GrogOcsEngineersCapableQuestion", size_of::<EngineersCapableQuestion>()),
    ("GrogOcsEngineersCapableAnswer", size_of::<EngineersCapableAnswer>()),
    ("GrogOcsEngineersBridgeQuestion", size_of::<EngineersBridgeQuestion>()),
    ("GrogOcsEngineersBridgeAnswer", size_of::<EngineersBridgeAnswer>()),
    ("GrogOcsEngineersDetrainableQuestion", size_of::<EngineersDetrainableQuestion>()),
    ("GrogOcsEngineersDetrainableAnswer", size_of::<EngineersDetrainableAnswer>()),
    ("GrogOcsConstructionAssessQuestion", size_of::<ConstructionAssessQuestion>()),
    ("GrogOcsConstructionAssessAnswer", size_of::<ConstructionAssessAnswer>()),
    ("GrogOcsZocZonesQuestion", size_of::<ZocZonesQuestion>()),
    ("GrogOcsZocZonesAnswer", size_of::<ZocZonesAnswer>()),
    ("GrogOcsZocAssessQuestion", size_of::<ZocAssessQuestion>()),
    ("GrogOcsZocAssessAnswer", size_of::<ZocAssessAnswer>()),
    ("GrogOcsZocPathQuestion", size_of::<ZocPathQuestion>()),
    ("GrogOcsZocPathAnswer", size_of::<ZocPathAnswer>()),
    ("GrogOcsZocRetreatQuestion", size_of::<ZocRetreatQuestion>()),
    ("GrogOcsZocRetreatAnswer", size_of::<ZocRetreatAnswer>()),
    ("GrogOcsReplacementsResolveQuestion", size_of::<ReplacementsResolveQuestion>()),
    ("GrogOcsReplacementsResolveAnswer", size_of::<ReplacementsResolveAnswer>()),
    ("GrogOcsReplacementsSitesQuestion", size_of::<ReplacementsSitesQuestion>()),
    ("GrogOcsReplacementsSitesAnswer", size_of::<ReplacementsSitesAnswer>()),
    ("GrogOcsReplacementsAssessQuestion", size_of::<ReplacementsAssessQuestion>()),
    ("GrogOcsReplacementsAssessAnswer", size_of::<ReplacementsAssessAnswer>()),
    ("GrogOcsReinforcementsAssessQuestion", size_of::<ReinforcementsAssessQuestion>()),
    ("GrogOcsReinforcementsAssessAnswer", size_of::<ReinforcementsAssessAnswer>()),
    ("GrogOcsReinforcementsChoicesQuestion", size_of::<ReinforcementsChoicesQuestion>()),
    ("GrogOcsReinforcementsChoicesAnswer", size_of::<ReinforcementsChoicesAnswer>()),
    ("GrogOcsConsolidationAssessQuestion", size_of::<ConsolidationAssessQuestion>()),
    ("GrogOcsConsolidationAssessAnswer", size_of::<ConsolidationAssessAnswer>()),
    ("GrogOcsTransportEquivalentsQuestion", size_of::<TransportEquivalentsQuestion>()),
    ("GrogOcsTransportEquivalentsAnswer", size_of::<TransportEquivalentsAnswer>()),
    ("GrogOcsTransportAssessQuestion", size_of::<TransportAssessQuestion>()),
    ("GrogOcsTransportAssessAnswer", size_of::<TransportAssessAnswer>()),
    ("GrogOcsTransportMovementQuestion", size_of::<TransportMovementQuestion>()),
    ("GrogOcsTransportMovementAnswer", size_of::<TransportMovementAnswer>()),
    ("GrogOcsStackingSizeQuestion", size_of::<StackingSizeQuestion>()),
    ("GrogOcsStackingSizeAnswer", size_of::<StackingSizeAnswer>()),
    ("GrogOcsStackingAssessQuestion", size_of::<StackingAssessQuestion>()),
    ("GrogOcsStackingAssessAnswer", size_of::<StackingAssessAnswer>()),
    ("GrogOcsStackingOverstackedQuestion", size_of::<StackingOverstackedQuestion>()),
    ("GrogOcsStackingOverstackedAnswer", size_of::<StackingOverstackedAnswer>()),
    ("GrogOcsStackingChoicesQuestion", size_of::<StackingChoicesQuestion>()),
    ("GrogOcsStackingChoicesAnswer", size_of::<StackingChoicesAnswer>()),
    ("GrogOcsStackingApplyQuestion", size_of::<StackingApplyQuestion>()),
    ("GrogOcsStackingApplyAnswer", size_of::<StackingApplyAnswer>()),
    ("GrogOcsStackingOrderQuestion", size_of::<StackingOrderQuestion>()),
    ("GrogOcsStackingOrderAnswer", size_of::<StackingOrderAnswer>()),
    ("GrogOcsStackingArrangeQuestion", size_of::<StackingArrangeQuestion>()),
    ("GrogOcsStackingArrangeAnswer", size_of::<StackingArrangeAnswer>()),
    ("GrogOcsFogSeesQuestion", size_of::<FogSeesQuestion>()),
    ("GrogOcsFogSeesAnswer", size_of::<FogSeesAnswer>()),
    ("GrogOcsFogCombatQuestion", size_of::<FogCombatQuestion>()),
    ("GrogOcsFogCombatAnswer", size_of::<FogCombatAnswer>()),
    ("GrogOcsFogBarrageQuestion", size_of::<FogBarrageQuestion>()),
    ("GrogOcsFogBarrageAnswer", size_of::<FogBarrageAnswer>()),
    ("GrogOcsFogAirQuestion", size_of::<FogAirQuestion>()),
    ("GrogOcsFogAirAnswer", size_of::<FogAirAnswer>()),
    ("GrogOcsFogRollQuestion", size_of::<FogRollQuestion>()),
    ("GrogOcsFogRollAnswer", size_of::<FogRollAnswer>()),
    ("GrogOcsUnitsClassesQuestion", size_of::<UnitsClassesQuestion>()),
    ("GrogOcsUnitsClassesAnswer", size_of::<UnitsClassesAnswer>()),
    ("GrogOcsBoardCheckQuestion", size_of::<BoardCheckQuestion>()),
    ("GrogOcsBoardCheckAnswer", size_of::<BoardCheckAnswer>()),
    ("GrogOcsStackingEnterQuestion", size_of::<StackingEnterQuestion>()),
    ("GrogOcsStackingEnterAnswer", size_of::<StackingEnterAnswer>()),
];
