//! What stands beside the hexes of a picture: the ruling, its odds, its rules, and the exact chances.

use crate::adjudicate::Story;
use serde_json::Value as Json;

/// The most letters of a line.
const LINE: usize = 46;

/// The answers to a question as lines and bars.
#[derive(Debug, Clone, Default)]
pub struct Beside {
    /// The ruling and the rules that decide it.
    pub lines: Vec<String>,
    /// The results that may come, each with its cases.
    pub bars: Vec<(&'static str, u64)>,
    /// All cases.
    pub cases: u64,
}

impl Beside {
    /// Returns what stands beside the hexes of a story: nothing where it has no odds and no chances.
    pub fn of(story: &Story) -> Beside {
        let mut beside = Beside::default();
        let odds = story.told.iter().find(|told| told.answer.value["odds"].is_object());
        if let Some(told) = odds {
            let value = &told.answer.value;
            let verdict = if told.answer.verdict == Some(false) { "Forbidden" } else { "Allowed" };
            let drm = value["drm"].as_i64().map(|drm| format!(", die roll modifier {drm:+}")).unwrap_or_default();
            beside.lines.push(format!("{verdict} at {}{drm}", ratio(&value["odds"])));
            beside.wrap(&format!("by {}", told.answer.cites.join(", ")));
        }
        let chances = story.told.iter().filter(|told| told.answer.value["denominator"].is_u64());
        if let Some((cases, bars)) = chances.filter_map(|told| told.cases()).next() {
            beside.cases = cases;
            beside.bars = bars.into_iter().filter(|(_, count)| *count > 0).collect();
        }
        beside
    }

    /// Adds lines of whole words.
    fn wrap(&mut self, text: &str) {
        let mut line = String::new();
        // The name of a system stays with its paragraph.
        for part in text.split_inclusive(", ") {
            if !line.is_empty() && line.len() + part.trim_end().len() > LINE {
                self.lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            line += part;
        }
        self.lines.push(line);
    }
}

fn ratio(odds: &Json) -> String {
    format!("{}:{}", odds["attack"], odds["defence"])
}
