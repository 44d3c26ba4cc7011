//! Answers as tables. A record is passed as whole numbers; a Lua function generated from its shape adds the names and
//! words in one table constructor, which is several times faster than setting fields from outside. Native functions call
//! no Lua function, so that a host's hook never runs, and never raises, within one.

use crate::flat::{comes_flat, is_numbers};
use crate::reply::{ALLOWED, CITES, FORBIDDEN, LEVEL, RAW, STEP, Shell, numbered};
use crate::share;
use crate::text::rule;
use crate::whole::integer;
use crate::width::{width, width_of_field};
use grognard_core::binding::Operation;
use grognard_core::mixed::Mixed;
use grognard_core::reflect::{
    self, Described, Kind, Means, Measure, Reflect, Shape, Shown, Value as Content, Vocabulary, Whole,
};
use grognard_core::ruling::Step;
use mlua::{Function, Lua, Table, Value, Variadic};
use std::cell::RefCell;
use std::collections::HashMap;

/// A measure is a number where it is whole, otherwise a text such as `2 1/2`. It needs no global name, which a host may
/// have taken away: the functions of texts come with every text.
const MEASURE: &str = "
local format = ('').format
return function(number, parts)
  local rest, a, b = number % parts, parts, number % parts
  local units = UNITS
  if rest == 0 then return units end
  while b ~= 0 do a, b = b, a % b end
  if units == 0 then return format('%d/%d', rest / a, parts / a) end
  return format('%d %d/%d', units, rest / a, parts / a)
end";

/// The whole units: a number of Lua's own kind for whole numbers, where it has one.
const UNITS: &str = if cfg!(any(feature = "lua53", feature = "lua54")) {
    "((number - rest) // parts) | 0"
} else {
    "(number - rest) / parts"
};

/// A number of 64 bits from its halves: a number where a double holds it, otherwise its digits. `C` is a chance of so many
/// cases of a whole.
const WIDE: &str = "
local format = ('').format
local function wide(high, low)
  if high < 2097152 then return high * 4294967296 + low end
  local text = ''
  while high > 0 or low >= 100000 do
    local rest = high % 100000
    local all = rest * 4294967296 + low
    high = (high - rest) / 100000
    local digits = all % 100000
    low = (all - digits) / 100000
    text = format('%05.0f', digits) .. text
  end
  return format('%.0f', low) .. text
end
return wide, function(cases, all) return all > 0 and cases / all or 0 / 1 end";

/// 2^63, the number of all cases of a chance, as Lua writes it.
const CERTAIN: &str = "9223372036854775808.0";

/// Creates tables of records.
pub struct Tables {
    /// The ids of rules by their numbers.
    pub rules: Table,
    /// Makes a measure of a number of parts, for the generated functions.
    measure: Function,
    /// Makes a number of 64 bits of its halves.
    wide: Function,
    /// Makes a chance of cases and all cases.
    chance: Function,
    /// Lua's own `setmetatable`, or a function that returns its first argument.
    dress: Function,
    /// What makes the metatables of records and of answers, takes what says a step, and the metatables of what is no answer, in
    /// a host that has what they need.
    texts: Option<(Function, Function, Function, Table)>,
    metas: RefCell<HashMap<usize, Value>>,
    by_shape: RefCell<HashMap<usize, Function>>,
}

/// The source of a table constructor, and the values that it needs.
struct Text {
    /// The number of its arguments.
    width: usize,
    /// Whether they are the numbers of a list after a place in it.
    listed: bool,
    used: usize,
    words: Vec<&'static Vocabulary>,
    /// The vocabularies beside whose words amounts are codes.
    coded: Vec<&'static Vocabulary>,
    shapes: Vec<&'static Shape>,
}

/// Writes the expression for a measure: a number of units if that is whole, otherwise a text.
fn measured(number: &str, measure: Measure, kind: &Kind) -> String {
    let whole = match measure.parts {
        1 => number.to_owned(),
        parts => format!("M({number}, {parts})"),
    };
    match kind {
        Kind::Said { max, .. } => format!("{number} <= {max} and {whole} or nil"),
        _ => whole,
    }
}

