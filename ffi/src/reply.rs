//! Answers in the caller's memory.

use crate::ask::{Call, GROG_ALLOWED, GROG_FORBIDDEN, GROG_NO_VERDICT, Looked, Room};
use crate::memory;
use crate::spec::{Head, Value};
use grognard_core::fault::Fault;
use grognard_core::ruling::{Cites, Ruling, Verdict};

/// The caller's answer structure and list, already checked: where a run writes its answer.
pub(crate) struct Reply {
    answer: *mut u8,
    /// Size of the caller's structure, which may be older or newer than this library.
    size: usize,
    value: Value,
    /// The buffer for effects or rows.
    pub room: Room,
    /// Nothing is written.
    pub dry: bool,
}

impl Reply {
    /// Creates the reply to a call whose memory has been checked.
    pub fn new(call: &Call, looked: &Looked) -> Reply {
        Reply { answer: call.answer, size: looked.answer_size, value: call.spec.value, room: looked.room, dry: false }
    }
    /// Writes the answer of an operation that decides; the value is zero if it is forbidden. Returns `needed`, the
    /// number of effects or rows.
    ///
    /// # Safety
    /// The reply is one for this operation, and `T` the type of its value.
    #[inline]
    pub unsafe fn decided<T>(&self, said: &Result<Ruling<Verdict<T>>, Fault>, needed: usize) -> Result<usize, Fault> {
        // Read where it stands: an answer may be large.
        let ruling = said.as_ref().map_err(|fault| *fault)?;
        let (verdict, value) = match &ruling.value {
            Verdict::Allowed(value) => (GROG_ALLOWED, core::ptr::from_ref(value).cast()),
            Verdict::Forbidden => (GROG_FORBIDDEN, core::ptr::null()),
        };
        // SAFETY: the same promise.
        unsafe { self.write(verdict, &ruling.cites, value, needed) };
        Ok(needed)
    }
    /// Writes the answer of an operation that decides nothing. Returns `needed`, the number of effects or rows.
    ///
    /// # Safety
    /// As for `decided`.
    #[inline]
    pub unsafe fn found<T>(&self, said: &Result<Ruling<T>, Fault>, needed: usize) -> Result<usize, Fault> {
        let ruling = said.as_ref().map_err(|fault| *fault)?;
        // SAFETY: the same promise.
        unsafe { self.write(GROG_NO_VERDICT, &ruling.cites, core::ptr::from_ref(&ruling.value).cast(), needed) };
        Ok(needed)
    }
    /// Writes an answer, unless its list does not fit.
    ///
    /// # Safety
    /// As for `decided`; `value` is null or leads to such a value.
    #[inline(never)]
    unsafe fn write(&self, verdict: u8, cites: &Cites, value: *const u8, needed: usize) {
        if self.dry || needed > self.room.count {
            return;
        }
        // SAFETY: every answer begins as `Head`; the size was looked at, and the structure overlaps nothing.
        unsafe {
            let head = self.answer.cast::<Head>();
            ((*head).verdict, (*head).reserved, (*head).cites) = (verdict, [0; 3], *cites);
            memory::give(value, self.value.size(), self.answer, self.value.at(), self.size);
        }
    }
}
