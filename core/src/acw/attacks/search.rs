//! The search for a plan whose worst odds reach a threshold, among connected targets. ACW 4, 8.
//!
//! Targets are taken in an order along the front, so that few stacks concern both the targets done and those left. The
//! first target not yet attacked gets a combat: some of its neighbours, and perhaps further targets that all of these
//! are adjacent to. No more stacks are tried than the odds need, since a free stack never hurts. If all free neighbours
//! of a remaining target together cannot reach the odds, the search turns back. A state is given by the remaining
//! targets and the stacks in use among their neighbours; once found hopeless it is hopeless again, however it was
//! reached.

use super::flow::Flow;
use super::front::Front;
use super::level::{ALWAYS, BEST, Level, NEVER, Threshold, WORST, level};
use super::matched::join;
use super::node::*;
use super::states::{Component, Layout, States};
use crate::bounded::Bounded;

/// The end of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// A plan was found and written to the board.
    Found,
    /// There is no plan.
    None,
    /// The budget was spent.
    Spent,
}

/// The memory of a search: the order of the targets, a choice for each, and the table of hopeless states.
pub(super) struct Memory<'m> {
    pub order: &'m mut [u64],
    pub choices: &'m mut [u64],
    pub queue: &'m mut [u64],
    pub states: States<'m>,
}

/// A combat being tried.
#[derive(Clone, Copy, Default)]
struct Choice {
    /// The target's place in the order.
    place: usize,
    /// Its neighbours that attack; 0 before the first choice.
    attackers: u8,
    /// Further targets, as directions of the first attacker.
    beside: u8,
}

impl Choice {
    fn pack(self) -> u64 {
        (self.place as u64) << 16 | u64::from(self.attackers) << 8 | u64::from(self.beside)
    }
    fn unpack(word: u64) -> Choice {
        let byte = |bits: u64| u8::try_from(bits & 0xff).unwrap_or(0);
        Choice {
            place: usize::try_from(word >> 16).unwrap_or(usize::MAX),
            attackers: byte(word >> 8),
            beside: byte(word),
        }
    }
}

/// A search on a board.
pub(super) struct Search<'a, 's> {
    pub front: &'a mut Front<'s>,
    pub memory: Memory<'a>,
    /// A combat may include several targets.
    pub many: bool,
    /// The steps left: combats that may be tried.
    pub left: u32,
}