impl Text {
    fn of(shape: Option<&'static Shape>, listed: bool) -> (Text, String) {
        let mut text = Text {
            width: shape.map_or(0, width),
            listed,
            used: 0,
            words: Vec::new(),
            coded: Vec::new(),
            shapes: Vec::new(),
        };
        let body = shape.map_or_else(|| "nil".to_owned(), |shape| text.record(shape));
        (text, body)
    }
    fn next(&mut self) -> String {
        self.used += 1;
        self.number(self.used)
    }
    fn number(&self, at: usize) -> String {
        if self.listed { format!("v[o+{at}]") } else { format!("v{at}") }
    }
    /// Returns the number of so many cases as a double.
    fn cases(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Wide => format!("({} * 4294967296.0 + {})", self.next(), self.next()),
            _ => self.next(),
        }
    }
    /// Returns a share of a whole, whose number is known as an expression.
    fn share(&mut self, kind: &Kind, whole: &str) -> String {
        match (kind, whole) {
            (Kind::Array(of, count), _) => {
                format!("{{{}}}", (0..*count).map(|_| self.share(of, whole)).collect::<Vec<_>>().join(", "))
            }
            // 2^63 cases: each half is exact.
            (Kind::Wide, CERTAIN) => format!("{} / 2147483648 + {} / {CERTAIN}", self.next(), self.next()),
            (_, "1") => self.kind(kind),
            _ => format!("C({}, {whole})", self.cases(kind)),
        }
    }
    /// Returns the number of all cases of a field's record, which begins after `start` numbers.
    fn whole(&self, shape: &Shape, start: usize, whole: Whole) -> String {
        let name = match whole {
            Whole::CHANCE => return CERTAIN.to_owned(),
            Whole::Fixed(number) => return number.to_string(),
            Whole::Field(name) => name,
        };
        let mut at = start + 1;
        for field in shape.fields {
            match field.kind {
                Kind::Wide if field.name == name => {
                    return format!("({} * 4294967296.0 + {})", self.number(at), self.number(at + 1));
                }
                _ if field.name == name => return self.number(at),
                _ => at += width_of_field(field),
            }
        }
        "0".to_owned()
    }
    /// Returns a record that is one number.
    fn sum(&mut self, shape: &Shape) -> String {
        let start = self.used;
        let all: Vec<String> = (shape.fields.iter())
            .map(|field| match field.means {
                Means::Share(whole) if whole != Whole::Fixed(1) => {
                    let whole = self.whole(shape, start, whole);
                    format!("({})", self.share(&field.kind, &whole))
                }
                _ => self.cases(&field.kind),
            })
            .collect();
        all.join(" + ")
    }
    fn record(&mut self, shape: &'static Shape) -> String {
        let place = self.shapes.iter().position(|known| std::ptr::eq(*known, shape)).unwrap_or_else(|| {
            self.shapes.push(shape);
            self.shapes.len() - 1
        });
        let start = self.used;
        let fields = shape.fields.iter().map(|field| match (field.means, &field.kind) {
            (_, kind) if field.optional => {
                let there = self.next();
                format!("{} = {there} == 1 and {} or nil", field.name, self.kind(kind))
            }
            // Rules are shown by their ids.
            (Means::Rule, _) => format!("{} = R[{}]", field.name, self.next()),
            (Means::Item(_), Kind::Int { .. }) => {
                let number = self.next();
                format!("{} = {number} >= 0 and {number} or nil", field.name)
            }
            (Means::Item(_), Kind::Array(_, count)) => {
                let items = (0..*count).map(|_| self.next()).map(|n| format!("{n} >= 0 and {n} or nil"));
                format!("{} = {{{}}}", field.name, items.collect::<Vec<_>>().join(", "))
            }
            (Means::Measure(measure), Kind::Array(of, count)) => {
                let all = (0..*count).map(|_| measured(&self.next(), measure, of)).collect::<Vec<_>>();
                format!("{} = {{{}}}", field.name, all.join(", "))
            }
            (Means::Measure(measure), kind) => {
                format!("{} = {}", field.name, measured(&self.next(), measure, kind))
            }
            (Means::MeasureBy(word), _) => {
                let (number, parts) = (self.next(), self.next());
                match self.coded(shape, word) {
                    // A word comes with the code of the one beside it, below 0; 0 is none.
                    Some(place) => format!(
                        "{} = {parts} > 0 and M({number}, {parts}) or {parts} < 0 and D{place}[-{parts}][{number}] or nil",
                        field.name
                    ),
                    None => format!("{} = M({number}, {parts})", field.name),
                }
            }
            (Means::Share(whole), kind) => {
                let whole = self.whole(shape, start, whole);
                format!("{} = {}", field.name, self.share(kind, &whole))
            }
            (_, Kind::Record(inner)) if inner.sum => format!("{} = {}", field.name, self.sum(inner)),
            _ => format!("{} = {}", field.name, self.kind(&field.kind)),
        });
        let fields = fields.collect::<Vec<_>>().join(", ");
        format!("S({{{fields}}}, T{place})")
    }
    fn kind(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Int { .. } => self.next(),
            Kind::Said { max, .. } => {
                let number = self.next();
                format!("{number} <= {max} and {number} or nil")
            }
            Kind::Wide => {
                let high = self.next();
                format!("N({high}, {})", self.next())
            }
            Kind::Flag => format!("{} == 1", self.next()),
            Kind::Word(vocabulary) => {
                let place = self.vocabulary(vocabulary);
                format!("W{place}[{}]", self.next())
            }
            // What has no name comes as a negative number.
            Kind::Locus(vocabulary) => {
                let (place, number) = (self.vocabulary(vocabulary), self.next());
                format!("{number} < 0 and -{number} or W{place}[{number}]")
            }
            Kind::Record(shape) => self.record(shape),
            Kind::Array(of, count) => {
                format!("{{{}}}", (0..*count).map(|_| self.kind(of)).collect::<Vec<_>>().join(", "))
            }
            Kind::List(_) | Kind::View(_) | Kind::Text(_) => "nil".to_owned(),
        }
    }
    fn vocabulary(&mut self, vocabulary: &'static Vocabulary) -> usize {
        let place = self.words.iter().position(|known| std::ptr::eq(*known, vocabulary));
        place.unwrap_or_else(|| {
            self.words.push(vocabulary);
            self.words.len() - 1
        })
    }
    /// Returns the place of the vocabulary of a word beside which an amount may be a code.
    fn coded(&mut self, shape: &Shape, word: &str) -> Option<usize> {
        let Kind::Word(beside) = shape.fields.iter().find(|field| field.name == word)?.kind else { return None };
        if beside.codes.is_empty() {
            return None;
        }
        let place = self.coded.iter().position(|known| std::ptr::eq(*known, beside));
        Some(place.unwrap_or_else(|| {
            self.coded.push(beside);
            self.coded.len() - 1
        }))
    }
    /// Returns the names of the functions, metatables and vocabularies.
    fn upvalues(&self) -> String {
        let metas = (0..self.shapes.len()).map(|i| format!(", T{i}"));
        let words = (0..self.words.len()).map(|i| format!(", W{i}"));
        let coded = (0..self.coded.len()).map(|i| format!(", D{i}"));
        ["M, N, C, S".to_owned()].into_iter().chain(metas).chain(words).chain(coded).collect()
    }
    /// Returns these: the functions, the metatables, the words by their codes.
    fn given(&self, lua: &Lua, tables: &Tables) -> mlua::Result<Vec<Value>> {
        let functions = [&tables.measure, &tables.wide, &tables.chance, &tables.dress];
        let mut all: Vec<Value> = functions.into_iter().cloned().map(Value::Function).collect();
        for shape in &self.shapes {
            all.push(tables.meta(shape)?);
        }
        for vocabulary in &self.words {
            all.push(Value::Table(words_of(lua, vocabulary)?));
        }
        for beside in &self.coded {
            let words = lua.create_table()?;
            for (code, of) in (beside.first..).zip(beside.codes) {
                if let Some(of) = of {
                    words.raw_set(code, words_of(lua, of)?)?;
                }
            }
            all.push(Value::Table(words));
        }
        Ok(all)
    }
}

