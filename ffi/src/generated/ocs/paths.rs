//! The functions of `ocs.paths`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::headquarters::ThrowRange;
use grognard_core::ocs::paths::{PathHex, ReachedHex, Relayed, SourceRow, SourceTotal, Supplied, SupplyRow};
use grognard_core::reflect::Flag;

operation! {
    /// What a headquarters' throw reaches (OCS 12.3b).
    fn grog_ocs_paths_throw_reach
        asks(core ocs::paths::throw_reach);
    struct PathsThrowReachQuestion (24, 16) = ocs::paths::ThrowReach {
        board *sorted: Board,
        hq: u16,
        ; reserved 6
    }
    struct PathsThrowReachAnswer {
        list(rows, rows_capacity, rows_len): ReachedHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(ThrowRange),
    }
    way BOTH;
}

operation! {
    /// Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b).
    fn grog_ocs_paths_throw_to
        asks(core ocs::paths::throw_to);
    struct PathsThrowToQuestion (24, 16) = ocs::paths::ThrowTo {
        board *sorted: Board,
        hq: u16,
        unit: u16,
        thrown_before: Flag,
        ; reserved 3
    }
    struct PathsThrowToAnswer {
        list(rows, rows_capacity, rows_len): PathHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Supplied),
    }
    way BOTH;
}

operation! {
    /// Whether a unit can draw directly from a source, and the path (OCS 12.3).
    fn grog_ocs_paths_draw
        asks(core ocs::paths::draw);
    struct PathsDrawQuestion (24, 16) = ocs::paths::Draw {
        board *sorted: Board,
        unit: u16,
        source: u16,
        ; reserved 4
    }
    struct PathsDrawAnswer {
        list(rows, rows_capacity, rows_len): PathHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Supplied),
    }
    way BOTH;
}

operation! {
    /// All that a unit can draw from directly (OCS 12.3).
    fn grog_ocs_paths_sources
        asks(core ocs::paths::sources);
    struct PathsSourcesQuestion (24, 16) = ocs::paths::Sources {
        board *sorted: Board,
        unit: u16,
        ; reserved 6
    }
    struct PathsSourcesAnswer {
        list(rows, rows_capacity, rows_len): SourceRow,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(SourceTotal),
    }
    way BOTH;
}

operation! {
    /// All the supply in reach of a unit, by draw and by throw, and the cheapest way to each (OCS 12.3, 12.3b).
    fn grog_ocs_paths_supplies
        asks(core ocs::paths::supplies);
    struct PathsSuppliesQuestion (24, 16) = ocs::paths::Supplies {
        board *sorted: Board,
        unit: u16,
        ; reserved 6
    }
    struct PathsSuppliesAnswer {
        list(rows, rows_capacity, rows_len): SupplyRow,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(SourceTotal),
    }
    way BOTH;
}

operation! {
    /// Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
    fn grog_ocs_paths_relay
        asks(core ocs::paths::relay);
    struct PathsRelayQuestion (24, 16) = ocs::paths::Relay {
        board *sorted: Board,
        unit: u16,
        hq: u16,
        source: u16,
        ; reserved 2
    }
    struct PathsRelayAnswer {
        list(rows, rows_capacity, rows_len): PathHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Relayed),
    }
    way BOTH;
}
