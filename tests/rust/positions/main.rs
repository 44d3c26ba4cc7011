//! The position files: the output of the default one, the schema, and the messages for bad files. `stories` and
//! `civil_war` contain the expected output of other files.

mod civil_war;
mod games;
mod orders;
mod stories;
mod tables;
mod turns;

use grognard_adjudicate::adjudicate::{adjudicate, to_json};
use grognard_adjudicate::draw::{Picture, characters, svg};
use grognard_adjudicate::position::{Position, systems};
use grognard_adjudicate::show;
use serde_json::{Value as Json, json};
use std::path::{Path, PathBuf};

mod axis_allies;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("positions")
}

fn shipped() -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder()).expect("the positions can be listed").flatten().map(|e| e.path());
    let mut files: Vec<_> = all.filter(|p| p.extension().is_some_and(|e| e == "json")).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a position can be read")
}

fn default_position() -> String {
    text(&folder().join("ocs-comprehensive-combat.json"))
}

fn told(text: &str, seed: Option<u64>) -> String {
    let stories = adjudicate(Position::read(text).expect("a good position"), seed).expect("answers");
    stories.iter().enumerate().map(|(i, s)| show::story(i + 1, s)).collect()
}

/// The published comprehensive combat example: every figure, in its order.
#[test]
fn the_comprehensive_example_shows_every_figure() {
    let page = told(&default_position(), None);
    let mut rest = page.as_str();
    for figure in [
        "corps artillery: 20",
        "pay 3T",
        "target: 3 RE",
        "modified roll 6",
        "result DG",
        "tank brigade: disorganize",
        "4th regiment: 4",
        "the hexside counts",
        "8th regiment: 8",
        "8th regiment: x 1/2 = 4",
        "panzer regiment: 6",
        "panzer regiment: x 3/2 = 9",
        "attackers in all: 17",
        "tank brigade: 7",
        "tank brigade: x 1/2 = 3 1/2",
        "1st rifle brigade: x 1/2 = 3",
        "2nd rifle brigade: x 1/2 = 3 1/2",
        "defenders in all: 10",
        "odds 2:1",
        "column 2:1 (open)",
        "panzer regiment: Action Rating 5",
        "tank brigade: Action Rating 2",
        "die roll modifier +3",
        "attackers: pay 3T",
        "defenders: pay 2T",
        "modified roll 11",
        "shift 2 to the right",
        "column 4:1 (open)",
        "row 6",
        "result Ao1/Do1",
        "surprise roll 5+3 = 8, modified by +3 to 11",
        "the die of 2 shifts",
        "combat roll 1+2 = 3, modified by +3 to 6",
    ] {
        let at = rest.find(figure).unwrap_or_else(|| panic!("{figure:?} is not on the page, or out of order:\n{page}"));
        rest = &rest[at..];
    }
}

/// No figure of the example stands in the file where it could be copied from.
#[test]
fn the_figures_come_from_the_counters() {
    let changed = default_position().replacen("\"strength\": 8", "\"strength\": 10", 1);
    let page = told(&changed, None);
    assert!(page.contains("attackers in all: 18"), "{page}");
    let across = default_position().replacen(
        "\"num\": 1, \"den\": 2, \"bracketed\": true}\n",
        "\"num\": 1, \"den\": 4, \"bracketed\": true}\n",
        1,
    );
    assert!(told(&across, None).contains("8th regiment: x 1/4 = 2"));
}

#[test]
fn every_page_fits_eighty_columns() {
    for path in shipped() {
        for seed in [None, Some(0), Some(1), Some(1950)] {
            let page = told(&text(&path), seed);
            for line in page.lines() {
                assert!(line.chars().count() <= show::WIDTH, "{}: {line}", path.display());
            }
        }
    }
}

#[test]
fn every_position_obeys_the_schema() {
    let schema: Json =
        serde_json::from_str(&text(&folder().join("generated/schema.json"))).expect("the schema is JSON");
    let schema = jsonschema::validator_for(&schema).expect("the schema is one");
    for path in shipped() {
        let position: Json = serde_json::from_str(&text(&path)).expect("JSON");
        let errors: Vec<String> = schema.iter_errors(&position).map(|e| format!("{}: {e}", e.instance_path)).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", path.display());
    }
    for (change, value) in [
        ("/version", json!(2)),
        ("/units/0/rating", json!("high")),
        ("/units/0/hat", json!(1)),
        ("/questions/0/ask", json!("nicely")),
        ("/terrain/open/ground", json!("muddy")),
    ] {
        let mut bad: Json = serde_json::from_str(&default_position()).expect("JSON");
        let (parent, field) = change.rsplit_once('/').expect("a path");
        bad.pointer_mut(parent).expect("there")[field] = value;
        assert!(!schema.is_valid(&bad), "{change}");
        assert!(Position::read(&bad.to_string()).is_err(), "{change}");
    }
}

