//! Effects: the changes to units that an answer lists. The caller applies them.

use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::Sink;

/// The kind of a change to a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum EffectKind {
    /// The unit is eliminated; `amount` is its strength points (SP).
    Eliminate,
    /// The unit retreats `amount` hexes.
    Retreat,
    /// The unit becomes disorganized.
    Disorganize,
    /// The commander rolls to see whether he is a casualty.
    CommanderRolls,
    /// The commander is flipped to his replacement.
    Replace,
}

/// A change to one unit, for the caller to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Effect {
    /// The unit's index. The operation says in which list of its question.
    #[refers("")]
    pub unit: u16,
    /// The rule that requires the change.
    pub rule: u16,
    /// The unit's hex.
    pub hex: Hex,
    /// The amount, in the unit that the kind says.
    pub amount: u16,
    /// The kind of change.
    pub what: Code<EffectKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Effect>() == 12, "frozen for this major of the C ABI");

impl Effect {
    /// Creates an effect on a unit.
    pub(crate) fn new(unit: usize, hex: Hex, what: EffectKind, amount: u8, rule: Rule) -> Self {
        let unit = u16::try_from(unit).unwrap_or(u16::MAX);
        Effect { unit, rule: rule.0, hex, amount: u16::from(amount), what: Code::new(what), reserved: 0 }
    }
}

/// Effects in a caller-provided buffer.
pub type Effects<'a> = Sink<'a, Effect>;
