//! The lists of a question in another order: the same verdict, numbers and paragraphs, a fault, or the list is one whose
//! order has a meaning, which is listed here.

use grognard_adjudicate::json::{Answer, ask};
use grognard_core::binding::{operation, record_of};
use grognard_core::reflect::{Item, Kind, Means, Shape};
use grognard_tests::vectors;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

/// The lists whose order has a meaning, and the meaning.
const IN_ORDER: &[(&str, &str)] = &[
    ("acw.Table.cells", "the table's results, row by row"),
    ("acw.Table.results", "from the worst for the attacker to the best"),
    ("acw.commanders.distribution.units", "the first of several commanders of the highest rank commands"),
    (
        "acw.commanders.resolve.units",
        "the dice roll for the commanders in their order, and the first of several commands",
    ),
    ("acw.game.arrange.units", "the position has them in this order"),
    ("axis_allies.Board.spaces", "a space is named by its place"),
    ("axis_allies.battle.apply.dice", "dice fall one after another"),
    ("axis_allies.battle.distribution.waves", "waves attack one after another"),
    ("axis_allies.battle.losses.waves", "waves attack one after another"),
    ("axis_allies.battle.rounds.waves", "waves attack one after another"),
    ("axis_allies.game.assess.path", "a path leads from its first space to its last"),
    ("axis_allies.game.movement.path", "a path leads from its first space to its last"),
    ("axis_allies.movement.assess.path", "a path leads from its first space to its last"),
    ("axis_allies.moves.check.orders", "orders are carried out one after another"),
    ("korea.game.arrange.units", "the position has them in this order"),
    ("korea.combat.resolve.dice", "the attacker's dice come first"),
    ("korea.combat.resolve.drawn", "the attacker's chips come first"),
    ("ocs.Board.chart", "the first minor river is what a bridge makes of a major one"),
    ("ocs.Board.units", "a stack lies from its top to its bottom"),
    ("ocs.Tables.barrage", "a column after another"),
    ("ocs.Tables.cells", "the table's results, row by row"),
    ("ocs.Tables.costs", "a column after another"),
    ("ocs.barrage.resolve.dice", "dice fall one after another"),
    ("ocs.board.apply.units", "each in the place of a unit of the ruling's question"),
    ("ocs.breakout.resolve.dice", "each unit's dice"),
    ("ocs.capture.apply.points", "each for a unit"),
    ("ocs.capture.apply.supply", "each for a unit"),
    ("ocs.capture.apply.units", "each with its points and supply"),
    ("ocs.capture.resolve.dice", "dice fall one after another"),
    ("ocs.combat.apply.losses", "each for a unit"),
    ("ocs.combat.apply.units", "each with its losses"),
    ("ocs.combat.assess.attackers", "the first of several with the highest rating leads"),
    ("ocs.combat.assess.terrain", "the first of several that are as good for the defender counts"),
    ("ocs.combat.resolve.dice", "dice fall one after another"),
    ("ocs.facility.resolve.dice", "dice fall one after another"),
    ("ocs.fog.roll.dice", "the answer tells them one after another"),
    ("ocs.formations.trace.eats", "each for a unit"),
    ("ocs.formations.trace.reached_by", "each for a unit"),
    ("ocs.formations.trace.units", "each with what reaches it"),
    ("ocs.fuel.assess.reached_by", "each for a unit"),
    ("ocs.fuel.assess.units", "each with what reaches it"),
    ("ocs.rail.control.entered", "units enter one after another"),
    ("ocs.replacements.assess.table", "the first row that fits counts"),
    ("ocs.stacking.order.stack", "from the top to the bottom"),
    ("ocs.trucks.combine.into", "each with its load"),
    ("ocs.trucks.combine.loads", "each for a counter"),
    ("ocs.turn.attack.sources", "the first that reaches a unit pays for it"),
    ("ocs.turn.bombard.dice", "dice fall one after another"),
    ("ocs.turn.break_out.dice", "each unit's dice"),
    ("ocs.turn.capture.dice", "dice fall one after another"),
    ("ocs.turn.consolidate.units", "the first stays on the map"),
    ("ocs.turn.defend.sources", "of several ways to pay the first in this order counts"),
];

/// A list of a question: its pointer, the name of its field, and the name by which references speak of it.
struct List {
    pointer: String,
    name: String,
    item: String,
}

