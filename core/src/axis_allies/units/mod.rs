//! The pieces, and the unit chart.

mod chart;
mod kind;
mod words;

pub use chart::*;
pub use kind::*;
pub(in crate::axis_allies) use words::kind_named;
