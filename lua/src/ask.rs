//! Calls of operations.

use crate::answer::{comes_flat, flat, width};
use crate::parsed::{Home, Parsed};
use crate::reply::{ALLOWED, CITES, FORBIDDEN, PLAIN, Refusal, Reply, cite};
use crate::source::read;
use grognard_core::binding::{Answer, Misread, Operation, Record, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Reflect;
use grognard_core::ruling::Step;
use mlua::{Lua, Value};
use std::rc::Rc;

/// The options of a call.
#[derive(Clone, Copy, Default)]
struct Options {
    /// Whether the trail is wanted.
    trail: bool,
    /// Whether value and effects are wanted as parsed records.
    raw: bool,
    /// Whether the caller gave any options: the Lua function around knows, and takes another form of answer.
    given: bool,
}

impl Options {
    fn of(value: Value) -> Result<Options, Refusal> {
        let table = match value {
            Value::Nil => return Ok(Options::default()),
            Value::Table(table) => table,
            other => return Err(Refusal::wanted("the options", "a table", &other)),
        };
        let (mut options, mut odd) = (Options { given: true, ..Options::default() }, false);
        let walked = table.for_each(|name: String, value: Value| {
            match (name.as_str(), value) {
                ("trail", Value::Boolean(yes)) => options.trail = yes,
                ("raw", Value::Boolean(yes)) => options.raw = yes,
                _ => odd = true,
            }
            Ok(())
        });
        if walked.is_ok() && !odd {
            return Ok(options);
        }
        // Faults in the options are looked for only then.
        let mut wrong = Refusal::Misuse("odd options".to_owned());
        table.for_each(|key: Value, value: Value| {
            let name = match &key {
                Value::String(name) => name.to_string_lossy(),
                other => format!("of type {}", other.type_name()),
            };
            if name != "trail" && name != "raw" {
                wrong = Refusal::Misuse(format!("there is no option {name}"));
            } else if !matches!(value, Value::Boolean(_)) {
                wrong = Refusal::wanted(&format!("the option {name}"), "true or false", &value);
            }
            Ok(())
        })?;
        Err(wrong)
    }
}

/// The data of an operation's native function.
pub struct Asked {
    /// The operation.
    pub operation: &'static Operation,
    /// The module's data.
    pub home: Rc<Home>,
    /// Whether the operation's value is passed as numbers.
    flat: bool,
    /// The number of these.
    width: usize,
    /// The record of the operation's value.
    record: Option<&'static Record>,
}

impl Asked {
    /// Creates the data of an operation.
    pub fn of(operation: &'static Operation, home: Rc<Home>) -> Asked {
        let flat = comes_flat(operation);
        let width = operation.answer.filter(|_| flat).map_or(0, width);
        Asked { operation, home, flat, width, record: operation.answer.and_then(record_of) }
    }

    /// Runs the operation.
    pub fn ask(&self, lua: &Lua, (question, options, more): (Value, Value, Value)) -> Result<Reply, Refusal> {
        if !matches!(question, Value::Table(_) | Value::UserData(_)) {
            return Err(Refusal::wanted("the question", "a table", &question));
        }
        if !matches!(more, Value::Nil) {
            return Err(Refusal::Misuse("two arguments at most: a question and options".to_owned()));
        }
        let options = Options::of(options)?;
        let (mut question, mut misread, mut reply) = (Some(question), None, None);
        let asked = (self.operation.ask)(
            &mut |held| match read(held, question.take().unwrap_or(Value::Nil), &self.home.names) {
                Ok(()) => true,
                Err(why) => {
                    misread = Some(why);
                    false
                }
            },
            options.trail,
            &mut |answer, effects, trail| reply = Some(self.reply(lua, options, answer, effects, trail)),
        );
        if let Err(fault) = asked {
            return Err(Misread::of(fault, 1).into());
        }
        match (reply, misread) {
            (Some(reply), _) => Ok(reply?),
            (None, misread) => {
                Err(misread.unwrap_or_else(|| Misread::new(FaultCode::Internal, self.operation.name)).into())
            }
        }
    }

    fn reply(
        &self,
        lua: &Lua,
        options: Options,
        answer: &Answer<'_>,
        effects: &[&dyn Reflect],
        trail: &[Step],
    ) -> mlua::Result<Reply> {
        let home = &self.home;
        let effects = match self.operation.effects {
            None => Value::Nil,
            Some(_) => home.tables.list(effects.iter().map(|effect| self.record(lua, options, *effect)))?,
        };
        let steps = match options.trail {
            false => Value::Nil,
            true => home.tables.list(trail.iter().map(|step| {
                let step = home.tables.table(lua, step)?;
                if let Value::Table(step) = &step {
                    step.set_metatable(home.step.borrow().clone())?;
                }
                Ok(step)
            }))?,
        };
        let mut numbers = Vec::with_capacity(self.width + CITES);
        let value = match answer.value {
            Some(value) if self.flat && !options.given => {
                flat(value, &mut numbers);
                Value::Nil
            }
            Some(value) => match self.record.filter(|_| options.raw) {
                Some(record) => Parsed::new(&self.home, record, value).into_value(lua)?,
                None => self.record(lua, options, value)?,
            },
            None => Value::Nil,
        };
        if !options.given {
            numbers.resize(self.width, 0);
        }
        let cites = cite(lua, &answer.cites, &mut numbers)?;
        let tag = match answer.verdict {
            None => PLAIN,
            Some(true) => ALLOWED,
            Some(false) => FORBIDDEN,
        };
        Ok((tag, cites, effects, steps, value, numbers.into()))
    }

    fn record(&self, lua: &Lua, options: Options, record: &dyn Reflect) -> mlua::Result<Value> {
        match options.raw {
            true => Parsed::of(lua, &self.home, record),
            false => self.home.tables.table(lua, record),
        }
    }
}
