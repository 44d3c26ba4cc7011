//! A game with tables of its own: it plays by them, and its text and its bytes have them.

use crate::dead_ends::{foot, give, small};
use crate::read::{Bench, arranged};
use grognard_core::GAMES;
use grognard_core::binding::game::GameKind;
use grognard_core::fault::FaultCode;
use grognard_core::ocs::combat::{CombatResult, Policy};
use grognard_core::ocs::game::{Game, Labels, Setting};
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::tables::{
    BarrageResult, GameTables, LossMultiplier, ModeMultiplier, SurpriseTable, Tables, TablesChecked, check,
};
use grognard_core::ocs::units::{Face, Mode, Unit};
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Said};
use grognard_core::ruling::Trail;

/// 3:1 stands above the eighth column, every result of combat is the same, and nobody is surprised.
fn tables() -> Tables<'static> {
    let of = |n: i32| match n {
        ..0 => Odds { attack: 1, defence: n.unsigned_abs() },
        _ => Odds { attack: n.unsigned_abs(), defence: 1 },
    };
    let row = || vec![-6, -5, -4, -3, -2, 1, 2, 3, 4, 5, 7, 9, 11].into_iter().map(of).collect::<Vec<_>>().leak();
    let points: &[u32] = &[0, 10, 20];
    let barrage: Vec<_> = [BarrageResult::None, BarrageResult::Dg, BarrageResult::Half].repeat(11);
    Tables {
        open: row(),
        close: row(),
        odds_rule: 1000,
        rows: 2,
        first: Said::<i8>::new(0),
        cells: vec![Code::new(CombatResult::Al1Dl1o1); 26].leak(),
        cells_rule: 1001,
        surprise: SurpriseTable {
            attacker: Said::<i8>::new(19),
            defender: Said::<i8>::new(-19),
            shifts: [0, 0, 1, 1, 2, 2],
            ..SurpriseTable::default()
        },
        modes: vec![ModeMultiplier {
            mode: Code::new(Mode::Dg),
            strength_num: 0.into(),
            strength_den: 4,
            rule: 1002,
            ..ModeMultiplier::default()
        }]
        .leak(),
        losses: vec![LossMultiplier {
            steps: 4,
            lost: 1,
            attack_num: 3.into(),
            attack_den: 4,
            defence_num: 1.into(),
            defence_den: 1,
            rule: 1003,
        }]
        .leak(),
        points,
        costs: &[1, 2, 3],
        barrage: barrage.into_iter().map(Code::new).collect::<Vec<_>>().leak(),
        barrage_rule: 1004,
        ..Tables::default()
    }
}

/// Two regiments side by side, 8 points against 4, in a game with these tables.
fn game(tables: Tables<'static>) -> Game<'static> {
    let fights = |id, side, q, strength: u16| {
        let unit = foot(id, side, q, Mode::Combat);
        let face = Face { strength: strength.into(), ..unit.combat_side };
        Unit { combat_side: face, move_side: face, ..unit }
    };
    let plain = small(3, &[fights(1, 1, 0, 8), fights(2, 2, 1, 4)], Segment::Combat, 0.into());
    let (board, memory) = (plain.board(), *plain.memory());
    let (hexes, units) = (board.hexes.to_vec(), board.units.to_vec());
    arranged(Setting { tables, ..*plain.setting() }, hexes, units, |_| false, memory)
}

fn kind() -> &'static GameKind {
    GAMES.iter().find(|kind| kind.name == "ocs.Game").expect("it is listed")
}

fn text(game: &Game<'_>) -> String {
    let mut room = vec![0; game.write_text(&Labels::default(), &mut [])];
    game.write_text(&Labels::default(), &mut room);
    String::from_utf8(room).expect("words")
}

// 9.7, 9.9: the odds, the dice and the chances are by the game's tables.
#[test]
fn a_combat_is_fought_by_the_tables_of_the_game() {
    let (mut game, mut bench) = (game(tables()), Bench::new(3, 16));
    for line in ["attack #1 target 1,0 on_stocks #1", "defend on_stocks #2", "odds"] {
        assert_eq!(give(&mut bench, &mut game, line), Ok(Vec::new()), "{line}");
    }
    let digest = check(&TablesChecked { tables: GameTables::of(&tables()) }, &mut Trail::none()).unwrap().value.digest;
    let assessed = game.open().assessment;
    assert_eq!((assessed.odds, assessed.column, assessed.digest), (Odds { attack: 2, defence: 1 }, 6, digest));
    let chances = game.chances(Policy::Stand, Policy::Stand).unwrap().expect("a combat is open");
    assert_eq!((chances.value.results[5], chances.value.surprise_attacker), (7776, 0));
    // The dice of surprise are as high as they can be; the others as low.
    assert_eq!(give(&mut bench, &mut game, "roll dice 6 6 1 1"), Ok(Vec::new()));
    assert_eq!(game.open().battle.result.get(), Some(CombatResult::Al1Dl1o1));
}

#[test]
fn tables_stand_in_the_text_and_in_the_bytes() {
    let text = text(&game(tables()));
    for line in [
        "\nheadings open 1:6 1:5 1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 7:1 9:1 11:1\n",
        "\nresults AL1/DL1o1 AL1/DL1o1",
        "\npoints 0 10 20\n",
        "\ncosts 1 2 3\n",
        "\nbarrage_results - DG 1/2\n",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let held = (kind().load)(&text).expect("a game");
    assert_eq!(held.save().as_ref(), Ok(&text));
    let bytes = held.pack().expect("bytes");
    assert_eq!(&bytes[..4], b"GOH\x02");
    let again = (kind().unpack)(&bytes).expect("a game");
    assert_eq!((again.save().as_ref(), again.pack().as_ref()), (Ok(&text), Ok(&bytes)));
    for cut in 0..bytes.len() {
        assert!((kind().unpack)(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    // By the printed tables there is nothing of them in either.
    let printed = self::text(&game(Tables::default()));
    assert!(!printed.contains("headings") && !printed.contains("tables"));
    assert_eq!(&(kind().load)(&printed).unwrap().pack().unwrap()[..4], b"GOH\x01");
}

#[test]
fn a_text_with_wrong_tables_is_a_fault() {
    let text = text(&game(tables()));
    for (right, wrong, code) in [
        ("points 0 10 20", "points 0 10", FaultCode::Contradiction),
        ("costs 1 2 3", "costs 1 2 -3", FaultCode::BadText),
        ("headings close", "headings far", FaultCode::BadText),
        ("headings open 1:6", "headings open 1-6", FaultCode::BadText),
        ("results AL1/DL1o1", "results AL9", FaultCode::BadText),
        ("barrage_results - DG 1/2", "barrage_results - DG", FaultCode::Contradiction),
    ] {
        let changed = text.replacen(right, wrong, 1);
        let unsummed = format!("{}end\n", &changed[..changed.rfind("end ").expect("an end")]);
        assert!(changed != text && (kind().load)(&unsummed).is_err_and(|fault| fault.is(code)), "{wrong}");
    }
}
