//! The vectors as a C program: one function for each vector, which sets every field by its name. The same source is
//! compiled for the host, with sanitizers, and for a Cortex-M.

use crate::places::by_places;
use crate::vectors::Vector;
use grognard_adjudicate::json::wide;
use grognard_core::binding::{Operation, operation, record_of};
use grognard_core::mixed::Mixed;
use grognard_core::reflect::{Described, Field, Kind, Means, Measure, Shape, Vocabulary};
use grognard_core::rule::Rule;
use grognard_core::ruling::Step;
use grognard_generate::c::{camel, function_of, type_of};
use serde_json::{Map, Value as Json};
use std::fmt::Write;

/// The number of vectors in one file: compilers take more than twice the time for twice the functions.
const PART: usize = 150;

/// Returns the program's files by name: all vectors that apply to C, and the table of them.
pub fn program(vectors: &[Vector]) -> Vec<(String, String)> {
    let cases = Cases;
    let head = "/* Made from the vectors by c-vectors; not edited by hand. */\n#include \"harness.h\"\n\n";
    let (mut files, mut declared, mut table) = (Vec::new(), String::new(), String::new());
    for (part, vectors) in vectors.chunks(PART).enumerate() {
        let mut out = head.to_owned();
        let asked = |o: &&Operation| vectors.iter().any(|v| v.call == o.name);
        for o in grognard_core::OPERATIONS.iter().copied().flatten().filter(asked) {
            let (function, name) = (function_of(o), cases.prefix(o) + &type_of(o));
            let _ = write!(
                out,
                "static int32_t call_{function}(const void *q, void *a, GrogTrail *t, GrogFault *f)\n{{\n    \
                 return {function}((const {name}Question *)q, ({name}Answer *)a, t, f);\n}}\n\n"
            );
        }
        for (n, v) in (part * PART..).zip(vectors) {
            let body =
                cases.body(v).unwrap_or_else(|why| format!("    wrong(\"C cannot say this vector\", {why:?});\n"));
            let _ = write!(out, "void case_{n}(void);\nvoid case_{n}(void)\n{{\n{body}}}\n\n");
            let _ = writeln!(declared, "void case_{n}(void);");
            let _ = writeln!(table, "    {{{:?}, case_{n}}},", v.id);
        }
        files.push((format!("cases-{part:03}.c"), out));
    }
    let mut out = format!("{head}{declared}\nconst Case cases[] = {{\n{table}    {{NULL, NULL}}\n}};\n");
    let _ = writeln!(out, "const size_t cases_count = {};\n", vectors.len());
    cases.sizes(&mut out);
    files.push(("cases.c".to_owned(), out));
    files
}

struct Cases;

/// Returns a number of a field in which 0 means absent.
fn said(n: i64, min: i64, max: i64) -> String {
    let bits = 64 - (max - min).leading_zeros();
    if n == 0 { format!("GROG_ZERO_{}{bits}", if min < 0 { "I" } else { "U" }) } else { n.to_string() }
}

/// Returns the unit of a field of a record of these values.
fn measure_of(field: &Field, fields: &[Field], values: &Map<String, Json>) -> Option<Measure> {
    match field.means {
        Means::Measure(measure) => Some(measure),
        Means::MeasureBy(word) => {
            let of = fields.iter().find(|f| f.name == word)?;
            let Kind::Word(vocabulary) = of.kind else { return None };
            vocabulary.measure(vocabulary.code(values.get(word)?.as_str()?)?)
        }
        _ => None,
    }
}

/// Returns the words whose codes a field of a record of these values has.
fn words_of(field: &Field, fields: &[Field], values: &Map<String, Json>) -> Option<&'static Vocabulary> {
    let Means::MeasureBy(word) = field.means else { return None };
    let of = fields.iter().find(|f| f.name == word)?;
    let Kind::Word(beside) = of.kind else { return None };
    beside.coded(beside.code(values.get(word)?.as_str()?)?)
}

