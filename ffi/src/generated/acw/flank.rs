//! The functions of `acw.flank`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::acw::flank::Flanked;
use grognard_core::hex::Hex;

operation! {
    /// Whether a hex is flanked by those that attack it (ACW 7).
    fn grog_acw_flank_assess
        asks(core acw::flank::assess);
    struct FlankAssessQuestion (24, 16) = acw::flank::Around {
        hex: Hex,
        hexes [hexes_len]: Hex,
    }
    struct FlankAssessAnswer {
        value: says(Flanked),
    }
}
