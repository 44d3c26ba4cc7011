//! What a position waits for.

use crate::fault::Name;
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

impl Waits {
    /// Returns what it is, for the message of a fault.
    #[cold]
    pub(super) const fn meant(self) -> Name {
        match self {
            Waits::Orders => &"an attack, or the end of the declarations",
            Waits::Combats => &"the combat that is fought next",
            Waits::Cohesion => &"the defender's Cohesion Rating",
            Waits::Dice => &"the die of the combat",
            Waits::Losses => &"units to be lost",
            Waits::Commanders => &"the dice of the commanders",
            Waits::Retreat => &"the next hex of the retreat",
            Waits::Advance => &"an advance, or stay",
            Waits::Nothing => &"another phase: this one is over",
        }
    }
}
