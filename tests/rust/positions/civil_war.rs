//! What the Civil War line must show: one stack faces two. Each figure follows from the counters as the file has them.

use super::{folder, told};
use grognard_adjudicate::adjudicate::adjudicate;
use grognard_adjudicate::draw::{Picture, characters, svg};
use grognard_adjudicate::json::record;
use grognard_adjudicate::position::Position;
use grognard_core::acw::table::EXAMPLE;
use serde_json::{Value as Json, json};

const NAME: &str = "acw-line.json";

fn text() -> String {
    super::text(&folder().join(NAME))
}

/// The page must have these, one after another.
fn shows(page: &str, figures: &[&str]) {
    let mut rest = page;
    for figure in figures {
        let at = rest.find(figure).unwrap_or_else(|| panic!("{figure:?} is not on the page, or out of order:\n{page}"));
        rest = &rest[at + figure.len()..];
    }
}

#[test]
fn the_line_shows_every_figure() {
    let page = told(&text(), None);
    shows(
        &page,
        &[
            "1. Which enemy hexes must be attacked?",
            "must: 2",
            // 5 + 4 of the foot count 8, with 6 of the guns 14 (3); the 7th Wisconsin has 5 more against 1,0.
            "1,-1  must  4         1          14",
            "1,0   must  10        2          19",
            "decided by ACW 1, ACW 2",
            "2. The 7th Wisconsin alone",
            "FORBIDDEN",
            "1,-1  1,-1   ACW 2  0         unattacked",
            "0,0   1,-1   ACW 5  1         stays out",
            "decided by ACW 2, ACW 5",
            "3. One stack in two combats",
            "FORBIDDEN",
            "0,1  1,-1   0       ACW 1  2         not adjacent",
            "0,0  0,0    1       ACW 4  0         split",
            "decided by ACW 1, ACW 4",
            "4. A plan that covers both",
            "ALLOWED",
            // 14 to 4 is 3:1 and 5 to 10 is 1:2, the worst of the two.
            "combats: 2",
            "worst combat: 1",
            "worst: 1:2",
            "5. The plan with the best worst odds",
            // 14 to 4 + 10 is 1:1, and the 7th Wisconsin, which does not touch 1,-1, stays out (5).
            "combats: 1",
            "idle: 1",
            "worst: 1:1",
            "bound: 1:1",
            "proven: yes",
            "decided by ACW 1, ACW 2, ACW 4, ACW 5",
            "6. One enemy hex to a combat",
            "FORBIDDEN",
            // One stack for two hexes (Hall); the other is out of command (6).
            "1,-1  defender  4",
            "1,0   defender  10",
            "0,0   attacker  14",
            "decided by ACW 2, ACW 4, ACW 6",
            "7. One stack against two",
            "ALLOWED",
            "19th Indiana: 14",
            "attackers in all: 14",
            "13th Alabama: 4",
            "7th Tennessee: 10",
            "defenders in all: 14",
            "odds 1:1",
            "column 1:1\n",
            "attackers: 6",
            // The largest defending unit is that of 7 SP.
            "defenders: 5",
            // 9: a commander of 5, higher ground, breastworks; one hex does not flank (7).
            "commander: -1",
            "higher ground: -1",
            "in breastworks: +1",
            "die roll modifier -1",
            "decided by ACW 3, ACW 4, ACW 8, ACW 9, ACW 10",
            "8. Its exact chances",
            // Rows 0 to 5 of the column of 1:1.
            "faces: 6 6 5 4 4 3",
            "exchange: 1",
            "code 3, attacker retreat 1, defender advance  1",
            "code 4                                        2",
            "code 5, exchange                              1",
            "code 6, attacker advance, defender retreat 1  2",
            "decided by ACW 8, ACW 9",
            "9. The die falls",
            "modified roll 2",
            "row 2",
            "result: code: 5",
            "10. What the defender owes",
            "losses: 2",
            // The hex without the rating loses any unit (10).
            "1,-1  1       0",
            "1,0   1       5",
            "11. He gives it up",
            "owed: 11",
            "13th Alabama   ACW 10  1,-1  4       eliminate",
            "7th Tennessee  ACW 10  1,0   7       eliminate",
            "12. What the attacker must match",
            "strength: 11",
            "13. Less does not match it",
            "FORBIDDEN",
            "decided by ACW 10",
            "14. The least that does",
            // 5 of the rating used and 6 are 11.
            "strength: 11",
            "19th Indiana  ACW 10  0,0  5       eliminate",
            "battery B     ACW 10  0,0  6       eliminate",
            "Gen. Hale     ACW 11  0,0  0       commander rolls",
            "decided by ACW 8, ACW 10, ACW 11",
            "15. A 1 for Gen. Hale",
            "casualties: 1",
            // His replacement has one star, Gen. Price two.
            "army commander: Gen. Price",
            "changed: yes",
            "Gen. Hale  ACW 11  0,0  replace",
        ],
    );
}

