//! What a position waits for.

use crate::reflect::Words;

/// What a position waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Waits {
    /// Declarations, or their end.
    Orders = 1,
    /// The choice of the combat that is fought next.
    Combats,
    /// The defender's Cohesion Rating.
    Cohesion,
    /// The die of the combat.
    Dice,
    /// Units to be lost.
    Losses,
    /// The dice of commanders.
    Commanders,
    /// The next hex of a retreat.
    Retreat,
    /// Advances after the combat.
    Advance,
    /// Nothing: the phase is over.
    Nothing,
}
