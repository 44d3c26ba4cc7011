//! What is wrong with a text, and where.

use crate::fault::{Fault, FaultCode, Name};

/// Why a text cannot be read: where, and what would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unread {
    /// The fault.
    pub fault: Fault,
    /// The line, from 1.
    pub line: u32,
    /// The column of the word, from 1.
    pub column: u32,
    /// What would do there, in words.
    pub wanted: Name,
}

impl Unread {
    pub(super) fn at(line: usize, column: usize, code: FaultCode, wanted: Name) -> Self {
        let number = |of: usize| u32::try_from(of.saturating_add(1)).unwrap_or(u32::MAX);
        let fault = Fault::item(code, &text!("line"), column).needs(wanted);
        Unread { fault, line: number(line), column: number(column), wanted }
    }
}
