//! The functions of `ocs.fog`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::fog::{
    AirRevealed, Airborne, BarrageRevealed, CombatRevealed, RollPurpose, RollRecord, SeenUnit, Sight,
};
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::{Code, Flag};

operation! {
    /// What a player may see of an enemy hex (OCS 4.9a).
    fn grog_ocs_fog_sees
        asks(core ocs::fog::sees);
    struct FogSeesQuestion (24, 16) = ocs::fog::HexView {
        board *sorted: Board,
        hex: Hex,
        side: u8,
        ; reserved 3
    }
    struct FogSeesAnswer {
        list(rows, rows_capacity, rows_len): SeenUnit,
        value: says(Sight),
    }
    way VIEWS;
}

operation! {
    /// What both sides reveal in a combat (OCS 4.9b).
    fn grog_ocs_fog_combat
        asks(core ocs::fog::combat);
    struct FogCombatQuestion (88, 68) = ocs::fog::CombatFog {
        assessment: Assessment,
        attackers [attackers_len]: Unit,
        defenders [defenders_len]: Unit,
    }
    struct FogCombatAnswer {
        value: says(CombatRevealed),
    }
}

operation! {
    /// What both sides reveal in a barrage (OCS 4.9c).
    fn grog_ocs_fog_barrage
        asks(core ocs::fog::barrage);
    struct FogBarrageQuestion (56, 44) = ocs::fog::BarrageFog {
        assessment: BarrageAssessment,
        targets [targets_len]: Unit,
        printed_flak: u8,
        ; reserved 7
    }
    struct FogBarrageAnswer {
        value: says(BarrageRevealed),
    }
}

operation! {
    /// What both sides reveal in air combat (OCS 4.9d).
    fn grog_ocs_fog_air
        asks(core ocs::fog::air);
    struct FogAirQuestion (40, 20) = ocs::fog::AirFog {
        aircraft [aircraft_len]: Unit,
        engaged [engaged_len]: u16,
    }
    struct FogAirAnswer {
        list(rows, rows_capacity, rows_len): Airborne,
        value: says(AirRevealed),
    }
}

operation! {
    /// The record of a roll, with its purpose and its visibility (OCS 4.9e).
    fn grog_ocs_fog_roll
        asks(core ocs::fog::roll);
    struct FogRollQuestion (32, 24) = ocs::fog::Rolled {
        purpose: Code<RollPurpose>,
        dice [dice_len]: u8,
        side: u8,
        secret: Flag,
        agreed: Flag,
        ; reserved 5
    }
    struct FogRollAnswer {
        value: allows(RollRecord),
    }
}
