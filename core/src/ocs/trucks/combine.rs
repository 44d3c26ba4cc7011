//! Combining and dividing Transport Points, and forming Extenders from them. OCS 13.2c, 13.2g.C, 6.1f, 12.7.

use super::{capacity, owned};
use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::board::UNITS;
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::measures::{MP, TP};
use crate::ocs::modes::left;
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Phase, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Amount, Findings, Item, Need, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// The number of counters of a size that the game has left: its counter mix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CounterMix {
    /// The points on the counter (TP).
    #[measure("TP", 4)]
    pub points: u16,
    /// The number of counters available, without those that are to be combined or divided.
    pub ready: u8,
    /// The kind of counter. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
}

const _: () = assert!(size_of::<CounterMix>() == 4, "frozen for this major of the C ABI");

/// Transport Points that are to be combined or divided.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combine<'a> {
    /// The counters before.
    #[required]
    pub units: &'a [Unit],
    /// The points (TP) on each counter afterwards. Their sum must be that of the counters before.
    #[required]
    #[measure("TP", 4)]
    pub into: &'a [u16],
    /// The load of each counter afterwards, in T. Their sum must be that of the counters before. An empty list fills
    /// them one after the other.
    #[measure("T", 1)]
    pub loads: &'a [u16],
    /// The game's counter mix. An empty list means no limit.
    pub mix: &'a [CounterMix],
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
}

/// A counter that results from combining and dividing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct NewCounter {
    /// The points on the counter (TP).
    #[measure("TP", 4)]
    pub points: u16,
    /// The load, in T.
    #[measure("T", 1)]
    pub load: u16,
    /// The movement that the counter counts as having spent, in MP: the most that any part
    /// has spent.
    #[measure("MP", 12)]
    pub mp_spent: u16,
}

/// A summary of the counters that result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct NewCounters {
    /// The number of counters.
    pub counters: u32,
    /// The sum of their points (TP).
    #[measure("TP", 4)]
    pub points: u32,
    /// The sum of their loads, in T.
    #[measure("T", 1)]
    pub load: u32,
}

/// The counters of a question: all of a list, or some units of a board.
#[derive(Clone, Copy)]
pub(crate) struct Counters<'a> {
    pub units: &'a [Unit],
    /// Their places in the list, if it is a board's.
    pub of_board: Option<&'a [u16]>,
}

impl<'a> Counters<'a> {
    /// Returns the number of counters.
    fn count(self) -> usize {
        self.of_board.map_or(self.units.len(), <[u16]>::len)
    }
    /// Returns the place of one of them in the list.
    fn place(self, i: usize) -> usize {
        self.of_board.map_or(i, |places| places.get(i).copied().map_or(usize::MAX, usize::from))
    }
    /// Returns the counters, each with its place.
    pub fn each(self) -> impl Iterator<Item = (usize, &'a Unit)> {
        (0..self.count()).filter_map(move |i| Some((self.place(i), self.units.get(self.place(i))?)))
    }
    /// Returns the fault of one in its place.
    fn inside(self, at: usize, fault: Fault) -> Fault {
        fault.in_list(if self.of_board.is_some() { UNITS } else { &"units" }, at)
    }
}

/// Returns whether two counters of one kind are of different types: they print another movement allowance (13.2c).
pub(crate) fn is_of_other_type(unit: &Unit, first: &Unit) -> bool {
    (unit.move_side.ma, unit.move_side.mobility) != (first.move_side.ma, first.move_side.mobility)
}

