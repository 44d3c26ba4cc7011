//! Random single combats against a plain implementation of the rule text (ACW 3, 6, 7, 8, 9), for every face of the
//! die.

use crate::board::{Field, Luck, unit};
use crate::oracle::{adjacent, compare, cr, odds, soldier, sp};
use grognard_core::acw::combat::*;
use grognard_core::acw::modifiers::{Condition, Ground, Modifier, Scope};
use grognard_core::acw::table::{EXAMPLE, Outcome, SideResult, Table};
use grognard_core::acw::units::{Kind, Side, Unit};
use grognard_core::hex::{Hex, SIDES};
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use std::collections::BTreeSet;

/// A combat's hexes: all attacking ones touch all attacked ones.
fn place(luck: &mut Luck) -> (Vec<Hex>, Vec<Hex>) {
    let around = |hex: Hex| SIDES.into_iter().map(move |(q, r)| Hex::new(hex.q + q, hex.r + r));
    let target = Hex::new(0, 0);
    if luck.once_in(3) {
        // Two or three hexes around one stack, or two stacks around one pair.
        let mut ring: Vec<Hex> = around(target).collect();
        luck.shuffle(&mut ring);
        ring.truncate(1 + luck.below(3));
        return (vec![target], ring);
    }
    let mut ring: Vec<Hex> = around(target).collect();
    luck.shuffle(&mut ring);
    ring.truncate(1 + luck.below(6));
    (ring, vec![target])
}

struct Fight {
    field: Field,
    ground: Vec<Ground>,
    modifiers: Vec<Modifier>,
}

fn fight(luck: &mut Luck) -> Fight {
    let rare = luck.pick(&[3, 6, 1000]);
    let (friends, enemies) = place(luck);
    let mut units = |hexes: &[Hex]| -> Vec<Unit> {
        hexes
            .iter()
            .flat_map(|hex| (0..1 + luck.below(3)).map(|_| *hex).collect::<Vec<_>>())
            .collect::<Vec<_>>()
            .into_iter()
            .map(|hex| Unit { marks: luck.below(4) as u32, ..unit(luck, hex, rare) })
            .collect()
    };
    let (friends, enemies) = (units(&friends), units(&enemies));
    let mut field = Field { friends, enemies, ..Field::default() };
    field.rules.commander_zoc = luck.flag(3);
    field.rules.limbered_zoc = luck.flag(3);
    let mut ground = Vec::new();
    for hex in field.hexes(false).into_iter().chain(field.hexes(true)) {
        if luck.once_in(2) {
            let level = luck.below(3) as i8 - 1;
            ground.push(Ground { hex, marks: luck.below(4) as u32, level, ..Ground::default() });
        }
    }
    luck.shuffle(&mut ground);
    for attacker in field.hexes(false) {
        for defender in field.hexes(true) {
            if luck.once_in(4) {
                field.hexsides.push(grognard_core::acw::units::Hexside {
                    hex: attacker,
                    beside: defender,
                    marks: luck.below(4) as u32,
                    one_way: luck.flag(2),
                    no_attack: luck.flag(3 * rare),
                    no_zoc: luck.flag(3),
                    ..Default::default()
                });
            }
        }
    }
    let modifiers = (0..luck.below(6))
        .map(|_| {
            let what = luck.pick(&[
                Condition::Always,
                Condition::Marked,
                Condition::Crossing,
                Condition::Disorganized,
                Condition::Commander,
                Condition::Cohesion,
                Condition::Higher,
                Condition::Flanked,
            ]);
            let side = luck.pick(&[Side::Attacker, Side::Defender]);
            let side = if what == Condition::Flanked { Side::Defender } else { side };
            let least = luck.below(4) as u8;
            Modifier {
                value: luck.below(5) as i8 - 2,
                what: Code::new(what),
                side: Code::new(side),
                scope: Code::new(luck.pick(&[Scope::Any, Scope::All])),
                mark: (luck.below(2) as u8).into(),
                least,
                most: (least + luck.below(4) as u8).max(1),
                ..Modifier::default()
            }
        })
        .collect();
    Fight { field, ground, modifiers }
}

/// From three hexes, or from two that do not touch. ACW 7.
fn flanked(field: &Field, target: Hex) -> bool {
    let all: Vec<Hex> = field.hexes(false).into_iter().filter(|hex| adjacent(*hex, target)).collect();
    all.len() >= 3 || (all.len() == 2 && !adjacent(all[0], all[1]))
}

