//! Formation markers, and tracing supply for a formation. OCS 13.7, 13.7a, 13.7b, 12.6d.
//!
//! The text leaves to the player which part of a formation traces for free. If the question does not choose, it is the
//! largest part in RE, and of equal parts the one whose source has the lower number. The supply that the rest eats is
//! added up before it is rounded.

use super::options::GameRules;
use super::rules::*;
use super::size::extent;
use super::units::{Mode, Unit};
use super::zoc;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::measures::RE;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A formation marker and the stack that it lies in.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Marker<'a> {
    /// The formation, numbered by the caller from 1.
    #[required]
    #[range(1, u16::MAX)]
    pub formation: u16,
    /// The marker's hex.
    #[required]
    pub hex: Hex,
    /// The units that the marker represents. They are kept off the map and count as being in its hex.
    #[required]
    pub represented: &'a [Unit],
    /// The other units in the marker's hex.
    #[required]
    pub here: &'a [Unit],
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
}

/// The effect of a legal marker on its stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct MarkerState {
    /// The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one;
    /// absent if there is none.
    ///
    /// C and Rust say 65535 for none.
    #[refers("units")]
    pub reveal: u16,
    /// A represented unit has a zone of control.
    pub zoc: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether a formation marker is placed legally (OCS 13.7, 13.7b, 4.8b.C, 4.9a). It stands with a unit of its
/// formation, represents no other, has the right side up, and is not hidden except by agreement.
///
/// ```
/// use grognard_core::ocs::{formations::{marker, Marker}, units::Unit};
/// use grognard_core::ruling::Trail;
/// let tanks = Unit { formation: 5, ..Unit::regiment(1, 8, 4) };
/// let question = Marker { formation: 5, represented: &[tanks], ..Default::default() };
/// let state = marker(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(state.reveal, 0);
/// assert!(!marker(&Marker { represented: &[], ..question }, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the formation, and for the kind, the mode, the orientation and the steps of a unit.
/// * `contradiction` for a unit outside the marker's hex, and for represented units of two sides. Also for a unit that
///   had a bridge and is no engineer.
/// * `out_of_range` for more units above the marker than combat units that are seen in the hex, and for steps that no
///   counter has.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
pub fn marker(question: &Marker<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<MarkerState>>, Fault> {
    let q = question;
    q.in_range()?;
    let mut findings = Findings::by(R13_7, trail);
    q.rules.sound()?;
    let (mut members, mut reveal) = (false, u16::MAX);
    for (i, unit) in numbered(q.represented) {
        let inside = |f: Fault| f.in_list(&"represented", i);
        let checked = unit.checked().map_err(inside)?;
        if unit.hex != q.hex {
            return Err(inside(Fault::against(&"hex", &"hex: the units are in the hex")));
        }
        if q.represented.first().is_some_and(|first| first.side != unit.side) {
            return Err(inside(Fault::against(&text!("side"), &"[].side: the units are of one side")));
        }
        if unit.formation != q.formation {
            findings.object(R13_7, About::Units.at(i));
        }
        members = true;
        if reveal == u16::MAX && zoc::holds(&checked, &q.rules).map_err(inside)?.is_some() {
            reveal = u16::try_from(i).unwrap_or(u16::MAX);
        }
    }
    let here = Here::of(q)?;
    members |= here.members;
    // 13.7.A: never without a unit of the formation, except as a record of fuel that was paid.
    let reminds = q.reminder.is_set() && q.formation_fuelled.is_set() && q.represented.is_empty();
    findings.forbid_if(R13_7, !members && !reminds);
    // 13.7.D: the fuelled side if the formation was fuelled as a whole, and otherwise never.
    findings.forbid_if(R13_7, q.fuelled_side.is_set() != q.formation_fuelled.is_set());
    let zoc = reveal != u16::MAX;
    let alone = zoc && !here.shown;
    let agreed = q.rules.hidden_formations.is_set();
    if q.above > 0 {
        findings.forbid_if(R13_7, !agreed);
        if agreed && alone {
            for rule in [R13_7B, R4_8B_C, R4_9A] {
                findings.forbid(rule);
            }
        }
        findings.cite_if(R13_7B, agreed);
    }
    findings.cite_if(R4_9A, alone);
    let reveal = if alone { reveal } else { u16::MAX };
    Ok(findings.verdict(|| MarkerState { reveal, zoc: Flag::from(zoc), reserved: 0 }))
}

/// The units that are seen in the hex of a marker.
struct Here {
    /// One is of the formation.
    members: bool,
    /// One has a zone of control.
    shown: bool,
}

impl Here {
    fn of(q: &Marker<'_>) -> Result<Self, Fault> {
        let mut here = Here { members: false, shown: false };
        let mut combat = 0usize;
        for (i, unit) in numbered(q.here) {
            let inside = |f: Fault| f.in_list(&text!("here"), i);
            let checked = unit.checked().map_err(inside)?;
            if unit.hex != q.hex {
                return Err(inside(Fault::against(&"hex", &"hex: the units are in the hex")));
            }
            here.members |= unit.formation == q.formation;
            combat = combat.saturating_add(usize::from(checked.kind.is_combat()));
            here.shown |= zoc::holds(&checked, &q.rules).map_err(inside)?.is_some();
        }
        if usize::from(q.above) > combat {
            return Err(Fault::beyond(&"above", q.above, 0, u32::try_from(combat).unwrap_or(u32::MAX)));
        }
        Ok(here)
    }
}

/// A unit that is to be represented by a marker, or to be placed on the map again.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Join {
    /// The unit, in the hex that it has reached.
    #[required]
    pub unit: Unit,
    /// The marker's formation, numbered by the caller from 1.
    #[required]
    #[range(1, u16::MAX)]
    pub formation: u16,
    /// The marker's hex.
    #[required]
    pub hex: Hex,
}

