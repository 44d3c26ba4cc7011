//! What a side means to do: the order in which it loses units, and when it leaves. A plan makes a battle computable;
//! whoever plays one step by step may decide otherwise at each.

use super::force::{Counts, Force};
use super::round::{BattleKind, Role};
use crate::axis_allies::units::{FIGHTING, Kind};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Reflect};

/// A side's plan. Zero is the customary order of loss, and staying to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Plan {
    /// The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in
    /// the customary order: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber,
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
    /// Zero.
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

/// Which units are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Among {
    /// All.
    All,
    /// Aircraft.
    Aircraft,
    /// All that are no aircraft.
    Surface,
}

/// So many units of a kind that are lost one after the other.
pub(crate) type Run = (Kind, u16);
/// A kind twice at most: kept infantry and armor apart from the rest.
pub(crate) const RUNS: usize = FIGHTING.wrapping_add(2);

impl Order {
    /// The customary order.
    pub fn customary(kind: BattleKind, role: Role) -> Order {
        use Kind::*;
        let kinds = match (kind, role) {
            (BattleKind::Sea, _) => [Transport, Submarine, Fighter, Bomber, Carrier, Battleship, Infantry, Armor],
            (_, Role::Attacker) => [Infantry, Armor, Fighter, Bomber, Transport, Submarine, Carrier, Battleship],
            (_, Role::Defender) => [Infantry, Armor, Bomber, Fighter, Transport, Submarine, Carrier, Battleship],
        };
        Order { kinds, keep: [0; 2] }
    }
    /// A force as runs, first lost first; the last runs may be empty.
    #[inline]
    pub fn runs(&self, force: &Force) -> [Run; RUNS] {
        let mut runs = [(Kind::Infantry, 0u16); RUNS];
        let [infantry, armor] = self.keep;
        let kept = |kind, n: u16| match kind {
            Kind::Infantry => n.min(infantry),
            Kind::Armor => n.min(armor),
            _ => 0,
        };
        let counted = self.kinds.map(|kind| (kind, force.count(kind)));
        let early = counted.iter().map(|&(kind, n)| (kind, n.saturating_sub(kept(kind, n))));
        let late = counted.iter().map(|&(kind, n)| (kind, kept(kind, n)));
        let wanted = early.chain(late).filter(|(_, n)| *n > 0);
        for (run, wanted) in runs.iter_mut().zip(wanted) {
            *run = wanted;
        }
        runs
    }
    /// The first `n` units in this order among those that are asked for; what is not there is not lost.
    pub fn first(&self, force: &Force, n: u32, among: Among) -> Force {
        let (mut lost, mut n): (Counts, u32) = ([0; FIGHTING], n);
        for (kind, count) in self.runs(force) {
            let asked = among == Among::All || kind.is_air() == (among == Among::Aircraft);
            if let Some(lost) = lost.get_mut(kind as usize).filter(|_| asked) {
                let take = u16::try_from(n.min(u32::from(count))).unwrap_or(count);
                *lost = lost.saturating_add(take);
                n = n.saturating_sub(u32::from(take));
            }
        }
        Force::of(lost)
    }
}

impl Plan {
    /// The order of loss. A word must be one of a kind that fights.
    pub(crate) fn order(&self, kind: BattleKind, role: Role) -> Result<Order, Fault> {
        if self.reserved != [0; 3] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        let customary = Order::customary(kind, role);
        let mut order = Order { keep: [self.keep_infantry, self.keep_armor], ..customary };
        let mut named = 0u16;
        let mut places = order.kinds.iter_mut();
        let mut take = |kind: Kind| {
            let bit = 1u16.wrapping_shl(kind as u32);
            if named & bit == 0 {
                named |= bit;
                if let Some(place) = places.next() {
                    *place = kind;
                }
            }
        };
        for code in self.order {
            let kind = code.get().ok_or(Fault::new(FaultCode::UnknownWord, &"order"))?;
            if !kind.fights() {
                return Err(Fault::new(FaultCode::OutOfRange, &"order"));
            }
            take(kind);
        }
        customary.kinds.into_iter().for_each(take);
        Ok(order)
    }
    /// Whether the attacker may leave before a round that is named.
    #[inline]
    pub(crate) fn leaves_early(&self) -> bool {
        self.retreat_at > 0 || self.retreat_aircraft.is_set()
    }
    /// Whether the attacker may ever leave by this plan.
    #[inline]
    pub(crate) fn retreats(&self) -> bool {
        self.retreat_after > 0 || self.leaves_early()
    }
    /// How many of so many submarines withdraw when the round comes.
    #[inline]
    pub(crate) fn leaving(&self, submarines: u16) -> u16 {
        if self.submarines_leave == 0 { submarines } else { submarines.min(self.submarines_leave) }
    }
}
