//! How a field is written to memory and read from it.

use super::super::names::{ROOT, record_class, word_class};
use super::super::text::{lower, quoted};
use super::member::{Member, number, reference, width};
use grognard_core::reflect::{Kind, Means};

impl Member {
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
            Kind::Int { max, .. } if self.is_by_word() => {
                let what = self.unit_word().unwrap_or_default();
                let check = if self.may_be_word() {
                    format!("out.amountWord({name}, {id}, {id}Word, {what});\n        ")
                } else {
                    String::new()
                };
                format!("{check}out.amount({name}, {at}, {id}, {max}L, {what});")
            }
            kind if self.measure().is_some() => self.write_measure(kind),
            Kind::Array(Kind::Int { max, .. }, count) if self.is_item_array() => {
                format!("out.indices({name}, {at}, {id}, {count}, {max}L);")
            }
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
                Kind::Word(_) => format!("out.wordList({at}, {id});"),
                Kind::Record(shape) => {
                    let size = crate::places::of_record(shape).1;
                    let items = if in_view { format!("out.arranged({name}, {id})") } else { id.clone() };
                    let write = if self.field.ordered { "writeStanding" } else { "writeList" };
                    let line = format!("{write}({items}, {name}, out, {at}, {size});");
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
    /// Returns the statement that writes a measure of several parts.
    fn write_measure(&self, kind: &Kind) -> String {
        let (id, name, at) = (&self.own(), quoted(self.field.name), format!("at + {}", self.at));
        let parts = self.measure().map_or(1, |measure| measure.parts);
        match kind {
            Kind::Int { max, .. } => format!("out.measure({name}, {at}, {id}, {max}L, {parts});"),
            Kind::Said { max, .. } => format!("out.saidMeasure({name}, {at}, {id}, {max}L, {parts});"),
            Kind::Array(Kind::Int { max, .. }, count) => {
                format!("out.measureArray({name}, {at}, {id}, {count}, {max}L, {parts});")
            }
            Kind::List(Kind::Int { max, .. }) => format!("out.measures({name}, {at}, {id}, {max}L, {parts});"),
            _ => unreachable!("no measure of this kind"),
        }
    }
    /// Returns the statements that read it from memory.
    pub fn read(&self) -> String {
        let (id, at) = (&self.own(), format!("at + {}", self.at));
        let value = match &self.field.kind {
            Kind::Int { min, max } if self.is_by_word() => {
                format!("in.amount(in.{}({at}), {})", width(*min, *max), self.unit_word().unwrap_or_default())
            }
            Kind::Said { min, max } if self.measure().is_some() => {
                format!("in.saidMeasure(in.said{}({at}))", width(*min, max + 1).to_uppercase())
            }
            Kind::Array(of, count) if self.is_item_array() => {
                format!("in.indices({at}, {count}, {})", crate::c::layout(of).0)
            }
            Kind::Array(of, count) if self.measure().is_some() => {
                format!("in.longs({at}, {count}, {}, false)", crate::c::layout(of).0)
            }
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
}
