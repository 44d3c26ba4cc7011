//! Capture of what is in a hex without defending combat units. OCS 9.14b to 9.14h, 13.2g.F, 13.2i.
//!
//! If rounding
//! captures all vehicles but only part of their load, the rest of the load is destroyed. If it captures supply but no
//! vehicle, the supply stays in the hex. Vehicles that are left keep the whole remaining load, even if it exceeds their
//! capacity.

mod settle;
mod table;

pub use settle::*;
pub use table::Spoils;
pub(crate) use table::{COLUMNS, ROWS, cell};

use super::options::GameRules;
use super::participants::Participants;
use super::rules::*;
use super::trucks::held;
use super::units::{Checked, Kind, Phase, Unit, one_side, word};
use crate::dice::Dice;
use crate::fault::{Fault, Name, list};
use crate::ocs::measures::TP;
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Item, Ruling, Trail, Verdict, What};
use table::{column_of, part, percent};

/// Returns the paragraph about a kind of unit in an entered hex.
const fn of_kind(kind: Kind) -> Rule {
    match kind {
        Kind::Supply => R9_14B,
        Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule => R9_14C,
        Kind::Extender | Kind::WagonExtender | Kind::MuleExtender => R9_14D,
        Kind::Hedgehog => R9_14E,
        Kind::AirBase | Kind::Aircraft => R9_14F,
        Kind::Ship => R9_14G,
        Kind::Port => R9_14H,
        _ => R9_14,
    }
}

/// A hex that an enemy unit enters.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CaptureQuestion<'a> {
    /// The units in the hex, all of the other side.
    #[required]
    pub units: &'a [Unit],
    /// The unit that enters the hex.
    #[required]
    pub entering: Unit,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The Extenders in the hex have a hex to collapse to: within special draw range and in trace.
    pub collapses: Flag,
}

/// The objects for which the capture table is rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Prize {
    /// Supply on the ground, in T.
    #[measure("T", 1)]
    pub dump: u32,
    /// Transport Points with a movement allowance above 10, in points (TP).
    #[measure("TP", 4)]
    pub trucks: u32,
    /// The load of these, in T.
    #[measure("T", 1)]
    pub truck_load: u32,
    /// Transport Points with a movement allowance of up to 10, in points (TP).
    #[measure("TP", 4)]
    pub wagons: u32,
    /// The load of these, in T.
    #[measure("T", 1)]
    pub wagon_load: u32,
    /// The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
    pub dice: u8,
    /// Captured Transport Points may move at once.
    pub moves: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Adds a unit. An Extender that collapses is not counted.
fn count(prize: &mut Prize, unit: &Checked<'_>, collapses: bool) -> Result<(), Fault> {
    let (amount, load) = (u32::from(unit.unit.amount), u32::from(unit.unit.load));
    match unit.kind {
        Kind::Supply => prize.dump = prize.dump.saturating_add(amount),
        kind if kind.is_extender() && collapses => {}
        kind if kind.is_transport() => {
            let (points, aboard) = match column_of(unit.unit)? {
                Spoils::Wagons => (&mut prize.wagons, &mut prize.wagon_load),
                _ => (&mut prize.trucks, &mut prize.truck_load),
            };
            *points = points.saturating_add(amount);
            *aboard = aboard.saturating_add(load);
        }
        _ => {}
    }
    Ok(())
}

