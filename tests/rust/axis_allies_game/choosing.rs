//! Everything that may be done: each choice is accepted, and what is not among them is refused.

use super::Table;
use super::laws::{Numbers, end, may, to_orders};
use grognard_core::axis_allies::game::{Choice, Game, Step, StepKind, TurnPhase, Waits};
use grognard_core::axis_allies::placement::Placement;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Sink;
use grognard_core::scratch::Scratch;
use std::collections::{BTreeMap, BTreeSet};

pub fn choices(game: &Game) -> Vec<Choice> {
    let (mut room, mut words) = (vec![Choice::default(); 4096], vec![0; 1 << 14]);
    let mut rows = Sink::new(&mut room);
    game.choices(&mut rows, &mut Scratch::new(&mut words)).unwrap();
    assert!(rows.needed() <= 4096);
    rows.items().to_vec()
}

/// The pieces and spaces of the choices of one kind, 0 for none.
fn of(choices: &[Choice], kind: StepKind) -> BTreeSet<(u16, u16)> {
    let of_kind = choices.iter().filter(|choice| choice.step.get() == Some(kind));
    of_kind.map(|choice| (choice.piece.get().unwrap_or(0), choice.space.0)).collect()
}

/// Compares the choices with the judgement of every step of one piece or space that could be written. Orders of movement
/// are compared by `orders`.
pub fn compare(game: &Game, seen: &mut BTreeMap<&'static str, usize>) {
    let choices = choices(game);
    let once: BTreeSet<String> = choices.iter().map(|choice| format!("{choice:?}")).collect();
    assert_eq!(once.len(), choices.len(), "no choice comes twice");
    let pieces: Vec<_> = game.pieces().collect();
    let spaces: Vec<u16> = (0..=128).collect();
    let mut agree = |kind: StepKind, name: &'static str, all: &mut dyn Iterator<Item = ((u16, u16), bool)>| {
        let told = of(&choices, kind);
        let allowed: BTreeSet<(u16, u16)> = all.filter(|(_, may)| *may).map(|(key, _)| key).collect();
        assert_eq!(told, allowed, "{kind:?} in {}", grognard_core::reflect::text(&game.save().unwrap().text));
        *seen.entry(name).or_default() += told.len();
    };
    let at = |space: u16| Locus::new(space);
    let fights = |space: u16| ((0, space), may(game, &Step::Fight { space: at(space), support: &[] }));
    let battleships = pieces.iter().filter(|piece| piece.kind == Kind::Battleship);
    let pending: Vec<u16> = game.pending().map(|(space, _)| space).collect();
    let pairs = battleships.flat_map(|piece| pending.iter().map(move |space| (piece.id, *space)));
    let shots = |(id, space)| ((id, space), may(game, &Step::Fight { space: at(space), support: &[id] }));
    agree(StepKind::Fight, "fight", &mut spaces.iter().map(|space| fights(*space)).chain(pairs.map(shots)));
    let bombs = |space: u16| ((0, space), may(game, &Step::Bomb { space: at(space) }));
    agree(StepKind::Bomb, "bomb", &mut spaces.iter().map(|space| bombs(*space)));
    let retreats = |space: u16| ((0, space), may(game, &Step::Retreat { space: at(space) }));
    agree(StepKind::Retreat, "retreat", &mut spaces.iter().map(|space| retreats(*space)));
    agree(StepKind::Press, "press", &mut [((0, 0), may(game, &Step::Press))].into_iter());
    agree(StepKind::End, "end", &mut [((0, 0), may(game, &Step::End))].into_iter());
    agree(StepKind::Surrender, "surrender", &mut [((0, 0), may(game, &Step::Surrender))].into_iter());
    if game.waits() == Waits::Submarines {
        let stay = ((0, 0), may(game, &Step::Withdraw { pieces: &[], space: at(0) }));
        let subs = pieces.iter().filter(|piece| piece.kind == Kind::Submarine);
        let each = subs.flat_map(|piece| spaces.iter().map(move |space| (piece.id, *space)));
        let goes = |(id, space)| ((id, space), may(game, &Step::Withdraw { pieces: &[id], space: at(space) }));
        agree(StepKind::Withdraw, "withdraw", &mut each.map(goes).chain([stay]));
    }
    let raids = |id: u16, space: u16| ((id, space), may(game, &Step::Raid { pieces: &[id] }));
    // A bomber that is to raid already may be told again; it is no choice.
    let told = |id: u16| {
        let text = game.save().unwrap();
        let text = grognard_core::reflect::text(&text.text).to_owned();
        text.lines().any(|line| line.split_whitespace().nth(2) == Some(&id.to_string()) && line.ends_with("raids"))
    };
    let bombers = pieces.iter().filter(|piece| piece.kind == Kind::Bomber && !told(piece.id));
    if game.phase() == TurnPhase::CombatMovement && game.waits() == Waits::Orders {
        agree(StepKind::Raid, "raid", &mut bombers.map(|piece| raids(piece.id, piece.space)));
    }
    let dice = choices.iter().find(|choice| choice.step.get() == Some(StepKind::Dice)).map_or(0, |row| row.count);
    assert_eq!(u32::from(dice), game.dice().unwrap());
    for faces in dice.saturating_sub(1)..=dice + 1 {
        assert_eq!(may(game, &Step::Dice { dice: &vec![6; faces.into()] }), dice > 0 && faces == dice);
    }
    losses(game, &choices, seen);
    for kind in Kind::ALL {
        let row = |step: StepKind| {
            choices.iter().find(|c| c.step.get() == Some(step) && c.kind.get() == Some(kind)).map_or(0, |c| c.most)
        };
        let most = row(StepKind::Buy);
        assert_eq!(may(game, &Step::Buy { kind, count: most.max(1) }), most > 0, "{kind:?}");
        assert!(!may(game, &Step::Buy { kind, count: most + 1 }), "{kind:?}");
        *seen.entry("buy").or_default() += usize::from(most > 0);
        // Elsewhere than in placement one space stands for all.
        let all = if game.phase() == TurnPhase::Placement { &spaces[..] } else { &spaces[1..2] };
        for space in all {
            let entry = Placement { space: at(*space), kind: kind.into(), count: 1, ..Placement::default() };
            let told = choices.iter().any(|choice| {
                choice.step.get() == Some(StepKind::Place) && choice.kind.get() == Some(kind) && choice.space == *space
            });
            assert_eq!(may(game, &Step::Place(entry)), told, "{entry:?}");
            *seen.entry("place").or_default() += usize::from(told);
        }
    }
}

