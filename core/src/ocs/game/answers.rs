//! The records of a game's questions and answers, with units by their numbers.

use super::open::{Open, OpenKind};
use super::text::NAME;
use crate::hex::Hex;
use crate::ocs::barrage::BarrageDistribution;
use crate::ocs::combat::CombatDistribution;
use crate::ocs::effects::EffectKind;
use crate::ocs::turn::TurnState;
use crate::reflect::{Code, Flag, Reflect};

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Situation {
    /// Where it stands in its sequence of play.
    pub turn: TurnState,
    /// The units on the map.
    pub on_map: u16,
    /// The units off the map: those that are due, and the Dead Pile.
    pub off_map: u16,
    /// Of these those that are due.
    pub due: u16,
    /// The segment may end.
    pub may_end: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// The combat or barrage that is open.
    pub open: Open,
}

/// What an order did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameEffect {
    /// The unit, by its number; 0 for an effect on a hex.
    pub unit: u16,
    /// The rule that requires it.
    pub rule: u16,
    /// The hex. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
    #[present(has_hex)]
    pub hex: Hex,
    /// The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
    #[measured_by(what)]
    pub amount: u16,
    /// The kind of change.
    pub what: Code<EffectKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

impl GameEffect {
    /// Returns whether it has a hex.
    pub fn has_hex(&self) -> bool {
        self.what.get().is_some_and(EffectKind::has_hex) || self.hex != Hex::default()
    }
}

/// A reason against an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Objection {
    /// The rule.
    pub rule: u16,
    /// The unit, by its number; 0 for none.
    pub unit: u16,
    /// By how much the order is over or short: MP, points, steps or RE, by rule, rounded up; 0 where it is no number.
    pub amount: i32,
}

/// The exact chances of what is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct OpenChances {
    /// What is open.
    pub what: Code<OpenKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// Of a combat whose odds are taken.
    pub combat: CombatDistribution,
    /// Of a barrage.
    pub barrage: BarrageDistribution,
}

/// A side of a new game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct NewSide {
    /// Its name in texts; its number if it has none.
    #[text]
    pub name: [u8; NAME],
    /// The truck points (TP) that the scenario provides.
    #[measure("TP", 4)]
    pub trucks_provided: u16,
    /// The Rail Cap of a turn, in points of capacity.
    #[measure("capacity", 16)]
    pub rail_cap: u32,
}