/// Decides whether a unit that enters a hex captures its contents, and returns what the capture table is rolled for
/// (OCS 9.14, 9.14b to 9.14h, 4.4c). The capture of aircraft and the defence of combat units are not covered.
///
/// ```
/// use grognard_core::ocs::{capture::{assess, CaptureQuestion}, units::{Kind, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let dump = Unit { amount: 12, ..Unit::of(1, Kind::Supply) };
/// let entering = Unit::regiment(2, 4, 3);
/// let question = CaptureQuestion { units: &[dump], entering, phase: Code::new(Phase::Movement), ..Default::default() };
/// let prize = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((prize.dump, prize.dice), (12, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase, and for the side, the kind, the mode, the orientation and the steps of a unit. Also
///   for the amount of supply and of Transport Points, and for the movement allowance of the latter.
/// * `contradiction` for units of two sides or of the side that enters, and for two with one id. Also for a load that
///   the unit cannot carry, and for a unit that had a bridge and is no engineer.
/// * `unknown_word` for the phase and for words of units.
/// * `out_of_range` for a movement allowance and steps that no counter has.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
pub fn assess(question: &CaptureQuestion<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Prize>>, Fault> {
    let q = question;
    let entering = q.entering.checked().map_err(|f| f.within(&text!("entering")))?;
    word(entering.face.style, &"style").map_err(|f| f.within(&text!("entering")))?;
    let phase = word(q.phase, &"phase")?;
    let side = q.entering.said_side().map_err(|f| f.within(&text!("entering")))?;
    one_side(q.units, &"units", Some(side))?;
    let mut findings = Findings::by(R9_14, trail);
    let units = Participants::all(q.units, list!("units"), About::Defenders);
    let prize = prize_of(units, phase == Phase::Movement, q.collapses.is_set(), &mut findings)?;
    if !entering.attack_capable(&mut |rule| findings.object(rule, About::Attackers.at(0))) {
        findings.object(R4_4C, About::Attackers.at(0));
    }
    Ok(findings.verdict(|| prize))
}

/// Returns what is captured of units, wherever they are listed; whether Transport Points may move at once is given.
pub(in crate::ocs) fn prize_of(
    units: Participants<'_>,
    moves: bool,
    collapses: bool,
    findings: &mut Findings<'_, '_>,
) -> Result<Prize, Fault> {
    let mut prize = Prize { moves: Flag::from(moves), ..Prize::default() };
    findings.cite(R4_4C);
    findings.cite(R9_14);
    let mut works = false;
    for (i, unit) in units.iter() {
        let inside = |f: Fault| units.fault(f, i);
        let checked = held(unit).map_err(inside)?;
        if checked.kind.is_combat() {
            let Item { about, index } = units.item(i);
            findings.object(R9_14, about.at(index));
        }
        works |= checked.kind == Kind::Hedgehog;
        // An Extender that cannot collapse is Transport Points (9.14d).
        let goes = checked.kind.is_extender() && collapses;
        findings.cite_if(of_kind(checked.kind), !checked.kind.is_extender() || goes);
        findings.cite_if(R12_7H, goes);
        count(&mut prize, &checked, goes).map_err(inside)?;
    }
    let vehicles = prize.trucks > 0 || prize.wagons > 0;
    prize.dice = rolls(&prize);
    findings.cite_if(R9_14C, vehicles);
    findings.cite_if(R12_11B, vehicles || prize.dump > 0);
    findings.cite_if(R13_2I, vehicles);
    findings.cite_if(R16_0, works);
    Ok(prize)
}

/// A prize and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CaptureResolve<'a> {
    /// The prize.
    #[required]
    pub prize: Prize,
    /// The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order.
    #[required]
    pub dice: &'a [u8],
    /// The game's options: whether it has Transport Points of the size of one supply token.
    pub rules: GameRules,
}

/// The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is
/// displaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Captured {
    /// Supply on the ground, in T.
    #[measure("T", 1)]
    pub dump: u32,
    /// Transport Points with a movement allowance above 10, in points (TP).
    #[measure("TP", 4)]
    pub trucks: u32,
    /// The captured load of these, in T.
    #[measure("T", 1)]
    pub truck_load: u32,
    /// Transport Points with a movement allowance of up to 10, in points (TP).
    #[measure("TP", 4)]
    pub wagons: u32,
    /// The captured load of these, in T.
    #[measure("T", 1)]
    pub wagon_load: u32,
    /// The percentages captured of dumps, trucks and wagons.
    pub percent: [u8; 3],
    /// Captured Transport Points may move at once.
    pub moves: Flag,
}

