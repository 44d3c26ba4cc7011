//! The functions of `ocs.odds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Tables;
use grognard_core::ocs::odds::Column;
use grognard_core::ocs::tables::Ground;
use grognard_core::odds::Odds;
use grognard_core::reflect::Code;

operation! {
    /// The rounded odds of two strengths (OCS 4.2).
    fn grog_ocs_odds_round
        asks(core ocs::odds::round);
    struct OddsRoundQuestion (24, 20) = ocs::odds::Compare {
        attack: u32,
        defence: u32,
        ground: Code<Ground>,
        tables *sorted: Tables,
    }
    struct OddsRoundAnswer {
        value: says(Odds),
    }
    way VIEWS;
}

operation! {
    /// The odds column of two strengths (OCS 9.7).
    fn grog_ocs_odds_column
        asks(core ocs::odds::column);
    struct OddsColumnQuestion (24, 20) = ocs::odds::Compare {
        attack: u32,
        defence: u32,
        ground: Code<Ground>,
        tables *sorted: Tables,
    }
    struct OddsColumnAnswer {
        value: says(Column),
    }
    way VIEWS;
}
