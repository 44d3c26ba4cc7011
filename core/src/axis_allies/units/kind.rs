//! The kinds of the pieces.

use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Word, Words};

/// The kind of a piece. An antiaircraft gun and an industrial complex are in a territory and are never lost in a
/// battle; all others fight. The last four are a game's own. Each moves and fights as a printed kind does, with the
/// cost, the movement and the dice of its row in the game's chart. Without the row it does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Kind {
    /// Infantry.
    Infantry = 1,
    /// Armor.
    Armor,
    /// A fighter.
    Fighter,
    /// A bomber.
    Bomber,
    /// A transport.
    Transport,
    /// A submarine.
    Submarine,
    /// An aircraft carrier.
    Carrier,
    /// A battleship.
    Battleship,
    /// An antiaircraft gun.
    AaGun,
    /// An industrial complex.
    IndustrialComplex,
    /// A game's own land unit that acts as infantry.
    OwnInfantry,
    /// A game's own land unit that acts as armor.
    OwnArmor,
    /// A game's own aircraft that acts as a fighter, and takes the room of one on a carrier.
    OwnFighter,
    /// A game's own ship that acts as a battleship, but gives no support shots.
    OwnWarship,
}

/// The domain in which a piece moves and fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Domain {
    /// On land.
    Land,
    /// In the air.
    Air,
    /// At sea.
    Sea,
}

/// The number of printed kinds.
pub const KINDS: usize = 10;

/// The number of printed kinds that fight: those before the antiaircraft gun.
pub const PRINTED: usize = 8;

/// The printed kinds that may be in a battle, in an order: eight at sea, and seven on land.
pub(crate) type Kinds = [Kind; PRINTED];

/// The number of kinds that a game may have of its own.
pub const OWN: usize = 4;

/// The number of kinds that fight, printed ones and a game's own.
pub const FIGHTING: usize = PRINTED + OWN;

/// The kinds that fight, in the order of their codes.
pub static FIGHTERS: [Kind; FIGHTING] = [
    Kind::Infantry,
    Kind::Armor,
    Kind::Fighter,
    Kind::Bomber,
    Kind::Transport,
    Kind::Submarine,
    Kind::Carrier,
    Kind::Battleship,
    Kind::OwnInfantry,
    Kind::OwnArmor,
    Kind::OwnFighter,
    Kind::OwnWarship,
];

impl Kind {
    /// The printed kinds in their order.
    pub const ALL: [Kind; KINDS] = [
        Kind::Infantry,
        Kind::Armor,
        Kind::Fighter,
        Kind::Bomber,
        Kind::Transport,
        Kind::Submarine,
        Kind::Carrier,
        Kind::Battleship,
        Kind::AaGun,
        Kind::IndustrialComplex,
    ];
    /// Returns its index among the kinds, from 0.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn index(self) -> usize {
        // No kind is 0.
        (self as usize).saturating_sub(1)
    }
    /// Returns its index among the kinds that fight, from 0; beyond all of them for a kind that does not.
    pub(crate) const fn place(self) -> usize {
        match self.index() {
            at if at < PRINTED => at,
            // A game's own kinds follow the last printed one.
            at if at >= KINDS => at.saturating_sub(KINDS - PRINTED),
            _ => FIGHTING,
        }
    }
    /// Returns whether it is a kind of a game's own.
    pub const fn is_own(self) -> bool {
        self as u8 > Kind::IndustrialComplex as u8
    }
    /// Returns the printed kind as which it moves and fights: itself, unless it is a kind of a game's own.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn acts_as(self) -> Kind {
        match self {
            Kind::OwnInfantry => Kind::Infantry,
            Kind::OwnArmor => Kind::Armor,
            Kind::OwnFighter => Kind::Fighter,
            Kind::OwnWarship => Kind::Battleship,
            printed => printed,
        }
    }
    /// Returns the domain in which it moves and fights. An antiaircraft gun and an industrial complex are on land.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn domain(self) -> Domain {
        match self {
            Kind::Infantry | Kind::Armor | Kind::AaGun | Kind::IndustrialComplex => Domain::Land,
            Kind::OwnInfantry | Kind::OwnArmor => Domain::Land,
            Kind::Fighter | Kind::Bomber | Kind::OwnFighter => Domain::Air,
            Kind::Transport | Kind::Submarine | Kind::Carrier | Kind::Battleship | Kind::OwnWarship => Domain::Sea,
        }
    }
    /// Returns whether it fights.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn fights(self) -> bool {
        !matches!(self, Kind::AaGun | Kind::IndustrialComplex)
    }
    /// Returns whether it is an aircraft: a fighter, a bomber, or a game's own.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn is_air(self) -> bool {
        matches!(self, Kind::Fighter | Kind::Bomber | Kind::OwnFighter)
    }
    /// Returns whether it is a ship, including submarines.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn is_ship(self) -> bool {
        matches!(self.domain(), Domain::Sea)
    }
    /// Returns whether it takes and holds enemy land: infantry and armor only (3.1f).
    #[cfg_attr(feature = "fast", inline)]
    pub const fn takes_land(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Armor | Kind::OwnInfantry | Kind::OwnArmor)
    }
    /// Returns the kind that carries it: a transport infantry, armor and antiaircraft guns (3.2a), a carrier fighters
    /// (3.4a).
    #[cfg_attr(feature = "fast", inline)]
    pub const fn carried_by(self) -> Option<Kind> {
        match self.acts_as() {
            Kind::Infantry | Kind::Armor | Kind::AaGun => Some(Kind::Transport),
            Kind::Fighter => Some(Kind::Carrier),
            _ => None,
        }
    }
}

/// Returns the word of a code; a fault if there is none.
pub(crate) fn word<W: Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

/// Returns the fault of a byte that is no word: absent, or unknown.
pub(crate) fn unsaid(code: u8) -> FaultCode {
    if code == 0 { FaultCode::MissingField } else { FaultCode::UnknownWord }
}
