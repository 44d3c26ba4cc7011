//! Every payment that a side could offer for a small debt, against a second implementation of 8.3.

use grognard_core::korea::losses::{
    Debt, Effect, EffectKind, Effects, Means, Offer, Owed, Owing, Paying, Payment, Settled, apply, choices,
};
use grognard_core::korea::units::{Quality, Role, Side};
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Sink, Step, Trail};
use std::collections::HashSet;

fn words<W: Word>() -> impl Iterator<Item = W> + Clone {
    (0u8..=9).filter_map(W::of)
}

/// Debts of one to four loss points with nothing to two of everything.
fn debts() -> Vec<Debt> {
    let mut all = vec![];
    for (debtor, side) in words::<Role>().flat_map(|r| words::<Side>().map(move |s| (r, s))) {
        for (quality, lead_static) in words::<Quality>().flat_map(|q| [false, true].map(|s| (q, s))) {
            for hexes in 0..=3 {
                for has in 0..27u16 {
                    for owed in 1..=4 {
                        all.push(Debt {
                            owed,
                            victory_points: (has % 3).into(),
                            supporters: has / 3 % 3,
                            depots: (has / 9).into(),
                            debtor: Code::new(debtor),
                            side: Code::new(side),
                            quality: Code::new(quality),
                            hexes: hexes.into(),
                            lead_static: Flag::from(lead_static),
                            ..Default::default()
                        });
                    }
                }
            }
        }
    }
    all
}

/// Payments of up to three of everything.
fn payments() -> Vec<Payment> {
    let mut all = vec![];
    for counts in 0..64u16 {
        for retreat in 0..=4 {
            for (flip, rout) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                all.push(Payment {
                    victory_points: counts % 4,
                    supporters: counts / 4 % 4,
                    depots: counts / 16,
                    retreat,
                    flip: Flag(flip),
                    rout: Flag(rout),
                    ..Default::default()
                });
            }
        }
    }
    all
}

/// The single loss points that a side has to pay with, and its retreats.
fn has(debt: &Debt) -> ([u32; 4], HashSet<u8>) {
    let flip = debt.debtor == Code::new(Role::Defender) && !debt.lead_static.is_set();
    let depots = if debt.side == Code::new(Side::Un) { debt.depots.get().unwrap() } else { 0 };
    let points = debt.victory_points.get().unwrap();
    let ones = [u32::from(flip), debt.supporters.into(), depots.into(), points.into()];
    let long = matches!(debt.quality.get(), Some(Quality::A | Quality::B));
    let retreats = (1..=debt.hexes.get().unwrap()).filter(|hexes| *hexes == 1 || long).collect();
    (ones, retreats)
}

fn spent(payment: &Payment) -> [u32; 4] {
    [u32::from(payment.flip.0), payment.supporters.into(), payment.depots.into(), payment.victory_points.into()]
}

fn worth(payment: &Payment) -> u32 {
    let retreat = [0, 1, 2, 2, 2][usize::from(payment.retreat)];
    spent(payment).iter().sum::<u32>() + retreat
}

/// What a payment spends is there.
fn affordable(debt: &Debt, payment: &Payment) -> bool {
    let (ones, retreats) = has(debt);
    spent(payment).iter().zip(ones).all(|(n, has)| *n <= has)
        && (payment.retreat == 0 || retreats.contains(&payment.retreat))
}

fn pay(debt: Debt, payment: Payment, partial: bool) -> (Option<Settled>, Vec<Effect>, Vec<&'static str>) {
    let mut room = [Effect::default(); 6];
    let mut effects = Effects::new(&mut room);
    let question = Paying { debt, payment, partial: Flag::from(partial) };
    let ruling = apply(&question, &mut effects, &mut Trail::none()).expect("no fault");
    let cites = ruling.cites.iter().map(|rule| rule.id()).collect();
    (ruling.value.allowed(), effects.items().to_vec(), cites)
}

fn owed(debt: Debt) -> (Owed, Vec<Offer>) {
    let mut room = [Offer::default(); 7];
    let mut offers = Sink::new(&mut room);
    let value = choices(&Owing { debt }, &mut offers, &mut Trail::none()).expect("no fault").value;
    (value, offers.items().to_vec())
}

#[test]
fn a_payment_is_legal_exactly_where_it_can_be_paid() {
    let (payments, mut legal, mut illegal) = (payments(), 0u32, 0u32);
    for (at, debt) in debts().into_iter().enumerate() {
        for payment in payments.iter().skip(at % 7).step_by(7) {
            let enough = payment.rout.is_set() || worth(payment) >= debt.owed;
            for partial in [false, true] {
                let (settled, effects, cites) = pay(debt, *payment, partial);
                let expected = affordable(&debt, payment) && (enough || partial);
                assert_eq!(settled.is_some(), expected, "{debt:?} {payment:?} {partial}");
                let Some(settled) = settled else {
                    assert!(effects.is_empty() && !cites.is_empty());
                    illegal += 1;
                    continue;
                };
                legal += 1;
                assert_eq!(cites, ["KOR 8.3"]);
                let left = if payment.rout.is_set() { 0 } else { debt.owed.saturating_sub(worth(payment)) };
                assert_eq!((settled.debt.owed, settled.overpaid), (left, worth(payment).saturating_sub(debt.owed)));
                // What is spent is gone.
                let (before, after) = (has(&debt).0, has(&settled.debt).0);
                for ((before, after), n) in before.into_iter().zip(after).zip(spent(payment)) {
                    assert_eq!(before - n, after);
                }
                assert_eq!(settled.debt.hexes, if payment.retreat > 0 { 0.into() } else { debt.hexes });
                let of = |what: EffectKind| {
                    effects.iter().filter(|e| e.what == Code::new(what)).map(|e| u32::from(e.amount)).sum::<u32>()
                };
                let done = [
                    EffectKind::LeadStatic,
                    EffectKind::SupportersStatic,
                    EffectKind::LoseDepots,
                    EffectKind::SpendVictoryPoints,
                ];
                assert_eq!(done.map(of), spent(payment));
                assert_eq!(
                    (of(EffectKind::Retreat), of(EffectKind::Rout)),
                    (payment.retreat.into(), payment.rout.0.into())
                );
            }
        }
    }
    assert!(legal > 50_000 && illegal > 500_000, "{legal} legal, {illegal} not");
}

