//! Supply paths: how far supply is drawn and thrown over the board, and what stops it. OCS 12.3, 12.3b, 4.5a.B, 4.8c.D.
//!
//! A path is counted in movement points as for a unit that is no combat unit, and ends in the hex it is for or in one
//! next to it, whatever lies between (12.3). The costs are those of the chart that the board holds: a host that has
//! others for mud or snow hands over the normal ones here. Bridges of engineers count (13.8b), Trainbusting does not.
//!
//! Where the text is silent: what takes the whole movement allowance takes the whole range, and is entered first or not at
//! all; a path of no step goes neither in nor out of a zone, so that what is next to a unit is always at hand.

mod draws;
mod throws;

pub use draws::*;
pub use throws::*;

use super::board::{ALL_MA, Board, BoardHex, HEXES, UNITS, side_towards};
use super::engineers::{Way, engineer_in, kind_of, way};
use super::reasons::Reasons;
use super::rules::*;
use super::units::Mobility;
use super::zoc;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::map::{Place, Search, Settled};
use crate::reflect::{Flag, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Sink, Trail, What};
use crate::scratch::Scratch;

/// A hex of a supply path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct PathHex {
    /// The hex.
    pub hex: Hex,
    /// What the path costs up to it, in twelfths of an MP.
    pub cost: u16,
    /// The hex lies in an enemy zone of control, which a friendly unit there negates or the path's mobility ignores.
    pub zone: Flag,
    /// It was entered over a bridge of engineers.
    pub bridged: Flag,
}

/// What makes a path: whose it is, in which mobility, how far it may go.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line<'a> {
    pub board: Board<'a>,
    pub side: u8,
    pub mobility: Mobility,
    /// In twelfths of an MP.
    pub range: u16,
    /// Enemy zones of control are looked at.
    pub zones: bool,
    /// Enemy combat units are looked at.
    pub enemies: bool,
}

/// What stops a path in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// Nothing.
    Yes,
    /// A zone of control that a friendly unit negates or the mobility ignores.
    Zone {
        /// A unit negates it.
        negated: bool,
    },
    /// A zone of control.
    ClosedByZone,
    /// An enemy combat unit.
    ClosedByEnemy,
}

/// What a path met.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Met {
    /// A zone stopped it somewhere.
    pub zone: bool,
    /// An enemy combat unit stopped it somewhere.
    pub enemy: bool,
}

/// Costs from here on stand for hexes that are only next to one that was reached: they are settled after all others.
const BESIDE: u32 = 1 << 20;

/// A hex that a search settled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reached<'a> {
    pub place: Place,
    pub hex: &'a BoardHex,
    /// In twelfths of an MP; for a hex beside the path that of the hex it is next to.
    pub cost: u16,
    /// It is only next to a hex that was reached.
    pub beside: bool,
}

