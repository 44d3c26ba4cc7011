//! Generates the questions, answers and functions of C++, and the boards, which own their lists.

use super::names::{Body, comment, cpp, name, record, typed};
use super::parse::{CField, Declared};
use crate::c::{camel, function_of, type_of};
use grognard_core::binding::Operation;
use grognard_core::binding::game::GameKind;
use grognard_core::reflect::{Field, Kind, Shape};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Writes a structure of lists that owns them.
pub fn board(out: &mut String, body: &Body<'_>, d: &Declared, shape: &'static Shape) {
    let (bare, c) = (shape.name, &d.name);
    out.push('\n');
    let doc: Vec<String> =
        d.doc.iter().filter(|line| !line.starts_with("The library keeps no copy")).cloned().collect();
    comment(out, "", &doc);
    let _ = writeln!(out, "struct {bare} {{");
    for (field, of) in shown(d, shape.fields) {
        comment(out, "  ", &field.doc);
        let _ = writeln!(out, "  {of} {}{{}};", field.name);
    }
    for list in shape.fields.iter().filter(|f| f.ordered) {
        let Kind::List(item) = &list.kind else { continue };
        let Kind::Record(item) = **item else { continue };
        let (list, function) = (list.name, format!("grog_{}_{}_sort_{}", body.system, bare.to_lowercase(), list.name));
        let _ = writeln!(
            out,
            "\n  /// Sorts `{list}` as questions expect them. Returns the former index of each item.\n  \
             ::grognard::Result<std::vector<std::uint16_t>> sort_{list}() {{\n    \
             std::vector<std::uint16_t> places({list}.size());\n    ::grognard::Fault fault;\n    \
             const std::int32_t status = {function}(reinterpret_cast<{}*>({list}.data()), {list}.size(), places.data(), \
             &fault.raw);\n    if (status != 0) {{\n      return fault;\n    }}\n    return places;\n  }}",
            record(item)
        );
    }
    let inner: Vec<String> = inner(shape).map(|(field, of)| format!("{}& {field}_c", record(of))).collect();
    let with = if inner.is_empty() { "" } else { ", and to those that it fills for what they have" };
    let _ = writeln!(
        out,
        "\n  /// The structure of C, which points to these lists{with}.\n  {c} c({}) const noexcept {{\n    {c} to{{}};\n    \
         to.size = sizeof to;",
        inner.join(", ")
    );
    fill(out, d, shape.fields, "", false);
    out.push_str("    return to;\n  }\n};\n");
}

/// Returns the structures of lists that a structure of lists points to, by their fields.
fn inner(shape: &'static Shape) -> impl Iterator<Item = (&'static str, &'static Shape)> {
    shape.fields.iter().filter_map(|f| if let Kind::View(of) = f.kind { Some((f.name, of)) } else { None })
}

/// Returns the fields that C++ shows, with their types.
fn shown<'a>(d: &'a Declared, fields: &'static [Field]) -> Vec<(&'a CField, String)> {
    let one = |c: &'a CField| {
        if c.name == "in_order" {
            return Some((c, "bool".to_owned()));
        }
        fields.iter().find(|f| f.name == c.name).map(|f| (c, typed(f)))
    };
    d.fields.iter().filter_map(one).collect()
}

/// Writes the statements that set the fields of a structure `to` of C.
fn fill(out: &mut String, d: &Declared, fields: &'static [Field], from: &str, makes: bool) {
    for c in &d.fields {
        let at = &c.name;
        let Some(field) = fields.iter().find(|f| f.name == *at) else {
            if at == "in_order" {
                let _ = writeln!(out, "    to.in_order = {from}in_order ? 1 : 0;");
            }
            continue;
        };
        let _ = match &field.kind {
            Kind::List(_) => writeln!(out, "    ::grognard::detail::list(to.{at}, to.{at}_len, {from}{at});"),
            Kind::View(shape) => {
                let own: Vec<_> = inner(shape).collect();
                if makes {
                    let _ = writeln!(out, "    {} {at}_c{{}};", record(shape));
                    for (name, of) in &own {
                        let _ = writeln!(out, "    {} {name}_c{{}};", record(of));
                    }
                }
                let places: Vec<String> = own.iter().map(|(name, _)| format!("{name}_c")).collect();
                writeln!(
                    out,
                    "    if ({from}{at} != nullptr) {{\n      {at}_c = {from}{at}->c({});\n      \
                     to.{at} = &{at}_c;\n    }}",
                    places.join(", ")
                )
            }
            _ => writeln!(out, "    ::grognard::detail::put(to.{at}, {from}{at});"),
        };
    }
}

