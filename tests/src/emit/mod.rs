//! What is generated from the core's own lists and committed: one file a language, and the description they share.

use std::path::PathBuf;

mod c;
pub use c::cases::program as c_program;
mod lua;
mod positions;
mod python;

/// Each generated file, from the top of the repository, and what it must hold.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let description = crate::describe::description();
    let text = serde_json::to_string_pretty(&description).expect("a description is JSON");
    let mut all = vec![(PathBuf::from("tests/operations.json"), text + "\n")];
    all.extend(positions::outputs());
    all.extend(c::outputs());
    all.extend(python::outputs());
    all.extend(lua::outputs());
    all
}
