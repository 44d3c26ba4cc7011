//! The functions of `ocs.attrition`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::{AttritionAssessment, AttritionDistribution, AttritionLoss, StepsLost};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;

operation! {
    /// The attrition of the units of a hex that are Out of Supply (OCS 12.8).
    fn grog_ocs_attrition_assess
        asks(core ocs::attrition::assess);
    struct AttritionAssessQuestion (24, 16) = ocs::attrition::Attrition {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        phase: Code<Phase>,
        player: u8,
        ; reserved 1
    }
    struct AttritionAssessAnswer {
        value: allows(AttritionAssessment),
    }
    way VIEWS;
}

operation! {
    /// The steps that an attrition roll costs (OCS 12.8b).
    fn grog_ocs_attrition_resolve
        asks(core ocs::attrition::resolve);
    struct AttritionResolveQuestion (24, 16) = ocs::attrition::AttritionRoll {
        assessment: AttritionAssessment,
        dice [dice_len]: u8,
    }
    struct AttritionResolveAnswer {
        value: says(AttritionLoss),
    }
}

operation! {
    /// Takes the steps that an attrition roll costs (OCS 12.8b).
    fn grog_ocs_attrition_apply
        asks(core ocs::attrition::apply);
    struct AttritionApplyQuestion (48, 28) = ocs::attrition::AttritionPayment {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        loss: AttritionLoss,
        losses [losses_len]: StepsLost,
    }
    struct AttritionApplyAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(AttritionLoss),
    }
    way VIEWS;
}

operation! {
    /// The exact chances of an attrition roll (OCS 12.8b).
    fn grog_ocs_attrition_distribution
        asks(core ocs::attrition::distribution);
    struct AttritionDistributionQuestion (8, 8) = ocs::attrition::AttritionOdds {
        assessment: AttritionAssessment,
    }
    struct AttritionDistributionAnswer {
        value: says(AttritionDistribution),
    }
}
