//! Every outcome of the dice and of drawing labelled chips, resolved one by one, against the exact distribution.

use grognard_core::fault::{Fault, FaultCode};
use grognard_core::korea::combat::{
    Assessment, CasesRow, Chances, Chip, CombatDistribution, Counted, Engagement, Happened, Resolve, distribution,
    percentile, resolve,
};
use grognard_core::korea::losses::LossRounding;
use grognard_core::korea::units::{Quality, Side};
use grognard_core::reflect::{Code, Word};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// A meeting engagement of the UN, which says all that must be said.
fn said() -> Assessment {
    Assessment {
        kind: Code::new(Engagement::Meeting),
        attacking: Code::new(Side::Un),
        attacker_quality: Code::new(Quality::C),
        defender_quality: Code::new(Quality::C),
        ..Default::default()
    }
}

fn chips(bag: &[(i8, u16)]) -> Vec<Chip> {
    bag.iter().map(|(value, count)| Chip { value: *value, count: *count, ..Default::default() }).collect()
}

/// Asks in as much memory as it says it needs, full of garbage.
fn asked(assessment: Assessment, bag: &[Chip], by: Counted) -> Result<(CombatDistribution, Vec<CasesRow>), Fault> {
    let question = Chances { assessment, bag, by: Code::new(by) };
    let mut scratch = Scratch::none();
    let first = distribution(&question, &mut Sink::none(), &mut scratch, &mut Trail::none());
    if first.as_ref().is_err_and(|f| !f.is(FaultCode::BufferTooSmall)) {
        return Err(first.unwrap_err());
    }
    let needed = scratch.needed();
    let mut words: Vec<u64> = (0..needed as u64).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 << 63).collect();
    let mut room = vec![CasesRow::default(); 16_400];
    let mut rows = Sink::new(&mut room);
    let value = distribution(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
    let rows = rows.items().to_vec();
    // A word less is too little.
    let short =
        distribution(&question, &mut Sink::none(), &mut Scratch::new(&mut words[..needed - 1]), &mut Trail::none());
    assert_eq!(short.unwrap_err().code(), FaultCode::BufferTooSmall);
    Ok((value, rows))
}

/// All throws of dice of these sides.
fn throws(sides: &[u8]) -> Vec<Vec<u8>> {
    sides.iter().fold(vec![vec![]], |throws, sides| {
        throws.iter().flat_map(|throw| (1..=*sides).map(move |die| [throw.as_slice(), &[die]].concat())).collect()
    })
}

/// All choices of so many labels of a list, without order, and what is left each time.
fn picks(labels: &[usize], n: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    if n == 0 {
        return vec![(vec![], labels.to_vec())];
    }
    let Some((first, rest)) = labels.split_first() else { return vec![] };
    let with = picks(rest, n - 1).into_iter().map(|(picked, left)| ([&[*first], picked.as_slice()].concat(), left));
    let without = picks(rest, n).into_iter().map(|(picked, left)| (picked, [&[*first], left.as_slice()].concat()));
    with.chain(without).collect()
}

/// All draws out of a bag of labelled chips: the attacker's, then the defender's.
fn draws(bag: &[(i8, u16)], mine: u8, theirs: u8) -> Vec<Vec<i8>> {
    let values: Vec<i8> = bag.iter().flat_map(|(value, n)| (0..*n).map(move |_| *value)).collect();
    if bag.is_empty() {
        return vec![vec![]];
    }
    let labels: Vec<usize> = (0..values.len()).collect();
    let both = picks(&labels, mine.into()).into_iter().flat_map(|(a, left)| {
        picks(&left, theirs.into()).into_iter().map(move |(d, _)| [a.as_slice(), d.as_slice()].concat())
    });
    both.map(|picked| picked.iter().map(|label| values[*label]).collect()).collect()
}

/// What a case came to: its differential and the losses.
type Counts = BTreeMap<(i16, u32, u32), u64>;

