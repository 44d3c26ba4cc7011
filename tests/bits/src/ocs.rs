//! Operational Combat Series: attacks, their chances and results; barrages.

use crate::dice::Dice;
use crate::sum::Sum;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::{self, BarrageAssessment, BarrageOdds, Fire};
use grognard_core::ocs::combat::{self, Assessment, Attack, Chances, Combat, Policy, Resolve};
use grognard_core::ocs::facility::{self, FacilityAssessment, FacilityOdds, Target};
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::terrain::{Approach, Multiplier, Terrain};
use grognard_core::ocs::units::{Arm, Kind, Mobility, Mode, Orientation, Phase, Size, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::Trail;

fn unit(dice: &mut Dice, side: u8, hex: Hex) -> Unit {
    let mode = [Mode::Combat, Mode::Combat, Mode::Move, Mode::Dg, Mode::Exploit][usize::from(dice.upto(4))];
    let size = [Size::Company, Size::Battalion, Size::Regiment, Size::MultiStep][usize::from(dice.upto(3))];
    let multi = size == Size::MultiStep;
    let steps = if multi { 2 + dice.upto(3) } else { 1 };
    let strength = 1 + dice.wide(30);
    let mut unit = Unit {
        hex,
        mode: Code::new(mode),
        oriented: Code::new(if dice.once_in(3) { Orientation::Move } else { Orientation::Combat }),
        size: Code::new(size),
        steps,
        steps_lost: if multi { dice.upto(steps - 1) } else { 0 },
        arm: Code::new([Arm::Armor, Arm::Mech, Arm::Other][usize::from(dice.upto(2))]),
        // A headquarters may not attack.
        kind: Code::new(if dice.once_in(if side == 1 { 50 } else { 9 }) { Kind::Hq } else { Kind::Combat }),
        out_of_supply: Flag::from(dice.once_in(4)),
        ..Unit::regiment(side, strength, dice.small(0, 5))
    };
    let mobilities = [Mobility::Leg, Mobility::Truck, Mobility::Track];
    unit.combat_side.mobility = Code::new(mobilities[usize::from(dice.upto(2))]);
    unit.move_side = unit.combat_side;
    unit
}

fn multiplier(dice: &mut Dice) -> Multiplier {
    let (num, den) = [(1, 1), (1, 2), (3, 2), (1, 3), (2, 1), (3, 4)][usize::from(dice.upto(5))];
    Multiplier { num, den, bracketed: Flag::from(dice.once_in(5)) }
}

fn terrain(dice: &mut Dice) -> Terrain {
    let grounds = [Ground::Open, Ground::Close, Ground::VeryClose, Ground::ExtremelyClose];
    let ground = Code::new(grounds[usize::from(dice.upto(3))]);
    Terrain { armor: multiplier(dice), mech: multiplier(dice), other: multiplier(dice), ground, ..Default::default() }
}

pub fn assess(dice: &mut Dice, sum: &mut Sum) {
    let (target, hexes) = (Hex::new(5, 5), [Hex::new(4, 5), Hex::new(5, 4)]);
    let attackers: [Unit; 4] = core::array::from_fn(|at| unit(dice, 1, hexes[at / 2]));
    let defenders: [Unit; 4] = core::array::from_fn(|_| unit(dice, 2, target));
    let terrain: [Terrain; 2] = core::array::from_fn(|_| terrain(dice));
    let approaches: [Approach; 2] = core::array::from_fn(|at| Approach { hex: hexes[at], ..Default::default() });
    let (mine, theirs) = (1 + usize::from(dice.upto(3)), 1 + usize::from(dice.upto(3)));
    let question = Combat {
        attackers: &attackers[..mine],
        defenders: &defenders[..theirs],
        terrain: &terrain[..usize::from(dice.upto(2))],
        approaches: &approaches,
        attack: Code::new(Attack::Regular),
        phase: Code::new(Phase::Combat),
        target,
        hedgehog: dice.upto(4),
        ..Default::default()
    };
    sum.verdict(combat::assess(&question, &mut Trail::none()));
}

fn assessment(dice: &mut Dice) -> Assessment {
    Assessment {
        kind: Code::new(if dice.once_in(3) { Attack::Overrun } else { Attack::Regular }),
        column: dice.upto(12),
        drm: dice.small(-5, 5),
        hedgehog: dice.upto(4),
        attacker_steps: 1 + dice.wide(9),
        defender_steps: 1 + dice.wide(9),
        exploit_rating: dice.small(-1, 5),
        exploit_drop: dice.upto(3),
        no_exploit: Flag::from(dice.once_in(4)),
        ..Default::default()
    }
}

pub fn distribution(dice: &mut Dice, sum: &mut Sum) {
    let policy = |dice: &mut Dice| Code::new(if dice.once_in(2) { Policy::Stand } else { Policy::FallBack });
    let (attacker_policy, defender_policy) = (policy(dice), policy(dice));
    let defender_obeys = Flag::from(dice.once_in(2));
    let assessment = assessment(dice);
    let question = Chances { assessment, attacker_policy, defender_policy, defender_obeys, ..Default::default() };
    sum.ruling(combat::distribution(&question, &mut Trail::none()));
}

pub fn resolve(dice: &mut Dice, sum: &mut Sum) {
    let (rolled, assessment): ([u8; 5], _) = (core::array::from_fn(|_| 1 + dice.upto(5)), assessment(dice));
    let roll = |dice| combat::resolve(&Resolve { assessment, dice, ..Default::default() }, &mut Trail::none());
    // Surprise takes the fifth die.
    sum.ruling(roll(&rolled).or_else(|_| roll(&rolled[..4])));
}

pub fn barrage(dice: &mut Dice, sum: &mut Sum) {
    let assessment = BarrageAssessment {
        column: dice.upto(10),
        fire: Code::new([Fire::Artillery, Fire::Air, Fire::Ship][usize::from(dice.upto(2))]),
        target_steps: 1 + dice.wide(8),
        spotted: Flag::from(dice.once_in(2)),
        brackets_dg: Flag::from(dice.once_in(2)),
        ..Default::default()
    };
    sum.ruling(barrage::distribution(&BarrageOdds { assessment, ..Default::default() }, &mut Trail::none()));
}

pub fn facility(dice: &mut Dice, sum: &mut Sum) {
    let targets = [Target::AirBase, Target::Port, Target::Railroad];
    let assessment = FacilityAssessment {
        column: dice.upto(7),
        fire: Code::new([Fire::Artillery, Fire::Air, Fire::Ship][usize::from(dice.upto(2))]),
        facility: Code::new(targets[usize::from(dice.upto(2))]),
        level: 1 + dice.upto(2),
        capacity: 1 + dice.wide(60),
        hits: dice.upto(3),
        planes: dice.upto(8),
        ..Default::default()
    };
    sum.ruling(facility::distribution(&FacilityOdds { assessment }, &mut Trail::none()));
}
