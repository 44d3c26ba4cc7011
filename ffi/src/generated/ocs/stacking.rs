//! The functions of `ocs.stacking`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::stacking::{
    Counter, Entrant, EntryResult, EntryUnit, Moment, OrderFault, Overstacked, OverstackedCount, RemainingStack,
    StackSize, Surplus, SurplusChoice,
};
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// How large a side's stack in a hex is (OCS 4.8).
    fn grog_ocs_stacking_size
        asks(core ocs::stacking::size);
    struct StackingSizeQuestion (40, 24) = ocs::stacking::StackAt {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        units [units_len]: u16,
    }
    struct StackingSizeAnswer {
        value: says(StackSize),
    }
    way VIEWS;
}

operation! {
    /// Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
    fn grog_ocs_stacking_assess
        asks(core ocs::stacking::assess);
    struct StackingAssessQuestion (48, 32) = ocs::stacking::StackWhen {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        units [units_len]: u16,
        when: Code<Moment>,
        phase: Code<Phase>,
        ; reserved 6
    }
    struct StackingAssessAnswer {
        value: allows(StackSize),
    }
    way VIEWS;
}

operation! {
    /// Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
    fn grog_ocs_stacking_overstacked
        asks(core ocs::stacking::overstacked);
    struct StackingOverstackedQuestion (24, 16) = ocs::stacking::SegmentEnd {
        board *sorted: Board,
        phase: Code<Phase>,
        ; reserved 7
    }
    struct StackingOverstackedAnswer {
        list(rows, rows_capacity, rows_len): Overstacked,
        value: says(OverstackedCount),
    }
    way VIEWS;
}

operation! {
    /// How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
    fn grog_ocs_stacking_choices
        asks(core ocs::stacking::choices);
    struct StackingChoicesQuestion (24, 16) = ocs::stacking::OverstackedHex {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        phase: Code<Phase>,
        ; reserved 2
    }
    struct StackingChoicesAnswer {
        list(rows, rows_capacity, rows_len): SurplusChoice,
        value: says(Surplus),
    }
    way VIEWS;
}

operation! {
    /// Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
    fn grog_ocs_stacking_apply
        asks(core ocs::stacking::apply);
    struct StackingApplyQuestion (48, 32) = ocs::stacking::Elimination {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        eliminated [eliminated_len]: u16,
        phase: Code<Phase>,
        ; reserved 7
    }
    struct StackingApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(RemainingStack),
    }
    way VIEWS;
}

operation! {
    /// Whether the order of a stack and its markers is legal (OCS 4.8b).
    fn grog_ocs_stacking_order
        asks(core ocs::stacking::order);
    struct StackingOrderQuestion (40, 24) = ocs::stacking::Pile {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        stack [stack_len]: Counter,
    }
    struct StackingOrderAnswer {
        list(rows, rows_capacity, rows_len): OrderFault,
        value: allows(),
    }
    way VIEWS;
}

operation! {
    /// A legal order for a stack with its markers (OCS 4.8b).
    fn grog_ocs_stacking_arrange
        asks(core ocs::stacking::arrange);
    struct StackingArrangeQuestion (24, 16) = ocs::stacking::Heap {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        ; reserved 3
    }
    struct StackingArrangeAnswer {
        list(rows, rows_capacity, rows_len): Counter,
        value: allows(),
    }
    way VIEWS;
}

operation! {
    /// Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
    fn grog_ocs_stacking_enter
        asks(core ocs::stacking::enter);
    struct StackingEnterQuestion (48, 32) = ocs::stacking::Entrance {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        entrant: Code<Entrant>,
        units [units_len]: u16,
        mission: Flag,
        ; reserved 7
    }
    struct StackingEnterAnswer {
        list(rows, rows_capacity, rows_len): EntryUnit,
        value: allows(EntryResult),
    }
    way VIEWS;
}
