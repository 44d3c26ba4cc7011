//! Records and questions made from bytes, for the properties and the fuzzers: every pattern that a caller could pass is
//! possible, and most patterns are consistent enough to pass the first checks.

use grognard_core::binding::{self, Operation};
use grognard_core::reflect::{Kind, Reflect, Shape, Slot, Vocabulary};
use serde_json::{Value as Json, json};
use std::collections::HashMap;
use std::sync::OnceLock;

/// Bytes read one by one; zeros after the last.
#[derive(Debug, Clone)]
pub struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl<'a> Bytes<'a> {
    /// Creates a reader of bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Bytes(bytes.iter())
    }
    /// Returns the next byte.
    pub fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }
    /// Returns the bytes not read yet.
    pub fn rest(&self) -> &'a [u8] {
        self.0.as_slice()
    }
}

/// The range of values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wild {
    /// Words are valid.
    Tame,
    /// A word may be any byte.
    Any,
}

/// Fills every field that a binding can reach.
pub fn record(record: &mut dyn Reflect, bytes: &mut Bytes<'_>, wild: Wild) {
    for (at, field) in record.shape().fields.iter().enumerate() {
        fill(record.slot(at), field.name, bytes, wild);
    }
}

fn fill(slot: Slot<'_>, name: &str, bytes: &mut Bytes<'_>, wild: Wild) {
    match slot {
        Slot::Nothing => {}
        slot @ (Slot::Int(_) | Slot::Rule(_) | Slot::Measure(..) | Slot::Coded(..) | Slot::Item(..)) => {
            let item = matches!(slot, Slot::Item(..));
            let (Slot::Int(place)
            | Slot::Rule(place)
            | Slot::Measure(place, _)
            | Slot::Coded(place, _)
            | Slot::Item(place, _)) = slot
            else {
                return;
            };
            // Mostly zero or small, as on a counter; now and then anything that fits, and the bounds themselves.
            let (how, low) = (bytes.byte(), i64::from(bytes.byte()));
            let value = match how {
                _ if name == "dice" => 1 + low % 7,
                0..=99 => 0,
                100..=199 => low % 6,
                200..=229 => low,
                230..=239 => -low,
                240..=247 => i64::from(i32::from_be_bytes([bytes.byte(), bytes.byte(), bytes.byte(), bytes.byte()])),
                // 65535 stands for no item on the way out, and for none on the way in.
                248..=251 if item && wild == Wild::Tame => 65_534,
                248..=251 => [255, 65_535, 4_294_967_295, 127][usize::from(how - 248)],
                _ => [-128, -32_768, 32_767, 2_147_483_647][usize::from(how - 252)],
            };
            place.put(value);
        }
        Slot::Wide(place) => *place = (0..8).fold(0, |n, _| n << 8 | u64::from(bytes.byte())) >> (bytes.byte() % 64),
        Slot::View(view) => {
            let lists = view.fresh();
            record(lists, bytes, wild);
            if wild == Wild::Tame {
                in_order(lists);
            }
        }
        // Bytes that are no text have no JSON; the fuzzers of C give them.
        Slot::Text(place) => place.iter_mut().take(6).for_each(|byte| *byte = bytes.byte() & 127),
        Slot::Flag(flag) => {
            let byte = bytes.byte();
            flag.0 = if wild == Wild::Any || byte < 32 { byte & byte.wrapping_shl(1) } else { 0 };
            if wild == Wild::Tame {
                flag.0 = u8::from(flag.0 != 0);
            }
        }
        Slot::Locus(place, vocabulary) => *place = u16::from(word(vocabulary, bytes, wild)),
        Slot::Word(code, vocabulary) => *code = word(vocabulary, bytes, wild),
        Slot::Record(inner) => self::record(inner, bytes, wild),
        Slot::Array(places) | Slot::MeasureArray(places, _) => {
            for at in 0..places.count() {
                fill(places.at(at), name, bytes, wild);
            }
        }
        Slot::List(list) | Slot::Measures(list, _) => {
            for _ in 0..bytes.byte() % 6 {
                match list.grow() {
                    // No space is what a field says by leaving it out, which an item of a list cannot.
                    Slot::Locus(place, vocabulary) if wild == Wild::Tame => {
                        *place = u16::from(word(vocabulary, bytes, wild)).max(1);
                    }
                    slot => fill(slot, name, bytes, wild),
                }
            }
        }
        Slot::Items(list, of) => {
            for _ in 0..bytes.byte() % 6 {
                let slot = match list.grow() {
                    Slot::Int(place) => Slot::Item(place, of),
                    other => other,
                };
                fill(slot, name, bytes, wild);
            }
        }
    }
}

