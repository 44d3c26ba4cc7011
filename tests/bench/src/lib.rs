//! The cases that both kinds of benchmark measure, and alternatives for the same answer.

pub mod acw;
pub mod axis_allies;
pub mod front;
pub mod games;
pub mod korea;
pub mod paths;
pub mod rail;
pub mod turn;
pub mod zones;

use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::{self, Barrage, BarrageAssessment, Fire};
use grognard_core::ocs::combat::{self, Assessment, Attack, Chances, Combat, CombatDistribution, Policy, Resolve};
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::terrain::{Approach, Multiplier, Terrain};
use grognard_core::ocs::units::{Arm, Face, Kind, Mobility, Mode, Orientation, Phase, Size, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Step, Trail};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::{Value as Json, json};

/// An attack that holds what it lends.
#[derive(Debug, Clone, Default)]
pub struct Fight {
    /// The attacking units.
    pub attackers: Vec<Unit>,
    /// The defending units.
    pub defenders: Vec<Unit>,
    /// The terrains of the hex.
    pub terrain: Vec<Terrain>,
    /// What lies before it.
    pub approaches: Vec<Approach>,
}

impl Fight {
    /// The question.
    pub fn lend(&self) -> Combat<'_> {
        Combat {
            attackers: &self.attackers,
            defenders: &self.defenders,
            terrain: &self.terrain,
            approaches: &self.approaches,
            attack: Code::new(Attack::Regular),
            phase: Code::new(Phase::Combat),
            target: if self.approaches.is_empty() { Hex::default() } else { Hex::new(5, 5) },
            ..Default::default()
        }
    }
}

fn unit(side: u8, strength: u16, rating: i8) -> Unit {
    let mut unit = Unit::regiment(side, strength, rating);
    unit.combat_side.ma = 72u16.into();
    unit.combat_side.mobility = Code::new(Mobility::Leg);
    unit
}

/// Three units against three, in the open, with nothing to modify any of them.
pub fn plain() -> Fight {
    Fight {
        attackers: vec![unit(1, 8, 3), unit(1, 7, 2), unit(1, 6, 4)],
        defenders: vec![unit(2, 4, 2), unit(2, 3, 3), unit(2, 2, 1)],
        ..Default::default()
    }
}

/// Three units against three as a game has them: armor and infantry, across a river from two hexes into a village, a
/// multi-step unit that lost a step, a disorganized defender and one out of supply.
pub fn modified() -> Fight {
    let half = Multiplier { num: 1, den: 2, ..Default::default() };
    let village = Terrain { armor: half, mech: half, ground: Code::new(Ground::Close), ..Default::default() };
    let river = Terrain { armor: half, mech: half, other: half, ..Default::default() };
    let hexes = [Hex::new(4, 5), Hex::new(5, 4)];
    let panzers = Unit { arm: Code::new(Arm::Armor), ..unit(1, 8, 5) };
    let division = Unit { size: Code::new(Size::MultiStep), steps: 3, steps_lost: 1, ..unit(1, 14, 4) };
    Fight {
        attackers: vec![
            Unit { hex: hexes[0], ..panzers },
            Unit { hex: hexes[0], ..unit(1, 6, 3) },
            Unit { hex: hexes[1], ..division },
        ],
        defenders: [
            Unit { mode: Code::new(Mode::Dg), oriented: Code::new(Orientation::Combat), ..unit(2, 7, 3) },
            Unit { out_of_supply: Flag::YES, ..unit(2, 6, 2) },
            Unit { arm: Code::new(Arm::Mech), ..unit(2, 7, 3) },
        ]
        .map(|u| Unit { hex: Hex::new(5, 5), ..u })
        .to_vec(),
        terrain: vec![village],
        approaches: vec![
            Approach { hex: hexes[0], hexside: river, ..Default::default() },
            Approach { hex: hexes[1], ..Default::default() },
        ],
    }
}

/// Room for a trail.
pub fn room() -> Vec<Step> {
    vec![Step::default(); 64]
}

/// Assesses an attack without a trail.
pub fn assess(question: &Combat<'_>) -> Assessment {
    let ruling = combat::assess(question, &mut Trail::none()).expect("no fault");
    ruling.value.allowed().expect("allowed")
}

/// Assesses an attack and keeps the trail.
pub fn assess_with_trail(question: &Combat<'_>, room: &mut [Step]) -> (Assessment, usize) {
    let mut trail = Trail::new(room);
    let ruling = combat::assess(question, &mut trail).expect("no fault");
    (ruling.value.allowed().expect("allowed"), trail.needed())
}

