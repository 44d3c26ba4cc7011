//! The functions of `acw.losses`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::acw::combat::Battle;
use grognard_core::acw::effects::Effect;
use grognard_core::acw::losses::{Due, Owed, Settled};
use grognard_core::acw::units::Unit;

operation! {
    /// What the side whose turn it is owes and may choose, with the units as they entered the combat (ACW 10).
    fn grog_acw_losses_choices
        asks(core acw::losses::choices);
    struct LossesChoicesQuestion (56, 48) = acw::losses::Owing {
        battle: Battle,
        units [units_len]: Unit,
    }
    struct LossesChoicesAnswer {
        list(rows, rows_capacity, rows_len): Due,
        value: says(Owed),
    }
}

operation! {
    /// Settles one side's part of a result, with the units as they entered the combat (ACW 3, 8, 10, 11).
    fn grog_acw_losses_apply
        asks(core acw::losses::apply);
    struct LossesApplyQuestion (72, 56) = acw::losses::Payment {
        battle: Battle,
        units [units_len]: Unit,
        losses [losses_len]: u16,
    }
    struct LossesApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Settled),
    }
    way SCRATCH;
}
