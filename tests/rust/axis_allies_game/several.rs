//! Choices of several pieces: losses, withdrawals, support shots, raids, groups that move. What is listed piece by piece may
//! be taken together as far as the rules of the choice go, and nothing else may.

use super::Table;
use super::choosing::{choices, compare};
use super::laws::{Numbers, may};
use grognard_core::axis_allies::battle::{Force, Role, Stage};
use grognard_core::axis_allies::game::{Choice, Game, Notes, Step, StepKind, Waits};
use grognard_core::axis_allies::map::Site::*;
use grognard_core::axis_allies::powers::Power::*;
use grognard_core::axis_allies::units::Domain;
use grognard_core::axis_allies::units::Kind::*;
use grognard_core::reflect::Locus;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::{BTreeMap, BTreeSet};

/// How often each kind of choice was met.
pub type Seen = BTreeMap<&'static str, usize>;

/// The pieces of the choices of one kind in a space.
fn listed(choices: &[Choice], step: StepKind, space: u16) -> Vec<u16> {
    let of_kind = choices.iter().filter(|choice| choice.step.get() == Some(step) && choice.space == space);
    of_kind.filter_map(|choice| choice.piece.get()).collect()
}

/// The spaces of the choices of one kind.
fn spaces(choices: &[Choice], step: StepKind) -> BTreeSet<u16> {
    choices.iter().filter(|choice| choice.step.get() == Some(step)).map(|choice| choice.space.0).collect()
}

/// Sets of some pieces: all of them where they are few, else some by chance.
fn sets(pieces: &[u16], numbers: &mut Numbers) -> Vec<Vec<u16>> {
    let masks: Vec<u64> = match pieces.len() {
        0 => vec![],
        few @ 1..=8 => (1..1 << few).collect(),
        many => {
            (0..200).map(|_| numbers.0.wrapping_add(numbers.below(usize::MAX) as u64) % (1 << many.min(40))).collect()
        }
    };
    let set = |mask: u64| pieces.iter().enumerate().filter(|(at, _)| mask >> at & 1 > 0).map(|(_, id)| *id).collect();
    masks.into_iter().map(set).filter(|set: &Vec<u16>| !set.is_empty()).collect()
}

/// The position after a step, if it is allowed.
fn after(game: &Game, step: &Step<'_>) -> Option<Game> {
    let (mut next, mut words) = (game.clone(), [0; 4096]);
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut Sink::none(),
        scratch: &mut Scratch::new(&mut words),
        trail: &mut Trail::none(),
    };
    let ruling = next.apply(step, notes);
    ruling.is_ok_and(|ruling| ruling.value.is_allowed()).then_some(next)
}

/// Compares what is listed with the judgement of sets of pieces.
pub fn together(game: &Game, numbers: &mut Numbers, seen: &mut Seen) {
    let rows = choices(game);
    match game.waits() {
        Waits::Losses => losses(game, &rows, numbers, seen),
        Waits::Submarines => withdrawals(game, &rows, numbers, seen),
        Waits::Fighters => fighters(game, &rows, numbers, seen),
        Waits::Orders if game.fight().is_none() => {
            supports(game, &rows, numbers, seen);
            raids(game, &rows, numbers, seen);
            groups(game, &rows, numbers, seen);
        }
        _ => {}
    }
}

/// Pieces that are not listed, and could be mistaken for some that are.
fn others(game: &Game, listed: &[u16], numbers: &mut Numbers) -> Vec<u16> {
    let all: Vec<u16> = game.pieces().map(|piece| piece.id).filter(|id| !listed.contains(id)).collect();
    (0..2.min(all.len())).map(|_| all[numbers.below(all.len())]).collect::<BTreeSet<_>>().into_iter().collect()
}

