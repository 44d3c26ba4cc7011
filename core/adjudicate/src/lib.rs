//! Position files and their answers: JSON is read into the core's questions and written from its answers, and rulings
//! are printed as text, as JSON, as a map. [`game`] plays games from a file of orders.

pub mod adjudicate;
pub mod draw;
pub mod edits;
pub mod game;
pub mod json;
pub mod order;
pub mod plain;
pub mod position;
pub mod question;
pub mod references;
pub mod show;
pub mod story;
mod wrap;

use adjudicate::{Story, to_json};
use draw::Picture;
use position::{Position, Trouble};

/// How the answers of a position file are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// As text.
    Text,
    /// As text, with a map in characters below each question that has hexes.
    Map,
    /// As JSON, with chances as numbers.
    Json,
    /// As JSON, with chances as the cases that they count.
    Exact,
    /// As a picture in SVG of each question that has hexes.
    Svg,
}

/// Answers the questions of a position file: its name, for messages, and its text.
pub fn report(name: &str, text: &str, form: Form, seed: Option<u64>) -> Result<String, String> {
    let named = |t: Trouble| format!("{name}: {t}");
    let position = Position::read(text).map_err(named)?;
    let stories = adjudicate::adjudicate(position.clone(), seed).map_err(named)?;
    let picture = |story: &Story| Picture::of(&position, story);
    match form {
        Form::Svg => return Ok(draw::svg::draw(&stories.iter().filter_map(picture).collect::<Vec<_>>())),
        Form::Json | Form::Exact => {
            let list: Vec<_> = stories.iter().map(|story| to_json(story, form == Form::Exact)).collect();
            let out = serde_json::json!({"title": position.title, "source": position.source, "questions": list});
            return serde_json::to_string_pretty(&out).map(|t| t + "\n").map_err(|e| e.to_string());
        }
        Form::Text | Form::Map => {}
    }
    let mut out = String::new();
    wrap::wrap(&mut out, "", &position.title);
    if !position.source.is_empty() {
        wrap::wrap(&mut out, "", &position.source);
    }
    let mut last = (String::new(), 0);
    for (i, story) in stories.iter().enumerate() {
        out += "\n";
        out += &show::story(i + 1, story);
        if let Some(picture) = picture(story).filter(|_| form == Form::Map) {
            let map = draw::characters::draw(&picture);
            out += "\n";
            // A quiet segment leaves the map as it was.
            if map == last.0 {
                out += &format!("  The map is that of {}.\n", last.1);
            } else {
                out += &map;
                last = (map, i + 1);
            }
        }
    }
    Ok(out)
}
