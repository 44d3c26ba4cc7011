//! Generates the structures of questions and answers.

use super::layout::{end, filling, layout, rust};
use super::names::{bare, comment};
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Means, Shape};
use std::fmt::Write;

pub fn view_doc(view: &Shape) -> String {
    format!(
        "{}\nThe library keeps no copy: the lists belong to the caller, and may be used for many questions.",
        view.doc
    )
}

pub fn question(out: &mut String, name: &str, function: &str, o: &Operation) {
    let doc = format!("The question of `{function}`. {}", o.question.doc);
    structure(out, &doc, name, o.question.fields);
}

/// Returns the documentation of a field in C, where a reference to an item is a number.
pub fn doc(f: &Field) -> String {
    let Means::Item(item) = f.means else { return f.doc.to_owned() };
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
pub fn structure(out: &mut String, doc: &str, name: &str, fields: &[Field]) {
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

pub fn answer(out: &mut String, name: &str, function: &str, o: &Operation) {
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