/// Writes the operations of a system, each chapter in a namespace.
pub fn write(out: &mut String, body: &Body<'_>) {
    let chapter = |o: &Operation| o.name.split('.').nth(1).unwrap_or_default().to_owned();
    let chapters: BTreeSet<String> = body.operations().map(chapter).collect();
    for name in chapters {
        let _ = writeln!(out, "\nnamespace grognard::{}::{name} {{", body.system);
        body.operations().filter(|o| chapter(o) == name).for_each(|o| operation(out, body, o));
        let _ = writeln!(out, "\n}}  // namespace grognard::{}::{name}", body.system);
    }
    if let Some(game) = grognard_core::GAMES.iter().find(|game| game.name.split('.').next() == Some(body.system)) {
        self::game(out, body.system, game);
    }
}

/// Writes the game of a system: what `BasicGame` calls.
fn game(out: &mut String, system: &str, game: &GameKind) {
    let choice = cpp(&Kind::Record(game.chosen.items.shape));
    let level = match game.level.shape.fields {
        [] => "static_cast<void>(of);\n    return play::choices(game, {});",
        _ => "play::Choices question;\n    question.of = of;\n    return play::choices(game, question);",
    };
    let fields: String =
        (game.given.shape.fields.iter()).map(|field| format!("    question.{0} = given.{0};\n", field.name)).collect();
    let mut names = String::new();
    for function in ["load", "save", "thrown", "position", "pack", "unpack"] {
        let _ = writeln!(names, "  static constexpr auto {function} = grog_{system}_play_{function};");
    }
    super::orders::write(out, system, game);
    if crate::c::games::has_names(system) {
        let _ = writeln!(
            names,
            "  static std::int32_t find(GameMemory& game, const char* field, const char* name, std::int32_t* found, \
             GrogFault* fault) {{\n    return grog_{system}_play_find(game.words.data(), game.words.size(), field, name, found, \
             fault);\n  }}\n"
        );
    }
    let _ = write!(
        out,
        "
namespace grognard::{system} {{

/// The functions of the system's game.
struct GameCalls {{
  using New = play::New;
  using Choice = {choice};
  using Order = play::Order;
  using OrderAnswer = play::OrderAnswer;
  using JudgeAnswer = play::JudgeAnswer;
  using ChoicesAnswer = play::ChoicesAnswer;
  using Look = play::Look;
  using LookAnswer = play::LookAnswer;
  using Chances = play::Chances;
  using ChancesAnswer = play::ChancesAnswer;
  template <class Game>
  using Verbs = orders::Verbs<Game>;
{names}  static ::grognard::Result<play::NewAnswer> begin(GameMemory& game, const New& setup) {{ return play::new_(game, setup); }}
  static ::grognard::Result<OrderAnswer> order(GameMemory& game, const Order& given, Trail* trail) {{
    return play::order(game, given, trail);
  }}
  static ::grognard::Result<JudgeAnswer> judge(GameMemory& game, const Order& given, Trail* trail) {{
    play::Judge question;
{fields}    return play::judge(game, question, trail);
  }}
  static ::grognard::Result<ChoicesAnswer> choices(GameMemory& game, const Choice& of) {{
    {level}
  }}
  static ::grognard::Result<LookAnswer> look(GameMemory& game, const Look& question) {{ return play::look(game, question); }}
  static ::grognard::Result<ChancesAnswer> chances(GameMemory& game, const Chances& question) {{
    return play::chances(game, question);
  }}
}};

/// {}
using Game = ::grognard::BasicGame<GameCalls>;

}}  // namespace grognard::{system}
",
        game.doc.replace('\n', "\n/// ")
    );
}

