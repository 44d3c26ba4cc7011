//! A fact that was forgotten is a fault at set-up, or of the order that comes to need it, and never a game that cannot go on.

use crate::random::{Random, choose, hexes, is_off_map, setting, units};
use crate::read::{Bench, arrange};
use grognard_core::ocs::game::{Act, Order};
use grognard_core::ocs::units::{Face, Unit};
use grognard_core::reflect::{Code, Flag, Said};

/// Game turns of the default run; more by `OCS_FORGOTTEN`.
const SEEDS: u64 = 4;

/// A fact of a unit, and how it is forgotten.
type Fact = (&'static str, fn(&mut Unit));

fn faces(unit: &mut Unit, forget: fn(&mut Face)) {
    forget(&mut unit.combat_side);
    forget(&mut unit.move_side);
}

const FACTS: [Fact; 13] = [
    ("kind", |unit| unit.kind = Code::default()),
    ("arm", |unit| unit.arm = Code::default()),
    ("size", |unit| unit.size = Code::default()),
    ("rating", |unit| unit.rating = Said::default()),
    ("mode", |unit| unit.mode = Code::default()),
    ("oriented", |unit| unit.oriented = Code::default()),
    ("side", |unit| unit.side = 0),
    ("nationality", |unit| unit.nationality = 0),
    ("strength", |unit| faces(unit, |face| face.strength = Said::default())),
    ("barrage", |unit| faces(unit, |face| face.barrage = Said::default())),
    ("ma", |unit| faces(unit, |face| face.ma = Said::default())),
    ("mobility", |unit| faces(unit, |face| face.mobility = Code::default())),
    ("throw_mobility", |unit| faces(unit, |face| face.throw_mobility = Code::default())),
];

/// Plays a turn without a fact of each unit of some. Returns what it stopped at.
fn play(seed: u64, (name, forget): Fact) -> Option<String> {
    let random = &mut Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let (fixed, memory) = setting(random);
    let (map, mut there) = (hexes(random), units(random));
    for unit in there.iter_mut().filter(|_| random.below(3) == 0) {
        forget(unit);
    }
    let mut game = arrange(fixed, map, there, is_off_map, memory).ok()?;
    let mut bench = Bench::new(game.board().hexes.len(), 64);
    let (mut since, mut told) = (0, String::new());
    while game.turn().number == 1 {
        // The choices say what is missing.
        let row = choose(&game, &mut bench, random, since).ok()?;
        let Some(row) = row else {
            let next = Order::Next { weather: 0, first: 0, simulcast: Flag(0) };
            let orders =
                [next, Order::Odds { leads: &[] }, Order::Roll { dice: &[1; 8] }, Order::Advance { units: &[] }];
            let why: Vec<String> = orders
                .iter()
                .filter_map(|order| bench.judge(&game, order).err())
                .map(|why| {
                    let unit = game.board().units.get(usize::from(why.index())).map(|unit| (unit.kind, unit.mode));
                    format!("{why:?} {unit:?}")
                })
                .collect();
            return Some(format!("{name} {seed}: {:?} after {told}: {why:?}", game.turn().segment));
        };
        since = if row.act == Code::new(Act::Next) { 0 } else { since + 1 };
        bench.take(&mut game, &row).unwrap_or_else(|why| panic!("{name} {seed}: {row:?}: {why:?}"));
        told = format!("{:?} #{}", row.act, row.unit);
        if since > 200 {
            return Some(format!("{name} {seed}: {:?} goes on and on", game.turn().segment));
        }
    }
    None
}

#[test]
fn what_was_forgotten_leads_to_no_dead_end() {
    let seeds = std::env::var("OCS_FORGOTTEN").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS);
    let all = FACTS.iter().flat_map(|fact| (1..=seeds).filter_map(|seed| play(seed, *fact)));
    let all: Vec<String> = all.collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}