/// Decides whether a unit may be represented by a formation marker or leave it (OCS 13.7). A unit of that formation in
/// that hex may at any time, without spending movement, and never has to.
///
/// ```
/// use grognard_core::ocs::{formations::{join, Join}, units::Unit};
/// use grognard_core::{hex::Hex, ruling::Trail};
/// let unit = Unit { formation: 5, ..Unit::regiment(1, 4, 3) };
/// let into = |formation| join(&Join { unit, formation, hex: Hex::default() }, &mut Trail::none());
/// assert!(into(5)?.value.is_allowed() && !into(6)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the formation, and for the unit's kind, mode, orientation and steps.
/// * `unknown_word` for words of the unit.
/// * `out_of_range` for steps that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn join(question: &Join, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    let unit = q.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    q.in_range()?;
    let mut findings = Findings::by(R13_7, trail);
    findings.forbid_if(R13_7, unit.unit.formation != q.formation || unit.unit.hex != q.hex);
    Ok(findings.verdict(|| ()))
}

/// The result of tracing for a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Traced {
    /// It traces for free.
    Free,
    /// It eats supply.
    Eats,
    /// It goes Out of Supply.
    Out,
    /// It needs no trace supply.
    Needless,
}

/// A formation in its Supply Phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct FormationTrace<'a> {
    /// The units of the formation.
    #[required]
    pub units: &'a [Unit],
    /// For each unit, the caller's number of the headquarters or direct source by which it can trace; 0 for a unit
    /// without one. It is in range and may support the unit.
    #[required]
    pub reached_by: &'a [u8],
    /// The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie.
    pub source: u8,
    /// For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
    pub eats: &'a [u8],
    /// Supply that can be eaten, in T.
    #[measure("T", 1)]
    pub supply: u32,
    /// The whole formation is to trace for free.
    pub whole: Flag,
}

/// The result for one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TraceRow {
    /// The unit.
    #[refers("units")]
    pub unit: u16,
    /// The result for the unit.
    pub traced: Code<Traced>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The cost of a formation's trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TraceBill {
    /// The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
    #[measure("T", 1)]
    pub cost: u32,
    /// The cost if every unit ate that may and does not trace, in T.
    #[measure("T", 1)]
    pub cost_of_all: u32,
    /// The source whose part traces for free; 0 for none.
    pub source: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Returns 1T for each 2 RE, rounded up.
const fn eaten(re: u32) -> u32 {
    re.div_ceil(const { 2 * RE as u32 })
}

/// Returns the source whose part is the largest in RE, the lower number on a tie; 0 if no source reaches a unit.
fn largest(units: &[Unit], reached_by: &[u8]) -> Result<u8, Fault> {
    let (mut best, mut most) = (0u8, 0u32);
    for source in reached_by.iter().copied().filter(|source| *source > 0) {
        let mut size = 0u32;
        for ((i, unit), _) in numbered(units).zip(reached_by).filter(|(_, reached)| **reached == source) {
            let checked = unit.checked().map_err(|f| f.in_list(&"units", i))?;
            size = size.saturating_add(u32::from(extent(&checked).map_err(|f| f.in_list(&"units", i))?.re));
        }
        if size > most || (size == most && source < best) {
            (best, most) = (source, size);
        }
    }
    Ok(best)
}

