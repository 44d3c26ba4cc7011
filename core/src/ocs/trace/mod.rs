//! The Supply Phase of a side: who traces, eating, and the Out of Supply markers. OCS 12.6, 12.6c, 12.6e, 12.6g, 12.8a.

mod collapse;
mod eating;
mod find;
mod hunt;
mod marking;
mod question;
mod together;

pub(in crate::ocs) use collapse::havens;
pub use collapse::*;
pub(crate) use eating::fed_by;
pub use eating::*;
pub use find::*;
pub(in crate::ocs) use hunt::{Hunt, Meanwhile, Moved, NOWHERE, Then, hunted, hunted_at, parts};
pub(crate) use marking::marks;
pub use marking::*;
pub use question::*;
