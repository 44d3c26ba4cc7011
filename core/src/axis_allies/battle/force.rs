//! A side of a battle, as counts of units. Ownership, carriers and landings are separate questions before and after it.

use crate::axis_allies::units::{FIGHTERS, FIGHTING, Kind};
use crate::bounded::Bounded;
use crate::reflect::Reflect;

/// The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are
/// not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[written]
#[force]
#[repr(C)]
pub struct Force {
    /// The number of infantry.
    pub infantry: u16,
    /// The number of armor.
    pub armor: u16,
    /// The number of fighters.
    pub fighter: u16,
    /// The number of bombers.
    pub bomber: u16,
    /// The number of transports.
    pub transport: u16,
    /// The number of submarines.
    pub submarine: u16,
    /// The number of aircraft carriers.
    pub carrier: u16,
    /// The number of battleships.
    pub battleship: u16,
    /// The number of a game's own units that act as infantry.
    pub own_infantry: u16,
    /// The number of a game's own units that act as armor.
    pub own_armor: u16,
    /// The number of a game's own aircraft that act as fighters.
    pub own_fighter: u16,
    /// The number of a game's own ships that act as battleships.
    pub own_warship: u16,
}

const _: () = assert!(size_of::<Force>() == 24, "frozen for this major of the C ABI");

/// One number for each kind that fights, in the order of the kinds.
pub(crate) type Counts = [u16; FIGHTING];

impl Force {
    /// Creates a force from its counts, in the order of the kinds.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub const fn of(counts: Counts) -> Self {
        let [printed @ .., own_infantry, own_armor, own_fighter, own_warship] = counts;
        let [infantry, armor, fighter, bomber, transport, submarine, carrier, battleship] = printed;
        Force {
            infantry,
            armor,
            fighter,
            bomber,
            transport,
            submarine,
            carrier,
            battleship,
            own_infantry,
            own_armor,
            own_fighter,
            own_warship,
        }
    }
    /// Returns the counts, in the order of the kinds.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub const fn counts(&self) -> Counts {
        let f = self;
        [
            f.infantry,
            f.armor,
            f.fighter,
            f.bomber,
            f.transport,
            f.submarine,
            f.carrier,
            f.battleship,
            f.own_infantry,
            f.own_armor,
            f.own_fighter,
            f.own_warship,
        ]
    }
    /// Returns the kinds with their counts.
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u16)> + Clone + '_ {
        FIGHTERS.iter().map(|kind| (*kind, self.count(*kind)))
    }
    /// Returns the number of units of a kind; 0 for a kind that does not fight.
    pub fn count(&self, kind: Kind) -> u16 {
        self.counts().get(kind.place()).copied().unwrap_or(0)
    }
    /// Returns the number of all units.
    pub fn units(&self) -> u32 {
        // Twelve times 65535 fits by far, here and below.
        self.counts().iter().fold(0, |sum, n| sum.bounded_add(u32::from(*n)))
    }
    /// Returns the number of aircraft: fighters, bombers, and a game's own.
    pub fn aircraft(&self) -> u32 {
        u32::from(self.fighter).bounded_add(u32::from(self.bomber)).bounded_add(u32::from(self.own_fighter))
    }
    /// Returns the number of units other than aircraft: the land units of a land battle, the ships of a sea battle.
    pub fn surface(&self) -> u32 {
        self.units().bounded_sub(self.aircraft())
    }
    /// Returns the number of land units: infantry, armor, and a game's own.
    pub fn land(&self) -> u32 {
        let own = u32::from(self.own_infantry).bounded_add(u32::from(self.own_armor));
        u32::from(self.infantry).bounded_add(u32::from(self.armor)).bounded_add(own)
    }
    /// Returns the number of ships.
    pub fn ships(&self) -> u32 {
        self.surface().bounded_sub(self.land())
    }
    /// Returns whether there are no units.
    pub fn is_empty(&self) -> bool {
        self.units() == 0
    }
    /// Returns the force without the given units; `None` if one of them is not in it.
    pub fn without(&self, lost: &Force) -> Option<Force> {
        self.covers(lost, 0).then(|| self.less(lost))
    }
    /// Returns whether each of a game's own kinds in the force is among those whose bits are set.
    pub(crate) fn among(&self, kinds: u32) -> bool {
        self.kinds().all(|(kind, n)| n == 0 || kinds & 1u32.bounded_shl(kind as u32) != 0)
    }
    /// Returns whether the force contains a part and, in addition, a number of submarines.
    pub(crate) fn covers(&self, part: &Force, submarines: u16) -> bool {
        self.kinds().all(|(kind, n)| {
            let more = if kind == Kind::Submarine { submarines } else { 0 };
            u32::from(part.count(kind)).bounded_add(u32::from(more)) <= u32::from(n)
        })
    }
    /// Returns the force without the given units, which must be in it.
    pub(crate) fn less(&self, lost: &Force) -> Force {
        let mut left = self.counts();
        for (left, lost) in left.iter_mut().zip(&lost.counts()) {
            *left = left.saturating_sub(*lost);
        }
        Force::of(left)
    }
    /// Returns the sum of two forces.
    pub fn with(&self, more: &Force) -> Force {
        let mut sum = self.counts();
        for (sum, more) in sum.iter_mut().zip(&more.counts()) {
            *sum = sum.saturating_add(*more);
        }
        Force::of(sum)
    }
}
