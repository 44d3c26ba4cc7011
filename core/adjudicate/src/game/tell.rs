//! The report of a game: each line with its verdict, what it did, and what is waited for.

use super::file::File;
use super::play::{Played, Row, waits};
use crate::json::record;
use crate::wrap::wrap;
use grognard_core::axis_allies::battle::{Waiting, choices};
use grognard_core::axis_allies::game::{Game, GameEffect, GameEffectKind, Waits};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::{FIGHTERS, Kind};
use grognard_core::reflect::{Code, Word};
use grognard_core::rule::Rule;
use grognard_core::ruling::{ALL, About, Step, Trail, What};
use serde_json::{Value as Json, json};
use std::fmt::Write;

/// The width of the lines' text beside their verdict.
const ORDER: usize = 40;

/// The report as text.
pub fn report(file: &File, played: &Played) -> String {
    let mut out = String::new();
    if !file.title.is_empty() {
        wrap(&mut out, "", &file.title);
    }
    for row in &played.rows {
        line(&mut out, row);
    }
    let bad = played.rows.iter().filter(|row| row.verdict.is_err()).count();
    let refused = played.rows.iter().filter(|row| row.verdict == Ok(false)).count();
    let lines = played.rows.len();
    let _ = writeln!(out, "{lines} lines, {refused} forbidden, {bad} not understood");
    wrap(&mut out, "", &state(&played.game));
    out
}

fn line(out: &mut String, row: &Row) {
    let order = format!("{:>4}  {}", row.line, row.text.trim());
    let verdict = match &row.verdict {
        Ok(true) => "allowed".to_owned(),
        Ok(false) => "FORBIDDEN".to_owned(),
        Err(wrong) => match wrong.column {
            Some(column) => {
                let fault = wrong.fault.to_string();
                format!("column {column}: {}", fault.split_once(": ").map_or("", |(_, what)| what))
            }
            None => wrong.fault.to_string(),
        },
    };
    let ids: Vec<&str> = row.cites.iter().map(|rule| rule.id()).collect();
    let by = if ids.is_empty() { String::new() } else { format!(" ({})", ids.join(", ")) };
    if order.chars().count() > ORDER {
        wrap(out, &format!("{:>4}  ", row.line), row.text.trim());
        wrap(out, &format!("{:<ORDER$}  ", ""), &format!("{verdict}{by}"));
    } else {
        wrap(out, &format!("{order:<ORDER$}  "), &format!("{verdict}{by}"));
    }
    for (objection, piece) in &row.objections {
        let rule = Rule(objection.rule);
        let who = piece.map_or(String::new(), |piece| format!("{} #{}, ", short(piece.kind), piece.id));
        let at = if objection.space == 0 { String::new() } else { format!("{}, ", name(objection.space.0)) };
        let limit = match (objection.needed, objection.available) {
            (0, 0) => String::new(),
            (needed, available) => {
                let (what, about) = (Code::new(What::Limit), Code::new(About::Whole));
                let step = Step { rule: rule.0, what, about, index: ALL, den: available, num: needed.into(), value: 0 };
                format!(" ({})", step.figures(0))
            }
        };
        wrap(out, "        ", &format!("{who}{at}{}: {}{limit}", rule.id(), rule.title()));
    }
    for effects in groups(&row.effects) {
        wrap(out, "        ", &effect(effects));
    }
    if let Some(waits) = waits(&row.after).filter(|_| row.is_allowed()) {
        wrap(out, "        ", &wanted(&row.after, waits));
    }
}

/// Effects that are alike but for the piece.
fn groups(effects: &[GameEffect]) -> impl Iterator<Item = &[GameEffect]> {
    let alike = |one: &GameEffect, other: &GameEffect| {
        let no_piece = |effect: &GameEffect| GameEffect { piece: Default::default(), ..*effect };
        no_piece(one) == no_piece(other)
    };
    effects.chunk_by(alike)
}

/// What effects do that are alike.
fn effect(effects: &[GameEffect]) -> String {
    let Some(first) = effects.first() else { return String::new() };
    let (power, amount, space) = (word(first.power), first.amount, name(first.space.0));
    let ids: Vec<String> = effects.iter().filter_map(|e| Some(format!("#{}", e.piece.get()?))).collect();
    let pieces = format!("{} {} {}", ids.len(), first.kind.get().map_or("", short), ids.join(" "));
    let what = match first.what.get() {
        Some(GameEffectKind::Pay) => format!("{power} pays {amount} IPC"),
        Some(GameEffectKind::Get) => format!("{power} gets {amount} IPC"),
        Some(GameEffectKind::Territory) => format!("{space} becomes {power}'s"),
        Some(GameEffectKind::AaGun) => format!("{pieces} in {space} becomes {power}'s"),
        Some(GameEffectKind::Lost) => format!("{power} loses {pieces} in {space}"),
        Some(GameEffectKind::Goes) => format!("{power}: {pieces} > {space}"),
        Some(GameEffectKind::Battle) => format!("a battle is to be fought in {space}"),
        Some(GameEffectKind::Raid) => format!("a raid is to be flown over {space}"),
        Some(GameEffectKind::Placed) => format!("{power} places {pieces} in {space}"),
        Some(GameEffectKind::Complex) => format!("{power} builds a complex in {space}"),
        Some(GameEffectKind::Turn) => format!("{power}'s turn begins"),
        Some(GameEffectKind::Won) => "the game is won".to_owned(),
        None => String::new(),
    };
    format!("{what} ({})", Rule(first.rule).id())
}

