//! The text of a position, and of orders.

pub(in crate::axis_allies::game) mod groups;
pub(in crate::axis_allies::game) mod numbers;
pub(in crate::axis_allies::game) mod orders;
pub(in crate::axis_allies::game) mod position;
pub(in crate::axis_allies::game) mod read;
pub(in crate::axis_allies::game) mod scan;
pub(in crate::axis_allies::game) mod tokens;
pub(in crate::axis_allies) mod words;
pub(in crate::axis_allies::game) mod write;