/// As many as there are hits or fewer, of which aircraft take none of submarines.
fn losses(game: &Game, rows: &[Choice], numbers: &mut Numbers, seen: &mut Seen) {
    let lose: Vec<&Choice> = rows.iter().filter(|row| row.step.get() == Some(StepKind::Lose)).collect();
    let Some(first) = lose.first() else { return };
    let mut pieces: Vec<u16> = lose.iter().filter_map(|row| row.piece.get()).collect();
    let known = pieces.clone();
    pieces.extend(others(game, &known, numbers));
    let air = |id: &u16| game.pieces().any(|piece| piece.id == *id && piece.kind.domain() == Domain::Air);
    // The most aircraft, and how many in all, by the hits of submarines and of others.
    let (most, wanted) = match game.fight() {
        Some(fight) if fight.raid.is_none() && game.flak().is_none() => {
            let (ours, theirs) = (usize::from(fight.battle.submarine_hits), usize::from(fight.battle.hits));
            let stage = fight.battle.stage.get().unwrap();
            // Those who are hit already still fire.
            let (force, hit) = if stage.role() == Role::Attacker {
                (fight.battle.attacker, Force::default())
            } else {
                (fight.battle.defender, fight.battle.doomed)
            };
            let left = (force.units() - hit.units()) as usize;
            let aircraft = (force.aircraft() - hit.aircraft()) as usize;
            let sunk = ours.min(left - aircraft);
            let rest = if stage == Stage::AaLosses { aircraft } else { left - sunk };
            (theirs, sunk + theirs.min(rest))
        }
        _ => (usize::MAX, usize::from(first.most)),
    };
    assert_eq!(usize::from(first.most), wanted, "{:?}", game.fight());
    let mut tried = sets(&pieces, numbers);
    if pieces.len() > 8 {
        // By chance few have the right number.
        for set in &mut tried {
            set.truncate(wanted);
        }
    }
    let doubled = known.first().map(|id| vec![*id; wanted.max(2)]);
    for set in tried.iter().chain(&doubled) {
        let distinct = set.iter().collect::<BTreeSet<_>>().len() == set.len();
        let fits = distinct
            && (1..=wanted).contains(&set.len())
            && set.iter().all(|id| known.contains(id))
            && set.iter().filter(|id| air(id)).count() <= most;
        assert_eq!(may(game, &Step::Lose { pieces: set }), fits, "{set:?} of {known:?} in {:?}", game.fight());
        *seen.entry(if wanted > 1 { "several lost" } else { "one lost" }).or_default() += usize::from(fits);
    }
}

/// Any of those that may go to a zone may go there together (4.2a).
fn withdrawals(game: &Game, rows: &[Choice], numbers: &mut Numbers, seen: &mut Seen) {
    for space in spaces(rows, StepKind::Withdraw).into_iter().filter(|space| *space > 0) {
        let known = listed(rows, StepKind::Withdraw, space);
        let pieces: Vec<u16> = known.iter().copied().chain(others(game, &known, numbers)).collect();
        for set in sets(&pieces, numbers) {
            let fits = set.iter().all(|id| known.contains(id));
            assert_eq!(may(game, &Step::Withdraw { pieces: &set, space: Locus::new(space) }), fits, "{set:?}");
            *seen.entry("several withdraw").or_default() += usize::from(fits && set.len() > 1);
        }
    }
}

/// No more than there are bays (3.4b).
fn fighters(game: &Game, rows: &[Choice], numbers: &mut Numbers, seen: &mut Seen) {
    let keep = rows.iter().filter(|row| row.step.get() == Some(StepKind::Keep) && row.piece.get().is_some());
    let known: Vec<u16> = keep.clone().filter_map(|row| row.piece.get()).collect();
    let bays = keep.clone().next().map_or(0, |row| usize::from(row.most));
    let pieces: Vec<u16> = known.iter().copied().chain(others(game, &known, numbers)).collect();
    for set in sets(&pieces, numbers) {
        let fits = set.len() <= bays && set.iter().all(|id| known.contains(id));
        assert_eq!(may(game, &Step::Keep { pieces: &set }), fits, "{set:?}");
        *seen.entry("fighters").or_default() += usize::from(fits);
    }
}

