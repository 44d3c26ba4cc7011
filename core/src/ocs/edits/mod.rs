//! Edits: the effects of an answer put to a board. The caller's lists stay in order, and can be taken back.

mod apply;
mod change;
mod fates;
mod groups;
mod hexes;
mod ids;
mod in_place;
mod journal;
mod listing;
mod question;

pub use apply::*;
pub(crate) use in_place::{Ground, Lists, Put, check_numbers};
pub use journal::Was;
pub(crate) use journal::take_back;
pub use listing::*;
pub use question::*;
