//! A forgotten fact is refused: a question without a fact that it had gets the same answer or a fault, unless the fact has
//! a default. Every default is listed here with its reason, so that a new field must either be required or be listed.

use grognard_adjudicate::json::{Answer, ask};
use grognard_core::binding::{Misread, operation, record_of};
use grognard_core::reflect::{Kind, Shape};
use grognard_tests::vectors;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

/// The fields that may be absent, with the meaning of their absence, whole records among them. Flags are not listed: an
/// absent flag is false. Nor are lists: an absent list is empty, and those that nobody may forget are required.
const DEFAULTS: &[(&str, &str)] = &[
    ("acw.Assessment.attacker_cohesion", "part of an answer that is passed on whole"),
    ("acw.Assessment.defender_cohesion", "part of an answer that is passed on whole"),
    ("acw.Assessment.drm", "no modifier"),
    ("acw.Battle.attacker_cohesion", "part of an answer that is passed on whole"),
    ("acw.Battle.column", "part of an answer that is passed on whole"),
    ("acw.Battle.defender_cohesion", "part of an answer that is passed on whole"),
    ("acw.Battle.owed", "part of an answer that is passed on whole"),
    ("acw.Battle.roll", "part of an answer that is passed on whole"),
    ("acw.Battle.row", "part of an answer that is passed on whole"),
    ("acw.Engaged.combat", "the hex fights in no combat"),
    ("acw.GameRules.multi_target", "the rule of the series (ACW 4)"),
    ("acw.GameUnit.name", "a unit without a name"),
    ("acw.Ground.level", "level 0, as of a hex without an entry"),
    ("acw.Ground.marks", "no marks"),
    ("acw.Hexside.marks", "no marks"),
    ("acw.Modifier.least", "no lower limit"),
    ("acw.Outcome.attacker", "nothing happens to that side"),
    ("acw.Outcome.code", "0 is a code"),
    ("acw.Outcome.defender", "nothing happens to that side"),
    ("acw.SideResult.losses", "no losses"),
    ("acw.SideResult.retreat", "no retreat"),
    ("acw.Table.first", "assessments are told apart by the table's checksum; the die requires it"),
    ("acw.Table.rule", "no house rule is named"),
    ("acw.Unit.marks", "no marks"),
    ("acw.Unit.replacement_stars", "none are printed"),
    ("acw.Unit.zoc", "by its kind"),
    ("acw.attacks.check.rules", "the rules without options"),
    ("acw.attacks.count.rules", "the rules without options"),
    ("acw.attacks.cover.rules", "the rules without options"),
    ("acw.attacks.improve.rules", "the rules without options"),
    ("acw.attacks.obliged.rules", "the rules without options"),
    ("acw.attacks.plan.rules", "the rules without options"),
    ("acw.attacks.walk.rules", "the rules without options"),
    ("acw.combat.assess.attacker_cohesion", "that of his largest unit"),
    ("acw.combat.assess.defender_cohesion", "that of his largest unit"),
    ("acw.combat.assess.rules", "the rules without options"),
    ("acw.command.assess.rules", "the rules without options"),
    ("acw.commanders.distribution.army_commander", "the commander with the highest rank"),
    ("acw.commanders.resolve.army_commander", "the commander with the highest rank"),
    ("acw.game.apply.cohesion", "that of the largest unit"),
    ("acw.zoc.exerts.rules", "the rules without options"),
    ("axis_allies.Battle.attacker", "nobody left, in a battle that is over"),
    ("axis_allies.Battle.attacker_withdrawn", "part of an answer that is passed on whole"),
    ("axis_allies.Battle.defender", "nobody left, in a battle that is over"),
    ("axis_allies.Battle.defender_start", "an antiaircraft gun may stand alone"),
    ("axis_allies.Battle.defender_withdrawn", "part of an answer that is passed on whole"),
    ("axis_allies.Battle.doomed", "nobody is hit"),
    ("axis_allies.Battle.hits", "part of an answer that is passed on whole"),
    ("axis_allies.Battle.round", "part of an answer that is passed on whole"),
    ("axis_allies.Battle.submarine_hits", "part of an answer that is passed on whole"),
    ("axis_allies.Battle.support", "part of an answer that is passed on whole"),
    ("axis_allies.Bombardment.fought", "none fought"),
    ("axis_allies.Figures.aa", "part of an answer that is passed on whole"),
    ("axis_allies.Figures.faces", "six faces"),
    ("axis_allies.Figures.support", "part of an answer that is passed on whole"),
    ("axis_allies.Force.armor", "none of the kind"),
    ("axis_allies.Force.battleship", "none of the kind"),
    ("axis_allies.Force.bomber", "none of the kind"),
    ("axis_allies.Force.carrier", "none of the kind"),
    ("axis_allies.Force.fighter", "none of the kind"),
    ("axis_allies.Force.infantry", "none of the kind"),
    ("axis_allies.Force.own_armor", "none of the kind"),
    ("axis_allies.Force.own_fighter", "none of the kind"),
    ("axis_allies.Force.own_infantry", "none of the kind"),
    ("axis_allies.Force.own_warship", "none of the kind"),
    ("axis_allies.Force.submarine", "none of the kind"),
    ("axis_allies.Force.transport", "none of the kind"),
    ("axis_allies.Holding.owner", "neutral land and sea; a fault where the land had an owner"),
    ("axis_allies.LoadedShip.aa_guns", "none aboard"),
    ("axis_allies.LoadedShip.armor", "none aboard"),
    ("axis_allies.LoadedShip.fighters", "none aboard"),
    ("axis_allies.LoadedShip.infantry", "none aboard"),
    ("axis_allies.LoadedShip.own_armor", "none aboard"),
    ("axis_allies.LoadedShip.own_fighters", "none aboard"),
    ("axis_allies.LoadedShip.own_infantry", "none aboard"),
    ("axis_allies.Placement.count", "one piece"),
    ("axis_allies.Placement.industrial_complex", "any that can build them"),
    ("axis_allies.Plan.keep_armor", "none are kept"),
    ("axis_allies.Plan.keep_infantry", "none are kept"),
    ("axis_allies.Plan.retreat_after", "never"),
    ("axis_allies.Plan.retreat_at", "never"),
    ("axis_allies.Plan.submarines_after", "never"),
    ("axis_allies.Plan.submarines_leave", "all of them"),
    ("axis_allies.RaidAssessment.aa_dice", "part of an answer that is passed on whole"),
    ("axis_allies.RaidAssessment.cost", "part of an answer that is passed on whole"),
    ("axis_allies.RaidAssessment.faces", "six faces"),
    ("axis_allies.RaidAssessment.hits_at", "part of an answer that is passed on whole"),
    ("axis_allies.RaidAssessment.limit", "no limit"),
    ("axis_allies.Space.capital", "nobody's"),
    ("axis_allies.Space.income", "no income"),
    ("axis_allies.Space.owner", "neutral land and sea"),
    ("axis_allies.Unit.aboard", "not aboard"),
    ("axis_allies.Unit.count", "one piece"),
    ("axis_allies.Unit.spent", "not moved in this turn"),
    ("axis_allies.Unit.unloaded", "not unloaded"),
    ("axis_allies.UnitValue.attack", "passed on as the game gave it"),
    ("axis_allies.UnitValue.cost", "passed on as the game gave it"),
    ("axis_allies.UnitValue.defence", "passed on as the game gave it"),
    ("axis_allies.UnitValue.faces", "six faces; a fault where another row says others"),
    ("axis_allies.UnitValue.hold", "no room"),
    ("axis_allies.UnitValue.movement", "passed on as the game gave it"),
    ("axis_allies.UnitValue.rule", "no house rule is named"),
    ("axis_allies.UnitValue.shot", "no special shot"),
    ("axis_allies.UnitValue.space", "no cargo"),
    ("axis_allies.Wave.plan", "the usual plan"),
    ("axis_allies.Wave.support", "no support shots"),
    ("axis_allies.battle.apply.decision", "none, at a stage without a decision"),
    ("axis_allies.battle.apply.losses", "none, at a stage without losses"),
    ("axis_allies.battle.apply.submarines", "none, at a stage without a withdrawal"),
    ("axis_allies.battle.begin.declared", "none more than those that land"),
    ("axis_allies.battle.begin.landed", "no amphibious assault"),
    ("axis_allies.battle.distribution.defender_plan", "the usual plan"),
    ("axis_allies.battle.fewest.attacker", "none in any case"),
    ("axis_allies.battle.fewest.defender", "an antiaircraft gun may stand alone"),
    ("axis_allies.battle.fewest.support", "no support shots"),
    ("axis_allies.battle.percentile.attacker_plan", "the usual plan"),
    ("axis_allies.battle.percentile.defender_plan", "the usual plan"),
    ("axis_allies.battle.percentile.territory", "no value"),
    ("axis_allies.battle.rounds.defender_plan", "the usual plan"),
    ("axis_allies.bombing.assess.fighting", "none fight"),
    ("axis_allies.bombing.assess.limit", "no limit"),
    ("axis_allies.bombing.assess.others", "no others"),
    ("axis_allies.game.apply.count", "one piece"),
    ("axis_allies.game.apply.space", "the zone to which the first submarines withdrew"),
    ("axis_allies.game.arrange.round", "the first round"),
    ("axis_allies.game.assess.count", "one piece"),
    ("axis_allies.game.chances.attacker_plan", "the usual plan"),
    ("axis_allies.game.income.power", "the power whose turn it is"),
    ("axis_allies.game.victory.surrenders", "nobody surrenders"),
    ("axis_allies.map.adjacent.board", "the second edition's board"),
    ("axis_allies.map.setup.power", "all powers"),
    ("axis_allies.map.space.board", "the second edition's board"),
    ("axis_allies.movement.assess.cash", "no cash"),
    ("axis_allies.movement.reach.cash", "no cash"),
    ("axis_allies.moves.check.cash", "no cash"),
    ("axis_allies.transport.assess.cash", "no cash"),
    ("axis_allies.victory.assess.surrenders", "nobody surrenders"),
    ("korea.Assessment.attacker_chips", "part of an answer that is passed on whole"),
    ("korea.Assessment.attacker_dice", "part of an answer that is passed on whole"),
    ("korea.Assessment.attacker_sides", "part of an answer that is passed on whole"),
    ("korea.Assessment.attacker_supporters", "part of an answer that is passed on whole"),
    ("korea.Assessment.defender_chips", "part of an answer that is passed on whole"),
    ("korea.Assessment.defender_dice", "part of an answer that is passed on whole"),
    ("korea.Assessment.defender_supporters", "part of an answer that is passed on whole"),
    ("korea.Assessment.rounding", "part of an answer that is passed on whole"),
    ("korea.Debt.depots", "ignored for the Communists"),
    ("korea.Debt.supporters", "part of an answer that is passed on whole"),
    ("korea.GameRules.attacker_dice", "the die of the series (KOR 8.0)"),
    ("korea.GameRules.defender_sides", "the die of the series (KOR 8.0)"),
    ("korea.GameRules.draws", "the rule of the series (KOR 8.0)"),
    ("korea.GameRules.rounding", "the rule of the series (KOR 8.3)"),
    ("korea.GameUnit.name", "a unit without a name"),
    ("korea.Payment.depots", "nothing of this kind"),
    ("korea.Payment.retreat", "no retreat"),
    ("korea.Payment.supporters", "nothing of this kind"),
    ("korea.Payment.victory_points", "nothing of this kind"),
    ("korea.Support.air", "no air support"),
    ("korea.Terrain.attacker_drm", "no modifier"),
    ("korea.Terrain.defender_drm", "no modifier"),
    ("korea.combat.assess.attacker_lead", "the first unit"),
    ("korea.combat.assess.attacker_support", "no support"),
    ("korea.combat.assess.defender_support", "no support"),
    ("korea.combat.assess.rules", "the rules without options"),
    ("korea.combat.distribution.by", "the difference of the rolls"),
    ("korea.game.arrange.numbering", "hexes are their coordinates"),
    ("ocs.Approach.choice", "the terrain that is best for the defender"),
    ("ocs.Approach.hex", "the hex 0, 0, of attackers without geometry"),
    ("ocs.Approach.hexside", "nothing in between"),
    ("ocs.Approach.which", "the first terrain"),
    ("ocs.Assessment.attack", "part of an answer that is passed on whole"),
    ("ocs.Assessment.attacker_lead", "part of an answer that is passed on whole"),
    ("ocs.Assessment.defence", "part of an answer that is passed on whole"),
    ("ocs.Assessment.defender_lead", "part of an answer that is passed on whole"),
    ("ocs.Assessment.drm", "no modifier"),
    ("ocs.Assessment.exploit_drop", "part of an answer that is passed on whole"),
    ("ocs.Assessment.exploit_rating", "part of an answer that is passed on whole"),
    ("ocs.Assessment.hedgehog", "no hedgehog"),
    ("ocs.BarrageAssessment.points", "part of an answer that is passed on whole"),
    ("ocs.BarrageAssessment.shift", "part of an answer that is passed on whole"),
    ("ocs.BarrageAssessment.strength", "part of an answer that is passed on whole"),
    ("ocs.Barraged.column", "part of an answer that is passed on whole"),
    ("ocs.Barraged.counts", "part of an answer that is passed on whole"),
    ("ocs.Barraged.roll", "part of an answer that is passed on whole"),
    ("ocs.Barraged.table", "part of an answer that is passed on whole"),
    ("ocs.Battle.advance", "part of an answer that is passed on whole"),
    ("ocs.Battle.attacker_lead", "part of an answer that is passed on whole"),
    ("ocs.Battle.attacker_retreat", "no retreat"),
    ("ocs.Battle.attacker_steps", "no steps lost"),
    ("ocs.Battle.column", "part of an answer that is passed on whole"),
    ("ocs.Battle.roll", "part of an answer that is passed on whole"),
    ("ocs.Battle.shift", "part of an answer that is passed on whole"),
    ("ocs.Battle.surprise", "part of an answer that is passed on whole"),
    ("ocs.Battle.surprise_roll", "part of an answer that is passed on whole"),
    ("ocs.BlowLoad.amount", "all of it"),
    ("ocs.Board.rules", "the rules without options"),
    ("ocs.Board.tables", "the tables as printed"),
    ("ocs.BoardHex.control", "nobody's"),
    ("ocs.BoardHex.multi_track", "no multi-track railroad"),
    ("ocs.BoardHex.rail", "no railroad"),
    ("ocs.BoardHex.attacked_from", "no combat is open"),
    ("ocs.BoardHex.combat_stage", "no combat, or one that neither side has settled"),
    ("ocs.BoardHex.settlement", "no settlement"),
    ("ocs.BoardHex.supply_source", "nobody's"),
    ("ocs.BoardHex.trainbust_marker", "no Trainbusting marker"),
    ("ocs.BoardHex.trainbusted", "no Trainbusting zone"),
    ("ocs.BoardHex.weather", "weather that changes no cost"),
    ("ocs.BreakoutAssessment.drm", "no modifier"),
    ("ocs.Captured.dump", "nothing captured"),
    ("ocs.Captured.truck_load", "nothing captured"),
    ("ocs.Captured.trucks", "nothing captured"),
    ("ocs.Captured.wagon_load", "nothing captured"),
    ("ocs.Captured.wagons", "nothing captured"),
    ("ocs.ChartRow.also", "one terrain"),
    ("ocs.ChartRow.bridged", "the chart's first minor river, or no cost"),
    ("ocs.ChartRow.cost", "a hexside that costs nothing"),
    ("ocs.ChartRow.feature", "no feature that a rule asks about"),
    ("ocs.ChartRow.weather_row", "no weather changes the costs"),
    ("ocs.ChartRow.weather_side", "alike for all sides (17.0b)"),
    ("ocs.Cost.leg", "a hexside that costs nothing"),
    ("ocs.Cost.leg_toll", "a number of movement points"),
    ("ocs.Cost.track", "a hexside that costs nothing"),
    ("ocs.Cost.track_toll", "a number of movement points"),
    ("ocs.Cost.truck", "a hexside that costs nothing"),
    ("ocs.Cost.truck_toll", "a number of movement points"),
    ("ocs.CounterMix.ready", "no counter is left"),
    ("ocs.Face.barrage", "none is printed"),
    ("ocs.Face.style", "printed plainly"),
    ("ocs.Face.throw_range", "no range"),
    ("ocs.FacilityAssessment.hits", "no hits"),
    ("ocs.FacilityAssessment.planes", "no planes"),
    ("ocs.GameRules.step_loss", "the rule of the series (9.11d)"),
    ("ocs.LossMultiplier.rule", "no house rule is named"),
    ("ocs.ModeMultiplier.rule", "no house rule is named"),
    ("ocs.Prize.truck_load", "no load"),
    ("ocs.Prize.wagon_load", "no load"),
    ("ocs.RebuildOrder.base", "the hex 0, 0; of aircraft alone"),
    ("ocs.RebuildOrder.steps", "all steps that the unit lacks"),
    ("ocs.RebuildRow.eq", "takes Pax alone"),
    ("ocs.RebuildRow.pax", "takes Eq alone"),
    ("ocs.ReplRow.eq", "none arrive"),
    ("ocs.ReplRow.low", "0 is a roll"),
    ("ocs.ReplRow.pax", "none arrive"),
    ("ocs.ServiceLimit.hq_formation", "any"),
    ("ocs.ServiceLimit.hq_nationality", "any"),
    ("ocs.ServiceLimit.unit_formation", "any"),
    ("ocs.ServiceLimit.unit_nationality", "any"),
    ("ocs.SurpriseTable.attacker", "as printed"),
    ("ocs.SurpriseTable.defender", "as printed"),
    ("ocs.SurpriseTable.overrun_attacker", "as printed"),
    ("ocs.SurpriseTable.overrun_defender", "as printed"),
    ("ocs.SurpriseTable.rule", "no house rule is named"),
    ("ocs.Tables.barrage_rule", "no house rule is named"),
    ("ocs.Tables.cells_rule", "no house rule is named"),
    ("ocs.Tables.odds_rule", "no house rule is named"),
    ("ocs.Tables.surprise", "the surprise table as printed"),
    ("ocs.Taken.points", "none captured"),
    ("ocs.Taken.supply", "none captured"),
    ("ocs.Terrain.armor", "strength counts as printed"),
    ("ocs.Terrain.mech", "strength counts as printed"),
    ("ocs.Terrain.other", "strength counts as printed"),
    ("ocs.TurnState.first_reserves", "no Reserves when the segment ends; passed on"),
    ("ocs.TurnState.rail_cap_used", "none used in this turn"),
    ("ocs.TurnState.second_reserves", "no Reserves when the segment ends; passed on"),
    ("ocs.TurnState.supply", "restocking, the first step"),
    ("ocs.TurnState.weather", "not determined yet; passed on"),
    ("ocs.Unit.aboard", "carried by nothing"),
    ("ocs.Unit.amount", "an air strip, a port without capacity, nothing where the kind has no amount"),
    ("ocs.Unit.began", "in no phase so far; an overrun requires it"),
    ("ocs.Unit.combat_side", "nothing is printed; what an answer depends on is required there"),
    ("ocs.Unit.combat_supply", "in no combat; where one is fought it is required"),
    ("ocs.Unit.converted", "none in this phase"),
    ("ocs.Unit.due", "on the map or dead, and not to come"),
    ("ocs.Unit.formation", "of no formation"),
    ("ocs.Unit.fuelled_by", "by itself, for this phase"),
    ("ocs.Unit.halted", "nothing keeps it from moving on"),
    ("ocs.Unit.hex", "the question has no geometry; on a board it is required"),
    ("ocs.Unit.id", "a board without ids has its units by their places"),
    ("ocs.Unit.last_supply", "in no Supply Phase so far"),
    ("ocs.Unit.load", "empty"),
    ("ocs.Unit.mode", "Move Mode for Transport Points, none for what has no mode"),
    ("ocs.Unit.move_side", "nothing is printed; what an answer depends on is required there"),
    ("ocs.Unit.mp_spent", "none in this phase"),
    ("ocs.Unit.nationality", "of one nation with others that say none"),
    ("ocs.Unit.progress", "it has done nothing in this phase"),
    ("ocs.Unit.re", "the RE of its size"),
    ("ocs.Unit.size", "a headquarters or a replacement, which have one size"),
    ("ocs.Unit.retreats", "it owes no retreat"),
    ("ocs.Unit.steps", "one step, or the steps of its size"),
    ("ocs.Unit.steps_lost", "full strength"),
    ("ocs.Unit.stocks", "full: a marker shows any other state"),
    ("ocs.Unit.symbol", "none that a rule asks about"),
    ("ocs.Unit.threw", "it has thrown no fuel in this phase"),
    ("ocs.Unit.transported", "nothing in this phase"),
    ("ocs.UnitToRebuild.base", "the hex 0, 0; of aircraft alone"),
    ("ocs.UnitToRebuild.steps", "all steps that the unit lacks"),
    ("ocs.artillery.assess.rules", "the rules without options"),
    ("ocs.artillery.assess.tables", "the tables as printed"),
    ("ocs.barrage.assess.hedgehog", "no hedgehog"),
    ("ocs.barrage.assess.own_terrain", "the terrain that is best for the target"),
    ("ocs.barrage.assess.rules", "the rules without options"),
    ("ocs.barrage.assess.tables", "the tables as printed"),
    ("ocs.capture.apply.rules", "the rules without options"),
    ("ocs.capture.distribution.rules", "the rules without options"),
    ("ocs.capture.resolve.rules", "the rules without options"),
    ("ocs.combat.apply.retreat", "no retreat"),
    ("ocs.combat.assess.attacker_lead", "the highest rating"),
    ("ocs.combat.assess.bystanders_re", "no bystanders"),
    ("ocs.combat.assess.defender_lead", "the highest rating"),
    ("ocs.combat.assess.hedgehog", "no hedgehog"),
    ("ocs.combat.assess.own_terrain", "the terrain that is best for the defender"),
    ("ocs.combat.assess.rules", "the rules without options"),
    ("ocs.combat.assess.tables", "the tables as printed"),
    ("ocs.combat.assess.target", "the hex 0, 0, in a question without geometry"),
    ("ocs.construction.assess.supply", "no supply"),
    ("ocs.facility.assess.hits", "no hits"),
    ("ocs.facility.assess.planes", "no planes"),
    ("ocs.facility.assess.rules", "the rules without options"),
    ("ocs.facility.assess.tables", "the tables as printed"),
    ("ocs.fog.barrage.printed_flak", "no flak"),
    ("ocs.formations.marker.above", "on top of the stack"),
    ("ocs.formations.marker.rules", "the rules without options"),
    ("ocs.formations.trace.source", "no source"),
    ("ocs.formations.trace.supply", "no supply"),
    ("ocs.odds.column.tables", "the tables as printed"),
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
    ("ocs.trucks.carry.rules", "the rules without options"),
    ("ocs.trucks.load.captured", "never captured"),
    ("ocs.trucks.unload.captured", "never captured"),
    ("ocs.turn.arrive.supply", "no supply"),
    ("ocs.turn.break_down.pool", "the game has no limit"),
    ("ocs.turn.payers.by", "the cheapest way, or all ways together"),
    ("ocs.turn.rail.amount", "all of the dump"),
    ("ocs.turn.rebuild.trucks_lost", "none lost"),
    ("ocs.turn.settle.retreat", "no retreat"),
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
                found.push((path.clone(), format!("{owner}.{}", field.name)));
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
        let plain = vector.is_for("rust") && vector.fault.is_none();
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

/// The documentation of a field that may be left out, but not always, says when; and of no other.
#[test]
fn a_field_says_when_it_is_needed() {
    let records = grognard_core::RECORDS.iter().copied().flatten().map(|record| record.shape);
    let questions = grognard_core::OPERATIONS.iter().copied().flatten().map(|operation| operation.question);
    let (mut marked, mut wrong) = (0, Vec::new());
    for shape in records.chain(questions) {
        for field in shape.fields {
            let says = field.doc.contains("equired");
            marked += usize::from(field.when_needed);
            if says != field.when_needed {
                wrong.push(format!("{}.{}: {}", shape.name, field.name, field.doc));
            }
        }
    }
    assert!(marked > 100, "{marked} are marked");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
