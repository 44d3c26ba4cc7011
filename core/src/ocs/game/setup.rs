//! What a new game is made of.

use super::text::trimmed;
use super::{Labels, Memory, NewSide, SIDES, Setting, SideLimits, UnitName, label};
use crate::fault::{Fault, FaultCode};
use crate::hex::Numbering;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::replacements::RebuildRow;
use crate::ocs::trucks::CounterMix;
use crate::ocs::turn::TurnState;
use crate::ocs::units::Unit;
use crate::reflect::{Code, Question, text};

/// A new game: the position, where it stands, and what the game's charts and rules say.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct NewGame<'a> {
    /// The position: the chart, the hexes, the units on the map, and what is constant for the game. Every unit has an
    /// `id` of its own, 1 to 65534.
    #[required]
    pub board: Board<'a>,
    /// Units off the map: those that are due in a later turn, and the Dead Pile.
    pub off_map: &'a [Unit],
    /// Where the game stands in its sequence of play. Reserve markers that it does not mention are none.
    #[required]
    pub turn: TurnState,
    /// What the game gives the sides, side 1 first, at most 8. A side that is not in the list has nothing.
    pub sides: &'a [NewSide],
    /// The names of units, for orders and texts. Blanks in them become `_`.
    pub names: &'a [UnitName],
    /// How the hexes are numbered, for orders and texts.
    pub numbering: Code<Numbering>,
    /// The seed of the game's dice. Without one dice are given with the orders.
    pub seed: u64,
    /// The Rebuild Table.
    pub table: &'a [RebuildRow],
    /// The mix of counters of Transport Points; an empty list means no limit.
    pub mix: &'a [CounterMix],
    /// The nations whose aircraft fly hip shoots (14.7d).
    pub hip_nations: &'a [u8],
    /// Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).
    pub breakdowns: [u8; SIDES],
}

impl<'a> NewGame<'a> {
    /// Returns what does not change in the game, and the names of its sides, once it is said where the game stands.
    pub fn setting(&self) -> Result<(Setting<'a>, Labels<'static>), Fault> {
        self.turn_is_said()?;
        let mut setting = Setting {
            chart: self.board.chart,
            limits: self.board.limits,
            tables: self.board.tables.parts(),
            table: self.table,
            mix: self.mix,
            hip_nations: self.hip_nations,
            rules: self.board.rules,
            breakdowns: self.breakdowns,
            ..Setting::default()
        };
        let mut labels = Labels { hexes: self.numbering.said(&"numbering")?, ..Labels::default() };
        if self.sides.len() > SIDES {
            return Err(Fault::new(FaultCode::Overflow, &"sides"));
        }
        for (to, gauge) in setting.sides.iter_mut().zip(self.board.gauges) {
            to.gauge = gauge;
        }
        for (side, (to, name)) in self.sides.iter().zip(setting.sides.iter_mut().zip(&mut labels.sides)) {
            let NewSide { trucks_provided, rail_cap, .. } = *side;
            *to = SideLimits { rail_cap, trucks_provided, ..*to };
            *name = label(text(&side.name));
        }
        Ok((setting, labels))
    }

    /// Returns the name of a unit as texts have it, once it is one: of the units of the game, and none of the `known`.
    pub fn unit_name(&self, at: usize, name: &UnitName, known: &[UnitName]) -> Result<UnitName, Fault> {
        let wrong = |code| Fault::item(code, &"names", at);
        let mut units = self.board.units.iter().chain(self.off_map);
        if !units.any(|unit| unit.id == u32::from(name.unit)) {
            return Err(wrong(FaultCode::OutOfRange).of_field(&"unit").valued(name.unit));
        }
        let name = UnitName { unit: name.unit, name: label(text(&name.name)) };
        let same = |known: &UnitName| trimmed(&known.name).eq_ignore_ascii_case(trimmed(&name.name));
        if trimmed(&name.name).is_empty() {
            return Err(wrong(FaultCode::MissingField).of_field(&"name"));
        }
        if known.iter().any(same) {
            return Err(Fault::item_against(&"names", at, &"names: another unit is called so"));
        }
        Ok(name)
    }

    /// Returns what the game remembers when it begins.
    pub fn memory(&self) -> Memory {
        Memory { turn: self.turn, seed: self.seed, ..Memory::default() }.with_markers()
    }

    /// Where the game stands is known.
    fn turn_is_said(&self) -> Result<(), Fault> {
        let turn = &self.turn;
        let missing = |field| Fault::new(FaultCode::MissingField, field);
        let missing = match () {
            () if turn.number == 0 => missing(&"number"),
            () if turn.segment.get().is_none() => missing(&"segment"),
            () if turn.first == 0 => missing(&"first"),
            () if turn.second == 0 => missing(&"second"),
            () => return Ok(()),
        };
        Err(missing.within(&"turn"))
    }
}