/// What is waited for.
fn wanted(game: &Game, waits: Waits) -> String {
    let fight = game.fight();
    let space = fight.map(|fight| fight.space).or(game.flak().and_then(|flak| flak.guns.first().copied()));
    let at = name(space.unwrap_or(0));
    let battle = fight.filter(|fight| fight.raid.is_none() && game.flak().is_none());
    let turn = battle.and_then(|fight| choices(&Waiting { battle: fight.battle }, &mut Trail::none()).ok());
    let turn = turn.map(|ruling| ruling.value);
    let side = turn.map_or("attacker", |turn| word(turn.role));
    match waits {
        Waits::Dice => {
            let mut kinds: Vec<String> = Vec::new();
            if let Some(turn) = turn {
                for ((kind, dice), hits_at) in FIGHTERS.iter().zip(turn.dice_by_kind).zip(turn.hits_at) {
                    if dice > 0 && hits_at > 0 {
                        kinds.push(format!("{dice} {} at {hits_at}", short(*kind)));
                    }
                }
            }
            let by_kind = if kinds.is_empty() { String::new() } else { format!(": {side}, {}", kinds.join(", ")) };
            format!("{at} waits for {}{by_kind}", count(game.dice().unwrap_or(0), "die", "dice"))
        }
        Waits::Losses => {
            let owed = turn.map(|turn| turn.losses);
            let raid = fight.and_then(|fight| fight.raid).map(|raid| u32::from(raid.owed));
            let flak = game.flak().map(|flak| u32::from(flak.hits));
            let owed = flak.or(raid).or(owed).unwrap_or(0);
            format!("{at} waits for {} of the {side}", count(owed, "loss", "losses"))
        }
        Waits::Submarines => format!("{at} waits for submarines of the {side}: withdraw, or stay"),
        Waits::Retreat => format!("{at} waits for the attacker: press, or retreat"),
        Waits::Fighters => format!("{at} waits for the fighters that keep a carrier: keep"),
        Waits::Orders | Waits::Nothing => String::new(),
    }
}

/// How many of something.
fn count(count: u32, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// Whose turn it is, and what is left to do.
fn state(game: &Game) -> String {
    if let Some(winner) = game.victory().winner.get().filter(|_| game.waits() == Waits::Nothing) {
        let ground = word(game.victory().ground);
        return format!("Round {}: won by the {} ({ground})", game.round(), word(Code::new(winner)));
    }
    let mut out =
        format!("Round {}, {} {}", game.round(), word(Code::new(game.power())), word(Code::new(game.phase())));
    let pending: Vec<String> = game.pending().map(|(space, _)| name(space)).collect();
    if !pending.is_empty() {
        let _ = write!(out, "; to be fought: {}", pending.join(", "));
    }
    if let Some(waits) = waits(game) {
        let _ = write!(out, "; {}", wanted(game, waits));
    }
    out
}

/// The report as JSON.
pub fn json(file: &File, played: &Played, position: &str) -> Json {
    let rows: Vec<Json> = played.rows.iter().map(row).collect();
    let situation = played.game.situation().unwrap_or_default();
    json!({"title": file.title, "lines": rows, "situation": record(&situation), "position": position})
}

fn row(row: &Row) -> Json {
    let mut out = json!({"line": row.line, "text": row.text});
    match &row.verdict {
        Ok(allowed) => {
            out["verdict"] = json!(if *allowed { "allowed" } else { "forbidden" });
            out["cites"] = row.cites.iter().map(|rule| rule.id()).collect();
        }
        Err(wrong) => {
            let field = wrong.fault.path().to_string();
            out["fault"] = json!({"code": wrong.fault.code().word(), "field": field, "column": wrong.column});
        }
    }
    if !row.objections.is_empty() {
        out["objections"] = row.objections.iter().map(|(objection, _)| record(objection)).collect();
    }
    if row.is_allowed() {
        out["effects"] = row.effects.iter().map(|effect| record(effect)).collect();
        out["waits"] = json!(word(Code::new(row.after.waits())));
    }
    if !row.rolled.is_empty() {
        out["rolled"] = json!(row.rolled);
    }
    out
}

/// A word.
pub fn word<W: Word>(code: Code<W>) -> &'static str {
    W::VOCABULARY.word(code.0).unwrap_or("")
}

/// A space's word, in capitals where it is a code.
pub fn name(space: u16) -> String {
    let word = u8::try_from(space).ok().and_then(|code| Site::VOCABULARY.word(code)).unwrap_or("");
    if word.len() <= 3 { word.to_uppercase() } else { word.to_owned() }
}

/// A kind in short.
fn short(kind: Kind) -> &'static str {
    kind.short()
}
