//! Fighters that a battle left without a carrier, where their owners choose which of them land on the carriers that are
//! left. Clarification 3.4b.

use crate::axis_allies::battle::Role;
use crate::axis_allies::carriers::{Landed, StrandedFighters, apply, choices};
use crate::axis_allies::game::Game;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::battle::aftermath::STRANDED;
use crate::axis_allies::game::movement::end::bare;
use crate::axis_allies::game::position::game::board;
use crate::axis_allies::game::position::look::Looked;
use crate::axis_allies::game::position::phase::{DEAD, Fight};
use crate::axis_allies::game::step::{Judged, Notes, not_now};
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::fault::{Fault, FaultCode};
use crate::ruling::{Ruling, Sink, Trail};
use crate::table::{count, numbered};

/// Returns what the owners of a position's fighters without a carrier have to choose from, as
/// [`carriers::choices`](crate::axis_allies::carriers::choices) does on a board. It is asked where the position waits for
/// fighters.
///
/// # Errors
///
/// Those of `axis_allies.game.look`. Besides, `not_now` for a position that does not wait for fighters.
pub fn carriers(question: &Looked, trail: &mut Trail<'_>) -> Result<Ruling<StrandedFighters>, Fault> {
    let game: Game = Game::load(&question.position)?;
    let now = Fault::new(FaultCode::NotNow, &text!("position")).needs(&"fighters that lost their carrier");
    let fight = game.fight.filter(|_| game.waits() == Waits::Fighters).ok_or(now)?;
    game.wreck(&fight, Role::Defender, &[], |question| choices(question, trail))?.ok_or(now)
}

impl<const N: usize> Game<N> {
    /// Whether a space is a sea zone.
    pub(in crate::axis_allies::game) fn is_sea(&self, space: u16) -> bool {
        View::new(&board(&self.units, &self.holdings, self.options)).map.is_sea(space)
    }

    /// Whether a piece is a defender's fighter in the battle at hand whose carrier was lost, or who has none.
    pub(in crate::axis_allies::game) fn is_stranded(&self, at: usize) -> bool {
        let (Some(fight), Some(unit)) = (self.fight, self.units.get(at)) else { return false };
        let sunk = unit.carrier().is_none_or(|ship| self.state(ship).has(DEAD));
        View::kind(unit) == Kind::Fighter && sunk && self.fights(at, fight.space, false)
    }

    /// Whether owners have to choose which fighters land on the carriers that are left. Fighters of one power are alike.
    pub(in crate::axis_allies::game) fn choose_bays(&self, fight: &Fight) -> Result<bool, Fault> {
        let owed = self.wreck(fight, Role::Defender, &[], |question| choices(question, &mut Trail::none()))?;
        let Some(owed) = owed.map(|ruling| ruling.value).filter(|owed| owed.bays > 0) else { return Ok(false) };
        let mut stranded = numbered(&self.units).filter(|(at, _)| self.is_stranded(*at)).map(|(_, unit)| unit.owner);
        let first = stranded.next();
        let ships = numbered(&self.units)
            .filter(|(at, unit)| View::kind(unit) == Kind::Carrier && self.fights(*at, fight.space, false));
        let places = owed.fighters > owed.bays || count(ships) > 1;
        Ok(places && stranded.any(|owner| Some(owner) != first))
    }

    /// Fighters are chosen for the carriers that are left, in this order, and then the others.
    pub(in crate::axis_allies::game) fn keep(
        &mut self,
        pieces: &[u16],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let fight = self.fight.ok_or(not_now())?;
        let kept = self.places(pieces)?;
        let mut room = [Landed::default(); STRANDED];
        let mut berths = Sink::new(&mut room);
        let trail = &mut *notes.trail;
        let ruling = self.wreck(&fight, Role::Defender, &kept, |question| apply(question, &mut berths, trail));
        // The same list has another name there.
        let ruling = ruling.map_err(|fault| if fault.list() == "kept" { fault.of_list(&"pieces") } else { fault })?;
        let ruling = bare(&ruling.ok_or(not_now())?);
        if !ruling.value.is_allowed() {
            return Ok(ruling);
        }
        if kept.is_empty() {
            self.settle_battle(&fight, &[], notes)?;
            return Ok(ruling);
        }
        // These land; where there is still a choice, it waits for the others.
        let lands = |berth: &&Landed| kept.contains(&berth.unit);
        for berth in berths.items().iter().filter(lands) {
            self.land_all(core::slice::from_ref(berth), notes);
        }
        if !self.choose_bays(&fight)? {
            self.settle_battle(&fight, &[], notes)?;
        }
        Ok(ruling)
    }
}
