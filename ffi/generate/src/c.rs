//! Generates the sources for C: the Rust source of each system's functions, which cbindgen reads, and the header.

mod fuzz;
mod header;
mod sources;

use grognard_core::binding::{Operation, record_of};
use grognard_core::reflect::{Field, Kind, Shape};
use sources::Sources;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for operations in grognard_core::OPERATIONS {
        let system = operations[0].name.split('.').next().expect("a name has parts");
        all.extend(files(system, operations));
    }
    let headers = header::files(&all);
    all.push((PathBuf::from("ffi/src/generated/mod.rs"), systems()));
    all.extend(headers);
    all.push((PathBuf::from("tests/fuzz/generated/c_table.rs"), fuzz::table()));
    all
}

/// What the systems' files are reached through.
fn systems() -> String {
    let names: Vec<&str> = (grognard_core::OPERATIONS.iter())
        .map(|operations| operations[0].name.split('.').next().expect("a name has parts"))
        .collect();
    let mut out = head("The systems' structures and functions", "");
    names.iter().for_each(|name| _ = writeln!(out, "pub mod {name};"));
    let list = |table: &str| names.iter().map(|name| format!("{name}::{table}")).collect::<Vec<_>>().join(", ");
    let _ = write!(
        out,
        "\n/// The vocabularies of every system and their words.\n\
         pub(crate) static WORDS: &[&[crate::text::Words]] = &[{}];\n\
         \n/// The vocabularies of every system with what their words mean.\n\
         pub(crate) static MEANINGS: &[&[crate::chart::Meanings]] = &[{}];\n\
         \n/// The structures of every system and their sizes.\n\
         pub(crate) static SIZES: &[&[(&str, usize)]] = &[{}];\n",
        list("WORDS"),
        list("MEANINGS"),
        list("SIZES")
    );
    super::formatted(&out)
}

/// Turns `ocs.combat.assess` into `CombatAssess`, to which `Question` or `Answer` is added.
pub fn type_of(operation: &Operation) -> String {
    operation.name.split('.').skip(1).flat_map(|part| part.split('_')).map(capitalised).collect()
}

/// Turns `axis_allies` into `AxisAllies`.
pub fn camel(name: &str) -> String {
    name.split('_').filter(|part| !part.is_empty()).map(capitalised).collect()
}

/// Turns `ocs` into `Ocs`.
fn capitalised(part: &str) -> String {
    let (first, rest) = part.split_at(1);
    first.to_uppercase() + rest
}

/// Turns `ocs.combat.assess` into `grog_ocs_combat_assess`.
pub fn function_of(operation: &Operation) -> String {
    format!("grog_{}", operation.name.replace('.', "_"))
}

