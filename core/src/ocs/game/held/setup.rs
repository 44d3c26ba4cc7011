//! A new game in memory of its own.

use super::kept::{Fixed, KeptGame};
use crate::fault::Fault;
use crate::ocs::game::{NewGame, in_order};
use crate::ocs::units::Unit;
use crate::table::numbered;
use alloc::vec::Vec;

impl NewGame<'_> {
    /// Begins the game.
    pub(super) fn begin(&self) -> Result<KeptGame, Fault> {
        let (setting, labels) = self.setting()?;
        let mut fixed = Fixed::of(&setting, &labels);
        for (at, name) in numbered(self.names) {
            let name = self.unit_name(at, name, &fixed.names)?;
            fixed.names.push(name);
        }
        in_order(&mut fixed.names);
        let mut units: Vec<Unit> = self.board.units.to_vec();
        units.extend(self.off_map);
        let off_map: Vec<u32> = self.off_map.iter().map(|unit| unit.id).collect();
        KeptGame::arrange(fixed, self.board.hexes.to_vec(), units, &off_map, self.memory())
    }
}
