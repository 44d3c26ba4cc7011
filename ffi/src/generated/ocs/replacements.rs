//! The functions of `ocs.replacements`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use crate::generated::ocs::Board;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::replacements::{
    RebuildOrder, RebuildRow, RebuildSite, RebuildSitesFound, Rebuilt, ReplRow, ReplsRolled,
};
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::{Code, Flag, Said};

operation! {
    /// Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
    fn grog_ocs_replacements_resolve
        asks(core ocs::replacements::resolve);
    struct ReplacementsResolveQuestion (48, 28) = ocs::replacements::ReplRoll {
        table [table_len]: ReplRow,
        dice [dice_len]: u8,
        one_die: Flag,
        drm: i8,
        phase: Code<Phase>,
        rolled: Flag,
        ; reserved 4
    }
    struct ReplacementsResolveAnswer {
        value: allows(ReplsRolled),
    }
}

operation! {
    /// Where a side could rebuild units (OCS 13.5a).
    fn grog_ocs_replacements_sites
        asks(core ocs::replacements::sites);
    struct ReplacementsSitesQuestion (24, 16) = ocs::replacements::RebuildSites {
        board *sorted: Board,
        side: u8,
        ; reserved 7
    }
    struct ReplacementsSitesAnswer {
        list(rows, rows_capacity, rows_len): RebuildSite,
        value: says(RebuildSitesFound),
    }
    way VIEWS;
}

operation! {
    /// Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
    fn grog_ocs_replacements_assess
        asks(core ocs::replacements::assess);
    struct ReplacementsAssessQuestion (80, 44) = ocs::replacements::Rebuild {
        board *sorted: Board,
        side: u8,
        repls [repls_len]: u16,
        orders [orders_len]: RebuildOrder,
        table [table_len]: RebuildRow,
        phase: Code<Phase>,
        trucks_lost: u16,
        trucks_in_play: Said<u16>,
        trucks_provided: u16,
    }
    struct ReplacementsAssessAnswer {
        list(effects, effects_capacity, effects_len): Effect,
        value: allows(Rebuilt),
    }
    way VIEWS;
}
