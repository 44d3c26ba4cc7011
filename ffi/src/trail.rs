//! The steps that led to an answer, as C gets them.

use grognard_core::ruling::Step;

/// The steps that led to an answer, in a caller-provided buffer.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GrogTrail {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// The buffer for the steps; may be null if `capacity` is 0.
    pub steps: *mut Step,
    /// The number of steps that fit the buffer, set by the caller.
    pub capacity: usize,
    /// The number of steps of the answer. It may exceed `capacity`, which is no error: the first `capacity` steps were
    /// then written.
    pub len: usize,
}
