//! Recorded games, played through the library's own position: what another referee allowed, rolled, destroyed and paid,
//! against what this one says. `tests/games/README.md` describes the records and the table of differences.

mod battle;
mod moves;
mod play;
mod record;
mod seat;
mod text;

pub use play::{Tally, orders, play};
pub use record::Record;
