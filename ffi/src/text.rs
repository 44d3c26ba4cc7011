//! Texts for display: words, citations, versions; and the sizes of structures.
//!
//! A text is written to a caller-provided buffer and ends with a zero byte. `needed` is always written: the number of
//! bytes of the text, including the zero byte. If the buffer has fewer, nothing else is written.

use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated;
use crate::memory::{self, Item, Memory, NOWHERE, Region, Tail, Trouble};
use core::ffi::c_char;
use grognard_core::dist::Percentile;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
use grognard_core::reflect::Word;
use grognard_core::rule::Rule;
use grognard_core::ruling::{About, Cites, Step, What};
use grognard_core::text;

/// The version of this interface. A different number means a different layout of records; with the same number,
/// structures only grow at their ends.
pub const GROG_ABI_VERSION: u32 = 1;

/// The parts of a strength point: computed strengths are counted in 1/11520.
pub const GROG_POINT: u32 = 11_520;
const _: () = assert!(GROG_POINT == grognard_core::strength::POINT);

/// Returns the version of the interface that the library was built with, to compare with `GROG_ABI_VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn grog_abi_version() -> u32 {
    #[cfg(feature = "deliberate_panic")]
    {
        let table = [GROG_ABI_VERSION; 4];
        return table[core::hint::black_box(1)];
    }
    #[cfg(not(feature = "deliberate_panic"))]
    GROG_ABI_VERSION
}

/// Returns the version of the library, such as `0.1.0`, as a text that ends with a zero byte and is valid as long as
/// the library is loaded.
#[unsafe(no_mangle)]
pub extern "C" fn grog_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

pub(crate) fn number(result: Result<(), Trouble>) -> i32 {
    result.map_or_else(|trouble| i32::from(trouble.code.number()), |()| 0)
}

/// Looks at the place for a text of so many bytes and a zero byte, and says how many they are.
///
/// # Safety
/// `out` has room for `capacity` bytes; `needed` is a place of its own.
pub(crate) unsafe fn room(length: usize, out: *mut c_char, capacity: usize, needed: *mut usize) -> Result<(), Trouble> {
    memory::pointer(needed.cast(), align_of::<usize>(), NOWHERE)?;
    let region = memory::items(out.cast(), capacity, Item::of::<c_char>(), NOWHERE, Tail::None)?;
    if region.overlaps(Region::of(needed.cast(), size_of::<usize>())) {
        return Err(Trouble::new(FaultCode::Overlap, NOWHERE));
    }
    let wants = length.saturating_add(1);
    // SAFETY: the place has been looked at.
    unsafe { needed.write(wants) };
    if wants > capacity { Err(Trouble::new(FaultCode::BufferTooSmall, NOWHERE)) } else { Ok(()) }
}