/// Battleships give their shots together that may give them at all (3.5a).
fn supports(game: &Game, rows: &[Choice], numbers: &mut Numbers, seen: &mut Seen) {
    for space in spaces(rows, StepKind::Fight) {
        let known = listed(rows, StepKind::Fight, space);
        let more: Vec<u16> = game.pieces().filter(|piece| piece.kind == Battleship).map(|piece| piece.id).collect();
        let pieces: BTreeSet<u16> =
            more.into_iter().chain(others(game, &known, numbers)).chain(known.clone()).collect();
        let pieces: Vec<u16> = pieces.into_iter().collect();
        for set in sets(&pieces, numbers) {
            let fits = set.iter().all(|id| known.contains(id));
            assert_eq!(may(game, &Step::Fight { space: Locus::new(space), support: &set }), fits, "{set:?}");
            *seen.entry("support").or_default() += usize::from(fits);
        }
    }
}

/// Bombers over one complex raid it together.
fn raids(game: &Game, rows: &[Choice], numbers: &mut Numbers, seen: &mut Seen) {
    for space in spaces(rows, StepKind::Raid) {
        let known = listed(rows, StepKind::Raid, space);
        let bombers: Vec<u16> = game.pieces().filter(|piece| piece.kind == Bomber).map(|piece| piece.id).collect();
        // Those that are to raid already may be told again.
        let strangers = others(game, &bombers, numbers);
        let pieces: Vec<u16> = known.iter().copied().chain(strangers).collect();
        for set in sets(&pieces, numbers) {
            let fits = set.iter().all(|id| known.contains(id));
            assert_eq!(may(game, &Step::Raid { pieces: &set }), fits, "{set:?}");
            *seen.entry("raids").or_default() += usize::from(fits && set.len() > 1);
        }
    }
}

/// A group does what its pieces may do one after the other, and a way of two spaces is two orders.
fn groups(game: &Game, rows: &[Choice], numbers: &mut Numbers, seen: &mut Seen) {
    let kinds = [StepKind::Move, StepKind::Board, StepKind::Unload];
    let orders: Vec<&Choice> =
        rows.iter().filter(|row| row.step.get().is_some_and(|step| kinds.contains(&step))).collect();
    let all: Vec<u16> = game.pieces().map(|piece| piece.id).collect();
    let done = |row: &Choice, pieces: &[u16]| -> Option<Game> {
        let (space, transport) = (row.space, row.transport.get().unwrap_or(0));
        after(
            game,
            &match row.step.get() {
                Some(StepKind::Board) => Step::Board { pieces, transport },
                Some(StepKind::Unload) => Step::Unload { pieces, space },
                _ => Step::Move { pieces, path: std::slice::from_ref(&space) },
            },
        )
    };
    for _ in 0..4.min(orders.len()) {
        let row = orders[numbers.below(orders.len())];
        let piece = row.piece.get().unwrap();
        let one = done(row, &[piece]).expect("what is listed may be done");
        // With it goes another one, where that may go now.
        let other = all[numbers.below(all.len())];
        let same = |more: &&Choice| Choice { piece: row.piece, kind: row.kind, ..**more } == *row;
        let near: Vec<u16> = orders.iter().copied().filter(same).filter_map(|more| more.piece.get()).collect();
        for other in near.into_iter().chain([other]).filter(|other| *other != piece) {
            // A gun fires at one after the other.
            if one.waits() == Waits::Orders {
                let then = choices(&one).iter().any(|more| same(&more) && more.piece.get() == Some(other));
                assert_eq!(done(row, &[piece, other]).is_some(), then, "{row:?} with {other}");
                *seen.entry("groups").or_default() += usize::from(then);
            }
        }
        if row.step.get() == Some(StepKind::Move) && one.waits() == Waits::Orders {
            let on: BTreeSet<u16> = choices(&one)
                .iter()
                .filter(|more| more.step.get() == Some(StepKind::Move) && more.piece == row.piece)
                .map(|more| more.space.0)
                .collect();
            let other = 1 + numbers.below(128) as u16;
            for space in on.iter().copied().chain([other]) {
                let path = [row.space, Locus::new(space)];
                let goes = may(game, &Step::Move { pieces: &[piece], path: &path });
                assert_eq!(goes, on.contains(&space), "{row:?} and on to {space}");
                *seen.entry("ways").or_default() += usize::from(goes);
            }
        }
    }
}

