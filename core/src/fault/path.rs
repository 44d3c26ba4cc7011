//! How faults read.

use super::Fault;
use core::fmt;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(feature = "details")]
        if let Some(other) = self.other() {
            write!(f, "{}", self.path())?;
            if let Some(value) = self.value(None) {
                write!(f, ": {value}")?;
            }
            write!(f, " conflicts with {}", other.path_from(0))?;
            if let Some(value) = other.value() {
                write!(f, ": {value}")?;
            }
            return write!(f, ": {} ({})", other.why(), self.code().word());
        }
        #[cfg(feature = "details")]
        if let Some(id) = self.value(None).filter(|_| self.is_of_no_unit()) {
            return write!(f, "{}: no unit has the id {id} ({})", self.path(), self.code().word());
        }
        let meaning = self.code().meaning().trim_end_matches('.');
        write!(f, "{}: ", self.path())?;
        let mut chars = meaning.chars();
        if let Some(first) = chars.next() {
            write!(f, "{}{}", first.to_ascii_lowercase(), chars.as_str())?;
        }
        write!(f, " ({})", self.code().word())?;
        #[cfg(feature = "details")]
        if !self.words().is_empty() {
            return write!(f, "; one of {}", self.words());
        }
        #[cfg(feature = "details")]
        if !self.needed().is_empty() {
            return write!(f, "; needs {}", self.needed());
        }
        Ok(())
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Fault {}

impl Fault {
    /// Returns the path, such as `attackers[2].combat_side.strength`.
    pub fn path(&self) -> impl fmt::Display + '_ {
        Path(self, 0)
    }
    /// Returns the path, with indices counted from `base`.
    pub fn path_from(&self, base: u8) -> impl fmt::Display + '_ {
        Path(self, base)
    }
}

/// A fault's path, and the number of an item that comes first.
struct Path<'a>(&'a Fault, u8);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (list, index, field) = (self.0.list(), self.0.index(), self.0.field());
        if !list.is_empty() {
            write!(f, "{list}[{}]", usize::from(index).saturating_add(usize::from(self.1)))?;
        }
        let mut dot = if list.is_empty() { "" } else { "." };
        for part in [field, self.0.inner(), self.0.deep()] {
            if !part.is_empty() {
                write!(f, "{dot}{part}")?;
                dot = ".";
            }
        }
        Ok(())
    }
}
