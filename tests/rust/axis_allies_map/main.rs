//! The map, movement and what comes after battle, against second statements of the rules that try every case: every
//! walk that a piece can take, every place that a carrier and its fighters can have, every way to build.
//!
//! What is committed of a failure is a vector with the shrunk case and the value that the rules give. More cases:
//! `PROPTEST_CASES=100000 cargo test -p grognard-tests --test axis_allies_map`.

mod after;
mod figures;
mod landing;
mod placement;
mod reach;

use grognard_core::axis_allies::board::{Board, Holding, Unit};
use grognard_core::axis_allies::map::{Canal, Link, Space, Surface};
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use proptest::prelude::*;
use proptest::test_runner::{Config, FileFailurePersistence};

/// Proptest's own, with the seeds of failures under `target`.
fn config() -> Config {
    let seeds = FileFailurePersistence::Direct(concat!(env!("CARGO_TARGET_TMPDIR"), "/axis_allies_map"));
    Config { failure_persistence: Some(Box::new(seeds)), ..Config::default() }
}

/// No fewer cases than these.
fn at_least(cases: u32) -> Config {
    let config = config();
    Config { cases: config.cases.max(cases), ..config }
}

/// A board of a host's own, with a position on it.
#[derive(Debug, Clone, Default)]
struct World {
    spaces: Vec<Space>,
    links: Vec<Link>,
    canals: Vec<Canal>,
    holdings: Vec<Holding>,
    units: Vec<Unit>,
}

impl World {
    fn board(&self) -> Board<'_> {
        Board {
            spaces: &self.spaces,
            links: &self.links,
            canals: &self.canals,
            holdings: &self.holdings,
            units: &self.units,
            ..Board::default()
        }
    }
    fn is_sea(&self, space: u16) -> bool {
        self.spaces[usize::from(space) - 1].surface.get() == Some(Surface::Sea)
    }
    fn count(&self) -> u16 {
        u16::try_from(self.spaces.len()).unwrap()
    }
    fn touch(&self, a: u16, b: u16) -> bool {
        self.links.iter().any(|l| (l.a, l.b) == (a.into(), b.into()) || (l.a, l.b) == (b.into(), a.into()))
    }
    /// Whose a space is now, and whose it was when the turn began.
    fn owners(&self, space: u16) -> (Power, Power) {
        let printed = self.spaces[usize::from(space) - 1].owner.get().unwrap();
        match self.holdings.iter().find(|h| h.space == space) {
            Some(h) if h.taken.is_set() => (h.owner.get().unwrap(), h.was.get().unwrap()),
            Some(h) => (h.owner.get().unwrap(), h.owner.get().unwrap()),
            None => (printed, printed),
        }
    }
    fn enemies_at(&self, space: u16, power: Power) -> bool {
        self.units.iter().any(|u| {
            let kind = u.kind.get().unwrap();
            let stands = if self.is_sea(space) { kind.is_ship() } else { kind != Kind::AaGun };
            u.space == space && stands && power.is_enemy(u.owner.get().unwrap())
        })
    }
}

fn space(sea: bool, owner: Power) -> Space {
    let surface = if sea { Surface::Sea } else { Surface::Land };
    Space { surface: surface.into(), owner: if sea { Power::Nobody } else { owner }.into(), ..Space::default() }
}

fn piece(kind: Kind, owner: Power, space: u16) -> Unit {
    Unit { space: space.into(), kind: kind.into(), owner: owner.into(), ..Unit::default() }
}

/// Spaces and borders: how many, what each is, which pairs touch.
fn ground(count: std::ops::RangeInclusive<usize>, sea: f64) -> impl Strategy<Value = World> {
    use proptest::collection::vec;
    let owner = prop::sample::select(vec![Power::Uk, Power::Ussr, Power::Germany, Power::Nobody]);
    let spaces = vec((prop::bool::weighted(sea), owner), count);
    (spaces, vec(prop::bool::weighted(0.35), 36)).prop_map(|(spaces, touch)| {
        let spaces: Vec<Space> = spaces.into_iter().map(|(sea, owner)| space(sea, owner)).collect();
        let n = u16::try_from(spaces.len()).unwrap();
        let pairs = (1..=n).flat_map(|a| (a + 1..=n).map(move |b| (a, b)));
        let links =
            pairs.zip(touch).filter(|(_, touch)| *touch).map(|((a, b), _)| Link { a: a.into(), b: b.into() }).collect();
        World { spaces, links, ..World::default() }
    })
}
