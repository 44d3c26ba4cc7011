//! The functions of `ocs.turn`, one in a file. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

mod attrition;
mod blow;
mod change;
mod choices;
mod eat;
mod fuel;
mod march;
mod mark;
mod next;
mod release;
mod restock;
mod trace;

pub use attrition::*;
pub use blow::*;
pub use change::*;
pub use choices::*;
pub use eat::*;
pub use fuel::*;
pub use march::*;
pub use mark::*;
pub use next::*;
pub use release::*;
pub use restock::*;
pub use trace::*;
