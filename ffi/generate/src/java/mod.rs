//! Generates the Java classes: a class for each record, vocabulary and operation, and the native methods.

mod class;
mod field;
mod games;
mod names;
mod orders;
mod text;
mod words;

use super::c::{function_of, type_of};
use super::places;
use class::{question, record, view};
use grognard_core::binding::{Record, record_of, vocabularies};
use grognard_core::reflect::{Kind, Shape};
use names::package;
pub(crate) use names::{ROOT, calls_class, head, operation_class, split, system, word_class};
use std::fmt::Write;
use std::path::PathBuf;

/// Returns each file, relative to the folder of sources, and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    let mut add = |class: &str, text: String| {
        all.push((PathBuf::from(format!("{}.java", class.replace('.', "/"))), text));
    };
    for vocabulary in vocabularies() {
        add(&word_class(vocabulary), words::vocabulary(vocabulary));
    }
    let kept = views();
    for own in grognard_core::RECORDS.iter().copied().flatten() {
        let is_view = kept.iter().any(|shape| shape.is_copy_of(own.shape));
        let name = record_name(own);
        add(&name, if is_view { view(&name, own.shape) } else { record(&name, own.shape) });
    }
    let mut systems: Vec<&str> = Vec::new();
    for operation in crate::plays::operations() {
        add(&operation_class(operation), question(operation));
        systems.push(system(operation.name));
    }
    for game in grognard_core::GAMES {
        let system = games::system(game);
        add(&format!("{ROOT}.{system}.Game"), games::class(game));
        add(&format!("{ROOT}.{system}.orders.package-info"), orders::package(system));
        game.verbs.iter().for_each(|verb| add(&orders::name(system, verb), orders::class(system, game, verb)));
    }
    systems.sort_unstable();
    systems.dedup();
    for system in systems {
        add(&format!("{ROOT}.{system}.package-info"), package(system));
        add(&calls_class(system), calls(system));
    }
    for (chapter, text) in chapters() {
        add(&format!("{ROOT}.{chapter}.package-info"), text);
    }
    add(&format!("{ROOT}.internal.Table"), table());
    add(&format!("{ROOT}.internal.RuleTable"), words::rules());
    all
}

/// Returns the structures of lists that questions point to.
fn views() -> Vec<&'static Shape> {
    let fields = crate::plays::operations().flat_map(|o| o.question.fields);
    fields
        .filter_map(|f| match f.kind {
            Kind::View(shape) => Some(shape),
            _ => None,
        })
        .collect()
}

fn record_name(record: &Record) -> String {
    format!("{ROOT}.{}", record.name)
}

/// Returns the name of a record or structure in C.
pub(crate) fn c_name(shape: &'static Shape) -> String {
    let name = record_of(shape).map_or(shape.name, |record| record.name);
    match name.split_once('.') {
        Some((system, name)) => format!("Grog{}{name}", super::c::camel(system)),
        None => format!("Grog{name}"),
    }
}

fn chapters() -> Vec<(String, String)> {
    let mut names: Vec<&str> =
        crate::plays::operations().map(|o| o.name.rsplit_once('.').expect("a name has parts").0).collect();
    names.sort_unstable();
    names.dedup();
    let text = |name: &str| {
        format!(
            "/**\n * The operations of {{@code {name}}}, a class for the question of each.\n */\n{}",
            head(&format!("{ROOT}.{name}"))
        )
    };
    names.into_iter().map(|name| (name.to_owned(), text(name))).collect()
}

