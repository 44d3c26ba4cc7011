//! A field and its Java types.

use crate::java::names::{ROOT, record_class, word_class};
use crate::java::text::lower;
use grognard_core::binding::may_be_word;
use grognard_core::reflect::{Field, Item, Kind, Means, Measure, Vocabulary, Whole};

/// A field and its offset.
pub struct Member {
    pub field: &'static Field,
    pub at: usize,
    pub id: String,
}

/// The name of an integer's width, of its methods in `Out` and `In`.
pub(super) fn width(min: i64, max: i64) -> String {
    format!("{}{}", if min < 0 { "i" } else { "u" }, 64 - (max - min).leading_zeros())
}

/// The type that holds an integer.
pub(super) fn number(kind: &Kind) -> &'static str {
    match kind {
        Kind::Int { max, .. } if *max <= i64::from(i32::MAX) => "int",
        _ => "long",
    }
}

/// What a reference may mean to `Out` and `In`: an index, a unit of a board, or an item of a list that the operation
/// knows.
pub(super) fn reference(field: &Field, item: Item) -> &'static str {
    match (item.list, field.name) {
        (Item::UNITS, _) => "UNIT",
        ("", "unit") => "OPEN_UNIT",
        ("", _) => "OPEN",
        _ => "INDEX",
    }
}

pub(super) fn place(v: &Vocabulary) -> String {
    format!("{ROOT}.Place<{}>", word_class(v))
}

pub(super) const LIST: &str = "java.util.List";

pub(super) const CHANCE: &str = "org.grognard.Chance";

pub(super) const EXPECTATION: &str = "org.grognard.Expectation";

pub(super) const FRACTION: &str = "org.grognard.Fraction";

pub(super) const MEASURES: &str = "org.grognard.internal.Measures";

pub(super) const VALUES: &str = "org.grognard.internal.Values";

pub(super) const OPTIONAL: &str = "java.util.OptionalInt";

impl Member {
    pub fn new(field: &'static Field, at: usize) -> Self {
        let member = Member { field, at, id: lower(field.name) };
        let indices = member.item().is_none_or(|item| item.first == 1 && !item.is_unit());
        assert!(!member.is_item_array() || indices, "{}: an array of other references", field.name);
        member
    }
    pub(super) fn item(&self) -> Option<Item> {
        match self.field.means {
            Means::Item(item) => Some(item),
            _ => None,
        }
    }
    pub(super) fn is_rule(&self) -> bool {
        self.field.means == Means::Rule
    }
    /// Its unit, if a whole number of parts need not be a whole number of units.
    pub(super) fn measure(&self) -> Option<Measure> {
        match self.field.means {
            Means::Measure(measure) if measure.parts > 1 => Some(measure),
            _ => None,
        }
    }
    /// The field with the word on which its unit depends.
    pub(super) fn unit_word(&self) -> Option<String> {
        match self.field.means {
            Means::MeasureBy(word) => Some(format!("this.{}", lower(word))),
            _ => None,
        }
    }
    /// Whether its unit depends on a word, so that it is read after the word.
    pub fn is_by_word(&self) -> bool {
        self.unit_word().is_some()
    }
    /// Whether that word may say that it is a word, too.
    pub fn may_be_word(&self) -> bool {
        may_be_word(self.field)
    }
    /// Whether it is a fixed number of references, any of which may be none.
    pub(super) fn is_item_array(&self) -> bool {
        matches!(self.field.kind, Kind::Array(Kind::Int { .. }, _)) && self.item().is_some()
    }
    /// Whether a number must be said, for which a flag is kept.
    pub fn is_noted(&self) -> bool {
        self.field.required && matches!(self.field.kind, Kind::Int { .. } | Kind::Wide)
    }
    /// The field itself, where a parameter may have its name.
    pub(super) fn own(&self) -> String {
        format!("this.{}", self.id)
    }
    pub(super) fn note(&self) -> String {
        if self.is_noted() { format!("this.{}Said = true;", self.id) } else { String::new() }
    }
    /// The type that stores it.
    pub fn stored(&self) -> String {
        match &self.field.kind {
            _ if self.is_by_word() => FRACTION.to_owned(),
            Kind::Int { .. } if self.measure().is_some() => "long".to_owned(),
            Kind::Said { .. } if self.measure().is_some() => "Long".to_owned(),
            Kind::Array(..) | Kind::List(_) if self.measure().is_some() => "long[]".to_owned(),
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
    pub(super) fn doc(&self) -> String {
        let unit = match self.field.means {
            Means::Measure(Measure { unit, parts: 1, .. }) => format!(" In {unit}."),
            Means::Measure(Measure { unit, parts, .. }) => format!(" In {unit}, a multiple of 1/{parts}."),
            Means::Share(Whole::CHANCE) => " A chance from 0 to 1.".to_owned(),
            Means::Share(Whole::Fixed(number)) => format!(" So many cases of {number}."),
            Means::Share(Whole::Field(name)) => format!(" So many cases of `{name}`."),
            Means::Item(item) if item.is_unit() => " A unit of the board by its id, or its index from 0.".to_owned(),
            Means::Item(item) if self.is_item_array() => format!(" Indices of `{}` from 0, -1 for none.", item.list),
            Means::Item(item) if !item.list.is_empty() => format!(" An index of `{}` from 0.", item.list),
            Means::MeasureBy(word) if self.may_be_word() => {
                format!(" In the unit of `{word}`, or the code of the word that it says.")
            }
            Means::MeasureBy(word) => format!(" In the unit of `{word}`."),
            _ => String::new(),
        };
        let range = match &self.field.kind_in_range() {
            Kind::Int { max, .. } | Kind::Said { max, .. } if self.measure().is_some() => {
                self.measure().map_or(String::new(), |measure| format!(" 0 to {}.", measure.shown(*max)))
            }
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
}
