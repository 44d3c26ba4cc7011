//! What an answer does to units: effects for the host to apply, never applied here.

use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::Sink;

/// What a unit suffers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum EffectKind {
    /// It is eliminated; `amount` is its SP.
    Eliminate,
    /// It retreats `amount` hexes.
    Retreat,
    /// It becomes disorganized.
    Disorganize,
    /// A commander who rolls to see whether he is a casualty.
    CommanderRolls,
    /// A commander who is flipped to his replacement.
    Replace,
}

/// One thing for the host to apply to one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Effect {
    /// The unit, from 0.
    #[refers("")]
    pub unit: u16,
    /// The rule's number.
    pub rule: u16,
    /// Where it stands.
    pub hex: Hex,
    /// How much of it.
    pub amount: u16,
    /// What happens to it.
    pub what: Code<EffectKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Effect>() == 12, "frozen for this major of the C ABI");

impl Effect {
    /// An effect on a unit.
    pub(crate) fn new(unit: usize, hex: Hex, what: EffectKind, amount: u8, rule: Rule) -> Self {
        let unit = u16::try_from(unit).unwrap_or(u16::MAX);
        Effect { unit, rule: rule.0, hex, amount: u16::from(amount), what: Code::new(what), reserved: 0 }
    }
}

/// Effects, written to a caller-provided slice.
pub type Effects<'a> = Sink<'a, Effect>;
