//! The stacks of one side of a combat, gathered hex by hex in one pass over its units. ACW 3, 6.

use crate::acw::strength::Sum;
use crate::acw::units::{Kind, Unit};
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::table::numbered;

/// The most hexes of a side: all of them touch one hex of the other side, and a hex touches six.
const MOST: usize = 6;

/// Something that is true of some unit of a stack.
#[derive(Clone, Copy)]
pub(in crate::acw) struct Mark(u8);

/// It is no commander.
pub(in crate::acw) const SOLDIER: Mark = Mark(1);
/// Its strength counts, command aside.
pub(in crate::acw) const FIGHTS: Mark = Mark(1 << 1);
/// Of those some is in command and did not use road movement.
pub(in crate::acw) const FREE: Mark = Mark(1 << 2);
/// Of those some is not.
pub(in crate::acw) const HELD: Mark = Mark(1 << 3);
/// An enemy's advance made contact with it.
pub(in crate::acw) const CONTACTED: Mark = Mark(1 << 4);
/// It is no commander, and fought in an earlier round.
pub(in crate::acw) const FOUGHT: Mark = Mark(1 << 5);
/// It is no commander, and advanced in this phase.
pub(in crate::acw) const ADVANCED: Mark = Mark(1 << 6);
/// It is disorganized.
pub(in crate::acw) const DISORGANIZED: Mark = Mark(1 << 7);

/// The units of a hex.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::acw) struct Stack {
    pub hex: Hex,
    /// The first of its units.
    pub first: usize,
    /// The SP before the caps: of all whose strength counts, and of those in command.
    all: Sum,
    commanded: Sum,
    /// The marks of all units.
    pub marks: u32,
    /// The highest command value of its commanders.
    pub command: Option<u8>,
    state: u8,
}

impl Stack {
    #[inline]
    pub fn is(&self, mark: Mark) -> bool {
        self.state & mark.0 != 0
    }
    #[inline]
    fn add(&mut self, unit: &Unit, kind: Kind, attacks: bool) {
        let bit = |on: bool, mark: Mark| if on { mark.0 } else { 0 };
        let soldier = kind != Kind::Commander;
        let fights = if attacks { unit.attacks(kind) } else { unit.defends(kind) };
        let held = attacks && unit.uncommanded();
        self.state |= bit(soldier, SOLDIER)
            | bit(fights, FIGHTS)
            | bit(fights && !held, FREE)
            | bit(fights && held, HELD)
            | bit(unit.contacted.is_set(), CONTACTED)
            | bit(soldier && unit.fought.is_set(), FOUGHT)
            | bit(soldier && unit.advanced.is_set(), ADVANCED)
            | bit(unit.disorganized.is_set(), DISORGANIZED);
        self.marks |= unit.marks;
        if !soldier {
            self.command = self.command.max(Some(unit.command_now()));
        } else if fights {
            self.all.add(unit, kind);
            if !held {
                self.commanded.add(unit, kind);
            }
        }
    }
    /// ACW 3: the SP that count; ACW 6: of all units, or of those in command alone.
    #[inline]
    pub fn strength(&self, contact: bool) -> u16 {
        if contact { self.all.strength() } else { self.commanded.strength() }
    }
}

/// The stacks of a side, in the order of their first units.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::acw) struct Stacks {
    stacks: [Stack; MOST],
    count: u8,
    /// There are more than can take part in any combat.
    pub over: bool,
    state: u8,
}

impl Stacks {
    /// Gathers units, which must make sense.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn gather(&mut self, units: &[Unit], name: Name, attacks: bool) -> Result<(), Fault> {
        let out = self;
        for (i, unit) in numbered(units) {
            let kind = unit.checked().map_err(|f| f.in_list(name, i))?;
            let known = usize::from(out.count);
            let place = match out.stacks.iter_mut().take(known).find(|stack| stack.hex == unit.hex) {
                Some(stack) => stack,
                None => match out.stacks.get_mut(known) {
                    Some(stack) => {
                        out.count = out.count.saturating_add(1);
                        (stack.hex, stack.first) = (unit.hex, i);
                        stack
                    }
                    None => {
                        out.over = true;
                        continue;
                    }
                },
            };
            place.add(unit, kind, attacks);
            out.state |= place.state;
        }
        Ok(())
    }
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Stack> + Clone {
        self.stacks.iter().take(usize::from(self.count))
    }
    /// How many hexes.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }
    /// Whether something is true of some unit of any stack.
    #[inline]
    pub fn any(&self, mark: Mark) -> bool {
        self.state & mark.0 != 0
    }
    /// The stack in a hex.
    #[inline]
    pub fn find(&self, hex: Hex) -> Option<&Stack> {
        self.iter().find(|stack| stack.hex == hex)
    }
}
