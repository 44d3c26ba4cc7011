//! Battles, raids and antiaircraft fire of a turn.

pub(in crate::axis_allies::game) mod aftermath;
pub(in crate::axis_allies::game) mod antiaircraft;
pub(in crate::axis_allies::game) mod assaults;
pub(in crate::axis_allies::game) mod carriers;
pub(in crate::axis_allies::game) mod chances;
pub(in crate::axis_allies::game) mod dice;
pub(in crate::axis_allies::game) mod fight;
pub(in crate::axis_allies::game) mod forces;
pub(in crate::axis_allies::game) mod raid;
