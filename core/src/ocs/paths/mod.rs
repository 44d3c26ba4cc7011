//! Supply paths: the distance over which supply is drawn and thrown, and what blocks it. OCS 12.3, 12.3b, 4.5a.B,
//! 4.8c.D.
//!
//! A path is counted in movement points as for a unit that is not a combat unit. It ends in its target hex or in an
//! adjacent one, whatever lies between (12.3). The costs are those of the board's chart; of the weather in a hex only those
//! that are lower (12.3d, 17.0c). Bridges of engineers count (13.8b), Trainbusting does not.
//!
//! Where the text is silent: terrain that costs the whole movement allowance costs the whole range, and is entered
//! first or not at all. A path without a step neither enters nor leaves a zone, so that an adjacent source is always in
//! range.

mod back;
mod draws;
mod legs;
mod supplies;
mod throws;

pub use draws::*;
pub(crate) use draws::{coloured, draw_line, offered};
pub use legs::Supplied;
pub(crate) use legs::{Ends, find, leg};
pub use supplies::*;
pub(crate) use supplies::{each_supply, each_thrown, thrown};
pub use throws::*;
pub(crate) use throws::{may_throw, throw_line, thrown_to};

use super::board::{ALL_MA, Board, BoardHex, Crossing, Going, UNITS, Way, causes, way};
use super::engineers::{bridges, kind_of};
use super::rules::*;
use super::units::Mobility;
use super::zoc;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::map::{Place, Search, Settled};
use crate::reflect::{Flag, Reflect};
use crate::ruling::{Cites, Sink};
use crate::scratch::Scratch;

/// A hex of a supply path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct PathHex {
    /// The hex.
    pub hex: Hex,
    /// The cost of the path up to the hex, in MP.
    #[measure("MP", 12)]
    pub cost: u16,
    /// The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
    pub zone: Flag,
    /// The hex was entered over a bridge of engineers.
    pub bridged: Flag,
}

/// Who negates enemy zones of control on a path (4.5b).
#[derive(Clone, Copy)]
pub(crate) struct Stay<'a> {
    /// Units that move on in this phase, and so negate nothing.
    pub move_on: &'a dyn Fn(usize) -> bool,
    /// Is told each hex of a path that was found in which a zone must be negated.
    pub needed: &'a dyn Fn(Hex),
}

impl Stay<'_> {
    /// Whoever does not say that it moves on.
    pub const ALL: Stay<'static> = Stay { move_on: &|_| false, needed: &|_| {} };
}

/// The supply lines of a position: the board, and who negates zones on it.
#[derive(Clone, Copy)]
pub(crate) struct Lines<'a> {
    pub board: &'a Board<'a>,
    pub stay: Stay<'a>,
}

/// An end of a path: a hex, and the field that names it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct End {
    pub hex: Hex,
    pub field: Name,
}

impl End {
    /// A hex that a field names.
    pub const fn of(hex: Hex, field: Name) -> Self {
        End { hex, field }
    }
}

/// The terms of a path: the side, the mobility and the range.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    pub board: &'a Board<'a>,
    pub side: u8,
    pub mobility: Mobility,
    /// The range, in MP.
    pub range: u16,
    /// Enemy zones of control are considered.
    pub zones: bool,
    /// Enemy combat units are considered.
    pub enemies: bool,
    /// Who negates zones.
    pub stay: Stay<'a>,
}

/// Whether a hex is open to a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// It is open.
    Yes,
    /// It is open in a zone of control that a friendly unit negates or the mobility ignores.
    Zone {
        /// A unit negates the zone.
        negated: bool,
    },
    /// A zone of control closes it.
    ClosedByZone,
    /// An enemy combat unit closes it.
    ClosedByEnemy,
}

/// The obstacles that a path met.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Met {
    /// A zone of control.
    pub zone: bool,
    /// An enemy combat unit.
    pub enemy: bool,
}

/// The offset of the cost of hexes that are only adjacent to a reached one: they are settled after all others.
const BESIDE: u32 = 1 << 20;

/// A hex that a search settled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reached<'a> {
    pub place: Place,
    pub hex: &'a BoardHex,
    /// The cost in twelfths of an MP; for a hex beside the path, that of the path.
    pub cost: u16,
    /// The hex is only adjacent to a reached hex.
    pub beside: bool,
}

/// A callback for a hex that is reached; it returns that it has seen enough.
type Each<'f, 'a> = &'f mut dyn FnMut(&Reached<'a>, &Search<'_>) -> Result<bool, Fault>;

