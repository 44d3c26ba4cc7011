//! The functions of `axis_allies.withdrawal`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::withdrawal::{Leaving, Way, WithdrawalSpace, WithdrawalSpaces};
use grognard_core::reflect::{Code, Locus};

operation! {
    /// Every space that a battle may be left for, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
    fn grog_axis_allies_withdrawal_choices
        asks(core axis_allies::withdrawal::choices);
    struct WithdrawalChoicesQuestion (216, 200) = axis_allies::withdrawal::Withdrawal {
        board *sorted: Board,
        power: Code<Power>,
        battle: Battle,
        space: Locus<Site>,
        leaving: Code<Leaving>,
        ways [ways_len]: Way,
        destination: Locus<Site>,
        ; reserved 6
    }
    struct WithdrawalChoicesAnswer {
        list(rows, rows_capacity, rows_len): WithdrawalSpace,
        value: allows(WithdrawalSpaces),
    }
    way VIEWS;
}

operation! {
    /// Whether a battle may be left for a space, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
    fn grog_axis_allies_withdrawal_assess
        asks(core axis_allies::withdrawal::assess);
    struct WithdrawalAssessQuestion (216, 200) = axis_allies::withdrawal::Withdrawal {
        board *sorted: Board,
        power: Code<Power>,
        battle: Battle,
        space: Locus<Site>,
        leaving: Code<Leaving>,
        ways [ways_len]: Way,
        destination: Locus<Site>,
        ; reserved 6
    }
    struct WithdrawalAssessAnswer {
        value: allows(),
    }
    way VIEWS;
}
