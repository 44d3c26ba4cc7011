//! Ids of counters that effects put on the board.

use super::question::Change;
use crate::ocs::units::Unit;

/// The ids of counters that are new, after the greatest that a unit has; 0 where units go by their places.
pub(super) struct Ids<'a> {
    lists: [&'a [Unit]; 2],
    last: u32,
}

/// The greatest id by which a unit can be referred to.
const MOST: u32 = u16::MAX as u32 - 1;

impl<'a> Ids<'a> {
    /// Returns the ids that are free beside those of a question.
    pub fn of(q: &Change<'a>) -> Self {
        let lists = [q.board.units, q.newcomers];
        // On an empty board newcomers decide.
        let deciding = if q.board.units.is_empty() { q.newcomers } else { q.board.units };
        let named = deciding.iter().any(|unit| unit.id > 0);
        let last = lists.iter().copied().flatten().map(|unit| unit.id).max().unwrap_or(0);
        Ids { lists, last: if named { last } else { 0 } }
    }
    fn is_free(&self, id: u32) -> bool {
        self.lists.iter().copied().flatten().all(|unit| unit.id != id)
    }
    /// Returns the id of the next counter.
    pub fn next(&mut self) -> u32 {
        if self.last == 0 {
            return 0;
        }
        // Behind the greatest possible id the search begins anew.
        let mut ids = (self.last.saturating_add(1)..=MOST).chain(1..=MOST);
        self.last = ids.find(|id| self.is_free(*id)).unwrap_or(0);
        self.last
    }
}
