//! The functions of `ocs.trucks`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::trucks::{
    Carried, CounterMix, Freight, LoadBy, LoadLeft, LoadingCost, Needs, NewCounter, NewCounters, StocksUsed, SupplyUse,
    TruckAllowance, WhenCaptured,
};
use grognard_core::ocs::units::{Mode, Phase, Transport, Unit};
use grognard_core::reflect::{Code, Flag};

operation! {
    /// Whether Transport Points may load supply, and the cost (OCS 13.2f).
    fn grog_ocs_trucks_load
        asks(core ocs::trucks::load);
    struct TrucksLoadQuestion (184, 184) = ocs::trucks::Load {
        truck: Unit,
        source: Unit,
        amount: u16,
        how: Code<LoadBy>,
        phase: Code<Phase>,
        captured: Code<WhenCaptured>,
        ; reserved 7
    }
    struct TrucksLoadAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(LoadingCost),
    }
}

operation! {
    /// Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
    fn grog_ocs_trucks_unload
        asks(core ocs::trucks::unload);
    struct TrucksUnloadQuestion (112, 104) = ocs::trucks::Unload {
        truck: Unit,
        here [here_len]: Unit,
        amount: u16,
        phase: Code<Phase>,
        captured: Code<WhenCaptured>,
        ; reserved 4
    }
    struct TrucksUnloadAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(LoadingCost),
    }
}

operation! {
    /// Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
    fn grog_ocs_trucks_carry
        asks(core ocs::trucks::carry);
    struct TrucksCarryQuestion (112, 112) = ocs::trucks::Carry {
        truck: Unit,
        rules: GameRules,
    }
    struct TrucksCarryAnswer {
        value: allows(Carried),
    }
}

operation! {
    /// Whether Transport Points may move, or move on after a pause (OCS 13.2a).
    fn grog_ocs_trucks_advance
        asks(core ocs::trucks::advance);
    struct TrucksAdvanceQuestion (96, 96) = ocs::trucks::TruckMove {
        truck: Unit,
        phase: Code<Phase>,
        captured: Code<WhenCaptured>,
        begun: Flag,
        others_moved: Flag,
        dropped: Flag,
        ; reserved 3
    }
    struct TrucksAdvanceAnswer {
        value: allows(TruckAllowance),
    }
}

operation! {
    /// Whether Transport Points may take a mode (OCS 13.2d).
    fn grog_ocs_trucks_mode
        asks(core ocs::trucks::mode);
    struct TrucksModeQuestion (96, 96) = ocs::trucks::TruckMode {
        truck: Unit,
        mode: Code<Mode>,
        phase: Code<Phase>,
        enemy_zoc: Flag,
        ; reserved 5
    }
    struct TrucksModeAnswer {
        value: allows(),
    }
}

operation! {
    /// Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
    fn grog_ocs_trucks_ship
        asks(core ocs::trucks::ship);
    struct TrucksShipQuestion (96, 96) = ocs::trucks::Ship {
        truck: Unit,
        by: Code<Transport>,
        ; reserved 7
    }
    struct TrucksShipAnswer {
        value: allows(Freight),
    }
}

operation! {
    /// Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b).
    fn grog_ocs_trucks_needs
        asks(core ocs::trucks::needs);
    struct TrucksNeedsQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct TrucksNeedsAnswer {
        value: says(Needs),
    }
}

operation! {
    /// Whether the load of Transport Points may be spent on something (OCS 13.2a).
    fn grog_ocs_trucks_spend
        asks(core ocs::trucks::spend);
    struct TrucksSpendQuestion (184, 184) = ocs::trucks::Spend {
        truck: Unit,
        user: Unit,
        purpose: Code<SupplyUse>,
        amount: u16,
        others_moved: Flag,
        upcoming: Flag,
        thrown: Flag,
        ; reserved 5
    }
    struct TrucksSpendAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(LoadLeft),
    }
}

operation! {
    /// Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
    fn grog_ocs_trucks_stocks
        asks(core ocs::trucks::stocks);
    struct TrucksStocksQuestion (112, 104) = ocs::trucks::UseStocks {
        unit: Unit,
        sources [sources_len]: Unit,
        purpose: Code<SupplyUse>,
        cost: u16,
        ; reserved 4
    }
    struct TrucksStocksAnswer {
        value: allows(StocksUsed),
    }
}

operation! {
    /// Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
    fn grog_ocs_trucks_combine
        asks(core ocs::trucks::combine);
    struct TrucksCombineQuestion (80, 44) = ocs::trucks::Combine {
        units [units_len]: Unit,
        into [into_len]: u16,
        loads [loads_len]: u16,
        mix [mix_len]: CounterMix,
        phase: Code<Phase>,
        ; reserved 7
    }
    struct TrucksCombineAnswer {
        list(rows, rows_capacity, rows_len): NewCounter,
        value: allows(NewCounters),
    }
}

operation! {
    /// Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
    fn grog_ocs_trucks_extend
        asks(core ocs::trucks::extend);
    struct TrucksExtendQuestion (32, 20) = ocs::trucks::Extend {
        units [units_len]: Unit,
        unform: Flag,
        connects: Flag,
        phase: Code<Phase>,
        ; reserved 5
    }
    struct TrucksExtendAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(NewCounters),
    }
}