/// Writes a text and its zero byte.
///
/// # Safety
/// `out` has room for `capacity` bytes; `needed` is a place of its own.
pub(crate) unsafe fn hand_out(
    text: Option<&str>,
    out: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> Result<(), Trouble> {
    memory::pointer(needed.cast(), align_of::<usize>(), NOWHERE)?;
    let text = text.ok_or(Trouble::new(FaultCode::UnknownWord, NOWHERE))?;
    // SAFETY: the caller's promise.
    unsafe { room(text.len(), out, capacity, needed)? };
    // SAFETY: `out` is not null, and has room for the text and a byte more.
    unsafe {
        core::ptr::copy_nonoverlapping(text.as_ptr(), out.cast(), text.len());
        out.add(text.len()).write(0);
    }
    Ok(())
}

/// Returns whether a C string is this text.
///
/// # Safety
/// `at` is not null and leads to bytes of which one is zero.
pub(crate) unsafe fn is(at: *const c_char, text: &str) -> bool {
    for (i, byte) in (0..text.len()).zip(text.bytes()) {
        // SAFETY: no zero byte has been met so far, since no byte of `text` is zero.
        if unsafe { at.add(i).cast::<u8>().read() } != byte || byte == 0 {
            return false;
        }
    }
    // SAFETY: as above.
    unsafe { at.add(text.len()).read() == 0 }
}

/// Finds a C string in a list.
///
/// # Safety
/// `at` is null or leads to a text that ends with a zero byte; `out` is a place of its own, or null.
pub(crate) unsafe fn look_up<T>(
    at: *const c_char,
    list: impl IntoIterator<Item = (&'static str, T)>,
    out: *mut T,
) -> Result<(), Trouble> {
    memory::pointer(at.cast(), 1, NOWHERE)?;
    memory::pointer(out.cast(), align_of::<T>(), NOWHERE)?;
    for (name, value) in list {
        // SAFETY: by the caller's promise.
        if unsafe { is(at, name) } {
            // SAFETY: the place has been looked at.
            unsafe { out.write(value) };
            return Ok(());
        }
    }
    Err(Trouble::new(FaultCode::UnknownWord, NOWHERE))
}

/// The name of a vocabulary, the code of its first word, and its words.
pub(crate) type Words = (&'static str, u8, &'static [&'static str]);

/// The vocabularies that belong to no system and their words, without their documentation, which programs do not need.
static WORDS: [Words; 3] = [
    (text!("GrogFaultCode"), FaultCode::VOCABULARY.first, FaultCode::VOCABULARY.words),
    (text!("GrogWhat"), What::VOCABULARY.first, What::VOCABULARY.words),
    (text!("GrogAbout"), About::VOCABULARY.first, About::VOCABULARY.words),
];

/// Returns the first code and the words of the vocabulary with this name.
///
/// # Safety
/// `name` is null or leads to a text that ends with a zero byte.
unsafe fn words(name: *const c_char) -> Result<(u8, &'static [&'static str]), Trouble> {
    let mut words: (u8, &[&str]) = (0, &[]);
    // SAFETY: the caller's promise.
    unsafe {
        look_up(
            name,
            [&WORDS[..]]
                .iter()
                .chain(generated::WORDS)
                .copied()
                .flatten()
                .map(|(name, first, words)| (*name, (*first, *words))),
            &mut words,
        )?
    };
    Ok(words)
}

/// The number 0 in an unsigned field of 8 bits in which 0 means that the number is absent.
pub const GROG_ZERO_U8: u8 = u8::MAX;
/// The number 0 in an unsigned field of 16 bits in which 0 means that the number is absent.
pub const GROG_ZERO_U16: u16 = u16::MAX;
/// The number 0 in a signed field of 8 bits in which 0 means that the number is absent.
pub const GROG_ZERO_I8: i8 = i8::MAX;
/// The absent reference in a field that refers to an item of a list by its index from 0.
pub const GROG_NONE: u16 = u16::MAX;
const _: () = {
    assert!(grognard_core::reflect::Said::<u8>::new(0).0 == GROG_ZERO_U8);
    assert!(grognard_core::reflect::Said::<u16>::new(0).0 == GROG_ZERO_U16);
    assert!(grognard_core::reflect::Said::<i8>::new(0).0 == GROG_ZERO_I8);
};

/// Writes the word of a code. In: `vocabulary`, the name of the enumeration in this header, such as `GrogOcsMode`,
/// ending with a zero byte; `code`. Out: `text`, of `capacity` bytes, which may be null if `capacity` is 0; `needed`,
/// always written: the number of bytes of the word, including its zero byte. Returns 0, or the number of a fault:
/// `unknown_word` if there is no such code or vocabulary; `buffer_too_small`, and then no text was written;
/// `null_pointer`; `misaligned`; `overlap`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_word(
    vocabulary: *const c_char,
    code: u8,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise.
    let word =
        unsafe { words(vocabulary) }.map(|(first, words)| words.get(usize::from(code.checked_sub(first)?)).copied());
    // SAFETY: the caller's promise.
    number(word.and_then(|word| unsafe { hand_out(word, text, capacity, needed) }))
}

/// Finds the code of a word. In: `vocabulary`, as for `grog_word`; `word`, ending with a zero byte. Out: `code`.
/// Returns 0, or the number of a fault: `unknown_word`, `null_pointer`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_code(vocabulary: *const c_char, word: *const c_char, code: *mut u8) -> i32 {
    // SAFETY: the caller's promise.
    let words = unsafe { words(vocabulary) };
    // SAFETY: the caller's promise.
    number(words.and_then(|(first, words)| unsafe {
        look_up(word, (first..u8::MAX).zip(words).map(|(code, word)| (*word, code)), code)
    }))
}

/// Writes the word of a fault, such as `out_of_range`. In: `code`, as a function returned it. Out: `text`, of
/// `capacity` bytes; `needed`. Returns 0, or the number of a fault, as `grog_word` does. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_fault_word(code: i32, text: *mut c_char, capacity: usize, needed: *mut usize) -> i32 {
    let [(_, _, words), ..] = WORDS;
    let word = usize::try_from(code).ok().and_then(|code| words.get(code)).copied();
    // SAFETY: the caller's promise.
    number(unsafe { hand_out(word, text, capacity, needed) })
}

/// Writes the citation of a rule, such as `OCS 9.8`. In: `rule`, its number. Out: `text`, of `capacity` bytes;
/// `needed`. Returns 0, or the number of a fault: `unknown_word` if no rule has the number, `buffer_too_small`,
/// `null_pointer`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_rule_id(rule: u16, text: *mut c_char, capacity: usize, needed: *mut usize) -> i32 {
    // SAFETY: the caller's promise.
    number(unsafe { hand_out(Rule(rule).entry().map(|e| e.id), text, capacity, needed) })
}

/// Writes what a rule decides, in a few words. In: `rule`, its number. Out: `text`, of `capacity` bytes; `needed`.
/// Returns as `grog_rule_id` does. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_rule_title(rule: u16, text: *mut c_char, capacity: usize, needed: *mut usize) -> i32 {
    // SAFETY: the caller's promise.
    number(unsafe { hand_out(Rule(rule).entry().map(|e| e.title), text, capacity, needed) })
}

