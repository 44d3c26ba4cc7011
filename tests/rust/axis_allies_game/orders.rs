//! Every order that may be given: the generator against the judgement of each order that could be written, and the number
//! of positions that one, two and three orders reach.

use super::Table;
use super::laws::Numbers;
use grognard_core::axis_allies::game::{Game, Legal, Step, TurnPhase, Waits};
use grognard_core::axis_allies::map::Site::{self, *};
use grognard_core::axis_allies::orders::Action;
use grognard_core::axis_allies::powers::Power::{self, *};
use grognard_core::axis_allies::units::Kind::{self, *};
use grognard_core::reflect::{self, Locus};
use grognard_core::ruling::Sink;
use grognard_core::scratch::Scratch;
use std::collections::HashSet;

/// What the generator gives.
pub fn generated(game: &Game) -> Vec<Legal> {
    let mut room = vec![Legal::default(); 4096];
    let mut rows = Sink::new(&mut room);
    game.orders(&mut rows, &mut Scratch::new(&mut vec![0; 1 << 14])).unwrap();
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
    let three = reached(&two, two.len() < 120);
    [one.len(), two.len(), three.len()]
}

/// The six positions whose counts are committed. Pieces are few and near each other, so that every rule of orders has its
/// say: a neutral, a canal, a blitz, an enemy's ships, a transport that loads and unloads, a friend's, carriers, a gun.
#[rustfmt::skip]
fn six() -> [(Game, [usize; 3]); 6] {
    use TurnPhase::{CombatMovement as Combat, NoncombatMovement as Noncombat};
    let fleet = [
        (Carrier, Japan, CarolineIslandsSeaZone), (Fighter, Japan, CarolineIslandsSeaZone),
        (Submarine, Usa, HawaiiSeaZone),
    ];
    let blitz = [
        (Armor, Uk, Egy), (Armor, Uk, Egy), (Infantry, Uk, Syr), (Infantry, Germany, Alg), (AaGun, Germany, Lib),
    ];
    let landing = [
        (Transport, Uk, Nor), (Infantry, Uk, Gbr), (Infantry, Uk, Gbr), (Armor, Uk, Gbr), (Infantry, Germany, Fin),
    ];
    let shuttle = [(Transport, Uk, Nor), (Infantry, Usa, Gbr), (AaGun, Usa, Gbr), (Submarine, Germany, Bal)];
    let canal = [(Transport, Uk, Emd), (Infantry, Uk, Egy), (Submarine, Uk, Red), (Infantry, Germany, Syr)];
    let home = [(Infantry, Ussr, Mos), (Armor, Ussr, Mos), (AaGun, Ussr, Mos), (AaGun, Ussr, Cau)];
    [
        (position(Japan, Combat, &fleet), [13, 115, 705]),
        (position(Uk, Combat, &blitz), [14, 98, 376]),
        (position(Uk, Combat, &landing), [7, 33, 73]),
        (position(Usa, Noncombat, &shuttle), [2, 0, 0]),
        (position(Uk, Combat, &canal), [14, 89, 370]),
        (position(Ussr, Noncombat, &home), [16, 115, 467]),
    ]
}

#[test]
fn one_two_and_three_orders() {
    let six = six().map(|(game, expected)| (counts(game), expected));
    assert_eq!(six.map(|(counts, _)| counts), six.map(|(_, expected)| expected));
}

/// Orders of chance, of any piece to anywhere, in the course of games of chance: what the generator gives is what the
/// judgement allows.
#[test]
fn a_hundred_thousand_orders() {
    let mut numbers = Numbers(2026);
    let (mut asked, mut allowed) = (0, 0);
    let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
    while asked < 100_000 {
        super::laws::to_orders(&mut table, &mut numbers);
        let before = table.game.clone();
        for _ in 0..6 {
            let orders = generated(&table.game);
            let all: HashSet<Legal> = orders.iter().copied().collect();
            assert_eq!(orders.len(), all.len(), "no order comes twice");
            let pieces: Vec<_> = table.game.pieces().collect();
            let ships: Vec<_> = pieces.iter().filter(|piece| piece.kind == Transport).collect();
            for _ in 0..250 {
                // One of three is an order that is near to an allowed one.
                let like = orders.get(numbers.below(orders.len() * 3 + 1)).copied();
                let piece = pieces[numbers.below(pieces.len())];
                let mut order =
                    Legal { piece: piece.id, space: Locus::new(1 + numbers.below(128) as u16), ..Legal::default() };
                order.action = [Action::Move, Action::Board, Action::Unload][numbers.below(3)].into();
                if order.action.get() == Some(Action::Board) {
                    let Some(ship) = ships.get(numbers.below(ships.len().max(1))) else { continue };
                    (order.space, order.transport) = (ship.space.into(), ship.id);
                }
                if let Some(like) = like {
                    order = if numbers.below(2) == 0 { like } else { Legal { piece: order.piece, ..like } };
                }
                asked += 1;
                let may = super::laws::may(&table.game, &order.step(&[order.piece]));
                allowed += usize::from(may);
                assert_eq!(
                    all.contains(&order),
                    may,
                    "{order:?} in {}",
                    reflect::text(&table.game.save().unwrap().text)
                );
            }
            let Some(order) = orders.get(numbers.below(orders.len().max(1))) else { break };
            table.allow(order.step(&[order.piece]));
            if table.game.waits() != Waits::Orders {
                break;
            }
        }
        super::laws::end(&mut table, &mut numbers, &before);
    }
    assert!(allowed > 10_000, "{allowed}");
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
