//! Orders of the Reinforcement Phase, and construction. OCS 13.5, 13.6, 13.9, 15.1, 15.3, 20.0.

pub(in crate::ocs::turn) mod arrivals;
pub(in crate::ocs::turn) mod breakdowns;
pub(in crate::ocs::turn) mod construction;
pub(in crate::ocs::turn) mod refit;

pub use arrivals::*;
pub use breakdowns::*;
pub use construction::*;
pub use refit::*;