#[test]
fn a_bad_file_gets_one_clear_message_with_the_place() {
    let risk = format!("system: no system is called \"risk\"; there are {}", systems().join(", "));
    let cases = [
        ("{\"version\": 1,\n \"system\" \"ocs\"}", "line 2, column 11: expected `:`"),
        (
            r#"{"version": 9, "system": "ocs", "title": "", "units": [], "questions": []}"#,
            "version: version 1 is read here, not 9",
        ),
        (r#"{"version": 1, "system": "risk", "title": "", "units": [], "questions": []}"#, risk.as_str()),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "rating": true}], "questions": []}"#,
            "units[0].rating: a value of another type than the field's (wrong_type): true; needs a whole number",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "combat_side": {"strength": -1}}], "questions": []}"#,
            "units[0].combat_side.strength: a number lies outside its range (out_of_range): -1; needs 0 to 65534 point",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "mode": "asleep"}], "questions": []}"#,
            "units[0].mode: a word is not in its vocabulary (unknown_word): \"asleep\"; one of combat, move, reserve, strat, exploit, dg",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a"}, {"name": "a"}], "questions": []}"#,
            "units[1].name: the name \"a\" stands twice",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [], "questions": [{"ask": "combat", "attackers": ["x"], "target": {"q": 0, "r": 0}}]}"#,
            "questions[0].attackers[0]: there is no unit called \"x\"",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "side": 1, "kind": "combat", "mode": "combat", "size": "regiment", "arm": "other", "combat_supply": "paid", "rating": 9, "hex": {"q": 1, "r": 0}}, {"name": "b", "side": 2, "kind": "combat", "mode": "combat"}], "questions": [{"ask": "combat", "attackers": ["a"], "target": {"q": 0, "r": 0}, "with": {"attack": "regular", "phase": "combat"}}]}"#,
            "questions[0].attackers[0].rating: a number lies outside its range (out_of_range): 9; needs 0 to 5",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [], "questions": [{"ask": "operation", "operation": "ocs.magic", "in": {}}]}"#,
            "questions[0].operation: there is no operation of this name",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "questions": [{"ask": "operation", "operation": "ocs.size.re", "in": {"unit": {"$": "x"}}}]}"#,
            "questions[0].in.unit: nothing is called \"x\"",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "questions": [{"ask": "operation", "operation": "ocs.size.re", "in": {"unit": {"$": 3}}}]}"#,
            "questions[0].in.unit.$: a reference is a text",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "let": {"x": {"kind": "combat", "mode": "combat", "rating": 9}}, "questions": [{"ask": "operation", "operation": "ocs.modes.action_rating", "in": {"unit": {"$": "x"}}}]}"#,
            "questions[0].unit.rating: a number lies outside its range (out_of_range): 9; needs 0 to 5",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a"}], "let": {"a": {}}, "questions": []}"#,
            "let.a: a unit has this name",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "id": 4}, {"name": "b", "id": 4}], "questions": []}"#,
            "units[1].id: the id 4 stands twice",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a"}], "let": {"b": {"units": []}}, "questions": [{"ask": "operation", "operation": "ocs.construction.assess", "in": {"board": {"$": "b"}, "unit": {"$id": "a"}, "phase": "movement", "hex": {"q": 0, "r": 0}, "task": "build_hedgehog"}}]}"#,
            "questions[0].unit: a number lies outside its range (out_of_range): 1",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "kind": "combat", "mode": "combat", "size": "regiment"}], "let": {"b": {}}, "questions": [{"ask": "operation", "operation": "ocs.size.re", "in": {"unit": "a"}, "becomes": "b"}]}"#,
            "questions[0].becomes: only ocs.board.apply changes a board",
        ),
        (
            r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "side": 1, "kind": "combat", "mode": "combat"}], "let": {"b": {"units": [{"$": "a"}]}}, "questions": [{"ask": "operation", "operation": "ocs.board.apply", "in": {"board": {"$": "b"}, "effects": [{"unit": {"$id": "a"}, "what": "disorganize", "rule": "OCS 9.12"}]}, "becomes": "c"}]}"#,
            "questions[0].becomes: nothing is called \"c\"",
        ),
    ];
    for (file, message) in cases {
        let got = Position::read(file).and_then(|p| adjudicate(p, None));
        assert_eq!(got.expect_err(file).to_string(), message);
    }
}

