//! Properties of the chances of every battle.

use crate::{Case, Memory};
use grognard_core::axis_allies::battle::{
    Battle, BattleKind, Ending, Figures, Force, Fought, LossChance, LossOf, Plan, Role, Stage, Wave, distribution,
    losses, percentile,
};
use grognard_core::axis_allies::chance::ONE;
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;

fn force(kinds: &'static [usize], most: u16) -> impl Strategy<Value = Force> {
    vec(0..=most, kinds.len()).prop_map(|numbers| {
        let mut counts = [0; 12];
        kinds.iter().zip(numbers).for_each(|(kind, n)| counts[*kind] = n);
        Force::of(counts)
    })
}

fn plan(attacks: bool) -> impl Strategy<Value = Plan> {
    (vec(0u8..8, 8), 0u16..3, 0u16..3, 0u16..3, 0u16..4, 0u16..4, any::<bool>()).prop_map(
        move |(order, keep_infantry, submarines_after, submarines_leave, after, at, air)| Plan {
            order: std::array::from_fn(|i| Code::raw(order[i])),
            keep_infantry,
            submarines_after,
            submarines_leave,
            retreat_after: if attacks { after } else { 0 },
            retreat_at: if attacks { at } else { 0 },
            retreat_aircraft: (attacks && air).into(),
            ..Plan::default()
        },
    )
}

fn case() -> impl Strategy<Value = Case> {
    let any_case = |kind: BattleKind, ours: &'static [usize], theirs: &'static [usize]| {
        let wave = (force(ours, 3).prop_filter("somebody", |f| !f.is_empty()), plan(true), any::<bool>(), 0u16..3);
        (vec(wave, 1..=3), force(theirs, 3), plan(false), any::<bool>()).prop_map(
            move |(waves, defender, plan, gun)| {
                let wave = |(force, plan, lands, support): (Force, Plan, bool, u16)| {
                    let lands = lands && force.land() > 0;
                    let stays = Plan { retreat_after: 0, retreat_at: 0, retreat_aircraft: false.into(), ..plan };
                    let (plan, support) = if lands { (stays, support) } else { (plan, 0) };
                    Wave { force, plan, support, amphibious: lands.into(), ..Wave::default() }
                };
                let waves = waves.into_iter().map(wave).collect();
                Case { kind: Code::new(kind), waves, defender, plan, gun: gun && kind == BattleKind::Land }
            },
        )
    };
    prop_oneof![
        any_case(BattleKind::Land, &[0, 1, 2, 3], &[0, 1, 2, 3]),
        any_case(BattleKind::Sea, &[2, 3, 4, 5, 6, 7], &[2, 4, 5, 6, 7]),
    ]
    // Without a defender, or a gun at least, there is no battle.
    .prop_filter("somebody defends", |case| case.gun || !case.defender.is_empty())
}

