//! Writes the vectors of a folder as a program in C: `c-vectors FOLDER FILE.c`.

use grognard_tests::c_program::program;
use grognard_tests::vectors::within_folder;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, file] = arguments.as_slice() else {
        eprintln!("c-vectors FOLDER FILE.c");
        return ExitCode::FAILURE;
    };
    let all = within_folder(Path::new(folder));
    let vectors: Vec<_> = all.into_iter().map(|(_, vector)| vector).filter(|v| v.is_for("c")).collect();
    match std::fs::write(file, program(&vectors)) {
        Ok(()) => {
            println!("{} vectors", vectors.len());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{file}: {why}");
            ExitCode::FAILURE
        }
    }
}