/// Returns the record's name without its system.
fn bare(shape: &'static Shape) -> &'static str {
    shape.name
}

/// Writes a documentation comment.
fn comment(out: &mut String, indent: &str, text: &str) {
    for line in text.lines() {
        let _ = writeln!(out, "{indent}{}", format!("/// {line}").trim_end());
    }
}

/// Returns a Rust type as the generated source names it.
fn rust(kind: &Kind) -> String {
    match kind {
        Kind::Int { min, max } => {
            let bits = 64 - (max - min).leading_zeros();
            format!("{}{bits}", if *min < 0 { "i" } else { "u" })
        }
        Kind::Said { min, max } => format!("Said<{}>", rust(&Kind::Int { min: *min, max: max + 1 })),
        Kind::Wide => "u64".to_owned(),
        Kind::Flag => "Flag".to_owned(),
        Kind::Word(v) => format!("Code<{}>", v.name),
        Kind::Locus(v) => format!("Locus<{}>", v.name),
        Kind::Record(shape) => bare(shape).to_owned(),
        Kind::Array(of, n) => format!("[{}; {n}]", rust(of)),
        Kind::List(_) => unreachable!("a list is two fields"),
        Kind::View(shape) => format!("*const {}", bare(shape)),
    }
}

/// Returns size and alignment.
fn layout(kind: &Kind) -> (usize, usize) {
    match kind {
        Kind::Int { min, max } => {
            let bytes = (64 - (max - min).leading_zeros() as usize) / 8;
            (bytes, bytes)
        }
        Kind::Said { min, max } => layout(&Kind::Int { min: *min, max: max + 1 }),
        Kind::Wide => (8, 8),
        Kind::Flag | Kind::Word(_) => (1, 1),
        Kind::Locus(_) => (2, 2),
        Kind::Record(shape) => {
            let made = (record_of(shape).expect("a field's record is listed").make)();
            (size_of_val(&*made), align_of_val(&*made))
        }
        Kind::Array(of, n) => {
            let (size, align) = layout(of);
            (size * n, align)
        }
        Kind::List(_) | Kind::View(_) => unreachable!("a list is two fields, a view a pointer"),
    }
}

/// Returns where the fields of a question end, for pointers of a number of bytes.
fn end(fields: &[Field], pointer: usize) -> usize {
    // A view that is kept sorted has a field that says so.
    usize::from(fields.iter().any(|f| f.ordered)) + end_of_fields(fields, pointer)
}

fn end_of_fields(fields: &[Field], pointer: usize) -> usize {
    fields.iter().fold(4, |at, f| match &f.kind {
        Kind::List(_) => at.next_multiple_of(pointer) + 2 * pointer,
        Kind::View(_) => at.next_multiple_of(pointer) + pointer,
        kind => {
            let (size, align) = layout(kind);
            at.next_multiple_of(align) + size
        }
    })
}

/// Returns the number of bytes that fill a question up to a multiple of eight where pointers have eight bytes. No byte
/// at the end is left unnamed, so that a later field cannot take the place of a byte that an older caller never set.
fn filling(fields: &[Field]) -> usize {
    let end = end(fields, 8);
    end.next_multiple_of(8) - end
}

/// The most lines of a file before its operations get a file each.
const LONG: usize = 400;

/// Returns the files of a system: the declarations that its chapters share, and a chapter's operations in one file or
/// in a folder.
fn files(system: &str, operations: &[Operation]) -> Vec<(PathBuf, String)> {
    let sources = Sources::read();
    let chapters: BTreeSet<&str> = operations.iter().map(chapter).collect();
    let mut all =
        vec![(PathBuf::from(format!("ffi/src/generated/{system}/mod.rs")), shared(system, &sources, operations))];
    for name in chapters {
        let own: Vec<&Operation> = operations.iter().filter(|o| chapter(o) == name).collect();
        let whole = asked(system, &sources, &format!("The functions of `{system}.{name}`"), &own);
        if whole.lines().count() <= LONG {
            all.push((PathBuf::from(format!("ffi/src/generated/{system}/{name}.rs")), whole));
            continue;
        }
        let verb = |o: &Operation| o.name.rsplit('.').next().expect("a name has parts").to_owned();
        let mut folder = head(&format!("The functions of `{system}.{name}`, one in a file"), "");
        let verbs: BTreeSet<String> = own.iter().map(|o| verb(o)).collect();
        verbs.iter().for_each(|verb| folder += &format!("mod {verb};\n"));
        folder.push('\n');
        verbs.iter().for_each(|verb| folder += &format!("pub use {verb}::*;\n"));
        all.push((PathBuf::from(format!("ffi/src/generated/{system}/{name}/mod.rs")), super::formatted(&folder)));
        for o in own {
            let text = asked(system, &sources, &format!("The function of `{}`", o.name), &[o]);
            all.push((PathBuf::from(format!("ffi/src/generated/{system}/{name}/{}.rs", verb(o))), text));
        }
    }
    all
}

/// Returns a file with the functions of some operations.
fn asked(system: &str, sources: &Sources, title: &str, operations: &[&Operation]) -> String {
    let mut body = String::new();
    operations.iter().for_each(|o| operation(&mut body, system, sources, o));
    let mut names = BTreeSet::new();
    let fields = operations.iter().flat_map(|o| o.question.fields);
    fields.clone().for_each(|f| named(&f.kind, &mut names));
    names.extend(operations.iter().flat_map(|o| o.answer.into_iter().chain(o.effects)).map(bare));
    let views: BTreeSet<&str> = fields.filter_map(|f| view_of(&f.kind)).map(bare).collect();
    super::formatted(&(head(title, &body) + &uses(system, sources, &names, &views) + &body))
}

/// Returns `combat` of `ocs.combat.assess`.
fn chapter(o: &Operation) -> &'static str {
    o.name.split('.').nth(1).expect("a name has three parts")
}

