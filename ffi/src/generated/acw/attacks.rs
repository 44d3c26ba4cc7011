//! The functions of `acw.attacks`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::acw::Board;
use grognard_core::acw::attacks::{
    Contact, Coverage, CoverageHex, Duties, Engaged, Improved, PlanCount, Planned, Walked,
};
use grognard_core::acw::flaws::Flaw;
use grognard_core::acw::options::GameRules;
use grognard_core::hex::Hex;
use grognard_core::reflect::Flag;

operation! {
    /// Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
    fn grog_acw_attacks_obliged
        asks(core acw::attacks::obliged);
    struct AttacksObligedQuestion (32, 24) = acw::attacks::Obliged {
        board *sorted: Board,
        rules: GameRules,
    }
    struct AttacksObligedAnswer {
        list(rows, rows_capacity, rows_len): Contact,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Duties),
    }
    way BOTH;
}

operation! {
    /// Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
    fn grog_acw_attacks_check
        asks(core acw::attacks::check);
    struct AttacksCheckQuestion (48, 32) = acw::attacks::Check {
        board *sorted: Board,
        rules: GameRules,
        plan [plan_len]: Engaged,
    }
    struct AttacksCheckAnswer {
        list(rows, rows_capacity, rows_len): Flaw,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Planned),
    }
    way BOTH;
}

operation! {
    /// Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
    fn grog_acw_attacks_plan
        asks(core acw::attacks::plan);
    struct AttacksPlanQuestion (56, 40) = acw::attacks::Plan {
        board *sorted: Board,
        rules: GameRules,
        targets [targets_len]: Hex,
        all_in: Flag,
        ; reserved 7
    }
    struct AttacksPlanAnswer {
        list(rows, rows_capacity, rows_len): Engaged,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Planned),
    }
    way BOTH;
}

operation! {
    /// Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
    fn grog_acw_attacks_improve
        asks(core acw::attacks::improve);
    struct AttacksImproveQuestion (72, 48) = acw::attacks::Improve {
        board *sorted: Board,
        rules: GameRules,
        plan [plan_len]: Engaged,
        targets [targets_len]: Hex,
        all_in: Flag,
        budget: u32,
    }
    struct AttacksImproveAnswer {
        list(rows, rows_capacity, rows_len): Engaged,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: allows(Improved),
    }
    way BOTH;
}

operation! {
    /// The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
    fn grog_acw_attacks_walk
        asks(core acw::attacks::walk);
    struct AttacksWalkQuestion (56, 36) = acw::attacks::Walk {
        board *sorted: Board,
        rules: GameRules,
        started: Flag,
        plan [plan_len]: Engaged,
    }
    struct AttacksWalkAnswer {
        list(rows, rows_capacity, rows_len): Engaged,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Walked),
    }
    way BOTH;
}

operation! {
    /// How many enemy hexes can be attacked at most, and the sets that cannot all be: no two of these share a hex, and sets within one of them are not listed (ACW 1, 2, 4).
    fn grog_acw_attacks_cover
        asks(core acw::attacks::cover);
    struct AttacksCoverQuestion (48, 32) = acw::attacks::Cover {
        board *sorted: Board,
        rules: GameRules,
        targets [targets_len]: Hex,
    }
    struct AttacksCoverAnswer {
        list(rows, rows_capacity, rows_len): CoverageHex,
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(Coverage),
    }
    way BOTH;
}

operation! {
    /// How many legal plans there are (ACW 1, 2, 4, 5).
    fn grog_acw_attacks_count
        asks(core acw::attacks::count);
    struct AttacksCountQuestion (40, 32) = acw::attacks::CountPlans {
        board *sorted: Board,
        rules: GameRules,
        budget: u32,
        ; reserved 4
    }
    struct AttacksCountAnswer {
        scratch(scratch, scratch_capacity, scratch_needed),
        value: says(PlanCount),
    }
    way BOTH;
}
