//! A player that takes random choices over random positions: every choice is legal, the game goes on for ever, and what it
//! does is taken back.

use crate::read::{Bench, arranged};
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{BoardHex, ChartRow, Cost, Settlement};
use grognard_core::ocs::edits::Was;
use grognard_core::ocs::game::{Act, Game, GameChoice, Labels, ListRoom, Memory, Order, Room, Setting, SideLimits};
use grognard_core::ocs::measures::{CAPACITY, MP, TP};
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::{Aboard, Arm, Face, Kind, LastSupply, Mobility, Mode, Orientation, Size, Style, Unit};
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::scratch::Scratch;
use std::collections::BTreeMap;

/// Columns and rows of the map.
const ACROSS: i16 = 7;
/// Game turns of the default run; more by `OCS_TURNS`.
const TURNS: u32 = 60;

/// Numbers that look random (xorshift).
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }
    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

pub fn chart() -> Vec<ChartRow> {
    let row = |ground, leg, truck, track| ChartRow {
        cost: Cost::points(leg * MP, truck * MP, track * MP),
        terrain: Terrain { ground: Code::new(ground), ..Terrain::default() },
        ..ChartRow::default()
    };
    vec![row(Ground::Open, 1, 2, 1), row(Ground::Close, 2, 4, 3)]
}

pub fn hexes(random: &mut Random) -> Vec<BoardHex> {
    let mut hexes = Vec::new();
    for q in 0..ACROSS {
        for r in 0..ACROSS {
            let mut hex =
                BoardHex { hex: Hex::new(q, r), terrain: 1 + u8::from(random.below(4) == 0), ..Default::default() };
            let middle = r == ACROSS / 2;
            if middle {
                // Along r, the second side leads to q + 1 and the fifth to q - 1.
                hex.rail = 0b01_0010;
                hex.control = if q < ACROSS / 2 { 1 } else { 2 };
            }
            if middle && (q == 0 || q == ACROSS - 1) {
                hex.supply_source = if q == 0 { 1 } else { 2 };
                hex.settlement = Code::new(Settlement::City);
            }
            hexes.push(hex);
        }
    }
    hexes
}

fn counter(random: &mut Random, side: u8) -> Unit {
    let mobility = random.one(&[Mobility::Leg, Mobility::Leg, Mobility::Truck, Mobility::Track]);
    let face = |strength: u16, ma: u16| Face {
        strength: strength.into(),
        ma: (ma * MP).into(),
        mobility: Code::new(mobility),
        ..Face::default()
    };
    let traced = Code::new(LastSupply::Traced);
    let modes = [Mode::Combat, Mode::Move, Mode::Reserve];
    let (oriented, nationality) = (Code::new(Orientation::Move), side);
    let common = Unit {
        mode: Code::new(random.one(&modes)),
        oriented,
        side,
        nationality,
        last_supply: traced,
        ..Unit::default()
    };
    match random.below(16) {
        0 => Unit {
            combat_side: Face {
                throw_range: 12 * MP,
                throw_mobility: Code::new(Mobility::Truck),
                style: Code::new(Style::Parenthesised),
                ..face(5, 0)
            },
            move_side: Face {
                throw_range: 6 * MP,
                throw_mobility: Code::new(Mobility::Truck),
                style: Code::new(Style::Parenthesised),
                ..face(1, 12)
            },
            rating: 0.into(),
            mode: Code::new(Mode::Combat),
            ..Unit { kind: Code::new(Kind::Hq), arm: Code::new(Arm::Other), ..common }
        },
        1 => Unit {
            kind: Code::new(Kind::Supply),
            amount: 4 + u16::try_from(random.below(30)).unwrap(),
            side,
            ..Unit::default()
        },
        2 => Unit {
            kind: Code::new(Kind::Truck),
            amount: TP * u16::try_from(1 + random.below(5)).unwrap(),
            load: u16::try_from(random.below(4)).unwrap(),
            move_side: Face {
                ma: (45 * MP).into(),
                mobility: Code::new(Mobility::Truck),
                throw_range: 12 * MP,
                ..Face::default()
            },
            mode: Code::new(Mode::Move),
            side,
            ..Unit::default()
        },
        3 => Unit {
            combat_side: Face { barrage: 20.into(), range: 3, ..face(1, 0) },
            move_side: Face { barrage: 5.into(), range: 2, ..face(1, 12) },
            size: Code::new(Size::Regiment),
            arm: Code::new(Arm::Other),
            rating: 2.into(),
            kind: Code::new(Kind::Artillery),
            ..common
        },
        4 => Unit {
            rating: 0.into(),
            kind: Code::new(Kind::Pax),
            arm: Code::new(Arm::Other),
            mode: Code::new(Mode::Move),
            move_side: face(0, 4),
            combat_side: face(0, 4),
            ..common
        },
        12 => Unit {
            kind: Code::new(Kind::Aircraft),
            mode: Code::default(),
            combat_side: Face { barrage: 20.into(), range: 10, ..Face::default() },
            base_distance: 5,
            fighter: Flag::from(random.below(2) == 0),
            inactive: Flag::from(random.below(3) == 0),
            steps: 2,
            ..common
        },
        13 => Unit { kind: Code::new(Kind::AirBase), amount: 2, mode: Code::default(), ..common },
        14 => Unit {
            combat_side: face(6, 4),
            move_side: face(3, 8),
            rating: 3.into(),
            size: Code::new(Size::MultiStep),
            steps: 3,
            arm: Code::new(Arm::Other),
            kind: Code::new(Kind::Combat),
            ..common
        },
        _ => Unit {
            combat_side: face(u16::try_from(1 + random.below(8)).unwrap(), 4),
            move_side: face(u16::try_from(1 + random.below(4)).unwrap(), 8),
            rating: i8::try_from(random.below(6)).unwrap().into(),
            size: Code::new(random.one(&[Size::Regiment, Size::Battalion])),
            steps: 0,
            arm: Code::new(random.one(&[Arm::Armor, Arm::Mech, Arm::Other])),
            kind: Code::new(Kind::Combat),
            aboard: Code::new(random.one(&[Aboard::LandingCraft, Aboard::Nothing, Aboard::Nothing, Aboard::Nothing])),
            ..common
        },
    }
}