/// Finds the number of a rule. In: `id`, its citation, ending with a zero byte. Out: `rule`. Returns 0, or the number
/// of a fault: `unknown_word`, `null_pointer`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_rule_number(id: *const c_char, rule: *mut u16) -> i32 {
    let rules = grognard_core::RULES.iter().copied().flatten().map(|e| (e.id, e.rule.0));
    // SAFETY: the caller's promise.
    number(unsafe { look_up(id, rules, rule) })
}

/// Lists the rules that decided an answer, by number, in ascending order. In: `cites`, from an answer. Out: `rules`, of
/// `capacity` numbers, which may be null if `capacity` is 0; `count`, always written: the number of rules. Returns 0,
/// or the number of a fault: `buffer_too_small`, and then no rule was written, `null_pointer`, `misaligned`,
/// `out_of_range` for an impossible capacity, `overlap`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_cites_list(
    cites: *const Cites,
    rules: *mut u16,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    number((|| {
        memory::pointer(cites.cast(), align_of::<Cites>(), NOWHERE)?;
        memory::pointer(count.cast(), align_of::<usize>(), NOWHERE)?;
        let mut memory = Memory::new();
        memory.input(Region::of(cites.cast(), size_of::<Cites>()))?;
        memory.output(Region::of(count.cast(), size_of::<usize>()), NOWHERE)?;
        memory.output(memory::items(rules.cast(), capacity, Item::of::<u16>(), NOWHERE, Tail::None)?, NOWHERE)?;
        // SAFETY: there, aligned, and any bytes are citations.
        let cites = unsafe { cites.read() };
        let found = cites.iter().fold(0usize, |count, _| count.saturating_add(1));
        // SAFETY: the place has been looked at.
        unsafe { count.write(found) };
        if found > capacity {
            return Err(Trouble::new(FaultCode::BufferTooSmall, NOWHERE));
        }
        // SAFETY: the buffer has passed and overlaps nothing.
        let places = unsafe { memory::buffer(rules, capacity) };
        for (place, rule) in places.iter_mut().zip(cites.iter()) {
            *place = rule.0;
        }
        Ok(())
    })())
}

/// The structures that belong to no system.
static SIZES: [(&str, usize); 8] = [
    (text!("GrogCites"), size_of::<Cites>()),
    (text!("GrogDice"), size_of::<crate::dice::GrogDice>()),
    (text!("GrogFault"), size_of::<GrogFault>()),
    (text!("GrogHex"), size_of::<Hex>()),
    (text!("GrogOdds"), size_of::<Odds>()),
    (text!("GrogPercentile"), size_of::<Percentile>()),
    (text!("GrogStep"), size_of::<Step>()),
    (text!("GrogTrail"), size_of::<GrogTrail>()),
];

/// Returns the size of a structure of this library, for a binding to compare with its own. In: `name`, as in this
/// header, ending with a zero byte. Out: `size` in bytes. Returns 0, or the number of a fault: `unknown_word`,
/// `null_pointer`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_struct_size(name: *const c_char, size: *mut usize) -> i32 {
    let sizes = [&SIZES[..]];
    let sizes = sizes.iter().chain(generated::SIZES).copied().flatten().copied();
    // SAFETY: the caller's promise.
    number(unsafe { look_up(name, sizes, size) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(capacity: usize) -> (i32, Vec<u8>, usize) {
        let (mut room, mut needed) = (vec![b'#'; capacity], 0);
        // SAFETY: the room is as large as it is said to be.
        let status = unsafe { grog_fault_word(2, room.as_mut_ptr().cast(), capacity, &mut needed) };
        (status, room, needed)
    }

    #[test]
    fn texts_fit_or_are_not_written() {
        assert_eq!(written(13), (0, b"out_of_range\0".to_vec(), 13));
        assert_eq!(written(14), (0, b"out_of_range\0#".to_vec(), 13));
        assert_eq!(written(12), (i32::from(FaultCode::BufferTooSmall.number()), vec![b'#'; 12], 13));
        assert_eq!(written(0).2, 13);
    }

    #[test]
    fn words_are_found_by_all_their_letters() {
        let code = |word: &std::ffi::CStr| {
            let mut code = 99;
            // SAFETY: a text of C and a place.
            let status = unsafe { grog_code(c"GrogWhat".as_ptr(), word.as_ptr(), &mut code) };
            (status, code)
        };
        assert_eq!(code(c"strength"), (0, 0));
        assert_eq!(code(c"strengt"), (i32::from(FaultCode::UnknownWord.number()), 99));
        assert_eq!(code(c"strengths"), (i32::from(FaultCode::UnknownWord.number()), 99));
        assert_eq!(code(c""), (i32::from(FaultCode::UnknownWord.number()), 99));
    }
}
