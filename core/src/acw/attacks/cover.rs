//! The most enemy hexes that can be attacked, and the sets of them that cannot all be attacked. ACW 1, 2, 4.

use super::board::{Board, BoardHeld};
use super::flow::Flow;
use super::front::Front;
use super::matched::{aim, cites_of};
use super::node::*;
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::{Scratch, sort};

/// A board whose enemy hexes are to be attacked.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Cover<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
    /// Enemy hexes to attack in addition to those that must be attacked, such as new contact.
    pub targets: &'a [Hex],
}

/// The number of enemy hexes that can be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Coverage {
    /// Enemy hexes to attack: those that must be attacked and the targets of the question.
    pub targets: u16,
    /// The most of them that combats of one round can attack.
    pub covered: u16,
    /// The number of sets of them that cannot all be attacked. No two sets share a hex. Sets within one of
    /// these are not listed and not counted.
    pub sets: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// A hex of a set of enemy hexes that cannot all be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CoverageHex {
    /// The hex.
    pub hex: Hex,
    /// The set.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("sets", 1)]
    pub set: u16,
    /// The most enemy hexes of the set that can be attacked.
    pub most: u16,
    /// The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack
    /// any of them.
    pub side: Code<Side>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<CoverageHex>() == 12, "frozen for this major of the C ABI");

/// Returns the most enemy hexes, of those to attack, that can be attacked, and disjoint sets of them that cannot all be
/// attacked (ACW 1, 2, 4). The rows are these sets, one after the other: the enemy hexes of a set, then the friendly
/// hexes that alone can attack any of them. No two sets share a hex, and sets
/// within one of these are not listed. A plan that attacks as many as possible may leave
/// out any one hex of each set. Where a combat may include several enemy hexes, a set is a single hex that no friendly
/// hex can attack.
///
/// ```
/// use grognard_core::acw::{attacks::{cover, Board, Cover, CoverageHex}, options::{GameRules, MultiTarget}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q, r| Unit { hex: Hex::new(q, r), kind, strength: 6.into(), ..Default::default() };
/// // One stack between two enemies, and no combat may take in both.
/// let board = Board { friends: &[unit(0, 0)], enemies: &[unit(1, 0), unit(-1, 0)], ..Default::default() };
/// let rules = GameRules { multi_target: Code::new(MultiTarget::Forbid), ..Default::default() };
/// let (mut words, mut room) = ([0; 64], [CoverageHex::default(); 4]);
/// let mut rows = Sink::new(&mut room);
/// let question = Cover { board, rules, ..Default::default() };
/// let value = cover(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((value.targets, value.covered, value.sets, rows.items().len()), (2, 1, 1, 3));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `acw.attacks.plan`.
pub fn cover(
    question: &Cover<'_>,
    rows: &mut Sink<'_, CoverageHex>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Coverage>, Fault> {
    let q = question;
    let many = q.rules.many()?;
    let (mut front, work) = Front::lay(&q.board, &q.rules, scratch, 0)?;
    aim(&mut front, q.targets)?;
    // One stack for each enemy hex. Where a combat may include several, one that can attack it suffices.
    front.edit_all(|node| {
        node.mark(LEFT, node.is(TARGET));
        node.set_options(node.ways());
    });
    if many {
        front.edit_all(|node| {
            let lonely = node.is(TARGET) && node.ways() == 0;
            node.mark(SHORT, lonely);
            node.mark(VISITED, lonely);
        });
    } else {
        Flow::new(&mut front, work, |_| 1, |_| 1).fill(true);
        Flow::explain(&mut front, work);
    }
    // A board has fewer hexes than 16 bits can number.
    let count = |what: fn(&Node) -> bool| front.nodes().filter(what).fold(0u16, |n, _| n.saturating_add(1));
    let (targets, short) = (count(|node| node.is(TARGET)), count(|node| node.enemy() && node.is(SHORT)));
    let mut out = Coverage { targets, covered: targets.saturating_sub(short), ..Coverage::default() };
    let mut cites = cites_of(&front);
    cites.add_if(R1, targets > 0);
    front.edit_all(|node| node.set_local(0));
    for index in front.indices() {
        let node = front.node(index);
        if !node.enemy() || !node.is(VISITED) || node.local() != 0 {
            continue;
        }
        out.sets = out.sets.saturating_add(1);
        let (members, most) = gather(&mut front, work, index, out.sets);
        // ACW 4: a stack is not split between combats.
        cites.add_if(R4, members.len() > 1);
        sort(members);
        for word in members {
            let index = u16::try_from(*word & 0xffff).unwrap_or(NONE);
            let node = front.node(index);
            let side = Code::new(if node.enemy() { Side::Defender } else { Side::Attacker });
            rows.push(CoverageHex { hex: node.hex(), set: out.sets, most, side, reserved: [0; 3] });
        }
    }
    Ok(Ruling::new(out, cites))
}

/// Returns the hexes of a set, each as a word that sorts enemies before friends, and how many of its enemy hexes can be
/// attacked.
fn gather<'w>(front: &mut Front<'_>, work: &'w mut [u64], first: u16, set: u16) -> (&'w mut [u64], u16) {
    let (mut head, mut tail, mut most) = (0usize, 0usize, 0u16);
    let mut next = Some(first);
    let mut append = |front: &mut Front<'_>, work: &mut [u64], index: u16, side: u64| {
        front.edit(index, |node| node.set_local(set));
        if let Some(place) = work.get_mut(tail) {
            *place = side << 16 | u64::from(index);
            tail = tail.saturating_add(1);
        }
        tail
    };
    let mut end = 0;
    loop {
        if let Some(index) = next.take() {
            end = append(front, work, index, 0);
        }
        if head >= end {
            break;
        }
        let index = work.get(head).and_then(|word| u16::try_from(*word & 0xffff).ok()).unwrap_or(NONE);
        head = head.saturating_add(1);
        let node = front.node(index);
        if node.enemy() {
            most = most.saturating_add(u16::from(!node.is(SHORT)));
        }
        for way in each(node.ways()) {
            let other = front.node(node.neighbour(way));
            if other.local() == 0 && (!other.enemy() || other.is(VISITED)) {
                end = append(front, work, node.neighbour(way), u64::from(!other.enemy()));
            }
        }
    }
    (work.get_mut(..end).unwrap_or_default(), most)
}
