//! American Civil War regimental: combats between stacks, and their chances.

use crate::dice::Dice;
use crate::sum::Sum;
use grognard_core::acw::combat::{self, Assessment, Chance, Chances, Combat};
use grognard_core::acw::table::EXAMPLE;
use grognard_core::acw::units::{Kind, Unit};
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};

fn unit(dice: &mut Dice, q: i16, r: i16) -> Unit {
    let kind = if dice.once_in(5) { Kind::Artillery } else { Kind::Infantry };
    let (strength, cohesion) = ((1 + dice.upto(8)).into(), dice.upto(6).into());
    Unit { hex: Hex::new(q, r), kind: Code::new(kind), strength, cohesion, ..Default::default() }
}

pub fn assess(dice: &mut Dice, sum: &mut Sum) {
    let attackers: [Unit; 3] = core::array::from_fn(|at| if at == 0 { unit(dice, 0, 1) } else { unit(dice, 1, 0) });
    let defenders: [Unit; 3] = core::array::from_fn(|_| unit(dice, 0, 0));
    let question = Combat { attackers: &attackers, defenders: &defenders, table: EXAMPLE, ..Default::default() };
    let mut room = [Default::default(); 8];
    sum.verdict(combat::assess(&question, &mut Sink::new(&mut room), &mut Trail::none()));
}

pub fn distribution(dice: &mut Dice, sum: &mut Sum) {
    let column = dice.upto(7);
    let heading = EXAMPLE.columns.get(usize::from(column)).copied().unwrap_or_default();
    let drm = dice.small(-6, 6);
    let assessment = Assessment { column, heading, table: EXAMPLE.digest(), drm, ..Default::default() };
    let mut room = [Chance::default(); 6];
    let mut rows = Sink::new(&mut room);
    let question = Chances { assessment, table: EXAMPLE };
    sum.ruling(combat::distribution(&question, &mut rows, &mut Trail::none()));
    rows.items().iter().for_each(|row| sum.record(row));
}
