//! The words of the vocabularies of the system `korea`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::text;

/// The vocabularies and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (text!("GrogKoreaEngagement"), 1, &[c"meeting", c"prepared"]),
    (text!("GrogKoreaCounted"), 0, &[c"differential", c"losses"]),
    (
        text!("GrogKoreaStepKind"),
        1,
        &[
            c"declare",
            c"join",
            c"air",
            c"fleet",
            c"depot",
            c"ready",
            c"chips",
            c"dice",
            c"roll",
            c"flip",
            c"supporter",
            c"point",
            c"retreat",
            c"go",
            c"rout",
            c"end",
        ],
    ),
    (
        text!("GrogKoreaGameEffectKind"),
        1,
        &[
            c"engagement",
            c"joins",
            c"air",
            c"fleet",
            c"depot",
            c"chip",
            c"die",
            c"owes",
            c"static",
            c"points",
            c"goes",
            c"routed",
            c"over",
        ],
    ),
    (
        text!("GrogKoreaWaits"),
        1,
        &[c"orders", c"attackers", c"defenders", c"chips", c"dice", c"losses", c"retreat", c"nothing"],
    ),
    (
        text!("GrogKoreaMeans"),
        0,
        &[c"flip", c"supporter", c"depot", c"victory_point", c"short_retreat", c"long_retreat", c"rout"],
    ),
    (
        text!("GrogKoreaEffectKind"),
        0,
        &[c"lead_static", c"supporters_static", c"lose_depots", c"spend_victory_points", c"retreat", c"rout"],
    ),
    (text!("GrogKoreaDraws"), 0, &[c"lead", c"every_unit", c"nobody"]),
    (text!("GrogKoreaLossRounding"), 0, &[c"down", c"up"]),
    (
        text!("GrogKoreaWhy"),
        0,
        &[
            c"best",
            c"next_to_enemy",
            c"nearer_enemy",
            c"farther_supply",
            c"off_board",
            c"prohibited",
            c"enemy",
            c"turned_back",
            c"full",
        ],
    ),
    (text!("GrogKoreaSide"), 1, &[c"un", c"communist"]),
    (text!("GrogKoreaRole"), 1, &[c"attacker", c"defender"]),
    (text!("GrogKoreaQuality"), 1, &[c"d", c"c", c"b", c"a"]),
    (text!("GrogKoreaArm"), 1, &[c"infantry", c"armored", c"mechanized", c"other"]),
];
