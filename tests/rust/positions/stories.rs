//! What the stories of chapters 4 and 13 must show: each figure and each rule, in its order, and the pictures.

use super::{folder, told};
use grognard_adjudicate::adjudicate::{Story, adjudicate};
use grognard_adjudicate::draw::{Picture, characters, svg};
use grognard_adjudicate::position::Position;

fn read(name: &str) -> (Position, Vec<Story>) {
    let text = super::text(&folder().join(name));
    let position = Position::read(&text).expect("a good position");
    let stories = adjudicate(position.clone(), None).expect("answers");
    (position, stories)
}

/// The page must have these, one after another.
fn shows(name: &str, figures: &[&str]) {
    let page = told(&super::text(&folder().join(name)), None);
    let mut rest = page.as_str();
    for figure in figures {
        let at = rest.find(figure).unwrap_or_else(|| panic!("{figure:?} is not on the page, or out of order:\n{page}"));
        rest = &rest[at + figure.len()..];
    }
}

fn picture(name: &str, number: usize) -> (String, String) {
    let (position, stories) = read(name);
    let picture = Picture::of(&position, &stories[number - 1]).expect("it is about hexes");
    (characters::draw(&picture), svg::draw(std::slice::from_ref(&picture)))
}

fn has(text: &str, parts: &[&str]) {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in parts {
        assert!(text.contains(part) || line.contains(part), "{part:?} is not in\n{text}");
    }
}

/// OCS 4.5a.C and D: a friendly unit in the hex negates the zone for supply, not for cargo.
#[test]
fn a_rail_move_is_blocked_by_a_zone_that_a_negation_cannot_lift() {
    let name = "ocs-rail-blocked.json";
    shows(
        name,
        &[
            "1. The panzer regiment would go by rail",
            "FORBIDDEN",
            "OCS 4.5a.C not allowed: no rail transport in an enemy zone of control",
            "decided by OCS 4.5a.C, OCS 13.3c, OCS 13.3e",
            "unit: cavalry division",
            "negated by: security regiment",
            "decided by OCS 4.4b, OCS 4.5, OCS 4.5b",
            "3. Supply may be traced",
            "ALLOWED",
            "source: 0,1",
            "decided by OCS 12.6, OCS 12.6a.2, OCS 4.5a.D, OCS 4.5b, OCS 13.3c",
            // Barrage table, 25 points and more, a roll of 9: a bracketed half, which is DG (10.0).
            "column of 25 points and more",
            "Ruling, dice 5 4",
            "table: [1/2]",
            "counts: DG",
            "OCS 5.10a.A",
            "cavalry division: mode dg",
            "8. Disorganized cavalry",
            "ALLOWED",
            // 1 RE is a point of Rail Cap; of two, one is left. Six hexes.
            "cost: 1",
            "left: 1",
            "hexes: 6",
            "decided by OCS 13.3a, OCS 13.3b, OCS 13.3c, OCS 13.3e",
            "panzer regiment: hex 6,-2, transported rail, halted detrained",
            "10. It may not go on",
            "FORBIDDEN",
            "decided by OCS 13.3e",
        ],
    );
    let (page, drawing) = picture(name, 1);
    has(
        &page,
        &["/0,1 city\\", ">start", ">to", "B:cavalry", "/b         \\", "#A:security/", "#: a railroad crosses"],
    );
    has(&drawing, &["forbidden</text>", ">cavalry divisi", "stroke-dasharray=\"7 2\""]);
    // After the bombing the cavalry covers nothing, and after the move the panzers stand in the east.
    let (page, _) = picture(name, 7);
    assert!(!page.contains("/b ") && !page.contains("ab "), "{page}");
    let (page, _) = picture(name, 9);
    has(&page, &["#A:panzer r/"]);
    assert!(page.contains("6,-2 city  A:panzer regiment") && !page.contains("0,1 city  A:"), "{page}");
}

