//! The functions of `ocs.units`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::ocs::units::{Unit, UnitClasses};

operation! {
    /// Whether a unit is attack-capable (OCS 4.4).
    fn grog_ocs_units_attack_capable
        asks(core ocs::units::attack_capable);
    struct UnitsAttackCapableQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct UnitsAttackCapableAnswer {
        value: allows(),
    }
}

operation! {
    /// Whether a unit has a zone of control (OCS 4.4b).
    fn grog_ocs_units_zone_of_control
        asks(core ocs::units::zone_of_control);
    struct UnitsZoneOfControlQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct UnitsZoneOfControlAnswer {
        value: allows(),
    }
}

operation! {
    /// Whether a unit may enter a hex with these enemy units (OCS 4.4c).
    fn grog_ocs_units_enter
        asks(core ocs::units::enter);
    struct UnitsEnterQuestion (104, 96) = ocs::units::Enter {
        unit: Unit,
        enemies [enemies_len]: Unit,
    }
    struct UnitsEnterAnswer {
        value: allows(),
    }
}

operation! {
    /// The classes that a unit belongs to (OCS 4.0).
    fn grog_ocs_units_classes
        asks(core ocs::units::classes);
    struct UnitsClassesQuestion (88, 88) = ocs::units::OneUnit {
        unit: Unit,
    }
    struct UnitsClassesAnswer {
        value: says(UnitClasses),
    }
}
