//! Faults in C.

use crate::memory::{self, Extent, NOWHERE, SIZE, Tail, Trouble};
use core::ffi::c_char;
use grognard_core::fault::{Fault, FaultCode, Record};
#[cfg(feature = "details")]
use grognard_core::fault::{Other, PathPart};

/// A fault and its place. Written if a function returns anything but 0, and left unchanged otherwise. If its own `size`
/// is 0, every function returns `bad_size`, with the path `fault.size`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GrogFault {
    /// Size of this structure in bytes, set by the caller.
    pub size: u32,
    /// The fault code: a `GrogFaultCode`, the same number that the function returns.
    pub code: u16,
    /// The index of the item in its list, from 0; 65535 if the fault is not in a list.
    pub index: u16,
    /// The path of the fault, such as `attackers[2].combat_side.strength`, ending with a zero byte.
    pub path: [c_char; 120],
    /// The rejected number, if `low` or `high` is not 0, or `known` is 1.
    pub value: i64,
    /// The lowest number allowed; 0, like `high`, if the fault does not say.
    pub low: i64,
    /// The highest number allowed.
    pub high: i64,
    /// If the highest number is a limit of the library and not of the rules, the limit's name, such as `units of a force`;
    /// otherwise an empty string.
    pub limit: [c_char; 40],
    /// Of a contradiction, the path of the other field; otherwise an empty string.
    pub other: [c_char; 120],
    /// Of a contradiction, what cannot be together, in a sentence without its full stop. Of an absent value, what would
    /// do: the words that the field takes, or the name of its 0. Of a word of a text, what would do in its place. Of a number of
    /// pieces, that none is there. Otherwise an empty string.
    pub why: [c_char; 120],
    /// Of a contradiction, the number in the other field, if `other_known` is 1.
    pub other_value: i64,
    /// Of a contradiction, whether `value` is known: 1 or 0.
    pub known: u8,
    /// Of a contradiction, whether `other_value` is known: 1 or 0.
    pub other_known: u8,
    /// 0.
    pub reserved: [u8; 6],
}

/// Where a fault is to be written, if anywhere.
#[derive(Clone, Copy)]
pub(crate) struct Report {
    at: *mut GrogFault,
    size: usize,
    /// What comes behind the place's name.
    pub tail: Tail,
}

const EXTENT: Extent = Extent::of::<GrogFault>();

// A structure that has grown would need a copy for older callers, whose structures are smaller.
const _: () = assert!(!EXTENT.has_grown());

impl Report {
    /// Checks the caller's pointer; null means that no fault is wanted.
    ///
    /// # Safety
    /// The pointer is null or leads to a structure of the size that it says.
    pub unsafe fn new(at: *mut GrogFault) -> Result<Report, Trouble> {
        if at.is_null() {
            return Ok(Report { at, size: 0, tail: Tail::None });
        }
        memory::pointer(at.cast(), EXTENT.align(), NOWHERE)?;
        // SAFETY: looked at, and by the caller's promise.
        let size = unsafe { memory::size_of_structure(at.cast(), EXTENT) }.inspect_err(|_| {
            // SAFETY: by the caller's promise.
            unsafe { forgotten(at) }
        })?;
        Ok(Report { at, size, tail: Tail::None })
    }
    /// Returns the memory of the caller's structure.
    pub fn region(&self) -> memory::Region {
        memory::Region::of(self.at.cast(), self.size)
    }
    /// Withdraws the report: nothing will be written.
    pub fn withdraw(&mut self) {
        self.at = core::ptr::null_mut();
    }
    /// Writes the fault in this list, and returns its number.
    ///
    /// # Safety
    /// Nobody else uses the caller's structure.
    pub unsafe fn write(self, fault: &Fault, list: &'static str) -> i32 {
        let code = fault.number();
        if !self.at.is_null() {
            // SAFETY: `new` has looked at the pointer and the size; all but the size is written anew.
            unsafe { memory::clear(self.at.cast(), size_of::<u32>(), self.size) };
        }
        // SAFETY: null, or as large as this, and used by nobody else. Any bytes are one.
        if let Some(out) = unsafe { self.at.as_mut() } {
            out.code = u16::from(code);
            out.index = if list.is_empty() { u16::MAX } else { fault.index() };
            // A text that does not fit is cut off; the longest path of all is shorter.
            let mut text = Text { left: out.path.split_last_mut().map_or(&mut [], |(_, room)| room) };
            path(fault, list, &mut text);
            text.put(self.tail.text());
            #[cfg(feature = "details")]
            if let (Some(value), Some(bounds)) = (fault.value(None), fault.bounds(None)) {
                (out.value, out.low, out.high) = (value, bounds.low, bounds.high);
                let mut text = Text { left: out.limit.split_last_mut().map_or(&mut [], |(_, room)| room) };
                text.put(bounds.limit);
            }
            #[cfg(feature = "details")]
            if let Some(other) = fault.other() {
                contrary(fault, &other, out);
            } else {
                absent(fault, out);
            }
        }
        i32::from(code)
    }
}

