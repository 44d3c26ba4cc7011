//! Axis & Allies: the chances of battles on land and at sea, to their end and by rounds.

use crate::dice::Dice;
use crate::sum::Sum;
use grognard_core::axis_allies::battle::{self, BattleKind, BattleOutcome, Force, Forecast, RoundChance, Wave};
use grognard_core::reflect::Flag;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// The words of memory that the largest of these battles takes.
const WORDS: usize = 1 << 14;

fn force(dice: &mut Dice, sea: bool, attacks: bool) -> Force {
    let (fighter, bomber) = (dice.wide(2), if attacks { dice.wide(1) } else { 0 });
    match sea {
        true => Force {
            transport: dice.wide(2),
            submarine: dice.wide(2),
            carrier: dice.wide(1),
            battleship: dice.wide(1),
            fighter,
            bomber,
            ..Default::default()
        },
        false => Force { infantry: dice.wide(5), armor: dice.wide(3), fighter, bomber, ..Default::default() },
    }
}

fn ask(dice: &mut Dice, each: &mut dyn FnMut(&Forecast<'_>)) {
    let sea = dice.once_in(2);
    let kind = if sea { BattleKind::Sea } else { BattleKind::Land };
    let waves = [Wave { force: force(dice, sea, true), ..Default::default() }];
    let defender = force(dice, sea, false);
    let aa_gun = Flag::from(!sea && dice.once_in(3));
    each(&Forecast { kind: kind.into(), waves: &waves, defender, aa_gun, ..Default::default() });
}

pub fn distribution(dice: &mut Dice, sum: &mut Sum) {
    ask(dice, &mut |question| {
        let (mut words, mut room) = ([0u64; WORDS], [BattleOutcome::default(); 64]);
        let mut rows = Sink::new(&mut room);
        sum.ruling(battle::distribution(question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()));
        rows.items().iter().for_each(|row| sum.record(row));
    });
}

pub fn rounds(dice: &mut Dice, sum: &mut Sum) {
    ask(dice, &mut |question| {
        let (mut words, mut room) = ([0u64; WORDS], [RoundChance::default(); 64]);
        let mut rows = Sink::new(&mut room);
        sum.ruling(battle::rounds(question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()));
        rows.items().iter().for_each(|row| sum.record(row));
    });
}
