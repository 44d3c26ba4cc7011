//! A game of the series as one thing to hold.

mod act;
mod chances;
mod choices;
mod foresight;
mod judge;
mod look;
mod open;
mod order;
mod pack;
mod position;
mod text;

pub use choices::{Act, Choice, Draft};
pub use judge::{Desk, Notes};
pub use look::Owing;
pub use open::{Open, OpenKind};
pub use order::{Order, Outcome};
pub use position::{Game, Memory, Needed, Room, SIDES, Setting, SideLimits};
pub use text::{LINE, Labels, NAME, Numbering, Read, TextRoom, UnitName, Unread, label};
