<<<<<<< HEAD
//! Answers as tables. A record is handed over as flat numbers and truth values; a Lua function made from its shape puts
//! the names to them, in one table constructor, which is several times faster than setting fields from outside.

use crate::reply::{LEVEL, Shell};
use grognard_core::door::Operation;
use grognard_core::reflect::{Field, Items, Kind, Reflect, Shape, Value as Content, Vocabulary};
=======
//! Answers as tables. A record is handed over as whole numbers; a Lua function made from its shape puts the names and
//! words to them, in one table constructor, which is several times faster than setting fields from outside.

use crate::reply::{ALLOWED, CITES, FORBIDDEN, LEVEL, Shell, numbered};
use grognard_core::door::Operation;
use grognard_core::reflect::{Described, Items, Kind, Reflect, Shape, Value as Content, Vocabulary};
>>>>>>> lua
use grognard_core::ruling::Step;
use mlua::{Function, Lua, Table, Value, Variadic};
use std::cell::RefCell;
use std::collections::HashMap;
<<<<<<< HEAD
use std::fmt::Write;

/// An array of more items than this is handed over as a table of its own: a Lua function takes 200 values at most.
const FLAT: usize = 24;

/// Makes tables of records.
pub struct Tables {
    rules: Table,
=======

/// A Lua function takes about 200 arguments. A record of more numbers than this comes as a list.
const MOST: usize = 150;

/// Makes tables of records.
pub struct Tables {
    /// The ids of rules by their numbers.
    pub rules: Table,
>>>>>>> lua
    pack: Function,
    by_shape: RefCell<HashMap<usize, Function>>,
}

/// The text of a table constructor, and what it needs.
<<<<<<< HEAD
#[derive(Default)]
struct Text {
    values: usize,
    words: Vec<&'static Vocabulary>,
}

impl Text {
    fn next(&mut self) -> String {
        self.values += 1;
        format!("v{}", self.values)
    }
    fn record(&mut self, shape: &Shape) -> String {
        let step = std::ptr::eq(shape, <Step as grognard_core::reflect::Described>::SHAPE);
=======
struct Text {
    /// How many numbers it takes.
    width: usize,
    used: usize,
    words: Vec<&'static Vocabulary>,
}

/// How many numbers a record is handed over as.
pub fn width(shape: &Shape) -> usize {
    shape.fields.iter().map(|field| width_of(&field.kind)).sum()
}

fn width_of(kind: &Kind) -> usize {
    match kind {
        Kind::Int { .. } | Kind::Flag | Kind::Word(_) => 1,
        Kind::Record(shape) => width(shape),
        Kind::Array(of, count) => width_of(of) * count,
        // An answer lends nothing.
        Kind::List(_) => 0,
    }
}

impl Text {
    fn of(shape: Option<&Shape>) -> (Text, String) {
        let mut text = Text { width: shape.map_or(0, width), used: 0, words: Vec::new() };
        let body = shape.map_or_else(|| "nil".to_owned(), |shape| text.record(shape));
        (text, body)
    }
    fn next(&mut self) -> String {
        self.used += 1;
        if self.width > MOST { format!("v[{}]", self.used) } else { format!("v{}", self.used) }
    }
    fn record(&mut self, shape: &Shape) -> String {
        let step = std::ptr::eq(shape, Step::SHAPE);
>>>>>>> lua
        let fields = shape.fields.iter().map(|field| match field.name {
            // A step names its rule as people cite it.
            "rule" if step => format!("rule = R[{}]", self.next()),
            name => format!("{name} = {}", self.kind(&field.kind)),
        });
        format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
    }
    fn kind(&mut self, kind: &Kind) -> String {
        match kind {
<<<<<<< HEAD
            Kind::Int { .. } | Kind::Flag | Kind::List(_) => self.next(),
=======
            Kind::Int { .. } => self.next(),
            Kind::Flag => format!("{} == 1", self.next()),
>>>>>>> lua
            Kind::Word(vocabulary) => {
                let place = self.words.iter().position(|known| std::ptr::eq(*known, *vocabulary));
                let place = place.unwrap_or_else(|| {
                    self.words.push(vocabulary);
                    self.words.len() - 1
                });
                format!("W{place}[{}]", self.next())
            }
            Kind::Record(shape) => self.record(shape),
<<<<<<< HEAD
            Kind::Array(_, count) if *count > FLAT => self.next(),
            Kind::Array(of, count) => {
                format!("{{{}}}", (0..*count).map(|_| self.kind(of)).collect::<Vec<_>>().join(", "))
            }
        }
    }
    fn upvalues(&self) -> String {
        (0..self.words.len()).map(|i| format!(", W{i}")).collect()
    }
    fn names(&self) -> String {
        (1..=self.values.max(3)).map(|i| format!("v{i}")).collect::<Vec<_>>().join(", ")
    }
    fn vocabularies(&self, lua: &Lua) -> mlua::Result<Vec<Value>> {
        self.words.iter().map(|v| Ok(Value::Table(lua.create_sequence_from(v.words.iter().copied())?))).collect()
=======
            Kind::Array(of, count) => {
                format!("{{{}}}", (0..*count).map(|_| self.kind(of)).collect::<Vec<_>>().join(", "))
            }
            Kind::List(_) => "nil".to_owned(),
        }
    }
    /// The names of the vocabularies.
    fn upvalues(&self) -> String {
        (0..self.words.len()).map(|i| format!(", W{i}")).collect()
    }
    /// The names of the numbers.
    fn names(&self) -> String {
        if self.width > MOST { "v".to_owned() } else { numbered("v", self.width) }
    }
    /// The words by their codes.
    fn vocabularies(&self, lua: &Lua) -> mlua::Result<Vec<Value>> {
        let tables = self.words.iter().map(|vocabulary| {
            let words = lua.create_table()?;
            for (code, word) in vocabulary.words.iter().enumerate() {
                words.raw_set(code, *word)?;
            }
            Ok(Value::Table(words))
        });
        tables.collect()
>>>>>>> lua
    }
}

impl Tables {
    /// Prepares them.
    pub fn of(lua: &Lua) -> mlua::Result<Tables> {
        let rules = lua.create_table()?;
        for entry in grognard_core::RULES.iter().copied().flatten() {
            rules.raw_set(entry.rule.0, entry.id)?;
        }
        let pack = lua.load("return {...}").set_name("=grognard").into_function()?;
        Ok(Tables { rules, pack, by_shape: RefCell::default() })
    }

