//! The stacks of a board by hex, in a caller-provided buffer: adjacent hexes, their strength in combat, and the hexes
//! that must be attacked. ACW 1, 2, 3, 6.

use super::board::Board;
use super::node::*;
use crate::acw::options::GameRules;
use crate::acw::units::{Army, Unit, check_armies};
use crate::acw::zoc::{check_hexsides, direction};
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode};
use crate::hex::{Hex, SIDES};
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// The most units of a board: a hex's number has 16 bits.
const MOST: usize = 65_000;
/// The same, for faults.
#[expect(clippy::cast_possible_wrap, reason = "a small constant")]
const UNITS: Bounds = Bounds { low: 0, high: MOST as i64, limit: "units of a board" };

/// A hex as a number that sorts like its axial column and row.
fn key_of(hex: Hex) -> u32 {
    let part = |n: i16| u32::from(n.cast_unsigned() ^ 0x8000);
    part(hex.q) << 16 | part(hex.r)
}

/// The hexes of a board with units, sorted by column and row, each with the adjacent hexes of the other side.
pub(super) struct Front<'s> {
    words: &'s mut [[u64; NODE]],
}

impl<'s> Front<'s> {
    /// Lays out a board. Also returns the rest of the buffer: a word for each unit, and `extra` words.
    pub fn lay(
        board: &Board<'_>,
        rules: &GameRules,
        scratch: &'s mut Scratch<'_>,
        extra: usize,
    ) -> Result<(Self, &'s mut [u64]), Fault> {
        for (units, name) in [(board.friends, &"board.friends"), (board.enemies, &"board.enemies")] {
            for (i, unit) in numbered(units) {
                unit.counted().map_err(|f| f.in_list(name, i))?;
            }
        }
        let friends = Army { units: board.friends, name: &"board.friends" };
        check_armies(&friends, &Army { units: board.enemies, name: &"board.enemies" })?;
        check_hexsides(board.hexsides).map_err(|f| f.of_list(&"board.hexsides"))?;
        let units = board.friends.len().saturating_add(board.enemies.len());
        if units > MOST {
            let beyond = Fault::new(FaultCode::Overflow, &"friends").within(&"board");
            return Err(beyond.bounded(i64::try_from(units).unwrap_or(i64::MAX), &UNITS));
        }
        let whole = units.saturating_mul(NODE.saturating_add(1)).saturating_add(extra);
        let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
        let (words, work) = scratch.take(whole)?.split_at_mut_checked(units.saturating_mul(NODE)).ok_or(short)?;
        let (words, _) = words.as_chunks_mut::<NODE>();
        let keys = work.get_mut(..units).ok_or(short)?;
        let sided = [(board.friends, 0), (board.enemies, 1u64 << 31)];
        let all = sided.into_iter().flat_map(|(units, side)| {
            let key = move |(i, unit): (u64, &Unit)| u64::from(key_of(unit.hex)) << 32 | side | i;
            (0u64..u64::MAX).zip(units).map(key)
        });
        keys.iter_mut().zip(all).for_each(|(place, key)| *place = key);
        sort(keys);
        let count = gather(board, rules, keys, words)?;
        let (words, _) = words.split_at_mut_checked(count).ok_or(short)?;
        let mut front = Front { words };
        front.link();
        front.hinder(board);
        front.judge();
        Ok((front, work))
    }
    /// Returns a hex by its number.
    pub fn node(&self, index: u16) -> Node {
        self.words.get(usize::from(index)).map_or(Node::default(), |words| Node(*words))
    }
    /// Changes a hex.
    pub fn edit(&mut self, index: u16, change: impl FnOnce(&mut Node)) {
        if let Some(words) = self.words.get_mut(usize::from(index)) {
            let mut node = Node(*words);
            change(&mut node);
            *words = node.0;
        }
    }
    /// Changes every hex.
    pub fn edit_all(&mut self, mut change: impl FnMut(&mut Node)) {
        for words in self.words.iter_mut() {
            let mut node = Node(*words);
            change(&mut node);
            *words = node.0;
        }
    }
    /// The hexes in order.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        self.words.iter().map(|words| Node(*words))
    }
    /// The numbers of the hexes.
    pub fn indices(&self) -> core::ops::Range<u16> {
        // There are no more hexes than units.
        0..u16::try_from(self.words.len()).unwrap_or(NONE)
    }
    /// Returns the hexes that a hex may fight.
    pub fn beside(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        each(node.ways()).map(move |way| self.node(node.neighbour(way)))
    }
    /// Returns the number of a hex, if it has units.
    pub fn find(&self, hex: Hex) -> Option<u16> {
        let key = key_of(hex);
        let at = self.words.binary_search_by_key(&key, |words| Node(*words).key()).ok()?;
        u16::try_from(at).ok()
    }
    /// Links adjacent hexes.
    fn link(&mut self) {
        for index in self.indices() {
            let node = self.node(index);
            if node.enemy() {
                continue;
            }
            let hex = node.hex();
            for (way, (q, r)) in (0u32..6).zip(SIDES) {
                let (Some(q), Some(r)) = (hex.q.checked_add(q), hex.r.checked_add(r)) else { continue };
                let Some(other) = self.find(Hex::new(q, r)).filter(|other| self.node(*other).enemy()) else { continue };
                self.edit(index, |node| node.set_neighbour(way, other));
                self.edit(other, |node| node.set_neighbour(back(way), index));
            }
        }
    }
    /// Applies the hexsides.
    fn hinder(&mut self, board: &Board<'_>) {
        for side in board.hexsides {
            let both = [(side.hex, side.beside), (side.beside, side.hex)];
            let ways = if side.one_way.is_set() { 1 } else { 2 };
            for (start, end) in both.into_iter().take(ways) {
                let (Some(index), Some(way)) = (self.find(start), direction(start, end)) else { continue };
                let bit = |on: bool| u64::from(on).bounded_shl(way);
                self.edit(index, |node| {
                    node.set::<2, 44, 6>(u64::from(node.no_attack()) | bit(side.no_attack.is_set()));
                    node.set::<2, 50, 6>(u64::from(node.no_zoc()) | bit(side.no_zoc.is_set()));
                });
            }
        }
    }
    /// Returns the neighbour in a direction, if its zone of control extends to a hex.
    fn reached(&self, node: &Node, way: u32) -> Option<Node> {
        let other = Some(node.neighbour(way)).filter(|index| *index != NONE).map(|index| self.node(index))?;
        (other.is(ZOC) && !holds(other.no_zoc(), back(way))).then_some(other)
    }
    /// Determines which hexes can attack and at what strength, which may fight each other, and which must be attacked.
    fn judge(&mut self) {
        for index in self.indices() {
            let mut node = self.node(index);
            let reaching = (0..6).filter_map(|way| self.reached(&node, way));
            let (mut zoc, mut old, mut contact) = (false, false, node.is(CONTACT));
            for other in reaching {
                zoc = true;
                // Contact is old if both the unit with the zone of control and a unit in it were in place before the
                // combats.
                old |= other.is(STEADY) && node.is(STAYED);
                // ACW 6: put into a zone of control by an enemy's advance.
                contact |= other.is(FRESH);
            }
            node.mark(CONTACT, contact);
            node.mark(IN_ZOC, zoc);
            if node.enemy() {
                // ACW 2, and the reading of ACW 6: new contact may be fought but need not be.
                let duty = node.able() && !node.is(FOUGHT);
                node.mark(MUST, duty && old);
                node.mark(WAIVED, duty && zoc && !old);
            }
            node.settle();
            self.edit(index, |place| *place = node);
        }
        for index in self.indices() {
            let node = self.node(index);
            let mut ways = 0u8;
            for way in 0..6 {
                let other = node.neighbour(way);
                if other != NONE && self.may_fight(&node, way, &self.node(other)) {
                    ways |= 1u8.bounded_shl(way);
                }
            }
            self.edit(index, |node| node.set_ways(ways));
        }
    }
    /// Returns whether a hex may fight its neighbour in a direction.
    fn may_fight(&self, node: &Node, way: u32, other: &Node) -> bool {
        let crossed = if node.enemy() { holds(other.no_attack(), back(way)) } else { holds(node.no_attack(), way) };
        node.able() && other.able() && !crossed && !barred(node, other)
    }
}

