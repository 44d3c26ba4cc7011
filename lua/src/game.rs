//! Games that are held: a userdata with the core's orders as methods.

use crate::flat::integer;
use crate::parsed::{Home, Parsed};
use crate::reply::{Refusal, Reply, guarded, heavy, one};
use crate::source::{Of, Order as Reading, read};
use grognard_core::binding::game::{
    GameKind, GameTable, Held, HeldGame as Position, Named, Naming, Order, Played, Verb, Wording,
};
use grognard_core::binding::{Answer, Misread, Source, Take, Wish};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::reflect::{Described, Reflect};
use grognard_core::ruling::{Cites, Step};
use mlua::{Lua, Table, UserData, UserDataFields, UserDataMethods, UserDataRef, UserDataRefMut, Value};
use std::rc::Rc;

/// The memory of a position that a game keeps, in bytes, to a quarter or so.
const POSITION: usize = 16 * 1024;

/// The functions that Lua cannot take by their names have a low line behind them.
const TAKEN: &[&str] = &[
    "and", "break", "do", "else", "elseif", "end", "for", "goto", "if", "in", "not", "or", "repeat", "return", "then",
    "until", "while",
];

/// A game. Its methods are functions of one table.
pub struct Game {
    table: GameTable,
    methods: Table,
}

impl UserData for Game {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field("__name", "grognard.Game");
    }
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_function("__index", |_, (game, key): (Value, Value)| {
            let Value::UserData(game) = game else { return Ok(Value::Nil) };
            let methods = match game.borrow::<Game>() {
                Ok(game) => game.methods.clone(),
                Err(_) => return Ok(Value::Nil),
            };
            methods.raw_get(key)
        });
        methods.add_meta_function("__eq", |_, (one, other): (Value, Value)| {
            let (Value::UserData(one), Value::UserData(other)) = (one, other) else { return Ok(false) };
            Ok(match (one.borrow::<Game>(), other.borrow::<Game>()) {
                (Ok(one), Ok(other)) => one.table == other.table,
                _ => false,
            })
        });
        methods.add_meta_function("__tostring", |lua, game: Value| {
            let Value::UserData(game) = game else { return Ok(Value::Nil) };
            let Ok(game) = game.borrow::<Game>() else { return Ok(Value::Nil) };
            Ok(lua.create_string(game.table.now().page()).map_or(Value::Nil, Value::String))
        });
    }
}

/// A method's arguments after the game.
struct Given<'a> {
    lua: &'a Lua,
    home: &'a Rc<Home>,
    kind: &'static GameKind,
    /// The metatables of answers with effects, and with rows.
    metas: &'a [Value; 2],
    first: Value,
    second: Value,
}

type Done = Result<Reply, Refusal>;

/// The option `trail`.
fn wish(trail: bool) -> Wish {
    Wish { base: 1, ..Wish::from(trail) }
}

fn wrong(fault: Fault) -> Refusal {
    Refusal::Fault(Misread::of(fault, 1))
}

/// The game of a method that is called with a colon.
fn held(game: &Value) -> Result<UserDataRef<Game>, Refusal> {
    let found = if let Value::UserData(data) = game { data.borrow::<Game>().ok() } else { None };
    found.ok_or_else(|| Refusal::wanted("the first argument", "a game (game:order, not game.order)", game))
}

