//! The hex of a combat or barrage as the board has it: who is in it, its terrain, and the ways into it. OCS 9.1 to 9.4.

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{
    ALL_MA, Board, BoardHex, CHART, Crossing, Going, HEXES, RULES, between, ground_cost, opposite, road_cost, way,
};
use crate::ocs::combat::{Attack, Combat, Stage};
use crate::ocs::engineers::bridges;
use crate::ocs::landing::{NOMINAL, is_afloat};
use crate::ocs::measures::MP;
use crate::ocs::overrun::{OVERRUN_MP, Overrun};
use crate::ocs::participants::Participants;
use crate::ocs::rules::{R6_1D, R9_1F, R9_2, R9_12, R10_0, R13_8B, R14_8B};
use crate::ocs::sequence::{PermittedAction, TurnAction};
use crate::ocs::terrain::{Approach, Entry, Terrain};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::capture::captured_before;
use crate::ocs::units::{Checked, Kind, Mobility, Phase, Unit};
use crate::reflect::Code;
use crate::rule::Rule;
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{count, numbered};

/// An attacked hex.
pub(in crate::ocs::turn) struct Site<'a> {
    pub board: Board<'a>,
    pub hex: &'a BoardHex,
    /// What is in the hex, and the place of the first of it in the board's list.
    pub units: &'a [Unit],
    pub first: usize,
    /// The level of the hedgehog.
    pub hedgehog: u8,
    /// The terrain of the hex.
    pub terrain: [Terrain; 1],
    /// The ways into the hex by its sides, as far as attackers use them.
    approaches: [Approach; 6],
}

impl<'a> Site<'a> {
    /// Reads a hex of the board.
    pub fn of(board: &Board<'a>, target: Hex) -> Result<Self, Fault> {
        let hex = board.hex(target, &"target")?;
        let lacks = || {
            let at = board.place(target).map_or(usize::MAX, |place| usize::from(place.0));
            Fault::new(FaultCode::MissingField, &"terrain").in_list(HEXES, at)
        };
        let terrain = board.row(hex.terrain)?.ok_or_else(lacks)?.terrain;
        let first = board.stack(target).next().map_or(board.units.len(), |(at, _)| at);
        let units = board.units.get(first..).unwrap_or_default();
        let units = units.get(..count(board.stack(target))).unwrap_or_default();
        let works = units.iter().filter(|unit| unit.kind.get() == Some(Kind::Hedgehog));
        let hedgehog = works.fold(0, |level: u16, unit| level.max(unit.amount));
        let hedgehog = u8::try_from(hedgehog).unwrap_or(u8::MAX);
        // No attacker is in the hex itself.
        let approaches = [Approach { hex: target, ..Approach::default() }; 6];
        Ok(Site { board: *board, hex, units, first, hedgehog, terrain: [terrain], approaches })
    }

