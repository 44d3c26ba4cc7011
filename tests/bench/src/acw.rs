//! The cases of the American Civil War.

use grognard_core::acw::attacks::{self, Board, Engaged, Improve, Improved, Plan, Planned, Walk, Walked};
use grognard_core::acw::combat::{self, Assessment, Chance, Chances, Combat, CombatDistribution};
use grognard_core::acw::modifiers::{Condition, Ground, Modifier, Scope};
use grognard_core::acw::options::{GameRules, MultiTarget};
use grognard_core::acw::table::EXAMPLE;
use grognard_core::acw::units::{Hexside, Kind, Side, Unit};
use grognard_core::hex::Hex;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Flag, Said};
use grognard_core::ruling::{Sink, Step, Trail};
use grognard_core::scratch::Scratch;

/// A combat that holds what it lends.
#[derive(Debug, Clone, Default)]
pub struct Clash {
    attackers: Vec<Unit>,
    defenders: Vec<Unit>,
    ground: Vec<Ground>,
    hexsides: Vec<Hexside>,
    modifiers: Vec<Modifier>,
}

impl Clash {
    /// The question.
    pub fn lend(&self) -> Combat<'_> {
        Combat {
            attackers: &self.attackers,
            defenders: &self.defenders,
            ground: &self.ground,
            hexsides: &self.hexsides,
            modifiers: &self.modifiers,
            table: EXAMPLE,
            ..Default::default()
        }
    }
}

fn unit(q: i16, r: i16, strength: u8, cohesion: u8) -> Unit {
    let (strength, cohesion) = (strength.into(), cohesion.into());
    Unit { hex: Hex::new(q, r), kind: Code::new(Kind::Infantry), strength, cohesion, ..Default::default() }
}

/// Three regiments from two hexes against three in one, nothing to modify them.
pub fn plain() -> Clash {
    Clash {
        attackers: vec![unit(1, 0, 4, 4), unit(1, 0, 3, 3), unit(0, 1, 5, 4)],
        defenders: vec![unit(0, 0, 3, 4), unit(0, 0, 2, 3), unit(0, 0, 2, 4)],
        ..Default::default()
    }
}

/// The example of ACW 9 with a game's whole card: two stacks from higher ground flank a third in breastworks, one of
/// them is disorganized, a commander is with them, and guns stand on both sides.
pub fn modified() -> Clash {
    let guns = |q, r, strength| Unit { kind: Code::new(Kind::Artillery), ..unit(q, r, strength, 5) };
    let leader = |q, r, command: u8| Unit {
        kind: Code::new(Kind::Commander),
        stars: 3,
        command: command.into(),
        strength: Said(0),
        cohesion: Said(0),
        ..unit(q, r, 0, 0)
    };
    let drm = |value, what, side, scope| Modifier {
        value,
        what: Code::new(what),
        side: Code::new(side),
        scope: Code::new(scope),
        ..Default::default()
    };
    let ground = |q, r, level, marks| Ground { hex: Hex::new(q, r), level, marks, ..Default::default() };
    let (ours, theirs) = (Side::Attacker, Side::Defender);
    Clash {
        attackers: vec![
            unit(1, 0, 4, 4),
            unit(1, 0, 3, 3),
            leader(1, 0, 5),
            Unit { disorganized: Flag::YES, ..unit(-1, 1, 5, 4) },
            guns(-1, 1, 4),
        ],
        defenders: vec![unit(0, 0, 3, 4), unit(0, 0, 2, 3), guns(0, 0, 3), leader(0, 0, 2)],
        ground: vec![ground(1, 0, 2, 0), ground(-1, 1, 2, 0), ground(0, 0, 1, 1)],
        hexsides: vec![Hexside { hex: Hex::new(1, 0), beside: Hex::new(0, 0), marks: 2, ..Default::default() }],
        modifiers: vec![
            drm(-1, Condition::Flanked, theirs, Scope::Any),
            drm(-1, Condition::Higher, ours, Scope::All),
            Modifier { least: 4, most: 9, ..drm(-1, Condition::Commander, ours, Scope::Any) },
            Modifier { least: 4, most: 9, ..drm(1, Condition::Commander, theirs, Scope::Any) },
            drm(1, Condition::Disorganized, ours, Scope::Any),
            drm(-1, Condition::Disorganized, theirs, Scope::Any),
            Modifier { mark: 0.into(), ..drm(1, Condition::Marked, theirs, Scope::Any) },
            Modifier { mark: 1.into(), ..drm(1, Condition::Crossing, ours, Scope::All) },
        ],
    }
}

