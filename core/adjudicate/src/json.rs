//! The JSON binding: values in, values out, and no rules.

use grognard_core::binding::{self, Misread, NoInt, NoUnits, Source, operation, units_of_double};
use grognard_core::fault::FaultCode;
use grognard_core::mixed::Mixed;
use grognard_core::reflect::{Field, Kind, Means, Measure, Reflect, Shape, Shown, Value, Whole, text};
use grognard_core::rule::Rule;
use grognard_core::ruling::{Cites, Step};
use serde_json::{Map, Value as Json, json};
use std::any::Any;

/// A JSON value to read.
#[derive(Debug, Clone, Copy)]
pub struct Of<'a>(pub &'a Json);

impl Source for Of<'_> {
    fn absent(&self) -> bool {
        self.0.is_null()
    }
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        let Json::Object(map) = self.0 else { return Ok(false) };
        for (name, value) in map {
            each(name, &Of(value))?;
        }
        Ok(true)
    }
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        let Json::Array(list) = self.0 else { return Ok(false) };
        for value in list {
            each(&Of(value))?;
        }
        Ok(true)
    }
    fn int(&self) -> Result<i64, NoInt> {
        match self.0 {
            Json::Number(n) if n.is_f64() => Err(NoInt::Type),
            Json::Number(n) => n.as_i64().ok_or(NoInt::Range),
            _ => Err(NoInt::Type),
        }
    }
    fn wide(&self) -> Result<u64, NoInt> {
        match self.0 {
            Json::String(text) => text.parse().map_err(|_| NoInt::Type),
            Json::Number(n) if n.is_u64() => wide(self.0).ok_or(NoInt::Range),
            _ => self.int().and(Err(NoInt::Range)),
        }
    }
    fn units(&self) -> Result<Mixed, NoUnits> {
        match self.0 {
            Json::Number(n) if n.is_f64() => units_of_double(n.as_f64().unwrap_or(f64::NAN).to_bits()),
            Json::String(text) => text.parse().map_err(|_| NoUnits::Type),
            _ => Ok(Mixed { num: self.int()?, den: 1 }),
        }
    }
    fn flag(&self) -> Option<bool> {
        self.0.as_bool()
    }
    fn shown(&self) -> Option<String> {
        match self.0 {
            Json::Array(_) | Json::Object(_) => None,
            value => Some(value.to_string()),
        }
    }
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool {
        match self.0 {
            Json::String(text) => {
                show(text);
                true
            }
            _ => false,
        }
    }
    fn parsed(&self, _show: &mut dyn FnMut(&dyn Any) -> bool) -> bool {
        false
    }
}

/// Reads an unsigned number of 64 bits: as a number, or as its digits, since most readers of JSON keep 53 bits.
pub fn wide(value: &Json) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// Returns a record as JSON.
pub fn record(record: &dyn Reflect) -> Json {
    let fields = record.shape().fields.iter().enumerate();
    Json::Object(fields.map(|(i, field)| (field.name.to_owned(), value(record.value(i)))).collect::<Map<_, _>>())
}

fn value(v: Value<'_>) -> Json {
    match v {
        Value::Nothing | Value::Absent => Json::Null,
        Value::Int(n) => json!(n),
        Value::Measure(n, measure) => measured(n, measure),
        Value::Rule(n) => rule(n),
        Value::Item(n, item, most) => json!(item.shown(n, most, 0)),
        Value::Locus(Shown { name: Some(name), .. }) => json!(name),
        Value::Locus(Shown { number, .. }) => json!(number),
        Value::Wide(n) => json!(n.to_string()),
        Value::Flag(yes) => json!(yes),
        Value::Text(bytes) => json!(text(bytes)),
        Value::Word(Ok(word)) => json!(word),
        Value::Word(Err(code)) => json!(code),
        Value::Record(r) => record(r),
        Value::List(_) | Value::Measures(..) => (0..v.count()).map(|i| value(v.item(i))).collect(),
    }
}

