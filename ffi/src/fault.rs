//! A fault as C sees it.

use crate::memory::{self, Extent};
use core::ffi::c_char;
use core::fmt::{self, Write};
use grognard_core::fault::{Fault, FaultCode};

/// What is wrong with a question, and where. Written where a function returns anything but 0, and left alone else.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GrogFault {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// What is wrong: a `GrogFaultCode`, the same number that the function returns.
    pub code: u16,
    /// Which item of the list, from 0; 65535 where no item of a list is meant.
    pub index: u16,
    /// The place, a text that ends with a zero byte: `attackers[2].combat_side.strength` for example.
    pub path: [c_char; 120],
}

/// Where a caller wants a fault written, if anywhere.
#[derive(Clone, Copy)]
pub(crate) struct Report {
    at: *mut GrogFault,
    size: usize,
}

const EXTENT: Extent = Extent::of::<GrogFault>();

impl Report {
    /// Looks at the caller's pointer; null is no wish.
    ///
    /// # Safety
    /// The pointer is null or leads to a structure of the size that it says.
    pub unsafe fn new(at: *mut GrogFault) -> Result<Report, Fault> {
        if at.is_null() {
            return Ok(Report { at, size: 0 });
        }
        let name = |field| Fault::new(FaultCode::BadSize, field).within("fault");
        // SAFETY: by the caller's promise.
        let size = unsafe { memory::size_of_structure(at.cast(), EXTENT, name(""), name("size"))? };
        Ok(Report { at, size })
    }
    /// Where it lies.
    pub fn region(&self) -> memory::Region {
        memory::Region::of(self.at.cast(), self.size)
    }
    /// Nothing will be written after all.
    pub fn withdraw(&mut self) {
        self.at = core::ptr::null_mut();
    }
    /// Writes the fault, and returns its number.
    ///
    /// # Safety
    /// Nobody else uses the caller's structure.
    pub unsafe fn write(self, fault: &Fault) -> i32 {
        let code = fault.code.number();
        if !self.at.is_null() {
            let index = if fault.list.is_empty() { u16::MAX } else { fault.index };
            let mut out = GrogFault { size: 0, code: u16::from(code), index, path: [0; 120] };
            out.size = u32::try_from(self.size).unwrap_or(0);
            // A text that does not fit is cut off; the longest path of all is shorter.
            let _ =
                write!(Text { left: out.path.split_last_mut().map_or(&mut [], |(_, room)| room) }, "{}", fault.path());
            // SAFETY: `new` has looked at the pointer and the size.
            unsafe { memory::give(core::ptr::from_ref(&out).cast(), self.at.cast(), self.size, EXTENT) };
        }
        i32::from(code)
    }
}

/// Room for a text.
struct Text<'a> {
    left: &'a mut [c_char],
}

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            let (place, rest) = core::mem::take(&mut self.left).split_first_mut().ok_or(fmt::Error)?;
            // The bytes of a text are characters of C, whatever their sign.
            *place = byte as c_char;
            self.left = rest;
        }
        Ok(())
    }
}
