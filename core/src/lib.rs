//! The rules of wargames, as questions and answers. A program that already has a map, counters and players asks what
//! the rules say, and gets an answer with the paragraphs that decide it.
//!
//! No allocation, no floating point outside [`stats`], no panic that can be reached, no state: every function takes a
//! question by reference and returns a [`ruling::Ruling`] or a [`fault::Fault`].
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "doors")]
extern crate alloc;
extern crate self as grognard_core;

pub mod dice;
pub mod dist;
#[cfg(feature = "doors")]
pub mod door;
pub mod fault;
pub mod hex;
pub mod ocs;
pub mod odds;
pub mod reflect;
pub mod rule;
pub mod ruling;
#[cfg(feature = "stats")]
pub mod stats;
pub mod strength;
pub mod table;

/// Every rule that an answer may cite, by system.
pub static RULES: &[&[rule::Entry]] = &[ocs::rules::ENTRIES];

/// Every operation, by system.
#[cfg(feature = "doors")]
pub static OPERATIONS: &[&[door::Operation]] = &[ocs::operations::OPERATIONS];

/// Every record that a host may hand over or be handed, by system.
#[cfg(feature = "doors")]
pub static RECORDS: &[&[door::Record]] = &[door::RECORDS, ocs::operations::RECORDS];
