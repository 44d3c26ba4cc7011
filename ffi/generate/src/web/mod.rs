//! Generates what the package for the web needs, which is not committed: tables of the places of all fields, texts, the
//! exports of each system's module, and the types of TypeScript.

mod files;
mod orders;
mod records;
mod rulings;
mod table;
mod texts;
mod types;

pub use table::word_name;

use std::collections::BTreeSet;
use std::path::PathBuf;

/// The systems, in the order of the core's lists.
pub fn systems() -> Vec<&'static str> {
    crate::plays::systems().into_iter().map(|(name, ..)| name).collect()
}

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let mut all = vec![
        (PathBuf::from("common.json"), table::of("")),
        (PathBuf::from("common.ts"), files::common()),
        (PathBuf::from("exports.txt"), exports(&systems())),
        (PathBuf::from("compared.exports.txt"), COMPARED.map(|name| format!("{name}\n")).concat()),
        (PathBuf::from("texts.json"), texts::all()),
    ];
    for system in systems() {
        all.push((PathBuf::from(format!("{system}.json")), table::of(system)));
        all.push((PathBuf::from(format!("{system}.ts")), files::of(system)));
        all.push((PathBuf::from(format!("{system}.exports.txt")), exports(&[system])));
    }
    all
}

/// The functions that every module has. Texts that do not depend on a question are in the tables.
const COMMON: [&str; 4] = ["grog_abi_version", "grog_dice_roll", "grog_step_figures", "grog_version"];

/// Those of systems whose maps have hexes.
const OF_HEXES: [&str; 2] = ["grog_hex_at", "grog_hex_number"];

/// The functions of the module by which tests compare the tables with the library.
const COMPARED: [&str; 11] = [
    "grog_chart_cell",
    "grog_chart_column",
    "grog_chart_name",
    "grog_chart_row",
    "grog_chart_size",
    "grog_fault_word",
    "grog_rule_id",
    "grog_rule_title",
    "grog_step_text",
    "grog_struct_size",
    "grog_word_meaning",
];

/// Returns the functions that the modules of some systems export, a line each.
fn exports(systems: &[&str]) -> String {
    let mut names: BTreeSet<String> = COMMON.iter().map(|name| (*name).to_owned()).collect();
    for (system, operations, _) in crate::plays::systems().into_iter().filter(|(system, ..)| systems.contains(system)) {
        let has_hexes = crate::c::foreign(system).contains("Hex");
        names.extend(OF_HEXES.iter().filter(|_| has_hexes).map(|name| (*name).to_owned()));
        names.extend(operations.iter().map(crate::c::function_of));
        names.extend(crate::written(system).map(|shape| crate::c::reader(system, shape)));
        names.extend(table::sorters(system));
        for (name, there) in table::play_functions(system) {
            names.extend(there.then(|| format!("grog_{system}_play_{name}")));
        }
    }
    names.into_iter().map(|name| name + "\n").collect()
}
