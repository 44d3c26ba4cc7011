//! Batches: the functions for Python that ask many questions at once.

use super::python::names;
use grognard_core::binding::{Operation, columns};
use grognard_core::reflect::{Field, Kind, Means, Shape};
use std::fmt::Write;

/// Whether many questions of this operation are asked from columns by a function of its own: it is about no board, and
/// answers with more than citations.
pub fn has_batch(operation: &Operation) -> bool {
    let board = |f: &Field| matches!(f.kind, Kind::View(_)) && f.name == "board";
    !operation.question.fields.iter().any(board) && (operation.decides || operation.answer.is_some())
}

/// A column of a batch: its name, and the field that it fills.
struct Column {
    name: String,
    field: &'static Field,
}

/// The columns of a batch that stand in its signature.
fn columns_of(operation: &Operation) -> Vec<Column> {
    let places = columns::places(operation.question);
    let shown = places.iter().enumerate().filter(|(_, p)| p.shown && !matches!(p.kind, Kind::Record(_)));
    let all: Vec<_> = shown.map(|(at, p)| Column { name: columns::short(&places, at), field: p.field }).collect();
    for column in &all {
        let taken = ["columns", "errors", "exact", "fields", "threads"].contains(&column.name.as_str());
        assert!(!taken, "a batch of {} has an option of the name of its column {}", operation.name, column.name);
    }
    all
}

/// The names of the columns of a batch's answers.
fn answer_names(shape: &Shape, outer: &str, out: &mut Vec<String>) {
    for field in shape.fields {
        let name = format!("{outer}{}", field.name);
        match field.kind {
            Kind::Record(inner) => answer_names(inner, &format!("{name}_"), out),
            Kind::Array(Kind::Record(inner), count) => {
                (0..count).for_each(|at| answer_names(inner, &format!("{name}_{at}_"), out));
            }
            _ => out.push(name),
        }
    }
}

/// A batch as a function.
pub fn source(operation: &Operation) -> String {
    let name = names::split(operation.name).1;
    let all = columns_of(operation);
    let taken: String = all.iter().map(|c| format!("    {}=None,\n", c.name)).collect();
    let mut out = format!(
        "\n\ndef {name}_batch(\n    _table=None,\n    /,\n    *,\n{taken}    fields=None,\n    exact=False,\n    errors=\"raise\",\n    threads=1,\n    **columns,\n):\n"
    );
    let _ = write!(out, "    \"\"\"{} Takes and returns columns.\n\n", names::one_line(operation.doc));
    for column in &all {
        let _ = writeln!(
            out,
            "    {}: {}",
            column.name,
            names::field_line(column.field).split_once(": ").map_or("", |(_, l)| l)
        );
    }
    let lists: Vec<&str> = (operation.question.fields.iter())
        .filter(|f| matches!(f.kind, Kind::List(Kind::Record(_))))
        .map(|f| f.name)
        .collect();
    if let Some(list) = lists.first() {
        let _ = write!(
            out,
            "\n    A list serves all rows; columns of its items are called `{list}_0_...`, `{list}_1_...`.\n"
        );
    }
    out.push_str("\n    fields: the columns of the answer that are wanted; all by default\n    exact: chances and expectations as the whole numbers that they count, instead of floats\n    errors: \"raise\", or \"codes\" for a column `fault`\n    threads: how many threads share the rows\n");
    let mut names = Vec::new();
    if operation.decides {
        names.push("allowed".to_owned());
    }
    operation.answer.into_iter().for_each(|shape| answer_names(shape, "", &mut names));
    let _ = writeln!(out, "\n    Answers: {}.\n    \"\"\"", names.join(", "));
    let _ = writeln!(out, "    return _batch.ask(\"{}\", locals())", operation.name);
    out
}

