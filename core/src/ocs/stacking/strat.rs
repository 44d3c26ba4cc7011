//! The optional limit of units in Strat Mode. OCS 21.12c.

use super::{Sides, standing};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::units::{Checked, Mode};
use crate::ocs::zoc::is_cargo;
use crate::ruling::{Amount, Findings, Item, What};

/// The most that units in Strat Mode may have in a hex: 3 RE.
const STRAT_LIMIT: u32 = 3 * RE as u32;

/// A side's units in Strat Mode in a hex.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct StratSize {
    /// Their size, in eighths of an RE.
    pub re: u32,
    /// The excess over the limit.
    pub over: u32,
    units: u16,
    formation: u16,
}

impl StratSize {
    fn add(&mut self, at: usize, unit: &Checked<'_>) -> Result<(), Fault> {
        if !unit.kind.is_combat() || unit.mode != Mode::Strat {
            return Ok(());
        }
        let size = extent(unit).map_err(|f| f.in_list(UNITS, at))?;
        self.re = self.re.saturating_add(size.re.into());
        let alike = self.units == 0 || self.formation == unit.unit.formation;
        self.formation = if alike { unit.unit.formation } else { 0 };
        self.units = self.units.saturating_add(1);
        Ok(())
    }
    /// Adds the reason why so many may not end a segment in the hex.
    pub fn judge(&self, findings: &mut Findings<'_, '_>) {
        if self.over > 0 {
            findings.over(R21_12C, Item::WHOLE, Amount::of(What::Size, self.re, RE), STRAT_LIMIT);
        }
    }
}

/// Returns the size of a side's units in Strat Mode in a hex, with those that would join them and without those that are
/// gone.
#[inline(never)]
pub(super) fn strat_of(
    board: &Board<'_>,
    hex: Hex,
    side: u8,
    joining: &[u16],
    gone: &dyn Fn(usize) -> bool,
) -> Result<StratSize, Fault> {
    let mut size = StratSize::default();
    for found in standing(board, hex, Sides::Of(side)) {
        let (at, unit) = found?;
        if !gone(at) {
            size.add(at, &unit)?;
        }
    }
    for at in joining.iter().map(|at| usize::from(*at)) {
        let unit = board.checked(at)?;
        if unit.unit.hex != hex || is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))? {
            size.add(at, &unit)?;
        }
    }
    // 21.12c: a single unit or formation may be larger. A box off the map holds any number.
    let exempt = size.units <= 1 || size.formation != 0 || board.is_off_map(hex);
    size.over = if exempt { 0 } else { size.re.saturating_sub(STRAT_LIMIT) };
    Ok(size)
}
