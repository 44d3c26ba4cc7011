//! The functions of `korea.flanking`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::operation;
use grognard_core::hex::Hex;
use grognard_core::korea::flanking::Flanks;
use grognard_core::korea::units::Unit;

operation! {
    /// Whether attackers flank a hex, and what that is worth (KOR 8.2).
    fn grog_korea_flanking_assess
        asks(core korea::flanking::assess);
    struct FlankingAssessQuestion (32, 20) = korea::flanking::Around {
        attackers [attackers_len]: Unit,
        attacker_lead: u16,
        target: Hex,
        ; reserved 2
    }
    struct FlankingAssessAnswer {
        value: says(Flanks),
    }
}
