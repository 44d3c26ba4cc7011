//! One part of a supply path: between two hexes, or the reasons why there is none. OCS 12.3, 12.3c, 12.3e, 4.5a.B, 4.8c.D.

use super::{End, Line, PathHex, Reached};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::map::Place;
use crate::ocs::measures::MP;
use crate::ocs::rules::*;
use crate::reflect::{Flag, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Figure, Findings, Item, Sink, What};
use crate::scratch::Scratch;

/// A supply path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Supplied {
    /// The cost of the path, in MP.
    #[measure("MP", 12)]
    pub cost: u16,
    /// The range, in MP.
    #[measure("MP", 12)]
    pub range: u16,
    /// The path ends in a hex adjacent to its target and does not enter the target.
    pub beside: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns whether a path reaches a hex: by ending in it or in an adjacent one.
fn reaches(reached: &Reached<'_>, target: Hex, off_map: bool) -> bool {
    !reached.beside
        && (reached.hex.hex == target || (!off_map && !reached.hex.off_map.is_set() && reached.hex.hex.touches(target)))
}

/// A path that was found.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub place: Place,
    pub cost: u16,
    /// The path ends in a hex adjacent to its target.
    pub beside: bool,
}

/// The two ends of a path, the rule of its range, and whether it is asked why there
/// is no path. If it is not asked, that rule stands for all.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ends {
    pub start: End,
    pub target: End,
    pub too_far: Rule,
    pub why: bool,
}

/// Finds the cheapest path from a hex to another or an adjacent one, and appends it; `None` if there is none.
pub(crate) fn find(
    line: &Line<'_>,
    ends: &Ends,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
) -> Result<Option<Found>, Fault> {
    let target = ends.target.hex;
    let off_map = line.board.hex(target, ends.target.field)?.off_map.is_set();
    let mut found = None;
    let (search, _) = line.explore(ends.start, scratch, |reached| {
        if !reached.beside && reaches(reached, target, off_map) {
            let beside = reached.hex.hex != target;
            found = Some(Found { place: reached.place, cost: reached.cost, beside });
        }
        // A path does not go on from a hex that is only adjacent to it.
        Ok(found.is_some() || reached.beside)
    })?;
    if let Some(found) = found {
        line.path(search, found.place, rows, cites)?;
    }
    Ok(found)
}

/// Why there is no path.
pub(crate) struct Missing {
    /// The reasons: enemy zones (4.5a.B), enemy combat units (4.8c.D), both, or the distance.
    pub reasons: [Option<Rule>; 2],
    /// If it is the distance, the cost of the cheapest path of any length, unless that is a whole movement allowance.
    pub far: Option<u16>,
}

/// Returns why there is no path.
pub(crate) fn why_not(line: &Line<'_>, ends: &Ends, scratch: &mut Scratch<'_>) -> Result<Missing, Fault> {
    let mut unused = Cites::by(ends.too_far);
    let mut found = |zones: bool, enemies: bool, range: u16| {
        let relaxed = Line { zones, enemies, range, ..*line };
        find(&relaxed, ends, &mut Sink::none(), scratch, &mut unused).map(|found| found.map(|found| found.cost))
    };
    let reasons = if found(false, true, line.range)?.is_some() {
        [Some(R4_5A_B), None]
    } else if found(true, false, line.range)?.is_some() {
        [Some(R4_8C_D), None]
    } else if found(false, false, line.range)?.is_some() {
        [Some(R4_5A_B), Some(R4_8C_D)]
    } else {
        let far = found(line.zones, line.enemies, u16::MAX)?;
        let far = far.filter(|cost| *cost > line.range && *cost < u16::MAX);
        return Ok(Missing { reasons: [Some(ends.too_far), None], far });
    };
    Ok(Missing { reasons, far: None })
}

/// Finds one part of a supply path, or forbids it with the reasons. If another rule forbids it already, no path is
/// appended.
pub(crate) fn leg(
    line: &Line<'_>,
    ends: &Ends,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<Supplied, Fault> {
    let found = if findings.allows() {
        find(line, ends, rows, scratch, &mut findings.cites)?
    } else {
        find(line, ends, &mut Sink::none(), scratch, &mut findings.cites)?
    };
    let [from, to] = [ends.start.hex, ends.target.hex].map(|hex| line.board.is_off_map(hex));
    let Some(found) = found else {
        // 12.3e: not out of a box off the map, nor into one.
        if from != to {
            findings.object(R12_3E, About::Path);
        }
        if !ends.why {
            findings.object(ends.too_far, About::Path);
            return Ok(Supplied::default());
        }
        let missing = why_not(line, ends, scratch)?;
        for rule in missing.reasons.into_iter().flatten() {
            match missing.far {
                None => findings.object(rule, About::Path),
                Some(far) => {
                    let far = Amount::of(What::Movement, u32::from(far), MP);
                    findings.over(rule, Item::all(About::Path), far, u32::from(line.range));
                }
            }
        }
        return Ok(Supplied::default());
    };
    // 12.3c: to a hex adjacent to the end; 12.3e: within a box off the map.
    findings.cite_if(R12_3C, found.beside);
    findings.cite_if(R12_3E, from && to);
    findings.figure(ends.too_far, What::Movement, About::Path, Figure::over(i32::from(found.cost), MP));
    Ok(Supplied { cost: found.cost, range: line.range, beside: Flag::from(found.beside), reserved: 0 })
}
