//! The checksum of answers, by their values: it does not hang on how a machine keeps a number in memory.

use grognard_core::fault::Fault;
use grognard_core::reflect::{Reflect, Value};
use grognard_core::ruling::{Cites, Ruling, Verdict};

pub struct Sum {
    value: u64,
    pub answered: u32,
}

impl Sum {
    pub fn new() -> Self {
        Sum { value: 0xCBF2_9CE4_8422_2325, answered: 0 }
    }
    pub fn value(&self) -> u64 {
        self.value
    }
    pub fn add(&mut self, number: u64) {
        self.value = (self.value.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
    /// Adds an answer that is a record.
    pub fn ruling<T: Reflect>(&mut self, asked: Result<Ruling<T>, Fault>) {
        match asked {
            Ok(ruling) => self.answer(&ruling.value, &ruling.cites),
            Err(fault) => self.fault(&fault),
        }
    }
    /// Adds an answer that may forbid. What is forbidden has no numbers, and counts for no answer.
    pub fn verdict<T: Reflect>(&mut self, asked: Result<Ruling<Verdict<T>>, Fault>) {
        match asked {
            Ok(Ruling { value: Verdict::Allowed(value), cites }) => self.answer(&value, &cites),
            Ok(Ruling { value: Verdict::Forbidden, cites }) => {
                self.add(2);
                self.cites(&cites);
            }
            Err(fault) => self.fault(&fault),
        }
    }
    fn answer(&mut self, value: &dyn Reflect, cites: &Cites) {
        self.add(1);
        self.record(value);
        self.cites(cites);
        self.answered += 1;
    }
    fn fault(&mut self, fault: &Fault) {
        self.add(3);
        self.add(u64::from(fault.number()));
    }
    fn cites(&mut self, cites: &Cites) {
        cites.iter().for_each(|rule| self.add(u64::from(rule.0)));
    }
    /// Adds every number and every word of a record.
    pub fn record(&mut self, record: &dyn Reflect) {
        for index in 0..record.shape().fields.len() {
            self.part(&record.value(index));
        }
    }
    fn part(&mut self, value: &Value<'_>) {
        match value {
            Value::Int(n) | Value::Rule(n) | Value::Measure(n, _) | Value::Item(n, ..) => self.add(n.cast_unsigned()),
            Value::Wide(n) => self.add(*n),
            Value::Flag(flag) => self.add(u64::from(*flag)),
            Value::Word(Ok(word)) => word.bytes().for_each(|byte| self.add(u64::from(byte))),
            Value::Word(Err(code)) => self.add(u64::from(*code)),
            Value::Text(text) => text.iter().for_each(|byte| self.add(u64::from(*byte))),
            Value::Record(inner) => self.record(*inner),
            Value::List(list) | Value::Measures(list, _) => {
                for at in 0..list.count() {
                    self.part(&list.item(at));
                }
            }
            // No answer here has a place of a map.
            Value::Nothing | Value::Absent | Value::Locus(_) => self.add(7),
        }
    }
}
