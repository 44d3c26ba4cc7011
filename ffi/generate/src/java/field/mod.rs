//! One field of a class: how it is stored, set, shown, written to memory and read from it.

mod access;
mod mapping;
mod member;
mod memory;

pub use member::Member;
