//! The arguments of a game's methods.

use crate::home::Home;
use crate::parsed::Parsed;
use crate::reply::{Refusal, Reply, one};
use crate::source::{Of, Order as Reading, read};
use grognard_core::binding::game::{
    GameKind, Held, HeldGame as Position, Named, Naming, Order, Played, Stands, Verb, Wording,
};
use grognard_core::binding::{Answer, Misread, Source, Take};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::reflect::Reflect;
use grognard_core::ruling::{Cites, Step};
use mlua::{Lua, Table, Value};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

/// A method's arguments after the game.
pub struct Given<'a> {
    pub lua: &'a Lua,
    pub home: &'a Rc<Home>,
    pub kind: &'static GameKind,
    /// The metatables of answers with effects, and with rows.
    pub metas: &'a [Value; 2],
    pub first: Value,
    pub second: Value,
    pub third: Value,
}

/// What a method returns.
pub type Done = Result<Reply, Refusal>;

/// Converts a fault of the core.
pub fn wrong(fault: Fault) -> Refusal {
    Refusal::from(Misread::of(fault, 1))
}

impl Given<'_> {
    /// An answer as a table.
    fn answer(
        &self,
        list: &'static str,
        answer: &Answer<'_>,
        items: &[&dyn Reflect],
        steps: Option<&[Step]>,
    ) -> mlua::Result<Value> {
        let (lua, tables) = (self.lua, &self.home.tables);
        let all = lua.create_table()?;
        if let Some(allowed) = answer.verdict {
            all.raw_set("verdict", if allowed { "allowed" } else { "forbidden" })?;
        }
        if let Some(value) = answer.value {
            all.raw_set("value", tables.table(lua, value, false)?)?;
        }
        all.raw_set("cites", self.cites(&answer.cites)?)?;
        all.raw_set(list, tables.list(lua, items.iter().map(|item| tables.table(lua, *item, false)))?)?;
        if let Some(steps) = steps {
            all.raw_set("trail", tables.list(lua, steps.iter().map(|step| tables.table(lua, step, false)))?)?;
        }
        let [effects, rows] = &self.metas;
        if let Value::Table(meta) = if list == "effects" { effects } else { rows } {
            all.set_metatable(Some(meta.clone()))?;
        }
        Ok(Value::Table(all))
    }
    fn cites(&self, cites: &Cites) -> mlua::Result<Table> {
        self.lua.create_sequence_from(cites.iter().map(|rule| rule.id()))
    }
    /// Asks for an answer.
    pub fn ask(&self, list: &'static str, trail: bool, work: impl FnOnce(Take<'_>) -> Result<(), Fault>) -> Done {
        self.ask_with(Wording::default(), list, trail, work)
    }
    /// The same of an order, with the text in which it is said.
    pub fn ask_with(
        &self,
        said: Wording<'_>,
        list: &'static str,
        trail: bool,
        work: impl FnOnce(Take<'_>) -> Result<(), Fault>,
    ) -> Done {
        self.play(said, list, trail, |take, _| work(take))
    }
    /// The same of an order that is done, unless there is no memory for the answer.
    pub fn play(
        &self,
        said: Wording<'_>,
        list: &'static str,
        trail: bool,
        work: impl FnOnce(Take<'_>, Stands<'_>) -> Result<(), Fault>,
    ) -> Done {
        let told = RefCell::new(None);
        let done = work(
            &mut |answer, items, steps| {
                // A panic for lack of memory must not leave an order half done.
                let made = catch_unwind(AssertUnwindSafe(|| {
                    self.answer(list, answer, items, (trail || !steps.is_empty()).then_some(steps))
                }));
                told.replace(Some(made.unwrap_or_else(|_| Err(mlua::Error::MemoryError(String::new())))));
            },
            &mut || matches!(&*told.borrow(), Some(Ok(_))),
        );
        done.map_err(|fault| Refusal::from(self.kind.misread_order(fault, said, 1)))?;
        match told.into_inner() {
            Some(value) => Ok(one(value?)),
            None => Err(Misread::new(FaultCode::Internal, self.kind.name).into()),
        }
    }
    /// Whether the option `trail` is set, the only one.
    pub fn trail(options: &Value) -> Result<bool, Refusal> {
        let table = match options {
            Value::Nil => return Ok(false),
            Value::Table(table) => table,
            other => return Err(Refusal::wanted("the options", "a table", other)),
        };
        let (mut trail, mut wrong) = (false, None);
        table.for_each(|name: Value, value: Value| {
            match (&name, &value) {
                (Value::String(name), Value::Boolean(yes)) if name == "trail" => trail = *yes,
                (Value::String(name), value) if name == "trail" => {
                    wrong = Some(Refusal::wanted("the option trail", "true or false", value));
                }
                (Value::String(name), _) => {
                    wrong = Some(Refusal::Misuse(format!("there is no option {}", name.to_string_lossy())));
                }
                (name, _) => {
                    wrong = Some(Refusal::Misuse(format!("there is no option of type {}", name.type_name())));
                }
            }
            Ok(())
        })?;
        wrong.map_or(Ok(trail), Err)
    }

    /// Reads an order, and whether its trail is wanted. A row may have dice before its options.
    pub fn asked(&self, game: &dyn Position) -> Result<(Order, bool), Refusal> {
        let order = self.order(game)?;
        let options = match &order {
            Order::Row(..) => &self.third,
            _ if self.third.is_nil() => &self.second,
            _ => return Err(Refusal::Misuse("only a row has dice before its options".to_owned())),
        };
        Ok((order, Given::trail(options)?))
    }

    /// Reads an order: a line, a row of the choices, or a table of its fields. Rows may need dice.
    pub fn order(&self, game: &dyn Position) -> Result<Order, Refusal> {
        match &self.first {
            Value::String(line) => Ok(Order::line(&line.to_string_lossy())),
            Value::UserData(data) => match data.borrow::<Parsed>() {
                Ok(row) if std::ptr::eq(row.record.shape, self.kind.chosen.items.shape) => {
                    Order::row((row.record.copy)(&*row.value), self.dice()?).map_err(wrong)
                }
                _ => Err(Misread::new(FaultCode::WrongType, "order").into()),
            },
            Value::Table(table) => self.of_table(game, table),
            other => Err(Refusal::wanted("the order", "a line, a row or a table", other)),
        }
    }
    fn of_table(&self, game: &dyn Position, table: &Table) -> Result<Order, Refusal> {
        let key = self.kind.key;
        let step = match table.raw_get::<Value>(key)? {
            Value::String(step) => step.to_string_lossy(),
            Value::Nil => return Err(Misread::new(FaultCode::MissingField, key).into()),
            _ => return Err(Misread::new(FaultCode::WrongType, key).into()),
        };
        let Some(verb) = self.kind.verb(&step) else {
            let mut misread = Misread::new(FaultCode::UnknownWord, key);
            misread.help.words = self.kind.verbs.iter().map(|verb| verb.name).collect();
            return Err(misread.into());
        };
        let (fields, mut names) = (self.lua.create_table()?, Vec::new());
        table.for_each(|name: Value, value: Value| {
            if let Value::String(text) = &name
                && text != key
                && !text.to_string_lossy().starts_with('_')
            {
                names.push(text.to_string_lossy());
                fields.raw_set(name, value)?;
            }
            Ok(())
        })?;
        if self.kind.are_of_a_row(verb, &names.iter().map(String::as_str).collect::<Vec<_>>()) {
            let mut row = (self.kind.chosen.items.make)();
            read(&mut *row, Value::Table(table.clone()), &self.home.names)?;
            return Order::row(row, self.dice()?).map_err(wrong);
        }
        self.by_name(game, verb, &fields)
    }
    /// The dice of a row.
    fn dice(&self) -> Result<Vec<u8>, Refusal> {
        let mut dice = Vec::new();
        if let Value::Nil = self.second {
            return Ok(dice);
        }
        let source = Of::Lua(self.second.clone(), Reading::Any(self.home.names.clone()));
        let listed = source.items(&mut |die| {
            let path = format!("dice[{}]", dice.len() + 1);
            let die = die.int().ok().and_then(|die| u8::try_from(die).ok());
            dice.push(die.ok_or_else(|| Misread::new(FaultCode::BadDie, &path))?);
            Ok(())
        })?;
        if listed { Ok(dice) } else { Err(Misread::new(FaultCode::WrongType, "dice").into()) }
    }
    /// Reads the fields of an order.
    pub fn by_name(&self, game: &dyn Position, verb: &'static Verb, fields: &Table) -> Result<Order, Refusal> {
        let mut unknown = None;
        fields.for_each(|name: String, _: Value| {
            if !verb.fields.contains(&name.as_str()) {
                unknown = Some(name);
            }
            Ok(())
        })?;
        if let Some(name) = unknown {
            let mut misread = Misread::new(FaultCode::UnknownField, &name);
            misread.help.words = verb.fields.to_vec();
            return Err(misread.into());
        }
        for name in verb.fields.iter().take(verb.required) {
            if fields.raw_get::<Value>(*name)?.is_nil() {
                return Err(Misread::new(FaultCode::MissingField, name).into());
            }
        }
        let words = match fields.raw_get::<Value>(verb.in_words)? {
            Value::String(words) => {
                fields.raw_set(verb.in_words, Value::Nil)?;
                Some(words.to_string_lossy().into_boxed_str())
            }
            _ => None,
        };
        for name in verb.fields {
            if let Some(numbers) = self.unnamed(game, name, name, &fields.raw_get(*name)?, false)? {
                fields.raw_set(*name, numbers)?;
            }
        }
        let mut question = (verb.asked.make)();
        read(&mut *question, Value::Table(fields.clone()), &self.home.names)?;
        Order::step(verb, question, words).map_err(wrong)
    }
    /// Puts numbers for the names in a field; `None` if there are none. The caller's tables stay as they are.
    fn unnamed(
        &self,
        game: &dyn Position,
        field: &str,
        path: &str,
        value: &Value,
        inside: bool,
    ) -> Result<Option<Value>, Refusal> {
        let one = |named: &Named| match *named {
            Named::Number(number) => Ok(Value::Integer(number)),
            Named::Pair(q, r) => self.lua.create_sequence_from([q, r]).map(Value::Table),
        };
        match value {
            Value::String(text) => match game.named(field, &text.to_string_lossy(), inside) {
                Naming::Other => Ok(None),
                Naming::One(named) => Ok(Some(one(&named)?)),
                Naming::Many(all) => {
                    let all = all.iter().map(one).collect::<mlua::Result<Vec<_>>>()?;
                    Ok(Some(Value::Table(self.lua.create_sequence_from(all)?)))
                }
                Naming::Unknown => {
                    let mut misread = Misread::new(FaultCode::UnknownName, path);
                    misread.help.value = Some(text.to_string_lossy().chars().take(80).collect());
                    Err(misread.into())
                }
            },
            Value::Table(table) => {
                let (all, mut any) = (self.lua.create_table()?, false);
                let mut items = Vec::new();
                table.for_each(|key: Value, item: Value| {
                    items.push((key, item));
                    Ok(())
                })?;
                for (key, item) in items {
                    let found = match &key {
                        Value::String(name) => {
                            let name = name.to_string_lossy();
                            self.unnamed(game, &name, &format!("{path}.{name}"), &item, false)?
                        }
                        Value::Integer(at) => self.unnamed(game, field, &format!("{path}[{at}]"), &item, true)?,
                        _ => None,
                    };
                    any |= found.is_some();
                    all.raw_set(key, found.unwrap_or(item))?;
                }
                Ok(any.then_some(Value::Table(all)))
            }
            _ => Ok(None),
        }
    }
    /// A row of the choices.
    pub fn row(&self) -> Result<Option<Held>, Refusal> {
        match &self.first {
            Value::Nil => Ok(None),
            Value::UserData(data) => match data.borrow::<Parsed>() {
                Ok(row) if std::ptr::eq(row.record.shape, self.kind.chosen.items.shape) => {
                    Ok(Some((row.record.copy)(&*row.value)))
                }
                _ => Err(Misread::new(FaultCode::WrongType, "row").into()),
            },
            Value::Table(_) => {
                let mut row = (self.kind.chosen.items.make)();
                read(&mut *row, self.first.clone(), &self.home.names)?;
                Ok(Some(row))
            }
            other => Err(Refusal::wanted("the row", "a row of the choices", other)),
        }
    }
    /// An order of the history with its ruling.
    pub fn entry(&self, played: &Played) -> mlua::Result<Value> {
        let (lua, tables) = (self.lua, &self.home.tables);
        let entry = lua.create_table()?;
        let order = match &played.order {
            Order::Line(line) => Value::String(lua.create_string(&**line)?),
            Order::Row(row, _) => tables.table(lua, &**row, false)?,
            Order::Step(verb, question, words) => {
                let all = lua.create_table()?;
                all.raw_set(self.kind.key, verb.name)?;
                for name in verb.fields {
                    if let Some(index) = question.find(name) {
                        all.raw_set(*name, tables.value(lua, question.value(index), false)?)?;
                    }
                }
                if let Some(words) = words {
                    all.raw_set(verb.in_words, &**words)?;
                }
                Value::Table(all)
            }
        };
        entry.raw_set("order", order)?;
        if let Order::Row(_, dice) = &played.order
            && !dice.is_empty()
        {
            entry.raw_set("dice", lua.create_sequence_from(dice.iter().copied())?)?;
        }
        entry.raw_set("cites", self.cites(&played.cites)?)?;
        if let Some(value) = played.answer().value {
            entry.raw_set("value", tables.table(lua, value, false)?)?;
        }
        let effects: Vec<_> = played.effects().collect();
        entry.raw_set("effects", tables.list(lua, effects.iter().map(|effect| tables.table(lua, *effect, false)))?)?;
        entry.raw_set("dice_thrown", played.dice)?;
        entry.raw_set("line", played.line())?;
        tables.printing(entry, "played")
    }
}