/// An attack at 3:1 in the open with no modifier; or an overrun with +2, where surprise leads to every column.
pub fn attack(overrun: bool) -> Chances<'static> {
    let (kind, drm) = if overrun { (Attack::Overrun, 2) } else { (Attack::Regular, 0) };
    let assessment = Assessment {
        kind: Code::new(kind),
        column: 6,
        drm,
        attacker_steps: 4,
        defender_steps: 3,
        exploit_rating: 3,
        ..Default::default()
    };
    let stand = Code::new(Policy::Stand);
    Chances { assessment, attacker_policy: stand, defender_policy: stand, ..Default::default() }
}

/// The exact chances of an attack.
pub fn distribution(question: &Chances<'_>) -> CombatDistribution {
    combat::distribution(question, &mut Trail::none()).expect("no fault").value
}

/// The result of an attack and five dice.
pub fn resolve(assessment: Assessment, dice: &[u8]) -> u8 {
    combat::resolve(&Resolve { assessment, dice, ..Default::default() }, &mut Trail::none())
        .expect("no fault")
        .value
        .result
        .0
}

/// Guns and the units under them.
#[derive(Debug, Clone)]
pub struct Shelling {
    firers: Vec<Unit>,
    targets: Vec<Unit>,
    spotters: Vec<Unit>,
}

/// Two batteries on three units, spotted.
pub fn shelling() -> Shelling {
    let combat_side = Face { barrage: 12u16.into(), range: 4, ..Default::default() };
    let guns = Unit { combat_side, ..Unit::of(1, Kind::Artillery) };
    Shelling {
        firers: vec![guns, Unit { mode: Code::new(Mode::Dg), oriented: Code::new(Orientation::Combat), ..guns }],
        targets: vec![unit(2, 4, 2); 3],
        spotters: vec![unit(1, 3, 3)],
    }
}

/// Assesses a barrage.
pub fn assess_barrage(shelling: &Shelling) -> BarrageAssessment {
    let Shelling { firers, targets, spotters } = shelling;
    let question = Barrage { firers, targets, spotters, phase: Code::new(Phase::Combat), ..Default::default() };
    barrage::assess(&question, &mut Trail::none()).expect("no fault").value.allowed().expect("allowed")
}

/// An assessed barrage.
pub fn barrage() -> barrage::BarrageOdds<'static> {
    let assessment =
        BarrageAssessment { column: 6, fire: Code::new(Fire::Artillery), target_steps: 3, ..Default::default() };
    barrage::BarrageOdds { assessment, ..Default::default() }
}

/// The exact chances of a barrage.
pub fn barrage_distribution(question: &barrage::BarrageOdds<'_>) -> [u32; 5] {
    barrage::distribution(question, &mut Trail::none()).expect("no fault").value.outcomes
}

/// The question of `modified` as JSON text, as a host sends it: what every unit has, and what differs from the default.
pub fn question_text() -> String {
    let unit = |side: u8, strength: u16, rating: i8, more: Json| {
        let mut unit = json!({
            "side": side, "kind": "combat", "mode": "combat", "size": "regiment", "arm": "other", "rating": rating,
            "combat_side": {"strength": strength, "ma": 6, "mobility": "leg"}, "combat_supply": "paid",
        });
        unit.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        unit
    };
    let hex = |q: i16, r: i16| json!({"q": q, "r": r});
    let half = json!({"num": 1, "den": 2});
    json!({
        "attackers": [
            unit(1, 8, 5, json!({"arm": "armor", "hex": hex(4, 5)})),
            unit(1, 6, 3, json!({"hex": hex(4, 5)})),
            unit(1, 14, 4, json!({"size": "multi_step", "steps": 3, "steps_lost": 1, "hex": hex(5, 4)})),
        ],
        "defenders": [
            unit(2, 7, 3, json!({"mode": "dg", "oriented": "combat", "hex": hex(5, 5)})),
            unit(2, 6, 2, json!({"out_of_supply": true, "hex": hex(5, 5)})),
            unit(2, 7, 3, json!({"arm": "mech", "hex": hex(5, 5)})),
        ],
        "attack": "regular",
        "phase": "combat",
        "target": hex(5, 5),
        "terrain": [{"armor": half, "mech": half, "ground": "close"}],
        "approaches": [
            {"hex": hex(4, 5), "hexside": {"armor": half, "mech": half, "other": half}},
            {"hex": hex(5, 4)},
        ],
    })
    .to_string()
}