    /// A record as a table.
<<<<<<< HEAD
    pub fn table(&self, lua: &Lua, record: &dyn Reflect) -> mlua::Result<Table> {
=======
    pub fn table(&self, lua: &Lua, record: &dyn Reflect) -> mlua::Result<Value> {
>>>>>>> lua
        let shape = record.shape();
        let place = std::ptr::from_ref(shape) as usize;
        let made = self.by_shape.borrow().get(&place).cloned();
        let make = match made {
            Some(make) => make,
            None => {
                let make = self.maker(lua, shape)?;
                self.by_shape.borrow_mut().insert(place, make.clone());
                make
            }
        };
<<<<<<< HEAD
        let mut flat = Vec::with_capacity(32);
        self.flat(lua, record, &mut flat)?;
        make.call(Variadic::from(flat))
    }

    fn maker(&self, lua: &Lua, shape: &Shape) -> mlua::Result<Function> {
        let mut text = Text::default();
        let body = text.record(shape);
=======
        let mut numbers = Vec::with_capacity(width(shape));
        flat(record, &mut numbers);
        if numbers.len() > MOST {
            return make.call(lua.create_sequence_from(numbers)?);
        }
        make.call(Variadic::from(numbers))
    }

    fn maker(&self, lua: &Lua, shape: &Shape) -> mlua::Result<Function> {
        let (text, body) = Text::of(Some(shape));
>>>>>>> lua
        let source = format!("local R{} = ...\nreturn function({}) return {body} end", text.upvalues(), text.names());
        let mut upvalues = vec![Value::Table(self.rules.clone())];
        upvalues.extend(text.vocabularies(lua)?);
        lua.load(source).set_name("=grognard").call(Variadic::from(upvalues))
    }

<<<<<<< HEAD
    /// A record's values one after the other, as the Lua function made from its shape takes them.
    pub fn flat(&self, lua: &Lua, record: &dyn Reflect, out: &mut Vec<Value>) -> mlua::Result<()> {
        for (index, field) in record.shape().fields.iter().enumerate() {
            self.flat_value(lua, record.value(index), field, out)?;
        }
        Ok(())
    }

    fn flat_value(&self, lua: &Lua, value: Content<'_>, field: &Field, out: &mut Vec<Value>) -> mlua::Result<()> {
        match value {
            Content::List(list) => match field.kind {
                Kind::Array(of, count) if count <= FLAT => {
                    let item = Field { kind: *of, ..*field };
                    (0..count).try_for_each(|i| self.flat_value(lua, list.item(i), &item, out))
                }
                Kind::Array(of, _) | Kind::List(of) => {
                    out.push(Value::Table(self.sequence(lua, list, of)?));
                    Ok(())
                }
                _ => Ok(()),
            },
            Content::Record(record) => self.flat(lua, record, out),
            Content::Int(n) => {
                out.push(integer(n));
                Ok(())
            }
            Content::Flag(yes) => {
                out.push(Value::Boolean(yes));
                Ok(())
            }
            Content::Word(word) => {
                out.push(match (word, &field.kind) {
                    (Ok(word), Kind::Word(vocabulary)) => {
                        vocabulary.code(word).map_or(Value::Nil, |code| integer(i64::from(code) + 1))
                    }
                    _ => Value::Nil,
                });
                Ok(())
            }
            Content::Nothing => {
                out.push(Value::Nil);
                Ok(())
            }
        }
    }

    /// Several values as a table.
    fn sequence(&self, lua: &Lua, list: &dyn Items, of: &Kind) -> mlua::Result<Table> {
        let mut all = Vec::with_capacity(list.count());
        for index in 0..list.count() {
            all.push(self.value(lua, list.item(index), of)?);
        }
        self.pack.call(Variadic::from(all))
    }

    /// A single value as Lua knows it.
    pub fn value(&self, lua: &Lua, value: Content<'_>, kind: &Kind) -> mlua::Result<Value> {
        Ok(match value {
            Content::Nothing | Content::Word(Err(_)) => Value::Nil,
            Content::Int(n) => integer(n),
            Content::Flag(yes) => Value::Boolean(yes),
            Content::Word(Ok(word)) => Value::String(lua.create_string(word)?),
            Content::Record(record) => Value::Table(self.table(lua, record)?),
            Content::List(list) => match kind {
                Kind::Array(of, _) | Kind::List(of) => Value::Table(self.sequence(lua, list, of)?),
                _ => Value::Nil,
            },
        })
    }

    /// Several tables in one.
    pub fn list(&self, tables: Vec<Value>) -> mlua::Result<Value> {
        Ok(Value::Table(self.pack.call(Variadic::from(tables))?))
    }

    /// A Lua function around an operation's native one, and how many flat values it takes.
=======
    /// A single value as Lua knows it.
    pub fn value(&self, lua: &Lua, value: Content<'_>) -> mlua::Result<Value> {
        Ok(match value {
            Content::Nothing => Value::Nil,
            Content::Int(n) => integer(n),
            Content::Word(Err(code)) => integer(code.into()),
            Content::Flag(yes) => Value::Boolean(yes),
            Content::Word(Ok(word)) => Value::String(lua.create_string(word)?),
            Content::Record(record) => self.table(lua, record)?,
            Content::List(list) => self.sequence(lua, list)?,
        })
    }

    fn sequence(&self, lua: &Lua, list: &dyn Items) -> mlua::Result<Value> {
        self.list((0..list.count()).map(|index| self.value(lua, list.item(index))))
    }

    /// Several values in a table.
    pub fn list(&self, values: impl Iterator<Item = mlua::Result<Value>>) -> mlua::Result<Value> {
        self.pack.call(Variadic::from(values.collect::<mlua::Result<Vec<Value>>>()?))
    }

    /// A Lua function around an operation's native one. With options the answer's value comes ready made, as the third
    /// of the values, and the numbers are the citations; without, the numbers are the value's and the citations.
>>>>>>> lua
    pub fn answering(
        &self,
        lua: &Lua,
        shell: &Shell,
        operation: &Operation,
        native: Function,
    ) -> mlua::Result<Function> {
<<<<<<< HEAD
        let mut text = Text::default();
        let value = operation.answer.map_or_else(|| "nil".to_owned(), |shape| text.record(shape));
        let (names, upvalues) = (text.names(), text.upvalues());
        let verdict = if operation.decides { "verdict = verdict and \"allowed\" or \"forbidden\", " } else { "" };
        let mut source = String::new();
        let _ = write!(
            source,
            "local error, level, native, R{upvalues} = ...
local function finish(tag, verdict, effects, trail, {names}, ...)
  if tag > 0 then
    local cites = {{...}}
    for i = 1, #cites do cites[i] = R[cites[i]] end
    local value
    if tag == 1 then value = {value} else value = v1 end
    return {{{verdict}value = value, cites = cites, effects = effects, trail = trail}}
  end
  if tag == 0 then return nil, verdict, effects, trail end
  error(verdict, level)
end
return function(...) return finish(native(...)) end"
        );
        let mut given = vec![
            Value::Function(shell.error.clone()),
            integer(LEVEL.into()),
            Value::Function(native),
=======
        // A value of too many numbers always comes ready made.
        let (text, body) = Text::of(operation.answer.filter(|_| comes_flat(operation)));
        let (names, upvalues, comma) = (text.names(), text.upvalues(), if text.width > 0 { ", " } else { "" });
        let verdict = if operation.decides {
            format!("verdict = tag == {ALLOWED} and \"allowed\" or \"forbidden\", ")
        } else {
            String::new()
        };
        let cites = numbered("c", CITES);
        let otherwise = "  if tag == 0 then return nil, a, b, c end\n  error(a, level)\n";
        let source = format!(
            "local error, level, native, cite, R{upvalues} = ...
local function finish(tag, n, a, b, c, d, {names}{comma}{cites})
  if tag > 0 then
    local value = c
    if tag ~= {FORBIDDEN} and c == nil then value = {body} end
    return {{{verdict}value = value, cites = cite(n, d, {cites}), effects = a, trail = b}}
  end
{otherwise}end
local function ready(tag, n, a, b, c, d, {cites})
  if tag > 0 then
    return {{{verdict}value = c, cites = cite(n, d, {cites}), effects = a, trail = b}}
  end
{otherwise}end
return function(question, options, more)
  if options == nil then return finish(native(question, nil, more)) end
  return ready(native(question, options, more))
end"
        );
        let mut given = vec![
            Value::Function(shell.error.clone()),
            integer(LEVEL),
            Value::Function(native),
            Value::Function(shell.cite.clone()),
>>>>>>> lua
            Value::Table(self.rules.clone()),
        ];
        given.extend(text.vocabularies(lua)?);
        lua.load(source).set_name("=grognard").call(Variadic::from(given))
    }
}

<<<<<<< HEAD
/// How many flat values the function of an operation takes.
pub fn width(operation: &Operation) -> usize {
    let mut text = Text::default();
    if let Some(shape) = operation.answer {
        text.record(shape);
    }
    text.values.max(3)
=======
/// Whether the answer's value is handed over as numbers.
pub fn comes_flat(operation: &Operation) -> bool {
    operation.answer.is_some_and(|shape| width(shape) <= MOST)
}

/// A record's values one after the other, as the Lua function made from its shape takes them.
pub fn flat(record: &dyn Reflect, out: &mut Vec<i64>) {
    for (index, field) in record.shape().fields.iter().enumerate() {
        flat_value(record.value(index), &field.kind, out);
    }
}

fn flat_value(value: Content<'_>, kind: &Kind, out: &mut Vec<i64>) {
    match (value, kind) {
        (Content::Int(n), _) => out.push(n),
        (Content::Flag(yes), _) => out.push(yes.into()),
        (Content::Word(Ok(word)), Kind::Word(vocabulary)) => {
            out.push(vocabulary.code(word).map_or(-1, i64::from));
        }
        (Content::Record(record), _) => flat(record, out),
        (Content::List(list), Kind::Array(of, count)) => {
            (0..*count).for_each(|index| flat_value(list.item(index), of, out));
        }
        // No answer holds a word without a code, or a list.
        _ => out.push(-1),
    }
>>>>>>> lua
}

/// A whole number; Lua versions without integers carry it as a double, and no field is wider than 32 bits.
pub fn integer(n: i64) -> Value {
    mlua::Integer::try_from(n).map_or(Value::Number(n as f64), Value::Integer)
}
