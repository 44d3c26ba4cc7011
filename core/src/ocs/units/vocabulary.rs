//! The words for counters, markers and phases. OCS 3 to 5, 13.

use crate::reflect::Words;

/// The kind of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Kind {
    /// A combat unit without special abilities.
    Combat = 1,
    /// A headquarters.
    Hq,
    /// A headquarters that supports its own division only.
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
    #[measure("TP", 4)]
    Truck,
    /// Transport Points that belong to a formation.
    #[measure("TP", 4)]
    OrganicTruck,
    /// Transport Points on wagons.
    #[measure("TP", 4)]
    Wagon,
    /// Transport Points on mules.
    #[measure("TP", 4)]
    Mule,
    /// Transport Points on trucks, formed into an Extender.
    #[measure("TP", 4)]
    Extender,
    /// Supply on the ground.
    #[measure("T", 1)]
    Supply,
    /// A hedgehog.
    Hedgehog,
    /// An air base.
    AirBase,
    /// A port.
    #[measure("T", 1)]
    Port,
    /// A ship.
    Ship,
    /// An aircraft.
    Aircraft,
    /// Transport Points on wagons, formed into an Extender.
    #[measure("TP", 4)]
    WagonExtender,
    /// Transport Points on mules, formed into an Extender.
    #[measure("TP", 4)]
    MuleExtender,
}

impl Kind {
    /// Returns whether it is a combat unit.
    pub const fn is_combat(self) -> bool {
        (self as u8) <= Kind::Pax as u8
    }
    /// Returns whether it does engineer work (13.8).
    pub(crate) const fn is_engineer(self) -> bool {
        matches!(self, Kind::Hq | Kind::DivisionalHq | Kind::Engineer)
    }
    /// Returns whether it is a replacement.
    pub const fn is_replacement(self) -> bool {
        matches!(self, Kind::Eq | Kind::Pax)
    }
    /// Returns whether it is a headquarters.
    pub const fn is_hq(self) -> bool {
        matches!(self, Kind::Hq | Kind::DivisionalHq)
    }
    /// Returns whether it is one of the five non-combat classes of ground unit.
    pub const fn is_noncombat(self) -> bool {
        !self.is_combat() && self.is_ground()
    }
    /// Returns whether it is a ground unit (4.0): a combat unit or one of the five non-combat classes.
    pub const fn is_ground(self) -> bool {
        !matches!(self, Kind::Ship | Kind::Aircraft)
    }
    /// Returns whether it is Transport Points.
    pub(crate) const fn is_transport(self) -> bool {
        matches!(self, Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule) || self.is_extender()
    }
    /// Returns whether it is Transport Points formed into an Extender.
    pub(crate) const fn is_extender(self) -> bool {
        matches!(self, Kind::Extender | Kind::WagonExtender | Kind::MuleExtender)
    }
    /// Returns the Extender that Transport Points of the kind form, or the kind that such an Extender was (12.7); `None` for
    /// any other kind.
    pub(crate) const fn extended(self) -> Option<Kind> {
        match self {
            Kind::Truck => Some(Kind::Extender),
            Kind::Wagon => Some(Kind::WagonExtender),
            Kind::Mule => Some(Kind::MuleExtender),
            Kind::Extender => Some(Kind::Truck),
            Kind::WagonExtender => Some(Kind::Wagon),
            Kind::MuleExtender => Some(Kind::Mule),
            _ => None,
        }
    }
    /// Returns whether it can be in a mode. Replacements never enter Combat Mode (13.5). Transport Points are always in
    /// Move Mode, except that Organic Trucks may be in Reserve (13.2d).
    pub(crate) const fn can_be(self, mode: Mode) -> bool {
        match mode {
            Mode::Combat => !self.is_replacement() && !self.is_transport(),
            Mode::Move => true,
            Mode::Reserve => !self.is_transport() || matches!(self, Kind::OrganicTruck),
            Mode::Strat | Mode::Exploit | Mode::Dg => !self.is_transport(),
        }
    }
}

/// The colour of the symbol box, on which the effect of terrain depends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Arm {
    /// A box of any other colour.
    Other = 1,
    /// A red box.
    Mech,
    /// A yellow box.
    Armor,
}

/// The symbol in the box, where it matters to the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Symbol {
    /// Any other symbol.
    Other,
    /// A tank.
    Tank,
    /// An anti-tank symbol.
    AntiTank,
    /// An anti-aircraft symbol.
    AntiAircraft,
}

/// The size of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Size {
    /// A regiment or anything of its size: 1 RE.
    Regiment = 1,
    /// A battalion: 1/2 RE.
    Battalion,
    /// A company: 1/4 RE.
    Company,
    /// A multi-step unit: several steps of 1 RE each.
    MultiStep,
    /// A Breakdown, a step of a multi-step unit on a counter of its own: 1 RE (20.0).
    Breakdown,
}

/// The mode of a unit.
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
    /// Disorganized (DG).
    Dg,
}

/// A side of the counter.
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
    /// Without parentheses; 0 is a strength.
    Printed,
    /// In parentheses: for defence only.
    Parenthesised,
    /// Not printed: no strength.
    None,
}

