//! A forgotten fact is refused: a question without a fact that it had gets the same answer or a fault, unless the fact has
//! a default. Every default is listed here with its reason, so that a new field must either be required or be listed.

use grognard_adjudicate::json::{Answer, ask};
use grognard_core::binding::{Misread, operation, record_of};
use grognard_core::reflect::{Kind, Shape};
use grognard_tests::vectors;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

/// The fields that may be absent, with the meaning of their absence. Flags are not listed: an absent flag is false. Nor are
/// lists: an absent list is empty.
const DEFAULTS: &[(&str, &str)] = &[
    ("Hex.q", "0 is a coordinate"),
    ("Hex.r", "0 is a coordinate"),
    ("ocs.Approach.choice", "the terrain that is best for the defender"),
    ("ocs.Approach.which", "the first terrain"),
    ("ocs.Assessment.attack", "part of an answer that is passed on whole"),
    ("ocs.Assessment.attacker_lead", "part of an answer that is passed on whole"),
    ("ocs.Assessment.defence", "part of an answer that is passed on whole"),
    ("ocs.Assessment.defender_lead", "part of an answer that is passed on whole"),
    ("ocs.Assessment.drm", "no modifier"),
    ("ocs.Assessment.exploit_rating", "part of an answer that is passed on whole"),
    ("ocs.Assessment.hedgehog", "no hedgehog"),
    ("ocs.BarrageAssessment.points", "part of an answer that is passed on whole"),
    ("ocs.BarrageAssessment.shift", "part of an answer that is passed on whole"),
    ("ocs.BarrageAssessment.strength", "part of an answer that is passed on whole"),
    ("ocs.Battle.attacker_lead", "part of an answer that is passed on whole"),
    ("ocs.Battle.attacker_retreat", "no retreat"),
    ("ocs.Battle.attacker_steps", "no steps lost"),
    ("ocs.BoardHex.control", "nobody's"),
    ("ocs.BoardHex.multi_track", "no multi-track railroad"),
    ("ocs.BoardHex.rail", "no railroad"),
    ("ocs.BoardHex.settlement", "no settlement"),
    ("ocs.BoardHex.supply_source", "nobody's"),
    ("ocs.BoardHex.terrain", "no terrain, which only overruns of the hex behind ask for"),
    ("ocs.BoardHex.trainbusted", "no Trainbusting zone"),
    ("ocs.BreakoutAssessment.drm", "no modifier"),
    ("ocs.Captured.dump", "nothing captured"),
    ("ocs.Captured.truck_load", "nothing captured"),
    ("ocs.Captured.trucks", "nothing captured"),
    ("ocs.Captured.wagon_load", "nothing captured"),
    ("ocs.Captured.wagons", "nothing captured"),
    ("ocs.ChartRow.bridged", "the chart's first minor river, or no cost"),
    ("ocs.ChartRow.feature", "no feature that a rule asks about"),
    ("ocs.Cost.leg", "a hexside that costs nothing"),
    ("ocs.Cost.leg_toll", "a number of movement points"),
    ("ocs.Cost.truck", "a hexside that costs nothing"),
    ("ocs.Cost.truck_toll", "a number of movement points"),
    ("ocs.CounterMix.ready", "no counter is left"),
    ("ocs.Face.barrage", "none is printed"),
    ("ocs.Face.style", "printed plainly"),
    ("ocs.Face.throw_range", "no range"),
    ("ocs.FacilityAssessment.hits", "no hits"),
    ("ocs.FacilityAssessment.planes", "no planes"),
    ("ocs.GameRules.step_loss", "the rule of the series (9.11d)"),
    ("ocs.Prize.truck_load", "no load"),
    ("ocs.Prize.wagon_load", "no load"),
    ("ocs.RebuildOrder.steps", "all steps that the unit lacks"),
    ("ocs.RebuildRow.eq", "takes Pax alone"),
    ("ocs.RebuildRow.pax", "takes Eq alone"),
    ("ocs.ReplRow.eq", "none arrive"),
    ("ocs.BlowLoad.amount", "all of it"),
    ("ocs.ReplRow.low", "0 is a roll"),
    ("ocs.ReplRow.pax", "none arrive"),
    ("ocs.ServiceLimit.hq_formation", "any"),
    ("ocs.ServiceLimit.unit_nationality", "any"),
    ("ocs.Unit.aboard", "carried by nothing"),
    ("ocs.Unit.amount", "an air strip, a port without capacity, nothing where the kind has no amount"),
    ("ocs.Unit.converted", "none in this phase"),
    ("ocs.Unit.formation", "of no formation"),
    ("ocs.Unit.id", "a board without ids has its units by their places"),
    ("ocs.Unit.load", "empty"),
    ("ocs.Unit.mode", "Move Mode for Transport Points, none for what has no mode"),
    ("ocs.Unit.mp_spent", "none in this phase"),
    ("ocs.Unit.nationality", "of one nation with others that say none"),
    ("ocs.Unit.re", "the RE of its size"),
    ("ocs.Unit.size", "a headquarters or a replacement, which have one size"),
    ("ocs.Unit.steps", "one step, or the steps of its size"),
    ("ocs.Unit.steps_lost", "full strength"),
    ("ocs.Unit.stocks", "full: a marker shows any other state"),
    ("ocs.Unit.symbol", "none that a rule asks about"),
    ("ocs.Unit.transported", "nothing in this phase"),
    ("ocs.barrage.assess.hedgehog", "no hedgehog"),
    ("ocs.barrage.assess.own_terrain", "the terrain that is best for the target"),
    ("ocs.combat.apply.retreat", "no retreat"),
    ("ocs.combat.assess.attacker_lead", "the highest rating"),
    ("ocs.combat.assess.bystanders_re", "no bystanders"),
    ("ocs.combat.assess.defender_lead", "the highest rating"),
    ("ocs.combat.assess.hedgehog", "no hedgehog"),
    ("ocs.combat.assess.own_terrain", "the terrain that is best for the defender"),
    ("ocs.construction.assess.supply", "no supply"),
    ("ocs.facility.assess.hits", "no hits"),
    ("ocs.facility.assess.planes", "no planes"),
    ("ocs.fog.barrage.printed_flak", "no flak"),
    ("ocs.formations.marker.above", "on top of the stack"),
    ("ocs.formations.trace.source", "no source"),
    ("ocs.formations.trace.supply", "no supply"),
    ("ocs.rail.assess.rail_cap_used", "none used"),
    ("ocs.rail.control.behind", "behind nobody's front line"),
    ("ocs.reinforcements.assess.port_used", "none used"),
    ("ocs.reinforcements.assess.supply", "no supply"),
    ("ocs.replacements.assess.trucks_lost", "none lost"),
    ("ocs.replacements.resolve.drm", "no modifier"),
    ("ocs.transport.equivalents.by", "the size alone"),
    ("ocs.transport.equivalents.capacity", "no limit"),
    ("ocs.transport.movement.planned", "no transport"),
    ("ocs.trucks.advance.captured", "never captured"),
    ("ocs.trucks.load.captured", "never captured"),
    ("ocs.trucks.unload.captured", "never captured"),
];

