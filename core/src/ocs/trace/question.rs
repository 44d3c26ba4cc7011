//! Questions about trace supply, and their answers. OCS 12.6, 12.6a, 12.6g, 12.6h.

use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::options::GameRules;
use crate::ocs::rules::{R5_8B, R21_12D};
use crate::reflect::{Flag, Question, Reflect};
use crate::rule::Rule;

/// A side whose trace supply is looked for.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TraceHunt<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// Say of those that do not trace whether the enemy keeps them from it. That takes as long again, or twice.
    pub why: Flag,
}

/// How a combat unit traces, or why it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TraceFound {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The headquarters that draws for it and throws to it, by its `id`; absent if the unit draws by itself, or does
    /// not trace.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub hq: u16,
    /// The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its
    /// own hex.
    pub source: Hex,
    /// The cost of the draw, in MP.
    #[measure("MP", 12)]
    pub drawn: u16,
    /// The cost of the throw, in MP.
    #[measure("MP", 12)]
    pub thrown: u16,
    /// The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it
    /// does not trace, it is 12.6. But where it is asked why, it is 4.5a.B if enemy zones of control alone keep it from
    /// that, and 4.8c.D if enemy units do, with or without these.
    pub rule: u16,
    /// It traces.
    pub traces: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<TraceFound>() == 16, "frozen for this major of the C ABI");

/// How many combat units of a side trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TracesFound {
    /// Units that trace.
    pub in_trace: u16,
    /// Units that do not.
    pub without: u16,
}

impl TraceFound {
    /// Returns the rule by which the unit, in Strat Mode, does not stop where it stands.
    pub(in crate::ocs) fn bars_strat(&self, rules: &GameRules) -> Option<Rule> {
        if !self.traces.is_set() {
            return Some(R5_8B);
        }
        // 21.12d: by direct draw.
        (rules.strat_draw.is_set() && self.hq != u16::MAX).then_some(R21_12D)
    }
}