    /// Returns the units in the hex, without what a side has there in the air and on the water (0 for none).
    pub const fn defenders(&self, attacker: u8) -> Participants<'a> {
        Participants::of_hex(self.units, self.first, attacker)
    }

    /// Returns whether combat units of another side are in the hex.
    pub fn is_defended_against(&self, side: u8) -> Result<bool, Fault> {
        let mut defended = false;
        for at in (0..self.units.len()).map(|index| self.defenders(0).place(index)) {
            let unit = self.board.checked(at)?;
            defended |= unit.unit.side != side && unit.kind.is_combat() && !unit.unit.is_borne();
        }
        Ok(defended)
    }

    /// Returns whether units in the hex that are not the attacker's have decided on their combat supply.
    pub fn fights(&self, attacker: u8) -> bool {
        self.units.iter().any(|unit| unit.side != attacker && unit.combat_supply.0 != 0 && !unit.is_borne())
    }

    /// Notes the way of an adjacent attacker into the hex. Returns the paragraph without which there would be none, or
    /// none for an overrun. It is 9.1f for a road, 13.8b for a bridge, and 14.8b where Trainbusting costs nothing. It
    /// is 6.1d where the way back alone is none.
    pub fn enter(&mut self, unit: &Checked<'_>) -> Result<Option<Rule>, Fault> {
        if is_afloat(unit.unit) {
            // 18.6a: landing craft cross a hexside of their own, whatever is on the map.
            if let Some(approach) = self.approaches.first_mut() {
                (approach.hex, approach.hexside) = (unit.unit.hex, NOMINAL);
            }
            return Ok(None);
        }
        let mobility = unit.mobility()?;
        let going = Going::of(mobility, unit.unit.side);
        let found = self.board.neighbours(self.hex).find(|(_, _, next)| next.hex == unit.unit.hex);
        let Some((side, _, from)) = found else { return Ok(None) };
        let over = self.board.row(between(self.hex, side, from))?;
        let side_from = opposite(side);
        let there = ground_cost(&self.board, from, side_from, self.hex, going)?;
        // 6.1d, 8.1c, 9.1f: neither is a way that the unit could not come back, but by road.
        let back = ground_cost(&self.board, self.hex, side, from, going)?;
        let ground = there.filter(|_| back.is_some());
        let mut engineers = || bridges(&self.board, from.hex, self.hex.hex, unit.unit.side);
        // 13.8b: as a road, a bridge lets units attack, and not overrun.
        let bridge = way(&self.board, from, side_from, self.hex, going, &mut engineers)?.bridged;
        let road = road_cost(&self.board, from, side_from, self.hex, going)?;
        let own = unit.unit.side;
        let (entry, cost, by) = match (ground, road, bridge) {
            (Some(ALL_MA), ..) => (Entry::All, 0, None),
            (Some(cost), ..) => {
                // 8.1b: an overrun counts Trainbusting too.
                let more = self.hex.busting(own, mobility);
                let skirts = more == 0 && self.hex.is_busted(own) && cost.saturating_add(MP) > OVERRUN_MP;
                (Entry::Open, cost.saturating_add(more), Some(R14_8B).filter(|_| skirts && cost <= OVERRUN_MP))
            }
            (None, Some(_), _) => (Entry::RoadOnly, 0, Some(R9_1F)),
            (None, None, Some(_)) => (Entry::RoadOnly, 0, Some(R13_8B)),
            (None, None, None) => (Entry::Prohibited, 0, Some(R6_1D).filter(|_| there.is_some())),
        };
        let Some(approach) = self.approaches.get_mut(usize::from(side)) else { return Ok(None) };
        approach.hex = from.hex;
        approach.hexside = over.map_or(Terrain::default(), |row| row.terrain);
        let (code, points) = match mobility {
            Mobility::Leg => (&mut approach.leg, &mut approach.leg_cost),
            Mobility::Truck => (&mut approach.truck, &mut approach.truck_cost),
            Mobility::Track => (&mut approach.track, &mut approach.track_cost),
        };
        (*code, *points) = (Code::new(entry), cost);
        Ok(by)
    }

    /// Calls `object` with each paragraph by which the ground is closed to an overrun by an adjacent unit (8.1b, 8.1c).
    pub fn bars(&self, unit: &Checked<'_>, object: &mut dyn FnMut(Rule, Option<u32>)) -> Result<(), Fault> {
        let (mobility, own) = (unit.mobility()?, unit.unit.side);
        let found = self.board.neighbours(self.hex).find(|(_, _, next)| next.hex == unit.unit.hex);
        let Some((side, _, from)) = found else { return Ok(()) };
        let step = Crossing { here: from, side: opposite(side), next: self.hex };
        let busting = self.hex.busting(own, mobility);
        let ground = Overrun { board: &self.board, step, going: Going::of(mobility, own), busting };
        ground.bars(&mut || bridges(&self.board, from.hex, self.hex.hex, own), object)
    }

    /// Returns the question of an attack on the hex, without units.
    pub fn combat(&self, attack: Attack, phase: Phase) -> Combat<'_> {
        Combat {
            attack: Code::new(attack),
            phase: Code::new(phase),
            target: self.hex.hex,
            terrain: &self.terrain,
            approaches: &self.approaches,
            hedgehog: self.hedgehog,
            hex_attacked: self.hex.attacked,
            rules: self.board.rules,
            ..Combat::default()
        }
    }

    /// Returns a fault of the question of a combat as one of the board.
    pub fn blame(&self, fault: Fault) -> Fault {
        let chart = |row: u8| usize::from(row).saturating_sub(1);
        match fault.list() {
            "terrain" => fault.within(&"terrain").in_list(CHART, chart(self.hex.terrain)),
            "approaches" => {
                let side = u8::try_from(fault.index()).unwrap_or(u8::MAX);
                let next = self.board.neighbour(self.hex.hex, side).map(|(_, next)| next);
                let row = next.map_or(0, |next| between(self.hex, side, next));
                fault.of_field(&"terrain").in_list(CHART, chart(row))
            }
            _ if fault.field() == "rules" => fault.of_field(RULES),
            _ => fault,
        }
    }
}

