//! The stepper against the exact chances: every volley of a battle is thrown from its position, hit by hit, with the
//! chance of each, until next to nothing is left undecided.

use grognard_core::axis_allies::battle::{Stage, Waiting, choices};
use grognard_core::axis_allies::chance::ONE;
use grognard_core::axis_allies::game::{BattleOfTurn, Game, Notes, Position, TurnForecast, Waits, chances};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::{FIGHTERS, Kind};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::BTreeMap;

fn position(text: &str) -> Position {
    let mut position = Position::default();
    position.text[..text.len()].copy_from_slice(text.as_bytes());
    position
}

/// The position after a line.
fn after(game: &Game, line: &str) -> Game {
    let (mut next, mut words) = (game.clone(), [0; 4096]);
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut Sink::none(),
        scratch: &mut Scratch::new(&mut words),
        trail: &mut Trail::none(),
    };
    let ruling = next.obey(line.as_bytes(), notes).unwrap_or_else(|fault| panic!("{line}: {fault}"));
    assert!(ruling.value.is_allowed(), "{line}");
    next
}

/// The chances of 0, 1, ... hits of so many dice.
fn binomial(dice: u16, hits_at: u8) -> Vec<f64> {
    let p = f64::from(hits_at) / 6.0;
    (0..dice).fold(vec![1.0], |row, _| {
        let shifted = std::iter::once(0.0).chain(row.iter().map(|chance| chance * p));
        row.iter().map(|chance| chance * (1.0 - p)).chain([0.0]).zip(shifted).map(|(miss, hit)| miss + hit).collect()
    })
}

/// Every volley that differs in its hits: its dice, as a line, and its chance.
fn volleys(game: &Game) -> Vec<(String, f64)> {
    let turn = choices(&Waiting { battle: game.fight().unwrap().battle }, &mut Trail::none()).unwrap().value;
    let shots = matches!(turn.stage.get(), Some(Stage::AaFire | Stage::SupportFire));
    let kinds: Vec<(u16, u8)> = if shots {
        vec![(turn.dice as u16, turn.shot)]
    } else {
        turn.dice_by_kind.into_iter().zip(turn.hits_at).filter(|(dice, _)| *dice > 0).collect()
    };
    let mut lines = vec![("dice".to_owned(), 1.0)];
    for (dice, hits_at) in kinds {
        let one = |(line, chance): (String, f64)| {
            let each = binomial(dice, hits_at).into_iter().enumerate().map(move |(hits, of)| {
                let faces = [" 1".repeat(hits), " 6".repeat(usize::from(dice) - hits)].concat();
                (format!("{line}{faces}"), chance * of)
            });
            each.filter(|(_, chance)| *chance > 0.0).collect::<Vec<_>>()
        };
        lines = lines.into_iter().flat_map(one).collect();
    }
    lines
}

/// The customary losses as a line.
fn losses(game: &Game) -> String {
    let turn = choices(&Waiting { battle: game.fight().unwrap().battle }, &mut Trail::none()).unwrap().value;
    let some = |kind: &&Kind| turn.suggested.count(**kind) > 0;
    let kinds = FIGHTERS.iter().filter(some).map(|kind| format!("{} {}", turn.suggested.count(*kind), kind.short()));
    format!("lose {}", kinds.collect::<Vec<_>>().join(", "))
}

/// Every way in which the battle at hand may end, and its chance.
fn ends(game: Game) -> Vec<(Game, f64)> {
    let mut here = BTreeMap::from([(Vec::new(), (game, 1.0))]);
    let mut over = Vec::new();
    while !here.is_empty() {
        let mut next: BTreeMap<Vec<u8>, (Game, f64)> = BTreeMap::new();
        let mut add = |game: Game, chance: f64| {
            let key = grognard_core::reflect::text(&game.save().unwrap().text).as_bytes().to_vec();
            next.entry(key).or_insert((game, 0.0)).1 += chance;
        };
        for (game, chance) in here.into_values().filter(|(_, chance)| *chance > 1e-15) {
            match game.waits() {
                Waits::Dice => volleys(&game).iter().for_each(|(line, of)| add(after(&game, line), chance * of)),
                Waits::Losses => add(after(&game, &losses(&game)), chance),
                Waits::Submarines => add(after(&game, "stay"), chance),
                Waits::Retreat => add(after(&game, "press"), chance),
                Waits::Fighters => add(after(&game, "keep"), chance),
                Waits::Orders | Waits::Nothing => over.push((game, chance)),
            }
        }
        here = next;
    }
    over
}