/// The figures come from the counters: with a smaller battery the same plan is worse, and another is better.
#[test]
fn the_figures_come_from_the_counters() {
    let other = text().replacen("\"strength\": 6,", "\"strength\": 1,", 1);
    let page = told(&other, None);
    // 8 + 1 = 9 against 14 is 1:2 together; apart 9 to 4 is 2:1 and 5 to 10 is 1:2: no better.
    shows(&page, &["1,-1  must  4         1          9", "5. The plan", "worst: 1:2", "bound: 1:2", "proven: yes"]);
}

#[test]
fn the_table_is_the_example() {
    let file: Json = serde_json::from_str(&text()).expect("JSON");
    let table = &file["let"]["table"];
    assert_eq!(table["cells"], json!(EXAMPLE.cells));
    assert_eq!((&table["rows"], &table["first"]), (&json!(EXAMPLE.rows), &json!(EXAMPLE.first.get())));
    let columns: Vec<Json> = EXAMPLE.columns.iter().map(|heading| record(heading)).collect();
    assert_eq!(table["columns"], json!(columns));
    for (told, result) in table["results"].as_array().expect("a list").iter().zip(EXAMPLE.results) {
        let whole = record(result);
        for (name, value) in told.as_object().expect("a result") {
            match value.as_object() {
                Some(fate) => assert!(fate.iter().all(|(part, value)| whole[name][part] == *value), "{told}"),
                None => assert_eq!(whole[name], *value, "{told}"),
            }
        }
    }
    assert_eq!(table["results"].as_array().map(Vec::len), Some(EXAMPLE.results.len()));
}

#[test]
fn the_pictures_show_the_line_and_who_attacks_whom() {
    let position = Position::read(&text()).expect("good");
    let stories = adjudicate(position.clone(), None).expect("answers");
    let picture = |number: usize| Picture::of(&position, &stories[number - 1]).expect("it is about hexes");
    let has = |text: &str, parts: &[&str]| {
        for part in parts {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
    };
    // Both sides' counters by their names, zones of control, and the rows of the answer.
    let first = picture(1);
    // Four hexes of stacks and the ten around them, which their zones of control cover.
    assert_eq!(first.cells.len(), 14);
    let page = characters::draw(&first);
    has(
        &page,
        &["\\A:19th I+3/", "\\A:7th Wi+1/", "\\B:13th Ala/", "\\B:7th Te+1/", "/ab *1 ", "/ab *2 ", "/a  ", "/b  "],
    );
    has(&page, &["0,0  A:19th Indiana, A:24th Michigan, A:battery B, A:Gen. Hale", "*n: row or step n"]);
    // A stack that splits bears both numbers; the faults are told in words.
    let split = picture(3);
    has(&characters::draw(&split), &["/ab *0*1 ", "*n: combat n"]);
    assert_eq!(split.fights.len(), 3);
    // The plan that is found, and the better one: an arrow for each attack.
    for (number, arrows) in [(4, 2), (5, 2), (1, 0)] {
        let drawing = svg::draw(std::slice::from_ref(&picture(number)));
        assert_eq!(drawing.matches("<path ").count(), arrows, "{number}");
    }
    let page = characters::draw(&picture(5));
    assert_eq!(page.matches(" *0 ").count(), 3, "{page}");
    // The combat's ground, and whose units settle a loss.
    has(&characters::draw(&picture(7)), &["0,0 ridge  A:19th Indiana", "1,0 breastworks  B:7th Tennessee"]);
    has(&characters::draw(&picture(10)), &["\\B:13th Ala/"]);
    has(&characters::draw(&picture(14)), &["\\A:19th I+3/"]);
    let drawing = svg::draw(&[picture(5)]);
    has(&drawing, &[">Gen. Hale</text>", ">7th Tennessee</text>"]);
}