/// Returns the declarations that a system's chapters share: structures of lists, words, sizes.
fn shared(system: &str, sources: &Sources, operations: &[Operation]) -> String {
    let mut names = BTreeSet::new();
    let mut body = "\n".to_owned();
    for chapter in operations.iter().map(chapter).collect::<BTreeSet<_>>() {
        let _ = writeln!(body, "pub mod {chapter};");
    }
    for view in views(operations) {
        named(&Kind::View(view), &mut names);
        structure(&mut body, &view_doc(view), bare(view), view.fields);
        lender(&mut body, system, sources, view);
    }
    words(&mut body, system, sources);
    sizes(&mut body, system, sources, operations);
    let title = format!("The functions of the system `{system}`: a chapter's in a file or a folder");
    let text = head(&title, &body) + &uses(system, sources, &names, &BTreeSet::new()) + &body;
    super::formatted(&text)
}

/// Returns the beginning of a file: its documentation and imports.
fn head(title: &str, body: &str) -> String {
    let mut out = format!(
        "//! {title}. Generated from the core's list of operations by\n\
         //! `cargo run -p grognard-generate`; not edited by hand.\n\n"
    );
    let code: Vec<&str> = body.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let words: BTreeSet<&str> =
        code.iter().flat_map(|line| line.split(|c: char| c != '_' && !c.is_ascii_alphanumeric())).collect();
    for path in [
        "crate::ask",
        "crate::ask::GrogTrail",
        "crate::fault::GrogFault",
        "crate::memory",
        "core::mem::offset_of",
        "grognard_core::fault::Fault",
        "grognard_core::reflect::Code",
        "grognard_core::reflect::Flag",
        "grognard_core::reflect::Locus",
        "grognard_core::reflect::Said",
        "grognard_core::reflect::Word",
        "grognard_core::ruling::Cites",
        "grognard_core::ruling::Trail",
        "grognard_core::scratch::Scratch",
        "grognard_core::text",
    ] {
        if path.rsplit("::").next().is_some_and(|name| words.contains(name)) {
            let _ = writeln!(out, "use {path};");
        }
    }
    out
}

/// Returns the imports of records, words and structures of lists that a file uses.
fn uses(system: &str, sources: &Sources, names: &BTreeSet<&str>, views: &BTreeSet<&str>) -> String {
    let core = names.iter().map(|name| format!("use grognard_core::{}::{name};\n", sources.module(system, name)));
    let paths: BTreeSet<String> =
        core.chain(views.iter().map(|name| format!("use crate::generated::{system}::{name};\n"))).collect();
    paths.into_iter().collect()
}

fn view_of(kind: &Kind) -> Option<&'static Shape> {
    match kind {
        Kind::View(shape) => Some(shape),
        _ => None,
    }
}

/// Collects the records and words that a kind names.
fn named(kind: &Kind, names: &mut BTreeSet<&'static str>) {
    match kind {
        Kind::Word(v) | Kind::Locus(v) => drop(names.insert(v.name)),
        Kind::Record(shape) => drop(names.insert(bare(shape))),
        Kind::Array(of, _) | Kind::List(of) => named(of, names),
        Kind::View(shape) => shape.fields.iter().for_each(|f| named(&f.kind, names)),
        Kind::Int { .. } | Kind::Said { .. } | Kind::Wide | Kind::Flag => {}
    }
}

