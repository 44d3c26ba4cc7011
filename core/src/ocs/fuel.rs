//! Fuel: the units that need it, and the three ways to pay for it. OCS 12.5, 12.5c, 12.5e, 13.7a.

use super::rules::*;
use super::units::{Checked, Kind, Mobility, Transport, Unit, is_independent, word};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A way to pay for fuel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum FuelBy {
    /// Each unit by itself: 1T, for the phase.
    Unit = 1,
    /// A formation as a whole: 1 SP, until the next friendly Clean Up Phase.
    Formation,
    /// A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
    Hq,
    /// No fuel is needed.
    None,
}

/// Returns whether a unit needs fuel to move: a combat unit whose showing side has Truck or Track movement points
/// (12.5).
pub(crate) fn takes_fuel(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(unit.kind.is_combat() && moves_on_fuel(unit.kind, unit.mobility()?) && unit.ma()? > 0)
}

/// Returns whether units of a kind need fuel for movement points of a mobility (12.5).
pub(crate) const fn moves_on_fuel(kind: Kind, mobility: Mobility) -> bool {
    kind.is_combat() && !matches!(mobility, Mobility::Leg)
}

/// Returns whether a unit needs no more fuel in the phase: it is fuelled, or was landed after a roll on the ALT table, which
/// fuels it free (12.5a).
pub(crate) fn is_fuelled(unit: &Unit) -> bool {
    unit.fuelled.is_set() || unit.transported.get() == Some(Transport::LandingCraft) && unit.alt_rolled.is_set()
}

/// Units that are to be fuelled.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Fuel<'a> {
    /// The units.
    #[required]
    pub units: &'a [Unit],
    /// For each unit, the caller's number of the headquarters or direct source that is in range and may support it; 0
    /// for a unit without one.
    #[required]
    pub reached_by: &'a [u8],
    /// The way to pay.
    #[required]
    pub by: Code<FuelBy>,
    /// For a formation or a headquarters: the source that pays, in the numbering of `reached_by`.
    pub source: u8,
    /// The headquarters has thrown fuel from another hex in this phase.
    pub threw_elsewhere: Flag,
    /// A formation is to be fuelled as a whole: no unit may pay by itself or go without.
    pub whole: Flag,
}

/// The fuel of one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct FuelRow {
    /// The unit.
    #[refers("units")]
    pub unit: u16,
    /// The supply that the unit pays by itself, in T.
    #[measure("T", 1)]
    pub cost: u8,
    /// The way in which it is paid for.
    pub by: Code<FuelBy>,
    /// The unit is fuelled, or needs no fuel.
    pub fuelled: Flag,
    /// The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.
    pub lasts: Flag,
}

/// The cost of fuel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct FuelBill {
    /// The total cost, in T.
    #[measure("T", 1)]
    pub cost: u32,
    /// The cost of fuelling the same units each by itself, in T.
    #[measure("T", 1)]
    pub by_unit: u32,
    /// The formation's marker shows its fuelled side (13.7).
    pub marker: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Returns the cost of fuelling units, and which of them are fuelled (OCS 12.5, 12.5c, 12.5e, 13.7a). If a formation