fn enumerated(assessment: Assessment, bag: &[(i8, u16)]) -> Counts {
    let kind = |dice: u8, sides: u8| if (dice, sides) == (0, 0) { (1, 6) } else { (dice, sides) };
    let (mine, theirs) = (
        kind(assessment.attacker_dice, assessment.attacker_sides),
        kind(assessment.defender_dice, assessment.defender_sides),
    );
    let sides = [vec![mine.1; mine.0.into()], vec![theirs.1; theirs.0.into()]].concat();
    let (throws, held) = (throws(&sides), chips(bag));
    let mut counts = Counts::new();
    for drawn in draws(bag, assessment.attacker_chips, assessment.defender_chips) {
        for dice in &throws {
            let question = Resolve { assessment, dice, drawn: &drawn, bag: &held };
            let outcome = resolve(&question, &mut Trail::none()).expect("a case that can happen").value;
            assert_eq!(outcome.differential, outcome.attacker_roll - outcome.defender_roll);
            let losses = outcome.losses;
            *counts.entry((outcome.differential, losses.attacker, losses.defender)).or_default() += 1;
        }
    }
    counts
}

fn check(assessment: Assessment, bag: &[(i8, u16)]) {
    let counts = enumerated(assessment, bag);
    let held = chips(bag);
    let all: u64 = counts.values().sum();
    let (d, rows) = asked(assessment, &held, Counted::Differential).expect("a distribution");
    let told: Counts =
        rows.iter().map(|row| ((row.lowest, row.attacker_losses, row.defender_losses), row.cases)).collect();
    assert_eq!(told, counts, "{assessment:?} {bag:?}");
    assert!(rows.iter().all(|row| row.lowest == row.highest) && rows.is_sorted_by_key(|row| row.lowest));
    assert_eq!(d.denominator, all);
    let sum = |of: fn(&(i16, u32, u32)) -> u64| counts.iter().map(|(case, n)| of(case) * n).sum::<u64>();
    assert_eq!(d.attacker_loses, sum(|(_, a, _)| u64::from(*a > 0)));
    assert_eq!(d.defender_loses, sum(|(_, _, d)| u64::from(*d > 0)));
    assert_eq!(d.attacker_losses_whole * all + d.attacker_losses_rest, sum(|(_, a, _)| u64::from(*a)));
    assert_eq!(d.defender_losses_whole * all + d.defender_losses_rest, sum(|(_, _, d)| u64::from(*d)));
    assert!(d.attacker_losses_rest < all && d.defender_losses_rest < all);

    let (same, rows) = asked(assessment, &held, Counted::Losses).expect("a distribution");
    assert_eq!(same, d);
    let mut by_losses = BTreeMap::<(i64, u32, u32), (i16, i16, u64)>::new();
    for ((differential, a, d), n) in &counts {
        let order = i64::from(*d) - i64::from(*a);
        let row = by_losses.entry((order, *a, *d)).or_insert((*differential, *differential, 0));
        *row = (row.0.min(*differential), row.1.max(*differential), row.2 + n);
    }
    let told = rows.iter().map(|r| ((r.attacker_losses, r.defender_losses), (r.lowest, r.highest, r.cases)));
    let expected = by_losses.iter().map(|((_, a, d), row)| ((*a, *d), *row));
    assert!(told.eq(expected), "{assessment:?} {bag:?} {rows:?}");

    let (lowest, highest) = (counts.keys().next().unwrap().0, counts.keys().last().unwrap().0);
    let mut words = vec![u64::MAX; 20_000];
    for differential in lowest - 1..=highest + 1 {
        let question = Happened { assessment, bag: &held, differential };
        let place = percentile(&question, &mut Scratch::new(&mut words), &mut Trail::none()).expect("a place").value;
        let of = |p: &dyn Fn(i16) -> bool| counts.iter().filter(|(c, _)| p(c.0)).map(|(_, n)| n).sum::<u64>();
        assert_eq!(
            (place.worse, place.equal, place.better, place.denominator),
            (of(&|d| d < differential), of(&|d| d == differential), of(&|d| d > differential), all)
        );
    }
}

const BAGS: [&[(i8, u16)]; 6] = [
    &[],
    &[(0, 5)],
    &[(-1, 1), (0, 2), (1, 1)],
    &[(2, 2), (-3, 1), (0, 1), (5, 2)],
    &[(4, 1), (4, 2), (1, 0), (-4, 2)],
    &[(-128, 1), (127, 2), (-1, 1)],
];

