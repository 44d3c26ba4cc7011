//! What a position waits for.

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
