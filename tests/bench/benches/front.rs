//! What a side asks and orders in its turn, on a ready board of 10,000 hexes and 1,000 units, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use grognard_bench::front::{position, reached, retreat, sources, stops, supply_phase, traces, under_way};
use grognard_core::ocs::movement::Goal;
use grognard_core::ocs::trace::TraceFound;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let mut front = position();
    // The position is asked to take under 200 bytes a unit.
    println!("{:?} bytes a unit and a hex", front.bytes());
    let mut room = vec![Goal::default(); 10_000];
    println!("{} hexes reached, {} refuges", reached(&mut front, &mut room), retreat(&mut front));
    let mut group = c.benchmark_group("front");
    group.bench_function("reach", |b| b.iter(|| reached(black_box(&mut front), &mut room)));
    group.bench_function("retreat", |b| b.iter(|| retreat(black_box(&mut front))));
    group.bench_function("sources", |b| b.iter(|| sources(black_box(&mut front))));
    let mut found = vec![TraceFound::default(); 1_000];
    group.bench_function("traces", |b| b.iter(|| traces(black_box(&mut front), &mut found)));
    for (name, zones) in [("strat_stops", false), ("strat_stops_negated", true)] {
        let mut front = under_way(zones);
        println!("{} units stay for who stops", stops(&mut front));
        group.bench_function(name, |b| b.iter(|| stops(black_box(&mut front))));
    }
    group.bench_function("supply_phase", |b| {
        b.iter_batched(|| front.clone(), |mut front| supply_phase(&mut front), BatchSize::LargeInput);
    });
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
