//! One field of a class: how it is stored, set, shown, written to memory and read from it.

use super::text::{comment, lower, quoted};
use super::{ROOT, record_class, word_class};
use grognard_core::reflect::{Field, Item, Kind, Means, Measure, Vocabulary, Whole};
use std::fmt::Write;

/// A field and its offset.
pub struct Member {
    pub field: &'static Field,
    pub at: usize,
    pub id: String,
}

/// The name of an integer's width, of its methods in `Out` and `In`.
fn width(min: i64, max: i64) -> String {
    format!("{}{}", if min < 0 { "i" } else { "u" }, 64 - (max - min).leading_zeros())
}

/// The type that holds an integer.
fn number(kind: &Kind) -> &'static str {
    match kind {
        Kind::Int { max, .. } if *max <= i64::from(i32::MAX) => "int",
        _ => "long",
    }
}

/// What a reference may mean to `Out` and `In`: an index, a unit of a board, or an item of a list that the operation
/// knows.
fn reference(field: &Field, item: Item) -> &'static str {
    match (item.list, field.name) {
        (Item::UNITS, _) => "UNIT",
        ("", "unit") => "OPEN_UNIT",
        ("", _) => "OPEN",
        _ => "INDEX",
    }
}

fn place(v: &Vocabulary) -> String {
    format!("{ROOT}.Place<{}>", word_class(v))
}

const LIST: &str = "java.util.List";
const FRACTION: &str = "org.grognard.Fraction";
const OPTIONAL: &str = "java.util.OptionalInt";

