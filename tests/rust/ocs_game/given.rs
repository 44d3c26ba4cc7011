//! Orders by their kinds and fields, as hosts in C give them.

use crate::dead_ends::{foot, small};
use crate::read::Bench;
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::hex::Hex;
use grognard_core::ocs::game::{Act, Given, Labels, Slate};
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::units::Mode;
use grognard_core::reflect::{Flag, Said};

/// Judges an order where a unit on foot may march; whether it is allowed.
fn judge(given: &Given<'_>) -> Result<bool, Fault> {
    let game = small(4, &[foot(1, 1, 0, Mode::Move)], Segment::Movement, Said::default());
    let (mut bench, mut slate) = (Bench::new(4, 16), Slate::default());
    let ruling = bench.with(|notes, _| game.judge_given(given, &Labels::default(), &mut slate, notes))?;
    Ok(ruling.value.is_allowed())
}

#[test]
fn an_order_says_nothing_that_its_kind_does_not_have() {
    let path = [Hex::new(1, 0)];
    let march = Given { act: Act::March.into(), units: &[1], path: &path, ..Given::default() };
    assert_eq!(judge(&march), Ok(true));
    let next = Given { act: Act::Next.into(), ..Given::default() };
    assert_eq!(judge(&next), Ok(true));
    let line = Given { line: b"march #1 > 1,0", ..Given::default() };
    assert_eq!(judge(&line), Ok(true));
    let wrong: &[(Given<'_>, &str)] = &[
        (Given { unit: 1, ..march }, "unit"),
        (Given { hex: Hex::new(1, 0), ..march }, "hex"),
        (Given { dice: &[1], ..march }, "dice"),
        (Given { converts: Flag::YES, ..march }, "converts"),
        (Given { mode: Mode::Combat.into(), ..march }, "mode"),
        (Given { units: &[1], ..next }, "units"),
        (Given { path: &path, ..next }, "path"),
        (Given { amount: 1, ..next }, "amount"),
        (Given { units: &[1], ..line }, "units"),
        (Given { dice: &[1], ..line }, "dice"),
    ];
    for (given, field) in wrong {
        let fault = judge(given).expect_err(field);
        assert!(fault.is(FaultCode::Contradiction), "{field}: {fault}");
        assert_eq!(fault.path().to_string(), *field);
    }
}
