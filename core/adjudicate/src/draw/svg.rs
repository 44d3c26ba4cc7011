//! Pictures as one SVG, one below the other.

use super::beside::Beside;
use super::{Cell, Picture};
use grognard_core::hex::Hex;
use std::fmt::Write;

/// From a hex's centre to its corners, in pixels.
const SIZE: f64 = 48.0;
/// The greatest usual width of a letter of a heading, in pixels.
const LETTER: f64 = 8.8;
/// The widths beside the hexes, in pixels: of the whole column, of the words of its bars, and of its longest bar.
const BESIDE: (f64, f64, f64) = (330.0, 90.0, 150.0);
/// The heights there: of the lines, of the bars, and of all that stands above the first.
const ROWS: (f64, f64, f64) = (17.0, 16.0, 40.0);
const COLOURS: [&str; 4] = ["#c0392b", "#1f618d", "#b7950b", "#6c3483"];

fn colour(side: u8) -> &'static str {
    COLOURS[usize::from(side) % COLOURS.len()]
}

fn centre(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (SIZE * 1.5 * q, SIZE * 3f64.sqrt() * (r + q / 2.0))
}

/// The n-th corner of a hex, from the right one clockwise.
fn corner(x: f64, y: f64, n: usize, size: f64) -> (f64, f64) {
    let angle = std::f64::consts::FRAC_PI_3 * n as f64;
    (x + size * angle.cos(), y + size * angle.sin())
}

/// The corners at the ends of each hexside, in the order of the sides.
const ENDS: [(usize, usize); 6] = [(5, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5)];

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn ground(terrain: &str) -> &'static str {
    let has = |words: &[&str]| words.iter().any(|w| terrain.contains(w));
    match () {
        () if has(&["wood", "forest"]) => "#b7d3a8",
        () if has(&["city", "village", "town"]) => "#d5d0cb",
        () if has(&["mountain", "rough", "hill", "ridge"]) => "#d8c3a5",
        () if has(&["swamp", "marsh"]) => "#b5cfc6",
        () if has(&["sea", "water", "lake"]) => "#a9cce3",
        () => "#f4efdc",
    }
}

/// Returns the pictures as SVG.
pub fn draw(pictures: &[Picture]) -> String {
    let (mut body, mut height, mut width) = (String::new(), 0.0, 400.0f64);
    for picture in pictures {
        let all: Vec<(f64, f64)> = picture.cells.keys().map(|h| centre(*h)).collect();
        let low = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).fold(f64::INFINITY, f64::min);
        let high = |of: fn(&(f64, f64)) -> f64| all.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let (left, top) = (low(|p| p.0) - SIZE - 10.0, low(|p| p.1) - SIZE - 30.0);
        let (right, bottom) = (high(|p| p.0) + SIZE + 10.0, high(|p| p.1) + SIZE + 10.0);
        let _ = writeln!(body, "<g transform=\"translate({:.1} {:.1})\">", -left, height - top);
        let verdict = match picture.verdict {
            Some(true) => ": allowed",
            Some(false) => ": forbidden",
            None => "",
        };
        let title = format!("{}{verdict}", picture.title);
        width = width.max(title.chars().count() as f64 * LETTER + 20.0);
        let title = escaped(&title);
        let _ = writeln!(body, "<text x=\"{:.1}\" y=\"{:.1}\" class=\"title\">{title}</text>", left + 10.0, top + 20.0);
        for (hex, cell) in &picture.cells {
            hexagon(&mut body, *hex, cell);
        }
        way(&mut body, picture);
        for (hex, cell) in &picture.cells {
            counters(&mut body, *hex, cell);
        }
        arrows(&mut body, picture);
        numbers(&mut body, picture);
        let (wide, tall) = beside(&mut body, &picture.beside, right, top);
        body += "</g>\n";
        height += (bottom - top).max(tall);
        width = width.max(right - left + wide);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" font-family=\"sans-serif\">\n\
         <style>.title{{font-size:15px;font-weight:bold}}.small{{font-size:9px;fill:#555}}.name{{font-size:8.5px;fill:#fff}}\
         .figure{{font-size:11px;fill:#333}}\
         .label{{font-size:10px;font-weight:bold;fill:#a04000}}</style>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{body}</svg>\n"
    )
}

fn hexagon(out: &mut String, hex: Hex, cell: &Cell) {
    let (x, y) = centre(hex);
    let points: Vec<String> = (0..6).map(|n| corner(x, y, n, SIZE)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let fill = ground(&cell.terrain);
    let _ = writeln!(out, "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"#8a8370\"/>", points.join(" "));
    for (n, side) in cell.zones.iter().enumerate() {
        let radius = SIZE * (0.80 - 0.10 * n as f64);
        let _ = writeln!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" \
             stroke-dasharray=\"3 5\" opacity=\"0.6\"/>",
            colour(*side)
        );
    }
    for (bit, (a, b)) in ENDS.iter().enumerate() {
        let ((ax, ay), (bx, by)) = (corner(x, y, *a, SIZE), corner(x, y, *b, SIZE));
        if cell.sides >> bit & 1 == 1 {
            let _ = writeln!(
                out,
                "<line x1=\"{ax:.1}\" y1=\"{ay:.1}\" x2=\"{bx:.1}\" y2=\"{by:.1}\" stroke=\"#2e86c1\" stroke-width=\"5\"/>"
            );
        }
        if cell.road >> bit & 1 == 1 {
            let (mx, my) = ((ax + bx) / 2.0, (ay + by) / 2.0);
            let _ = writeln!(
                out,
                "<line x1=\"{x:.1}\" y1=\"{y:.1}\" x2=\"{mx:.1}\" y2=\"{my:.1}\" stroke=\"#a9845a\" stroke-width=\"2\"/>"
            );
        }
        if cell.rail >> bit & 1 == 1 {
            let (mx, my) = ((ax + bx) / 2.0, (ay + by) / 2.0);
            let _ = writeln!(
                out,
                "<line x1=\"{x:.1}\" y1=\"{y:.1}\" x2=\"{mx:.1}\" y2=\"{my:.1}\" stroke=\"#333\" stroke-width=\"3\" \
                 stroke-dasharray=\"7 2\"/>"
            );
        }
    }
    if !cell.labels.is_empty() {
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"label\">{}</text>",
            y + SIZE * 0.68,
            escaped(&cell.labels.join(", "))
        );
    }
    let words = escaped(&format!("{},{} {}", hex.q, hex.r, cell.terrain));
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"small\">{words}</text>",
        y - SIZE * 0.68
    );
}