/// What is asked of each unit, by its place.
type Each<'e> = &'e mut dyn FnMut(usize, &Checked<'_>, &mut Findings<'_, '_>) -> Result<(), Fault>;

/// Checks that the units to be combined agree in hex, side and type (13.2c).
fn together(units: Counters<'_>, findings: &mut Findings<'_, '_>, each: Each<'_>) -> Result<Kind, Fault> {
    let Some((at, first)) = units.each().next() else { return Err(Fault::new(FaultCode::Empty, &"units")) };
    let kind = word(first.kind, &"kind").map_err(|f| units.inside(at, f))?;
    for (i, unit) in units.each() {
        let inside = |f: Fault| units.inside(i, f);
        let checked = owned(unit).map_err(inside)?;
        if units.count() > 1 && checked.kind.is_transport() {
            checked.ma().map_err(inside)?;
            checked.mobility().map_err(inside)?;
        }
        let organic = kind == Kind::OrganicTruck && unit.formation != first.formation;
        let apart = unit.hex != first.hex || unit.side != first.side;
        if checked.kind != kind || !checked.kind.is_transport() || organic || is_of_other_type(unit, first) || apart {
            findings.object(R13_2C, About::Units.at(i));
        }
        each(i, &checked, findings)?;
    }
    Ok(kind)
}

/// Decides whether Transport Points may be combined or divided, and returns the resulting counters (OCS 13.2c, 6.1f).
/// The rows are in the order of `into`. It costs no movement; a combined counter counts as having spent the most that
/// any part has.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::{trucks::{combine, Combine, NewCounter}, units::{Face, Kind, Mobility, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// let move_side = Face { ma: (45 * MP).into(), mobility: Code::new(Mobility::Truck), ..Default::default() };
/// let truck = |amount, mp_spent| Unit { amount, mp_spent, move_side, ..Unit::of(1, Kind::Truck) };
/// let phase = Code::new(Phase::Movement);
/// let question = Combine { units: &[truck(2 * TP, 0), truck(3 * TP, 5 * MP)], into: &[5 * TP], phase, ..Default::default() };
/// let mut room = [NewCounter::default(); 2];
/// let mut rows = Sink::new(&mut room);
/// assert!(combine(&question, &mut rows, &mut Trail::none())?.value.is_allowed());
/// assert_eq!((rows.items()[0].points, rows.items()[0].mp_spent), (5 * TP, 5 * MP));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` if there are no counters before, or none afterwards.
/// * `missing_field` and `unknown_word` for the phase.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the counters, as on a [board](crate::ocs::board). Their sides are needed, and, where there are several, their
///   movement allowance and mobility.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `contradiction` for points or loads afterwards that do not have the sum of those before.
/// * `missing_field` and `unknown_word` for the kind in a row of the counter mix, and `missing_field` for its points.
/// * `overflow` for sums, and for a load afterwards, that are too large.
pub fn combine(
    question: &Combine<'_>,
    rows: &mut Sink<'_, NewCounter>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<NewCounters>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    let parts = Parts { points: q.into, loads: q.loads, counters: &[], first: 0, name: &"into" };
    let units = Counters { units: q.units, of_board: None };
    let mut findings = Findings::by(R13_2C, trail);
    let formed = regroup(units, &parts, q.mix, phase, &mut findings)?;
    if findings.allows() {
        let spent = units.each().map(|(_, unit)| unit.mp_spent).max();
        let mut left = formed.load;
        for (i, points) in numbered(q.into) {
            let aboard = parts.load(i).unwrap_or(left.min(capacity(*points)));
            left = left.saturating_sub(aboard);
            let load = u16::try_from(aboard).map_err(|_| Fault::new(FaultCode::Overflow, &"into"))?;
            rows.push(NewCounter { points: *points, load, mp_spent: spent.unwrap_or(0) });
        }
    }
    Ok(findings.verdict(|| formed))
}

/// The counters that are to result: as points and loads, or as units.
pub(crate) struct Parts<'a> {
    pub points: &'a [u16],
    /// The load of each; an empty list fills them one after the other.
    pub loads: &'a [u16],
    pub counters: &'a [Unit],
    /// The place of the first of them, for the trail.
    pub first: usize,
    /// The name of their list, for faults.
    pub name: Name,
}

impl Parts<'_> {
    fn count(&self) -> usize {
        self.points.len().saturating_add(self.counters.len())
    }
    fn points(&self) -> impl Iterator<Item = u16> + Clone {
        self.points.iter().copied().chain(self.counters.iter().map(|unit| unit.amount))
    }
    fn load(&self, i: usize) -> Option<u32> {
        self.loads.get(i).copied().or(self.counters.get(i).map(|unit| unit.load)).map(u32::from)
    }
}

