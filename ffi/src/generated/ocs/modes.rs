//! The functions of `ocs.modes`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::modes::{CleanedUp, ModeChanged, ModeEffects, Rating, Released};
use grognard_core::ocs::units::{Mode, Orientation, Phase, Unit};
use grognard_core::reflect::{Code, Flag, Said};

operation! {
    /// What a unit's mode does to it (OCS 5).
    fn grog_ocs_modes_effects
        asks(core ocs::modes::effects);
    struct ModesEffectsQuestion (96, 96) = ocs::modes::InMode {
        unit: Unit,
        phase: Code<Phase>,
        ; reserved 7
    }
    struct ModesEffectsAnswer {
        value: says(ModeEffects),
    }
}

operation! {
    /// The Action Rating of a unit (OCS 9.6).
    fn grog_ocs_modes_action_rating
        asks(core ocs::modes::action_rating);
    struct ModesActionRatingQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct ModesActionRatingAnswer {
        value: says(Rating),
    }
}

operation! {
    /// Whether a unit may take a mode, or turn, as it begins to move (OCS 5.4).
    fn grog_ocs_modes_change
        asks(core ocs::modes::change);
    struct ModesChangeQuestion (32, 24) = ocs::modes::ModeChange {
        board *sorted: Board,
        unit: u16,
        mode: Code<Mode>,
        oriented: Code<Orientation>,
        phase: Code<Phase>,
        player: u8,
        reserve_markers: Said<u8>,
        begun: Flag,
        changed: Flag,
        ; reserved 7
    }
    struct ModesChangeAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(ModeChanged),
    }
    way VIEWS;
}

operation! {
    /// Whether units may be released from Reserve (OCS 5.7b).
    fn grog_ocs_modes_release
        asks(core ocs::modes::release);
    struct ModesReleaseQuestion (40, 24) = ocs::modes::Release {
        board *sorted: Board,
        units [units_len]: u16,
        phase: Code<Phase>,
        player: u8,
        ; reserved 6
    }
    struct ModesReleaseAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Released),
    }
    way VIEWS;
}

operation! {
    /// The markers that the Clean Up Phase removes (OCS 2.3, 5.9, 5.10).
    fn grog_ocs_modes_clean_up
        asks(core ocs::modes::clean_up);
    struct ModesCleanUpQuestion (24, 16) = ocs::modes::CleanUp {
        board *sorted: Board,
        phase: Code<Phase>,
        player: u8,
        ; reserved 6
    }
    struct ModesCleanUpAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(CleanedUp),
    }
    way VIEWS;
}