/// pays, the units in range of the paying source share in 1 SP, and those in range of another source pay by themselves.
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::{fuel::{assess, Fuel, FuelBy}, units::{Face, Mobility, Unit}};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// let combat_side = Face { ma: (14 * MP).into(), mobility: Code::new(Mobility::Track), ..Default::default() };
/// let unit = Unit { formation: 5, combat_side, ..Unit::regiment(1, 4, 3) };
/// let question = Fuel {
///     units: &[unit; 3], reached_by: &[1, 1, 2], by: Code::new(FuelBy::Formation), source: 1, ..Default::default()
/// };
/// let bill = assess(&question, &mut Sink::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((bill.cost, bill.by_unit), (5, 3)); // 1 SP for two of them, 1T for the third
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the way to pay, and for the source of a formation or a headquarters. Also for a unit's kind,
///   mode, orientation and steps, for its mobility and movement allowance, and for its size, where they count.
/// * `contradiction` for another number of sources than of units, for units of two sides, and for `none` as the way to
///   pay. Also for a unit that had a bridge and is no engineer.
/// * `unknown_word` for the way to pay and for words of units.
/// * `out_of_range` for a movement allowance and steps that no counter has.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn assess(
    question: &Fuel<'_>,
    rows: &mut Sink<'_, FuelRow>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<FuelBill>>, Fault> {
    let q = question;
    let by = word(q.by, &"by")?;
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    if q.reached_by.len() != q.units.len() {
        return Err(Fault::against(&"reached_by", &"units: there is an entry for each unit"));
    }
    let shared = is_shared(q, by)?;
    let mut findings = Findings::of(Cites::of(&[R12_5, R12_5C]), trail);
    let (mut sharing, mut split, mut bill) = (false, false, FuelBill::default());
    let formation = q.units.first().map_or(0, |u| u.formation);
    for ((i, unit), reached) in numbered(q.units).zip(q.reached_by.iter().copied()) {
        let checked = unit.checked().map_err(|f| f.in_list(&"units", i))?;
        if q.units.first().is_some_and(|first| first.side != unit.side) {
            return Err(Fault::against(&text!("side"), &"[].side: the units are of one side").in_list(&"units", i));
        }
        let needs = takes_fuel(&checked).map_err(|f| f.in_list(&"units", i))?;
        for rule in bars(by, &checked, formation).map_err(|f| f.in_list(&"units", i))? {
            findings.object(*rule, About::Units.at(i));
        }
        findings.cite_if(R13_2B, checked.kind.is_transport());
        if !needs {
            continue;
        }
        sharing |= shared && reached == q.source;
        split |= shared && reached != q.source;
        bill.by_unit = bill.by_unit.saturating_add(u32::from(reached > 0));
        bill.cost = bill.cost.saturating_add(u32::from(reached > 0 && !(shared && reached == q.source)));
    }
    findings.forbid_if(R12_5C, shared && !sharing);
    // 13.7a: as a whole only from one source.
    findings.forbid_if(R13_7A, by == FuelBy::Formation && split && q.whole.is_set());
    // 12.5e: from one hex in a phase.
    findings.forbid_if(R12_5E, by == FuelBy::Hq && q.threw_elsewhere.is_set());
    cite(by, split, &mut findings.cites);
    // Who does not share the source pays singly.
    findings.cite_if(R12_5C_C, bill.cost > 0);
    if sharing {
        // 12.1a: 1 SP.
        findings.cite(R12_1A);
        bill.cost = bill.cost.saturating_add(4);
    }
    bill.marker = Flag::from(by == FuelBy::Formation);
    if findings.allows() {
        list(q, by, shared, rows)?;
    }
    findings.note(R12_5C, What::Cost, About::Units, i32::try_from(bill.cost).unwrap_or(i32::MAX));
    Ok(findings.verdict(|| bill))
}

/// Returns whether units share what a source pays for them together.
fn is_shared(q: &Fuel<'_>, by: FuelBy) -> Result<bool, Fault> {
    match by {
        FuelBy::Unit => Ok(false),
        FuelBy::Formation | FuelBy::Hq if q.source > 0 => Ok(true),
        FuelBy::Formation | FuelBy::Hq => Err(Fault::new(FaultCode::MissingField, &"source")),
        FuelBy::None => Err(Fault::against(&"by", &"units: units are fuelled in some way")),
    }
}

/// Returns the rules by which a unit is not fuelled in this way: it is of another formation (12.5c.A), or neither the
/// headquarters nor independent (12.5c.B).
fn bars(by: FuelBy, unit: &Checked<'_>, formation: u16) -> Result<&'static [Rule], Fault> {
    Ok(match by {
        FuelBy::Formation if unit.unit.formation == 0 || unit.unit.formation != formation => &[R12_5C, R12_5C_A, R3_1C],
        FuelBy::Hq if !unit.kind.is_hq() && !is_independent(unit)? => &[R12_5C, R12_5C_B, R3_2F],
        _ => &[],
    })
}

/// Adds the rules of a way to pay; a formation is `split` if not all of its units share the source.
fn cite(by: FuelBy, split: bool, cites: &mut Cites) {
    cites.add_if(R12_5E, by == FuelBy::Hq);
    cites.add_if(R3_2F, by == FuelBy::Hq);
    cites.add_if(R13_7A, by == FuelBy::Formation && split);
    cites.add_if(R13_7, by == FuelBy::Formation);
    cites.add_if(R12_5C_A, by == FuelBy::Formation);
    cites.add_if(R3_1C, by == FuelBy::Formation);
    cites.add_if(R12_5C_B, by == FuelBy::Hq);
}

/// Appends how each unit is fuelled.
fn list(q: &Fuel<'_>, by: FuelBy, shared: bool, rows: &mut Sink<'_, FuelRow>) -> Result<(), Fault> {
    for ((i, unit), reached) in numbered(q.units).zip(q.reached_by.iter().copied()) {
        let checked = unit.checked().map_err(|f| f.in_list(&"units", i))?;
        let together = shared && reached == q.source;
        let (how, fuelled) = if takes_fuel(&checked)? {
            (if together { by } else { FuelBy::Unit }, reached > 0)
        } else {
            (FuelBy::None, true)
        };
        rows.push(FuelRow {
            unit: u16::try_from(i).unwrap_or(u16::MAX),
            cost: u8::from(how == FuelBy::Unit && fuelled),
            by: Code::new(how),
            fuelled: Flag::from(fuelled),
            lasts: Flag::from(matches!(how, FuelBy::Formation | FuelBy::Hq)),
        });
    }
    Ok(())
}
