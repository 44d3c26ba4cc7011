//! Ids of counters that effects put on the board.

use super::question::Change;
use crate::ocs::units::Unit;

/// The ids of counters that are new: from the greatest down those that no unit has, since hosts count up; 0 where units go
/// by their places.
pub(super) struct Ids<'a> {
    lists: [&'a [Unit]; 2],
    last: u32,
}

/// One more than the greatest id by which a unit can be referred to.
const HIGHEST: u32 = u16::MAX as u32;

impl<'a> Ids<'a> {
    /// Returns the ids that are free beside those of a question.
    pub fn of(q: &Change<'a>) -> Self {
        // On an empty board newcomers decide.
        let deciding = if q.board.units.is_empty() { q.newcomers } else { q.board.units };
        let named = deciding.iter().any(|unit| unit.id > 0);
        Ids { lists: [q.board.units, q.newcomers], last: if named { HIGHEST } else { 0 } }
    }
    fn is_free(&self, id: u32) -> bool {
        self.lists.iter().copied().flatten().all(|unit| unit.id != id)
    }
    /// Returns the id of the next counter.
    pub fn next(&mut self) -> u32 {
        self.last = (1..self.last).rev().find(|id| self.is_free(*id)).unwrap_or(0);
        self.last
    }
}
