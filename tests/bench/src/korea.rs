//! The cases of 1950 Korea.

use grognard_core::hex::Hex;
use grognard_core::korea::combat::{self, Assessment, CasesRow, Chances, Chip, Combat, Engagement, Support};
use grognard_core::korea::losses::{self, Debt, Offer, Owed, Owing};
use grognard_core::korea::retreat::{self, Board, Place, Retreat, Retreating, Way};
use grognard_core::korea::terrain::Terrain;
use grognard_core::korea::units::{Arm, Quality, Role, Side, Unit};
use grognard_core::reflect::{Code, Flag, Said};
use grognard_core::ruling::{Sink, Step, Trail};
use grognard_core::scratch::Scratch;

/// A combat that holds what it lends.
#[derive(Debug, Clone, Default)]
pub struct Clash {
    attackers: Vec<Unit>,
    defenders: Vec<Unit>,
    coast: Vec<Hex>,
    terrain: Vec<Terrain>,
    support: Support,
    kind: Code<Engagement>,
}

impl Clash {
    /// The question.
    pub fn lend(&self) -> Combat<'_> {
        Combat {
            attackers: &self.attackers,
            defenders: &self.defenders,
            coast: &self.coast,
            terrain: &self.terrain,
            attacker_support: self.support,
            kind: self.kind,
            mp_drm: if self.kind == Code::new(Engagement::Meeting) { Said::<i8>::new(0) } else { Said(0) },
            ..Default::default()
        }
    }
}

fn unit(side: Side, q: i16, r: i16, quality: Quality) -> Unit {
    let (side, quality, arm) = (Code::new(side), Code::new(quality), Code::new(Arm::Infantry));
    Unit { hex: Hex::new(q, r), side, quality, arm, ..Default::default() }
}

/// Three units against three, nothing but their places to modify them.
pub fn plain() -> Clash {
    Clash {
        attackers: vec![
            unit(Side::Un, 1, -1, Quality::C),
            unit(Side::Un, 1, 0, Quality::C),
            unit(Side::Un, 0, 1, Quality::C),
        ],
        defenders: vec![
            unit(Side::Communist, 0, 0, Quality::C),
            unit(Side::Communist, -1, 1, Quality::C),
            unit(Side::Communist, -1, 0, Quality::C),
        ],
        kind: Code::new(Engagement::Meeting),
        ..Default::default()
    }
}

/// A prepared attack with everything: air, fleet off a coastline of six hexes, depot, armor, flanks, better troops, a hill
/// behind a river.
pub fn modified() -> Clash {
    let tanks = Unit { arm: Code::new(Arm::Armored), ..unit(Side::Un, 1, -1, Quality::A) };
    Clash {
        attackers: vec![tanks, unit(Side::Un, 0, 1, Quality::B), unit(Side::Un, -1, 0, Quality::B)],
        coast: (0..6).map(|n| Hex::new(7 - n, -2)).collect(),
        terrain: vec![
            Terrain { defender_drm: 2, not_clear: Flag::YES, ..Default::default() },
            Terrain { attacker_drm: -1, ..Default::default() },
        ],
        support: Support { air: 3, fleet: Flag::YES, depot: Flag::YES, reserved: 0 },
        kind: Code::new(Engagement::Prepared),
        defenders: vec![
            unit(Side::Communist, 0, 0, Quality::C),
            unit(Side::Communist, -1, 1, Quality::C),
            unit(Side::Communist, 0, -1, Quality::C),
        ],
    }
}

/// Assesses a combat.
pub fn assess(question: &Combat<'_>) -> Assessment {
    combat::assess(question, &mut Trail::none()).expect("no fault").value.allowed().expect("allowed")
}

/// Assesses a combat and keeps the trail.
pub fn assess_with_trail(question: &Combat<'_>, room: &mut [Step]) -> (Assessment, usize) {
    let mut trail = Trail::new(room);
    let ruling = combat::assess(question, &mut trail).expect("no fault");
    (ruling.value.allowed().expect("allowed"), trail.needed())
}

/// Thirty chips of -2 to 2.
pub fn bag() -> Vec<Chip> {
    [(-2, 3), (-1, 6), (0, 12), (1, 6), (2, 3)].map(|(value, count)| Chip { value, count, reserved: 0 }).to_vec()
}

/// The chances of a prepared attack at +3, with a chip for so many units a side; all rows are counted.
pub fn distribution(bag: &[Chip], chips: u8, words: &mut [u64]) -> (u64, usize) {
    let assessment = Assessment {
        attacker_drm: 3,
        kind: Code::new(Engagement::Prepared),
        attacker_chips: chips,
        defender_chips: chips,
        ..Default::default()
    };
    let mut room = [CasesRow::default(); 64];
    let mut rows = Sink::new(&mut room);
    let question = Chances { assessment, bag, ..Default::default() };
    let mut scratch = Scratch::new(words);
    let ruling = combat::distribution(&question, &mut rows, &mut scratch, &mut Trail::none()).expect("no fault");
    (ruling.value.denominator, rows.needed())
}

/// Seven losses, and something of everything to pay them with.
pub fn debt() -> Debt {
    Debt {
        owed: 7,
        victory_points: 3.into(),
        supporters: 2,
        depots: 1.into(),
        hexes: 2.into(),
        debtor: Code::new(Role::Defender),
        side: Code::new(Side::Un),
        quality: Code::new(Quality::B),
        ..Default::default()
    }
}

/// What losses may be paid with.
pub fn choices(debt: Debt) -> Owed {
    let mut room = [Offer::default(); 7];
    losses::choices(&Owing { debt }, &mut Sink::new(&mut room), &mut Trail::none()).expect("no fault").value
}

/// A board of so many columns and rows, in order.
pub fn board(columns: i16, rows: i16) -> Vec<Place> {
    let hexes = (0..columns).flat_map(|q| (0..rows).map(move |r| Hex::new(q, r)));
    hexes.map(|hex| Place { hex, ..Default::default() }).collect()
}

/// A retreat of three hexes from the middle of a board, supply in a corner of it.
pub fn retreat(board: &[Place], words: &mut [u64]) -> (Retreating, usize) {
    let middle = board.get(board.len() / 2).map(|place| place.hex).unwrap_or_default();
    let attackers = [Hex::new(middle.q + 1, middle.r), Hex::new(middle.q, middle.r + 1)];
    let question = Retreat {
        board: Board { hexes: board },
        start: middle,
        opponents: &attackers,
        supply: &[Hex::default()],
        quality: Code::new(Quality::A),
        ..Default::default()
    };
    let mut room = [Way::default(); 6];
    let mut rows = Sink::new(&mut room);
    let mut scratch = Scratch::new(words);
    let ruling = retreat::assess(&question, &mut rows, &mut scratch, &mut Trail::none()).expect("no fault");
    (ruling.value.allowed().expect("allowed"), rows.needed())
}
