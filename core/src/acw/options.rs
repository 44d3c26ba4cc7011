//! Rules that differ from game to game. The default of each option is the series as this library interprets it.

use crate::fault::Fault;
use crate::reflect::{Code, Flag, Reflect, Spare, Words};

/// Whether one combat may include several enemy hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum MultiTarget {
    /// It may, if every attacker in it is adjacent to every defender: the whole strength against the sum.
    Allow,
    /// It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible.
    Forbid,
}

/// The options of a game. All zero is the series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameRules {
    /// Whether one combat may include several enemy hexes. Replaces ACW 4.
    pub multi_target: Code<MultiTarget>,
    /// Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
    pub commander_zoc: Flag,
    /// Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.
    pub limbered_zoc: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 13],
}

const _: () = assert!(size_of::<GameRules>() == 16, "frozen for this major of the C ABI");

impl GameRules {
    /// Returns whether one combat may include several enemy hexes; a fault if the options are invalid.
    pub(crate) fn many(&self) -> Result<bool, Fault> {
        self.spared().map_err(|fault| fault.within(&"rules"))?;
        let how = self.multi_target.said(&"multi_target").map_err(|f| f.within(&"rules"))?;
        Ok(how == MultiTarget::Allow)
    }
}
