//! The forces of a battle, read from a board: a battle must agree with the board.

use super::force::Force;
use super::round::BattleKind;
use super::state::Battle;
use crate::axis_allies::board::Unit;
use crate::axis_allies::powers::Power;
use crate::axis_allies::units::{Domain, FIGHTING, Kind};
use crate::axis_allies::view::View;
use crate::fault::{Fault, Name};
use crate::table::numbered;

/// Returns the units that fight in a space on an attacker's turn, attackers first: the attacker's own pieces, and all
/// of the other side. No bombers that raid, no guns (3.1c), no cargo of a transport (3.2f), no friend's fighters aboard an attacking carrier
/// (3.4e).
pub(in crate::axis_allies) fn muster(
    view: &View<'_>,
    space: u16,
    attacker: Power,
    counts: &mut dyn FnMut(usize, &Unit) -> bool,
) -> [Force; 2] {
    let (mut ours, mut theirs) = (Force::default().counts(), Force::default().counts());
    for (at, unit) in numbered(view.units) {
        let (kind, owner) = (View::kind(unit), View::owner(unit));
        let cargo = kind.domain() == Domain::Land && unit.aboard > 0;
        let side = match owner {
            _ if unit.space != space || cargo || unit.raids.is_set() || !kind.fights() => continue,
            owner if owner == attacker => &mut ours,
            owner if attacker.is_enemy(owner) => &mut theirs,
            _ => continue,
        };
        if counts(at, unit)
            && let Some(count) = side.get_mut(unit.kind.get().map_or(FIGHTING, Kind::place))
        {
            // A board has no more pieces than 16 bits count.
            *count = count.saturating_add(u16::from(unit.number()));
        }
    }
    [Force::of(ours), Force::of(theirs)]
}

/// Checks that a force of a battle is the one on the board.
pub(in crate::axis_allies) fn agree(battle: &Force, board: &Force, field: Name) -> Result<(), Fault> {
    if battle == board {
        Ok(())
    } else {
        Err(Fault::against(field, &"board.units: the battle has other forces than its space").within(&"battle"))
    }
}

impl Battle {
    /// Checks a battle that is fought in a space, sea zone or territory.
    pub(in crate::axis_allies) fn is_at(mut self, sea: bool) -> Result<(), Fault> {
        let kind = self.checked()?.kind;
        let fits = sea == (kind == BattleKind::Sea);
        if fits {
            Ok(())
        } else {
            Err(Fault::against(&text!("kind"), &".stage: a battle at sea is in a sea zone, and one on land is not")
                .within(&"battle"))
        }
    }
    /// Returns the attackers and the defenders lost so far.
    pub(in crate::axis_allies) fn lost(&self) -> [Force; 2] {
        let lost = |start: &Force, left: &Force, submarine: u16| {
            start.less(left).less(&Force { submarine, ..Force::default() })
        };
        [
            lost(&self.attacker_start, &self.attacker, self.attacker_withdrawn),
            lost(&self.defender_start, &self.defender, self.defender_withdrawn),
        ]
    }
}
