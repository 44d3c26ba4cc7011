//! Arbitrary bytes as questions: each gives an answer or a fault, never a crash, and the same result again.

use crate::config;
use grognard_core::acw::attacks::*;
use grognard_core::acw::combat::{self, Battle, Chance, Chances, Combat, Resolve};
use grognard_core::acw::effects::{Effect, Effects};
use grognard_core::acw::flaws::Flaw;
use grognard_core::acw::losses::{self, Due, Owing, Payment};
use grognard_core::acw::modifiers::{Ground, Modifier};
use grognard_core::acw::options::GameRules;
use grognard_core::acw::table::{self, Checked, Outcome, SideResult, Table};
use grognard_core::acw::units::{Hexside, Unit};
use grognard_core::acw::{command, commanders, flank, odds, strength, zoc};
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag, Said};
use grognard_core::ruling::{Sink, Step, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;

/// Small hexes mostly, and the corners of the world.
fn hex() -> impl Strategy<Value = Hex> {
    let part = || prop_oneof![12 => -2i16..=2, 1 => Just(i16::MAX), 1 => Just(i16::MIN), 1 => any::<i16>()];
    (part(), part()).prop_map(|(q, r)| Hex::new(q, r))
}

fn flag() -> impl Strategy<Value = Flag> {
    prop_oneof![10 => Just(Flag(0)), 2 => Just(Flag::YES), 1 => any::<u8>().prop_map(Flag)]
}

fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![4 => Just(0u8), 8 => 0u8..8, 1 => any::<u8>()]
}

fn unit() -> impl Strategy<Value = Unit> {
    let figures = (byte(), byte(), byte(), byte(), byte(), byte());
    let flags = (flag(), flag(), flag(), flag(), flag(), flag(), flag());
    let more = (flag(), flag(), byte(), any::<u32>());
    (hex(), prop_oneof![6 => Just(1u8), 4 => 0u8..6, 1 => any::<u8>()], figures, flags, more).prop_map(
        |(hex, kind, (strength, cohesion, stars, command, replacement_stars, replacement_command), f, m)| {
            let commander = kind == 4;
            // Contradictions now and then, not always.
            let keep = m.3 % 8 == 0;
            let own = |n: u8, mine: bool| if mine || keep { n } else { 0 };
            Unit {
                hex,
                kind: Code::raw(kind),
                strength: Said(own(strength, !commander)),
                cohesion: Said(own(cohesion, !commander)),
                stars: own(stars, commander),
                command: Said(own(command, commander)),
                replacement_stars: own(replacement_stars, commander),
                replacement_command: Said(own(replacement_command, commander)),
                replaced: Flag(own(f.0.0, commander)),
                limbered: Flag(own(f.1.0, kind == 3)),
                bombards: Flag(own(f.2.0, kind == 3)),
                disorganized: f.3,
                out_of_command: f.4,
                road_moved: f.5,
                advanced: f.6,
                contacted: m.0,
                fought: m.1,
                zoc: Code::raw(if m.2 > 4 { m.2 % 4 } else { 0 }),
                marks: m.3,
                ..Unit::default()
            }
        },
    )
}

fn hexside() -> impl Strategy<Value = Hexside> {
    (hex(), 0usize..7, flag(), flag(), flag(), any::<u32>()).prop_map(
        |(hex, way, no_zoc, no_attack, one_way, marks)| {
            let (q, r) = grognard_core::hex::SIDES.get(way).copied().unwrap_or((2, 0));
            let beside = Hex::new(hex.q.wrapping_add(q), hex.r.wrapping_add(r));
            Hexside { hex, beside, no_zoc, no_attack, one_way, marks, ..Hexside::default() }
        },
    )
}

fn rules() -> impl Strategy<Value = GameRules> {
    (prop_oneof![9 => 0u8..2, 1 => any::<u8>()], flag(), flag()).prop_map(|(many, commander_zoc, limbered_zoc)| {
        GameRules { multi_target: Code::raw(many), commander_zoc, limbered_zoc, ..GameRules::default() }
    })
}

fn fate() -> impl Strategy<Value = SideResult> {
    (byte(), byte(), flag(), flag(), flag(), flag()).prop_map(
        |(losses, retreat, eliminated, disorganized, advance, together)| SideResult {
            losses,
            retreat,
            eliminated,
            disorganized,
            advance,
            together,
            ..SideResult::default()
        },
    )
}

fn outcome() -> impl Strategy<Value = Outcome> {
    (byte(), flag(), fate(), fate()).prop_map(|(code, exchange, attacker, defender)| Outcome {
        code,
        exchange,
        attacker,
        defender,
        ..Outcome::default()
    })
}

#[derive(Debug, Clone)]
struct Chart {
    columns: Vec<Odds>,
    rows: u8,
    first: i8,
    cells: Vec<u8>,
    results: Vec<Outcome>,
}

impl Chart {
    fn lend(&self) -> Table<'_> {
        Table {
            columns: &self.columns,
            rows: self.rows,
            first: Said(self.first),
            cells: &self.cells,
            results: &self.results,
            rule: 0,
        }
    }
}

