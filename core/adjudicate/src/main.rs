//! Answers the questions of a position file: the ruling, the rules that decide it, the trail of steps, and the exact
//! chances. `cargo run --profile quick -p grognard-adjudicate -- --help` lists the options.

use grognard_adjudicate::game::{self, Wanted};
use grognard_adjudicate::{Form, report};
use lexopt::{Arg, ValueExt};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
Answers the questions of a wargame position, or plays a game from its orders.

Usage: adjudicate [OPTIONS] [POSITION]

Arguments:
  [POSITION]     A position file, or a file of orders; without one, the comprehensive combat example of the series
                 rules

Options:
      --json         Prints the answers as JSON
      --exact        Prints the answers as JSON, chances as the cases that they count
      --map          Draws the hexes of each question, its units, zones of control and the hexes of the answer
      --svg          Prints the same pictures as SVG, and nothing else
      --board        Prints the board of a game after its last order
      --seed <SEED>  Rolls dice from this seed instead of the file's, and resolves; of a game, for its lines `roll`
  -h, --help         Prints this help
";

/// The command line's arguments.
#[derive(Default)]
struct Arguments {
    position: Option<PathBuf>,
    json: bool,
    exact: bool,
    map: bool,
    svg: bool,
    board: bool,
    seed: Option<u64>,
}

/// Reads the command line; none where only help is wanted.
fn arguments() -> Result<Option<Arguments>, lexopt::Error> {
    let mut out = Arguments::default();
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("json") => out.json = true,
            Arg::Long("exact") => (out.json, out.exact) = (true, true),
            Arg::Long("map") => out.map = true,
            Arg::Long("svg") => out.svg = true,
            Arg::Long("board") => out.board = true,
            Arg::Long("seed") => out.seed = Some(parser.value()?.parse()?),
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Value(file) if out.position.is_none() => out.position = Some(file.into()),
            other => return Err(other.unexpected()),
        }
    }
    if out.board && (out.json || out.map || out.svg) {
        return Err("--board is a part of a game's report: leave out --json, --map and --svg".into());
    }
    if out.svg && (out.json || out.map) {
        return Err("--svg prints nothing else: leave out --json and --map".into());
    }
    Ok(Some(out))
}

fn main() -> ExitCode {
    let arguments = match arguments() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            return printed(HELP).map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS);
        }
        Err(why) => {
            eprintln!("{why}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments) {
        Ok((text, clean)) => match printed(&text) {
            Ok(()) if clean => ExitCode::SUCCESS,
            Ok(()) => ExitCode::FAILURE,
            Err(why) => {
                eprintln!("standard output: {why}");
                ExitCode::FAILURE
            }
        },
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a text. Whoever closes the pipe has seen enough.
fn printed(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// The report, and whether all of a game's orders were allowed.
fn run(arguments: &Arguments) -> Result<(String, bool), String> {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/positions/ocs-comprehensive-combat.json");
    let file = arguments.position.clone().unwrap_or_else(|| PathBuf::from(shipped));
    let name = file.file_name().unwrap_or(file.as_os_str()).display().to_string();
    let text = std::fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))?;
    if game::is_game(&text) {
        if arguments.map || arguments.svg {
            return Err(format!("{name}: a game is drawn by --board: leave out --map and --svg"));
        }
        let Arguments { json, board, seed, .. } = *arguments;
        return game::report(&name, &text, Wanted { json, board, seed }).map(|report| (report.text, report.clean));
    }
    if arguments.board {
        return Err(format!("{name}: --board is for games"));
    }
    let form = match (arguments.svg, arguments.json, arguments.map) {
        (true, ..) => Form::Svg,
        (_, true, _) if arguments.exact => Form::Exact,
        (_, true, _) => Form::Json,
        (.., true) => Form::Map,
        _ => Form::Text,
    };
    report(&name, &text, form, arguments.seed).map(|text| (text, true))
}
