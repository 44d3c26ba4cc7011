//! Withdrawals and conquests: exactly the offered choices are allowed, and changes of ownership last.

use crate::{World, config, ground, piece};
use grognard_core::axis_allies::battle::{Battle, BattleKind, Force, Stage};
use grognard_core::axis_allies::board::{Board, Holding, Unit};
use grognard_core::axis_allies::conquest::{Capture, Change, Means, Transfer, apply};
use grognard_core::axis_allies::income::{Collect, collect};
use grognard_core::axis_allies::map_questions::AtSpace;
use grognard_core::axis_allies::map_questions::space as space_facts;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::axis_allies::withdrawal::{Leaving, Way, Withdrawal, WithdrawalSpace, assess, choices};
use grognard_core::reflect::Flag;
use grognard_core::ruling::{Sink, Trail};
use proptest::collection::vec;
use proptest::prelude::*;

/// The battle that stands there, whose attackers are German.
fn fought(world: &World, at: u16) -> Battle {
    let force = |german: bool| {
        let mut counts = [0; 12];
        for unit in world.units.iter().filter(|u| u.space == at && (u.owner.get() == Some(Power::Germany)) == german) {
            counts[unit.kind.get().unwrap().index()] += 1;
        }
        Force::of(counts)
    };
    let (attacker, defender) = (force(true), force(false));
    let kind = if world.is_sea(at) { BattleKind::Sea } else { BattleKind::Land };
    Battle {
        attacker_start: attacker,
        attacker,
        defender_start: defender,
        defender,
        kind: kind.into(),
        stage: Stage::Retreat.into(),
        ..Battle::default()
    }
}

