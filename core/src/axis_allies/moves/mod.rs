//! The orders of a phase as a whole: each by itself, and the rules about all of them together.

mod check;
mod decks;
mod landing;
mod open;

pub use check::{Declared, Moves, MovesHeld, check};
pub(super) use check::{carry_out, declared, together};
pub(super) use landing::{can_still_land, check as check_landings, is_doomed, may_land_late, memory};
#[cfg(feature = "spaces")]
pub(super) use open::free_in;
pub(super) use open::{Before, can_end, is_tight};