/// Returns a measure as a number of parts; what is no number of units stays as it is.
fn in_parts(measure: Measure, kind: &Kind, value: &Json) -> Json {
    let parts = |units: Mixed| measure.parts_of(units).map(Json::from);
    match (kind, value) {
        (Kind::Array(of, _) | Kind::List(of), Json::Array(list)) => {
            list.iter().map(|value| in_parts(measure, of, value)).collect()
        }
        (Kind::Int { .. } | Kind::Said { .. }, Json::String(text)) => {
            text.parse().ok().and_then(parts).unwrap_or_else(|| value.clone())
        }
        (_, Json::Number(n)) => {
            let units = n.as_i64().and_then(|num| parts(Mixed { num, den: 1 }));
            units.unwrap_or_else(|| value.clone())
        }
        _ => value.clone(),
    }
}

/// Returns a value in C: a rule by its number, an item by its place, a measure by its number of parts.
pub fn in_c(field: &Field, fields: &[Field], values: &Map<String, Json>, value: &Json) -> Json {
    if let Some(measure) = measure_of(field, fields, values) {
        return in_parts(measure, &field.kind, value);
    }
    if let (Some(words), Json::String(_) | Json::Null) = (words_of(field, fields, values), value) {
        // A word of another vocabulary stays as it is: C has no code for it.
        let code = value.as_str().map_or(Some(0), |word| words.code(word));
        return code.map_or_else(|| value.clone(), Json::from);
    }
    match (field.means, &field.kind, value) {
        (Means::Rule, _, Json::String(id)) => Rule::of(id).map_or(Json::Null, |rule| Json::from(rule.0)),
        (Means::Rule, _, Json::Null) => Json::from(0),
        (Means::Item(item), Kind::Int { max, .. }, Json::Null) => Json::from(if item.first > 0 { 0 } else { *max }),
        (Means::Item(item), Kind::Int { .. }, Json::Number(n)) => {
            n.as_i64().map_or(Json::Null, |n| Json::from(n + i64::from(item.first)))
        }
        (Means::Item(item), Kind::Array(_, count), Json::Array(items)) => {
            let places = (0..*count).map(|i| items.get(i).and_then(Json::as_i64));
            places.map(|n| Json::from(n.map_or(0, |n| n + i64::from(item.first)))).collect()
        }
        _ => value.clone(),
    }
}

/// Returns a C string.
fn quoted(text: &str) -> String {
    format!("{text:?}")
}

/// Writes the comparison with a step of the trail; fields that are not given may be anything.
fn wanted_step(step: &Map<String, Json>) -> Result<String, String> {
    let known = ["rule", "what", "about", "index", "den", "num", "value"];
    if let Some(name) = step.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("{name} is no field of a step"));
    }
    let text = |name: &str| step.get(name).and_then(Json::as_str).map_or("NULL".to_owned(), quoted);
    let number = |name: &str| match (step.get(name), Step::SHAPE.fields.iter().find(|f| f.name == name)) {
        (None, _) => "INT64_MIN".to_owned(),
        (Some(Json::Null), _) => u16::MAX.to_string(),
        (Some(value), Some(field)) => match measure_of(field, Step::SHAPE.fields, step) {
            Some(measure) => in_parts(measure, &field.kind, value).to_string(),
            None => value.to_string(),
        },
        (Some(value), None) => value.to_string(),
    };
    let texts = ["rule", "what", "about"].map(text).join(", ");
    Ok(format!("{{{texts}, {}}}", ["index", "den", "num", "value"].map(number).join(", ")))
}

impl Cases {
    fn prefix(&self, o: &Operation) -> String {
        format!("Grog{}", camel(o.name.split('.').next().unwrap_or_default()))
    }

    /// Returns the name of a record in C.
    fn record(&self, shape: &'static Shape) -> String {
        let name = record_of(shape).map_or(shape.name, |r| r.name);
        match name.split_once('.') {
            Some((system, name)) => format!("Grog{}{name}", camel(system)),
            None => format!("Grog{name}"),
        }
    }

