//! Generates the structures of questions and answers, as cbindgen reads them.

use super::games;
use super::layout::{end, filling, layout, rust};
use super::names::{bare, camel, chapter, comment, function_of, reader, sorter, type_of, views};
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Means, Shape};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Returns the declarations of a system: structures of lists, functions on its records and its game, operations.
pub fn system(system: &str, operations: &[Operation]) -> String {
    let mut out = String::new();
    for view in views(operations) {
        structure(&mut out, &view_doc(view), bare(view), view.fields);
        view.fields.iter().filter(|f| f.ordered).for_each(|list| sorting(&mut out, system, view, list));
    }
    crate::written(system).for_each(|record| reading(&mut out, system, record));
    games::memory(&mut out, system);
    for name in operations.iter().map(chapter).collect::<BTreeSet<_>>() {
        operations.iter().filter(|o| chapter(o) == name).for_each(|o| out += &operation(o));
    }
    out
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

/// Returns the documentation of a field in C, where a reference to an item is a number.
pub fn doc(f: &Field) -> String {
    let Means::Item(item) = f.means else { return crate::documented(f) };
    let mut doc = f.doc.to_owned();
    if item.is_unit() {
        let is_list = matches!(f.kind, Kind::List(_) | Kind::Array(..));
        doc += if is_list {
            " C says their places in the board's list."
        } else {
            " C says its place in the board's list."
        };
    }
    let alone = matches!(f.kind, Kind::Int { max: 65_535, .. });
    match item.first {
        1 => doc.push_str(" C counts it from 1; 0 is none."),
        _ if alone && !f.required => doc.push_str(" `GROG_NONE`, 65535, is none."),
        _ => {}
    }
    doc
}

/// Writes a structure that begins with its size and grows at its end.
fn structure(out: &mut String, doc: &str, name: &str, fields: &[Field]) {
    let _ = writeln!(out, "\n/// {}", doc.replace('\n', "\n/// "));
    let _ = writeln!(out, "#[derive(Clone, Copy)]\n#[repr(C)]\npub struct {name} {{");
    out.push_str("    /// Size of this structure in bytes.\n    pub size: u32,\n");
    for f in fields {
        comment(out, "    ", &self::doc(f));
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
            "    /// 1 if the lists are known to be sorted and all reserved bytes to be 0. Otherwise 0: then each call\n    \
             /// checks them, and returns `unsorted` or `reserved` if they are not. Set it once a call has checked them.\n    \
             pub in_order: u8,\n",
        );
    }
    if filling(fields) > 0 {
        let _ = writeln!(out, "    /// Must be 0.\n    pub reserved: [u8; {}],", filling(fields));
    }
    out.push_str("}\n");
    let (wide, narrow) = sizes(fields);
    let size = if wide == narrow {
        wide.to_string()
    } else {
        format!("if cfg!(target_pointer_width = \"64\") {{ {wide} }} else {{ {narrow} }}")
    };
    let _ = writeln!(out, "const _: () = assert!(size_of::<{name}>() == {size});");
}

/// Returns the bytes of a structure that begins with its size, where pointers have 64 bits and where they have 32.
pub fn sizes(fields: &[Field]) -> (usize, usize) {
    let full = |pointer: usize| {
        let aligned = fields.iter().fold(4, |a: usize, f| match &f.kind {
            Kind::List(_) | Kind::View(_) => a.max(pointer),
            kind => a.max(layout(kind).1),
        });
        (end(fields, pointer) + filling(fields)).next_multiple_of(aligned)
    };
    (full(8), full(4))
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
    if let Some(effects) = o.effects {
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
}

/// Returns the structures and the function of an operation as cbindgen reads them.
fn operation(o: &Operation) -> String {
    let (name, function, mut out) = (type_of(o), function_of(o), String::new());
    question(&mut out, &format!("{name}Question"), &function, o);
    answer(&mut out, &name, &function, o);
    out.push('\n');
    comment(&mut out, "", o.doc);
    let game = if crate::plays::is_play(o) { "game: *mut u64, words: usize, " } else { "" };
    let _ = writeln!(
        out,
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {function}({game}question: *const {name}Question, \
         answer: *mut {name}Answer, trail: *mut GrogTrail, fault: *mut GrogFault) -> i32 {{ 0 }}"
    );
    out
}

/// Writes the function that reads a record from its text.
fn reading(out: &mut String, system: &str, shape: &'static Shape) {
    let (name, own) = (bare(shape), bare(shape).to_lowercase());
    let (what, codes) = if shape.written.is_empty() {
        ("what its counter prints", "`bad_text`, `out_of_range`")
    } else {
        ("a text", "`bad_text`, `unknown_word`, `out_of_range`")
    };
    let rest = if shape.written.is_empty() { " The other fields are 0." } else { "" };
    let _ = write!(
        out,
        r#"
/// Reads a `Grog{}{name}` from {what}, such as `{}`.{rest} In: `text`, ending with a zero byte. Out: `{own}`. Returns 0, or
/// the number of a fault: {codes}, `null_pointer`, `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn {}(text: *const core::ffi::c_char, {own}: *mut {name}) -> i32 {{ 0 }}
"#,
        camel(system),
        crate::example(shape),
        reader(system, shape),
    );
}

/// Writes the function that sorts a list of a structure.
fn sorting(out: &mut String, system: &str, view: &'static Shape, list: &Field) {
    let Kind::List(item) = &list.kind else { return };
    let (name, view_name) = (list.name, bare(view));
    let function = sorter(system, view, list);
    let _ = write!(
        out,
        r#"
/// Sorts the `{name}` of a `Grog{}{view_name}` in place, without a copy, as questions expect them. In and out: `{name}`,
/// `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `overflow` for more than 65535 items;
/// `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
/// and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn {function}(
    {name}: *mut {},
    len: usize,
    places: *mut u16,
    fault: *mut GrogFault,
) -> i32 {{ 0 }}
"#,
        camel(system),
        rust(item),
    );
}
