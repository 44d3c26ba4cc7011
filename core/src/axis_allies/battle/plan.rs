//! What a side means to do: the order in which it loses units, and when it leaves. A plan makes a battle computable;
//! whoever plays one step by step may decide otherwise at each.

use super::force::Force;
use super::round::{BattleKind, Role};
use crate::axis_allies::units::{FIGHTING, Kind};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Reflect};

/// A side's plan. One of which nothing is said is the customary order of loss, and staying to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Plan {
    /// The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in
    /// the customary order, which is that of a plan without any: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber,
    /// fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
    pub order: [Code<Kind>; FIGHTING],
    /// So many infantry are lost only after everything else, to take the territory.
    pub keep_infantry: u16,
    /// So many armor likewise.
    pub keep_armor: u16,
    /// The round after which submarines withdraw; 0 for never (AA 4.2a).
    pub submarines_after: u16,
    /// How many of them at most; 0 for all.
    pub submarines_leave: u16,
    /// The attacker retreats after so many rounds; 0 for never (AA 4.1a).
    pub retreat_after: u16,
    /// The attacker retreats when so many of his units or fewer are left; 0 for never.
    pub retreat_at: u16,
    /// The attacker retreats when only aircraft of his are left.
    pub retreat_aircraft: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Plan>() == 24, "frozen for this major of the C ABI");

/// A side's order of loss, resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    kinds: [Kind; FIGHTING],
    keep: [u16; 2],
}

/// So many units of a kind that are lost one after the other.
pub(crate) type Run = (Kind, u16);
/// A kind twice at most: kept infantry and armor apart from the rest.
pub(crate) const RUNS: usize = FIGHTING.wrapping_add(2);

impl Order {
    /// A force as runs, first lost first; the last runs may be empty.
    pub fn runs(&self, force: &Force) -> [Run; RUNS] {
        let mut runs = [(Kind::Infantry, 0u16); RUNS];
        let [infantry, armor] = self.keep;
        let mut places = runs.iter_mut();
        // First what is not kept of each kind, then what is.
        for kept in [false, true] {
            for kind in self.kinds {
                let all = force.count(kind);
                let keep = all.min(match kind {
                    Kind::Infantry => infantry,
                    Kind::Armor => armor,
                    _ => 0,
                });
                let n = if kept { keep } else { all.wrapping_sub(keep) };
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

/// The customary order of loss.
pub(crate) fn customary(kind: BattleKind, role: Role) -> &'static [Kind; FIGHTING] {
    use Kind::*;
    match (kind, role) {
        (BattleKind::Sea, _) => &[Transport, Submarine, Fighter, Bomber, Carrier, Battleship, Infantry, Armor],
        (_, Role::Attacker) => &[Infantry, Armor, Fighter, Bomber, Transport, Submarine, Carrier, Battleship],
        (_, Role::Defender) => &[Infantry, Armor, Bomber, Fighter, Transport, Submarine, Carrier, Battleship],
    }
}

impl Plan {
    /// Whether each word of the order is one of a kind that fights.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        if self.reserved != [0; 3] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        for code in &self.order {
            let code = match code.get() {
                None if code.0 == 0 => continue,
                None => FaultCode::UnknownWord,
                Some(kind) if !kind.fights() => FaultCode::OutOfRange,
                Some(_) => continue,
            };
            return Err(Fault::new(code, &"order"));
        }
        Ok(())
    }
    /// The order of loss of a plan that was looked at before.
    pub(crate) fn order(&self, kind: BattleKind, role: Role) -> Order {
        let customary = customary(kind, role);
        let mut order = Order { keep: [self.keep_infantry, self.keep_armor], kinds: *customary };
        let mut named = 0u32;
        let mut places = order.kinds.iter_mut();
        // Those that are named, and then all: each comes where it is met first.
        let words = self.order.iter().filter_map(|code| code.get());
        for kind in words.chain(customary.iter().copied()) {
            let bit = 1u32.wrapping_shl(kind as u32);
            if named & bit == 0 {
                named |= bit;
                if let Some(place) = places.next() {
                    *place = kind;
                }
            }
        }
        order
    }
    /// Whether the attacker may leave before a round that is named.
    pub(crate) fn leaves_early(&self) -> bool {
        self.retreat_at > 0 || self.retreat_aircraft.is_set()
    }
    /// Whether the attacker may ever leave by this plan.
    pub(crate) fn retreats(&self) -> bool {
        self.retreat_after > 0 || self.leaves_early()
    }
    /// How many of so many submarines withdraw when the round comes.
    pub(crate) fn leaving(&self, submarines: u16) -> u16 {
        if self.submarines_leave == 0 { submarines } else { submarines.min(self.submarines_leave) }
    }
}
