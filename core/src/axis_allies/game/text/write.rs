//! The words of the text of a position, and their sum.

use crate::axis_allies::game::position::phase::Fight;
use crate::axis_allies::game::text::numbers::{self, Numbers};
use crate::axis_allies::game::text::words::{Known, known};
use crate::axis_allies::map::Site;
use crate::axis_allies::placement::Placement;
use crate::axis_allies::units::Kind;
use crate::bounded::Bounded;
use crate::fault::FaultCode;
use crate::reflect::{Code, Said, Word};

/// The sum of words and line ends.
#[derive(Debug, Clone, Copy)]
pub(in crate::axis_allies::game) struct Sum(pub u32);

impl Sum {
    /// The sum of nothing.
    pub const EMPTY: Sum = Sum(0x811C_9DC5);
    /// A byte more (FNV-1a).
    pub fn add(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
}

/// Writes words.
pub(in crate::axis_allies::game) struct Pen<'a> {
    pub out: &'a mut [u8],
    pub used: usize,
    pub begun: bool,
    pub sum: Sum,
}

impl Pen<'_> {
    pub fn byte(&mut self, byte: u8) {
        if let Some(place) = self.out.get_mut(self.used) {
            *place = byte;
        }
        self.used = self.used.saturating_add(1);
    }
    /// A part of a word.
    pub fn part(&mut self, text: &str) {
        for byte in text.bytes() {
            self.sum.add(byte);
            self.byte(byte);
        }
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
    pub fn digits(&mut self, number: u32) {
        let mut power = 1u32;
        while number.checked_div(power).is_some_and(|left| left >= 10) {
            power = power.saturating_mul(10);
        }
        while power > 0 {
            let digit = number.checked_div(power).and_then(|n| n.checked_rem(10)).unwrap_or(0);
            let byte = b'0'.bounded_add(u8::try_from(digit).unwrap_or(0));
            self.sum.add(byte);
            self.byte(byte);
            power = power.checked_div(10).unwrap_or(0);
        }
    }
    pub fn number(&mut self, number: u32) {
        self.next();
        self.digits(number);
    }
    pub fn named(&mut self, name: &str, number: u32) {
        if number > 0 {
            self.word(name);
            self.number(number);
        }
    }
    pub fn code<W: Word>(&mut self, code: Code<W>) {
        self.word(known::<W>().word(code.0).unwrap_or("none"));
    }
    pub fn site(&mut self, space: u16) {
        let word = u8::try_from(space).ok().and_then(|code| known::<Site>().word(code));
        self.word(word.unwrap_or("none"));
    }
    pub fn line(&mut self) {
        self.sum.add(b'\n');
        self.byte(b'\n');
        self.begun = false;
    }
}

impl Numbers for Pen<'_> {
    fn number(&mut self, value: u16, _: u16) -> Result<u16, FaultCode> {
        Pen::number(self, value.into());
        Ok(value)
    }
    fn code(&mut self, code: u8, words: Known) -> Result<u8, FaultCode> {
        self.word(words.word(code).unwrap_or("none"));
        Ok(code)
    }
    fn said(&mut self, value: Said<u16>) -> Result<Said<u16>, FaultCode> {
        match value.get() {
            Some(number) => Pen::number(self, number.into()),
            None => self.word("none"),
        }
        Ok(value)
    }
}

impl Pen<'_> {
    pub fn numbers_of_placement(&mut self, entry: &Placement) {
        self.word(entry.kind.get().map_or("none", Kind::short));
        self.number(entry.count.into());
        self.site(entry.space.0);
        if entry.industrial_complex.0 > 0 {
            self.word("from");
            self.site(entry.industrial_complex.0);
        }
    }

    pub fn fight(&mut self, fight: &Fight) {
        match &fight.raid {
            Some(raid) => {
                self.word("raid");
                self.site(fight.space);
                self.number(raid.owed.into());
                let _ = numbers::raid(self, &mut { raid.assessment });
            }
            None => {
                self.word("fight");
                self.site(fight.space);
                let _ = numbers::battle(self, &mut { fight.battle });
            }
        }
        self.line();
    }
}
