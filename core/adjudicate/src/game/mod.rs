//! Games as text: a set-up or a position, then one order a line, with dice and losses. `tests/positions` describes the
//! notation of each system.

mod file;
mod held;
mod play;
mod report;
mod tell;

pub use file::{File, Order, is_game};
pub use play::{Played, Row, play};
pub use report::{Report, Wanted};

use grognard_core::binding::game::HeldGame;
use grognard_core::reflect::text;

/// Plays a game file: its name, for messages, and its text.
pub fn report(name: &str, file: &str, wanted: Wanted) -> Result<Report, String> {
    if let Some(kind) = file::kind_of(file).filter(|kind| kind.name != "axis_allies.Game") {
        return held::report(name, kind, file, wanted);
    }
    let file = File::read(file).map_err(|why| format!("{name}: {why}"))?;
    let played = play(&file, wanted.seed);
    let position = played.game.save().map_err(|fault| fault.to_string())?;
    let out = if wanted.json {
        let json = tell::json(&file, &played, text(&position.text));
        serde_json::to_string_pretty(&json).map(|text| text + "\n").map_err(|why| why.to_string())?
    } else {
        let mut out = tell::report(&file, &played);
        if wanted.board {
            out += "\n";
            out += &played.game.page();
        }
        out += "\n";
        out += text(&position.text);
        out
    };
    Ok(Report { text: out, clean: played.rows.iter().all(Row::is_allowed) })
}