/// What is offered is what can be paid, and what is paid where nobody chooses is legal, in order, and no more than needed.
#[test]
fn offers_are_what_there_is() {
    for debt in debts() {
        let (owed, offers) = owed(debt);
        let ([flip, supporters, depots, points], retreats) = has(&debt);
        let times = |means: Means| {
            let offer = offers.iter().find(|offer| offer.means == Code::new(means));
            offer.map_or((0, 0, 0), |o| (u32::from(o.times), o.worth, o.hexes))
        };
        let one = |n: u32| if n > 0 { (n, 1, 0) } else { (0, 0, 0) };
        assert_eq!(times(Means::Flip), one(flip));
        assert_eq!(times(Means::Supporter), one(supporters));
        assert_eq!(times(Means::Depot), one(depots));
        assert_eq!(times(Means::VictoryPoint), one(points));
        assert_eq!(times(Means::ShortRetreat), if retreats.contains(&1) { (1, 1, 1) } else { (0, 0, 0) });
        let longest = retreats.iter().copied().filter(|hexes| *hexes > 1).max();
        assert_eq!(times(Means::LongRetreat), longest.map_or((0, 0, 0), |hexes| (1, 2, hexes)));
        assert_eq!(times(Means::Rout), (1, debt.owed, 0));
        assert!(offers.is_sorted_by_key(|offer| offer.means.0));
        let retreat = if longest.is_some() { 2 } else { u32::from(retreats.contains(&1)) };
        assert_eq!((owed.owed, owed.most), (debt.owed, flip + supporters + depots + points + retreat));

        let usual = owed.usual;
        let (settled, _, _) = pay(debt, usual, false);
        let settled = settled.unwrap_or_else(|| panic!("{debt:?} refuses {usual:?}"));
        assert_eq!((settled.debt.owed, settled.overpaid), (0, 0));
        // One loss point after the other, each with the first means that is left.
        let mut left = debt.owed;
        let take = |has: u32, left: &mut u32| {
            let n = has.min(*left);
            *left -= n;
            n
        };
        let ones = [flip, supporters, depots, points].map(|has| take(has, &mut left));
        if left <= retreat {
            assert_eq!((spent(&usual), usual.rout), (ones, Flag(0)), "{debt:?}");
            assert_eq!(usual.retreat, left as u8);
        } else {
            assert_eq!(usual, Payment { rout: Flag::YES, ..Default::default() });
        }
    }
}

/// However a side pays piece by piece, what it pays with is used up, and a rout ends it at any time.
#[test]
fn pieces_add_up() {
    let single: Vec<Payment> =
        payments().into_iter().filter(|p| worth(p) <= 2 && p.rout.0 == 0 && worth(p) > 0).collect();
    for debt in debts().into_iter().step_by(5) {
        let most = owed(debt).0.most;
        let (mut now, mut paid) = (debt, 0);
        for payment in &single {
            if now.owed == 0 {
                break;
            }
            let rout = Payment { rout: Flag::YES, ..Default::default() };
            assert_eq!(pay(now, rout, false).0.map(|s| s.debt.owed), Some(0));
            if let (Some(settled), ..) = pay(now, *payment, true) {
                paid += worth(payment);
                now = settled.debt;
                assert_eq!(now.owed, debt.owed.saturating_sub(paid));
            }
        }
        assert!(paid <= most, "{debt:?} paid {paid} of {most}");
    }
}

/// A refusal says by how much: what is paid beyond what there is, hexes too many, loss points that are left.
#[test]
fn refusals_keep_their_figures() {
    let debt = Debt {
        owed: 9,
        victory_points: 0.into(),
        supporters: 1,
        depots: 2.into(),
        hexes: 1.into(),
        debtor: Code::new(Role::Attacker),
        side: Code::new(Side::Un),
        quality: Code::new(Quality::C),
        ..Default::default()
    };
    let payment = Payment { supporters: 4, victory_points: 1, retreat: 3, flip: Flag::YES, ..Default::default() };
    let mut room = [Step::default(); 16];
    let mut trail = Trail::new(&mut room);
    let question = Paying { debt, payment, ..Default::default() };
    let ruling = apply(&question, &mut Effects::none(), &mut trail).expect("no fault");
    assert!(!ruling.value.is_allowed());
    let figures: Vec<(u16, i32)> = trail.items().iter().map(|step| (step.index, step.num)).collect();
    // The attacker has no flip; three supporters, one victory point and two hexes too many; 1 + 4 + 1 + 2 of 9 are paid.
    let [flip, supporter, point, long] =
        [Means::Flip, Means::Supporter, Means::VictoryPoint, Means::LongRetreat].map(|means| means as u16);
    assert_eq!(figures, [(flip, 1), (supporter, 3), (point, 1), (long, 2), (u16::MAX, 1)]);
}
