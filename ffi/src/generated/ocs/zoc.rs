//! The functions of `ocs.zoc`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::retreat::{Entered, RetreatHex};
use grognard_core::ocs::zoc::{
    Action, ActionBasis, ActionUnit, Arrival, CoveringUnit, DropOff, Passage, Waypoint, Zone, ZoneCount, ZoneHex,
};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
    fn grog_ocs_zoc_covers
        asks(core ocs::zoc::covers);
    struct ZocCoversQuestion (24, 16) = ocs::zoc::Covers {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        ; reserved 3
    }
    struct ZocCoversAnswer {
        list(rows, rows_capacity, rows_len): CoveringUnit,
        value: says(Zone),
    }
    way VIEWS;
}

operation! {
    /// Every hex that a side covers with its zones of control (OCS 4.5).
    fn grog_ocs_zoc_zones
        asks(core ocs::zoc::zones);
    struct ZocZonesQuestion (24, 16) = ocs::zoc::Zones {
        board *sorted: Board,
        side: u8,
        ; reserved 7
    }
    struct ZocZonesAnswer {
        list(rows, rows_capacity, rows_len): ZoneHex,
        value: says(ZoneCount),
    }
    way VIEWS;
}

operation! {
    /// Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
    fn grog_ocs_zoc_assess
        asks(core ocs::zoc::assess);
    struct ZocAssessQuestion (48, 32) = ocs::zoc::Act {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        action: Code<Action>,
        units [units_len]: u16,
        began_here: Flag,
        ; reserved 7
    }
    struct ZocAssessAnswer {
        list(rows, rows_capacity, rows_len): ActionUnit,
        value: allows(ActionBasis),
    }
    way VIEWS;
}

operation! {
    /// Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
    fn grog_ocs_zoc_path
        asks(core ocs::zoc::path);
    struct ZocPathQuestion (72, 40) = ocs::zoc::Route {
        board *sorted: Board,
        units [units_len]: u16,
        path [path_len]: Waypoint,
        drops [drops_len]: DropOff,
        entered: Flag,
        ; reserved 7
    }
    struct ZocPathAnswer {
        list(rows, rows_capacity, rows_len): Passage,
        value: allows(Arrival),
    }
    way VIEWS;
}

operation! {
    /// The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
    fn grog_ocs_zoc_retreat
        asks(core ocs::retreat::zones_met);
    struct ZocRetreatQuestion (64, 32) = ocs::retreat::Escape {
        board *sorted: Board,
        units [units_len]: u16,
        path [path_len]: Hex,
        held [held_len]: Hex,
    }
    struct ZocRetreatAnswer {
        list(rows, rows_capacity, rows_len): RetreatHex,
        value: says(Entered),
    }
    way VIEWS;
}