    /// The buffers of an answer.
    fn room(&self, out: &mut String, o: &Operation) {
        let answer = self.prefix(o) + &type_of(o) + "Answer";
        let (list, item) = match o.effects {
            Some(shape) => (format!("offsetof({answer}, {})", o.list), format!("sizeof({})", self.record(shape))),
            None => ("0".to_owned(), "0".to_owned()),
        };
        let scratch = if o.scratch { format!("offsetof({answer}, scratch)") } else { "0".to_owned() };
        let _ = writeln!(out, "    const Room room = {{{list}, {item}, {scratch}}};");
    }

    /// Returns the name of a list's item type in C.
    fn item(&self, kind: &Kind) -> String {
        match kind {
            Kind::Int { min, max } => {
                let bits = 64 - (max - min).leading_zeros();
                format!("{}int{bits}_t", if *min < 0 { "" } else { "u" })
            }
            Kind::Locus(_) => "uint16_t".to_owned(),
            Kind::Said { min, max } => self.item(&Kind::Int { min: *min, max: max + 1 }),
            Kind::Wide => "uint64_t".to_owned(),
            Kind::Text(_) => "uint8_t".to_owned(),
            Kind::Record(shape) => self.record(shape),
            _ => "uint8_t".to_owned(),
        }
    }

    /// Writes the comparison of the sizes of structures in C and in the library.
    fn sizes(&self, out: &mut String) {
        out.push_str("void check_sizes(void)\n{\n");
        for record in grognard_core::RECORDS.iter().copied().flatten() {
            let _ = writeln!(out, "    SAME_SIZE({});", self.record(record.shape));
        }
        for o in grognard_core::OPERATIONS.iter().copied().flatten() {
            let name = self.prefix(o) + &type_of(o);
            let _ = writeln!(out, "    SAME_SIZE({name}Question);\n    SAME_SIZE({name}Answer);");
        }
        out.push_str("}\n");
    }

    fn body(&self, v: &Vector) -> Result<String, String> {
        v.well_formed()?;
        let o = operation(&v.call).ok_or(format!("there is no operation {}", v.call))?;
        let v = &by_places(v, o);
        let name = self.prefix(o) + &type_of(o);
        let mut out = String::new();
        let _ = writeln!(out, "    {name}Question *q = TAKE({name}Question, 1);");
        let _ = writeln!(out, "    {name}Answer *a = TAKE({name}Answer, 1);");
        let _ = writeln!(out, "    q->size = (uint32_t)sizeof *q;\n    a->size = (uint32_t)sizeof *a;");
        let Json::Object(question) = v.whole_question() else { return Err("it asks nothing".to_owned()) };
        self.fill(&mut out, "q->", "", o.question.fields, &question)?;
        match &v.c {
            Some(what) => self.refused(&mut out, v, o, what)?,
            None => self.asked(&mut out, v, o)?,
        }
        Ok(out)
    }

    /// Writes the fields that are given.
    fn fill(
        &self,
        out: &mut String,
        place: &str,
        path: &str,
        fields: &[Field],
        values: &Map<String, Json>,
    ) -> Result<(), String> {
        for (name, value) in values {
            let field = fields.iter().find(|f| f.name == name).ok_or(format!("{path}{name} is no field"))?;
            let value = in_c(field, fields, values, value);
            self.put(out, &format!("{place}{name}"), &format!("{path}{name}"), &field.kind, &value)?;
        }
        Ok(())
    }