/// Returns a record's JSON with chances and means as numbers in place of the cases that they count.
pub fn numbers(value: &Json, shape: &Shape) -> Json {
    let Json::Object(fields) = value else { return value.clone() };
    if shape.sum {
        return mean(value, shape);
    }
    let field = |(name, value): (&String, &Json)| {
        let field = shape.fields.iter().find(|field| field.name == name);
        let told = field.map_or_else(|| value.clone(), |field| number(value, field, fields));
        (name.clone(), told)
    };
    Json::Object(fields.iter().map(field).collect())
}

/// Returns a field with chances as numbers; `beside` are all fields of its record.
fn number(value: &Json, field: &Field, beside: &Map<String, Json>) -> Json {
    let all = match field.means {
        Means::Share(Whole::Fixed(1)) => None,
        Means::Share(Whole::Fixed(all)) => Some(all),
        Means::Share(Whole::Field(name)) => beside.get(name).and_then(wide),
        _ => None,
    };
    match (value, field.kind, all) {
        (Json::Array(list), _, Some(_)) => list.iter().map(|value| number(value, field, beside)).collect(),
        (value, _, Some(all)) => json!(ratio(wide(value).unwrap_or(0), all)),
        (Json::Array(list), Kind::List(Kind::Record(shape)) | Kind::Array(Kind::Record(shape), _), None) => {
            list.iter().map(|value| numbers(value, shape)).collect()
        }
        (value, Kind::Record(shape), None) => numbers(value, shape),
        (value, ..) => value.clone(),
    }
}

/// Returns the number that is the sum of a record's fields.
fn mean(value: &Json, shape: &Shape) -> Json {
    let parts = shape.fields.iter().map(|field| {
        let cases = value.get(field.name).and_then(wide).unwrap_or(0);
        match field.means {
            Means::Share(Whole::Fixed(all)) => ratio(cases, all),
            _ => 0.0,
        }
    });
    json!(parts.sum::<f64>())
}

/// Returns cases of all as a number; 0 where there are none.
fn ratio(cases: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { cases as f64 / all as f64 }
}

/// Returns a measure as JSON: a whole number of units, or a text such as `2 1/2`.
fn measured(number: i64, measure: Measure) -> Json {
    match number.checked_rem(measure.parts.into()) {
        Some(0) => json!(number / i64::from(measure.parts)),
        _ => json!(measure.shown(number).to_string()),
    }
}

/// Returns a rule as JSON: its id, or null for none.
fn rule(number: i64) -> Json {
    match u16::try_from(number).ok().and_then(|n| Rule(n).entry()) {
        Some(entry) => json!(entry.id),
        None if number == 0 => Json::Null,
        None => json!(number),
    }
}

/// Returns citations as JSON.
pub fn cites(cites: &Cites) -> Json {
    cites.iter().map(|rule| json!(rule.id())).collect()
}

/// Returns a step of a trail as JSON, with its rule by id.
pub fn step(step: &Step) -> Json {
    record(step)
}

/// An answer as JSON: `verdict`, `value`, `cites`, and `effects` and `trail` if there are any.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// Whether it is allowed, if the operation decides that.
    pub verdict: Option<bool>,
    /// The value, or null.
    pub value: Json,
    /// The ids of the rules.
    pub cites: Vec<String>,
    /// The effects.
    pub effects: Vec<Json>,
    /// The trail.
    pub trail: Vec<Step>,
}

/// Runs an operation by its name.
pub fn ask(name: &str, question: &Json, trail: bool) -> Result<Answer, Misread> {
    let op = operation(name).ok_or_else(|| Misread::new(FaultCode::UnknownOperation, name))?;
    let (mut fault, mut answer) = (None, None);
    (op.ask)(
        &mut |held| match binding::read(held, &Of(question)) {
            Ok(()) => true,
            Err(misread) => {
                fault = Some(misread);
                false
            }
        },
        trail.into(),
        &mut |a, effects, steps| {
            answer = Some(Answer {
                verdict: a.verdict,
                value: a.value.map_or(Json::Null, record),
                cites: a.cites.iter().map(|r| r.id().to_owned()).collect(),
                effects: effects.iter().map(|e| record(*e)).collect(),
                trail: steps.to_vec(),
            });
        },
    )?;
    match (answer, fault) {
        (Some(answer), _) => Ok(answer),
        (None, fault) => Err(fault.unwrap_or_else(|| Misread::new(FaultCode::Internal, name))),
    }
}
