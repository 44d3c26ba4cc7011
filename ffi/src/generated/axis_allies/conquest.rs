//! The functions of `axis_allies.conquest`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::conquest::{Conquest, Means, Transfer};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// Who gets a territory that was taken, and what stands in it, on the board before it changes hands (AA 3.1e, 5.2b).
    fn grog_axis_allies_conquest_apply
        asks(core axis_allies::conquest::apply);
    struct ConquestApplyQuestion (24, 16) = axis_allies::conquest::Capture {
        board *sorted: Board,
        power: Code<Power>,
        space: Locus<Site>,
        means: Code<Means>,
        ; reserved 3
    }
    struct ConquestApplyAnswer {
        list(effects, effects_capacity, effects_len): Transfer,
        value: allows(Conquest),
    }
    way VIEWS;
}
