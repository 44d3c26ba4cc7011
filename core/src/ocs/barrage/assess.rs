//! Assessment of a barrage against units. OCS 10.0, 10.1b.

use super::fire::{Battery, Fire, Volley, volley};
use super::question::{Barrage, BarrageAssessment};
use crate::fault::{Fault, FaultCode, list};
use crate::ocs::measures::RE;
use crate::ocs::odds::Ground;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::size::{Extent, measured, unmeasured};
use crate::ocs::tables::barrage::{BEGINS, COST};
use crate::ocs::tables::headings::AsPrinted;
use crate::ocs::tables::lookup::Changed;
use crate::ocs::tables::{InUse, Scale};
use crate::ocs::terrain::{Terrain, whole_rows};
use crate::ocs::units::{Aboard, Kind, Mode, Size, Unit, one_side_without, stated, word};
use crate::reflect::{Code, Flag, Ranged};
use crate::ruling::{About, Cites, Figure, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table;
use crate::table::numbered;

/// What is in the hex.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Its size as density counts it, a multi-step unit or a multi-unit formation as at most 3 RE, in eighths of an RE.
    density: u16,
    /// The steps of all.
    steps: u16,
    /// The first unit in Strat Mode.
    strat: Option<usize>,
    /// Something is there that is no target of a barrage of units (10.0d).
    others: bool,
    /// Somebody spots.
    spotted: bool,
}

/// Returns the size and the steps of a target.
fn size(targets: &Participants<'_>, i: usize, unit: &Unit) -> Result<Extent, Fault> {
    let checked = unit.checked();
    let checked = checked.as_ref().map_err(|f| targets.fault(*f, i))?;
    measured(checked).ok_or_else(|| targets.fault(unmeasured(checked), i))
}

/// Returns the size of the formation of a target as density counts it: with the first of its units, and 0 with the others.
#[cold]
fn formation(targets: &Participants<'_>, i: usize, unit: &Unit) -> Result<u16, Fault> {
    let (mut first, mut sum) = (true, 0u16);
    for (j, other) in targets.iter().filter(|(_, u)| u.formation == unit.formation) {
        first &= j >= i;
        sum = sum.saturating_add(size(targets, j, other)?.re);
    }
    Ok(if first { sum.min(MOST) } else { 0 })
}

/// Returns what is in the hex, and that somebody spots or not.
fn seen(targets: &Participants<'_>, spotted: bool) -> Result<Seen, Fault> {
    let mut seen = Seen { spotted, ..Seen::default() };
    let overflow = || Fault::new(FaultCode::Overflow, &"targets");
    for (i, unit) in targets.iter() {
        let own = size(targets, i, unit)?;
        seen.steps = seen.steps.checked_add(own.steps).ok_or_else(overflow)?;
        let multi = unit.size.get() == Some(Size::MultiStep);
        let mine = match unit.formation {
            0 if multi => own.re.min(MOST),
            0 => own.re,
            _ => formation(targets, i, unit)?,
        };
        seen.density = seen.density.checked_add(mine).ok_or_else(overflow)?;
        seen.others |= matches!(unit.kind.get(), Some(Kind::AirBase | Kind::Port | Kind::Ship));
        if unit.mode.get() == Some(Mode::Strat) {
            seen.strat = seen.strat.or(Some(i));
        }
    }
    Ok(seen)
}

/// The most that a multi-step unit or a multi-unit formation counts for density: 3 RE (10.0a).
const MOST: u16 = 3 * RE;

fn density_shift(re: u16) -> i8 {
    match re.div_ceil(RE) {
        0..=1 => -1,
        2..=3 => 0,
        4 => 1,
        5 => 2,
        6 => 3,
        _ => 4,
    }
}

fn ground_shift(ground: Ground) -> i8 {
    match ground {
        Ground::Open => 0,
        Ground::Close | Ground::VeryClose => -1,
        Ground::ExtremelyClose => -2,
    }
}

