//! The functions of `axis_allies.carriers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::axis_allies::Board;
use grognard_core::axis_allies::battle::{Battle, Role};
use grognard_core::axis_allies::carriers::{Landed, StrandedFighters};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// What fighters that lost their carrier have to choose from, on the board as the battle found it (AA 3.4b, 3.4e).
    fn grog_axis_allies_carriers_choices
        asks(core axis_allies::carriers::choices);
    struct CarriersChoicesQuestion (224, 200) = axis_allies::carriers::CarrierLoss {
        board *sorted: Board,
        power: Code<Power>,
        battle: Battle,
        space: Locus<Site>,
        role: Code<Role>,
        lost [lost_len]: u16,
        kept [kept_len]: u16,
    }
    struct CarriersChoicesAnswer {
        value: says(StrandedFighters),
    }
    way VIEWS;
}

operation! {
    /// Where fighters that lost their carrier go, on the board as the battle found it (AA 3.4b, 3.4e).
    fn grog_axis_allies_carriers_apply
        asks(core axis_allies::carriers::apply);
    struct CarriersApplyQuestion (224, 200) = axis_allies::carriers::CarrierLoss {
        board *sorted: Board,
        power: Code<Power>,
        battle: Battle,
        space: Locus<Site>,
        role: Code<Role>,
        lost [lost_len]: u16,
        kept [kept_len]: u16,
    }
    struct CarriersApplyAnswer {
        list(effects, effects_capacity, effects_len): Landed,
        value: allows(StrandedFighters),
    }
    way VIEWS;
}
