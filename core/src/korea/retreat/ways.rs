//! The hexes to which a unit may retreat from its hex, ranked. KOR 8.3.R.

use super::field::{Field, NONE, Spot};
use super::question::Retreat;
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::hex::Hex;
use crate::korea::rules::*;
use crate::reflect::{Code, Flag, Reflect, Words};
use heapless::Vec;

/// The reason why a hex may be entered, or may not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Why {
    /// It is among the best hexes: the owner may choose it.
    Best,
    /// It is adjacent to an enemy, and another legal hex is not.
    NextToEnemy,
    /// Another legal hex is farther from the nearest enemy unit of the combat.
    NearerEnemy,
    /// Another legal hex is nearer to a supply source.
    FartherSupply,
    /// It is not on the board.
    OffBoard,
    /// Its terrain is prohibited to the unit.
    Prohibited,
    /// Enemy units are in it.
    Enemy,
    /// The retreat has been in it before.
    TurnedBack,
    /// It can hold no more units.
    Full,
}

/// A hex adjacent to a retreating unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Way {
    /// The hex.
    pub hex: Hex,
    /// Its distance from the nearest enemy unit of the combat, in hexes.
    pub distance: u16,
    /// The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
    pub supply: u16,
    /// The rule that decides.
    pub rule: u16,
    /// The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex
    /// that is not legal.
    pub rank: u8,
    /// The reason why the hex may be entered, or may not.
    pub why: Code<Why>,
    /// An enemy unit is adjacent to it.
    pub next_to_enemy: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Way>() == 16, "frozen for this major of the C ABI");

impl Way {
    /// Returns the key by which legal hexes are ranked, the least being the best. The best is not adjacent to an enemy,
    /// far from the nearest enemy of the combat, and near to supply.
    fn key(&self) -> (bool, u16, u16) {
        (self.next_to_enemy.is_set(), NONE.saturating_sub(self.distance), self.supply)
    }
    fn is(&self, why: Why) -> bool {
        self.why == Code::new(why)
    }
    /// Returns why it is worse than the best.
    fn worse_than(&self, best: &Way) -> Why {
        let (mine, theirs) = (self.key(), best.key());
        if mine.0 != theirs.0 {
            Why::NextToEnemy
        } else if mine.1 != theirs.1 {
            Why::NearerEnemy
        } else if mine.2 != theirs.2 {
            Why::FartherSupply
        } else {
            Why::Best
        }
    }
}

/// The hexes around a hex, the best first, those that are not legal last, otherwise clockwise.
#[derive(Debug, Clone, Default)]
pub(super) struct Ways(Vec<Way, SIX>);

/// A hex has six sides.
const SIX: usize = 6;

impl Ways {
    /// Returns the hexes around the end of a retreat; `trod` are those in which it has been, its present hex last.
    pub fn around(q: &Retreat<'_>, field: &Field<'_>, trod: &[Hex]) -> Self {
        let mut out = Ways::default();
        let Some(at) = trod.last() else { return out };
        for hex in at.neighbours() {
            let way = look(q, field, trod, hex);
            out.insert(way);
        }
        out.rank();
        out
    }
    /// Returns all of them.
    pub fn all(&self) -> &[Way] {
        &self.0
    }
    /// Returns those among which the owner may choose.
    pub fn best(&self) -> impl Iterator<Item = &Way> {
        self.all().iter().filter(|way| way.rank == 1)
    }
    /// Inserts a hex behind those that are equally good.
    fn insert(&mut self, way: Way) {
        let mut carried = way;
        let order = |way: &Way| (!way.is(Why::Best), way.key());
        let mut moves = false;
        for place in &mut self.0 {
            moves |= carried.is(Why::Best) && order(&carried) < order(place);
            if moves {
                core::mem::swap(place, &mut carried);
            }
        }
        // A hex has no more neighbours than there is room for.
        let _full = push(&mut self.0, carried);
    }
    /// Ranks the legal hexes and sets why each is not the best.
    fn rank(&mut self) {
        let Some(best) = self.0.first().copied() else { return };
        let (mut rank, mut before) = (0u8, None);
        for way in self.0.iter_mut().filter(|way| way.is(Why::Best)) {
            if before != Some(way.key()) {
                rank = rank.bounded_add(1);
                before = Some(way.key());
            }
            way.rank = rank;
            way.why = Code::new(way.worse_than(&best));
        }
    }
}

/// Examines a hex; legal ones are `best` until they are ranked.
fn look(q: &Retreat<'_>, field: &Field<'_>, trod: &[Hex], hex: Hex) -> Way {
    let spot = field.spot(hex);
    let why = match spot {
        None => Why::OffBoard,
        Some(spot) if spot.is_prohibited() => Why::Prohibited,
        Some(spot) if spot.is_enemy() => Why::Enemy,
        Some(_) if trod.contains(&hex) => Why::TurnedBack,
        Some(spot) if spot.is_full() => Why::Full,
        Some(_) => Why::Best,
    };
    let nearest = q.opponents.iter().map(|enemy| enemy.distance(hex)).min().unwrap_or(0);
    let legal = why == Why::Best;
    Way {
        hex,
        distance: u16::try_from(nearest).unwrap_or(u16::MAX),
        supply: if legal { spot.map_or(NONE, Spot::supply) } else { NONE },
        rule: R8_3_R.0,
        rank: 0,
        why: Code::new(why),
        next_to_enemy: Flag::from(field.next_to_enemy(hex)),
        reserved: [0; 3],
    }
}
