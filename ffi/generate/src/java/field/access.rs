//! The setters and getters of a field.

use super::super::names::{ROOT, record_class, word_class};
use super::super::text::{comment, lower};
use super::member::{CHANCE, EXPECTATION, FRACTION, LIST, MEASURES, Member, OPTIONAL, VALUES, number};
use grognard_core::reflect::{Kind, Means, Measure, Whole};
use std::fmt::Write;

/// Writes a setter: the type of its parameter, and its body.
type Setter<'a> = dyn FnMut(&mut String, &str, &str) + 'a;

impl Member {
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
            _ if self.is_by_word() => {
                let no_word =
                    if self.may_be_word() { format!("this.{id}Word = null;\n        ") } else { String::new() };
                set(out, "int", &format!("{no_word}this.{id} = {FRACTION}.of({id});"));
                set(out, FRACTION, &format!("{no_word}{plain}"));
                set(out, "String", &format!("{no_word}this.{id} = {MEASURES}.units({id}, \"{}\");", self.field.name));
                if self.may_be_word() {
                    set(
                        out,
                        "org.grognard.Word",
                        &format!("this.{id}Word = {id};\n        this.{id} = {FRACTION}.of({id}.code());"),
                    );
                    self.word_getter(out);
                }
                shown = (FRACTION.to_owned(), format!("return {id} == null ? {FRACTION}.ZERO : {id};"));
            }
            kind @ (Kind::Int { .. } | Kind::Said { .. }) if self.measure().is_some() => {
                shown = self.measure_setters(out, kind, &mut set);
            }
            Kind::Int { .. } if self.item().is_some() => {
                set(out, "Integer", &format!("this.{id} = {id} == null ? -1 : {id};"));
                shown = (OPTIONAL.to_owned(), format!("return {id} < 0 ? {OPTIONAL}.empty() : {OPTIONAL}.of({id});"));
            }
            Kind::Said { .. } => {
                set(out, "Integer", &plain);
                shown =
                    (OPTIONAL.to_owned(), format!("return {id} == null ? {OPTIONAL}.empty() : {OPTIONAL}.of({id});"));
            }
            Kind::Locus(v) => {
                set(out, &stored, &plain);
                set(out, &word_class(v), &format!("this.{id} = {ROOT}.Place.of({id});"));
                set(out, "int", &format!("this.{id} = {ROOT}.Place.number({id});"));
            }
            Kind::Array(of, _) | Kind::List(of) => {
                self.list_setters(out, of, &mut set);
                match of {
                    _ if self.is_item_array() => {
                        shown = (format!("{LIST}<Integer>"), format!("return {VALUES}.items({id});"));
                    }
                    Kind::Int { .. } | Kind::Wide => match self.measure() {
                        Some(Measure { parts, .. }) => {
                            shown = (format!("{LIST}<{FRACTION}>"), format!("return {FRACTION}.all({id}, {parts});"));
                        }
                        None => shown.1 = format!("return {id} == null ? new {}[0] : {id}.clone();", number(of)),
                    },
                    _ => shown.1 = format!("return {id} == null ? java.util.Collections.emptyList() : {id};"),
                }
            }
            Kind::Wide if self.field.means == Means::Share(Whole::CHANCE) => {
                set(out, "double", &format!("this.{id} = {CHANCE}.of({id}).cases({CHANCE}.CERTAIN);"));
                set(out, CHANCE, &format!("this.{id} = {id}.cases({CHANCE}.CERTAIN);"));
            }
            Kind::View(_) => set(out, &stored, &plain),
            _ => set(out, &stored, &plain),
        }
        if let Some((of, value)) = self.chance() {
            shown = (of, format!("return {value};"));
        }
        let absent = match &self.field.kind {
            _ if self.is_by_word() => "the value",
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
        self.expected(out);
    }
    /// Writes the setters of a measure, and returns type and body of its getter.
    fn measure_setters(&self, out: &mut String, kind: &Kind, set: &mut Setter<'_>) -> (String, String) {
        let (id, name) = (&self.id, self.field.name);
        let parts = self.measure().map_or(1, |measure| measure.parts);
        let (whole, absent) = match kind {
            Kind::Said { .. } => ("Integer", format!("{id} == null ? null : ")),
            _ => ("int", String::new()),
        };
        set(out, whole, &format!("this.{id} = {absent}{id} * {parts}L;"));
        set(out, FRACTION, &format!("this.{id} = {absent}{MEASURES}.parts({id}, {parts}, \"{name}\");"));
        set(
            out,
            "String",
            &format!("this.{id} = {absent}{MEASURES}.parts({MEASURES}.units({id}, \"{name}\"), {parts}, \"{name}\");"),
        );
        (FRACTION.to_owned(), format!("return {absent}{FRACTION}.of({id}, {parts});"))
    }
    fn list_setters(&self, out: &mut String, of: &Kind, set: &mut Setter<'_>) {
        let (id, stored) = (&self.id, self.stored());
        match of {
            _ if self.is_item_array() => {
                set(out, "int...", &format!("this.{id} = {id}.clone();"));
                set(out, &format!("{LIST}<Integer>"), &format!("this.{id} = {VALUES}.items({id});"));
            }
            Kind::Int { .. } | Kind::Wide => {
                if let Some(Measure { parts, .. }) = self.measure() {
                    let name = self.field.name;
                    set(out, "int...", &format!("this.{id} = {MEASURES}.parts({id}, {parts});"));
                    let taken = format!("{LIST}<{FRACTION}>");
                    set(out, &taken, &format!("this.{id} = {MEASURES}.parts({id}, {parts}, \"{name}\");"));
                } else {
                    set(out, &format!("{}...", number(of)), &format!("this.{id} = {id}.clone();"));
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
    /// Writes the getter of the word that an amount is the code of.
    fn word_getter(&self, out: &mut String) {
        let tags = ["@return the word; null if the amount is a number".to_owned()];
        out.push('\n');
        comment(
            out,
            "    ",
            "Returns the word that the amount is the code of, where the word beside it says so.",
            &tags,
        );
        let what = self.unit_word().unwrap_or_default();
        let _ = writeln!(
            out,
            "    public {ROOT}.Word {}Word() {{\n        return {MEASURES}.word({}, {what});\n    }}",
            self.id,
            self.own()
        );
    }
    /// Returns the class and the expression that show cases of a whole, if the field counts some.
    pub fn chance(&self) -> Option<(String, String)> {
        let Means::Share(whole) = self.field.means else { return None };
        let id = &self.own();
        let whole = match whole {
            Whole::Fixed(1) => return None,
            Whole::CHANCE => "org.grognard.Chance.CERTAIN".to_owned(),
            Whole::Fixed(number) => format!("{number}L"),
            Whole::Field(name) => format!("this.{}", lower(name)),
        };
        Some(match &self.field.kind {
            Kind::Array(..) => (format!("{LIST}<{CHANCE}>"), format!("{CHANCE}.all({id}, {whole})")),
            _ if self.field.name.ends_with("expected") => {
                (EXPECTATION.to_owned(), format!("{EXPECTATION}.of(0, {id}, {whole})"))
            }
            _ => (CHANCE.to_owned(), format!("{CHANCE}.of({id}, {whole})")),
        })
    }
    /// Writes the getter of an expected number whose whole part is in the field before.
    fn expected(&self, out: &mut String) {
        let (Means::Share(Whole::Field(all)), Some(front)) = (self.field.means, self.field.name.strip_suffix("_rest"))
        else {
            return;
        };
        let (front, id) = (lower(front), &self.id);
        out.push('\n');
        comment(out, "    ", "The expected number, whole part and fraction.", &["@return the number".to_owned()]);
        let _ = writeln!(
            out,
            "    public {EXPECTATION} {front}Expected() {{\n        return {EXPECTATION}.of({front}Whole, {id}, {});\n    }}",
            lower(all)
        );
    }
}