/// Writes the words of the system's vocabularies, without their documentation, which programs do not need.
fn words(out: &mut String, system: &str, sources: &Sources) {
    out.push_str(
        "\n/// The vocabularies of this system and their words.\npub(crate) static WORDS: &[crate::text::Words] = &[\n",
    );
    for name in sources.words(system) {
        let (prefix, module) = (camel(system), sources.module(system, name));
        let vocabulary = format!("<grognard_core::{module}::{name} as Word>::VOCABULARY");
        let _ = writeln!(out, "    (text!(\"Grog{prefix}{name}\"), {vocabulary}.first, {vocabulary}.words),");
    }
    out.push_str(
        "];\n\n/// The same with what each word means.\npub(crate) static MEANINGS: &[crate::chart::Meanings] = &[\n",
    );
    for name in sources.words(system) {
        let (prefix, module) = (camel(system), sources.module(system, name));
        let _ = writeln!(
            out,
            "    (text!(\"Grog{prefix}{name}\"), <grognard_core::{module}::{name} as Word>::VOCABULARY),"
        );
    }
    out.push_str("];\n");
}

fn operation(out: &mut String, system: &str, sources: &Sources, o: &Operation) {
    let (name, function) = (type_of(o), function_of(o));
    question(out, &format!("{name}Question"), &function, o);
    answer(out, &name, &function, o);
    asking(out, system, sources, &name, o);
    let _ = write!(
        out,
        r#"
{}#[unsafe(no_mangle)]
pub unsafe extern "C" fn {function}(
    question: *const {name}Question,
    answer: *mut {name}Answer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ ask::ask(question, answer, trail, fault) }}
}}
"#,
        {
            let mut doc = String::new();
            comment(&mut doc, "", o.doc);
            doc
        },
    );
}

/// Returns the structures of lists that this system's questions use, each once.
fn views(operations: &[Operation]) -> Vec<&'static Shape> {
    let mut all: Vec<&'static Shape> = Vec::new();
    for field in operations.iter().flat_map(|o| o.question.fields) {
        if let Some(shape) = view_of(&field.kind)
            && !all.iter().any(|known| core::ptr::eq(*known, shape))
        {
            all.push(shape);
        }
    }
    all
}

fn view_doc(view: &Shape) -> String {
    format!(
        "{}\nThe library keeps no copy: the lists belong to the caller, and may be used for many questions.",
        view.doc
    )
}

fn question(out: &mut String, name: &str, function: &str, o: &Operation) {
    let doc = format!("The question of `{function}`. {}", o.question.doc);
    structure(out, &doc, name, o.question.fields);
}

/// Writes a structure that begins with its size and grows at its end.
fn structure(out: &mut String, doc: &str, name: &str, fields: &[Field]) {
    let _ = writeln!(out, "\n/// {}", doc.replace('\n', "\n/// "));
    let _ = writeln!(out, "#[derive(Clone, Copy)]\n#[repr(C)]\npub struct {name} {{");
    out.push_str("    /// Size of this structure in bytes.\n    pub size: u32,\n");
    for f in fields {
        comment(out, "    ", f.doc);
        match &f.kind {
            Kind::List(of) => {
                let _ = writeln!(out, "    pub {}: *const {},", f.name, rust(of));
                let _ = writeln!(out, "    /// Length of `{}`.", f.name);
                let _ = writeln!(out, "    pub {}_len: usize,", f.name);
            }
            Kind::View(shape) => {
                let _ = writeln!(out, "    pub {}: *const {},", f.name, bare(shape));
            }
            kind => drop(writeln!(out, "    pub {}: {},", f.name, rust(kind))),
        }
    }
    if fields.iter().any(|f| f.ordered) {
        out.push_str(
            "    /// 1 if the lists are known to be sorted, otherwise 0: then each call checks them, and returns\n    \
             /// `unsorted` if they are not. Set it once a call has checked them.\n    pub in_order: u8,\n",
        );
    }
    if filling(fields) > 0 {
        let _ = writeln!(out, "    /// Must be 0.\n    pub reserved: [u8; {}],", filling(fields));
    }
    out.push_str("}\n");
    let full = |pointer: usize| {
        let aligned = fields.iter().fold(4, |a: usize, f| match &f.kind {
            Kind::List(_) | Kind::View(_) => a.max(pointer),
            kind => a.max(layout(kind).1),
        });
        (end(fields, pointer) + filling(fields)).next_multiple_of(aligned)
    };
    let (wide, narrow) = (full(8), full(4));
    let size = if wide == narrow {
        wide.to_string()
    } else {
        format!("if cfg!(target_pointer_width = \"64\") {{ {wide} }} else {{ {narrow} }}")
    };
    let _ = writeln!(out, "const _: () = assert!(size_of::<{name}>() == {size});");
}