/// A column of a batch's answers: its name, and the type of its numbers.
type Held = (String, &'static str);

/// The type of the numbers of a column.
fn number(field: &Field, kind: &Kind) -> Option<&'static str> {
    Some(match (kind, field.means) {
        (Kind::Int { .. }, Means::Rule) | (Kind::Word(_), _) => "str_",
        (Kind::Int { .. } | Kind::Said { .. }, Means::Measure(_)) => "float64",
        (Kind::Int { .. } | Kind::Said { .. } | Kind::Locus(_), _) => "int64",
        (Kind::Wide, _) => "uint64",
        (Kind::Flag, _) => "bool_",
        _ => return None,
    })
}

/// The columns of the answers as they are with `exact`, or as floats.
fn held(shape: &Shape, outer: &str, exact: bool, out: &mut Vec<Held>) {
    if shape.sum && !exact {
        out.push((outer.trim_end_matches('_').to_owned(), "float64"));
        return;
    }
    for field in shape.fields {
        held_as(field, &field.kind, format!("{outer}{}", field.name), exact, out);
    }
}

fn held_as(field: &Field, kind: &Kind, name: String, exact: bool, out: &mut Vec<Held>) {
    let of = match kind {
        Kind::Record(inner) => return held(inner, &format!("{name}_"), exact, out),
        Kind::Array(of, count) if number(field, of).is_none() => {
            return (0..*count).for_each(|at| held_as(field, of, format!("{name}_{at}"), exact, out));
        }
        Kind::Array(of, _) => of,
        kind => kind,
    };
    let Some(of) = number(field, of) else { return };
    let share = matches!(field.means, Means::Share(_)) && !exact;
    if matches!(field.means, Means::Measure(_)) {
        out.push((format!("{name}_parts"), "int64"));
    }
    out.push((name, if share { "float64" } else { of }));
}

/// A class of a batch's answers in a stub: what each column holds.
fn answers(operation: &Operation, class: &str, exact: bool) -> String {
    let mut columns = vec![("fault".to_owned(), "int64")];
    if operation.decides {
        columns.push(("allowed".to_owned(), "bool_"));
    }
    operation.answer.into_iter().for_each(|shape| held(shape, "", exact, &mut columns));
    let mut out = format!("class {class}(grognard._batch.Answers):\n");
    for of in ["bool_", "int64", "uint64", "float64", "str_"] {
        let names: Vec<String> =
            columns.iter().filter(|(_, held)| *held == of).map(|(name, _)| format!("\"{name}\"")).collect();
        if !names.is_empty() {
            let _ = write!(
                out,
                "    @overload\n    def __getitem__(self, name: Literal[{}], /) -> NDArray[numpy.{of}]: ...\n",
                names.join(", ")
            );
        }
    }
    out.push_str("    @overload\n    def __getitem__(self, name: str, /) -> NDArray[numpy.generic]: ...\n\n");
    out
}

/// The stub of a batch: with the columns of its answers, as floats and as whole numbers.
pub fn stub(operation: &Operation, taken: &dyn Fn(&Field) -> String) -> String {
    let name = names::split(operation.name).1;
    let kind = |f: &Field| match f.kind {
        Kind::List(_) => taken(f),
        _ => "grognard._batch.Column".to_owned(),
    };
    let all = columns_of(operation);
    let list: String = all.iter().map(|c| format!("    {}: {} | None = None,\n", c.name, kind(c.field))).collect();
    let mut out = String::new();
    let classes = [(format!("_{name}_columns"), false), (format!("_{name}_counts"), true)];
    classes.iter().for_each(|(class, exact)| out.push_str(&answers(operation, class, *exact)));
    for (class, exact) in classes {
        let (option, doc) = if !exact {
            let doc = format!("\n    \"\"\"{} Takes and returns columns.\"\"\"\n", names::one_line(operation.doc));
            ("Literal[False] = False", doc)
        } else {
            ("Literal[True]", " ...\n".to_owned())
        };
        let _ = write!(
            out,
            "@overload\ndef {name}_batch(\n    _table: grognard._batch.Table | None = None,\n    /,\n    *,\n{list}    fields: Sequence[str] | None = None,\n    exact: {option},\n    errors: Literal[\"raise\", \"codes\"] = \"raise\",\n    threads: int = 1,\n    **columns: grognard._batch.Whole,\n) -> {class}:{doc}\n",
        );
    }
    out
}
