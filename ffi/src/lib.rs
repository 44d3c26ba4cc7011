//! The C ABI of grognard, and the only crate with unsafe code. `include/grognard.h` is generated from it, and
//! `include/README.md` documents the calling conventions.
//!
//! * [`generated`]: the structures and functions of each system, declared from the core's list of operations
//! * `declare`: what each of those functions is made of
//! * `ask`: the driver of all of them; `spec`: the description of each; `ways`: how each kind is asked
//! * `look`: the check of the caller's memory; `run`, `trail`: what an operation then works with
//! * `memory`: pointers, sizes, alignment, overlap
//! * [`fault`]: faults and their reports
//! * [`text`]: words, citations, versions, sizes
//! * [`hexes`]: hexes by the numbers that a map prints
//! * [`chart`]: meanings of words, sentences for steps, printed tables
//! * [`dice`]: dice from a seed
//! * `order`: lists of a board sorted in the caller's memory
//! * `play`: games in memory that the caller lends
//! * `panics`: what becomes of a panic
//! * `web`: what only the package for the web calls
//!
//! Comments on exported items are written for readers of C.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![allow(clippy::missing_safety_doc, reason = "include/README.md says it once, for readers of C")]

mod ask;
#[cfg(test)]
mod calls;
pub mod chart;
mod checks;
mod declare;
pub mod dice;
pub mod fault;
pub mod generated;
pub mod hexes;
mod memory;
mod order;
mod panics;
mod play;
mod run;
mod spec;
pub mod text;
mod trail;
mod ways;
#[cfg(target_family = "wasm")]
mod web;
mod written;
