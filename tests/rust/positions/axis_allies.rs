//! The German first round: every figure and every rule that the story shows, in order. Expected chances were computed
//! from the pieces by the model under tests/oracle, in fractions where the battle is small.

use super::{folder, text, told};
use grognard_adjudicate::adjudicate::{adjudicate, to_json};
use grognard_adjudicate::position::Position;
use serde_json::Value as Json;

fn first_round() -> String {
    text(&folder().join("axis-allies-first-round.json"))
}

#[test]
fn the_first_round_shows_every_rule_and_figure() {
    let page = told(&first_round(), None);
    let mut rest = page.as_str();
    for figure in [
        // The table of the set-up.
        "pieces: 153",
        "cash: 147",
        // One ruling, three rules: unloaded already, stopped by the submarine, Suez closed; and the sea beyond is too far.
        "FORBIDDEN",
        "3.2d    not allowed",
        "movement not allowed",
        "2.4     not allowed",
        "3 spaces away",
        "movement not allowed",
        "cmd                    AA 3.2d",
        "emd                    AA movement",
        "red                    AA 2.4",
        "indian ocean sea zone  AA movement",
        "decided by AA 2.4, AA 3.2d, AA movement",
        // The blitz takes what it passes and fights where it ends.
        "ALLOWED",
        "feq    45    AA control   take",
        "egy    45    AA movement  battle",
        "decided by AA 3.6a, AA movement, AA control",
        // The whole plan.
        "ALLOWED",
        "battles: 4",
        "decided by AA 3.1a, AA 3.2a, AA 3.2b, AA 3.6a, AA 4.3a, AA movement, AA",
        "landing, AA control",
        // Karelia.
        "win: 100.0000%",
        "taken: 100.0000%",
        "rounds: 1.259293",
        "attacker lost: ipc: 12.670882",
        "attacker lost: infantry: 2.223623",
        "attacker lost: fighter: 0.500000",
        "decided by AA 3.1a, AA land battle, AA casualties, AA end of battle",
        // The fleet.
        "win: 99.9357%",
        "lose: 0.0277%",
        "both gone: 0.0365%",
        "rounds: 1.245597",
        "attacker lost: ipc: 6.400048",
        "decided by AA sea battle",
        // The submarine: 46, 1 and 2 of 49.
        "win: 93.8776%",
        "lose: 2.0408%",
        "both gone: 4.0816%",
        "rounds: 1.469388",
        // Egypt.
        "win: 94.4327%",
        "lose: 3.9048%",
        "both gone: 1.6625%",
        "taken: 94.4327%",
        "rounds: 2.429744",
        "attacker lost: ipc: 3.959716",
        "decided by AA 4.3b, AA land battle",
        // The canal, once both banks are held.
        "ALLOWED",
        "red    AA 2.4  canal",
        "decided by AA 2.4, AA movement",
    ] {
        let at = rest.find(figure).unwrap_or_else(|| panic!("{figure:?} is not on the page, or out of order:\n{page}"));
        rest = &rest[at + figure.len()..];
    }
}

/// Who fights comes from the set-up, by reference: no number of units stands in the file.
#[test]
fn the_forces_are_those_of_the_table() {
    let file: Json = serde_json::from_str(&first_round()).expect("JSON");
    let battles: Vec<&Json> = (file["questions"].as_array().into_iter().flatten())
        .filter(|q| q["operation"] == "axis_allies.battle.distribution")
        .collect();
    assert_eq!(battles.len(), 4);
    for battle in &battles {
        for force in [&battle["in"]["waves"][0]["force"], &battle["in"]["defender"]] {
            let units = force.as_object().expect("a force");
            assert!(!units.is_empty() && units.values().all(|n| n["$"].is_string() || n["$+"].is_array()), "{force}");
        }
    }
    // Each of the attackers is one that the plan moves to where the battle is, and every such piece fights there.
    let stories = adjudicate(Position::read(&first_round()).expect("good"), None).expect("answers");
    let setup = to_json(&stories[0], false)["answers"][0]["rows"].clone();
    let orders = file["let"]["orders"].as_array().expect("orders");
    let ends = |space: u64| {
        let to = |order: &&Json| {
            order["path"].as_array().is_some_and(|p| p.iter().filter_map(Json::as_u64).rfind(|s| *s > 0) == Some(space))
        };
        orders.iter().filter(to).filter_map(|order| order["unit"].as_u64()).collect::<Vec<_>>()
    };
    for (battle, (space, name)) in battles.iter().zip([(32, "len"), (105, "nor"), (86, "emd"), (4, "egy")]) {
        let mut there: Vec<u64> = Vec::new();
        for number in battle["in"]["waves"][0]["force"].as_object().expect("a force").values() {
            let sum = number["$+"].as_array().cloned().unwrap_or_else(|| vec![number["$"].clone()]);
            let rows = sum.iter().filter_map(|name| name.as_str()?.split('.').nth(2)?.parse::<u64>().ok());
            there.extend(rows);
        }
        let mut moved = ends(space);
        there.sort_unstable();
        moved.sort_unstable();
        assert_eq!(there, moved, "{space}");
        for (kind, number) in battle["in"]["defender"].as_object().expect("a force") {
            let row =
                number["$"].as_str().and_then(|name| name.split('.').nth(2)?.parse::<usize>().ok()).expect("a row");
            assert_eq!((&setup[row]["space"], setup[row]["kind"].as_str()), (&Json::from(name), Some(kind.as_str())));
        }
    }
}

#[test]
fn sums_are_of_numbers_that_are_there() {
    let file = |sum: &str| {
        format!(
            r#"{{"version": 1, "system": "axis_allies", "title": "", "let": {{"two": 2, "word": "x"}}, "questions": [
            {{"ask": "operation", "operation": "axis_allies.antiaircraft.distribution", "in": {{"aircraft": {sum}}}}}]}}"#
        )
    };
    let ask = |sum: &str| Position::read(&file(sum)).and_then(|p| adjudicate(p, None));
    let stories = ask(r#"{"$+": ["two", "two"]}"#).expect("answers");
    assert_eq!(stories[0].question["aircraft"], 4);
    for (sum, message) in [
        (r#"{"$+": "two"}"#, "questions[0].in.aircraft.$+: a sum is a list of references"),
        (r#"{"$+": ["two"], "$": "two"}"#, "questions[0].in.aircraft.$+: a sum is a list of references"),
        (r#"{"$+": ["two", 2]}"#, "questions[0].in.aircraft.$+[1]: a reference is a text"),
        (r#"{"$+": ["two", "word"]}"#, "questions[0].in.aircraft.$+[1]: \"word\" is no number"),
        (r#"{"$+": ["three"]}"#, "questions[0].in.aircraft.$+[0]: nothing is called \"three\""),
    ] {
        assert_eq!(ask(sum).expect_err(sum).to_string(), message);
    }
}
