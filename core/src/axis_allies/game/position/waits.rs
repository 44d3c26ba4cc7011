//! What a position waits for.

use crate::axis_allies::game::TurnPhase;
use crate::fault::Name;
use crate::reflect::Words;

/// The step for which a position waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Waits {
    /// Orders of the phase, or its end.
    Orders = 1,
    /// Dice.
    Dice,
    /// Losses.
    Losses,
    /// The submarines that withdraw, or their decision to stay.
    Submarines,
    /// The attacker's decision to continue or to retreat.
    Retreat,
    /// None: the game is won.
    Nothing,
    /// The choice of the fighters that lost their carrier and land on the remaining ones (AA 3.4b).
    Fighters,
}

impl Waits {
    /// Returns what it is, for the message of a fault.
    #[cold]
    pub(in crate::axis_allies::game) const fn meant(self) -> Name {
        match self {
            Waits::Orders => &"an order of the phase, or its end",
            Waits::Dice => &"the dice",
            Waits::Losses => &"the losses",
            Waits::Submarines => &"submarines that withdraw, or none",
            Waits::Retreat => &"press or retreat",
            Waits::Nothing => &"another game: this one is over",
            Waits::Fighters => &"the fighters that land on a carrier",
        }
    }
}

/// Returns what a phase takes, for the message of a fault.
#[cold]
pub(in crate::axis_allies::game) const fn ordered(phase: TurnPhase) -> Name {
    match phase {
        TurnPhase::Purchase => &"an order of the purchase: buy, end or surrender",
        TurnPhase::CombatMovement => &"an order of combat movement: a move, a raid, end or surrender",
        TurnPhase::Combat => &"an order of combat: fight, bomb, end or surrender",
        TurnPhase::NoncombatMovement => &"an order of non-combat movement: a move, end or surrender",
        TurnPhase::Placement => &"an order of placement: place, end or surrender",
    }
}
