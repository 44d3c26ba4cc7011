//! The functions of `ocs.rail`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::rail::{
    Detrainable, RailControlled, RailConverted, RailExtentFound, RailGoal, RailHex, RailMoved, RailReached, RailStep,
    RailStopFound, RailStopsFound, RailTraced, RailUse, Railhead, Track,
};
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
    fn grog_ocs_rail_track
        asks(core ocs::rail::track);
    struct RailTrackQuestion (24, 16) = ocs::rail::RailAt {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        ; reserved 3
    }
    struct RailTrackAnswer {
        value: says(Track),
    }
    way VIEWS;
}

operation! {
    /// Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
    fn grog_ocs_rail_detrainable
        asks(core ocs::rail::detrainable);
    struct RailDetrainableQuestion (24, 16) = ocs::rail::RailStop {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        usage: Code<RailUse>,
        ; reserved 2
    }
    struct RailDetrainableAnswer {
        list(rows, rows_capacity, rows_len): RailHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Detrainable),
    }
    way BOTH;
}

operation! {
    /// Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
    fn grog_ocs_rail_stops
        asks(core ocs::rail::stops);
    struct RailStopsQuestion (24, 16) = ocs::rail::RailStops {
        board *sorted: Board,
        side: u8,
        ; reserved 7
    }
    struct RailStopsAnswer {
        list(rows, rows_capacity, rows_len): RailStopFound,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(RailStopsFound),
    }
    way BOTH;
}

operation! {
    /// Who controls a hex where trains may stop (OCS 13.3h).
    fn grog_ocs_rail_control
        asks(core ocs::rail::control);
    struct RailControlQuestion (48, 28) = ocs::rail::RailControl {
        board *sorted: Board,
        hex: Hex,
        entered [entered_len]: Unit,
        behind: u8,
        ; reserved 7
    }
    struct RailControlAnswer {
        value: says(RailControlled),
    }
    way VIEWS;
}

operation! {
    /// Where Railhead markers lie (OCS 13.3d).
    fn grog_ocs_rail_railheads
        asks(core ocs::rail::railheads);
    struct RailRailheadsQuestion (24, 16) = ocs::rail::RailExtent {
        board *sorted: Board,
        side: u8,
        ; reserved 7
    }
    struct RailRailheadsAnswer {
        list(rows, rows_capacity, rows_len): Railhead,
        value: says(RailExtentFound),
    }
    way VIEWS;
}

operation! {
    /// Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
    fn grog_ocs_rail_assess
        asks(core ocs::rail::assess);
    struct RailAssessQuestion (56, 40) = ocs::rail::RailMove {
        board *sorted: Board,
        cargo [cargo_len]: Unit,
        start: Hex,
        to: Hex,
        side: u8,
        phase: Code<Phase>,
        rail_cap: u32,
        rail_cap_used: u32,
        arriving: Flag,
        converts: Flag,
        ; reserved 2
    }
    struct RailAssessAnswer {
        list(rows, rows_capacity, rows_len): RailHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(RailMoved),
    }
    way BOTH;
}

operation! {
    /// Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
    fn grog_ocs_rail_choices
        asks(core ocs::rail::choices);
    struct RailChoicesQuestion (56, 40) = ocs::rail::RailReach {
        board *sorted: Board,
        cargo [cargo_len]: Unit,
        start: Hex,
        side: u8,
        phase: Code<Phase>,
        rail_cap: u32,
        rail_cap_used: u32,
        arriving: Flag,
        converts: Flag,
        ; reserved 6
    }
    struct RailChoicesAnswer {
        list(rows, rows_capacity, rows_len): RailGoal,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(RailReached),
    }
    way BOTH;
}

operation! {
    /// Moves cargo by rail (OCS 13.3e).
    fn grog_ocs_rail_apply
        asks(core ocs::rail::apply);
    struct RailApplyQuestion (56, 40) = ocs::rail::RailMove {
        board *sorted: Board,
        cargo [cargo_len]: Unit,
        start: Hex,
        to: Hex,
        side: u8,
        phase: Code<Phase>,
        rail_cap: u32,
        rail_cap_used: u32,
        arriving: Flag,
        converts: Flag,
        ; reserved 2
    }
    struct RailApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(RailMoved),
    }
    way BOTH;
}

operation! {
    /// Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
    fn grog_ocs_rail_convert
        asks(core ocs::rail::convert);
    struct RailConvertQuestion (128, 108) = ocs::rail::RailConversion {
        board *sorted: Board,
        unit: Unit,
        path [path_len]: RailStep,
        phase: Code<Phase>,
        mp: u16,
        ; reserved 4
    }
    struct RailConvertAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(RailConverted),
    }
    way VIEWS;
}

operation! {
    /// Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
    fn grog_ocs_rail_trace
        asks(core ocs::rail::trace);
    struct RailTraceQuestion (24, 16) = ocs::rail::RailTrace {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        ; reserved 3
    }
    struct RailTraceAnswer {
        list(rows, rows_capacity, rows_len): RailHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(RailTraced),
    }
    way BOTH;
}
