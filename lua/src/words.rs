//! Texts for display: vocabularies, printed tables, sentences for steps.

use crate::add::add;
use crate::home::Home;
use crate::parse::parse;
use crate::reply::{Refusal, one};
use grognard_core::binding::{Misread, hex_at, hex_number, record_of, vocabularies, vocabulary};
use grognard_core::chart;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::reflect::Described;
use grognard_core::ruling::{ALL, Step};
use mlua::{Lua, Table, Value};
use std::fmt;
use std::rc::Rc;

fn name(value: &Value) -> Result<String, Refusal> {
    match value {
        Value::String(name) => Ok(name.to_string_lossy()),
        other => Err(Refusal::wanted("the name", "a string", other)),
    }
}

fn texts(lua: &Lua, count: usize, write: &dyn Fn(usize, &mut String) -> fmt::Result) -> mlua::Result<Table> {
    let all = lua.create_table()?;
    for at in 0..count {
        let mut text = String::new();
        write(at, &mut text).map_err(|why| mlua::Error::RuntimeError(why.to_string()))?;
        all.raw_push(text)?;
    }
    Ok(all)
}

/// Adds the functions.
pub fn open(lua: &Lua, root: &Table, home: &Rc<Home>) -> mlua::Result<()> {
    let here = home.clone();
    add(lua, root, home, "vocabularies", move |lua, ()| {
        let names = vocabularies().into_iter().map(|own| match own.system() {
            "" => own.name.to_owned(),
            system => format!("{system}.{}", own.name),
        });
        Ok(one(here.tables.printing(lua.create_sequence_from(names)?, "list")?))
    })?;
    let here = home.clone();
    add(lua, root, home, "words", move |lua, of: Value| {
        let name = name(&of)?;
        let own = vocabulary(&name).ok_or_else(|| Misread::unknown_vocabulary(&name, format!("{name:?}")))?;
        let words = lua.create_table()?;
        for (word, meaning) in own.words.iter().zip(own.docs) {
            let word = lua.create_table_from([("word", *word), ("meaning", &meaning.replace('\n', " "))])?;
            words.raw_push(here.tables.printing(word, "word")?)?;
        }
        Ok(one(here.tables.printing(words, "lines")?))
    })?;
    let here = home.clone();
    add(lua, root, home, "charts", move |lua, ()| {
        let names = grognard_core::CHARTS.iter().copied().flatten().map(|chart| chart.name);
        Ok(one(here.tables.printing(lua.create_sequence_from(names)?, "list")?))
    })?;
    let here = home.clone();
    add(lua, root, home, "chart", move |lua, of: Value| {
        let name = name(&of)?;
        let chart = chart::of(&name).ok_or_else(|| Misread::unknown_chart(&name, format!("{name:?}")))?;
        let table = lua.create_table_from([("name", chart.name), ("doc", chart.doc)])?;
        table.raw_set("columns", texts(lua, chart.columns, &|at, out| (chart.column)(at, out))?)?;
        table.raw_set("rows", texts(lua, chart.rows, &|at, out| (chart.row)(at, out))?)?;
        let cells = lua.create_table()?;
        for row in 0..chart.rows {
            cells.raw_push(texts(lua, chart.columns, &|at, out| (chart.cell)(row, at, out))?)?;
        }
        table.raw_set("cells", cells)?;
        Ok(one(here.tables.printing(table, "chart")?))
    })?;
    let here = home.clone();
    add(lua, root, home, "hex_at", move |lua, (number, numbering): (Value, Value)| {
        let number = match &number {
            // A number has no zeros before it.
            Value::Integer(number) => format!("{number:04}"),
            Value::Number(number) => format!("{number:04}"),
            Value::String(text) => text.to_string_lossy(),
            other => return Err(Refusal::wanted("the number", "a string", other)),
        };
        let hex = hex_at(&number, &name(&numbering)?)?;
        Ok(one(here.tables.printing(lua.create_table_from([("q", hex.q), ("r", hex.r)])?, "hex")?))
    })?;
    let names = home.names.clone();
    add(lua, root, home, "hex_number", move |lua, (hex, numbering): (Value, Value)| {
        let record = record_of(Hex::SHAPE).ok_or_else(|| Misread::new(FaultCode::Internal, "hex"))?;
        let held = parse(&names, record, hex)?;
        let hex = held.as_any().downcast_ref::<Hex>().copied().unwrap_or_default();
        Ok(one(Value::String(lua.create_string(hex_number(hex, &name(&numbering)?)?)?)))
    })?;
    // The tables of records keep this function: it must not keep them, or a module that is loaded anew stays for ever.
    let names = home.names.clone();
    add(lua, root, home, "sentence", move |lua, step: Value| {
        if !matches!(step, Value::Table(_) | Value::UserData(_)) {
            return Err(Refusal::wanted("the step", "a table", &step));
        }
        let record = record_of(Step::SHAPE).ok_or_else(|| Misread::new(FaultCode::Internal, "sentence"))?;
        // Without an index a step concerns all items of its part.
        let all = matches!(&step, Value::Table(table) if table.raw_get::<Value>("index")?.is_nil());
        let held = parse(&names, record, step)?;
        let step = held.as_any().downcast_ref::<Step>();
        let step = step.map(|step| if all { Step { index: ALL, ..*step } } else { *step });
        let text = step.map_or_else(String::new, |step| step.sentence(1).to_string());
        Ok(one(Value::String(lua.create_string(text)?)))
    })?;
    home.tables.say(&root.raw_get("sentence")?)
}