fn operation(out: &mut String, body: &Body<'_>, o: &Operation) {
    let verb = o.name.rsplit('.').next().unwrap_or_default();
    let (function, question, play) = (function_of(o), camel(verb), crate::plays::is_play(o));
    let c = format!("{}{}", body.prefix, type_of(o));
    let (asked, answered) = (body.declared(&format!("{c}Question")), body.declared(&format!("{c}Answer")));
    let _ = writeln!(
        out,
        "\n/// The question of `{verb}`. {}\nstruct {question} {{",
        o.question.doc.replace('\n', "\n/// ")
    );
    for (field, of) in shown(asked, o.question.fields) {
        comment(out, "  ", &field.doc);
        // A list belongs to the caller.
        let of = match of.strip_prefix("std::vector<") {
            Some(item) => format!("::grognard::Span<const {item}"),
            None => of,
        };
        let _ = writeln!(out, "  {of} {}{{}};", field.name);
    }
    out.push_str("};\n");
    let value = o.answer.map_or("::grognard::Nothing".to_owned(), |shape| cpp(&Kind::Record(shape)));
    let list = o.effects.map(|shape| (o.list, cpp(&Kind::Record(shape))));
    let _ = writeln!(out, "\n/// The answer of `{verb}`.");
    let _ = match &list {
        None => writeln!(out, "using {question}Answer = ::grognard::Ruling<{value}>;"),
        Some((list, item)) => {
            let _ = writeln!(out, "struct {question}Answer : ::grognard::Ruling<{value}> {{");
            if let Some(field) = answered.fields.iter().find(|f| f.name == *list) {
                comment(out, "  ", &field.doc);
            }
            writeln!(out, "  std::vector<{item}> {list}{{}};\n}};")
        }
    };
    out.push('\n');
    for line in o.doc.lines() {
        let _ = writeln!(out, "{}", format!("/// {line}").trim_end());
    }
    let (scratch, lends) = if o.scratch {
        out.push_str("/// Scratch memory and a trail are kept from call to call, if they are given.\n");
        (", ::grognard::Scratch* scratch = nullptr", true)
    } else {
        ("", false)
    };
    let _ = writeln!(
        out,
        "inline ::grognard::Result<{question}Answer> {}({}const {question}& question, ::grognard::Trail* trail = \
         nullptr{scratch}) {{\n    {c}Question to{{}};\n    to.size = sizeof to;",
        name(verb),
        if play { "::grognard::GameMemory& game, " } else { "" }
    );
    if o.question.fields.is_empty() {
        out.push_str("    static_cast<void>(question);\n");
    }
    fill(out, asked, o.question.fields, "question.", true);
    let _ = writeln!(out, "    {c}Answer from{{}};\n    from.size = sizeof from;\n    {question}Answer answer{{}};");
    out.push_str("    ::grognard::Fault fault;\n");
    let mut more = Vec::new();
    if lends {
        out.push_str(
            "    ::grognard::Scratch own;\n    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : \
             own.words;\n    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);\n",
        );
        more.push(
            "::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)".to_owned(),
        );
    }
    // What does not fit is worked out again: the choices of a game take long.
    let first = if play { 256 } else { 16 };
    if let Some((list, _)) = &list {
        let _ = writeln!(
            out,
            "    answer.{list}.resize({first});\n    \
             ::grognard::detail::grow(answer.{list}, from.{list}, from.{list}_capacity, 0);"
        );
        more.push(format!(
            "::grognard::detail::grow(answer.{list}, from.{list}, from.{list}_capacity, from.{list}_len)"
        ));
    }
    if play {
        more.insert(0, "game.grow(fault)".to_owned());
    }
    // An order that was done is not done again for its steps: it is taken back first.
    let (keep, mutable, again, done) = match verb {
        "order" if play => (
            format!(
                ", before = trail != nullptr ? game.position(grog_{0}_play_position) : std::vector<std::uint64_t>(), done = false",
                body.system
            ),
            " mutable",
            "if (done) { game.restore(before); }  const std::int32_t status = ",
            "; done = status == 0; return status",
        ),
        _ => (String::new(), "", "return ", ""),
    };
    let function = match play {
        true => format!(
            "[&game{keep}](const {c}Question* asked, {c}Answer* told, GrogTrail* steps, GrogFault* why){mutable} {{ {again}\
             {function}(game.words.data(), game.words.size(), asked, told, steps, why){done}; }}"
        ),
        false => function,
    };
    let more = if more.is_empty() {
        "false".to_owned()
    } else {
        format!("(static_cast<int>({})) != 0", more.join(") | static_cast<int>("))
    };
    let _ = writeln!(
        out,
        "    if (::grognard::detail::ask({function}, to, from, trail, fault, [&] {{ return {more}; }}) != 0) {{\n      \
         return fault;\n    }}\n    ::grognard::detail::head(answer, from);"
    );
    if o.answer.is_some() {
        out.push_str("    ::grognard::detail::put(answer.value, from.value);\n");
    }
    if let Some((list, _)) = &list {
        let _ = writeln!(out, "    answer.{list}.resize(from.{list}_len);");
    }
    out.push_str("    return answer;\n}\n");
}
