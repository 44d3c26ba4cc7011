//! The functions of `ocs.rail`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod apply;
mod assess;
mod choices;
mod control;
mod convert;
mod detrainable;
mod railheads;
mod stops;
mod trace;
mod track;

pub use apply::*;
pub use assess::*;
pub use choices::*;
pub use control::*;
pub use convert::*;
pub use detrainable::*;
pub use railheads::*;
pub use stops::*;
pub use trace::*;
pub use track::*;