/// Whether it is allowed and what it is worth.
///
/// # Panics
/// Never: the cases are good ones.
pub fn assess(question: &Combat<'_>) -> Assessment {
    combat::assess(question, &mut Sink::none(), &mut Trail::none())
        .expect("a good question")
        .value
        .allowed()
        .expect("allowed")
}

/// The same with the steps to it.
///
/// # Panics
/// Never: the cases are good ones.
pub fn assess_with_trail(question: &Combat<'_>, steps: &mut [Step]) -> (Assessment, usize) {
    let mut trail = Trail::new(steps);
    let value = combat::assess(question, &mut Sink::none(), &mut trail)
        .expect("a good question")
        .value
        .allowed()
        .expect("allowed");
    (value, trail.items().len())
}

/// The exact chances at 2:1 with a modifier.
///
/// # Panics
/// Never: the case is a good one.
pub fn distribution(room: &mut [Chance]) -> CombatDistribution {
    let heading = Odds { attack: 2, defence: 1 };
    let assessment = Assessment { column: 3, heading, table: EXAMPLE.digest(), drm: -1, ..Default::default() };
    let question = Chances { assessment, table: EXAMPLE };
    combat::distribution(&question, &mut Sink::new(room), &mut Trail::none()).expect("a good question").value
}

/// Two armies on a board.
#[derive(Debug, Clone, Default)]
pub struct Armies {
    friends: Vec<Unit>,
    enemies: Vec<Unit>,
    rules: GameRules,
}

fn army(hexes: impl Iterator<Item = (i16, i16)>, seed: u8) -> Vec<Unit> {
    (0..u8::MAX).zip(hexes).map(|(n, (q, r))| unit(q, r, 1 + (n.wrapping_mul(7) + seed) % 8, 3)).collect()
}

/// Forty stacks against forty in two facing lines: each touches two enemies.
pub fn lines() -> Armies {
    let line = |r| (0..40).map(move |q| (q, r));
    Armies { friends: army(line(0), 0), enemies: army(line(-1), 3), rules: GameRules::default() }
}

/// Forty stacks against forty in rows by turns, eight hexes wide: most touch four enemies.
pub fn rows() -> Armies {
    let rows = |first| (0..5).flat_map(move |row| (0..8).map(move |q| (q - row, first + 2 * row)));
    Armies { friends: army(rows(0), 0), enemies: army(rows(1), 3), rules: GameRules::default() }
}

/// The same where a combat may take in only one enemy hex: it takes a perfect matching.
pub fn strict() -> Armies {
    let rules = GameRules { multi_target: Code::new(MultiTarget::Forbid), ..GameRules::default() };
    Armies { rules, ..rows() }
}

impl Armies {
    fn board(&self) -> Board<'_> {
        Board { friends: &self.friends, enemies: &self.enemies, hexsides: &[] }
    }
}

/// Finds a plan.
///
/// # Panics
/// Never: the cases have one.
pub fn plan(armies: &Armies, room: &mut [Engaged], words: &mut [u64]) -> Planned {
    let question = Plan { board: armies.board(), rules: armies.rules, ..Default::default() };
    let ruling = attacks::plan(&question, &mut Sink::new(room), &mut Scratch::new(words), &mut Trail::none());
    ruling.expect("a good question").value.allowed().expect("there is one")
}

/// Looks for the best worst odds with a budget of 10,000 steps.
///
/// # Panics
/// Never: the cases have a plan.
pub fn improve(armies: &Armies, room: &mut [Engaged], words: &mut [u64]) -> Improved {
    let question = Improve { board: armies.board(), rules: armies.rules, budget: 10_000, ..Default::default() };
    let ruling = attacks::improve(&question, &mut Sink::new(room), &mut Scratch::new(words), &mut Trail::none());
    ruling.expect("a good question").value.allowed().expect("there is one")
}

/// The first plan of a walk through all.
///
/// # Panics
/// Never: the cases have plans.
pub fn walk(armies: &Armies, room: &mut [Engaged], words: &mut [u64]) -> Walked {
    let question = Walk { board: armies.board(), rules: armies.rules, ..Default::default() };
    let ruling = attacks::walk(&question, &mut Sink::new(room), &mut Scratch::new(words), &mut Trail::none());
    ruling.expect("a good question").value
}

/// Room for a plan of forty against forty.
pub fn room() -> Vec<Engaged> {
    vec![Engaged::default(); 80]
}

/// Memory for any of these questions.
pub fn words() -> Vec<u64> {
    vec![0; 8192]
}
