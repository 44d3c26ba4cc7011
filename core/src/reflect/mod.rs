//! Records seen from outside: what lets a binding carry any record of any system into another language with one short
//! function to read and one to write, and lets one list of operations describe itself.
//!
//! A record is plain integers: any byte pattern is valid, so C may hand over whatever it has. A word is a one-byte
//! [`Code`] that [`Code::get`] parses; a truth value is a [`Flag`]; a number that must be said although 0 is one of its
//! values is a [`Said`]. Nothing here decides a rule.

mod code;
mod keys;
mod part;
mod record;
mod shape;
mod word;

#[cfg(feature = "bindings")]
mod names;
#[cfg(feature = "bindings")]
mod owned;
#[cfg(feature = "bindings")]
mod translate;

pub use code::{Code, Flag, Said};
pub use grognard_derive::{Question, Reflect, Words};
pub use keys::{Named, Ordered, Settle, check_order, in_order, twice};
pub use part::{Holder, Part};
pub use record::{Grow, Items, Number, Reflect, Share, Slot, Slots, Value, Views};
pub use shape::{Described, Field, Item, Kind, Means, Shape};
pub use word::{Vocabulary, Word};

#[cfg(feature = "bindings")]
pub use keys::put_in_order;
#[cfg(feature = "bindings")]
pub use names::Names;
#[cfg(feature = "bindings")]
pub use owned::{Kept, List, Owned, Shared};
#[cfg(feature = "bindings")]
pub use translate::{enter, leave};
