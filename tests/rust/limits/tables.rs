//! The printed tables as texts.

use grognard_core::ocs::combat::CombatResult;
use grognard_core::reflect::Word;
use grognard_core::{CHARTS, chart};

fn text(write: impl Fn(&mut String) -> std::fmt::Result) -> String {
    let mut text = String::new();
    write(&mut text).expect("a string takes all");
    text
}

#[test]
fn tables_say_all_of_their_cells_and_nothing_beyond() {
    let mut tables = 0;
    for table in CHARTS.iter().copied().flatten() {
        tables += 1;
        assert_eq!(chart::of(table.name).map(|found| found.name), Some(table.name));
        for column in 0..table.columns {
            assert!(!text(|out| (table.column)(column, out)).is_empty(), "{} column {column}", table.name);
            for row in 0..table.rows {
                let cell = text(|out| (table.cell)(row, column, out));
                assert!(cell.len() < 20, "{} {row} {column}: {cell}", table.name);
            }
        }
        for row in 0..table.rows {
            assert!(!text(|out| (table.row)(row, out)).is_empty(), "{} row {row}", table.name);
        }
        let cells = (0..table.rows).flat_map(|row| (0..table.columns).map(move |column| (row, column)));
        let filled = cells.filter(|(row, column)| !text(|out| (table.cell)(*row, *column, out)).is_empty()).count();
        assert!(filled * 2 > table.rows * table.columns, "{}: {filled} cells", table.name);
        for beyond in [table.columns, usize::from(u8::MAX) + 1, usize::MAX] {
            assert_eq!(text(|out| (table.column)(beyond, out)), "", "{}", table.name);
            assert_eq!(text(|out| (table.cell)(0, beyond, out)), "", "{}", table.name);
        }
        for beyond in [table.rows, usize::MAX] {
            assert_eq!(text(|out| (table.row)(beyond, out)), "", "{}", table.name);
            assert_eq!(text(|out| (table.cell)(beyond, 0, out)), "", "{}", table.name);
        }
    }
    assert!(tables > 8, "{tables} tables");
    assert!(chart::of("ocs.nothing").is_none());
}

/// OCS 9.8: a result's name says its parts, such as `Ao1e4/DL1o2`.
#[test]
fn results_say_their_parts() {
    for code in 1..=u8::try_from(CombatResult::VOCABULARY.words.len()).unwrap() {
        let result = CombatResult::of(code).expect("a word");
        let name = text(|out| {
            std::fmt::Write::write_fmt(out, format_args!("{}", CombatResult::VOCABULARY.words[usize::from(code) - 1]))
        });
        let parts = result.parts();
        let (attacker, defender) =
            name.split_once('/').unwrap_or(if name.starts_with('A') { (&name, "") } else { ("", &name) });
        let number = |side: &str, letter: char| {
            let at = side.rfind(letter)?;
            side[at + 1..].chars().next()?.to_digit(10)
        };
        let of = |side: &str, letter| number(side, letter).unwrap_or(0);
        assert_eq!(u32::from(parts.attacker_losses), of(attacker, 'L'), "{name}");
        assert_eq!(u32::from(parts.attacker_option), of(attacker, 'o'), "{name}");
        assert_eq!(u32::from(parts.exploit), of(attacker, 'e'), "{name}");
        assert_eq!(u32::from(parts.defender_losses), of(defender, 'L'), "{name}");
        assert_eq!(u32::from(parts.defender_option), of(defender, 'o'), "{name}");
        assert_eq!(parts.disorganized, defender.contains("DG"), "{name}");
    }
}