/// Adds the reasons why counters may not become others, and returns the sums of these.
#[inline(never)]
pub(crate) fn regroup(
    units: Counters<'_>,
    parts: &Parts<'_>,
    mix: &[CounterMix],
    phase: Phase,
    findings: &mut Findings<'_, '_>,
) -> Result<NewCounters, Fault> {
    let (mut points, mut load, mut spent) = (0u32, 0u32, false);
    let kind = together(units, findings, &mut |i, unit, findings| {
        points = sum(points, unit.unit.amount)?;
        load = sum(load, unit.unit.load)?;
        spent |= unit.unit.mp_spent > 0;
        if unit.kind.is_extender() {
            findings.object(R12_7, About::Units.at(i));
        }
        Ok(())
    })?;
    let count = parts.count();
    if count == 0 {
        return Err(Fault::new(FaultCode::Empty, parts.name));
    }
    // What is no transport has no points, and is refused below.
    let all = parts.points().fold(0u32, |sum, n| sum.saturating_add(u32::from(n)));
    if parts.points().any(|points| points == 0) || (kind.is_transport() && all != points) {
        return Err(Fault::against(parts.name, &"units: the parts have as many Transport Points as the whole"));
    }
    let loads = (0..count).filter_map(|i| parts.load(i)).fold(0u32, u32::saturating_add);
    let told = !parts.loads.is_empty() || !parts.counters.is_empty();
    if told && (loads != load || parts.points.len() != parts.loads.len()) {
        let name: Name = if parts.counters.is_empty() { &"loads" } else { parts.name };
        return Err(Fault::against(name, &"units: the parts carry as much as the whole"));
    }
    // 13.2c: in the friendly Movement Phase only.
    findings.forbid_if(R13_2C, phase != Phase::Movement);
    let mut left = load;
    for (i, points) in (0..count).zip(parts.points()) {
        let room = capacity(points);
        let last = i.checked_add(1) == Some(count);
        let aboard = match parts.load(i) {
            Some(load) => load,
            // What fits on none of them is too much on the last.
            None if last => left,
            None => left.min(room),
        };
        left = left.saturating_sub(aboard);
        let wanted = alike(parts.points(), points);
        let about = About::Units.at(parts.first.saturating_add(i));
        findings.over(R13_2C, about, Amount::of(What::Capacity, aboard, TP), room);
        if let Some(there) = mixed(units, mix, kind, points)? {
            findings.short(R13_2C, about, Need::of(wanted, there, 1));
        }
    }
    findings.cite(R13_2C);
    findings.cite_if(R6_1F, spent);
    let counters = u32::try_from(count).unwrap_or(u32::MAX);
    Ok(NewCounters { counters, points, load })
}

/// Adds one counter's number to the sum of the others.
fn sum(all: u32, more: u16) -> Result<u32, Fault> {
    all.checked_add(u32::from(more)).ok_or(Fault::new(FaultCode::Overflow, &"units"))
}

/// Returns how many of the counters have this number of points.
fn alike(counters: impl Iterator<Item = u16>, points: u16) -> u32 {
    counters.fold(0, |n, of| n.saturating_add(u32::from(of == points)))
}

/// Returns the number of counters of a size in the counter mix, including those that are combined or divided; `None` for
/// no limit.
fn mixed(units: Counters<'_>, mix: &[CounterMix], kind: Kind, points: u16) -> Result<Option<u32>, Fault> {
    if mix.is_empty() {
        return Ok(None);
    }
    let mut ready = alike(units.each().map(|(_, unit)| unit.amount), points);
    for (i, row) in numbered(mix) {
        let of = word(row.kind, &"kind").map_err(|f| f.in_list(&"mix", i))?;
        if row.points == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"points").in_list(&"mix", i));
        }
        if of == kind && row.points == points {
            ready = ready.saturating_add(u32::from(row.ready));
        }
    }
    Ok(Some(ready))
}

/// Transport Points that are to form an Extender, or an Extender that is to become Transport Points again.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Extend<'a> {
    /// The counters, five points in all; or the Extender alone.
    #[required]
    pub units: &'a [Unit],
    /// The Extender is to be unformed.
    pub unform: Flag,
    /// In its hex the Extender would connect to its link.
    pub connects: Flag,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
}

