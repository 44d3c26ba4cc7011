//! String constants that a linker keeps only where they are used.

/// A string constant with a trailing byte that is not shown, if its length is 4, 8, 16 or 32 bytes. Constants of these
/// lengths share one section of an object file, which a linker keeps as a whole: a small program would hold each such
/// word of every system.
#[doc(hidden)]
#[macro_export]
macro_rules! text {
    ($($part:literal),+) => {
        const { $crate::text::apart(concat!($($part),+), concat!($($part,)+ " ")) }
    };
    ($name:ident) => {
        const { $crate::text::apart(stringify!($name), concat!(stringify!($name), " ")) }
    };
}

/// The documentation of a record, a field or the words of a vocabulary, which only bindings show: without them it is empty,
/// and takes no room in a program.
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "bindings")]
macro_rules! documented {
    ($text:expr) => {
        $text
    };
}

/// The same without bindings: nothing.
#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "bindings"))]
macro_rules! documented {
    ([$($text:expr),*]) => {
        []
    };
    ($text:expr) => {
        ""
    };
}

/// Returns the text; a prefix of the longer one where it must not stand alone.
#[doc(hidden)]
pub const fn apart(text: &'static str, longer: &'static str) -> &'static str {
    match text.len() {
        4 | 8 | 16 | 32 => longer.split_at(text.len()).0,
        _ => text,
    }
}
