//! The functions of `ocs.movement`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::movement::{Goal, Marched, Pace, Roamed};
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::zoc::{DropOff, Waypoint};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a stack may move along a path, and what each unit spends (OCS 6, 8.1).
    fn grog_ocs_movement_path
        asks(core ocs::movement::path);
    struct MovementPathQuestion (72, 40) = ocs::movement::March {
        board *sorted: Board,
        units [units_len]: u16,
        path [path_len]: Waypoint,
        drops [drops_len]: DropOff,
        phase: Code<Phase>,
        player: u8,
        entered: Flag,
        ; reserved 5
    }
    struct MovementPathAnswer {
        list(rows, rows_capacity, rows_len): Pace,
        value: allows(Marched),
    }
    way VIEWS;
}

operation! {
    /// Every hex that a unit can move to, and the cheapest way (OCS 6).
    fn grog_ocs_movement_reach
        asks(core ocs::movement::reach);
    struct MovementReachQuestion (24, 16) = ocs::movement::Roam {
        board *sorted: Board,
        unit: u16,
        phase: Code<Phase>,
        player: u8,
        entered: Flag,
        ; reserved 3
    }
    struct MovementReachAnswer {
        list(rows, rows_capacity, rows_len): Goal,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Roamed),
    }
    way BOTH;
}
