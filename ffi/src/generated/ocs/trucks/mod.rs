//! The functions of `ocs.trucks`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod advance;
mod carry;
mod combine;
mod extend;
mod load;
mod mode;
mod needs;
mod ship;
mod spend;
mod stocks;
mod unload;

pub use advance::*;
pub use carry::*;
pub use combine::*;
pub use extend::*;
pub use load::*;
pub use mode::*;
pub use needs::*;
pub use ship::*;
pub use spend::*;
pub use stocks::*;
pub use unload::*;