/// Returns the attackers of a hex whose combat is open: units of a side, adjacent or on landing craft in the hex, that are
/// supplied for it.
pub(in crate::ocs::turn) fn engaged<'a>(
    board: &Board<'a>,
    target: Hex,
    side: u8,
) -> impl Iterator<Item = (usize, &'a Unit)> + Clone + use<'a> {
    let supplied = move |unit: &Unit| unit.may_be_of(side) && unit.combat_supply.0 != 0;
    // Nobody else than on landing craft stands in an enemy's hex.
    let here = board.stack(target).filter(|(_, unit)| is_afloat(unit));
    board.around(target).chain(here).filter(move |(_, unit)| supplied(unit))
}

/// Adds the reasons why nothing else is done as long as a combat is open (9.2). For each unit that is supplied for one
/// it is the rule that it is given. Nor is it done before what is owed is retreated (9.12), what has fallen is captured
/// (9.14), and a barrage settled (10.0).
pub(in crate::ocs::turn) fn settled_before(
    board: &Board<'_>,
    why: impl Fn(usize, &Unit) -> Rule,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    for (at, unit) in numbered(board.units).filter(|(_, unit)| unit.combat_supply.0 != 0) {
        board.checked(at)?;
        findings.object(why(at, unit), About::Units.at(at));
    }
    owed_before(board, findings);
    Ok(())
}

/// Adds the reasons why nothing else is done before what is owed is retreated, what has fallen is captured, and a barrage
/// settled.
#[inline(never)]
fn owed_before(board: &Board<'_>, findings: &mut Findings<'_, '_>) {
    if board.units.iter().any(|unit| unit.retreats > 0 || unit.has_fallen()) {
        retreated_before(board, findings);
        captured_before(board, findings);
    }
    // Hexes in groups: to look at each for an end takes longer than to look at all.
    let barraged = |group: &[BoardHex]| group.iter().fold(0, |any, hex| any | hex.barraged.0) != 0;
    let open = board.hexes.chunks(64).any(|group| barraged(group) && group.iter().any(is_open));
    findings.forbid_if(R10_0, open);
}

/// Adds the reason why a combat does not go on for each unit that has still to retreat from it.
pub(in crate::ocs::turn) fn retreated_before(board: &Board<'_>, findings: &mut Findings<'_, '_>) {
    for (at, _) in numbered(board.units).filter(|(_, unit)| unit.retreats > 0) {
        findings.object(R9_12, About::Units.at(at));
    }
}

/// Adds the reason why a combat does not go on for each defender of a hex who has neither paid nor declined (9.2).
pub(in crate::ocs::turn) fn decided_before(
    board: &Board<'_>,
    target: Hex,
    attacker: u8,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    for (at, _) in
        board.stack(target).filter(|(_, unit)| unit.side != attacker && unit.combat_supply.0 == 0 && !unit.is_borne())
    {
        if board.checked(at)?.kind.is_combat() {
            findings.object(R9_2, About::Units.at(at));
        }
    }
    Ok(())
}

/// Returns whether a unit is an attacker who may advance now: the combat in a hex next to it is over, and no defender is left
/// there (9.12g).
pub(in crate::ocs::turn) fn may_advance(board: &Board<'_>, unit: &Unit, attacker: u8) -> Result<bool, Fault> {
    if unit.side != attacker || unit.combat_supply.0 == 0 || board.units.iter().any(|other| other.retreats > 0) {
        return Ok(false);
    }
    let over = board.hexes.iter().filter(|hex| hex.combat_stage.get() == Some(Stage::Over));
    for hex in over.filter(|hex| hex.hex.touches(unit.hex) || hex.hex == unit.hex) {
        let mut defended = false;
        for (at, other) in board.stack(hex.hex) {
            defended |= other.side != unit.side && board.checked(at)?.kind.is_combat();
        }
        if !defended {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether a hex was barraged in this phase and its losses are not settled.
pub(in crate::ocs::turn) fn is_open(hex: &BoardHex) -> bool {
    hex.barraged.is_set() && !hex.barrage_settled.is_set()
}

impl TurnState {
    /// Returns what a combat now is, and the action and the side that attacks; 0 in a simulcast turn, in which none does.
    pub(in crate::ocs::turn) fn combat(&self) -> Result<(Attack, TurnAction, u8), Fault> {
        let segment = self.sound()?;
        let (attack, action) = if segment.is_of_movement() {
            (Attack::Overrun, TurnAction::Overrun)
        } else {
            (Attack::Regular, TurnAction::Attack)
        };
        let side = if self.simulcast.is_set() { 0 } else { self.acting(segment.phase() == Some(Phase::Reaction)) };
        Ok((attack, action, side))
    }

    /// Decides whether a side may begin to do something now: not before every combat, capture and barrage is settled.
    pub(in crate::ocs::turn) fn begins(
        &self,
        board: &Board<'_>,
        action: TurnAction,
        side: u8,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<PermittedAction>>, Fault> {
        let time = self.may(action, side, trail)?;
        let Some(permitted) = time.value.allowed() else { return Ok(time) };
        let mut findings = Findings::of(time.cites, trail);
        settled_before(board, |_, _| R9_2, &mut findings)?;
        Ok(findings.verdict(|| permitted))
    }

    /// Decides whether the attacker may act now.
    pub(in crate::ocs::turn) fn fights(
        &self,
        action: TurnAction,
        side: u8,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<PermittedAction>>, Fault> {
        // In a simulcast turn nobody attacks, whoever it is.
        self.may(action, if side == 0 { self.first } else { side }, trail)
    }
}

/// Writes the places of the attackers of a hex into scratch memory.
pub(in crate::ocs::turn) fn attackers<'s>(
    board: &Board<'_>,
    target: Hex,
    side: u8,
    scratch: &'s mut Scratch<'_>,
) -> Result<&'s [u64], Fault> {
    let all = || engaged(board, target, side);
    let words = scratch.take(count(all()))?;
    for (word, (at, _)) in words.iter_mut().zip(all()) {
        board.checked(at)?;
        *word = u64::try_from(at).unwrap_or(u64::MAX);
    }
    Ok(words)
}
