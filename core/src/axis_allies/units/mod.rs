//! The pieces, and the unit chart.

mod chart;
mod kind;

pub use chart::*;
pub use kind::*;
