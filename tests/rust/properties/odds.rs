//! Rounding, columns and products.

use crate::forces::{word, words};
use grognard_core::ocs::odds::{Column, Compare, Ground, column};
use grognard_core::odds::{Odds, Rounding};
use grognard_core::reflect::{Code, Word};
use grognard_core::ruling::Trail;
use grognard_core::strength::{Factor, POINT, Strength};
use grognard_core::table;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Strengths from nothing to the most that there can be, small ones and whole points among them.
fn strength() -> impl Strategy<Value = u32> {
    prop_oneof![
        3 => (0u32..=60).prop_map(|points| points * POINT),
        3 => (0u32..=240).prop_map(|quarters| quarters * (POINT / 4)),
        1 => 0u32..=12,
        1 => (u32::MAX - 12)..=u32::MAX,
        2 => any::<u32>(),
    ]
}

/// The quotient of two numbers, a half and more going up: twice the quotient, plus one, halved.
fn half_up(large: u32, small: u32) -> u32 {
    let (large, small) = (u128::from(large), u128::from(small));
    u32::try_from((2 * large + small) / (2 * small)).expect("at most the larger")
}

fn column_of(attack: u32, defence: u32, ground: Code<Ground>) -> Column {
    column(&Compare { attack, defence, ground, ..Default::default() }, &mut Trail::none()).expect("a column").value
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn a_half_goes_up(attack in strength(), defence in strength()) {
        let got = Odds::round(attack, defence, Rounding::HalfUp);
        if attack == 0 || defence == 0 {
            prop_assert_eq!(got, None);
            return Ok(());
        }
        let (odds, inexact) = got.expect("odds");
        let (large, small) = (attack.max(defence), attack.min(defence));
        prop_assert_eq!(odds.attack.max(odds.defence), half_up(large, small));
        prop_assert_eq!(odds.attack.min(odds.defence), 1);
        prop_assert!(attack == defence || (odds.attack >= odds.defence) == (attack > defence) || odds.attack == 1);
        prop_assert_eq!(inexact, large % small != 0);
    }

    #[test]
    fn the_defender_is_favoured(attack in strength(), defence in strength()) {
        if attack == 0 || defence == 0 {
            return Ok(());
        }
        let (odds, _) = Odds::round(attack, defence, Rounding::ForDefender).expect("odds");
        let (attack, defence) = (u128::from(attack), u128::from(defence));
        let expected = if attack >= defence { (attack / defence, 1) } else { (1, defence.div_ceil(attack)) };
        prop_assert_eq!((u128::from(odds.attack), u128::from(odds.defence)), expected);
    }

    #[test]
    fn common_factors_do_not_matter(a in 1u32..=999, d in 1u32..=999, by in 1u32..=4_000_000) {
        let plain = Odds::round(a, d, Rounding::HalfUp);
        prop_assert_eq!(Odds::round(a * by.min(u32::MAX / 999), d * by.min(u32::MAX / 999), Rounding::HalfUp), plain);
    }

    #[test]
    fn more_attack_never_goes_left_and_more_defence_never_right(
        (a, more_a, d, more_d) in (strength(), strength(), strength(), strength()),
        ground in word::<Ground>(),
    ) {
        let base = column_of(a, d, ground);
        prop_assert!(column_of(a.saturating_add(more_a), d, ground).column >= base.column);
        prop_assert!(column_of(a, d.saturating_add(more_d), ground).column <= base.column);
    }

    #[test]
    fn harder_ground_only_moves_the_headings(a in strength(), d in strength()) {
        // Close ground is not always worse for the attacker: its first headings are. The odds are the same on all.
        let odds: Vec<Odds> = words::<Ground>().map(|ground| column_of(a, d, Code::new(ground)).odds).collect();
        prop_assert!(odds.iter().all(|o| *o == odds[0]));
    }

    #[test]
    fn the_column_is_the_last_not_above(a in strength(), d in strength(), ground in word::<Ground>()) {
        let got = column_of(a, d, ground);
        if a == 0 || d == 0 {
            // 9.14a: two zeros are even.
            let even = Odds { attack: 1, defence: 1 };
            prop_assert_eq!(got.odds, if a == d { even } else { Odds::default() });
            let right = if a == d { got.heading == even } else { got.column == if a == 0 { 0 } else { 12 } };
            prop_assert!(right);
            return Ok(());
        }
        prop_assert!(got.heading <= got.odds || got.column == 0);
        prop_assert!(got.column < 13);
        // The column to the right is headed higher than the odds: two strengths exactly there land in it.
        if got.column < 12 {
            let next = (1..=60).flat_map(|n| [(n, 1), (1, n)]).map(|(a, d)| column_of(a * POINT, d * POINT, ground));
            let next = next.filter(|c| c.column == got.column + 1).map(|c| c.heading).min().expect("a next column");
            prop_assert!(next > got.odds, "{:?} {:?}", next, got);
        }
    }

    #[test]
    fn products_do_not_know_their_order(
        factors in proptest::collection::vec(select(vec![(1u32, 2u32), (1, 3), (1, 4), (2, 1), (3, 2), (3, 4), (1, 1), (0, 1)]), 0..=5),
        points in 0u32..=999,
        swaps in proptest::collection::vec((any::<Index>(), any::<Index>()), 0..6),
    ) {
        let product = |list: &[(u32, u32)]| list.iter().fold(Factor::ONE, |f, (num, den)| f.times(*num, *den));
        let mut other = factors.clone();
        for (a, b) in swaps.iter().filter(|_| !factors.is_empty()) {
            other.swap(a.index(factors.len()), b.index(factors.len()));
        }
        let got = Strength::of(points, product(&factors));
        prop_assert_eq!(got, Strength::of(points, product(&other)));
        // The exact product, or nothing where it is not whole.
        let num: u128 = factors.iter().map(|f| u128::from(f.0)).product::<u128>() * u128::from(points * POINT);
        let den: u128 = factors.iter().map(|f| u128::from(f.1)).product();
        let exact = num.is_multiple_of(den).then(|| num / den).and_then(|n| u32::try_from(n).ok());
        prop_assert_eq!(got.map(|s| s.0), exact);
    }

    #[test]
    fn halved_twice_is_a_quarter(points in 0u32..=999) {
        let twice = Factor::ONE.times(1, 2).times(1, 2);
        prop_assert_eq!(Strength::of(points, twice), Strength::of(points, Factor::ONE.times(1, 4)));
        prop_assert_eq!(Strength::of(points, twice), Some(Strength(points * (POINT / 4))));
    }

    #[test]
    fn sums_round_half_up(quarters in 0u32..=80_000) {
        prop_assert_eq!(Strength(quarters * (POINT / 4)).rounded(), (quarters + 2) / 4);
    }

    #[test]
    fn shifts_stay_on_the_table(column in 0u8..13, a in -6i8..=6, by in any::<i8>()) {
        let shifted = table::shift(column, by, 13);
        prop_assert_eq!(i32::from(shifted), (i32::from(column) + i32::from(by)).clamp(0, 12));
        prop_assert!(table::shift(column, a.saturating_add(1), 13) >= table::shift(column, a, 13));
    }
}

#[test]
fn the_printed_examples() {
    let odds = |a: u32, d: u32| Odds::round(a, d, Rounding::HalfUp).map(|(o, _)| (o.attack, o.defence));
    assert_eq!(odds(15, 6), Some((3, 1)));
    assert_eq!(odds(39, 8), Some((5, 1))); // 9 3/4 against 2
    assert_eq!(odds(17, 10), Some((2, 1)));
    assert_eq!(odds(2, 3), Some((1, 2)));
    assert_eq!(odds(u32::MAX, 2), Some((2_147_483_648, 1)));
    assert_eq!(odds(1, u32::MAX), Some((1, u32::MAX)));
    assert_eq!(Odds::round(15, 6, Rounding::ForDefender).map(|(o, _)| o.attack), Some(2));
    assert_eq!(Ground::VOCABULARY.words.len(), 4);
}
