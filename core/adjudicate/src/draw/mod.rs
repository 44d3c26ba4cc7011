//! Pictures of questions, and how they are drawn.

pub mod beside;
pub mod characters;
mod contents;
pub mod svg;

pub use contents::{Cell, Counter, Picture};
