//! Turns one mutant on after the other, and runs tests that meet it until one fails: vectors (`grognard-hunt`), or the
//! Rust tests of a program ([`run`]).
#![feature(test)]

extern crate test;

mod program;

pub use program::run;

use grognard_core::mutants;
use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Mutants that are tried, and what came of them: a line each, `ID ?` before it is tried, then `ID caught TEST`, `ID missed
/// TESTS` or `ID unreached`. Those that have a line are not tried again, so that what ends the program is a result, too.
pub struct Tries {
    done: HashSet<u32>,
    out: File,
    clock: Arc<AtomicU64>,
}

/// The numbers at the beginnings of lines.
pub fn numbers(text: &str) -> impl Iterator<Item = u32> + '_ {
    text.lines().filter_map(|line| line.split(' ').next()?.parse().ok())
}

impl Tries {
    /// Goes on with a file of results. The program ends with status 3 where a test takes longer than so many tenths of a
    /// second in which the program runs.
    pub fn new(results: &str, patience: u64) -> Self {
        let done = numbers(&std::fs::read_to_string(results).unwrap_or_default()).collect();
        let out = OpenOptions::new().create(true).append(true).open(results).expect("the results");
        // A panic is a mutant's from here on, and no news.
        std::panic::set_hook(Box::new(|_| {}));
        Self { done, out, clock: watched(patience) }
    }
    /// Whether a mutant was tried.
    pub fn is_done(&self, id: u32) -> bool {
        self.done.contains(&id)
    }
    /// Tries a mutant by tests, each with its name and whether it passes.
    pub fn one<'t>(&mut self, id: u32, mut tests: impl ExactSizeIterator<Item = (&'t str, impl FnOnce() -> bool)>) {
        self.done.insert(id);
        self.say(format_args!("{id} ?"));
        let count = tests.len();
        mutants::set(id);
        let caught = tests.find_map(|(name, passes)| {
            self.clock.store(0, Relaxed);
            let passed = catch_unwind(AssertUnwindSafe(passes)).unwrap_or(false);
            (!passed).then_some(name)
        });
        mutants::set(0);
        // What is between two mutants takes no test's time.
        self.clock.store(0, Relaxed);
        match caught {
            Some(name) => self.say(format_args!("{id} caught {name}")),
            None if count == 0 => self.say(format_args!("{id} unreached")),
            None => self.say(format_args!("{id} missed {count}")),
        }
    }
    fn say(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.out, "{line}").expect("the results");
    }
}

/// Ends the program where a test takes too long; the clock counts tenths of a second.
fn watched(patience: u64) -> Arc<AtomicU64> {
    let clock = Arc::new(AtomicU64::new(0));
    let seen = clock.clone();
    std::thread::spawn(move || {
        while seen.fetch_add(1, Relaxed) < patience {
            std::thread::sleep(Duration::from_millis(100));
        }
        std::process::exit(3);
    });
    clock
}
