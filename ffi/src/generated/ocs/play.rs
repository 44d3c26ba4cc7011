//! The functions of `ocs.play`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::{Hex, Numbering};
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::combat::Policy;
use grognard_core::ocs::construction::Task;
use grognard_core::ocs::dumps::BlowLoad;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::game::{
    Act, Duty, GameChoice, GameEffect, NewSide, Objection, Open, OpenChances, Situation, UnitName,
};
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::turn::{Rest, Taken, TurnState, UnitToRebuild};
use grognard_core::ocs::units::{Mode, Orientation, Unit};
use grognard_core::ocs::zoc::DropOff;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Begins a game in memory that is lent, and says where it stands.
    fn grog_ocs_play_new
        asks(play ocs::new);
    struct PlayNewQuestion (152, 96) = ocs::game::NewGame {
        board *sorted: Board,
        off_map [off_map_len]: Unit,
        turn: TurnState,
        sides [sides_len]: NewSide,
        names [names_len]: UnitName,
        numbering: Code<Numbering>,
        seed: u64,
        table [table_len]: RebuildRow,
        mix [mix_len]: CounterMix,
        hip_nations [hip_nations_len]: u8,
        breakdowns: [u8; 8],
    }
    struct PlayNewAnswer {
        value: says(Situation),
    }
    way NEW_GAME;
}

operation! {
    /// What the game waits for, and the rows of what stands on the board or is owed.
    fn grog_ocs_play_look
        asks(play ocs::look);
    struct PlayLookQuestion (8, 8) = referee::AsItStands {
        ; reserved 4
    }
    struct PlayLookAnswer {
        list(rows, rows_capacity, rows_len): Duty,
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// All that may be done now: each row is an order, or leads to orders.
    fn grog_ocs_play_choices
        asks(play ocs::choices);
    struct PlayChoicesQuestion (56, 56) = ocs::game::Level {
        of: GameChoice,
    }
    struct PlayChoicesAnswer {
        list(rows, rows_capacity, rows_len): GameChoice,
        value: says(Situation),
    }
    way GAME;
}

operation! {
    /// Whether an order is allowed, and the objections to it. Nothing changes.
    fn grog_ocs_play_judge
        asks(play ocs::judge);
    struct PlayJudgeQuestion (496, 288) = ocs::game::Given {
        line [line_len]: u8,
        choice: GameChoice,
        dice [dice_len]: u8,
        act: Code<Act>,
        units [units_len]: u16,
        unit: u16,
        path [path_len]: Hex,
        drops [drops_len]: DropOff,
        mode: Code<Mode>,
        oriented: Code<Orientation>,
        truck: u16,
        source: u16,
        amount: u16,
        loads [loads_len]: BlowLoad,
        by: Code<FuelBy>,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
        breakdowns [breakdowns_len]: Unit,
        absorbed [absorbed_len]: u16,
        counters [counters_len]: Unit,
        unform: Flag,
        air_base: u16,
        planes [planes_len]: u16,
        hex: Hex,
        to: Hex,
        converts: Flag,
        task: Code<Task>,
        target: Hex,
        on_stocks [on_stocks_len]: u16,
        leads [leads_len]: u16,
        facility: Code<Target>,
        losses [losses_len]: StepsLost,
        retreat: u8,
        ignore: Flag,
        taken [taken_len]: Taken,
        rest [rest_len]: Rest,
        printed_hedgehog: Flag,
        side: u8,
        left_out [left_out_len]: u16,
        repls [repls_len]: u16,
        orders [orders_len]: UnitToRebuild,
        entry: Code<ArrivesBy>,
        hexes [hexes_len]: Hex,
        supply: u16,
        types_differ: Flag,
        weather: u8,
        first: u8,
        simulcast: Flag,
        ; reserved 2
    }
    struct PlayJudgeAnswer {
        list(rows, rows_capacity, rows_len): Objection,
        value: allows(),
    }
    way GAME;
}

operation! {
    /// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
    fn grog_ocs_play_order
        asks(play ocs::order);
    struct PlayOrderQuestion (496, 288) = ocs::game::Given {
        line [line_len]: u8,
        choice: GameChoice,
        dice [dice_len]: u8,
        act: Code<Act>,
        units [units_len]: u16,
        unit: u16,
        path [path_len]: Hex,
        drops [drops_len]: DropOff,
        mode: Code<Mode>,
        oriented: Code<Orientation>,
        truck: u16,
        source: u16,
        amount: u16,
        loads [loads_len]: BlowLoad,
        by: Code<FuelBy>,
        sources [sources_len]: u16,
        hqs [hqs_len]: u16,
        breakdowns [breakdowns_len]: Unit,
        absorbed [absorbed_len]: u16,
        counters [counters_len]: Unit,
        unform: Flag,
        air_base: u16,
        planes [planes_len]: u16,
        hex: Hex,
        to: Hex,
        converts: Flag,
        task: Code<Task>,
        target: Hex,
        on_stocks [on_stocks_len]: u16,
        leads [leads_len]: u16,
        facility: Code<Target>,
        losses [losses_len]: StepsLost,
        retreat: u8,
        ignore: Flag,
        taken [taken_len]: Taken,
        rest [rest_len]: Rest,
        printed_hedgehog: Flag,
        side: u8,
        left_out [left_out_len]: u16,
        repls [repls_len]: u16,
        orders [orders_len]: UnitToRebuild,
        entry: Code<ArrivesBy>,
        hexes [hexes_len]: Hex,
        supply: u16,
        types_differ: Flag,
        weather: u8,
        first: u8,
        simulcast: Flag,
        ; reserved 2
    }
    struct PlayOrderAnswer {
        list(effects, effects_capacity, effects_len): GameEffect,
        value: allows(Open),
    }
    way GAME;
}

operation! {
    /// The exact chances of what is open.
    fn grog_ocs_play_chances
        asks(play ocs::chances);
    struct PlayChancesQuestion (8, 8) = ocs::game::OpenPolicies {
        attacker_policy: Code<Policy>,
        defender_policy: Code<Policy>,
        ; reserved 2
    }
    struct PlayChancesAnswer {
        list(rows, rows_capacity, rows_len): Duty,
        value: says(OpenChances),
    }
    way GAME;
}
