//! Throws, draws and a bridge on a ready board of 10,000 hexes and 1,000 units, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::paths::{cross, position, sources, throw_reach, throw_to};
use grognard_core::ocs::paths::ReachedHex;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let (mut words, mut room) = (vec![0u64; 30_000], vec![ReachedHex::default(); 10_000]);
    let mut group = c.benchmark_group("paths");
    for range in [15, 50] {
        let supply = position(range);
        group.bench_function(format!("throw_reach_{range}"), |b| {
            b.iter(|| throw_reach(black_box(&supply), &mut words, &mut room));
        });
    }
    let supply = position(15);
    assert!(throw_to(&supply, &mut words));
    group.bench_function("throw_to", |b| b.iter(|| throw_to(black_box(&supply), &mut words)));
    group.bench_function("sources", |b| b.iter(|| sources(black_box(&supply), &mut words)));
    group.bench_function("bridge", |b| b.iter(|| cross(black_box(&supply))));
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
