//! Turns one mutant on after the other, and runs the vectors that meet it: `grognard-hunt IDS RESULTS [PART PARTS]`.
//!
//! IDS has a number of a mutant a line. RESULTS is appended to: `ID ?` before a mutant is tried, then `ID caught VECTOR`,
//! `ID missed VECTORS` or `ID unreached`. Mutants that stand in RESULTS are not tried again, so that what ends the program
//! is a result, too. It ends with status 3 where a vector takes too long.

use grognard_core::mutants;
use grognard_tests::vectors::{Vector, all};
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long a vector may take, in tenths of a second in which the program runs; by itself it takes milliseconds.
const PATIENCE: u64 = 50;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ids, results, part @ ..] = args.as_slice() else { panic!("IDS RESULTS [PART PARTS]") };
    let numbers = |text: &str| text.lines().filter_map(|l| l.split(' ').next()?.parse().ok()).collect::<Vec<u32>>();
    let done: HashSet<u32> = numbers(&std::fs::read_to_string(results).unwrap_or_default()).into_iter().collect();
    let [part, parts] = match part {
        [part, parts] => [part, parts].map(|n| n.parse().expect("a number")),
        _ => [0, 1],
    };
    let wanted = numbers(&std::fs::read_to_string(ids).expect("the ids"));
    let wanted = wanted.into_iter().filter(|id| *id as usize % parts == part && !done.contains(id));
    let mut out = OpenOptions::new().create(true).append(true).open(results).expect("the results");
    let vectors: Vec<Vector> = all().into_iter().map(|(_, v)| v).filter(|v| v.is_for("rust")).collect();
    let met = met_by(&vectors);
    // A panic is a mutant's from here on, and no news.
    std::panic::set_hook(Box::new(|_| {}));
    let clock = watched();
    for id in wanted {
        writeln!(out, "{id} ?").expect("the results");
        let meeting = met.get(id as usize).map_or(&[][..], Vec::as_slice);
        mutants::set(id);
        let caught = meeting.iter().find(|at| {
            clock.store(0, Relaxed);
            !survives(&vectors[**at])
        });
        mutants::set(0);
        match caught {
            Some(at) => writeln!(out, "{id} caught {}", vectors[*at].id),
            None if meeting.is_empty() => writeln!(out, "{id} unreached"),
            None => writeln!(out, "{id} missed {}", meeting.len()),
        }
        .expect("the results");
    }
}

/// Whether a vector passes with what is on.
fn survives(vector: &Vector) -> bool {
    catch_unwind(AssertUnwindSafe(|| vector.check().is_ok())).unwrap_or(false)
}

/// Returns for each mutant the vectors that meet it, the quickest first.
fn met_by(vectors: &[Vector]) -> Vec<Vec<usize>> {
    mutants::set(0);
    mutants::seen(|_| {});
    let mut times = Vec::new();
    for (at, vector) in vectors.iter().enumerate() {
        let began = Instant::now();
        vector.check().unwrap_or_else(|why| panic!("{} fails without a mutant: {why}", vector.id));
        let mut met = Vec::new();
        let took = began.elapsed();
        mutants::seen(|id| met.push(id));
        times.push((took, at, met));
    }
    times.sort();
    let mut met_by = Vec::new();
    for (_, at, met) in times {
        for id in met {
            let id = id as usize;
            met_by.resize(met_by.len().max(id + 1), Vec::new());
            met_by[id].push(at);
        }
    }
    met_by
}

/// Ends the program where a vector takes too long; the clock counts tenths of a second.
fn watched() -> Arc<AtomicU64> {
    let clock = Arc::new(AtomicU64::new(0));
    let seen = clock.clone();
    std::thread::spawn(move || {
        while seen.fetch_add(1, Relaxed) < PATIENCE {
            std::thread::sleep(Duration::from_millis(100));
        }
        std::process::exit(3);
    });
    clock
}
