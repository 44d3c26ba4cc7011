//! Generates the declarations of operations and of structures of lists, in the words of `ffi/src/declare`.

use super::exported::sizes;
use super::layout::{filling, rust};
use super::names::{bare, comment, function_of, type_of};
use super::sources::Sources;
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Shape};
use std::fmt::Write;

/// Writes the declaration of an operation, which `operation!` of `ffi/src/declare/operation.rs` explains.
pub fn operation(out: &mut String, system: &str, sources: &Sources, o: &Operation) {
    let (name, module) = (type_of(o), sources.question(system, o.question.name));
    let asked = match crate::plays::is_play(o) {
        true => format!("play {system}::{}", o.name.rsplit('.').next().expect("a name has parts")),
        false => format!("core {}", o.path.replace("super::", &format!("{system}::"))),
    };
    let (wide, narrow) = sizes(o.question.fields);
    out.push_str("\noperation! {\n");
    comment(out, "    ", o.doc);
    let _ = write!(
        out,
        "    fn {}\n        asks({asked});\n    struct {name}Question ({wide}, {narrow}) = {module}::{} {{\n",
        function_of(o),
        o.question.name
    );
    for f in o.question.fields {
        let _ = match &f.kind {
            Kind::List(of) => writeln!(out, "        {0} [{0}_len]: {1},", f.name, rust(of)),
            Kind::View(shape) => {
                let order = if f.as_given { "unsorted" } else { "sorted" };
                writeln!(out, "        {} *{order}: {},", f.name, bare(shape))
            }
            kind => writeln!(out, "        {}: {},", f.name, rust(kind)),
        };
    }
    match filling(o.question.fields) {
        0 => {}
        bytes => drop(writeln!(out, "        ; reserved {bytes}")),
    }
    let _ = writeln!(out, "    }}\n    struct {name}Answer {{");
    if let Some(effects) = o.effects {
        let _ = writeln!(out, "        list({0}, {0}_capacity, {0}_len): {1},", o.list, bare(effects));
    }
    if o.scratch {
        out.push_str("        scratch(scratch, scratch_capacity, scratch_needed),\n");
    }
    let says = if o.decides { "allows" } else { "says" };
    let _ = writeln!(out, "        value: {says}({}),\n    }}", o.answer.map_or("", bare));
    if let Some(way) = way(o) {
        let _ = writeln!(out, "    way {way};");
    }
    out.push_str("}\n");
}

/// Returns how an operation is asked, if that is a way of its own.
fn way(o: &Operation) -> Option<&'static str> {
    // The faults of a text name the lists that are written in it.
    let has_text =
        |f: &Field| matches!(f.kind, Kind::Record(of) if of.fields.iter().any(|f| matches!(f.kind, Kind::Text(_))));
    let text = o.question.fields.iter().any(has_text);
    let views = o.question.fields.iter().any(|f| matches!(f.kind, Kind::View(_)));
    match (views, o.scratch) {
        (false, _) if crate::plays::is_play(o) => Some("GAME"),
        (true, _) if crate::plays::is_play(o) => Some("NEW_GAME"),
        (true, false) => Some("VIEWS"),
        (true, true) => Some("BOTH"),
        (false, true) => Some("SCRATCH"),
        (false, false) => text.then_some("TEXT"),
    }
}

/// Writes the declaration of a structure of lists, which `structure!` of `ffi/src/declare/structure.rs` explains.
pub fn structure(out: &mut String, system: &str, sources: &Sources, view: &'static Shape) {
    let (name, module) = (bare(view), sources.module(system, bare(view)));
    let (wide, narrow) = sizes(view.fields);
    let handle = sources.lent_as(system, name).map_or(String::new(), |handle| {
        format!(" handle({module}::{handle}, {module}::Lends{name}, {})", name.to_lowercase())
    });
    let _ = write!(out, "\nstructure! {{\n    struct {name} ({wide}, {narrow}) = ({module}::{name}){handle} {{\n");
    for f in view.fields {
        let _ = match &f.kind {
            Kind::List(of) => writeln!(out, "        {0} [{0}_len]: {1},", f.name, rust(of)),
            // Every question calls such a structure as its type is called.
            Kind::View(shape) => {
                writeln!(out, "        {0} *\"{1}.{0}\": {2},", f.name, name.to_lowercase(), bare(shape))
            }
            kind => writeln!(out, "        {}: {},", f.name, rust(kind)),
        };
    }
    if view.fields.iter().any(|f| f.ordered) {
        out.push_str("        ; ordered in_order\n");
    }
    match filling(view.fields) {
        0 => {}
        bytes => drop(writeln!(out, "        ; reserved {bytes}")),
    }
    out.push_str("    }\n}\n");
}
