//! Duties and plans of thousands of small boards against the oracle. ACW 1 to 6.

use crate::board::{Field, Luck, field, lines};
use crate::oracle::{Plan, adjacent, compare, odds};
use grognard_core::acw::attacks::{
    Check, Contact, CountPlans, Cover, CoverageHex, Duty, Engaged, Improve, Improved, Obliged, Plan as Asking, Planned,
    Walk, check, count, cover, improve, obliged, plan, walk,
};
use grognard_core::acw::flaws::{Flaw, Wrong};
use grognard_core::acw::units::Side;
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Cites, Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::{BTreeMap, BTreeSet};

/// Asks with as much memory as is needed and not a word more, full of rubbish.
pub fn with_scratch<T>(mut ask: impl FnMut(&mut Scratch<'_>) -> T) -> T {
    let mut none = Scratch::none();
    ask(&mut none);
    let mut words = vec![0xdead_beef_dead_beef; none.needed()];
    ask(&mut Scratch::new(&mut words))
}

fn rules(cites: &Cites) -> BTreeSet<String> {
    cites.iter().map(|rule| rule.id().to_string()).collect()
}

fn numbers(odds: Odds) -> (u32, u32) {
    (odds.attack, odds.defence)
}

/// The plan that rows say; all of them number their combats as they should.
fn plan_of(rows: &[Engaged]) -> Plan {
    let mut combats: BTreeMap<u16, (Vec<Hex>, Vec<Hex>)> = BTreeMap::new();
    for row in rows {
        let combat = combats.entry(row.combat).or_default();
        if row.side == Code::new(Side::Defender) { &mut combat.1 } else { &mut combat.0 }.push(row.hex);
    }
    assert_eq!(combats.keys().copied().collect::<Vec<_>>(), (1..=combats.len() as u16).collect::<Vec<_>>());
    combats
        .into_values()
        .map(|(mut a, mut d)| {
            a.sort();
            d.sort();
            (a, d)
        })
        .collect()
}

type Asked<T> = (Option<T>, Vec<Engaged>, BTreeSet<String>);

fn find(field: &Field, all_in: bool) -> Asked<Planned> {
    let question =
        Asking { board: field.board(), rules: field.rules, all_in: Flag::from(all_in), ..Default::default() };
    let mut room = [Engaged::default(); 96];
    with_scratch(|scratch| {
        let mut rows = Sink::new(&mut room);
        let ruling = plan(&question, &mut rows, scratch, &mut Trail::none()).ok()?;
        Some((ruling.value.allowed(), rows.items().to_vec(), rules(&ruling.cites)))
    })
    .expect("no fault")
}
fn better(field: &Field, begin: &[Engaged], budget: u32, all_in: bool) -> Asked<Improved> {
    let question = Improve {
        board: field.board(),
        rules: field.rules,
        plan: begin,
        budget,
        all_in: Flag::from(all_in),
        ..Default::default()
    };
    let mut room = [Engaged::default(); 96];
    with_scratch(|scratch| {
        let mut rows = Sink::new(&mut room);
        let ruling = improve(&question, &mut rows, scratch, &mut Trail::none()).ok()?;
        Some((ruling.value.allowed(), rows.items().to_vec(), rules(&ruling.cites)))
    })
    .expect("no fault")
}

type Faults = (Option<Planned>, Vec<Flaw>, BTreeSet<String>);

fn examine(field: &Field, begin: &[Engaged]) -> Faults {
    let question = Check { board: field.board(), rules: field.rules, plan: begin };
    let mut room = vec![Flaw::default(); 200];
    with_scratch(|scratch| {
        let mut rows = Sink::new(&mut room);
        let ruling = check(&question, &mut rows, scratch, &mut Trail::none()).ok()?;
        Some((ruling.value.allowed(), rows.items().to_vec(), rules(&ruling.cites)))
    })
    .expect("no fault")
}

/// What a legal plan comes to: the rows, the sums, and what is cited.
fn verify(field: &Field, planned: &Planned, rows: &[Engaged], cites: &BTreeSet<String>) -> Plan {
    let plan = plan_of(rows);
    assert!(field.legal(&plan), "{field:?} {rows:?}");
    let worst = field.worst(&plan);
    assert_eq!(numbers(planned.worst), worst.unwrap_or((0, 0)), "{field:?}");
    assert_eq!(usize::from(planned.combats), plan.len());
    let attacking: Vec<Hex> = plan.iter().flat_map(|(a, _)| a.clone()).collect();
    assert_eq!(usize::from(planned.attackers), attacking.len());
    let enemies = field.hexes(true);
    let able = |f: &Hex| enemies.iter().any(|e| field.may_fight(*f, *e));
    let idle: Vec<Hex> = field.hexes(false).into_iter().filter(|f| able(f) && !attacking.contains(f)).collect();
    assert_eq!(usize::from(planned.idle), idle.len());
    for row in rows {
        let defends = row.side == Code::new(Side::Defender);
        let strength = if defends { field.defence(row.hex) } else { field.attack(row.hex) };
        assert_eq!(u32::from(row.strength), strength);
    }
    let first = rows.iter().filter(|row| row.combat == planned.worst_combat);
    let (mut attack, mut defence) = (0, 0);
    for row in first {
        *if row.side == Code::new(Side::Defender) { &mut defence } else { &mut attack } += u32::from(row.strength);
    }
    assert!(worst.is_none_or(|worst| odds(attack, defence) == worst));
    assert!(cites.contains("ACW 2"));
    assert_eq!(cites.contains("ACW 1"), !plan.is_empty());
    assert_eq!(cites.contains("ACW 4"), plan.iter().any(|(_, d)| d.len() > 1));
    plan
}

fn boards(seed: u64, count: usize, most: usize) -> impl Iterator<Item = (Field, Luck)> {
    let mut luck = Luck(seed);
    (0..count).map(move |_| {
        let field = field(&mut luck, most);
        (field, Luck(luck.0))
    })
}

#[test]
fn duties_are_those_of_the_rules() {
    let (mut must, mut may) = (0, 0);
    for (field, _) in boards(1, 20_000, 5) {
        let mut room = [Contact::default(); 16];
        let question = Obliged { board: field.board(), rules: field.rules };
        let (value, rows) = with_scratch(|scratch| {
            let mut rows = Sink::new(&mut room);
            let value = obliged(&question, &mut rows, scratch, &mut Trail::none()).ok()?.value;
            Some((value, rows.items().to_vec()))
        })
        .expect("no fault");
        let mut expected = Vec::new();
        for enemy in field.hexes(true) {
            let friends: Vec<Hex> =
                field.hexes(false).into_iter().filter(|friend| field.may_fight(*friend, enemy)).collect();
            if !field.must(enemy) && friends.is_empty() {
                continue;
            }
            let duty = if field.must(enemy) { Duty::Must } else { Duty::May };
            let attack: u32 = friends.iter().map(|hex| field.attack(*hex)).sum();
            expected.push((enemy, duty, field.defence(enemy), friends.len() as u32, attack));
        }
        let got: Vec<_> = rows
            .iter()
            .map(|row| (row.hex, row.duty.get().unwrap(), row.strength.into(), row.attackers.into(), row.attack.into()))
            .collect();
        assert_eq!(got, expected, "{field:?}");
        let count = |duty| expected.iter().filter(|row| row.1 == duty).count() as u16;
        assert_eq!((value.must, value.may), (count(Duty::Must), count(Duty::May)));
        assert_eq!(usize::from(value.hopeless), expected.iter().filter(|row| row.3 == 0).count());
        let enemies = field.hexes(true);
        let able = field.hexes(false).into_iter().filter(|f| enemies.iter().any(|e| field.may_fight(*f, *e))).count();
        assert_eq!(usize::from(value.able), able);
        must += value.must;
        may += value.may;
    }
    assert!(must > 10_000 && may > 1_000, "{must} {may}");
}

#[test]
fn a_plan_is_found_exactly_where_there_is_one() {
    let (mut found, mut strict, mut lonely) = (0, 0, 0);
    for (field, mut luck) in boards(2, 12_000, 5) {
        let all_in = luck.once_in(3);
        let (value, rows, cites) = find(&field, all_in);
        let plans = field.plans(0);
        // More than none fit: there is one.
        let possible = plans.is_none();
        assert_eq!(value.is_some(), possible, "{field:?}");
        if let Some(planned) = value {
            let plan = verify(&field, &planned, &rows, &cites);
            found += 1;
            if all_in {
                // Nobody is left who could join.
                let fights: BTreeSet<Hex> = plan.iter().flat_map(|(a, _)| a.clone()).collect();
                for friend in field.hexes(false).into_iter().filter(|f| !fights.contains(f)) {
                    assert!(!plan.iter().any(|(_, d)| d.iter().all(|d| field.may_fight(friend, *d))), "{field:?}");
                }
            } else {
                // No more than it needs: what must be attacked, and a stack for each combat.
                assert_eq!(usize::from(planned.attackers), plan.len());
                let attacked: Vec<Hex> = plan.iter().flat_map(|(_, d)| d.clone()).collect();
                assert!(attacked.iter().all(|hex| field.must(*hex)));
            }
            continue;
        }
        // Those that cannot all be attacked, and all who could attack any of them: too few (Hall).
        assert!(rows.iter().all(|row| row.combat == 0));
        let side = |side| rows.iter().filter(move |row| row.side == Code::new(side)).map(|row| row.hex);
        let (targets, stacks): (Vec<Hex>, Vec<Hex>) = (side(Side::Defender).collect(), side(Side::Attacker).collect());
        assert!(!targets.is_empty() && targets.iter().all(|hex| field.must(*hex)), "{field:?}");
        let mut able = field.hexes(false);
        able.retain(|friend| targets.iter().any(|enemy| field.may_fight(*friend, *enemy)));
        assert_eq!(stacks, able, "{field:?}");
        assert!(cites.contains("ACW 2"), "{cites:?}");
        assert_eq!(cites.contains("ACW 4"), !stacks.is_empty(), "{field:?} {cites:?}");
        if field.strict() {
            assert!(stacks.len() < targets.len(), "{field:?}");
            strict += usize::from(!stacks.is_empty());
        } else {
            assert!(stacks.is_empty());
            lonely += 1;
        }
    }
    assert!(found > 3_000 && strict > 300 && lonely > 100, "{found} {strict} {lonely}");
}

/// Enemy hexes that are asked for beside those that must be attacked: new contact, or what nobody can attack.
#[test]
fn what_is_asked_for_is_attacked_too() {
    let (mut found, mut refused, mut proven) = (0, 0, 0);
    for (field, mut luck) in boards(8, 6_000, 5) {
        let mut targets: Vec<Hex> = field.hexes(true);
        targets.retain(|_| luck.once_in(2));
        luck.shuffle(&mut targets);
        let Some(plans) = field.plans(2_000) else { continue };
        let covers = |plan: &&Plan| targets.iter().all(|hex| plan.iter().any(|(_, d)| d.contains(hex)));
        let worst = |plan: &Plan| field.worst(plan).unwrap_or((1, 0));
        let best = plans.iter().filter(covers).map(worst).max_by(|a, b| compare(*a, *b));
        let question = Asking { board: field.board(), rules: field.rules, targets: &targets, ..Default::default() };
        let mut room = [Engaged::default(); 16];
        let (value, rows, cites) = with_scratch(|scratch| {
            let mut rows = Sink::new(&mut room);
            let ruling = plan(&question, &mut rows, scratch, &mut Trail::none()).ok()?;
            Some((ruling.value.allowed(), rows.items().to_vec(), rules(&ruling.cites)))
        })
        .expect("no fault");
        assert_eq!(value.is_some(), best.is_some(), "{field:?} {targets:?}");
        let question = Improve {
            board: field.board(),
            rules: field.rules,
            targets: &targets,
            budget: 50_000,
            ..Default::default()
        };
        let better = with_scratch(|scratch| improve(&question, &mut Sink::none(), scratch, &mut Trail::none()));
        let better = better.expect("no fault");
        assert_eq!(better.value.is_allowed(), best.is_some());
        let (Some(value), Some(best)) = (value, best) else {
            let stuck = || rows.iter().filter(|row| row.side == Code::new(Side::Defender)).map(|row| row.hex);
            let any = |what: &dyn Fn(Hex) -> bool| stuck().any(what);
            assert!(stuck().all(|hex| field.must(hex) || targets.contains(&hex)));
            assert_eq!(cites.contains("ACW 2"), any(&|hex| field.must(hex)));
            assert_eq!(cites.contains("ACW 3"), any(&|hex| !field.can_be_attacked(hex)));
            assert_eq!(cites.contains("ACW 1"), any(&|hex| !field.must(hex) && field.can_be_attacked(hex)));
            assert_eq!(rules(&better.cites), cites);
            refused += 1;
            continue;
        };
        let plan = verify(&field, &value, &rows, &cites);
        assert!(covers(&&plan));
        found += 1;
        let better = better.value.allowed().expect("a plan");
        assert!(better.proven.is_set());
        if better.plan.combats > 0 {
            assert_eq!(numbers(better.plan.worst), best, "{field:?} {targets:?}");
            proven += 1;
        }
    }
    assert!(found > 1_000 && refused > 1_000 && proven > 500, "{found} {refused} {proven}");
}

#[test]
fn the_walk_goes_through_each_plan_once() {
    let (mut walked, mut none) = (0, 0);
    for (field, _) in boards(3, 8_000, 5) {
        let Some(plans) = field.plans(1_000) else { continue };
        let expected: BTreeSet<Plan> = plans.iter().cloned().collect();
        assert_eq!(expected.len(), plans.len());
        let mut seen: BTreeSet<Plan> = BTreeSet::new();
        let mut at: Vec<Engaged> = Vec::new();
        loop {
            let started = Flag::from(!seen.is_empty());
            let question = Walk { board: field.board(), rules: field.rules, started, plan: &at };
            let mut room = [Engaged::default(); 16];
            let (value, rows, cites) = with_scratch(|scratch| {
                let mut rows = Sink::new(&mut room);
                let ruling = walk(&question, &mut rows, scratch, &mut Trail::none()).ok()?;
                Some((ruling.value, rows.items().to_vec(), rules(&ruling.cites)))
            })
            .expect("no fault");
            if !value.found.is_set() {
                assert!(rows.is_empty());
                break;
            }
            let plan = verify(&field, &value.plan, &rows, &cites);
            assert!(seen.insert(plan), "{field:?} {rows:?} twice");
            at = rows;
        }
        assert_eq!(seen, expected, "{field:?}");
        walked += seen.len();
        none += usize::from(seen.is_empty());
    }
    assert!(walked > 10_000 && none > 20, "{walked} {none}");
}

#[test]
fn the_number_of_plans_is_that_of_the_rules() {
    let (mut counted, mut none, mut short) = (0, 0, 0);
    for (field, mut luck) in boards(9, 8_000, 5) {
        let Some(plans) = field.plans(2_000) else { continue };
        let plans = plans.len() as u64;
        let ask = |budget| {
            let question = CountPlans { board: field.board(), rules: field.rules, budget };
            with_scratch(|scratch| count(&question, scratch, &mut Trail::none())).expect("no fault").value
        };
        let value = ask(1_000_000);
        assert!(value.exact.is_set(), "{field:?}");
        assert_eq!(value.plans, plans, "{field:?}");
        counted += 1;
        none += usize::from(plans == 0);
        // With fewer steps it says no more than there are.
        let budget = 1 + luck.below(10) as u32;
        let value = ask(budget);
        assert!(value.steps <= budget && value.plans <= plans, "{field:?}");
        assert!(!value.exact.is_set() || value.plans == plans, "{field:?}");
        short += usize::from(!value.exact.is_set());
    }
    assert!(counted > 3_000 && none > 20 && short > 500, "{counted} {none} {short}");
}

/// The most enemy hexes that can be attacked: every set of them is tried. ACW 2, 4.
#[test]
fn what_cannot_be_covered_is_told_set_by_set() {
    let (mut sets, mut several) = (0, 0);
    for (field, _) in boards(10, 8_000, 6) {
        let question = Cover { board: field.board(), rules: field.rules, ..Default::default() };
        let mut room = [CoverageHex::default(); 32];
        let (value, rows) = with_scratch(|scratch| {
            let mut rows = Sink::new(&mut room);
            let value = cover(&question, &mut rows, scratch, &mut Trail::none()).ok()?.value;
            Some((value, rows.items().to_vec()))
        })
        .expect("no fault");
        let duties: Vec<Hex> = field.duties().into_iter().collect();
        let friends = field.hexes(false);
        let beside = |targets: &[Hex]| -> Vec<Hex> {
            friends.iter().copied().filter(|f| targets.iter().any(|e| field.may_fight(*f, *e))).collect()
        };
        // Hall and Koenig: what is left over is the most by which a set outnumbers those beside it.
        let missing = |targets: &[Hex]| {
            let subsets = 0..1u32 << targets.len();
            let part =
                |set: u32| (0..targets.len()).filter(|i| set >> i & 1 == 1).map(|i| targets[i]).collect::<Vec<_>>();
            subsets.map(part).map(|part| part.len().saturating_sub(beside(&part).len())).max().unwrap_or(0)
        };
        let lonely = || duties.iter().filter(|hex| beside(&[**hex]).is_empty()).count();
        let left = if field.strict() { missing(&duties) } else { lonely() };
        assert_eq!((usize::from(value.targets), usize::from(value.covered)), (duties.len(), duties.len() - left));
        let numbers: BTreeSet<u16> = rows.iter().map(|row| row.set).collect();
        assert_eq!(numbers, (1..=value.sets).collect(), "{field:?} {rows:?}");
        let mut all = 0;
        for set in 1..=value.sets {
            let of = |side| {
                let here = rows.iter().filter(move |row| row.set == set && row.side == Code::new(side));
                here.map(|row| row.hex).collect::<Vec<_>>()
            };
            let (targets, stacks) = (of(Side::Defender), of(Side::Attacker));
            assert_eq!(stacks, beside(&targets), "{field:?}");
            let most = rows.iter().find(|row| row.set == set).map_or(0, |row| usize::from(row.most));
            assert_eq!(most, if field.strict() { targets.len() - missing(&targets) } else { 0 }, "{field:?}");
            assert!(most < targets.len());
            all += targets.len() - most;
            // Any of its hexes may be the one that is left out: without it the others are short by one less.
            for hex in targets.iter().filter(|_| field.strict()) {
                let others: Vec<Hex> = targets.iter().copied().filter(|other| other != hex).collect();
                assert_eq!(missing(&others) + 1, missing(&targets), "{field:?}");
            }
        }
        assert_eq!(all, left, "the sets together are all that is left over: {field:?} {rows:?}");
        sets += usize::from(value.sets > 0);
        several += usize::from(value.sets > 1);
    }
    assert!(sets > 500 && several > 50, "{sets} {several}");
}

#[test]
fn the_best_worst_odds_are_found_and_proven() {
    let (mut proven, mut raised, mut short) = (0, 0, 0);
    for (field, mut luck) in boards(4, 12_000, 5) {
        let Some(plans) = field.plans(4_000) else { continue };
        let best = plans.iter().map(|plan| field.worst(plan).unwrap_or((1, 0))).max_by(|a, b| compare(*a, *b));
        // Where nothing must be attacked nothing is.
        let idle = field.duties().is_empty();
        let (value, rows, cites) = better(&field, &[], 100_000, luck.once_in(2));
        assert_eq!(value.is_some(), best.is_some(), "{field:?}");
        let (Some(value), Some(best)) = (value, best) else { continue };
        verify(&field, &value.plan, &rows, &cites);
        assert!(value.proven.is_set(), "{field:?}");
        if idle {
            assert_eq!((value.plan.combats, numbers(value.bound)), (0, (0, 0)));
            continue;
        }
        assert_eq!((numbers(value.plan.worst), numbers(value.bound)), (best, best), "{field:?}");
        proven += 1;
        let first = find(&field, false).0.expect("a plan");
        raised += usize::from(compare(numbers(first.worst), best).is_lt());
        // With fewer steps it may fall short, and never says what is not so.
        let budget = 1 + luck.below(4) as u32;
        let (value, rows, cites) = better(&field, &[], budget, false);
        let value = value.expect("a plan");
        verify(&field, &value.plan, &rows, &cites);
        assert!(value.steps <= budget);
        assert!(compare(numbers(value.plan.worst), best).is_le() && compare(best, numbers(value.bound)).is_le());
        assert_eq!(value.proven.is_set(), numbers(value.plan.worst) == numbers(value.bound), "{field:?}");
        short += usize::from(!value.proven.is_set());
        // From any legal plan whose targets are those that must be attacked it comes to the same.
        let begin = luck.below(plans.len());
        let targets = |plan: &Plan| plan.iter().flat_map(|(_, d)| d.clone()).collect::<BTreeSet<Hex>>();
        if targets(&plans[begin]).len() == field.duties().len() {
            let rows: Vec<Engaged> = rows_of(&plans[begin]);
            let (value, rows, cites) = better(&field, &rows, 100_000, false);
            let value = value.expect("a plan");
            verify(&field, &value.plan, &rows, &cites);
            assert_eq!((numbers(value.plan.worst), value.proven.is_set()), (best, true), "{field:?}");
        }
    }
    assert!(proven > 1_500 && raised > 100 && short > 50, "{proven} {raised} {short}");
}

fn rows_of(plan: &Plan) -> Vec<Engaged> {
    let mut rows = Vec::new();
    for (combat, (attackers, defenders)) in (1u16..).zip(plan) {
        for (hexes, side) in [(attackers, Side::Attacker), (defenders, Side::Defender)] {
            rows.extend(hexes.iter().map(|hex| Engaged { hex: *hex, combat, side: Code::new(side), strength: 0 }));
        }
    }
    rows
}

/// What is wrong with rows, from the rules: which fault at which hex and the other that it names, and the rule.
fn faults(field: &Field, rows: &[Engaged]) -> BTreeSet<(u8, Hex, Hex, &'static str)> {
    let mut out = BTreeSet::new();
    let mut note = |what: Wrong, hex: Hex, other: Hex, rule| {
        out.insert((what as u8, hex, other, rule));
    };
    let in_combat: BTreeSet<u16> = rows.iter().map(|row| row.combat).filter(|combat| *combat > 0).collect();
    let of = |combat: u16, side: Side| {
        rows.iter().filter(move |row| row.combat == combat && row.side == Code::new(side)).map(|row| row.hex)
    };
    for combat in in_combat {
        let attackers: Vec<Hex> = of(combat, Side::Attacker).collect();
        let defenders: Vec<Hex> = of(combat, Side::Defender).collect();
        match (attackers.first(), defenders.first()) {
            (None, Some(hex)) => note(Wrong::NoAttackers, *hex, *hex, "ACW 1"),
            (Some(hex), None) => note(Wrong::NoDefenders, *hex, *hex, "ACW 1"),
            _ => {}
        }
        for other in defenders.iter().filter(|other| field.strict() && **other != defenders[0]) {
            note(Wrong::SeveralTargets, defenders[0], *other, "ACW 4");
        }
        for defender in &defenders {
            if !field.can_be_attacked(*defender) {
                note(Wrong::CannotBeAttacked, *defender, *defender, "ACW 3");
            }
        }
        for attacker in &attackers {
            if field.uncommanded(*attacker) {
                note(Wrong::Uncommanded, *attacker, *attacker, "ACW 6");
            } else if !field.can_attack(*attacker) {
                note(Wrong::CannotAttack, *attacker, *attacker, "ACW 3");
            }
            for defender in &defenders {
                if !adjacent(*attacker, *defender) {
                    note(Wrong::NotAdjacent, *attacker, *defender, "ACW 1");
                } else if field.blocked(*attacker, *defender) {
                    note(Wrong::Blocked, *attacker, *defender, "ACW 1");
                }
                if field.fought(*attacker, *defender) {
                    note(Wrong::FoughtAlready, *attacker, *defender, "ACW 4");
                }
            }
        }
    }
    for row in rows {
        if rows.iter().any(|other| other.hex == row.hex && other.combat != row.combat) {
            note(Wrong::Split, row.hex, row.hex, "ACW 4");
        }
    }
    let engaged = |hex: Hex| rows.iter().any(|row| row.hex == hex && row.combat > 0);
    for enemy in field.duties().into_iter().filter(|hex| !engaged(*hex)) {
        note(Wrong::Unattacked, enemy, enemy, "ACW 2");
        for friend in field.hexes(false) {
            if !engaged(friend) && field.may_fight(friend, enemy) {
                note(Wrong::StaysOut, friend, enemy, "ACW 5");
            }
        }
    }
    out
}

#[test]
fn any_plan_is_judged_as_the_rules_do() {
    let (mut legal, mut seen) = (0, [0u32; 12]);
    for (field, mut luck) in boards(5, 30_000, 5) {
        let mut rows = Vec::new();
        let plans = if luck.once_in(3) { field.plans(200) } else { None };
        if let Some(plan) = plans.filter(|plans| !plans.is_empty()).map(|plans| plans[luck.below(plans.len())].clone())
        {
            // A legal plan, perhaps a little spoilt.
            rows = rows_of(&plan);
            luck.shuffle(&mut rows);
            if luck.once_in(2) && !rows.is_empty() {
                let at = luck.below(rows.len());
                match luck.below(3) {
                    0 => drop(rows.remove(at)),
                    1 => rows.push(Engaged { combat: luck.below(rows.len()) as u16, ..rows[at] }),
                    _ => rows[at].combat = luck.below(rows.len()) as u16,
                }
            }
        } else {
            let most = field.hexes(false).len() + field.hexes(true).len();
            for _ in 0..luck.below(2 * most) {
                let enemy = luck.once_in(2);
                let (hex, side) = (luck.pick(&field.hexes(enemy)), if enemy { Side::Defender } else { Side::Attacker });
                rows.push(Engaged { hex, side: Code::new(side), combat: luck.below(4) as u16, strength: 0 });
            }
            let count = rows.len() as u16;
            rows.iter_mut().for_each(|row| row.combat = row.combat.min(count));
        }
        let expected = faults(&field, &rows);
        let (value, flaws, cites) = examine(&field, &rows);
        let got: BTreeSet<_> = flaws
            .iter()
            .map(|flaw| (flaw.what.0, flaw.hex, flaw.other, grognard_core::rule::Rule(flaw.rule).id().to_string()))
            .collect();
        let wanted: BTreeSet<_> =
            expected.iter().map(|(what, hex, other, rule)| (*what, *hex, *other, rule.to_string())).collect();
        assert_eq!(got, wanted, "{field:?} {rows:?}");
        let each: BTreeSet<_> = flaws.iter().map(|flaw| (flaw.what.0, flaw.hex, flaw.other, flaw.combat)).collect();
        assert_eq!(flaws.len(), each.len(), "each pair of a combat once: {field:?} {rows:?}");
        assert_eq!(value.is_some(), expected.is_empty());
        expected.iter().for_each(|(what, ..)| seen[usize::from(*what)] += 1);
        let Some(planned) = value else {
            let broken: BTreeSet<String> = expected.iter().map(|(_, _, _, rule)| rule.to_string()).collect();
            assert_eq!(cites, broken);
            continue;
        };
        legal += 1;
        let plan = rows.iter().filter(|row| row.combat > 0);
        let mut combats: BTreeMap<u16, (BTreeSet<Hex>, BTreeSet<Hex>)> = BTreeMap::new();
        for row in plan {
            let combat = combats.entry(row.combat).or_default();
            if row.side == Code::new(Side::Defender) { &mut combat.1 } else { &mut combat.0 }.insert(row.hex);
        }
        let all: Vec<(u16, (u32, u32))> = combats
            .iter()
            .map(|(n, (a, d))| (*n, field.odds_of(&(a.iter().copied().collect(), d.iter().copied().collect()))))
            .collect();
        let worst = all.iter().map(|(_, odds)| *odds).min_by(|a, b| compare(*a, *b));
        assert_eq!(numbers(planned.worst), worst.unwrap_or((0, 0)));
        let named = all.iter().find(|(n, _)| *n == planned.worst_combat).map(|(_, odds)| *odds);
        assert_eq!(named, worst, "the worst combat by its number in the plan");
    }
    assert!(legal > 3_000, "{legal}");
    assert!(seen.iter().all(|n| *n > 50), "{seen:?}");
}

/// The order in which a host lists its counters changes nothing, and neither does what the lent memory held.
#[test]
fn the_order_of_counters_changes_nothing() {
    for (field, mut luck) in boards(6, 4_000, 5) {
        let other = field.shuffled(&mut luck);
        assert_eq!(find(&field, true), find(&other, true), "{field:?}");
        let (one, two) = (better(&field, &[], 500, false), better(&other, &[], 500, false));
        assert_eq!(one, two, "{field:?}");
        let mut rows = find(&field, false).1;
        if rows.is_empty() || rows[0].combat == 0 {
            continue;
        }
        let one = examine(&field, &rows);
        luck.shuffle(&mut rows);
        let two = examine(&other, &rows);
        assert_eq!((one.0.is_some(), one.2), (two.0.is_some(), two.2));
    }
}

/// The best worst odds of a front of two facing lines: each stack touches the enemy before it and the next one, so that
/// combats are an enemy and one or both of its two stacks, or a stack and both of its enemies.
fn best_of_lines(field: &Field) -> (u32, u32) {
    let friends: Vec<u32> = field.hexes(false).into_iter().map(|hex| field.attack(hex)).collect();
    let enemies: Vec<u32> = field.hexes(true).into_iter().map(|hex| field.defence(hex)).collect();
    let least = |a: (u32, u32), b: (u32, u32)| if compare(a, b).is_lt() { a } else { b };
    let (none, any) = ((0, 1), (1, 0));
    // From the enemy at a place on, where the stack before it is free or not.
    let count = enemies.len();
    let mut best = vec![[any; 2]; count + 2];
    best[count + 1] = [none; 2];
    for i in (0..count).rev() {
        for free in 0..2 {
            let mut found = none;
            let mut option = |odds: (u32, u32), rest: (u32, u32)| {
                let worst = least(odds, rest);
                found = if compare(worst, found).is_gt() { worst } else { found };
            };
            option(odds(friends[i], enemies[i]), best[i + 1][0]);
            if free == 1 && i > 0 {
                option(odds(friends[i - 1], enemies[i]), best[i + 1][1]);
                option(odds(friends[i - 1] + friends[i], enemies[i]), best[i + 1][0]);
            }
            if i + 1 < count {
                option(odds(friends[i], enemies[i] + enemies[i + 1]), best[i + 2][1]);
            }
            best[i][free] = found;
        }
    }
    best[0][0]
}

#[test]
fn long_fronts_are_planned_and_proven() {
    let mut luck = Luck(7);
    for stacks in (2..=40).chain([40; 20]) {
        let field = lines(&mut luck, stacks);
        let (value, rows, cites) = better(&field, &[], 200_000, false);
        let value = value.expect("each enemy has a neighbour");
        verify(&field, &value.plan, &rows, &cites);
        assert!(value.proven.is_set(), "{stacks}: {} steps", value.steps);
        assert_eq!(numbers(value.plan.worst), best_of_lines(&field));
        let (value, rows, cites) = better(&field, &[], 1, true);
        verify(&field, &value.expect("a plan").plan, &rows, &cites);
    }
}