/// Where one loss is wanted: every piece of the board.
fn losses(game: &Game, choices: &[Choice], seen: &mut BTreeMap<&'static str, usize>) {
    if choices.iter().any(|choice| choice.step.get() == Some(StepKind::Lose) && choice.most == 1) {
        for piece in game.pieces() {
            let told = choices.iter().any(|choice| choice.piece.get() == Some(piece.id));
            let text = game.save().unwrap();
            let here = may(game, &Step::Lose { pieces: &[piece.id] });
            assert_eq!(here, told, "{piece:?} in {}", grognard_core::reflect::text(&text.text));
            *seen.entry("lose").or_default() += usize::from(told);
        }
    }
}

/// In the course of games of chance.
#[test]
fn choices_are_what_may_be_done() {
    let mut seen = BTreeMap::new();
    for seed in [5, 17] {
        let mut numbers = Numbers(seed);
        let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
        table.game.play_on();
        for _ in 0..14 {
            if table.game.phase() == TurnPhase::Purchase {
                compare(&table.game, &mut seen);
                for kind in [Kind::Infantry, Kind::Submarine, Kind::Fighter] {
                    if may(&table.game, &Step::Buy { kind, count: 1 }) {
                        table.allow(Step::Buy { kind, count: 1 });
                    }
                }
            }
            // Step by step through battles and placement.
            while !matches!(table.game.phase(), TurnPhase::CombatMovement | TurnPhase::NoncombatMovement)
                || table.game.waits() != Waits::Orders
            {
                compare(&table.game, &mut seen);
                if table.game.waits() != Waits::Orders {
                    super::several::together(&table.game, &mut numbers, &mut seen);
                }
                if !advance(&mut table, &mut numbers) {
                    break;
                }
            }
            to_orders(&mut table, &mut numbers);
            let before = table.game.clone();
            for _ in 0..10 {
                let orders = super::orders::generated(&table.game);
                // Enemies are attacked, so that there are battles.
                let at = numbers.below(orders.len().max(1));
                let Some(order) = orders.get(at) else { break };
                table.allow(order.step(&[order.piece]));
                if table.game.waits() != Waits::Orders {
                    break;
                }
            }
            compare(&table.game, &mut seen);
            super::several::together(&table.game, &mut numbers, &mut seen);
            end(&mut table, &mut numbers, &before);
        }
    }
    for kind in ["buy", "place", "fight", "end", "surrender", "lose", "press"] {
        assert!(seen.get(kind).is_some_and(|count| *count > 0), "{kind}: {seen:?}");
    }
}

/// Takes some choice that moves the game on.
fn advance(table: &mut Table, numbers: &mut Numbers) -> bool {
    let choices = choices(&table.game);
    let step = |kind: StepKind| {
        let rows: Vec<_> = choices.iter().filter(|choice| choice.step.get() == Some(kind)).collect();
        (!rows.is_empty()).then(|| *rows[numbers.0 as usize % rows.len()])
    };
    if let Some(row) = step(StepKind::Fight) {
        table.allow(Step::Fight { space: row.space, support: &[] });
    } else if let Some(row) = step(StepKind::Bomb) {
        table.allow(Step::Bomb { space: row.space });
    } else if let Some(row) = step(StepKind::Place) {
        let entry = Placement { space: row.space, kind: row.kind, count: 1, ..Placement::default() };
        table.allow(Step::Place(entry));
    } else if table.game.waits() == Waits::Orders {
        if !may(&table.game, &Step::End) {
            return false;
        }
        table.allow(Step::End);
    } else {
        super::laws::one(table, numbers);
    }
    table.game.waits() != Waits::Nothing
}
