//! 1950 Korea: the chances of combats, with chips and without.

use crate::dice::Dice;
use crate::sum::Sum;
use grognard_core::korea::combat::{self, Assessment, CasesRow, Chances, Chip, Counted, Engagement};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

pub fn distribution(dice: &mut Dice, sum: &mut Sum) {
    let bag = [(-2, 3), (-1, 6), (0, 12), (1, 6), (2, 3)].map(|(value, count)| Chip { value, count, reserved: 0 });
    let kind = if dice.once_in(2) { Engagement::Meeting } else { Engagement::Prepared };
    let assessment = Assessment {
        attacker_drm: dice.small(-8, 8).into(),
        defender_drm: dice.small(-8, 8).into(),
        kind: Code::new(kind),
        attacker_chips: dice.upto(2),
        defender_chips: dice.upto(2),
        ..Default::default()
    };
    let by = if dice.once_in(2) { Counted::Losses } else { Counted::Differential };
    let (mut words, mut room) = ([0u64; 4096], [CasesRow::default(); 128]);
    let mut rows = Sink::new(&mut room);
    let question = Chances { assessment, bag: &bag, by: Code::new(by) };
    sum.ruling(combat::distribution(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()));
    rows.items().iter().for_each(|row| sum.record(row));
}