/// Fills in the hexes from the sorted units, and returns their number.
fn gather(board: &Board<'_>, rules: &GameRules, keys: &[u64], words: &mut [[u64; NODE]]) -> Result<usize, Fault> {
    let mut count = 0usize;
    let mut last: Option<u64> = None;
    for key in keys {
        let place = key >> 31;
        let enemy = place & 1 == 1;
        let index = usize::try_from(key & 0x7fff_ffff).unwrap_or(usize::MAX);
        let Some(unit) = (if enemy { board.enemies } else { board.friends }).get(index) else { continue };
        if last.is_some_and(|last| last >> 1 == place >> 1 && last != place) {
            // Both sides in one hex.
            let friend = board.friends.iter().position(|friend| friend.hex == unit.hex).unwrap_or(0);
            return Err(Fault::against(&"hex", &"board.friends[].hex: no hex holds units of both sides")
                .other_at(friend)
                .in_list(&"board.enemies", index));
        }
        if last != Some(place) {
            let mut node = Node::default();
            node.set::<0, 0, 32>(key >> 32);
            node.mark(ENEMY, enemy);
            (0..6).for_each(|way| node.set_neighbour(way, NONE));
            if let Some(next) = words.get_mut(count) {
                *next = node.0;
            }
            count = count.saturating_add(1);
            last = Some(place);
        }
        if let Some(words) = words.get_mut(count.wrapping_sub(1)) {
            let mut node = Node(*words);
            node.add(unit, rules);
            *words = node.0;
        }
    }
    Ok(count)
}
