//! Retreats, hex by hex. KOR 8.3, 8.3.R.

mod assess;
mod field;
mod question;
mod ways;

pub use assess::{Retreating, assess};
pub use question::{Board, BoardHeld, Place, Retreat, RetreatHeld};
pub use ways::{Way, Why};
