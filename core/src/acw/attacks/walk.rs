//! Iteration over all legal plans. ACW 1, 2, 4, 5.
//!
//! Every plan has one encoding: the enemy hexes in order, then the friendly hexes in order, each with the number of its
//! combat. A combat is numbered at its first enemy hex, and 0 stands for none. The plans are returned in the order of
//! these numbers, and the previous plan is all that is needed to find the next. The iteration never backtracks out of a
//! dead end: a prefix is kept only if some plan begins with it. That is the case if each combat begun can get a stack
//! of its own that is adjacent to all of its enemy hexes, which is a matching. Any other hex that must be attacked can
//! join the combat of an adjacent stack, or be one that an adjacent stack fights alone.

use super::board::{Board, BoardHeld, Engaged};
use super::check::examine;
use super::flow::Flow;
use super::front::Front;
use super::matched::{Planned, disband, regroup, report};
use super::node::*;
use crate::acw::options::GameRules;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// A step of the iteration over the plans of a board.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Walk<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
    /// Set to continue after `plan`; otherwise the iteration begins and `plan` must be empty.
    pub started: Flag,
    /// The previous plan: one that the iteration returned, or any legal plan.
    pub plan: &'a [Engaged],
}

/// The next plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Walked {
    /// There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
    pub found: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// A summary of the plan.
    pub plan: Planned,
}

/// The positions of the encoding of a plan: hexes by their numbers, enemy hexes first.
struct Writing<'a, 's> {
    front: &'a mut Front<'s>,
    /// The hexes in the order of the encoding.
    order: &'a mut [u64],
    queue: &'a mut [u64],
    /// A word for each combat: its first enemy hex plus one, and its attackers.
    combats: &'a mut [u64],
    enemies: usize,
    many: bool,
}

impl<'a, 's> Writing<'a, 's> {
    /// Only hexes that can fight are encoded.
    fn new(front: &'a mut Front<'s>, work: &'a mut [u64], hexes: usize, many: bool) -> Option<Self> {
        let (order, rest) = work.split_at_mut_checked(hexes)?;
        let (queue, combats) = rest.split_at_mut_checked(hexes)?;
        let (mut count, mut enemies) = (0usize, 0);
        for side in [true, false] {
            for index in front.indices() {
                let node = front.node(index);
                if node.enemy() == side && node.ways() != 0 {
                    *order.get_mut(count)? = u64::from(index);
                    count = count.saturating_add(1);
                }
            }
            if side {
                enemies = count;
            }
        }
        let (order, _) = order.split_at_mut_checked(count)?;
        Some(Writing { front, order, queue, combats, enemies, many })
    }
    fn at(&self, place: usize) -> u16 {
        self.order.get(place).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE)
    }
    /// Returns the number of combats begun by the enemy hexes before a place.
    fn begun(&self, place: usize) -> u16 {
        let hexes = (0..place.min(self.enemies)).map(|place| self.front.node(self.at(place)).combat());
        hexes.max().unwrap_or(0)
    }
    /// Returns the next greater number that a place may have; `None` if there is none.
    fn next_number(&self, place: usize, after: Option<u16>) -> Option<u16> {
        let node = self.front.node(self.at(place));
        let begun = self.begun(place);
        if node.enemy() {
            // A combat of its own, one that was begun, or none.
            let least = if node.must() { 1 } else { 0 };
            let next = after.map_or(least, |n| n.saturating_add(1)).max(least);
            let next = if self.many || next == 0 { next } else { next.max(begun.saturating_add(1)) };
            return (next <= begun.saturating_add(1)).then_some(next);
        }
        let Some(after) = after else { return Some(0) };
        let fought = self.front.beside(node).map(|enemy| enemy.combat());
        fought.filter(|number| *number > after).min()
    }
    /// Returns whether a plan begins with the prefix of this length.
    fn begins_a_plan(&mut self, written: usize) -> bool {
        self.combats.fill(0);
        self.front.edit_all(|node| {
            node.mark(LEFT, false);
            node.set_local(0);
        });
        // Each combat is marked at its first enemy hex, with the stacks that touch all of its enemy hexes.
        for place in 0..written.min(self.enemies) {
            let index = self.at(place);
            let node = self.front.node(index);
            let Some(combat) = node.combat().checked_sub(1) else { continue };
            let Some(first) = self.combats.get_mut(usize::from(combat)) else { return false };
            if *first == 0 {
                *first = u64::from(index).saturating_add(1);
                self.front.edit(index, |node| {
                    node.mark(LEFT, true);
                    node.set_options(node.ways());
                });
                continue;
            }
            let first = u16::try_from(first.saturating_sub(1)).unwrap_or(NONE);
            let leader = self.front.node(first);
            let touches = |way: &u32| {
                let back = node.way_to(leader.neighbour(*way));
                back.is_some_and(|back| holds(node.ways(), back))
            };
            let options = each(leader.options()).filter(touches).fold(0u8, |ways, way| ways | 1u8.bounded_shl(way));
            self.front.edit(first, |node| node.set_options(options));
        }
        // Stacks in the prefix: each serves the combat that it is in.
        for place in self.enemies..written {
            let index = self.at(place);
            let combat = self.front.node(index).combat();
            self.front.edit(index, |node| node.set_local(1));
            let Some(combat) = combat.checked_sub(1) else { continue };
            let first = self.combats.get(usize::from(combat)).copied().unwrap_or(0);
            let first = u16::try_from(first.saturating_sub(1)).unwrap_or(NONE);
            let leader = self.front.node(first);
            if !leader.way_to(index).is_some_and(|way| holds(leader.options(), way)) {
                return false;
            }
            self.front.edit(first, |node| node.mark(LEFT, false));
        }
        if !self.many {
            // Each enemy hex beyond the prefix that must be attacked needs a stack too.
            for place in written..self.enemies {
                self.front.edit(self.at(place), |node| {
                    node.mark(LEFT, node.must());
                    node.set_options(node.ways());
                });
            }
        }
        Flow::new(self.front, self.queue, |_| 1, |friend| 1u16.saturating_sub(friend.local())).fill(false)
    }
    fn write(&mut self, place: usize, number: u16) {
        self.front.edit(self.at(place), |node| node.set_combat(number));
    }
    /// Writes the least number greater than `after` at a place with which a plan begins; returns whether there is one.
    fn advance(&mut self, place: usize, mut after: Option<u16>) -> bool {
        while let Some(number) = self.next_number(place, after) {
            self.write(place, number);
            if self.begins_a_plan(place.saturating_add(1)) {
                return true;
            }
            after = Some(number);
        }
        self.write(place, 0);
        false
    }
    /// Writes the first plan with this prefix.
    fn complete(&mut self, place: usize) {
        for place in place..self.order.len() {
            self.advance(place, None);
        }
    }
    /// Moves to the next plan; returns false at the end.
    fn next(&mut self) -> bool {
        for place in (0..self.order.len()).rev() {
            let number = self.front.node(self.at(place)).combat();
            if self.advance(place, Some(number)) {
                self.complete(place.saturating_add(1));
                return true;
            }
        }
        false
    }
}

