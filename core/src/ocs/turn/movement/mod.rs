//! Orders of movement, and what they cost. OCS 6.1, 12.2, 12.5, 12.7, 13.2, 13.3.

pub(in crate::ocs::turn) mod extenders;
pub(in crate::ocs::turn) mod fuel;
pub(in crate::ocs::turn) mod loading;
pub(in crate::ocs::turn) mod march;
pub(in crate::ocs::turn) mod negated_zones;
pub(in crate::ocs::turn) mod rail;
pub(in crate::ocs::turn) mod strat_mode;
pub(in crate::ocs::turn) mod transport_points;

pub use extenders::*;
pub use fuel::*;
pub use loading::*;
pub use march::*;
pub use rail::*;
pub use transport_points::*;
