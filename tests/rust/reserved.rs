//! Reserved bytes that are not zero are a fault, in every record of every operation: where a question had an answer, it
//! has the fault `reserved` as soon as the bytes of one of its records are set.

use grognard_core::binding::{Operation, operation, read};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::reflect::{Kind, Reflect, Slot};
use grognard_tests::vectors;
use std::collections::{BTreeMap, BTreeSet};

/// Records whose reserved bytes an operation does not look at, with the reason.
const UNSEEN: &[(&str, &str, &str)] = &[];

/// Sets the reserved bytes of the records at a path: of the first of a list, and of all of a board's.
fn spoil(record: &mut dyn Reflect, path: &[usize], all: bool) -> bool {
    let Some((first, rest)) = path.split_first() else { return record.spoil() };
    match record.slot(*first) {
        Slot::Record(inner) => spoil(inner, rest, all),
        Slot::List(list) => {
            let count = if all { list.count() } else { list.count().min(1) };
            (0..count).fold(false, |done, at| match list.at(at) {
                Slot::Record(item) => spoil(item, rest, all) || done,
                _ => done,
            })
        }
        Slot::Array(places) => match places.at(0) {
            Slot::Record(inner) => spoil(inner, rest, all),
            _ => false,
        },
        Slot::View(view) => {
            let done = spoil(view.open(), rest, true);
            view.settle(0);
            done
        }
        _ => false,
    }
}

/// The places of records in a question, and their names.
fn places(shape: &'static grognard_core::reflect::Shape, path: &[usize], name: &str, out: &mut Vec<(Vec<usize>, String)>) {
    for (index, field) in shape.fields.iter().enumerate() {
        let mut kind = &field.kind;
        while let Kind::List(of) | Kind::Array(of, _) = kind {
            kind = of;
        }
        let (Kind::Record(inner) | Kind::View(inner)) = kind else { continue };
        let path = [path, &[index]].concat();
        let name = if name.is_empty() { field.name.to_owned() } else { format!("{name}.{}", field.name) };
        out.push((path.clone(), name.clone()));
        places(inner, &path, &name, out);
    }
}

/// Asks with the reserved bytes of one place set; nothing if there are none.
fn asked(op: &Operation, question: &serde_json::Value, path: &[usize]) -> Option<Result<(), Fault>> {
    let mut spoilt = false;
    let got = (op.ask)(
        &mut |record| {
            read(record, &grognard_adjudicate::json::Of(question)).expect("the question was answered before");
            spoilt = spoil(record, path, false);
            spoilt
        },
        false,
        &mut |_, _, _| {},
    );
    spoilt.then_some(got)
}

#[test]
fn reserved_bytes_are_looked_at() {
    let unseen: BTreeMap<_, _> = UNSEEN.iter().map(|(op, place, why)| ((*op, *place), *why)).collect();
    let (mut seen, mut wrong, mut met) = (BTreeSet::new(), BTreeMap::new(), BTreeSet::new());
    for (_, vector) in vectors::all().iter().filter(|(_, v)| v.is_for("rust") && v.fault.is_none()) {
        let op = operation(&vector.call).expect("the vector's operation");
        let question = vector.whole_question();
        let mut all = Vec::new();
        places(op.question, &[], "", &mut all);
        for (path, name) in all {
            let key = (op.name, name.clone());
            if seen.contains(&key) {
                continue;
            }
            match asked(op, &question, &path) {
                None => {}
                Some(Err(fault)) if fault.is(FaultCode::Reserved) => {
                    wrong.remove(&key);
                    seen.insert(key);
                }
                Some(other) => drop(wrong.entry(key).or_insert_with(|| format!("{}: {other:?}", vector.id))),
            }
        }
    }
    wrong.retain(|(op, name), _| match unseen.get_key_value(&(*op, name.as_str())) {
        Some((key, _)) => {
            met.insert(*key);
            false
        }
        None => true,
    });
    assert!(seen.len() > 200, "{} places", seen.len());
    assert!(wrong.is_empty(), "{} of {} places are not looked at:\n{wrong:#?}", wrong.len(), seen.len() + wrong.len());
    assert_eq!(met.len(), UNSEEN.len(), "each is needed: {met:?}");
}
