//! Generates the table of the C binding's functions for the fuzzer: the lists, structures and buffers of each.

use super::names::{chapter, function_of, type_of};
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind};
use std::fmt::Write;

/// Returns the table as the arguments of a macro.
pub fn table() -> String {
    let mut out = String::from(
        "// Generated from the core's list of operations by `cargo run -p grognard-generate`; not edited by \
         hand.\n\ntargets! {\n",
    );
    for o in grognard_core::OPERATIONS.iter().copied().flatten() {
        let (system, name) = (o.name.split('.').next().unwrap_or_default(), type_of(o));
        let path = format!("{system}::{}", chapter(o));
        let _ =
            write!(out, "    {path}: {}, {name}Question, {name}Answer, [{}]", function_of(o), lists(o.question.fields));
        for f in o.question.fields {
            if let Kind::View(shape) = f.kind {
                let _ = write!(out, ", ({}: {system}::{} [{}])", f.name, shape.name, lists(shape.fields));
            }
        }
        let _ = writeln!(out, "; {};", outputs(o));
    }
    out + "}\n"
}

fn lists(fields: &[Field]) -> String {
    let names = fields.iter().filter(|f| matches!(f.kind, Kind::List(_)));
    names.map(|f| format!("{0} {0}_len", f.name)).collect::<Vec<_>>().join(", ")
}

fn outputs(o: &Operation) -> String {
    let mut all = Vec::new();
    if o.effects.is_some() {
        all.push(format!("{0} {0}_capacity", o.list));
    }
    if o.scratch {
        all.push("scratch scratch_capacity".to_owned());
    }
    all.join(", ")
}
