//! Every order of a turn changes the board of the next, whomever its effects concern.

use grognard_adjudicate::adjudicate::adjudicate;
use grognard_adjudicate::position::Position;
use grognard_adjudicate::story::Story;
use serde_json::{Map, Value as Json, json};

/// A position with the units of one side along a railroad of ten hexes, those not on its board by name, and orders.
fn position(away: &[&str], orders: &[Json]) -> Position {
    let line = |q: u8| {
        let city = if q == 0 || q == 9 { json!("city") } else { Json::Null };
        let source = u8::from(q == 0);
        json!({"hex": {"q": q, "r": 0}, "terrain": 0, "rail": 18, "settlement": city, "control": 1, "supply_source": source})
    };
    let face = |strength: u8| json!({"strength": strength, "ma": 6, "mobility": "leg"});
    let unit = |name: &str, q: u8, own: Json| {
        let mut unit = json!({"name": name, "side": 1, "hex": {"q": q, "r": 0}, "kind": "combat", "mode": "combat",
            "size": "regiment", "arm": "other", "rating": 3, "nationality": 1, "combat_side": face(4), "move_side": face(2)});
        for (field, value) in own.as_object().into_iter().flatten() {
            unit[field] = value.clone();
        }
        unit
    };
    let other = |name: &str, q: u8, own: Json| {
        let mut unit = json!({"name": name, "side": 1, "hex": {"q": q, "r": 0}});
        for (field, value) in own.as_object().into_iter().flatten() {
            unit[field] = value.clone();
        }
        unit
    };
    let division = |lost: u8, steps: u8| json!({"size": "multi_step", "steps": steps, "re": steps, "steps_lost": lost});
    let hq = json!({"strength": 5, "ma": 0, "mobility": "truck", "style": "parenthesised", "throw_range": 9, "throw_mobility": "truck"});
    let truck = |points: u8| {
        json!({"kind": "truck", "mode": "move", "amount": points,
            "move_side": {"ma": 50, "mobility": "truck", "throw_range": 10, "throw_mobility": "truck"}})
    };
    // The board is sorted by its hexes.
    let units = [
        unit("passengers", 0, json!({"mode": "move"})),
        other(
            "headquarters",
            1,
            json!({"kind": "hq", "mode": "combat", "rating": 0, "combat_side": hq, "move_side": hq}),
        ),
        other("1st Pax", 1, json!({"kind": "pax", "mode": "move", "move_side": face(1)})),
        other("2nd Pax", 1, json!({"kind": "pax", "mode": "move", "move_side": face(1)})),
        unit("dead regiment", 0, json!({})),
        unit("division", 1, division(1, 3)),
        unit("Breakdown", 1, json!({"size": "breakdown"})),
        unit("half", 2, division(3, 4)),
        unit("other half", 2, division(2, 4)),
        unit("1st of the line", 2, json!({"formation": 1})),
        unit("dead of the line", 2, json!({"formation": 2})),
        unit("newcomer", 0, json!({})),
        unit("engineers", 3, json!({"kind": "engineer"})),
        other("dump", 4, json!({"kind": "supply", "amount": 12})),
        other("two points", 4, truck(2)),
        other("three points", 4, truck(3)),
        other("five points", 4, truck(5)),
        other("enemy dump", 5, json!({"side": 2, "kind": "supply", "amount": 12})),
    ];
    let on_board = units.iter().filter_map(|unit| unit["name"].as_str()).filter(|name| !away.contains(name));
    let file = json!({
        "version": 1, "system": "ocs", "title": "Orders",
        "let": {
            "turn": {"number": 3, "segment": "reinforcement", "first": 1, "second": 2, "player": 1},
            "board": {
                "chart": [{"cost": {"leg": 1, "truck": 1, "track": 1}}],
                "hexes": (0..10).map(line).collect::<Vec<_>>(),
                "units": on_board.map(|name| json!({"$": name})).collect::<Vec<_>>(),
            },
        },
        "units": units, "questions": orders,
    });
    Position::read(&file.to_string()).expect("a good position")
}

fn order(name: &str, question: Json) -> Json {
    json!({"ask": "order", "order": name, "in": question, "expect": {"verdict": "allowed"}})
}

/// The units not on the board at first.
const AWAY: [&str; 6] = ["dead regiment", "Breakdown", "dead of the line", "newcomer", "five points", "enemy dump"];

/// The units of the board to which an order comes, by their names.
fn standing(story: &Story) -> Map<String, Json> {
    story.standing.iter().cloned().collect()
}

/// The state of a unit: its hex, and fields by name. A unit that is not there has none.
fn state(units: &Map<String, Json>, name: &str, fields: &[&str]) -> Json {
    let Some(unit) = units.get(name) else { return Json::Null };
    let own = fields.iter().map(|field| unit[*field].clone());
    [unit["hex"]["q"].clone()].into_iter().chain(own).collect()
}