/// Through the JSON binding, from text to text.
pub fn ask_json(text: &str, trail: bool) -> String {
    let question: Json = serde_json::from_str(text).expect("JSON");
    let answer = grognard_adjudicate::json::ask("ocs.combat.assess", &question, trail).expect("no fault");
    json!({"verdict": answer.verdict, "value": answer.value, "cites": answer.cites}).to_string()
}

// ---- what else one would use ------------------------------------------------------------------------------------

/// A results table as a program without the library would keep it: cells by row and column.
#[derive(Debug, Clone, Copy)]
pub struct Cells([[u8; 13]; 15]);

impl Cells {
    /// Asked of the library once.
    pub fn new() -> Self {
        let cell = |row: i8, column: u8| {
            let drm = row - row.clamp(2, 12);
            // No surprise, then the row.
            let dice = [7 - drm, row - drm].map(|sum| [sum / 2, sum - sum / 2].map(|die| die as u8)).concat();
            resolve(Assessment { kind: Code::new(Attack::Regular), column, drm, ..Default::default() }, &dice)
        };
        Cells(std::array::from_fn(|row| std::array::from_fn(|column| cell(row as i8 + 1, column as u8))))
    }
}

impl Default for Cells {
    fn default() -> Self {
        Self::new()
    }
}

/// How often each result comes up in so many rolls of an attack, simulated.
pub fn monte_carlo(cells: &Cells, question: &Chances<'_>, rolls: u32, seed: u64) -> [u32; 12] {
    let a = &question.assessment;
    let (attacker, defender) = if a.kind == Code::new(Attack::Overrun) { (9, 6) } else { (10, 5) };
    let mut dice = SmallRng::seed_from_u64(seed);
    let mut results = [0; 12];
    for _ in 0..rolls {
        let mut die = || dice.random_range(1..=6i8);
        let surprise = die() + die() + a.drm - (a.hedgehog > 0) as i8;
        let shift = if surprise >= attacker {
            die()
        } else if surprise <= defender {
            -die()
        } else {
            0
        };
        let column = (a.column as i8 + shift).clamp(0, 12);
        let row = (die() + die() + a.drm - a.hedgehog as i8).clamp(1, 15);
        // Results count from 1.
        results[usize::from(cells.0[row as usize - 1][column as usize]) - 1] += 1;
    }
    results
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_simulation_is_of_the_same_attack() {
        for overrun in [false, true] {
            let (exact, cells) = (distribution(&attack(overrun)).results, Cells::new());
            let rolled = monte_carlo(&cells, &attack(overrun), 1_000_000, 1);
            for (exact, rolled) in exact.iter().zip(rolled) {
                let (p, q) = (f64::from(*exact) / 7776.0, f64::from(rolled) / 1e6);
                assert!((p - q).abs() < 0.003, "{p} {q}");
            }
        }
    }

    #[test]
    fn the_text_asks_what_the_records_ask() {
        let told: Json = serde_json::from_str(&ask_json(&question_text(), false)).unwrap();
        let fight = modified();
        let direct = assess(&fight.lend());
        assert_eq!(told["value"], grognard_adjudicate::json::record(&direct));
        assert!(direct.attack < 18 * 11_520, "the modifiers are at work");
    }

    #[test]
    fn the_boards_can_be_asked() {
        let (mut words, mut room) = (vec![0; 200_000], vec![Default::default(); 1000]);
        for position in [rail::network(), rail::everywhere()] {
            assert!(rail::across(&position, &mut words, &mut room) > 0);
            assert!(rail::back(&position, &mut words) > 0);
            assert!(rail::put_down(&position, &mut words, &mut vec![Default::default(); 100]) > 0);
        }
        let (position, pax) = rail::rebuilding();
        assert_eq!(rail::rebuild_near(&position, pax), 1);
        let position = zones::position();
        assert!(zones::covers(&position.lend(), Hex::new(37, 50)) > 0);
        assert_eq!(zones::covers(&position.lend(), Hex::new(37, 10)), 0);
        assert!(zones::refit(&position.lend(), Hex::new(37, 10)));
        let supply = paths::position(15);
        assert!(paths::throw_reach(&supply, &mut words, &mut vec![Default::default(); 10_000]) > 0);
        assert!(paths::throw_to(&supply, &mut words));
        paths::sources(&supply, &mut words);
        paths::cross(&supply);
        assert!(assess_barrage(&shelling()).column > 0);
    }
}
