//! Checks of a caller's memory: null pointers, alignment, sizes, and outputs that overlap. Nothing is read through a
//! pointer before it is checked.

use core::mem::MaybeUninit;
use grognard_core::fault::{Fault, FaultCode, Name, Record};
use grognard_core::text;

/// A fault of a caller's memory and its place: a field of the structure being checked. It is two words, since it is
/// part of every check's result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Trouble {
    pub code: FaultCode,
    pub tail: Tail,
    pub name: Name,
}

/// The suffix of the name of a list's length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tail {
    /// None: the name is complete.
    None,
    /// The suffix of a list, `_len`.
    Len,
    /// The suffix of a buffer, `_capacity`.
    Capacity,
}

impl Tail {
    /// Returns the suffix.
    pub const fn text(self) -> &'static str {
        match self {
            Tail::None => "",
            Tail::Len => "_len",
            Tail::Capacity => "_capacity",
        }
    }
}

impl Trouble {
    /// Creates a fault of a field.
    pub const fn new(code: FaultCode, name: Name) -> Trouble {
        Trouble { code, tail: Tail::None, name }
    }
    /// Converts to a fault without the suffix.
    pub fn inside(self, structure: Option<Record>) -> Fault {
        let fault = Fault::new(self.code, self.name);
        structure.map_or(fault, |structure| fault.within(structure))
    }
}

/// An empty name, for a fault without a place.
pub(crate) const NOWHERE: Name = &"";
/// The name of the field of a structure's size.
pub(crate) const SIZE: Name = &text!("size");

/// The largest size accepted for a structure.
pub(crate) const LARGEST: usize = 20_480;

/// A range of memory, by its addresses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Region {
    start: usize,
    bytes: usize,
}

impl Region {
    /// Returns the range of `bytes` bytes from a pointer.
    pub fn of(pointer: *const u8, bytes: usize) -> Region {
        Region { start: pointer.addr(), bytes }
    }
    /// Returns whether the two share a byte.
    pub fn overlaps(self, other: Region) -> bool {
        let ends = |r: Region| r.start.saturating_add(r.bytes);
        self.bytes > 0 && other.bytes > 0 && self.start < ends(other) && other.start < ends(self)
    }
}

/// The memory that one call reads and writes.
#[derive(Debug)]
pub(crate) struct Memory {
    /// The first `used` have been written. All would take longer to clear than some questions to answer.
    regions: [MaybeUninit<Region>; 32],
    used: usize,
    /// The structure whose fields are being checked, if it is not the question.
    pub inside: Option<Record>,
}

impl Memory {
    /// Creates an empty record of memory.
    #[inline]
    pub fn new() -> Memory {
        Memory { regions: [const { MaybeUninit::uninit() }; 32], used: 0, inside: None }
    }
    /// Adds an input. Inputs may share memory with one another.
    pub fn input(&mut self, region: Region) -> Result<(), Trouble> {
        // A question has at most eight lists, and points to two structures, one of at most eight and one of at most ten;
        // in addition there are the three of them and five outputs. An order has 21 lists, and points to none.
        let place = self.regions.get_mut(self.used).ok_or(Trouble::new(FaultCode::Internal, NOWHERE))?;
        place.write(region);
        self.used = self.used.saturating_add(1);
        Ok(())
    }
    /// Adds an output, which may not share memory with anything.
    pub fn output(&mut self, region: Region, name: Name) -> Result<(), Trouble> {
        if region.bytes == 0 {
            return Ok(());
        }
        // SAFETY: `input` has written this many.
        let known = unsafe { core::slice::from_raw_parts(self.regions.as_ptr().cast::<Region>(), self.used) };
        if known.iter().any(|r| r.overlaps(region)) {
            return Err(Trouble::new(FaultCode::Overlap, name));
        }
        self.input(region)
    }
}

/// Returns the size of a question, as it says itself.
pub(crate) const fn question_size<T>() -> u32 {
    small(size_of::<T>()) as u32
}

/// Checks a pointer that may not be null.
pub(crate) fn pointer(pointer: *const u8, align: usize, name: Name) -> Result<(), Trouble> {
    if pointer.is_null() {
        return Err(Trouble::new(FaultCode::NullPointer, name));
    }
    // An alignment is a power of two.
    if pointer.addr() & align.saturating_sub(1) != 0 {
        return Err(Trouble::new(FaultCode::Misaligned, name));
    }
    Ok(())
}

/// The size and alignment of an item of a list or a buffer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Item {
    size: u16,
    align: u16,
}

impl Item {
    /// Returns the size and alignment of a type.
    pub const fn of<T>() -> Item {
        Item { size: small(size_of::<T>()), align: small(align_of::<T>()) }
    }
}

/// Checks a list or a buffer, whose pointer may be null if it is empty.
pub(crate) fn items(start: *const u8, count: usize, item: Item, name: Name, tail: Tail) -> Result<Region, Trouble> {
    if count == 0 {
        return Ok(Region::default());
    }
    pointer(start, usize::from(item.align), name)?;
    let bytes = count.checked_mul(usize::from(item.size)).filter(|bytes| isize::try_from(*bytes).is_ok());
    let fits = bytes.filter(|bytes| start.addr().checked_add(*bytes).is_some());
    let bytes = fits.ok_or(Trouble { code: FaultCode::OutOfRange, tail, name })?;
    Ok(Region::of(start, bytes))
}

