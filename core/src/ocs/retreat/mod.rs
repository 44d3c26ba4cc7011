//! Retreats: where one can end, by what way, and what it does to the retreating units. OCS 9.12.

mod assess;
mod find;
mod ways;
mod zones;

pub use assess::*;
pub(crate) use assess::{is_immobile, retreat_of};
pub use find::*;
pub use ways::Refuge;
pub use zones::*;
pub(crate) use zones::{leaving, pace};
