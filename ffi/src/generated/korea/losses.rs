//! The functions of `korea.losses`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::korea::assessment::Assessment;
use grognard_core::korea::losses::{Debt, Effect, Losses, Offer, Owed, Payment, Settled};
use grognard_core::reflect::Flag;

operation! {
    /// The losses that a differential calls for (KOR 8.3).
    fn grog_korea_losses_assess
        asks(core korea::losses::assess);
    struct LossesAssessQuestion (72, 72) = korea::losses::Called {
        assessment: Assessment,
        differential: i16,
    }
    struct LossesAssessAnswer {
        value: says(Losses),
    }
}

operation! {
    /// What a side owes and what it may pay with (KOR 8.3).
    fn grog_korea_losses_choices
        asks(core korea::losses::choices);
    struct LossesChoicesQuestion (24, 24) = korea::losses::Owing {
        debt: Debt,
        ; reserved 4
    }
    struct LossesChoicesAnswer {
        list(rows, rows_capacity, rows_len): Offer,
        value: says(Owed),
    }
}

operation! {
    /// Takes a payment of losses, or refuses it (KOR 8.3).
    fn grog_korea_losses_apply
        asks(core korea::losses::apply);
    struct LossesApplyQuestion (32, 32) = korea::losses::Paying {
        debt: Debt,
        payment: Payment,
        partial: Flag,
        ; reserved 1
    }
    struct LossesApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Settled),
    }
}
