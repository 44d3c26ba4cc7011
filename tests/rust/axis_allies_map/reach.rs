//! The reach of a piece, against every path that it may take, at the least cost.

use crate::{World, ground, piece};
use grognard_core::axis_allies::map::{Canal, Site};
use grognard_core::axis_allies::movement::{Passage, Reach, Reached, Route, assess, reach};
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::Locus;
use grognard_core::ruling::{Sink, Trail};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeMap;

const KINDS: [Kind; 9] = [
    Kind::Infantry,
    Kind::Armor,
    Kind::Fighter,
    Kind::Bomber,
    Kind::Transport,
    Kind::Submarine,
    Kind::Carrier,
    Kind::Battleship,
    Kind::AaGun,
];

/// A world, the first of whose pieces is British.
fn world() -> impl Strategy<Value = World> {
    let others = vec((prop::sample::select(&KINDS[..]), any::<bool>(), 1u16..=7), 0..=5);
    let own = (prop::sample::select(&KINDS[..]), 1u16..=7, 0u8..=1);
    let canal = prop::option::weighted(0.5, (any::<prop::sample::Index>(), 1u16..=7));
    (ground(4..=7, 0.45), own, others, canal).prop_map(|(w, own, others, canal)| {
        let mut world = w;
        // A piece that cannot be where it is put is one that can.
        let fitted = |w: &World, kind: Kind, space: u16| {
            let space = 1 + (space - 1) % w.count();
            let other = if w.is_sea(space) { Kind::Battleship } else { Kind::Armor };
            (if kind.is_air() || kind.is_ship() == w.is_sea(space) { kind } else { other }, space)
        };
        let (kind, space, spent) = own;
        let (kind, space) = fitted(&world, kind, space);
        world.units.push(grognard_core::axis_allies::board::Unit { spent, ..piece(kind, Power::Uk, space) });
        for (kind, enemy, space) in others {
            let (kind, space) = fitted(&world, kind, space);
            if !(kind.is_air() && world.is_sea(space)) {
                world.units.push(piece(kind, if enemy { Power::Germany } else { Power::Usa }, space));
            }
        }
        if let Some((which, land)) = canal
            && land <= world.count()
            && !world.is_sea(land)
            && !world.links.is_empty()
        {
            let link = world.links[which.index(world.links.len())];
            if world.is_sea(link.a.0) && world.is_sea(link.b.0) {
                world.canals.push(Canal { a: link.a, b: link.b, lands: [land.into(), land.into()] });
            }
        }
        world
    })
}

/// Goes every walk of so many spaces at most from where the piece stands.
fn walks(world: &World, most: usize, see: &mut dyn FnMut(&[u16])) {
    fn on(world: &World, path: &mut Vec<u16>, here: u16, most: usize, see: &mut dyn FnMut(&[u16])) {
        if path.len() == most {
            return;
        }
        for next in (1..=world.count()).filter(|next| world.touch(here, *next)) {
            path.push(next);
            see(path);
            on(world, path, next, most, see);
            path.pop();
        }
    }
    on(world, &mut Vec::new(), world.units[0].space.0, most, see);
}

proptest! {
    #![proptest_config(crate::at_least(400))]

    #[test]
    fn a_piece_reaches_what_it_can_walk_to(world in world(), combat in any::<bool>(), cash in 0u16..=7) {
        let board = world.board();
        let phase = if combat { Phase::Combat } else { Phase::Noncombat };
        let kind = world.units[0].kind.get().unwrap();
        let mut room = [Reached::default(); 32];
        let mut rows = Sink::new(&mut room);
        let question = Reach { board, power: Power::Uk.into(), phase: phase.into(), unit: 0, cash };
        let told = reach(&question, &mut rows, &mut Trail::none()).unwrap();
        // Every walk, and the cheapest of those that end in a space.
        let mut best: BTreeMap<u16, (u16, u8)> = BTreeMap::new();
        let most = match kind { Kind::Bomber => 6, Kind::Fighter => 4, Kind::Infantry | Kind::AaGun => 1, _ => 2 };
        walks(&world, most, &mut |path| {
            let route: Vec<Locus<Site>> = path.iter().copied().map(Into::into).collect();
            let route = Route { board, power: Power::Uk.into(), phase: phase.into(), unit: 0, path: &route, cash };
            if let Some(Passage { cost, .. }) =
                assess(&route, &mut Sink::none(), &mut Trail::none()).unwrap().value.allowed()
            {
                let end = *path.last().unwrap();
                let price = (cost, u8::try_from(path.len()).unwrap());
                let least = best.entry(end).or_insert(price);
                *least = price.min(*least);
            }
        });
        best.remove(&world.units[0].space.0);
        if !told.value.is_allowed() {
            prop_assert!(best.is_empty() && rows.needed() == 0);
            return Ok(());
        }
        // Aircraft land where a path of the non-combat phase ends; what they can reach says where they may.
        let landing = kind.is_air() && !combat;
        let found: BTreeMap<u16, (u16, u8)> = rows.items().iter()
            .filter(|row| !landing || row.lands.is_set())
            .map(|row| (row.space.0, (row.cost, row.spaces)))
            .collect();
        prop_assert_eq!(found, best);
        for row in rows.items() {
            prop_assert_eq!(row.battle.is_set(), combat && world.enemies_at(row.space.0, Power::Uk));
        }
    }
}
