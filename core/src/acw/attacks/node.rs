//! One hex of a board with its units, packed into words of the caller's buffer. ACW 1, 2, 3, 6.

use crate::acw::options::GameRules;
use crate::acw::strength::counting;
use crate::acw::units::{Kind, Part, Unit};
use crate::acw::zoc::has_zoc;
use crate::bounded::Bounded;
use crate::hex::Hex;

/// The number that means no hex.
pub(super) const NONE: u16 = u16::MAX;
/// The number of words of a hex.
pub(super) const NODE: usize = 6;

/// The strength points (SP) of a combat.
#[derive(Clone, Copy, Default)]
pub(super) struct Total {
    pub attack: u16,
    pub defence: u16,
}

/// A fact about a hex.
#[derive(Clone, Copy)]
pub(super) struct Mark(u64);

/// Its units are enemies.
pub(super) const ENEMY: Mark = Mark(1);
/// Some unit has a zone of control.
pub(super) const ZOC: Mark = Mark(1 << 1);
/// Some unit can attack, or the hex can be attacked.
const ABLE: Mark = Mark(1 << 2);
/// Some fighting unit advanced in this phase; `STAYED`: some did not.
pub(super) const ADVANCED: Mark = Mark(1 << 3);
pub(super) const STAYED: Mark = Mark(1 << 4);
/// Some unit fought in an earlier round.
pub(super) const FOUGHT: Mark = Mark(1 << 5);
/// An enemy's advance made contact.
pub(super) const CONTACT: Mark = Mark(1 << 6);
/// Some unit that could attack is out of command or used road movement.
const HELD: Mark = Mark(1 << 7);
/// Some unit could attack, apart from command.
const FIGHTERS: Mark = Mark(1 << 8);
/// It must be attacked.
pub(super) const MUST: Mark = Mark(1 << 9);
/// It would have to be attacked if an advance had not made the contact.
pub(super) const WAIVED: Mark = Mark(1 << 10);
/// It is in an enemy zone of control.
pub(super) const IN_ZOC: Mark = Mark(1 << 11);
/// It is a target of the plan that is searched.
pub(super) const TARGET: Mark = Mark(1 << 12);
/// A flow must reach it.
pub(super) const LEFT: Mark = Mark(1 << 13);
/// A search visited it.
pub(super) const VISITED: Mark = Mark(1 << 14);
/// Less flows to it than it needs.
pub(super) const SHORT: Mark = Mark(1 << 15);
/// It belongs to a component that was laid out.
pub(super) const SEEN: Mark = Mark(1 << 16);
/// It takes part in a combat of the plan that is being tried.
pub(super) const TAKEN: Mark = Mark(1 << 17);
/// Some unit with a zone of control advanced in this phase; `STEADY`: some did not.
pub(super) const FRESH: Mark = Mark(1 << 18);
pub(super) const STEADY: Mark = Mark(1 << 19);

/// A hex with units of one side: six words.
///
/// 0: hex 32, strength 8, marks 24. 1: neighbours 0 to 3. 2: neighbours 4 and 5, then four sets of six ways.
/// 3: combat, parent, amount, local. 4 and 5: flow to each neighbour, then attack and defence of a combat.
#[derive(Clone, Copy, Default)]
pub(super) struct Node(pub [u64; NODE]);

