//! Choices of the OCS on 10,000 hexes, where two sides of 480 units stand face to face with 20 dumps each: all kinds of order
//! that somebody can be given, and of each kind who can. `choices [KIND]`.

use grognard_core::GAMES;
use grognard_core::binding::game::{GameKind, GameTable};
use grognard_core::ocs::game::{Act, GameChoice};
use grognard_core::reflect::{Reflect, Word};
use std::fmt::Write;
use std::time::Instant;

/// The text of the game in a segment.
fn text(segment: &str) -> String {
    let mut text = String::from("grognard ocs game 1\nhexes axial\noptions\n");
    text += "chart terrain.ground=open cost.leg=12 cost.truck=24 cost.track=12\n";
    write!(text, "turn turn.number=1 turn.segment={segment} turn.first=1 turn.second=2 turn.player=1 ").expect("text");
    text += "turn.first_reserves=5 turn.second_reserves=5 next=1001\n";
    for (q, r) in (0..100).flat_map(|q| (0..100).map(move |r| (q, r))) {
        writeln!(text, "hex {q},{r} terrain=1").expect("text");
    }
    let mut id = 0;
    for (side, front, step) in [(1, 49, -1), (2, 50, 1)] {
        for unit in 0..480 {
            id += 1;
            let (q, r) = (front + step * (unit / 100), unit % 100);
            write!(text, "unit #{id} hex={q},{r} kind=combat arm=other size=regiment rating=4 mode=move side={side}")
                .expect("text");
            for face in ["combat_side", "move_side"] {
                write!(text, " {face}.strength=6 {face}.ma=96 {face}.mobility=leg").expect("text");
            }
            text.push('\n');
        }
        for dump in 0..20 {
            id += 1;
            writeln!(text, "unit #{id} hex={},{} kind=supply amount=40 side={side}", front + step * 5, dump * 5)
                .expect("text");
        }
    }
    text + "end\n"
}

/// Asks a level, and prints how many rows there are and how long it took.
fn ask(table: &GameTable, what: &str, of: Option<&dyn Reflect>) {
    let from = Instant::now();
    let mut rows = 0;
    table.now().choices(of, false.into(), &mut |_, found, _| rows = found.len()).expect("choices");
    println!("  {what:12} {rows:5} rows {:8.1} ms", from.elapsed().as_secs_f64() * 1e3);
}

fn main() {
    let kind: &GameKind = GAMES.iter().find(|kind| kind.name == "ocs.Game").expect("it is listed");
    let asked = std::env::args().nth(1);
    for segment in ["movement", "combat"] {
        let table = GameTable::at(kind, (kind.load)(&text(segment)).expect("a game"));
        println!("{segment}");
        if asked.is_none() {
            ask(&table, "all kinds", None);
        }
        for act in (1..).map_while(Act::of) {
            let word = Act::VOCABULARY.word(act.code()).expect("a word");
            if asked.as_deref().is_none_or(|asked| asked == word) {
                ask(&table, word, Some(&GameChoice { act: act.into(), ..GameChoice::default() }));
            }
        }
    }
}
