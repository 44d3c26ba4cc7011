//! Generates the conversion of a C question into the core's, and of the core's answer into the C one.

use super::sources::Sources;
use super::{bare, filling, rust, view_of};
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Shape};
use std::fmt::Write;

pub fn asking(out: &mut String, system: &str, sources: &Sources, name: &str, o: &Operation) {
    let module = sources.module(system, o.question.name);
    let path = o.name.replace('.', "::");
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
        "{close},\n        reserved_at: {reserved},\n        \
         value_at: memory::small({value_at}),\n        effects: {effects},\n        more: {more},\n        \
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
                "        // SAFETY: it leads to a structure that has been looked at.\n        \
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
pub fn lender(out: &mut String, system: &str, sources: &Sources, view: &'static Shape) {
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
                    "{indent}// SAFETY: it leads to a structure that has been looked at.\n{indent}{0}: unsafe {{ {1}::lent({from}.{0}) }},",
                    f.name,
                    bare(shape)
                );
            }
            _ => drop(writeln!(out, "{indent}{0}: {from}.{0},", f.name)),
        }
    }
}
