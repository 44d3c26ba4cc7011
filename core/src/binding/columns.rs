//! Many questions as columns: the places of a question, each by the name of its column.

use crate::reflect::{Field, Kind, Shape};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The greatest number of items of a list with columns.
const ITEMS: usize = 8;

/// A place in a question.
pub struct Place {
    /// The fields, items and elements that lead to it.
    pub path: Vec<usize>,
    /// Their names, an item's with its list's, and the other name of an item.
    parts: Vec<(String, Option<String>)>,
    /// The place as faults name it.
    pub dotted: String,
    /// The field.
    pub field: &'static Field,
    /// The kind of the value.
    pub kind: &'static Kind,
    /// Whether help and signatures show it for the field; false for an item of a list.
    pub shown: bool,
}

impl Place {
    /// The parts' names, one after the other.
    pub fn full(&self) -> String {
        self.parts.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join("_")
    }
    /// Whether a column of this name may mean the place: parts in front of the last may be left out.
    fn may_be(&self, name: &str) -> bool {
        fn matches(name: &str, parts: &[(String, Option<String>)]) -> bool {
            let Some(((first, other), rest)) = parts.split_first() else { return false };
            let names = [Some(first), other.as_ref()];
            let mut names = names.into_iter().flatten();
            if rest.is_empty() {
                return names.any(|part| part == name);
            }
            let after = |part: &String| name.strip_prefix(part.as_str())?.strip_prefix('_');
            names.any(|part| after(part).is_some_and(|left| matches(left, rest))) || matches(name, rest)
        }
        matches(name, &self.parts)
    }
    /// Whether this place lies in the other one.
    pub fn within(&self, outer: &[usize]) -> bool {
        self.path.len() > outer.len() && self.path.starts_with(outer)
    }
}

/// Every place of a question, the outer before the inner.
pub fn places(shape: &'static Shape) -> Vec<Place> {
    let mut out = Vec::new();
    add(shape, &Outer::default(), &mut out);
    out
}

/// A record whose fields are places.
#[derive(Default)]
struct Outer {
    path: Vec<usize>,
    parts: Vec<(String, Option<String>)>,
    dotted: String,
    /// Whether it is an item of a list.
    inner: bool,
}

fn add(shape: &'static Shape, outer: &Outer, out: &mut Vec<Place>) {
    for (index, field) in shape.fields.iter().enumerate() {
        let dot = if outer.dotted.is_empty() { "" } else { "." };
        let mut parts = outer.parts.clone();
        parts.push((field.name.to_owned(), None));
        let mut path = outer.path.clone();
        path.push(index);
        let dotted = format!("{}{dot}{}", outer.dotted, field.name);
        add_place(Place { path, parts, dotted, field, kind: &field.kind, shown: !outer.inner }, out);
    }
}

fn add_place(place: Place, out: &mut Vec<Place>) {
    let (items, of): (usize, &'static Kind) = match place.kind {
        Kind::Array(of, count) => (*count, of),
        // Lists of records at the top of a question; a board is given as a whole.
        Kind::List(of) if place.path.len() == 1 => (ITEMS, of),
        _ => (0, place.kind),
    };
    let inner = match place.kind {
        Kind::Record(shape) => Some(*shape),
        _ => None,
    };
    let at = out.len();
    out.push(place);
    let item = |at: usize, index: usize, out: &[Place]| {
        let list = out.get(at)?;
        let (mut path, mut parts) = (list.path.clone(), list.parts.clone());
        path.push(index);
        if let Some((name, other)) = parts.last_mut() {
            let called = Some(list.field.one_by_one).filter(|called| !called.is_empty());
            *other = called.map(|c| if index == 0 { c.to_owned() } else { format!("{c}{}", index.saturating_add(1)) });
            *name = format!("{name}_{index}");
        }
        let dotted = format!("{}[{index}]", list.dotted);
        // The first of items that have a name is what most questions hold.
        let shown = list.shown && index == 0 && parts.last().is_some_and(|(_, other)| other.is_some());
        Some(Place { path, parts, dotted, field: list.field, kind: of, shown })
    };
    for index in 0..items {
        if let Some(place) = item(at, index, out) {
            add_place(place, out);
        }
    }
    if let Some(shape) = inner {
        let outer = out.get(at).map(|p| Outer {
            path: p.path.clone(),
            parts: p.parts.clone(),
            dotted: p.dotted.clone(),
            inner: !p.shown,
        });
        if let Some(outer) = outer {
            add(shape, &outer, out);
        }
    }
}

/// What a column's name means.
pub enum Found {
    /// This place.
    One(usize),
    /// Nothing.
    None,
    /// More than one place: these.
    Many(Vec<String>),
}

/// The place of a column's name: its full name, or one that leaves out parts and means only one place.
pub fn find(places: &[Place], name: &str) -> Found {
    if let Some(at) = places.iter().position(|p| p.full() == name) {
        return Found::One(at);
    }
    let all: Vec<usize> = (0..places.len()).filter(|at| places.get(*at).is_some_and(|p| p.may_be(name))).collect();
    match all.as_slice() {
        [] => Found::None,
        [at] => Found::One(*at),
        many => Found::Many(many.iter().filter_map(|at| places.get(*at).map(Place::full)).collect()),
    }
}

/// The shortest name of a place that means it alone.
pub fn short(places: &[Place], at: usize) -> String {
    let Some(place) = places.get(at) else { return String::new() };
    let called = |(name, other): &'_ (String, Option<String>)| other.clone().unwrap_or_else(|| name.clone());
    let Some((last, front)) = place.parts.split_last() else { return String::new() };
    let (last, front): (String, Vec<String>) = (called(last), front.iter().map(called).collect());
    let mut name = last.clone();
    for skip in (0..=front.len()).rev() {
        let kept: Vec<&str> = front.iter().skip(skip).chain([&last]).map(String::as_str).collect();
        name = kept.join("_");
        if matches!(find(places, &name), Found::One(found) if found == at) {
            break;
        }
    }
    name
}
