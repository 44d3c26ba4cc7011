//! Answers as tables. A record is handed over as flat numbers and truth values; a Lua function made from its shape puts
//! the names to them, in one table constructor, which is several times faster than setting fields from outside.

use crate::reply::{LEVEL, Shell};
use grognard_core::door::Operation;
use grognard_core::reflect::{Field, Items, Kind, Reflect, Shape, Value as Content, Vocabulary};
use grognard_core::ruling::Step;
use mlua::{Function, Lua, Table, Value, Variadic};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;

/// An array of more items than this is handed over as a table of its own: a Lua function takes 200 values at most.
const FLAT: usize = 24;

/// Makes tables of records.
pub struct Tables {
    rules: Table,
    pack: Function,
    by_shape: RefCell<HashMap<usize, Function>>,
}

/// The text of a table constructor, and what it needs.
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
        let fields = shape.fields.iter().map(|field| match field.name {
            // A step names its rule as people cite it.
            "rule" if step => format!("rule = R[{}]", self.next()),
            name => format!("{name} = {}", self.kind(&field.kind)),
        });
        format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
    }
    fn kind(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Int { .. } | Kind::Flag | Kind::List(_) => self.next(),
            Kind::Word(vocabulary) => {
                let place = self.words.iter().position(|known| std::ptr::eq(*known, *vocabulary));
                let place = place.unwrap_or_else(|| {
                    self.words.push(vocabulary);
                    self.words.len() - 1
                });
                format!("W{place}[{}]", self.next())
            }
            Kind::Record(shape) => self.record(shape),
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
    pub fn table(&self, lua: &Lua, record: &dyn Reflect) -> mlua::Result<Table> {
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
        let mut flat = Vec::with_capacity(32);
        self.flat(lua, record, &mut flat)?;
        make.call(Variadic::from(flat))
    }

    fn maker(&self, lua: &Lua, shape: &Shape) -> mlua::Result<Function> {
        let mut text = Text::default();
        let body = text.record(shape);
        let source = format!("local R{} = ...\nreturn function({}) return {body} end", text.upvalues(), text.names());
        let mut upvalues = vec![Value::Table(self.rules.clone())];
        upvalues.extend(text.vocabularies(lua)?);
        lua.load(source).set_name("=grognard").call(Variadic::from(upvalues))
    }

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
    pub fn answering(
        &self,
        lua: &Lua,
        shell: &Shell,
        operation: &Operation,
        native: Function,
    ) -> mlua::Result<Function> {
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
            Value::Table(self.rules.clone()),
        ];
        given.extend(text.vocabularies(lua)?);
        lua.load(source).set_name("=grognard").call(Variadic::from(given))
    }
}

/// How many flat values the function of an operation takes.
pub fn width(operation: &Operation) -> usize {
    let mut text = Text::default();
    if let Some(shape) = operation.answer {
        text.record(shape);
    }
    text.values.max(3)
}

/// A whole number; Lua versions without integers carry it as a double, and no field is wider than 32 bits.
pub fn integer(n: i64) -> Value {
    mlua::Integer::try_from(n).map_or(Value::Number(n as f64), Value::Integer)
}
