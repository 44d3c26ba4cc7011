//! Run-time descriptions of records. With them a binding converts any record of any system with one function to read
//! and one to write, and the operations can describe themselves.
//!
//! A record consists of plain integers, and any byte pattern is valid, so that C may pass whatever it has. A word is a
//! one-byte [`Code`] that [`Code::get`] parses; a truth value is a [`Flag`]; a number without a default is a [`Said`].
//! This module contains no rules.

mod code;
mod keys;
mod locus;
mod part;
mod record;
mod shape;
mod written;

#[cfg(feature = "bindings")]
mod marks;
#[cfg(feature = "bindings")]
mod names;
#[cfg(feature = "bindings")]
mod owned;
mod printed;
#[cfg(feature = "bindings")]
mod translate;

pub use crate::measure::Measure;
pub use crate::word::{Vocabulary, Word};
pub(crate) use code::given;
pub use code::{Code, Flag, Nth, Said};
pub use grognard_derive::{Question, Reflect, Words};
pub use keys::{ITEMS, Named, Ordered, Settle, check_count, check_items, check_order, in_order, sort, twice};
pub use locus::Locus;
pub use part::{Holder, Part};
pub use printed::{Misprint, PRINTED, Printed};
pub use record::{Grow, Items, Number, Reflect, Share, Shown, Slot, Slots, Value, Views, text};
pub(crate) use record::{Ranged, Spare, all_spared};
pub use shape::{Described, Field, HEX, Item, Kind, Means, Shape, Whole};
pub use written::Written;

#[cfg(feature = "bindings")]
pub use keys::put_in_order;
#[cfg(feature = "bindings")]
pub use marks::{MOST_PLACES, as_number};
#[cfg(feature = "bindings")]
pub(crate) use marks::{mark, unmark};
#[cfg(feature = "bindings")]
pub use names::Names;
#[cfg(feature = "bindings")]
pub use owned::{Kept, List, Owned, Shared};
#[cfg(feature = "bindings")]
pub use translate::{enter, leave};
