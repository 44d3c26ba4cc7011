//! Reads a position from its text, and checks that it can be.

use super::position::{Game, GameUnit, UNITS, other};
use super::saved::{
    Position, TITLE, VERSION, engaged, fight, ground, hexside, luck, modifier, result, round, rules, table, unit,
};
use super::waits::Waits;
use crate::acw::attacks::Engaged;
use crate::acw::combat::{Advance, Stage};
use crate::acw::modifiers::{Ground, Modifier};
use crate::acw::table::Outcome;
use crate::acw::units::{Hexside, Side};
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::notation::scan::{Begun, Scan};
use crate::notation::{Read, Words, is, put, put_code};
use crate::odds::Odds;
use crate::reflect::Code;
use heapless::Vec;

/// Reads an item and appends it.
fn more<T: Copy + Default, const N: usize>(
    scan: &mut Scan<'_>,
    into: &mut Vec<T, N>,
    read: impl Fn(&mut Scan<'_>, &mut T) -> Read,
) -> Read {
    let mut item = T::default();
    read(scan, &mut item)?;
    push(into, item).map_err(|_| scan.wrong(FaultCode::Overflow))
}

/// Reads items to the end of the line.
fn all<T: Copy + Default, const N: usize>(
    scan: &mut Scan<'_>,
    into: &mut Vec<T, N>,
    read: impl Fn(&mut Scan<'_>, &mut T) -> Read,
) -> Read {
    while scan.ahead().is_some() {
        more(scan, into, &read)?;
    }
    Ok(())
}

impl Game {
    /// Reads a position, which must be one that can be.
    ///
    /// A text of another version is the fault `out_of_range` of `position.version`. One that cannot be read is
    /// `bad_text`, `unknown_word`, `missing_field` or `out_of_range` of its line. One that is cut is `missing_field` of
    /// `position.end`, and one of which a word has changed `contradiction`.
    pub fn load(position: &Position) -> Result<Self, Fault> {
        Game::read(&position.text)
    }

    /// [`load`](Self::load) from any text.
    pub fn read(text: &[u8]) -> Result<Self, Fault> {
        let mut game = Game::empty();
        let mut scan = Scan::titled(text, &TITLE, VERSION)?;
        let mut begun = false;
        while let Begun::Line(first) = scan.next_line()? {
            begun |= is(first, "round");
            game.read_line(first, &mut scan)?;
        }
        if !begun {
            return Err(Fault::new(FaultCode::MissingField, &"round").within(&text!("position")));
        }
        game.check().map_err(of_position)?;
        game.check_fight()?;
        Ok(game)
    }

    /// Reads what a line says.
    fn read_line(&mut self, first: &[u8], scan: &mut Scan<'_>) -> Read {
        match first {
            _ if is(first, "hexes") => {
                let mut numbering = Code::new(self.numbering);
                put_code(scan, &mut numbering)?;
                self.numbering = numbering.get().ok_or_else(|| scan.wrong(FaultCode::UnknownWord))?;
                scan.numbering = self.numbering;
                Ok(())
            }
            _ if is(first, "round") => round(scan, self),
            _ if is(first, "rules") => rules(scan, &mut self.rules),
            _ if is(first, "seed") => luck(scan, &mut self.luck),
            _ if is(first, "map") => all(scan, &mut self.hexes, |scan, hex: &mut Hex| scan.hex(hex)),
            _ if is(first, "ground") => more(scan, &mut self.ground, |scan, row: &mut Ground| ground(scan, row)),
            _ if is(first, "side") => more(scan, &mut self.hexsides, |scan, row: &mut Hexside| hexside(scan, row)),
            _ if is(first, "modifier") => {
                more(scan, &mut self.modifiers, |scan, row: &mut Modifier| modifier(scan, row))
            }
            _ if is(first, "table") => table(scan, self),
            _ if is(first, "columns") => all(scan, &mut self.columns, |scan, odds: &mut Odds| {
                put(scan, &mut odds.attack)?;
                put(scan, &mut odds.defence)
            }),
            _ if is(first, "cells") => all(scan, &mut self.cells, |scan, cell: &mut u8| put(scan, cell)),
            _ if is(first, "result") => more(scan, &mut self.results, |scan, row: &mut Outcome| result(scan, row)),
            _ if is(first, "unit") => more(scan, &mut self.units, |scan, row: &mut GameUnit| unit(scan, row)),
            _ if is(first, "combat") => more(scan, &mut self.plan, |scan, row: &mut Engaged| engaged(scan, row)),
            _ if is(first, "fight") => {
                // Of a line before nothing stays.
                (self.battle, self.cohesion, self.origin) = Default::default();
                fight(scan, self)
            }
            _ if is(first, "command") => {
                let (mut side, mut id) = (Code::<Side>::default(), 0u16);
                put_code(scan, &mut side)?;
                put(scan, &mut id)?;
                let [mine, theirs] = &mut self.command;
                *(if side == Code::new(Side::Attacker) { mine } else { theirs }) = id;
                Ok(())
            }
            _ => Err(scan.wrong(FaultCode::UnknownWord)),
        }
    }

    /// Checks that the combats can be.
    fn check_fight(&mut self) -> Read {
        let wrong = || {
            Fault::against(&"combat", &"position.unit: these units cannot be in such a combat")
                .within(&text!("position"))
        };
        let open = self.combat > 0;
        for (side, id) in [Side::Attacker, Side::Defender].into_iter().zip(self.command) {
            if id > 0 && !self.unit(id).is_some_and(|unit| unit.is(side) && unit.is_commander()) {
                return Err(wrong());
            }
        }
        for (at, row) in crate::table::numbered(&self.plan) {
            let side = row.side.get().ok_or_else(wrong)?;
            let twice = self.plan.iter().take(at).any(|earlier| earlier.hex == row.hex);
            let here = self.units.iter().any(|unit| unit.is(side) && unit.unit.hex == row.hex);
            let facing = self.hexes_of(row.combat, other(side)).next().is_some();
            // In the combat at hand a hex may be left already.
            // Combats keep their numbers when others are over.
            if row.combat == 0 || usize::from(row.combat) > UNITS || twice || !facing {
                return Err(wrong());
            }
            if row.combat != self.combat && !here {
                return Err(wrong());
            }
        }
        let quiet = |unit: &GameUnit| {
            !(unit.engaged.is_set() || unit.picked.is_set() || unit.rolls.is_set() || unit.retreats > 0)
        };
        match self.waits {
            Waits::Nothing if !self.plan.is_empty() => return Err(wrong()),
            Waits::Orders | Waits::Combats | Waits::Nothing => {
                let idle = self.waits == Waits::Combats && self.plan.is_empty();
                return if open || idle || !self.units.iter().all(quiet) { Err(wrong()) } else { Ok(()) };
            }
            _ if !open || self.hexes_of(self.combat, Side::Defender).next().is_none() => return Err(wrong()),
            Waits::Cohesion | Waits::Dice => {
                self.assessed(&mut crate::ruling::Trail::none())?;
                return Ok(());
            }
            _ => {}
        }
        let (row, column) = (self.battle.row, self.battle.column);
        if usize::from(column) >= self.columns.len() || row >= self.rows {
            return Err(wrong());
        }
        self.battle.result = self.table().result(row, column)?.1;
        let stage = self.battle.stage.get().ok_or_else(wrong)?;
        let fits = match self.waits {
            Waits::Losses => stage != Stage::Over && !self.owed()?.0.everything.is_set(),
            Waits::Commanders => stage == Stage::Over && self.rolling().is_some(),
            Waits::Retreat => stage == Stage::Over && self.retreats_to().next().is_some(),
            _ => stage == Stage::Over && self.battle.advance != Code::new(Advance::None),
        };
        if fits { Ok(()) } else { Err(wrong()) }
    }
}

/// A fault of the lists as one of the position.
fn of_position(fault: Fault) -> Fault {
    if fault.list() == "units" { fault.of_list(&"position.units") } else { fault }
}
