//! The functions of `ocs.reinforcements`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::reinforcements::{ArrivalPlace, ArrivalPlacesFound, Arrived, ArrivesBy};
use grognard_core::ocs::units::{Phase, Unit};
use grognard_core::reflect::Code;

operation! {
    /// Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
    fn grog_ocs_reinforcements_assess
        asks(core ocs::reinforcements::assess);
    struct ReinforcementsAssessQuestion (72, 48) = ocs::reinforcements::Reinforcing {
        board *sorted: Board,
        units [units_len]: Unit,
        to: Hex,
        side: u8,
        entry: Code<ArrivesBy>,
        hexes [hexes_len]: Hex,
        phase: Code<Phase>,
        due: u16,
        turn: u16,
        supply: u16,
        port_used: u16,
        ; reserved 6
    }
    struct ReinforcementsAssessAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Arrived),
    }
    way BOTH;
}

operation! {
    /// The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
    fn grog_ocs_reinforcements_choices
        asks(core ocs::reinforcements::choices);
    struct ReinforcementsChoicesQuestion (72, 44) = ocs::reinforcements::ArrivalPlaces {
        board *sorted: Board,
        units [units_len]: Unit,
        side: u8,
        entry: Code<ArrivesBy>,
        hexes [hexes_len]: Hex,
        phase: Code<Phase>,
        due: u16,
        turn: u16,
        supply: u16,
        port_used: u16,
        ; reserved 6
    }
    struct ReinforcementsChoicesAnswer {
        list(rows, rows_capacity, rows_len): ArrivalPlace,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(ArrivalPlacesFound),
    }
    way BOTH;
}
