//! Maximum flow from friendly hexes to the enemy hexes adjacent to them, and the hexes that it leaves short. With an
//! amount of one for every hex it is a matching of enemy hexes with stacks of their own (ACW 4). With strengths it
//! bounds the odds of a plan. Paths are searched breadth first and directions in order, so that the same board gives
//! the same flow on every machine.

use super::front::Front;
use super::node::*;
use crate::bounded::Bounded;

/// A flow over a board: the enemy hexes marked [`LEFT`] need amounts, and friendly hexes have amounts to give.
pub(super) struct Flow<'f, 's> {
    front: &'f mut Front<'s>,
    /// One place for every hex.
    queue: &'f mut [u64],
}

impl<'f, 's> Flow<'f, 's> {
    /// Creates an empty flow, with the amounts that the two functions return.
    pub fn new(
        front: &'f mut Front<'s>,
        queue: &'f mut [u64],
        need: impl Fn(&Node) -> u16,
        give: impl Fn(&Node) -> u16,
    ) -> Self {
        front.edit_all(|node| {
            node.set_amount(if node.enemy() { need(node) } else { give(node) });
            node.mark(SHORT, false);
            (0..6).for_each(|way| node.set_flow(way, 0));
        });
        Flow { front, queue }
    }
    /// Increases the flow as far as possible, and returns whether every need is met. Stops at the first that is not,
    /// unless `all`.
    pub fn fill(&mut self, all: bool) -> bool {
        let mut met = true;
        for index in self.front.indices() {
            if !self.front.node(index).is(LEFT) {
                continue;
            }
            self.take_nearest(index);
            while self.front.node(index).amount() > 0 {
                if !self.reroute(index) {
                    self.front.edit(index, |node| node.mark(SHORT, true));
                    met = false;
                    break;
                }
            }
            if !met && !all {
                break;
            }
        }
        met
    }
    /// Takes what adjacent hexes have left.
    fn take_nearest(&mut self, index: u16) {
        let mut node = self.front.node(index);
        for way in each(node.options()) {
            let friend = node.neighbour(way);
            let spare = self.front.node(friend).amount().min(node.amount());
            if spare > 0 {
                self.front.edit(friend, |friend| friend.set_amount(friend.amount().saturating_sub(spare)));
                node.set_amount(node.amount().saturating_sub(spare));
                node.set_flow(way, node.flow(way).saturating_add(spare));
            }
        }
        self.front.edit(index, |place| *place = node);
    }
    /// Finds a hex with an amount left, through hexes whose amounts can be taken elsewhere; returns whether there is
    /// one.
    fn reroute(&mut self, root: u16) -> bool {
        self.front.edit_all(|node| node.mark(VISITED, false));
        self.front.edit(root, |node| node.mark(VISITED, true));
        let mut found = None;
        self.search(root, |_, spare| {
            found = Some(spare);
            false
        });
        match found {
            Some(spare) => {
                self.push(root, spare);
                true
            }
            None => false,
        }
    }
    /// Visits what can be reached from visited enemy hexes, including `first`, until `spare` returns false; `spare` is
    /// called with each friendly hex that has an amount left.
    fn search(&mut self, first: u16, mut spare: impl FnMut(&Node, u16) -> bool) {
        let (mut head, mut tail) = (0usize, 0usize);
        let mut append = |queue: &mut [u64], index: u16| {
            if let Some(place) = queue.get_mut(tail) {
                *place = u64::from(index);
                tail = tail.bounded_add(1);
            }
            tail
        };
        let mut end = append(self.queue, first);
        while head < end {
            let index = self.queue.get(head).and_then(|n| u16::try_from(*n).ok()).unwrap_or(NONE);
            head = head.bounded_add(1);
            let node = self.front.node(index);
            for way in each(node.options()) {
                let number = node.neighbour(way);
                let mut friend = self.front.node(number);
                if friend.is(VISITED) {
                    continue;
                }
                friend.mark(VISITED, true);
                friend.set_parent(index);
                self.front.edit(number, |place| *place = friend);
                if friend.amount() > 0 && !spare(&friend, number) {
                    return;
                }
                for out in 0..6 {
                    let other = friend.neighbour(out);
                    let giver = if other == NONE { Node::default() } else { self.front.node(other) };
                    if giver.is(LEFT) && !giver.is(VISITED) && giver.flow(back(out)) > 0 {
                        self.front.edit(other, |node| {
                            node.mark(VISITED, true);
                            node.set_parent(number);
                        });
                        end = append(self.queue, other);
                    }
                }
            }
        }
    }
    /// Sends as much as possible along the path of a search, from a friendly hex back to an enemy hex.
    fn push(&mut self, root: u16, spare: u16) {
        let mut most = self.front.node(root).amount().min(self.front.node(spare).amount());
        let mut friend = spare;
        // A path visits no hex twice.
        for _ in self.front.indices() {
            let taker = self.front.node(friend).parent();
            if taker == root {
                break;
            }
            let node = self.front.node(taker);
            friend = node.parent();
            most = most.min(node.way_to(friend).map_or(0, |way| node.flow(way)));
        }
        let mut friend = spare;
        for _ in self.front.indices() {
            let taker = self.front.node(friend).parent();
            let mut node = self.front.node(taker);
            if let Some(way) = node.way_to(friend) {
                node.set_flow(way, node.flow(way).saturating_add(most));
            }
            if taker == root {
                node.set_amount(node.amount().saturating_sub(most));
            } else {
                friend = node.parent();
                if let Some(way) = node.way_to(friend) {
                    node.set_flow(way, node.flow(way).saturating_sub(most));
                }
            }
            self.front.edit(taker, |place| *place = node);
            if taker == root {
                break;
            }
        }
        self.front.edit(spare, |node| node.set_amount(node.amount().saturating_sub(most)));
    }
    /// Marks as visited the hexes that explain why a full flow leaves some short. They are the enemy hexes from which
    /// those can be reached, and all friendly hexes adjacent to them. These friendly hexes have less than the enemy
    /// hexes need (Hall), and the enemy hexes are those that some maximum flow leaves short.
    pub fn explain(front: &'f mut Front<'s>, queue: &'f mut [u64]) {
        front.edit_all(|node| node.mark(VISITED, node.is(SHORT)));
        let mut flow = Flow { front, queue };
        for index in flow.front.indices() {
            if flow.front.node(index).is(SHORT) {
                flow.search(index, |_, _| true);
            }
        }
    }
}
