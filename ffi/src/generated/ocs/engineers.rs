//! The functions of `ocs.engineers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::engineers::{Crossed, Purpose};
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether a unit is Engineer-Capable (OCS 13.8a).
    fn grog_ocs_engineers_capable
        asks(core ocs::engineers::capable);
    struct EngineersCapableQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct EngineersCapableAnswer {
        value: allows(),
    }
}

operation! {
    /// What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
    fn grog_ocs_engineers_bridge
        asks(core ocs::engineers::bridge);
    struct EngineersBridgeQuestion (32, 24) = ocs::engineers::Bridge {
        board *sorted: Board,
        unit: u16,
        start: Hex,
        to: Hex,
        purpose: Code<Purpose>,
        ; reserved 5
    }
    struct EngineersBridgeAnswer {
        value: allows(Crossed),
    }
    way VIEWS;
}

operation! {
    /// Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
    fn grog_ocs_engineers_detrainable
        asks(core ocs::engineers::detrainable);
    struct EngineersDetrainableQuestion (24, 16) = ocs::engineers::Station {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        entrains: Flag,
        hq: u16,
    }
    struct EngineersDetrainableAnswer {
        value: allows(),
    }
    way VIEWS;
}