    fn put(&self, out: &mut String, place: &str, path: &str, kind: &Kind, value: &Json) -> Result<(), String> {
        let unfit = || format!("{path} is {value}");
        match (kind, value) {
            (Kind::Int { min, max }, Json::Number(n)) => {
                let n = n.as_i64().filter(|n| (*min..=*max).contains(n)).ok_or_else(unfit)?;
                let _ = writeln!(out, "    {place} = {n}{};", if *max > i64::from(i32::MAX) { "u" } else { "" });
            }
            // Absent fields are zero.
            (_, Json::Null) => drop(writeln!(out, "    memset(&{place}, 0, sizeof {place});")),
            (Kind::Said { min, max }, Json::Number(n)) => {
                let n = n.as_i64().filter(|n| (*min..=*max).contains(n)).ok_or_else(unfit)?;
                let _ = writeln!(out, "    {place} = {};", said(n, *min, *max));
            }
            (Kind::Wide, value) => {
                let n = wide(value).ok_or_else(unfit)?;
                let _ = writeln!(out, "    {place} = UINT64_C({n});");
            }
            (Kind::Text(_), Json::String(text)) => {
                let _ = writeln!(out, "    put_chars({place}, sizeof {place}, {});", quoted(text));
            }
            (Kind::Flag, Json::Bool(yes)) => drop(writeln!(out, "    {place} = {};", i32::from(*yes))),
            (Kind::Locus(v), Json::String(name)) => {
                let code = v.code(name).map_or(u16::MAX, u16::from);
                let _ = writeln!(out, "    {place} = {code}; /* {} */", name.replace("*/", "* /").replace("/*", "/ *"));
            }
            (Kind::Locus(_), Json::Number(n)) => {
                let number = n.as_u64().filter(|n| *n <= 65_535).ok_or_else(unfit)?;
                let _ = writeln!(out, "    {place} = {number};");
            }
            // A word that is not in the vocabulary becomes a byte that is no code.
            (Kind::Word(v), Json::String(word)) => {
                let code = v.code(word).unwrap_or(200);
                let _ = writeln!(out, "    {place} = {code}; /* {} */", word.replace("*/", "* /").replace("/*", "/ *"));
            }
            // A vector for C only may give the byte itself.
            (Kind::Word(_), Json::Number(n)) => {
                let code = n.as_u64().filter(|code| *code <= 255).ok_or_else(unfit)?;
                let _ = writeln!(out, "    {place} = {code};");
            }
            (Kind::Record(shape), Json::Object(values)) => {
                self.fill(out, &format!("{place}."), &format!("{path}."), shape.fields, values)?;
            }
            (Kind::Array(of, n), Json::Array(values)) if values.len() <= *n => {
                for (i, value) in values.iter().enumerate() {
                    self.put(out, &format!("{place}[{i}]"), &format!("{path}[{i}]"), of, value)?;
                }
            }
            (Kind::List(of), Json::Array(values)) => {
                let list = format!("list_{}", place.trim_start_matches("q->").replace("->", "_"));
                let item = self.item(of);
                let _ = writeln!(out, "    {item} *{list} = TAKE({item}, {});", values.len());
                for (i, value) in values.iter().enumerate() {
                    self.put(out, &format!("{list}[{i}]"), &format!("{path}[{i}]"), of, value)?;
                }
                let _ = writeln!(out, "    {place} = {list};\n    {place}_len = {};", values.len());
            }
            (Kind::View(shape), Json::Object(values)) => {
                let (view, name) = (place.trim_start_matches("q->").replace("->", "_"), self.record(shape));
                let _ = writeln!(
                    out,
                    "    {name} *{view} = TAKE({name}, 1);\n    {view}->size = (uint32_t)sizeof *{view};"
                );
                self.fill(out, &format!("{view}->"), &format!("{path}."), shape.fields, values)?;
                let _ = writeln!(out, "    {place} = {view};");
            }
            _ => return Err(unfit()),
        }
        Ok(())
    }

