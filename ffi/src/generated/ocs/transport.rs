//! The functions of `ocs.transport`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::transport::{CargoItem, CargoSize, MovementLeft, Passenger};
use grognard_core::ocs::units::{Phase, Transport, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
    fn grog_ocs_transport_equivalents
        asks(core ocs::transport::equivalents);
    struct TransportEquivalentsQuestion (40, 28) = ocs::transport::Cargo {
        cargo [cargo_len]: Unit,
        by: Code<Transport>,
        capacity: u32,
        trainbusted: Flag,
        multi_track: Flag,
        ; reserved 6
    }
    struct TransportEquivalentsAnswer {
        list(rows, rows_capacity, rows_len): CargoItem,
        value: allows(CargoSize),
    }
}

operation! {
    /// Whether units may be carried after what they did in the phase (OCS 4.7d).
    fn grog_ocs_transport_assess
        asks(core ocs::transport::assess);
    struct TransportAssessQuestion (32, 20) = ocs::transport::Conveyance {
        units [units_len]: Unit,
        by: Code<Transport>,
        phase: Code<Phase>,
        roll: Flag,
        ; reserved 5
    }
    struct TransportAssessAnswer {
        list(rows, rows_capacity, rows_len): Passenger,
        value: allows(),
    }
}

operation! {
    /// Whether a unit may spend movement before or after its transport (OCS 4.7d).
    fn grog_ocs_transport_movement
        asks(core ocs::transport::movement);
    struct TransportMovementQuestion (96, 96) = ocs::transport::Spending {
        unit: Unit,
        spend: u16,
        phase: Code<Phase>,
        planned: Code<Transport>,
        ; reserved 4
    }
    struct TransportMovementAnswer {
        value: allows(MovementLeft),
    }
}
