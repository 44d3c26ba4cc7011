//! Every order that may be given: the generator against the judgement of each order that could be written, and the number
//! of positions that one, two and three orders reach.

use super::Table;
use grognard_core::axis_allies::game::{Game, Legal, Step, TurnPhase, Waits};
use grognard_core::axis_allies::map::Site::{self, *};
use grognard_core::axis_allies::orders::Action;
use grognard_core::axis_allies::powers::Power::{self, *};
use grognard_core::axis_allies::units::Kind::{self, *};
use grognard_core::reflect::Locus;
use grognard_core::ruling::Sink;
use std::collections::HashSet;

/// What the generator gives.
fn generated(game: &Game) -> Vec<Legal> {
    let mut room = vec![Legal::default(); 4096];
    let mut rows = Sink::new(&mut room);
    game.orders(&mut rows).unwrap();
    assert!(rows.needed() <= 4096);
    rows.items().to_vec()
}

/// What the judgement allows of every order of one space that could be written: no faults, no reasons.
fn judged(game: &Game) -> HashSet<Legal> {
    let mut all = HashSet::new();
    for piece in game.pieces().filter(|piece| piece.owner == game.power()) {
        let mut orders: Vec<Legal> = Vec::new();
        for space in 1..=128 {
            for action in [Action::Move, Action::Unload] {
                orders.push(Legal {
                    piece: piece.id,
                    space: Locus::new(space),
                    action: action.into(),
                    ..Legal::default()
                });
            }
        }
        for ship in game.pieces() {
            let order = Legal { piece: piece.id, space: ship.space.into(), transport: ship.id, ..Legal::default() };
            orders.push(Legal { action: Action::Board.into(), ..order });
        }
        for order in orders {
            let mut table = Table { game: game.clone(), effects: Vec::new() };
            if table.take(order.step(&[order.piece])).is_ok_and(|rules| rules.is_empty()) {
                all.insert(order);
            }
        }
    }
    all
}

/// The positions after one order more, each once; the generator and the judgement agree on each before.
fn reached(from: &[Game], compare: bool) -> Vec<Game> {
    let (mut seen, mut all) = (HashSet::new(), Vec::new());
    for game in from.iter().filter(|game| game.waits() == Waits::Orders) {
        let orders = generated(game);
        let once: HashSet<Legal> = orders.iter().copied().collect();
        assert_eq!(orders.len(), once.len(), "no order comes twice");
        if compare {
            assert_eq!(once, judged(game));
        }
        for order in &orders {
            let mut table = Table { game: game.clone(), effects: Vec::new() };
            table.allow(order.step(&[order.piece]));
            if seen.insert(format!("{:?}", table.game)) {
                all.push(table.game);
            }
        }
    }
    all
}

/// A position to move in: whose turn it is, in which phase, and who is where.
fn position(power: Power, phase: TurnPhase, pieces: &[(Kind, Power, Site)]) -> Game {
    let mut table = Table::on(power, pieces);
    while table.game.phase() != phase {
        table.allow(Step::End);
    }
    table.game
}

fn counts(game: Game) -> [usize; 3] {
    let one = reached(&[game], true);
    let two = reached(&one, one.len() < 60);
    let three = reached(&two, false);
    [one.len(), two.len(), three.len()]
}

/// By hand: from Karelia there are seven lands beside it; of the infantry's only the first space. The armor goes on from
/// land that it took without a fight.
#[test]
fn one_infantry() {
    // India touches Afghanistan, French Indo China, Persia, Sinkiang: a neutral without money, an enemy's land, two friends.
    let game = position(Uk, TurnPhase::CombatMovement, &[(Infantry, Uk, Ind)]);
    assert_eq!(counts(game), [3, 0, 0]);
}

#[test]
fn two_infantry() {
    // Three ways for each: six positions, then nine with both moved, then nobody moves.
    let game = position(Uk, TurnPhase::CombatMovement, &[(Infantry, Uk, Ind), (Infantry, Uk, Ind)]);
    assert_eq!(counts(game), [6, 9, 0]);
}

#[test]
fn a_transport_in_the_baltic() {
    // The Baltic touches the North Sea alone. The infantry goes to East or South or West Europe, or aboard; the transport
    // goes to the North Sea.
    let pieces = [(Transport, Germany, Bal), (Infantry, Germany, Ger)];
    let game = position(Germany, TurnPhase::NoncombatMovement, &pieces);
    assert_eq!(counts(game)[0], 5);
}

#[test]
fn the_phases_without_movement() {
    for phase in [TurnPhase::Purchase, TurnPhase::Combat, TurnPhase::Placement] {
        let mut game = Game::empty(Uk);
        game.play_on();
        game.add(Infantry, Uk, Ind.number(), 1).unwrap();
        let mut table = Table { game, effects: Vec::new() };
        while table.game.phase() != phase {
            table.allow(Step::End);
        }
        assert_eq!(generated(&table.game), []);
    }
}

#[test]
fn the_generator_and_the_judgement_agree() {
    let fleet = [
        (Carrier, Japan, CarolineIslandsSeaZone),
        (Fighter, Japan, CarolineIslandsSeaZone),
        (Battleship, Japan, CarolineIslandsSeaZone),
        (Submarine, Usa, HawaiiSeaZone),
    ];
    let shore = [
        (Transport, Uk, Emd),
        (Armor, Uk, Egy),
        (Infantry, Germany, Lib),
        (AaGun, Germany, Seu),
        (Bomber, Uk, Syr),
        (Infantry, Ussr, Per),
    ];
    for (pieces, power) in [(&fleet[..], Japan), (&shore[..], Uk)] {
        for phase in [TurnPhase::CombatMovement, TurnPhase::NoncombatMovement] {
            let game = position(power, phase, pieces);
            let one = reached(&[game], true);
            assert!(!one.is_empty());
            reached(&one[..one.len().min(12)], true);
        }
    }
}