/// Writes the other field of a contradiction.
#[cfg(feature = "details")]
#[cold]
fn contrary(fault: &Fault, other: &Other<'_>, out: &mut GrogFault) {
    let mut text = Text { left: out.other.split_last_mut().map_or(&mut [], |(_, room)| room) };
    other.parts(0, &mut |part| match part {
        PathPart::Name(name) => text.put(name),
        PathPart::Index(index) => {
            text.put("[");
            text.number(u16::try_from(index).unwrap_or(u16::MAX));
            text.put("]");
        }
    });
    let mut text = Text { left: out.why.split_last_mut().map_or(&mut [], |(_, room)| room) };
    text.put(other.why());
    if let Some(value) = fault.value(None) {
        (out.value, out.known) = (value, 1);
    }
    if let Some(value) = other.value() {
        (out.other_value, out.other_known) = (value, 1);
    }
}

/// Writes what would do in place of an absent value.
#[cfg(feature = "details")]
#[cold]
fn absent(fault: &Fault, out: &mut GrogFault) {
    let (words, zero) = (fault.words(), fault.zero());
    let room = out.why.split_last_mut().map_or(&mut [][..], |(_, room)| room);
    // Whole words only.
    let most = room.len().saturating_sub("one of ".len());
    let end = if words.len() <= most { words.len() } else { most.saturating_sub(", ...".len()) };
    let cut = words.get(..end).unwrap_or("");
    let (cut, rest) = if end == words.len() {
        (cut, "")
    } else {
        // A search for a text would leave a panic in the library.
        let at = cut.as_bytes().iter().rposition(|byte| *byte == b',');
        (at.and_then(|at| cut.get(..at)).unwrap_or(""), ", ...")
    };
    let mut text = Text { left: room };
    if !words.is_empty() {
        ["one of ", cut, rest].into_iter().for_each(|part| text.put(part));
    }
    if !fault.needed().is_empty() {
        ["needs ", fault.needed()].into_iter().for_each(|part| text.put(part));
    }
    if fault.is_none_there() {
        text.put("none there");
    }
    if let Some(id) = fault.value(None).filter(|_| fault.is_of_no_unit()) {
        text.put("no unit has the id ");
        text.number(u16::try_from(id).unwrap_or(u16::MAX));
    }
    if !zero.is_empty() {
        ["0 is written ", zero].into_iter().for_each(|part| text.put(part));
    }
}

/// Reports a structure for faults whose size was not set: as large as in the first release, as each is.
///
/// # Safety
/// The pointer leads to the caller's structure, which nobody else uses.
unsafe fn forgotten(at: *mut GrogFault) {
    // Any other size may be that of something else.
    // SAFETY: by the caller's promise.
    if unsafe { (*at).size } == 0 {
        let fault = Fault::new(FaultCode::BadSize, SIZE).within(const { Record::of(&"fault") });
        let report = Report { at, size: EXTENT.first(), tail: Tail::None };
        // SAFETY: as above.
        unsafe { report.write(&fault, "") };
        // SAFETY: as above.
        unsafe { (*at).size = 0 };
    }
}

/// Writes the path, as `Fault::path` displays it, without the machinery of `Display`.
fn path(fault: &Fault, list: &'static str, text: &mut Text<'_>) {
    if !list.is_empty() {
        text.put(list);
        text.put("[");
        text.number(fault.index());
        text.put("]");
    }
    let mut put = |part: &str, first| {
        if !part.is_empty() {
            text.put(if first { "" } else { "." });
            text.put(part);
        }
    };
    put(fault.field(), list.is_empty());
    put(fault.inner(), false);
    put(fault.deep(), false);
}