/// The kind of movement points: the colour of a movement allowance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Mobility {
    /// Leg movement, printed in white.
    Leg = 1,
    /// Truck movement, printed in black.
    Truck,
    /// Track movement, printed in red.
    Track,
}

/// The state of a unit's internal stocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Stocks {
    /// Full.
    Full,
    /// Low: used once.
    Low,
    /// Exhausted: used twice.
    Exhausted,
}

/// The source of a unit's combat supply in the current combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum CombatSupply {
    /// Supply on the map, which is paid.
    Paid = 1,
    /// The unit's internal stocks.
    Stocks,
    /// No combat supply.
    None,
}

/// The carrier of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Aboard {
    /// No carrier.
    Nothing,
    /// A landing craft.
    LandingCraft,
    /// A ship.
    Ship,
    /// A train.
    Train,
    /// An aircraft.
    Aircraft,
    /// Transport Points on wagons, formed into an Extender.
    WagonExtender,
    /// Transport Points on mules, formed into an Extender.
    MuleExtender,
}

/// A kind of transport (4.7d): any movement of a unit other than by its own movement allowance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Transport {
    /// No transport.
    Nothing,
    /// A train, by Rail Cap (13.3).
    Rail,
    /// Aircraft that land the unit at an air base (14.9).
    Air,
    /// Aircraft that drop the unit (14.10).
    AirDrop,
    /// Landing craft (18.4, 18.5).
    LandingCraft,
    /// Landing craft that land the unit in a Beach Assault (18.6).
    BeachAssault,
    /// Abstract shipping (19.0f).
    Shipping,
    /// Transport Points, which carry supply only (13.2).
    TransportPoint,
}

/// The phase of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Phase {
    /// The Reinforcement Phase.
    Reinforcement = 1,
    /// The Movement Phase.
    Movement,
    /// The Supply Phase.
    Supply,
    /// The enemy's Reaction Phase, in which the player's released Reserves act.
    Reaction,
    /// The Combat Phase.
    Combat,
    /// The Exploitation Phase.
    Exploitation,
    /// The Clean Up Phase.
    CleanUp,
}

/// The way in which a unit was fuelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum FuelledBy {
    /// By itself, or from a headquarters that is fuelled: until the end of the phase.
    Itself,
    /// With its formation: until its side's next Clean Up Phase.
    Formation,
    /// As a headquarters with the independent units in its throw range: until its side's next Clean Up Phase.
    Hq,
}

/// What a unit has done of its movement in a phase, or what construction has done to a facility.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Progress {
    /// Nothing.
    Nothing,
    /// It has changed its mode, and has entered no hex.
    Changed,
    /// It has entered a hex.
    Entered,
    /// It was captured outside a Movement Phase, and does not move before its side's next Movement Phase.
    Captured,
    /// It has done construction, and neither changes its mode nor enters a hex.
    Built,
    /// A level of the facility was added or a hit repaired in this turn.
    Improved,
    /// A level of the facility was removed, in this turn or, of an air base, in this phase; or a hit was inflicted by
    /// construction in this turn.
    Reduced,
    /// Both.
    ImprovedAndReduced,
    /// It is no combat unit, and an attack-capable enemy unit has entered its hex: it is captured before anything else
    /// is done (9.14).
    Fallen,
    /// The same, by an advance after combat (9.12g).
    FallenToAdvance,
    /// The air base has refitted aircraft in this phase.
    Refitted,
    /// A level of the facility was added in this turn, and it has fallen.
    FallenImproved,
}

impl Progress {
    /// Returns whether the facility was improved or repaired.
    pub(crate) const fn is_improved(self) -> bool {
        matches!(self, Progress::Improved | Progress::ImprovedAndReduced)
    }
    /// Returns whether the facility was reduced or damaged by construction.
    pub(crate) const fn is_reduced(self) -> bool {
        matches!(self, Progress::Reduced | Progress::ImprovedAndReduced)
    }
}

/// Why a unit moves no further in a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Halted {
    /// Nothing keeps it from moving on.
    Nothing,
    /// It was dropped off, or its stack went on without it (6.1f).
    DroppedOff,
    /// Another unit moved, or an air mission was flown, after it had begun to move (6.1g).
    Passed,
    /// It negates a zone of control for others (4.5b).
    Negates,
    /// It has fallen back from its overrun (8.1f).
    FellBack,
    /// It has done construction (13.8d, 15.4, 16.0b, 16.0c, 19.0c).
    Worked,
    /// It has moved by rail (13.3e).
    Detrained,
    /// It was an Extender and has collapsed (9.14d).
    Collapsed,
}

/// How a unit was supplied in a Supply Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum LastSupply {
    /// It has been in no Supply Phase.
    Never,
    /// It traced supply.
    Traced,
    /// It ate supply.
    Ate,
    /// It did neither, and was marked Out of Supply.
    Neither,
}

/// Where a headquarters has thrown fuel from in a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Threw {
    /// It has thrown none.
    Nowhere,
    /// The hex in which it is.
    Here,
    /// A hex that it has left.
    Elsewhere,
}
