//! Writes the generated files, or with `--check [FOLDER...]` reports those that are out of date, of all or of these
//! folders at the top of the repository. With `java FOLDER`, `csharp FOLDER`, `web FOLDER` or `lua-c FOLDER OPERATION...` it
//! writes the declarations of that language there, which are not committed.

use grognard_generate::outputs;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (check, folders) = match arguments.as_slice() {
        [check, folders @ ..] if check == "--check" => (true, folders),
        [language, folder, names @ ..] => return sources(language, Path::new(folder), names),
        _ => (false, [].as_slice()),
    };
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut stale = 0;
    let all = outputs(folders);
    let known: BTreeSet<PathBuf> = all.iter().map(|(path, _)| top.join(path)).collect();
    let made = MADE.iter().filter(|made| folders.is_empty() || folders.iter().any(|f| Path::new(made).starts_with(f)));
    // Files marked as generated that are no longer generated.
    for file in made.flat_map(|folder| files(&top.join(folder))).filter(|file| !known.contains(file)) {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        if !text.contains("-p grognard-generate") {
            continue;
        }
        if check {
            eprintln!("{} is generated no more", file.display());
            stale += 1;
        } else if let Err(why) = std::fs::remove_file(&file) {
            eprintln!("{}: {why}", file.display());
            stale += 1;
        }
    }
    for (path, text) in all {
        let file = top.join(&path);
        let now = std::fs::read_to_string(&file).unwrap_or_default();
        if now == text {
            continue;
        }
        if check {
            eprintln!("{} is out of date: run `cargo run -p grognard-generate`", path.display());
            stale += 1;
        } else if let Err(why) = write(&file, &text) {
            eprintln!("{}: {why}", path.display());
            stale += 1;
        }
    }
    if stale == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Writes the sources of a language that are not committed.
fn sources(language: &str, folder: &Path, names: &[String]) -> ExitCode {
    let all = match language {
        "java" => grognard_generate::java::outputs(),
        "csharp" => grognard_generate::csharp::outputs(),
        "web" => grognard_generate::web::outputs(),
        "lua-c" => match grognard_generate::lua_c::outputs(names) {
            Ok(all) => all,
            Err(why) => {
                eprintln!("{why}");
                return ExitCode::FAILURE;
            }
        },
        _ => {
            eprintln!(
                "there are no sources for {language}: java FOLDER, csharp FOLDER, web FOLDER, or lua-c FOLDER OPERATION..."
            );
            return ExitCode::FAILURE;
        }
    };
    for (path, text) in all {
        if let Err(why) = write(&folder.join(&path), &text) {
            eprintln!("{}: {why}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The folders that contain generated files only.
const MADE: [&str; 6] =
    ["ffi/src/generated", "include", "lua/generated", "python/grognard", "python/src/generated", "tests/generated"];

/// Returns the files in a folder and below it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.flat_map(|e| if e.path().is_dir() { files(&e.path()) } else { vec![e.path()] }).collect()
}

fn write(file: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(file, text)
}
