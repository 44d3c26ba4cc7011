//! Choices of movement.

use super::draft::GOALS;
use super::{Act, Each, Game, GameChoice, Work};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::construction::Task;
use crate::ocs::fuel::{FuelBy, takes_fuel};
use crate::ocs::movement::{Goal, Roam, reach};
use crate::ocs::sequence::{Segment, TurnAction};
use crate::ocs::turn::{ConstructOrder, Expense, PayersHunt, could_begin, could_construct};
use crate::ocs::units::{Aboard, Kind, Mode, Orientation, Phase, Progress, Size, Unit};
use crate::reflect::{Code, Flag, Word};
use crate::ruling::{Sink, Trail};

impl Act {
    /// Whether units are given it, and not a side.
    pub(super) const fn is_of_units(self) -> bool {
        !matches!(
            self,
            Act::Next
                | Act::Trace
                | Act::Mark
                | Act::Odds
                | Act::Roll
                | Act::Defend
                | Act::Settle
                | Act::Suffer
                | Act::Capture
                | Act::Attrition
                | Act::Eliminate
        )
    }
}

/// How far the hexes around another are from it at the most.
pub(super) const WITHIN: u32 = 2;

/// The hexes around another and itself, in a board's order.
pub(super) fn around(hex: Hex) -> impl Iterator<Item = Hex> {
    let by = move |q: i16, r: i16| Some(Hex::new(hex.q.checked_add(q)?, hex.r.checked_add(r)?));
    let all = (-2..=2).flat_map(move |q| (-2..=2).filter_map(move |r| by(q, r)));
    all.filter(move |other| other.distance(hex) <= WITHIN)
}