/// Values by name, changed where they are used, and what earlier answers said.
#[test]
fn questions_refer_to_values_and_answers() {
    let file = r#"{"version": 1, "system": "ocs", "title": "", "units": [{"name": "a", "kind": "combat", "mode": "combat", "side": 1, "rating": 3}],
        "let": {"brigade": {"kind": "combat", "mode": "combat", "side": 1, "size": "multi_step", "steps": 3}},
        "questions": [
            {"ask": "operation", "operation": "ocs.size.re", "in": {"unit": {"$": "brigade", "steps_lost": 1}}},
            {"ask": "operation", "operation": "ocs.modes.action_rating", "in": {"unit": {"$": "a", "mode": "dg", "oriented": "combat"}}},
            {"ask": "operation", "operation": "ocs.modes.action_rating", "in": {"unit": {"$": "a", "rating": {"$": "2.value.rating"}}}}
        ]}"#;
    let stories = adjudicate(Position::read(file).expect("good"), None).expect("answers");
    assert_eq!(stories[0].told[0].answer.value["steps"], 2);
    assert_eq!(stories[1].told[0].answer.value["rating"], 2);
    assert_eq!(stories[2].told[0].answer.value["rating"], 2);
}

#[test]
fn pictures_show_hexes_units_and_zones() {
    let position = Position::read(&default_position()).expect("good");
    let stories = adjudicate(position.clone(), None).expect("answers");
    let pictures: Vec<Picture> = stories.iter().filter_map(|story| Picture::of(&position, story)).collect();
    assert_eq!(pictures.len(), stories.len());
    let page = characters::draw(&pictures[1]);
    for part in ["/0,0 ", "\\A:4th regi/", "B:tank b+2", "0,1 open  A:panzer regiment", "(ab"] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(page.lines().all(|line| line.chars().count() <= show::WIDTH || line.starts_with("  ")), "{page}");
    let svg = svg::draw(&pictures);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    let hexes: usize = pictures.iter().map(|p| p.cells.len()).sum();
    assert_eq!(svg.matches("<polygon").count(), hexes);
    assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    assert!(svg.contains(">tank brigade</text>"));
}

/// The picture that README.md begins with. Where it is out of date, the command in README.md draws it anew.
#[test]
fn the_first_picture_is_that_of_its_position() {
    let position = Position::read(&text(&folder().join("ocs-first-attack.json"))).expect("good");
    let stories = adjudicate(position.clone(), None).expect("answers");
    let pictures: Vec<Picture> = stories.iter().filter_map(|story| Picture::of(&position, story)).collect();
    assert!(svg::draw(&pictures) == text(&folder().join("generated/ocs-first-attack.svg")));
}

#[test]
fn json_says_the_same_and_a_seed_the_same_each_time() {
    let stories = |seed| adjudicate(Position::read(&default_position()).expect("good"), seed).expect("answers");
    let json: Vec<Json> = stories(None).iter().map(|story| to_json(story, true)).collect();
    assert_eq!(json[1]["answers"][0]["value"]["odds"], json!({"attack": 2, "defence": 1}));
    assert_eq!(json[1]["answers"][0]["verdict"], json!("allowed"));
    assert_eq!(json[1]["answers"][2]["value"]["result"], json!("Ao1/Do1"));
    // Chances are numbers, or, exactly, cases.
    let fractions = |answers: &Json| answers.to_string().matches("\":0.").count();
    let numbers = stories(None).iter().map(|story| to_json(story, false)).collect::<Json>();
    assert!(fractions(&numbers) > 0 && fractions(&json.iter().cloned().collect()) == 0);
    let seeded = |seed| stories(Some(seed)).iter().map(|story| to_json(story, true)).collect::<Vec<_>>();
    assert_eq!(seeded(7), seeded(7));
    assert_ne!(seeded(7), seeded(8));
}