/// Draws lines between the hexes of the answer's rows, in their order, where they are adjacent.
fn way(out: &mut String, picture: &Picture) {
    for pair in stops(picture).windows(2).filter(|_| picture.joined) {
        if pair[0].1.touches(pair[1].1) {
            let ((ax, ay), (bx, by)) = (centre(pair[0].1), centre(pair[1].1));
            let _ = writeln!(
                out,
                "<line x1=\"{ax:.1}\" y1=\"{ay:.1}\" x2=\"{bx:.1}\" y2=\"{by:.1}\" stroke=\"#d35400\" \
                 stroke-width=\"4\" opacity=\"0.8\"/>"
            );
        }
    }
}

/// Draws the attacks: an arrow across the hexside, its shaft and its head.
fn arrows(out: &mut String, picture: &Picture) {
    for (_, start, end) in &picture.fights {
        let ((ax, ay), (bx, by)) = (centre(*start), centre(*end));
        let at = |part: f64| (ax + (bx - ax) * part, ay + (by - ay) * part);
        let ((fx, fy), (tx, ty)) = (at(0.36), at(0.64));
        let (lx, ly) = ((bx - ax) * 0.06, (by - ay) * 0.06);
        let _ = writeln!(
            out,
            "<line x1=\"{fx:.1}\" y1=\"{fy:.1}\" x2=\"{tx:.1}\" y2=\"{ty:.1}\" stroke=\"#d35400\" stroke-width=\"4\"/>\
             <path d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z\" fill=\"#d35400\"/>",
            tx + lx,
            ty + ly,
            tx - lx - ly,
            ty - ly + lx,
            tx - lx + ly,
            ty - ly - lx
        );
    }
}

/// Returns the hexes with numbers, by the numbers.
fn stops(picture: &Picture) -> Vec<(usize, Hex)> {
    let mut stops: Vec<(usize, Hex)> =
        picture.cells.iter().flat_map(|(hex, cell)| cell.marks.iter().map(|m| (*m, *hex))).collect();
    stops.sort();
    stops
}

/// Draws the numbers, above everything else.
fn numbers(out: &mut String, picture: &Picture) {
    for (number, hex) in stops(picture) {
        let (x, y) = centre(hex);
        let _ = writeln!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"8\" fill=\"#d35400\"/><text x=\"{0:.1}\" y=\"{:.1}\" \
             text-anchor=\"middle\" class=\"name\">{number}</text>",
            x + SIZE * 0.5,
            y - SIZE * 0.45,
            y - SIZE * 0.45 + 3.0
        );
    }
}

/// Writes the answer's lines and draws its bars to the right of the hexes; returns how much room they take.
fn beside(out: &mut String, beside: &Beside, left: f64, top: f64) -> (f64, f64) {
    if beside.lines.is_empty() && beside.bars.is_empty() {
        return (0.0, 0.0);
    }
    let (x, mut y) = (left + 10.0, top + ROWS.2);
    for (n, line) in beside.lines.iter().enumerate() {
        y += ROWS.0;
        let (class, line) = (if n == 0 { "title" } else { "figure" }, escaped(line));
        let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{line}</text>");
    }
    y += ROWS.0;
    let most = beside.bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    for (word, count) in &beside.bars {
        y += ROWS.1;
        let long = BESIDE.2 * *count as f64 / most as f64;
        let chance = 100.0 * *count as f64 / beside.cases as f64;
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"figure\">{}</text>\
             <rect x=\"{:.1}\" y=\"{:.1}\" width=\"{long:.1}\" height=\"10\" fill=\"#d35400\"/>\
             <text x=\"{:.1}\" y=\"{y:.1}\" class=\"figure\">{chance:.2}%</text>",
            escaped(word),
            x + BESIDE.1,
            y - 9.0,
            x + BESIDE.1 + long + 6.0
        );
    }
    (BESIDE.0, y + ROWS.0 - top)
}

fn counters(out: &mut String, hex: Hex, cell: &Cell) {
    let (x, y) = centre(hex);
    let shown = cell.counters.iter().take(4).enumerate();
    for (n, counter) in shown {
        let top = y - SIZE * 0.45 + 15.0 * n as f64;
        let name: String = counter.name.chars().take(15).collect();
        let _ = writeln!(
            out,
            "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"14\" rx=\"2\" fill=\"{}\" stroke=\"#222\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"name\">{}</text>",
            x - SIZE * 0.72,
            SIZE * 1.44,
            colour(counter.side),
            top + 10.0,
            escaped(&name)
        );
    }
    if cell.counters.len() > 4 {
        let more = cell.counters.len() - 4;
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" class=\"small\">and {more} more</text>",
            y + SIZE * 0.8
        );
    }
}
