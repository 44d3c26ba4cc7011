//! Stacking: the limit of a hex, the order of a stack, and entry into hexes of enemy units. OCS 4.8.
//!
//! * [`size`], [`assess`], [`overstacked`]: the limit of 10 RE and of facilities, and when it applies (4.8, 4.8a)
//! * [`choices`], [`apply`]: elimination in an overstacked hex (4.8a)
//! * [`order`], [`arrange`]: the order of a stack and its markers (4.8b)
//! * [`enter`]: hexes of enemy units (4.8c)

mod arrange;
mod cure;
mod enter;
mod limit;
mod order;

pub use arrange::*;
pub use cure::*;
pub use enter::*;
pub use limit::*;
pub use order::*;

use super::board::{Board, UNITS};
use super::units::Checked;
use super::zoc::is_cargo;
use crate::fault::Fault;
use crate::hex::Hex;

/// Returns the units of a side that stand in a hex, from the top of the stack to its bottom, without cargo.
pub(crate) fn standing<'a>(
    board: &Board<'a>,
    hex: Hex,
    of_side: impl Fn(u8) -> bool,
) -> impl Iterator<Item = Result<(usize, Checked<'a>), Fault>> {
    let board = *board;
    board.stack(hex).filter(move |(_, u)| u.side == 0 || of_side(u.side)).filter_map(move |(at, _)| {
        let stands = |unit: Checked<'a>| {
            let cargo = is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
            Ok((!cargo).then_some((at, unit)))
        };
        board.checked(at).and_then(stands).transpose()
    })
}
