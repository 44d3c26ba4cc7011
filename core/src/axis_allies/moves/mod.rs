//! The orders of a phase as a whole: each by itself, and the rules about all of them together.

mod check;
mod decks;
mod landing;

pub(super) use check::together;
pub use check::{Declared, Moves, MovesHeld, check};
pub(super) use landing::{check as check_landings, is_doomed, memory};