/// Operations whose answers repeat the records that they were asked about.
const ECHOES: &[&str] = &["ocs.board.apply", "ocs.board.check"];

/// Collects the facts of a question: the pointer to each, and its name.
fn facts(owner: &str, shape: &'static Shape, value: &Json, pointer: &str, found: &mut Vec<(String, String)>) {
    for field in shape.fields {
        let Some(inner) = value.get(field.name) else { continue };
        let path = format!("{pointer}/{}", field.name);
        match (&field.kind, inner) {
            (Kind::Record(shape) | Kind::View(shape), Json::Object(_)) => {
                facts(record_of(shape).map_or(shape.name, |r| r.name), shape, inner, &path, found);
            }
            (Kind::List(Kind::Record(shape)) | Kind::Array(Kind::Record(shape), _), Json::Array(items)) => {
                let name = record_of(shape).map_or(shape.name, |r| r.name);
                for (at, item) in items.iter().enumerate() {
                    facts(name, shape, item, &format!("{path}/{at}"), found);
                }
            }
            (Kind::Flag, _) | (_, Json::Array(_)) => {}
            _ => found.push((path, format!("{owner}.{}", field.name))),
        }
    }
}

/// Returns the question without the fact at a pointer.
fn without(question: &Json, pointer: &str) -> Json {
    let mut question = question.clone();
    let (parent, name) = pointer.rsplit_once('/').expect("a pointer has a last part");
    let record = question.pointer_mut(parent).and_then(Json::as_object_mut).expect("a fact stands in a record");
    record.remove(name).expect("the fact is there");
    question
}

/// Returns what an answer says.
fn said(answer: &Answer) -> Json {
    json!({"verdict": answer.verdict, "value": answer.value, "cites": answer.cites, "effects": answer.effects})
}

#[test]
fn a_fact_is_required_or_has_a_default() {
    let defaults: BTreeMap<_, _> = DEFAULTS.iter().copied().collect();
    assert_eq!(defaults.len(), DEFAULTS.len(), "a default is listed twice");
    let (mut met, mut wrong, mut asked) = (BTreeSet::new(), BTreeMap::new(), 0u32);
    for (_, vector) in vectors::all() {
        let plain = vector.call.starts_with("ocs.") && vector.is_for("rust") && vector.fault.is_none();
        let Some(op) = operation(&vector.call).filter(|op| plain && !ECHOES.contains(&op.name)) else { continue };
        let question = vector.whole_question();
        let before = ask(&vector.call, &question, false).map(|a| said(&a));
        let Ok(before) = before else { panic!("{}: {before:?}", vector.id) };
        let mut found = Vec::new();
        facts(op.name, op.question, &question, "", &mut found);
        for (pointer, name) in found {
            asked += 1;
            let after: Result<_, Misread> = ask(&vector.call, &without(&question, &pointer), false).map(|a| said(&a));
            if after.is_ok_and(|after| after != before) {
                match defaults.get_key_value(name.as_str()) {
                    Some((name, _)) => drop(met.insert(*name)),
                    None => drop(wrong.entry(name).or_insert_with(|| format!("{} without {pointer}", vector.id))),
                }
            }
        }
    }
    assert!(asked > 10_000, "{asked} facts");
    assert!(wrong.is_empty(), "these facts can be forgotten and have no default in the list:\n{wrong:#?}");
    let idle: Vec<_> = defaults.keys().filter(|name| !met.contains(*name)).collect();
    assert!(idle.is_empty(), "no vector depends on these defaults: {idle:?}");
}
