//! The hexes that a unit may retreat to from where it stands, ranked. KOR 8.3.R.

use super::field::{Field, NONE, Spot};
use super::question::Retreat;
use crate::capacity::push;
use crate::hex::Hex;
use crate::korea::rules::*;
use crate::reflect::{Code, Flag, Reflect, Words};
use heapless::Vec;

/// Why a hex may be retreated to, or why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Why {
    /// It is among the best: the owner may choose it.
    Best,
    /// An enemy is next to it, and to another legal hex none is.
    NextToEnemy,
    /// Another legal hex is farther from the nearest enemy unit of the combat.
    NearerEnemy,
    /// Another legal hex is nearer to a source of supply.
    FartherSupply,
    /// It is not on the board.
    OffBoard,
    /// Its terrain is prohibited to the unit.
    Prohibited,
    /// Enemy units stand there.
    Enemy,
    /// The retreat has been there already.
    TurnedBack,
    /// It can take no more units.
    Full,
}

/// A hex next to a retreating unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Way {
    /// The hex.
    pub hex: Hex,
    /// How far it is from the nearest enemy unit of the combat, in hexes.
    pub distance: u16,
    /// The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
    pub supply: u16,
    /// Number of the rule that decides.
    pub rule: u16,
    /// 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that
    /// is not legal.
    pub rank: u8,
    /// Why it may be retreated to, or why not.
    pub why: Code<Why>,
    /// An enemy unit stands next to it.
    pub next_to_enemy: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Way>() == 16, "frozen for this major of the C ABI");

impl Way {
    /// What tells legal hexes apart, the best being the least: not next to an enemy, far from the nearest enemy of the
    /// combat, near to supply.
    fn key(&self) -> (bool, u16, u16) {
        (self.next_to_enemy.is_set(), NONE.saturating_sub(self.distance), self.supply)
    }
    fn is(&self, why: Why) -> bool {
        self.why == Code::new(why)
    }
    /// Why it is worse than the best.
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

/// The ways out of a hex, the best first, those that are not legal last, otherwise clockwise.
#[derive(Debug, Clone, Default)]
pub(super) struct Ways(Vec<Way, SIX>);

/// A hex has six sides.
const SIX: usize = 6;

impl Ways {
    /// The hexes around the end of a retreat: `trod` are those that it has been in, the one that it stands in last.
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
    /// All of them.
    pub fn all(&self) -> &[Way] {
        &self.0
    }
    /// Those that the owner may choose among.
    pub fn best(&self) -> impl Iterator<Item = &Way> {
        self.all().iter().filter(|way| way.rank == 1)
    }
    /// Puts a way behind those that are as good.
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
    /// Numbers the legal ones and says why each is not the best.
    fn rank(&mut self) {
        let Some(best) = self.0.first().copied() else { return };
        let (mut rank, mut before) = (0u8, None);
        for way in self.0.iter_mut().filter(|way| way.is(Why::Best)) {
            if before != Some(way.key()) {
                rank = rank.wrapping_add(1);
                before = Some(way.key());
            }
            way.rank = rank;
            way.why = Code::new(way.worse_than(&best));
        }
    }
}

/// Looks at a hex: legal ones are `best` until they are ranked.
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
