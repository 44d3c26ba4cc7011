//! How long Axis & Allies takes, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::axis_allies::{large, small};
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
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
