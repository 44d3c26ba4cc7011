//! The text of a game: its position, and its orders, one a line.

mod fields;
mod labels;
mod like;
mod lines;
mod map;
mod names;
mod orders;
mod pen;
mod position;
mod records;
mod scan;
mod tables;
mod unread;

pub(super) use labels::trimmed;
pub use labels::{Labels, NAME, UnitName, in_order, label};
pub use map::ListCounts;
#[cfg(feature = "bindings")]
pub(super) use names::NAMES;
pub use orders::{LINE, Read};
pub use position::ListRoom;
pub use unread::Unread;