impl Node {
    fn get<const WORD: usize, const SHIFT: u32, const BITS: u32>(&self) -> u64 {
        self.0.get(WORD).map_or(0, |word| (word >> SHIFT) & 1u64.bounded_shl(BITS).bounded_sub(1))
    }
    pub fn set<const WORD: usize, const SHIFT: u32, const BITS: u32>(&mut self, value: u64) {
        if let Some(word) = self.0.get_mut(WORD) {
            let mask = 1u64.bounded_shl(BITS).bounded_sub(1) << SHIFT;
            *word = (*word & !mask) | ((value << SHIFT) & mask);
        }
    }
    fn get16<const WORD: usize, const SHIFT: u32>(&self) -> u16 {
        u16::try_from(self.get::<WORD, SHIFT, 16>()).unwrap_or(0)
    }
    fn get6<const SHIFT: u32>(&self) -> u8 {
        u8::try_from(self.get::<2, SHIFT, 6>()).unwrap_or(0)
    }
    pub fn key(&self) -> u32 {
        u32::try_from(self.get::<0, 0, 32>()).unwrap_or(0)
    }
    /// Returns the hex.
    pub fn hex(&self) -> Hex {
        let part = |bits: u64| (u16::try_from(bits).unwrap_or(0) ^ 0x8000).cast_signed();
        Hex::new(part(self.get::<0, 16, 16>()), part(self.get::<0, 0, 16>()))
    }
    /// Returns the strength points (SP) that it contributes to a combat.
    pub fn strength(&self) -> u16 {
        u16::try_from(self.get::<0, 32, 8>()).unwrap_or(0)
    }
    /// Returns whether a fact holds.
    pub fn is(&self, mark: Mark) -> bool {
        (self.get::<0, 40, 24>()) & mark.0 != 0
    }
    /// Sets or clears a fact.
    pub fn mark(&mut self, mark: Mark, on: bool) {
        let marks = self.get::<0, 40, 24>();
        self.set::<0, 40, 24>(if on { marks | mark.0 } else { marks & !mark.0 });
    }
    /// Returns whether its units are enemies.
    pub fn enemy(&self) -> bool {
        self.is(ENEMY)
    }
    /// Returns whether it can attack or be attacked.
    pub fn able(&self) -> bool {
        self.is(ABLE)
    }
    /// Returns whether only command prevents it from attacking (ACW 6).
    pub fn uncommanded(&self) -> bool {
        !self.is(ABLE) && self.is(FIGHTERS)
    }
    /// Returns whether it must be attacked.
    pub fn must(&self) -> bool {
        self.is(MUST)
    }
    /// Returns whether it would have to be attacked if an advance had not made the contact (ACW 6).
    pub fn waived(&self) -> bool {
        self.is(WAIVED)
    }
    /// Returns whether command decides about a unit that is adjacent to an enemy (ACW 6).
    pub fn ordered(&self) -> bool {
        self.is(HELD) && (0..6).any(|way| self.neighbour(way) != NONE)
    }
    /// Returns whether it is in an enemy zone of control.
    pub fn in_zoc(&self) -> bool {
        self.is(IN_ZOC)
    }
    /// Returns the number of the adjacent hex of the other side in a direction.
    pub fn neighbour(&self, way: u32) -> u16 {
        match way {
            0 => self.get16::<1, 0>(),
            1 => self.get16::<1, 16>(),
            2 => self.get16::<1, 32>(),
            3 => self.get16::<1, 48>(),
            4 => self.get16::<2, 0>(),
            5 => self.get16::<2, 16>(),
            _ => NONE,
        }
    }
    pub fn set_neighbour(&mut self, way: u32, index: u16) {
        let value = u64::from(index);
        match way {
            0 => self.set::<1, 0, 16>(value),
            1 => self.set::<1, 16, 16>(value),
            2 => self.set::<1, 32, 16>(value),
            3 => self.set::<1, 48, 16>(value),
            4 => self.set::<2, 0, 16>(value),
            5 => self.set::<2, 16, 16>(value),
            _ => {}
        }
    }
    /// Returns the directions in which it may fight.
    pub fn ways(&self) -> u8 {
        self.get6::<32>()
    }
    pub fn set_ways(&mut self, ways: u8) {
        self.set::<2, 32, 6>(u64::from(ways));
    }
    /// Returns the directions that count for a flow.
    pub fn options(&self) -> u8 {
        self.get6::<38>()
    }
    /// Sets the directions that count for a flow.
    pub fn set_options(&mut self, ways: u8) {
        self.set::<2, 38, 6>(u64::from(ways));
    }
    /// Returns the directions in which it cannot attack.
    pub fn no_attack(&self) -> u8 {
        self.get6::<44>()
    }
    /// Returns the directions in which its zone of control does not extend.
    pub fn no_zoc(&self) -> u8 {
        self.get6::<50>()
    }
    /// Returns the combat that it fights in, 0 for none.
    pub fn combat(&self) -> u16 {
        self.get16::<3, 0>()
    }
    /// Puts it into a combat.
    pub fn set_combat(&mut self, combat: u16) {
        self.set::<3, 0, 16>(u64::from(combat));
    }
    /// Returns the hex from which a search came.
    pub fn parent(&self) -> u16 {
        self.get16::<3, 16>()
    }
    /// Sets the hex from which a search came.
    pub fn set_parent(&mut self, parent: u16) {
        self.set::<3, 16, 16>(u64::from(parent));
    }
    /// Returns the amount that it can still give, or still needs.
    pub fn amount(&self) -> u16 {
        self.get16::<3, 32>()
    }
    /// Sets the amount that it can still give, or still needs.
    pub fn set_amount(&mut self, amount: u16) {
        self.set::<3, 32, 16>(u64::from(amount));
    }
    /// Returns its local number.
    pub fn local(&self) -> u16 {
        self.get16::<3, 48>()
    }
    /// Sets its local number.
    pub fn set_local(&mut self, local: u16) {
        self.set::<3, 48, 16>(u64::from(local));
    }
    /// Returns the flow between it and its neighbour in a direction.
    pub fn flow(&self, way: u32) -> u16 {
        match way {
            0 => self.get16::<4, 0>(),
            1 => self.get16::<4, 16>(),
            2 => self.get16::<4, 32>(),
            3 => self.get16::<4, 48>(),
            4 => self.get16::<5, 0>(),
            _ => self.get16::<5, 16>(),
        }
    }
    /// Sets the flow.
    pub fn set_flow(&mut self, way: u32, amount: u16) {
        let value = u64::from(amount);
        match way {
            0 => self.set::<4, 0, 16>(value),
            1 => self.set::<4, 16, 16>(value),
            2 => self.set::<4, 32, 16>(value),
            3 => self.set::<4, 48, 16>(value),
            4 => self.set::<5, 0, 16>(value),
            _ => self.set::<5, 16, 16>(value),
        }
    }
    /// Returns the strength points (SP) of a combat, kept in one of its hexes.
    pub fn total(&self) -> Total {
        Total { attack: self.get16::<5, 32>(), defence: self.get16::<5, 48>() }
    }
    /// Sets the strength points of a combat.
    pub fn set_total(&mut self, total: Total) {
        self.set::<5, 32, 16>(u64::from(total.attack));
        self.set::<5, 48, 16>(u64::from(total.defence));
    }
    /// Returns the direction of a neighbour.
    pub fn way_to(&self, index: u16) -> Option<u32> {
        (0..6).find(|way| self.neighbour(*way) == index)
    }
}

