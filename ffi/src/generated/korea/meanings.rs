//! The words' meanings of the vocabularies of the system `korea`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use grognard_core::text;

/// The vocabularies and their words' meanings.
pub(crate) static MEANINGS: &[crate::text::Words] = &[
    (text!("GrogKoreaEngagement"), 1, &[c"A Meeting Engagement, fought during movement.", c"A Prepared Attack."]),
    (text!("GrogKoreaCounted"), 0, &[c"One row for each differential.", c"One row for each loss: differentials that call for the same losses together."]),
    (text!("GrogKoreaStepKind"), 1, &[c"The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.", c"The `unit` takes part on its owner's side.", c"The side uses its air support.", c"The side uses fleet support.", c"The UN expends the `depot` for its modifier, or eliminates it to pay.", c"The side has named all units and support.", c"The chips `drawn`: the attacker's, then the defender's.", c"The `dice`: the attacker's, then the defender's.", c"Chips or dice from the position's seed.", c"Payment: the defending lead goes static.", c"Payment: the supporting `unit` goes static.", c"Payment: a victory point.", c"Payment: the lead retreats `count` hexes, which the next steps enter.", c"The retreating lead enters the `hex`.", c"Payment: the lead is routed, which pays all that is left.", c"The turn ends: no further engagement."]),
    (text!("GrogKoreaGameEffectKind"), 1, &[c"The engagement of the lead `unit` begins.", c"The `unit` takes part.", c"The side uses air support of the rating `amount`.", c"The side uses fleet support.", c"The depot numbered `amount` is expended or eliminated.", c"The side drew the chip `amount`.", c"The side rolled `amount` with one die.", c"The side owes `amount` loss points.", c"The `unit` goes static.", c"The side spends `amount` victory points.", c"The `unit` enters the `hex`.", c"The `unit` is eliminated to the Rout box.", c"The engagement is over."]),
    (text!("GrogKoreaWaits"), 1, &[c"The declaration of an engagement, or the end of the turn.", c"The attacker's units and support.", c"The defender's units and support.", c"Chips.", c"Dice.", c"Payment of losses.", c"The next hex of a retreat.", c"Nothing: the turn is over."]),
    (text!("GrogKoreaMeans"), 0, &[c"The defender's lead goes static: 1 loss point, once.", c"A supporting unit goes static: 1 loss point each.", c"A UN depot within supply range is eliminated: 1 loss point each.", c"A victory point is spent: 1 loss point each.", c"The lead retreats one hex: 1 loss point, once, instead of a long retreat.", c"A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.", c"The lead is eliminated to the Rout box: all loss points that are left."]),
    (text!("GrogKoreaEffectKind"), 0, &[c"The lead goes static.", c"`amount` supporting units go static; the owner chooses which.", c"`amount` depots within supply range are eliminated; the owner chooses which.", c"`amount` victory points are spent.", c"The lead retreats `amount` hexes, as `korea.retreat.assess` allows.", c"The lead is eliminated to the Rout box."]),
    (text!("GrogKoreaDraws"), 0, &[c"The lead of each side.", c"Every unit that takes part.", c"No unit."]),
    (text!("GrogKoreaLossRounding"), 0, &[c"Down: it is dropped.", c"Up to a whole loss point."]),
    (text!("GrogKoreaWhy"), 0, &[c"It is among the best hexes: the owner may choose it.", c"It is adjacent to an enemy, and another legal hex is not.", c"Another legal hex is farther from the nearest enemy unit of the combat.", c"Another legal hex is nearer to a supply source.", c"It is not on the board.", c"Its terrain is prohibited to the unit.", c"Enemy units are in it.", c"The retreat has been in it before.", c"It can hold no more units."]),
    (text!("GrogKoreaSide"), 1, &[c"The United Nations: South Korea, the United States and their allies.", c"The Communists: North Korea and China."]),
    (text!("GrogKoreaRole"), 1, &[c"It attacks.", c"It is attacked."]),
    (text!("GrogKoreaQuality"), 1, &[c"Quality D, the worst.", c"Quality C.", c"Quality B.", c"Quality A, the best."]),
    (text!("GrogKoreaArm"), 1, &[c"Infantry.", c"Armored.", c"Mechanized.", c"Troops of any other kind."]),
];
