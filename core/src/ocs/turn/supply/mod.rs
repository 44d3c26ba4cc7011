//! The Supply Phase, and who pays for an order. OCS 12.3, 12.6, 12.8, 12.10.

pub(in crate::ocs::turn) mod breakouts;
pub(in crate::ocs::turn) mod draws;
pub(in crate::ocs::turn) mod payers;
pub(in crate::ocs::turn) mod restocking;
pub(in crate::ocs::turn) mod stocks_due;
pub(in crate::ocs::turn) mod supply_phase;

pub use breakouts::*;
pub use payers::*;
pub use restocking::*;
pub use supply_phase::*;
