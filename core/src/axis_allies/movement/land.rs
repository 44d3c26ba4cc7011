//! Where aircraft may end the turn. Clarifications 3.4a, 3.4f, 4.4c.

use super::super::board::{Unit, View};
use super::super::rules::*;
use super::super::set::Set;
use super::super::units::Kind;
use super::turn::{Report, State, Turn};

/// What the carriers of a sea zone offer a fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Bays {
    /// Free bays.
    pub free: u16,
    /// There is a carrier that takes fighters.
    pub carrier: bool,
    /// There is one that was placed this turn (3.4f).
    pub fresh: bool,
}

impl View<'_> {
    /// Whether aircraft may land on this land: friendly now and when the turn began (4.4c).
    #[inline]
    pub fn may_land(&self, space: u16) -> bool {
        self.friendly.has(space) && self.began.has(space)
    }
}

impl Turn<'_, '_> {
    /// The sea zones with friendly carriers that take fighters.
    pub fn decks(&self) -> Set {
        let mut decks = Set::default();
        for (_, unit, state) in self.pieces() {
            let takes = View::kind(unit) == Kind::Carrier && !unit.placed.is_set();
            decks.add_if(state.space, takes && self.view.power.is_friend(View::owner(unit)));
        }
        decks
    }

    /// The bays of a sea zone that no other friendly fighter takes; of the power's own in the zone all others count, or
    /// those alone that come first: aboard before in the air, then by their places in the list.
    pub fn bays(&self, zone: u16, at: usize, all: bool) -> Bays {
        let rank = |i: usize, state: State| (state.aboard == 0, i);
        let own = rank(at, self.state(at));
        let (mut bays, mut taken) = (Bays::default(), 0u16);
        for (i, unit, state) in self.pieces() {
            if state.space != zone || !self.view.power.is_friend(View::owner(unit)) {
                continue;
            }
            let number = u16::from(unit.number());
            match View::kind(unit) {
                Kind::Carrier if unit.placed.is_set() => bays.fresh = true,
                Kind::Carrier => {
                    bays.carrier = true;
                    let hold = u16::from(self.view.row(Kind::Carrier).hold);
                    bays.free = bays.free.saturating_add(hold.saturating_mul(number));
                }
                // Those that are aboard keep their bays, and so do friends.
                Kind::Fighter if i != at && (all || !self.view.is_own(unit) || rank(i, state) < own) => {
                    taken = taken.saturating_add(number);
                }
                _ => {}
            }
        }
        bays.free = bays.free.saturating_sub(taken);
        bays
    }

    /// What is said against aircraft landing where they are; all others have landed, or those before them alone.
    pub fn land_at(&self, at: usize, unit: &Unit, state: State, all: bool, report: &mut Report<'_, '_, '_, '_>) {
        let (view, space) = (self.view, state.space);
        if !view.sea.has(space) {
            if view.may_land(space) {
                report.cites.add(LANDING);
            } else if view.friendly.has(space) {
                report.object(R4_4C, space);
            } else {
                report.object(LANDING, space);
            }
            return;
        }
        if View::kind(unit) != Kind::Fighter {
            report.object(R3_4A, space);
            return;
        }
        let bays = self.bays(space, at, all);
        if bays.free >= u16::from(unit.number()) {
            report.cites.add(R3_4A);
            return;
        }
        if bays.carrier {
            report.object(R3_4A, space);
        } else if !bays.fresh {
            report.object(LANDING, space);
        }
        if bays.fresh {
            report.object(R3_4F, space);
        }
    }
}