/// Takes the options from the end of an order's arguments: a table that holds `trail` and nothing else. Returns whether the
/// trail is wanted.
pub fn take_options(listed: &Table) -> Result<bool, Refusal> {
    for at in (1..=5).rev() {
        let Value::Table(last) = (match listed.raw_get::<Value>(at)? {
            Value::Nil => continue,
            other => other,
        }) else {
            return Ok(false);
        };
        let mut names = 0;
        last.for_each(|_: Value, _: Value| {
            names += 1;
            Ok(())
        })?;
        let Value::Boolean(trail) = last.raw_get::<Value>("trail")? else { return Ok(false) };
        if names == 1 {
            listed.raw_set(at, Value::Nil)?;
            return Ok(trail);
        }
        return Ok(false);
    }
    Ok(false)
}

/// The fields of an order: the arguments in their order, or one table with their names.
pub fn fields(lua: &Lua, verb: &'static Verb, listed: &Table) -> Result<Table, Refusal> {
    if let Value::Table(named) = listed.raw_get::<Value>(1)?
        && verb.fields.iter().any(|name| named.raw_get::<Value>(*name).is_ok_and(|value| !value.is_nil()))
    {
        // The caller's table stays as it is.
        let fields = lua.create_table()?;
        named.for_each(|name: Value, value: Value| fields.raw_set(name, value))?;
        return Ok(fields);
    }
    let fields = lua.create_table()?;
    for (at, name) in (1..).zip(verb.fields) {
        fields.raw_set(*name, listed.raw_get::<Value>(at)?)?;
    }
    Ok(fields)
}
