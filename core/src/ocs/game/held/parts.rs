//! The fields of orders that bindings give by other words than C.

use crate::ocs::game::Order;
use crate::reflect::{Flag, Question};

/// The fields of a breakout.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BreakOutParts<'a> {
    /// The unit.
    pub unit: u16,
    /// Units that are left out.
    pub left_out: &'a [u16],
    /// It is the first turn in which the unit tries.
    pub first: Flag,
    /// The dice, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: &'a [u8],
}

impl<'a> BreakOutParts<'a> {
    pub(super) fn order(&self) -> Order<'a> {
        let BreakOutParts { unit, left_out, first, dice } = *self;
        Order::BreakOut { unit, left_out, first, dice }
    }
}