/// Losses that fit: whatever hit them, ships before aircraft.
fn ships_first(game: &Game) -> Vec<u16> {
    let rows = choices(game);
    let rows: Vec<&Choice> = rows.iter().filter(|row| row.step.get() == Some(StepKind::Lose)).collect();
    let mut pieces: Vec<(bool, u16)> =
        rows.iter().map(|row| (row.kind.get().unwrap().domain() == Domain::Air, row.piece.get().unwrap())).collect();
    pieces.sort();
    pieces.into_iter().map(|(_, id)| id).take(usize::from(rows[0].most)).collect()
}

/// Goes on through battles, with some of these dice.
fn fight(table: &mut Table, dice: [u8; 4], numbers: &mut Numbers, seen: &mut Seen) {
    let mut ones = BTreeMap::new();
    for _ in 0..60 {
        compare(&table.game, &mut ones);
        together(&table.game, numbers, seen);
        match table.game.waits() {
            Waits::Dice => {
                let thrown = (0..table.game.dice().unwrap()).map(|_| dice[numbers.below(4)]);
                table.allow(Step::Dice { dice: &thrown.collect::<Vec<_>>() });
            }
            Waits::Losses => table.allow(Step::Lose { pieces: &ships_first(&table.game) }),
            Waits::Submarines => table.allow(Step::Withdraw { pieces: &[], space: Locus::default() }),
            Waits::Retreat => table.allow(Step::Press),
            Waits::Fighters => table.allow(Step::Keep { pieces: &[] }),
            Waits::Nothing => return,
            Waits::Orders => {
                let rows = choices(&table.game);
                let support = |space: u16| listed(&rows, StepKind::Fight, space);
                let bombs = spaces(&rows, StepKind::Bomb).first().copied();
                match (bombs, spaces(&rows, StepKind::Fight).first().copied()) {
                    (Some(space), _) => table.allow(Step::Bomb { space: Locus::new(space) }),
                    (_, Some(space)) => {
                        table.allow(Step::Fight { space: Locus::new(space), support: &support(space) });
                    }
                    _ => return,
                }
            }
        }
    }
}