/// The same for changes.
fn held_mut(game: &Value) -> Result<UserDataRefMut<Game>, Refusal> {
    let found = if let Value::UserData(data) = game { data.borrow_mut::<Game>().ok() } else { None };
    found.ok_or_else(|| Refusal::wanted("the first argument", "a game (game:order, not game.order)", game))
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
    fn ask(&self, list: &'static str, trail: bool, work: impl FnOnce(Take<'_>) -> Result<(), Fault>) -> Done {
        self.ask_with(Wording::default(), list, trail, work)
    }
    /// The same of an order, with the text in which it is said.
    fn ask_with(
        &self,
        said: Wording<'_>,
        list: &'static str,
        trail: bool,
        work: impl FnOnce(Take<'_>) -> Result<(), Fault>,
    ) -> Done {
        let mut told = None;
        work(&mut |answer, items, steps| {
            told = Some(self.answer(list, answer, items, (trail || !steps.is_empty()).then_some(steps)))
        })
        .map_err(|fault| Refusal::Fault(self.kind.misread_order(fault, said, 1)))?;
        match told {
            Some(value) => Ok(one(value?)),
            None => Err(Misread::new(FaultCode::Internal, self.kind.name).into()),
        }
    }
    /// Whether the option `trail` is set.
    fn trail(options: &Value) -> Result<bool, Refusal> {
        match options {
            Value::Nil => Ok(false),
            Value::Table(options) => match options.raw_get::<Value>("trail")? {
                Value::Nil => Ok(false),
                Value::Boolean(yes) => Ok(yes),
                other => Err(Refusal::wanted("the option trail", "true or false", &other)),
            },
            other => Err(Refusal::wanted("the options", "a table", other)),
        }
    }

    /// Reads an order: a line, a row of the choices, or a table of its fields. Rows may need dice.
    fn order(&self, game: &dyn Position) -> Result<Order, Refusal> {
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
    fn by_name(&self, game: &dyn Position, verb: &'static Verb, fields: &Table) -> Result<Order, Refusal> {
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
    fn row(&self) -> Result<Option<Held>, Refusal> {
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
    fn entry(&self, played: &Played) -> mlua::Result<Value> {
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
        Ok(Value::Table(entry))
    }
    fn entry_of(&self, played: Option<std::sync::Arc<Played>>) -> Done {
        Ok(one(played.map_or(Ok(Value::Nil), |played| self.entry(&played))?))
    }
}

/// A method: its name, and what it does with the game and two arguments.
type Work = fn(&Given<'_>, &Value) -> Done;

/// The methods that every game has.
const METHODS: &[(&str, Work)] = &[
    ("order", |given, game| {
        let order = given.order(&**held(game)?.table.now())?;
        let trail = matches!(given.first, Value::String(_)) && Given::trail(&given.second)?;
        let mut game = held_mut(game)?;
        let (list, text) = (order.wording().list, order.wording().text.to_owned());
        given.ask_with(Wording { list, text: &text }, "effects", trail, |take| {
            game.table.order(order, wish(trail), take).map(|_| ())
        })
    }),
    ("judge", |given, game| {
        let order = given.order(&**held(game)?.table.now())?;
        let trail = matches!(given.first, Value::String(_)) && Given::trail(&given.second)?;
        let game = held(game)?;
        given.ask_with(order.wording(), "rows", trail, |take| game.table.judge(&order, wish(trail), take))
    }),
    ("line", |given, game| {
        let game = held(game)?;
        let line = game.table.line(&given.order(&**game.table.now())?).map_err(wrong)?;
        Ok(one(Value::String(given.lua.create_string(line)?)))
    }),
    ("choices", |given, game| {
        let (game, row) = (held(game)?, given.row()?);
        let row = row.as_ref().map(|row| &**row as &dyn Reflect);
        given.ask("rows", false, |take| game.table.now().choices(row, false.into(), take))
    }),
    ("look", |given, game| {
        let game = held(game)?;
        given.ask("rows", false, |take| game.table.now().look(take))
    }),
    ("chances", |given, game| {
        let game = held(game)?;
        let mut question = (given.kind.chances.make)();
        if !given.first.is_nil() {
            read(&mut *question, given.first.clone(), &given.home.names)?;
        }
        let trail = Given::trail(&given.second)?;
        let most_words = usize::try_from(given.home.budget.get() / crate::parsed::WORD).unwrap_or(usize::MAX);
        given.ask("rows", trail, |take| game.table.chances(&*question, Wish { trail, most_words, base: 1 }, take))
    }),
    ("undo", |given, game| {
        let referee = matches!(given.first, Value::Boolean(true));
        let back = held_mut(game)?.table.undo(referee).map_err(wrong)?;
        given.entry_of(back)
    }),
    ("redo", |given, game| {
        let again = held_mut(game)?.table.redo().map_err(wrong)?;
        given.entry_of(again)
    }),
    ("history", |given, game| {
        let history = held(game)?.table.history().to_vec();
        Ok(one(given.home.tables.list(given.lua, history.iter().map(|played| given.entry(played)))?))
    }),
    ("dice_thrown", |_, game| Ok(one(Value::Boolean(held(game)?.table.dice_thrown())))),
    ("dice_needed", |_, game| Ok(one(integer(held(game)?.table.now().dice().map_err(wrong)?.into())))),
    ("text", |given, game| Ok(one(Value::String(given.lua.create_string(held(game)?.table.text().map_err(wrong)?)?)))),
    ("pack", |given, game| {
        Ok(one(Value::String(given.lua.create_string(held(game)?.table.now().pack().map_err(wrong)?)?)))
    }),
    ("copy", |given, game| {
        let game = held(game)?;
        let copy = Game { table: game.table.clone(), methods: game.methods.clone() };
        Ok(heavy(given.home, Value::UserData(given.lua.create_userdata(copy)?), POSITION))
    }),
];

/// A method of four arguments at most, which go to the native function as a list.
const LISTED: &str = "local native = ... return function(game, a, b, c, d) return native(game, {a, b, c, d}) end";

/// Opens the games: a function for each, by its name.
pub fn open(lua: &Lua, home: &Rc<Home>, place: &mut dyn FnMut(&str, Value) -> mlua::Result<()>) -> mlua::Result<()> {
    // A native function calls no Lua function: these are made before.
    let metas = Rc::new([home.tables.answer_meta(Some("effects"))?, home.tables.answer_meta(Some("rows"))?]);
    for kind in grognard_core::GAMES.iter().copied() {
        for told in [kind.looked, kind.chosen, kind.judged, kind.ordered, kind.forecast] {
            told.value.iter().chain([&told.items]).try_for_each(|record| home.tables.metas_of(record.shape))?;
        }
        home.tables.metas_of(Step::SHAPE)?;
        let methods = methods(lua, home, &metas, kind)?;
        let here = home.clone();
        let native = lua.create_function(move |lua, value: Value| {
            Ok(guarded(lua, kind.name, || {
                let now = match &value {
                    // The text of a position begins with a word of letters; its bytes have their own first bytes.
                    Value::String(saved) => match std::str::from_utf8(&saved.as_bytes()) {
                        Ok(text) if text.trim_start().starts_with("grognard") => {
                            (kind.load)(text).map_err(|fault| Refusal::Fault(kind.misread_text(fault, text, 1)))?
                        }
                        _ => (kind.unpack)(&saved.as_bytes()).map_err(wrong)?,
                    },
                    _ => {
                        let mut question = (kind.setup.make)();
                        match &value {
                            Value::Nil => {}
                            Value::Table(_) => read(&mut *question, value.clone(), &here.names)?,
                            other => return Err(Refusal::wanted("the options", "a table or a saved game", other)),
                        }
                        (kind.new)(&*question).map_err(wrong)?
                    }
                };
                let game = Game { table: GameTable::at(kind, now), methods: methods.clone() };
                Ok(heavy(&here, Value::UserData(lua.create_userdata(game)?), POSITION))
            }))
        })?;
        place(kind.name, Value::Function(home.shell.wrap(native)?))?;
    }
    Ok(())
}

/// The methods of a game.
fn methods(lua: &Lua, home: &Rc<Home>, metas: &Rc<[Value; 2]>, kind: &'static GameKind) -> mlua::Result<Table> {
    let methods = lua.create_table()?;
    for (name, work) in METHODS.iter().copied() {
        let (here, metas) = (home.clone(), metas.clone());
        let native = lua.create_function(move |lua, (game, first, second): (Value, Value, Value)| {
            let given = Given { lua, home: &here, kind, metas: &metas, first, second };
            Ok(guarded(lua, name, || work(&given, &game)))
        })?;
        methods.raw_set(name, home.shell.wrap(native)?)?;
    }
    for (at, view) in kind.views.iter().enumerate() {
        let here = home.clone();
        let native = lua.create_function(move |lua, game: Value| {
            Ok(guarded(lua, view.name, || {
                let value = held(&game)?.table.now().view(at).map_err(wrong)?;
                let part = Parsed { record: &view.record, value, home: here.clone() };
                Ok(heavy(&here, part.into_value(lua)?, POSITION))
            }))
        })?;
        methods.raw_set(view.name, home.shell.wrap(native)?)?;
    }
    for verb in kind.verbs {
        let (here, metas) = (home.clone(), metas.clone());
        let native = lua.create_function(move |lua, (game, listed): (Value, Table)| {
            let given = Given { lua, home: &here, kind, metas: &metas, first: Value::Nil, second: Value::Nil };
            Ok(guarded(lua, verb.name, || {
                let order = given.by_name(&**held(&game)?.table.now(), verb, &fields(lua, verb, &listed)?)?;
                let mut game = held_mut(&game)?;
                given.ask("effects", false, |take| game.table.order(order, false.into(), take).map(|_| ()))
            }))
        })?;
        let wrapped: Value = lua.load(LISTED).set_name("=grognard").call(home.shell.wrap(native)?)?;
        let safe = if TAKEN.contains(&verb.name) { format!("{}_", verb.name) } else { verb.name.to_owned() };
        methods.raw_set(safe, wrapped)?;
    }
    Ok(methods)
}

/// The fields of an order: the arguments in their order, or one table with their names.
fn fields(lua: &Lua, verb: &'static Verb, listed: &Table) -> Result<Table, Refusal> {
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
