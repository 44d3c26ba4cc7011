//! Puts the mutants that cargo-mutants lists behind switches: `grognard-weave LIST FOLDER LEFT_OUT WOVEN`.
//!
//! Reads the list (`cargo mutants --list --json`), changes the files of the copy of the repository in FOLDER, and writes
//! to WOVEN what each mutant is and the lines of the copy where it stands. LEFT_OUT holds a number of a mutant a line:
//! those that did not compile. A mutant's number is its place in the list, from 1.

mod edit;
mod find;

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::path::Path;

/// A mutant as cargo-mutants lists it.
#[derive(Deserialize)]
pub struct Mutant {
    pub file: String,
    pub span: Span,
    pub replacement: String,
    pub genre: String,
    pub name: String,
}

#[derive(Deserialize, Clone, Copy)]
pub struct Span {
    pub start: Place,
    pub end: Place,
}

/// A place in a file; lines and columns count from 1.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// A mutant in the copy.
#[derive(Serialize)]
struct Woven<'a> {
    id: usize,
    file: &'a str,
    name: &'a str,
    genre: &'a str,
    /// The bytes of the copy's file that exist for its sake, or around it.
    range: (usize, usize),
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [list, folder, left_out, out] = args.as_slice() else { return Err("LIST FOLDER LEFT_OUT WOVEN".into()) };
    let mutants: Vec<Mutant> = serde_json::from_str(&std::fs::read_to_string(list)?)?;
    let left_out: HashSet<usize> =
        std::fs::read_to_string(left_out)?.lines().map(str::parse).collect::<Result<_, _>>()?;
    let mut files: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
    for (at, mutant) in mutants.iter().enumerate() {
        let id = at + 1;
        if !left_out.contains(&id) {
            files.entry(&mutant.file).or_default().push((id, mutant));
        }
    }
    let mut woven = Vec::new();
    for (file, mutants) in &files {
        let path = Path::new(folder).join(file);
        let source = std::fs::read_to_string(&path)?;
        let edits = find::edits(&source, mutants).map_err(|e| format!("{file}: {e}"))?;
        let (text, ranges) = edit::apply(&source, &edits);
        std::fs::write(&path, text)?;
        for (edit, range) in edits.iter().zip(ranges) {
            for id in &edit.ids {
                let mutant = &mutants.iter().find(|(other, _)| other == id).ok_or("an id of no mutant")?.1;
                woven.push(Woven { id: *id, file, name: &mutant.name, genre: &mutant.genre, range });
            }
        }
    }
    woven.sort_by_key(|w| w.id);
    let lines: Vec<String> = woven.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    std::fs::write(out, lines.join("\n") + "\n")?;
    println!("{} of {} mutants stand behind switches", woven.len(), mutants.len());
    Ok(())
}
