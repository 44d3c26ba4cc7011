//! The function of `ocs.turn.attack`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::{CombatPaid, TurnState};

operation! {
    /// Whether units may attack or overrun a hex now, and what it costs (OCS 2.3, 8.0, 9.1, 9.2).
    fn grog_ocs_turn_attack
        asks(core ocs::turn::attack);
    struct TurnAttackQuestion (104, 60) = ocs::turn::AttackOrder {
        board *sorted: Board,
        turn: TurnState,
        units [units_len]: u16,
        target: Hex,
        on_stocks [on_stocks_len]: u16,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
    }
    struct TurnAttackAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(CombatPaid),
    }
    way BOTH;
}