#[test]
fn each_order_is_booked() {
    let hex = |q: u8| json!({"q": q, "r": 0});
    let dead = json!([{"$": "dead regiment"}]);
    let orders = [
        order(
            "arrive",
            json!({"units": [{"$": "newcomer", "due": 3}], "to": hex(0), "entry": "hex", "hexes": [hex(0)]}),
        ),
        order(
            "rebuild",
            json!({"repls": ["1st Pax"], "orders": [{"unit": "dead regiment"}], "dead": dead, "table": [{"pax": 1}]}),
        ),
        order("rebuild", json!({"repls": ["2nd Pax"], "orders": [{"unit": "division"}], "table": [{"pax": 1}]})),
        order("consolidate", json!({"units": ["half", "other half"]})),
        order("consolidate", json!({"units": ["1st of the line"], "dead": [{"$": "dead of the line"}]})),
        order("next", json!({})),
        order("next", json!({})),
        order("break_down", json!({"unit": "division", "breakdowns": [{"$": "Breakdown"}]})),
        order("construct", json!({"unit": "engineers", "hex": hex(3), "task": "build_hedgehog", "sources": ["dump"]})),
        order("combine", json!({"units": ["two points", "three points"], "counters": [{"$": "five points"}]})),
        order("extend", json!({"units": ["five points"]})),
        order("collapse", json!({"unit": "five points", "hex": hex(3)})),
        order("rail", json!({"unit": "passengers", "to": hex(9), "rail_cap": 3})),
        json!({"ask": "order", "order": "payers", "in": {"expense": "attack", "units": ["half"]},
            "expect": {"rows": [{"unit": "half", "source": "dump", "amount": 3, "order": 1}]}}),
        order("next", json!({})),
        order("absorb", json!({"unit": "division", "absorbed": ["Breakdown"]})),
        order("next", json!({})),
    ];
    let stories = adjudicate(position(&AWAY, &orders), None).expect("orders that are allowed");
    // The board to which the next order comes.
    let after = |number: usize| standing(&stories[number]);
    assert_eq!(state(&after(1), "newcomer", &[]), json!([0]));
    assert_eq!(state(&after(2), "1st Pax", &[]), Json::Null);
    assert_eq!(state(&after(2), "dead regiment", &["steps_lost"]), json!([1, 0]));
    assert_eq!(state(&after(3), "2nd Pax", &[]), Json::Null);
    assert_eq!(state(&after(3), "division", &["steps_lost"]), json!([1, 0]));
    assert_eq!(state(&after(4), "half", &["steps_lost"]), json!([2, 1]));
    assert_eq!(state(&after(4), "other half", &[]), Json::Null);
    assert_eq!(state(&after(5), "1st of the line", &["formation"]), json!([2, 2]));
    assert_eq!(state(&after(8), "division", &["steps_lost"]), json!([1, 1]));
    assert_eq!(state(&after(8), "Breakdown", &[]), json!([1]));
    assert_eq!(state(&after(9), "dump", &["amount"]), json!([4, 4]));
    let built = after(9).into_iter().find(|(_, unit)| unit["kind"] == "hedgehog");
    assert_eq!(built.map(|(_, unit)| unit["hex"].clone()), Some(hex(3)));
    assert_eq!(state(&after(10), "two points", &[]), Json::Null);
    assert_eq!(state(&after(10), "five points", &["kind", "amount"]), json!([4, "truck", 5]));
    assert_eq!(state(&after(11), "five points", &["kind", "mp_spent"]), json!([4, "extender", 25]));
    assert_eq!(state(&after(12), "five points", &["kind", "halted"]), json!([3, "truck", "collapsed"]));
    assert_eq!(state(&after(13), "passengers", &["transported"]), json!([9, "rail"]));
    assert_eq!(stories[13].question.get("turn"), None, "it is asked of the board alone");
    // 4.7: 6 Leg MP or fewer halve it.
    assert_eq!(stories[14].question["turn"]["rail_cap_used"], json!("1/2"));
    assert_eq!(state(&after(16), "division", &["steps_lost"]), json!([1, 0]));
    assert_eq!(state(&after(16), "Breakdown", &[]), Json::Null);
}

/// What becomes of a unit off the board is kept for the orders that come.
#[test]
fn the_dead_pile_is_kept() {
    let join = json!({"units": ["1st of the line"], "dead": [{"$": "dead of the line"}]});
    let orders = [
        order("consolidate", join.clone()),
        json!({"ask": "order", "order": "consolidate", "in": join,
            "expect": {"out": {"kind": "swap", "formation": 1}, "effects": [{"unit": "1st of the line", "amount": 1}, {"unit": "dead of the line", "amount": 2}]}}),
    ];
    adjudicate(position(&AWAY, &orders), None).expect("both places are exchanged, and back");
}