impl Member {
    pub fn new(field: &'static Field, at: usize) -> Self {
        Member { field, at, id: lower(field.name) }
    }
    fn item(&self) -> Option<Item> {
        match self.field.means {
            Means::Item(item) => Some(item),
            _ => None,
        }
    }
    fn is_rule(&self) -> bool {
        self.field.means == Means::Rule
    }
    /// Its unit, if a whole number of parts need not be a whole number of units.
    fn measure(&self) -> Option<Measure> {
        match self.field.means {
            Means::Measure(measure) if measure.parts > 1 => Some(measure),
            _ => None,
        }
    }
    /// Whether a number must be said, for which a flag is kept.
    pub fn is_noted(&self) -> bool {
        self.field.required && matches!(self.field.kind, Kind::Int { .. } | Kind::Wide)
    }
    /// The field itself, where a parameter may have its name.
    fn own(&self) -> String {
        format!("this.{}", self.id)
    }
    fn note(&self) -> String {
        if self.is_noted() { format!("this.{}Said = true;", self.id) } else { String::new() }
    }
    /// The type that stores it.
    pub fn stored(&self) -> String {
        match &self.field.kind {
            Kind::Int { .. } if self.item().is_some() => "int".to_owned(),
            Kind::Int { .. } if self.is_rule() => format!("{ROOT}.Rule"),
            kind @ (Kind::Int { .. } | Kind::Wide) => number(kind).to_owned(),
            Kind::Said { .. } => "Integer".to_owned(),
            Kind::Flag => "boolean".to_owned(),
            Kind::Text(_) => "String".to_owned(),
            Kind::Word(v) => word_class(v),
            Kind::Locus(v) => place(v),
            Kind::Record(shape) | Kind::View(shape) => record_class(shape),
            Kind::Array(of, _) | Kind::List(of) => match of {
                Kind::Int { .. } | Kind::Wide => format!("{}[]", number(of)),
                Kind::Word(v) => format!("{LIST}<{}>", word_class(v)),
                Kind::Locus(v) => format!("{LIST}<{}>", place(v)),
                Kind::Record(shape) => format!("{LIST}<{}>", record_class(shape)),
                _ => unreachable!("no list of this kind"),
            },
        }
    }
    /// The initial value, if it is not Java's.
    pub fn initial(&self) -> &'static str {
        match self.item() {
            Some(item) if item.first > 0 || item.is_unit() => match self.field.kind {
                Kind::Int { .. } => " = -1",
                _ => "",
            },
            _ => "",
        }
    }
    /// The documentation of values, with their unit.
    fn doc(&self) -> String {
        let unit = match self.field.means {
            Means::Measure(Measure { unit, parts: 1, .. }) => format!(" In {unit}."),
            Means::Measure(Measure { unit, parts, .. }) => format!(" In 1/{parts} {unit} where it is a whole number."),
            Means::Share(Whole::CHANCE) => " A chance in units of 1/2^63, unsigned.".to_owned(),
            Means::Share(Whole::Fixed(number)) => format!(" So many cases of {number}."),
            Means::Share(Whole::Field(name)) => format!(" So many cases of `{name}`."),
            Means::Item(item) if item.is_unit() => " A unit of the board by its id, or its index from 0.".to_owned(),
            Means::Item(item) if !item.list.is_empty() => format!(" An index of `{}` from 0.", item.list),
            _ => String::new(),
        };
        let range = match &self.field.kind {
            Kind::Int { min, max } | Kind::Said { min, max }
                if matches!(self.field.means, Means::Number | Means::Measure(_)) =>
            {
                format!(" {min} to {max}.")
            }
            _ => String::new(),
        };
        let need = if self.field.required { " Required." } else { "" };
        format!("{}{unit}{range}{need}", self.field.doc)
    }
    /// Writes the setters and the getter.
    pub fn methods(&self, out: &mut String, class: &str) {
        let (id, stored, note) = (&self.id, self.stored(), self.note());
        let tags = [format!("@param {id} the value"), "@return this".to_owned()];
        let mut set = |out: &mut String, taken: &str, body: &str| {
            out.push('\n');
            comment(out, "    ", &self.doc(), &tags);
            let body = format!("{body} {note}");
            let _ = writeln!(
                out,
                "    public {class} {id}({taken} {id}) {{\n        {}\n        return this;\n    }}",
                body.trim()
            );
        };
        let plain = format!("this.{id} = {id};");
        let mut shown = (stored.clone(), format!("return {id};"));
        match &self.field.kind {
            Kind::Int { .. } if self.item().is_some() => {
                set(out, "Integer", &format!("this.{id} = {id} == null ? -1 : {id};"));
                shown = (OPTIONAL.to_owned(), format!("return {id} < 0 ? {OPTIONAL}.empty() : {OPTIONAL}.of({id});"));
            }
            Kind::Said { .. } => {
                set(out, "Integer", &plain);
                shown =
                    (OPTIONAL.to_owned(), format!("return {id} == null ? {OPTIONAL}.empty() : {OPTIONAL}.of({id});"));
                if let Some(measure) = self.measure() {
                    let parts = measure.parts;
                    set(
                        out,
                        FRACTION,
                        &format!(
                            "this.{id} = {id} == null ? null : (int) {ROOT}.internal.Values.parts({id}, {parts}, \"{}\");",
                            self.field.name
                        ),
                    );
                    shown =
                        (FRACTION.to_owned(), format!("return {id} == null ? null : {FRACTION}.of({id}, {parts});"));
                }
            }
            Kind::Int { .. } if !self.is_rule() => {
                set(out, &stored, &plain);
                if let Some(Measure { parts, .. }) = self.measure() {
                    set(
                        out,
                        FRACTION,
                        &format!(
                            "this.{id} = {}{ROOT}.internal.Values.parts({id}, {parts}, \"{}\");",
                            if stored == "int" { "(int) " } else { "" },
                            self.field.name
                        ),
                    );
                    shown = (FRACTION.to_owned(), format!("return {FRACTION}.of({id}, {parts});"));
                }
            }
            Kind::Locus(v) => {
                set(out, &stored, &plain);
                set(out, &word_class(v), &format!("this.{id} = {ROOT}.Place.of({id});"));
                set(out, "int", &format!("this.{id} = {ROOT}.Place.number({id});"));
            }
            Kind::Array(of, _) | Kind::List(of) => {
                self.list_setters(out, of, &mut set);
                match of {
                    Kind::Int { .. } | Kind::Wide => {
                        shown.1 = format!("return {id} == null ? new {}[0] : {id}.clone();", number(of));
                        if let (Some(Measure { parts, .. }), Kind::Array(..)) = (self.measure(), &self.field.kind) {
                            shown = (format!("{LIST}<{FRACTION}>"), format!("return {FRACTION}.all({id}, {parts});"));
                        }
                    }
                    _ => shown.1 = format!("return {id} == null ? java.util.Collections.emptyList() : {id};"),
                }
            }
            Kind::View(_) => set(out, &stored, &plain),
            _ => set(out, &stored, &plain),
        }
        let absent = match &self.field.kind {
            Kind::Said { .. } if self.measure().is_none() => "the value, empty if absent",
            Kind::Said { .. } | Kind::Word(_) | Kind::Locus(_) => "the value, null if absent",
            Kind::Int { .. } if self.item().is_some() => "the value, empty if absent",
            Kind::Int { .. } if self.is_rule() => "the rule, null if absent",
            Kind::Record(_) | Kind::View(_) => "the value, null if it was not set",
            _ => "the value",
        };
        out.push('\n');
        comment(out, "    ", &self.doc(), &[format!("@return {absent}")]);
        let _ = writeln!(out, "    public {} {id}() {{\n        {}\n    }}", shown.0, shown.1);
        self.shares(out);
    }
    fn list_setters(&self, out: &mut String, of: &Kind, set: &mut dyn FnMut(&mut String, &str, &str)) {
        let (id, stored) = (&self.id, self.stored());
        match of {
            Kind::Int { .. } | Kind::Wide => {
                let ty = number(of);
                set(out, &format!("{ty}..."), &format!("this.{id} = {id}.clone();"));
                if let (Some(Measure { parts, .. }), "int") = (self.measure(), ty) {
                    set(
                        out,
                        &format!("{LIST}<{FRACTION}>"),
                        &format!("this.{id} = {ROOT}.internal.Values.parts({id}, {parts}, \"{}\");", self.field.name),
                    );
                }
            }
            Kind::Locus(v) => {
                set(out, &stored, &format!("this.{id} = {ROOT}.internal.Values.kept({id});"));
                set(out, &format!("{}...", word_class(v)), &format!("this.{id} = {ROOT}.Place.all({id});"));
                set(out, "int...", &format!("this.{id} = {ROOT}.Place.all({id});"));
            }
            Kind::Word(v) => {
                set(out, &stored, &format!("this.{id} = {ROOT}.internal.Values.kept({id});"));
                set(
                    out,
                    &format!("{}...", word_class(v)),
                    &format!("this.{id} = {ROOT}.internal.Values.kept(java.util.Arrays.asList({id}));"),
                );
            }
            Kind::Record(shape) => {
                let class = record_class(shape);
                set(out, &format!("{LIST}<{class}>"), &format!("this.{id} = {ROOT}.internal.Values.kept({id});"));
                set(
                    out,
                    &format!("{class}..."),
                    &format!("this.{id} = {ROOT}.internal.Values.kept(java.util.Arrays.asList({id}));"),
                );
            }
            _ => {}
        }
    }
    /// Writes the getters of a share of a whole.
    fn shares(&self, out: &mut String) {
        let Means::Share(whole) = self.field.means else { return };
        let id = &self.id;
        let (taken, value, index) = match &self.field.kind {
            Kind::Array(..) => ("int index", format!("{id}[index]"), vec!["@param index the item".to_owned()]),
            _ => ("", id.clone(), Vec::new()),
        };
        let mut tags = index;
        out.push('\n');
        if whole == Whole::CHANCE {
            tags.push("@return the chance from 0 to 1".to_owned());
            comment(out, "    ", self.field.doc, &tags);
            let _ = writeln!(
                out,
                "    public double {id}Chance({taken}) {{\n        return {ROOT}.Fraction.chance({value});\n    }}"
            );
            return;
        }
        let whole = match whole {
            Whole::Fixed(number) => format!("{number}L"),
            Whole::Field(name) => lower(name),
        };
        tags.push("@return the share".to_owned());
        comment(out, "    ", self.field.doc, &tags);
        let _ = writeln!(
            out,
            "    public {FRACTION} {id}Share({taken}) {{\n        return {FRACTION}.of({value}, {whole});\n    }}"
        );
    }
    /// Returns the statements that write it to memory.
    pub fn write(&self, in_view: bool) -> String {
        let (id, name, at) = (&self.own(), quoted(self.field.name), format!("at + {}", self.at));
        let missing = format!("throw {ROOT}.Fault.missing({name});");
        let demanded = match (self.is_noted(), self.field.required, &self.field.kind) {
            (true, ..) => format!("        if (!{id}Said) {{\n            {missing}\n        }}\n"),
            (
                _,
                true,
                Kind::Said { .. }
                | Kind::Word(_)
                | Kind::Locus(_)
                | Kind::Record(_)
                | Kind::View(_)
                | Kind::Text(_)
                | Kind::List(_)
                | Kind::Array(..),
            ) => {
                format!("        if ({id} == null) {{\n            {missing}\n        }}\n")
            }
            _ => String::new(),
        };
        let line = match &self.field.kind {
            Kind::Int { min, max } => match (self.field.means, width(*min, *max)) {
                (Means::Item(item), _) => format!(
                    "out.reference({name}, {at}, {id}, {max}L, {}, org.grognard.internal.Out.{});",
                    item.first,
                    reference(self.field, item)
                ),
                (Means::Rule, _) => format!("out.rule({at}, {id});"),
                (_, width) => format!("out.{width}({name}, {at}, {id});"),
            },
            Kind::Said { min, max } => format!("out.said{}({name}, {at}, {id});", width(*min, max + 1).to_uppercase()),
            Kind::Wide => format!("out.wide({at}, {id});"),
            Kind::Flag => format!("out.flag({at}, {id});"),
            Kind::Text(most) => format!("out.text({name}, {at}, {id}, {most});"),
            Kind::Word(_) => format!("out.word({at}, {id});"),
            Kind::Locus(_) => format!("out.place({name}, {at}, {id});"),
            Kind::Record(_) => format!("write({id}, {name}, out, {at});"),
            Kind::View(_) => format!("out.view({name}, {at}, {id}, {});", self.field.as_given),
            Kind::Array(of, count) => match of {
                Kind::Int { min, max } => format!("out.array({name}, {at}, {id}, {count}, {min}L, {max}L);"),
                Kind::Word(_) => format!("out.words({name}, {at}, {id}, {count});"),
                Kind::Locus(_) => format!("out.places({name}, {at}, {id}, {count});"),
                Kind::Record(shape) => {
                    format!("writeArray({id}, {name}, out, {at}, {}, {count});", crate::places::of_record(shape).1)
                }
                _ => unreachable!("no array of this kind"),
            },
            Kind::List(of) => match of {
                Kind::Int { min, max } => match self.item() {
                    Some(item) => format!(
                        "out.references({name}, {at}, {id}, {max}L, {}, org.grognard.internal.Out.{});",
                        item.first,
                        reference(self.field, item)
                    ),
                    None => format!("out.list({name}, {at}, {id}, {min}L, {max}L);"),
                },
                Kind::Locus(_) => format!("out.placeList({name}, {at}, {id});"),
                Kind::Record(shape) => {
                    let size = crate::places::of_record(shape).1;
                    let items = if in_view { format!("out.arranged({name}, {id})") } else { id.clone() };
                    let line = format!("writeList({items}, {name}, out, {at}, {size});");
                    if self.field.through.is_empty() {
                        line
                    } else {
                        let other = format!("this.{}", lower(self.field.through));
                        format!(
                            "out.through({other} == null || {other}.length == 0);\n        {line}\n        out.through(false);"
                        )
                    }
                }
                _ => unreachable!("no list of this kind"),
            },
        };
        format!("{demanded}        {line}\n")
    }
    /// Returns the statements that read it from memory.
    pub fn read(&self) -> String {
        let (id, at) = (&self.own(), format!("at + {}", self.at));
        let value = match &self.field.kind {
            Kind::Int { min, max } => match (self.field.means, width(*min, *max)) {
                (Means::Item(item), _) => {
                    format!(
                        "in.reference({at}, {max}L, {}, org.grognard.internal.Out.{})",
                        item.first,
                        reference(self.field, item)
                    )
                }
                (Means::Rule, _) => format!("{ROOT}.Rule.of(in.u16({at}))"),
                (_, width) => format!("in.{width}({at})"),
            },
            Kind::Said { min, max } => format!("in.said{}({at})", width(*min, max + 1).to_uppercase()),
            Kind::Wide => format!("in.wide({at})"),
            Kind::Flag => format!("in.flag({at})"),
            Kind::Text(most) => format!("in.text({at}, {most})"),
            Kind::Word(v) => format!("{}.ofCode(in.u8({at}))", word_class(v)),
            Kind::Locus(v) => format!("in.place({at}, {}::ofCode)", word_class(v)),
            Kind::Record(shape) => {
                let class = record_class(shape);
                return format!("        {id} = new {class}();\n        read({id}, in, {at});\n");
            }
            Kind::Array(of, count) => match of {
                Kind::Int { min, max } => {
                    format!("in.{}s({at}, {count}, {}, {})", number(of), crate::c::layout(of).0, *min < 0 && *max > 0)
                }
                Kind::Word(v) => format!("in.words({at}, {count}, {}::ofCode)", word_class(v)),
                Kind::Locus(v) => format!("in.places({at}, {count}, {}::ofCode)", word_class(v)),
                Kind::Record(shape) => format!(
                    "readArray({}::new, in, {at}, {}, {count})",
                    record_class(shape),
                    crate::places::of_record(shape).1
                ),
                _ => unreachable!("no array of this kind"),
            },
            Kind::List(_) | Kind::View(_) => unreachable!("an answer has no lists"),
        };
        let note = if self.is_noted() { format!("        {}\n", self.note()) } else { String::new() };
        format!("        {id} = {value};\n{note}")
    }
    /// Returns its value for a mapping.
    pub fn shown(&self) -> String {
        let id = &self.own();
        let values = "org.grognard.internal.Values";
        match &self.field.kind {
            Kind::Int { .. } if self.item().is_some() => format!("{id} < 0 ? null : (Object) {id}"),
            Kind::Int { .. } if self.is_rule() => format!("{id} == null ? null : {id}.id()"),
            Kind::Wide => format!("{values}.shown({id})"),
            Kind::Int { .. } | Kind::Said { .. } | Kind::Flag | Kind::Text(_) => id.clone(),
            Kind::Word(_) => format!("{id} == null ? null : {id}.word()"),
            Kind::Locus(_) => format!("{id} == null ? null : {id}.shown()"),
            Kind::Record(_) | Kind::View(_) => format!("{id} == null ? null : {id}.toMap()"),
            Kind::Array(..) | Kind::List(_) => format!("{values}.shown({id})"),
        }
    }
    /// Returns the statement that sets it from a value of a mapping.
    pub fn put(&self) -> String {
        let (id, values) = (&self.own(), "org.grognard.internal.Values");
        let parts = match self.field.means {
            Means::Measure(measure) => measure.parts,
            _ => 0,
        };
        let value = match &self.field.kind {
            Kind::Int { min, max } => match self.field.means {
                Means::Item(item) => {
                    let none = if item.first == 0 && !self.field.required {
                        format!(
                            "if (value == null) {{\n                    {id} = -1;\n                    return true;\n                }}\n                "
                        )
                    } else {
                        String::new()
                    };
                    return format!(
                        "{none}if (value != null) {{\n                    {id} = {values}.reference(value, {min}L, {max}L);\n                    {}\n                }}",
                        self.note()
                    );
                }
                Means::Rule => format!("{ROOT}.Rule.read(value)"),
                _ if number(&self.field.kind) == "long" => format!("{values}.integer(value, {min}L, {max}L, {parts})"),
                _ => format!("(int) {values}.integer(value, {min}L, {max}L, {parts})"),
            },
            Kind::Said { min, max } => format!("(int) {values}.integer(value, {min}L, {max}L, {parts})"),
            Kind::Wide => format!("{values}.wide(value)"),
            Kind::Flag => format!("{values}.flag(value)"),
            Kind::Text(_) => format!("{values}.text(value)"),
            Kind::Word(v) => format!("{}.of(value)", word_class(v)),
            Kind::Locus(v) => format!("{values}.place(value, {}::of)", word_class(v)),
            Kind::Record(shape) | Kind::View(shape) => {
                let class = record_class(shape);
                format!("{values}.record(value, {class}.class, {class}::new)")
            }
            Kind::Array(of, count) => format!("{}, {count})", self.put_list(of, parts)),
            Kind::List(of) => format!("{}, -1)", self.put_list(of, parts)),
        };
        format!(
            "if (value != null) {{\n                    {id} = {value};\n                    {}\n                }}",
            self.note()
        )
    }
    fn put_list(&self, of: &Kind, parts: u32) -> String {
        let values = "org.grognard.internal.Values";
        match of {
            Kind::Int { min, max } => match self.item() {
                Some(_) => format!("{values}.references(value, {min}L, {max}L"),
                None => format!("{values}.{}s(value, {min}L, {max}L, {parts}", number(of)),
            },
            Kind::Word(v) => format!("{values}.words(value, {}::of", word_class(v)),
            Kind::Locus(v) => format!("{values}.places(value, {}::of", word_class(v)),
            Kind::Record(shape) => {
                let class = record_class(shape);
                format!("{values}.records(value, {class}.class, {class}::new")
            }
            _ => unreachable!("no list of this kind"),
        }
    }
    /// Returns the expression that copies it.
    pub fn copied(&self) -> String {
        let id = &self.own();
        match &self.field.kind {
            Kind::Record(_) => format!("{id} == null ? null : {id}.copy()"),
            Kind::Array(Kind::Int { .. } | Kind::Wide, _) | Kind::List(Kind::Int { .. } | Kind::Wide) => {
                format!("{id} == null ? null : {id}.clone()")
            }
            Kind::Array(Kind::Record(_), _) | Kind::List(Kind::Record(_)) => format!("copies({id})"),
            _ => id.clone(),
        }
    }
}
