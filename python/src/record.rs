//! Records: immutable values, parsed once.

use crate::class::{Class, Held};
use grognard_core::reflect::Reflect;
use pyo3::prelude::*;

/// A record of a question or an answer: immutable, and compared by its fields. Each kind of record has its own class.
#[pyclass(frozen, subclass, module = "grognard")]
pub struct Record {
    pub(crate) class: &'static Class,
    pub(crate) held: Held,
    /// Whether it was made without its hex, so that it stands on no board.
    pub(crate) no_hex: bool,
    /// What the chances of a row may lack, as the answer says.
    pub(crate) lacks: Option<u64>,
}

impl Record {
    /// Creates a row of an answer whose chances may lack so much.
    pub fn row(class: &'static Class, held: Held, lacks: Option<u64>) -> Self {
        Record { class, held, no_hex: false, lacks }
    }
    /// Creates a record from which an instance of its class is made.
    pub fn bare(class: &'static Class, held: Held) -> Self {
        Record { class, held, no_hex: false, lacks: None }
    }
    /// Returns whether it was made without its hex.
    pub fn has_no_hex(&self) -> bool {
        self.no_hex
    }
    /// Returns its class.
    pub fn class(&self) -> &'static Class {
        self.class
    }
    /// Returns the core's record.
    pub fn held(&self) -> &dyn Reflect {
        &*self.held
    }
    /// Returns a copy of the core's record.
    pub fn copy(&self) -> Held {
        (self.class.record.copy)(&*self.held)
    }
}
