//! The map: its spaces, borders and canals, and the setup of the game. Clarifications 2.
//!
//! A space is a number, counted from 1; 0 is no space. The second edition's board is built in, and [`Site`] names its
//! spaces; a caller with a board of its own passes lists of [`Space`], [`Link`] and [`Canal`] instead.

mod codes;
mod shape;
mod spaces;
pub(super) mod tables;

pub(crate) use shape::{Map, is_open};
pub use spaces::Site;

use super::powers::Power;
use crate::reflect::{Code, Flag, Locus, Reflect, Words};

/// The surface of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Surface {
    /// A territory.
    Land = 1,
    /// A sea zone.
    Sea,
}

/// A space at the start of the game. Land without an owner is neutral.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Space {
    /// Land or sea. Required where the answer depends on it.
    #[when_needed]
    pub surface: Code<Surface>,
    /// The owner at the start; `nobody` for neutral land and for sea.
    pub owner: Code<Power>,
    /// The power whose capital it is; `nobody` for none.
    pub capital: Code<Power>,
    /// The income of a turn, in IPC.
    pub income: u8,
    /// The space has an industrial complex from the start.
    pub industrial_complex: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Space>() == 8, "frozen for this major of the C ABI");

impl Space {
    /// Returns whether it is a sea zone.
    pub(crate) const fn is_sea(&self) -> bool {
        self.surface.0 == Surface::Sea as u8
    }
}

/// A border between two adjacent spaces, in either order. Each border is listed once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Link {
    /// One space.
    #[required]
    pub a: Locus<Site>,
    /// The other.
    #[required]
    pub b: Locus<Site>,
}

const _: () = assert!(size_of::<Link>() == 4, "frozen for this major of the C ABI");

/// A canal: the border of two sea zones that ships pass only if the land beside it is friendly (2.3, 2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Canal {
    /// One sea zone.
    #[required]
    pub a: Locus<Site>,
    /// The other.
    #[required]
    pub b: Locus<Site>,
    /// The two territories that must have been friendly when the turn began; the same number twice if there is only
    /// one.
    #[required]
    pub lands: [Locus<Site>; 2],
}

const _: () = assert!(size_of::<Canal>() == 8, "frozen for this major of the C ABI");
