//! Movement by land, sea and air: the path of one piece, and its reach. Clarifications 2.3 to 2.7, 3.1, 3.4, 3.6.

mod aircraft;
mod assess;
mod boarding;
mod reach;
mod strips;
mod turn;
mod unloading;
mod walk;

pub(crate) use assess::pass;
pub use assess::{Passage, Route, RouteHeld, assess};
pub use reach::{Range, Reach, ReachHeld, Reached, reach};
pub(crate) use reach::{fly, range};
pub(crate) use strips::Strips;
pub(crate) use turn::{BOARDED, IN_BATTLE, LIFTED, Outlook, Piece, Report, State, Turn, UNLOADED};
pub(crate) use walk::NEUTRAL_FEE;
