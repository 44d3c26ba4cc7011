//! Generates the committed files that are made from the core's lists: the sources of each language, and the description
//! that they share.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

mod batch;
pub mod c;
mod cpp;
pub mod csharp;
pub mod describe;
pub mod java;
mod lua;
pub mod lua_c;
mod lua_ffi;
mod lua_small;
mod places;
mod positions;
mod python;

/// Returns each generated file, relative to the top of the repository, and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let description = crate::describe::description();
    let text = serde_json::to_string_pretty(&description).expect("a description is JSON");
    let mut all = vec![(PathBuf::from("tests/generated/operations.json"), text + "\n")];
    all.extend(positions::outputs());
    let c = c::outputs();
    all.extend(cpp::outputs(&c));
    all.extend(c);
    all.extend(python::outputs());
    all.extend(lua::outputs());
    all.extend(lua_ffi::outputs());
    all.extend(lua_small::outputs());
    all
}

/// Returns Rust source formatted by rustfmt with this repository's settings.
fn formatted(source: &str) -> String {
    let top = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path", top])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("rustfmt comes with the toolchain");
    let mut text = rustfmt.stdin.take().expect("piped");
    text.write_all(source.as_bytes()).expect("rustfmt reads");
    drop(text);
    let out = rustfmt.wait_with_output().expect("rustfmt answers");
    assert!(out.status.success(), "rustfmt refuses what was generated");
    String::from_utf8(out.stdout).expect("source is text")
}
