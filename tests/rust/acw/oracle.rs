//! A second implementation of the rules of attacks, plain and slow, from the rule text: ACW 1 to 6. Every plan of a
//! small board.

use crate::board::Field;
use grognard_core::acw::options::MultiTarget;
use grognard_core::acw::units::{Hexside, Kind, Unit, Zone};
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;
use std::cmp::Ordering;
use std::collections::BTreeSet;

pub fn soldier(unit: &Unit) -> bool {
    unit.kind != Code::new(Kind::Commander)
}

/// Strength points; a commander has none.
pub fn sp(unit: &Unit) -> u8 {
    unit.strength.get().unwrap_or(0)
}

/// The Cohesion Rating; 0 for none.
pub fn cr(unit: &Unit) -> u8 {
    unit.cohesion.get().unwrap_or(0)
}

pub fn adjacent(a: Hex, b: Hex) -> bool {
    let (q, r) = (i32::from(b.q) - i32::from(a.q), i32::from(b.r) - i32::from(a.r));
    [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)].contains(&(q, r))
}

/// SP that count: 8 of infantry and cavalry, 10 of guns. ACW 3.
pub fn sum(units: impl Iterator<Item = Unit>) -> u32 {
    let (mut foot, mut guns) = (0, 0);
    for unit in units {
        if unit.kind == Code::new(Kind::Artillery) {
            guns += u32::from(sp(&unit));
        } else {
            foot += u32::from(sp(&unit));
        }
    }
    foot.min(8) + guns.min(10)
}

/// Odds rounded in the defender's favour, as attack and defence. ACW 8.
pub fn odds(attack: u32, defence: u32) -> (u32, u32) {
    if attack == 0 {
        return (0, 1);
    }
    if defence == 0 {
        return (1, 0);
    }
    let mut n = 1;
    if attack >= defence {
        while attack >= defence * (n + 1) {
            n += 1;
        }
        return (n, 1);
    }
    while attack * n < defence {
        n += 1;
    }
    (1, n)
}

pub fn compare(a: (u32, u32), b: (u32, u32)) -> Ordering {
    (a.0 * b.1).cmp(&(b.0 * a.1))
}

/// A combat: attacking hexes and defending hexes, each in order.
pub type Combat = (Vec<Hex>, Vec<Hex>);
/// The combats of a plan, in order.
pub type Plan = BTreeSet<Combat>;

