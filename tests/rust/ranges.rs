//! The ranges that fields declare: what lies outside is no answer, and the fault is that of the field with its range.

use grognard_adjudicate::json::ask;
use grognard_core::binding::operation;
use grognard_core::fault::{Bounds, FaultCode};
use grognard_core::reflect::{Field, Kind, Means, Shape};
use grognard_tests::vectors::all;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Calls `show` with each field that has a range, in a question and in its records, and with the way to it.
fn ranged(shape: &'static Shape, way: &[&'static str], show: &mut dyn FnMut(&[&'static str], &Field, &'static Bounds)) {
    for field in shape.fields {
        let way: Vec<&str> = way.iter().copied().chain([field.name]).collect();
        match (field.range, field.kind) {
            (Some(range), _) => show(&way, field, range),
            // What a counter prints is looked at where it counts.
            (None, Kind::Record(shape)) if shape.name != "Unit" => ranged(shape, &way, show),
            _ => {}
        }
    }
}

/// The numbers beside a range that the field's type has.
fn beside(field: &Field, range: &Bounds) -> Vec<i64> {
    let (Kind::Int { min, max } | Kind::Said { min, max }) = field.kind else { return Vec::new() };
    [range.low - 1, range.high + 1].into_iter().filter(|number| (min..=max).contains(number)).collect()
}

/// Puts a number where the way leads.
fn put(question: &mut Value, way: &[&str], number: Value) {
    let place = way.iter().fold(question, |record, step| {
        if record.is_null() {
            *record = json!({});
        }
        &mut record[*step]
    });
    *place = number;
}

#[test]
fn what_lies_outside_a_declared_range_is_the_fault_of_its_field() {
    // For each operation and field, whether a vector had the fault.
    let mut held: BTreeMap<(String, String), bool> = BTreeMap::new();
    let (mut tried, mut wrong) = (0, BTreeSet::new());
    for (_, vector) in all().iter().filter(|(_, vector)| vector.is_for("rust") && vector.fault.is_none()) {
        let Some(asked) = operation(&vector.call) else { continue };
        ranged(asked.question, &[], &mut |way, field, range| {
            let path = way.join(".");
            let known = held.entry((vector.call.clone(), path.clone())).or_default();
            for number in beside(field, range) {
                let mut question = vector.whole_question();
                let given = match field.means {
                    Means::Measure(measure) => json!(format!("{number}/{}", measure.parts)),
                    _ => json!(number),
                };
                put(&mut question, way, given);
                tried += 1;
                match ask(&vector.call, &question, false) {
                    Ok(_) => drop(wrong.insert(format!("{} {path}: {number} has an answer", vector.id))),
                    Err(fault) if fault.path == path && fault.code != FaultCode::Contradiction => {
                        let absent = number == 0 && range.low > 0 && fault.code == FaultCode::MissingField;
                        let told = fault.help.range == Some((range.low, range.high));
                        // A measure's is told in its unit.
                        let beyond =
                            fault.code == FaultCode::OutOfRange && (told || matches!(field.means, Means::Measure(_)));
                        *known |= absent || beyond;
                        if !absent && !beyond {
                            wrong.insert(format!("{} {path}: {number} is {fault}", vector.id));
                        }
                    }
                    // Another fault comes first.
                    // Another fault comes first.
                    Err(_) => {}
                }
            }
        });
    }
    println!("{tried} questions, {} fields of operations", held.len());
    assert!(tried > 1000, "{tried} questions");
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.into_iter().collect::<Vec<_>>().join("\n"));
    let never: Vec<_> =
        held.iter().filter(|(_, had)| !**had).map(|((call, path), _)| format!("{call} {path}")).collect();
    assert!(never.is_empty(), "no vector had the fault:\n{}", never.join("\n"));
}