fn chart() -> impl Strategy<Value = Chart> {
    let headings = vec((byte(), byte()).prop_map(|(a, d)| Odds { attack: a.into(), defence: d.into() }), 0..5);
    let whole = (1u32..5).prop_map(|n| (1..=n).map(|attack| Odds { attack, defence: 1 }).collect::<Vec<_>>());
    let columns = prop_oneof![4 => whole, 1 => headings];
    (columns, byte(), any::<i8>(), vec(byte(), 0..40), vec(outcome(), 0..8), any::<bool>()).prop_map(
        |(columns, rows, first, mut cells, results, fits)| {
            if fits {
                cells.resize(columns.len() * usize::from(rows), 1);
            }
            Chart { columns, rows, first, cells, results }
        },
    )
}

fn engaged() -> impl Strategy<Value = Engaged> {
    (hex(), prop_oneof![8 => 0u16..5, 1 => any::<u16>()], prop_oneof![8 => 1u8..3, 1 => any::<u8>()])
        .prop_map(|(hex, combat, side)| Engaged { hex, combat, side: Code::raw(side), strength: 0 })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_board_is_answered(
        friends in vec(unit(), 0..8),
        enemies in vec(unit(), 0..8),
        hexsides in vec(hexside(), 0..4),
        rules in rules(),
        plan in vec(engaged(), 0..8),
        targets in vec(hex(), 0..3),
        flags in (flag(), flag()),
        budget in prop_oneof![1u32..200, Just(0), Just(5_000)],
        memory in prop_oneof![4 => Just(4_000_000usize), 1 => 0usize..400],
    ) {
        let board = Board { friends: &friends, enemies: &enemies, hexsides: &hexsides };
        // Only as much memory as a test needs is made.
        let words = |fill: u64| vec![fill; memory.min(40_000)];
        let (mut zeros, mut ones) = (words(0), words(u64::MAX));
        macro_rules! twice {
            ($what:expr, $row:ty) => {{
                let run = |words: &mut [u64], room: usize| {
                    let mut room = vec![<$row>::default(); room];
                    let mut rows = Sink::new(&mut room);
                    let answer = $what(&mut rows, &mut Scratch::new(words), &mut Trail::none());
                    (format!("{answer:?}"), rows.items().to_vec(), rows.needed())
                };
                let one = run(&mut zeros, 64);
                let two = run(&mut ones, 64);
                prop_assert_eq!(&one, &two);
                // A list without room changes nothing else.
                let three = run(&mut ones, 0);
                prop_assert_eq!((&one.0, one.2), (&three.0, three.2));
            }};
        }
        twice!(|r: &mut Sink<'_, Contact>, s: &mut Scratch<'_>, t: &mut Trail<'_>| obliged(&Obliged { board, rules }, r, s, t), Contact);
        twice!(|r: &mut Sink<'_, CoverageHex>, s: &mut Scratch<'_>, t: &mut Trail<'_>| cover(&Cover { board, rules, targets: &targets }, r, s, t), CoverageHex);
        twice!(|_: &mut Sink<'_, Flaw>, s: &mut Scratch<'_>, t: &mut Trail<'_>| count(&CountPlans { board, rules, budget }, s, t), Flaw);
        twice!(|r: &mut Sink<'_, Flaw>, s: &mut Scratch<'_>, t: &mut Trail<'_>| check(&Check { board, rules, plan: &plan }, r, s, t), Flaw);
        let asked = Plan { board, rules, targets: &targets, all_in: flags.0 };
        twice!(|r: &mut Sink<'_, Engaged>, s: &mut Scratch<'_>, t: &mut Trail<'_>| grognard_core::acw::attacks::plan(&asked, r, s, t), Engaged);
        for plan in [&plan[..], &[]] {
            let asked = Improve { board, rules, plan, targets: &targets, all_in: flags.0, budget };
            twice!(|r: &mut Sink<'_, Engaged>, s: &mut Scratch<'_>, t: &mut Trail<'_>| improve(&asked, r, s, t), Engaged);
            let asked = Walk { board, rules, started: flags.1, plan };
            twice!(|r: &mut Sink<'_, Engaged>, s: &mut Scratch<'_>, t: &mut Trail<'_>| walk(&asked, r, s, t), Engaged);
        }
    }

    #[test]
    fn any_combat_is_answered(
        attackers in vec(unit(), 0..5),
        defenders in vec(unit(), 0..5),
        ground in vec((hex(), any::<u32>(), any::<i8>()).prop_map(|(hex, marks, level)| Ground { hex, marks, level, ..Ground::default() }), 0..3),
        hexsides in vec(hexside(), 0..3),
        modifiers in vec((any::<i8>(), 0u8..11, 0u8..4, 0u8..4, byte(), byte(), byte()).prop_map(
            |(value, what, side, scope, mark, least, most)| Modifier {
                value: value % 22, what: Code::raw(what), side: Code::raw(side),
                scope: Code::raw(scope), mark: Said(mark), least, most, ..Modifier::default()
            }), 0..6),
        chart in chart(),
        cohesion in (byte(), byte()),
        rules in rules(),
        die in vec(byte(), 0..3),
        code in byte(),
    ) {
        let table = chart.lend();
        let question = Combat {
            attackers: &attackers, defenders: &defenders, ground: &ground, hexsides: &hexsides, modifiers: &modifiers,
            table, attacker_cohesion: cohesion.0, defender_cohesion: cohesion.1, rules,
        };
        let mut steps = [Step::default(); 8];
        let plain = combat::assess(&question, &mut Sink::none(), &mut Trail::none());
        let told = combat::assess(&question, &mut Sink::none(), &mut Trail::new(&mut steps));
        prop_assert_eq!(plain, told);
        let _ = table::check(&Checked { table }, &mut Trail::none());
        let assessment = plain.ok().and_then(|r| r.value.allowed()).unwrap_or(combat::Assessment { column: code, drm: die.len() as i8, ..Default::default() });
        let battle = combat::resolve(&Resolve { assessment, table, dice: &die }, &mut Trail::none());
        let mut room = [Chance::default(); 8];
        let _ = combat::distribution(&Chances { assessment, table }, &mut Sink::new(&mut room), &mut Trail::none());
        let _ = combat::percentile(&combat::Happened { assessment, table, code }, &mut Trail::none());
        if let Ok(battle) = battle {
            for units in [&attackers, &defenders] {
                let _ = losses::choices(&Owing { battle: battle.value, units }, &mut Sink::none(), &mut Trail::none());
            }
        }
    }

    #[test]
    fn any_loss_is_answered(
        result in outcome(),
        owed in prop_oneof![0u16..20, any::<u16>()],
        cohesion in (byte(), byte()),
        stage in prop_oneof![8 => 1u8..4, 1 => any::<u8>()],
        units in vec(unit(), 0..8),
        losses in vec(prop_oneof![8 => 0u16..8, 1 => any::<u16>()], 0..5),
    ) {
        let battle = Battle {
            result, owed, attacker_cohesion: cohesion.0, defender_cohesion: cohesion.1,
            stage: Code::raw(stage), ..Battle::default()
        };
        let mut due = [Due::default(); 8];
        let told = losses::choices(&Owing { battle, units: &units }, &mut Sink::new(&mut due), &mut Trail::none());
        for losses in [&losses[..], &[]] {
            let payment = Payment { battle, units: &units, losses };
            let mut room = [Effect::default(); 32];
            let mut needed = Scratch::none();
            let _ = losses::apply(&payment, &mut Effects::none(), &mut needed, &mut Trail::none());
            let mut words = vec![u64::MAX; needed.needed().min(1 << 20)];
            let done = losses::apply(&payment, &mut Effects::new(&mut room), &mut Scratch::new(&mut words), &mut Trail::none());
            // Whoever is told what is owed may pay it.
            if told.is_ok_and(|told| told.value.stage != Code::new(combat::Stage::Over)) && losses.is_empty() {
                prop_assert!(done.is_ok(), "{:?}", done);
            }
        }
    }

    #[test]
    fn any_small_question_is_answered(
        units in vec(unit(), 0..6),
        enemies in vec(unit(), 0..4),
        hexsides in vec(hexside(), 0..3),
        hexes in vec(hex(), 0..5),
        at in hex(),
        rules in rules(),
        side in 0u8..4,
        cause in 0u8..6,
        dice in vec(0u8..8, 0..5),
        army_commander in prop_oneof![0u16..8, any::<u16>()],
        sp in (any::<u16>(), any::<u16>()),
    ) {
        let unit = units.first().copied().unwrap_or_default();
        let none = &mut Trail::none();
        let _ = zoc::exerts(&zoc::OneUnit { unit, rules }, none);
        let _ = zoc::covers(&zoc::Covered { hex: at, units: &units, hexsides: &hexsides, rules }, none);
        let _ = command::assess(&command::Order { unit, enemies: &enemies, hexsides: &hexsides, rules }, none);
        let _ = strength::assess(&strength::Stacks { units: &units, side: Code::raw(side) }, none);
        let _ = flank::assess(&flank::Around { hex: at, hexes: &hexes }, none);
        let _ = odds::round(&odds::Compare { attack: sp.0, defence: sp.1 }, none);
        let cause = Code::raw(cause);
        let mut room = [Effect::default(); 8];
        let told = commanders::assess(&commanders::Hit { units: &units, hexes: &hexes, cause }, &mut Effects::new(&mut room), none);
        let mut rows = Effects::new(&mut room);
        let question = commanders::Casualties { units: &units, hexes: &hexes, cause, army_commander, dice: &dice };
        let thrown = commanders::resolve(&question, &mut rows, none);
        if let (Ok(told), Ok(thrown)) = (told, thrown) {
            prop_assert_eq!(told.value.rolls, thrown.value.rolls);
        }
        let at_risk = commanders::AtRisk { units: &units, hexes: &hexes, cause, army_commander };
        let chances = commanders::distribution(&at_risk, &mut Sink::none(), none);
        prop_assert_eq!(chances.map(|chances| chances.value.rolls).ok(), told.map(|told| told.value.rolls).ok().filter(|_| chances.is_ok()));
        let _ = commanders::army(&commanders::Commanders { units: &units }, none);
    }
}