#[test]
fn every_throw_and_every_draw() {
    let mut asked = 0;
    for kind in (0..=9).filter_map(Engagement::of) {
        for rounding in (0..).map_while(LossRounding::of) {
            for bag in BAGS {
                let most = if bag.is_empty() { 1 } else { 2 };
                let draws = (0..=most).flat_map(|a| (0..=most).map(move |d| (a, d)));
                // A bag that nobody draws from is a fault.
                for (attacker_chips, defender_chips) in draws.filter(|draw| bag.is_empty() || *draw != (0, 0)) {
                    let dice = [(0, 0, 0, 0), (2, 4, 1, 6), (0, 6, 2, 3), (1, 1, 1, 12), (3, 2, 0, 1)];
                    for (at, (attacker_dice, attacker_sides, defender_dice, defender_sides)) in
                        dice.into_iter().enumerate()
                    {
                        let drm = [(0, 0), (3, 1), (-2, 4), (0, -6), (7, 7)][(asked + at) % 5];
                        let ratios = [(0, 0, 0, 0), (1, 1, 2, 1), (1, 2, 3, 2), (3, 1, 1, 3)][asked % 4];
                        check(
                            Assessment {
                                kind: Code::new(kind),
                                rounding: Code::new(rounding),
                                attacker_drm: drm.0,
                                defender_drm: drm.1,
                                attacker_chips,
                                defender_chips,
                                attacker_dice,
                                attacker_sides,
                                defender_dice,
                                defender_sides,
                                attacker_ratio_points: ratios.0,
                                attacker_ratio_losses: ratios.1,
                                defender_ratio_points: ratios.2,
                                defender_ratio_losses: ratios.3,
                                ..said()
                            },
                            bag,
                        );
                        asked += 1;
                    }
                }
            }
        }
    }
    assert_eq!(asked, 2 * 2 * 5 * (4 + 5 * 8));
}

/// A draw is refused exactly where the bag cannot give it.
#[test]
fn only_chips_of_the_bag_are_drawn() {
    let bag = [(-1, 1), (0, 2), (1, 1)];
    let assessment = Assessment { attacker_chips: 2, defender_chips: 1, ..said() };
    let possible = draws(&bag, 2, 1);
    for a in -2..=2 {
        for b in -2..=2 {
            for c in -2..=2 {
                let question = Resolve { assessment, dice: &[3, 3], drawn: &[a, b, c], bag: &chips(&bag) };
                let told = resolve(&question, &mut Trail::none());
                let can = possible.iter().any(|drawn| {
                    let sorted = |mut pair: [i8; 2]| {
                        pair.sort_unstable();
                        pair
                    };
                    sorted([drawn[0], drawn[1]]) == sorted([a, b]) && drawn[2] == c
                });
                assert_eq!(told.is_ok(), can, "{a} {b} {c}: {told:?}");
            }
        }
    }
}

/// A bag of several values, and how many each side draws: no more than the bag holds.
fn drawn() -> impl Strategy<Value = (Vec<(i8, u16)>, u8, u8)> {
    let bag = vec((any::<i8>(), 1u16..=4), 1..=4);
    (bag, 0u8..=4, 0u8..=4).prop_filter("the bag holds enough", |(bag, a, d)| {
        a + d > 0 && bag.iter().map(|(_, n)| u32::from(*n)).sum::<u32>() >= u32::from(a + d)
    })
}

