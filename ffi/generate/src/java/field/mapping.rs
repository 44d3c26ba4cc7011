//! A field's value in a mapping, such as that of a JSON text.

use super::super::names::{ROOT, record_class, word_class};
use super::member::{MEASURES, Member, number};
use grognard_core::reflect::{Kind, Means, Whole};

impl Member {
    /// Returns its value as a mapping holds it, but for records, which stay what they are.
    pub fn shown(&self) -> String {
        let id = &self.own();
        let values = "org.grognard.internal.Values";
        if let Some((_, value)) = self.chance() {
            return value;
        }
        match (&self.field.kind, self.measure()) {
            _ if self.is_item_array() => return format!("{values}.items({id})"),
            _ if self.may_be_word() => {
                return format!("{MEASURES}.shown({id}, {})", self.unit_word().unwrap_or_default());
            }
            _ if self.is_by_word() => return format!("{MEASURES}.shown({id})"),
            (Kind::Int { .. } | Kind::Array(..) | Kind::List(_), Some(measure)) => {
                return format!("{MEASURES}.shown({id}, {})", measure.parts);
            }
            (Kind::Said { .. }, Some(measure)) => {
                return format!("{id} == null ? null : {MEASURES}.shown((long) {id}, {})", measure.parts);
            }
            _ => {}
        }
        match &self.field.kind {
            Kind::Int { .. } if self.item().is_some() => format!("{id} < 0 ? null : (Object) {id}"),
            Kind::Int { .. } if self.is_rule() => format!("{id} == null ? null : {id}.id()"),
            Kind::Wide => format!("{values}.shown({id})"),
            Kind::Int { .. } | Kind::Said { .. } | Kind::Flag | Kind::Text(_) => id.clone(),
            Kind::Record(_) | Kind::View(_) => id.clone(),
            Kind::Word(_) => format!("{id} == null ? null : {id}.word()"),
            Kind::Locus(_) => format!("{id} == null ? null : {id}.shown()"),
            Kind::Array(..) | Kind::List(_) => format!("{values}.shown({id})"),
        }
    }
    /// Returns the statement that sets it from a value of a mapping.
    pub fn put(&self) -> String {
        let (id, values) = (&self.own(), "org.grognard.internal.Values");
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
                Means::MeasureBy(_) if self.may_be_word() => {
                    format!("{MEASURES}.amount(value, {})", self.unit_word().unwrap_or_default())
                }
                Means::MeasureBy(_) => format!("{MEASURES}.units(value)"),
                Means::Measure(measure) => {
                    let cast = if self.stored() == "int" { "(int) " } else { "" };
                    format!("{cast}{MEASURES}.parts(value, {max}L, {})", measure.parts)
                }
                _ if number(&self.field.kind) == "long" => format!("{values}.integer(value, {min}L, {max}L)"),
                _ => format!("(int) {values}.integer(value, {min}L, {max}L)"),
            },
            Kind::Said { min, max } => match self.field.means {
                Means::Measure(measure) => {
                    let cast = if self.stored() == "Integer" { "(int) " } else { "" };
                    format!("{cast}{MEASURES}.parts(value, {max}L, {})", measure.parts)
                }
                _ => format!("(int) {values}.integer(value, {min}L, {max}L)"),
            },
            Kind::Wide if self.field.means == Means::Share(Whole::CHANCE) => format!("{values}.chance(value)"),
            Kind::Wide => format!("{values}.wide(value)"),
            Kind::Flag => format!("{values}.flag(value)"),
            Kind::Text(_) => format!("{values}.text(value)"),
            Kind::Word(v) => format!("{}.of(value)", word_class(v)),
            Kind::Locus(v) => format!("{values}.place(value, {}::of)", word_class(v)),
            Kind::Record(shape) | Kind::View(shape) => {
                let class = record_class(shape);
                let record = format!("{values}.record(value, {class}.class, {class}::new)");
                if crate::is_force(shape) {
                    format!("value instanceof String ? {class}.of((String) value) : {record}")
                } else {
                    record
                }
            }
            Kind::Array(Kind::Int { min, max }, count) if self.is_item_array() => {
                format!("{values}.indices(value, {min}L, {max}L, {count})")
            }
            Kind::Array(of, count) => format!("{}, {count})", self.put_list(of)),
            Kind::List(of) => format!("{}, -1)", self.put_list(of)),
        };
        format!(
            "if (value != null) {{\n                    {id} = {value};\n                    {}\n                }}",
            self.note()
        )
    }
    fn put_list(&self, of: &Kind) -> String {
        let values = "org.grognard.internal.Values";
        match of {
            Kind::Int { min, max } => match self.item() {
                Some(_) => format!("{values}.references(value, {min}L, {max}L"),
                None => match self.field.means {
                    Means::Measure(measure) => {
                        let kind = if self.stored() == "int[]" { "intParts" } else { "longParts" };
                        format!("{MEASURES}.{kind}(value, {max}L, {}", measure.parts)
                    }
                    _ => format!("{values}.{}s(value, {min}L, {max}L", number(of)),
                },
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
