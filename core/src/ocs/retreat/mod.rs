//! Retreats: where one can end, by what way, and what it does to the retreating units. OCS 9.12.

mod assess;
mod find;

pub(crate) use assess::is_immobile;
pub use assess::*;
pub use find::*;
