//! Games that are held: a userdata with the core's orders as methods.

mod given;

use crate::home::{Home, heavy};
use crate::parsed::{Parsed, quiet};
use crate::reply::{Refusal, guarded, one};
use crate::source::read;
use crate::whole::integer;
use given::{Done, Given, fields, take_options, wrong};
use grognard_core::binding::Wish;
use grognard_core::binding::game::{GameKind, GameTable, HeldGame as Position, Played, Wording};
use grognard_core::fault::Fault;
use grognard_core::reflect::{Described, Reflect};
use grognard_core::ruling::Step;
use mlua::{Lua, Table, UserData, UserDataFields, UserDataMethods, UserDataRef, Value};
use std::cell::{Ref, RefCell, RefMut};
use std::rc::Rc;
use std::sync::Arc;

/// The memory of a position that a game keeps, in bytes, to a quarter or so.
const POSITION: usize = 16 * 1024;

/// The functions that Lua cannot take by their names have a low line behind them.
const TAKEN: &[&str] = &[
    "and", "break", "do", "else", "elseif", "end", "for", "goto", "if", "in", "not", "or", "repeat", "return", "then",
    "until", "while",
];

/// A game. Its methods are functions of one table.
pub struct Game {
    /// Lent while a call works with it: a finalizer may run within any call, and call the same game.
    table: RefCell<GameTable>,
    methods: Table,
}

impl Game {
    /// The game at its table.
    fn table(&self) -> Result<Ref<'_, GameTable>, Refusal> {
        self.table.try_borrow().map_err(|_| at_work())
    }
    /// The same for changes.
    fn table_mut(&self) -> Result<RefMut<'_, GameTable>, Refusal> {
        self.table.try_borrow_mut().map_err(|_| at_work())
    }
}

fn at_work() -> Refusal {
    Refusal::Misuse("the game is at work: a finalizer may not use it".to_owned())
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
                (Ok(one), Ok(other)) => match (one.table(), other.table()) {
                    (Ok(one), Ok(other)) => *one == *other,
                    _ => false,
                },
                _ => false,
            })
        });
        methods.add_meta_function("__tostring", |lua, game: Value| {
            let Value::UserData(game) = game else { return Ok(Value::Nil) };
            let Ok(game) = game.borrow::<Game>() else { return Ok(Value::Nil) };
            let Ok(page) = game.table().map(|table| table.now().page()) else { return Ok(Value::Nil) };
            quiet(|| Ok(Value::String(lua.create_string(page)?)))
        });
    }
}

/// The option `trail`.
fn wish(trail: bool) -> Wish {
    Wish { base: 1, ..Wish::from(trail) }
}

/// The game of a method that is called with a colon.
fn held(game: &Value) -> Result<UserDataRef<Game>, Refusal> {
    let found = if let Value::UserData(data) = game { data.borrow::<Game>().ok() } else { None };
    found.ok_or_else(|| Refusal::wanted("the first argument", "a game (game:order, not game.order)", game))
}

/// Its position. While somebody holds it, the game changes a copy.
fn now(game: &Value) -> Result<Arc<dyn Position>, Refusal> {
    Ok(held(game)?.table()?.now().clone())
}

/// An order of a game's history.
type Entry = Option<Arc<Played>>;

/// Changes a game by an order of the history, and returns that order with its ruling. It is made before: where there is no
/// memory for it, nothing has changed.
fn shift(
    given: &Given<'_>,
    game: &Value,
    which: &dyn Fn(&GameTable) -> Entry,
    change: &dyn Fn(&mut GameTable) -> Result<Entry, Fault>,
) -> Done {
    loop {
        let game = held(game)?;
        let Some(played) = which(&*game.table()?) else { return Ok(one(Value::Nil)) };
        let entry = given.entry(&played)?;
        let mut table = game.table_mut()?;
        // A finalizer may have changed the game meanwhile.
        if which(&table).is_some_and(|now| Arc::ptr_eq(&now, &played)) {
            change(&mut table).map_err(wrong)?;
            return Ok(one(entry));
        }
    }
}

