//! Records of which people read some values off a counter.

use crate::fault::{FaultCode, Name};

/// A record of which some values may be given as the counter prints them: `8-4-6`. The other fields stand beside the text,
/// which a mapping has under the name [`PRINTED`].
pub trait Printed {
    /// A text of one.
    const EXAMPLE: &'static str;
    /// Takes the values of a text. A field that says the same stays as it is.
    fn take(&mut self, text: &str) -> Result<(), Misprint>;
}

/// The name under which a mapping has the text.
pub const PRINTED: &str = "counter";

/// What is wrong with the text of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misprint {
    /// It cannot be read, or a number of it is out of its range.
    Text(FaultCode),
    /// A field has another value: its path and a sentence, as [`Fault::against`](crate::fault::Fault::against) takes them. A
    /// sentence about a number ends with the printed one.
    Against(Name, Option<u16>),
}
