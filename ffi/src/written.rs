//! Records that people write as a text.

use crate::memory::{self, NOWHERE, Trouble};
use core::ffi::c_char;
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Misprint, Printed, Written};

/// More bytes than the text of any record has.
const LONG: usize = 512;

/// Reads a record from its text, and returns 0 or the number of a fault.
///
/// # Safety
/// `text` is null or leads to a text that ends with a zero byte; `record` is null or leads to memory for one.
pub(crate) unsafe fn read<T: Written + Copy>(text: *const c_char, record: *mut T) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { read_by(text, record, |text| T::read(text).map_err(|(code, _)| code)) }
}

/// Reads a record from what a counter prints of it, and returns 0 or the number of a fault. The other fields have their defaults.
///
/// # Safety
/// As for `read`.
pub(crate) unsafe fn counter<T: Printed + Copy + Default>(text: *const c_char, record: *mut T) -> i32 {
    let read = |text: &str| {
        let mut record = T::default();
        match record.take(text) {
            Ok(()) => Ok(record),
            Err(Misprint::Text(code)) => Err(code),
            // Nothing stands beside the text.
            Err(Misprint::Against(..)) => Err(FaultCode::Contradiction),
        }
    };
    // SAFETY: the caller's promise.
    unsafe { read_by(text, record, read) }
}

/// # Safety
/// As for `read`.
unsafe fn read_by<T>(text: *const c_char, record: *mut T, by: impl FnOnce(&str) -> Result<T, FaultCode>) -> i32 {
    crate::text::number((|| {
        memory::pointer(text.cast(), 1, NOWHERE)?;
        memory::pointer(record.cast_const().cast(), align_of::<T>(), NOWHERE)?;
        let fault = |code| Trouble::new(code, NOWHERE);
        // SAFETY: the caller's promise: the text has a byte at each place up to the zero byte.
        let length = (0..LONG).find(|at| unsafe { text.add(*at).read() } == 0).ok_or(fault(FaultCode::BadText))?;
        // SAFETY: the bytes up to the zero byte.
        let bytes = unsafe { core::slice::from_raw_parts(text.cast::<u8>(), length) };
        let text = core::str::from_utf8(bytes).map_err(|_| fault(FaultCode::BadText))?;
        let read = by(text).map_err(fault)?;
        // SAFETY: the place has been looked at.
        unsafe { record.write(read) };
        Ok(())
    })())
}
