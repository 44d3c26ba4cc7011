//! Assessments of combats, against a second implementation of 8.0 to 8.2.

use grognard_core::fault::FaultCode;
use grognard_core::hex::{Hex, SIDES};
use grognard_core::korea::combat::{Assessment, Combat, Engagement, Support, assess};
use grognard_core::korea::flanking::{self, Around};
use grognard_core::korea::quality::{Compare, compare};
use grognard_core::korea::terrain::Terrain;
use grognard_core::korea::units::{Arm, Quality, Side, Unit};
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::{Step, Trail, What};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

fn hex_at(target: Hex, side: usize) -> Hex {
    let (q, r) = SIDES[side % 6];
    Hex::new(target.q + q, target.r + r)
}

fn words<W: Word>() -> impl Iterator<Item = W> + Clone {
    (0u8..=9).filter_map(W::of)
}

/// The flankers around a hex, by distances alone: an attacker opposite the lead, and all triples of hexes around it of
/// which no two touch and each is held.
fn flankers(target: Hex, attackers: &[Hex], lead: usize) -> usize {
    let ring: Vec<Hex> = target.neighbours().collect();
    let held = |hex: &Hex| attackers.contains(hex);
    let mut flanked: Vec<Hex> = ring
        .iter()
        .copied()
        .filter(|h| h.distance(attackers[lead]) == 2 && line(target, *h, attackers[lead]))
        .collect();
    flanked.retain(held);
    for a in &ring {
        for b in &ring {
            for c in &ring {
                let apart = [(a, b), (a, c), (b, c)].iter().all(|(x, y)| x.distance(**y) == 2);
                if apart && [a, b, c].into_iter().all(held) {
                    flanked.extend([a, b, c]);
                }
            }
        }
    }
    let counts = |(i, hex): &(usize, &Hex)| *i != lead && flanked.contains(hex);
    attackers.iter().enumerate().filter(counts).count()
}

/// Whether a hex lies in the middle between two others.
fn line(middle: Hex, a: Hex, b: Hex) -> bool {
    (i32::from(a.q) + i32::from(b.q), i32::from(a.r) + i32::from(b.r))
        == (2 * i32::from(middle.q), 2 * i32::from(middle.r))
}

#[test]
fn every_ring_of_attackers() {
    let target = Hex::new(-7, 12);
    let mut flanked = 0;
    for lead in 0..6 {
        for others in 0u32..3u32.pow(6) {
            // None, one or two attackers in each hex beside the lead's own.
            let mut hexes = vec![hex_at(target, lead)];
            for side in 0..6 {
                for _ in 0..others / 3u32.pow(side) % 3 {
                    hexes.push(hex_at(target, side as usize));
                }
            }
            let units: Vec<Unit> = hexes
                .iter()
                .enumerate()
                .map(|(i, h)| Unit { hex: *h, is_static: Flag::from(i % 3 == 1), ..Default::default() })
                .collect();
            let expected = flankers(target, &hexes, 0);
            let question = Around { attackers: &units, attacker_lead: 0, target };
            let told = flanking::assess(&question, &mut Trail::none()).expect("no fault").value;
            assert_eq!(usize::from(told.units), expected, "{hexes:?}");
            assert_eq!(told.flanked.is_set(), expected > 0);
            if let Some(f) = Some(told).filter(|told| told.flanked.is_set()) {
                flanked += 1;
                let most = expected.min(3) as u8;
                assert_eq!((f.flankers, f.meeting_drm, f.prepared_drm), (most, most, 2 * most));
                assert!(f.opposite.is_set() || f.with_lead.is_set() || f.without_lead.is_set());
            }
        }
    }
    assert!(flanked > 6 * 3u32.pow(6) / 2, "{flanked}");
}

#[test]
fn quality_is_a_difference() {
    for attacker in words::<Quality>() {
        for defender in words::<Quality>() {
            let ask = |a, d| {
                let question = Compare { attacker: Code::new(a), defender: Code::new(d) };
                compare(&question, &mut Trail::none()).expect("no fault").value
            };
            let (one, two) = (ask(attacker, defender), ask(defender, attacker));
            assert_eq!((one.attacker, one.defender), (two.defender, two.attacker));
            assert_eq!(i32::from(one.attacker) - i32::from(one.defender), attacker as i32 - defender as i32);
            assert!(one.attacker == 0 || one.defender == 0);
        }
    }
}