impl<'a> Line<'a> {
    /// Whether a hex lets the path in and out.
    pub fn open(&self, hex: Hex) -> Result<Open, Fault> {
        if self.enemies {
            for (at, unit) in self.board.stack(hex).filter(|(_, u)| u.side != self.side) {
                unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
                if kind_of(at, unit)?.is_combat() {
                    return Ok(Open::ClosedByEnemy);
                }
            }
        }
        self.zone(hex)
    }
    /// What enemy zones of control do to the path in a hex (4.5a.B).
    fn zone(&self, hex: Hex) -> Result<Open, Fault> {
        if !self.zones || zoc::hostile(&self.board, hex, self.side)?.is_none() {
            return Ok(Open::Yes);
        }
        // 4.5a.B: Leg and Track paths do not mind.
        if self.mobility != Mobility::Truck {
            return Ok(Open::Zone { negated: false });
        }
        let negated = zoc::negated_by(&self.board, hex, self.side, |_| false)?.is_some();
        Ok(if negated { Open::Zone { negated } } else { Open::ClosedByZone })
    }
    /// What it takes to go on to the next hex.
    pub fn step(&self, here: &BoardHex, side: u8, next: &BoardHex) -> Result<Way, Fault> {
        way(&self.board, here, side, next, self.mobility, || {
            let near = engineer_in(&self.board, here.hex, self.side, usize::MAX)?;
            Ok(near.is_some() || engineer_in(&self.board, next.hex, self.side, usize::MAX)?.is_some())
        })
    }
    /// The cost up to the next hex, unless that is too far. A step that takes the whole movement allowance takes the
    /// whole range, and is the first.
    pub fn further(&self, spent: u16, way: &Way) -> Option<u16> {
        let cost = match way.cost()? {
            ALL_MA if spent == 0 => self.range,
            ALL_MA => return None,
            cost => spent.checked_add(cost)?,
        };
        (cost <= self.range).then_some(cost)
    }
    /// Goes out from a hex as far as the range lets it, the cheapest hexes first; `each` is shown every hex that is
    /// reached, and after them those next to one, until it says that it has seen enough.
    pub fn explore<'s>(
        &self,
        (start, field): (Hex, Name),
        scratch: &'s mut Scratch<'_>,
        mut each: impl FnMut(&Reached<'a>) -> Result<bool, Fault>,
    ) -> Result<(Search<'s>, Met), Fault> {
        let places = self.board.places()?;
        let from = self.board.place(start).ok_or(Fault::new(FaultCode::OutOfRange, field))?;
        let mut search = Search::over(places, scratch)?;
        let mut met = Met::default();
        search.offer(from, None, 0);
        while let Some(settled) = search.settle() {
            let Some(here) = self.board.at(settled.place) else { break };
            if here.reserved != [0; 8] {
                let fault = Fault::new(FaultCode::Reserved, &"reserved");
                return Err(fault.in_list(HEXES, usize::from(settled.place.0)));
            }
            let reached = arrived(&settled, here);
            if each(&reached)? {
                break;
            }
            if reached.beside {
                continue;
            }
            // A path does not leave a hex that a zone closes; it enters none, so that this is where it begins.
            let leaves = settled.before.is_some() || self.zone(here.hex)? != Open::ClosedByZone;
            met.zone |= !leaves;
            for (side, place, next) in self.board.neighbours(here) {
                let beside = BESIDE.saturating_add(u32::from(reached.cost));
                let known = search.cost(place).unwrap_or(u32::MAX);
                let further = if leaves { self.further(reached.cost, &self.step(here, side, next)?) } else { None };
                if let Some(cost) = further.filter(|cost| u32::from(*cost) < known) {
                    match self.open(next.hex)? {
                        Open::Yes | Open::Zone { .. } => {
                            search.offer(place, Some(settled.place), u32::from(cost));
                            continue;
                        }
                        Open::ClosedByZone => met.zone = true,
                        Open::ClosedByEnemy => met.enemy = true,
                    }
                }
                if beside < known {
                    search.offer(place, Some(settled.place), beside);
                }
            }
        }
        Ok((search, met))
    }
    /// Hands out a path, hex by hex from its beginning to `to`, and cites what let it go where it goes.
    pub fn path(
        &self,
        search: Search<'_>,
        to: Place,
        rows: &mut Sink<'_, PathHex>,
        cites: &mut Cites,
    ) -> Result<(), Fault> {
        let (mut before, mut spent): (Option<&BoardHex>, u16) = (None, 0);
        for place in search.path(to) {
            let Some(here) = self.board.at(place) else { break };
            let mut bridged = false;
            if let Some(last) = before
                && let Some(side) = side_towards(last.hex, here.hex)
            {
                let way = self.step(last, side, here)?;
                spent = self.further(spent, &way).unwrap_or(spent);
                bridged = way.bridged.is_some_and(|b| way.plain.is_none_or(|p| b < p));
                cites.add_if(R13_8B, bridged);
                cites.add_if(R4_8C_D, self.board.stack(here.hex).any(|(_, u)| u.side != self.side));
            }
            // A path of one hex alone goes neither in nor out.
            let zone = if let Open::Zone { negated } = self.zone(here.hex)? {
                let moves = before.is_some() || place != to;
                cites.add_if(R4_5A_B, moves);
                cites.add_if(R4_5B, moves && negated);
                Flag::YES
            } else {
                Flag::default()
            };
            rows.push(PathHex { hex: here.hex, cost: spent, zone, bridged: Flag::from(bridged) });
            before = Some(here);
        }
        Ok(())
    }
}

/// What a settled place is.
fn arrived<'a>(settled: &Settled, hex: &'a BoardHex) -> Reached<'a> {
    let beside = settled.cost >= BESIDE;
    let cost = if beside { settled.cost.saturating_sub(BESIDE) } else { settled.cost };
    Reached { place: settled.place, hex, cost: u16::try_from(cost).unwrap_or(u16::MAX), beside }
}

