//! Choices of combat and barrage.

use super::draft::{add, id};
use super::movement::{WITHIN, around};
use super::{Act, Each, Game, GameChoice, Work};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::facility::Target;
use crate::ocs::units::{Kind, Unit};
use crate::reflect::Code;

/// Hexes of a retreat that a way can name.
const MOST_HEXES: u8 = 5;

/// How far a unit barrages; of an aircraft that is for its owner to say.
fn range(unit: &Unit) -> u32 {
    match unit.kind.get() {
        Some(Kind::Aircraft) => u32::MAX,
        _ => u32::from(unit.combat_side.range.max(unit.move_side.range)),
    }
}

impl Game<'_> {
    /// Choices of a combat or barrage.
    pub(super) fn of_battle(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        match of.act.get() {
            Some(Act::Attack) => self.attacks(of, each, work),
            Some(Act::Barrage) => {
                let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
                self.targets(&unit, range(&unit), of, each, work)
            }
            Some(Act::Bombard) => self.facilities(of, each, work),
            Some(Act::Concede) => self.landings(of, each, work),
            Some(Act::Defend) => {
                for also in [0, 2, 1] {
                    for how in [1, 0].into_iter().filter(|how| of.count() == 0 || *how == 1) {
                        let row = GameChoice { how, also, hex: self.memory.open.target, ..of };
                        if !self.part_on_stocks(row, each, work)? {
                            return Ok(false);
                        }
                    }
                }
                Ok(true)
            }
            Some(Act::Settle) => self.settlements(of, each, work),
            Some(Act::Retreat) => {
                let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
                self.escapes(GameChoice { hex: unit.hex, ..of }, unit.retreats.min(MOST_HEXES), each, work)
            }
            Some(Act::Advance) => {
                // None is a choice of every attacker's.
                let alone = of.count() == 0;
                for how in [0, 1, 2].into_iter().filter(|how| alone || *how == 1) {
                    if !self.offer(GameChoice { how, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            _ => {
                for amount in u16::try_from(of.count()).unwrap_or(0)..=8 {
                    if !self.offer(GameChoice { amount, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
        }
    }

    fn targets(
        &self,
        unit: &Unit,
        range: u32,
        of: GameChoice,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let fights = |other: &Unit| other.kind.get().is_some_and(Kind::is_combat) && !other.is_borne();
        let is_enemy = |other: &Unit| other.side != unit.side && fights(other);
        if range <= WITHIN {
            for hex in around(unit.hex).filter(|hex| hex.distance(unit.hex) <= range) {
                let enemies = self.board().stack(hex).any(|(_, other)| is_enemy(other));
                if enemies && !self.part_on_stocks(GameChoice { hex, ..of }, each, work)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        let mut last: Option<Hex> = None;
        for at in 0..self.on_map {
            let Some(enemy) = self.board().units.get(at).copied().filter(is_enemy) else { continue };
            if last == Some(enemy.hex) || enemy.hex.distance(unit.hex) > range {
                continue;
            }
            last = Some(enemy.hex);
            if !self.part_on_stocks(GameChoice { hex: enemy.hex, ..of }, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Facilities that are barraged, and railroads.
    fn facilities(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        for at in 0..self.hexes.len() {
            let Some(hex) = self.hexes.get(at).copied().filter(|hex| hex.hex.distance(unit.hex) <= range(&unit)) else {
                continue;
            };
            let enemy = |unit: &Unit, other: &Unit| other.side != unit.side;
            let mut stack = self.board().stack(hex.hex).map(|(_, other)| other).filter(|other| enemy(&unit, other));
            if hex.rail == 0 && !stack.any(|other| matches!(other.kind.get(), Some(Kind::AirBase | Kind::Port))) {
                continue;
            }
            for target in [Target::AirBase, Target::AirStrip, Target::Port, Target::Railroad] {
                let row = GameChoice { hex: hex.hex, how: Code::new(target).0, ..of };
                if !self.offer(row, each, work)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Beach Assaults that the defender lets land.
    fn landings(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        self.targets(&unit, 1, of, each, work)
    }

    /// Attacks by a unit with those that were picked, and by all that can; paid for, on internal stocks, or as far as nobody
    /// pays.
    fn attacks(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        let alone = of.count() == 0;
        for how in [0, 1].into_iter().filter(|how| alone || *how == 0) {
            for also in [0, 2, 1] {
                if !self.targets(&unit, 1, GameChoice { how, also, ..of }, each, work)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Ways to settle: so many steps, shared out from the first unit on, so many hexes, and the option ignored or not.
    fn settlements(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        for amount in u16::try_from(of.count()).unwrap_or(0)..=12 {
            for way in 0..=3 {
                for also in [0, 1] {
                    if !self.offer(GameChoice { amount, way, also, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    /// Ways of a retreat, one hexside after the other.
    fn escapes(&self, of: GameChoice, left: u8, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let gone = of.way.checked_ilog2().map_or(0, |bits| (bits / 3).saturating_add(1));
        if left == 0 {
            for amount in 0..=4 {
                if !self.offer(GameChoice { amount, ..of }, each, work)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        for (side, hex) in (1u16..=6).zip(of.hex.neighbours()) {
            let way = of.way | side.checked_shl(gone.saturating_mul(3)).unwrap_or(0);
            let on_map = self.hexes.is_empty() || self.hex(hex).is_some_and(|hex| !hex.off_map.is_set());
            if on_map && !self.escapes(GameChoice { way, hex, ..of }, left.saturating_sub(1), each, work)? {
                return Ok(false);
            }
        }
        // Who cannot go anywhere dies by any way (9.12b), also by one off the map.
        Ok(true)
    }

    /// Fills in the hexes of a retreat.
    pub(super) fn escape(&self, row: &GameChoice, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let (mut hex, mut way) = (unit.hex, row.way);
        while way > 0 {
            let side = usize::from(way & 7).saturating_sub(1);
            let Some(next) = hex.neighbours().nth(side) else { return Ok(false) };
            add(&mut work.draft.hexes, next)?;
            (hex, way) = (next, way.checked_shr(3).unwrap_or(0));
        }
        work.draft.party(row)?;
        let goes = |other: &&Unit| other.id == unit.id || row.picks().any(|picked| picked == id(other));
        let units = self.board().units.iter().filter(goes);
        Self::lost(&GameChoice::default(), units, row.amount, work.draft)
    }

    /// Fills in the units that attack a hex: those that were picked, or all that are next to it and have not.
    pub(super) fn attackers(&self, row: &GameChoice, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<(), Fault> {
        if row.how == 0 {
            return work.draft.party(row);
        }
        let together = |other: &Unit| {
            let near = if self.memory.turn.segment.get().is_some_and(|segment| segment.is_of_movement()) {
                other.hex == unit.hex
            } else {
                other.hex.touches(row.hex)
            };
            near && other.side == unit.side
                && !other.attacked.is_set()
                && other.aboard.0 == 0
                && other.kind.get().is_some_and(Kind::is_combat)
                && other.checked().is_ok_and(|other| other.attack_capable(&mut |_| {}))
        };
        for other in self.board().units.iter().filter(|other| together(other)) {
            work.draft.unit(id(other))?;
        }
        Ok(())
    }

    /// The units that settle the open combat next: the attackers, or the defenders.
    pub(super) fn settling(&self) -> impl Iterator<Item = &Unit> + Clone {
        let open = &self.memory.open;
        let defends = open.battle.stage.get() == Some(crate::ocs::combat::Stage::Defender);
        let acts = self.acting();
        self.board().units.iter().filter(move |unit| {
            if defends {
                unit.hex == open.target && unit.side != acts
            } else {
                unit.side == acts && unit.combat_supply.0 != 0
            }
        })
    }
}
