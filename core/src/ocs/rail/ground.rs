//! The facts about a hex and its railroad for a side, determined once for each hex that a question uses. OCS 13.3c,
//! 13.3e, 13.3h, 13.8a.

use super::RailUse;
use crate::fault::{Fault, FaultCode};
use crate::map::{Notes, Place};
use crate::ocs::board::{Board, BoardHex, GAUGES, Settlement, UNITS, side_is_known};
use crate::ocs::engineers::is_capable;
use crate::ocs::rules::*;
use crate::ocs::units::{Aboard, Checked, Kind, word};
use crate::ocs::zoc::{coverers, negated_by};
use crate::reflect::Ranged;
use crate::rule::Rule;

/// The facts about a hex, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Facts(pub u32);

impl Facts {
    /// It has a railroad.
    pub const RAILROAD: u32 = 1;
    /// Its railroad does not function.
    pub const CUT: u32 = 1 << 1;
    /// Its railroad is of another gauge.
    pub const WRONG_GAUGE: u32 = 1 << 2;
    /// It has a village, a city, a port or an Engineer-Capable HQ.
    pub const STOP: u32 = 1 << 3;
    /// Of these it has an Engineer-Capable HQ only.
    pub const BY_HQ: u32 = 1 << 4;
    /// It has a friendly HQ that is not Engineer-Capable.
    pub const IDLE_HQ: u32 = 1 << 5;
    /// It is such a hex, and the side does not control it.
    pub const UNCONTROLLED: u32 = 1 << 6;
    /// It is controlled by the unit in it, whatever the board says of its control.
    pub const HELD: u32 = 1 << 7;
    /// It has enemy combat units.
    pub const ENEMY: u32 = 1 << 8;
    /// It has other enemy units.
    pub const FOREIGN: u32 = 1 << 9;
    /// It is in an enemy zone of control.
    pub const ZONE: u32 = 1 << 10;
    /// A friendly unit negates that zone.
    pub const NEGATED: u32 = 1 << 11;
    /// A Trainbusting zone covers it.
    pub const BUSTED: u32 = 1 << 12;
    /// It is the side's source of supply.
    pub const SOURCE: u32 = 1 << 13;
    /// A railroad here was converted in this phase.
    pub const FRESH: u32 = 1 << 14;
    /// It has an Extender of the side.
    pub const EXTENDER: u32 = 1 << 15;
    /// It has a port that the game makes a source of supply.
    pub const PORT: u32 = 1 << 16;
    /// The capacity of that port is too small for one (19.0e).
    pub const SMALL_PORT: u32 = 1 << 17;

    /// The facts that stop trains.
    const BARS: u32 = Self::CUT | Self::WRONG_GAUGE | Self::UNCONTROLLED | Self::ENEMY;

    pub const fn has(self, what: u32) -> bool {
        self.0 & what != 0
    }
    /// Returns whether a zone of control blocks this use.
    pub fn zone_bars(self, usage: RailUse) -> bool {
        self.has(Self::ZONE) && !(usage == RailUse::Trace && self.has(Self::NEGATED))
    }
    /// Returns whether trains may not pass (13.3e, 13.3h).
    pub fn bars(self, usage: RailUse, fresh_too: bool) -> bool {
        self.has(Self::BARS) || self.zone_bars(usage) || (fresh_too && self.has(Self::FRESH))
    }
    /// Calls `object` with each rule by which trains may not pass.
    pub fn reasons(self, usage: RailUse, fresh_too: bool, object: &mut dyn FnMut(Rule)) {
        let (enemy, zone) = match usage {
            RailUse::Cargo => (R13_3E, R4_5A_C),
            RailUse::Trace => (R4_8C_D, R4_5A_D),
        };
        let reasons = [
            (self.has(Self::CUT), R13_3),
            (self.has(Self::WRONG_GAUGE), R13_3F),
            (self.has(Self::UNCONTROLLED), R13_3H),
            (self.has(Self::ENEMY), enemy),
            (self.zone_bars(usage), zone),
            (fresh_too && self.has(Self::FRESH), R13_3G),
        ];
        for (bars, rule) in reasons {
            if bars {
                object(rule);
            }
        }
    }
}

/// The least capacity of a port that is a source of supply, 1 SP in T a phase (19.0e).
const SOURCE_PORT: u16 = 4;

/// A side and the gauge of its trains.
#[derive(Clone, Copy)]
pub(super) struct Ground<'b> {
    pub board: &'b Board<'b>,
    pub side: u8,
    /// The gauge of its trains; 0 in a game with a single gauge.
    pub gauge: u8,
    /// Units that move on in this phase, and so negate no zones (4.5b).
    pub move_on: &'b dyn Fn(usize) -> bool,
}

/// Returns whether a unit stands on the ground of its hex. A unit carried by a ship, a landing craft or an aircraft
/// does not.
pub(super) fn stands(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(matches!(word(unit.unit.aboard, &"aboard")?, Aboard::Nothing | Aboard::Train))
}