/// A combat that holds what it lends.
#[derive(Debug, Clone)]
struct Clash {
    attackers: Vec<Unit>,
    defenders: Vec<Unit>,
    attacker_lead: u16,
    defender_lead: u16,
    kind: Engagement,
    side: Side,
    mp_drm: i8,
    supports: [Support; 2],
    coast: Vec<Hex>,
    terrain: Vec<Terrain>,
}

impl Clash {
    fn lend(&self) -> Combat<'_> {
        Combat {
            attackers: &self.attackers,
            defenders: &self.defenders,
            attacker_lead: self.attacker_lead,
            defender_lead: self.defender_lead,
            kind: Code::new(self.kind),
            mp_drm: self.mp_drm.into(),
            attacker_support: self.supports[0],
            defender_support: self.supports[1],
            coast: &self.coast,
            terrain: &self.terrain,
            ..Default::default()
        }
    }
    fn ask(&self) -> Option<Assessment> {
        assess(&self.lend(), &mut Trail::none()).expect("no fault").value.allowed()
    }
}

fn unit() -> impl Strategy<Value = Unit> {
    (1u8..5, 1u8..5, prop::bool::weighted(0.3)).prop_map(|(quality, arm, is_static)| Unit {
        quality: Code::raw(quality),
        arm: Code::raw(arm),
        is_static: Flag::from(is_static),
        ..Default::default()
    })
}

/// Combats around (0, 0), the attackers' hexes and the defenders' apart from each other.
fn clash() -> impl Strategy<Value = Clash> {
    let attackers = vec((unit(), any::<Index>()), 1..=5);
    let defenders = vec((unit(), any::<Index>()), 0..=4);
    let support = || {
        (0u8..=4, prop::bool::weighted(0.2), prop::bool::weighted(0.2)).prop_map(|(air, fleet, depot)| Support {
            air,
            fleet: Flag::from(fleet),
            depot: Flag::from(depot),
            reserved: 0,
        })
    };
    let row = (-2i8..=2, -2i8..=3, prop::bool::ANY).prop_map(|(a, d, rough)| Terrain {
        attacker_drm: a,
        defender_drm: d,
        not_clear: Flag::from(rough),
        ..Default::default()
    });
    let leads = (any::<Index>(), any::<Index>(), prop::bool::ANY, prop::bool::ANY, -1i8..=2);
    let places = vec((-4i16..=4, -4i16..=4), 0..=3);
    (attackers, (unit(), defenders), 1usize..=5, leads, (support(), support()), places, vec(row, 0..=2)).prop_map(
        |(attackers, (lead, defenders), held, (a, d, meeting, un, mp), supports, coast, terrain)| {
            let target = Hex::default();
            let attackers: Vec<Unit> =
                attackers.iter().map(|(u, i)| Unit { hex: hex_at(target, i.index(held)), ..*u }).collect();
            let mut others: Vec<Unit> = defenders
                .iter()
                .map(|(u, i)| {
                    let at = held + i.index(7 - held);
                    Unit { hex: if at == 6 { target } else { hex_at(target, at) }, ..*u }
                })
                .collect();
            let defender_lead = d.index(others.len() + 1);
            others.insert(defender_lead, lead);
            let (side, enemy) = if un { (Side::Un, Side::Communist) } else { (Side::Communist, Side::Un) };
            let of = |side: Side| move |unit: &Unit| Unit { side: Code::new(side), ..*unit };
            let attackers: Vec<Unit> = attackers.iter().map(of(side)).collect();
            let others: Vec<Unit> = others.iter().map(of(enemy)).collect();
            Clash {
                attacker_lead: a.index(attackers.len()) as u16,
                defender_lead: defender_lead as u16,
                attackers,
                defenders: others,
                kind: if meeting { Engagement::Meeting } else { Engagement::Prepared },
                side,
                mp_drm: if meeting { mp } else { 0 },
                supports: [supports.0, supports.1],
                coast: coast.into_iter().map(|(q, r)| Hex::new(q, r)).collect(),
                terrain,
            }
        },
    )
}

