//! `games [FOLDER]`: plays the recorded games of a folder, by default those that the repository carries, and compares
//! what differs with the table. See `tests/games/README.md`.

use grognard_tests::games::{Record, Tally, play};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The games that the repository carries.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games/axis_allies");

/// What is known to differ in them.
static TABLE: &str = include_str!("../../games/differences.tsv");

/// The text of a game's file, unpacked.
fn text(file: &Path) -> String {
    if file.extension().is_some_and(|end| end == "xz") {
        let unpacked = Command::new("xz").arg("-dc").arg(file).output().expect("xz");
        assert!(unpacked.status.success(), "{}: not an xz file", file.display());
        return String::from_utf8(unpacked.stdout).expect("text");
    }
    std::fs::read_to_string(file).expect("a file")
}

fn main() -> ExitCode {
    let folder = std::env::args().nth(1).unwrap_or_else(|| GAMES.to_owned());
    let own = Path::new(&folder).canonicalize().ok() == Path::new(GAMES).canonicalize().ok();
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|file| [".json", ".json.xz"].iter().any(|end| file.to_string_lossy().ends_with(end)))
        .collect();
    files.sort();
    let mut tally = Tally::default();
    for file in &files {
        let record: Record = serde_json::from_str(&text(file)).expect("a recorded game");
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        play(name.split('.').next().unwrap_or_default(), &record, &mut tally);
    }
    let known: BTreeMap<&str, (u32, &str)> = TABLE
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut columns = line.split('\t');
            let mut column = || columns.next().expect("three columns");
            let (count, what, why) = (column(), column(), column());
            (what, (count.parse().expect("a count"), why))
        })
        .collect();
    let mut failed = 0;
    for (what, count) in &tally.differences {
        let (expected, why) = known.get(what.as_str()).copied().unwrap_or((0, "NOT EXPLAINED"));
        // Other games have other counts.
        let wrong = !known.contains_key(what.as_str()) || (own && expected != *count);
        failed += u32::from(wrong);
        let sign = if wrong { "!" } else { " " };
        println!("{sign}{count:6}  {what}: {why}");
        if wrong {
            println!("         {expected} in the table; the first: {}", tally.examples[what]);
        }
    }
    for (what, (count, _)) in known.iter().filter(|(what, _)| own && !tally.differences.contains_key(**what)) {
        println!("!     0  {what}: {count} in the table");
        failed += 1;
    }
    let rows = [
        ("turns played to their end", tally.turns),
        ("moves allowed", tally.moves),
        ("battles with the same survivors", tally.battles),
        ("boards and treasuries alike", tally.boards),
        ("probes judged alike", tally.probes),
    ];
    let mut passed = 0;
    for (what, [all, alike]) in rows {
        println!("{alike:6} of {all:6} {what}");
        passed += alike;
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 && passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
