//! Assessment of a barrage against units. OCS 10.0, 10.1b.

use super::fire::{Battery, Fire, volley};
use super::question::{Barrage, BarrageAssessment};
use super::shifts::{seen, shifts, spotted};
use crate::fault::{Fault, FaultCode, list};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::tables::barrage::{BEGINS, COST};
use crate::ocs::tables::headings::AsPrinted;
use crate::ocs::tables::lookup::Changed;
use crate::ocs::tables::{InUse, Scale};
use crate::ocs::terrain::whole_rows;
use crate::ocs::units::{one_side_without, stated, word};
use crate::reflect::{Code, Flag, Ranged};
use crate::ruling::{About, Cites, Figure, Findings, Ruling, Trail, Verdict, What};
use crate::table;

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

/// Adds the rules by which this fire is paid for or is not.
fn cite_fire(fire: Fire, cites: &mut Cites) {
    cites.add_if(R13_4, fire == Fire::Artillery);
    cites.add_if(R10_1B, fire == Fire::Artillery);
    // 10.2c, 10.3: aircraft and ships pay nothing.
    cites.add_if(R10_2, fire == Fire::Air);
    cites.add_if(R10_2C, fire == Fire::Air);
    cites.add_if(R10_3, fire == Fire::Ship);
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
