//! The stacks of one side of a combat, collected by hex in one pass over its units. ACW 3, 6.

use crate::acw::strength::Sum;
use crate::acw::units::{Kind, Part, Unit};
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::table::numbered;
use heapless::Vec;

/// The most hexes of a side: all of them are adjacent to one hex of the other side (ACW 1), which has six neighbours.
const MOST: usize = 6;

/// A fact about some unit of a stack.
#[derive(Clone, Copy)]
pub(in crate::acw) struct Mark(u8);

/// It is not a commander.
pub(in crate::acw) const SOLDIER: Mark = Mark(1);
/// Its strength counts, apart from command.
pub(in crate::acw) const FIGHTS: Mark = Mark(1 << 1);
/// Its strength counts, and it is in command and did not use road movement.
pub(in crate::acw) const FREE: Mark = Mark(1 << 2);
/// Its strength counts apart from command, but it is out of command or used road movement.
pub(in crate::acw) const HELD: Mark = Mark(1 << 3);
/// An enemy's advance made contact with it.
pub(in crate::acw) const CONTACTED: Mark = Mark(1 << 4);
/// It is not a commander, and fought in an earlier round.
pub(in crate::acw) const FOUGHT: Mark = Mark(1 << 5);
/// It is not a commander, and advanced in this phase.
pub(in crate::acw) const ADVANCED: Mark = Mark(1 << 6);
/// It is disorganized.
pub(in crate::acw) const DISORGANIZED: Mark = Mark(1 << 7);

/// The units of a hex.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::acw) struct Stack {
    pub hex: Hex,
    /// The index of the first of its units.
    pub first: usize,
    /// The strength points (SP) before the caps: of all units whose strength counts, and, for attackers, of those in
    /// command.
    all: Sum,
    commanded: Sum,
    /// The marks of all units.
    pub marks: u32,
    /// The highest command value of its commanders.
    pub command: Option<u8>,
    state: u8,
}

impl Stack {
    pub fn is(&self, mark: Mark) -> bool {
        self.state & mark.0 != 0
    }
    /// Adds a unit; returns whether its strength counts, apart from an advance's contact.
    fn add(&mut self, unit: &Unit, kind: Kind, attacks: bool) -> bool {
        let bit = |on: bool, mark: Mark| if on { mark.0 } else { 0 };
        let soldier = kind != Kind::Commander;
        let part = unit.part(kind, attacks);
        let (fights, held) = (part != Part::None, part == Part::Held);
        self.state |= bit(soldier, SOLDIER)
            | bit(fights, FIGHTS)
            | bit(fights && !held, FREE)
            | bit(held, HELD)
            | bit(unit.contacted.is_set(), CONTACTED)
            | bit(soldier && unit.fought.is_set(), FOUGHT)
            | bit(soldier && unit.advanced.is_set(), ADVANCED)
            | bit(unit.disorganized.is_set(), DISORGANIZED);
        self.marks |= unit.marks;
        if !soldier {
            // A modifier that depends on the value checks whether it is given.
            self.command = self.command.max(Some(unit.command_now().unwrap_or(0)));
        } else if fights {
            self.all.add(unit, kind);
            if attacks && !held {
                self.commanded.add(unit, kind);
            }
        }
        fights && !held
    }
    /// Returns the strength points (SP) that count (ACW 3), of all units or of those in command only (ACW 6).
    pub fn strength(&self, contact: bool) -> u16 {
        if contact { self.all.strength() } else { self.commanded.strength() }
    }
}

/// The stacks of a side, in the order of their first units.
#[derive(Debug, Clone, Default)]
pub(in crate::acw) struct Stacks {
    stacks: Vec<Stack, MOST>,
    /// There are more stacks than can take part in any combat.
    pub over: bool,
    state: u8,
    /// The greatest [`key`] of its units.
    best: u32,
}

/// Returns the key by which the largest unit is found (the reading of ACW 10). First comes whether its strength counts,
/// then its SP, then the lowness of its Cohesion Rating, which it must have. The greatest key stands for the rating of
/// the largest unit, the lowest on a tie. 0 is no unit.
pub(in crate::acw) fn key(unit: &Unit, counts: bool) -> u32 {
    let lowness = u32::from(u8::MAX.bounded_sub(unit.rating()));
    if unit.rating() == 0 { 0 } else { 1 << 17 | u32::from(counts) << 16 | u32::from(unit.sp()) << 8 | lowness }
}

/// Returns the Cohesion Rating of a key; 0 for none.
pub(in crate::acw) fn rating(key: u32) -> u8 {
    let lowness = u8::try_from(key & 0xff).unwrap_or(u8::MAX);
    if key == 0 { 0 } else { u8::MAX.bounded_sub(lowness) }
}

impl Stacks {
    /// Collects units that attack or defend, which must be consistent.
    pub fn gather(&mut self, units: &[Unit], attacks: bool, name: Name) -> Result<(), Fault> {
        for (i, unit) in numbered(units) {
            let kind = unit.rated().map_err(|f| f.in_list(name, i))?;
            if !self.stacks.iter().any(|stack| stack.hex == unit.hex) {
                let stack = Stack { hex: unit.hex, first: i, ..Stack::default() };
                if push(&mut self.stacks, stack).is_err() {
                    self.over = true;
                    continue;
                }
            }
            let Some(stack) = self.stacks.iter_mut().find(|stack| stack.hex == unit.hex) else { continue };
            let counts = stack.add(unit, kind, attacks);
            self.state |= stack.state;
            self.best = self.best.max(key(unit, counts));
        }
        Ok(())
    }
    pub fn iter(&self) -> impl Iterator<Item = &Stack> + Clone {
        self.stacks.iter()
    }
    /// Returns the Cohesion Rating of the largest unit, unless an advance made contact.
    pub fn rating(&self) -> u8 {
        rating(self.best)
    }
    /// Returns the number of hexes.
    pub fn count(&self) -> u8 {
        // There are at most six.
        u8::try_from(self.stacks.len()).unwrap_or(u8::MAX)
    }
    /// Returns whether a fact holds of some unit of any stack.
    pub fn any(&self, mark: Mark) -> bool {
        self.state & mark.0 != 0
    }
    /// Returns the stack in a hex.
    pub fn find(&self, hex: Hex) -> Option<&Stack> {
        self.iter().find(|stack| stack.hex == hex)
    }
}
