//! The function of `ocs.turn.rebuild`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::replacements::{RebuildRow, Rebuilt};
use grognard_core::ocs::turn::{TurnState, UnitToRebuild};
use grognard_core::ocs::units::Unit;

operation! {
    /// Whether units may be rebuilt with replacements now, and the cost (OCS 2.3, 13.5).
    fn grog_ocs_turn_rebuild
        asks(core ocs::turn::rebuild);
    struct TurnRebuildQuestion (104, 64) = ocs::turn::RebuildingOrder {
        board *sorted: Board,
        turn: TurnState,
        repls [repls_len]: u16,
        orders [orders_len]: UnitToRebuild,
        dead [dead_len]: Unit,
        table [table_len]: RebuildRow,
        trucks_lost: u16,
        trucks_provided: u16,
        ; reserved 4
    }
    struct TurnRebuildAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Rebuilt),
    }
    way VIEWS;
}
