//! The functions of `korea.game`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::hex::{Hex, Numbering};
use grognard_core::korea::assessment::Engagement;
use grognard_core::korea::combat::{CasesRow, Chip, CombatDistribution, Counted};
use grognard_core::korea::game::{
    Choice, GameDepot, GameEffect, GamePlace, GameTerrain, GameUnit, Packed, Position, PositionByte, Situation,
    StepKind, StepObjection,
};
use grognard_core::korea::options::GameRules;
use grognard_core::korea::units::Side;
use grognard_core::reflect::{Code, Flag, Said};

operation! {
    /// The position of units on a map, before the first engagement (KOR 8.0).
    fn grog_korea_game_arrange
        asks(core korea::game::arrange);
    struct GameArrangeQuestion (120, 76) = korea::game::Arranged {
        units [units_len]: GameUnit,
        hexes [hexes_len]: GamePlace,
        terrain [terrain_len]: GameTerrain,
        depots [depots_len]: GameDepot,
        bag [bag_len]: Chip,
        turn: Code<Side>,
        victory_points: [u16; 2],
        air: [u8; 2],
        numbering: Code<Numbering>,
        seeded: Flag,
        seed: u32,
        rules: GameRules,
    }
    struct GameArrangeAnswer {
        value: says(Position),
    }
}

operation! {
    /// What a position waits for, and every unit as it stands.
    fn grog_korea_game_look
        asks(core korea::game::look);
    struct GameLookQuestion (16392, 16392) = korea::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameLookAnswer {
        list(rows, rows_capacity, rows_len): GameUnit,
        value: says(Situation),
    }
    way TEXT;
}

operation! {
    /// What a position waits for, and the UN depots that are left.
    fn grog_korea_game_depots
        asks(core korea::game::depots);
    struct GameDepotsQuestion (16392, 16392) = korea::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GameDepotsAnswer {
        list(rows, rows_capacity, rows_len): GameDepot,
        value: says(Situation),
    }
    way TEXT;
}

operation! {
    /// What a position waits for, and the hexes of its map.
    fn grog_korea_game_places
        asks(core korea::game::places);
    struct GamePlacesQuestion (16392, 16392) = korea::game::Looked {
        position: Position,
        ; reserved 4
    }
    struct GamePlacesAnswer {
        list(rows, rows_capacity, rows_len): GamePlace,
        value: says(Situation),
    }
    way TEXT;
}

operation! {
    /// Everything that may be done now.
    fn grog_korea_game_choices
        asks(core korea::game::choices);
    struct GameChoicesQuestion (16392, 16392) = korea::game::Looked {
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
    fn grog_korea_game_assess
        asks(core korea::game::assess);
    struct GameAssessQuestion (16680, 16660) = korea::game::Turned {
        position: Position,
        line: [u8; 240],
        step: Code<StepKind>,
        kind: Code<Engagement>,
        mp_drm: Said<i8>,
        count: u8,
        unit: u16,
        target: u16,
        depot: u16,
        hex: Hex,
        drawn [drawn_len]: i8,
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
    fn grog_korea_game_apply
        asks(core korea::game::apply);
    struct GameApplyQuestion (16680, 16660) = korea::game::Turned {
        position: Position,
        line: [u8; 240],
        step: Code<StepKind>,
        kind: Code<Engagement>,
        mp_drm: Said<i8>,
        count: u8,
        unit: u16,
        target: u16,
        depot: u16,
        hex: Hex,
        drawn [drawn_len]: i8,
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
    /// The exact chances of the engagement at hand (KOR 8.0, 8.3).
    fn grog_korea_game_chances
        asks(core korea::game::chances);
    struct GameChancesQuestion (16392, 16392) = korea::game::Forecast {
        position: Position,
        by: Code<Counted>,
        ; reserved 3
    }
    struct GameChancesAnswer {
        list(rows, rows_capacity, rows_len): CasesRow,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(CombatDistribution),
    }
    way SCRATCH;
}

operation! {
    /// A position as bytes, for files and wires.
    fn grog_korea_game_pack
        asks(core korea::game::pack);
    struct GamePackQuestion (16392, 16392) = korea::game::Looked {
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
    fn grog_korea_game_unpack
        asks(core korea::game::unpack);
    struct GameUnpackQuestion (24, 12) = korea::game::Unpacking {
        bytes [bytes_len]: u8,
    }
    struct GameUnpackAnswer {
        value: says(Position),
    }
}
