//! The systems' structures and functions. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

pub mod acw;
pub mod axis_allies;
pub mod korea;
pub mod ocs;
pub(crate) mod texts;

/// The vocabularies and their words.
pub(crate) static WORDS: &[&[crate::text::Words]] =
    &[texts::WORDS, ocs::WORDS, korea::WORDS, acw::WORDS, axis_allies::WORDS];

/// The vocabularies with what their words mean.
pub(crate) static MEANINGS: &[&[crate::text::Words]] =
    &[texts::MEANINGS, ocs::MEANINGS, korea::MEANINGS, acw::MEANINGS, axis_allies::MEANINGS];

/// The rules of every system.
pub(crate) static RULES: &[&[crate::text::Rule]] = &[ocs::RULES, korea::RULES, acw::RULES, axis_allies::RULES];

/// The structures of every system and their sizes.
pub(crate) static SIZES: &[&[(&str, usize)]] = &[ocs::SIZES, korea::SIZES, acw::SIZES, axis_allies::SIZES];