/// Returns the shift of the terrain chosen by the target's player, or of the one that is best for him, and its index.
fn terrain_shift(q: &Barrage<'_>) -> Result<(i8, usize), Fault> {
    let at =
        |i: usize, t: &Terrain| word(t.ground, &"ground").map(ground_shift).map_err(|f| f.in_list(list!("terrain"), i));
    match usize::from(q.own_terrain).checked_sub(1) {
        Some(n) => {
            let none = || Fault::of_number(&"own_terrain", n.saturating_add(1), q.terrain.len());
            Ok((at(n, q.terrain.get(n).ok_or_else(none)?)?, n))
        }
        None => {
            let mut best = (0, usize::MAX);
            for (i, terrain) in numbered(q.terrain) {
                let shift = at(i, terrain)?;
                if shift < best.0 {
                    best = (shift, i);
                }
            }
            Ok(best)
        }
    }
}

/// Returns whether any spotter spots: a combat unit adjacent to the hex and not aboard a landing craft.
fn observed(q: &Barrage<'_>, geometry: bool) -> Result<bool, Fault> {
    let mut seen = false;
    for (i, unit) in numbered(q.spotters) {
        let inside = |f: Fault| f.in_list(list!("spotters"), i);
        let checked = unit.checked().map_err(inside)?;
        let ashore = word(unit.aboard, &"aboard").map_err(inside)? != Aboard::LandingCraft;
        seen |= checked.kind.is_combat() && ashore && (!geometry || unit.hex.touches(q.target));
    }
    Ok(seen)
}

/// Decides whether a barrage is allowed, and returns its cost and its column after all shifts (OCS 10.0, 10.1b, 13.4).
/// A shift past either end of the table stops at the end column. The trail has a step for each shift. Its `about` is
/// the cause: the targets for density and for a unit in Strat Mode, and the works for a hedgehog. Otherwise it is the
/// terrain, the spotters, or the firers for the distance of their bases.
///
/// ```
/// use grognard_core::ocs::{barrage::{assess, Barrage}, units::{Face, Kind, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let combat_side = Face { barrage: 20u16.into(), range: 3, ..Default::default() };
/// let guns = Unit { combat_side, ..Unit::of(1, Kind::Artillery) };
/// let question = Barrage {
///     firers: &[guns],
///     targets: &[Unit::regiment(2, 4, 3); 3],
///     spotters: &[Unit::regiment(1, 4, 3)],
///     phase: Code::new(Phase::Combat),
///     ..Default::default()
/// };
/// let barrage = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((barrage.cost, barrage.shift, barrage.column), (3, 0, 6)); // the column of 17 to 24 points, 3T
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no firers and for no targets.
/// * `missing_field` for the phase, and for spotters unless `unspotted` is set or a Strategic Bomber fires. Also for
///   the ground of a terrain, and for the side, the kind, the mode, the orientation, the size and the steps of a unit.
/// * `missing_field` for a firer's barrage strength, and for the range of one that is no aircraft, where the question
///   has hexes. Also for the distance of an aircraft's base, unless a Strategic Bomber fires.
/// * `contradiction` for firers or targets of two sides, for enemies of one side, and for spotters of another side than
///   the firers. Also for two units of a list with one id.
/// * `contradiction` for a target outside the target hex, an inactive aircraft that fires, and spotters of what is
///   unspotted. Also for a unit that had a bridge and is no engineer.
/// * `out_of_range` for a terrain that is not listed, and for a level of a hedgehog above 4. Also for a barrage
///   strength and steps that no counter has.
/// * `inexact` for a size that is not a multiple of 1/4 RE.
/// * `overflow` for a sum that its field cannot hold.
/// * `unknown_word` for words of the question, of units and of terrain.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * Those of `ocs.tables.check` for a game's own tables, but for the words of the results.
pub fn assess(question: &Barrage<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<BarrageAssessment>>, Fault> {
    let firers = Participants::all(question.firers, list!("firers"), About::Firers);
    let targets = Participants::all(question.targets, list!("targets"), About::Targets);
    if question.tables.are_apart() {
        let scale = Scale { begins: &BEGINS, costs: &COST, rule: None };
        return assess_by(question, firers, targets, &Used { scale, changed: &AsPrinted, digest: 0 }, trail);
    }
    assess_of(question, firers, targets, &InUse::of(question.tables)?, trail)
}

/// What a barrage is assessed by.
struct Used<'t> {
    scale: Scale<'t>,
    changed: &'t dyn Changed,
    digest: u32,
}

