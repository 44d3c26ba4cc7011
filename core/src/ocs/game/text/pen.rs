//! Words that are written, and their sum.

use super::Labels;
use crate::bounded::Bounded;
use crate::hex::Hex;

/// The sum of bytes (FNV-1a).
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum(pub u32);

impl Sum {
    pub const EMPTY: Sum = Sum(0x811C_9DC5);
    pub fn add(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
}

/// Writes a text, as far as there is room, and counts on.
pub(super) struct Pen<'o, 'l> {
    pub out: &'o mut [u8],
    pub used: usize,
    begun: bool,
    pub sum: Sum,
    pub labels: &'l Labels<'l>,
}

impl<'o, 'l> Pen<'o, 'l> {
    pub fn new(out: &'o mut [u8], labels: &'l Labels<'l>) -> Self {
        Pen { out, used: 0, begun: false, sum: Sum::EMPTY, labels }
    }
    fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.used) {
            *place = byte;
        }
        self.used = self.used.saturating_add(1);
    }
    /// A part of a word.
    pub fn bytes(&mut self, text: &[u8]) {
        for byte in text {
            self.sum.add(*byte);
            self.byte(*byte);
        }
    }
    pub fn part(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }
    /// Begins a word.
    pub fn next(&mut self) {
        if self.begun {
            self.byte(b' ');
        }
        self.begun = true;
        self.sum.add(0);
    }
    pub fn word(&mut self, text: &str) {
        self.next();
        self.part(text);
    }
    pub fn line(&mut self) {
        self.sum.add(b'\n');
        self.byte(b'\n');
        self.begun = false;
    }
    pub fn digits(&mut self, number: u64) {
        let mut power = 1u64;
        while number.checked_div(power).is_some_and(|left| left >= 10) {
            power = power.saturating_mul(10);
        }
        while power > 0 {
            let digit = number.checked_div(power).and_then(|n| n.checked_rem(10)).unwrap_or(0);
            self.bytes(&[b'0'.bounded_add(u8::try_from(digit).unwrap_or(0))]);
            power = power.checked_div(10).unwrap_or(0);
        }
    }
    pub fn signed(&mut self, number: i64) {
        if number < 0 {
            self.part("-");
        }
        self.digits(number.unsigned_abs());
    }
    pub fn number(&mut self, number: i64) {
        self.next();
        self.signed(number);
    }
    /// A hex, as a part of a word.
    pub fn hex(&mut self, hex: Hex) {
        match hex.number(self.labels.hexes) {
            Some(number) => {
                for part in [number / 1000, number / 100 % 10, number / 10 % 10, number % 10] {
                    self.digits(part.into());
                }
            }
            None => {
                self.signed(hex.q.into());
                self.part(",");
                self.signed(hex.r.into());
            }
        }
    }
    /// A unit.
    pub fn unit(&mut self, unit: u16) {
        self.next();
        match self.labels.name(unit) {
            Some(name) => self.bytes(name),
            None => {
                self.part("#");
                self.digits(unit.into());
            }
        }
    }
}
