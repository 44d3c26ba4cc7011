//! Railroads: where trains may stop, control of those hexes, rail movement and rail trace with their costs, and Rail
//! Repair units. OCS 13.3.
//!
//! * [`track`]: the state of the railroad in one hex for a side (13.3, 13.3f, 13.3h)
//! * [`detrainable`], [`stops`]: the hexes where trains may stop (13.3c)
//! * [`control`], [`railheads`]: control of those hexes, and the extent of a side's track (13.3d, 13.3h)
//! * [`assess`], [`choices`], [`apply`]: movement by rail (13.3a, 13.3b, 13.3e)
//! * [`convert`]: conversion by Rail Repair units (13.3f, 13.3g)
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
pub(in crate::ocs) use links::range_mobility;
pub use moves::*;
pub use question::*;
pub use reach::*;
pub use stops::*;
pub use trace::*;
pub(in crate::ocs) use trace::{Tracers, trace_sources};
pub use track::*;

use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Words};

/// The use of a railroad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum RailUse {
    /// Moving cargo with Rail Cap. Enemy zones of control are never negated.
    Cargo = 1,
    /// Tracing supply. A friendly combat unit in the hex negates enemy zones, and Extenders link.
    Trace,
}

/// How a hex of a way is reached from the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Link {
    /// It is the first hex.
    Start,
    /// By rail.
    Rail,
    /// By the Extender in the hex before.
    Extender,
}

/// A hex of a way by rail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailHex {
    /// The hex.
    pub hex: Hex,
    /// How the hex is reached from the one before.
    pub link: Code<Link>,
    /// It is reached on multi-track rails.
    pub multi_track: Flag,
    /// The hex is in a Trainbusting zone.
    pub trainbusted: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<RailHex>() == 8, "frozen for this major of the C ABI");
