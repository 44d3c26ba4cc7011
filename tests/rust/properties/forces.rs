//! Random units, terrain and attacks as they occur in games.

use grognard_core::hex::Hex;
use grognard_core::ocs::combat::{Attack, Combat};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::options::{GameRules, StepLoss};
use grognard_core::ocs::terrain::{Approach, Choice, Multiplier, Terrain};
use grognard_core::ocs::units::{Arm, CombatSupply, Face, Kind, Mode, Orientation, Phase, Size, Style, Symbol, Unit};
use grognard_core::reflect::{Code, Flag, Word};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Any word of a vocabulary.
pub fn word<W: Word + std::fmt::Debug>() -> impl Strategy<Value = Code<W>> + Clone {
    (0..W::VOCABULARY.words.len()).prop_map(|code| Code::raw(W::VOCABULARY.first + code as u8))
}

/// Every word of a vocabulary, in its order.
pub fn words<W: Word>() -> impl Iterator<Item = W> + Clone {
    (W::VOCABULARY.first..).map_while(W::of)
}

fn flag() -> impl Strategy<Value = Flag> + Clone {
    any::<bool>().prop_map(Flag::from)
}

fn face() -> impl Strategy<Value = Face> + Clone {
    (0u16..=30, 0u8..=20).prop_map(|(strength, ma)| Face {
        strength: strength.into(),
        ma: (u16::from(ma) * MP).into(),
        mobility: Code::raw(1),
        ..Default::default()
    })
}

/// Size, steps printed, steps lost.
fn steps() -> impl Strategy<Value = (Code<Size>, u8, u8)> + Clone {
    let large = (2u8..=4).prop_flat_map(|steps| (Just(Code::new(Size::MultiStep)), Just(steps), 0..steps));
    let small = select(vec![Size::Regiment, Size::Battalion, Size::Company, Size::Breakdown]);
    prop_oneof![3 => small.prop_map(|size| (Code::new(size), 1, 0)), 2 => large]
}

/// A unit that fights on either side; `lines` are the kinds it may be of.
fn unit(lines: Vec<Kind>, modes: Vec<Mode>, supplies: Vec<CombatSupply>) -> impl Strategy<Value = Unit> + Clone {
    let counter = (select(lines), word::<Arm>(), word::<Symbol>(), face(), face(), 0i8..=5);
    let marks = (select(modes), word::<Orientation>(), flag(), select(supplies), steps());
    (counter, marks).prop_map(|((kind, arm, symbol, combat_side, move_side, rating), marks)| {
        let (mode, oriented, out_of_supply, supply, (size, steps, steps_lost)) = marks;
        Unit {
            kind: Code::new(kind),
            arm,
            symbol,
            combat_side,
            move_side,
            rating: rating.into(),
            side: 1,
            mode: Code::new(mode),
            oriented,
            out_of_supply,
            combat_supply: Code::new(supply),
            size,
            steps,
            steps_lost,
            released: Flag::from(mode == Mode::Reserve),
            ..Default::default()
        }
    })
}

/// A unit that may attack.
pub fn attacker() -> impl Strategy<Value = Unit> + Clone {
    use CombatSupply::{Paid, Stocks};
    unit(
        vec![Kind::Combat, Kind::Engineer],
        vec![Mode::Combat, Mode::Move, Mode::Reserve, Mode::Exploit, Mode::Dg],
        vec![Paid, Stocks],
    )
}

/// A unit that defends, whatever it is.
pub fn defender() -> impl Strategy<Value = Unit> + Clone {
    use CombatSupply::{None, Paid, Stocks};
    let modes = vec![Mode::Combat, Mode::Move, Mode::Reserve, Mode::Strat, Mode::Exploit, Mode::Dg];
    let line = vec![Kind::Combat, Kind::Combat, Kind::RailRepair, Kind::Hq, Kind::DivisionalHq, Kind::Artillery];
    let style = select(vec![Style::Printed, Style::Parenthesised, Style::None]);
    (unit(line, modes, vec![Paid, Stocks, None]), style, any::<bool>()).prop_map(|(mut unit, style, released)| {
        unit.combat_side.style = Code::new(style);
        unit.released = Flag::from(released);
        unit
    })
}

fn multiplier() -> impl Strategy<Value = Multiplier> + Clone {
    let printed = select(vec![(0, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 2), (3, 4)]);
    (printed, flag()).prop_map(|((num, den), bracketed)| Multiplier { num, den, bracketed })
}

/// A row of a chart.
pub fn terrain() -> impl Strategy<Value = Terrain> + Clone {
    (multiplier(), multiplier(), multiplier(), word()).prop_map(|(armor, mech, other, ground)| Terrain {
        armor,
        mech,
        other,
        ground,
        reserved: [0; 2],
    })
}

/// An attack that holds what it lends.
#[derive(Debug, Clone)]
pub struct Fight {
    pub attackers: Vec<Unit>,
    pub defenders: Vec<Unit>,
    pub terrain: Vec<Terrain>,
    pub approaches: Vec<Approach>,
    pub own_terrain: u8,
    pub hedgehog: u8,
    pub step_loss: Code<StepLoss>,
}

/// Where every attack goes.
pub const TARGET: Hex = Hex::new(10, 10);

impl Fight {
    pub fn lend(&self) -> Combat<'_> {
        Combat {
            attackers: &self.attackers,
            defenders: &self.defenders,
            attack: Code::new(Attack::Regular),
            phase: Code::new(Phase::Combat),
            target: TARGET,
            terrain: &self.terrain,
            approaches: &self.approaches,
            own_terrain: self.own_terrain,
            hedgehog: self.hedgehog,
            rules: GameRules { step_loss: self.step_loss, ..Default::default() },
            ..Default::default()
        }
    }
}

/// A regular attack from up to three hexes that the rules allow.
pub fn fight() -> impl Strategy<Value = Fight> + Clone {
    let around: Vec<Hex> = TARGET.neighbours().take(3).collect();
    let placed = (attacker(), 0usize..3).prop_map({
        let around = around.clone();
        move |(unit, at)| Unit { hex: around[at], ..unit }
    });
    let side = prop_oneof![1 => Just(Terrain::default()), 2 => terrain()];
    let field = (vec(terrain(), 0..=3), vec(side, 3), word());
    (vec(placed, 1..=5), vec(defender(), 1..=4), field, 0u8..=4).prop_map(
        move |(attackers, defenders, (terrain, sides, step_loss), hedgehog)| {
            let approach = |(hex, hexside): (&Hex, Terrain)| Approach { hex: *hex, hexside, ..Default::default() };
            Fight {
                attackers,
                defenders: defenders.into_iter().map(|u| Unit { hex: TARGET, side: 2, ..u }).collect(),
                terrain,
                approaches: around.iter().zip(sides).map(approach).collect(),
                own_terrain: 0,
                hedgehog,
                step_loss,
            }
        },
    )
}

/// Every choice of terrain that the defender could state for a stack.
pub fn stated(fight: &Fight, approach: &Approach) -> Vec<Approach> {
    let hexes = (0..fight.terrain.len()).map(|which| (Choice::Hex, which as u8));
    let side = (approach.hexside != Terrain::default()).then_some((Choice::Hexside, 0));
    hexes.chain(side).map(|(choice, which)| Approach { choice: Code::new(choice), which, ..*approach }).collect()
}
