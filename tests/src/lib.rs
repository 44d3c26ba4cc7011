//! What the tests share: JSON as a door of its own, the vectors, the positions.

pub mod describe;
pub mod emit;
pub mod json;
pub mod scramble;
pub mod vectors;
