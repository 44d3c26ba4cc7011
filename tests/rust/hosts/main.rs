//! Games as hosts hold them, of every system: played by rows of the choices, by lines and by kinds of order with fields, and
//! looked at in every way that a binding offers.

mod held;
mod named;
mod refereed;

use grognard_core::GAMES;
use grognard_core::binding::game::{GameKind, GameTable};

/// The systems, with the folder name of their games' files; `""` for the set-up.
const SYSTEMS: [(&str, &str); 4] = [
    ("ocs", include_str!("../../positions/ocs-two-turns.game")),
    ("korea", include_str!("../../positions/korea-turn.game")),
    ("acw", include_str!("../../positions/acw-phase.game")),
    ("axis_allies", include_str!("../../positions/axis-allies-whole-game.game")),
];

/// Positions beside those of the files.
const MORE: [(&str, &str); 2] =
    [("korea", include_str!("../altered/korea.position")), ("acw", include_str!("../altered/acw.position"))];

fn kind(system: &str) -> &'static GameKind {
    GAMES.iter().copied().find(|kind| kind.name == format!("{system}.Game")).expect("a system")
}

/// The position of a game file, whose sum is left out, and the orders after it.
fn parts(file: &str) -> (String, String) {
    let mut lines = file.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let mut position = String::new();
    for line in lines.by_ref() {
        let last = line == "end" || line.starts_with("end ");
        // Dice of the steps by chance come from seeds.
        if last && !position.starts_with("grognard ocs") {
            position += "seed 1950\n";
        }
        let seeded = line.replacen("turn turn", "turn seed=1950 turn.first_reserves=0 turn.second_reserves=0 turn", 1);
        position += if last { "end" } else { &seeded };
        position.push('\n');
        if last {
            break;
        }
    }
    (position, lines.map(|line| format!("{line}\n")).collect())
}

/// A table at the beginning of a system's file, and the orders of the file. Axis & Allies begins with the set-up.
fn begin(system: &str, file: &str) -> (GameTable, String) {
    let kind = kind(system);
    if system == "axis_allies" {
        let game = (kind.new)(&*(kind.setup.make)()).expect("the set-up");
        let orders = file.lines().skip(3).filter(|line| !line.trim().is_empty());
        return (GameTable::at(kind, game), orders.map(|line| format!("{line}\n")).collect());
    }
    let (position, orders) = parts(file);
    (GameTable::at(kind, (kind.load)(&position).expect("a position")), orders)
}
