//! The board of a position as a page: where the game stands, and the stacks of each side.

use crate::binding::game::hexes::stacks;
use crate::binding::game::picture::{Counter, hexes};
use crate::hex::Hex;
use crate::ocs::game::{Game, Labels};
use crate::ocs::units::{Kind, Unit};
use crate::reflect::{Code, Word, text};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

/// The most hexes of a map that a page draws.
const MAP: usize = 1500;

fn word<W: Word>(code: Code<W>) -> &'static str {
    W::VOCABULARY.word(code.0).unwrap_or("none")
}

/// The name of a unit.
fn name(unit: &Unit, labels: &Labels<'_>) -> String {
    let named = labels.units.iter().find(|named| u32::from(named.unit) == unit.id);
    named.map_or_else(|| format!("#{}", unit.id), |named| text(&named.name).to_string())
}

/// What a stack's line says of a unit.
fn tell(unit: &Unit, labels: &Labels<'_>) -> String {
    let mut told = name(unit, labels);
    match unit.kind.get() {
        Some(Kind::Supply) => _ = write!(told, " ({} T)", unit.amount),
        Some(kind) if kind.is_transport() => _ = write!(told, " ({} T)", unit.load),
        _ if unit.mode.0 > 0 => _ = write!(told, " ({})", word(unit.mode)),
        _ => {}
    }
    told
}

fn hex(labels: &Labels<'_>, hex: Hex) -> String {
    match hex.number(labels.hexes) {
        Some(number) => format!("{number:04}"),
        None => format!("{},{}", hex.q, hex.r),
    }
}

/// The letter of a side on the map.
fn letter(side: u8) -> char {
    char::from(b'A'.saturating_add(side).saturating_sub(1))
}

/// The picture of a position.
pub(super) fn picture(game: &Game<'_>, labels: &Labels<'_>) -> String {
    let map: Vec<(Hex, u8)> = game.board().hexes.iter().map(|hex| (hex.hex, hex.control)).collect();
    let units = game.board().units.iter();
    let counters = units.map(|unit| Counter { hex: unit.hex, side: unit.side, name: tell(unit, labels) });
    hexes(draw(game, labels).lines().next().unwrap_or_default(), &map, labels.hexes, counters)
}

/// The page of a position.
pub(super) fn draw(game: &Game<'_>, labels: &Labels<'_>) -> String {
    let turn = game.turn();
    let side = |side: u8| {
        let name = labels.sides.get(usize::from(side).saturating_sub(1)).map_or("", |name| text(name));
        if name.is_empty() { format!("side {side}") } else { name.to_string() }
    };
    let mut out = format!("Turn {}, {}", turn.number, word(turn.segment));
    if turn.player > 0 {
        let _ = write!(out, " of {}", side(turn.player));
    }
    if game.open().what.0 > 0 {
        let _ = write!(out, ", {} in {}", word(game.open().what), hex(labels, game.open().target));
    }
    out.push_str("\n\n");
    let map: Vec<Hex> = game.board().hexes.iter().map(|hex| hex.hex).collect();
    if map.len() <= MAP {
        out.push_str(&stacks(&map, game.board().units.iter().map(|unit| (unit.hex, letter(unit.side)))));
    }
    for of in 1..=8u8 {
        let mut last = None;
        for unit in game.board().units.iter().filter(|unit| unit.side == of) {
            if last.is_none() {
                let _ = write!(out, "\n{} ({})", side(of), letter(of));
            }
            if last == Some(unit.hex) {
                let _ = write!(out, ", {}", tell(unit, labels));
            } else {
                let _ = write!(out, "\n  {:<6} {}", hex(labels, unit.hex), tell(unit, labels));
            }
            last = Some(unit.hex);
        }
        if last.is_some() {
            out.push('\n');
        }
    }
    out
}
