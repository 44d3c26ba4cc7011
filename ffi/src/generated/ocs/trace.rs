//! The functions of `ocs.trace`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trace::{CollapseHex, CollapseHexes, Eaten, SupplyMarks, TraceFound, TracesFound};
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether units without trace may eat out of a dump that each of them reaches, and what it costs (OCS 12.6c).
    fn grog_ocs_trace_eat
        asks(core ocs::trace::eat);
    struct TraceEatQuestion (64, 36) = ocs::trace::Meal {
        board *sorted: Board,
        units [units_len]: u16,
        source: u16,
        in_trace [in_trace_len]: u16,
        phase: Code<Phase>,
        player: u8,
        ; reserved 6
    }
    struct TraceEatAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Eaten),
    }
    way VIEWS;
}

operation! {
    /// The Out of Supply markers of a side in its Supply Phase (OCS 12.8a).
    fn grog_ocs_trace_mark
        asks(core ocs::trace::mark);
    struct TraceMarkQuestion (56, 32) = ocs::trace::SupplyCheck {
        board *sorted: Board,
        in_trace [in_trace_len]: u16,
        fed [fed_len]: u16,
        phase: Code<Phase>,
        player: u8,
        ; reserved 6
    }
    struct TraceMarkAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(SupplyMarks),
    }
    way VIEWS;
}

operation! {
    /// The hexes to which an Extender may collapse (OCS 9.14d, 12.7h).
    fn grog_ocs_trace_collapse
        asks(core ocs::trace::collapse);
    struct TraceCollapseQuestion (24, 16) = ocs::trace::Collapse {
        board *sorted: Board,
        unit: u16,
        ; reserved 6
    }
    struct TraceCollapseAnswer {
        list(rows, rows_capacity, rows_len): CollapseHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(CollapseHexes),
    }
    way BOTH;
}

operation! {
    /// Which combat units of a side can trace supply, each for itself, and by what way (OCS 12.6, 12.3, 12.7).
    fn grog_ocs_trace_find
        asks(core ocs::trace::find);
    struct TraceFindQuestion (24, 16) = ocs::trace::TraceHunt {
        board *sorted: Board,
        side: u8,
        why: Flag,
        ; reserved 6
    }
    struct TraceFindAnswer {
        list(rows, rows_capacity, rows_len): TraceFound,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(TracesFound),
    }
    way BOTH;
}