/// A method: its name, and what it does with the game and its arguments.
type Work = fn(&Given<'_>, &Value) -> Done;

/// The methods that every game has.
const METHODS: &[(&str, Work)] = &[
    ("order", |given, game| {
        let game = held(game)?;
        let now = game.table()?.now().clone();
        let (order, trail) = given.asked(&*now)?;
        drop(now);
        let mut table = game.table_mut()?;
        let (list, text) = (order.wording().list, order.wording().text.to_owned());
        given.play(Wording { list, text: &text }, "effects", trail, |take, stands| {
            table.order_if(order, wish(trail), take, stands).map(|_| ())
        })
    }),
    ("judge", |given, game| {
        let now = now(game)?;
        let (order, trail) = given.asked(&*now)?;
        given.ask_with(order.wording(), "rows", trail, |take| now.judge(&order, wish(trail), take))
    }),
    ("line", |given, game| {
        let now = now(game)?;
        let line = now.line(&given.order(&*now)?).map_err(wrong)?;
        Ok(one(Value::String(given.lua.create_string(line)?)))
    }),
    ("choices", |given, game| {
        let (now, row) = (now(game)?, given.row()?);
        let row = row.as_ref().map(|row| &**row as &dyn Reflect);
        given.ask("rows", false, |take| now.choices(row, false.into(), take))
    }),
    ("look", |given, game| {
        let now = now(game)?;
        given.ask("rows", false, |take| now.look(take))
    }),
    ("chances", |given, game| {
        let now = now(game)?;
        let mut question = (given.kind.chances.make)();
        if !given.first.is_nil() {
            read(&mut *question, given.first.clone(), &given.home.names)?;
        }
        let trail = Given::trail(&given.second)?;
        let most_words = usize::try_from(given.home.budget.get() / crate::home::WORD).unwrap_or(usize::MAX);
        given.ask("rows", trail, |take| now.chances(&*question, Wish { trail, most_words, base: 1 }, take))
    }),
    ("undo", |given, game| {
        let referee = matches!(given.first, Value::Boolean(true));
        shift(given, game, &|table| table.last(referee).cloned(), &|table| table.undo(referee))
    }),
    ("redo", |given, game| shift(given, game, &|table| table.undone().last().cloned(), &GameTable::redo)),
    ("history", |given, game| {
        let history = held(game)?.table()?.history().to_vec();
        let tables = &given.home.tables;
        Ok(one(match tables.list(given.lua, history.iter().map(|played| given.entry(played)))? {
            Value::Table(orders) => tables.printing(orders, "history")?,
            other => other,
        }))
    }),
    ("dice_thrown", |_, game| Ok(one(Value::Boolean(held(game)?.table()?.dice_thrown())))),
    ("dice_needed", |_, game| Ok(one(integer(now(game)?.dice().map_err(wrong)?.into())))),
    ("text", |given, game| Ok(one(Value::String(given.lua.create_string(now(game)?.save().map_err(wrong)?)?)))),
    ("pack", |given, game| Ok(one(Value::String(given.lua.create_string(now(game)?.pack().map_err(wrong)?)?)))),
    ("copy", |given, game| {
        let game = held(game)?;
        let copy = Game { table: RefCell::new(game.table()?.clone()), methods: game.methods.clone() };
        Ok(heavy(given.home, Value::UserData(given.lua.create_userdata(copy)?), POSITION))
    }),
];

/// A method of four fields and options at most, which go to the native function as a list.
const LISTED: &str = "local native = ... return function(game, a, b, c, d, e) return native(game, {a, b, c, d, e}) end";

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
                    // The bytes of a position have zeros among them.
                    Value::String(saved) => match std::str::from_utf8(&saved.as_bytes()) {
                        Ok(text) if !text.contains('\0') => {
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
                let game = Game { table: RefCell::new(GameTable::at(kind, now)), methods: methods.clone() };
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
        let native = lua.create_function(move |lua, (game, first, second, third): (Value, Value, Value, Value)| {
            let given = Given { lua, home: &here, kind, metas: &metas, first, second, third };
            Ok(guarded(lua, name, || work(&given, &game)))
        })?;
        methods.raw_set(name, home.shell.wrap(native)?)?;
    }
    for (at, view) in kind.views.iter().enumerate() {
        let here = home.clone();
        let native = lua.create_function(move |lua, game: Value| {
            Ok(guarded(lua, view.name, || {
                let value = now(&game)?.view(at).map_err(wrong)?;
                let part = Parsed { record: &view.record, value, home: here.clone() };
                Ok(heavy(&here, part.into_value(lua)?, POSITION))
            }))
        })?;
        methods.raw_set(view.name, home.shell.wrap(native)?)?;
    }
    for verb in kind.verbs {
        let (here, metas) = (home.clone(), metas.clone());
        let native = lua.create_function(move |lua, (game, listed): (Value, Table)| {
            let given = Given {
                lua,
                home: &here,
                kind,
                metas: &metas,
                first: Value::Nil,
                second: Value::Nil,
                third: Value::Nil,
            };
            Ok(guarded(lua, verb.name, || {
                let trail = take_options(&listed)?;
                let game = held(&game)?;
                let now = game.table()?.now().clone();
                let order = given.by_name(&*now, verb, &fields(lua, verb, &listed)?)?;
                drop(now);
                let mut table = game.table_mut()?;
                given.play(Wording::default(), "effects", trail, |take, stands| {
                    table.order_if(order, wish(trail), take, stands).map(|_| ())
                })
            }))
        })?;
        let wrapped: Value = lua.load(LISTED).set_name("=grognard").call(home.shell.wrap(native)?)?;
        let safe = if TAKEN.contains(&verb.name) { format!("{}_", verb.name) } else { verb.name.to_owned() };
        methods.raw_set(safe, wrapped)?;
    }
    Ok(methods)
}
