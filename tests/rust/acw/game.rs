//! Combat phases played through their choices alone: no dead end, no fault, every step among the choices, and all units
//! accounted for.

use grognard_core::acw::game::{Choice, Game, GameEffect, GameEffectKind, GameUnit, Notes, Step, StepKind, Waits};
use grognard_core::hex::Hex;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::fmt::Write;

/// A generator of numbers (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A results table with losses of every kind, exchanges, retreats and advances.
const TABLE: &str = "table first 0 rows 6\ncolumns 1 2 1 1 2 1 4 1\n\
cells 1 2 3 4 2 3 4 5 3 4 5 6 4 5 6 7\ncells 5 6 7 8 6 7 8 4\n\
result 1 attacker eliminated defender advance\n\
result 2 attacker losses 1 retreat 1 disorganized defender advance\n\
result 3 attacker losses 2 together\n\
result 4 exchange attacker advance\n\
result 5 attacker advance defender losses 1\n\
result 6 attacker advance defender retreat 2\n\
result 7 attacker advance defender losses 1 retreat 1 disorganized\n\
result 8 attacker advance defender eliminated\n";

/// Some position: stacks of both sides in one crowd.
fn position(numbers: &mut Numbers, radius: i16, most: usize) -> Game {
    let mut text = String::from("grognard acw game 1\n");
    text += ["", "hexes odd_columns\n", "hexes even_rows\n"][numbers.below(3)];
    text += "round 1\n";
    text += ["", "", "rules forbid\n", "rules commander_zoc limbered_zoc\n"][numbers.below(4)];
    if numbers.one_in(2) {
        let _ = writeln!(text, "seed {}", numbers.below(1000));
    }
    let mut hexes = Vec::new();
    for q in -radius..=radius {
        for r in -radius..=radius {
            if Hex::new(q, r).distance(Hex::new(0, 0)) <= radius as u32 {
                hexes.push((q, r));
            }
        }
    }
    if numbers.one_in(2) {
        for (q, r) in &hexes {
            let _ = writeln!(text, "map {q},{r}");
        }
    }
    for _ in 0..numbers.below(3) {
        let (q, r) = hexes[numbers.below(hexes.len())];
        let beside = [(1, -1), (1, 0), (0, 1)][numbers.below(3)];
        let word = ["no_zoc", "no_attack", "no_zoc no_attack", "no_attack one_way"][numbers.below(4)];
        let _ = writeln!(text, "side {q},{r} {},{} {word}", q + beside.0, r + beside.1);
    }
    text += "modifier -1 flanked defender any\nmodifier 1 disorganized attacker any\n";
    text += TABLE;
    let mut held: Vec<((i16, i16), &str)> = Vec::new();
    for id in 1..=2 + numbers.below(most) {
        let side = ["attacker", "defender"][id % 2];
        let hex = hexes[numbers.below(hexes.len())];
        if held.iter().any(|(other, owner)| *other == hex && *owner != side) {
            continue;
        }
        held.push((hex, side));
        let _ = write!(text, "unit {id} u{id} {side} ");
        if numbers.one_in(6) {
            let stars = 1 + numbers.below(3);
            let _ = write!(text, "commander {},{} stars {stars} replacement_stars 1", hex.0, hex.1);
        } else {
            let kind = ["infantry", "infantry", "cavalry", "artillery"][numbers.below(4)];
            let (sp, cr) = (numbers.below(6), numbers.below(4));
            let _ = write!(text, "{kind} {},{} sp {sp} cr {cr}", hex.0, hex.1);
            if kind == "artillery" {
                text += ["", " limbered", " bombards"][numbers.below(3)];
            }
            text += ["", "", "", " out_of_command", " road_moved", " disorganized"][numbers.below(6)];
        }
        text += "\n";
    }
    Game::read((text.clone() + "end").as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

fn shown(game: &Game) -> String {
    grognard_core::reflect::text(&game.save().unwrap().text).to_owned()
}

/// Takes a step; the effects if it is allowed, `None` if it is forbidden or a fault.
fn take(game: &mut Game, step: &Step<'_>) -> Option<Vec<GameEffect>> {
    let (mut effects, mut words) = ([GameEffect::default(); 256], vec![0; 1 << 13]);
    let mut effects = Sink::new(&mut effects);
    let before = game.clone();
    let ruling = game.apply(
        step,
        &mut Notes {
            objections: &mut Sink::none(),
            effects: &mut effects,
            scratch: &mut Scratch::new(&mut words),
            trail: &mut Trail::none(),
        },
    );
    let allowed = ruling.is_ok_and(|ruling| ruling.value.is_allowed());
    assert!(allowed || *game == before, "what is not allowed changes nothing");
    assert_eq!(effects.needed(), effects.items().len());
    allowed.then(|| effects.items().to_vec())
}

fn choices(game: &Game) -> Vec<Choice> {
    let (mut room, mut words) = ([Choice::default(); 512], vec![0; 1 << 13]);
    let mut rows = Sink::new(&mut room);
    game.choices(&mut rows, &mut Scratch::new(&mut words)).unwrap_or_else(|fault| panic!("{fault}: {}", shown(game)));
    assert_eq!(rows.needed(), rows.items().len());
    rows.items().to_vec()
}

/// The step of a row, with these dice.
fn step<'a>(choice: &Choice, dice: &'a [u8]) -> Step<'a> {
    let (hex, target, cohesion) = (choice.hex, choice.target, choice.cohesion);
    let unit = choice.unit.get().unwrap_or(0);
    match choice.step.get().unwrap() {
        StepKind::Attack => Step::Attack { hex, target },
        StepKind::End => Step::End,
        StepKind::Fight => Step::Fight { hex, cohesion },
        StepKind::Stand => Step::Stand { cohesion },
        StepKind::Dice => Step::Dice { dice },
        StepKind::Roll => Step::Roll,
        StepKind::Lose => Step::Lose { unit },
        StepKind::Go => Step::Go { hex },
        StepKind::Advance => Step::Advance { unit, hex },
        StepKind::Stay => Step::Stay,
    }
}

