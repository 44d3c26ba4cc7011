//! Stacking: the limit of a hex, the order of a stack, and entry into hexes of enemy units. OCS 4.8.
//!
//! * [`size`], [`assess`], [`overstacked`]: the limit of 10 RE and of facilities, and when it applies (4.8, 4.8a); the
//!   optional limit of units in Strat Mode (21.12c)
//! * [`choices`], [`apply`]: elimination in an overstacked hex (4.8a, 21.12c)
//! * [`order`], [`arrange`]: the order of a stack and its markers (4.8b)
//! * [`enter`]: hexes of enemy units (4.8c)

mod arrange;
mod cure;
mod enter;
mod limit;
mod order;
mod strat;

pub use arrange::*;
pub use cure::*;
pub use enter::*;
pub use limit::*;
pub use order::*;

use super::board::{Board, Stacked, UNITS};
use super::units::Checked;
use super::zoc::is_cargo;
use crate::fault::Fault;
use crate::hex::Hex;

/// The sides whose units are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sides {
    /// All sides.
    All,
    /// One side.
    Of(u8),
    /// All sides but one.
    But(u8),
}

impl Sides {
    /// Returns whether a unit of a side is asked for. One whose side is absent is, since it is a fault where it is read.
    fn has(self, side: u8) -> bool {
        side == 0
            || match self {
                Sides::All => true,
                Sides::Of(own) => side == own,
                Sides::But(other) => side != other,
            }
    }
}

/// The units of some sides that stand in a hex.
#[derive(Debug, Clone)]
pub(crate) struct Standing<'a> {
    board: Board<'a>,
    units: Stacked<'a>,
    sides: Sides,
}

/// Returns the units of some sides that stand in a hex, from the top of the stack to its bottom, without cargo.
pub(crate) fn standing<'a>(board: &Board<'a>, hex: Hex, sides: Sides) -> Standing<'a> {
    Standing { board: *board, units: board.stack(hex), sides }
}

impl<'a> Iterator for Standing<'a> {
    type Item = Result<(usize, Checked<'a>), Fault>;
    fn next(&mut self) -> Option<Self::Item> {
        for (at, unit) in &mut self.units {
            if !self.sides.has(unit.side) {
                continue;
            }
            let stands = |unit: Checked<'a>| {
                let cargo = is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
                Ok((!cargo).then_some((at, unit)))
            };
            let found = self.board.checked(at).and_then(stands).transpose();
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
