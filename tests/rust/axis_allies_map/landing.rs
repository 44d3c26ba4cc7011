//! Whether all fighters find a place (3.4g), against every possible place of the carriers and the fighters.

use crate::{World, ground, piece};
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::moves::{Moves, check};
use grognard_core::axis_allies::orders::{Objection, Phase};
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::Flag;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Fighters in the air, carriers of one's own and of friends with friends aboard, and enemies, some of them attacked.
fn world() -> impl Strategy<Value = World> {
    let fighters = vec((1u16..=8, 1u8..=4, 1u8..=2), 1..=6);
    let parked = vec((0usize..4, 1u8..=2), 0..=1);
    let carriers = vec((1u16..=8, 0u8..=2, any::<bool>(), 0u8..=2, prop::bool::weighted(0.1)), 0..=4);
    let enemies = vec((1u16..=8, any::<bool>()), 0..=2);
    (ground(5..=8, 0.75), fighters, parked, carriers, enemies).prop_map(|(w, fighters, parked, carriers, enemies)| {
        let mut world = w;
        // Carriers first, so that those who are aboard know their number.
        for (space, spent, own, guests, placed) in carriers {
            if space <= world.count() && world.is_sea(space) {
                let owner = if own { Power::Uk } else { Power::Usa };
                let placed = Flag::from(placed);
                let spent = if own { spent } else { 0 };
                world.units.push(Unit { spent, placed, ..piece(Kind::Carrier, owner, space) });
                let aboard = u16::try_from(world.units.len()).unwrap();
                if guests > 0 && !placed.is_set() {
                    world.units.push(Unit { aboard, count: guests, ..piece(Kind::Fighter, Power::Ussr, space) });
                }
            }
        }
        for (which, count) in parked {
            let carriers: Vec<usize> = (0..world.units.len())
                .filter(|i| world.units[*i].kind.get() == Some(Kind::Carrier) && !world.units[*i].placed.is_set())
                .filter(|i| !world.units.iter().any(|u| usize::from(u.aboard) == *i + 1))
                .collect();
            if let Some(i) = carriers.get(which) {
                let (aboard, space) = (u16::try_from(*i + 1).unwrap(), world.units[*i].space);
                world.units.push(Unit { aboard, count, ..piece(Kind::Fighter, Power::Uk, space.0) });
            }
        }
        for (space, spent, count) in fighters {
            if space <= world.count() {
                world.units.push(Unit { spent, count, ..piece(Kind::Fighter, Power::Uk, space) });
            }
        }
        for (space, attacked) in enemies {
            if space <= world.count() && world.is_sea(space) {
                world.units.push(piece(Kind::Submarine, Power::Germany, space));
                if attacked {
                    world.units.push(Unit { spent: 1, ..piece(Kind::Battleship, Power::Uk, space) });
                }
            }
        }
        world
    })
}

/// Where one gets in so many steps.
fn within(world: &World, start: u16, steps: u8, enter: impl Fn(u16) -> bool) -> BTreeSet<u16> {
    let mut all = BTreeSet::from([start]);
    for _ in 0..steps {
        let more: Vec<u16> =
            (1..=world.count()).filter(|b| enter(*b) && all.iter().any(|a| world.touch(*a, *b))).collect();
        all.extend(more);
    }
    all
}