/// Returns the next legal plan after a given one, so that all of them can be listed, each once (ACW 1, 2, 4, 5). The
/// plan is the only state between two steps.
///
/// ```
/// use grognard_core::acw::{attacks::{walk, Board, Engaged, Walk}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::{Code, Flag}, ruling::{Sink, Trail}, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q, r| Unit { hex: Hex::new(q, r), kind, strength: 4.into(), ..Default::default() };
/// // Two stacks beside one enemy: the one, the other, or both.
/// let board = Board { friends: &[unit(0, 0), unit(1, 0)], enemies: &[unit(0, 1)], ..Default::default() };
/// let (mut words, mut plan, mut plans) = ([0; 64], Vec::new(), 0);
/// loop {
///     let question = Walk { board, started: Flag::from(plans > 0), plan: &plan, ..Default::default() };
///     let mut room = [Engaged::default(); 4];
///     let mut rows = Sink::new(&mut room);
///     let walked = walk(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
///     if !walked.found.is_set() {
///         break;
///     }
///     plans += 1;
///     plan = rows.items().to_vec();
/// }
/// assert_eq!(plans, 3);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.attacks.check`.
/// * `contradiction` for a plan that no iteration on this board returns, and for a plan where none has started.
pub fn walk(
    question: &Walk<'_>,
    rows: &mut Sink<'_, Engaged>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Walked>, Fault> {
    let q = question;
    let many = q.rules.many()?;
    let started = q.started.is_set();
    if !started && !q.plan.is_empty() {
        return Err(Fault::against(&text!("plan"), &"started: a plan goes on only where an iteration has started"));
    }
    let hexes = q.board.friends.len().saturating_add(q.board.enemies.len());
    let extra = hexes.saturating_mul(2).saturating_add(q.plan.len());
    let (mut front, work) = Front::lay(&q.board, &q.rules, scratch, extra)?;
    if started {
        if examine(&mut front, q.plan, many, &mut Sink::none())?.is_some() {
            // Not a plan that the iteration could have returned.
            return Err(Fault::against(&text!("plan"), &"board: no iteration on this board returns the plan"));
        }
        regroup(&mut front, work);
        renumber(&mut front);
    } else {
        disband(&mut front);
    }
    let hopeless = front.nodes().any(|node| node.must() && node.ways() == 0);
    let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
    let mut writing = Writing::new(&mut front, work, hexes, many).ok_or(short)?;
    let found = if started {
        writing.next()
    } else {
        // If there is a plan, one begins with the empty prefix.
        let any = !hopeless && writing.begins_a_plan(0);
        if any {
            writing.complete(0);
        }
        any
    };
    let mut out = Walked { found: Flag::from(found), ..Walked::default() };
    if !found {
        disband(&mut front);
        let (_, cites, _) = report(&mut front, work, &mut Sink::none());
        return Ok(Ruling::new(out, cites));
    }
    regroup(&mut front, work);
    let (plan, cites, _) = report(&mut front, work, rows);
    out.plan = plan;
    Ok(Ruling::new(out, cites))
}

/// Numbers the combats, which are named after their first enemy hexes, in the order of these.
fn renumber(front: &mut Front<'_>) {
    let mut count = 0u16;
    for index in front.indices() {
        if front.node(index).combat() == index.saturating_add(1) {
            count = count.saturating_add(1);
            front.edit(index, |node| node.set_local(count));
        }
    }
    for index in front.indices() {
        let combat = front.node(index).combat();
        if combat != 0 {
            let number = front.node(combat.wrapping_sub(1)).local();
            front.edit(index, |node| node.set_combat(number));
        }
    }
}