fn answer(out: &mut String, name: &str, function: &str, o: &Operation) {
    let _ = writeln!(
        out,
        "\n/// The answer of `{function}`.\n#[derive(Clone, Copy)]\n#[repr(C)]\npub struct {name}Answer {{"
    );
    let verdict =
        if o.decides { "`GROG_ALLOWED` or `GROG_FORBIDDEN`." } else { "`GROG_NO_VERDICT`: it decides nothing." };
    let _ = write!(
        out,
        "    /// Size of this structure in bytes.\n    pub size: u32,\n    \
         /// {verdict}\n    pub verdict: u8,\n    /// Must be 0.\n    pub reserved: [u8; 3],\n    \
         /// The rules that decided the answer.\n    pub cites: Cites,\n"
    );
    let mut head = "ask::Head";
    if let Some(effects) = o.effects {
        head = "ask::EffectsHead";
        let (effect, list) = (bare(effects), o.list);
        comment(out, "    ", effects.doc);
        let _ = write!(
            out,
            "    pub {list}: *mut {effect},\n    \
             /// Capacity of `{list}`.\n    pub {list}_capacity: usize,\n    \
             /// Length of `{list}`.\n    pub {list}_len: usize,\n"
        );
    }
    if o.scratch {
        out.push_str(
            "    /// Scratch memory.\n    pub scratch: *mut u64,\n    \
             /// Length of `scratch` in words of 64 bits.\n    pub scratch_capacity: usize,\n    \
             /// The length of `scratch` that is needed, in words of 64 bits.\n    pub scratch_needed: usize,\n",
        );
    }
    if let Some(value) = o.answer {
        let forbidden = if o.decides { " Zero if the answer is forbidden." } else { "" };
        comment(out, "    ", &format!("{}{forbidden}", value.doc));
        let _ = writeln!(out, "    pub value: {},", bare(value));
    }
    out.push_str("}\n");
    let (capacity, len) = (format!("{}_capacity", o.list), format!("{}_len", o.list));
    let checks: &[(&str, &str)] = if o.effects.is_some() {
        &[(o.list, "effects"), (&capacity, "capacity"), (&len, "len")]
    } else {
        &[("verdict", "verdict"), ("cites", "cites")]
    };
    for (mine, theirs) in checks {
        let _ =
            writeln!(out, "const _: () = assert!(offset_of!({name}Answer, {mine}) == offset_of!({head}, {theirs}));");
    }
}

