//! The columns of answers.

use grognard_core::reflect::{Field, Kind, Means, Reflect, Shape, Value, Vocabulary};

/// What a number of a column that holds none of a [`Kind::Said`] is.
pub const NOTHING: i64 = i64::MIN;

/// What the numbers of a column are.
#[derive(Clone, Copy)]
pub enum Form {
    /// Whole numbers.
    Int,
    /// Numbers of units, as doubles: the parts to a unit, and the greatest number of parts that is none of its words.
    Measure(u32, i64),
    /// References to items; -1 for none.
    Item,
    /// Numbers of places; 0 for none.
    Place,
    /// Whole numbers of 64 bits without sign, bit for bit.
    Wide,
    /// Yes or no.
    Flag,
    /// Codes of words.
    Word(&'static Vocabulary),
    /// Numbers of rules.
    Rule,
}

/// A column of answers.
pub struct Column {
    /// Its name: the fields that lead to it.
    pub name: String,
    path: Vec<usize>,
    /// How many numbers a row has; nothing for one that stands alone.
    pub wide: Option<usize>,
    /// What they are.
    pub form: Form,
    /// Whether it is given only where it is asked for by its whole name.
    pub asked: bool,
    /// What they count.
    pub means: Means,
    /// The name of the record that they are in.
    pub outer: String,
    /// Whether the record that they are in is one number.
    pub sum: bool,
}

impl Column {
    /// How many numbers a row has.
    pub fn width(&self) -> usize {
        self.wide.unwrap_or(1)
    }
    /// Adds a row's numbers; zeros where there is no answer.
    pub fn take(&self, answer: Option<&dyn Reflect>, out: &mut Vec<i64>) {
        let end = out.len() + self.width();
        if let (Some(record), Some((first, rest))) = (answer, self.path.split_first()) {
            let mut value = record.value(*first);
            for index in rest {
                value = match value {
                    Value::Record(record) => record.value(*index),
                    Value::List(list) => list.item(*index),
                    _ => Value::Nothing,
                };
            }
            match value {
                Value::List(list) | Value::Measures(list, ..) => {
                    (0..list.count()).for_each(|i| out.push(self.number(list.item(i))));
                }
                value => out.push(self.number(value)),
            }
        }
        // References that are no longer there are none.
        let refers = matches!(self.form, Form::Item) && self.wide.is_some() && answer.is_some();
        out.resize(end, if refers { -1 } else { 0 });
    }
    fn number(&self, value: Value<'_>) -> i64 {
        match (value, self.form) {
            (Value::Int(n) | Value::Rule(n) | Value::Measure(n, _), _) => n,
            // No item is -1 in a column of numbers.
            (Value::Item(n, item, most), _) => item.shown(n, most, 0).unwrap_or(-1),
            (Value::Locus(place), _) => place.number.into(),
            (Value::Wide(n), _) => n.cast_signed(),
            (Value::Flag(yes), _) => yes.into(),
            (Value::Word(Ok(word)), Form::Word(vocabulary)) => vocabulary.code(word).unwrap_or(0).into(),
            (Value::Absent, Form::Int | Form::Measure(..)) => NOTHING,
            _ => 0,
        }
    }
}

/// The columns of a record.
pub fn columns(shape: &'static Shape) -> Vec<Column> {
    let mut out = Vec::new();
    add(shape, "", &[], &mut out);
    out
}

fn add(shape: &'static Shape, outer: &str, path: &[usize], out: &mut Vec<Column>) {
    let begin = out.len();
    for (index, field) in shape.fields.iter().enumerate() {
        let name = if outer.is_empty() { field.name.to_owned() } else { format!("{outer}_{}", field.name) };
        let mut path = path.to_vec();
        path.push(index);
        add_kind(field, &field.kind, name, path, out);
    }
    for column in out.iter_mut().skip(begin).filter(|column| column.outer.is_empty()) {
        outer.clone_into(&mut column.outer);
        column.sum = shape.sum;
    }
}

fn form(field: &Field, kind: &Kind) -> Option<Form> {
    Some(match kind {
        Kind::Int { .. } if matches!(field.means, Means::Item(_)) => Form::Item,
        Kind::Int { .. } if matches!(field.means, Means::Rule) => Form::Rule,
        Kind::Int { max, .. } | Kind::Said { max, .. } => match field.means {
            Means::Measure(measure) => Form::Measure(measure.parts, *max),
            _ => Form::Int,
        },
        Kind::Locus(_) => Form::Place,
        Kind::Wide => Form::Wide,
        Kind::Flag => Form::Flag,
        Kind::Word(vocabulary) => Form::Word(vocabulary),
        Kind::Text(_) | Kind::Record(_) | Kind::Array(..) | Kind::List(_) | Kind::View(_) => return None,
    })
}

fn add_kind(field: &'static Field, kind: &'static Kind, name: String, path: Vec<usize>, out: &mut Vec<Column>) {
    let column = |name, path, wide, form| Column {
        name,
        path,
        wide,
        form,
        asked: false,
        means: field.means,
        outer: String::new(),
        sum: false,
    };
    match kind {
        Kind::Record(shape) => add(shape, &name, &path, out),
        Kind::Array(of, count) => match form(field, of) {
            Some(form) => push(column(name, path, Some(*count), form), out),
            None => {
                for index in 0..*count {
                    let mut path = path.clone();
                    path.push(index);
                    add_kind(field, of, format!("{name}_{index}"), path, out);
                }
            }
        },
        kind => {
            if let Some(form) = form(field, kind) {
                push(column(name, path, None, form), out);
            }
        }
    }
}

/// Adds a column, and behind a measure its parts as whole numbers.
fn push(column: Column, out: &mut Vec<Column>) {
    let parts = matches!(column.form, Form::Measure(..)).then(|| Column {
        name: format!("{}_parts", column.name),
        path: column.path.clone(),
        form: Form::Int,
        asked: true,
        outer: column.outer.clone(),
        ..column
    });
    out.push(column);
    out.extend(parts);
}
