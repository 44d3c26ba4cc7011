//! The functions of `ocs.dumps`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::dumps::{BlowLoad, Blown};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Blows a dump (OCS 12.11a).
    fn grog_ocs_dumps_blow
        asks(core ocs::dumps::blow);
    struct DumpsBlowQuestion (56, 28) = ocs::dumps::Blow {
        board *sorted: Board,
        loads [loads_len]: BlowLoad,
        phase: Code<Phase>,
        player: u8,
        tried: Flag,
        dice [dice_len]: u8,
    }
    struct DumpsBlowAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Blown),
    }
    way VIEWS;
}