impl<'b> Ground<'b> {
    /// Creates the ground of a side, for its trains.
    pub fn new(board: &'b Board<'b>, side: u8) -> Result<Self, Fault> {
        side_is_known(side, &"side")?;
        Ok(Ground { board, side, gauge: board.gauge(side), move_on: &|_| false })
    }
    /// Returns whether the side's trains run on the gauge of a hex (13.3f). A game with a single gauge numbers none;
    /// otherwise both must be numbered.
    pub fn fits(&self, hex: &BoardHex) -> Result<bool, Fault> {
        let missing = |field| Fault::new(FaultCode::MissingField, field);
        match (self.gauge, hex.gauge) {
            _ if hex.rail == 0 => Ok(true),
            (0, 1..) => Err(missing(GAUGES)),
            (1.., 0) => Err(self.board.in_hex(missing(&"gauge"), hex)),
            (ours, its) => Ok(ours == its),
        }
    }
    /// Returns the facts about a hex.
    pub fn facts(&self, hex: &BoardHex) -> Result<Facts, Fault> {
        let mut facts = 0;
        let mut note = |what, so| facts |= if so { what } else { 0 };
        note(Facts::RAILROAD, hex.rail != 0 && !hex.off_map.is_set());
        note(Facts::CUT, hex.rail_cut.is_set());
        note(Facts::WRONG_GAUGE, !self.fits(hex)?);
        note(Facts::BUSTED, hex.is_busted(self.side));
        note(Facts::SOURCE, hex.supply_source == self.side);
        note(Facts::FRESH, hex.converted.is_set());
        hex.in_range().map_err(|fault| self.board.in_hex(fault, hex))?;
        let settled = match word(hex.settlement, &"settlement").map_err(|f| self.board.in_hex(f, hex))? {
            Settlement::None => false,
            Settlement::Village | Settlement::City => true,
        };
        let Standing { port, hq, friend } = self.standing(hex, &mut note)?;
        // 13.8c: on a railroad that functions.
        let hq = hq && !hex.rail_cut.is_set();
        let stop = settled || port || hq;
        note(Facts::STOP, stop);
        note(Facts::BY_HQ, hq && !settled && !port);
        // 13.3h: a combat unit in the hex has entered it, and so has taken control.
        note(Facts::HELD, friend && hex.control != self.side);
        note(Facts::UNCONTROLLED, stop && !friend && hex.control != self.side);
        if !hex.off_map.is_set()
            && let Some(zone) = coverers(self.board, hex.hex, self.side).next()
        {
            zone?;
            note(Facts::ZONE, true);
            note(Facts::NEGATED, negated_by(self.board, hex.hex, self.side, self.move_on)?.is_some());
        }
        // 19.0e: such a port is no source.
        if facts & Facts::SMALL_PORT != 0 {
            facts &= !Facts::SOURCE;
        }
        Ok(Facts(facts))
    }
    /// Returns who stands in a hex, and notes the facts that units make.
    fn standing(&self, hex: &BoardHex, note: &mut dyn FnMut(u32, bool)) -> Result<Standing, Fault> {
        let (mut port, mut hq, mut friend, mut foe) = (false, false, false, false);
        for (at, _) in self.board.stack(hex.hex) {
            let unit = self.board.checked(at)?;
            let friendly = unit.unit.side == self.side;
            port |= unit.kind == Kind::Port;
            if unit.kind == Kind::Port && hex.supply_source == self.side {
                note(Facts::PORT, true);
                note(Facts::SMALL_PORT, unit.unit.port_capacity() < SOURCE_PORT);
            }
            if !unit.kind.is_combat() {
                note(Facts::FOREIGN, !friendly);
                note(Facts::EXTENDER, friendly && unit.kind.is_extender());
                continue;
            }
            // A combat unit carried by an enemy ship or aircraft is not in the hex, but the carrier is (4.8c).
            let grounded = stands(&unit).map_err(|f| f.in_list(UNITS, at))?;
            if grounded && if friendly { foe } else { friend } {
                // 4.8c: no hex holds combat units of both sides.
                return Err(
                    Fault::against(&"side", &".hex: no hex holds combat units of both sides").in_list(UNITS, at)
                );
            }
            foe |= grounded && !friendly;
            if !friendly {
                note(if grounded { Facts::ENEMY } else { Facts::FOREIGN }, true);
            } else if grounded {
                friend = true;
                if unit.kind.is_hq() {
                    let capable = is_capable(&unit);
                    hq |= capable;
                    note(Facts::IDLE_HQ, !capable);
                }
            }
        }
        Ok(Standing { port, hq, friend })
    }
}

/// Who stands in a hex: a port, an Engineer-Capable headquarters and combat units of the side.
struct Standing {
    port: bool,
    hq: bool,
    friend: bool,
}

/// A side's railroads, with the facts determined so far.
pub(super) struct Rails<'b, 's> {
    pub ground: Ground<'b>,
    pub usage: RailUse,
    /// Hexes converted in this phase are not used: no leapfrogging (13.3g).
    pub no_fresh: bool,
    notes: Notes<'s>,
}

impl<'b, 's> Rails<'b, 's> {
    pub fn new(ground: Ground<'b>, usage: RailUse, notes: Notes<'s>) -> Self {
        Rails { ground, usage, no_fresh: false, notes }
    }
    /// Returns the facts about a place, given its hex.
    pub fn look(&mut self, place: Place, hex: &BoardHex) -> Result<Facts, Fault> {
        if let Some(noted) = self.notes.get(place) {
            return Ok(Facts(noted));
        }
        let facts = self.ground.facts(hex)?;
        self.notes.set(place, facts.0);
        Ok(facts)
    }
    /// Returns the facts about a place that were determined so far.
    pub fn known(&self, place: Place) -> Facts {
        Facts(self.notes.get(place).unwrap_or(0))
    }
    /// Returns the facts about a place; one beyond the board is an empty hex without a railroad.
    pub fn at(&mut self, place: Place) -> Result<Facts, Fault> {
        match self.ground.board.at(place) {
            Some(hex) => self.look(place, hex),
            None => Ok(Facts(0)),
        }
    }
    /// Adds a fact about a place.
    pub fn note(&mut self, place: Place, what: u32) -> Result<(), Fault> {
        let facts = self.at(place)?;
        self.notes.set(place, facts.0 | what);
        Ok(())
    }
    /// Returns whether trains may not pass.
    pub fn bars(&self, facts: Facts) -> bool {
        facts.bars(self.usage, self.no_fresh)
    }
}
