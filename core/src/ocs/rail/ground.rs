//! What a hex and its railroad are to a side, found out once for each hex that a question looks at. OCS 13.3c, 13.3e,
//! 13.3h, 13.8a.

use super::RailUse;
use crate::fault::{Fault, FaultCode, Name};
use crate::map::{Notes, Place};
use crate::ocs::board::{Board, BoardHex, HEXES, SIDES_OF_A_GAME, Settlement, UNITS, side_is_known};
use crate::ocs::engineers::is_capable;
use crate::ocs::options::GameRules;
use crate::ocs::rules::*;
use crate::ocs::units::{Aboard, Checked, Kind, word};
use crate::ocs::zoc::{coverers, negated_by};
use crate::rule::Rule;

/// What is so in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Facts(pub u32);

impl Facts {
    /// There is a railroad.
    pub const RAILROAD: u32 = 1;
    /// It does not function.
    pub const CUT: u32 = 1 << 1;
    /// It is of another gauge.
    pub const WRONG_GAUGE: u32 = 1 << 2;
    /// A village, a city, a port or an Engineer-Capable HQ is there.
    pub const STOP: u32 = 1 << 3;
    /// Of these there is an Engineer-Capable HQ alone.
    pub const BY_HQ: u32 = 1 << 4;
    /// A friendly HQ that is not Engineer-Capable is there.
    pub const IDLE_HQ: u32 = 1 << 5;
    /// It is such a hex, and the side does not control it.
    pub const UNCONTROLLED: u32 = 1 << 6;
    /// It is controlled by the unit that stands there, whatever the hex was marked with.
    pub const HELD: u32 = 1 << 7;
    /// Enemy combat units are there.
    pub const ENEMY: u32 = 1 << 8;
    /// Other enemy units are there.
    pub const FOREIGN: u32 = 1 << 9;
    /// It lies in an enemy zone of control.
    pub const ZONE: u32 = 1 << 10;
    /// A friendly unit negates that zone.
    pub const NEGATED: u32 = 1 << 11;
    /// A Trainbusting zone covers it.
    pub const BUSTED: u32 = 1 << 12;
    /// It is the side's source of supply.
    pub const SOURCE: u32 = 1 << 13;
    /// A railroad here was converted in this phase.
    pub const FRESH: u32 = 1 << 14;
    /// An Extender of the side stands there.
    pub const EXTENDER: u32 = 1 << 15;

    /// What keeps trains out.
    const BARS: u32 = Self::CUT | Self::WRONG_GAUGE | Self::UNCONTROLLED | Self::ENEMY;