pub fn units(random: &mut Random) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::new();
    let mut used: Vec<(Hex, u8, usize)> = Vec::new();
    for id in 1..=26 {
        let side = 1 + u8::from(id % 2 == 0);
        let column = if side == 1 { random.below(3) } else { 4 + random.below(3) };
        let hex = Hex::new(i16::try_from(column).unwrap(), i16::try_from(random.below(7)).unwrap());
        let there = used.iter().filter(|(at, ..)| *at == hex).count();
        if there >= 3 || used.iter().any(|(at, other, _)| *at == hex && *other != side) {
            continue;
        }
        used.push((hex, side, there));
        let unit = Unit { id, hex, ..counter(random, side) };
        let base = |unit: &Unit| unit.kind.get() == Some(Kind::AirBase);
        if !base(&unit) || !units.iter().any(|other| other.hex == hex && base(other)) {
            units.push(unit);
        }
    }
    // Off the map: Breakdowns, one that is due and one that is dead.
    for id in 41..=48 {
        let side = 1 + u8::from(id % 2 == 0);
        let legs =
            Face { ma: (6 * MP).into(), mobility: Code::new(Mobility::Leg), ..Unit::regiment(1, 2, 1).combat_side };
        let (combat_side, move_side, due) = (legs, legs, u16::from(id > 46));
        let size = Code::new(if id < 45 { Size::Breakdown } else { Size::Regiment });
        let hex = Hex::new(if side == 1 { 0 } else { ACROSS - 1 }, ACROSS / 2);
        let (combat_supply, oriented) = (Code::default(), Code::new(Orientation::Move));
        let own =
            Unit { id, size, hex, due, combat_side, move_side, combat_supply, oriented, ..Unit::regiment(side, 2, 1) };
        units.push(Unit { nationality: side, ..own });
    }
    units
}

/// Whether a unit of these begins off the map.
pub fn is_off_map(unit: &Unit) -> bool {
    unit.id > 40
}

/// What does not change in the game, and where it stands at first.
pub fn setting(random: &Random) -> (Setting<'static>, Memory) {
    let sides = [SideLimits { rail_cap: 4 * u32::from(CAPACITY), trucks_provided: 40, ..Default::default() }; 8];
    let table = vec![RebuildRow { pax: 1, ..RebuildRow::default() }].leak();
    let setting = Setting { chart: chart().leak(), sides, table, hip_nations: &[1, 2], ..Setting::default() };
    let segment = Code::new(Segment::Weather);
    let turn = TurnState {
        number: 1,
        segment,
        first: 1,
        second: 2,
        first_reserves: 5.into(),
        second_reserves: 5.into(),
        ..TurnState::default()
    };
    (setting, Memory { turn, seed: 1 + random.0 % 1000, ..Memory::default() })
}

fn game(random: &mut Random) -> Game<'static> {
    let (setting, memory) = setting(random);
    arranged(setting, hexes(random), units(random), is_off_map, memory).noting(vec![Was::default(); 512].leak())
}

