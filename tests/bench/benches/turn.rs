//! An order on a ready board of 10,000 hexes and 1,000 units, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::turn::{marching, order};
use grognard_core::ocs::edits::BoardEdit;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let (mut words, mut edits) = (vec![0u64; 256], vec![BoardEdit::default(); 16]);
    let supply = marching();
    // It leaves the list and enters it again.
    assert_eq!(order(&supply, &mut words, &mut edits), 2);
    let mut group = c.benchmark_group("turn");
    group.bench_function("march_and_apply", |b| b.iter(|| order(black_box(&supply), &mut words, &mut edits)));
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
