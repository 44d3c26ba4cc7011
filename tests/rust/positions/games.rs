//! Game files of Axis & Allies: a whole game by text alone, and the report of lines that are refused or cannot be read.

use super::{folder, text};
use grognard_adjudicate::game::{File, Report, Wanted, is_game, play, report};
use grognard_adjudicate::show;
use grognard_core::axis_allies::game::Waits;
use grognard_core::axis_allies::powers::Side;
use serde_json::Value as Json;

fn told(file: &str, wanted: Wanted) -> Report {
    report("a.game", file, wanted).expect("a game file")
}

fn json(file: &str, seed: Option<u64>) -> Json {
    serde_json::from_str(&told(file, Wanted { json: true, seed, ..Wanted::default() }).text).expect("JSON")
}

fn whole_game() -> String {
    text(&folder().join("axis-allies-whole-game.game"))
}

/// From the printed set-up to 84 IPC of the Axis at the end of the American turn of the seventh round, as recorded.
#[test]
fn a_whole_game_by_text_alone() {
    let file = File::read(&whole_game()).expect("a game file");
    let played = play(&file, None);
    let refused: Vec<_> = played.rows.iter().filter(|row| !row.is_allowed()).collect();
    assert!(refused.is_empty(), "{refused:?}");
    assert_eq!(played.game.waits(), Waits::Nothing);
    assert_eq!(played.game.victory().winner.get(), Some(Side::Axis));
    assert!(played.game.victory().axis_value >= 84);
    let page = told(&whole_game(), Wanted { board: true, ..Wanted::default() });
    assert!(page.clean && page.text.contains("won by the axis"), "{}", page.text);
    for line in page.text.lines().take_while(|line| !line.starts_with("grognard")) {
        assert!(line.chars().count() <= show::WIDTH, "{line}");
    }
}

/// The same game line by line: the report's last position goes on where the file stopped.
#[test]
fn a_game_goes_on_from_its_report() {
    let all = whole_game();
    let lines: Vec<&str> = all.lines().collect();
    let mut position = lines[..4].join("\n");
    for some in lines[4..].chunks(97) {
        let file = format!("{position}\n{}", some.join("\n"));
        let answer = json(&file, None);
        for line in answer["lines"].as_array().expect("lines") {
            assert_eq!(line["verdict"], "allowed", "{line}");
        }
        position = format!("grognard axis_allies orders 1\n{}", answer["position"].as_str().expect("a text"));
    }
    let end = json(&position, None);
    assert_eq!(end["situation"]["winner"], "axis");
}

#[test]
fn bad_lines_are_named_and_the_rest_is_read_on() {
    let file = "# a comment\n\
        grognard axis_allies orders 1\n\
        title Bad lines\n\
        ussr purchase\n\
        buy 3 imf\n\
        buy 9 inf\n\
        buy 8 inf # all there is\n\
        ussr combat_movement\n\
        \x20 2 inf LEN >\n\
        2 inf LEN > GER\n\
        #60 #61 LEN > EEU\n";
    let page = told(file, Wanted::default());
    assert!(!page.clean);
    let mut rest = page.text.as_str();
    for part in [
        "Bad lines",
        "5  buy 3 imf",
        "column 7: a word is not in its",
        "6  buy 9 inf",
        "FORBIDDEN (AA units)",
        "7  buy 8 inf",
        "allowed (AA units)",
        "ussr pays 24 IPC (AA units)",
        "2 inf LEN >",
        "column 14: a field is missing",
        "2 inf LEN > GER",
        "FORBIDDEN (AA map)",
        "inf #60",
        "11  #60 #61 LEN > EEU",
        "allowed (AA movement)",
        "8 lines, 2 forbidden, 2 not understood",
        "Round 1, ussr combat_movement",
        "grognard axis_allies game 1",
        "> eeu spent 1",
    ] {
        let at =
            rest.find(part).unwrap_or_else(|| panic!("{part:?} is not on the page, or out of order:\n{}", page.text));
        rest = &rest[at..];
    }
    let answer = json(file, None);
    assert_eq!(answer["lines"][1]["fault"]["column"], 7);
    assert_eq!(answer["lines"][1]["fault"]["code"], "unknown_word");
    assert_eq!(answer["lines"][6]["verdict"], "forbidden");
    assert_eq!(answer["lines"][6]["objections"][0]["piece"], 60);
    assert_eq!(answer["lines"][3]["effects"][0]["amount"], 24);
}

