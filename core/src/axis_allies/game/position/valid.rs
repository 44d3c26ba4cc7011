//! Positions that cannot be. A position comes from anywhere: from a file, from a host's own board.

use crate::axis_allies::battle::Ending;
use crate::axis_allies::board::Unit;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::board;
use crate::axis_allies::game::position::phase::{DEAD, TurnPhase};
use crate::axis_allies::game::text::read::{now, of_position, piece_fault};
use crate::axis_allies::movement::{State, UNLOADED};
use crate::axis_allies::placement::{Placement, Sites};
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::reflect::Code;
use crate::table::{count, numbered};
use heapless::Vec;

/// Bits of a way that say nothing.
const NO_STEPS: u32 = 7;

impl<const N: usize> Game<N> {
    /// Whether the position can be; else the fault of a piece or of a space, by its place in the text.
    pub(in crate::axis_allies::game) fn check(&self) -> Result<(), Fault> {
        let missing = |field| Fault::new(FaultCode::MissingField, field).within(&text!("position"));
        if self.round == 0 {
            return Err(missing(&"round"));
        }
        if self.room().is_none() {
            return Err(Fault::new(FaultCode::Overflow, &"units").within(&text!("position")));
        }
        let mut view = View::new(&board(&self.units, &self.holdings, self.options));
        view.see(Code::new(self.power)).map_err(of_position)?;
        for set in self.sets() {
            if set.iter().any(|space| view.map.space(space).is_none()) {
                return Err(Fault::new(FaultCode::OutOfRange, &"spaces").within(&text!("position")));
            }
        }
        self.check_placements(&view)?;
        self.check_states()?;
        self.check_land(&view)?;
        self.check_sides(&view)?;
        self.check_air(&view)?;
        self.check_fight(&view)
    }

    /// New pieces wait where a complex could build them: as they come to the board no one looks at that again.
    fn check_placements(&self, view: &View<'_>) -> Result<(), Fault> {
        if !self.placements.is_empty() && self.phase != TurnPhase::Placement {
            let why = &".phase: it is not that of placement";
            return Err(Fault::against(&"placements", why).within(&text!("position")));
        }
        let sites = Sites::of(view).map_err(of_position)?;
        let builds = |entry: &Placement| entry.kind.get().is_some_and(|kind| sites.places(kind).has(entry.space.0));
        if let Some((at, _)) = numbered(&self.placements).find(|(_, entry)| !builds(entry)) {
            let why = &".kind: no complex builds it there";
            return Err(Fault::against(&"space", why).in_list(&"position.placements", at));
        }
        Ok(())
    }

    /// Where the orders of the phase have brought the pieces they can be, too.
    fn check_states(&self) -> Result<(), Fault> {
        let mut units: Vec<Unit, N> = Vec::new();
        let mut moved = false;
        for (at, unit) in numbered(&self.units) {
            let state = self.state(at);
            let track = self.tracks.get(at).copied().unwrap_or(0);
            moved |= track != 0;
            let wrong = |field, why| Err(piece_fault(FaultCode::Contradiction, field, at).because(why));
            if track != 0 && state.space == 0 {
                return wrong(&"space", &".way: a piece that has moved is in a space");
            }
            if self.moves() && track != 0 && self.is_too_far(unit, &state) {
                return wrong(&"spent", &".space: the piece is farther away than it has moved");
            }
            if !crate::axis_allies::game::text::position::left_is_space(unit, &state)
                && usize::from(state.left) > self.units.len()
            {
                return wrong(&text!("left"), &".way: there is no such space or ship to leave");
            }
            if self.ways.get(at).is_some_and(|way| way & NO_STEPS > 0) && View::owner(unit) != self.power {
                return wrong(&"way", &".owner: only pieces of the power whose turn it is move");
            }
            push(&mut units, now(unit, &state)).map_err(|_| crate::axis_allies::game::position::game::full(()))?;
        }
        if !moved {
            return Ok(());
        }
        let mut view = View::new(&board(&units, &self.holdings, self.options));
        view.see(Code::new(self.power)).map_err(of_position)
    }

    /// Whether a piece is farther from where the phase found it than the spaces that it spent; what ships carried aside.
    fn is_too_far(&self, unit: &Unit, state: &State) -> bool {
        let carried = state.aboard > 0 || state.has(UNLOADED) || (unit.aboard > 0 && View::kind(unit) != Kind::Fighter);
        let map = View::new(&board(&self.units, &self.holdings, self.options)).map;
        let spent = state.spent.checked_sub(unit.spent);
        let near =
            || spent.is_some_and(|spent| map.apart(unit.space.0, state.space).is_some_and(|far| far <= spent.into()));
        !carried && unit.space != state.space && !near()
    }

    /// Whether a piece is where it has ended a turn: of the power whose turn it is, until it moves and after it has moved.
    fn rests(&self, unit: &Unit) -> bool {
        use TurnPhase::{CombatMovement, Placement, Purchase};
        View::owner(unit) != self.power || matches!(self.phase, Purchase | CombatMovement | Placement)
    }