impl<'a> Line<'a> {
    /// Returns whether a path may enter and leave a hex.
    pub fn open(&self, hex: Hex) -> Result<Open, Fault> {
        if self.enemies {
            for (at, unit) in self.board.stack(hex).filter(|(_, u)| u.side != self.side) {
                unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
                if kind_of(at, unit)?.is_combat() {
                    self.board.alone(at, unit)?;
                    return Ok(Open::ClosedByEnemy);
                }
            }
        }
        self.zone(hex)
    }
    /// Returns the effect of enemy zones of control on the path in a hex (4.5a.B).
    fn zone(&self, hex: Hex) -> Result<Open, Fault> {
        if !self.zones || zoc::hostile(self.board, hex, self.side)?.is_none() {
            return Ok(Open::Yes);
        }
        // 4.5a.B: they do not affect Leg and Track paths.
        if self.mobility != Mobility::Truck {
            return Ok(Open::Zone { negated: false });
        }
        let negated = zoc::negated_by(self.board, hex, self.side, self.stay.move_on)?.is_some();
        Ok(if negated { Open::Zone { negated } } else { Open::ClosedByZone })
    }
    /// Returns how the path counts costs.
    const fn going(&self) -> Going {
        Going::supply(self.mobility, self.side)
    }
    /// Returns the cost of going on to the next hex.
    pub fn step(&self, here: &BoardHex, side: u8, next: &BoardHex) -> Result<Way, Fault> {
        let mut engineers = || bridges(self.board, here.hex, next.hex, self.side);
        way(self.board, here, side, next, self.going(), &mut engineers)
    }
    /// Returns the cost up to the next hex; `None` if it is out of range. A step that costs the whole movement
    /// allowance costs the whole range, and must be the first.
    pub fn further(&self, spent: u16, way: &Way) -> Option<u16> {
        let cost = match way.cost()? {
            ALL_MA if spent == 0 => self.range,
            ALL_MA => return None,
            cost => spent.checked_add(cost)?,
        };
        (cost <= self.range).then_some(cost)
    }
    /// Explores from a hex as far as the range allows, the cheapest hexes first. Calls `each` with every hex reached,
    /// and then with the hexes adjacent to one, until it returns that it has seen enough.
    pub fn explore<'s>(
        &self,
        start: End,
        scratch: &'s mut Scratch<'_>,
        mut each: impl FnMut(&Reached<'a>) -> Result<bool, Fault>,
    ) -> Result<(Search<'s>, Met), Fault> {
        let places = self.board.places()?;
        let from = self.board.place(start.hex).ok_or(Fault::new(FaultCode::OutOfRange, start.field))?;
        let mut search = Search::over(places, scratch)?;
        search.offer(from, None, 0);
        let met = self.spread(&mut search, &mut |reached, _| each(reached))?;
        Ok((search, met))
    }
    /// Explores in the same way from the places that a search begins with.
    pub fn spread(&self, search: &mut Search<'_>, each: Each<'_, 'a>) -> Result<Met, Fault> {
        let mut met = Met::default();
        while let Some(settled) = search.settle() {
            let Some(here) = self.board.at(settled.place) else { break };
            let reached = arrived(&settled, here);
            if each(&reached, search)? {
                break;
            }
            if reached.beside {
                continue;
            }
            // A path does not leave a hex that a zone closes. It cannot have entered it, so it began there.
            let leaves = settled.before.is_some() || self.zone(here.hex)? != Open::ClosedByZone;
            met.zone |= !leaves;
            for (side, place, next) in self.board.neighbours(here) {
                let beside = BESIDE.saturating_add(u32::from(reached.cost));
                let known = search.cost(place).unwrap_or(u32::MAX);
                // No way on from here is cheaper than one that was settled before.
                if known <= u32::from(reached.cost) {
                    continue;
                }
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
        Ok(met)
    }
    /// Appends a path, hex by hex from its beginning to `to`, and adds the rules that allow it.
    // Its frame stands apart from that of the search, so that a call stays within 4 KiB of stack.
    #[inline(never)]
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
                && let Some(side) = last.hex.side_to(here.hex)
            {
                let way = self.step(last, side, here)?;
                spent = self.further(spent, &way).unwrap_or(spent);
                bridged = way.bridged.is_some_and(|b| way.plain.is_none_or(|p| b < p));
                cites.add_if(R13_8B, bridged);
                // 12.3d: a Trainbusting zone adds nothing to a supply path.
                cites.add_if(R12_3D, here.is_busted(self.side));
                causes(self.board, Crossing { here: last, side, next: here }, self.going(), false, &mut |rule, _| {
                    cites.add(rule)
                })?;
                cites.add_if(R4_8C_D, self.board.stack(here.hex).any(|(_, u)| u.side != self.side));
            }
            // A path of a single hex neither enters nor leaves.
            let zone = if let Open::Zone { negated } = self.zone(here.hex)? {
                let moves = before.is_some() || place != to;
                cites.add_if(R4_5A_B, moves);
                if moves && negated {
                    cites.add(R4_5B);
                    (self.stay.needed)(here.hex);
                }
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

/// Returns a settled place as a hex reached.
fn arrived<'a>(settled: &Settled, hex: &'a BoardHex) -> Reached<'a> {
    let beside = settled.cost >= BESIDE;
    let cost = if beside { settled.cost.saturating_sub(BESIDE) } else { settled.cost };
    Reached { place: settled.place, hex, cost: u16::try_from(cost).unwrap_or(u16::MAX), beside }
}
