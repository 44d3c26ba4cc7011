//! The position: what it holds, how it is set up, what cannot be, and what a player sees of it.

pub(in crate::axis_allies::game) mod bytes;
pub(in crate::axis_allies::game) mod duties;
pub(in crate::axis_allies::game) mod game;
pub(in crate::axis_allies::game) mod look;
pub(in crate::axis_allies::game) mod phase;
pub(in crate::axis_allies::game) mod setup;
pub(in crate::axis_allies::game) mod valid;
pub(in crate::axis_allies::game) mod waits;
