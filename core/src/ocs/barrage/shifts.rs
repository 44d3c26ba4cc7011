//! The column shifts of a barrage: density, terrain, spotters, and the bases of aircraft. OCS 10.0a, 10.0b, 10.2b, 21.4.

use super::fire::{Fire, Volley};
use super::question::Barrage;
use crate::fault::{Fault, FaultCode, list};
use crate::ocs::measures::RE;
use crate::ocs::odds::Ground;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::size::{Extent, measured, unmeasured};
use crate::ocs::terrain::Terrain;
use crate::ocs::units::{Aboard, Kind, Mode, Size, Unit, word};
use crate::ruling::{About, Figure, Findings, Item, What};
use crate::table::numbered;

/// What is in the hex.
#[derive(Clone, Copy, Default)]
pub(super) struct Seen {
    /// Its size as density counts it, a multi-step unit or a multi-unit formation as at most 3 RE, in eighths of an RE.
    pub density: u16,
    /// The steps of all.
    pub steps: u16,
    /// The first unit in Strat Mode.
    pub strat: Option<usize>,
    /// Something is there that is no target of a barrage of units (10.0d).
    pub others: bool,
    /// Somebody spots.
    pub spotted: bool,
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
pub(super) fn seen(targets: &Participants<'_>, spotted: bool) -> Result<Seen, Fault> {
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

/// Returns whether somebody spots (10.0b). Nobody does for a Strategic Bomber; for all other fire the question must say.
pub(super) fn spotted(q: &Barrage<'_>, geometry: bool, v: &Volley) -> Result<bool, Fault> {
    if q.spotters.is_empty() && !q.unspotted.is_set() && !v.any_strategic {
        return Err(Fault::new(FaultCode::MissingField, &text!("spotters")));
    }
    Ok(observed(q, geometry)? && !v.any_strategic)
}

/// Returns the columns by which the fire is shifted (10.0a, 10.0b, 10.2b, 21.4). Each shift applies at most once, and all of
/// them add up; the trail tells them apart by their cause.
pub(super) fn shifts(
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