/// Notes a column and the points at which it begins.
fn tell(scale: &Scale<'_>, column: u8, trail: &mut Trail<'_>) {
    let begins = scale.begins.get(usize::from(column)).copied().unwrap_or(0);
    let figure = Figure { num: i32::from(column), den: 0, value: begins };
    trail.figure(scale.rule.unwrap_or(R10_0), What::Column, About::Whole, figure);
}

/// Checks the units of a barrage, and returns whether the question has geometry.
fn placed(q: &Barrage<'_>, firers: &Participants<'_>, targets: &Participants<'_>) -> Result<bool, Fault> {
    if targets.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"targets"));
    }
    q.in_range()?;
    q.rules.sound()?;
    let mine = firers.one_side(None)?;
    let (side, theirs) = (mine.side, targets.one_side(mine.side)?);
    let seeing = one_side_without(q.spotters, list!("spotters"), 0, 0);
    let ours = seeing.is_ok_and(|common| common.side.is_none() || common.side == side);
    if !ours && let Some(i) = q.spotters.iter().position(|u| u.side != 0 && Some(u.side) != side) {
        return Err(Fault::against(&text!("side"), &"targets: spotters are of the side that barrages")
            .in_list(list!("spotters"), i));
    }
    let seeing = seeing?;
    if q.unspotted.is_set() && !q.spotters.is_empty() {
        return Err(Fault::against(&"unspotted", &"spotters: what is spotted is not unspotted"));
    }
    whole_rows(q.terrain)?;
    let geometry = stated(q.target, &[]) || seeing.placed || theirs.placed || mine.placed;
    if geometry && let Some((i, _)) = targets.iter().find(|(_, u)| u.hex != q.target) {
        return Err(targets.fault(Fault::against(&"hex", &"target: the targets are in the target hex"), i));
    }
    Ok(geometry)
}

/// Returns the firers with the circumstances of the question.
fn battery<'a>(
    q: &Barrage<'_>,
    firers: &'a Participants<'a>,
    geometry: bool,
    changed: &'a dyn Changed,
) -> Result<Battery<'a>, Fault> {
    Ok(Battery {
        firers,
        target: q.target,
        phase: word(q.phase, &"phase")?,
        unpaid: q.unpaid.is_set(),
        hex_barraged: q.hex_barraged.is_set(),
        hip_shoot: q.hip_shoot.is_set(),
        reactive: q.rules.reactive_artillery.is_set(),
        geometry,
        table: R10_0,
        changed,
    })
}

/// Returns whether somebody spots (10.0b). Nobody does for a Strategic Bomber; for all other fire the question must say.
fn spotted(q: &Barrage<'_>, geometry: bool, v: &Volley) -> Result<bool, Fault> {
    if q.spotters.is_empty() && !q.unspotted.is_set() && !v.any_strategic {
        return Err(Fault::new(FaultCode::MissingField, &text!("spotters")));
    }
    Ok(observed(q, geometry)? && !v.any_strategic)
}

/// Adds the rules by which this fire is paid for or is not.
fn cite_fire(fire: Fire, cites: &mut Cites) {
    cites.add_if(R13_4, fire == Fire::Artillery);
    cites.add_if(R10_1B, fire == Fire::Artillery);
    // 10.2c, 10.3: aircraft and ships pay nothing.
    cites.add_if(R10_2, fire == Fire::Air);
    cites.add_if(R10_2C, fire == Fire::Air);
    cites.add_if(R10_3, fire == Fire::Ship);
}

