//! Orders for which one unit may not be enough: who is eliminated of an overstacked hex, and the replacements of a
//! rebuild. OCS 4.8a, 13.5a, 21.12c.

use super::draft::{add, id};
use super::{Game, GameChoice, Work};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::size::extent;
use crate::ocs::stacking::owed;
use crate::ocs::units::{Kind, Unit};
use heapless::Vec;

impl Game<'_> {
    /// Whether a side owes units for an overstacked hex.
    pub(super) fn is_over(&self, hex: Hex, side: u8) -> bool {
        let owed = owed(&self.board(), hex, side, self.memory.turn.stacking_phase());
        owed.is_ok_and(|owed| owed.over > 0 || owed.strat_over > 0)
    }

    /// Finds who is eliminated of an overstacked hex beside those that were picked: the largest units first, or the largest
    /// but some.
    pub(super) fn excess(&self, row: &GameChoice, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if !work.draft.units.is_empty() && self.fits_so(row, &[], work)? {
            return Ok(true);
        }
        let named = work.draft.units.len();
        let rest = self.by_size(row, &work.draft.units)?;
        for skipped in 0..=rest.len() {
            work.draft.units.truncate(named);
            for other in rest.iter().skip(skipped) {
                if work.draft.units.is_full() {
                    break;
                }
                work.draft.unit(*other)?;
                if self.fits_so(row, &[], work)? {
                    return Ok(true);
                }
            }
        }
        work.draft.units.truncate(named);
        Ok(false)
    }

    /// Returns the combat units of a row's hex and side but for some, the largest first, as far as there is room.
    fn by_size(&self, row: &GameChoice, but: &[u16]) -> Result<Vec<u16, 64>, Fault> {
        let mut sorted: Vec<u16, 64> = Vec::new();
        let mut sizes: Vec<u16, 64> = Vec::new();
        for (at, unit) in self.board().stack(row.hex).filter(|(_, unit)| unit.side == row.how) {
            let combat = unit.kind.get().is_some_and(Kind::is_combat);
            if !combat || but.contains(&id(unit)) {
                continue;
            }
            if sorted.is_full() {
                break;
            }
            let re = extent(&self.board().checked(at)?)?.re;
            let place = sizes.iter().position(|other| *other < re).unwrap_or(sizes.len());
            // What stands before keeps its place.
            let (mut unit, mut re) = (id(unit), re);
            for (other, size) in sorted.iter_mut().zip(sizes.iter_mut()).skip(place) {
                core::mem::swap(other, &mut unit);
                core::mem::swap(size, &mut re);
            }
            add(&mut sorted, unit)?;
            add(&mut sizes, re)?;
        }
        Ok(sorted)
    }

    /// Adds replacements of the same hex to those of a rebuild until they are enough.
    pub(super) fn replaced(&self, row: &GameChoice, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        if self.fits_so(row, &[], work)? {
            return Ok(true);
        }
        let Some(first) = self.standing(row.unit).copied() else { return Ok(false) };
        let such = |unit: &Unit| unit.side == first.side && unit.kind.get().is_some_and(Kind::is_replacement);
        for (_, unit) in self.board().stack(first.hex).filter(|(_, unit)| such(unit)) {
            if work.draft.units.contains(&id(unit)) {
                continue;
            }
            work.draft.unit(id(unit))?;
            if self.fits_so(row, &[], work)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