impl Search<'_, '_> {
    fn at(&self, place: usize) -> u16 {
        self.memory.order.get(place).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE)
    }
    /// Lays out the targets connected with one, from one end to the other.
    pub fn component(&mut self, start: u16, first: usize) -> Component {
        let (end, _) = self.spread(start, first);
        // From the far end, so that the order follows the front.
        let far = self.at(end.saturating_sub(1));
        for place in first..end {
            let node = self.front.node(self.at(place));
            self.front.edit(self.at(place), |node| node.mark(SEEN, false));
            for way in each(node.ways()) {
                self.front.edit(node.neighbour(way), |node| node.mark(SEEN, false));
            }
        }
        let (end, friends) = self.spread(far, first);
        Component { first, end, friends }
    }
    /// Appends the targets connected with one to the order, breadth first. Returns where they end, and how many stacks
    /// they have.
    fn spread(&mut self, start: u16, first: usize) -> (usize, u16) {
        let (mut head, mut tail, mut friends) = (first, first, 0u16);
        let mut next = Some(start);
        loop {
            if let Some(index) = next.take() {
                self.front.edit(index, |node| node.mark(SEEN, true));
                if let Some(place) = self.memory.order.get_mut(tail) {
                    *place = u64::from(index);
                    tail = tail.saturating_add(1);
                }
            }
            if head >= tail {
                return (tail, friends);
            }
            let node = self.front.node(self.at(head));
            head = head.saturating_add(1);
            for way in each(node.ways()) {
                let friend = node.neighbour(way);
                let stack = self.front.node(friend);
                if stack.is(SEEN) {
                    continue;
                }
                self.front.edit(friend, |node| {
                    node.mark(SEEN, true);
                    node.set_local(friends);
                });
                friends = friends.saturating_add(1);
                for out in each(stack.ways()) {
                    let other = stack.neighbour(out);
                    let enemy = self.front.node(other);
                    if !enemy.is(TARGET) || enemy.is(SEEN) {
                        continue;
                    }
                    self.front.edit(other, |node| node.mark(SEEN, true));
                    if let Some(place) = self.memory.order.get_mut(tail) {
                        *place = u64::from(other);
                        tail = tail.saturating_add(1);
                    }
                }
            }
        }
    }
    /// Returns the worst odds of a component's combats.
    pub fn worst(&self, part: Component) -> Level {
        (part.first..part.end).fold(ALWAYS, |worst, place| {
            let node = self.front.node(self.at(place));
            let total = super::matched::total(self.front, node.combat());
            worst.min(level(total.attack, total.defence))
        })
    }
    /// Returns the bound of the odds of any plan of a component: the best at which all its stacks, split freely, could
    /// reach every target. A combat's strength can always be split in this way among its own targets.
    pub fn bound(&mut self, part: Component) -> Level {
        let mut needs = false;
        self.front.edit_all(|node| node.mark(LEFT, false));
        for place in part.first..part.end {
            needs |= self.front.node(self.at(place)).strength() > 0;
            self.front.edit(self.at(place), |node| {
                node.mark(LEFT, true);
                node.set_options(node.ways());
            });
        }
        if !needs {
            return ALWAYS;
        }
        // Bisects between a level that flows and one that does not.
        let (mut yes, mut no) = (WORST.saturating_sub(1), BEST.saturating_add(1));
        while no.saturating_sub(yes) > 1 {
            let middle = yes.midpoint(no);
            let threshold = Threshold::of(middle);
            let times = |sp: u16, by: u16| sp.saturating_mul(by);
            let need = |node: &Node| times(node.strength(), threshold.den);
            let give = |node: &Node| times(node.strength(), threshold.num);
            if Flow::new(self.front, self.memory.queue, need, give).fill(false) {
                yes = middle;
            } else {
                no = middle;
            }
        }
        if yes < WORST { NEVER } else { yes }
    }
    /// Searches for a plan of a component whose worst odds reach a level.
    pub fn reach(&mut self, part: Component, level: Level) -> End {
        let threshold = Threshold::of(level);
        self.front.edit_all(|node| node.mark(TAKEN, false));
        // No state is known yet.
        self.memory.states.0.fill(0);
        let mut depth = 0usize;
        self.choose(depth, Choice { place: part.first, ..Choice::default() });
        loop {
            let mut choice = self.chosen(depth);
            self.mark_taken(&choice, false);
            if !self.advance(&mut choice, threshold) {
                // ACW 2: a target that is left out makes the state hopeless.
                let board = Layout { front: self.front, order: self.memory.order };
                self.memory.states.remember(board, part, choice.place);
                let Some(above) = depth.checked_sub(1) else { return End::None };
                depth = above;
                continue;
            }
            if self.left == 0 {
                return End::Spent;
            }
            self.left = self.left.bounded_sub(1);
            self.choose(depth, choice);
            self.mark_taken(&choice, true);
            if !self.leaves_hope(&choice, threshold) {
                continue;
            }
            let next = (choice.place..part.end).find(|place| !self.front.node(self.at(*place)).is(TAKEN));
            let Some(next) = next else {
                self.set_out(part, depth);
                return End::Found;
            };
            let board = Layout { front: self.front, order: self.memory.order };
            if self.memory.states.is_hopeless(board, part, next) {
                continue;
            }
            depth = depth.saturating_add(1);
            self.choose(depth, Choice { place: next, ..Choice::default() });
        }
    }
    fn choose(&mut self, depth: usize, choice: Choice) {
        if let Some(place) = self.memory.choices.get_mut(depth) {
            *place = choice.pack();
        }
    }
    fn chosen(&self, depth: usize) -> Choice {
        Choice::unpack(self.memory.choices.get(depth).copied().unwrap_or(0))
    }
    /// Returns the further targets that a choice may include, as directions of its first attacker: free, and adjacent
    /// to all attackers.
    fn targets_beside(&self, target: u16, attackers: u8) -> u8 {
        let node = self.front.node(target);
        let Some(first) = each(attackers).next().map(|way| self.front.node(node.neighbour(way))) else { return 0 };
        if !self.many {
            return 0;
        }
        let mut ways = 0u8;
        for way in each(first.ways()) {
            let index = first.neighbour(way);
            let other = self.front.node(index);
            if index == target || !other.is(TARGET) || other.is(TAKEN) {
                continue;
            }
            let beside = |way: u32| other.way_to(node.neighbour(way)).is_some_and(|back| holds(other.ways(), back));
            if each(attackers).all(beside) {
                ways |= 1u8.bounded_shl(way);
            }
        }
        ways
    }
    /// Moves to the next combat for a target that reaches the odds without superfluous stacks; returns false if there
    /// is none.
    fn advance(&self, choice: &mut Choice, threshold: Threshold) -> bool {
        let target = self.at(choice.place);
        let node = self.front.node(target);
        loop {
            // Further targets first, then other attackers.
            let ways = if choice.attackers == 0 { 0 } else { self.targets_beside(target, choice.attackers) };
            if choice.beside == ways {
                loop {
                    if choice.attackers >= 0x3f {
                        return false;
                    }
                    choice.attackers = choice.attackers.saturating_add(1);
                    let free = |way: u32| !self.front.node(node.neighbour(way)).is(TAKEN);
                    if choice.attackers & !node.ways() == 0 && each(choice.attackers).all(free) {
                        break;
                    }
                }
                choice.beside = 0;
            } else {
                // The next set of directions within these.
                choice.beside = choice.beside.wrapping_sub(ways) & ways;
            }
            let (attack, weakest) = self.attack(&node, choice.attackers);
            let defence = self.defence(&node, choice);
            if !threshold.reached(attack, defence) {
                if choice.beside == 0 {
                    // Nor with further targets.
                    choice.beside = self.targets_beside(target, choice.attackers);
                }
                continue;
            }
            let spare = choice.attackers.count_ones() > 1 && threshold.reached(attack.saturating_sub(weakest), defence);
            if !spare {
                return true;
            }
        }
    }
    /// Returns the strength points (SP) of some neighbours, and of the weakest of them.
    fn attack(&self, node: &Node, attackers: u8) -> (u16, u16) {
        each(attackers).fold((0, u16::MAX), |(sum, least), way| {
            let strength = self.front.node(node.neighbour(way)).strength();
            (sum.saturating_add(strength), least.min(strength))
        })
    }
    /// Returns the strength points (SP) of a choice's targets.
    fn defence(&self, node: &Node, choice: &Choice) -> u16 {
        let Some(way) = each(choice.attackers).next() else { return node.strength() };
        let first = self.front.node(node.neighbour(way));
        each(choice.beside)
            .fold(node.strength(), |sum, way| sum.saturating_add(self.front.node(first.neighbour(way)).strength()))
    }
    /// Every hex of a choice.
    fn members(&self, choice: &Choice) -> impl Iterator<Item = u16> + use<> {
        let target = self.at(choice.place);
        let node = self.front.node(target);
        let first = each(choice.attackers).next().map_or(Node::default(), |way| self.front.node(node.neighbour(way)));
        let none = choice.attackers == 0;
        let (attackers, beside) = (choice.attackers, choice.beside);
        let friends = each(attackers).map(move |way| node.neighbour(way));
        let others = each(beside).map(move |way| first.neighbour(way));
        core::iter::once(target).chain(friends).chain(others).filter(move |_| !none)
    }
    fn mark_taken(&mut self, choice: &Choice, on: bool) {
        for index in self.members(choice) {
            self.front.edit(index, |node| node.mark(TAKEN, on));
        }
    }
    /// Returns whether every target adjacent to the attackers of a choice can still reach the odds.
    fn leaves_hope(&self, choice: &Choice, threshold: Threshold) -> bool {
        let node = self.front.node(self.at(choice.place));
        each(choice.attackers).all(|way| {
            let friend = self.front.node(node.neighbour(way));
            each(friend.ways()).all(|out| {
                let other = self.front.node(friend.neighbour(out));
                if !other.is(TARGET) || other.is(TAKEN) {
                    return true;
                }
                let free = self.front.beside(other).filter(|stack| !stack.is(TAKEN));
                let attack = free.fold(0u16, |sum, stack| sum.saturating_add(stack.strength()));
                threshold.reached(attack, other.strength())
            })
        })
    }
    /// Writes the plan to the board.
    fn set_out(&mut self, part: Component, depth: usize) {
        for place in part.first..part.end {
            let node = self.front.node(self.at(place));
            let clear = |node: &mut Node| {
                node.set_combat(0);
                node.set_total(Total::default());
                node.set_amount(0);
            };
            self.front.edit(self.at(place), clear);
            for way in each(node.ways()) {
                self.front.edit(node.neighbour(way), clear);
            }
        }
        for depth in 0..=depth {
            let choice = self.chosen(depth);
            let combat = self.at(choice.place).saturating_add(1);
            for index in self.members(&choice) {
                join(self.front, index, combat);
            }
        }
    }
}
