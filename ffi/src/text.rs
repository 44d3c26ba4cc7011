//! Texts for display: words, citations, versions; and the sizes of structures.
//!
//! Texts that are known when the library is built are returned by their addresses, which are valid as long as the library
//! is loaded. Others are written to a caller-provided buffer and end with a zero byte; `needed` is always written: the
//! number of bytes of the text, including the zero byte. If the buffer has fewer, nothing else is written.

use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated;
use crate::memory::{self, Item, Memory, NOWHERE, Region, Tail, Trouble};
use core::ffi::{CStr, c_char};
use grognard_core::dist::Percentile;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
#[cfg(test)]
use grognard_core::reflect::Word;
use grognard_core::ruling::{Cites, Step};
use grognard_core::text;

/// The version of this interface. A different number means a different layout of records; with the same number,
/// structures only grow at their ends.
pub const GROG_ABI_VERSION: u32 = 1;

/// The parts of a strength point: computed strengths are counted in 1/11520.
pub const GROG_POINT: u32 = 11_520;
const _: () = assert!(GROG_POINT == grognard_core::strength::POINT);

/// Returns the version of the library as a number, to compare with `GROG_VERSION_NUMBER`.
#[unsafe(no_mangle)]
pub extern "C" fn grog_version_number() -> u32 {
    const fn number(text: &str) -> u32 {
        let (mut digits, mut sum) = (text.as_bytes(), 0);
        while let [digit, rest @ ..] = digits {
            sum = sum * 10 + (*digit - b'0') as u32;
            digits = rest;
        }
        sum
    }
    const {
        number(env!("CARGO_PKG_VERSION_MAJOR")) * 1_000_000
            + number(env!("CARGO_PKG_VERSION_MINOR")) * 1000
            + number(env!("CARGO_PKG_VERSION_PATCH"))
    }
}

/// Returns the version of the interface that the library was built with, to compare with `GROG_ABI_VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn grog_abi_version() -> u32 {
    #[cfg(feature = "deliberate_panic")]
    {
        let table = [GROG_ABI_VERSION; 4];
        table[core::hint::black_box(1)]
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

/// Returns whether a C string is this text, which contains no zero byte.
///
/// # Safety
/// `at` is not null and leads to bytes of which one is zero.
pub(crate) unsafe fn is(at: *const c_char, text: &[u8]) -> bool {
    for (i, byte) in text.iter().enumerate() {
        // SAFETY: no zero byte has been met so far, since no byte of `text` is zero.
        if unsafe { at.add(i).cast::<u8>().read() } != *byte {
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
    list: impl IntoIterator<Item = (&'static [u8], T)>,
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

/// The name of a vocabulary, the code of its first word, and its words or their meanings.
pub(crate) type Words = (&'static str, u8, &'static [&'static CStr]);

/// A rule's number, its citation, and what it decides.
pub(crate) type Rule = (u16, &'static CStr, &'static CStr);

/// Returns the first code and the texts of the vocabulary with this name.
///
/// # Safety
/// `name` is null or leads to a text that ends with a zero byte.
unsafe fn texts(
    name: *const c_char,
    vocabularies: &'static [&'static [Words]],
) -> Result<(u8, &'static [&'static CStr]), Trouble> {
    let mut found: (u8, &[&CStr]) = (0, &[]);
    let all = vocabularies.iter().copied().flatten();
    // SAFETY: the caller's promise.
    unsafe { look_up(name, all.map(|(name, first, texts)| (name.as_bytes(), (*first, *texts))), &mut found)? };
    Ok(found)
}

/// Returns the text of a code, or null.
///
/// # Safety
/// As for `texts`.
unsafe fn text_of(name: *const c_char, code: u8, vocabularies: &'static [&'static [Words]]) -> *const c_char {
    // SAFETY: the caller's promise.
    let found = unsafe { texts(name, vocabularies) };
    lasting(found.ok().and_then(|(first, texts)| texts.get(usize::from(code.checked_sub(first)?)).copied()))
}

/// Returns a text that lasts as long as the library, or null.
pub(crate) fn lasting(text: Option<&'static CStr>) -> *const c_char {
    text.map_or(core::ptr::null(), CStr::as_ptr)
}

/// The largest number of rules that one answer cites.
pub const GROG_CITES_MAX: usize = 512;
/// The number of bytes that are enough for any citation with its zero byte, within one `GROG_ABI_VERSION`.
pub const GROG_ID_MAX: usize = 32;
/// The number of bytes that are enough for any rule's title with its zero byte, within one `GROG_ABI_VERSION`.
pub const GROG_TITLE_MAX: usize = 256;
/// The number of bytes that are enough for any word with its zero byte, within one `GROG_ABI_VERSION`.
pub const GROG_WORD_MAX: usize = 64;
/// The number of bytes that are enough for any sentence of a step with its zero byte, within one `GROG_ABI_VERSION`.
pub const GROG_STEP_MAX: usize = 512;
/// The number of bytes that are enough for any heading or cell of a printed table with its zero byte, within one
/// `GROG_ABI_VERSION`.
pub const GROG_CELL_MAX: usize = 64;
// Its set is followed by the first rule's number and reserved bytes.
const _: () = assert!(GROG_CITES_MAX == 8 * (size_of::<Cites>() - 4));

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

/// Returns the word of a code, such as `reserve`: a text that ends with a zero byte and is valid as long as the library
/// is loaded; null if there is no such code or vocabulary. In: `vocabulary`, the name of the enumeration in this header,
/// such as `GrogOcsMode`, ending with a zero byte; `code`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_word(vocabulary: *const c_char, code: u8) -> *const c_char {
    // SAFETY: the caller's promise.
    unsafe { text_of(vocabulary, code, generated::WORDS) }
}

/// Returns the meaning of a word, in a sentence, as `grog_word` returns the word. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_word_meaning(vocabulary: *const c_char, code: u8) -> *const c_char {
    // SAFETY: the caller's promise.
    unsafe { text_of(vocabulary, code, generated::MEANINGS) }
}

/// Finds the code of a word. In: `vocabulary`, as for `grog_word`; `word`, ending with a zero byte. Out: `code`.
/// Returns 0, or the number of a fault: `unknown_word`, `null_pointer`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_code(vocabulary: *const c_char, word: *const c_char, code: *mut u8) -> i32 {
    // SAFETY: the caller's promise.
    let words = unsafe { texts(vocabulary, generated::WORDS) };
    // SAFETY: the caller's promise.
    number(words.and_then(|(first, words)| unsafe {
        look_up(word, (first..u8::MAX).zip(words).map(|(code, word)| (word.to_bytes(), code)), code)
    }))
}

/// Returns the text of a fault, or null if there is no such fault.
fn fault_text(code: i32, texts: &'static [&'static CStr]) -> *const c_char {
    lasting(usize::try_from(code).ok().and_then(|code| texts.get(code)).copied())
}

