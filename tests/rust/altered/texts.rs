//! Texts of positions, altered line by line and word by word. What is read again says the same.

use crate::Random;
use grognard_core::GAMES;
use grognard_core::binding::game::GameKind;
use grognard_core::fault::FaultCode;
use grognard_tests::vectors::all;
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};

/// The text without the sum of its end, which would no longer hold.
fn open(text: &str) -> String {
    let lines = text.lines().map(|line| if line.starts_with("end ") { "end" } else { line });
    lines.map(|line| format!("{line}\n")).collect()
}

/// All texts in a value.
fn texts_in(value: &Json, title: &str, found: &mut BTreeSet<String>) {
    match value {
        Json::String(text) if text.starts_with(title) => drop(found.insert(open(text))),
        Json::Object(map) => map.values().for_each(|value| texts_in(value, title, found)),
        Json::Array(list) => list.iter().for_each(|value| texts_in(value, title, found)),
        _ => {}
    }
}

/// The positions of a system: those of its vectors, and of its game files.
fn positions(kind: &GameKind) -> Vec<String> {
    let system = kind.name.split('.').next().unwrap();
    let title = format!("grognard {system} game ");
    let mut found = BTreeSet::new();
    for (_, vector) in all() {
        if vector.call.starts_with(system) {
            texts_in(&vector.whole_question(), &title, &mut found);
            vector.out.iter().for_each(|out| texts_in(&Json::Object(out.clone()), &title, &mut found));
        }
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    for file in std::fs::read_dir(folder).expect("a folder").flatten() {
        let text = std::fs::read_to_string(file.path()).unwrap_or_default();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let begin = lines.iter().position(|line| line.starts_with(&title));
        let end = lines.iter().position(|line| line.starts_with("end"));
        if let (Some(begin), Some(end)) = (begin, end) {
            found.insert(open(&lines[begin..=end].join("\n")));
        }
    }
    for text in more(system) {
        assert!((kind.load)(&text).is_ok(), "{}: {text}", (kind.load)(&text).err().unwrap());
        found.insert(text);
    }
    found.into_iter().collect()
}

/// Positions with what no vector has.
fn more(system: &str) -> Vec<String> {
    let texts: &[&str] = match system {
        "korea" => &[include_str!("korea.position")],
        "acw" => &[include_str!("acw.position")],
        _ => &[],
    };
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Alters a text: a line goes, comes twice or from elsewhere, or a word of it does.
fn alter(text: &str, lines_of: &BTreeMap<String, Vec<String>>, words: &[String], random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = random.below(lines.len());
    let first = lines[at].split(' ').next().unwrap_or("").to_owned();
    match random.below(8) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines.truncate(at),
        3 => {
            let kinds: Vec<&String> = lines_of.keys().collect();
            let other = random.one(&kinds).and_then(|kind| lines_of.get(*kind));
            let other = other.and_then(|known| random.one(known)).cloned().unwrap_or_default();
            lines.insert(at.max(1), other);
        }
        4 => {
            if let Some(other) = lines_of.get(&first).and_then(|known| random.one(known)) {
                lines[at] = other.clone();
            }
        }
        _ => {
            let mut parts: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
            let word = random.below(parts.len());
            match random.below(5) {
                0 => drop(parts.remove(word)),
                1 => parts.insert(word, parts[word].clone()),
                2 => {
                    parts[word] =
                        (*random.one(&["0", "1", "-1", "300", "70000", "99999999999", "x", "1-0"]).unwrap()).into()
                }
                _ => parts[word] = random.one(words).cloned().unwrap_or_default(),
            }
            lines[at] = parts.join(" ");
        }
    }
    lines.join("\n") + "\n"
}

fn altered(name: &str, rounds: usize) {
    let kind = GAMES.iter().find(|kind| kind.name == name).expect("the game");
    let rounds = std::env::var("GROGNARD_ALTERED_TEXTS").ok().and_then(|n| n.parse().ok()).unwrap_or(rounds);
    let positions = positions(kind);
    let mut lines_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut words = BTreeSet::new();
    for line in positions.iter().flat_map(|text| text.lines()) {
        let first = line.split(' ').next().unwrap_or("").to_owned();
        let known = lines_of.entry(first).or_default();
        if known.len() < 300 {
            known.push(line.to_owned());
        }
        words.extend(line.split(' ').map(str::to_owned));
    }
    let words: Vec<String> = words.into_iter().collect();
    let mut random = Random::new(1863);
    let (mut read, mut refused) = (0, 0);
    for round in 0..rounds {
        let mut text = positions[round % positions.len()].clone();
        if round >= positions.len() {
            for _ in 0..=random.below(3) {
                text = alter(&text, &lines_of, &words, &mut random);
            }
        }
        match (kind.load)(&text) {
            Ok(game) => {
                read += 1;
                let saved = game.save().unwrap_or_else(|why| panic!("{why}: {text}"));
                let again = (kind.load)(&saved).unwrap_or_else(|why| panic!("{why}: {text}\nis saved as\n{saved}"));
                assert!(again.is_same(&*game), "{text}\nis saved as\n{saved}");
                let bytes = game.pack().unwrap_or_else(|why| panic!("{why}: {text}"));
                let packed = (kind.unpack)(&bytes).unwrap_or_else(|why| panic!("{why}: {text}"));
                assert!(packed.is_same(&*game), "{text}\nis not what its bytes say");
            }
            Err(fault) => {
                refused += 1;
                assert_ne!(fault.code(), FaultCode::Internal, "{text}");
                let place = kind.misread_text(fault, &text, 0);
                assert!(!place.path.is_empty(), "{place}: {text}");
            }
        }
    }
    println!("{name}: {} positions, {read} read, {refused} refused", positions.len());
    assert!(read > rounds / 50 && refused > rounds / 50, "{read} read, {refused} refused");
}

#[test]
fn of_the_ocs() {
    altered("ocs.Game", 4_000);
}

#[test]
fn of_axis_and_allies() {
    altered("axis_allies.Game", 4_000);
}

#[test]
fn of_korea() {
    altered("korea.Game", 4_000);
}

#[test]
fn of_the_civil_war() {
    altered("acw.Game", 4_000);
}
