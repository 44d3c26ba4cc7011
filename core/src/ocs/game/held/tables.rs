//! A game's own tables in memory of its own.

use crate::ocs::tables::{
    BarrageResult, CombatResult, LossMultiplier, ModeMultiplier, Tables, TablesCounts, TablesHead, TablesHeld,
    TablesRoom,
};
use crate::odds::Odds;
use crate::reflect::{Code, List, Owned};
use alloc::vec;
use alloc::vec::Vec;

/// The tables of a game.
#[derive(Debug, Clone, Default)]
pub(super) struct OwnTables {
    head: TablesHead,
    open: Vec<Odds>,
    close: Vec<Odds>,
    very_close: Vec<Odds>,
    extremely_close: Vec<Odds>,
    cells: Vec<Code<CombatResult>>,
    modes: Vec<ModeMultiplier>,
    losses: Vec<LossMultiplier>,
    points: Vec<u32>,
    costs: Vec<u16>,
    barrage: Vec<Code<BarrageResult>>,
}

impl OwnTables {
    /// Room for so many items.
    pub fn with(counts: &TablesCounts) -> Self {
        OwnTables {
            head: TablesHead::default(),
            open: vec![Odds::default(); counts.open],
            close: vec![Odds::default(); counts.close],
            very_close: vec![Odds::default(); counts.very_close],
            extremely_close: vec![Odds::default(); counts.extremely_close],
            cells: vec![Code::default(); counts.cells],
            modes: vec![ModeMultiplier::default(); counts.modes],
            losses: vec![LossMultiplier::default(); counts.losses],
            points: vec![0; counts.points],
            costs: vec![0; counts.costs],
            barrage: vec![Code::default(); counts.barrage],
        }
    }
    pub fn of(tables: &Tables<'_>) -> Self {
        let mut own = OwnTables::with(&TablesCounts::of(tables));
        own.head = TablesHead::of(tables);
        own.room().copy(tables);
        own
    }
    pub fn room(&mut self) -> TablesRoom<'_> {
        TablesRoom {
            open: &mut self.open,
            close: &mut self.close,
            very_close: &mut self.very_close,
            extremely_close: &mut self.extremely_close,
            cells: &mut self.cells,
            modes: &mut self.modes,
            losses: &mut self.losses,
            points: &mut self.points,
            costs: &mut self.costs,
            barrage: &mut self.barrage,
        }
    }
    pub fn tables(&self) -> Tables<'_> {
        let TablesHead { odds_rule, cells_rule, barrage_rule, rows, first, surprise } = self.head;
        Tables {
            open: &self.open,
            close: &self.close,
            very_close: &self.very_close,
            extremely_close: &self.extremely_close,
            odds_rule,
            rows,
            first,
            cells: &self.cells,
            cells_rule,
            surprise,
            modes: &self.modes,
            losses: &self.losses,
            points: &self.points,
            costs: &self.costs,
            barrage: &self.barrage,
            barrage_rule,
        }
    }
}

/// Returns tables as bindings hold them.
pub(super) fn held(t: &Tables<'_>) -> TablesHeld<Owned> {
    let mut held = TablesHeld::<Owned>::default();
    held.open = List(t.open.to_vec());
    held.close = List(t.close.to_vec());
    held.very_close = List(t.very_close.to_vec());
    held.extremely_close = List(t.extremely_close.to_vec());
    held.cells = List(t.cells.to_vec());
    held.modes = List(t.modes.to_vec());
    held.losses = List(t.losses.to_vec());
    held.points = List(t.points.to_vec());
    held.costs = List(t.costs.to_vec());
    held.barrage = List(t.barrage.to_vec());
    (held.odds_rule, held.cells_rule, held.barrage_rule) = (t.odds_rule, t.cells_rule, t.barrage_rule);
    (held.rows, held.first, held.surprise) = (t.rows, t.first, t.surprise);
    held
}
