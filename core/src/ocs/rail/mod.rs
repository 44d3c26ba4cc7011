//! Railroads: where trains may stop, who controls that, what rail movement and rail trace need and cost, and the work of
//! Rail Repair units. OCS 13.3.
//!
//! * [`track`]: what the railroad in one hex is to a side (13.3, 13.3f, 13.3h)
//! * [`detrainable`], [`stops`]: the hexes where trains may stop (13.3c)
//! * [`control`], [`railheads`]: whose those hexes are, and how far a side's track reaches (13.3d, 13.3h)
//! * [`assess`], [`choices`], [`apply`]: movement by rail (13.3a, 13.3b, 13.3e)
//! * [`convert`]: what Rail Repair units do (13.3f, 13.3g)
//! * [`trace`]: trace supply by rail and by Extenders

mod cargo;
mod control;
mod convert;
mod ground;
mod heads;
mod journey;
mod links;
mod moves;
mod question;
mod reach;
mod stops;
mod trace;
mod track;
mod way;

pub(in crate::ocs) use cargo::equivalent;
pub use control::*;
pub use convert::*;
pub use heads::*;
pub use moves::*;
pub use question::*;
pub use reach::*;
pub use stops::*;
pub use trace::*;
pub use track::*;

use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Words};

/// What a railroad is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum RailUse {
    /// To move cargo with Rail Cap: enemy zones of control are never negated.
    Cargo = 1,
    /// To trace supply: a friendly combat unit in the hex negates enemy zones, and Extenders link.
    Trace,
}

/// How a hex of a way was reached from the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Link {
    /// It is the first.
    Start,
    /// On rails.
    Rail,
    /// By an Extender that stands in the hex before.
    Extender,
}

/// A hex of a way by rail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailHex {
    /// The hex.
    pub hex: Hex,
    /// How it was reached.
    pub link: Code<Link>,
    /// On multi-track rails.
    pub multi_track: Flag,
    /// A Trainbusting zone covers it.
    pub trainbusted: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<RailHex>() == 8, "frozen for this major of the C ABI");
