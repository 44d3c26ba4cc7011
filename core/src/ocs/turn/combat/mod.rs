//! A combat from its declaration to its end. OCS 8.0, 9.0 to 9.14, 18.6, 21.8.

pub(in crate::ocs::turn) mod advance;
pub(in crate::ocs::turn) mod attack;
pub(in crate::ocs::turn) mod beach_assault;
pub(in crate::ocs::turn) mod capture;
pub(in crate::ocs::turn) mod concession;
pub(in crate::ocs::turn) mod defence;
pub(in crate::ocs::turn) mod empty_hex;
pub(in crate::ocs::turn) mod odds;
pub(in crate::ocs::turn) mod retreat;
pub(in crate::ocs::turn) mod settlement;

pub use advance::*;
pub use attack::*;
pub use capture::*;
pub use concession::*;
pub use defence::*;
pub use odds::*;
pub use retreat::*;
pub use settlement::*;