proptest! {
    #![proptest_config(crate::config())]

    /// Who attacks is of no account to dice and chips: with both sides exchanged all is the other way round.
    #[test]
    fn sides_mirror_each_other(
        (bag, a, d) in drawn(),
        dice in (0u8..=3, 1u8..=8, 0u8..=3, 1u8..=8),
        drm in (-20i16..=20, -20i16..=20),
    ) {
        let side = |chips: (u8, u8), dice: (u8, u8, u8, u8), drm: (i16, i16)| Assessment {
            kind: Code::new(Engagement::Prepared),
            attacker_chips: chips.0, defender_chips: chips.1,
            attacker_dice: dice.0, attacker_sides: dice.1, defender_dice: dice.2, defender_sides: dice.3,
            attacker_drm: drm.0, defender_drm: drm.1,
            ..said()
        };
        let (one, rows) = asked(side((a, d), dice, drm), &chips(&bag), Counted::Differential).unwrap();
        let turned = (dice.2, dice.3, dice.0, dice.1);
        let (two, mirrored) = asked(side((d, a), turned, (drm.1, drm.0)), &chips(&bag), Counted::Differential).unwrap();
        prop_assert_eq!(one.denominator, two.denominator);
        prop_assert_eq!(one.denominator, rows.iter().map(|row| row.cases).sum::<u64>());
        let told: Vec<_> = rows.iter().map(|r| (r.lowest, r.attacker_losses, r.defender_losses, r.cases)).collect();
        let back: Vec<_> =
            mirrored.iter().rev().map(|r| (-r.lowest, r.defender_losses, r.attacker_losses, r.cases)).collect();
        prop_assert_eq!(told, back);
    }

    /// How a bag is listed is of no account.
    #[test]
    fn a_bag_is_no_list((bag, a, d) in drawn(), turn in 0usize..4) {
        let assessment = Assessment { attacker_chips: a, defender_chips: d, ..said() };
        let mut singly: Vec<(i8, u16)> = bag.iter().flat_map(|(v, n)| (0..*n).map(|_| (*v, 1))).collect();
        let by = turn % singly.len();
        singly.rotate_left(by);
        let one = asked(assessment, &chips(&bag), Counted::Differential).unwrap();
        prop_assert_eq!(one, asked(assessment, &chips(&singly), Counted::Differential).unwrap());
    }

    /// Dice and bags that do not fit are refused, all others counted whole.
    #[test]
    fn cases_fit_or_are_refused(
        dice in (0u8..=17, any::<u8>(), 0u8..=17, any::<u8>()),
        draws in (0u8..=17, 0u8..=17),
        bag in vec((-3i8..=3, 0u16..=30), 0..=5),
    ) {
        let assessment = Assessment {
            attacker_dice: dice.0, attacker_sides: dice.1, defender_dice: dice.2, defender_sides: dice.3,
            attacker_chips: draws.0, defender_chips: draws.1,
            ..said()
        };
        // Exactly, in numbers that are wide enough: at most 16 dice of 255 sides twice and the draws.
        let power = |n: u8, s: u8| if (n, s) == (0, 0) { 6f64.ln() } else { f64::from(n) * f64::from(s).ln() };
        match asked(assessment, &chips(&bag), Counted::Losses) {
            Ok((d, rows)) => {
                prop_assert_eq!(rows.iter().map(|row| row.cases).sum::<u64>(), d.denominator);
                prop_assert!(dice.0 <= 16 && dice.2 <= 16 && draws.0 <= 16 && draws.1 <= 16);
                prop_assert!(power(dice.0, dice.1) + power(dice.2, dice.3) < 64.1 * 2f64.ln());
            }
            Err(fault) => match fault.code() {
                FaultCode::Overflow => {
                    let there: f64 = bag.iter().map(|(_, n)| f64::from(*n)).sum();
                    let drawn = f64::from(draws.0) + f64::from(draws.1);
                    let most = power(dice.0, dice.1) + power(dice.2, dice.3) + drawn * there.max(1.0).ln();
                    prop_assert!(most > 63.9 * 2f64.ln(), "{fault}");
                }
                FaultCode::Contradiction => {
                    let there: u32 = bag.iter().map(|(_, n)| u32::from(*n)).sum();
                    let drawn = u32::from(draws.0) + u32::from(draws.1);
                    prop_assert!(!bag.is_empty() && (drawn == 0 || there < drawn));
                }
                FaultCode::OutOfRange => {
                    let no_sides = |n: u8, s: u8| n > 0 && s == 0;
                    let beyond = [dice.0, dice.2, draws.0, draws.1].iter().any(|n| *n > 16);
                    prop_assert!(beyond || no_sides(dice.0, dice.1) || no_sides(dice.2, dice.3), "{fault}");
                }
                _ => prop_assert!(false, "{fault}"),
            },
        }
    }
}