/// Whether a path that began in one hex reaches another: in it, or in one next to it.
fn reaches(reached: &Reached<'_>, target: Hex, off_map: bool) -> bool {
    !reached.beside
        && (reached.hex.hex == target || (!off_map && !reached.hex.off_map.is_set() && reached.hex.hex.touches(target)))
}

/// A path that was found.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub place: Place,
    pub cost: u16,
    /// It ends next to its target.
    pub beside: bool,
}

/// What a path leads from and to, each with the field that names it, and the rule that says how far it may go.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ends {
    pub start: (Hex, Name),
    pub target: (Hex, Name),
    pub too_far: Rule,
}

/// Looks for the cheapest path from a hex to another or one next to it, and hands it out; nothing where there is none.
pub(crate) fn find(
    line: &Line<'_>,
    ends: &Ends,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
) -> Result<Option<Found>, Fault> {
    let target = ends.target.0;
    let off_map = line.board.hex(target, ends.target.1)?.off_map.is_set();
    let mut found = None;
    let (search, _) = line.explore(ends.start, scratch, |reached| {
        if !reached.beside && reaches(reached, target, off_map) {
            let beside = reached.hex.hex != target;
            found = Some(Found { place: reached.place, cost: reached.cost, beside });
        }
        // What is only next to the path cannot be gone on from.
        Ok(found.is_some() || reached.beside)
    })?;
    if let Some(found) = found {
        line.path(search, found.place, rows, cites)?;
    }
    Ok(found)
}

/// Why there is no path: enemy zones (4.5a.B), enemy combat units (4.8c.D), both, or else the distance.
pub(crate) fn why_not(line: &Line<'_>, ends: &Ends, scratch: &mut Scratch<'_>) -> Result<[Option<Rule>; 2], Fault> {
    let mut unused = Cites::by(ends.too_far);
    let mut found = |zones: bool, enemies: bool| {
        let relaxed = Line { zones, enemies, ..*line };
        find(&relaxed, ends, &mut Sink::none(), scratch, &mut unused).map(|found| found.is_some())
    };
    Ok(if found(false, true)? {
        [Some(R4_5A_B), None]
    } else if found(true, false)? {
        [Some(R4_8C_D), None]
    } else if found(false, false)? {
        [Some(R4_5A_B), Some(R4_8C_D)]
    } else {
        [Some(ends.too_far), None]
    })
}

/// What the cheapest path would cost if it might go any distance; nothing where there is none, or where it takes a whole
/// movement allowance.
fn distance(line: &Line<'_>, ends: &Ends, scratch: &mut Scratch<'_>) -> Result<Option<u16>, Fault> {
    let endless = Line { range: u16::MAX, ..*line };
    let found = find(&endless, ends, &mut Sink::none(), scratch, &mut Cites::by(ends.too_far))?;
    Ok(found.map(|found| found.cost).filter(|cost| *cost > line.range && *cost < u16::MAX))
}

/// One leg of a supply path: found, or forbidden with the reasons. Where something else forbids already, none is handed
/// out.
pub(crate) fn leg(
    line: &Line<'_>,
    ends: &Ends,
    rows: &mut Sink<'_, PathHex>,
    scratch: &mut Scratch<'_>,
    (cites, reasons): (&mut Cites, &mut Reasons),
    trail: &mut Trail<'_>,
) -> Result<Supplied, Fault> {
    let found = if reasons.none() {
        find(line, ends, rows, scratch, cites)?
    } else {
        find(line, ends, &mut Sink::none(), scratch, cites)?
    };
    let Some(found) = found else {
        for rule in why_not(line, ends, scratch)?.into_iter().flatten() {
            match (rule == ends.too_far).then(|| distance(line, ends, scratch)).transpose()?.flatten() {
                None => reasons.add(rule, trail, About::Path, usize::MAX),
                Some(far) => {
                    let far = (What::Movement, u32::from(far), 1);
                    reasons.over(rule, trail, (About::Path, usize::MAX), far, u32::from(line.range));
                }
            }
        }
        return Ok(Supplied::default());
    };
    trail.note(ends.too_far, What::Movement, About::Path, usize::MAX, i32::from(found.cost));
    Ok(Supplied { cost: found.cost, range: line.range, beside: Flag::from(found.beside), reserved: 0 })
}
