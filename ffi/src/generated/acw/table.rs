//! The functions of `acw.table`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::acw::Table;
use grognard_core::acw::table::{Example, Extent};

operation! {
    /// Checks a results table: its shape, its order, its codes (ACW 8).
    fn grog_acw_table_check
        asks(core acw::table::check);
    struct TableCheckQuestion (16, 8) = acw::table::Checked {
        table *sorted: Table,
    }
    struct TableCheckAnswer {
        value: says(Extent),
    }
    way VIEWS;
}

operation! {
    /// An example of a results table for tests and demonstrations, no publisher's (ACW 8).
    fn grog_acw_table_example
        asks(core acw::table::example);
    struct TableExampleQuestion (8, 8) = acw::table::Nothing {
        ; reserved 4
    }
    struct TableExampleAnswer {
        value: says(Example),
    }
}