/// A copy in memory of its own.
pub fn copy(game: &Game<'static>) -> Game<'static> {
    let room = Room {
        hexes: game.board().hexes.to_vec().leak(),
        units: vec![Unit::default(); game.known_units().len() + 64].leak(),
    };
    let mut words = vec![0; 4096];
    let mut other = Game::arrange(*game.setting(), room, 0, |_| false, *game.memory(), &mut Scratch::new(&mut words))
        .expect("room");
    other.copy_from(game).expect("room");
    other
}

/// The game is written as text and as bytes, and read again as it was.
fn kept(game: &Game<'static>) {
    let (hexes, known) = (game.board().hexes.len(), game.known_units().len());
    let mut words = vec![0; 4096];
    let scratch = &mut Scratch::new(&mut words);
    let (mut bytes, mut text) = (vec![0; 1 << 16], vec![0; 1 << 17]);
    let length = game.pack(&mut bytes).expect("room");
    let room = Room { hexes: vec![BoardHex::default(); hexes].leak(), units: vec![Unit::default(); known + 8].leak() };
    let read = Game::unpack(&bytes[..length], *game.setting(), room, scratch).expect("what was written");
    assert!(read == *game);
    let length = game.save(&Labels::default(), &mut text).expect("room");
    let room = ListRoom {
        hexes: vec![BoardHex::default(); hexes].leak(),
        units: vec![Unit::default(); known + 8].leak(),
        chart: vec![ChartRow::default(); 4].leak(),
        table: vec![RebuildRow::default(); 2].leak(),
        hip_nations: vec![0; 4].leak(),
        ..ListRoom::default()
    };
    let read = Game::load(&text[..length], room, scratch);
    let (read, _) = read.unwrap_or_else(|why| panic!("{why:?} in {}", String::from_utf8_lossy(&text[..length])));
    assert!(read == *game);
    assert!(read.setting().chart == game.setting().chart && read.setting().sides == game.setting().sides);
}

/// Chooses an order at random; none at a dead end.
pub fn choose(
    game: &Game<'_>,
    bench: &mut Bench,
    random: &mut Random,
    since: usize,
) -> Result<Option<GameChoice>, Fault> {
    let acts: Vec<Act> = (1..=u8::MAX).map_while(Act::of).collect();
    // The segment ends at random, and at last wherever it can.
    let tired = since > 40 || random.below(8) == 0;
    let mut rows = if tired { bench.choices(game, &GameChoice::of(Act::Next))? } else { Vec::new() };
    let mut tries = 0;
    while rows.is_empty() && tries < 60 {
        rows = bench.choices(game, &GameChoice::of(random.one(&acts)))?;
        tries += 1;
    }
    if rows.is_empty() {
        let all = bench.choices(game, &GameChoice::default())?;
        let Some(first) = all.first() else { return Ok(None) };
        rows = bench.choices(game, first)?;
    }
    let mut row = random.one(&rows);
    while !row.complete.is_set() {
        let deeper = bench.choices(game, &row)?;
        assert!(!deeper.is_empty(), "{row:?} leads to nothing");
        row = random.one(&deeper);
    }
    Ok(Some(row))
}

/// Takes random choices for so many game turns. Returns how often each act was taken.
fn play(seed: u64, turns: u16) -> BTreeMap<u8, usize> {
    let random = &mut Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut game = game(random);
    let mut bench = Bench::new(game.board().hexes.len(), 64);
    let (mut taken, mut since) = (BTreeMap::new(), 0);
    while game.turn().number <= turns {
        let Some(row) = choose(&game, &mut bench, random, since).expect("choices") else {
            let orders = [Order::Odds { leads: &[] }, Order::Roll { dice: &[1; 8] }, Order::Advance { units: &[] }];
            let orders = orders.map(|order| bench.judge(&game, &order).map(|ruling| (ruling.value, ruling.cites)));
            let (owed, open) = (bench.look(&game), game.open());
            let fights: Vec<&Unit> = game.board().units.iter().filter(|unit| unit.combat_supply.0 != 0).collect();
            panic!("seed {seed}: a dead end in {:?}: {owed:?} {orders:?} {open:?} {fights:?}", game.turn());
        };
        since = if row.act == Code::new(Act::Next) { 0 } else { since + 1 };
        assert!(since < 2_000, "seed {seed}: {:?} does not end: {:?}", game.turn(), bench.look(&game));
        let before = copy(&game);
        let (counts, memory) = (game.counts(), *game.memory());
        let ruling = bench.take(&mut game, &row).unwrap_or_else(|why| panic!("seed {seed}: {row:?}: {why:?}"));
        assert!(ruling.value.is_allowed(), "seed {seed}: {row:?} by {:?}", ruling.cites);
        game.board().check_order().expect("sorted");
        assert!(game.known_units().iter().all(|unit| unit.id > 0));
        *taken.entry(row.act.0).or_insert(0) += 1;
        // What was noted takes it back, and the same order again gives the same position.
        let (after, noted) = (copy(&game), game.noted().expect("room for it").to_vec());
        game.undo(&noted, counts.on_map, counts.known, &memory).expect("its own memory");
        assert!(game == before, "seed {seed}: {row:?}");
        bench.take(&mut game, &row).expect("as before");
        assert!(game == after, "seed {seed}: {row:?}");
        kept(&game);
    }
    taken
}

#[test]
fn random_players_meet_no_dead_end() {
    let turns = std::env::var("OCS_TURNS").ok().and_then(|turns| turns.parse().ok()).unwrap_or(TURNS);
    let first = std::env::var("OCS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut all = BTreeMap::new();
    for seed in first..first + u64::from(turns.div_ceil(2)) {
        for (act, count) in play(seed, 2) {
            *all.entry(act).or_insert(0) += count;
        }
    }
    let named: Vec<_> = all.iter().map(|(act, count)| (Act::VOCABULARY.word(*act).unwrap_or(""), *count)).collect();
    println!("{named:?}");
    assert!(all.len() > 6, "{named:?}");
}
