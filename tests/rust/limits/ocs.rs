//! The Operational Combat Series.

use grognard_core::fault::FaultCode;
use grognard_core::ocs::board::{Board, ChartRow};
use grognard_core::ocs::check::{BoardFault, Position, check};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::{Style, Unit};
use grognard_core::reflect::{Code, Misprint, Printed};
use grognard_core::ruling::{Sink, Trail};

/// The Combat Mode side first, and behind a slash the Move Mode side: strength, Action Rating, movement allowance.
#[test]
fn counters_say_what_is_printed_on_them() {
    let mut unit = Unit::default();
    assert_eq!(unit.take("8-4-6/(4)-4-12"), Ok(()));
    assert_eq!((unit.combat_side.strength.get(), unit.combat_side.ma.get()), (Some(8), Some(6 * MP)));
    assert_eq!((unit.move_side.strength.get(), unit.move_side.ma.get()), (Some(4), Some(12 * MP)));
    assert_eq!((unit.rating.get(), unit.move_side.style.get()), (Some(4), Some(Style::Parenthesised)));
    // The same again says nothing new.
    let before = unit;
    assert_eq!(unit.take("8-4-6"), Ok(()));
    assert_eq!(unit, before);
    let text = |text: &str| Unit::default().take(text);
    for bad in ["", "8", "8-4", "8-4-6-1", "x-4-6", "8--6", "80000-4-6", "8-4-6/4", "8-4-6/4-5-12", "8-4-6/1-4-1/1-4-1"]
    {
        assert_eq!(text(bad), Err(Misprint::Text(FaultCode::BadText)), "{bad}");
    }
    for beyond in ["9999-4-6", "8-99-6", "8-4-9999"] {
        assert_eq!(text(beyond), Err(Misprint::Text(FaultCode::OutOfRange)), "{beyond}");
    }
    for other in ["7-4-6", "8-3-6", "8-4-7", "8-4-6/5-4-12", "8-4-6/4-4-12"] {
        assert!(matches!(before.clone().take(other), Err(Misprint::Against(..))), "{other}");
    }
}

#[test]
fn a_check_finds_bytes_that_are_no_words() {
    let terrain = Terrain { ground: Code::raw(250), ..Terrain::default() };
    let chart = [ChartRow { terrain, ..ChartRow::default() }];
    let question = Position { board: Board { chart: &chart, ..Board::default() }, ..Position::default() };
    let mut room = [BoardFault::default(); 8];
    let mut rows = Sink::new(&mut room);
    check(&question, &mut rows, &mut Trail::none()).expect("a check");
    assert!(rows.items().iter().any(|row| row.code.0 == Code::new(FaultCode::UnknownWord).0), "{:?}", rows.items());
}