impl Field {
    pub fn at(&self, enemy: bool, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        let units = if enemy { &self.enemies } else { &self.friends };
        units.iter().copied().filter(move |u| u.hex == hex)
    }
    pub fn hexes(&self, enemy: bool) -> Vec<Hex> {
        let units = if enemy { &self.enemies } else { &self.friends };
        units.iter().map(|u| u.hex).collect::<BTreeSet<_>>().into_iter().collect()
    }
    fn hindered(&self, start: Hex, end: Hex, fact: impl Fn(&Hexside) -> bool) -> bool {
        self.hexsides.iter().any(|side| {
            let there = side.hex == start && side.beside == end;
            let back = side.hex == end && side.beside == start && !side.one_way.is_set();
            fact(side) && (there || back)
        })
    }
    /// The readings: infantry, cavalry and guns that are not limbered, unless the game says otherwise.
    pub fn zoc(&self, unit: &Unit) -> bool {
        match (unit.zoc.get().unwrap(), unit.kind.get().unwrap()) {
            (Zone::Always, _) => true,
            (Zone::Never, _) => false,
            (_, Kind::Infantry | Kind::Cavalry) => true,
            (_, Kind::Artillery) => !unit.limbered.is_set() || self.rules.limbered_zoc.is_set(),
            (_, Kind::Commander) => self.rules.commander_zoc.is_set(),
        }
    }
    /// Units whose zone of control reaches a hex.
    fn reaching(&self, enemies: bool, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        let units = if enemies { &self.enemies } else { &self.friends };
        units.iter().copied().filter(move |u| {
            adjacent(u.hex, hex) && self.zoc(u) && !self.hindered(u.hex, hex, |side| side.no_zoc.is_set())
        })
    }
    /// Put into a zone of control by an enemy's advance. ACW 6.
    pub fn contact(&self, hex: Hex) -> bool {
        self.at(false, hex).any(|u| u.contacted.is_set()) || self.reaching(true, hex).any(|u| u.advanced.is_set())
    }
    /// Units that could attack, command aside.
    fn fighters(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        self.at(false, hex).filter(|u| soldier(u) && !u.limbered.is_set() && !u.bombards.is_set())
    }
    fn attackers(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        let free = self.contact(hex);
        self.fighters(hex).filter(move |u| free || !(u.out_of_command.is_set() || u.road_moved.is_set()))
    }
    pub fn can_attack(&self, hex: Hex) -> bool {
        self.attackers(hex).next().is_some()
    }
    /// Only command keeps everybody there from attacking.
    pub fn uncommanded(&self, hex: Hex) -> bool {
        !self.can_attack(hex) && self.fighters(hex).next().is_some()
    }
    pub fn can_be_attacked(&self, hex: Hex) -> bool {
        self.at(true, hex).any(|u| soldier(&u))
    }
    pub fn attack(&self, hex: Hex) -> u32 {
        sum(self.attackers(hex))
    }
    pub fn defence(&self, hex: Hex) -> u32 {
        sum(self.at(true, hex).filter(|u| soldier(u) && !u.limbered.is_set()))
    }
    /// An earlier round had one of them, and nobody has advanced since.
    pub fn fought(&self, friend: Hex, enemy: Hex) -> bool {
        let all = || self.at(false, friend).chain(self.at(true, enemy)).filter(soldier);
        all().any(|u| u.fought.is_set()) && !all().any(|u| u.advanced.is_set())
    }
    pub fn blocked(&self, friend: Hex, enemy: Hex) -> bool {
        self.hindered(friend, enemy, |side| side.no_attack.is_set())
    }
    pub fn may_fight(&self, friend: Hex, enemy: Hex) -> bool {
        adjacent(friend, enemy)
            && self.can_attack(friend)
            && self.can_be_attacked(enemy)
            && !self.blocked(friend, enemy)
            && !self.fought(friend, enemy)
    }
    /// ACW 2, and of contact that an advance made 12 of the readings.
    pub fn must(&self, enemy: Hex) -> bool {
        let old = self.reaching(false, enemy).any(|u| !u.advanced.is_set());
        let fought = self.at(true, enemy).any(|u| soldier(&u) && u.fought.is_set());
        let stayed = self.at(true, enemy).any(|u| soldier(&u) && !u.advanced.is_set());
        self.can_be_attacked(enemy) && old && stayed && !fought
    }
    pub fn duties(&self) -> Vec<Hex> {
        self.hexes(true).into_iter().filter(|hex| self.must(*hex)).collect()
    }
    pub fn strict(&self) -> bool {
        self.rules.multi_target == Code::new(MultiTarget::Forbid)
    }
    pub fn worst(&self, plan: &Plan) -> Option<(u32, u32)> {
        plan.iter().map(|combat| self.odds_of(combat)).min_by(|a, b| compare(*a, *b))
    }
    pub fn odds_of(&self, combat: &Combat) -> (u32, u32) {
        let attack = combat.0.iter().map(|hex| self.attack(*hex)).sum();
        let defence = combat.1.iter().map(|hex| self.defence(*hex)).sum();
        odds(attack, defence)
    }
    /// Whether a set of combats is a legal plan.
    pub fn legal(&self, plan: &Plan) -> bool {
        let mut seen = BTreeSet::new();
        plan.iter().all(|(attackers, defenders)| {
            !attackers.is_empty()
                && !defenders.is_empty()
                && (defenders.len() == 1 || !self.strict())
                && attackers.iter().all(|a| defenders.iter().all(|d| self.may_fight(*a, *d)))
                && attackers.iter().chain(defenders).all(|hex| seen.insert(*hex))
        }) && self.duties().iter().all(|hex| seen.contains(hex))
    }
    /// Every legal plan; none if there are more than so many.
    pub fn plans(&self, most: usize) -> Option<Vec<Plan>> {
        let (friends, enemies) = (self.hexes(false), self.hexes(true));
        let must: Vec<bool> = enemies.iter().map(|hex| self.must(*hex)).collect();
        let mut found = Vec::new();
        let mut of_enemies = vec![0usize; enemies.len()];
        self.split(&friends, &enemies, &must, &mut of_enemies, 0, 0, most, &mut found).then_some(found)
    }
    #[allow(clippy::too_many_arguments, reason = "a recursion with all of its state")]
    fn split(
        &self,
        friends: &[Hex],
        enemies: &[Hex],
        must: &[bool],
        numbers: &mut Vec<usize>,
        at: usize,
        combats: usize,
        most: usize,
        found: &mut Vec<Plan>,
    ) -> bool {
        if at == enemies.len() {
            return self.assign(friends, enemies, numbers, combats, &mut Vec::new(), most, found);
        }
        let any = friends.iter().any(|f| self.may_fight(*f, enemies[at]));
        for number in usize::from(must[at])..=if any { combats + 1 } else { 0 } {
            if self.strict() && number != 0 && number <= combats {
                continue;
            }
            numbers[at] = number;
            if !self.split(friends, enemies, must, numbers, at + 1, combats.max(number), most, found) {
                return false;
            }
        }
        numbers[at] = 0;
        true
    }
    #[allow(clippy::too_many_arguments, reason = "a recursion with all of its state")]
    fn assign(
        &self,
        friends: &[Hex],
        enemies: &[Hex],
        numbers: &[usize],
        combats: usize,
        own: &mut Vec<usize>,
        most: usize,
        found: &mut Vec<Plan>,
    ) -> bool {
        let against = |combat: usize| enemies.iter().zip(numbers).filter(move |(_, n)| **n == combat).map(|(e, _)| *e);
        if own.len() == friends.len() {
            if (1..=combats).all(|combat| own.contains(&combat)) {
                let with = |combat| friends.iter().zip(&*own).filter(move |(_, n)| **n == combat).map(|(f, _)| *f);
                found.push((1..=combats).map(|c| (with(c).collect(), against(c).collect())).collect());
            }
            return found.len() <= most;
        }
        for combat in 0..=combats {
            let friend = friends[own.len()];
            if combat == 0 || against(combat).all(|enemy| self.may_fight(friend, enemy)) {
                own.push(combat);
                let room = self.assign(friends, enemies, numbers, combats, own, most, found);
                own.pop();
                if !room {
                    return false;
                }
            }
        }
        true
    }
}
