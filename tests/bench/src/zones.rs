//! Questions about zones of control on a board of 10,000 hexes and 1,000 units.

use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Unit};
use grognard_core::ocs::zoc::{self, Act, Action, Covers};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};

/// A board that holds what it lends.
#[derive(Debug, Clone, Default)]
pub struct Position {
    /// The hexes.
    pub hexes: Vec<BoardHex>,
    /// The units.
    pub units: Vec<Unit>,
}

impl Position {
    /// The board.
    pub fn lend(&self) -> Board<'_> {
        Board { hexes: &self.hexes, units: &self.units, ..Default::default() }
    }
}

/// 100 by 100 hexes, and two sides of 500 units that face each other across the middle, two and three in a hex, with
/// trucks and units in Move Mode behind the lines.
pub fn position() -> Position {
    let hexes = (0..100).flat_map(|q| (0..100).map(move |r| BoardHex { hex: Hex::new(q, r), ..Default::default() }));
    let mut units = Vec::new();
    for n in 0..1000i16 {
        let (side, row) = (n % 2, n / 2);
        let (q, back) = (row % 100, row / 100);
        let r = if side == 0 { 49 - back / 2 * 3 } else { 51 + back / 2 * 3 };
        let wheels = Face {
            strength: 4u16.into(),
            ma: 240u16.into(),
            mobility: Code::new(Mobility::Truck),
            ..Default::default()
        };
        let unit = Unit { hex: Hex::new(q, r), move_side: wheels, ..Unit::regiment(side as u8 + 1, 4, 3) };
        units.push(match back {
            0 | 1 => unit,
            2 | 3 => Unit { mode: Code::new(Mode::Move), ..unit },
            _ => Unit { mode: Code::new(Mode::Move), kind: Code::new(Kind::Truck), ..unit },
        });
    }
    units.sort_by_key(|u| u.hex);
    Position { hexes: hexes.collect(), units }
}

/// Who covers a hex.
pub fn covers(board: &Board<'_>, hex: Hex) -> u16 {
    let question = Covers { board: *board, hex, side: 1 };
    zoc::covers(&question, &mut Sink::none(), &mut Trail::none()).unwrap().value.units
}

/// Whether aircraft may refit in a hex.
pub fn refit(board: &Board<'_>, hex: Hex) -> bool {
    let question = Act { board: *board, hex, side: 1, action: Code::new(Action::Refit), ..Default::default() };
    zoc::assess(&question, &mut Sink::none(), &mut Trail::none()).unwrap().value.is_allowed()
}
