//! The functions of `acw.game`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::acw::Table;
use grognard_core::acw::attacks::Engaged;
use grognard_core::acw::combat::{Chance, CombatDistribution};
use grognard_core::acw::game::{
    Choice, GameEffect, GameUnit, Packed, Position, PositionByte, Situation, StepKind, StepObjection,
};
use grognard_core::acw::modifiers::{Ground, Modifier};
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::Hexside;
use grognard_core::hex::{Hex, Numbering};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// The position of units on the ground, at the beginning of a combat phase (ACW 2).
    fn grog_acw_game_arrange
        asks(core acw::game::arrange);
    struct GameArrangeQuestion (120, 72) = acw::game::Arranged {
        units [units_len]: GameUnit,
        hexes [hexes_len]: Hex,
        ground [ground_len]: Ground,
        hexsides [hexsides_len]: Hexside,
        modifiers [modifiers_len]: Modifier,
        table *sorted: Table,
        numbering: Code<Numbering>,
        seeded: Flag,
        seed: u32,
        rules: GameRules,
    }
    struct GameArrangeAnswer {
        value: says(Position),
    }
    way VIEWS;
}

operation! {
    /// What a position waits for, and every unit as it stands.
    fn grog_acw_game_look
        asks(core acw::game::look);
    struct GameLookQuestion (16392, 16392) = acw::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameLookAnswer {
        list(rows, rows_capacity, rows_len): GameUnit,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Situation),
    }
    way SCRATCH;
}

operation! {
    /// What a position waits for, and the hexes in combats that are declared.
    fn grog_acw_game_combats
        asks(core acw::game::combats);
    struct GameCombatsQuestion (16392, 16392) = acw::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameCombatsAnswer {
        list(rows, rows_capacity, rows_len): Engaged,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Situation),
    }
    way SCRATCH;
}

operation! {
    /// Everything that may be done now.
    fn grog_acw_game_choices
        asks(core acw::game::choices);
    struct GameChoicesQuestion (16392, 16392) = acw::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameChoicesAnswer {
        list(rows, rows_capacity, rows_len): Choice,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Situation),
    }
    way SCRATCH;
}

operation! {
    /// Whether a step may be taken, and every objection to it.
    fn grog_acw_game_assess
        asks(core acw::game::assess);
    struct GameAssessQuestion (16656, 16648) = acw::game::Turned {
        position: Position,
        line: [u8; 240],
        step: Code<StepKind>,
        cohesion: u8,
        unit: u16,
        hex: Hex,
        target: Hex,
        dice [dice_len]: u8,
    }
    struct GameAssessAnswer {
        list(rows, rows_capacity, rows_len): StepObjection,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(),
    }
    way SCRATCH;
}

operation! {
    /// The position after a step, and what the step did.
    fn grog_acw_game_apply
        asks(core acw::game::apply);
    struct GameApplyQuestion (16656, 16648) = acw::game::Turned {
        position: Position,
        line: [u8; 240],
        step: Code<StepKind>,
        cohesion: u8,
        unit: u16,
        hex: Hex,
        target: Hex,
        dice [dice_len]: u8,
    }
    struct GameApplyAnswer {
        list(effects, effects_capacity, effects_len): GameEffect,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Position),
    }
    way SCRATCH;
}

operation! {
    /// The exact chances of the combat at hand (ACW 8, 9).
    fn grog_acw_game_chances
        asks(core acw::game::chances);
    struct GameChancesQuestion (16392, 16392) = acw::game::Forecast {
        position: Position,
        ; reserved 4
    }
    struct GameChancesAnswer {
        list(rows, rows_capacity, rows_len): Chance,
        value: says(CombatDistribution),
    }
    way TEXT;
}

operation! {
    /// A position as bytes, for files and wires.
    fn grog_acw_game_pack
        asks(core acw::game::pack);
    struct GamePackQuestion (16392, 16392) = acw::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GamePackAnswer {
        list(rows, rows_capacity, rows_len): PositionByte,
        value: says(Packed),
    }
    way TEXT;
}

operation! {
    /// The position that bytes hold.
    fn grog_acw_game_unpack
        asks(core acw::game::unpack);
    struct GameUnpackQuestion (24, 12) = acw::game::Unpacking {
        bytes [bytes_len]: u8,
    }
    struct GameUnpackAnswer {
        value: says(Position),
    }
}
