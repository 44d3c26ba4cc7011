//! The American Civil War.

use grognard_core::acw::attacks::{Board, CountPlans, count};
use grognard_core::acw::game::{Game, Turned, apply};
use grognard_core::acw::table::{Checked, EXAMPLE, Table, check};
use grognard_core::acw::units::{Kind, Unit};
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// Units of a row of hexes.
fn row(r: i16, many: usize) -> Vec<Unit> {
    let unit = |q| Unit { hex: Hex::new(q, r), kind: Code::new(Kind::Infantry), strength: 1.into(), ..Unit::default() };
    (0..i16::MAX).cycle().take(many).map(unit).collect()
}

#[test]
fn a_table_has_255_columns_at_most() {
    for many in [255u32, 256] {
        let columns: Vec<Odds> = (1..=many).map(|attack| Odds { attack, defence: 1 }).collect();
        let cells = vec![4; columns.len()];
        let table = Table { columns: &columns, rows: 1, cells: &cells, ..EXAMPLE };
        let told = check(&Checked { table }, &mut Trail::none()).map(|_| ()).map_err(|fault| fault.code());
        assert_eq!(told, if many == 255 { Ok(()) } else { Err(FaultCode::OutOfRange) });
    }
}

/// A step without its kind says neither a line nor a kind.
#[test]
fn a_step_says_its_kind() {
    let text = include_bytes!("../altered/acw.position");
    let position = Game::read(text).expect("a position").save().expect("room");
    let question = Turned { position, ..Turned::default() };
    let told = apply(&question, &mut Sink::none(), &mut Scratch::new(&mut [0; 4096]), &mut Trail::none());
    assert!(told.is_err_and(|fault| fault.is(FaultCode::MissingField)));
}

#[test]
fn a_board_has_a_limit_of_units_and_a_count_needs_memory() {
    let enemies = row(1, 1);
    for (many, words, code) in [(70_000, 0, FaultCode::Overflow), (3, 2, FaultCode::BufferTooSmall)] {
        let board = Board { friends: &row(0, many), enemies: &enemies, ..Board::default() };
        let question = CountPlans { board, budget: 100, ..CountPlans::default() };
        let mut words = vec![0; words];
        let told = count(&question, &mut Scratch::new(&mut words), &mut Trail::none());
        assert_eq!(told.map(|_| ()).map_err(|fault| fault.code()), Err(code));
    }
}
