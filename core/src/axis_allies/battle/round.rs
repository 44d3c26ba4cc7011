//! The rules of a round, for playing and for computing. They say which units fire in which volley, what a hit may apply
//! to, the losses owed for it, and when a battle is over.

use super::force::{Counts, Force};
use crate::axis_allies::chance::{FACES, faces, is_die};
use crate::axis_allies::rules::{LAND, SEA};
use crate::axis_allies::units::{Chart, FIGHTERS, KINDS, Kind, Kinds, OWN, PRINTED};
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::reflect::{Reflect, Words};
use crate::rule::Rule;

/// Where a battle is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum BattleKind {
    /// In a territory.
    Land = 1,
    /// In a sea zone.
    Sea,
}

impl BattleKind {
    /// Returns the paragraph of the steps of its rounds.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            BattleKind::Land => LAND,
            BattleKind::Sea => SEA,
        }
    }
}

/// A side's role in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Role {
    /// The attacker.
    Attacker = 1,
    /// The defender.
    Defender,
}

/// The ending of a battle, by the side left in the territory or zone. Submarines that withdrew do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Ending {
    /// The battle continues.
    None,
    /// The attacker wins: no defender is left, and an attacker is.
    AttackerWins,
    /// The defender wins: no attacker is left, and a defender is.
    DefenderWins,
    /// No unit of either side is left: the defender keeps the territory.
    BothGone,
    /// The attacker retreated.
    Retreat,
    /// Neither side can hit the other.
    Stalemate,
}

/// The highest rolls that hit: the part of the unit chart that a battle uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Figures {
    /// In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier,
    /// battleship.
    pub attack: [u8; PRINTED],
    /// In defence, in the same order.
    pub defence: [u8; PRINTED],
    /// For a battleship's support shot.
    pub support: u8,
    /// For an antiaircraft gun.
    pub aa: u8,
    /// The number of faces of the dice; 0 for six.
    pub faces: u8,
    /// In attack, of a game's own kinds in their order: own_infantry, own_armor, own_fighter, own_warship.
    pub own_attack: [u8; OWN],
    /// In defence, in the same order.
    pub own_defence: [u8; OWN],
}

impl Figures {
    /// Returns the figures of a chart, which has them for every kind that fights.
    pub fn of(chart: Chart<'_>) -> Result<Figures, Fault> {
        let mut figures = Figures::default();
        let (printed, own) = FIGHTERS.split_at(PRINTED);
        chart.read(printed, &mut figures.attack, &mut figures.defence)?;
        chart.read(own, &mut figures.own_attack, &mut figures.own_defence)?;
        figures.support = chart.row(Kind::Battleship).shot;
        figures.aa = chart.row(Kind::AaGun).shot;
        figures.faces = chart.faces();
        Ok(figures)
    }
    /// Returns the highest roll that hits for a unit.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn value(&self, role: Role, kind: Kind) -> u8 {
        let (values, own) = match role {
            Role::Attacker => (&self.attack, &self.own_attack),
            Role::Defender => (&self.defence, &self.own_defence),
        };
        // A game's own kinds have the last codes.
        values.get(kind.index()).or_else(|| own.get(kind.index().checked_sub(KINDS)?)).copied().unwrap_or(0)
    }
    /// Checks that a die may have so many faces, and can show each figure.
    pub fn check(&self) -> Result<(), Fault> {
        let beyond = |value, least: u8, most: u8| Err(Fault::beyond(&"figures", value, least.into(), most.into()));
        if !is_die(self.faces) {
            return beyond(self.faces, FACES.0, FACES.1);
        }
        let most = faces(self.faces);
        let face = self.highest().max(self.support).max(self.aa);
        if face > most { beyond(face, 0, most) } else { Ok(()) }
    }
    /// Returns the highest roll at which some unit hits.
    pub fn highest(&self) -> u8 {
        let mut highest = 0;
        for values in [&self.attack[..], &self.defence, &self.own_attack, &self.own_defence] {
            for face in values {
                highest = highest.max(*face);
            }
        }
        highest
    }
}

/// Returns whether the kind's hits apply to ships only: a submarine's.
pub(crate) const fn spares_aircraft(kind: Kind) -> bool {
    matches!(kind, Kind::Submarine)
}

/// Returns whether a unit fires before all others: attacking submarines do, every round, and units that they hit do not
/// fire back. Defending submarines fire with the rest (the second edition's one-sided rule).
pub(crate) fn fires_first(role: Role, kind: Kind) -> bool {
    role == Role::Attacker && matches!(kind, Kind::Submarine)
}

/// Returns whether a unit can hit: it has a value, and there is a unit that it may hit.
pub(crate) fn can_hit(kind: Kind, value: u8, enemy: &Force) -> bool {
    value > 0 && if spares_aircraft(kind) { enemy.ships() > 0 } else { !enemy.is_empty() }
}

/// The units that fire in a volley.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Volley {
    /// Units that fire first.
    First,
    /// All units except those.
    Rest,
    /// All units.
    All,
}

/// Returns the dice of a volley: for each kind that takes part, as many as there are units, unless they can hit
/// nothing.
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

/// The losses that a side owes for hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Owed {
    /// The number of units lost.
    pub units: u32,
    /// The least number of ships among them: submarines' hits come first, and a hit without a ship is lost.
    pub ships: u32,
    /// The most aircraft among them.
    pub aircraft: u32,
    /// The most units other than aircraft among them.
    pub surface: u32,
}

impl Owed {
    /// Returns the losses owed for hits, submarines' on ships and others' on any unit.
    pub fn of(there: &Force, submarine_hits: u16, hits: u16) -> Owed {
        let ships = u32::from(submarine_hits).min(there.ships());
        // Ships are among the units, and a sum of two numbers of 16 bits fits.
        let other = u32::from(hits).min(there.units().bounded_sub(ships));
        let units = ships.bounded_add(other);
        Owed { units, ships, aircraft: other.min(there.aircraft()), surface: units.min(there.surface()) }
    }
    /// Returns the losses owed for hits of an antiaircraft gun, which apply to aircraft only.
    pub fn of_aircraft(there: &Force, hits: u16) -> Owed {
        let units = u32::from(hits).min(there.aircraft());
        Owed { units, ships: 0, aircraft: units, surface: 0 }
    }
    /// Returns the losses in an order: those of submarines first.
    pub fn by_order(&self, there: &Force, order: &Kinds) -> Force {
        let mut left = there.counts();
        take(&mut left, order, self.ships, true, false);
        // Ships are among the units.
        take(&mut left, order, self.units.bounded_sub(self.ships), self.surface > 0, true);
        there.less(&Force::of(left))
    }
}

/// Takes the first `n` units in an order, of aircraft and others only as given; units that are not there are not taken.
fn take(from: &mut Counts, order: &Kinds, n: u32, surface: bool, aircraft: bool) {
    let mut n = n;
    for kind in order {
        let asked = if kind.is_air() { aircraft } else { surface };
        if let Some(count) = from.get_mut(kind.place()).filter(|_| asked) {
            let left = u32::from(*count).saturating_sub(n);
            n = n.saturating_sub(u32::from(*count));
            *count = u16::try_from(left).unwrap_or(0);
        }
    }
}

/// Returns how a battle stands between two volleys, with these units left.
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
