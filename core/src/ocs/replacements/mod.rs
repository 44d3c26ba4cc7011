//! Replacements: the roll for them, and rebuilding units by the game's Rebuild Table. OCS 13.5.
//!
//! * [`resolve`]: the roll on the Variable Replacement Table (13.5)
//! * [`assess`]: rebuilding units, on the map and from the Dead Pile (13.5a to 13.5f)
//! * [`sites`]: the hexes where a side could rebuild now

mod near;
mod orders;
mod question;
mod rebuild;
mod roll;
mod sites;
mod table;

pub(in crate::ocs) use near::{in_zone, room_for_aircraft};
pub(in crate::ocs) use orders::Orders;
pub use question::*;
pub use rebuild::*;
pub use roll::*;
pub use sites::*;
pub use table::RebuildRow;
