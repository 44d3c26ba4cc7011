//! Generates the conversion of a C question into the core's, and of the core's answer into the C one.

use super::layout::{filling, rust};
use super::names::bare;
use super::sources::Sources;
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Shape};
use std::fmt::Write;

pub fn asking(out: &mut String, system: &str, sources: &Sources, name: &str, o: &Operation) {
    let module = sources.question(system, o.question.name);
    let path = o.path.replace("super::", &format!("{system}::"));
    let value_at = match o.answer {
        Some(_) => format!("offset_of!({name}Answer, value)"),
        None => format!("size_of::<{name}Answer>()"),
    };
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
            view(&mut seen, &format!("{name}Question"), f, shape);
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
    // The faults of a text name the lists that are written in it.
    let has_text =
        |f: &Field| matches!(f.kind, Kind::Record(of) if of.fields.iter().any(|f| matches!(f.kind, Kind::Text(_))));
    let text = o.question.fields.iter().any(has_text);
    let play = crate::plays::is_play(o);
    let more = if seen.is_empty() && !o.scratch && !text && !play {
        "None".to_owned()
    } else {
        let at = match o.scratch {
            true => format!("memory::small(offset_of!({name}Answer, scratch))"),
            false => "0".to_owned(),
        };
        let way = match (seen.is_empty(), o.scratch) {
            (true, _) if play => "GAME",
            (false, _) if play => "NEW_GAME",
            (false, false) => "VIEWS",
            (true, false) => "TEXT",
            (true, true) => "SCRATCH",
            (false, true) => "BOTH",
        };
        format!(
            "Some(&ask::More {{\n            views: &[{seen}],\n            scratch_at: {at},\n            \
             way: ask::Way::{way},\n        }})"
        )
    };
    let kept =
        [if o.effects.is_some() { "&mut effects, " } else { "" }, if o.scratch { "&mut run.scratch, " } else { "" }];
    let asked = if o.question.fields.is_empty() { "_asked" } else { "asked" };
    let _ = write!(
        out,
        "{close},\n        reserved_at: {reserved},\n        \
         value_at: memory::small({value_at}),\n        effects: {effects},\n        more: {more},\n        \
         ask: <Self as ask::Question>::ask,\n    }};\n    \
         unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {{\n        \
         // SAFETY: they lead to what they must, by the caller's promise.\n        \
         let ({asked}, answer) = unsafe {{ (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) }};\n        \
         let question = grognard_core::{module}::{} {{\n",
        o.question.name
    );
    lending(out, "asked", "settled", o.question.fields, "            ");
    out.push_str("        };\n");
    if let Some(effects) = o.effects {
        let _ = writeln!(
            out,
            "        // SAFETY: room for these effects, looked at.\n        \
             let mut effects = unsafe {{ run.room.sink::<{}>() }};",
            bare(effects)
        );
    }
    let call = match play {
        true => {
            let verb = o.name.rsplit('.').next().expect("a name has parts");
            format!("crate::play::{system}::{verb}(&question, {}run.desk())", kept.concat())
        }
        false => format!("grognard_core::{path}(&question, {}&mut run.trail)", kept.concat()),
    };
    let _ = writeln!(
        out,
        "        let said = {call};\n        // Read where it stands: an answer may be large.\n        let ruling = match &said {{\n            Ok(ruling) => ruling,\n            Err(fault) => return Err(*fault),\n        }};\n        answer.cites = ruling.cites;"
    );
    out.push_str(match (o.decides, o.answer.is_some()) {
        (true, true) => "        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);\n",
        (true, false) => "        ask::say(&mut answer.verdict, &mut (), &ruling.value);\n",
        (false, _) => "        answer.verdict = ask::GROG_NO_VERDICT;\n        answer.value = ruling.value;\n",
    });
    out.push_str(if o.effects.is_some() { "        run.needed = effects.needed();\n" } else { "" });
    out.push_str("        Ok(())\n    }\n}\n");
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
fn view(out: &mut String, question: &str, field: &Field, shape: &'static Shape) {
    let _ = write!(
        out,
        "\n                ask::View {{\n                    name: &text!(\"{0}\"),\n                    \
         of: {1}::LISTS,\n                    at: memory::small(offset_of!({question}, {0})),\n                    \
         as_given: {2},\n                }},",
        field.name,
        bare(shape),
        field.as_given
    );
}

/// Writes the conversion of a structure of lists to the core's: once, not once for each operation, to save flash.
pub fn lender(out: &mut String, system: &str, sources: &Sources, view: &'static Shape) {
    let (name, module) = (bare(view), sources.module(system, bare(view)));
    let reserved = match filling(view.fields) {
        0 => format!("size_of::<{name}>()"),
        _ => format!("offset_of!({name}, reserved)"),
    };
    let mut listed = String::new();
    lists(&mut listed, name, view.fields, "            ");
    let mut inner = String::new();
    for f in view.fields {
        if let Kind::View(shape) = f.kind {
            // Every question calls such a structure as its type is called.
            let _ = write!(
                inner,
                "\n            ask::View {{\n                name: &text!(\"{1}.{0}\"),\n                \
                 of: {2}::LISTS,\n                at: memory::small(offset_of!({name}, {0})),\n                \
                 as_given: false,\n            }},\n        ",
                f.name,
                name.to_lowercase(),
                bare(shape)
            );
        }
    }
    let ordered = view.fields.iter().any(|f| f.ordered);
    let order = if ordered { "Some(Self::check_order)" } else { "None" };
    let _ = write!(
        out,
        "\nimpl {name} {{\n    /// Its description.\n    const LISTS: &'static ask::Lists = &ask::Lists {{\n        \
         extent: memory::Extent::of::<{name}>(),\n        reserved_at: memory::small({reserved}),\n        lists: &[{listed}\n        ],\n        views: &[{inner}],\n        \
         order: {order},\n    }};\n    /// The lists as the core takes them.\n    ///\n    /// # Safety\n    /// It leads to a \
         structure whose lists have been looked at.\n"
    );
    let handle = sources.lent_as(system, name);
    match handle {
        None => {
            let _ = write!(
                out,
                "    #[cfg_attr(not(feature = \"fast\"), inline(never))]\n    \
                 unsafe fn lent<'a>(this: *const Self) -> grognard_core::{module}::{name}<'a> {{\n        \
                 // SAFETY: by the caller's promise.\n        let this = unsafe {{ &*this }};\n        \
                 grognard_core::{module}::{name} {{\n"
            );
            lending(out, "this", "list", view.fields, "            ");
            out.push_str("        }\n    }\n");
        }
        Some(handle) => {
            let _ = write!(
                out,
                "    unsafe fn lent<'a>(this: *const Self) -> grognard_core::{module}::{handle}<'a> {{\n        \
                 // SAFETY: null, or by the caller's promise.\n        \
                 unsafe {{ this.as_ref() }}.map_or_else(Default::default, |this| grognard_core::{module}::{handle}::of(this))\n    }}\n"
            );
        }
    }
    if ordered {
        out.push_str(
            "    /// Checks the order of the lists, unless the structure says that they are in order.\n    ///\n    \
             /// # Safety\n    /// As for `lent`.\n    \
             unsafe fn check_order(this: *const u8) -> Result<(), Fault> {\n        \
             let this = this.cast::<Self>();\n        // SAFETY: by the caller's promise.\n        \
             if unsafe { (*this).in_order } == 0 {\n            // SAFETY: as above.\n            \
             unsafe { Self::lent(this) }.check_order()?;\n        }\n        Ok(())\n    }\n",
        );
    }
    out.push_str("}\n");
    if handle.is_some() {
        let method = name.to_lowercase();
        let _ = write!(
            out,
            "\nimpl grognard_core::{module}::Lends{name} for {name} {{\n    \
             #[cfg_attr(not(feature = \"fast\"), inline(never))]\n    \
             fn {method}(&self) -> grognard_core::{module}::{name}<'_> {{\n        let this = self;\n        \
             grognard_core::{module}::{name} {{\n"
        );
        lending(out, "this", "list", view.fields, "            ");
        out.push_str("        }\n    }\n}\n");
    }
}

/// Writes the conversion of a question's fields to the core's.
fn lending(out: &mut String, from: &str, list: &str, fields: &[Field], indent: &str) {
    for f in fields {
        match f.kind {
            Kind::List(_) => {
                let _ = writeln!(
                    out,
                    "{indent}// SAFETY: looked at.\n{indent}{0}: unsafe {{ memory::{list}({from}.{0}, {from}.{0}_len) }},",
                    f.name
                );
            }
            Kind::View(shape) => {
                let _ = writeln!(
                    out,
                    "{indent}// SAFETY: it leads to a structure that has been looked at.\n{indent}{0}: unsafe {{ {1}::lent({from}.{0}) }},",
                    f.name,
                    bare(shape)
                );
            }
            _ => drop(writeln!(out, "{indent}{0}: {from}.{0},", f.name)),
        }
    }
}