fn asking(out: &mut String, system: &str, sources: &Sources, name: &str, o: &Operation) {
    let module = sources.module(system, o.question.name);
    let path = o.name.replace('.', "::");
    let _ = write!(
        out,
        "\n// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.\n\
         unsafe impl ask::Question for {name}Question {{\n    type Answer = {name}Answer;\n    \
         const SPEC: &'static ask::Spec = &ask::Spec {{\n        question: memory::Extent::of::<{name}Question>(),\n        \
         answer: memory::Extent::of::<{name}Answer>(),\n        lists: &["
    );
    lists(out, &format!("{name}Question"), o.question.fields, "            ");
    let close = if o.question.fields.iter().any(|f| matches!(f.kind, Kind::List(_))) { "\n        ]" } else { "]" };
    let mut seen = String::new();
    for f in o.question.fields {
        if let Kind::View(shape) = f.kind {
            view(&mut seen, &format!("{name}Question"), f.name, shape);
        }
    }
    let reserved = if filling(o.question.fields) > 0 {
        format!("memory::small(offset_of!({name}Question, reserved))")
    } else {
        format!("memory::small(size_of::<{name}Question>())")
    };
    let effects = o.effects.map_or("None".to_owned(), |e| {
        format!(
            "Some(&ask::Out {{\n            name: &text!(\"{}\"),\n            item: memory::Item::of::<{}>(),\n        }})",
            o.list,
            bare(e)
        )
    });
    let more = if seen.is_empty() && !o.scratch {
        "None".to_owned()
    } else {
        let look_at_views = if seen.is_empty() { "None" } else { "Some(ask::look_at_views)" };
        let (at, look_at_scratch, asked) = match o.scratch {
            true => (format!("memory::small(offset_of!({name}Answer, scratch))"), "Some(ask::look_at_scratch)", "once"),
            false => ("0".to_owned(), "None", "twice"),
        };
        format!(
            "Some(&ask::More {{\n            views: &[{seen}],\n            look_at_views: {look_at_views},\n            \
             scratch_at: {at},\n            look_at_scratch: {look_at_scratch},\n            asked: ask::{asked},\n        }})"
        )
    };
    let (room, mut kept) =
        if o.effects.is_some() { ("room", "&mut effects, ".to_owned()) } else { ("_room", String::new()) };
    let scratch = if o.scratch { "scratch" } else { "_scratch" };
    if o.scratch {
        kept += "scratch, ";
    }
    let asked = if o.question.fields.is_empty() { "_asked" } else { "asked" };
    let _ = write!(
        out,
        "{close},\n        reserved_at: {reserved},\n        effects: {effects},\n        more: {more},\n        \
         ask: <Self as ask::Question>::ask,\n    }};\n    \
         unsafe fn ask(\n        question: *const u8,\n        answer: *mut u8,\n        {room}: ask::Room,\n        \
         {scratch}: &mut Scratch<'_>,\n        trail: &mut Trail<'_>,\n    ) -> Result<usize, Fault> {{\n        \
         // SAFETY: they lead to what they must, by the caller's promise.\n        \
         let ({asked}, answer) = unsafe {{ (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) }};\n        \
         let question = grognard_core::{module}::{} {{\n",
        o.question.name
    );
    lending(out, "asked", o.question.fields, "            ");
    out.push_str("        };\n");
    for f in o.question.fields.iter().filter(|f| !f.as_given) {
        if view_of(&f.kind).is_some_and(|view| view.fields.iter().any(|f| f.ordered)) {
            let _ = writeln!(
                out,
                "        // SAFETY: it leads to the library's own copy.\n        \
                 if unsafe {{ (*asked.{0}).in_order }} == 0 {{\n            question.{0}.check_order()?;\n        }}",
                f.name
            );
        }
    }
    if let Some(effects) = o.effects {
        let _ = writeln!(
            out,
            "        // SAFETY: room for these effects, looked at.\n        \
             let mut effects = unsafe {{ room.sink::<{}>() }};",
            bare(effects)
        );
    }
    let _ = writeln!(
        out,
        "        let said = grognard_core::{path}(&question, {kept}trail);\n        // Read where it stands: an answer may be large.\n        let ruling = match &said {{\n            Ok(ruling) => ruling,\n            Err(fault) => return Err(*fault),\n        }};\n        answer.cites = ruling.cites;"
    );
    out.push_str(match (o.decides, o.answer.is_some()) {
        (true, true) => "        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);\n",
        (true, false) => "        ask::say(&mut answer.verdict, &mut (), &ruling.value);\n",
        (false, _) => "        answer.verdict = ask::GROG_NO_VERDICT;\n        answer.value = ruling.value;\n",
    });
    let _ = writeln!(out, "        Ok({})\n    }}\n}}", if o.effects.is_some() { "effects.needed()" } else { "0" });
}

