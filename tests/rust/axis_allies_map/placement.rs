//! Whether complexes can build the placed pieces, against every way to distribute them.

use crate::World;
use grognard_core::axis_allies::board::Holding;
use grognard_core::axis_allies::map::{Link, Space};
use grognard_core::axis_allies::placement::{Placement, Placing, assess};
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::Flag;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;

/// Up to four territories with complexes that build 1 to 3, and up to three zones beside some of them.
fn world() -> impl Strategy<Value = World> {
    (vec(0u8..=3, 1..=4), 1u16..=3, vec(any::<bool>(), 12)).prop_map(|(incomes, zones, beside)| {
        let mut world = World::default();
        for income in &incomes {
            world.spaces.push(Space { income: *income, ..crate::space(false, Power::Uk) });
        }
        let lands = world.count();
        for a in 1..=lands {
            let industrial_complex = Flag::YES;
            world.holdings.push(Holding {
                space: a.into(),
                owner: Power::Uk.into(),
                industrial_complex,
                ..Holding::default()
            });
        }
        for _ in 0..zones {
            world.spaces.push(crate::space(true, Power::Nobody));
        }
        let pairs = (1..=lands).flat_map(|a| (1..=zones).map(move |z| (a, lands + z)));
        world.links =
            pairs.zip(beside).filter(|(_, is)| *is).map(|((a, b), _)| Link { a: a.into(), b: b.into() }).collect();
        world
    })
}

/// Whether some way of building all of it keeps every limit.
fn can_build(world: &World, pieces: &[(u16, u16)], room: &mut Vec<u8>) -> bool {
    let Some(((space, named), rest)) = pieces.split_first() else { return true };
    (0..room.len()).any(|i| {
        let land = u16::try_from(i + 1).unwrap();
        let builds = land == *space || (world.is_sea(*space) && world.touch(land, *space));
        if room[i] == 0 || !builds || (*named > 0 && *named != land) {
            return false;
        }
        room[i] -= 1;
        let fits = can_build(world, rest, room);
        room[i] += 1;
        fits
    })
}

proptest! {
    #![proptest_config(crate::at_least(2000))]

    #[test]
    fn complexes_build_what_they_can(world in world(), wanted in vec((1u16..=7, 1u8..=3, 0u16..=4), 1..=5)) {
        let lands = u16::try_from(world.holdings.len()).unwrap();
        let (mut placements, mut pieces) = (Vec::new(), Vec::new());
        for (space, count, named) in wanted {
            let space = 1 + (space - 1) % world.count();
            let sea = world.is_sea(space);
            let industrial_complex = if sea && named <= lands { named } else { 0 };
            let kind = if sea { Kind::Transport } else { Kind::Infantry };
            placements.push(Placement { space: space.into(), industrial_complex: industrial_complex.into(), kind: kind.into(), count, ..Placement::default() });
            pieces.extend(std::iter::repeat_n((space, industrial_complex), usize::from(count)));
        }
        let mut room: Vec<u8> = world.spaces.iter().take(usize::from(lands)).map(|s| s.income.max(1)).collect();
        let question = Placing { board: world.board(), power: Power::Uk.into(), placements: &placements };
        let told = assess(&question, &mut Sink::none(), &mut Scratch::new(&mut [!0; 16]), &mut Trail::none()).unwrap();
        prop_assert_eq!(told.value.is_allowed(), can_build(&world, &pieces, &mut room));
    }
}
