//! Boards as pictures, in Scalable Vector Graphics, for notebooks and pages.

use crate::hex::{Hex, Numbering};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// The distance between columns, and half of that between hexes of a column, in pixels: those of a hex with a side of 24.
const ACROSS: i32 = 36;
const HALF: i32 = 21;
/// The corners of a hex around its centre.
const CORNERS: &str = "-24,0 -12,-21 12,-21 24,0 12,21 -12,21";
/// The most hexes that are drawn when they are far from all stacks.
const MOST: usize = 1500;
/// The colours of the sides, from 1; that of the hexes of nobody comes first.
const COLOURS: [&str; 9] =
    ["#f4f1e8", "#8fb3d9", "#d98f8f", "#8fd99b", "#d9c98f", "#b59fd9", "#9fd9d4", "#d9a3c7", "#bdbdbd"];

/// A counter on the map.
pub(crate) struct Counter {
    pub hex: Hex,
    pub side: u8,
    /// What it is called.
    pub name: String,
}

/// Returns the picture of a map: each hex with the side that holds it, 0 for nobody, and above it the stacks, each with its
/// first counter's name and the number of counters. What a stack holds is its tooltip. Of a large map only what lies
/// within two hexes of a stack is drawn; without a map, that around the stacks.
pub(crate) fn hexes(
    head: &str,
    map: &[(Hex, u8)],
    numbering: Numbering,
    counters: impl Iterator<Item = Counter>,
) -> String {
    let mut stacks: BTreeMap<(Hex, u8), Vec<String>> = BTreeMap::new();
    for Counter { hex, side, name } in counters {
        stacks.entry((hex, side)).or_default().push(name);
    }
    let mut near: BTreeSet<Hex> = stacks.keys().map(|(hex, _)| *hex).collect();
    for _ in 0..2 {
        let around: Vec<Hex> = near.iter().flat_map(|hex| hex.neighbours()).collect();
        near.extend(around);
    }
    let bare: Vec<(Hex, u8)> = near.iter().map(|hex| (*hex, 0)).collect();
    let seen = |hex: &Hex| map.len() <= MOST || near.contains(hex);
    let all = if map.is_empty() { bare.iter() } else { map.iter() };
    let all: Vec<(Hex, u8)> = all.filter(|(hex, _)| seen(hex)).copied().collect();

    let (mut body, mut low, mut high) = (String::new(), (i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
    for (hex, side) in &all {
        let (x, y) = centre(*hex);
        (low, high) = ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)));
        let number = hex.number(numbering).map_or_else(|| format!("{},{}", hex.q, hex.r), |n| format!("{n:04}"));
        let _ = write!(
            body,
            "<g transform=\"translate({x},{y})\"><polygon points=\"{CORNERS}\" fill=\"{}\" fill-opacity=\"{}\"/>\
             <text y=\"-12\" font-size=\"7\" fill=\"#555\">{number}</text></g>",
            colour(*side),
            if *side == 0 { "1" } else { ".3" },
        );
    }
    let mut drawn: BTreeMap<Hex, i32> = BTreeMap::new();
    for ((hex, side), names) in &stacks {
        let (x, y) = centre(*hex);
        // Stacks of two sides in one hex overlap.
        let before = drawn.entry(*hex).or_default();
        let (x, y) = (x.saturating_add(*before), y.saturating_add(*before));
        *before = before.saturating_add(5);
        let first = names.first().map(String::as_str).unwrap_or_default();
        let _ = write!(
            body,
            "<g transform=\"translate({x},{y})\"><title>{}</title>\
             <rect x=\"-15\" y=\"-8\" width=\"30\" height=\"24\" rx=\"2\" fill=\"{}\"/>\
             <text y=\"2\" font-size=\"6\">{}</text><text y=\"13\" font-size=\"10\">{}</text></g>",
            escaped(&names.join(", ")),
            colour(*side),
            escaped(&first.chars().take(9).collect::<String>()),
            names.len(),
        );
    }
    if all.is_empty() {
        (low, high) = ((0, 0), (0, 0));
    }
    let (left, top) = (low.0.saturating_sub(30), low.1.saturating_sub(48));
    let wide = high.0.saturating_sub(left).saturating_add(30).max(7_i32.saturating_mul(length(head)));
    let tall = high.1.saturating_sub(top).saturating_add(28);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {wide} {tall}\" width=\"{wide}\" height=\"{tall}\" \
         font-family=\"sans-serif\" text-anchor=\"middle\" stroke-width=\".5\">\
         <g stroke=\"#777\" style=\"paint-order:fill\"><text x=\"{}\" y=\"{}\" text-anchor=\"start\" font-size=\"12\" \
         stroke=\"none\">{}</text>{}</g></svg>\n",
        left.saturating_add(6),
        top.saturating_add(16),
        escaped(head),
        body.replace("<text ", "<text stroke=\"none\" "),
    )
}

/// Returns the picture of a page in characters.
pub(crate) fn lines(page: &str) -> String {
    let wide = page.lines().map(length).max().unwrap_or(0).saturating_mul(7).saturating_add(12);
    let tall = i32::try_from(page.lines().count()).unwrap_or(i32::MAX).saturating_mul(15).saturating_add(12);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {tall}\" width=\"{wide}\" height=\"{tall}\" \
         font-family=\"monospace\" font-size=\"11\">"
    );
    let mut y = 0i32;
    for line in page.lines() {
        y = y.saturating_add(15);
        // Blanks in a row are one.
        let _ = write!(out, "<text x=\"6\" y=\"{y}\">{}</text>", escaped(line).replace(' ', "\u{a0}"));
    }
    out.push_str("</svg>\n");
    out
}

/// The centre of a hex: columns that touch above and below, each half a hex lower than the one to its left.
fn centre(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (q.saturating_mul(ACROSS), r.saturating_mul(2).saturating_add(q).saturating_mul(HALF))
}

fn colour(side: u8) -> &'static str {
    COLOURS.get(usize::from(side)).copied().unwrap_or("#ffffff")
}

fn length(text: &str) -> i32 {
    i32::try_from(text.chars().count()).unwrap_or(i32::MAX)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
