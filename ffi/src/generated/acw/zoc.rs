//! The functions of `acw.zoc`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::{Hexside, Unit};
use grognard_core::hex::Hex;

operation! {
    /// Whether a unit has a zone of control (ACW 2).
    fn grog_acw_zoc_exerts
        asks(core acw::zoc::exerts);
    struct ZocExertsQuestion (56, 56) = acw::zoc::OneUnit {
        unit: Unit,
        rules: GameRules,
        ; reserved 4
    }
    struct ZocExertsAnswer {
        value: allows(),
    }
}

operation! {
    /// Whether a hex lies in the zone of control of any of these units (ACW 2).
    fn grog_acw_zoc_covers
        asks(core acw::zoc::covers);
    struct ZocCoversQuestion (56, 40) = acw::zoc::Covered {
        hex: Hex,
        units [units_len]: Unit,
        hexsides [hexsides_len]: Hexside,
        rules: GameRules,
    }
    struct ZocCoversAnswer {
        value: allows(),
    }
}
