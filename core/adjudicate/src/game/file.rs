//! The lines of a game file.

use grognard_core::GAMES;
use grognard_core::axis_allies::game::{Game, Position};
use grognard_core::binding::game::GameKind;

/// The first line of a game file.
const TITLE: [&str; 4] = ["grognard", "axis_allies", "orders", "1"];

/// The first words of a position's first line.
const POSITION: [&str; 3] = ["grognard", "axis_allies", "game"];

/// One line with an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The line's number, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
}

/// A game file.
#[derive(Debug, Clone)]
pub struct File {
    /// What it is about, for people.
    pub title: String,
    /// The position before the first order.
    pub start: Game,
    /// The orders. Lines without one, and comments, are left out.
    pub orders: Vec<Order>,
}

/// Whether a line's first words are these.
fn begins(line: &str, words: &[&str]) -> bool {
    let mut here = line.split_whitespace();
    words.iter().all(|word| here.next().is_some_and(|here| here.eq_ignore_ascii_case(word)))
}

/// Whether a text is a game file, of any system.
pub fn is_game(text: &str) -> bool {
    kind_of(text).is_some() || text.lines().find(|line| !is_empty(line)).is_some_and(|line| begins(line, &TITLE[..2]))
}

/// The game whose position a text begins with.
pub fn kind_of(text: &str) -> Option<&'static GameKind> {
    let mut words = text.lines().find(|line| !is_empty(line))?.split_whitespace();
    let is = |word: Option<&str>, this: &str| word.is_some_and(|word| word.eq_ignore_ascii_case(this));
    let titled = is(words.next(), "grognard");
    let system = words.next()?.to_ascii_lowercase();
    let name = format!("{system}.Game");
    GAMES.iter().copied().find(|kind| titled && kind.name == name).filter(|_| is(words.next(), "game"))
}

/// Whether a line says nothing: a comment begins with `#` and no digit.
pub(super) fn is_empty(line: &str) -> bool {
    let line = line.trim_start();
    match line.strip_prefix('#') {
        Some(rest) => !rest.starts_with(|first: char| first.is_ascii_digit()),
        None => line.is_empty(),
    }
}

impl File {
    /// Reads a game file; returns what is wrong with its heading or its position. Orders are read when they are played.
    pub fn read(text: &str) -> Result<File, String> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !is_empty(line)).peekable();
        let first = lines.peek().map_or("", |(_, line)| line);
        // A position alone is a game file without orders.
        if begins(first, &TITLE) {
            lines.next();
        } else if !begins(first, &POSITION) {
            return Err(format!("line 1: a game file begins with `{}`", TITLE.join(" ")));
        }
        let mut file = File {
            title: String::new(),
            start: Game::empty(grognard_core::axis_allies::powers::Power::Ussr),
            orders: Vec::new(),
        };
        let (mut start, mut tas_links, mut mixed_cargo, mut play_on) = (None, false, false, false);
        while let Some((number, line)) = lines.peek().copied() {
            if begins(line, &["title"]) {
                file.title = line.trim().get("title".len()..).unwrap_or("").trim().to_owned();
            } else if begins(line, &["option", "tas_links"]) {
                tas_links = true;
            } else if begins(line, &["option", "mixed_cargo"]) {
                mixed_cargo = true;
            } else if begins(line, &["option", "play_on"]) {
                play_on = true;
            } else if begins(line, &["option"]) {
                // Technology, say, which is no part of the game here.
                let column = line.to_ascii_lowercase().find("option").unwrap_or(0) + "option ".len() + 1;
                return Err(format!(
                    "line {number}, column {column}: there is no such option; there are tas_links, mixed_cargo, play_on"
                ));
            } else if begins(line, &POSITION) {
                let mut position = String::new();
                loop {
                    let Some((_, line)) = lines.next() else {
                        return Err(format!("line {number}: the position has no line `end`"));
                    };
                    position += line;
                    position.push('\n');
                    if begins(line, &["end"]) {
                        break;
                    }
                }
                start = Some(self::position(&position).map_err(|why| format!("line {number}: {why}"))?);
                continue;
            } else {
                break;
            }
            lines.next();
        }
        let mut game = match start {
            Some(game) => game,
            None => Game::start().map_err(|fault| fault.to_string())?,
        };
        if tas_links {
            game = game.with_tas_links();
        }
        if mixed_cargo {
            game = game.with_mixed_cargo();
        }
        if play_on {
            game.play_on();
        }
        file.start = game;
        file.orders = lines.map(|(line, text)| Order { line, text: text.trim_end().to_owned() }).collect();
        Ok(file)
    }
}

/// The position of a text.
fn position(text: &str) -> Result<Game, String> {
    let mut position = Position::default();
    let place = position.text.get_mut(..text.len()).ok_or("the position is too long")?;
    place.copy_from_slice(text.as_bytes());
    Game::load(&position).map_err(|fault| fault.to_string())
}