/// Collects the lists of a question with two items or more.
fn lists(owner: &str, shape: &'static Shape, value: &Json, pointer: &str, item: &str, found: &mut Vec<List>) {
    for field in shape.fields {
        let Some(inner) = value.get(field.name) else { continue };
        let path = format!("{pointer}/{}", field.name);
        let spoken = if item.is_empty() { field.name.to_owned() } else { format!("{item}.{}", field.name) };
        match (&field.kind, inner) {
            (Kind::Record(shape) | Kind::View(shape), Json::Object(_)) => {
                lists(record_of(shape).map_or(shape.name, |r| r.name), shape, inner, &path, &spoken, found);
            }
            (Kind::List(kind), Json::Array(items)) => {
                if items.len() > 1 && items.iter().any(|other| *other != items[0]) {
                    found.push(List {
                        pointer: path.clone(),
                        name: format!("{owner}.{}", field.name),
                        item: spoken.clone(),
                    });
                }
                if let Kind::Record(shape) = kind {
                    let name = record_of(shape).map_or(shape.name, |r| r.name);
                    for (at, inner) in items.iter().enumerate() {
                        lists(name, shape, inner, &format!("{path}/{at}"), &format!("{spoken}[]"), found);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Says which item leads where a question leaves it at the first by default, or an answer that it passes on does.
fn first_by_default(shape: &Shape, value: &mut Json, list: &str, answer: bool) {
    for field in shape.fields {
        let leads = field.name.ends_with("_lead") && !field.required;
        if leads && matches!(field.means, Means::Item(Item { list: named, .. }) if named == list) {
            if value[field.name].is_null() && (answer || field.doc.contains("The first")) {
                value[field.name] = json!(0);
            }
        } else if let (Kind::Record(shape), Some(inner)) = (&field.kind, value.get_mut(field.name)) {
            first_by_default(shape, inner, list, true);
        }
    }
}

/// Changes the references to a list of so many items to what they are when it is reversed.
fn turn(shape: &Shape, value: &mut Json, list: &str, count: u64) {
    for field in shape.fields {
        let Some(inner) = value.get_mut(field.name) else { continue };
        let refers = matches!(field.means, Means::Item(Item { list: named, .. }) if named == list);
        let renumber = |n: &mut Json| {
            if let Some(at) = n.as_u64().filter(|at| *at < count) {
                *n = json!(count - 1 - at);
            }
        };
        match (&field.kind, inner) {
            (Kind::List(_) | Kind::Array(..), Json::Array(items)) if refers => items.iter_mut().for_each(renumber),
            (_, inner) if refers => renumber(inner),
            (Kind::Record(shape) | Kind::View(shape), inner) => turn(shape, inner, list, count),
            (Kind::List(Kind::Record(shape)) | Kind::Array(Kind::Record(shape), _), Json::Array(items)) => {
                items.iter_mut().for_each(|item| turn(shape, item, list, count));
            }
            _ => {}
        }
    }
}

/// Takes the references out of an answer: which of two equal items is named may hang on their order.
fn without_references(shape: &Shape, value: &mut Json) {
    let Some(fields) = value.as_object_mut() else { return };
    for field in shape.fields {
        if matches!(field.means, Means::Item(_)) {
            fields.remove(field.name);
        } else if let (Kind::Record(shape), Some(inner)) = (&field.kind, fields.get_mut(field.name)) {
            without_references(shape, inner);
        }
    }
}

/// What an answer says, but for its order and its references.
fn said(answer: &Answer, shape: Option<&Shape>) -> Json {
    let mut value = answer.value.clone();
    if let Some(shape) = shape {
        without_references(shape, &mut value);
    }
    let cites: BTreeSet<String> = answer.cites.iter().map(ToString::to_string).collect();
    json!({"verdict": answer.verdict, "value": value, "cites": cites})
}

#[test]
fn a_list_without_an_order_is_answered_alike() {
    let in_order: BTreeMap<_, _> = IN_ORDER.iter().copied().collect();
    assert_eq!(in_order.len(), IN_ORDER.len(), "a list stands twice");
    let (mut met, mut wrong, mut turned) = (BTreeSet::new(), BTreeMap::new(), 0u32);
    for (_, vector) in vectors::all() {
        let plain = vector.is_for("rust") && vector.fault.is_none();
        // The check of a board says what is wrong with its lists as they are given.
        let Some(op) = operation(&vector.call).filter(|op| plain && op.name != "ocs.board.check") else { continue };
        let question = vector.whole_question();
        let before = ask(&vector.call, &question, false).map(|a| said(&a, op.answer));
        let Ok(before) = before else { panic!("{}: {before:?}", vector.id) };
        let mut found = Vec::new();
        lists(op.name, op.question, &question, "", "", &mut found);
        for list in found {
            // 21.3: of equal ratings the first leads, unless the option bars it.
            if list.name == "ocs.combat.assess.attackers" && question["rules"]["independents"] == true {
                continue;
            }
            let mut mixed = question.clone();
            let items = mixed.pointer_mut(&list.pointer).and_then(Json::as_array_mut).expect("a list");
            let count = items.len();
            items.reverse();
            first_by_default(op.question, &mut mixed, &list.item, false);
            turn(op.question, &mut mixed, &list.item, count as u64);
            turned += 1;
            let after = ask(&vector.call, &mixed, false).map(|a| said(&a, op.answer));
            if after.as_ref().is_ok_and(|after| *after != before) {
                match in_order.get_key_value(list.name.as_str()) {
                    Some((name, _)) => drop(met.insert(*name)),
                    None => drop(wrong.entry(list.name).or_insert_with(|| {
                        format!(
                            "{} with {} reversed: {before} and {}",
                            vector.id,
                            list.pointer,
                            after.unwrap_or_default()
                        )
                    })),
                }
            }
        }
    }
    assert!(turned > 3_000, "{turned} lists");
    assert!(wrong.is_empty(), "the order of these lists changes answers and is not in the list:\n{wrong:#?}");
    let idle: Vec<_> = in_order.keys().filter(|name| !met.contains(*name)).collect();
    assert!(idle.is_empty(), "no vector depends on the order of these: {idle:?}");
}
