//! Writes the vectors of a folder as the files of a program in C, or in C++: `c-vectors [--cpp] FOLDER OUT`.

use grognard_tests::vectors::within_folder;
use grognard_tests::{c_program, cpp_program};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let cpp = arguments.first().is_some_and(|a| a == "--cpp");
    arguments.drain(..usize::from(cpp));
    let [folder, out] = arguments.as_slice() else {
        eprintln!("c-vectors [--cpp] FOLDER OUT");
        return ExitCode::FAILURE;
    };
    let all = within_folder(Path::new(folder));
    let vectors: Vec<_> = all.into_iter().map(|(_, vector)| vector).filter(|v| v.is_for("c")).collect();
    let (files, count) =
        if cpp { cpp_program::program(&vectors) } else { (c_program::program(&vectors), vectors.len()) };
    for (name, text) in files {
        if let Err(why) = std::fs::write(Path::new(out).join(&name), text) {
            eprintln!("{name}: {why}");
            return ExitCode::FAILURE;
        }
    }
    println!("{count} vectors");
    ExitCode::SUCCESS
}