/// Decides whether Transport Points may form an Extender, or an Extender may be unformed (OCS 12.7, 12.7d, 13.2c, 13.2g.C).
/// Either costs half of the movement allowance, and nothing is carried.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::{effects::Effects, trucks::{extend, Extend}, units::{Face, Kind, Phase, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 5 * TP, move_side, ..Unit::of(1, Kind::Truck) };
/// let phase = Code::new(Phase::Movement);
/// let asked = |unit| {
///     let question = Extend { units: &[unit], connects: Flag::YES, phase, ..Default::default() };
///     extend(&question, &mut Effects::none(), &mut Trail::none())
/// };
/// assert!(asked(truck)?.value.is_allowed());
/// assert!(!asked(Unit { kind: Code::new(Kind::OrganicTruck), formation: 1, ..truck })?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without counters.
/// * `missing_field` and `unknown_word` for the phase.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the counters, as on a [board](crate::ocs::board). Their sides and movement allowances are needed, and, where there
///   are several, their mobility.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `overflow` for sums that are too large.
pub fn extend(
    question: &Extend<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<NewCounters>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    let (mut findings, counters) = (Findings::by(R12_7, trail), Counters { units: q.units, of_board: None });
    findings.forbid_if(R12_7D, !q.unform.is_set() && !q.connects.is_set());
    let formed = convert(counters, q.unform.is_set(), phase, &mut findings, effects)?;
    Ok(findings.verdict(|| formed))
}

/// Adds the reasons why counters may not form an Extender, or be unformed, wherever it would connect, and appends what it
/// costs them.
pub(crate) fn convert(
    units: Counters<'_>,
    unform: bool,
    phase: Phase,
    findings: &mut Findings<'_, '_>,
    effects: &mut Effects<'_>,
) -> Result<NewCounters, Fault> {
    let (mut points, mut load) = (0u32, 0u32);
    together(units, findings, &mut |i, unit, findings| {
        points = sum(points, unit.unit.amount)?;
        load = sum(load, unit.unit.load)?;
        if unit.kind == Kind::OrganicTruck {
            findings.object(R13_2G_C, About::Units.at(i));
        }
        let inside = |f: Fault| units.inside(i, f);
        if unit.kind.is_extender() != unform {
            findings.object(R12_7, About::Units.at(i));
        }
        let (item, left) = (About::Units.at(i), left(unit, phase).map_err(inside)?);
        let half = Amount::of(What::Movement, u32::from(half(unit).map_err(inside)?), MP);
        findings.over(R12_7D, item, half, left.now.into());
        if left.is_kept_by_transport(u16::try_from(half.is).unwrap_or(u16::MAX)) {
            findings.object(R4_7D, item);
        }
        // What they carry is unloaded first.
        findings.over(R12_7D, item, Amount::of(What::Capacity, u32::from(unit.unit.load), TP), 0);
        Ok(())
    })?;
    if unform {
        let counters = u32::try_from(units.count()).unwrap_or(u32::MAX);
        findings.over(R12_7, Item::WHOLE, Amount::of(What::Count, counters, 1), 1);
    } else {
        findings.unlike(R12_7, Item::WHOLE, Amount::of(What::Count, points, TP), u32::from(5 * TP));
    }
    findings.forbid_if(R12_7, phase != Phase::Movement);
    findings.cite(R12_7);
    findings.cite(R12_7D);
    findings.cite_if(R13_2C, units.count() > 1);
    findings.cite_if(R12_7E, units.count() > 1 && !unform);
    // 12.7f: they go on with what is left of the allowance, together or apart.
    findings.cite_if(R12_7F, unform);
    if findings.allows() {
        for (i, unit) in units.each() {
            let half = unit.checked().and_then(|unit| half(&unit)).map_err(|f| units.inside(i, f))?;
            effects.amount(i, EffectKind::SpendMp, half, R12_7D);
        }
    }
    Ok(NewCounters { counters: 1, points, load })
}

/// Returns half of a printed movement allowance, in twelfths of an MP.
fn half(unit: &Checked<'_>) -> Result<u16, Fault> {
    let ma = unit.unit.move_side.allowance().map_err(|f| f.within(&"move_side"))?;
    Ok(ma / 2)
}
