//! Which mutant is on. This file is put into the copy of the core whose mutants stand behind switches.

extern crate std;

use core::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// More mutants than there are.
const MOST: usize = 1 << 16;

static NOW: AtomicU32 = AtomicU32::new(u32::MAX);
/// Whether each is noted in a file when it is first asked for.
static NOTED: AtomicBool = AtomicBool::new(false);
static SEEN: [AtomicBool; MOST] = [const { AtomicBool::new(false) }; MOST];

/// Returns whether a mutant is on, and notes that it was asked for. No mutant is on where a constant is computed.
pub const fn on(id: u32) -> bool {
    const fn off(_id: u32) -> bool {
        false
    }
    core::intrinsics::const_eval_select((id,), off, asked)
}

fn asked(id: u32) -> bool {
    if !SEEN[id as usize].swap(true, Relaxed) && NOTED.load(Relaxed) {
        note(id);
    }
    let mut now = NOW.load(Relaxed);
    if now == u32::MAX {
        // A test that knows nothing of mutants has it from its environment.
        now = std::env::var("GROGNARD_MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(0);
        NOW.store(now, Relaxed);
        if std::env::var_os("GROGNARD_SEEN").is_some() {
            NOTED.store(true, Relaxed);
            note(id);
        }
    }
    now == id
}

/// Adds a mutant that was asked for to the file that the environment names.
fn note(id: u32) {
    use std::io::Write;
    let Some(path) = std::env::var_os("GROGNARD_SEEN") else { return };
    if let Ok(mut file) = std::fs::OpenOptions::new().create(true).append(true).open(path) {
        let _ = file.write_all(std::format!("{id}\n").as_bytes());
    }
}

/// Turns a mutant on, and all others off; 0 is none.
pub fn set(id: u32) {
    NOW.store(id, Relaxed);
}

/// Calls a function with each mutant that was asked for since the last time.
pub fn seen(mut each: impl FnMut(u32)) {
    for (id, seen) in (0..).zip(&SEEN) {
        if seen.load(Relaxed) {
            seen.store(false, Relaxed);
            each(id);
        }
    }
}
