//! Position files and what answers them: JSON read into the core's questions and written from its answers, and rulings
//! told as text, as JSON, as a map.

pub mod adjudicate;
pub mod draw;
pub mod edits;
pub mod json;
pub mod plain;
pub mod position;
pub mod references;
pub mod show;