#[test]
fn several_pieces_together() {
    let mut seen = Seen::new();
    for seed in 0..12 {
        let mut numbers = Numbers(seed);
        // Dice that hit often, and seldom.
        let dice = if seed % 2 == 0 { [1, 1, 2, 6] } else { [1, 6, 6, 6] };
        let mut play = |table: &mut Table| {
            table.allow(Step::End);
            fight(table, dice, &mut numbers, &mut seen);
        };
        // Losses on land, of both sides.
        let pieces = [
            (Infantry, Uk, Syr),
            (Infantry, Uk, Syr),
            (Armor, Uk, Syr),
            (Armor, Uk, Syr),
            (Fighter, Uk, Syr),
            (Infantry, Japan, Per),
            (Infantry, Japan, Per),
            (Armor, Japan, Per),
            (Fighter, Japan, Per),
        ];
        let mut table = Table::on(Uk, &pieces);
        table.game.hold(Per.number(), Japan, false).unwrap();
        table.go(&[1, 2, 3, 4, 5], &[Per]);
        play(&mut table);
        // At sea submarines hit no aircraft, and withdraw.
        let pieces = [
            (Submarine, Uk, Nor),
            (Submarine, Uk, Nor),
            (Submarine, Uk, Nor),
            (Battleship, Uk, Nor),
            (Fighter, Uk, Gbr),
            (Submarine, Germany, Bal),
            (Submarine, Germany, Bal),
            (Carrier, Germany, Bal),
            (Fighter, Germany, Bal),
            (Fighter, Germany, Bal),
            (Transport, Germany, Bal),
        ];
        let mut table = Table::on(Uk, &pieces);
        for fighter in [9, 10] {
            table.game.embark(fighter, 8).unwrap();
        }
        table.go(&[1, 2, 3, 4], &[Bal]);
        table.go(&[5], &[Nor, Bal]);
        play(&mut table);
        // Battleships of one zone, and of another, beside an assault.
        let pieces = [
            (Transport, Uk, Nor),
            (Infantry, Uk, Gbr),
            (Infantry, Uk, Gbr),
            (Battleship, Uk, Nor),
            (Battleship, Uk, Nor),
            (Battleship, Uk, WestSpainSeaZone),
            (Battleship, Usa, Nor),
            (Infantry, Germany, Weu),
            (Infantry, Germany, Weu),
        ];
        let mut table = Table::on(Uk, &pieces);
        table.allow(Step::Board { pieces: &[2, 3], transport: 1 });
        table.allow(Step::Unload { pieces: &[2, 3], space: Weu.into() });
        play(&mut table);
        // Bombers that raid, and a gun.
        let pieces =
            [(Bomber, Uk, Gbr), (Bomber, Uk, Gbr), (Bomber, Uk, Gbr), (Fighter, Uk, Gbr), (AaGun, Germany, Ger)];
        let mut table = Table::on(Uk, &pieces);
        table.game.set_cash(Germany, 30);
        let way = [Nor, Bal, Ger].map(Locus::from);
        table.allow(Step::Move { pieces: &[1, 2, 3], path: &way });
        together(&table.game, &mut Numbers(seed), &mut seen);
        table.allow(Step::Raid { pieces: &[1, 2, 3] });
        let mut play = |table: &mut Table| {
            table.allow(Step::End);
            fight(table, dice, &mut numbers, &mut seen);
        };
        play(&mut table);
        // Fighters of two powers whose carrier sinks.
        let pieces = [
            (Submarine, Japan, MidwaySeaZone),
            (Submarine, Japan, MidwaySeaZone),
            (Submarine, Japan, MidwaySeaZone),
            (Carrier, Uk, WestUsSeaZone),
            (Carrier, Usa, WestUsSeaZone),
            (Fighter, Uk, WestUsSeaZone),
            (Fighter, Usa, WestUsSeaZone),
            (Fighter, Usa, WestUsSeaZone),
        ];
        let mut table = Table::on(Japan, &pieces);
        for (fighter, ship) in [(6, 4), (7, 4), (8, 5)] {
            table.game.embark(fighter, ship).unwrap();
        }
        table.go(&[1, 2, 3], &[WestUsSeaZone]);
        play(&mut table);
        // Groups that move, board and unload.
        let pieces = [
            (Transport, Uk, Nor),
            (Transport, Usa, Nor),
            (Infantry, Uk, Gbr),
            (Infantry, Uk, Gbr),
            (Armor, Uk, Gbr),
            (Armor, Uk, Egy),
            (Infantry, Uk, Egy),
            (Fighter, Uk, Egy),
            (Fighter, Uk, Gbr),
            (AaGun, Uk, Gbr),
            (AaGun, Germany, Weu),
        ];
        let mut table = Table::on(Uk, &pieces);
        table.game.set_cash(Uk, 4);
        for combat in [true, false] {
            for _ in 0..3 {
                together(&table.game, &mut Numbers(seed), &mut seen);
                let rows = choices(&table.game);
                let board = rows.iter().find(|row| row.step.get() == Some(StepKind::Board));
                let Some((piece, ship)) = board.and_then(|row| row.piece.get().zip(row.transport.get())) else { break };
                table.allow(Step::Board { pieces: &[piece], transport: ship });
            }
            if combat {
                table.allow(Step::End);
                table.allow(Step::End);
            }
        }
    }
    for kind in ["several lost", "one lost", "several withdraw", "fighters", "support", "raids", "groups", "ways"] {
        assert!(seen.get(kind).is_some_and(|count| *count > 0), "{kind}: {seen:?}");
    }
}