    /// Writes the call, and the comparison with everything that the vector says.
    fn asked(&self, out: &mut String, v: &Vector, o: &Operation) -> Result<(), String> {
        let function = function_of(o);
        self.room(out, o);
        let _ = writeln!(out, "    const Asked asked = ask(call_{function}, q, sizeof *q, a, sizeof *a, room);");
        if let Some(fault) = &v.fault {
            let _ = writeln!(out, "    expect_fault(&asked, {}, {});", quoted(&fault.code), quoted(&fault.field));
            return Ok(());
        }
        let verdict = match v.verdict.as_deref() {
            None => "GROG_NO_VERDICT",
            Some("allowed") => "GROG_ALLOWED",
            Some("forbidden") => "GROG_FORBIDDEN",
            Some(other) => return Err(format!("{other} is no verdict")),
        };
        let _ = writeln!(out, "    if (!expect_answer(&asked)) {{\n        return;\n    }}");
        let _ = writeln!(out, "    expect_int(\"verdict\", a->verdict, {verdict});");
        let ids: Vec<String> = v.cites.iter().map(|id| quoted(id)).collect();
        let _ = writeln!(out, "    {{\n        static const char *const ids[] = {{{}}};", ids.join(", "));
        let _ = writeln!(out, "        expect_cites(&a->cites, ids, {});\n    }}", ids.len());
        if let Some(expected) = &v.out {
            let shape = o.answer.ok_or("the operation answers no more than its verdict")?;
            self.compare(out, "a->value.", "out.", shape.fields, expected)?;
        }
        if let Some(expected) = &v.effects {
            let shape = o.effects.ok_or("the operation has no effects")?;
            let list = o.list;
            let _ = writeln!(out, "    if (!expect_int(\"{list}\", (int64_t)a->{list}_len, {})) {{", expected.len());
            out.push_str("        return;\n    }\n");
            for (i, effect) in expected.iter().enumerate() {
                self.compare(out, &format!("a->{list}[{i}]."), &format!("{list}[{i}]."), shape.fields, effect)?;
            }
        }
        if let Some(steps) = &v.trail {
            let wanted = steps.iter().map(wanted_step).collect::<Result<Vec<_>, _>>()?;
            let _ = writeln!(out, "    {{\n        static const WantedStep steps[] = {{{}}};", wanted.join(", "));
            let _ = writeln!(out, "        expect_steps(call_{function}, q, a, steps, {});\n    }}", steps.len());
        }
        Ok(())
    }

    fn compare(
        &self,
        out: &mut String,
        place: &str,
        path: &str,
        fields: &[Field],
        expected: &Map<String, Json>,
    ) -> Result<(), String> {
        for (name, value) in expected {
            let field = fields.iter().find(|f| f.name == name).ok_or(format!("{path}{name} is no field"))?;
            let value = in_c(field, fields, expected, value);
            self.same(out, &format!("{place}{name}"), &format!("{path}{name}"), &field.kind, &value)?;
        }
        Ok(())
    }

    fn same(&self, out: &mut String, place: &str, path: &str, kind: &Kind, value: &Json) -> Result<(), String> {
        let what = quoted(path);
        match (kind, value) {
            (Kind::Int { .. }, Json::Number(n)) => {
                let n = n.as_i64().ok_or(format!("{path} is {n}"))?;
                let _ = writeln!(out, "    expect_int({what}, (int64_t){place}, INT64_C({n}));");
            }
            (Kind::Said { min, max }, Json::Number(n)) => {
                let n = n.as_i64().ok_or(format!("{path} is {n}"))?;
                let _ = writeln!(out, "    expect_int({what}, (int64_t){place}, {});", said(n, *min, *max));
            }
            (Kind::Locus(v), Json::String(name)) => {
                let code = v.code(name).ok_or(format!("{path} is {name}"))?;
                let _ = writeln!(out, "    expect_int({what}, (int64_t){place}, {code});");
            }
            (Kind::Locus(_), Json::Number(n)) => {
                let _ = writeln!(out, "    expect_int({what}, (int64_t){place}, {n});");
            }
            (Kind::Said { .. } | Kind::Word(_) | Kind::Locus(_), Json::Null) => {
                let _ = writeln!(out, "    expect_int({what}, (int64_t){place}, 0);");
            }
            // A rule's number is given by its citation.
            (Kind::Int { .. }, Json::String(id)) => {
                let _ = writeln!(out, "    expect_rule({what}, {place}, {});", quoted(id));
            }
            (Kind::Wide, value) => {
                let n = wide(value).ok_or(format!("{path} is {value}"))?;
                let _ = writeln!(out, "    expect_wide({what}, {place}, UINT64_C({n}));");
            }
            (Kind::Text(_), Json::String(text)) => {
                let _ = writeln!(out, "    expect_chars({what}, {place}, sizeof {place}, {});", quoted(text));
            }
            (Kind::Flag, Json::Bool(yes)) => {
                let _ = writeln!(out, "    expect_int({what}, {place} != 0, {});", i32::from(*yes));
            }
            (Kind::Word(v), Json::String(word)) => {
                let system = camel(v.system());
                let vocabulary = quoted(&format!("Grog{system}{}", v.name));
                let _ = writeln!(out, "    expect_word({what}, {vocabulary}, {place}, {});", quoted(word));
            }
            (Kind::Record(shape), Json::Object(expected)) => {
                self.compare(out, &format!("{place}."), &format!("{path}."), shape.fields, expected)?;
            }
            (Kind::Array(of, n), Json::Array(expected)) if expected.len() == *n => {
                for (i, value) in expected.iter().enumerate() {
                    self.same(out, &format!("{place}[{i}]"), &format!("{path}[{i}]"), of, value)?;
                }
            }
            _ => return Err(format!("{path} cannot be {value}")),
        }
        Ok(())
    }

