//! Calls as programs.

use super::{Call, Given};
use grognard_core::binding::game::GameKind;
use grognard_core::binding::record_of;
use grognard_core::reflect::{Field, Kind, Shape, Vocabulary};
use serde_json::Value as Json;
use std::fmt::Write;

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// C++.
    Cpp,
    /// Java.
    Java,
    /// C#.
    CSharp,
    /// Lua.
    Lua,
    /// JavaScript.
    Web,
}

/// `combat_side` as `CombatSide`.
fn camel(name: &str) -> String {
    let part = |part: &str| {
        part.chars().take(1).map(|c| c.to_ascii_uppercase()).chain(part.chars().skip(1)).collect::<String>()
    };
    name.split('_').map(part).collect()
}
fn lower(name: &str) -> String {
    let camel = camel(name);
    camel.chars().take(1).map(|c| c.to_ascii_lowercase()).chain(camel.chars().skip(1)).collect()
}

impl Language {
    fn record(self, shape: &'static Shape) -> String {
        let name = record_of(shape).map_or(shape.name, |record| record.name);
        let (system, name) = name.split_once('.').unwrap_or(("", name));
        match (self, system) {
            (Language::CSharp, system) => format!("Grog{}{name}", camel(system)),
            (Language::Java, "") => format!("org.grognard.{name}"),
            (Language::Java, system) => format!("org.grognard.{system}.{name}"),
            (_, "") => format!("grognard::{name}"),
            (_, system) => format!("grognard::{system}::{name}"),
        }
    }
    fn word(self, of: &Vocabulary, word: &str) -> String {
        let code = of.code(word).expect("a word of the vocabulary");
        match self {
            Language::Cpp => format!("static_cast<grognard::{}::{}>({code})", of.system(), of.name),
            Language::Java => format!("org.grognard.{}.{}.of({word:?})", of.system(), of.name),
            Language::CSharp => format!("(Grog{}{})({code})", camel(of.system()), of.name),
            Language::Lua | Language::Web => format!("{word:?}"),
        }
    }
    /// A record with its fields.
    fn row(self, shape: &'static Shape, row: &Json) -> String {
        let mut out = String::new();
        let fields = row.as_object().expect("a record");
        for (name, value) in fields {
            let field = shape.fields.iter().find(|field| field.name == name).expect("a field of the record");
            let shown = match &field.kind {
                Kind::Record(inner) => self.row(inner, value),
                _ => value.to_string(),
            };
            let shown = match field.means {
                grognard_core::reflect::Means::Measure(measure)
                    if matches!(self, Language::Java | Language::Lua | Language::Web) =>
                {
                    (value.as_i64().unwrap_or(0) / i64::from(measure.parts)).to_string()
                }
                // Lua counts from 1.
                grognard_core::reflect::Means::Item(item) if self == Language::Lua && item.list == "path" => {
                    (value.as_i64().unwrap_or(0) + 1).to_string()
                }
                _ => shown,
            };
            let _ = match self {
                Language::Cpp => write!(out, " {}.{name} = {shown};", lower(shape.name)),
                Language::Java => write!(out, ".{}({shown})", lower(name)),
                Language::CSharp => write!(out, " {} = {shown},", camel(name)),
                Language::Lua => write!(out, " {name} = {shown},"),
                Language::Web => write!(out, " {name}: {shown},"),
            };
        }
        let of = self.record(shape);
        match self {
            Language::Cpp => format!("[] {{ {of} {0}{{}};{out} return {0}; }}()", lower(shape.name)),
            Language::Java => format!("new {of}(){out}"),
            Language::CSharp => format!("new {of} {{{out} }}"),
            Language::Lua | Language::Web => format!("{{{out} }}"),
        }
    }
    /// The value of a field.
    fn value(self, kind: &GameKind, call: &Call, field: &Field, value: &Json) -> String {
        let all = |items: Vec<String>| items.join(", ");
        let named = kind.has_names(field);
        let is_list = matches!(field.kind, Kind::List(_));
        match (&field.kind, value) {
            (_, Json::String(_)) if named || field.name == call.verb.in_words => value.to_string(),
            (Kind::Word(of) | Kind::Locus(of), Json::String(word)) => self.word(of, word),
            (Kind::List(of), Json::Array(items)) => {
                let items: Vec<String> = (items.iter())
                    .map(|item| match (&**of, item) {
                        (Kind::Record(shape), Json::Object(_)) => self.row(shape, item),
                        (Kind::Locus(of), Json::String(word)) => self.word(of, word),
                        _ => item.to_string(),
                    })
                    .collect();
                let pieces = field.name == call.verb.in_words;
                match (self, &**of) {
                    (Language::Lua, _) => format!("{{ {} }}", all(items)),
                    (Language::Web, _) => format!("[{}]", all(items)),
                    (Language::Cpp, _) => format!("{{{}}}", all(items)),
                    (Language::Java, Kind::Record(shape)) if !named => {
                        format!("new {}[] {{ {} }}", self.record(shape), all(items))
                    }
                    (Language::Java, _) => all(items),
                    (Language::CSharp, _) if named => format!("new Names {{ {} }}", all(items)),
                    (Language::CSharp, Kind::Record(shape)) => {
                        format!("new {}[] {{ {} }}", self.record(shape), all(items))
                    }
                    (Language::CSharp, Kind::Locus(_)) => format!("new[] {{ {} }}", all(items)),
                    (Language::CSharp, _) if pieces => format!("new[] {{ {} }}", all(items)),
                    (Language::CSharp, Kind::Int { min, max }) => {
                        let of = match (*min < 0, *max > 255) {
                            (true, _) => "sbyte",
                            (_, true) => "ushort",
                            _ => "byte",
                        };
                        format!("new {of}[] {{ {} }}", all(items))
                    }
                    (Language::CSharp, _) => format!("new[] {{ {} }}", all(items)),
                }
            }
            _ => {
                assert!(!is_list, "{} is a list", field.name);
                value.to_string()
            }
        }
    }
    /// A call.
    fn call(self, kind: &GameKind, call: &Call) -> String {
        let system = kind.name.split('.').next().unwrap_or("");
        let (verb, mut out) = (call.verb.name, String::new());
        for (name, value) in &call.fields {
            let field = call.verb.described().find(|field| field.name == name).expect("a field of the order");
            let shown = self.value(kind, call, field, value);
            let _ = match self {
                Language::Cpp => write!(out, " f.{name} = {shown};"),
                Language::Java => write!(out, ".{}({shown})", lower(name)),
                Language::CSharp => write!(out, " {} = {shown},", camel(name)),
                Language::Lua => write!(out, " {name} = {shown},"),
                Language::Web => write!(out, " {name}: {shown},"),
            };
        }
        match self {
            Language::Cpp => {
                let method = if verb == "load" { "load_" } else { verb };
                format!("[&] {{ grognard::{system}::orders::{} f;{out} return game.{method}(f); }}()", camel(verb))
            }
            Language::Java if call.verb.fields.is_empty() => format!("() -> game.{}()", lower(verb)),
            Language::Java => {
                format!("() -> game.{}(new org.grognard.{system}.orders.{}(){out})", lower(verb), camel(verb))
            }
            Language::CSharp => {
                format!("() => game.{0}(new {1}{0} {{{out} }})", camel(verb), camel(system))
            }
            Language::Lua => {
                let method = if verb == "end" { "end_" } else { verb };
                let fields = if call.fields.is_empty() { String::new() } else { format!("{{{out} }}") };
                format!("game:{method}({fields})")
            }
            Language::Web => format!("() => game.{verb}({{{out} }})"),
        }
    }
    fn line(self, line: &str) -> String {
        match self {
            Language::Cpp => format!("game.order({line:?})"),
            Language::Java => format!("() -> game.order({line:?})"),
            Language::CSharp => format!("() => game.Order({line:?})"),
            Language::Lua => format!("game:order({line:?})"),
            Language::Web => format!("() => game.order({line:?})"),
        }
    }

