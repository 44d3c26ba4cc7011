//! The functions of `korea.play`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::hex::{Hex, Numbering};
use grognard_core::korea::assessment::Engagement;
use grognard_core::korea::combat::{CasesRow, Chip, CombatDistribution, Counted};
use grognard_core::korea::game::{
    Choice, GameDepot, GameEffect, GamePlace, GameTerrain, GameUnit, Situation, StepKind, StepObjection,
};
use grognard_core::korea::options::GameRules;
use grognard_core::korea::units::Side;
use grognard_core::reflect::{Code, Flag, Said};

operation! {
    /// Begins a game in memory that is lent, and says where it stands.
    fn grog_korea_play_new
        asks(play korea::new);
    struct PlayNewQuestion (120, 76) = korea::game::Arranged {
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
    struct PlayNewAnswer {
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// What the game waits for, and the rows of what stands on the board or is owed.
    fn grog_korea_play_look
        asks(play korea::look);
    struct PlayLookQuestion (8, 8) = referee::AsItStands {
        ; reserved 4
    }
    struct PlayLookAnswer {
        list(rows, rows_capacity, rows_len): GameUnit,
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// All that may be done now: each row is an order, or leads to orders.
    fn grog_korea_play_choices
        asks(play korea::choices);
    struct PlayChoicesQuestion (8, 8) = referee::AsItStands {
        ; reserved 4
    }
    struct PlayChoicesAnswer {
        list(rows, rows_capacity, rows_len): Choice,
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// Whether an order is allowed, and the objections to it. Nothing changes.
    fn grog_korea_play_judge
        asks(play korea::judge);
    struct PlayJudgeQuestion (88, 60) = korea::game::Given {
        line [line_len]: u8,
        choice: Choice,
        drawn [drawn_len]: i8,
        dice [dice_len]: u8,
        step: Code<StepKind>,
        kind: Code<Engagement>,
        mp_drm: Said<i8>,
        count: u8,
        unit: u16,
        target: u16,
        depot: u16,
        hex: Hex,
        ; reserved 2
    }
    struct PlayJudgeAnswer {
        list(rows, rows_capacity, rows_len): StepObjection,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
    fn grog_korea_play_order
        asks(play korea::order);
    struct PlayOrderQuestion (88, 60) = korea::game::Given {
        line [line_len]: u8,
        choice: Choice,
        drawn [drawn_len]: i8,
        dice [dice_len]: u8,
        step: Code<StepKind>,
        kind: Code<Engagement>,
        mp_drm: Said<i8>,
        count: u8,
        unit: u16,
        target: u16,
        depot: u16,
        hex: Hex,
        ; reserved 2
    }
    struct PlayOrderAnswer {
        list(effects, effects_capacity, effects_len): GameEffect,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// The exact chances of what is open.
    fn grog_korea_play_chances
        asks(play korea::chances);
    struct PlayChancesQuestion (8, 8) = korea::game::ForecastRows {
        by: Code<Counted>,
        ; reserved 3
    }
    struct PlayChancesAnswer {
        list(rows, rows_capacity, rows_len): CasesRow,
        value: says(CombatDistribution),
    }
    way GAME;
}
