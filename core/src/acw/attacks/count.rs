//! The number of legal plans. ACW 1, 2, 4, 5.
//!
//! Groups of hexes that are not adjacent are counted separately, and the numbers multiplied. Within a group, every
//! assignment of enemy hexes to combats is tried. The stacks then choose freely among the combats that they may join
//! and staying out. The choices that leave a combat without attackers are subtracted by inclusion and exclusion.

use super::board::{Board, BoardHeld};
use super::front::Front;
use super::matched::{aim, cites_of, disband, possible};
use super::node::*;
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::{Scratch, sort};

/// A board whose plans are counted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CountPlans<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
    /// The number of steps that the count may take, at least 1. A step is one choice for an enemy hex, or one set of
    /// combats.
    #[required]
    #[budget]
    #[range(1, u32::MAX)]
    pub budget: u32,
}

/// The number of plans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct PlanCount {
    /// The number of legal plans; if it is not exact, a lower bound.
    pub plans: u64,
    /// The number of steps that the count took.
    pub steps: u32,
    /// The number is exact: the budget sufficed, and the number fits 64 bits.
    pub exact: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// The count stopped early: the budget was spent, or the number is too large.
struct Cut;

/// A group of adjacent hexes.
struct Group<'a, 's> {
    front: &'a mut Front<'s>,
    /// Its enemy hexes, then its friendly hexes, each in order.
    hexes: &'a [u64],
    enemies: usize,
    /// The first enemy hex of each combat.
    leaders: &'a mut [u64],
    many: bool,
    left: &'a mut u32,
}

/// The number of a hex in a list of words.
fn at(words: &[u64], place: usize) -> u16 {
    words.get(place).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE)
}

