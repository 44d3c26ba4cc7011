//! Generates the sources for C: the declarations of each system's functions, and, from what cbindgen reads, the headers.

mod declaration;
mod exported;
mod fuzz;
pub(crate) mod games;
mod header;
mod layout;
mod names;
mod sources;
mod texts;
mod tidy;

pub use exported::doc as doc_of;
use grognard_core::binding::Operation;
use grognard_core::reflect::Kind;
use grognard_core::rule::Entry;
pub use header::foreign;
use layout::rust;
pub(crate) use layout::{end, filling, layout};
use names::{SHARED, TYPES, bare, chapter, head, sorter, view_of, views};
pub use names::{camel, function_of, reader, type_of};
use sources::Sources;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
pub use tidy::vocabularies;

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let (mut all, mut headed) = (Vec::new(), Vec::new());
    for (system, operations, entries) in crate::plays::systems() {
        let sources = Sources::read();
        all.extend(files(system, &sources, &operations, entries));
        headed.push((system.to_owned(), exported::system(system, &operations)));
    }
    let headers = header::files(headed);
    all.push((PathBuf::from("ffi/src/generated/mod.rs"), systems()));
    all.push((PathBuf::from("ffi/src/generated/texts.rs"), texts::common()));
    all.iter_mut().for_each(|(_, text)| *text = names::with_imports_together(text));
    super::format_rust(&mut all);
    all.extend(headers);
    all.push((PathBuf::from("tests/fuzz/generated/c_table.rs"), fuzz::table()));
    all
}

/// What the systems' files are reached through.
fn systems() -> String {
    let names: Vec<&str> = (grognard_core::OPERATIONS.iter())
        .map(|operations| operations[0].name.split('.').next().expect("a name has parts"))
        .collect();
    let mut out = head("The systems' structures and functions", "", &[]);
    names.iter().for_each(|name| _ = writeln!(out, "pub mod {name};"));
    out.push_str("pub(crate) mod texts;\n");
    let list = |table: &str| names.iter().map(|name| format!("{name}::{table}")).collect::<Vec<_>>().join(", ");
    let all = |table: &str| format!("texts::{table}, {}", list(table));
    let _ = write!(
        out,
        "\n/// The vocabularies and their words.\n\
         pub(crate) static WORDS: &[&[crate::text::Words]] = &[{}];\n\
         \n/// The vocabularies with what their words mean.\n\
         pub(crate) static MEANINGS: &[&[crate::text::Words]] = &[{}];\n\
         \n/// The rules of every system.\n\
         pub(crate) static RULES: &[&[crate::text::Rule]] = &[{}];\n\
         \n/// The structures of every system and their sizes.\n\
         pub(crate) static SIZES: &[&[(&str, usize)]] = &[{}];\n",
        all("WORDS"),
        all("MEANINGS"),
        list("RULES"),
        list("SIZES")
    );
    out
}

/// The most lines of a file before its operations get a file each.
const LONG: usize = 400;

/// Returns the files of a system: the declarations that its chapters share, and a chapter's operations in one file or
/// in a folder.
fn files(system: &str, sources: &Sources, operations: &[Operation], entries: &[Entry]) -> Vec<(PathBuf, String)> {
    let chapters: BTreeSet<&str> = operations.iter().map(chapter).collect();
    let file = |name: &str| PathBuf::from(format!("ffi/src/generated/{system}/{name}.rs"));
    let mut all = vec![
        (file("mod"), shared(system, sources, operations)),
        (file("words"), texts::words(system, sources, &texts::WORDS)),
        (file("meanings"), texts::words(system, sources, &texts::MEANINGS)),
        (file("rules"), texts::rules(system, entries)),
        (file("sizes"), sizes(system, sources, operations)),
    ];
    let own = |name: &str| -> Vec<&Operation> { operations.iter().filter(|o| chapter(o) == name).collect() };
    let wholes: Vec<String> = (chapters.iter())
        .map(|name| asked(system, sources, &format!("The functions of `{system}.{name}`"), &own(name)))
        .collect();
    for (name, whole) in chapters.into_iter().zip(wholes) {
        let own = own(name);
        if whole.lines().count() <= LONG {
            all.push((file(name), whole));
            continue;
        }
        let verb = |o: &Operation| o.name.rsplit('.').next().expect("a name has parts").to_owned();
        let mut folder = head(&format!("The functions of `{system}.{name}`, one in a file"), "", &[]);
        let verbs: BTreeSet<String> = own.iter().map(|o| verb(o)).collect();
        verbs.iter().for_each(|verb| folder += &format!("mod {verb};\n"));
        folder.push('\n');
        verbs.iter().for_each(|verb| folder += &format!("pub use {verb}::*;\n"));
        all.push((file(&format!("{name}/mod")), folder));
        for o in own {
            let text = asked(system, sources, &format!("The function of `{}`", o.name), &[o]);
            all.push((file(&format!("{name}/{}", verb(o))), text));
        }
    }
    all
}

