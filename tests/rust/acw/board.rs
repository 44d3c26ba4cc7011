//! Random small boards: a few hexes close together, with every kind of counter and state on them.

use grognard_core::acw::attacks::Board;
use grognard_core::acw::options::{GameRules, MultiTarget};
use grognard_core::acw::units::{Hexside, Kind, Unit, Zone};
use grognard_core::hex::{Hex, SIDES};
use grognard_core::reflect::{Code, Flag};

/// Numbers at random, the same on every run.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut n = self.0;
        n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((n ^ (n >> 31)) % end as u64) as usize
    }
    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
    pub fn flag(&mut self, times: usize) -> Flag {
        Flag::from(self.once_in(times))
    }
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// What a board is made of.
#[derive(Debug, Clone, Default)]
pub struct Field {
    pub friends: Vec<Unit>,
    pub enemies: Vec<Unit>,
    pub hexsides: Vec<Hexside>,
    pub rules: GameRules,
}

impl Field {
    pub fn board(&self) -> Board<'_> {
        Board { friends: &self.friends, enemies: &self.enemies, hexsides: &self.hexsides }
    }
    /// The same counters in another order.
    pub fn shuffled(&self, luck: &mut Luck) -> Field {
        let mut other = self.clone();
        luck.shuffle(&mut other.friends);
        luck.shuffle(&mut other.enemies);
        luck.shuffle(&mut other.hexsides);
        other
    }
}

/// One counter. The rarer states come up once in `rare` times.
pub fn unit(luck: &mut Luck, hex: Hex, rare: usize) -> Unit {
    let kind = luck.pick(&[Kind::Infantry, Kind::Infantry, Kind::Infantry, Kind::Cavalry, Kind::Artillery]);
    let kind = if luck.once_in(rare) { Kind::Commander } else { kind };
    let mut unit = Unit { hex, kind: Code::new(kind), ..Unit::default() };
    if kind == Kind::Commander {
        unit.stars = 1 + luck.below(4) as u8;
        unit.command = (luck.below(6) as u8).into();
    } else {
        unit.strength = (luck.below(7) as u8).into();
        unit.cohesion = (1 + luck.below(4) as u8).into();
    }
    if kind == Kind::Artillery {
        match luck.below(rare) {
            0 => unit.limbered = Flag::YES,
            1 => unit.bombards = Flag::YES,
            _ => {}
        }
    }
    if luck.once_in(2 * rare) {
        unit.zoc = Code::new(luck.pick(&[Zone::Always, Zone::Never]));
    }
    unit.out_of_command = luck.flag(rare);
    unit.road_moved = luck.flag(rare);
    unit.advanced = luck.flag(rare);
    unit.contacted = luck.flag(2 * rare);
    unit.fought = luck.flag(rare);
    unit.disorganized = luck.flag(3);
    unit
}

/// At most so many hexes a side.
pub fn field(luck: &mut Luck, most: usize) -> Field {
    let mut hexes = Vec::new();
    let reach = 1 + luck.below(2) as i16;
    for q in -reach..=reach {
        for r in -reach..=reach {
            if (q + r).abs() <= reach {
                hexes.push(Hex::new(q, r));
            }
        }
    }
    luck.shuffle(&mut hexes);
    // Some boards are full of states, others have hardly any.
    let rare = luck.pick(&[3, 8, 1000]);
    let mut hexes = hexes.into_iter();
    let mut stacks = |luck: &mut Luck| {
        let mut units = Vec::new();
        for hex in hexes.by_ref().take(1 + luck.below(most)) {
            for _ in 0..1 + luck.below(2) {
                units.push(unit(luck, hex, rare));
            }
        }
        units
    };
    let (friends, enemies) = (stacks(luck), stacks(luck));
    let mut hexsides = Vec::new();
    for _ in 0..if luck.once_in(2) { luck.below(5) } else { 0 } {
        let hex = luck.pick(&friends).hex;
        let (q, r) = luck.pick(&SIDES);
        let other = Hex::new(hex.q + q, hex.r + r);
        let (hex, beside) = if luck.once_in(2) { (hex, other) } else { (other, hex) };
        let (no_zoc, no_attack, one_way) = (luck.flag(2), luck.flag(2), luck.flag(2));
        hexsides.push(Hexside { hex, beside, no_zoc, no_attack, one_way, ..Hexside::default() });
    }
    let rules = GameRules {
        multi_target: Code::new(luck.pick(&[MultiTarget::Allow, MultiTarget::Forbid])),
        commander_zoc: luck.flag(4),
        limbered_zoc: luck.flag(4),
        ..GameRules::default()
    };
    Field { friends, enemies, hexsides, rules }
}

/// A deterministic board of so many stacks a side in two facing lines, as long fronts are.
pub fn lines(luck: &mut Luck, stacks: i16) -> Field {
    let soldier = |luck: &mut Luck, hex| Unit {
        hex,
        kind: Code::new(Kind::Infantry),
        strength: (1 + luck.below(8) as u8).into(),
        cohesion: (1 + luck.below(4) as u8).into(),
        ..Unit::default()
    };
    let friends = (0..stacks).map(|q| soldier(luck, Hex::new(q, 0))).collect();
    let enemies = (0..stacks).map(|q| soldier(luck, Hex::new(q, -1))).collect();
    Field { friends, enemies, ..Field::default() }
}
