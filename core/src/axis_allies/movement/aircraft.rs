//! Spaces in which aircraft may end the turn. Clarifications 3.4a, 3.4f, 4.4c.

use super::super::rules::*;
use super::super::units::Kind;
use super::turn::{Piece, Report, Turn};
use crate::bounded::Bounded;

/// The facilities of a space for an aircraft that is to land.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Berth {
    /// The aircraft may land.
    pub lands: bool,
    /// There is a carrier that takes fighters.
    pub carrier: bool,
    /// There is a carrier that was placed in this turn (3.4f).
    pub fresh: bool,
    /// The number of free bays.
    pub bays: u16,
}

impl Turn<'_, '_> {
    /// Returns the facilities of a space for an aircraft. The free bays of a sea zone are those that no other friendly
    /// fighter takes. Of the power's own fighters in the zone all others count with `all`. Otherwise those count that
    /// come first: aboard before in the air, then by their places in the list.
    pub fn berth(&self, aircraft: &Piece<'_>, space: u16, all: bool) -> Berth {
        let (view, mut berth) = (self.view, Berth::default());
        if !view.sea.has(space) {
            // 4.4c: friendly now and when the turn began.
            berth.lands = view.friendly.has(space) && view.began.has(space);
            return berth;
        }
        if aircraft.kind != Kind::Fighter {
            return berth;
        }
        // Those in the air come after all that are aboard: no list is that long.
        let rank = |piece: &Piece<'_>| piece.at | usize::from(piece.state.aboard == 0).rotate_right(1);
        let own = if all { usize::MAX } else { rank(aircraft) };
        let mut taken = 0u16;
        for piece in self.of_kind(Kind::Carrier).chain(self.of_kind(Kind::Fighter)) {
            if piece.state.space != space || !piece.friendly {
                continue;
            }
            let number = u16::from(piece.count);
            match piece.kind {
                Kind::Carrier if piece.unit.placed.is_set() => berth.fresh = true,
                Kind::Carrier => {
                    berth.carrier = true;
                    let hold = u16::from(view.row(Kind::Carrier).hold);
                    // Two bytes multiplied fit.
                    berth.bays = berth.bays.saturating_add(hold.bounded_mul(number));
                }
                // Fighters aboard keep their bays, and so do friends.
                Kind::Fighter if piece.at != aircraft.at && (!piece.own || rank(&piece) < own) => {
                    taken = taken.saturating_add(number);
                }
                _ => {}
            }
        }
        berth.bays = berth.bays.saturating_sub(taken);
        berth.lands = berth.bays >= u16::from(aircraft.count);
        berth
    }

    /// Objects to an aircraft landing in its space, after all others have landed, or only those before it.
    pub fn land_at(&self, aircraft: &Piece<'_>, all: bool, report: &mut Report<'_, '_, '_, '_>) {
        let space = aircraft.state.space;
        let (berth, land) = (self.berth(aircraft, space, all), !self.view.sea.has(space));
        if berth.lands {
            report.findings.cite(if land { LANDING } else { R3_4A });
            return;
        }
        if land && self.view.friendly.has(space) {
            report.object(R4_4C, space);
        } else if !land && (berth.carrier || aircraft.kind != Kind::Fighter) {
            report.exceed(R3_4A, space, u16::from(aircraft.count), berth.bays);
        } else if !berth.fresh {
            report.object(LANDING, space);
        }
        if berth.fresh {
            report.object(R3_4F, space);
        }
    }
}
