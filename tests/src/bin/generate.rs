//! Writes what is generated from the core's own lists, or with `--check` says what is out of date.

use grognard_tests::emit::outputs;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let check = std::env::args().any(|a| a == "--check");
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut stale = 0;
    for (path, text) in outputs() {
        let file = top.join(&path);
        let now = std::fs::read_to_string(&file).unwrap_or_default();
        if now == text {
            continue;
        }
        if check {
            eprintln!("{} is out of date: run `cargo run -p grognard-tests --bin generate`", path.display());
            stale += 1;
        } else if let Err(why) = write(&file, &text) {
            eprintln!("{}: {why}", path.display());
            stale += 1;
        }
    }
    if stale == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn write(file: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(file, text)
}
