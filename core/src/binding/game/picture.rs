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

/// Returns the picture of a map: each hex with the side that holds it, 0 for nobody. Above it stand the stacks, each
/// with its first counter's name and the number of counters. What a stack holds is its tooltip. Of a large map only
/// what lies within two hexes of a stack is drawn; without a map, that around the stacks.
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
    let all = drawn(map, stacks.keys().map(|(hex, _)| *hex).collect());
    let (xs, ys): (Vec<i32>, Vec<i32>) = all.iter().map(|(hex, _)| centre(*hex)).unzip();
    let ends = |of: &[i32]| (of.iter().min().copied().unwrap_or(0), of.iter().max().copied().unwrap_or(0));
    let ((left, right), (top, bottom)) = (ends(&xs), ends(&ys));
    let (left, top) = (left.saturating_sub(30), top.saturating_sub(48));
    let wide = right.saturating_sub(left).saturating_add(30).max(7_i32.saturating_mul(length(head)));
    let tall = bottom.saturating_sub(top).saturating_add(28);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {wide} {tall}\" width=\"{wide}\" height=\"{tall}\" \
         font-family=\"sans-serif\" text-anchor=\"middle\" stroke-width=\".5\"><text x=\"{}\" y=\"{}\" text-anchor=\"start\" \
         font-size=\"12\">{}</text>{}{}</svg>\n",
        left.saturating_add(6),
        top.saturating_add(16),
        escaped(head),
        cells(&all, numbering),
        piles(&stacks),
    )
}

/// Returns the hexes that are drawn, with the sides that hold them.
fn drawn(map: &[(Hex, u8)], mut near: BTreeSet<Hex>) -> Vec<(Hex, u8)> {
    for _ in 0..2 {
        let around: Vec<Hex> = near.iter().flat_map(|hex| hex.neighbours()).collect();
        near.extend(around);
    }
    match map.len() {
        0 => near.into_iter().map(|hex| (hex, 0)).collect(),
        len => map.iter().filter(|(hex, _)| len <= MOST || near.contains(hex)).copied().collect(),
    }
}

/// Draws hexes with their numbers.
fn cells(all: &[(Hex, u8)], numbering: Numbering) -> String {
    let mut out = String::new();
    for (hex, side) in all {
        let (x, y) = centre(*hex);
        let number = hex.number(numbering).map_or_else(|| format!("{},{}", hex.q, hex.r), |n| format!("{n:04}"));
        let _ = write!(
            out,
            "<g transform=\"translate({x},{y})\"><polygon points=\"{CORNERS}\" stroke=\"#777\" fill=\"{}\" fill-opacity=\"{}\"/>\
             <text y=\"-12\" font-size=\"7\" fill=\"#555\">{number}</text></g>",
            colour(*side),
            if *side == 0 { "1" } else { ".3" },
        );
    }
    out
}

/// Draws stacks: the first counter's name, and the number of counters.
fn piles(stacks: &BTreeMap<(Hex, u8), Vec<String>>) -> String {
    let (mut out, mut shift): (String, BTreeMap<Hex, i32>) = Default::default();
    for ((hex, side), names) in stacks {
        let (x, y) = centre(*hex);
        // Stacks of two sides in one hex overlap.
        let by = shift.entry(*hex).or_default();
        let (x, y) = (x.saturating_add(*by), y.saturating_add(*by));
        *by = by.saturating_add(5);
        let first: String = names.first().map(|name| name.chars().take(9).collect()).unwrap_or_default();
        let _ = write!(
            out,
            "<g transform=\"translate({x},{y})\"><title>{}</title>\
             <rect x=\"-15\" y=\"-8\" width=\"30\" height=\"24\" rx=\"2\" stroke=\"#777\" fill=\"{}\"/>\
             <text y=\"2\" font-size=\"6\">{}</text><text y=\"13\" font-size=\"10\">{}</text></g>",
            escaped(&names.join(", ")),
            colour(*side),
            escaped(&first),
            names.len(),
        );
    }
    out
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