/// A battle of Germans against British, and others elsewhere; some of the Germans were there before it.
fn battle() -> impl Strategy<Value = (World, u16, Vec<Way>)> {
    let others = vec((1u16..=7, any::<bool>()), 0..=4);
    let held = vec((1u16..=7, 0u8..3, any::<bool>()), 0..=3);
    let ways = vec(vec(1u16..=7, 1..=3), 1..=4);
    (ground(4..=7, 0.5), 1u16..=7, others, held, ways).prop_map(|(w, at, others, held, ways)| {
        let (mut world, at) = (w.clone(), 1 + (at - 1) % w.count());
        let kind = |space| if w.is_sea(space) { Kind::Submarine } else { Kind::Infantry };
        for owner in [Power::Germany, Power::Uk] {
            world.units.push(piece(kind(at), owner, at));
        }
        for (space, german) in others {
            if space <= w.count() {
                world.units.push(piece(kind(space), if german { Power::Germany } else { Power::Usa }, space));
            }
        }
        for (space, owner, turn) in held {
            let fresh = !world.holdings.iter().any(|h| h.space == space);
            if space <= w.count() && fresh {
                let before = w.spaces[usize::from(space) - 1].owner.get().unwrap();
                let owner = if w.is_sea(space) { Power::Nobody } else { Power::ALL[usize::from(owner)] };
                let taken = turn && !w.is_sea(space) && owner != before;
                world.holdings.push(Holding {
                    space: space.into(),
                    owner: owner.into(),
                    taken: Flag::from(taken),
                    was: if taken { before } else { Power::Nobody }.into(),
                    battled: Flag::from(turn && w.is_sea(space)),
                    ..Holding::default()
                });
            }
        }
        // Each way as far as its spaces touch.
        let ways = ways.into_iter().map(|spaces| {
            let mut spaces: Vec<u16> = spaces.into_iter().map(|s| 1 + (s - 1) % w.count()).chain([at]).collect();
            if let Some(gap) = spaces.windows(2).rposition(|pair| !world.touch(pair[0], pair[1])) {
                spaces.drain(..=gap);
            }
            let mut way = Way::default();
            way.spaces.iter_mut().zip(spaces).for_each(|(to, space)| *to = space.into());
            way
        });
        let ways = ways.collect();
        (world, at, ways)
    })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_offered_is_what_is_allowed((world, space, ways) in battle(), who in 0u8..3) {
        let who = [Leaving::Attackers, Leaving::AttackingSubmarines, Leaving::DefendingSubmarines][usize::from(who)];
        let who = if world.is_sea(space) { who } else { Leaving::Attackers };
        let question = Withdrawal {
            board: world.board(),
            power: Power::Germany.into(),
            battle: fought(&world, space),
            space: space.into(),
            leaving: who.into(),
            ways: &ways,
            destination: 0.into(),
        };
        let mut room = [WithdrawalSpace::default(); 8];
        let mut rows = Sink::new(&mut room);
        let told = choices(&question, &mut rows, &mut Trail::none()).unwrap();
        let offered: Vec<u16> = rows.items().iter().map(|r| r.space.0).collect();
        let allowed: Vec<u16> = (1..=world.count())
            .filter(|space| {
                let question = Withdrawal { destination: (*space).into(), ..question };
                assess(&question, &mut Trail::none()).unwrap().value.is_allowed()
            })
            .collect();
        prop_assert_eq!(told.value.is_allowed(), !allowed.is_empty());
        prop_assert_eq!(offered, allowed);
    }

    #[test]
    fn what_is_taken_is_taken(held in vec((1u16..=70, 0usize..5), 0..=12), taker in 0usize..5, at in 1u16..=70) {
        // A position of the real board, with some land in other hands.
        let mut holdings: Vec<Holding> = Vec::new();
        for (space, owner) in held {
            if !holdings.iter().any(|h| h.space == space) {
                holdings.push(Holding { space: space.into(), owner: Power::ALL[owner].into(), ..Holding::default() });
            }
        }
        let taker = Power::ALL[taker];
        let guns = [Unit { kind: Kind::AaGun.into(), owner: Power::ALL[(taker as usize) % 5].into(), space: at.into(), ..Unit::default() }];
        let board = Board { holdings: &holdings, units: &guns, ..Board::default() };
        let incomes = |board| -> u16 {
            Power::ALL.iter().map(|power| {
                collect(&Collect { board, power: (*power).into() }, &mut Trail::none()).unwrap().value.value
            }).sum()
        };
        let mut room = [Transfer::default(); 64];
        let mut effects = Sink::new(&mut room);
        let question = Capture { board, power: taker.into(), space: at.into(), means: Means::Ground.into() };
        let told = apply(&question, &mut effects, &mut Trail::none()).unwrap().value;
        let Some(conquest) = told.allowed() else {
            prop_assert_eq!(effects.needed(), 0);
            return Ok(());
        };
        let mut after = holdings.clone();
        for change in effects.items().iter().filter(|c| c.what.get() == Some(Change::Territory)) {
            match after.iter_mut().find(|h| h.space == change.space) {
                Some(h) => h.owner = change.owner,
                None => after.push(Holding { space: change.space, owner: change.owner, ..Holding::default() }),
            }
        }
        let board = Board { holdings: &after, ..Board::default() };
        // Land goes from hand to hand, and is never lost.
        let before = incomes(Board { holdings: &holdings, ..Board::default() });
        prop_assert_eq!(before, incomes(board));
        // It is friendly now, and cannot be taken again.
        let again = Capture { board, power: taker.into(), space: at.into(), means: Means::Ground.into() };
        prop_assert!(!apply(&again, &mut Sink::none(), &mut Trail::none()).unwrap().value.is_allowed());
        prop_assert!(taker.is_friend(conquest.owner.get().unwrap()));
        // A freed power has all of its land that its friends held.
        if let Some(freed) = conquest.freed.get().filter(|p| *p != Power::Nobody) {
            for space in 1..=70 {
                let facts = space_facts(&AtSpace { board, space: space.into() }, &mut Sink::none(), &mut Trail::none());
                let facts = facts.unwrap().value;
                let owner = facts.owner.get().unwrap();
                prop_assert!(facts.original.get() != Some(freed) || owner == freed || owner.is_enemy(freed));
            }
        }
    }
}
