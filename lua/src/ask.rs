//! Calls of operations.

use crate::flat::{comes_flat, flat, is_numbers, listed};
use crate::home::{Home, WORD};
use crate::parsed::{Boxed, Parsed, ParsedList, size};
use crate::reply::{ALLOWED, CITES, FORBIDDEN, PLAIN, RAW, Refusal, Reply, STEP, cite};
use crate::reply::{EXACT, PARSED, TRAIL};
use crate::source::read;
use crate::whole::long;
use crate::width::width;
use grognard_core::binding::{Answer, Help, Misread, Operation, Record, Take, Wish, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Reflect, Value as Content};
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
    /// Whether chances and expected numbers are wanted as texts, which are exact.
    exact: bool,
    /// Whether the caller gave any options: the Lua function around knows, and takes another form of answer.
    given: bool,
}

impl Options {
    /// Reads options, unless the Lua function around has read them: it finds nothing wrong, or leaves the table to this.
    fn of(value: Value, flags: Value) -> Result<Options, Refusal> {
        if let Value::Integer(flags) = flags {
            let flags = long(flags);
            let has = |flag| flags & flag != 0;
            return Ok(Options { trail: has(TRAIL), raw: has(PARSED), exact: has(EXACT), given: true });
        }
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
                ("exact", Value::Boolean(yes)) => options.exact = yes,
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
            if !["trail", "raw", "exact"].contains(&name.as_str()) {
                wrong = Refusal::Misuse(format!("there is no option {name}"));
            } else if !matches!(value, Value::Boolean(_)) {
                wrong = Refusal::wanted(&format!("the option {name}"), "true or false", &value);
            }
            Ok(())
        })?;
        Err(wrong)
    }
}

/// The arguments of an operation's native function: the question, the options as the caller gave them, any further
/// argument, and the options as flags.
pub type Arguments = (Value, Value, Value, Value);

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
    pub record: Option<&'static Record>,
    /// The memory that its parsed value takes, in bytes.
    bytes: usize,
    /// The list of its question whose items are worked on one after another.
    one_by_one: Option<&'static Field>,
}

impl Asked {
    /// Creates the data of an operation.
    pub fn of(operation: &'static Operation, home: Rc<Home>) -> Asked {
        let flat = comes_flat(operation);
        let width = operation.answer.filter(|_| flat).map_or(0, width);
        let record = operation.answer.and_then(record_of);
        let bytes = record.map_or(0, |record| size(&*(record.make)()));
        let one_by_one = operation.question.fields.iter().find(|field| !field.one_by_one.is_empty());
        Asked { operation, home, flat, width, record, bytes, one_by_one }
    }

    /// Runs the operation.
    pub fn ask(&self, lua: &Lua, (question, options, more, flags): Arguments) -> Result<Reply, Refusal> {
        let question = match question {
            // Where nothing is required, nothing need be said.
            Value::Nil => Value::Table(lua.create_table()?),
            Value::Table(_) | Value::UserData(_) => question,
            other => return Err(Refusal::wanted("the question", "a table", &other)),
        };
        if !matches!(more, Value::Nil) {
            return Err(Refusal::Misuse("two arguments at most: a question and options".to_owned()));
        }
        let options = Options::of(options, flags)?;
        // Items that are worked on one after another use the same memory.
        let items = self.one_by_one.map_or(1, |list| items(&question, list.name));
        let (mut question, mut reply) = (Some(question), None);
        self.run(
            &mut |held| {
                read(held, question.take().unwrap_or(Value::Nil), &self.home.names)?;
                within(held, self.home.budget.get())
            },
            (options.trail, items),
            &mut |answer, effects, trail| reply = Some(self.reply(lua, options, answer, effects, trail)),
        )?;
        match reply {
            Some(reply) => Ok(reply?),
            None => Err(Misread::new(FaultCode::Internal, self.operation.name).into()),
        }
    }

    /// Reads a question that is to be asked many times; returns too how many items are worked on one
    /// after another.
    pub fn read(&self, question: Value) -> Result<(Boxed, usize), Misread> {
        let items = self.one_by_one.map_or(1, |list| items(&question, list.name));
        let mut made = (self.operation.make)();
        read(&mut *made, question, &self.home.names)?;
        within(&*made, self.home.budget.get())?;
        Ok((made, items))
    }

