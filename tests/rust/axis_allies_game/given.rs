//! Orders by their kinds and fields, as hosts in C give them.

use grognard_core::axis_allies::game::{Choice, Game, Given, NewGame, StepKind};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::referee::Referee;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// Judges an order at the beginning of a game; whether it is allowed.
fn judge(given: &Given<'_>) -> Result<bool, Fault> {
    let mut game = <Game as Referee>::begin(&NewGame::default())?;
    let (rows, trail) = (&mut Sink::none(), &mut Trail::none());
    let ruling = game.object(given, rows, &mut Scratch::new(&mut [0; 4096]), trail)?;
    Ok(ruling.value.is_allowed())
}

#[test]
fn an_order_says_nothing_that_its_kind_does_not_have() {
    let buy = Given { step: StepKind::Buy.into(), kind: Kind::Infantry.into(), count: 3, ..Given::default() };
    let line = Given { line: b"buy 3 inf", ..Given::default() };
    let end = Choice { step: StepKind::End.into(), ..Choice::default() };
    let row = Given { choice: end, ..Given::default() };
    for given in [&buy, &line, &row] {
        assert_eq!(judge(given), Ok(true));
    }
    let raid = Given { step: StepKind::Raid.into(), words: b"1 bmb GER", ..Given::default() };
    // What each says too much, and what that contradicts.
    let wrong: &[(Given<'_>, &str, &str)] = &[
        (Given { pieces: &[1], ..buy }, "pieces", "step"),
        (Given { words: b"1 inf MOS", ..buy }, "words", "step"),
        (Given { space: Site::Mos.into(), ..buy }, "space", "step"),
        (Given { dice: &[1], ..buy }, "dice", "step"),
        (Given { pieces: &[1], ..raid }, "words", "pieces"),
        (Given { count: 3, ..line }, "count", "line"),
        (Given { words: b"1 inf MOS", ..line }, "words", "line"),
        (Given { dice: &[1], ..line }, "dice", "line"),
        (Given { words: b"1 inf MOS", ..row }, "words", "choice"),
        (Given { space: Site::Mos.into(), ..row }, "space", "choice"),
        (Given { dice: &[1], ..row }, "dice", "choice"),
    ];
    for (given, field, other) in wrong {
        let fault = judge(given).expect_err(field);
        assert!(fault.is(FaultCode::Contradiction), "{field}: {fault}");
        assert_eq!(fault.path().to_string(), *field);
        let against = fault.other().expect("the other side").path_from(0).to_string();
        assert_eq!(against, *other, "{fault}");
    }
}
