//! Records that people write as a text.

use crate::fault::FaultCode;
use core::fmt;

/// A record that may be given as a text in every language, and is shown as one: `10 infantry, 3 fighter`, `3:1`.
pub trait Written: Sized {
    /// A text of one.
    const EXAMPLE: &'static str;
    /// Reads it; a text that cannot be read is a fault with the part of it that is wrong.
    fn read(text: &str) -> Result<Self, (FaultCode, &str)>;
    /// Writes it so that [`read`](Self::read) reads it again.
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result;
}
