//! Questions of the vectors, altered.

use crate::Random;
use crate::pool::{alter, facts};
use grognard_adjudicate::json::{Answer, ask};
use grognard_core::binding::Misread;
use grognard_core::fault::FaultCode;
use grognard_tests::vectors::{Vector, all};
use serde_json::Value as Json;

/// What is wrong with an answer, if anything.
fn wrong(plain: &Result<Answer, Misread>, trailed: &Result<Answer, Misread>) -> Option<String> {
    match (plain, trailed) {
        (Ok(plain), Ok(trailed)) => {
            let same = plain.verdict == trailed.verdict
                && plain.value == trailed.value
                && plain.cites == trailed.cites
                && plain.effects == trailed.effects;
            let reasons = plain.verdict != Some(false) || !plain.cites.is_empty();
            (!same || !reasons).then(|| format!("{same} {reasons}: {:?} {:?}", plain.cites, trailed.cites))
        }
        (Err(plain), Err(trailed)) => {
            let same = plain.code == trailed.code && plain.path == trailed.path;
            let placed = !plain.path.is_empty() && plain.code != FaultCode::Internal;
            (!same || !placed).then(|| format!("{plain}, with a trail {trailed}"))
        }
        (Ok(_), Err(fault)) | (Err(fault), Ok(_)) => Some(format!("with or without a trail a fault: {fault}")),
    }
}

/// Alters each question so many times, or as many as GROGNARD_ALTERED says.
fn altered(system: &str, rounds: usize) {
    let rounds = std::env::var("GROGNARD_ALTERED").ok().and_then(|n| n.parse().ok()).unwrap_or(rounds);
    let vectors: Vec<Vector> = all()
        .into_iter()
        .map(|(_, vector)| vector)
        .filter(|vector| vector.is_for("rust") && vector.call.starts_with(system))
        .collect();
    let facts = facts(&vectors);
    let (mut answers, mut faults, mut found) = (0, 0, Vec::new());
    let mut random = Random::new(1950);
    for vector in &vectors {
        for _ in 0..rounds {
            let mut question: Json = vector.whole_question();
            for _ in 0..=random.below(3) {
                alter(&mut question, &facts, &mut random);
            }
            let plain = ask(&vector.call, &question, false);
            let trailed = ask(&vector.call, &question, true);
            *(if plain.is_ok() { &mut answers } else { &mut faults }) += 1;
            if let Some(why) = wrong(&plain, &trailed) {
                found.push(format!("{}: {why}: {question}", vector.call));
            }
        }
    }
    println!("{system}: {answers} answers, {faults} faults");
    assert!(answers > 300 && faults > 300, "{answers} answers, {faults} faults");
    assert!(found.is_empty(), "{} of {}: {}", found.len(), answers + faults, found.join("\n"));
}

#[test]
fn of_the_ocs() {
    altered("ocs.", 1);
}

#[test]
fn of_axis_and_allies() {
    altered("axis_allies.", 2);
}

#[test]
fn of_korea() {
    altered("korea.", 4);
}

#[test]
fn of_the_civil_war() {
    altered("acw.", 4);
}