/// Room for a text.
struct Text<'a> {
    left: &'a mut [c_char],
}

impl Text<'_> {
    fn put(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.byte(byte));
    }
    fn byte(&mut self, byte: u8) {
        if let Some((place, rest)) = core::mem::take(&mut self.left).split_first_mut() {
            *place = byte as c_char;
            self.left = rest;
        }
    }
    fn number(&mut self, number: u16) {
        let mut power = 10_000u16;
        while power > 0 {
            let digit = (number / power % 10) as u8;
            if number >= power || power == 1 {
                self.byte(b'0'.wrapping_add(digit));
            }
            power /= 10;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grognard_core::fault::Bounds;

    const EMPTY: GrogFault = GrogFault {
        size: 0,
        code: 0,
        index: 0,
        path: [0; 120],
        value: 0,
        low: 0,
        high: 0,
        limit: [0; 40],
        other: [0; 120],
        why: [0; 120],
        other_value: 0,
        known: 0,
        other_known: 0,
        reserved: [0; 6],
    };

    #[test]
    #[cfg(feature = "details")]
    fn a_contradiction_names_both_fields() {
        let fault = Fault::against(&"steps", &"board.units[].steps: a unit has too few steps").in_list(&"losses", 1);
        let mut out = GrogFault { size: size_of::<GrogFault>() as u32, why: [1; 120], ..EMPTY };
        let fault = fault.valued(3u8).opposed(-2).other_at(7);
        // SAFETY: the structure is there and of its size.
        let status = unsafe { Report::new(&mut out).map(|report| report.write(&fault, fault.list())) };
        let read = |text: &[c_char]| -> String {
            text.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect()
        };
        assert_eq!(status, Ok(i32::from(fault.number())));
        assert_eq!(read(&out.path), "losses[1].steps");
        assert_eq!(
            (read(&out.other).as_str(), read(&out.why).as_str()),
            ("board.units[7].steps", "a unit has too few steps")
        );
        assert_eq!((out.value, out.known, out.other_value, out.other_known), (3, 1, -2, 1));
    }

    #[test]
    fn paths_are_those_of_the_core() {
        let faults = [
            Fault::new(FaultCode::Internal, &""),
            Fault::new(FaultCode::Empty, &"units"),
            Fault::new(FaultCode::Empty, &"size").within(&"answer"),
            Fault::item(FaultCode::BadDie, &"dice", 0),
            Fault::item(FaultCode::BadDie, &"dice", 70_000),
            Fault::new(FaultCode::OutOfRange, &"rating").in_list(&"attackers", 10),
            Fault::new(FaultCode::OutOfRange, &"strength").within(&"combat_side").in_list(&"attackers", 1234),
            Fault::new(FaultCode::MissingField, &"ma").within(&"move_side").within(&"unit").in_list(&"orders", 3),
            Fault::new(FaultCode::MissingField, &"ma").within(&"move_side").within(&"truck"),
        ];
        for fault in faults {
            let mut out = GrogFault { size: size_of::<GrogFault>() as u32, path: [1; 120], ..EMPTY };
            // SAFETY: the structure is there and of its size.
            let status = unsafe { Report::new(&mut out).map(|report| report.write(&fault, fault.list())) };
            assert_eq!(status, Ok(i32::from(fault.number())));
            let path: String = out.path.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect();
            assert_eq!(path, fault.path().to_string());
        }
    }

    #[test]
    fn numbers_come_with_their_bounds() {
        const UNITS: Bounds = Bounds { low: 1, high: 400, limit: "units of a force" };
        let fault = Fault::new(FaultCode::OutOfRange, &"force").in_list(&"waves", 2).bounded(401, &UNITS);
        let mut out = GrogFault { size: size_of::<GrogFault>() as u32, limit: [1; 40], ..EMPTY };
        // SAFETY: the structure is there and of its size.
        let status = unsafe { Report::new(&mut out).map(|report| report.write(&fault, fault.list())) };
        let limit: String = out.limit.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect();
        assert_eq!(status, Ok(i32::from(fault.number())));
        assert_eq!((out.value, out.low, out.high, limit.as_str()), (401, 1, 400, "units of a force"));
    }
}