    /// Returns the statements that give all of them to `game`.
    #[must_use]
    pub fn program(self, kind: &GameKind, all: &[Given]) -> String {
        let end = if self == Language::Lua { "" } else { ";" };
        let one = |given: &Given| match given {
            Given::Line(line) => format!("say({}){end}\n", self.line(line)),
            Given::Call(call) => format!("say({}){end}\n", self.call(kind, call)),
            Given::Trial(call) => format!("trial({}){end}\n", self.call(kind, call)),
        };
        let name = camel(kind.name.split('.').next().unwrap_or(""));
        let parts: Vec<String> = all.chunks(60).map(|part| part.iter().map(one).collect()).collect();
        match self {
            Language::Cpp => parts.concat(),
            Language::Web => format!("export default (game, say, trial) => {{\n{}}};\n", parts.concat()),
            Language::Lua => {
                let parts: String = parts.iter().map(|part| format!("(function()\n{part}end)()\n")).collect();
                format!("local game, say, trial = ...\nlocal _\n{}", parts.replace("(function()", "_ = (function()"))
            }
            Language::Java | Language::CSharp => {
                let (game, head, part_head) = if self == Language::Java {
                    (format!("org.grognard.{}.Game", kind.name.split('.').next().unwrap_or("")), "final class", "void")
                } else {
                    (format!("Grognard.{name}Game"), "sealed class", "void")
                };
                let mut out = if self == Language::CSharp { "using Grognard;\n".to_owned() } else { String::new() };
                let _ = if self == Language::Java {
                    writeln!(
                        out,
                        "{head} Named{name} extends Named<{game}> {{\nNamed{name}({game} game) {{ super(game); }}"
                    )
                } else {
                    let gives =
                        kind.ordered.value.map_or_else(|| "Nothing".to_owned(), |value| self.record(value.shape));
                    let [chosen, ordered, judged] =
                        [kind.chosen, kind.ordered, kind.judged].map(|told| self.record(told.items.shape));
                    let rows = [chosen, gives, ordered, judged];
                    let looked = kind.looked.value.map_or_else(String::new, |value| self.record(value.shape));
                    writeln!(
                        out,
                        "{head} Named{name} : Named<{}, {looked}, {}, Grog{name}PlayOrderQuestion> {{\nreadonly {game} \
                         game;\npublic Named{name}({game} game) : base(game) {{ this.game = game; }}",
                        rows.join(", "),
                        self.record(kind.looked.items.shape)
                    )
                };
                for (at, part) in parts.iter().enumerate() {
                    let _ = writeln!(out, "{part_head} Part{at}() {{\n{part}}}");
                }
                let over = if self == Language::Java { "@Override" } else { "protected override" };
                let _ = writeln!(out, "{over} void all() {{");
                (0..parts.len()).for_each(|at| _ = writeln!(out, "Part{at}();"));
                out.push_str("}\n}\n");
                out
            }
        }
    }
}