/// Returns a file with the functions of some operations.
fn asked(system: &str, sources: &Sources, title: &str, operations: &[&Operation]) -> String {
    let mut body = String::new();
    operations.iter().for_each(|o| declaration::operation(&mut body, system, sources, o));
    let mut names = BTreeSet::new();
    let fields = operations.iter().flat_map(|o| o.question.fields);
    fields.clone().for_each(|f| named(&f.kind, &mut names));
    names.extend(operations.iter().flat_map(|o| o.answer.into_iter().chain(o.effects)).map(bare));
    let views: BTreeSet<&str> = fields.filter_map(|f| view_of(&f.kind)).map(bare).collect();
    head(title, &body, &TYPES) + "use crate::declare::operation;\n" + &uses(system, sources, &names, &views) + &body
}

/// Returns the declarations that a system's chapters share: structures of lists.
fn shared(system: &str, sources: &Sources, operations: &[Operation]) -> String {
    let mut names = BTreeSet::new();
    let mut body = "\nmod meanings;\nmod rules;\nmod sizes;\nmod words;\n".to_owned();
    for chapter in operations.iter().map(chapter).collect::<BTreeSet<_>>() {
        let _ = writeln!(body, "pub mod {chapter};");
    }
    body.push_str("\npub(crate) use meanings::MEANINGS;\npub(crate) use rules::RULES;\npub(crate) use sizes::SIZES;\npub(crate) use words::WORDS;\n");
    for view in views(operations) {
        view.fields.iter().for_each(|f| named(&f.kind, &mut names));
        declaration::structure(&mut body, system, sources, view);
        for list in view.fields.iter().filter(|f| f.ordered) {
            let Kind::List(item) = &list.kind else { continue };
            let function = sorter(system, view, list);
            let _ = writeln!(body, "\nsort! {{ fn {function}({}: {}); }}", list.name, rust(item));
        }
    }
    for record in crate::written(system) {
        names.insert(bare(record));
        let by = if record.written.is_empty() { "counter" } else { "read" };
        let (name, own) = (bare(record), bare(record).to_lowercase());
        let _ = writeln!(body, "\nread! {{ fn {}({own}: {name}) by {by}; }}", reader(system, record));
    }
    games::declaration(&mut body, system);
    let title = format!("The functions of the system `{system}`: a chapter's in a file or a folder");
    head(&title, &body, &SHARED) + &uses(system, sources, &names, &BTreeSet::new()) + &body
}

/// Returns the imports of records, words and structures of lists that a file uses.
fn uses(system: &str, sources: &Sources, names: &BTreeSet<&str>, views: &BTreeSet<&str>) -> String {
    let core = names.iter().map(|name| format!("use grognard_core::{}::{name};\n", sources.module(system, name)));
    let paths: BTreeSet<String> =
        core.chain(views.iter().map(|name| format!("use crate::generated::{system}::{name};\n"))).collect();
    paths.into_iter().collect()
}

/// Collects the records and words that a kind names.
fn named(kind: &Kind, names: &mut BTreeSet<&'static str>) {
    match kind {
        Kind::Word(v) | Kind::Locus(v) => drop(names.insert(v.name)),
        Kind::Record(shape) => drop(names.insert(bare(shape))),
        Kind::Array(of, _) | Kind::List(of) => named(of, names),
        // Its records and the items of its lists are named where it is declared.
        Kind::View(_) | Kind::Int { .. } | Kind::Said { .. } | Kind::Wide | Kind::Flag | Kind::Text(_) => {}
    }
}

/// Writes the sizes of all public structures.
fn sizes(system: &str, sources: &Sources, operations: &[Operation]) -> String {
    let mut out = String::from(
        "\n/// The structures of this system and their sizes.\npub(crate) static SIZES: &[(&str, usize)] = &[\n",
    );
    let prefix = format!("Grog{}", camel(system));
    for record in grognard_core::RECORDS.iter().copied().flatten() {
        if let Some(name) = record.name.strip_prefix(&format!("{system}.")) {
            if views(operations).iter().any(|view| bare(view) == name) {
                let _ = writeln!(out, "    (text!(\"{prefix}{name}\"), size_of::<{name}>()),");
                continue;
            }
            let module = sources.module(system, name);
            let _ = writeln!(out, "    (text!(\"{prefix}{name}\"), size_of::<grognard_core::{module}::{name}>()),");
        }
    }
    for o in operations {
        let (name, chapter) = (type_of(o), chapter(o));
        for part in ["Question", "Answer"] {
            let _ = writeln!(out, "    (text!(\"{prefix}{name}{part}\"), size_of::<{chapter}::{name}{part}>()),");
        }
    }
    out.push_str("];\n");
    let mut text =
        head(&format!("The sizes of the structures of the system `{system}`"), &out, &["grognard_core::text"]);
    for chapter in operations.iter().map(chapter).collect::<BTreeSet<_>>() {
        let _ = writeln!(text, "use super::{chapter};");
    }
    for view in views(operations) {
        let _ = writeln!(text, "use super::{};", bare(view));
    }
    text + &out
}
