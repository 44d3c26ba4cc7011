//! Texts that a program holds only where it uses them.

/// A text of 4, 8, 16 or 32 bytes, with a byte after it that nobody sees: constants of these lengths share one section
/// of an object file, which a linker keeps as a whole. So a small program would hold each such word of every system.
#[doc(hidden)]
#[macro_export]
macro_rules! text {
    ($($part:literal),+) => {
        const { $crate::text::apart(concat!($($part),+), concat!($($part,)+ " ")) }
    };
}

/// The text: the beginning of the longer one where it must not stand alone.
#[doc(hidden)]
pub const fn apart(text: &'static str, longer: &'static str) -> &'static str {
    match text.len() {
        4 | 8 | 16 | 32 => longer.split_at(text.len()).0,
        _ => text,
    }
}