/// What falls to the enemy goes to the other player.
#[test]
fn a_capture_is_booked() {
    let hex = |q: u8| json!({"q": q, "r": 0});
    let path: Vec<Json> = [3, 4, 5].map(|q| json!({"hex": hex(q)})).into();
    let mut capture = order("capture", json!({"hex": hex(5), "taken": [{"unit": "enemy dump", "supply": 3}]}));
    capture["dice"] = json!([2]);
    let orders = [
        order("next", json!({})),
        order("next", json!({})),
        order("march", json!({"units": ["1st of the line"], "path": path})),
        json!({"ask": "order", "order": "next", "expect": {"verdict": "forbidden", "cites": ["OCS 9.14"]}}),
        capture,
        order("next", json!({})),
    ];
    let stories = adjudicate(position(&AWAY[..5], &orders), None).expect("the orders go on");
    let units = standing(&stories[5]);
    assert_eq!(state(&units, "1st of the line", &["mp_spent"]), json!([5, 3]));
    // 9.14b: a quarter of 3 SP, and the rest is destroyed.
    assert_eq!(state(&units, "enemy dump", &[]), Json::Null);
    let there = stories[5].standing.iter().filter(|(_, unit)| unit["hex"] == hex(5) && unit["kind"] == "supply");
    let dumps: Vec<_> = there.map(|(_, unit)| (unit["side"].clone(), unit["amount"].clone())).collect();
    assert_eq!(dumps, [(json!(1), json!(3))]);
}

/// A combat in a line of ten hexes: two regiments of side 1, two of side 2 in the next hex.
fn fight(orders: &[Json]) -> Position {
    let face = json!({"strength": 4, "ma": 6, "mobility": "leg"});
    let unit = |name: &str, side: u8, q: u8| {
        json!({"name": name, "side": side, "hex": {"q": q, "r": 0}, "kind": "combat", "mode": "combat", "size": "regiment",
            "arm": "other", "rating": 3, "combat_side": face, "move_side": face})
    };
    let units = [
        json!({"name": "dump", "side": 1, "hex": {"q": 2, "r": 0}, "kind": "supply", "amount": 8}),
        unit("1st", 1, 3),
        unit("2nd", 1, 3),
        unit("3rd", 2, 4),
        unit("4th", 2, 4),
    ];
    let hexes: Vec<Json> = (0..10).map(|q| json!({"hex": {"q": q, "r": 0}, "terrain": 0})).collect();
    let on_board: Vec<Json> = units.iter().map(|unit| json!({"$": unit["name"]})).collect();
    let file = json!({
        "version": 1, "system": "ocs", "title": "A combat",
        "let": {
            "turn": {"number": 3, "segment": "combat", "first": 1, "second": 2, "player": 1},
            "board": {
                "chart": [{"cost": {"leg": 1, "truck": 1, "track": 1}, "terrain": {"ground": "open"}}],
                "hexes": hexes, "units": on_board,
            },
        },
        "units": units, "questions": orders,
    });
    Position::read(&file.to_string()).expect("a good position")
}

/// Nothing goes on as long as somebody has to retreat, and the combat ends with the last of them.
#[test]
fn a_combat_ends_with_the_last_retreat() {
    let forbidden = |name: &str, question: Json, cites: Json| json!({"ask": "order", "order": name, "in": question, "expect": {"verdict": "forbidden", "cites": cites}});
    let to = |units: Json, q: u8| json!({"units": units, "path": [{"q": q, "r": 0}]});
    let battle = json!({"result": "Ao1/Do1", "stage": "attacker", "kind": "regular"});
    let orders = [
        order("attack", json!({"units": ["1st"], "target": {"q": 4, "r": 0}, "sources": ["dump"]})),
        order("defend", json!({})),
        order("settle", json!({"battle": battle, "retreat": 1})),
        forbidden("settle", json!({"retreat": 1}), json!(["OCS 9.12"])),
        forbidden("next", json!({}), json!(["OCS 9.2", "OCS 9.12"])),
        // 9.12d: the other goes along.
        order("retreat", to(json!(["1st", "2nd"]), 2)),
        order("settle", json!({"retreat": 1})),
        order("retreat", to(json!(["3rd"]), 5)),
        forbidden("next", json!({}), json!(["OCS 9.2", "OCS 9.12"])),
        order("retreat", to(json!(["4th"]), 5)),
        forbidden("retreat", to(json!(["4th"]), 6), json!(["OCS 9.12"])),
        order("next", json!({})),
    ];
    let stories = adjudicate(fight(&orders), None).expect("a combat to its end");
    let after = |number: usize| standing(&stories[number]);
    assert_eq!(state(&after(3), "1st", &["retreats", "combat_supply"]), json!([3, 1, "paid"]));
    assert_eq!(state(&after(6), "1st", &["retreats", "combat_supply"]), json!([2, 0, null]));
    assert_eq!(state(&after(6), "2nd", &["retreats"]), json!([2, 0]));
    assert_eq!(state(&after(7), "3rd", &["retreats", "combat_supply"]), json!([4, 1, "none"]));
    assert_eq!(state(&after(8), "3rd", &["retreats", "combat_supply"]), json!([5, 0, "none"]));
    assert_eq!(state(&after(10), "3rd", &["combat_supply"]), json!([5, null]));
    assert_eq!(state(&after(10), "4th", &["retreats", "combat_supply"]), json!([5, 0, null]));
}