/// The chances that the attacker is left alone, the defender is, or nobody, and that the attacker takes the land.
fn thrown(game: Game, space: u16, attacker: Power) -> [f64; 4] {
    let mut sums = [0.0; 4];
    for (game, chance) in ends(game) {
        let left = |own: bool| {
            game.pieces().any(|piece| piece.space == space && piece.kind.fights() && (piece.owner == attacker) == own)
        };
        let ending = match (left(true), left(false)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        sums[ending] += chance;
        sums[3] += if game.owner(space) == attacker { chance } else { 0.0 };
    }
    sums
}

/// Compares the chances of the battle at hand with all that can be thrown, after each of the lines.
fn compare(text: &str, lines: &[&str]) {
    let mut game = Game::load(&position(text)).unwrap();
    for line in lines {
        game = after(&game, line);
        let (space, power) = (game.fight().unwrap().space, game.power());
        let position = game.save().unwrap();
        let (mut room, mut words) = ([BattleOfTurn::default(); 1], vec![0; 1 << 14]);
        let mut rows = Sink::new(&mut room);
        let question = TurnForecast { position, ..TurnForecast::default() };
        let all = chances(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap().value;
        let row = rows.items()[0];
        let exact = [row.win, row.lose, row.both_gone, row.taken].map(|chance| chance as f64 / ONE as f64);
        let thrown = thrown(game.clone(), space, power);
        for (exact, thrown) in exact.iter().zip(thrown) {
            assert!((exact - thrown).abs() < 1e-9, "{line}: {exact} {thrown}, in all {thrown:?} {row:?}");
        }
        assert!(row.missing < 1 << 30 && all.all_won <= row.win, "{line}: {row:?}");
    }
}

#[test]
fn a_battle_on_land() {
    let text = "grognard axis_allies game 1; round 1 ussr combat; cash 0 0 0 0 0; space ukr germany battle; ussr; \
        inf ukr 1-2 engaged; arm ukr 3 engaged; ftr ukr 4 engaged; germany; inf ukr 5-6; arm ukr 7; aa ukr 8; end";
    let lines = [
        "fight ukr",
        "dice 6",
        "dice 1 6 3 4",
        "lose 2 inf",
        "dice 2 6 6",
        "lose 1 inf",
        "press",
        "dice 6 6 6",
        "dice 6",
    ];
    compare(text, &lines);
}

/// A gun hits one of two fighters, which their owner still has to choose.
#[test]
fn a_battle_under_a_gun() {
    let text = "grognard axis_allies game 1; round 1 ussr combat; cash 0 0 0 0 0; space ukr germany battle; ussr; \
        inf ukr 1-2 engaged; ftr ukr 3-4 engaged; germany; inf ukr 5-7; aa ukr 8; end";
    compare(text, &["fight ukr", "dice 1 6", "lose 1 ftr", "dice 6 1 6", "lose 1 inf", "dice 2 6 1", "lose 2 inf"]);
}

#[test]
fn an_assault_with_support() {
    let text = "grognard axis_allies game 1; round 1 uk combat; cash 0 0 0 0 0; space fin germany battle assault; uk; \
        trn nor 1 engaged; bat nor 2; inf nor 3 engaged > fin left 1 unloaded; inf nor 4 engaged > fin left 1 unloaded; \
        germany; inf fin 5; ftr fin 6; end";
    let text = text.replace("inf nor", "inf fin");
    // A fighter that the shot has hit still fires.
    compare(
        &text,
        &["fight fin with bat nor", "dice 1", "lose 1 inf", "dice 6 6", "dice 6 6", "dice 6 1", "lose 1 ftr"],
    );
}

#[test]
fn a_battle_at_sea() {
    let text = "grognard axis_allies game 1; round 1 uk combat; cash 0 0 0 0 0; space nor battle; uk; \
        sub nor 1 engaged; bat nor 2 engaged; ftr nor 3 engaged; germany; sub nor 4; trn nor 5; end";
    compare(text, &["fight nor", "dice 1", "lose 1 trn", "dice 1 6", "lose 1 sub"]);
    // All miss but the defender's submarine, which hits a ship.
    compare(text, &["fight nor", "dice 6", "dice 6 6", "dice 6 1", "lose 1 sub", "stay", "press", "dice 6 6"]);
}

/// The chance that all battles are won, with the sea battle before the assault that waits for it: thrown to the end against
/// the exact one.
fn compare_all(text: &str, first: &str, then: &str, land: Site) -> f64 {
    let position = position(text);
    let mut words = vec![0; 1 << 14];
    let question = TurnForecast { position, ..TurnForecast::default() };
    let all = chances(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none()).unwrap().value;
    let game = Game::load(&position).unwrap();
    let power = game.power();
    let mut won = 0.0;
    for (game, chance) in ends(after(&game, first)) {
        // Nobody lands if the sea battle is lost: that battle is forgotten.
        if game.pending().count() > 0 {
            let ends = ends(after(&game, then)).into_iter();
            won += ends.filter(|(game, _)| game.owner(land.number()) == power).map(|(_, of)| chance * of).sum::<f64>();
        }
    }
    let exact = all.all_won as f64 / ONE as f64;
    assert!((exact - won).abs() < 1e-9 && all.missing < 1 << 40, "{exact} {won} {all:?}");
    exact
}

/// A transport and a battleship against a submarine, and the infantry of the transport against one: both are won with the
/// transport left in 4 of 7 cases, and of these one in four.
#[test]
fn an_assault_that_waits() {
    let text = "grognard axis_allies game 1; round 1 uk combat; cash 0 0 0 0 0; option play_on; space nor battle; \
        space fin germany battle assault; uk; trn nor 1 engaged; bat nor 2 engaged; \
        inf fin 3 engaged > fin left 1 unloaded; germany; sub nor 4; inf fin 5; end";
    let exact = compare_all(text, "fight nor", "fight fin", Site::Fin);
    assert!((exact - 1.0 / 7.0).abs() < 1e-12, "{exact}");
}

/// Three transports with different cargo, one of which lands nobody.
#[test]
fn transports_that_are_lost_in_order() {
    let text = "grognard axis_allies game 1; round 1 uk combat; cash 0 0 0 0 0; option play_on; space nor battle; \
        space fin germany battle assault; uk; trn nor 1 engaged > nor left nor unloaded; \
        trn nor 2 spent 1 engaged > nor spent 1 left nor unloaded; trn nor 3 engaged; bat nor 4 engaged; \
        inf fin 5 engaged > fin left 1 unloaded; inf fin 6 engaged > fin left 1 unloaded; \
        arm fin 7 engaged > fin left 2 unloaded; germany; sub nor 8-9; trn nor 10; inf fin 11-12; end";
    compare_all(text, "fight nor", "fight fin", Site::Fin);
}