/// Returns which part of a formation traces for free, and the supply that the rest eats or lacks (OCS 13.7a, 12.6d).
/// Forbidden if the units that are to eat cannot, or not all of them.
///
/// ```
/// use grognard_core::ocs::{formations::{trace, FormationTrace, TraceRow, Traced}, units::Unit};
/// use grognard_core::ruling::{Sink, Trail};
/// let unit = Unit { formation: 5, ..Unit::regiment(1, 4, 3) };
/// let question = FormationTrace {
///     units: &[unit; 3], reached_by: &[1, 1, 2], eats: &[0, 0, 1], supply: 4, ..Default::default()
/// };
/// let mut room = [TraceRow::default(); 3];
/// let mut rows = Sink::new(&mut room);
/// let bill = trace(&question, &mut rows, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((bill.source, bill.cost), (1, 1));
/// assert_eq!(rows.items()[2].traced.get(), Some(Traced::Eats));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the formation, the kind, the mode, the orientation, the size and the steps of a unit.
/// * `contradiction` for another number of entries in `reached_by` or `eats` than of units, and for units of two
///   formations or sides. Also for a unit that had a bridge and is no engineer.
/// * `out_of_range` for an entry of `eats` other than 0 and 1, and for steps that no counter has.
/// * `inexact` for a size that is not a multiple of 1/4 RE.
/// * `unknown_word` for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn trace(
    question: &FormationTrace<'_>,
    rows: &mut Sink<'_, TraceRow>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TraceBill>>, Fault> {
    let q = question;
    members(q)?;
    let source = if q.source > 0 { q.source } else { largest(q.units, q.reached_by)? };
    let mut findings = Findings::of(Cites::of(&[R12_6, R13_7A]), trail);
    let (mut eating, mut could, mut apart) = (0u32, 0u32, false);
    for ((i, unit), reached) in numbered(q.units).zip(q.reached_by.iter().copied()) {
        let checked = unit.checked().map_err(|f| f.in_list(&"units", i))?;
        findings.cite_if(R13_2B, checked.kind.is_transport());
        if !checked.kind.is_combat() || (reached > 0 && reached == source) {
            continue;
        }
        findings.cite(R12_6D);
        findings.cite(R12_6F);
        apart = true;
        let size = u32::from(extent(&checked).map_err(|f| f.in_list(&"units", i))?.re);
        let strat = checked.mode == Mode::Strat;
        could = could.saturating_add(if strat { 0 } else { size });
        if eats(q, i) {
            eating = eating.saturating_add(size);
            if strat {
                // Units in Strat Mode do not eat off the map (5.8).
                findings.object(R5_8, About::Units.at(i));
                findings.object(R12_6D, About::Units.at(i));
            }
        }
    }
    let bill = TraceBill { cost: eaten(eating), cost_of_all: eaten(could), source, reserved: [0; 3] };
    findings.over(R12_6D, Item::all(About::Units), Amount::of(What::Cost, bill.cost, 1), q.supply);
    // 13.7a: a single source for all of them.
    findings.forbid_if(R13_7A, apart && q.whole.is_set());
    findings.forbid_if(R12_6F, apart && q.whole.is_set());
    findings.note(R13_7A, What::Choice, About::Units, i32::from(source));
    findings.note(R12_6D, What::Cost, About::Units, i32::try_from(bill.cost).unwrap_or(i32::MAX));
    if findings.allows() {
        list(q, source, rows)?;
    }
    Ok(findings.verdict(|| bill))
}

/// Checks that the units are of one formation and of one side, with an entry for each.
fn members(q: &FormationTrace<'_>) -> Result<(), Fault> {
    let Some(first) = q.units.first() else { return Err(Fault::new(FaultCode::Empty, &"units")) };
    if q.reached_by.len() != q.units.len() {
        return Err(Fault::against(&"reached_by", &"units: there is an entry for each unit"));
    }
    if !q.eats.is_empty() && q.eats.len() != q.units.len() {
        return Err(Fault::against(&text!("eats"), &"units: there is an entry for each unit"));
    }
    for (i, unit) in numbered(q.units) {
        unit.checked().map_err(|f| f.in_list(&"units", i))?;
        if unit.formation == 0 || unit.formation != first.formation {
            let fault = Fault::against(&"formation", &"[].formation: the units are of one formation");
            let none = Fault::new(FaultCode::MissingField, &"formation");
            return Err(if unit.formation == 0 { none } else { fault }.in_list(&"units", i));
        }
        if unit.side != first.side {
            return Err(Fault::against(&text!("side"), &"[].side: the units are of one side").in_list(&"units", i));
        }
        // A list of zeros and ones, not of indices.
        if let Some(eats) = q.eats.get(i).filter(|eats| **eats > 1) {
            return Err(Fault::beyond(&"", *eats, 0, 1).in_list(&text!("eats"), i));
        }
    }
    Ok(())
}

/// Returns whether a unit is to eat.
fn eats(q: &FormationTrace<'_>, i: usize) -> bool {
    q.eats.get(i).is_some_and(|eats| *eats != 0)
}

/// Appends how each unit is supplied.
fn list(q: &FormationTrace<'_>, source: u8, rows: &mut Sink<'_, TraceRow>) -> Result<(), Fault> {
    for ((i, unit), reached) in numbered(q.units).zip(q.reached_by.iter().copied()) {
        let traced = if !unit.checked().map_err(|f| f.in_list(&"units", i))?.kind.is_combat() {
            Traced::Needless
        } else if reached > 0 && reached == source {
            Traced::Free
        } else if eats(q, i) {
            Traced::Eats
        } else {
            Traced::Out
        };
        let unit = u16::try_from(i).unwrap_or(u16::MAX);
        rows.push(TraceRow { unit, traced: Code::new(traced), reserved: 0 });
    }
    Ok(())
}
