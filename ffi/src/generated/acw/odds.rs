//! The functions of `acw.odds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::acw::Table;
use grognard_core::acw::odds::Column;
use grognard_core::odds::Odds;

operation! {
    /// The odds of two strengths, rounded in the defender's favour (ACW 8).
    fn grog_acw_odds_round
        asks(core acw::odds::round);
    struct OddsRoundQuestion (8, 8) = acw::odds::Compare {
        attack: u16,
        defence: u16,
    }
    struct OddsRoundAnswer {
        value: says(Odds),
    }
}

operation! {
    /// The odds of two strengths and their column of a results table (ACW 8).
    fn grog_acw_odds_column
        asks(core acw::odds::column);
    struct OddsColumnQuestion (16, 12) = acw::odds::Look {
        attack: u16,
        defence: u16,
        table *sorted: Table,
    }
    struct OddsColumnAnswer {
        value: says(Column),
    }
    way VIEWS;
}
