//! The text of a game: its position, and its orders, one a line.

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
mod unread;

pub(super) use labels::trimmed;
pub use labels::{Labels, NAME, UnitName, label};
pub use map::TextCounts;
#[cfg(feature = "bindings")]
pub(super) use names::NAMES;
pub use orders::{LINE, Read};
pub use position::TextRoom;
pub use unread::Unread;
