//! The functions of `ocs.restock`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::restock::Restocked;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::{Code, Said};

operation! {
    /// Restocks the internal stocks of units with the supply in reach (OCS 12.10e).
    fn grog_ocs_restock_apply
        asks(core ocs::restock::apply);
    struct RestockApplyQuestion (40, 24) = ocs::restock::Restock {
        board *sorted: Board,
        units [units_len]: u16,
        supply: Said<u16>,
        phase: Code<Phase>,
        player: u8,
        ; reserved 4
    }
    struct RestockApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Restocked),
    }
    way VIEWS;
}
