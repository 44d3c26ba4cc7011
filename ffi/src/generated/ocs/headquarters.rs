//! The functions of `ocs.headquarters`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::headquarters::{HqAbilities, HqAbility, ThrowRange, WhichSide};
use grognard_core::ocs::options::ServiceLimit;
use grognard_core::ocs::units::{Face, Kind, Unit};
use grognard_core::reflect::Code;

operation! {
    /// Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
    fn grog_ocs_headquarters_ability
        asks(core ocs::headquarters::ability);
    struct HeadquartersAbilityQuestion (96, 96) = ocs::headquarters::HqQuestion {
        unit: Unit,
        ability: Code<HqAbility>,
        ; reserved 7
    }
    struct HeadquartersAbilityAnswer {
        value: allows(ThrowRange),
    }
}

operation! {
    /// What a headquarters is and can do in its mode (OCS 13.1).
    fn grog_ocs_headquarters_abilities
        asks(core ocs::headquarters::abilities);
    struct HeadquartersAbilitiesQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct HeadquartersAbilitiesAnswer {
        value: allows(HqAbilities),
    }
}

operation! {
    /// Whether a headquarters may serve a unit (OCS 13.1d).
    fn grog_ocs_headquarters_serve
        asks(core ocs::headquarters::serve);
    struct HeadquartersServeQuestion (192, 180) = ocs::headquarters::Service {
        hq: Unit,
        unit: Unit,
        limits [limits_len]: ServiceLimit,
    }
    struct HeadquartersServeAnswer {
        value: allows(),
    }
}

operation! {
    /// Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
    fn grog_ocs_headquarters_combat_side
        asks(core ocs::headquarters::combat_side);
    struct HeadquartersCombatSideQuestion (32, 32) = ocs::headquarters::PrintedSides {
        kind: Code<Kind>,
        first: Face,
        second: Face,
        ; reserved 2
    }
    struct HeadquartersCombatSideAnswer {
        value: says(WhichSide),
    }
}