/// The rating of the largest unit that counts, the lower of two as large; without one, of any.
fn rating(field: &Field, attacks: bool) -> u8 {
    let units = if attacks { &field.friends } else { &field.enemies };
    let counts = |u: &Unit| {
        let fights = soldier(u) && !u.limbered.is_set();
        let commanded = field.contact(u.hex) || !(u.out_of_command.is_set() || u.road_moved.is_set());
        fights && (!attacks || (!u.bombards.is_set() && commanded))
    };
    let rated = |only: bool| {
        let units = units.iter().filter(move |u| cr(u) > 0 && (!only || counts(u)));
        let largest = units.clone().map(sp).max()?;
        units.filter(|u| sp(u) == largest).map(cr).min()
    };
    rated(true).or(rated(false)).unwrap_or(0)
}

fn drm(fight: &Fight) -> (i32, bool) {
    let field = &fight.field;
    let (friends, enemies) = (field.hexes(false), field.hexes(true));
    let ground = |hex: Hex| fight.ground.iter().find(|g| g.hex == hex).copied().unwrap_or_default();
    let (mut sum, mut any) = (0, false);
    for m in &fight.modifiers {
        let attacks = m.side == Code::new(Side::Attacker);
        let (own, other) = if attacks { (&friends, &enemies) } else { (&enemies, &friends) };
        let all = m.scope == Code::new(Scope::All);
        let bit = 1u32 << m.mark.get().unwrap_or(0);
        let within = |n: u8| m.least <= n && n <= m.most;
        let command = |hex: Hex| {
            let here = field.at(!attacks, hex).filter(|u| u.kind == Code::new(Kind::Commander));
            here.map(|u| {
                if u.replaced.is_set() {
                    u.replacement_command.get().unwrap_or(0)
                } else {
                    u.command.get().unwrap_or(0)
                }
            })
            .max()
        };
        let stacks = |meets: &dyn Fn(Hex) -> bool| {
            if all { own.iter().all(|hex| meets(*hex)) } else { own.iter().any(|hex| meets(*hex)) }
        };
        let meets = match m.what.get().unwrap() {
            Condition::Always => true,
            Condition::Marked => {
                stacks(&|hex| (ground(hex).marks | field.at(!attacks, hex).fold(0, |sum, u| sum | u.marks)) & bit != 0)
            }
            Condition::Crossing => {
                let crossed = |a: Hex, d: Hex| {
                    field.hexsides.iter().any(|s| {
                        let there = s.hex == a && s.beside == d;
                        let back = s.hex == d && s.beside == a && !s.one_way.is_set();
                        (there || back) && s.marks & bit != 0
                    })
                };
                let mut pairs = friends.iter().flat_map(|a| enemies.iter().map(move |d| (*a, *d)));
                if all { pairs.all(|(a, d)| crossed(a, d)) } else { pairs.any(|(a, d)| crossed(a, d)) }
            }
            Condition::Disorganized => stacks(&|hex| field.at(!attacks, hex).any(|u| u.disorganized.is_set())),
            // Of any stack the highest commander of the side counts, so that of several ranges one applies.
            Condition::Commander if all => stacks(&|hex| command(hex).is_some_and(within)),
            Condition::Commander => own.iter().filter_map(|hex| command(*hex)).max().is_some_and(within),
            Condition::Cohesion => within(rating(field, attacks)),
            Condition::Higher => stacks(&|hex| other.iter().all(|there| ground(hex).level > ground(*there).level)),
            Condition::Flanked => stacks(&|hex| flanked(field, hex)),
        };
        if meets && m.value != 0 {
            sum += i32::from(m.value);
            any = true;
        }
    }
    (sum, any)
}

fn ask(fight: &Fight, units: (&[Unit], &[Unit])) -> (Option<Assessment>, BTreeSet<String>) {
    let question = Combat {
        attackers: units.0,
        defenders: units.1,
        ground: &fight.ground,
        hexsides: &fight.field.hexsides,
        modifiers: &fight.modifiers,
        table: EXAMPLE,
        rules: fight.field.rules,
        ..Combat::default()
    };
    let ruling = assess(&question, &mut Sink::none(), &mut Trail::none()).expect("no fault");
    (ruling.value.allowed(), ruling.cites.iter().map(|rule| rule.id().to_string()).collect())
}

