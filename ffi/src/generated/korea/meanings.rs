//! The words' meanings of the vocabularies of the system `korea`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::text;

/// The vocabularies and their words' meanings.
pub(crate) static MEANINGS: &[crate::text::Words] = &[
    (text!("GrogKoreaEngagement"), 1, &[c"A Meeting Engagement, fought during movement.", c"A Prepared Attack."]),
    (
        text!("GrogKoreaCounted"),
        0,
        &[
            c"One row for each differential.",
            c"One row for each loss: differentials that call for the same losses together.",
        ],
    ),
    (
        text!("GrogKoreaMeans"),
        0,
        &[
            c"The defender's lead goes static: 1 loss point, once.",
            c"A supporting unit goes static: 1 loss point each.",
            c"A UN depot within supply range is eliminated: 1 loss point each.",
            c"A victory point is spent: 1 loss point each.",
            c"The lead retreats one hex: 1 loss point, once, instead of a long retreat.",
            c"A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.",
            c"The lead is eliminated to the Rout box: all loss points that are left.",
        ],
    ),
    (
        text!("GrogKoreaEffectKind"),
        0,
        &[
            c"The lead goes static.",
            c"`amount` supporting units go static; the owner chooses which.",
            c"`amount` depots within supply range are eliminated; the owner chooses which.",
            c"`amount` victory points are spent.",
            c"The lead retreats `amount` hexes, as `korea.retreat.assess` allows.",
            c"The lead is eliminated to the Rout box.",
        ],
    ),
    (text!("GrogKoreaDraws"), 0, &[c"The lead of each side.", c"Every unit that takes part.", c"No unit."]),
    (text!("GrogKoreaLossRounding"), 0, &[c"Down: it is dropped.", c"Up to a whole loss point."]),
    (
        text!("GrogKoreaWhy"),
        0,
        &[
            c"It is among the best hexes: the owner may choose it.",
            c"It is adjacent to an enemy, and another legal hex is not.",
            c"Another legal hex is farther from the nearest enemy unit of the combat.",
            c"Another legal hex is nearer to a supply source.",
            c"It is not on the board.",
            c"Its terrain is prohibited to the unit.",
            c"Enemy units are in it.",
            c"The retreat has been in it before.",
            c"It can hold no more units.",
        ],
    ),
    (
        text!("GrogKoreaSide"),
        1,
        &[
            c"The United Nations: South Korea, the United States and their allies.",
            c"The Communists: North Korea and China.",
        ],
    ),
    (text!("GrogKoreaRole"), 1, &[c"It attacks.", c"It is attacked."]),
    (text!("GrogKoreaQuality"), 1, &[c"Quality D, the worst.", c"Quality C.", c"Quality B.", c"Quality A, the best."]),
    (text!("GrogKoreaArm"), 1, &[c"Infantry.", c"Armored.", c"Mechanized.", c"Troops of any other kind."]),
];
