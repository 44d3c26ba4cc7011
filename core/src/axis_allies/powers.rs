//! The five powers and their two sides.

use crate::reflect::Words;

/// Who plays, or owns something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Power {
    /// Nobody: the sea, and neutral land.
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

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Side {
    /// Neither.
    Neither,
    /// Germany and Japan.
    Axis,
    /// The USSR, the United Kingdom and the USA.
    Allies,
}

impl Power {
    /// The five that play, in the order of their turns.
    pub const ALL: [Power; 5] = [Power::Ussr, Power::Germany, Power::Uk, Power::Japan, Power::Usa];
    /// The side it fights on.
    pub const fn side(self) -> Side {
        match self {
            Power::Nobody => Side::Neither,
            Power::Germany | Power::Japan => Side::Axis,
            Power::Ussr | Power::Uk | Power::Usa => Side::Allies,
        }
    }
    /// Whether the two fight on one side; nobody is nobody's friend.
    pub fn is_friend(self, other: Power) -> bool {
        self != Power::Nobody && self.side() == other.side()
    }
    /// Whether the two fight on opposite sides.
    pub fn is_enemy(self, other: Power) -> bool {
        matches!((self.side(), other.side()), (Side::Axis, Side::Allies) | (Side::Allies, Side::Axis))
    }
}
