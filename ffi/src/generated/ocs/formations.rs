//! The functions of `ocs.formations`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::hex::Hex;
use grognard_core::ocs::formations::{MarkerState, TraceBill, TraceRow};
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Flag;

operation! {
    /// Whether a formation marker lies rightly where it does (OCS 13.7).
    fn grog_ocs_formations_marker
        asks(core ocs::formations::marker);
    struct FormationsMarkerQuestion (80, 60) = ocs::formations::Marker {
        formation: u16,
        hex: Hex,
        represented [represented_len]: Unit,
        here [here_len]: Unit,
        above: u16,
        fuelled_side: Flag,
        formation_fuelled: Flag,
        reminder: Flag,
        rules: GameRules,
        ; reserved 3
    }
    struct FormationsMarkerAnswer {
        value: allows(MarkerState),
    }
}

operation! {
    /// Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
    fn grog_ocs_formations_join
        asks(core ocs::formations::join);
    struct FormationsJoinQuestion (96, 96) = ocs::formations::Join {
        unit: Unit,
        formation: u16,
        hex: Hex,
        ; reserved 2
    }
    struct FormationsJoinAnswer {
        value: allows(),
    }
}

operation! {
    /// Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
    fn grog_ocs_formations_trace
        asks(core ocs::formations::trace);
    struct FormationsTraceQuestion (72, 40) = ocs::formations::FormationTrace {
        units [units_len]: Unit,
        reached_by [reached_by_len]: u8,
        source: u8,
        eats [eats_len]: u8,
        supply: u32,
        whole: Flag,
        ; reserved 3
    }
    struct FormationsTraceAnswer {
        list(rows, rows_capacity, rows_len): TraceRow,
        value: allows(TraceBill),
    }
}
