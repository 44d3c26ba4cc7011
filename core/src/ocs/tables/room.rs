//! Memory for the tables of a game: their lists, and what they have besides.

use super::barrage::BarrageResult;
use super::combat::CombatResult;
use super::records::{LossMultiplier, ModeMultiplier, SurpriseTable, Tables};
use crate::odds::Odds;
use crate::reflect::{Code, Reflect, Said};

/// What tables have besides their lists, as [`Tables`] describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
#[allow(missing_docs, reason = "each is a field of the tables of that name")]
pub struct TablesHead {
    pub odds_rule: u16,
    pub cells_rule: u16,
    pub barrage_rule: u16,
    pub rows: u8,
    pub first: Said<i8>,
    pub surprise: SurpriseTable,
}

impl TablesHead {
    /// Returns that of tables.
    pub const fn of(t: &Tables<'_>) -> Self {
        let Tables { odds_rule, cells_rule, barrage_rule, rows, first, surprise, .. } = *t;
        TablesHead { odds_rule, cells_rule, barrage_rule, rows, first, surprise }
    }
}

/// How many items the lists of tables have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(C)]
#[allow(missing_docs, reason = "each is a list of the tables of that name")]
pub struct TablesCounts {
    pub open: usize,
    pub close: usize,
    pub very_close: usize,
    pub extremely_close: usize,
    pub cells: usize,
    pub modes: usize,
    pub losses: usize,
    pub points: usize,
    pub costs: usize,
    pub barrage: usize,
}

impl TablesCounts {
    /// Returns those of tables.
    pub const fn of(t: &Tables<'_>) -> Self {
        TablesCounts {
            open: t.open.len(),
            close: t.close.len(),
            very_close: t.very_close.len(),
            extremely_close: t.extremely_close.len(),
            cells: t.cells.len(),
            modes: t.modes.len(),
            losses: t.losses.len(),
            points: t.points.len(),
            costs: t.costs.len(),
            barrage: t.barrage.len(),
        }
    }
}

/// Memory for the lists of tables.
#[derive(Debug, Default)]
#[allow(missing_docs, reason = "each is a list of the tables of that name")]
pub struct TablesRoom<'m> {
    pub open: &'m mut [Odds],
    pub close: &'m mut [Odds],
    pub very_close: &'m mut [Odds],
    pub extremely_close: &'m mut [Odds],
    pub cells: &'m mut [Code<CombatResult>],
    pub modes: &'m mut [ModeMultiplier],
    pub losses: &'m mut [LossMultiplier],
    pub points: &'m mut [u32],
    pub costs: &'m mut [u16],
    pub barrage: &'m mut [Code<BarrageResult>],
}

/// Returns the first items of a list.
fn first<T>(list: &mut [T], count: usize) -> &[T] {
    list.get(..count).unwrap_or_default()
}

impl<'m> TablesRoom<'m> {
    /// Returns the tables in this memory, with so many items of each list.
    pub fn tables(self, head: &TablesHead, counts: &TablesCounts) -> Tables<'m> {
        let TablesHead { odds_rule, cells_rule, barrage_rule, rows, first: first_row, surprise } = *head;
        Tables {
            open: first(self.open, counts.open),
            close: first(self.close, counts.close),
            very_close: first(self.very_close, counts.very_close),
            extremely_close: first(self.extremely_close, counts.extremely_close),
            odds_rule,
            rows,
            first: first_row,
            cells: first(self.cells, counts.cells),
            cells_rule,
            surprise,
            modes: first(self.modes, counts.modes),
            losses: first(self.losses, counts.losses),
            points: first(self.points, counts.points),
            costs: first(self.costs, counts.costs),
            barrage: first(self.barrage, counts.barrage),
            barrage_rule,
        }
    }
    /// Copies tables into this memory, as far as there is room.
    pub fn copy(&mut self, t: &Tables<'_>) {
        fn copy<T: Copy>(to: &mut [T], from: &[T]) {
            to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
        }
        copy(self.open, t.open);
        copy(self.close, t.close);
        copy(self.very_close, t.very_close);
        copy(self.extremely_close, t.extremely_close);
        copy(self.cells, t.cells);
        copy(self.modes, t.modes);
        copy(self.losses, t.losses);
        copy(self.points, t.points);
        copy(self.costs, t.costs);
        copy(self.barrage, t.barrage);
    }
}
