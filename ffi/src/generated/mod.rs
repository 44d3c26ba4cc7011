//! The systems' structures and functions. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

pub mod acw;
pub mod axis_allies;
pub mod korea;
pub mod ocs;

/// The vocabularies of every system and their words.
pub(crate) static WORDS: &[&[crate::text::Words]] = &[ocs::WORDS, korea::WORDS, acw::WORDS, axis_allies::WORDS];

/// The vocabularies of every system with what their words mean.
pub(crate) static MEANINGS: &[&[crate::chart::Meanings]] =
    &[ocs::MEANINGS, korea::MEANINGS, acw::MEANINGS, axis_allies::MEANINGS];

/// The structures of every system and their sizes.
pub(crate) static SIZES: &[&[(&str, usize)]] = &[ocs::SIZES, korea::SIZES, acw::SIZES, axis_allies::SIZES];