impl Game<'_> {
    /// Whether the moment has the act for anybody: a quick look, so that nobody need be asked.
    pub(super) fn may_act(&self, act: Act) -> Result<bool, Fault> {
        let turn = &self.memory.turn;
        let segment = turn.segment.get();
        let open = &self.memory.open;
        let fight = open.is_combat() && open.rolled.is_set();
        Ok(match act {
            Act::Next | Act::Eliminate => true,
            Act::Rail if !self.hexes.iter().any(|hex| hex.rail != 0) => false,
            Act::Concede => segment.is_some_and(|segment| segment == Segment::Combat),
            Act::BreakDown => {
                let any = self.off_map().iter().any(|unit| unit.size.get() == Some(Size::Breakdown));
                any && segment.is_some_and(|segment| segment.phase().is_some())
            }
            Act::Bombard | Act::Barrage => segment.is_some_and(|segment| segment.phase().is_some()),
            Act::Odds => open.is_combat() && !open.rolled.is_set(),
            Act::Defend => open.is_combat() && !open.rolled.is_set(),
            Act::Roll => !open.rolled.is_set() && (open.is_barrage() || open.is_combat() && open.assessed.is_set()),
            Act::Settle => fight,
            Act::Suffer => open.is_barrage() && open.rolled.is_set(),
            Act::Capture | Act::Collapse => self.board().units.iter().any(Unit::has_fallen),
            Act::Retreat => self.board().units.iter().any(|unit| unit.retreats > 0),
            Act::Advance => fight,
            // 20.0d: at the end of any phase, also of those before the players' own.
            Act::Absorb => segment.is_some(),
            Act::Attack if segment.is_some_and(Segment::is_of_movement) => true,
            _ => {
                let does = action_of(act);
                segment.is_some_and(|segment| does.is_none_or(|does| does.is_done_in(segment)))
            }
        })
    }

    /// Whether a unit could be given an act, as far as its kind and its record say so.
    pub(super) fn may_be(&self, act: Act, unit: &Unit) -> bool {
        let kind = unit.kind.get();
        let combat = kind.is_some_and(Kind::is_combat);
        let transport = kind.is_some_and(Kind::is_transport);
        match act {
            Act::Change | Act::Release | Act::BreakOut => combat || transport,
            Act::March => (combat || transport) && !unit.has_halted() && unit.aboard.0 == 0,
            Act::Load => transport && !unit.has_fallen(),
            Act::Unload => transport && unit.load > 0,
            Act::Blow => kind == Some(Kind::Supply) || transport && unit.load > 0,
            Act::Fuel => (combat || kind.is_some_and(Kind::is_hq)) && !unit.fuelled.is_set(),
            Act::Absorb => combat && unit.steps_lost > 0,
            Act::Extend => transport,
            Act::Collapse => kind.is_some_and(Kind::is_extender),
            Act::Refit => kind == Some(Kind::AirBase),
            Act::Rail => combat || transport || kind == Some(Kind::Supply),
            Act::Construct | Act::Attack => combat && !unit.attacked.is_set(),
            Act::Retreat => unit.retreats > 0,
            Act::Advance => unit.combat_supply.0 != 0,
            Act::Barrage | Act::Bombard => {
                let fires = matches!(kind, Some(Kind::Artillery | Kind::Aircraft | Kind::Ship));
                fires && !unit.barraged.is_set() && !unit.inactive.is_set()
            }
            Act::Concede => unit.aboard.get() == Some(Aboard::LandingCraft),
            Act::BreakDown => combat && unit.size.get() == Some(Size::MultiStep),
            Act::Combine => transport && !kind.is_some_and(Kind::is_extender),
            Act::Restock => combat && unit.stocks.0 != 0,
            Act::Eat => combat,
            Act::Rebuild => kind.is_some_and(Kind::is_replacement),
            Act::Arrive => unit.due > 0 && unit.due <= self.memory.turn.number,
            Act::Consolidate => combat,
            _ => true,
        }
    }

    /// Choices of movement of a unit.
    pub(super) fn of_movement(
        &self,
        of: GameChoice,
        each: Each<'_>,
        work: &mut Work<'_, '_, '_>,
    ) -> Result<bool, Fault> {
        let Some(unit) = self.standing(of.unit).copied() else { return Ok(true) };
        match of.act.get() {
            Some(Act::Change) => self.modes(of, &unit, each, work),
            Some(Act::March) => self.marches(of, &unit, each, work),
            Some(Act::Rail) => {
                for at in 0..self.hexes.len() {
                    let Some(hex) = self.hexes.get(at).filter(|hex| hex.rail != 0 && hex.hex != unit.hex) else {
                        continue;
                    };
                    if !self.offer(GameChoice { hex: hex.hex, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Some(Act::Collapse) => {
                for at in 0..self.hexes.len() {
                    let Some(hex) = self.hexes.get(at).map(|hex| hex.hex) else { continue };
                    if !self.offer(GameChoice { hex, ..of }, each, work)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Some(Act::Fuel) => self.ways_of_fuel(of, each, work),
            Some(Act::Construct) => self.works(of, &unit, each, work),
            _ => self.offer(of, each, work),
        }
    }

    /// The ways to fuel units, the cheapest first.
    fn ways_of_fuel(&self, of: GameChoice, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        // A quick look, so that payers are not sought for who needs none.
        let needs = |at: u16| self.board().checked(at.into()).and_then(|unit| takes_fuel(&unit)).unwrap_or(true);
        let is_hq = self.standing(of.unit).is_some_and(|unit| unit.kind.get().is_some_and(Kind::is_hq));
        if of.count() == 0 && !is_hq && !self.place_of(of.unit).is_none_or(needs) {
            return Ok(true);
        }
        let mut cheapest = 0;
        for by in [None, Some(FuelBy::Unit), Some(FuelBy::Formation), Some(FuelBy::Hq)] {
            work.draft.clear();
            work.draft.party(&of)?;
            let by = by.map_or(Code::default(), Code::new);
            let Some((cost, how)) = self.fuelled(by, work)?.filter(|(_, how)| *how != cheapest) else { continue };
            cheapest = if by.0 == 0 { how } else { cheapest };
            if !self.offer(GameChoice { how, cost, ..of }, each, work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Fills in who pays for fuel in this way, or in the cheapest.
    pub(super) fn fuelled(&self, by: Code<FuelBy>, work: &mut Work<'_, '_, '_>) -> Result<Option<(u16, u8)>, Fault> {
        let asked = PayersHunt { expense: Code::new(Expense::Fuel), by, ..PayersHunt::default() };
        self.paid_by(asked, work.draft, work.notes.scratch)
    }

    fn modes(&self, of: GameChoice, unit: &Unit, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let sides = [Orientation::Combat, Orientation::Move];
        for mode in [Mode::Combat, Mode::Move, Mode::Strat, Mode::Reserve, Mode::Dg] {
            let turns = matches!(mode, Mode::Reserve | Mode::Dg);
            // Only who is disorganized stays so, and turns.
            if (mode == Mode::Dg) != (unit.mode.get() == Some(Mode::Dg)) {
                continue;
            }
            for oriented in sides.iter().take(if turns { 2 } else { 1 }) {
                let also = if turns { Code::new(*oriented).0 } else { 0 };
                if !self.offer(GameChoice { how: Code::new(mode).0, also, ..of }, each, work)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Returns the hexes that a unit can reach, in the draft, and how many they are.
    pub(super) fn goals(&self, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<usize, Fault> {
        let Some(phase) = self.memory.turn.segment.get().and_then(Segment::phase) else { return Ok(0) };
        let turn = &self.memory.turn;
        let player = match () {
            () if !turn.simulcast.is_set() => turn.player,
            () if phase == Phase::Reaction => {
                if unit.side == turn.first {
                    turn.second
                } else {
                    turn.first
                }
            }
            () => unit.side,
        };
        let Some(at) = self.place_of(super::draft::id(unit)) else { return Ok(0) };
        let entered = Flag::from(unit.progress.get() == Some(Progress::Entered));
        let asked = Roam { board: self.board(), unit: at, phase: Code::new(phase), player, entered };
        let mut rows = Sink::new(&mut work.draft.goals);
        let found = reach(&asked, &mut rows, work.notes.scratch, &mut Trail::none())?;
        Ok(if found.value.is_allowed() { rows.needed().min(GOALS) } else { 0 })
    }

    fn marches(&self, of: GameChoice, unit: &Unit, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        work.draft.seen.clear();
        for how in 0..=u8::try_from(of.count()).unwrap_or(0) {
            let row = GameChoice { how, ..of };
            let Some(guide) = self.guide(&row, unit) else { continue };
            let found = self.goals(&guide, work)?;
            for at in 0..found {
                // A row's own way is found anew, in the same memory.
                let Some(goal) = work.draft.goals.get(at).copied() else { break };
                if work.draft.seen.contains(&goal.hex) {
                    continue;
                }
                let (mut any, mut goes_on) = (false, true);
                let mut told = |row| {
                    any = true;
                    goes_on = each(row);
                    goes_on
                };
                self.offer(GameChoice { hex: goal.hex, cost: goal.spent, ..row }, &mut told, work)?;
                if !goes_on {
                    return Ok(false);
                }
                if any {
                    // The nearest suffice.
                    let _full = crate::capacity::push(&mut work.draft.seen, goal.hex);
                }
            }
        }
        Ok(true)
    }

    /// The unit whose way is taken by those that move together.
    pub(super) fn guide(&self, row: &GameChoice, unit: &Unit) -> Option<Unit> {
        match usize::from(row.how).checked_sub(1) {
            None => Some(*unit),
            Some(nth) => row.picked.get(nth).and_then(|id| self.standing(*id)).copied(),
        }
    }

    /// Fills in the way of a march.
    pub(super) fn way_to(&self, hex: Hex, unit: &Unit, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let found = self.goals(unit, work)?;
        let draft = &mut *work.draft;
        let goals = draft.goals.get(..found).unwrap_or_default();
        let mut back: heapless::Vec<Hex, 96> = heapless::Vec::new();
        let mut at = hex;
        while at != unit.hex {
            let Some(Goal { before, .. }) = goals.iter().find(|goal| goal.hex == at) else { return Ok(false) };
            super::draft::add(&mut back, at)?;
            at = *before;
        }
        for hex in back.iter().rev() {
            super::draft::add(&mut draft.path, crate::ocs::zoc::Waypoint { hex: *hex, ..Default::default() })?;
        }
        Ok(true)
    }

    fn works(&self, of: GameChoice, unit: &Unit, each: Each<'_>, work: &mut Work<'_, '_, '_>) -> Result<bool, Fault> {
        let Some(at) = self.place_of(super::draft::id(unit)) else { return Ok(true) };
        for task in (1..=u8::MAX).map_while(<Task as Word>::of) {
            let (board, turn, task) = (self.board(), self.memory.turn, Code::new(task));
            let asked = ConstructOrder { board, turn, unit: at, hex: unit.hex, task, sources: &[], hqs: &[] };
            // A quick look, so that payers are sought for few hexes. What is wrong with the question is for the order to say.
            if !could_begin(&asked).unwrap_or(true) {
                continue;
            }
            for hex in self.near(unit.hex) {
                let could = could_construct(&ConstructOrder { hex, ..asked }).unwrap_or(true);
                if could && !self.offer(GameChoice { hex, how: task.0, ..of }, each, work)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// The hexes of the board near another, in the board's order.
    fn near(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        around(hex).filter(|other| self.board().place(*other).is_some())
    }
}

/// What the sequence of play calls an act.
fn action_of(act: Act) -> Option<TurnAction> {
    Some(match act {
        Act::Change => TurnAction::ChangeMode,
        Act::Release => TurnAction::Release,
        Act::March | Act::Load | Act::Unload | Act::Fuel => TurnAction::Move,
        Act::Blow => TurnAction::Blow,
        Act::Extend => TurnAction::Extend,
        Act::Refit => TurnAction::Refit,
        Act::BreakOut => TurnAction::BreakOut,
        Act::Rail => TurnAction::Rail,
        Act::Construct => TurnAction::Build,
        Act::Attack => TurnAction::Attack,
        Act::Combine => TurnAction::Combine,
        Act::Restock => TurnAction::Restock,
        Act::Trace | Act::Eat | Act::Mark => TurnAction::Trace,
        Act::Attrition => TurnAction::Attrition,
        Act::Rebuild => TurnAction::Rebuild,
        Act::Arrive => TurnAction::Reinforce,
        Act::Consolidate => TurnAction::Consolidate,
        _ => return None,
    })
}