/// Adds the capture of one column's roll.
fn taken(prize: &Prize, column: Spoils, die: u8, rules: &GameRules, out: &mut Captured) {
    let percent = percent(column, die);
    // Points are rounded to whole points unless the game has smaller ones; supply to whole tokens.
    let unit = if rules.token_trucks.is_set() { 1 } else { u32::from(TP) };
    match column {
        Spoils::Dump => out.dump = part(prize.dump, percent, 1),
        Spoils::Trucks => {
            out.trucks = part(prize.trucks, percent, unit);
            out.truck_load = part(prize.truck_load, percent, 1);
        }
        Spoils::Wagons => {
            out.wagons = part(prize.wagons, percent, unit);
            out.wagon_load = part(prize.wagon_load, percent, 1);
        }
    }
    if let Some(place) = out.percent.get_mut(column as usize) {
        *place = percent;
    }
}

/// Returns whether Transport Points are captured as wagons are.
pub(in crate::ocs) fn is_wagon(unit: &Unit) -> Result<bool, Fault> {
    Ok(column_of(unit)? == Spoils::Wagons)
}

/// Returns the number of columns that are rolled for.
fn rolls(prize: &Prize) -> u8 {
    columns(prize).fold(0, |n, _| n.saturating_add(1))
}

/// Returns the columns that are rolled for.
fn columns(prize: &Prize) -> impl Iterator<Item = Spoils> + use<> {
    let there =
        [(Spoils::Dump, prize.dump > 0), (Spoils::Trucks, prize.trucks > 0), (Spoils::Wagons, prize.wagons > 0)];
    there.into_iter().filter_map(|(column, there)| there.then_some(column))
}

/// Returns the paragraphs by which a prize is rolled for.
fn rolled(prize: &Prize) -> Cites {
    let mut rules = columns(prize).map(Spoils::rule);
    let mut cites = Cites::by(rules.next().unwrap_or(R9_14));
    rules.for_each(|rule| cites.add(rule));
    cites
}

/// Checks that a prize is possible: numbers small enough to take a percentage of, and one die for each column.
fn sound(prize: &Prize) -> Result<(), Fault> {
    let inside = |f: Fault| f.within(&"prize");
    prize.spared().map_err(inside)?;
    let fields: [(u32, Name); 5] = [
        (prize.dump, &text!("dump")),
        (prize.trucks, &"trucks"),
        (prize.truck_load, &"truck_load"),
        (prize.wagons, &"wagons"),
        (prize.wagon_load, &"wagon_load"),
    ];
    for (amount, field) in fields {
        if amount > MOST {
            return Err(inside(Fault::beyond(field, amount, 0, MOST)));
        }
    }
    // Every load has a carrier.
    if (prize.trucks == 0 && prize.truck_load > 0) || (prize.wagons == 0 && prize.wagon_load > 0) {
        let (field, why): (Name, Name) = if prize.trucks == 0 && prize.truck_load > 0 {
            (&"truck_load", &".trucks: a load has points that carry it")
        } else {
            (&"wagon_load", &".wagons: a load has points that carry it")
        };
        return Err(inside(Fault::against(field, why)));
    }
    if prize.dice != rolls(prize) {
        return Err(inside(Fault::against(&text!("dice"), &".dump: what is captured takes another number of dice")));
    }
    Ok(())
}

/// The largest number that a prize may hold.
const MOST: u32 = 1_000_000;

