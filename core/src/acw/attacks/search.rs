//! The search for a plan whose worst odds reach a threshold, among the targets that hang together. ACW 4, 8.
//!
//! Targets are taken in an order that walks along the front, so that few stacks matter to what is done and to what is
//! left alike. The first target not yet attacked gets a combat: some of its neighbours, and perhaps further targets that
//! all of these touch. No more stacks are tried than the odds need, since a stack that is free never hurts. Where a
//! target is left that even all of its free neighbours cannot bring to the odds, the search turns back; and a state
//! that was hopeless once, by the targets that are left and the stacks among their neighbours that are taken, is
//! hopeless again, whatever led to it.

use super::flow::Flow;
use super::front::Front;
use super::matched::join;
use super::node::*;

/// Odds as one number: x for x:1, 1 - k for 1:(k + 1) and so 0 for 1:2, with [`NEVER`] for nothing against anything and
/// [`ALWAYS`] for anything against nothing. Larger is better for the attacker.
pub(super) type Level = i16;
/// Nothing against anything.
pub(super) const NEVER: Level = -1000;
/// Anything against nothing.
pub(super) const ALWAYS: Level = 1000;
/// A hex has at most 18 SP that count (ACW 3) and six neighbours: at most 108 stand against 1, or 1 against 108.
const BEST: Level = 108;
const WORST: Level = -106;

/// The odds of two strengths, rounded in the defender's favour.
pub(super) fn level(attack: u16, defence: u16) -> Level {
    let small = |n: u16| Level::try_from(n).unwrap_or(ALWAYS);
    match (attack, defence) {
        (0, _) => NEVER,
        (_, 0) => ALWAYS,
        _ if attack >= defence => small(attack.checked_div(defence).unwrap_or(0)),
        _ => (2 as Level).saturating_sub(small(defence.div_ceil(attack.max(1)))),
    }
}

/// A threshold: the attack times `num` must reach the defence times `den`.
#[derive(Clone, Copy)]
struct Threshold {
    num: u16,
    den: u16,
}

impl Threshold {
    fn of(level: Level) -> Threshold {
        if level >= 1 {
            Threshold { num: 1, den: level.unsigned_abs() }
        } else {
            Threshold { num: (2 as Level).saturating_sub(level).unsigned_abs(), den: 1 }
        }
    }
    fn reached(self, attack: u16, defence: u16) -> bool {
        let product = |a: u16, b: u16| u32::from(a).saturating_mul(u32::from(b));
        attack > 0 && product(attack, self.num) >= product(defence, self.den)
    }
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// A plan was found, and is set out on the board.
    Found,
    /// There is none.
    None,
    /// It took more steps than were left.
    Spent,
}

/// The memory of a search: the order of the targets, a choice for each, and the table of hopeless states.
pub(super) struct Memory<'m> {
    pub order: &'m mut [u64],
    pub choices: &'m mut [u64],
    pub queue: &'m mut [u64],
    /// Entries of as many words as a state takes and one more, the last being the state at hand.
    pub states: &'m mut [u64],
}

/// How many entries the table of hopeless states has. It is a matter of speed alone, but as many steps as a search may
/// take depend on it: it is set by the question and not by the memory there happens to be.
pub(super) fn entries(budget: u32) -> usize {
    usize::try_from(budget.clamp(1, 1024)).unwrap_or(1).checked_next_power_of_two().unwrap_or(1024)
}

/// Words of a state, for so many hexes: one bit each.
pub(super) fn state_words(hexes: usize) -> usize {
    hexes.div_ceil(64)
}

/// Targets that hang together, directly or through stacks that can attack several of them.
#[derive(Clone, Copy)]
pub(super) struct Component {
    /// Its places in the order of targets.
    pub first: usize,
    pub end: usize,
    /// How many stacks it has.
    pub friends: u16,
}

/// A combat that is tried.
#[derive(Clone, Copy, Default)]
struct Choice {
    /// The target's place in the order.
    place: usize,
    /// Its neighbours that attack; 0 before the first choice.
    attackers: u8,
    /// Further targets, as ways of the first attacker.
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
    /// Whether a combat may take in several targets.
    pub many: bool,
    /// Steps that are left: combats that may be tried.
    pub left: u32,
}