/// What each side's roll is modified by, from the lists of the rules; nothing where the combat is forbidden.
fn expected(c: &Clash) -> Option<[[i16; 9]; 2]> {
    let meeting = c.kind == Engagement::Meeting;
    let (mine, theirs) = (&c.attackers[usize::from(c.attacker_lead)], &c.defenders[usize::from(c.defender_lead)]);
    let near = c.coast.iter().any(|hex| hex.distance(Hex::default()) <= 2);
    let un = [c.side == Side::Un, c.side == Side::Communist];
    let may = |i: usize| {
        let s = c.supports[i];
        (!s.fleet.is_set() || (un[i] && near)) && (!s.depot.is_set() || un[i])
    };
    if mine.is_static.is_set() || !may(0) || !may(1) {
        return None;
    }
    let fresh = |units: &[Unit], next: bool| {
        units.iter().filter(|u| !u.is_static.is_set() && (u.hex != Hex::default()) == next).count() as i16
    };
    let armor =
        |units: &[Unit]| i16::from(units.iter().any(|u| matches!(u.arm.get(), Some(Arm::Armored | Arm::Mechanized))));
    let hexes: Vec<Hex> = c.attackers.iter().map(|u| u.hex).collect();
    let flanking = flankers(Hex::default(), &hexes, c.attacker_lead.into()).min(3) as i16;
    let better = mine.quality.0 as i16 - theirs.quality.0 as i16;
    let terrain = |of: fn(&Terrain) -> i8| c.terrain.iter().map(|row| i16::from(of(row))).sum::<i16>();
    let support = |s: Support| {
        let depot = if meeting { 2 } else { 3 };
        [i16::from(s.air), 2 * i16::from(s.fleet.0), depot * i16::from(s.depot.0)]
    };
    let [air, fleet, depot] = support(c.supports[0]);
    let adjacent = if meeting { 0 } else { fresh(&c.attackers, true) };
    let flank = if meeting { flanking } else { 2 * flanking };
    let attacker = [
        c.mp_drm.into(),
        air,
        fleet,
        depot,
        armor(&c.attackers),
        adjacent,
        flank,
        better.max(0),
        terrain(|t| t.attacker_drm),
    ];
    let [air, fleet, depot] = support(c.supports[1]);
    let adjacent = if meeting { fresh(&c.defenders, true) } else { 0 };
    let defender =
        [0, air, fleet, depot, armor(&c.defenders), adjacent, 0, (-better).max(0), terrain(|t| t.defender_drm)];
    Some([attacker, defender])
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn modifiers_are_those_of_the_lists(c in clash()) {
        let told = c.ask();
        let expected = expected(&c);
        prop_assert_eq!(told.is_some(), expected.is_some());
        if let (Some(a), Some([mine, theirs])) = (told, expected) {
            let list = |m: grognard_core::korea::combat::Modifiers| {
                [m.mp, m.air, m.fleet, m.depot, m.armor, m.adjacent, m.flanking, m.quality, m.terrain]
            };
            prop_assert_eq!(list(a.attacker_modifiers), mine);
            prop_assert_eq!(list(a.defender_modifiers), theirs);
            prop_assert_eq!((a.attacker_drm, a.defender_drm), (mine.iter().sum(), theirs.iter().sum()));
            // The exception of the meeting engagement.
            let (lead, target) = (&c.attackers[usize::from(c.attacker_lead)], &c.defenders[usize::from(c.defender_lead)]);
            let heavy = |u: &Unit| matches!(u.arm.get(), Some(Arm::Armored | Arm::Mechanized));
            let clear = c.terrain.iter().all(|row| !row.not_clear.is_set());
            let exception = heavy(lead) && clear && target.arm == Code::new(Arm::Infantry)
                && !c.defenders.iter().any(|u| u.hex == target.hex && heavy(u));
            let points = if c.kind == Engagement::Meeting && !exception { 2 } else { 1 };
            prop_assert_eq!((a.defender_ratio_points, a.defender_ratio_losses), (points, 1));
            prop_assert_eq!((a.attacker_ratio_points, a.attacker_ratio_losses), (1, 1));
            let fresh = |units: &[Unit], lead: u16| {
                units.iter().enumerate().filter(|(i, u)| *i != usize::from(lead) && !u.is_static.is_set()).count() as u16
            };
            prop_assert_eq!(a.attacker_supporters, fresh(&c.attackers, c.attacker_lead));
            prop_assert_eq!(a.defender_supporters, fresh(&c.defenders, c.defender_lead));
        }
    }

    /// The trail says the same numbers as the answer, and asks for the same room whether it is lent or not.
    #[test]
    fn the_trail_adds_up(c in clash()) {
        let mut room = [Step::default(); 64];
        let mut trail = Trail::new(&mut room);
        let told = assess(&c.lend(), &mut trail).unwrap().value.allowed();
        let mut none = Trail::none();
        assess(&c.lend(), &mut none).unwrap();
        prop_assert_eq!(trail.needed(), none.needed());
        if let Some(a) = told {
            let drms = |about: u8| {
                let steps = trail.items().iter().filter(|s| s.what == Code::new(What::Drm) && s.about.0 == about);
                steps.map(|s| s.num).sum::<i32>()
            };
            prop_assert_eq!((drms(1), drms(2)), (a.attacker_drm.into(), a.defender_drm.into()));
        }
    }

    /// The order of the lists, a turn of the map and its origin are of no account.
    #[test]
    fn only_the_position_counts(c in clash(), turn in 0usize..6, swap in any::<(Index, Index)>(), to in (-900i16..900, -900i16..900)) {
        let turned = |hex: Hex| {
            let mut hex = hex;
            for _ in 0..turn {
                hex = Hex::new(-hex.r, hex.q + hex.r);
            }
            Hex::new(hex.q + to.0, hex.r + to.1)
        };
        let moved = |units: &[Unit]| units.iter().map(|u| Unit { hex: turned(u.hex), ..*u }).collect::<Vec<_>>();
        let mut other = Clash { attackers: moved(&c.attackers), defenders: moved(&c.defenders), coast: c.coast.iter().map(|h| turned(*h)).collect(), ..c.clone() };
        let rotate = |units: &mut Vec<Unit>, lead: &mut u16, by: usize| {
            let n = units.len();
            units.rotate_left(by);
            *lead = ((usize::from(*lead) + n - by) % n) as u16;
        };
        let (a, d) = (swap.0.index(c.attackers.len()), swap.1.index(c.defenders.len()));
        rotate(&mut other.attackers, &mut other.attacker_lead, a);
        rotate(&mut other.defenders, &mut other.defender_lead, d);
        let same = |a: Assessment| Assessment { attacker_lead: 0, defender_lead: 0, ..a };
        prop_assert_eq!(c.ask().map(same), other.ask().map(same));
    }

    /// A unit that stands anywhere else is a fault at its own place.
    #[test]
    fn who_does_not_touch_is_named(c in clash(), which in any::<Index>(), to in (-4i16..=4, -4i16..=4), attacks in any::<bool>()) {
        let mut c = c;
        let hex = Hex::new(to.0, to.1);
        let (units, list) = if attacks { (&mut c.attackers, "attackers") } else { (&mut c.defenders, "defenders") };
        let at = which.index(units.len());
        if !attacks && at == usize::from(c.defender_lead) {
            return Ok(());
        }
        units[at].hex = hex;
        let (from, touches) = (hex.distance(Hex::default()), hex.distance(Hex::default()) == 1);
        let enemies = if attacks { &c.defenders } else { &c.attackers };
        let met = enemies.iter().any(|u| u.hex == hex);
        let told = assess(&c.lend(), &mut Trail::none());
        let in_place = if attacks { touches } else { from <= 1 };
        if in_place && !met {
            prop_assert!(told.is_ok());
        } else {
            let fault = told.unwrap_err();
            prop_assert_eq!(fault.code(), FaultCode::Contradiction);
            // Of two who share a hex the defender is named.
            if !(met && attacks && touches) {
                prop_assert_eq!(fault.path().to_string(), format!("{list}[{at}].hex"));
            }
        }
    }
}

/// More units than their numbers have bits for are a fault, not a smaller number.
#[test]
fn seventy_thousand_attackers_are_too_many() {
    let unit = |side, q| Unit {
        hex: Hex::new(q, 0),
        side: Code::new(side),
        quality: Code::new(Quality::C),
        arm: Code::new(Arm::Infantry),
        ..Default::default()
    };
    let (attackers, defenders) = (vec![unit(Side::Un, 1); 70_000], [unit(Side::Communist, 0)]);
    let kind = Code::new(Engagement::Meeting);
    let question =
        Combat { attackers: &attackers, defenders: &defenders, kind, mp_drm: 0.into(), ..Default::default() };
    let fault = assess(&question, &mut Trail::none()).unwrap_err();
    assert_eq!((fault.code(), fault.path().to_string()), (FaultCode::Overflow, String::from("attackers")));
    let question = Around { attackers: &attackers, attacker_lead: 0, target: Hex::default() };
    assert_eq!(flanking::assess(&question, &mut Trail::none()).unwrap_err().code(), FaultCode::Overflow);
}
