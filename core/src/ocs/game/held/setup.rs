//! What a new game is made of.

use super::kept::{Fixed, KeptGame};
use crate::fault::{Fault, FaultCode};
use crate::hex::Numbering;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::game::text::trimmed;
use crate::ocs::game::{Memory, NewSide, SIDES, SideLimits, UnitName, label};
use crate::ocs::headquarters::ServiceLimit;
use crate::ocs::options::GameRules;
use crate::ocs::replacements::RebuildRow;
use crate::ocs::trucks::CounterMix;
use crate::ocs::turn::TurnState;
use crate::ocs::units::Unit;
use crate::reflect::{Code, Question, text};
use crate::table::numbered;
use alloc::vec::Vec;

/// A new game: the position, where it stands, and what the game's charts and rules say.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct NewGame<'a> {
    /// The position: the chart, the hexes, and the units on the map. Every unit has an `id` of its own, 1 to 65534.
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
    /// The game's limits on the units that headquarters support.
    pub limits: &'a [ServiceLimit],
    /// The Rebuild Table.
    pub table: &'a [RebuildRow],
    /// The mix of counters of Transport Points; an empty list means no limit.
    pub mix: &'a [CounterMix],
    /// The nations whose aircraft fly hip shoots (14.7d).
    pub hip_nations: &'a [u8],
    /// Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).
    pub breakdowns: [u8; SIDES],
    /// The game's options.
    pub rules: GameRules,
}

impl NewGame<'_> {
    /// Begins the game.
    pub(super) fn begin(&self) -> Result<KeptGame, Fault> {
        self.turn_is_said()?;
        let numbering = self.numbering.said(&"numbering")?;
        let mut fixed = Fixed {
            chart: self.board.chart.to_vec(),
            limits: self.limits.to_vec(),
            table: self.table.to_vec(),
            mix: self.mix.to_vec(),
            hip_nations: self.hip_nations.to_vec(),
            rules: self.rules,
            breakdowns: self.breakdowns,
            numbering,
            ..Fixed::default()
        };
        if self.sides.len() > SIDES {
            return Err(Fault::new(FaultCode::Overflow, &"sides"));
        }
        for (side, (to, name)) in self.sides.iter().zip(fixed.sides.iter_mut().zip(&mut fixed.side_names)) {
            let NewSide { trucks_provided, rail_cap, gauge, .. } = *side;
            *to = SideLimits { rail_cap, trucks_provided, gauge, reserved: 0 };
            *name = label(text(&side.name));
        }
        let mut units: Vec<Unit> = self.board.units.to_vec();
        units.extend(self.off_map);
        for (at, name) in numbered(self.names) {
            let wrong = |code| Fault::item(code, &"names", at);
            if !units.iter().any(|unit| unit.id == u32::from(name.unit)) {
                return Err(wrong(FaultCode::OutOfRange).of_field(&"unit").valued(name.unit));
            }
            let name = UnitName { unit: name.unit, name: label(text(&name.name)) };
            let same = |known: &UnitName| trimmed(&known.name).eq_ignore_ascii_case(trimmed(&name.name));
            if trimmed(&name.name).is_empty() {
                return Err(wrong(FaultCode::MissingField).of_field(&"name"));
            }
            if fixed.names.iter().any(same) {
                return Err(Fault::item_against(&"names", at, &"names: another unit is called so"));
            }
            fixed.names.push(name);
        }
        let off_map: Vec<u32> = self.off_map.iter().map(|unit| unit.id).collect();
        let mut turn = self.turn;
        for markers in [&mut turn.first_reserves, &mut turn.second_reserves] {
            if markers.get().is_none() {
                *markers = 0.into();
            }
        }
        let memory = Memory { turn, seed: self.seed, ..Memory::default() };
        KeptGame::arrange(fixed, self.board.hexes.to_vec(), units, &off_map, memory)
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
