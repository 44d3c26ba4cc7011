//! How long a question about a zone of control takes on a parsed board, by the clock: at the front, where several units
//! cover a hex, and in the rear.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::zones::{covers, position, refit};
use grognard_core::hex::Hex;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let position = position();
    let board = position.lend();
    let mut group = c.benchmark_group("zones");
    // Another hex each time, so that neither memory nor branches are those of the question before.
    for (name, r) in [("front", 50), ("rear", 10)] {
        let mut q = 0;
        let mut next = move || {
            q = (q + 37) % 100;
            Hex::new(q, r)
        };
        group.bench_function(format!("covers_{name}"), |b| b.iter(|| covers(black_box(&board), next())));
        group.bench_function(format!("refit_{name}"), |b| b.iter(|| refit(black_box(&board), next())));
    }
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