#[test]
fn combats_are_worth_what_the_rules_say() {
    let mut luck = Luck(11);
    let (mut allowed, mut forbidden, mut flanks, mut waived) = (0, 0, 0, 0);
    for _ in 0..20_000 {
        let fight = fight(&mut luck);
        let field = &fight.field;
        let (friends, enemies) = (field.hexes(false), field.hexes(true));
        let mut broken: BTreeSet<&str> = BTreeSet::new();
        for a in &friends {
            if field.uncommanded(*a) {
                broken.insert("ACW 6");
            } else if !field.can_attack(*a) {
                broken.insert("ACW 3");
            }
            for d in &enemies {
                if field.blocked(*a, *d) {
                    broken.insert("ACW 1");
                }
                if field.fought(*a, *d) {
                    broken.insert("ACW 4");
                }
            }
        }
        if enemies.iter().any(|d| !field.can_be_attacked(*d)) {
            broken.insert("ACW 3");
        }
        let (value, cites) = ask(&fight, (&field.friends, &field.enemies));
        // In any order of counters the same.
        let other = field.shuffled(&mut luck);
        let again = ask(&fight, (&other.friends, &other.enemies));
        assert_eq!((value, &cites), (again.0, &again.1), "{field:?}");
        if !broken.is_empty() {
            assert!(value.is_none(), "{field:?}");
            assert_eq!(cites, broken.into_iter().map(String::from).collect(), "{field:?}");
            forbidden += 1;
            continue;
        }
        let value = value.unwrap_or_else(|| panic!("{field:?}"));
        allowed += 1;
        let attack: u32 = friends.iter().map(|hex| field.attack(*hex)).sum();
        let defence: u32 = enemies.iter().map(|hex| field.defence(*hex)).sum();
        let ratio = odds(attack, defence);
        assert_eq!((u32::from(value.attack), u32::from(value.defence)), (attack, defence), "{field:?}");
        assert_eq!((value.odds.attack, value.odds.defence), ratio);
        // The example's headings are whole: the last one not above the rounded odds.
        let headings = [(1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];
        let column = headings.iter().rposition(|heading| compare(*heading, ratio).is_le()).unwrap_or(0);
        assert_eq!(usize::from(value.column), column);
        let flanked = enemies.iter().filter(|hex| flanked(field, **hex)).count();
        assert_eq!(usize::from(value.flanked_hexes), flanked);
        assert_eq!(
            (usize::from(value.attacking_hexes), usize::from(value.defending_hexes)),
            (friends.len(), enemies.len())
        );
        assert_eq!(
            (value.attacker_cohesion, value.defender_cohesion),
            (rating(field, true), rating(field, false)),
            "{field:?}"
        );
        let (sum, any) = drm(&fight);
        assert_eq!(i32::from(value.drm), sum, "{field:?} {:?} {:?}", fight.ground, fight.modifiers);
        assert_eq!(cites.contains("ACW 9"), any);
        assert_eq!(cites.contains("ACW 7"), flanked > 0);
        assert_eq!(cites.contains("ACW 4"), enemies.len() > 1);
        flanks += flanked;
        waived += usize::from(cites.contains("ACW 6"));
    }
    assert!(
        allowed > 4_000 && forbidden > 4_000 && flanks > 500 && waived > 200,
        "{allowed} {forbidden} {flanks} {waived}"
    );
}

/// A table at random that a check lets pass.
fn table(luck: &mut Luck) -> (Vec<Odds>, u8, i8, Vec<u8>, Vec<Outcome>) {
    let (columns, rows, codes) = (1 + luck.below(4), 1 + luck.below(9), 1 + luck.below(5));
    let headings = (1..=columns as u32).map(|n| Odds { attack: n, defence: 1 }).collect();
    let cells = (0..columns * rows).map(|_| 10 + luck.below(codes) as u8).collect();
    let fate = |luck: &mut Luck| SideResult {
        losses: luck.below(3) as u8,
        retreat: luck.below(3) as u8,
        advance: luck.flag(2),
        disorganized: luck.flag(2),
        together: luck.flag(2),
        ..SideResult::default()
    };
    let results = (0..codes)
        .map(|code| {
            let mut result =
                Outcome { code: 10 + code as u8, attacker: fate(luck), defender: fate(luck), ..Default::default() };
            for fate in [&mut result.attacker, &mut result.defender] {
                if luck.once_in(4) {
                    *fate = SideResult { eliminated: Flag::YES, ..SideResult::default() };
                }
            }
            if luck.once_in(4) {
                result.exchange = Flag::YES;
                for fate in [&mut result.attacker, &mut result.defender] {
                    (fate.losses, fate.eliminated) = (0, Flag(0));
                }
            }
            result
        })
        .collect();
    (headings, rows as u8, luck.below(7) as i8 - 3, cells, results)
}

#[test]
fn all_six_faces_are_the_distribution() {
    let mut luck = Luck(12);
    for _ in 0..3_000 {
        let (columns, rows, first, cells, results) = table(&mut luck);
        let table = Table { columns: &columns, rows, first: first.into(), cells: &cells, results: &results, rule: 0 };
        let column = luck.below(columns.len());
        let assessment = Assessment {
            column: column as u8,
            heading: columns[column],
            table: table.digest(),
            drm: luck.below(21) as i8 - 10,
            ..Assessment::default()
        };
        let mut room = [Chance::default(); 8];
        let mut rows_out = Sink::new(&mut room);
        let ruling = distribution(&Chances { assessment, table }, &mut rows_out, &mut Trail::none()).expect("no fault");
        let d = ruling.value;
        let mut faces = Vec::new();
        for die in 1..=6u8 {
            let battle =
                resolve(&Resolve { assessment, table, dice: &[die] }, &mut Trail::none()).expect("no fault").value;
            // The row by hand: from `first` on, the ends hold what is beyond.
            let roll = i32::from(die) + i32::from(assessment.drm);
            let row = (roll - i32::from(first)).clamp(0, i32::from(rows) - 1) as usize;
            let code = cells[row * columns.len() + usize::from(assessment.column)];
            assert_eq!((i32::from(battle.roll), usize::from(battle.row), battle.result.code), (roll, row, code));
            assert_eq!(battle.result, *results.iter().find(|r| r.code == code).unwrap());
            faces.push(battle.result);
        }
        let count = |what: &dyn Fn(&Outcome) -> bool| faces.iter().filter(|r| what(r)).count() as u32;
        assert_eq!(d.denominator, 6);
        assert_eq!(d.faces.to_vec(), faces.iter().map(|r| r.code).collect::<Vec<_>>());
        let hit = |f: &SideResult| f.losses > 0 || f.retreat > 0 || f.eliminated.is_set();
        let gone = |f: &SideResult| f.retreat > 0 || f.eliminated.is_set();
        assert_eq!(d.exchange, count(&|r| r.exchange.is_set()));
        assert_eq!(d.attacker_adverse, count(&|r| r.exchange.is_set() || hit(&r.attacker)));
        assert_eq!(d.defender_adverse, count(&|r| r.exchange.is_set() || hit(&r.defender)));
        assert_eq!(
            (d.attacker_driven, d.defender_driven),
            (count(&|r| gone(&r.attacker)), count(&|r| gone(&r.defender)))
        );
        assert_eq!(d.attacker_eliminated, count(&|r| r.attacker.eliminated.is_set()));
        assert_eq!(d.defender_eliminated, count(&|r| r.defender.eliminated.is_set()));
        let hexes = |of: fn(&Outcome) -> u8| faces.iter().map(|r| u32::from(of(r))).sum::<u32>();
        assert_eq!(d.attacker_retreat_expected, hexes(|r| r.attacker.retreat));
        assert_eq!(d.defender_retreat_expected, hexes(|r| r.defender.retreat));
        let rows: Vec<(u8, u32)> = rows_out.items().iter().map(|row| (row.result.code, row.cases)).collect();
        let wanted: Vec<(u8, u32)> =
            results.iter().map(|r| (r.code, count(&|face| face.code == r.code))).filter(|(_, n)| *n > 0).collect();
        assert_eq!(rows, wanted);
        for (place, result) in results.iter().enumerate() {
            let happened = Happened { assessment, table, code: result.code };
            let p = percentile(&happened, &mut Trail::none()).expect("no fault").value;
            let at = |r: &Outcome| results.iter().position(|x| x.code == r.code).unwrap();
            let wanted = (count(&|r| at(r) < place), count(&|r| at(r) == place), count(&|r| at(r) > place), 6);
            assert_eq!((p.worse, p.equal, p.better, p.denominator), wanted);
        }
    }
}
