//! The five powers and their two sides.

use crate::reflect::Words;

/// A power, as a player or an owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Power {
    /// No power: the owner of the sea and of neutral land.
    Nobody,
    /// The USSR, which begins each round.
    Ussr,
    /// Germany.
    Germany,
    /// The United Kingdom.
    Uk,
    /// Japan.
    Japan,
    /// The USA, which ends each round.
    Usa,
}

/// A side of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Side {
    /// Neither side.
    Neither,
    /// Germany and Japan.
    Axis,
    /// The USSR, the United Kingdom and the USA.
    Allies,
}

impl Power {
    /// The five powers, in the order of their turns.
    pub const ALL: [Power; 5] = [Power::Ussr, Power::Germany, Power::Uk, Power::Japan, Power::Usa];
    /// Returns the power whose turn comes next; after the USA's, the USSR's of the next round.
    pub const fn next(self) -> Power {
        match self {
            Power::Nobody | Power::Usa => Power::Ussr,
            Power::Ussr => Power::Germany,
            Power::Germany => Power::Uk,
            Power::Uk => Power::Japan,
            Power::Japan => Power::Usa,
        }
    }
    /// Returns the side of the power.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn side(self) -> Side {
        match self {
            Power::Nobody => Side::Neither,
            Power::Germany | Power::Japan => Side::Axis,
            Power::Ussr | Power::Uk | Power::Usa => Side::Allies,
        }
    }
    /// Returns whether the two are on one side; `Nobody` has no friends.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_friend(self, other: Power) -> bool {
        self != Power::Nobody && self.side() == other.side()
    }
    /// Returns whether the two are on opposite sides.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_enemy(self, other: Power) -> bool {
        matches!((self.side(), other.side()), (Side::Axis, Side::Allies) | (Side::Allies, Side::Axis))
    }
}