/// The size of a structure of this library, and its size in the first release.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Extent {
    size: u16,
    first: u16,
    align: u16,
}

/// Converts a small number: of bytes in a structure of this library.
pub(crate) const fn small(number: usize) -> u16 {
    assert!(number <= LARGEST);
    number as u16
}

impl Extent {
    /// Returns the alignment of a structure whose first field is its size.
    pub const fn align(self) -> usize {
        self.align as usize
    }
    /// Returns the present size.
    pub const fn size(self) -> usize {
        self.size as usize
    }
    /// Returns the size in the first release.
    pub const fn first(self) -> usize {
        self.first as usize
    }
    /// Returns whether the structure has grown since the first release.
    pub const fn has_grown(self) -> bool {
        self.first < self.size
    }
    /// Returns the extent of a structure that has not grown yet.
    pub const fn of<T>() -> Extent {
        Extent { size: small(size_of::<T>()), first: small(size_of::<T>()), align: small(align_of::<T>()) }
    }
}

/// Returns the size that a structure contains.
///
/// # Safety
/// `pointer` has accepted the pointer, and it points to a structure of the size in its first field, or at least to that
/// field.
pub(crate) unsafe fn size_of_structure(at: *const u8, extent: Extent) -> Result<usize, Trouble> {
    // SAFETY: not null, aligned, and by the caller's promise four bytes at least.
    let says = unsafe { at.cast::<u32>().read() } as usize;
    if says < usize::from(extent.first) || says > LARGEST {
        return Err(Trouble::new(FaultCode::BadSize, SIZE));
    }
    Ok(says)
}

/// Copies the caller's structure. Fields that it lacks are zero, and fields that this library lacks must be zero.
///
/// # Safety
/// `from` holds `size` bytes, `to` holds `extent.size`, and they do not overlap.
pub(crate) unsafe fn take(from: *const u8, size: usize, to: *mut u8, extent: Extent) -> Result<(), Trouble> {
    let both = size.min(extent.size());
    // SAFETY: no more than either of the two holds.
    unsafe {
        core::ptr::copy_nonoverlapping(from, to, both);
        clear(to, both, extent.size());
    }
    for i in extent.size()..size {
        // SAFETY: less than `size`.
        if unsafe { from.add(i).read() } != 0 {
            return Err(Trouble::new(FaultCode::BadSize, SIZE));
        }
    }
    Ok(())
}

/// Writes zero to the bytes of a structure from `from` to before `to`.
///
/// # Safety
/// The structure holds `to` bytes.
pub(crate) unsafe fn clear(structure: *mut u8, from: usize, to: usize) {
    // A word at a time, for which a small machine has a routine; nothing in a structure needs more than that.
    let (words, aligned) = (to.saturating_sub(from) / 4, (structure.addr() | from) & 3 == 0);
    let words = if aligned { words } else { 0 };
    // SAFETY: within the structure, and aligned if there are any.
    unsafe {
        if words > 0 {
            structure.wrapping_add(from).cast::<u32>().write_bytes(0, words);
        }
        // Byte by byte, since a small machine would need another routine: hardly any structure has such an end.
        for at in from.saturating_add(words.saturating_mul(4))..to {
            structure.add(at).write_volatile(0);
        }
    }
}

/// Returns a list of a question.
///
/// # Safety
/// `checks::look_at_lists` has checked it, `checks::settle_empty` has pointed it somewhere if it is empty, and the memory is
/// what its type says.
pub(crate) const unsafe fn settled<'a, T>(start: *const T, count: usize) -> &'a [T] {
    // SAFETY: not null, aligned, and of a length that fits.
    unsafe { core::slice::from_raw_parts(start, count) }
}

/// Returns a list of a structure.
///
/// # Safety
/// `checks::look_at_lists` has checked it, and the memory is what its type says.
pub(crate) unsafe fn list<'a, T>(start: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: not null, aligned, and of a length that fits.
    unsafe { core::slice::from_raw_parts(start, count) }
}