impl Group<'_, '_> {
    fn step(&mut self) -> Result<(), Cut> {
        *self.left = self.left.checked_sub(1).ok_or(Cut)?;
        Ok(())
    }
    /// Returns the next combat, after the given one, that an enemy hex may be in: none, an earlier hex's, or its own. A
    /// combat is named after its first enemy hex, counted from 1.
    fn next(&self, index: u16, after: Option<u16>) -> Option<u16> {
        let node = self.front.node(index);
        let own = index.saturating_add(1);
        let Some(after) = after else {
            return if node.must() { self.next(index, Some(0)) } else { Some(0) };
        };
        if after >= own {
            return None;
        }
        if !self.many {
            return Some(own);
        }
        // A combat may include the hex if one of its stacks is adjacent to it too.
        let joins = each(node.ways()).flat_map(|way| {
            let friend = node.neighbour(way);
            let stack = self.front.node(friend);
            let combats = each(stack.ways()).map(move |out| self.front.node(stack.neighbour(out)).combat());
            combats.filter(move |combat| {
                let leader = self.front.node(combat.wrapping_sub(1));
                *combat > after && *combat < own && each(leader.options()).any(|way| leader.neighbour(way) == friend)
            })
        });
        joins.min().or(Some(own))
    }
    /// Puts an enemy hex into a combat; `0` for none.
    fn enter(&mut self, index: u16, combat: u16) {
        let node = self.front.node(index);
        let leader = combat.wrapping_sub(1);
        let before = self.front.node(leader).options();
        self.front.edit(index, |node| {
            node.set_combat(combat);
            node.set_parent(u16::from(before));
        });
        if combat == 0 {
            return;
        }
        let leading = self.front.node(leader);
        let touches = |way: &u32| {
            let back = node.way_to(leading.neighbour(*way));
            back.is_some_and(|back| holds(node.ways(), back))
        };
        let own = leader == index;
        let all = if own { node.ways() } else { before };
        let options = each(all).filter(|way| own || touches(way)).fold(0u8, |ways, way| ways | 1u8.bounded_shl(way));
        self.front.edit(leader, |node| node.set_options(options));
    }
    /// Takes an enemy hex out of its combat again.
    fn leave(&mut self, index: u16) {
        let node = self.front.node(index);
        self.front.edit(index, |node| node.set_combat(0));
        if let Some(leader) = node.combat().checked_sub(1) {
            let before = u8::try_from(node.parent()).unwrap_or(0);
            self.front.edit(leader, |node| node.set_options(before));
        }
    }
    /// Counts the plans of the group into `sum`.
    fn count(&mut self, sum: &mut u64) -> Result<(), Cut> {
        let mut place = 0usize;
        let mut after = None;
        loop {
            if place == self.enemies {
                let plans = self.stacks()?;
                *sum = sum.checked_add(plans).ok_or_else(|| {
                    *sum = u64::MAX;
                    Cut
                })?;
            } else {
                self.step()?;
                let index = at(self.hexes, place);
                if let Some(combat) = self.next(index, after) {
                    self.enter(index, combat);
                    place = place.saturating_add(1);
                    after = None;
                    continue;
                }
            }
            // Back to the last enemy hex that may have another combat.
            let Some(before) = place.checked_sub(1) else { return Ok(()) };
            place = before;
            let index = at(self.hexes, place);
            after = Some(self.front.node(index).combat());
            self.leave(index);
        }
    }
    /// Returns the number of ways in which the stacks can join the combats begun so that each combat has one.
    fn stacks(&mut self) -> Result<u64, Cut> {
        let friends = self.hexes.get(self.enemies..).unwrap_or_default();
        for place in 0..friends.len() {
            self.front.edit(at(friends, place), |node| node.set_amount(1));
        }
        let mut combats = 0usize;
        for place in 0..self.enemies {
            let index = at(self.hexes, place);
            if self.front.node(index).combat() == index.saturating_add(1) {
                if let Some(leader) = self.leaders.get_mut(combats) {
                    *leader = u64::from(index);
                }
                combats = combats.saturating_add(1);
                self.offer(index, true);
            }
        }
        let sets = u32::try_from(combats).ok().and_then(|n| 1u32.checked_shl(n)).ok_or(Cut)?;
        // Without the condition that each combat has a stack there are at least as many: if that fits, all sums do.
        u64::try_from(self.product(friends).ok_or(Cut)?).map_err(|_| Cut)?;
        let (mut with, mut without, mut odd) = (0u128, 0u128, false);
        for set in 0..sets {
            self.step()?;
            if set > 0 {
                // One combat at a time is closed or opened: the reflected binary order.
                let bit = usize::try_from(set.trailing_zeros()).map_err(|_| Cut)?;
                let gray = set ^ (set >> 1);
                let barred = gray.checked_shr(set.trailing_zeros()).unwrap_or(0) & 1 == 1;
                self.offer(at(self.leaders, bit), !barred);
                odd = !odd;
            }
            let ways = self.product(friends).ok_or(Cut)?;
            let sum = if odd { &mut without } else { &mut with };
            *sum = sum.checked_add(ways).ok_or(Cut)?;
        }
        u64::try_from(with.saturating_sub(without)).map_err(|_| Cut)
    }
    /// Opens a combat to the stacks that may join it, or closes it.
    fn offer(&mut self, leader: u16, open: bool) {
        let node = self.front.node(leader);
        for way in each(node.options()) {
            self.front.edit(node.neighbour(way), |friend| {
                let amount = friend.amount();
                friend.set_amount(if open { amount.saturating_add(1) } else { amount.saturating_sub(1) });
            });
        }
    }
    /// Returns the number of ways in which the stacks can choose.
    fn product(&self, friends: &[u64]) -> Option<u128> {
        (0..friends.len()).try_fold(1u128, |product, place| {
            product.checked_mul(u128::from(self.front.node(at(friends, place)).amount()))
        })
    }
}

