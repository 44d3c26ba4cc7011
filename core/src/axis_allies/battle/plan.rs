//! A side's plan: the order of its losses, and when it leaves. A plan makes a battle computable; a player who plays it
//! step by step may decide otherwise at each step.

use super::force::Force;
use super::round::{BattleKind, Role};
use crate::axis_allies::units::{Kind, Kinds, PRINTED};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Reflect, Spare};

/// A side's plan. The default is the customary order of loss, and staying to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Plan {
    /// The order in which kinds are lost. A kind listed twice counts at its first place. Kinds not listed follow in the
    /// customary order, which is that of an empty plan. On land it is infantry, armor, then for the attacker fighter,
    /// bomber and for the defender bomber, fighter. At sea it is transport, submarine, fighter, bomber, carrier,
    /// battleship. A game's own unit comes after the kind that it acts as, and a game's own ship after submarines.
    pub order: [Code<Kind>; PRINTED],
    /// The number of infantry that are lost only after everything else, to take the territory.
    pub keep_infantry: u16,
    /// The number of armor that are lost only after everything else, to take the territory.
    pub keep_armor: u16,
    /// The round after which submarines withdraw; 0 for never (AA 4.2a).
    pub submarines_after: u16,
    /// The most submarines that withdraw; 0 for all.
    pub submarines_leave: u16,
    /// The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
    pub retreat_after: u16,
    /// The attacker retreats when this many of his units or fewer are left; 0 for never.
    pub retreat_at: u16,
    /// The attacker retreats when only aircraft are left to him.
    pub retreat_aircraft: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Plan>() == 24, "frozen for this major of the C ABI");

/// A side's order of loss, resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    kinds: Kinds,
    keep: [u16; 2],
}

/// A number of units of a kind that are lost one after the other.
pub(crate) type Run = (Kind, u16);
/// Infantry and armor may be in the list twice, with the kept ones apart.
pub(crate) const RUNS: usize = PRINTED + 2;

impl Order {
    /// Returns a force as runs, the first to be lost first; the last runs may be empty.
    #[inline(always)]
    pub fn runs(&self, force: &Force) -> [Run; RUNS] {
        let mut runs = [(Kind::Infantry, 0u16); RUNS];
        let [infantry, armor] = self.keep;
        let mut places = runs.iter_mut();
        // First the units that are not kept, then those that are.
        for kept in [false, true] {
            if kept && self.keep == [0; 2] {
                break;
            }
            for kind in self.kinds {
                let all = force.count(kind);
                let keep = all.min(match kind {
                    Kind::Infantry => infantry,
                    Kind::Armor => armor,
                    _ => 0,
                });
                let n = if kept { keep } else { all.bounded_sub(keep) };
                if n > 0
                    && let Some(run) = places.next()
                {
                    *run = (kind, n);
                }
            }
        }
        runs
    }
}

/// Returns the customary order of loss. On land a ship fills the last place.
pub(crate) fn customary(kind: BattleKind, role: Role) -> &'static Kinds {
    use Kind::*;
    match (kind, role) {
        (BattleKind::Sea, _) => &[Transport, Submarine, OwnWarship, Fighter, OwnFighter, Bomber, Carrier, Battleship],
        (_, Role::Attacker) => &[Infantry, OwnInfantry, Armor, OwnArmor, Fighter, OwnFighter, Bomber, Battleship],
        (_, Role::Defender) => &[Infantry, OwnInfantry, Armor, OwnArmor, Bomber, Fighter, OwnFighter, Battleship],
    }
}

impl Plan {
    /// Checks that each kind of the order fights.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        self.spared()?;
        for code in &self.order {
            let code = match code.get() {
                None if code.0 == 0 => continue,
                None => FaultCode::UnknownWord,
                // The words of an order are those of units that fight.
                Some(kind) if !kind.fights() => FaultCode::UnknownWord,
                Some(_) => continue,
            };
            return Err(Fault::new(code, &"order"));
        }
        Ok(())
    }
    /// Returns the order of loss of a plan that was checked before.
    #[inline(always)]
    pub(crate) fn order(&self, kind: BattleKind, role: Role) -> Order {
        let customary = customary(kind, role);
        let mut order = Order { keep: [self.keep_infantry, self.keep_armor], kinds: *customary };
        if self.order.iter().all(|code| code.0 == 0) {
            return order;
        }
        let mut named = 0u32;
        let mut places = order.kinds.iter_mut();
        // The listed kinds that may be in the battle, and then all: each counts at its first place.
        let words = self.order.iter().filter_map(|code| code.get()).filter(|kind| customary.contains(kind));
        for kind in words.chain(customary.iter().copied()) {
            let bit = 1u32.bounded_shl(kind as u32);
            if named & bit == 0 {
                named |= bit;
                if let Some(place) = places.next() {
                    *place = kind;
                }
            }
        }
        order
    }
    /// Returns whether the attacker may leave before a given round.
    pub(crate) fn leaves_early(&self) -> bool {
        self.retreat_at > 0 || self.retreat_aircraft.is_set()
    }
    /// Returns whether the attacker may ever leave by this plan.
    pub(crate) fn retreats(&self) -> bool {
        self.retreat_after > 0 || self.leaves_early()
    }
    /// Returns how many submarines withdraw when the round comes.
    pub(crate) fn leaving(&self, submarines: u16) -> u16 {
        if self.submarines_leave == 0 { submarines } else { submarines.min(self.submarines_leave) }
    }
}