/// OCS 4.5b: a unit in each zone that spends no MP later lets the trucks through.
#[test]
fn a_truck_column_lays_its_carpet() {
    let name = "ocs-truck-carpet.json";
    shows(
        name,
        &[
            "1. The column drives on",
            "FORBIDDEN",
            // Each zone keeps it out of the hex behind.
            "path 2: not allowed",
            "path 3: not allowed",
            "path 4: not allowed",
            "decided by OCS 4.5a.A",
            "2. The carpet",
            "ALLOWED",
            "zones: 3",
            "negated: 3",
            "units: 1",
            "1,2  rifle regiment  1st motorized  3         3       OCS 4.5b",
            "2,1  rifle regiment  2nd motorized  2         2       OCS 4.5b",
            "3,1  rifle regiment  3rd motorized  1         1       OCS 4.5b",
            "decided by OCS 4.5, OCS 4.5a.A, OCS 4.5b",
            "3. A carpet with a hole",
            "FORBIDDEN",
            "path 4: not allowed",
            "decided by OCS 4.5a.A",
            "1st motorized: hex 1,2",
            "2nd motorized: hex 2,1",
            "3rd motorized: hex 3,1",
            "truck column: hex 5,0, mp spent 2 1/2",
            // 13.2f: a tenth of 50 MP.
            "5. The trucks unload",
            "ALLOWED",
            "cost: 5",
            "load: 8",
            "decided by OCS 13.2f",
            "truck column: mp spent 7 1/2, load 8",
            "new supply of side 1: hex 5,0, amount 12",
            "7. Another column may follow",
            "ALLOWED",
            "negated by: 3rd motorized",
        ],
    );
    let (page, drawing) = picture(name, 2);
    has(&page, &["*1", "*2", "*3", "*4", "*5", "A:1st mo+3", "+: a road crosses"]);
    has(&drawing, &["allowed</text>", "stroke=\"#d35400\""]);
    let (page, _) = picture(name, 6);
    has(
        &page,
        &["A:1st moto", "A:2nd moto", "A:3rd moto", "5,0 village  A:relieved regiment, A:truck column, A:supply"],
    );
}

/// OCS 13.5a, 13.5c, 4.5a.K, all at once.
#[test]
fn a_rebuild_is_refused_for_three_reasons_at_once() {
    let name = "ocs-rebuild-refused.json";
    shows(
        name,
        &[
            "three reasons at once",
            "FORBIDDEN",
            "OCS 4.5a.K not allowed",
            "OCS 13.5a  not allowed",
            "OCS 13.5c  order 1: not allowed",
            "decided by OCS 4.5a.K, OCS 13.5a, OCS 13.5c",
            "2. The picket there negates",
            "FORBIDDEN",
            "decided by OCS 4.5a.K",
            "2,2  2    corps headquarters  yes",
            "4,0  1                                yes",
            "4. Two steps",
            "ALLOWED",
            "pax: 2",
            "hq: corps headquarters",
            "decided by OCS 13.5a, OCS 13.5b",
            "2nd Pax: gone",
            "1st Pax: gone",
            // 3 steps, of which 2 are rebuilt.
            "infantry division comes: hex 2,2, steps lost 1",
            "re: 2",
        ],
    );
    let (page, _) = picture(name, 1);
    has(&page, &["A:1st Pa+1", "A:corps he", "B:rifle di"]);
    let (page, _) = picture(name, 5);
    has(&page, &["A:infantry"]);
    assert!(!page.contains("1st Pa"), "{page}");
}

/// OCS 4.9a, 4.9b: what each player may see, and what both must say.
#[test]
fn a_hex_in_fog_of_war_is_not_the_same_to_both() {
    let name = "ocs-fog-of-war.json";
    shows(
        name,
        &[
            "1. What the attacker sees",
            "zone: yes",
            "hidden: yes",
            "hedgehog     combat  combat",
            "combat unit  combat  combat  yes     yes",
            "decided by OCS 4.9a",
            "2. What he sees of 3,1",
            "tank brigade  OCS 4.9a  combat unit  dg    move   yes     yes",
            "3. The owner of that stack",
            "scouts  OCS 4.9a  combat unit",
            "4. The scouts attack",
            // 3 against 14 and the 1 of artillery that defends (13.4b).
            "odds 1:5",
            "5. What both players must say",
            "attack: 3",
            "defence: 15",
            "attacker rating: 4",
            "defender rating: 4",
            "defender anti tank: heavy",
            "decided by OCS 4.9b",
        ],
    );
    // The attacker's map hides what the owner's shows.
    let (his, drawing) = picture(name, 1);
    has(
        &his,
        &["2,1  B:2nd hedgehog, B:guards division, B:?", "3,1  B:tank brigade, B:?", "1,2  A:scouts, A:scouts' supply"],
    );
    for hidden in ["artillery", "army supply", "army trucks"] {
        assert!(!his.contains(hidden) && !drawing.contains(hidden), "{his}");
    }
    let (theirs, _) = picture(name, 3);
    has(&theirs, &["B:army artillery, B:army supply", "B:tank brigade, B:army trucks", "1,2  A:scouts, A:?"]);
}
