//! Combat units of two sides in a hex, which the rules forbid (OCS 4.8c): a question whose answer hangs on one of them
//! is refused.

use super::any_order::{questions, told};
use grognard_adjudicate::json::ask;
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;

/// Questions that are not about who stands where: one lists what is wrong with a position, one counts its units.
const NOT_ASKED: [&str; 2] = ["ocs.board.apply", "ocs.board.check"];

/// The kinds of combat units.
const COMBAT: [&str; 8] = ["combat", "hq", "divisional_hq", "artillery", "engineer", "rail_repair", "eq", "pax"];

/// Whether a unit of a board stands in its hex and fights there.
fn stands(unit: &Json) -> bool {
    unit["kind"].as_str().is_some_and(|kind| COMBAT.contains(&kind)) && unit["aboard"].is_null()
}

#[test]
fn no_answer_hangs_on_combat_units_of_both_sides_in_a_hex() {
    let (mut refused, mut operations) = (0, BTreeSet::new());
    for (vector, question) in questions() {
        if !vector.call.starts_with("ocs.") || NOT_ASKED.contains(&vector.call.as_str()) {
            continue;
        }
        let straight = ask(&vector.call, &question, true);
        let off_map = |hex: &Json| {
            let hexes = question["board"]["hexes"].as_array();
            hexes.into_iter().flatten().any(|h| h["hex"] == *hex && h["off_map"] == json!(true))
        };
        let units = question["board"]["units"].as_array().cloned().unwrap_or_default();
        for (at, unit) in units.iter().enumerate().filter(|(_, unit)| stands(unit)) {
            let others = |side: &Json| unit["side"] != *side;
            let Some(side) = [json!(1), json!(2)].into_iter().find(others).filter(|_| !off_map(&unit["hex"])) else {
                continue;
            };
            let intruder = json!({"id": 60_000, "kind": "combat", "mode": "combat", "size": "regiment", "rating": 3,
                "combat_supply": "paid", "side": side, "hex": unit["hex"], "combat_side": {"strength": 4}});
            let mut crowded = question.clone();
            if let Some(list) = crowded["board"]["units"].as_array_mut() {
                list.insert(at + 1, intruder);
            }
            let got = ask(&vector.call, &crowded, true);
            match &got {
                Err(_) => {
                    refused += 1;
                    operations.insert(vector.call.clone());
                }
                Ok(_) => assert_eq!(told(&straight), told(&got), "{}, beside unit {at}", vector.id),
            }
        }
    }
    assert!(refused > 500 && operations.len() > 30, "{refused} of {operations:?}");
}
