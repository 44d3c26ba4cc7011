//! Purchase, the ends of the later phases, and land that changes hands.

pub(in crate::axis_allies::game) mod conquest;
pub(in crate::axis_allies::game) mod end;
pub(in crate::axis_allies::game) mod purchase;
