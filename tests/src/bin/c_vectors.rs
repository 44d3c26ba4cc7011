//! Writes the vectors of a folder as the files of a program in C: `c-vectors FOLDER OUT`.

use grognard_tests::c_program::program;
use grognard_tests::vectors::within_folder;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, out] = arguments.as_slice() else {
        eprintln!("c-vectors FOLDER OUT");
        return ExitCode::FAILURE;
    };
    let all = within_folder(Path::new(folder));
    let vectors: Vec<_> = all.into_iter().map(|(_, vector)| vector).filter(|v| v.is_for("c")).collect();
    for (name, text) in program(&vectors) {
        if let Err(why) = std::fs::write(Path::new(out).join(&name), text) {
            eprintln!("{name}: {why}");
            return ExitCode::FAILURE;
        }
    }
    println!("{} vectors", vectors.len());
    ExitCode::SUCCESS
}
