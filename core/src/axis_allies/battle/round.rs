//! The rules of a round that playing and computing share: who fires in which volley, what a hit may fall on, what is
//! owed for it, and when a battle is over. Nothing else decides these.

use super::force::{Counts, Force};
use crate::axis_allies::units::{Chart, FIGHTERS, FIGHTING, Kind};
use crate::reflect::{Reflect, Words};

/// Where a battle is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum BattleKind {
    /// In a territory.
    Land = 1,
    /// In a sea zone.
    Sea,
}

/// Which part a side has in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Role {
    /// The attacker.
    Attacker = 1,
    /// The defender.
    Defender,
}

/// How a battle ended, by who is left in the territory or zone. Submarines that withdrew are left elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Ending {
    /// It goes on.
    None,
    /// No defender is left, and an attacker is.
    AttackerWins,
    /// No attacker is left, and a defender is.
    DefenderWins,
    /// Neither is: the defender holds.
    BothGone,
    /// The attacker retreated.
    Retreat,
    /// Nobody can hit anybody.
    Stalemate,
}

/// What the units' dice hit at or below: the figures of the unit chart that a battle needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Figures {
    /// In the attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier,
    /// battleship.
    pub attack: [u8; FIGHTING],
    /// In the defence, in the same order.
    pub defence: [u8; FIGHTING],
    /// A battleship's support shot.
    pub support: u8,
    /// An antiaircraft gun's die.
    pub aa: u8,
}

impl Figures {
    /// The chart's.
    pub fn of(chart: Chart<'_>) -> Figures {
        let mut figures = Figures::default();
        let values = figures.attack.iter_mut().zip(&mut figures.defence);
        for (kind, (attack, defence)) in FIGHTERS.iter().zip(values) {
            let row = chart.row(*kind);
            (*attack, *defence) = (row.attack, row.defence);
        }
        figures.support = chart.row(Kind::Battleship).shot;
        figures.aa = chart.row(Kind::AaGun).shot;
        figures
    }
    /// What a unit's die hits at or below.
    pub fn value(&self, role: Role, kind: Kind) -> u8 {
        let values = if role == Role::Attacker { &self.attack } else { &self.defence };
        values.get(kind.index()).copied().unwrap_or(0)
    }
    /// Whether there is none that no die shows.
    pub fn are_faces(&self) -> bool {
        let face = |value: &u8| *value <= 6;
        self.attack.iter().all(face) && self.defence.iter().all(face) && face(&self.support) && face(&self.aa)
    }
}

/// A submarine's hits fall on ships only.
pub(crate) const fn spares_aircraft(kind: Kind) -> bool {
    matches!(kind, Kind::Submarine)
}

/// Attacking submarines fire before all others, every round, and what they hit does not fire back; defending ones
/// fire with the rest (the second edition's one-sided rule).
pub(crate) fn fires_first(role: Role, kind: Kind) -> bool {
    role == Role::Attacker && matches!(kind, Kind::Submarine)
}

/// Whether a unit's die can do anything: it has a value, and something that it may hit is there.
pub(crate) fn can_hit(kind: Kind, value: u8, enemy: &Force) -> bool {
    value > 0 && if spares_aircraft(kind) { enemy.ships() > 0 } else { !enemy.is_empty() }
}

/// Who takes part in a volley.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Volley {
    /// Those who fire first.
    First,
    /// All but those.
    Rest,
    /// All.
    All,
}

/// The dice of a volley: of each kind that takes part in it, as many as there are, unless they can do nothing.
pub(crate) fn dice(figures: &Figures, role: Role, firing: &Force, enemy: &Force, volley: Volley) -> Force {
    let mut dice = firing.counts();
    for (kind, dice) in FIGHTERS.iter().zip(&mut dice) {
        let takes_part = volley == Volley::All || fires_first(role, *kind) == (volley == Volley::First);
        if !takes_part || !can_hit(*kind, figures.value(role, *kind), enemy) {
            *dice = 0;
        }
    }
    Force::of(dice)
}

/// What a side owes for its hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Owed {
    /// Units that it loses.
    pub units: u32,
    /// At least so many of them are ships: submarines' hits come first, and what finds no ship is lost.
    pub ships: u32,
    /// At most so many of them are aircraft.
    pub aircraft: u32,
    /// At most so many of them are no aircraft.
    pub surface: u32,
}

impl Owed {
    /// What these owe for hits, submarines' on ships and others' on any.
    pub fn of(there: &Force, submarine_hits: u16, hits: u16) -> Owed {
        let ships = u32::from(submarine_hits).min(there.ships());
        // Ships are among the units, and a sum of two numbers of 16 bits fits.
        let other = u32::from(hits).min(there.units().wrapping_sub(ships));
        let units = ships.wrapping_add(other);
        Owed { units, ships, aircraft: other.min(there.aircraft()), surface: units.min(there.surface()) }
    }
    /// What these owe for hits of an antiaircraft gun, which fall on aircraft alone.
    pub fn of_aircraft(there: &Force, hits: u16) -> Owed {
        let units = u32::from(hits).min(there.aircraft());
        Owed { units, ships: 0, aircraft: units, surface: 0 }
    }
    /// The losses in an order: those of submarines first.
    pub fn by_order(&self, there: &Force, order: &[Kind; FIGHTING]) -> Force {
        let mut left = there.counts();
        take(&mut left, order, self.ships, true, false);
        // Ships are among the units.
        take(&mut left, order, self.units.wrapping_sub(self.ships), self.surface > 0, true);
        there.less(&Force::of(left))
    }
}

/// Takes the first `n` units in an order, aircraft and others only if they are asked for; what is not there is not taken.
fn take(from: &mut Counts, order: &[Kind; FIGHTING], n: u32, surface: bool, aircraft: bool) {
    let mut n = n;
    for kind in order {
        let asked = if kind.is_air() { aircraft } else { surface };
        if let Some(count) = from.get_mut(kind.index()).filter(|_| asked) {
            let left = u32::from(*count).saturating_sub(n);
            n = n.saturating_sub(u32::from(*count));
            *count = u16::try_from(left).unwrap_or(0);
        }
    }
}

/// How a battle stands between two volleys, with these still in it.
pub(crate) fn ending(figures: &Figures, attacker: &Force, defender: &Force) -> Ending {
    let some = |role, firing, enemy| !dice(figures, role, firing, enemy, Volley::All).is_empty();
    match (attacker.is_empty(), defender.is_empty()) {
        (true, true) => Ending::BothGone,
        (true, false) => Ending::DefenderWins,
        (false, true) => Ending::AttackerWins,
        _ if some(Role::Attacker, attacker, defender) || some(Role::Defender, defender, attacker) => Ending::None,
        _ => Ending::Stalemate,
    }
}
