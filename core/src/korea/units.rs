//! The units of a combat. KOR 8.0, 8.1.

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Spare, Word, Words, given};
use crate::table::numbered;

/// A side of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Side {
    /// The United Nations: South Korea, the United States and their allies.
    Un = 1,
    /// The Communists: North Korea and China.
    Communist,
}

impl Side {
    /// Returns the enemy side.
    pub const fn other(self) -> Side {
        match self {
            Side::Un => Side::Communist,
            Side::Communist => Side::Un,
        }
    }
}

/// A side's role in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Role {
    /// It attacks.
    Attacker = 1,
    /// It is attacked.
    Defender,
}

/// The quality of a unit, from the worst to the best (8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Words)]
#[repr(u8)]
pub enum Quality {
    /// Quality D, the worst.
    D = 1,
    /// Quality C.
    C,
    /// Quality B.
    B,
    /// Quality A, the best.
    A,
}

/// The kind of troops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Arm {
    /// Infantry.
    Infantry = 1,
    /// Armored.
    Armored,
    /// Mechanized.
    Mechanized,
    /// Troops of any other kind.
    Other,
}

impl Arm {
    /// Returns whether it is armored or mechanized.
    pub const fn is_armored(self) -> bool {
        matches!(self, Arm::Armored | Arm::Mechanized)
    }
}

/// A unit of a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// The unit's hex.
    #[required]
    pub hex: Hex,
    /// The unit's side. Required in a combat.
    #[when_needed]
    pub side: Code<Side>,
    /// The unit's quality. Required for a lead.
    #[when_needed]
    pub quality: Code<Quality>,
    /// The kind of troops. Required in a combat.
    #[when_needed]
    pub arm: Code<Arm>,
    /// The unit is static: it may still defend and flank, but does not support from an adjacent hex.
    pub is_static: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 4],
}

/// The greatest Effectiveness Rating of air support: a counter has at most two digits.
pub(super) const MOST_AIR: u8 = 99;

const _: () = assert!(size_of::<Unit>() == 12, "frozen for this major of the C ABI");

/// A unit that takes part in a combat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Checked {
    pub arm: Arm,
    pub is_static: bool,
}

/// Returns whether a word is absent or in its vocabulary.
fn may_be<W: Word>(code: Code<W>) -> bool {
    code.0 == 0 || code.get().is_some()
}

impl Unit {
    /// Checks the words that are given; returns the side, if it is.
    pub(super) fn known(&self) -> Result<Option<Side>, Fault> {
        self.spared()?;
        if !may_be(self.quality) {
            return Err(self.quality.absent(&"quality"));
        }
        if !may_be(self.arm) {
            return Err(self.arm.absent(&"arm"));
        }
        if !may_be(self.side) {
            return Err(self.side.absent(&text!("side")));
        }
        Ok(self.side.get())
    }
    /// Checks the fields that a combat requires of every unit.
    // For each unit: apart, it takes 180 instructions more of 1,700.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn checked(&self) -> Result<Checked, Fault> {
        self.known()?;
        Ok(Checked { arm: given!(self.arm, &"arm"), is_static: self.is_static.is_set() })
    }
}

/// The units of one side.
#[derive(Clone, Copy)]
pub(super) struct Units<'a> {
    pub list: &'a [Unit],
    /// The name of the list.
    pub name: Name,
}

impl Units<'_> {
    /// Returns the common side, which each of them must have.
    pub fn side(&self) -> Result<Side, Fault> {
        let mut all: Option<Side> = None;
        for (i, unit) in numbered(self.list) {
            let Some(side) = unit.side.get() else {
                return Err(unit.side.absent(&text!("side")).in_list(self.name, i));
            };
            if *all.get_or_insert(side) != side {
                return Err(Fault::against(&text!("side"), &"[].side: the units are of one side").in_list(self.name, i));
            }
        }
        all.ok_or_else(|| Fault::new(FaultCode::Empty, self.name))
    }
}

/// Returns the lead, by its index in the list.
pub(super) fn lead(units: &[Unit], index: u16, list: Name, field: Name) -> Result<&Unit, Fault> {
    if units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, list));
    }
    if units.len() > usize::from(u16::MAX) {
        // Indices of units have 16 bits.
        return Err(Fault::new(FaultCode::Overflow, list));
    }
    units.get(usize::from(index)).ok_or_else(|| Fault::of_index(field, usize::from(index), units.len()))
}
