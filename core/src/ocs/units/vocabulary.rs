//! The words for what counters print, what markers say, and when. OCS 3 to 5, 13.

use crate::reflect::Words;

/// What a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Kind {
    /// A combat unit with nothing special about it.
    Combat = 1,
    /// A headquarters.
    Hq,
    /// A headquarters that serves its own division.
    DivisionalHq,
    /// Artillery.
    Artillery,
    /// An engineer that can do engineer work.
    Engineer,
    /// A Rail Repair unit.
    RailRepair,
    /// An Equipment replacement.
    Eq,
    /// A Personnel replacement.
    Pax,
    /// Transport Points on trucks.
    Truck,
    /// Transport Points that belong to a formation.
    OrganicTruck,
    /// Transport Points on wagons.
    Wagon,
    /// Transport Points on mules.
    Mule,
    /// Transport Points formed into an Extender.
    Extender,
    /// Supply on the ground.
    Supply,
    /// A hedgehog.
    Hedgehog,
    /// An air base.
    AirBase,
    /// A port.
    Port,
    /// A ship.
    Ship,
    /// An aircraft.
    Aircraft,
}

impl Kind {
    /// Whether it is a combat unit.
    #[inline]
    pub const fn is_combat(self) -> bool {
        (self as u8) <= Kind::Pax as u8
    }
    /// Whether it is a replacement.
    #[inline]
    pub const fn is_replacement(self) -> bool {
        matches!(self, Kind::Eq | Kind::Pax)
    }
    /// Whether it is a headquarters.
    #[inline]
    pub const fn is_hq(self) -> bool {
        matches!(self, Kind::Hq | Kind::DivisionalHq)
    }
    /// Whether it is one of the five non-combat classes of ground unit.
    #[inline]
    pub const fn is_noncombat(self) -> bool {
        (self as u8) > Kind::Pax as u8 && (self as u8) < Kind::Ship as u8
    }
    /// Whether it is a ground unit (4.0): a combat unit or one of the five non-combat classes.
    #[inline]
    pub const fn is_ground(self) -> bool {
        (self as u8) < Kind::Ship as u8
    }
    /// Whether it is Transport Points.
    #[inline]
    pub(crate) const fn is_transport(self) -> bool {
        matches!(self, Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule | Kind::Extender)
    }
    /// Whether it can be in a mode. Replacements never enter Combat Mode (13.5); Transport Points are always in Move Mode,
    /// and only Organic Trucks may be in Reserve (13.2d).
    #[inline]
    pub(crate) const fn can_be(self, mode: Mode) -> bool {
        match mode {
            Mode::Combat => !self.is_replacement() && !self.is_transport(),
            Mode::Move => true,
            Mode::Reserve => !self.is_transport() || matches!(self, Kind::OrganicTruck),
            Mode::Strat | Mode::Exploit | Mode::Dg => !self.is_transport(),
        }
    }
}

/// The colour of the symbol box: what terrain does to the unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Arm {
    /// Any other box.
    Other = 1,
    /// A red box.
    Mech,
    /// A yellow box.
    Armor,
}

/// The symbol in the box, where it matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Symbol {
    /// Any other.
    Other,
    /// A tank.
    Tank,
    /// Anti-tank.
    AntiTank,
    /// Anti-aircraft.
    AntiAircraft,
}

/// How large the unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Size {
    /// Neither of the others: 1 RE.
    Regiment = 1,
    /// 1/2 RE.
    Battalion,
    /// 1/4 RE.
    Company,
    /// Several steps of 1 RE each.
    MultiStep,
}

/// The marker on a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Mode {
    /// Combat Mode.
    Combat = 1,
    /// Move Mode.
    Move,
    /// Reserve Mode.
    Reserve,
    /// Strat Mode.
    Strat,
    /// Exploit Mode.
    Exploit,
    /// Disorganized.
    Dg,
}

/// Which side of the counter shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Orientation {
    /// The Combat Mode side.
    Combat = 1,
    /// The Move Mode side.
    Move,
}

/// How a strength is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Style {
    /// Plainly; zero counts.
    Printed,
    /// In parentheses: for defence only.
    Parenthesised,
    /// Not at all.
    None,
}

/// The colour of a movement allowance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Mobility {
    /// White.
    Leg = 1,
    /// Black.
    Truck,
    /// Red.
    Track,
}

/// What is left of internal stocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Stocks {
    /// All.
    Full,
    /// Used once.
    Low,
    /// Used twice.
    Exhausted,
}

/// Where a unit's combat supply comes from in the combat at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum CombatSupply {
    /// Supply on the map is paid.
    Paid = 1,
    /// Its internal stocks.
    Stocks,
    /// None.
    None,
}

/// What carries a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Aboard {
    /// Nothing.
    Nothing,
    /// A landing craft.
    LandingCraft,
    /// A ship.
    Ship,
    /// A train.
    Train,
    /// An aircraft.
    Aircraft,
}

/// A kind of transport (4.7d): what moves a unit other than its own movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Transport {
    /// None.
    Nothing,
    /// A train, by Rail Cap (13.3).
    Rail,
    /// Aircraft that land it at an air base (14.9).
    Air,
    /// Aircraft that drop it (14.10).
    AirDrop,
    /// Landing craft (18.4, 18.5).
    LandingCraft,
    /// Landing craft that put it into a Beach Assault (18.6).
    BeachAssault,
    /// Abstract shipping (19.0f).
    Shipping,
    /// Transport Points, which carry supply alone (13.2).
    TransportPoint,
}

/// When a question is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Phase {
    /// The Reinforcement Phase.
    Reinforcement = 1,
    /// The Movement Phase.
    Movement,
    /// The Supply Phase.
    Supply,
    /// The enemy's Reaction Phase, in which one's own released Reserves act.
    Reaction,
    /// The Combat Phase.
    Combat,
    /// The Exploitation Phase.
    Exploitation,
    /// The Clean Up Phase.
    CleanUp,
}