proptest! {
    #![proptest_config(crate::play::config())]

    #[test]
    fn all_that_is_told_agrees(case in case()) {
        let (chances, rows) = case.weighed();
        let all = chances.win + chances.lose + chances.both_gone + chances.retreat + chances.stalemate;
        prop_assert_eq!(all + chances.missing, ONE);
        prop_assert!(chances.taken <= chances.win);
        prop_assert!(chances.missing < 1 << 20, "{:?}", chances);
        // The rows of the first wave are the whole; each further wave is fought where the one before did not take.
        let mut entering = ONE;
        for wave in 0..case.waves.len() {
            let of = |taken: bool| {
                let rows = rows.iter().filter(|r| usize::from(r.wave) == wave && (!taken || r.taken.is_set()));
                rows.map(|r| r.chance).sum::<u64>()
            };
            prop_assert!(of(false) <= entering && entering - of(false) <= chances.missing);
            entering = of(false) - of(true);
        }
        // No two rows tell the same.
        let mut told: Vec<_> = rows.iter().map(|r| (r.wave, r.attacker.counts(), r.defender.counts(), r.attacker_withdrawn, r.defender_withdrawn, r.ending.0)).collect();
        told.sort();
        told.dedup();
        prop_assert_eq!(told.len(), rows.len());
        for row in &rows {
            let ending = row.ending.get().unwrap();
            let (ours, theirs) = (!row.attacker.is_empty(), !row.defender.is_empty());
            let fits = match ending {
                Ending::AttackerWins => ours && !theirs,
                Ending::DefenderWins => !ours && theirs,
                Ending::BothGone => !ours && !theirs,
                _ => ours && theirs,
            };
            prop_assert!(fits && row.taken.is_set() == (ending == Ending::AttackerWins && row.attacker.land() > 0), "{:?}", row);
        }

        // Round by round it is the same, to the errors of both.
        let (by_rounds, per_round) = case.by_rounds();
        let error = chances.missing + by_rounds.missing;
        for (a, b) in [
            (chances.win, by_rounds.win), (chances.lose, by_rounds.lose), (chances.both_gone, by_rounds.both_gone),
            (chances.retreat, by_rounds.retreat), (chances.taken, by_rounds.taken), (chances.stalemate, by_rounds.stalemate),
        ] {
            prop_assert!(a.abs_diff(b) <= error, "{} {} {:?}", a, b, case);
        }
        let last: u64 = per_round.iter().map(|r| r.taken).sum();
        prop_assert_eq!(last, by_rounds.taken);

        // Losses by kind add up to what is expected.
        let mut memory = Memory::default();
        let mut room = vec![LossChance::default(); 2000];
        let mut sink = Sink::new(&mut room);
        memory.ask(|s| losses(&case.question(), &mut sink, s, &mut Trail::none()));
        let needed = sink.needed();
        room.truncate(needed);
        let sum = |role: Role, of: LossOf| {
            let rows = room.iter().filter(|r| r.role.get() == Some(role) && r.of.get() == Some(of));
            rows.map(|r| u128::from(r.chance) * u128::from(r.lost)).sum::<u128>()
        };
        for (role, expected) in [(Role::Attacker, chances.attacker_lost), (Role::Defender, chances.defender_lost)] {
            for (of, expected) in [(LossOf::Units, expected.units), (LossOf::Kind, expected.units), (LossOf::Ipc, expected.ipc)] {
                let whole = (u128::from(expected.whole) << 63) + u128::from(expected.fraction);
                prop_assert_eq!(sum(role, of), whole, "{:?} {:?}", role, of);
            }
        }
    }

    #[test]
    fn the_first_wave_knows_nothing_of_the_second(mut case in case()) {
        let (_, both) = case.weighed();
        // Where later waves bring submarines or aircraft, states are counted otherwise, but the chances are the same.
        let count = case.waves.len();
        case.waves.truncate(1);
        let (chances, first) = case.weighed();
        let of = |rows: &[grognard_core::axis_allies::battle::BattleOutcome]| {
            let mut rows: Vec<_> = rows.iter().filter(|r| r.wave == 0).map(|r| ((r.attacker.counts(), r.defender.counts(), r.attacker_withdrawn, r.defender_withdrawn, r.ending.0), r.chance)).collect();
            rows.sort();
            rows
        };
        let (both, first) = (of(&both), of(&first));
        prop_assert!(count > 1 || both == first);
        prop_assert_eq!(both.len(), first.len());
        for (a, b) in both.iter().zip(&first) {
            prop_assert_eq!(a.0, b.0);
            prop_assert!(a.1.abs_diff(b.1) <= 2 * chances.missing + 64);
        }
    }

    #[test]
    fn memory_has_one_size_and_its_contents_mean_nothing(case in case(), rubbish in any::<u64>()) {
        let question = case.question();
        let mut asked = Scratch::none();
        let fault = distribution(&question, &mut Sink::none(), &mut asked, &mut Trail::none()).unwrap_err();
        prop_assert_eq!((fault.code(), fault.path().to_string()), (FaultCode::BufferTooSmall, "scratch".to_owned()));
        let mut words = vec![rubbish; asked.needed()];
        let first = distribution(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        let again = distribution(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        prop_assert_eq!(first, again);
        words.pop();
        let mut short = Scratch::new(&mut words);
        prop_assert!(distribution(&question, &mut Sink::none(), &mut short, &mut Trail::none()).is_err());
        prop_assert_eq!(short.needed(), asked.needed());
    }

    #[test]
    fn one_infantry_more_wins_no_less(a in force(&[0, 1, 2, 3], 4), d in force(&[0, 1, 2, 3], 4), gun in any::<bool>()) {
        prop_assume!(!a.is_empty() && (gun || !d.is_empty()));
        let won = |a: Force| {
            let mut case = Case::new(BattleKind::Land, a, d);
            case.gun = gun;
            let chances = case.weighed().0;
            (chances.win, chances.missing)
        };
        let more = Force { infantry: a.infantry + 1, ..a };
        let ((few, _), (many, missing)) = (won(a), won(more));
        prop_assert!(few <= many + missing);
    }

    #[test]
    fn luck_is_divided_in_three(case in case()) {
        let wave = case.waves[0];
        let single = Case { waves: vec![wave], ..case.clone() };
        let (_, rows) = single.weighed();
        let figures = Figures { attack: [1, 3, 3, 4, 0, 2, 1, 4], defence: [2, 2, 4, 1, 1, 2, 3, 4], support: 4, aa: 1, ..Figures::default() };
        for row in rows.iter().step_by(7) {
            let battle = Battle {
                attacker_start: wave.force,
                defender_start: case.defender,
                attacker: row.attacker,
                defender: row.defender,
                attacker_withdrawn: row.attacker_withdrawn,
                defender_withdrawn: row.defender_withdrawn,
                figures,
                support: wave.support,
                kind: case.kind,
                stage: Code::new(Stage::Over),
                ending: row.ending,
                amphibious: wave.amphibious,
                aa_gun: case.gun.into(),
                taken: row.taken,
                ..Battle::default()
            };
            let question = Fought { battle, attacker_plan: wave.plan, defender_plan: case.plan, territory: 0, chart: &[] };
            let luck = Memory::default().ask(|s| percentile(&question, s, &mut Trail::none())).value;
            prop_assert_eq!(luck.worse + luck.equal + luck.better + luck.missing, ONE);
            prop_assert!(luck.equal >= row.chance);
            let swing = |r: &grognard_core::axis_allies::battle::BattleOutcome| i64::from(r.defender_ipc) - i64::from(r.attacker_ipc);
            prop_assert_eq!(swing(row), i64::from(luck.swing));
            let worse: u64 = rows.iter().filter(|r| swing(r) < swing(row)).map(|r| r.chance).sum();
            prop_assert_eq!(worse, luck.worse);
        }
    }
}
