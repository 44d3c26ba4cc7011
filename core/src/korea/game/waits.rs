//! What a position waits for.

use crate::fault::Name;
use crate::reflect::Words;

/// What a position waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Waits {
    /// The declaration of an engagement, or the end of the turn.
    Orders = 1,
    /// The attacker's units and support.
    Attackers,
    /// The defender's units and support.
    Defenders,
    /// Chips.
    Chips,
    /// Dice.
    Dice,
    /// Payment of losses.
    Losses,
    /// The next hex of a retreat.
    Retreat,
    /// Nothing: the turn is over.
    Nothing,
}

impl Waits {
    /// Returns what it is, for the message of a fault.
    #[cold]
    pub(super) const fn meant(self) -> Name {
        match self {
            Waits::Orders => &"an engagement, or the end of the turn",
            Waits::Attackers => &"the attacker's support, or ready",
            Waits::Defenders => &"the defender's support, or ready",
            Waits::Chips => &"the chips",
            Waits::Dice => &"the dice",
            Waits::Losses => &"payment of the losses",
            Waits::Retreat => &"the next hex of the retreat",
            Waits::Nothing => &"another turn: this one is over",
        }
    }
}