    pub const fn has(self, what: u32) -> bool {
        self.0 & what != 0
    }
    /// Whether a zone of control stands in the way, for this use.
    pub fn zone_bars(self, usage: RailUse) -> bool {
        self.has(Self::ZONE) && !(usage == RailUse::Trace && self.has(Self::NEGATED))
    }
    /// Whether anything keeps trains from passing (13.3e, 13.3h).
    pub fn bars(self, usage: RailUse, fresh_too: bool) -> bool {
        self.has(Self::BARS) || self.zone_bars(usage) || (fresh_too && self.has(Self::FRESH))
    }
    /// Each rule that keeps trains from passing.
    pub fn reasons(self, usage: RailUse, fresh_too: bool, mut object: impl FnMut(Rule)) {
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

/// A side and the gauge that its trains run on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground<'b> {
    pub board: Board<'b>,
    pub side: u8,
    /// 0 where the game knows one only.
    pub gauge: u8,
    rules: GameRules,
}

/// Whether a unit stands on the ground of its hex: what a ship, a landing craft or an aircraft carries does not.
pub(super) fn stands(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(matches!(word(unit.unit.aboard, &"aboard")?, Aboard::Nothing | Aboard::Train))
}

impl<'b> Ground<'b> {
    /// A side of the game, and the gauge of its trains.
    pub fn new(board: Board<'b>, side: u8, gauge: u8, rules: GameRules) -> Result<Self, Fault> {
        side_is_known(side, &"side")?;
        rules.sound()?;
        Ok(Ground { board, side, gauge, rules })
    }
    /// Whether the side's trains run on the gauge of a hex (13.3f). A game of one gauge numbers none; where one of the two is
    /// numbered, the other must be.
    pub fn fits(&self, hex: &BoardHex) -> Result<bool, Fault> {
        let missing = Fault::new(FaultCode::MissingField, &"gauge");
        match (self.gauge, hex.gauge) {
            _ if hex.rail == 0 => Ok(true),
            (0, 1..) => Err(missing),
            (1.., 0) => Err(self.in_hex(missing, hex)),
            (ours, its) => Ok(ours == its),
        }
    }
    /// What is so in a hex.
    pub fn facts(&self, hex: &BoardHex) -> Result<Facts, Fault> {
        let mut facts = 0;
        let mut note = |what, so| facts |= if so { what } else { 0 };
        note(Facts::RAILROAD, hex.rail != 0 && !hex.off_map.is_set());
        note(Facts::CUT, hex.rail_cut.is_set());
        note(Facts::WRONG_GAUGE, !self.fits(hex)?);
        note(Facts::BUSTED, (hex.trainbusted >> (self.side.wrapping_sub(1) & 7)) & 1 == 1);
        note(Facts::SOURCE, hex.supply_source == self.side);
        note(Facts::FRESH, hex.converted.is_set());
        if hex.reserved.iter().any(|byte| *byte != 0) {
            return Err(self.in_hex(Fault::new(FaultCode::Reserved, &"reserved"), hex));
        }
        for (mark, field) in [(hex.control, &"control" as Name), (hex.supply_source, &"supply_source")] {
            if mark > SIDES_OF_A_GAME {
                return Err(self.in_hex(Fault::new(FaultCode::OutOfRange, field), hex));
            }
        }
        let settled = match word(hex.settlement, &"settlement").map_err(|f| self.in_hex(f, hex))? {
            Settlement::None => false,
            Settlement::Village | Settlement::City => true,
        };
        let (mut port, mut hq, mut friend, mut foe) = (false, false, false, false);
        for (at, _) in self.board.stack(hex.hex) {
            let unit = self.board.checked(at)?;
            let friendly = unit.unit.side == self.side;
            port |= unit.kind == Kind::Port;
            if !unit.kind.is_combat() {
                note(Facts::FOREIGN, !friendly);
                note(Facts::EXTENDER, friendly && unit.kind == Kind::Extender);
                continue;
            }
            // What an enemy ship or aircraft carries is no combat unit in the hex, but the carrier is there (4.8c).
            let grounded = stands(&unit).map_err(|f| f.in_list(UNITS, at))?;
            if grounded && if friendly { foe } else { friend } {
                // 4.8c: no hex holds combat units of both sides.
                return Err(Fault::new(FaultCode::Contradiction, &"side").in_list(UNITS, at));
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
        // 13.8c: on a railroad that functions.
        let hq = hq && !hex.rail_cut.is_set();
        let stop = settled || port || hq;
        note(Facts::STOP, stop);
        note(Facts::BY_HQ, hq && !settled && !port);
        // 13.3h: a combat unit that is there has entered, and with it control changed.
        note(Facts::HELD, friend && hex.control != self.side);
        note(Facts::UNCONTROLLED, stop && !friend && hex.control != self.side);
        if !hex.off_map.is_set()
            && let Some(zone) = coverers(&self.board, hex.hex, self.side, &self.rules).next()
        {
            zone?;
            note(Facts::ZONE, true);
            note(Facts::NEGATED, negated_by(&self.board, hex.hex, self.side, |_| false)?.is_some());
        }
        Ok(Facts(facts))
    }
    /// A fault of a hex of the board.
    #[cold]
    fn in_hex(&self, fault: Fault, hex: &BoardHex) -> Fault {
        let at = self.board.place(hex.hex).map_or(usize::MAX, |place| usize::from(place.0));
        fault.in_list(HEXES, at)
    }
}

/// The side's railroads, with what was found out about them so far.
pub(super) struct Rails<'b, 's> {
    pub ground: Ground<'b>,
    pub usage: RailUse,
    /// Hexes converted in this phase are not to be used: no leapfrogging (13.3g).
    pub no_fresh: bool,
    notes: Notes<'s>,
}

impl<'b, 's> Rails<'b, 's> {
    pub fn new(ground: Ground<'b>, usage: RailUse, notes: Notes<'s>) -> Self {
        Rails { ground, usage, no_fresh: false, notes }
    }
    /// What is so in a place.
    pub fn look(&mut self, place: Place, hex: &BoardHex) -> Result<Facts, Fault> {
        if let Some(noted) = self.notes.get(place) {
            return Ok(Facts(noted));
        }
        let facts = self.ground.facts(hex)?;
        self.notes.set(place, facts.0);
        Ok(facts)
    }
    /// What is so in a place of the board; one beyond it is an empty hex without a railroad.
    pub fn at(&mut self, place: Place) -> Result<Facts, Fault> {
        match self.ground.board.at(place) {
            Some(hex) => self.look(place, hex),
            None => Ok(Facts(0)),
        }
    }
    /// Notes something more about a place.
    pub fn note(&mut self, place: Place, what: u32) -> Result<(), Fault> {
        let facts = self.at(place)?;
        self.notes.set(place, facts.0 | what);
        Ok(())
    }
    /// Whether anything keeps trains from passing.
    pub fn bars(&self, facts: Facts) -> bool {
        facts.bars(self.usage, self.no_fresh)
    }
}
