//! The texts for Lua.

use std::path::PathBuf;

/// Each file and what it must hold.
pub fn outputs() -> Vec<(PathBuf, String)> {
    Vec::new()
}
