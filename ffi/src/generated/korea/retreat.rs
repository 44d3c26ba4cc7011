//! The functions of `korea.retreat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::korea::Board;
use grognard_core::hex::Hex;
use grognard_core::korea::retreat::{Retreating, Way};
use grognard_core::korea::units::Quality;
use grognard_core::reflect::Code;

operation! {
    /// Where a unit may retreat to, and whether a retreat so far is legal, on the board after the combat (KOR 8.3).
    fn grog_korea_retreat_assess
        asks(core korea::retreat::assess);
    struct RetreatAssessQuestion (112, 60) = korea::retreat::Retreat {
        board *sorted: Board,
        start: Hex,
        opponents [opponents_len]: Hex,
        enemies [enemies_len]: Hex,
        full [full_len]: Hex,
        supply [supply_len]: Hex,
        path [path_len]: Hex,
        quality: Code<Quality>,
        ; reserved 7
    }
    struct RetreatAssessAnswer {
        list(rows, rows_capacity, rows_len): Way,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Retreating),
    }
    way BOTH;
}
