//! Pictures of questions, and how they are drawn.

pub mod beside;
pub mod characters;
mod picture;
pub mod svg;

pub use picture::{Cell, Counter, Picture};
