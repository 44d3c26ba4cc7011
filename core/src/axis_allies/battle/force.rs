//! A side of a battle, by counts. Who owns, carries or lands which unit is asked before and after.

use crate::axis_allies::units::{FIGHTERS, FIGHTING, Kind};
use crate::reflect::Reflect;

/// How many units of each kind fight on one side. An antiaircraft gun, a complex and cargo do not fight and are not
/// counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Force {
    /// Infantry.
    pub infantry: u16,
    /// Armor.
    pub armor: u16,
    /// Fighters.
    pub fighter: u16,
    /// Bombers.
    pub bomber: u16,
    /// Transports.
    pub transport: u16,
    /// Submarines.
    pub submarine: u16,
    /// Aircraft carriers.
    pub carrier: u16,
    /// Battleships.
    pub battleship: u16,
}

const _: () = assert!(size_of::<Force>() == 16, "frozen for this major of the C ABI");

/// A number for each kind that fights, in the order of the kinds.
pub(crate) type Counts = [u16; FIGHTING];

impl Force {
    /// The force of these counts, in the order of the kinds.
    pub const fn of(counts: Counts) -> Self {
        let [infantry, armor, fighter, bomber, transport, submarine, carrier, battleship] = counts;
        Force { infantry, armor, fighter, bomber, transport, submarine, carrier, battleship }
    }
    /// The counts, in the order of the kinds.
    pub const fn counts(&self) -> Counts {
        let f = self;
        [f.infantry, f.armor, f.fighter, f.bomber, f.transport, f.submarine, f.carrier, f.battleship]
    }
    /// The counts with their kinds.
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u16)> + Clone + '_ {
        FIGHTERS.iter().map(|kind| (*kind, self.count(*kind)))
    }
    /// How many there are of a kind; of one that does not fight, none.
    pub fn count(&self, kind: Kind) -> u16 {
        self.counts().get(kind.index()).copied().unwrap_or(0)
    }
    /// All units.
    pub fn units(&self) -> u32 {
        // Eight times 65535 fits by far, here and below.
        self.counts().iter().fold(0, |sum, n| sum.wrapping_add(u32::from(*n)))
    }
    /// Fighters and bombers.
    pub fn aircraft(&self) -> u32 {
        u32::from(self.fighter).wrapping_add(u32::from(self.bomber))
    }
    /// All that are no aircraft: the land units of a land battle, the ships of a sea battle.
    pub fn surface(&self) -> u32 {
        self.units().wrapping_sub(self.aircraft())
    }
    /// Infantry and armor.
    pub fn land(&self) -> u32 {
        u32::from(self.infantry).wrapping_add(u32::from(self.armor))
    }
    /// Ships.
    pub fn ships(&self) -> u32 {
        self.surface().wrapping_sub(self.land())
    }
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.units() == 0
    }
    /// What is left without these, unless one of them is not there.
    pub fn without(&self, lost: &Force) -> Option<Force> {
        self.covers(lost, 0).then(|| self.less(lost))
    }
    /// Whether these are all there, and beside them so many submarines.
    pub(crate) fn covers(&self, part: &Force, submarines: u16) -> bool {
        self.kinds().all(|(kind, n)| {
            let more = if kind == Kind::Submarine { submarines } else { 0 };
            u32::from(part.count(kind)).wrapping_add(u32::from(more)) <= u32::from(n)
        })
    }
    /// What is left without these, who are all there.
    pub(crate) fn less(&self, lost: &Force) -> Force {
        let mut left = self.counts();
        for (left, lost) in left.iter_mut().zip(&lost.counts()) {
            *left = left.saturating_sub(*lost);
        }
        Force::of(left)
    }
    /// Both together.
    pub fn with(&self, more: &Force) -> Force {
        let mut sum = self.counts();
        for (sum, more) in sum.iter_mut().zip(&more.counts()) {
            *sum = sum.saturating_add(*more);
        }
        Force::of(sum)
    }
}
