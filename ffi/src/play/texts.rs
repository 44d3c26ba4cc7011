//! Games as text and as bytes, and copies of them: functions that are no questions.

use crate::fault::{GrogFault, Report};
use crate::memory::{self, Item, Memory, NOWHERE, Region, Tail, Trouble};
use crate::panics::boundary;
use core::ffi::c_char;
use core::ptr::null_mut;
use grognard_core::fault::{Fault, FaultCode, Name};
use grognard_core::text;

const TEXT: Name = &text!("text");
const NEEDED: Name = &text!("needed");
const FAULT: Name = &text!("fault");

/// A game in memory as its text.
pub(crate) trait Texts {
    /// Reads a text.
    fn load(words: &mut [u64], text: &[u8]) -> Result<(), Fault>;
    /// Writes the text if it fits; returns its length.
    fn save(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault>;
    /// Returns what a name in a field of an order names; the fault is `unknown_word` if nothing has it.
    fn find(words: &mut [u64], field: &[u8], name: &[u8]) -> Result<[i32; 2], Fault>;
    /// Returns whether dice were thrown with the last order.
    fn thrown(words: &[u64]) -> Option<bool>;
    /// Returns the words of the position.
    fn position(words: &[u64]) -> Option<usize>;
}

/// What is done with a game and a text; returns the length of what is written.
type Work<'w> = &'w dyn Fn(&mut [u64], &mut [u8]) -> Result<usize, Fault>;

/// A game in memory as its bytes.
pub(crate) trait Bytes {
    /// Reads bytes.
    fn unpack(words: &mut [u64], bytes: &[u8]) -> Result<(), Fault>;
    /// Writes the bytes if they fit; returns their number.
    fn pack(words: &mut [u64], out: &mut [u8]) -> Result<usize, Fault>;
}

/// The fault of a name that nothing has.
#[cold]
pub(crate) fn unknown() -> Fault {
    Fault::new(FaultCode::UnknownName, &text!("name"))
}

/// A caller's memory for one of these functions.
#[derive(Clone, Copy)]
struct Lent {
    /// The memory of the game, and its length in words.
    game: (*mut u64, usize),
    /// A text or bytes, and their number.
    text: (*mut u8, usize),
    /// Where the length of what is written goes, or null.
    needed: *mut usize,
    fault: *mut GrogFault,
}

/// Reads a game from its text, or from its bytes.
///
/// # Safety
/// Each pointer that is not null points to what its type says, and nothing else uses it meanwhile.
pub(crate) unsafe fn load<G: Texts>(
    game: (*mut u64, usize),
    text: (*const c_char, usize),
    fault: *mut GrogFault,
) -> i32 {
    let text = (text.0.cast_mut().cast(), text.1);
    // SAFETY: the caller's promise; the text is only read.
    unsafe {
        done(Lent { game, text, needed: null_mut(), fault }, false, &|words, text| G::load(words, text).map(|()| 0))
    }
}

/// See `load`.
///
/// # Safety
/// As for `load`.
pub(crate) unsafe fn unpack<G: Bytes>(
    game: (*mut u64, usize),
    bytes: (*const u8, usize),
    fault: *mut GrogFault,
) -> i32 {
    let text = (bytes.0.cast_mut(), bytes.1);
    // SAFETY: the caller's promise; the bytes are only read.
    unsafe {
        done(Lent { game, text, needed: null_mut(), fault }, false, &|words, text| G::unpack(words, text).map(|()| 0))
    }
}

/// Writes a game as text, with a zero byte after it, or as bytes.
///
/// # Safety
/// As for `load`.
pub(crate) unsafe fn save<G: Texts>(
    game: (*mut u64, usize),
    text: (*mut c_char, usize),
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    let write = |words: &mut [u64], out: &mut [u8]| {
        let used = G::save(words, out)?;
        if let Some(end) = out.get_mut(used) {
            *end = 0;
        }
        Ok(used.saturating_add(1))
    };
    // SAFETY: the caller's promise.
    unsafe { done(Lent { game, text: (text.0.cast(), text.1), needed, fault }, true, &write) }
}

/// See `save`.
///
/// # Safety
/// As for `load`.
pub(crate) unsafe fn pack<G: Bytes>(
    game: (*mut u64, usize),
    bytes: (*mut u8, usize),
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { done(Lent { game, text: bytes, needed, fault }, true, &G::pack) }
}

/// # Safety
/// As for `load`.
unsafe fn done(lent: Lent, writes: bool, work: Work<'_>) -> i32 {
    // SAFETY: the caller's promise.
    let mut report = match unsafe { Report::new(lent.fault) } {
        Ok(report) => report,
        // There is no place for the fault.
        Err(trouble) => return i32::from(trouble.code.number()),
    };
    let looked = looked_at(lent, writes, &mut report);
    let said = match looked {
        Err(trouble) => Err(trouble.inside(None)),
        Ok(()) => boundary(|| {
            // SAFETY: both have been looked at, and overlap nothing that is written.
            let (words, text) =
                unsafe { (memory::buffer(lent.game.0, lent.game.1), memory::buffer(lent.text.0, lent.text.1)) };
            let used = work(words, text)?;
            if writes {
                // SAFETY: looked at.
                unsafe { lent.needed.write(used) };
                if used > lent.text.1 {
                    return Err(Fault::new(FaultCode::BufferTooSmall, TEXT));
                }
            }
            Ok(())
        })
        .unwrap_or_else(|| Err(Fault::new(FaultCode::Internal, NOWHERE))),
    };
    match said {
        Ok(()) => 0,
        // SAFETY: the report has been looked at, and withdrawn if it overlaps anything.
        Err(fault) => unsafe { report.write(&fault, fault.list()) },
    }
}

fn looked_at(lent: Lent, writes: bool, report: &mut Report) -> Result<(), Trouble> {
    let mut memory = Memory::new();
    let ((game, words), (text, count)) = (lent.game, lent.text);
    let bytes = memory::items(text.cast_const(), count, Item::of::<u8>(), TEXT, Tail::None)?;
    if writes {
        memory.output(bytes, TEXT)?;
        memory::pointer(lent.needed.cast_const().cast(), align_of::<usize>(), NEEDED)?;
        memory.output(Region::of(lent.needed.cast_const().cast(), size_of::<usize>()), NEEDED)?;
    } else {
        memory.input(bytes)?;
    }
    memory.output(
        memory::items(game.cast_const().cast(), words, Item::of::<u64>(), super::GAME, Tail::None)?,
        super::GAME,
    )?;
    memory.output(report.region(), FAULT).inspect_err(|_| report.withdraw())
}

/// Finds what a name in a field of an order names.
///
/// # Safety
/// As for `load`; the names end with a zero byte.
pub(crate) unsafe fn find<G: Texts>(
    game: (*mut u64, usize),
    field: *const c_char,
    name: *const c_char,
    found: *mut i32,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    let (field, name) = unsafe { (line(field), line(name)) };
    let text = (found.cast::<u8>(), if found.is_null() { 0 } else { size_of::<[i32; 2]>() });
    // SAFETY: the caller's promise; both are only read.
    let (field, name) = unsafe { (memory::list(field.0, field.1), memory::list(name.0, name.1)) };
    let write = |words: &mut [u64], out: &mut [u8]| {
        let found = G::find(words, field, name)?;
        let bytes = found.iter().flat_map(|number| number.to_ne_bytes());
        out.iter_mut().zip(bytes).for_each(|(to, from)| *to = from);
        Ok(0)
    };
    // SAFETY: the caller's promise.
    unsafe { done(Lent { game, text, needed: null_mut(), fault }, false, &write) }
}

/// Returns a line and its length, without the zero byte at its end; a null pointer is an empty one.
///
/// # Safety
/// The pointer is null, or leads to a text that ends with a zero byte.
pub(crate) unsafe fn line(text: *const c_char) -> (*const u8, usize) {
    if text.is_null() {
        return (core::ptr::null(), 0);
    }
    let mut length = 0usize;
    // Not the machine's `strlen`, which the library would then need.
    // SAFETY: no zero byte has been met so far.
    while unsafe { text.add(length).read_volatile() } != 0 {
        length = length.saturating_add(1);
    }
    (text.cast(), length)
}

/// Returns 1 if dice were thrown with the last order, 0 if not, or less than 0 if there is no game.
///
/// # Safety
/// The pointer is null, or leads to so many words that nobody else uses.
pub(crate) unsafe fn thrown<G: Texts>(game: *const u64, words: usize) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { seen(game, words) }.and_then(G::thrown).map_or(-1, i32::from)
}

/// Returns the words of the position, the first of the memory; 0 if there is no game.
///
/// # Safety
/// As for `thrown`.
pub(crate) unsafe fn position<G: Texts>(game: *const u64, words: usize) -> usize {
    // SAFETY: the caller's promise.
    unsafe { seen(game, words) }.and_then(G::position).unwrap_or(0)
}

/// Returns the memory of a game, to be read.
///
/// # Safety
/// As for `thrown`.
unsafe fn seen<'a>(game: *const u64, words: usize) -> Option<&'a [u64]> {
    memory::items(game.cast(), words, Item::of::<u64>(), super::GAME, Tail::None).ok()?;
    // SAFETY: looked at.
    Some(unsafe { memory::list(game, words) })
}
