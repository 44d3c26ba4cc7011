//! The functions of `axis_allies.play`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::game::{
    BattleOfTurn, Choice, GameEffect, GamePiece, Situation, StepKind, StepObjection, TurnChances,
};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::Kind;
use grognard_core::reflect::{Code, Flag, Locus};

operation! {
    /// Begins a game in memory that is lent, and says where it stands.
    fn grog_axis_allies_play_new
        asks(play axis_allies::new);
    struct PlayNewQuestion (8, 8) = axis_allies::game::NewGame {
        tas_links: Flag,
        play_on: Flag,
        mixed_cargo: Flag,
        technology: Flag,
    }
    struct PlayNewAnswer {
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// What the game waits for, and the rows of what stands on the board or is owed.
    fn grog_axis_allies_play_look
        asks(play axis_allies::look);
    struct PlayLookQuestion (8, 8) = referee::AsItStands {
        ; reserved 4
    }
    struct PlayLookAnswer {
        list(rows, rows_capacity, rows_len): GamePiece,
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// All that may be done now: each row is an order, or leads to orders.
    fn grog_axis_allies_play_choices
        asks(play axis_allies::choices);
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
    fn grog_axis_allies_play_judge
        asks(play axis_allies::judge);
    struct PlayJudgeQuestion (136, 76) = axis_allies::game::Given {
        line [line_len]: u8,
        choice: Choice,
        dice [dice_len]: u8,
        step: Code<StepKind>,
        pieces [pieces_len]: u16,
        words [words_len]: u8,
        path [path_len]: Locus<Site>,
        support [support_len]: u16,
        space: Locus<Site>,
        transport: u16,
        kind: Code<Kind>,
        count: u8,
        industrial_complex: Locus<Site>,
    }
    struct PlayJudgeAnswer {
        list(rows, rows_capacity, rows_len): StepObjection,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
    fn grog_axis_allies_play_order
        asks(play axis_allies::order);
    struct PlayOrderQuestion (136, 76) = axis_allies::game::Given {
        line [line_len]: u8,
        choice: Choice,
        dice [dice_len]: u8,
        step: Code<StepKind>,
        pieces [pieces_len]: u16,
        words [words_len]: u8,
        path [path_len]: Locus<Site>,
        support [support_len]: u16,
        space: Locus<Site>,
        transport: u16,
        kind: Code<Kind>,
        count: u8,
        industrial_complex: Locus<Site>,
    }
    struct PlayOrderAnswer {
        list(effects, effects_capacity, effects_len): GameEffect,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// The exact chances of what is open.
    fn grog_axis_allies_play_chances
        asks(play axis_allies::chances);
    struct PlayChancesQuestion (56, 56) = axis_allies::game::TurnPlans {
        attacker_plan: Plan,
        defender_plan: Plan,
        ; reserved 4
    }
    struct PlayChancesAnswer {
        list(rows, rows_capacity, rows_len): BattleOfTurn,
        value: says(TurnChances),
    }
    way GAME;
}
