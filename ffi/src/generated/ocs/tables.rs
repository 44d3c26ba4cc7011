//! The functions of `ocs.tables`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Tables;
use grognard_core::ocs::tables::TablesExtent;

operation! {
    /// Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0).
    fn grog_ocs_tables_check
        asks(core ocs::tables::check);
    struct TablesCheckQuestion (16, 8) = ocs::tables::TablesChecked {
        tables *sorted: Tables,
    }
    struct TablesCheckAnswer {
        value: says(TablesExtent),
    }
    way VIEWS;
}
