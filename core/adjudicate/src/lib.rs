//! Position files and their answers: JSON is read into the core's questions and written from its answers, and rulings
//! are printed as text, as JSON, as a map.

pub mod adjudicate;
pub mod draw;
pub mod edits;
pub mod json;
pub mod plain;
pub mod position;
pub mod question;
pub mod references;
pub mod show;
pub mod story;
