//! Orders of the two movements, and what is asked about them.

pub(in crate::axis_allies::game) mod end;
pub(in crate::axis_allies::game) mod guns;
pub(in crate::axis_allies::game) mod legal;
pub(in crate::axis_allies::game) mod orders;
pub(in crate::axis_allies::game) mod questions;
pub(in crate::axis_allies::game) mod ways;