/// Writes the places of the lists of a structure.
fn lists(out: &mut String, name: &str, fields: &[Field], indent: &str) {
    for f in fields {
        let Kind::List(of) = &f.kind else { continue };
        let _ = write!(
            out,
            "\n{indent}ask::List {{\n{indent}    name: &text!(\"{0}\"),\n{indent}    \
             at: ask::pair(offset_of!({name}, {0}), offset_of!({name}, {0}_len)),\n{indent}    \
             item: memory::Item::of::<{1}>(),\n{indent}}},",
            f.name,
            rust(of)
        );
    }
}

/// Writes the place of a question's pointer to a structure of lists.
fn view(out: &mut String, question: &str, field: &str, shape: &'static Shape) {
    let name = bare(shape);
    let reserved = match filling(shape.fields) {
        0 => format!("size_of::<{name}>()"),
        _ => format!("offset_of!({name}, reserved)"),
    };
    let _ = write!(
        out,
        "\n            ask::View {{\n                name: &text!(\"{field}\"),\n                \
         at: memory::small(offset_of!({question}, {field})),\n                extent: memory::Extent::of::<{name}>(),\n                \
         lists: &["
    );
    lists(out, name, shape.fields, "                    ");
    let _ =
        write!(out, "\n                ],\n                reserved_at: memory::small({reserved}),\n            }},");
}

/// Writes the conversion of a structure of lists to the core's: once, not once for each operation, to save flash.
fn lender(out: &mut String, system: &str, sources: &Sources, view: &'static Shape) {
    let (name, module) = (bare(view), sources.module(system, bare(view)));
    let _ = write!(
        out,
        "\nimpl {name} {{\n    /// The lists as the core takes them.\n    ///\n    /// # Safety\n    /// It leads to a \
         structure whose lists have been looked at.\n    #[cfg_attr(not(feature = \"std\"), inline(never))]\n    \
         unsafe fn lent<'a>(this: *const Self) -> grognard_core::{module}::{name}<'a> {{\n        \
         // SAFETY: by the caller's promise.\n        let this = unsafe {{ &*this }};\n        \
         grognard_core::{module}::{name} {{\n"
    );
    lending(out, "this", view.fields, "            ");
    out.push_str("        }\n    }\n}\n");
}

/// Writes the conversion of a question's fields to the core's.
fn lending(out: &mut String, from: &str, fields: &[Field], indent: &str) {
    for f in fields {
        match f.kind {
            Kind::List(_) => {
                let _ = writeln!(
                    out,
                    "{indent}// SAFETY: looked at.\n{indent}{0}: unsafe {{ memory::list({from}.{0}, {from}.{0}_len) }},",
                    f.name
                );
            }
            Kind::View(shape) => {
                let _ = writeln!(
                    out,
                    "{indent}// SAFETY: it leads to the library's own copy.\n{indent}{0}: unsafe {{ {1}::lent({from}.{0}) }},",
                    f.name,
                    bare(shape)
                );
            }
            _ => drop(writeln!(out, "{indent}{0}: {from}.{0},", f.name)),
        }
    }
}

/// Writes the sizes of all public structures.
fn sizes(out: &mut String, system: &str, sources: &Sources, operations: &[Operation]) {
    out.push_str(
        "\n/// The structures of this system and their sizes.\npub(crate) static SIZES: &[(&str, usize)] = &[\n",
    );
    let prefix = format!("Grog{}", camel(system));
    for record in grognard_core::RECORDS.iter().copied().flatten() {
        if let Some(name) = record.name.strip_prefix(&format!("{system}.")) {
            if views(operations).iter().any(|view| core::ptr::eq(*view, record.shape)) {
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
}
