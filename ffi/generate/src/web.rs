//! Generates what the package for the web needs, which is not committed: tables of the places of all fields, the exports of
//! each system's module, and the types of TypeScript.

mod operations;
mod orders;
mod records;
mod table;
mod types;

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
        (PathBuf::from("common.ts"), types::common()),
        (PathBuf::from("exports.txt"), exports(&systems())),
    ];
    for system in systems() {
        all.push((PathBuf::from(format!("{system}.json")), table::of(system)));
        all.push((PathBuf::from(format!("{system}.ts")), types::of(system)));
        all.push((PathBuf::from(format!("{system}.exports.txt")), exports(&[system])));
    }
    all
}

/// The functions that every module has.
const COMMON: [&str; 22] = [
    "grog_abi_version",
    "grog_chart_cell",
    "grog_chart_column",
    "grog_chart_name",
    "grog_chart_row",
    "grog_chart_size",
    "grog_dice_roll",
    "grog_dice_seed",
    "grog_fault_meaning",
    "grog_fault_word",
    "grog_hex_at",
    "grog_hex_number",
    "grog_measure_read",
    "grog_measure_text",
    "grog_rule_id",
    "grog_rule_number",
    "grog_rule_title",
    "grog_step_text",
    "grog_struct_size",
    "grog_version",
    "grog_word",
    "grog_word_meaning",
];

/// Returns the functions that the modules of some systems export, a line each.
fn exports(systems: &[&str]) -> String {
    let mut names: BTreeSet<String> = COMMON.iter().map(|name| (*name).to_owned()).collect();
    for (system, operations, _) in crate::plays::systems().into_iter().filter(|(system, ..)| systems.contains(system)) {
        names.extend(operations.iter().map(crate::c::function_of));
        names.extend(crate::written(system).map(|shape| crate::c::reader(system, shape)));
        names.extend(table::sorters(system));
        for (name, there) in table::play_functions(system) {
            names.extend(there.then(|| format!("grog_{system}_play_{name}")));
        }
    }
    names.into_iter().map(|name| name + "\n").collect()
}
