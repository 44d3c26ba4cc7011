//! A picture in characters: hexes with a flat top, q to the right and r downwards.

use super::Picture;
use grognard_core::hex::Hex;

/// The number of columns from one hex to the next.
const ACROSS: i32 = 10;
const DOWN: i32 = 4;

/// The place and the character of a railroad on each hexside, with its bit.
const RAILS: [(u8, i32, i32, &str); 6] =
    [(5, 5, 0, "##"), (0, 11, 2, "#"), (1, 11, 3, "#"), (2, 5, 4, "##"), (3, 0, 3, "#"), (4, 0, 2, "#")];

struct Page {
    lines: Vec<Vec<char>>,
}

impl Page {
    fn put(&mut self, x: i32, y: i32, text: &str) {
        let (Ok(mut x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        while self.lines.len() <= y {
            self.lines.push(Vec::new());
        }
        let line = &mut self.lines[y];
        for c in text.chars() {
            if line.len() <= x {
                line.resize(x + 1, ' ');
            }
            line[x] = c;
            x += 1;
        }
    }
}

/// Returns as much of a text as fits.
fn fit(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// Returns the sign of a side.
fn sign(side: u8) -> char {
    char::from(b'A'.saturating_add(side.min(25)))
}

/// Returns the picture as lines, with a legend below.
pub fn draw(picture: &Picture) -> String {
    let mut page = Page { lines: Vec::new() };
    let corner = |hex: &Hex| (i32::from(hex.q) * ACROSS, i32::from(hex.r) * DOWN + i32::from(hex.q) * (DOWN / 2));
    let left = picture.cells.keys().map(|h| corner(h).0).min().unwrap_or(0);
    let top = picture.cells.keys().map(|h| corner(h).1).min().unwrap_or(0);
    let mut legend = Vec::new();
    for (hex, cell) in &picture.cells {
        let (x, y) = corner(hex);
        let (x, y) = (x - left, y - top);
        // A hexside with terrain is drawn double.
        let side = |bit: u8, plain: &'static str, double: &'static str| {
            if cell.sides >> bit & 1 == 1 { double } else { plain }
        };
        page.put(x + 2, y, &side(5, "_", "=").repeat(8));
        page.put(x + 1, y + 1, side(4, "/", "("));
        page.put(x, y + 2, side(4, "/", "("));
        page.put(x + 10, y + 1, side(0, "\\", ")"));
        page.put(x + 11, y + 2, side(0, "\\", ")"));
        page.put(x, y + 3, side(3, "\\", "("));
        page.put(x + 1, y + 4, side(3, "\\", "("));
        page.put(x + 11, y + 3, side(1, "/", ")"));
        page.put(x + 10, y + 4, side(1, "/", ")"));
        page.put(x + 2, y + 4, &side(2, "_", "=").repeat(8));
        for (_, at_x, at_y, rails) in RAILS.iter().filter(|(bit, ..)| cell.road >> bit & 1 == 1) {
            page.put(x + at_x, y + at_y, &rails.replace('#', "+"));
        }
        for (_, at_x, at_y, rails) in RAILS.iter().filter(|(bit, ..)| cell.rail >> bit & 1 == 1) {
            page.put(x + at_x, y + at_y, rails);
        }
        page.put(x + 2, y + 1, &fit(&format!("{},{} {}", hex.q, hex.r, cell.terrain), 8));
        let zones: String = cell.zones.iter().map(|s| sign(*s).to_ascii_lowercase()).collect();
        let marks: String = cell.marks.iter().map(|m| format!("*{m}")).collect();
        let labels: String = cell.labels.iter().map(|label| format!(">{label}")).collect();
        let line = [zones, marks, labels].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        page.put(x + 1, y + 2, &fit(&line, 10));
        let counters: Vec<String> = cell.counters.iter().map(|c| format!("{}:{}", sign(c.side), c.name)).collect();
        let shown = match counters.as_slice() {
            [] => String::new(),
            [one] => fit(one, 10),
            [first, rest @ ..] => format!("{}+{}", fit(first, 8), rest.len()),
        };
        page.put(x + 1, y + 3, &shown);
        if counters.len() > 1 || counters.iter().any(|c| c.chars().count() > 10) || cell.terrain.chars().count() > 4 {
            let terrain = if cell.terrain.is_empty() { String::new() } else { format!(" {}", cell.terrain) };
            let counters = if counters.is_empty() { String::new() } else { format!("  {}", counters.join(", ")) };
            legend.push(format!("{},{}{terrain}{counters}", hex.q, hex.r));
        }
    }
    let mut out: String =
        page.lines.iter().map(|l| l.iter().collect::<String>().trim_end().to_owned() + "\n").collect();
    for line in legend {
        out += &format!("  {line}\n");
    }
    // What of it there is to be explained.
    let mut keys = vec!["A:, B: counters of the sides", "a, b: their zones of control"];
    for (there, key) in [
        (
            picture.cells.values().any(|c| !c.marks.is_empty()),
            if picture.fights.is_empty() { "*n: row or step n" } else { "*n: combat n" },
        ),
        (picture.cells.values().any(|c| !c.labels.is_empty()), ">: asked about"),
        (picture.cells.values().any(|c| c.rail > 0), "#: a railroad crosses"),
        (picture.cells.values().any(|c| c.road > 0), "+: a road crosses"),
        (picture.cells.values().any(|c| c.sides > 0), "( ) =: hexside"),
    ] {
        keys.extend(there.then_some(key));
    }
    crate::wrap::wrap(&mut out, "  ", &keys.join("; "));
    out
}