impl Search<'_, '_> {
    fn at(&self, place: usize) -> u16 {
        self.memory.order.get(place).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE)
    }
    /// Lays out the targets that hang together with one, from an end of theirs to the other.
    pub fn component(&mut self, start: u16, first: usize) -> Component {
        let (end, _) = self.spread(start, first);
        // From the far end, so that the order walks along the front.
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
    /// Writes the targets that hang together with one into the order, breadth first; where they end, and how many
    /// stacks they have.
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
    /// The worst odds of a component's combats as they stand.
    pub fn worst(&self, part: Component) -> Level {
        (part.first..part.end).fold(ALWAYS, |worst, place| {
            let node = self.front.node(self.at(place));
            let (attack, defence) = super::matched::total(self.front, node.combat());
            worst.min(level(attack, defence))
        })
    }
    /// Odds that no plan of a component can pass: the best at which all that its stacks have, split as one likes, could
    /// still reach every target. A combat's strength can always be split so among its own targets.
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
        // The last level that flows, between one that does and one that does not.
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
    /// The level above one.
    pub fn above(level: Level) -> Level {
        if level < WORST { WORST } else { level.saturating_add(1) }
    }

    /// Looks for a plan of a component whose worst odds reach a level.
    pub fn reach(&mut self, part: Component, level: Level) -> End {
        let threshold = Threshold::of(level);
        self.front.edit_all(|node| node.mark(TAKEN, false));
        // No state is known yet.
        self.memory.states.fill(0);
        let mut depth = 0usize;
        self.choose(depth, Choice { place: part.first, ..Choice::default() });
        loop {
            let mut choice = self.chosen(depth);
            self.mark_taken(&choice, false);
            if !self.advance(&mut choice, threshold) {
                // ACW 2: a target that is left makes the state hopeless.
                self.remember(part, choice.place);
                let Some(above) = depth.checked_sub(1) else { return End::None };
                depth = above;
                continue;
            }
            if self.left == 0 {
                return End::Spent;
            }
            self.left = self.left.wrapping_sub(1);
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
            if self.is_hopeless(part, next) {
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
    /// The further targets that a choice may take in, as ways of its first attacker: free, and beside all attackers.
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
                ways |= 1u8.wrapping_shl(way);
            }
        }
        ways
    }
    /// The next combat for a target that reaches the odds with none of its stacks to spare; false if there is no more.
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
                // The next set of ways within these.
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
    /// The SP of some neighbours, and of the weakest of them.
    fn attack(&self, node: &Node, attackers: u8) -> (u16, u16) {
        each(attackers).fold((0, u16::MAX), |(sum, least), way| {
            let strength = self.front.node(node.neighbour(way)).strength();
            (sum.saturating_add(strength), least.min(strength))
        })
    }
    /// The SP of a choice's targets.
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
    /// Whether every target beside the attackers of a choice can still be brought to the odds.
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
    /// Sets a plan that was found out on the board.
    fn set_out(&mut self, part: Component, depth: usize) {
        for place in part.first..part.end {
            let node = self.front.node(self.at(place));
            let clear = |node: &mut Node| {
                node.set_combat(0);
                node.set_total(0, 0);
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

/// Hopeless states.
impl Search<'_, '_> {
    fn width(part: Component) -> usize {
        state_words(part.end.saturating_sub(part.first).saturating_add(usize::from(part.friends)))
    }
    /// Writes down what of a state matters, and finds its entry: the targets that are left, and the stacks beside them
    /// that are taken. The first word is never 0.
    fn note_state(&mut self, part: Component, next: usize) -> Option<(&mut [u64], &mut [u64])> {
        let width = Self::width(part).saturating_add(1);
        let used = self.memory.states.len().checked_sub(width)?;
        let (table, state) = self.memory.states.split_at_mut_checked(used)?;
        let count = used.checked_div(width)?;
        // A power of two of entries, however wide each is.
        let count =
            if count.is_power_of_two() { count } else { count.checked_next_power_of_two().map_or(0, |n| n >> 1) };
        state.fill(0);
        if let Some(word) = state.first_mut() {
            *word = (next as u64).wrapping_add(1);
        }
        let targets = part.end.saturating_sub(part.first);
        let set = |state: &mut [u64], bit: usize| {
            if let Some(word) = state.get_mut((bit / 64).saturating_add(1)) {
                *word |= 1 << (bit % 64);
            }
        };
        for place in next..part.end {
            let index = self.memory.order.get(place).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE);
            let node = self.front.node(index);
            if node.is(TAKEN) {
                set(state, place.saturating_sub(part.first));
                continue;
            }
            for friend in self.front.beside(node).filter(|friend| friend.is(TAKEN)) {
                set(state, targets.saturating_add(usize::from(friend.local())));
            }
        }
        let mut hash = 0u64;
        for word in state.iter() {
            hash = (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        let mask = (count as u64).checked_sub(1)?;
        let at = usize::try_from((hash >> 32) & mask).ok()?.checked_mul(width)?;
        let entry = table.get_mut(at..at.checked_add(width)?)?;
        Some((entry, state))
    }
    /// Whether a state is known to be hopeless.
    fn is_hopeless(&mut self, part: Component, next: usize) -> bool {
        self.note_state(part, next).is_some_and(|(entry, state)| entry == state)
    }
    /// Remembers a state as hopeless, in place of another perhaps.
    fn remember(&mut self, part: Component, next: usize) {
        if let Some((entry, state)) = self.note_state(part, next) {
            entry.iter_mut().zip(state).for_each(|(word, new)| *word = *new);
        }
    }
}