    /// Writes the change to the question that only C can make, and the call.
    fn refused(&self, out: &mut String, v: &Vector, o: &Operation, what: &str) -> Result<(), String> {
        let call = format!("call_{}", function_of(o));
        let fault = v.fault.as_ref().ok_or("what only C can do is a fault")?;
        let (verb, field) = what.split_once(':').unwrap_or((what, ""));
        let kind = o.question.fields.iter().find(|f| f.name == field).map(|f| &f.kind);
        if verb != "overlap" {
            self.room(out, o);
        }
        let mut asked = format!("refuse({call}, q, a, sizeof *a, room)");
        match (verb, field, kind) {
            ("null", "question", _) => asked = format!("refuse({call}, NULL, a, sizeof *a, room)"),
            ("null", "answer", _) => asked = format!("refuse({call}, q, NULL, sizeof *a, room)"),
            ("null", _, Some(Kind::List(_))) => {
                let _ = writeln!(
                    out,
                    "    q->{field} = NULL;\n    q->{field}_len = q->{field}_len > 0 ? q->{field}_len : 1;"
                );
            }
            ("misaligned", _, Some(Kind::List(of))) if !matches!(**of, Kind::Int { max: 255, .. }) => {
                let item = self.item(of);
                let _ = writeln!(out, "    q->{field} = (const {item} *)(const void *)((const char *)q->{field} + 1);");
            }
            ("size", "small", _) => out.push_str("    q->size = 4;\n"),
            ("size", "huge", _) => out.push_str("    q->size = 20481;\n"),
            ("size", "large", _) => asked = format!("refuse({call}, with_tail(q, sizeof *q, 1), a, sizeof *a, room)"),
            ("overlap", "", _) => asked = format!("refuse_overlap({call}, q, sizeof *q, sizeof *a)"),
            ("buffer", "small", _) if o.effects.is_some() && !o.scratch => {
                asked = format!("refuse_buffer({call}, q, a, sizeof *a, room)");
            }
            ("null", _, Some(Kind::View(_))) => {
                let _ = writeln!(out, "    q->{field} = NULL;");
            }
            ("scratch", "small", _) if o.scratch => {
                asked = format!("refuse_scratch({call}, q, a, sizeof *a, room)");
            }
            ("reserved", _, Some(Kind::List(_))) => {
                let _ = writeln!(out, "    memset(&list_{field}[0].reserved, 1, 1);");
            }
            // Of the first record in a list of a board.
            ("reserved", _, None) if field.contains('.') => {
                let _ = writeln!(out, "    memset(&list_{}[0].reserved, 1, 1);", field.replace('.', "_"));
                // A search looks at it when it comes there.
                asked = format!("ask({call}, q, sizeof *q, a, sizeof *a, room)");
            }
            ("reserved", _, Some(Kind::Record(_))) => {
                let _ = writeln!(out, "    memset(&q->{field}.reserved, 1, 1);");
            }
            _ => return Err(format!("{what} cannot be done to {}", o.name)),
        }
        let _ = writeln!(out, "    const Asked asked = {asked};");
        let _ = writeln!(out, "    expect_fault(&asked, {}, {});", quoted(&fault.code), quoted(&fault.field));
        Ok(())
    }
}