/// Makes a board sorted, without duplicate hexes and without ids of units.
fn in_order(lists: &mut dyn Reflect) {
    for at in 0..lists.shape().fields.len() {
        let (Slot::List(list) | Slot::Items(list, _) | Slot::Measures(list, _)) = lists.slot(at) else { continue };
        for place in 0..list.count() {
            let Slot::Record(item) = list.at(place) else { continue };
            // Units stand two in a hex.
            let id = put(item, "id", 0);
            let Some(at) = place_of(item, "hex") else { continue };
            let Slot::Record(hex) = item.slot(at) else { continue };
            put(hex, "q", if id { place as i64 / 2 } else { place as i64 });
            if id {
                put(hex, "r", 0);
            }
        }
    }
}

fn place_of(record: &dyn Reflect, name: &str) -> Option<usize> {
    record.shape().fields.iter().position(|field| field.name == name)
}

/// Sets a field to a number; returns false if there is no such field.
fn put(record: &mut dyn Reflect, name: &str, number: i64) -> bool {
    match place_of(record, name).map(|at| record.slot(at)) {
        Some(Slot::Int(place)) => place.put(number),
        _ => false,
    }
}

fn word(vocabulary: &Vocabulary, bytes: &mut Bytes<'_>, wild: Wild) -> u8 {
    let (how, which) = (bytes.byte(), bytes.byte());
    match how {
        // The first word, and now and then none.
        0..=119 => {
            if how % 16 < 15 {
                vocabulary.first
            } else {
                0
            }
        }
        250.. if wild == Wild::Any => which,
        _ => vocabulary.first + which % u8::try_from(vocabulary.words.len()).unwrap_or(u8::MAX),
    }
}

/// Fills an operation's question: from bytes only, or from a vector's question with some of its bytes changed, so that
/// consistent questions are tested too.
pub fn question(operation: &Operation, held: &mut dyn Reflect, bytes: &mut Bytes<'_>, wild: Wild) {
    let samples = samples().get(operation.name).map_or(&[][..], Vec::as_slice);
    let (how, which) = (bytes.byte(), usize::from(bytes.byte()) << 8 | usize::from(bytes.byte()));
    if how % 2 == 0 || samples.is_empty() {
        return record(held, bytes, wild);
    }
    let mut sample = samples[which % samples.len()].clone();
    perturb(held.shape(), &mut sample, bytes);
    // A value that does not fit leaves a question partly filled, which is a question too.
    let _ = binding::read(held, &grognard_adjudicate::json::Of(&sample));
}

/// Returns the questions of the vectors, by operation.
fn samples() -> &'static HashMap<String, Vec<Json>> {
    static SAMPLES: OnceLock<HashMap<String, Vec<Json>>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let mut all: HashMap<String, Vec<Json>> = HashMap::new();
        for (_, vector) in crate::vectors::all() {
            all.entry(vector.call.clone()).or_default().push(vector.whole_question());
        }
        all
    })
}

fn perturb(shape: &Shape, value: &mut Json, bytes: &mut Bytes<'_>) {
    for field in shape.fields {
        if let Some(inner) = value.get_mut(field.name) {
            perturb_kind(&field.kind, inner, bytes);
        // A record may be written as one number, which has no fields to add to.
        } else if value.is_object() && bytes.byte() > 250 && matches!(field.kind, Kind::Int { .. } | Kind::Flag) {
            value[field.name] = if matches!(field.kind, Kind::Flag) { json!(true) } else { json!(bytes.byte() % 8) };
        }
    }
}

fn perturb_kind(kind: &Kind, value: &mut Json, bytes: &mut Bytes<'_>) {
    match (kind, &mut *value) {
        (Kind::Record(shape) | Kind::View(shape), inner) => perturb(shape, inner, bytes),
        (Kind::Array(of, _), Json::Array(items)) => items.iter_mut().for_each(|i| perturb_kind(of, i, bytes)),
        (Kind::List(of), Json::Array(items)) => {
            items.iter_mut().for_each(|i| perturb_kind(of, i, bytes));
            match (bytes.byte(), items.len()) {
                // Bytes that are used up are zero, and change nothing.
                (249.., 1..) => drop(items.pop()),
                (243..=248, 1..) => items.push(items[0].clone()),
                (238..=242, 2..) => items.swap(0, 1),
                _ => {}
            }
        }
        _ => {
            let how = bytes.byte();
            if how > 243 {
                *value = match kind {
                    Kind::Int { min, max } | Kind::Said { min, max } => match bytes.byte() {
                        n @ 0..=200 => json!(i64::from(n % 12)),
                        201..=228 => json!(min),
                        _ => json!(max),
                    },
                    Kind::Wide => json!((u64::MAX >> (bytes.byte() % 64)).to_string()),
                    Kind::Flag => json!(how.is_multiple_of(2)),
                    Kind::Word(v) | Kind::Locus(v) => json!(v.words[usize::from(bytes.byte()) % v.words.len()]),
                    _ => return,
                };
            }
        }
    }
}