/// Returns the words of a vocabulary by their codes.
fn words_of(lua: &Lua, vocabulary: &Vocabulary) -> mlua::Result<Table> {
    let words = lua.create_table()?;
    for (code, word) in (vocabulary.first..).zip(vocabulary.words) {
        words.raw_set(code, *word)?;
    }
    Ok(words)
}

impl Tables {
    /// Creates the tables' functions.
    pub fn of(lua: &Lua) -> mlua::Result<Tables> {
        let rules = lua.create_table()?;
        for entry in grognard_core::RULES.iter().copied().flatten() {
            rules.raw_set(entry.rule.0, entry.id)?;
        }
        let measure = lua.load(MEASURE.replace("UNITS", UNITS)).set_name("=grognard").call(())?;
        let (wide, chance) = lua.load(WIDE).set_name("=grognard").call(())?;
        let host = |name: &str| match lua.globals().raw_get::<Value>(name) {
            Ok(Value::Function(function)) => Some(function),
            _ => None,
        };
        let set = host("setmetatable");
        let texts = match (&set, host("type"), host("tostring"), host("getmetatable")) {
            (Some(_), Some(kind), Some(text), Some(get)) => {
                Some(lua.load(include_str!("show.lua")).set_name("=grognard").call((kind, text, get))?)
            }
            _ => None,
        };
        let dress = match set {
            Some(set) if texts.is_some() => set,
            _ => lua.load("return ...").set_name("=grognard").into_function()?,
        };
        let (metas, by_shape) = (RefCell::default(), RefCell::default());
        Ok(Tables { rules, measure, wide, chance, dress, texts, metas, by_shape })
    }

