//! The C ABI of grognard, and the only crate with unsafe code. `include/grognard.h` is made from it and
//! `include/README.md` says what a caller owes and gets.
//!
//! * [`generated`]: the structures and functions of each system, generated from the core's list of operations
//! * `ask`: what all of those functions do: look at the memory, ask twice, hand out; `spec`: what it knows of each;
//!   `look`: the look at the memory
//! * `memory`: pointers, sizes, alignment, overlap
//! * [`fault`]: a fault as C sees it
//! * [`text`]: words, citations, versions, sizes
//! * [`chart`]: meanings of words, sentences for steps, printed tables
//! * [`dice`]: dice from a seed
//! * `panics`: what becomes of a panic
//!
//! Comments on what is exported are written for readers of C.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![allow(clippy::missing_safety_doc, reason = "include/README.md says it once, for readers of C")]

mod ask;
pub mod chart;
pub mod dice;
pub mod fault;
pub mod generated;
mod look;
mod memory;
mod panics;
mod spec;
pub mod text;