/// Returns the word of a fault, such as `out_of_range`: a text that ends with a zero byte and is valid as long as the
/// library is loaded; null if there is no such fault. In: `code`, as a function returned it. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_fault_word(code: i32) -> *const c_char {
    fault_text(code, generated::texts::FAULTS)
}

/// Returns the meaning of a fault, in a sentence, as `grog_fault_word` returns its word. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_fault_meaning(code: i32) -> *const c_char {
    fault_text(code, generated::texts::FAULTS_MEANINGS)
}

/// Returns the entry of a rule.
fn rule(number: u16) -> Option<&'static Rule> {
    generated::RULES.iter().find_map(|rules| rules.get(rules.binary_search_by_key(&number, |rule| rule.0).ok()?))
}

/// Returns the citation of a rule, such as `OCS 9.8`: a text that ends with a zero byte and is valid as long as the
/// library is loaded; null if no rule has the number. In: `rule`, its number. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_rule_id(rule: u16) -> *const c_char {
    lasting(self::rule(rule).map(|rule| rule.1))
}

/// Returns what a rule decides, in a few words, as `grog_rule_id` returns its citation. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_rule_title(rule: u16) -> *const c_char {
    lasting(self::rule(rule).map(|rule| rule.2))
}

/// Finds the number of a rule. In: `id`, its citation, ending with a zero byte. Out: `rule`. Returns 0, or the number
/// of a fault: `unknown_word`, `null_pointer`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_rule_number(id: *const c_char, rule: *mut u16) -> i32 {
    let rules = generated::RULES.iter().copied().flatten().map(|(number, id, _)| (id.to_bytes(), *number));
    // SAFETY: the caller's promise.
    number(unsafe { look_up(id, rules, rule) })
}

/// Lists the rules that decided an answer, by number, in ascending order, house rules last. In: `cites`, from an answer. Out: `rules`, of
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
    let sizes = sizes.iter().chain(generated::SIZES).copied().flatten().map(|(name, size)| (name.as_bytes(), *size));
    // SAFETY: the caller's promise.
    number(unsafe { look_up(name, sizes, size) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_those_of_the_core_and_within_their_limits() {
        let text = |at: *const c_char| {
            assert!(!at.is_null());
            // SAFETY: a text of this library.
            unsafe { CStr::from_ptr(at) }.to_str().unwrap()
        };
        // Miri takes minutes for all of them.
        let every = if cfg!(miri) { 50 } else { 1 };
        for entry in grognard_core::RULES.iter().copied().flatten().step_by(every) {
            assert_eq!(
                (text(grog_rule_id(entry.rule.0)), text(grog_rule_title(entry.rule.0))),
                (entry.id, entry.title)
            );
            assert!(entry.id.len() < GROG_ID_MAX && entry.title.len() < GROG_TITLE_MAX);
        }
        assert!(grog_rule_id(u16::MAX).is_null() && grog_rule_title(u16::MAX).is_null());
        for (code, (word, meaning)) in (0..).zip(FaultCode::VOCABULARY.words.iter().zip(FaultCode::VOCABULARY.docs)) {
            assert_eq!((text(grog_fault_word(code)), text(grog_fault_meaning(code))), (*word, *meaning));
        }
        assert!(grog_fault_word(-1).is_null() && grog_fault_meaning(200).is_null());
        for (_, _, words) in generated::WORDS.iter().copied().flatten() {
            assert!(words.iter().all(|word| word.to_bytes().len() < GROG_WORD_MAX));
        }
        for chart in grognard_core::CHARTS.iter().copied().flatten().step_by(every) {
            let made = |write: &dyn Fn(&mut String) -> std::fmt::Result| {
                let mut out = String::new();
                write(&mut out).unwrap();
                assert!(out.len() < GROG_CELL_MAX);
            };
            for row in 0..chart.rows {
                made(&|out| (chart.row)(row, out));
                for column in 0..chart.columns {
                    made(&|out| (chart.column)(column, out));
                    made(&|out| (chart.cell)(row, column, out));
                }
            }
        }
    }

    #[test]
    fn the_version_has_one_number() {
        // SAFETY: a text of this library.
        let version = unsafe { CStr::from_ptr(grog_version()) }.to_str().unwrap();
        let number = version.split('.').fold(0, |sum, part| sum * 1000 + part.parse::<u32>().unwrap());
        assert_eq!(grog_version_number(), number);
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
