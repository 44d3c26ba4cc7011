//! The figures of refusals: the step before a reason has the amount, the reason has the excess over its limit.

use grognard_adjudicate::json::ask;
use grognard_core::rule::Rule;
use grognard_core::ruling::What;
use serde_json::{Value as Json, json};

/// The reasons of a refusal that are a matter of measure: the rule, what it is about, how much that is, by how much it is
/// too much, and the denominator of both.
fn excesses(operation: &str, question: &Json) -> Vec<(String, What, i32, i32, u16)> {
    let answer = ask(operation, question, true).unwrap_or_else(|fault| panic!("{operation}: {fault} in {question}"));
    assert_eq!(answer.verdict, Some(false), "{operation}: {question}");
    let pairs = answer.trail.windows(2).filter(|pair| pair[1].what.get() == Some(What::Forbidden) && pair[1].num != 0);
    pairs
        .map(|pair| {
            assert_eq!((pair[0].rule, pair[0].den), (pair[1].rule, pair[1].den));
            let what = pair[0].what.get().expect("a word");
            (Rule(pair[1].rule).id().to_owned(), what, pair[0].num, pair[1].num, pair[1].den)
        })
        .collect()
}

fn truck(amount: u16, load: u16, mp_spent: Json) -> Json {
    json!({
        "kind": "truck", "mode": "move", "side": 1, "amount": amount, "load": load, "mp_spent": mp_spent,
        "move_side": {"ma": 45, "mobility": "truck"},
    })
}

fn infantry(mode: &str, mp_spent: impl Into<Json>) -> Json {
    let mp_spent: Json = mp_spent.into();
    let side = json!({"strength": 4, "ma": 6, "mobility": "leg"});
    json!({
        "kind": "combat", "mode": mode, "side": 1, "size": "regiment", "rating": 3, "mp_spent": mp_spent,
        "combat_side": side, "move_side": side,
    })
}

fn dump(amount: u16) -> Json {
    json!({"kind": "supply", "mode": "combat", "side": 1, "amount": amount})
}

/// A line of hexes of the first row of the chart, which costs an MP, with railroads and a city at either end.
fn line(units: &[Json]) -> Json {
    let rail = [2, 18, 18, 18, 18, 18, 18, 18, 18, 16];
    let hexes: Vec<Json> = (0..10)
        .map(|q| {
            let settlement = if q == 0 || q == 9 { "city" } else { "none" };
            json!({
                "hex": {"q": q, "r": 0}, "terrain": 0, "rail": rail[q], "settlement": settlement, "control": 1,
                "supply_source": u8::from(q == 0),
            })
        })
        .collect();
    let chart = [json!({"terrain": {}, "cost": {"leg": 1, "truck": 1, "track": 1}})];
    json!({"chart": chart, "hexes": hexes, "units": units})
}

fn at(q: u8, mut unit: Json) -> Json {
    unit["hex"] = json!({"q": q, "r": 0});
    unit
}

#[test]
fn refusals_say_by_how_much() {
    let rule = |id: &str| id.to_owned();
    let load = |amount: u16, spent: Json| json!({"truck": truck(2, 4, spent), "source": dump(6), "amount": amount, "how": "dump", "phase": "movement"});
    // 45 MP, of which 5 are a tenth: 2 MP are left where 43 were spent.
    let late = excesses("ocs.trucks.load", &load(1, json!(43)));
    assert_eq!(late, [(rule("OCS 13.2f"), What::Movement, 60, 36, 12)]);
    // 7T of 6T, and 11T on two points.
    let much = excesses("ocs.trucks.load", &load(7, json!(0)));
    assert_eq!(much[0], (rule("OCS 13.2f"), What::Cost, 7, 1, 1));
    assert_eq!(much[1], (rule("OCS 13.2c"), What::Capacity, 11, 3, 4));
    assert_eq!(much[2], (rule("OCS 4.7c"), What::Capacity, 11, 3, 4));

    // 3 MP and a twelfth before rail, half of 6 being allowed.
    let conveyance = json!({"units": [infantry("move", "3 1/12")], "by": "rail", "phase": "movement"});
    let before = excesses("ocs.transport.assess", &conveyance);
    assert_eq!(before[0], (rule("OCS 4.7d"), What::Movement, 37, 1, 12));

    // A point and a quarter more than the Rail Cap: 3 RE for 1 3/4.
    let cargo = vec![at(0, infantry("move", 0)); 6];
    let journey = json!({
        "board": line(&[]), "cargo": cargo, "start": {"q": 0, "r": 0}, "to": {"q": 9, "r": 0}, "side": 1,
        "rail_cap": "1 3/4", "phase": "movement",
    });
    let cap = excesses("ocs.rail.assess", &journey);
    assert_eq!(cap, [(rule("OCS 13.3b"), What::Capacity, 48, 20, 16)]);

    // The dump is 8 hexes away, so that a path next to it takes 7 MP, and 5 is the draw range.
    let board = line(&[at(0, infantry("combat", 0)), at(8, dump(4))]);
    let far = excesses("ocs.paths.draw", &json!({"board": board, "unit": 0, "source": 1}));
    assert_eq!(far, [(rule("OCS 12.3"), What::Movement, 84, 24, 12)]);

    // The headquarters is 4 hexes from the replacements, and 2 are allowed.
    let hq = json!({"kind": "hq", "mode": "combat", "side": 1, "rating": 0});
    let pax = json!({"kind": "pax", "mode": "move", "side": 1});
    let lost = json!({"unit": infantry("combat", 0), "dead": true});
    let rebuild = json!({
        "board": line(&[at(0, hq), at(4, pax)]), "side": 1, "repls": [1], "orders": [lost], "table": [{"pax": 3}],
        "phase": "reinforcement",
    });
    let wanting = excesses("ocs.replacements.assess", &rebuild);
    assert_eq!(wanting[0], (rule("OCS 13.5a"), What::Distance, 4, 2, 1));
    assert_eq!(wanting[1], (rule("OCS 13.5a"), What::Count, 3, 2, 1));

    // 3 RE through a port of 8T, which carry 2.
    let port = json!({"kind": "port", "mode": "combat", "side": 1, "amount": 8});
    let arrival = json!({
        "board": line(&[at(9, port)]), "units": [infantry("combat", 0), dump(4), dump(6)], "to": {"q": 9, "r": 0},
        "side": 1, "entry": "port", "hexes": [{"q": 9, "r": 0}], "due": 3, "turn": 3, "phase": "reinforcement",
    });
    let crowd = excesses("ocs.reinforcements.assess", &arrival);
    assert_eq!(crowd, [(rule("OCS 13.6a"), What::Capacity, 48, 16, 16)]);

    // 2 RE eat 1T, and none is there.
    let mut member = infantry("combat", 0);
    member["formation"] = json!(7);
    let trace = json!({"units": [member.clone(), member], "reached_by": [0, 0], "eats": [1, 1]});
    let hungry = excesses("ocs.formations.trace", &trace);
    assert_eq!(hungry, [(rule("OCS 12.6d"), What::Cost, 1, 1, 1)]);
}
