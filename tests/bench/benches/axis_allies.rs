//! How long Axis & Allies takes, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::axis_allies::{large, small};
use grognard_bench::games;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let (mut small, mut large) = (small(), large());
    let mut group = c.benchmark_group("axis_allies");
    group.bench_function("small", |b| b.iter(|| black_box(&mut small).to_the_end()));
    group.bench_function("small_rounds", |b| b.iter(|| black_box(&mut small).by_rounds()));
    group.sample_size(20);
    group.bench_function("large", |b| b.iter(|| black_box(&mut large).to_the_end()));
    group.bench_function("large_rounds", |b| b.iter(|| black_box(&mut large).by_rounds()));
    group.sample_size(10);
    group.bench_function("rolled_10000", |b| b.iter(|| black_box(&small).rolled(10_000, 1)));
    let (fronts, mut words, mut room) = (games::fronts(), vec![0; 1 << 14], vec![Default::default(); 1024]);
    group.bench_function("turn", |b| b.iter(|| games::turn(black_box(&fronts), &mut words)));
    group.bench_function("orders", |b| b.iter(|| games::orders(black_box(&fronts), &mut room)));
    let recorded = games::recorded();
    group.bench_function("recorded_game", |b| b.iter(|| games::played(black_box(&recorded))));
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
