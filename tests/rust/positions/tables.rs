//! A position file with the game's own tables.

use super::{folder, told};
use grognard_adjudicate::position::Position;
use serde_json::{Value as Json, json};

fn first_attack() -> Json {
    let file = std::fs::read_to_string(folder().join("ocs-first-attack.json")).expect("a position can be read");
    serde_json::from_str(&file).expect("JSON")
}

/// Three columns and three rows: 15 to 6 stand in the last column, which is headed 2:1.
fn tables() -> Json {
    let odds = |attack: [u8; 3], defence: [u8; 3]| -> Json {
        std::iter::zip(attack, defence).map(|(attack, defence)| json!({"attack": attack, "defence": defence})).collect()
    };
    json!({
        "open": odds([1, 1, 2], [2, 1, 1]),
        "close": odds([1, 2, 4], [1, 1, 1]),
        "very_close": odds([1, 3, 6], [1, 1, 1]),
        "extremely_close": odds([1, 4, 8], [1, 1, 1]),
        "rows": 3,
        "first": 6,
        "cells": ["AL2", "AL1o1", "Ao1/Do1", "AL1o1", "Ao1/Do1", "Ao1/DL1o1", "Ao1/Do1", "Ao1/DL1o1", "Ae2/DL2o3DG"],
        "odds_rule": "HOUSE 1",
        "cells_rule": "HOUSE 2",
    })
}

#[test]
fn every_question_of_a_combat_looks_at_the_tables_of_the_file() {
    let mut position = first_attack();
    // No surprise (7), then 2+4 = 6: the first row, and its last cell.
    position["questions"][0]["dice"] = json!([3, 4, 2, 4]);
    let printed = told(&position.to_string(), None);
    assert!(printed.contains("column 3:1 (open)"), "{printed}");
    assert!(!printed.contains("HOUSE"), "{printed}");

    position["tables"] = tables();
    let own = told(&position.to_string(), None);
    for figure in ["HOUSE 1    column 2:1", "HOUSE 2    row 6", "HOUSE 2    result Ao1/Do1"] {
        assert!(own.contains(figure), "{figure}:\n{own}");
    }
}

#[test]
fn every_question_of_a_barrage_looks_at_the_tables_of_the_file() {
    let mut position = first_attack();
    position["units"][0]["kind"] = json!("artillery");
    position["units"][0]["combat_side"] = json!({"barrage": 16, "range": 3});
    position["units"][0].as_object_mut().expect("a unit").remove("rating");
    position["questions"][0] = json!({
        "ask": "barrage", "firers": ["regiment of 8"], "target": {"q": 1, "r": 0}, "with": {"phase": "combat"}, "dice": [3, 4],
    });
    // Of printed columns 16 points are in that of 12 to 16, for 3T; one RE shifts one to the left, to that of 8 to 11.
    let printed = told(&position.to_string(), None);
    for figure in ["column of 12 points", "pay 3T", "column of 8 points"] {
        assert!(printed.contains(figure), "{figure}:\n{printed}");
    }

    // 16 of own points are in the column of 10 to 19, for 2T; one to the left is that of 0 to 9, in whose row of 12 stands DG.
    let rows = ["-", "-", "DG", "-", "-", "DG", "-", "-", "DG", "-", "-", "DG", "-", "-", "DG", "-", "DG", "1"];
    let more = ["-", "DG", "1", "-", "DG", "1", "DG", "1", "2", "DG", "1", "2", "DG", "1", "2"];
    let cells: Vec<&str> = rows.into_iter().chain(more).collect();
    position["questions"][0]["dice"] = json!([6, 6]);
    position["tables"] =
        json!({"points": [0, 10, 20], "costs": [1, 2, 3], "barrage": cells, "barrage_rule": "HOUSE 6"});
    let own = told(&position.to_string(), None);
    for figure in ["HOUSE 6    column of 10 points", "pay 2T", "HOUSE 6    column of 0 points", "HOUSE 6    result DG"]
    {
        assert!(own.contains(figure), "{figure}:\n{own}");
    }
}

#[test]
fn tables_that_no_game_can_have_are_refused() {
    let mut position = first_attack();
    position["tables"] = json!({"rows": 3, "cells": ["AL2"]});
    let refused = Position::read(&position.to_string()).map(|position| {
        grognard_adjudicate::adjudicate::adjudicate(position, None).map(|_| ()).map_err(|trouble| trouble.to_string())
    });
    let Ok(Err(message)) = refused else { panic!("{:?}", refused.map_err(|trouble| trouble.to_string())) };
    assert!(message.starts_with("questions[0].tables"), "{message}");
}