/// Resolves a prize with dice (OCS 9.14b, 9.14c, 4.1, 13.2i).
///
/// ```
/// use grognard_core::ocs::capture::{resolve, CaptureResolve, Prize};
/// use grognard_core::ruling::Trail;
/// let prize = Prize { dump: 12, trucks: 8, truck_load: 8, dice: 2, ..Default::default() };
/// let got = resolve(&CaptureResolve { prize, dice: &[2, 5], ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!((got.dump, got.trucks, got.truck_load), (3, 4, 4)); // a quarter of 3 SP; half of 2 points and of 2 SP
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for an amount above 1000000.
/// * `contradiction` for a load without Transport Points that carry it, and for another number of dice than the prize
///   takes.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `reserved` for reserved bytes that are not 0.
pub fn resolve(question: &CaptureResolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Captured>, Fault> {
    let q = question;
    q.rules.sound()?;
    sound(&q.prize)?;
    let mut dice = Dice::new(q.dice);
    let mut out = Captured { moves: q.prize.moves, ..Captured::default() };
    for column in columns(&q.prize) {
        let die = dice.d6()?;
        taken(&q.prize, column, die, &q.rules, &mut out);
        let rule = column.rule();
        trail.note(rule, What::Roll, About::Whole, i32::from(die));
        trail.note(rule, What::Percent, About::Whole, i32::from(percent(column, die)));
    }
    dice.finish()?;
    let mut cites = rolled(&q.prize);
    let rounded = |of: u32, percent: u8, unit: u32| {
        !of.saturating_mul(u32::from(percent)).is_multiple_of(unit.saturating_mul(100))
    };
    let [dump, trucks, wagons] = out.percent;
    let unit = if q.rules.token_trucks.is_set() { 1 } else { u32::from(TP) };
    let p = &q.prize;
    let any = rounded(p.dump, dump, 1)
        || rounded(p.trucks, trucks, unit)
        || rounded(p.truck_load, trucks, 1)
        || rounded(p.wagons, wagons, unit)
        || rounded(p.wagon_load, wagons, 1);
    cites.add_if(R4_1, any);
    cites.add_if(R13_2I, p.trucks > 0 || p.wagons > 0);
    Ok(Ruling::new(out, cites))
}

/// A prize.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CaptureOdds {
    /// The prize.
    #[required]
    pub prize: Prize,
    /// The game's options: whether it has Transport Points of the size of one supply token.
    pub rules: GameRules,
}

/// The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled
/// separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CaptureDistribution {
    /// The number of cases, 6.
    pub denominator: u32,
    /// Supply on the ground, in T.
    #[measure("T", 1)]
    pub dump: [u32; 6],
    /// Transport Points with a movement allowance above 10, in points (TP).
    #[measure("TP", 4)]
    pub trucks: [u32; 6],
    /// The captured load of these, in T.
    #[measure("T", 1)]
    pub truck_load: [u32; 6],
    /// Transport Points with a movement allowance of up to 10, in points (TP).
    #[measure("TP", 4)]
    pub wagons: [u32; 6],
    /// The captured load of these, in T.
    #[measure("T", 1)]
    pub wagon_load: [u32; 6],
}

/// Returns the exact chances of a capture (OCS 9.14b, 9.14c).
///
/// ```
/// use grognard_core::ocs::capture::{distribution, CaptureOdds, Prize};
/// use grognard_core::ruling::Trail;
/// let prize = Prize { dump: 16, dice: 1, ..Default::default() };
/// let chances = distribution(&CaptureOdds { prize, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(chances.dump, [0, 4, 4, 8, 8, 12]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for an amount above 1000000.
/// * `contradiction` for a load without Transport Points that carry it, and for another number of dice than the prize
///   takes.
/// * `reserved` for reserved bytes that are not 0.
pub fn distribution(question: &CaptureOdds, _trail: &mut Trail<'_>) -> Result<Ruling<CaptureDistribution>, Fault> {
    let q = question;
    q.rules.sound()?;
    sound(&q.prize)?;
    let mut d = CaptureDistribution { denominator: 6, ..Default::default() };
    for (die, at) in (1u8..7).zip(0usize..6) {
        let mut out = Captured::default();
        for column in columns(&q.prize) {
            taken(&q.prize, column, die, &q.rules, &mut out);
        }
        let put = |list: &mut [u32; 6], value: u32| {
            if let Some(place) = list.get_mut(at) {
                *place = value;
            }
        };
        put(&mut d.dump, out.dump);
        put(&mut d.trucks, out.trucks);
        put(&mut d.truck_load, out.truck_load);
        put(&mut d.wagons, out.wagons);
        put(&mut d.wagon_load, out.wagon_load);
    }
    Ok(Ruling::new(d, rolled(&q.prize)))
}
