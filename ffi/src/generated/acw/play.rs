//! The functions of `acw.play`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::acw::Table;
use grognard_core::acw::combat::{Chance, CombatDistribution};
use grognard_core::acw::game::{Choice, GameEffect, GameUnit, Situation, StepKind, StepObjection};
use grognard_core::acw::modifiers::{Ground, Modifier};
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::Hexside;
use grognard_core::hex::{Hex, Numbering};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Begins a game in memory that is lent, and says where it stands.
    fn grog_acw_play_new
        asks(play acw::new);
    struct PlayNewQuestion (120, 72) = acw::game::Arranged {
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
    struct PlayNewAnswer {
        value: says(Situation),
    }
    way NEW_GAME;
}

operation! {
    /// What the game waits for, and the rows of what stands on the board or is owed.
    fn grog_acw_play_look
        asks(play acw::look);
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
    fn grog_acw_play_choices
        asks(play acw::choices);
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
    fn grog_acw_play_judge
        asks(play acw::judge);
    struct PlayJudgeQuestion (72, 52) = acw::game::Given {
        line [line_len]: u8,
        choice: Choice,
        dice [dice_len]: u8,
        step: Code<StepKind>,
        cohesion: u8,
        unit: u16,
        hex: Hex,
        target: Hex,
        ; reserved 4
    }
    struct PlayJudgeAnswer {
        list(rows, rows_capacity, rows_len): StepObjection,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
    fn grog_acw_play_order
        asks(play acw::order);
    struct PlayOrderQuestion (72, 52) = acw::game::Given {
        line [line_len]: u8,
        choice: Choice,
        dice [dice_len]: u8,
        step: Code<StepKind>,
        cohesion: u8,
        unit: u16,
        hex: Hex,
        target: Hex,
        ; reserved 4
    }
    struct PlayOrderAnswer {
        list(effects, effects_capacity, effects_len): GameEffect,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// The exact chances of what is open.
    fn grog_acw_play_chances
        asks(play acw::chances);
    struct PlayChancesQuestion (8, 8) = referee::AsItStands {
        ; reserved 4
    }
    struct PlayChancesAnswer {
        list(rows, rows_capacity, rows_len): Chance,
        value: says(CombatDistribution),
    }
    way GAME;
}
