//! Orders of games by their names, for the programs of every language: lines of orders as calls with fields, and further
//! calls of every kind of order, some of which are faulty.

mod lines;
mod more;
pub mod show;

use grognard_adjudicate::json::Of;
use grognard_core::binding::game::{GameKind, GameTable, Naming, Order, Verb};
use grognard_core::binding::{Misread, read};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Kind, Means, Shape};
use serde_json::{Map, Value as Json, json};

pub use lines::calls;
pub use more::further;

/// A kind of order with its fields: names are texts, numbers are as in C.
#[derive(Debug, Clone)]
pub struct Call {
    /// The kind of order.
    pub verb: &'static Verb,
    /// The fields.
    pub fields: Map<String, Json>,
}

/// What an order came to: a verdict with effects and rules, or a fault with its field.
pub type Said = (bool, String);

/// What is given to a game.
#[derive(Debug, Clone)]
pub enum Given {
    /// A line, which has no form as a call.
    Line(String),
    /// A call.
    Call(Call),
    /// A call that is taken back if it is allowed.
    Trial(Call),
}

/// Returns a record's fields in units of their measures.
fn in_units(shape: &Shape, row: &Json) -> Json {
    let Json::Object(row) = row else { return row.clone() };
    let one = |(name, value): (&String, &Json)| {
        let field = shape.fields.iter().find(|field| field.name == name);
        let parts = match field.map(|field| field.means) {
            Some(Means::Measure(measure)) => i64::from(measure.parts),
            _ => 1,
        };
        let value = value.as_i64().filter(|_| parts > 1).map_or_else(|| value.clone(), |raw| json!(raw / parts));
        (name.clone(), value)
    };
    Json::Object(row.iter().map(one).collect())
}

impl Call {
    /// Returns the order, as a binding that holds a game reads it.
    ///
    /// # Errors
    /// If a field cannot be read.
    pub fn order(&self, kind: &GameKind, table: &GameTable) -> Result<Order, Misread> {
        let mut fields = Map::new();
        for name in self.verb.fields.iter().take(self.verb.required) {
            if !self.fields.contains_key(*name) {
                return Err(Misread::new(FaultCode::MissingField, name));
            }
        }
        let mut words = None;
        for (name, value) in &self.fields {
            let field = self.verb.described().find(|field| field.name == name).expect("a field of the order");
            let numbers = match value {
                Json::String(text) if name == self.verb.in_words => {
                    words = Some(text.as_str().into());
                    continue;
                }
                Json::String(text) if kind.has_names(field) => thing(table, name, text, false, name)?,
                Json::Array(all) if kind.has_names(field) => {
                    let one = |(at, text): (usize, &Json)| match text {
                        Json::String(text) => thing(table, name, text, true, &format!("{name}[{at}]")),
                        number => Ok(number.clone()),
                    };
                    Json::Array(all.iter().enumerate().map(one).collect::<Result<_, _>>()?)
                }
                Json::Array(all) => match field.kind {
                    Kind::List(Kind::Record(shape)) => {
                        Json::Array(all.iter().map(|row| in_units(shape, row)).collect())
                    }
                    _ => value.clone(),
                },
                other => other.clone(),
            };
            fields.insert(name.clone(), numbers);
        }
        let mut question = (self.verb.asked.make)();
        read(&mut *question, &Of(&Json::Object(fields)))?;
        Order::step(self.verb, question, words).map_err(Misread::from)
    }
}

/// Returns what a name in a field of an order names.
fn thing(table: &GameTable, field: &str, name: &str, inside: bool, path: &str) -> Result<Json, Misread> {
    let one = |named: &grognard_core::binding::game::Named| match *named {
        grognard_core::binding::game::Named::Number(number) => json!(number),
        grognard_core::binding::game::Named::Pair(q, r) => json!({"q": q, "r": r}),
    };
    match table.now().named(field, name, inside) {
        Naming::One(named) => Ok(one(&named)),
        Naming::Many(all) => Ok(Json::Array(all.iter().map(one).collect())),
        Naming::Unknown => Err(Misread::new(FaultCode::UnknownName, path)),
        Naming::Other => Ok(json!(name)),
    }
}

/// Gives an order and says what came of it.
pub fn give(table: &mut GameTable, order: Result<Order, Misread>) -> Said {
    let (mut cites, mut effects) = (Vec::new(), 0);
    let told = order.and_then(|order| {
        let done = table.order(order, false.into(), &mut |answer, items, _| {
            cites = answer.cites.iter().map(|rule| rule.id()).collect();
            effects = items.len();
        });
        done.map_err(Misread::from)
    });
    match told {
        Ok(done) => (done, format!("{} {effects} {}", if done { "allowed" } else { "forbidden" }, cites.join(", "))),
        Err(fault) => (false, format!("fault {} {}", fault.code.number(), fault.path)),
    }
}

/// Returns what is given to a game of the lines of a file: calls, and between them further ones.
///
/// # Panics
/// If a call does not do what its line does.
pub fn given(kind: &'static GameKind, start: GameTable, orders: &str) -> (Vec<Given>, Vec<String>, String) {
    let (mut by_line, mut table) = (start.clone(), start);
    let (mut all, mut said) = (Vec::new(), Vec::new());
    let lines: Vec<&str> = orders.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        if at % (lines.len() / 3).max(1) == 0 {
            for call in further(kind) {
                let (done, what) = by_name(kind, &mut table, &call);
                if done {
                    table.undo(true).expect("an order is taken back");
                }
                said.push(what);
                all.push(Given::Trial(call));
            }
        }
        let (done, told) = give(&mut by_line, Ok(Order::line(line)));
        match calls(kind, &table, line) {
            Some(calls) => {
                let alone = calls.len() == 1;
                for call in calls {
                    let (_, what) = by_name(kind, &mut table, &call);
                    assert!(!alone || what == told, "{line}: {what}, and by line {told}");
                    assert!(!done || what.starts_with("allowed"), "{line}: {what}");
                    said.push(what);
                    all.push(Given::Call(call));
                }
            }
            None => {
                said.push(give(&mut table, Ok(Order::line(line))).1);
                all.push(Given::Line((*line).to_owned()));
            }
        }
        assert_eq!(by_line.text(), table.text(), "{line}");
    }
    let text = table.text().expect("a text");
    (all, said, text)
}

/// Gives a call, and says what came of it.
fn by_name(kind: &GameKind, table: &mut GameTable, call: &Call) -> Said {
    let order = call.order(kind, table);
    give(table, order)
}
