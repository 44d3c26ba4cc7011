//! The function of `axis_allies.game.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::game::{Choice, Position, StepKind, StepObjection};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::{Code, Locus};

operation! {
    /// Whether a step may be taken, and every objection to it.
    fn grog_axis_allies_game_assess
        asks(core axis_allies::game::assess);
    struct GameAssessQuestion (16720, 16684) = axis_allies::game::Turned {
        position: Position,
        line: [u8; 240],
        choice: Choice,
        step: Code<StepKind>,
        pieces [pieces_len]: u16,
        path [path_len]: Locus<Site>,
        support [support_len]: u16,
        dice [dice_len]: u8,
        space: Locus<Site>,
        transport: u16,
        kind: Code<Kind>,
        count: u8,
        industrial_complex: Locus<Site>,
    }
    struct GameAssessAnswer {
        list(rows, rows_capacity, rows_len): StepObjection,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(),
    }
    way SCRATCH;
}