/// Returns the number of legal plans of a board (ACW 1, 2, 4, 5), which is the number of plans that `acw.attacks.walk`
/// returns. It includes the plan without combats if nothing must be attacked. If the budget does not suffice, the
/// number is a lower bound.
///
/// ```
/// use grognard_core::acw::{attacks::{count, Board, CountPlans}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q, r| Unit { hex: Hex::new(q, r), kind, strength: 4.into(), ..Default::default() };
/// // Two stacks beside one enemy: the one, the other, or both.
/// let board = Board { friends: &[unit(0, 0), unit(1, 0)], enemies: &[unit(0, 1)], ..Default::default() };
/// let question = CountPlans { board, budget: 100, ..Default::default() };
/// let mut words = [0; 64];
/// let value = count(&question, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((value.plans, value.exact.is_set()), (3, true));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `acw.attacks.obliged`, and `missing_field` for a budget of 0.
pub fn count(
    question: &CountPlans<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<PlanCount>, Fault> {
    let q = question;
    let many = q.rules.many()?;
    // Its range is one of 32 bits, which `in_range` leaves to the search.
    if q.budget == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"budget"));
    }
    let hexes = q.board.friends.len().saturating_add(q.board.enemies.len());
    let (mut front, work) = Front::lay(&q.board, &q.rules, scratch, hexes)?;
    aim(&mut front, &[])?;
    if let Err(reasons) = possible(&mut front, work, many, &mut Sink::none(), trail) {
        return Ok(Ruling::new(PlanCount { exact: Flag::YES, ..PlanCount::default() }, reasons));
    }
    let mut cites = cites_of(&front);
    cites.add_if(R1, front.nodes().any(|node| node.must()));
    disband(&mut front);
    front.edit_all(|node| {
        node.set_options(0);
        node.mark(SEEN, false);
    });
    let (order, leaders) = work.split_at_mut_checked(hexes).unwrap_or_default();
    let mut left = q.budget;
    // There is at least one plan.
    let (mut plans, mut exact) = (1u64, true);
    for index in front.indices() {
        let node = front.node(index);
        if node.is(SEEN) || !node.enemy() || node.ways() == 0 {
            continue;
        }
        let enemies = spread(&mut front, order, index);
        let mut group =
            Group { front: &mut front, hexes: enemies.0, enemies: enemies.1, leaders, many, left: &mut left };
        let mut sum = 0u64;
        exact &= group.count(&mut sum).is_ok();
        // A group that was left unfinished begins no combat for the next: they are not adjacent.
        plans = plans.checked_mul(sum.max(1)).unwrap_or_else(|| {
            exact = false;
            u64::MAX
        });
    }
    let steps = q.budget.saturating_sub(left);
    Ok(Ruling::new(PlanCount { plans, steps, exact: Flag::from(exact), reserved: [0; 3] }, cites))
}

/// Returns the hexes of a group, enemy hexes before friendly hexes and each in order, and the number of enemy hexes.
fn spread<'w>(front: &mut Front<'_>, order: &'w mut [u64], first: u16) -> (&'w [u64], usize) {
    const FRIEND: u64 = 1 << 16;
    front.edit(first, |node| node.mark(SEEN, true));
    if let Some(place) = order.first_mut() {
        *place = u64::from(first);
    }
    let (mut head, mut tail, mut enemies) = (0usize, 1usize, 1usize);
    while head < tail {
        let word = order.get(head).copied().unwrap_or(0);
        head = head.saturating_add(1);
        let node = front.node(u16::try_from(word & 0xffff).unwrap_or(NONE));
        for way in each(node.ways()) {
            let index = node.neighbour(way);
            let other = front.node(index);
            if other.is(SEEN) {
                continue;
            }
            front.edit(index, |node| node.mark(SEEN, true));
            if let Some(place) = order.get_mut(tail) {
                *place = u64::from(index) | if other.enemy() { 0 } else { FRIEND };
                tail = tail.saturating_add(1);
                enemies = enemies.saturating_add(usize::from(other.enemy()));
            }
        }
    }
    let hexes = order.get_mut(..tail).unwrap_or_default();
    sort(hexes);
    hexes.iter_mut().for_each(|word| *word &= 0xffff);
    (hexes, enemies)
}
