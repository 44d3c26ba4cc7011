//! The functions of `ocs.retreat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::retreat::{Refuge, Refuges, RetreatHex, Retreated};
use grognard_core::ocs::units::Unit;

operation! {
    /// Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12).
    fn grog_ocs_retreat_assess
        asks(core ocs::retreat::assess);
    struct RetreatAssessQuestion (72, 36) = ocs::retreat::Retreat {
        units [units_len]: Unit,
        start: Hex,
        path [path_len]: RetreatHex,
        distance: u8,
        friends [friends_len]: Unit,
    }
    struct RetreatAssessAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Retreated),
    }
}

operation! {
    /// The hexes where a retreat can end, the best first (OCS 9.12).
    fn grog_ocs_retreat_find
        asks(core ocs::retreat::find);
    struct RetreatFindQuestion (56, 32) = ocs::retreat::Flight {
        board *sorted: Board,
        units [units_len]: u16,
        held [held_len]: Hex,
        distance: u8,
        ; reserved 7
    }
    struct RetreatFindAnswer {
        list(rows, rows_capacity, rows_len): Refuge,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Refuges),
    }
    way BOTH;
}

operation! {
    /// The best way of a retreat to a hex (OCS 9.12).
    fn grog_ocs_retreat_way
        asks(core ocs::retreat::way);
    struct RetreatWayQuestion (56, 32) = ocs::retreat::FlightTo {
        board *sorted: Board,
        units [units_len]: u16,
        held [held_len]: Hex,
        distance: u8,
        goal: Hex,
        ; reserved 2
    }
    struct RetreatWayAnswer {
        list(rows, rows_capacity, rows_len): RetreatHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Refuge),
    }
    way BOTH;
}
