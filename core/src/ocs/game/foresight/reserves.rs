//! Reserves that could have no marker when the segment ends. OCS 5.4a, 5.7g.

use crate::capacity::push;
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::ocs::board::Board;
use crate::ocs::game::order::Order;
use crate::ocs::game::position::Game;
use crate::ocs::movement::{Goal, Roam, reach};
use crate::ocs::rules::{R5_4A, R5_7G};
use crate::ocs::units::{Kind, Mode, Phase, Progress, Transport, Unit};
use crate::reflect::{Code, Flag, Said};
use crate::rule::Rule;
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// Hexes that are tried for Reserves that join others: the nearest.
const TRIED: usize = 96;
/// Stacks of Reserves that are thought of as given up, and of those that they join.
const JOINED: usize = 8;

/// Whether a unit is in Reserve Mode and needs a marker.
fn in_reserve(unit: &Unit) -> bool {
    unit.mode.get() == Some(Mode::Reserve) && !unit.released.is_set()
}

/// Whether Reserves can no longer take another mode in this phase (5.4).
fn is_bound(unit: &Unit) -> bool {
    let begun = matches!(unit.progress.get(), Some(Progress::Changed | Progress::Entered | Progress::Built));
    begun || unit.mp_spent > 0 || !matches!(unit.transported.get(), Some(Transport::Nothing))
}

/// Whether a hex has a hedgehog, with which no Reserves stay (5.7g).
fn entrenched(board: &Board<'_>, hex: Hex) -> bool {
    board.stack(hex).any(|(_, unit)| unit.kind.get() == Some(Kind::Hedgehog))
}

/// The stacks of Reserves of a side that are bound to their mode.
fn bound_stacks<'b>(board: &Board<'b>, side: u8) -> impl Iterator<Item = &'b Unit> + use<'b> {
    let mut last = None;
    let bound = move |unit: &&Unit| unit.side == side && in_reserve(unit) && is_bound(unit);
    // Units of one hex stand together in the list.
    board.units.iter().filter(bound).filter(move |unit| last.replace(unit.hex) != Some(unit.hex))
}

/// Stacks that could still be given up, and those that others have joined.
struct Joining<'j> {
    board: Board<'j>,
    side: u8,
    left: Vec<Hex, JOINED>,
    kept: Vec<Hex, JOINED>,
}

impl Joining<'_> {
    /// Returns whether all Reserves of a stack that are bound to their mode can reach others, and notes which; or any hex
    /// without a hedgehog.
    #[inline(never)]
    fn joins(&mut self, hex: Hex, anywhere: bool, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let (board, side) = (self.board, self.side);
        let mut to: Vec<Hex, JOINED> = Vec::new();
        let such = |unit: &Unit| unit.hex == hex && unit.side == side && in_reserve(unit) && is_bound(unit);
        for (at, unit) in numbered(board.units).filter(|(_, unit)| such(unit)) {
            let mut room = [Goal::default(); TRIED];
            let mut goals = Sink::new(&mut room);
            let entered = Flag::from(unit.progress.get() == Some(Progress::Entered));
            let phase = Code::new(Phase::Movement);
            let place = u16::try_from(at).unwrap_or(u16::MAX);
            let roam = Roam { board, unit: place, phase, player: side, entered };
            if unit.has_halted() || !reach(&roam, &mut goals, scratch, &mut Trail::none())?.value.is_allowed() {
                return Ok(false);
            }
            let others = |goal: &&Goal| {
                let lies = |other: &Unit| other.hex == goal.hex && !self.left.contains(&other.hex);
                let near = anywhere || bound_stacks(&board, side).any(lies);
                near && goal.hex != hex && !entrenched(&board, goal.hex)
            };
            let Some(goal) = goals.items().iter().find(others) else { return Ok(false) };
            if push(&mut to, goal.hex).is_err() {
                return Ok(false);
            }
        }
        if anywhere {
            return Ok(true);
        }
        let mut room = push(&mut self.left, hex).is_ok();
        for hex in &to {
            room &= push(&mut self.kept, *hex).is_ok();
        }
        Ok(room)
    }
}

impl Game<'_> {
    /// Whether an order could bring more stacks of Reserves than there are markers, or Reserves and hedgehogs together: a
    /// quick look.
    pub(super) fn may_crowd(&self, order: &Order<'_>, takes_reserve: bool) -> bool {
        let board = self.board();
        let turn = &self.memory.turn;
        if !takes_reserve && !board.units.iter().any(|unit| in_reserve(unit) && self.is_in_turn(unit.side)) {
            return false;
        }
        let splits = if let Order::March { drops, .. } = order { drops.len() } else { 0 };
        let hedgehogs = board.units.iter().any(|unit| unit.kind.get() == Some(Kind::Hedgehog));
        hedgehogs
            || [(turn.first, turn.first_reserves), (turn.second, turn.second_reserves)].iter().any(|(side, markers)| {
                let mut last = None;
                let of_side = board.units.iter().filter(|unit| unit.side == *side && in_reserve(unit));
                let stacks = crate::table::count(of_side.filter(|unit| last.replace(unit.hex) != Some(unit.hex)));
                let most = stacks.saturating_add(splits).saturating_add(1);
                markers.get().is_none_or(|markers| most > usize::from(markers))
            })
    }

    /// Returns a unit of a board in Reserve Mode, and the rule by which the segment could never end with it.
    #[inline(never)]
    pub(super) fn unmarked(&self, board: Board<'_>, scratch: &mut Scratch<'_>) -> Result<Option<(Rule, u16)>, Fault> {
        let turn = &self.memory.turn;
        let sides: [(u8, Said<u8>, Name); 2] = [
            (turn.first, turn.first_reserves, &"first_reserves"),
            (turn.second, turn.second_reserves, &"second_reserves"),
        ];
        for (side, markers, field) in sides.into_iter().filter(|(side, ..)| self.is_in_turn(*side)) {
            let mut joining = Joining { board, side, left: Vec::new(), kept: Vec::new() };
            let number = |unit: &Unit| u16::try_from(unit.id).unwrap_or(0);
            let mut stacks = 0usize;
            for unit in bound_stacks(&board, side) {
                stacks = stacks.saturating_add(1);
                if entrenched(&board, unit.hex) && !joining.joins(unit.hex, true, scratch)? {
                    return Ok(Some((R5_7G, number(unit))));
                }
            }
            if stacks == 0 {
                continue;
            }
            let markers = usize::from(markers.said(field).map_err(|fault| fault.within(&"turn"))?);
            let mut last = None;
            for unit in bound_stacks(&board, side) {
                if stacks.saturating_sub(joining.left.len()) <= markers {
                    break;
                }
                last = Some(number(unit));
                if !joining.kept.contains(&unit.hex) {
                    joining.joins(unit.hex, false, scratch)?;
                }
            }
            if let Some(unit) = last.filter(|_| stacks.saturating_sub(joining.left.len()) > markers) {
                return Ok(Some((R5_4A, unit)));
            }
        }
        Ok(None)
    }
}