#[test]
fn dice_are_rolled_from_a_seed() {
    let file = "grognard axis_allies game 1; round 1 uk combat; cash 0 0 0 0 0; space ukr germany battle; uk; \
        arm ukr 1 spent 1 engaged; germany; inf ukr 2; end\nfight UKR\nroll\n";
    let file = file.replace("; ", "\n");
    let answer = json(&file, Some(7));
    assert_eq!(answer["lines"][1]["rolled"].as_array().map(Vec::len), Some(1), "{answer}");
    assert_eq!(answer, json(&file, Some(7)));
    // Without a seed there are no dice.
    assert_eq!(json(&file, None)["lines"][1]["fault"]["column"], 1);
}

#[test]
fn bad_files() {
    let wrong = |file: &str| report("a.game", file, Wanted::default()).unwrap_err();
    assert!(wrong("grognard axis_allies orders 2\n").contains("begins with `grognard axis_allies orders 1`"));
    assert!(
        wrong("grognard axis_allies orders 1\ngrognard axis_allies game 1\nround 1 uk lunch\nend\n")
            .contains("lines[1]")
    );
    assert!(
        wrong("grognard axis_allies orders 1\ngrognard axis_allies game 1\nround 1 uk combat\n")
            .contains("no line `end`")
    );
    assert!(is_game("\n# x\nGrognard Axis_Allies orders 1") && !is_game("{\"version\": 1}"));
}

/// The games of the other systems begin with a position, and go on from the one that the report ends with.
#[test]
fn games_of_other_systems() {
    for name in ["korea-turn.game", "acw-phase.game"] {
        let whole = text(&folder().join(name));
        let page = report(name, &whole, Wanted { board: true, ..Wanted::default() }).expect("a game file");
        assert!(page.clean, "{}", page.text);
        let (position, orders) = whole.split_once("\nend\n").expect("a position");
        let mut position = format!("{position}\nend\n");
        for order in orders.lines().filter(|order| !order.is_empty()) {
            let file = format!("{position}{order}\n");
            let told = report(name, &file, Wanted { json: true, ..Wanted::default() }).expect("a game file");
            let told: Json = serde_json::from_str(&told.text).expect("JSON");
            assert_eq!(told["lines"][0]["verdict"], "allowed", "{told}");
            position = told["position"].as_str().expect("a text").to_owned();
        }
        assert!(page.text.ends_with(&position), "{}", page.text);
    }
}

#[test]
fn refused_and_unreadable_lines_of_other_systems() {
    let whole = text(&folder().join("korea-turn.game"));
    let (position, _) = whole.split_once("\nend\n").expect("a position");
    let file = format!("{position}\nend\nprepared 3rd > 5th\nend now\nflip\n");
    let told = report("a.game", &file, Wanted::default()).expect("a game file");
    assert!(!told.clean);
    assert!(told.text.contains("column 16: nothing has this name: no"), "{}", told.text);
    assert!(told.text.contains("3 lines, 0 forbidden, 3 not understood"), "{}", told.text);
    let cut = report("a.game", "grognard acw game 1\nround 1\n", Wanted::default());
    assert!(cut.is_err_and(|why| why.starts_with("a.game: position.end: ")));
    let rolled = format!("{position}\nend\nprepared 105th > 1st_cav\nready\nready\nroll\n");
    let seeded =
        |seed| report("a.game", &rolled, Wanted { seed: Some(seed), json: true, ..Wanted::default() }).unwrap().text;
    let told: Json = serde_json::from_str(&seeded(7)).expect("JSON");
    assert_eq!(
        (told["lines"][3]["verdict"].as_str(), told["lines"][3]["rolled"].as_array().map(Vec::len)),
        (Some("allowed"), Some(2))
    );
    assert_eq!(seeded(7), seeded(7));
}