/// Writes a system's native methods, which JNA maps to the functions of these names.
fn calls(system: &str) -> String {
    let class = calls_class(system);
    let (package, name) = split(&class);
    let mut out = head(package);
    let _ = write!(
        out,
        "/** The native methods of the system {{@code {system}}}. */\npublic final class {name} {{\n    \
         static {{\n        Library.map({name}.class);\n    }}\n\n    private {name}() {{\n    }}\n"
    );
    let operations = crate::plays::operations().filter(|o| self::system(o.name) == system);
    for o in operations {
        let (lent, game) = match crate::plays::is_play(o) {
            true => {
                ("     * @param game the memory's address\n     * @param words its length\n", "long game, long words, ")
            }
            false => ("", ""),
        };
        let _ = write!(
            out,
            "\n    /**\n     * Asks {{@code {}}}.\n     *\n{lent}     * @param question the question's address\n     * @param answer the answer's\n     \
             * @param trail the trail's, or 0\n     * @param fault the fault's\n     * @return 0, or the code of a fault\n     */\n    \
             public static native int {}({game}long question, long answer, long trail, long fault);\n",
            o.name,
            function_of(o)
        );
    }
    games::calls(&mut out, system);
    for shape in views().iter().filter(|shape| self::system(record_of(shape).map_or("", |r| r.name)) == system) {
        for list in shape.fields.iter().filter(|f| f.ordered) {
            let function = class::sorting(shape, list);
            if out.contains(&function) {
                continue;
            }
            let _ = write!(
                out,
                "\n    /**\n     * Sorts a list in place.\n     *\n     * @param items the first item's address\n     \
                 * @param len the number of items\n     * @param places where the former index of each is written\n     \
                 * @param fault the fault's address\n     * @return 0, or the code of a fault\n     */\n    \
                 public static native int {function}(long items, long len, long places, long fault);\n"
            );
        }
    }
    for shape in crate::written(system) {
        let _ = write!(
            out,
            "\n    /**\n     * Reads a record from its text.\n     *\n     * @param text the text\n     \
             * @param record where its bytes are written\n     * @return 0, or the code of a fault\n     */\n    \
             public static native int {}(String text, byte[] record);\n",
            super::c::reader(system, shape)
        );
    }
    out.push_str("}\n");
    out
}

/// Writes the table of everything, by which operations are found by their names and sizes compared.
fn table() -> String {
    let mut out = head(&format!("{ROOT}.internal"));
    out.push_str(
        "/** All operations, and the sizes of all structures. */\npublic final class Table {\n    \
         /** The number of words of a set of cited rules. */\n    public static final int CITES = @CITES@;\n\n    private Table() {\n    }\n\n    \
         /**\n     * Makes an empty question.\n     *\n     * @param operation its name, such as {@code ocs.combat.assess}\n     \
         * @return the question, or null if there is no such operation\n     */\n    \
         public static org.grognard.Question<?, ?> question(String operation) {\n        switch (operation) {\n",
    );
    let all = || crate::plays::operations();
    for o in all().filter(|o| !crate::plays::is_play(o)) {
        let _ = writeln!(out, "            case \"{}\":\n                return new {}();", o.name, operation_class(o));
    }
    out.push_str(
        "            default:\n                return null;\n        }\n    }\n\n    \
         /**\n     * Returns the names of all operations.\n     *\n     * @return the names\n     */\n    \
         public static String[] operations() {\n        return new String[] {\n",
    );
    let listed = all().filter(|o| !crate::plays::is_play(o));
    listed.for_each(|o| _ = writeln!(out, "            \"{}\",", o.name));
    out.push_str(
        "        };\n    }\n\n    /**\n     * Returns the name in C and the size of each structure.\n     *\n     * @return the sizes\n     */\n    \
         public static Object[][] sizes() {\n        return new Object[][] {\n",
    );
    let kept = views();
    for record in grognard_core::RECORDS.iter().copied().flatten() {
        let is_view = kept.iter().any(|shape| shape.is_copy_of(record.shape));
        let size =
            if is_view { places::of_structure(record.shape.fields).1 } else { places::of_record(record.shape).1 };
        let _ = writeln!(out, "            {{\"{}\", {size}}},", c_name(record.shape));
    }
    for o in all() {
        let name = format!("Grog{}{}", super::c::camel(system(o.name)), type_of(o));
        let _ = writeln!(out, "            {{\"{name}Question\", {}}},", places::of_structure(o.question.fields).1);
        let _ = writeln!(out, "            {{\"{name}Answer\", {}}},", places::of_answer(o).size);
    }
    out.push_str("        };\n    }\n}\n");
    out.replace("@CITES@", &places::CITES_WORDS.to_string())
}
