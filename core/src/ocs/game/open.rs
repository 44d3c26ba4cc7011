//! What is open: a combat or a barrage between its order and its end.

use crate::hex::Hex;
use crate::ocs::barrage::{BarrageAssessment, Barraged};
use crate::ocs::combat::{Assessment, Battle};
use crate::reflect::{Code, Flag, Reflect, Words};

/// What is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum OpenKind {
    /// Nothing.
    Nothing,
    /// A combat, an overrun or a Beach Assault.
    Combat,
    /// A barrage of units.
    Barrage,
}

/// A combat or a barrage that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Open {
    /// The hex that is attacked or barraged. If nothing is open, it is absent, or 0,0 in C, C++, C# and Rust.
    #[present(is_open)]
    pub target: Hex,
    /// What it is.
    pub what: Code<OpenKind>,
    /// Both sides of the combat are supplied, and its odds are known.
    pub assessed: Flag,
    /// The dice were thrown.
    pub rolled: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The attacking unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
    pub attacker_lead: u16,
    /// The defending unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
    pub defender_lead: u16,
    /// The odds of the combat, once they are known.
    pub assessment: Assessment,
    /// The combat, once the dice were thrown.
    pub battle: Battle,
    /// The column of the barrage.
    pub barrage: BarrageAssessment,
    /// The barrage, once the dice were thrown.
    pub barraged: Barraged,
}

impl Open {
    /// Returns whether anything is open.
    pub fn is_open(&self) -> bool {
        self.is_combat() || self.is_barrage()
    }
    /// Returns whether a combat is open.
    pub fn is_combat(&self) -> bool {
        self.what.get() == Some(OpenKind::Combat)
    }
    /// Returns whether a barrage is open.
    pub fn is_barrage(&self) -> bool {
        self.what.get() == Some(OpenKind::Barrage)
    }
    /// A combat for a hex.
    pub(super) fn combat(target: Hex) -> Self {
        Open { target, what: Code::new(OpenKind::Combat), ..Open::default() }
    }
    /// A barrage of a hex.
    pub(super) fn barrage(target: Hex, barrage: BarrageAssessment) -> Self {
        let assessed = Flag::YES;
        Open { target, what: Code::new(OpenKind::Barrage), assessed, barrage, ..Open::default() }
    }
}