    /// Runs the operation on the question that `fill` reads, with or without a trail.
    pub fn run(
        &self,
        fill: &mut dyn FnMut(&mut dyn Reflect) -> Result<(), Misread>,
        (trail, items): (bool, usize),
        take: Take<'_>,
    ) -> Result<(), Misread> {
        let most_words = usize::try_from(self.home.budget.get() / WORD).unwrap_or(usize::MAX) / items;
        let mut misread = None;
        let asked = (self.operation.ask)(
            &mut |held| {
                misread = fill(held).err();
                misread.is_none()
            },
            Wish { trail, most_words, base: 1 },
            take,
        );
        if let Err(fault) = asked {
            let mut misread = Misread::of(fault, 1);
            if misread.path.is_empty() && misread.code == FaultCode::OutOfRange {
                misread.help.limit = Some("words of memory, set by grognard.limit");
            }
            return Err(misread);
        }
        misread.map_or(Ok(()), Err)
    }

    fn reply(
        &self,
        lua: &Lua,
        options: Options,
        answer: &Answer<'_>,
        effects: &[&dyn Reflect],
        trail: &[Step],
    ) -> mlua::Result<Reply> {
        let (home, mut bytes) = (&self.home, 0);
        let exact = options.exact && !options.raw;
        let effects = match (self.operation.effects, options.raw) {
            (None, _) => Value::Nil,
            (Some(shape), false) if exact || !is_numbers(shape) => {
                home.tables.list(lua, effects.iter().map(|effect| home.tables.table(lua, *effect, exact)))?
            }
            (Some(_), false) => listed(lua, effects.iter().copied())?,
            (Some(_), true) => {
                bytes += effects.iter().map(|effect| size(*effect)).sum::<usize>();
                home.tables.list(lua, effects.iter().map(|effect| Parsed::of(lua, home, *effect)))?
            }
        };
        let steps = match options.trail {
            false => Value::Nil,
            true => listed(lua, trail.iter().map(|step| step as &dyn Reflect))?,
        };
        let mut numbers = Vec::with_capacity(self.width + CITES);
        let value = match (answer.value, self.record.filter(|_| options.raw)) {
            (None, _) => Value::Nil,
            (Some(value), Some(record)) => {
                // No answer contains a list, which would take more.
                bytes += self.bytes;
                Parsed::new(home, record, value).into_value(lua)?
            }
            (Some(value), None) if self.flat && !options.given => {
                flat(value, &mut numbers);
                Value::Nil
            }
            (Some(value), None) if options.raw || exact => home.tables.table(lua, value, exact)?,
            (Some(value), None) if !is_numbers(value.shape()) => {
                Value::Table(lua.create_sequence_from([home.tables.table(lua, value, false)?])?)
            }
            (Some(value), None) => listed(lua, std::iter::once(value))?,
        };
        if !options.given {
            numbers.resize(self.width, 0);
        }
        let cites = cite(lua, &answer.cites, &mut numbers)?;
        let mut tag = match answer.verdict {
            None => PLAIN,
            Some(true) => ALLOWED,
            Some(false) => FORBIDDEN,
        };
        if options.raw {
            tag += RAW + home.weigh(bytes) * STEP;
        } else if exact {
            tag += RAW;
        }
        Ok((tag, cites, effects, steps, value, numbers.into()))
    }
}

/// Returns the number of items of a list of a question, at least 1.
fn items(question: &Value, list: &str) -> usize {
    let Value::Table(question) = question else { return 1 };
    match question.raw_get(list) {
        Ok(Value::Table(items)) => items.raw_len().max(1),
        Ok(Value::UserData(items)) => items.borrow::<ParsedList>().map_or(1, |list| list.items.len().max(1)),
        _ => 1,
    }
}

/// Refuses a question whose steps might take longer than the host allows.
fn within(question: &dyn Reflect, most: u32) -> Result<(), Misread> {
    let Some(index) = question.shape().fields.iter().position(|field| field.budget) else { return Ok(()) };
    let budget = match question.value(index) {
        Content::Int(steps) => steps,
        Content::Wide(steps) => i64::try_from(steps).unwrap_or(i64::MAX),
        _ => return Ok(()),
    };
    if budget <= i64::from(most) {
        return Ok(());
    }
    let name = question.shape().fields.get(index).map_or("", |field| field.name);
    let help = Help {
        value: Some(budget.to_string()),
        range: Some((1, most.into())),
        limit: Some("set by grognard.limit"),
        ..Help::default()
    };
    Err(Misread { help, ..Misread::new(FaultCode::OutOfRange, name) })
}
