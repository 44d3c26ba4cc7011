//! The words in which the functions of each system are declared. The declarations in [`generated`](crate::generated) are
//! made from the core's list of operations; what they mean, and all unsafe code of theirs, stands here.
//!
//! * `operation`: operations; `structure`: structures of lists; `game`: games in memory that the caller lends

mod game;
mod operation;
mod structure;

pub(crate) use game::{find, game};
pub(crate) use operation::{call, count, function, more, operation, out, say, scratch_at};
pub(crate) use structure::{check_order, field, lend, lent, list, order, place, read, sort, structure, view};