fn accounted(before: &Game, after: &Game, effects: &[GameEffect]) {
    let count = |what| effects.iter().filter(|effect| effect.what.get() == Some(what)).count();
    let here = |game: &Game| game.units().iter().filter(|unit| !unit.gone.is_set()).count();
    assert_eq!(here(after), here(before) - count(GameEffectKind::Lost));
    let changed = |of: fn(&GameUnit) -> bool| {
        let now = after.units().iter().filter(|unit| of(unit)).count();
        now - before.units().iter().filter(|unit| of(unit)).count()
    };
    assert_eq!(changed(|unit| unit.unit.replaced.is_set()), count(GameEffectKind::Replaced));
    assert_eq!(changed(|unit| unit.unit.disorganized.is_set()), count(GameEffectKind::Disorganized));
    let moved = after.units().iter().zip(before.units()).filter(|(now, was)| now.unit.hex != was.unit.hex).count();
    assert_eq!(moved, count(GameEffectKind::Retreats) + count(GameEffectKind::Advances));
}

/// Text and bytes give the position again.
fn kept(game: &Game) {
    let text = game.save().unwrap();
    assert_eq!(Game::load(&text).as_ref(), Ok(game), "{}", shown(game));
    let mut bytes = vec![0; text.text.len()];
    let used = game.pack(&mut bytes).unwrap();
    assert_eq!(Game::unpack(&bytes[..used]).as_ref(), Ok(game));
}

/// Plays a phase to its end; returns the number of combats.
fn play(numbers: &mut Numbers, check: bool) -> usize {
    let start = position(numbers, 3, 16);
    let (mut game, mut fought) = (start.clone(), 0);
    let first = start.save().unwrap();
    for _ in 0..600 {
        if game.waits() == Waits::Nothing {
            break;
        }
        let rows = choices(&game);
        assert!(!rows.is_empty(), "a dead end: {}", shown(&game));
        let choice = rows[numbers.below(rows.len())];
        let dice: Vec<u8> = (0..choice.count).map(|_| 1 + numbers.below(6) as u8).collect();
        let before = game.clone();
        let step = step(&choice, &dice);
        let effects = take(&mut game, &step).unwrap_or_else(|| panic!("{step:?} is offered: {}", shown(&before)));
        fought += effects.iter().filter(|effect| effect.what.get() == Some(GameEffectKind::Over)).count();
        accounted(&before, &game, &effects);
        if check {
            kept(&game);
        }
    }
    assert_eq!(game.waits(), Waits::Nothing, "a phase ends");
    assert_eq!(start.save().unwrap(), first);
    fought
}

#[test]
fn random_players_meet_no_dead_end() {
    let mut numbers = Numbers(1863);
    let (mut fought, mut phases) = (0, 0);
    let wanted = std::env::var("GROGNARD_COMBATS").ok().and_then(|n| n.parse().ok()).unwrap_or(600);
    while fought < wanted {
        fought += play(&mut numbers, phases % 4 == 0);
        phases += 1;
    }
}

/// Every step that could be written for a position.
fn each_step(game: &Game, mut then: impl FnMut(&Step<'static>)) {
    let hexes = || (-4..5).flat_map(|q| (-4..5).map(move |r| Hex::new(q, r)));
    for hex in hexes() {
        for target in hexes().filter(|target| target.distance(hex) < 2) {
            then(&Step::Attack { hex, target });
        }
        for cohesion in 0..5 {
            then(&Step::Fight { hex, cohesion });
        }
        then(&Step::Go { hex });
        for unit in game.units() {
            then(&Step::Advance { unit: unit.id, hex });
        }
    }
    for cohesion in 0..5 {
        then(&Step::Stand { cohesion });
    }
    for unit in game.units() {
        then(&Step::Lose { unit: unit.id });
    }
    for step in [Step::End, Step::Roll, Step::Stay] {
        then(&step);
    }
}

#[test]
fn the_choices_are_all_legal_steps() {
    let mut numbers = Numbers(61);
    for _ in 0..20 {
        let mut game = position(&mut numbers, 2, 7);
        for _ in 0..12 {
            if game.waits() == Waits::Nothing {
                break;
            }
            let rows = choices(&game);
            let thrown = |row: &&Choice| row.step.get() != Some(StepKind::Dice);
            let mut offered: Vec<String> =
                rows.iter().filter(thrown).map(|row| format!("{:?}", step(row, &[]))).collect();
            let mut legal = Vec::new();
            each_step(&game, |step| {
                if take(&mut game.clone(), step).is_some() {
                    legal.push(format!("{step:?}"));
                }
            });
            offered.sort();
            legal.sort();
            assert_eq!(offered, legal, "{}", shown(&game));
            let choice = rows[numbers.below(rows.len())];
            let dice: Vec<u8> = (0..choice.count).map(|_| 1 + numbers.below(6) as u8).collect();
            take(&mut game, &step(&choice, &dice)).unwrap();
        }
    }
}
