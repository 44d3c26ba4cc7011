//! `games FILE...`: plays recorded games and prints what differs.

use grognard_tests::games::{Record, Tally, play};

fn main() {
    let mut tally = Tally::default();
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap();
        let record: Record = serde_json::from_str(&text).unwrap();
        let name = std::path::Path::new(&file).file_stem().unwrap().to_string_lossy().into_owned();
        play(&name, &record, &mut tally);
    }
    println!("turns {:?} moves {:?} battles {:?} boards {:?} probes {:?}", tally.turns, tally.moves, tally.battles, tally.boards, tally.probes);
    for (what, count) in &tally.differences {
        println!("{count:6} {what}\n          {}", tally.examples[what]);
    }
}
