//! Batches: the functions for Python that ask many questions at once.

use super::python;
use grognard_core::binding::{Operation, columns};
use grognard_core::reflect::{Field, Kind, Shape};
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
    let name = python::split(operation.name).1;
    let all = columns_of(operation);
    let taken: String = all.iter().map(|c| format!("    {}=None,\n", c.name)).collect();
    let mut out = format!(
        "\n\ndef {name}_batch(\n    _table=None,\n    /,\n    *,\n{taken}    fields=None,\n    exact=True,\n    errors=\"raise\",\n    threads=1,\n    **columns,\n):\n"
    );
    let _ = write!(out, "    \"\"\"{} Takes and returns columns.\n\n", python::one_line(operation.doc));
    for column in &all {
        let _ = writeln!(
            out,
            "    {}: {}",
            column.name,
            python::field_line(column.field).split_once(": ").map_or("", |(_, l)| l)
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
    out.push_str("\n    fields: the columns of the answer that are wanted; all by default\n    exact: whole numbers, or if False chances, expectations and measures as floats\n    errors: \"raise\", or \"codes\" for a column `fault`\n    threads: how many threads share the rows\n");
    let mut names = Vec::new();
    if operation.decides {
        names.push("allowed".to_owned());
    }
    operation.answer.into_iter().for_each(|shape| answer_names(shape, "", &mut names));
    let _ = writeln!(out, "\n    Answers: {}.\n    \"\"\"", names.join(", "));
    let _ = writeln!(out, "    return _batch.ask(\"{}\", locals())", operation.name);
    out
}

/// The stub of a batch.
pub fn stub(operation: &Operation, taken: &dyn Fn(&Field) -> String) -> String {
    let name = python::split(operation.name).1;
    let kind = |f: &Field| match f.kind {
        Kind::List(_) => taken(f),
        _ => "grognard._batch.Column".to_owned(),
    };
    let all = columns_of(operation);
    let list: String = all.iter().map(|c| format!("    {}: {} | None = None,\n", c.name, kind(c.field))).collect();
    format!(
        "def {name}_batch(\n    _table: grognard._batch.Table | None = None,\n    /,\n    *,\n{list}    fields: Sequence[str] | None = None,\n    exact: bool = True,\n    errors: Literal[\"raise\", \"codes\"] = \"raise\",\n    threads: int = 1,\n    **columns: grognard._batch.Whole,\n) -> grognard._batch.Answers:\n    \"\"\"{} Takes and returns columns.\"\"\"\n\n",
        python::one_line(operation.doc)
    )
}
