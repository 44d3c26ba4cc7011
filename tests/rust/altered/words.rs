//! Questions with a byte that is no word, as only a program in C or Rust can ask them.

use crate::Random;
use grognard_adjudicate::json::Of;
use grognard_core::binding::{self, operation};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Reflect, Slot};
use grognard_tests::vectors::all;
use std::collections::BTreeSet;

/// A byte that is no word of any vocabulary.
const NO_WORD: u8 = 250;

/// Counts the words in a record, and sets the one with a number to a byte that is none.
struct Hunt {
    met: usize,
    wanted: Option<usize>,
}

impl Hunt {
    fn is_next(&mut self) -> bool {
        self.met += 1;
        self.wanted.is_some_and(|wanted| wanted + 1 == self.met)
    }
    /// Looks through a record. Of a list, the first item and the last.
    fn record(&mut self, record: &mut dyn Reflect) {
        for index in 0..record.shape().fields.len() {
            match record.slot(index) {
                Slot::Word(byte, _) if self.is_next() => *byte = NO_WORD,
                Slot::Coded(number, _) if self.is_next() => assert!(number.put(NO_WORD.into())),
                Slot::Record(inner) => self.record(inner),
                Slot::List(list) => {
                    let count = list.count();
                    let ends: BTreeSet<usize> = (0..count).filter(|at| *at == 0 || at + 1 == count).collect();
                    for at in ends {
                        if let Slot::Record(inner) = list.at(at) {
                            self.record(inner);
                        }
                    }
                }
                Slot::Array(places) => {
                    for at in 0..places.count() {
                        if let Slot::Record(inner) = places.at(at) {
                            self.record(inner);
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

#[test]
fn what_is_no_word_is_a_fault_or_not_asked_for() {
    let mut random = Random::new(1942);
    let (mut faults, mut answers) = (0, 0);
    for (_, vector) in all().into_iter().filter(|(_, vector)| vector.is_for("rust") && vector.fault.is_none()) {
        let op = operation(&vector.call).expect("an operation");
        let question = vector.whole_question();
        for _ in 0..3 {
            let mut set = false;
            let told = (op.ask)(
                &mut |held| {
                    binding::read(held, &Of(&question)).unwrap_or_else(|fault| panic!("{fault:?}"));
                    let mut all = Hunt { met: 0, wanted: None };
                    all.record(held);
                    let mut hunt = Hunt { met: 0, wanted: Some(random.below(all.met)) };
                    hunt.record(held);
                    set = all.met > 0;
                    set
                },
                true.into(),
                &mut |_, _, _| {},
            );
            match told {
                Err(wrong) if set => {
                    assert_ne!(wrong.fault.code(), FaultCode::Internal, "{}", vector.id);
                    faults += 1;
                }
                Ok(()) => answers += 1,
                Err(_) => {}
            }
        }
    }
    println!("{faults} faults, {answers} answers");
    assert!(faults > 2_000 && answers > 1_000, "{faults} faults, {answers} answers");
}