    /// Returns the metatable of records of a shape, or nil where the host has not what it needs.
    fn meta(&self, shape: &'static Shape) -> mlua::Result<Value> {
        let Some((record, ..)) = &self.texts else { return Ok(Value::Nil) };
        let place = std::ptr::from_ref(shape) as usize;
        if let Some(meta) = self.metas.borrow().get(&place) {
            return Ok(meta.clone());
        }
        let names: Vec<&str> = shape.fields.iter().map(|field| field.name).collect();
        let (marks, style) = share::style(shape);
        let meta: Value = record.call((names.join(","), marks, style))?;
        self.metas.borrow_mut().insert(place, meta.clone());
        Ok(meta)
    }

    /// Makes the metatable of answers with such a list, or nil where the host has not what it needs.
    pub fn answer_meta(&self, list: Option<&str>) -> mlua::Result<Value> {
        self.texts.as_ref().map_or(Ok(Value::Nil), |(_, answer, ..)| answer.call(list))
    }

    /// Returns the metatable of what is no answer by its name in `show.lua`, or nil where the host has not what it needs.
    pub fn other_meta(&self, name: &str) -> mlua::Result<Option<Table>> {
        self.texts.as_ref().map_or(Ok(None), |(.., others)| others.raw_get(name))
    }

    /// Returns a table that prints as `show.lua` says of its name.
    pub fn printing(&self, table: Table, name: &str) -> mlua::Result<Value> {
        if let Some(meta) = self.other_meta(name)? {
            table.set_metatable(Some(meta))?;
        }
        Ok(Value::Table(table))
    }

    /// Takes the function that says a step in words.
    pub fn say(&self, sentence: &Function) -> mlua::Result<()> {
        self.texts.as_ref().map_or(Ok(()), |(_, _, take, _)| take.call(sentence))
    }

