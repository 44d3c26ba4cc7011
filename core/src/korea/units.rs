//! The units of a combat as the map shows them. KOR 8.0, 8.1.

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Word, Words};

/// Who commands a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Side {
    /// The United Nations: South Korea, the United States and their allies.
    Un,
    /// The Communists: North Korea and China.
    Communist,
}

impl Side {
    /// The enemy.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Un => Side::Communist,
            Side::Communist => Side::Un,
        }
    }
}

/// What a side does in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Role {
    /// It attacks.
    Attacker,
    /// It is attacked.
    Defender,
}

/// How good a unit is, from the worst to the best (8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Words)]
#[repr(u8)]
pub enum Quality {
    /// The worst.
    #[default]
    D,
    /// One better than D.
    C,
    /// Two better than D.
    B,
    /// Three better than D.
    A,
}

/// The kind of troops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Words)]
#[repr(u8)]
pub enum Arm {
    /// Infantry.
    #[default]
    Infantry,
    /// Armored.
    Armored,
    /// Mechanized.
    Mechanized,
    /// Any other.
    Other,
}

impl Arm {
    /// Whether it is armored or mechanized.
    #[inline]
    pub const fn is_armored(self) -> bool {
        matches!(self, Arm::Armored | Arm::Mechanized)
    }
}

/// A unit of a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// Where it stands.
    pub hex: Hex,
    /// How good it is.
    pub quality: Code<Quality>,
    /// The kind of troops.
    pub arm: Code<Arm>,
    /// It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.
    pub is_static: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 5],
}

const _: () = assert!(size_of::<Unit>() == 12, "frozen for this major of the C ABI");

/// A unit whose words are known.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Checked {
    pub quality: Quality,
    pub arm: Arm,
    pub is_static: bool,
}

impl Unit {
    /// Its words.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn checked(&self) -> Result<Checked, Fault> {
        if self.reserved != [0; 5] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        Ok(Checked {
            quality: word(self.quality, &"quality")?,
            arm: word(self.arm, &"arm")?,
            is_static: self.is_static.is_set(),
        })
    }
}

/// The word of a field.
#[inline]
pub(super) fn word<W: Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

/// An item of a list by its number from 0, named by a field.
#[inline]
pub(super) fn lead(units: &[Unit], index: u16, list: Name, field: Name) -> Result<&Unit, Fault> {
    if units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, list));
    }
    units.get(usize::from(index)).ok_or(Fault::new(FaultCode::OutOfRange, field))
}