    /// Two sides that do not fight are not in one land. Guns aside: they change hands with it.
    fn check_sides(&self, view: &View<'_>) -> Result<(), Fault> {
        let (mut axis, mut allies) = (Set::default(), Set::default());
        for (at, unit) in numbered(&self.units) {
            let space = unit.space.0;
            if view.sea.has(space) || !View::kind(unit).fights() || !self.rests(unit) {
                continue;
            }
            let (own, other) =
                if View::owner(unit).side() == Side::Axis { (&mut axis, &allies) } else { (&mut allies, &axis) };
            own.add(space);
            if other.has(space) {
                let why = &".owner: both sides are in a land without a battle";
                return Err(piece_fault(FaultCode::Contradiction, &"space", at).because(why));
            }
        }
        Ok(())
    }

    /// Aircraft end a turn on land, fighters also on a carrier (4.1b, 3.4a): no range is enough to stay up.
    fn check_air(&self, view: &View<'_>) -> Result<(), Fault> {
        for (at, unit) in numbered(&self.units) {
            let up = View::kind(unit).is_air() && view.sea.has(unit.space.0) && unit.aboard == 0;
            let carried = || (0..self.units.len()).any(|ship| self.takes(ship, unit));
            if up && self.rests(unit) && !(View::kind(unit) == Kind::Fighter && carried()) {
                let why = &".kind: aircraft end a turn on land, fighters also on a carrier";
                return Err(piece_fault(FaultCode::Contradiction, &"space", at).because(why));
            }
        }
        Ok(())
    }

    /// Land is one side's, unless there is a battle: of troops; aircraft may have stayed after one.
    fn check_land(&self, view: &View<'_>) -> Result<(), Fault> {
        for (at, unit) in numbered(&self.units) {
            let (kind, state) = (View::kind(unit), self.state(at));
            let troops = kind.takes_land() && unit.aboard == 0 && !state.has(DEAD);
            if !troops || View::owner(unit) != self.power {
                continue;
            }
            let fought = self.battles.has(unit.space.0) || self.fight.is_some_and(|fight| unit.space == fight.space);
            let enemy = |power: Power| self.power.is_enemy(power);
            if !view.sea.has(unit.space.0) && !fought && self.holds(unit.space.0, enemy) {
                let why = &".owner: an enemy holds the land, and there is no battle";
                return Err(piece_fault(FaultCode::Contradiction, &"space", at).because(why));
            }
        }
        Ok(())
    }

    /// A battle is at hand in the combat phase only, and its forces are the pieces that fight.
    fn check_fight(&self, view: &View<'_>) -> Result<(), Fault> {
        let wrong = |field, why| Err(Fault::against(field, why).within(&text!("position")));
        let flies = self.phase == TurnPhase::CombatMovement || self.phase == TurnPhase::NoncombatMovement;
        if self.flak.is_some() && !flies {
            return wrong(&text!("guns"), &".phase: guns fire in the phases of movement");
        }
        if let Some(flak) = &self.flak
            && (flak.hits > self.under_fire(flak) || self.under_fire(flak) == 0)
        {
            return wrong(&text!("guns"), &".pieces: the guns hit other aircraft than are under fire");
        }
        let Some(fight) = &self.fight else { return Ok(()) };
        if self.phase != TurnPhase::Combat || view.map.space(fight.space).is_none() {
            return wrong(&"fight", &".phase: a battle is fought in a space in the combat phase");
        }
        if let Some(raid) = &fight.raid {
            let bombers = count((0..self.units.len()).filter(|at| self.raiding(*at, fight.space)));
            let same = usize::from(raid.assessment.bombers) == bombers && raid.owed <= raid.assessment.bombers;
            return if same {
                Ok(())
            } else {
                wrong(&text!("raid"), &".pieces: the raid has other bombers than its space")
            };
        }
        fight.battle.valid()?;
        let left = fight.battle.ending.get() == Some(Ending::Retreat);
        for (attacks, force) in [(true, &fight.battle.attacker), (false, &fight.battle.defender)] {
            if attacks && left {
                // They are on their way, and the battle still counts them.
                continue;
            }
            let mut counts = force.counts();
            for (at, unit) in numbered(&self.units) {
                if self.fights(at, fight.space, attacks)
                    && let Some(count) = counts.get_mut(View::kind(unit).place())
                {
                    let less = count.checked_sub(1);
                    let why = &"position.fight: the battle has fewer such pieces";
                    *count = less.ok_or_else(|| piece_fault(FaultCode::Contradiction, &"space", at).because(why))?;
                }
            }
            if counts.iter().any(|count| *count > 0) {
                return wrong(&"fight", &".pieces: the battle has more such pieces than its space");
            }
        }
        Ok(())
    }
}