/// Whether all can land but some who need not, by trying everything.
fn all_land(world: &World, spared: &BTreeSet<u16>) -> bool {
    let units = &world.units;
    let friend = |u: &Unit| Power::Uk.is_friend(u.owner.get().unwrap());
    let own = |u: &Unit| u.owner.get() == Some(Power::Uk);
    let kind = |u: &Unit| u.kind.get().unwrap();
    let fought = |zone: u16| {
        world.enemies_at(zone, Power::Uk)
            && units.iter().any(|u| own(u) && u.space == zone && u.aboard == 0 && kind(u) != Kind::Transport)
    };
    // A fighter alone above them attacks them too.
    let barred = |zone: u16| world.enemies_at(zone, Power::Uk) && !fought(zone);
    let mut needy: Vec<BTreeSet<u16>> = Vec::new();
    for (i, u) in (0..).zip(units).filter(|(_, u)| own(u) && kind(u) == Kind::Fighter) {
        if spared.contains(&i) {
            continue;
        }
        if u.spent == 0 && !world.is_sea(u.space.0) {
            continue;
        }
        let neutral = |s: u16| !world.is_sea(s) && world.owners(s).0 == Power::Nobody;
        let air = within(world, u.space.0, 4u8.saturating_sub(u.spent), |s| !neutral(s));
        let lands = |s: &u16| {
            let (now, before) = world.owners(*s);
            !world.is_sea(*s) && Power::Uk.is_friend(now) && Power::Uk.is_friend(before)
        };
        if !air.iter().any(lands) {
            needy.extend(std::iter::repeat_n(air, usize::from(u.number())));
        }
    }
    let mut carriers: Vec<(BTreeSet<u16>, u8)> = Vec::new();
    for (i, u) in units.iter().enumerate().filter(|(_, u)| kind(u) == Kind::Carrier && friend(u)) {
        if u.placed.is_set() {
            continue;
        }
        let guests: u8 = units.iter().filter(|g| usize::from(g.aboard) == i + 1 && !own(g)).map(Unit::number).sum();
        let idle = own(u) && u.spent == 0 && !world.enemies_at(u.space.0, Power::Uk);
        let steps = if idle { 2 } else { 0 };
        let zones = within(world, u.space.0, steps, |s| world.is_sea(s) && !barred(s));
        carriers.push((zones, 2u8.saturating_sub(guests)));
    }
    fn place(carriers: &[(BTreeSet<u16>, u8)], bays: &mut Vec<(u16, u8)>, needy: &[BTreeSet<u16>]) -> bool {
        if let Some(((zones, room), rest)) = carriers.split_first() {
            return zones.iter().any(|zone| {
                bays.push((*zone, *room));
                let fits = place(rest, bays, needy);
                bays.pop();
                fits
            });
        }
        seat(bays, needy)
    }
    fn seat(bays: &mut Vec<(u16, u8)>, needy: &[BTreeSet<u16>]) -> bool {
        let Some((air, rest)) = needy.split_first() else { return true };
        (0..bays.len()).any(|i| {
            if bays[i].1 == 0 || !air.contains(&bays[i].0) {
                return false;
            }
            bays[i].1 -= 1;
            let fits = seat(bays, rest);
            bays[i].1 += 1;
            fits
        })
    }
    place(&carriers, &mut Vec::new(), &needy)
}

/// Whether the orders are allowed, and which pieces are objected to.
fn asked(world: &World, garbage: u64) -> (bool, BTreeSet<u16>) {
    let (mut room, mut words) = ([Objection::default(); 64], vec![garbage; 4096]);
    let mut rows = Sink::new(&mut room);
    let question =
        Moves { board: world.board(), power: Power::Uk.into(), phase: Phase::Combat.into(), ..Moves::default() };
    let told = check(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
    (told.value.is_allowed(), rows.items().iter().map(|o| o.unit).collect())
}

proptest! {
    #![proptest_config(crate::at_least(3000))]

    #[test]
    fn they_land_if_there_is_any_way(world in world(), garbage in any::<u64>()) {
        let (allowed, objected) = asked(&world, garbage);
        prop_assert_eq!(allowed, all_land(&world, &BTreeSet::new()));
        prop_assert_eq!(allowed, objected.is_empty());
        // What the lent memory held before means nothing.
        prop_assert_eq!((allowed, objected.clone()), asked(&world, !garbage));
        // The others can land, and nobody is objected to who could land beside them.
        prop_assert!(all_land(&world, &objected));
        for one in &objected {
            let mut fewer = objected.clone();
            fewer.remove(one);
            prop_assert!(!all_land(&world, &fewer));
        }
    }
}