/// Returns a buffer that has been checked.
///
/// # Safety
/// `items` has accepted the pointer and the count, nothing else uses the memory, and any bytes are a `T`.
pub(crate) unsafe fn buffer<'a, T>(start: *mut T, count: usize) -> &'a mut [T] {
    if count == 0 {
        return &mut [];
    }
    // SAFETY: not null, aligned, of a length that fits, and overlapping nothing.
    unsafe { core::slice::from_raw_parts_mut(start, count) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Name = &"here";

    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Old {
        size: u32,
        a: u32,
    }
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct New {
        size: u32,
        a: u32,
        b: u32,
    }
    const NEW: Extent = Extent { size: 12, first: 8, align: 4 };

    fn read<T>(from: &T) -> Result<New, Trouble> {
        let at = core::ptr::from_ref(from).cast::<u8>();
        let mut to = New { size: 0, a: 0, b: 0 };
        // SAFETY: every test hands over a structure that says its true size, or one that is refused by its first field.
        unsafe {
            let size = size_of_structure(at, NEW)?;
            take(at, size, core::ptr::from_mut(&mut to).cast(), NEW)?;
        }
        Ok(to)
    }

    #[test]
    fn regions_overlap_by_a_byte_and_not_by_an_end() {
        let region = |start, bytes| Region { start, bytes };
        assert!(region(8, 8).overlaps(region(15, 1)));
        assert!(region(15, 1).overlaps(region(8, 8)));
        assert!(region(8, 8).overlaps(region(0, 100)));
        assert!(!region(8, 8).overlaps(region(16, 4)));
        assert!(!region(16, 4).overlaps(region(8, 8)));
        assert!(!region(8, 8).overlaps(region(12, 0)));
        assert!(region(usize::MAX - 3, 3).overlaps(region(usize::MAX - 1, 1)));
    }

    #[test]
    fn inputs_may_share_and_outputs_may_not() {
        let mut memory = Memory::new();
        let region = |start| Region { start, bytes: 4 };
        assert_eq!(memory.input(region(8)), Ok(()));
        assert_eq!(memory.input(region(8)), Ok(()));
        assert_eq!(memory.output(region(11), NAME), Err(Trouble::new(FaultCode::Overlap, NAME)));
        assert_eq!(memory.output(region(12), NAME), Ok(()));
        assert_eq!(memory.output(region(14), NAME), Err(Trouble::new(FaultCode::Overlap, NAME)));
        for _ in 0..29 {
            assert_eq!(memory.input(region(8)), Ok(()));
        }
        assert_eq!(memory.input(region(8)).map_err(|f| f.code), Err(FaultCode::Internal));
    }

    #[test]
    fn lists_are_there_aligned_and_short_enough() {
        let item = Item::of::<u32>();
        let two = [1u32, 2];
        let start = two.as_ptr().cast::<u8>();
        let code =
            |start, count| items(start, count, item, NAME, Tail::Len).map_err(|t| (t.code, *t.name, t.tail.text()));
        assert_eq!(code(start, 2), Ok(Region::of(start, 8)));
        assert_eq!(code(core::ptr::null(), 0), Ok(Region::default()));
        assert_eq!(code(core::ptr::null(), 1), Err((FaultCode::NullPointer, "here", "")));
        assert_eq!(code(start.wrapping_add(1), 1), Err((FaultCode::Misaligned, "here", "")));
        assert_eq!(code(start, usize::MAX / 4), Err((FaultCode::OutOfRange, "here", "_len")));
        assert_eq!(code(start, usize::MAX), Err((FaultCode::OutOfRange, "here", "_len")));
        let last = core::ptr::without_provenance(usize::MAX - 3);
        assert_eq!(code(last, 2), Err((FaultCode::OutOfRange, "here", "_len")));
        // SAFETY: accepted above.
        unsafe {
            assert_eq!(list(two.as_ptr(), 2), [1, 2]);
            assert_eq!(list::<u32>(core::ptr::null(), 0), []);
            assert_eq!(buffer::<u32>(core::ptr::null_mut(), 0), []);
        }
    }

    #[test]
    fn structures_grow() {
        let taken = |n: New| (n.a, n.b);
        assert_eq!(read(&New { size: 12, a: 1, b: 2 }).map(taken), Ok((1, 2)));
        // An older caller: what it lacks is zero.
        assert_eq!(read(&Old { size: 8, a: 1 }).map(taken), Ok((1, 0)));
        // A newer caller may ask nothing that is not known here.
        assert_eq!(read(&[16u32, 1, 2, 0]).map(taken), Ok((1, 2)));
        assert_eq!(read(&[16u32, 1, 2, 3]).map(taken).map_err(|f| f.code), Err(FaultCode::BadSize));
        assert_eq!(read(&[16u32, 1, 2, 1 << 24]).map(taken).map_err(|f| f.code), Err(FaultCode::BadSize));
        // Nothing is read of what is too small or absurd.
        for size in [0u32, 4, 7, 20_481, u32::MAX] {
            assert_eq!(read(&size).map(taken).map_err(|f| f.code), Err(FaultCode::BadSize));
        }
    }

    #[test]
    fn nothing_is_cleared_but_what_is_named() {
        let cleared = |from, to| {
            let mut room = [0x0909_0909u32; 4];
            // SAFETY: the room is larger than what is written.
            unsafe { clear(room.as_mut_ptr().cast(), from, to) };
            room
        };
        let nine = 0x0909_0909;
        assert_eq!(cleared(4, 4), [nine; 4]);
        assert_eq!(cleared(8, 4), [nine; 4]);
        assert_eq!(cleared(4, 12), [nine, 0, 0, nine]);
        assert_eq!(cleared(4, 13).map(u32::to_ne_bytes).concat()[11..15], [0, 0, 9, 9]);
        assert_eq!(cleared(5, 7).map(u32::to_ne_bytes).concat()[4..9], [9, 0, 0, 9, 9]);
    }
}
