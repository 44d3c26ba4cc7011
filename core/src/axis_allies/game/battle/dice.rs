//! How many dice a battle waits for, in the faults of those who give another number.

use crate::axis_allies::game::Game;
use crate::fault::{Fault, FaultCode};

/// The number of dice that are due; nothing for a raid, whose second throw has one for each bomber that is left.
#[derive(Debug, Clone, Copy)]
pub(in crate::axis_allies::game) struct Due(Option<u32>);

impl Due {
    /// Adds to a fault of too few or too many dice how many there are and how many are due.
    #[cold]
    pub fn of(self, fault: Fault, dice: &[u8]) -> Fault {
        let counted = fault.is(FaultCode::TooFewDice) || fault.is(FaultCode::TooManyDice);
        match self.0 {
            Some(due) if counted => {
                let given = i64::try_from(dice.len()).unwrap_or(i64::MAX);
                fault.between(given, i32::try_from(due).unwrap_or(i32::MAX), due)
            }
            _ => fault,
        }
    }
}

impl<const N: usize> Game<N> {
    /// Returns how many dice are due.
    pub(in crate::axis_allies::game) fn dice_due(&self) -> Result<Due, Fault> {
        let raids = self.fight.as_ref().is_some_and(|fight| fight.raid.is_some());
        Ok(Due(if raids { None } else { Some(self.dice()?) }))
    }
}