/// Returns the opposite direction.
pub(super) fn back(way: u32) -> u32 {
    if way < 3 { way.bounded_add(3) } else { way.bounded_sub(3) }
}

/// Returns whether a set of directions contains one.
pub(super) fn holds(ways: u8, way: u32) -> bool {
    (ways >> (way & 7)) & 1 == 1
}

/// Returns the directions of a set, in order.
pub(super) fn each(ways: u8) -> impl Iterator<Item = u32> + Clone {
    (0..6).filter(move |way| holds(ways, *way))
}

/// Returns whether two hexes may not fight because one of them has fought in this phase. In a later round only hexes in
/// new contact may fight (the reading of ACW 4 and 6).
pub(super) fn barred(node: &Node, other: &Node) -> bool {
    (node.is(FOUGHT) || other.is(FOUGHT)) && !node.is(ADVANCED) && !other.is(ADVANCED)
}

impl Node {
    /// Adds a unit.
    pub fn add(&mut self, unit: &Unit, rules: &GameRules) {
        let Ok(kind) = unit.checked() else { return };
        let soldier = kind != Kind::Commander;
        let when = |node: &mut Node, mark: Mark, condition: bool| {
            if condition {
                node.mark(mark, true);
            }
        };
        let zoc = has_zoc(unit, kind, rules);
        when(self, ZOC, zoc);
        when(self, if unit.advanced.is_set() { FRESH } else { STEADY }, zoc);
        when(self, if unit.advanced.is_set() { ADVANCED } else { STAYED }, soldier);
        when(self, FOUGHT, soldier && unit.fought.is_set());
        when(self, CONTACT, unit.contacted.is_set());
        let guns = kind == Kind::Artillery;
        let part = unit.part(kind, !self.enemy());
        // Until the contact is known, two sums of each kind: of all units, and of those in command.
        let sum = |node: &mut Node, place: u32| {
            let place = if guns { place.bounded_add(2) } else { place };
            node.set_flow(place, node.flow(place).saturating_add(u16::from(unit.sp())));
        };
        if self.enemy() {
            when(self, ABLE, soldier);
            if part == Part::Counts {
                sum(self, 1);
            }
        } else if part != Part::None {
            let held = part == Part::Held;
            when(self, FIGHTERS, true);
            when(self, HELD, held);
            when(self, ABLE, !held);
            sum(self, 0);
            if !held {
                sum(self, 1);
            }
        }
    }
    /// Sets the strength, once the contact is known. ACW 3, 6.
    pub fn settle(&mut self) {
        let contact = self.is(CONTACT) && !self.enemy();
        if contact && self.is(FIGHTERS) {
            self.mark(ABLE, true);
        }
        let (foot, guns) = if contact { (self.flow(0), self.flow(2)) } else { (self.flow(1), self.flow(3)) };
        self.set::<0, 32, 8>(u64::from(counting(foot, guns)));
        (0..4).for_each(|way| self.set_flow(way, 0));
    }
}
