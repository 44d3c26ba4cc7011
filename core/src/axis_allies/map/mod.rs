//! The board: its spaces, borders and canals, and where the game begins. Clarifications 2.
//!
//! A space is a number, counted from 1; 0 is no space. The second edition's board is built in, and [`Site`] names its
//! spaces; a caller with a board of its own passes lists of [`Space`], [`Link`] and [`Canal`] instead.

mod ask;
mod shape;
mod sites;
pub(super) mod tables;

pub use ask::{
    AtSpace, AtSpaceHeld, Border, Pair, PairHeld, SetUp, SetUpHeld, SpaceFacts, Started, adjacent, setup, space,
};
pub(crate) use shape::{Map, is_open};
pub use sites::Site;

use super::powers::Power;
use crate::reflect::{Code, Flag, Reflect, Words};

/// What a space is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Surface {
    /// A territory.
    Land = 1,
    /// A sea zone.
    Sea,
}

/// A space as the game begins. Land without an owner is neutral.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Space {
    /// Land or sea.
    pub surface: Code<Surface>,
    /// Whose land it is at the start; nobody's if neutral, or sea.
    pub owner: Code<Power>,
    /// Whose capital it is, if any.
    pub capital: Code<Power>,
    /// What it yields a turn, in IPC.
    pub income: u8,
    /// An industrial complex stands there from the start.
    pub industrial_complex: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Space>() == 8, "frozen for this major of the C ABI");

impl Space {
    /// Whether it is a sea zone.
    pub(crate) const fn is_sea(&self) -> bool {
        self.surface.0 == Surface::Sea as u8
    }
}

/// A border: two spaces that touch, in either order. It is listed once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Link {
    /// One space.
    #[required]
    pub a: u16,
    /// The other.
    #[required]
    pub b: u16,
}

const _: () = assert!(size_of::<Link>() == 4, "frozen for this major of the C ABI");

/// A canal: the border of two sea zones that ships pass only where the land beside it is friendly (2.3, 2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Canal {
    /// One sea zone.
    #[required]
    pub a: u16,
    /// The other.
    #[required]
    pub b: u16,
    /// The territories that must have been friendly when the turn began; twice the same where one is enough.
    #[required]
    pub lands: [u16; 2],
}

const _: () = assert!(size_of::<Canal>() == 8, "frozen for this major of the C ABI");
