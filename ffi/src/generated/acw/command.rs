//! The functions of `acw.command`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::{Hexside, Unit};

operation! {
    /// Whether command lets a unit attack and advance after combat (ACW 6).
    fn grog_acw_command_assess
        asks(core acw::command::assess);
    struct CommandAssessQuestion (88, 68) = acw::command::Order {
        unit: Unit,
        enemies [enemies_len]: Unit,
        hexsides [hexsides_len]: Hexside,
        rules: GameRules,
    }
    struct CommandAssessAnswer {
        value: allows(),
    }
}
