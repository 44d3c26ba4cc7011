//! The American Civil War: small boards whose plans can all be counted, against a slow second implementation of the
//! rules; every die, every payment that a side could offer, every outcome of commanders' rolls; and properties of every
//! question.

mod board;
mod combats;
mod commanders;
mod game;
mod laws;
mod losses;
mod oracle;
mod plans;

use proptest::test_runner::{Config, FileFailurePersistence};

/// Proptest's own, with the seeds of failures under `target`.
fn config() -> Config {
    let seeds = FileFailurePersistence::Direct(concat!(env!("CARGO_TARGET_TMPDIR"), "/acw"));
    Config { failure_persistence: Some(Box::new(seeds)), ..Config::default() }
}
