//! The hexes that are open to reinforcements. OCS 13.6b.

use super::ArrivesBy;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, UNITS};
use crate::ocs::units::{Kind, word};
use crate::table::numbered;

/// The place of entry of reinforcements.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gate<'a> {
    pub board: Board<'a>,
    pub side: u8,
    pub entry: ArrivesBy,
    /// The hexes that the chart names.
    pub hexes: &'a [Hex],
}

impl Gate<'_> {
    /// Returns whether enemy units block a hex: any but aircraft, which hold no ground.
    pub fn is_blocked(&self, hex: Hex) -> Result<bool, Fault> {
        for (at, unit) in self.board.stack(hex) {
            let kind = word(unit.kind, &text!("kind")).map_err(|f| f.in_list(UNITS, at))?;
            unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
            if unit.side != self.side && kind != Kind::Aircraft {
                return Ok(true);
            }
        }
        Ok(false)
    }
    /// Returns whether the chart names a hex.
    pub fn names(&self, hex: Hex) -> bool {
        self.hexes.contains(&hex)
    }
    /// Returns whether all the hexes that the chart names are blocked.
    pub fn is_shut(&self) -> Result<bool, Fault> {
        for (i, hex) in numbered(self.hexes) {
            if self.board.place(*hex).is_none() {
                return Err(Fault::item(FaultCode::OutOfRange, &"hexes", i));
            }
            if !self.is_blocked(*hex)? {
                return Ok(false);
            }
        }
        Ok(!self.hexes.is_empty())
    }
    /// Shows the nearest hexes of the map's edge that are not blocked, all of them if several are equally near. The
    /// distance is counted hex by hex over the map from the blocked ones.
    pub fn nearest(&self, search: &mut Search<'_>, mut show: impl FnMut(Hex)) -> Result<(), Fault> {
        for hex in self.hexes {
            if let Some(place) = self.board.place(*hex) {
                search.offer(place, None, 0);
            }
        }
        let mut distance = None;
        while let Some(at) = search.settle() {
            if distance.is_some_and(|distance| at.cost > distance) {
                break;
            }
            let Some(hex) = self.board.at(at.place) else { continue };
            if hex.edge.is_set() && !self.is_blocked(hex.hex)? {
                distance = Some(at.cost);
                show(hex.hex);
            }
            for (_, place, _) in self.board.neighbours(hex) {
                search.offer(place, Some(Place(at.place.0)), at.cost.saturating_add(1));
            }
        }
        Ok(())
    }
}
