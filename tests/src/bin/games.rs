//! `games [FOLDER]`: plays the recorded games of a folder, by default those that the repository carries, and compares
//! what differs with the table. See `tests/games/README.md`. `games --orders FILE` prints a recorded game as a game file,
//! to the victory or to the first difference.

use grognard_tests::games::{Record, Tally, orders, play};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The games that the repository carries.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games/axis_allies");

/// What is known to differ in them.
static TABLE: &str = include_str!("../../games/differences.tsv");

/// The text of a game's file, unpacked.
fn text(file: &Path) -> Result<String, String> {
    if file.extension().is_some_and(|end| end == "xz") {
        let unpacked = Command::new("xz").arg("-dc").arg(file).output().map_err(|why| format!("xz: {why}"))?;
        if !unpacked.status.success() {
            return Err("not an xz file".to_owned());
        }
        return String::from_utf8(unpacked.stdout).map_err(|why| why.to_string());
    }
    std::fs::read_to_string(file).map_err(|why| why.to_string())
}

/// A recorded game.
fn record(file: &Path) -> Result<Record, String> {
    serde_json::from_str(&text(file)?).map_err(|why| format!("not a recorded game: {why}"))
}

/// The name of a record by its file.
fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    name.split('.').next().unwrap_or_default().to_owned()
}

/// The record that `tests/positions/axis-allies-whole-game.game` tells.
const TOLD: &str = "easy-301";

/// That file.
static WHOLE_GAME: &str = include_str!("../../positions/axis-allies-whole-game.game");

/// A recorded game as a game file, and whether it goes on to a victory.
fn written(file: &Path) -> Result<(String, bool), String> {
    let (lines, won) = orders(&name(file), &record(file)?);
    let title = format!("title A game from the set-up to its end, from the record {}", name(file));
    Ok((format!("grognard axis_allies orders 1\n{title}\noption tas_links\n\n{}\n", lines.join("\n")), won))
}

/// Prints a recorded game as a game file.
fn write(file: &Path) -> ExitCode {
    match written(file) {
        Ok((text, won)) => {
            print!("{text}");
            if won { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            eprintln!("{}: {why}", file.display());
            ExitCode::FAILURE
        }
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let folder = match (arguments.next(), arguments.next()) {
        (Some(option), Some(file)) if option == "--orders" => return write(Path::new(&file)),
        (folder, _) => folder.unwrap_or_else(|| GAMES.to_owned()),
    };
    let own = Path::new(&folder).canonicalize().ok() == Path::new(GAMES).canonicalize().ok();
    let entries = match std::fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(why) => {
            eprintln!("{folder}: {why}");
            return ExitCode::FAILURE;
        }
    };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|file| [".json", ".json.xz"].iter().any(|end| file.to_string_lossy().ends_with(end)))
        .collect();
    files.sort();
    let mut tally = Tally::default();
    let mut failed = 0;
    for file in &files {
        match record(file) {
            Ok(record) => play(&name(file), &record, &mut tally),
            Err(why) => {
                println!("!{}: {why}", file.display());
                failed += 1;
            }
        }
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
    if let Some(told) = files.iter().find(|file| own && name(file) == TOLD) {
        let same = written(told) == Ok((WHOLE_GAME.to_owned(), true));
        println!("{}the game file of the positions is the record {TOLD}", if same { " " } else { "!" });
        passed += u32::from(same);
        failed += u32::from(!same);
    }
    for (what, [all, alike]) in rows {
        println!("{alike:6} of {all:6} {what}");
        passed += alike;
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 && passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
