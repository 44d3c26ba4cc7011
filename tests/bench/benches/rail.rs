//! Railroads, rebuilding and effects on a ready board of 10,000 hexes and 1,000 units, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::rail::{across, back, everywhere, network, put_down, rebuild_near, rebuilding};
use grognard_core::ocs::edits::BoardEdit;
use grognard_core::ocs::rail::RailHex;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let mut group = c.benchmark_group("rail");
    let (mut words, mut room) = (vec![0; 200_000], vec![RailHex::default(); 256]);
    let (network, everywhere) = (network(), everywhere());
    assert_eq!(across(&network, &mut words, &mut room), 99);
    assert_eq!(across(&everywhere, &mut words, &mut room), 99);
    assert_eq!(back(&network, &mut words), 99);
    group.bench_function("path_network", |b| b.iter(|| across(black_box(&network), &mut words, &mut room)));
    group.bench_function("path_everywhere", |b| b.iter(|| across(black_box(&everywhere), &mut words, &mut room)));
    group.bench_function("detrainable_network", |b| b.iter(|| back(black_box(&network), &mut words)));
    group.bench_function("detrainable_everywhere", |b| b.iter(|| back(black_box(&everywhere), &mut words)));
    group.finish();

    let (rebuilding, pax) = rebuilding();
    let mut group = c.benchmark_group("replacements");
    group.bench_function("rebuild_two_hexes", |b| b.iter(|| rebuild_near(black_box(&rebuilding), pax)));
    group.finish();

    let mut edits = vec![BoardEdit::default(); 16];
    assert_eq!(put_down(&network, &mut words, &mut edits), 6);
    let mut group = c.benchmark_group("board");
    group.bench_function("apply_three_units", |b| b.iter(|| put_down(black_box(&network), &mut words, &mut edits)));
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
