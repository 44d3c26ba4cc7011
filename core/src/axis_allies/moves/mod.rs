//! The orders of a phase as a whole: each by itself, and the rules about all of them together.

mod check;
mod decks;
mod landing;

pub use check::{Declared, Moves, MovesHeld, check};
pub(super) use check::{carry_out, declared, together};
pub(super) use landing::{check as check_landings, is_doomed, memory};
