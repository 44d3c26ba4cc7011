//! Records and questions made of bytes, for the properties and the fuzzers: every pattern that a host could hand over
//! can come up, and most of what comes up makes enough sense to get past the first check.

use grognard_core::reflect::{Reflect, Slot, Vocabulary};

/// Bytes read one by one; zeros when they are used up.
#[derive(Debug, Clone)]
pub struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl<'a> Bytes<'a> {
    /// These bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Bytes(bytes.iter())
    }
    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }
    /// Bytes not read yet.
    pub fn rest(&self) -> &'a [u8] {
        self.0.as_slice()
    }
}

/// How wild the values may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wild {
    /// Words are words.
    Tame,
    /// A word may be any byte.
    Any,
}

/// Fills every field that a door can reach.
pub fn record(record: &mut dyn Reflect, bytes: &mut Bytes<'_>, wild: Wild) {
    for (at, field) in record.shape().fields.iter().enumerate() {
        fill(record.slot(at), field.name, bytes, wild);
    }
}

fn fill(slot: Slot<'_>, name: &str, bytes: &mut Bytes<'_>, wild: Wild) {
    match slot {
        Slot::Nothing => {}
        Slot::Int(place) => {
            // Mostly zero or small, as on a counter; now and then anything that fits, and the bounds themselves.
            let (how, low) = (bytes.byte(), i64::from(bytes.byte()));
            let value = match how {
                _ if name == "dice" => 1 + low % 7,
                0..=99 => 0,
                100..=199 => low % 6,
                200..=229 => low,
                230..=239 => -low,
                240..=247 => i64::from(i32::from_be_bytes([bytes.byte(), bytes.byte(), bytes.byte(), bytes.byte()])),
                248..=251 => [255, 65_535, 4_294_967_295, 127][usize::from(how - 248)],
                _ => [-128, -32_768, 32_767, 2_147_483_647][usize::from(how - 252)],
            };
            place.put(value);
        }
        Slot::Wide(place) => *place = (0..8).fold(0, |n, _| n << 8 | u64::from(bytes.byte())) >> (bytes.byte() % 64),
        Slot::View(view) => record(view.fresh(), bytes, wild),
        Slot::Flag(flag) => {
            let byte = bytes.byte();
            flag.0 = if wild == Wild::Any || byte < 32 { byte & byte.wrapping_shl(1) } else { 0 };
            if wild == Wild::Tame {
                flag.0 = u8::from(flag.0 != 0);
            }
        }
        Slot::Word(code, vocabulary) => *code = word(vocabulary, bytes, wild),
        Slot::Record(inner) => self::record(inner, bytes, wild),
        Slot::Array(places) => {
            for at in 0..places.count() {
                fill(places.at(at), name, bytes, wild);
            }
        }
        Slot::List(list) => {
            for _ in 0..bytes.byte() % 6 {
                fill(list.grow(), name, bytes, wild);
            }
        }
    }
}

fn word(vocabulary: &Vocabulary, bytes: &mut Bytes<'_>, wild: Wild) -> u8 {
    let (how, which) = (bytes.byte(), bytes.byte());
    match how {
        0..=119 => 0,
        250.. if wild == Wild::Any => which,
        _ => which % u8::try_from(vocabulary.words.len()).unwrap_or(u8::MAX),
    }
}