    /// Makes the metatables of records of a shape and of the records in them, for what comes as tables.
    pub fn metas_of(&self, shape: &'static Shape) -> mlua::Result<()> {
        fn inner(kind: &'static Kind) -> Option<&'static Shape> {
            match kind {
                Kind::Record(shape) => Some(*shape),
                Kind::Array(of, _) | Kind::List(of) => inner(of),
                _ => None,
            }
        }
        self.meta(shape)?;
        shape.fields.iter().filter_map(|field| inner(&field.kind)).try_for_each(|shape| self.metas_of(shape))
    }

    /// Returns a record as a table. Slower than the generated functions, for what comes one at a time. `exact` shows
    /// chances and expected numbers as texts.
    pub fn table(&self, lua: &Lua, record: &dyn Reflect, exact: bool) -> mlua::Result<Value> {
        let table = lua.create_table()?;
        for (index, field) in record.shape().fields.iter().enumerate() {
            let value = match share::shown(lua, record, index, exact)? {
                Some(value) => value,
                None => self.value(lua, record.value(index), exact)?,
            };
            table.raw_set(field.name, value)?;
        }
        // A native function calls no Lua function: those of answers have been made before.
        let place = std::ptr::from_ref(record.shape()) as usize;
        if let Some(Value::Table(meta)) = self.metas.borrow().get(&place) {
            table.set_metatable(Some(meta.clone()))?;
        }
        Ok(Value::Table(table))
    }

    /// Returns the Lua function that makes tables of records of this shape from a list of their numbers.
    fn maker(&self, lua: &Lua, shape: &'static Shape) -> mlua::Result<Function> {
        let place = std::ptr::from_ref(shape) as usize;
        if let Some(make) = self.by_shape.borrow().get(&place) {
            return Ok(make.clone());
        }
        let (text, body) = Text::of(Some(shape), true);
        let (upvalues, width) = (text.upvalues(), text.width.max(1));
        let source = format!(
            "local R, {upvalues} = ...
return function(v)
  local out, n = {{}}, 0
  for o = 0, #v - 1, {width} do
    n = n + 1
    out[n] = {body}
  end
  return out
end"
        );
        let mut upvalues = vec![Value::Table(self.rules.clone())];
        upvalues.extend(text.given(lua, self)?);
        let make: Function = lua.load(source).set_name("=grognard").call(Variadic::from(upvalues))?;
        self.by_shape.borrow_mut().insert(place, make.clone());
        Ok(make)
    }

    /// Returns a single value.
    pub fn value(&self, lua: &Lua, value: Content<'_>, exact: bool) -> mlua::Result<Value> {
        Ok(match value {
            Content::Nothing | Content::Absent => Value::Nil,
            Content::Int(n) => integer(n),
            Content::Measure(n, measure) => self.measured(lua, n, measure.parts)?,
            Content::Rule(n) => match rule(n) {
                Some(Ok(id)) => Value::String(lua.create_string(id)?),
                Some(Err(n)) => integer(n),
                None => Value::Nil,
            },
            Content::Item(n, item, most) => item.shown(n, most, 1).map_or(Value::Nil, integer),
            Content::Locus(Shown { name: Some(name), .. }) => Value::String(lua.create_string(name)?),
            Content::Locus(Shown { number, .. }) => integer(number.into()),
            Content::Wide(n) => share::wide(lua, n)?,
            Content::Word(Err(code)) => integer(code.into()),
            Content::Flag(yes) => Value::Boolean(yes),
            Content::Text(bytes) => Value::String(lua.create_string(reflect::text(bytes))?),
            Content::Word(Ok(word)) => Value::String(lua.create_string(word)?),
            Content::Record(record) => self.table(lua, record, exact)?,
            Content::List(_) | Content::Measures(..) => {
                self.list(lua, (0..value.count()).map(|index| self.value(lua, value.item(index), exact)))?
            }
        })
    }

    /// Returns a number of parts as a number of units: a whole number, or a text.
    pub fn measured(&self, lua: &Lua, number: i64, parts: u32) -> mlua::Result<Value> {
        match number.checked_rem(parts.into()) {
            Some(0) => Ok(integer(number / i64::from(parts))),
            _ => Ok(Value::String(lua.create_string(Mixed { num: number, den: parts }.to_string())?)),
        }
    }

    /// Returns several values in a table, none of which is nil but in a fixed number of values.
    pub fn list(&self, lua: &Lua, values: impl Iterator<Item = mlua::Result<Value>>) -> mlua::Result<Value> {
        // One at a time: Lua's stack has no room for thousands.
        let table = lua.create_table()?;
        for (index, value) in (1i64..).zip(values) {
            table.raw_set(index, value?)?;
        }
        Ok(Value::Table(table))
    }

    /// Creates a Lua function around an operation's native one. With options the numbers are the citations, and the third
    /// value is the answer's: parsed, or a list of its numbers; without, the numbers are the value's and the citations.
    pub fn answering(
        &self,
        lua: &Lua,
        shell: &Shell,
        operation: &Operation,
        native: Function,
    ) -> mlua::Result<Function> {
        // A value of too many numbers is always passed as a list of them.
        let (text, body) = Text::of(operation.answer.filter(|_| comes_flat(operation)), false);
        let (names, upvalues) = (numbered("v", text.width), text.upvalues());
        let comma = if text.width > 0 { ", " } else { "" };
        let verdict = if operation.decides {
            format!("verdict = tag == {ALLOWED} and \"allowed\" or \"forbidden\", ")
        } else {
            String::new()
        };
        let numbers = numbered("c", CITES);
        // After the last citation there is nil: the list ends before it.
        let first = |count| (1..=count).map(|i| format!("R[c{i}]")).collect::<Vec<_>>().join(", ");
        let (few, some, most) = (first(4), first(8), first(CITES));
        let cites = format!("cites = all or c5 == nil and {{{few}}} or c9 == nil and {{{some}}} or {{{most}}}");
        // A field that the operation never has would take room in every answer.
        let effects = if operation.effects.is_some() { format!(", {} = a", operation.list) } else { String::new() };
        let source = format!(
            "local error, level, step, flags_of, native, value_of, rows_of, steps_of, R, A, {upvalues} = ...
local function refuse(tag, a, b, c)
  if tag == 0 then return nil, a, b, c end
  error(a or \"grognard: not enough memory\", level)
  return nil, a, \"misuse\", \"\"
end
return function(question, options, more)
  if options == nil then
    local tag, all, a, b, c, {names}{comma}{numbers} = native(question, nil, more)
    if tag <= 0 then return refuse(tag, a, b, c) end
    if c then c = value_of(c)[1] elseif tag ~= {FORBIDDEN} then c = {body} end
    if a then a = rows_of(a) end
    return S({{{verdict}value = c, {cites}{effects}}}, A)
  end
  local tag, all, a, b, c, {numbers} = native(question, options, more, flags_of(options))
  if tag <= 0 then return refuse(tag, a, b, c) end
  if tag >= {STEP} then
    local rest = tag % {STEP}
    if step then step(\"step\", (tag - rest) / {STEP}) end
    tag = rest
  end
  if tag >= {RAW} then
    tag = tag - {RAW}
  else
    if c then c = value_of(c)[1] end
    if a then a = rows_of(a) end
  end
  if b then b = steps_of(b) end
  return S({{{verdict}value = c, {cites}{effects}, trail = b}}, A)
end"
        );
        let maker = |shape: Option<&'static Shape>| match shape {
            // It comes as a list of tables.
            Some(shape) if !is_numbers(shape) => {
                self.metas_of(shape)?;
                Ok(Value::Function(lua.load("return ...").into_function()?))
            }
            Some(shape) => self.maker(lua, shape).map(Value::Function),
            None => Ok(Value::Nil),
        };
        let mut given = vec![
            Value::Function(shell.error.clone()),
            integer(LEVEL),
            shell.step.clone(),
            Value::Function(shell.flags.clone()),
            Value::Function(native),
            maker(operation.answer)?,
            maker(operation.effects)?,
            maker(Some(Step::SHAPE))?,
            Value::Table(self.rules.clone()),
            self.answer_meta(operation.effects.map(|_| operation.list))?,
        ];
        given.extend(text.given(lua, self)?);
        lua.load(source).set_name("=grognard").call(Variadic::from(given))
    }
}
