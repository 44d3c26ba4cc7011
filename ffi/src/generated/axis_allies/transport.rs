//! The functions of `axis_allies.transport`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::orders::{Action, PathEvent, Phase};
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::transport::Shipped;
use grognard_core::reflect::{Code, Flag, Locus};

operation! {
    /// Whether troops may board a transport or unload from it, on the board before they do (AA 3.2, 3.3).
    fn grog_axis_allies_transport_assess
        asks(core axis_allies::transport::assess);
    struct TransportAssessQuestion (48, 32) = axis_allies::transport::Shipping {
        board *sorted: Board,
        power: Code<Power>,
        phase: Code<Phase>,
        action: Code<Action>,
        aboard: u16,
        troops [troops_len]: u16,
        space: Locus<Site>,
        assault: Flag,
        cash: u16,
        ; reserved 2
    }
    struct TransportAssessAnswer {
        list(effects, effects_capacity, effects_len): PathEvent,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Shipped),
    }
    way BOTH;
}