/// Returns the columns by which the fire is shifted (10.0a, 10.0b, 10.2b, 21.4). Each shift applies at most once, and all of
/// them add up; the trail tells them apart by their cause.
fn shifts(
    q: &Barrage<'_>,
    firers: &Participants<'_>,
    targets: &Participants<'_>,
    v: &Volley,
    seen: &Seen,
    findings: &mut Findings<'_, '_>,
) -> Result<i8, Fault> {
    let strat = seen.strat.map(|i| targets.item(i));
    let air = v.fire == Fire::Air;
    if air
        && !v.any_strategic
        && let Some((i, _)) = firers.iter().find(|(_, u)| u.base_distance == 0)
    {
        return Err(firers.fault(Fault::new(FaultCode::MissingField, &"base_distance"), i));
    }
    let (terrain, which) = terrain_shift(q)?;
    findings.figure(R10_0A, What::Size, About::Targets, Figure::over(i32::from(seen.density), RE));
    let mut shift = 0i8;
    let mut by = |rule, item: Item, columns: i8| {
        if columns != 0 {
            shift = shift.saturating_add(columns);
            findings.cite(rule);
            findings.note(rule, What::Shift, item.about.at(item.index), i32::from(columns));
        }
    };
    by(R10_0A, Item::all(About::Targets), density_shift(seen.density));
    by(R10_0A, Item::all(About::Works), if q.hedgehog > 0 { -1 } else { 0 });
    by(R10_0A, About::Terrain.at(which), terrain);
    by(R10_0B, Item::all(About::Spotters), if seen.spotted { 0 } else { -3 });
    by(R10_0A, strat.unwrap_or(Item::all(About::Targets)), if strat.is_some() { 3 } else { 0 });
    by(R10_2B, Item::all(About::Firers), if air && v.all_near && !v.any_strategic { 1 } else { 0 });
    let far = air && v.any_far && q.rules.far_aircraft.is_set();
    by(R21_4, Item::all(About::Firers), if far { -1 } else { 0 });
    Ok(shift)
}

/// Assesses a barrage of units at others, wherever they are listed, by these tables. The units and the tables of the
/// question are not read.
pub(crate) fn assess_of(
    q: &Barrage<'_>,
    firers: Participants<'_>,
    targets: Participants<'_>,
    tables: &InUse<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BarrageAssessment>>, Fault> {
    let by = Used { scale: tables.scale(), changed: tables, digest: tables.digest };
    assess_by(q, firers, targets, &by, trail)
}

fn assess_by(
    q: &Barrage<'_>,
    firers: Participants<'_>,
    targets: Participants<'_>,
    by: &Used<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BarrageAssessment>>, Fault> {
    let geometry = placed(q, &firers, &targets)?;
    let scale = &by.scale;
    let battery = battery(q, &firers, geometry, by.changed)?;
    let mut findings = Findings::by(R10_0, trail);
    let v = volley(&battery, &mut findings)?;
    let spotted = spotted(q, geometry, &v)?;
    if battery.hip_shoot && !spotted {
        findings.forbid(R14_7D);
    }
    // 10.0a: the Barrage Table is for combat units; everything else in the hex has other paragraphs.
    let seen = seen(&targets, spotted)?;
    if seen.steps == 0 {
        findings.object(R10_0A, About::Targets);
    }
    if !findings.allows() {
        return Ok(findings.verdict(BarrageAssessment::default));
    }
    cite_fire(v.fire, &mut findings.cites);
    findings.cite_if(R10_0D, seen.others);
    if let Some(house) = scale.rule {
        findings.cite(house);
    }
    let start = table::column(scale.begins, v.points);
    let artillery = v.fire == Fire::Artillery;
    let cost = if artillery { scale.costs.get(usize::from(start)).copied().unwrap_or(0) } else { 0 };
    tell(scale, start, findings.trail);
    findings.note(R10_1B, What::Cost, About::Firers, i32::from(cost));
    let shift = shifts(q, &firers, &targets, &v, &seen, &mut findings)?;
    let column = table::shift(start, shift, u8::try_from(scale.begins.len()).unwrap_or(u8::MAX));
    tell(scale, column, findings.trail);
    let assessment = BarrageAssessment {
        strength: v.strength.0,
        points: v.points,
        density: seen.density,
        target_steps: seen.steps,
        cost,
        start,
        shift,
        column,
        fire: Code::new(v.fire),
        spotted: Flag::from(spotted),
        // A bracketed half counts only with a correct spotter, from artillery, into less than a Level 3 hedgehog.
        brackets_dg: Flag::from(q.hedgehog >= 3 || !artillery || !spotted),
        digest: by.digest,
    };
    Ok(findings.verdict(|| assessment))
}
