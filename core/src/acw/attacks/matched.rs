//! A legal plan, or the reason why there is none. ACW 1, 2, 4, 5.

use super::board::{Board, BoardHeld, Engaged};
use super::flow::Flow;
use super::front::Front;
use super::node::*;
use crate::acw::odds::rounded;
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// A board for which a plan is wanted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Plan<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
    /// Enemy hexes to attack in addition to those that must be attacked, such as new contact.
    pub targets: &'a [Hex],
    /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
    /// stay out.
    pub all_in: Flag,
}

/// A summary of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Planned {
    /// The number of combats.
    pub combats: u16,
    /// The number of friendly hexes that attack.
    pub attackers: u16,
    /// The number of friendly hexes that stay out though they could attack.
    pub idle: u16,
    /// The combat at the worst odds, the first of several; absent if there are no combats.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("combats", 1)]
    pub worst_combat: u16,
    /// The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.
    pub worst: Odds,
}

/// Marks the hexes that a plan must attack: those of the rules and those of the question.
pub(super) fn aim(front: &mut Front<'_>, targets: &[Hex]) -> Result<(), Fault> {
    front.edit_all(|node| node.mark(TARGET, node.must()));
    for (i, hex) in numbered(targets) {
        let index = front.find(*hex).filter(|index| front.node(*index).enemy());
        let index =
            index.ok_or_else(|| Fault::item_against(&"targets", i, &"board.enemies: no enemy stands in the hex"))?;
        front.edit(index, |node| node.mark(TARGET, true));
    }
    Ok(())
}

/// Checks whether every hex that a plan must attack can be attacked. If not, appends the hexes that cannot, with those
/// that alone could attack them, and returns the rules that forbid it.
pub(super) fn possible(
    front: &mut Front<'_>,
    queue: &mut [u64],
    many: bool,
    rows: &mut Sink<'_, Engaged>,
    trail: &mut Trail<'_>,
) -> Result<(), Cites> {
    front.edit_all(|node| {
        node.mark(LEFT, node.is(TARGET));
        node.set_options(node.ways());
    });
    // A stack of its own for each, as far as possible.
    let mut flow = Flow::new(front, queue, |_| 1, |_| 1);
    let each_its_own = flow.fill(true);
    let lonely = |node: &Node| node.is(TARGET) && node.ways() == 0;
    let stuck = if many { front.nodes().any(|node| lonely(&node)) } else { !each_its_own };
    if !stuck {
        return Ok(());
    }
    if many {
        front.edit_all(|node| node.mark(VISITED, lonely(node)));
    } else {
        Flow::explain(front, queue);
    }
    let mut cites: Option<Cites> = None;
    let left = front.nodes().filter(|node| if many { lonely(node) } else { node.enemy() && node.is(SHORT) });
    let left = left.fold(0i32, |n, _| n.saturating_add(1));
    let mut object = |rule| {
        // Each rule once, whatever the number of hexes, with the number that must be left out.
        if cites.is_none_or(|cites| !cites.has(rule)) {
            trail.note(rule, What::Forbidden, About::Defenders, left);
        }
        cites.get_or_insert(Cites::by(rule)).add(rule);
    };
    for node in front.nodes().filter(|node| node.is(VISITED) && node.enemy()) {
        object(match (node.must(), node.able()) {
            (true, _) => R2,
            // Commanders alone cannot be attacked, nor can a hex without adjacent attackers.
            (_, false) => R3,
            (_, true) => R1,
        });
        if node.ways() != 0 {
            // ACW 4: a stack is not split between combats.
            object(R4);
        }
        let mut neighbours = (0..6).map(|way| node.neighbour(way)).filter(|index| *index != NONE);
        if neighbours.any(|index| front.node(index).uncommanded()) {
            object(R6);
        }
    }
    for enemies in [true, false] {
        for node in front.nodes().filter(|node| node.is(VISITED) && node.enemy() == enemies) {
            rows.push(engaged(&node, 0));
        }
    }
    Err(cites.unwrap_or(Cites::by(R2)))
}

/// Returns the part of a hex in a plan.
pub(super) fn engaged(node: &Node, combat: u16) -> Engaged {
    Engaged {
        hex: node.hex(),
        combat,
        side: Code::new(if node.enemy() { Side::Defender } else { Side::Attacker }),
        strength: u8::try_from(node.strength()).unwrap_or(u8::MAX),
    }
}

/// Makes the first plan: each target in a combat of its own as far as there are stacks, the others with a target that
/// one of their neighbours attacks. A combat has the number of its first target, plus one.
pub(super) fn arrange(front: &mut Front<'_>) {
    disband(front);
    for index in front.indices() {
        let node = front.node(index);
        if !node.is(TARGET) {
            continue;
        }
        if let Some(way) = each(node.ways()).find(|way| node.flow(*way) > 0) {
            join(front, index, index.saturating_add(1));
            join(front, node.neighbour(way), index.saturating_add(1));
        }
    }
    for index in front.indices() {
        let node = front.node(index);
        if !node.is(TARGET) || node.combat() != 0 {
            continue;
        }
        // Every neighbour fights, or it would have one of its own.
        let mut best: Option<(u16, Total)> = None;
        for friend in front.beside(node) {
            let Total { attack, defence } = total(front, friend.combat());
            let with = Total { attack, defence: defence.saturating_add(node.strength()) };
            if friend.combat() != 0 && best.is_none_or(|(_, odds)| better(with, odds)) {
                best = Some((friend.combat(), with));
            }
        }
        if let Some((combat, _)) = best {
            join(front, index, combat);
        }
    }
}

/// Removes all combats and their sums.
pub(super) fn disband(front: &mut Front<'_>) {
    front.edit_all(|node| {
        node.set_combat(0);
        node.set_total(Total::default());
        node.set_amount(0);
    });
}

/// Returns the strength points (SP) of a combat.
pub(super) fn total(front: &Front<'_>, combat: u16) -> Total {
    front.node(combat.wrapping_sub(1)).total()
}

/// Returns whether the first strengths are better odds for the attacker than the second.
pub(super) fn better(one: Total, other: Total) -> bool {
    let product = |a: u16, b: u16| u32::from(a).saturating_mul(u32::from(b));
    product(one.attack, other.defence) > product(other.attack, one.defence)
}

/// Adds a hex to a combat. Its sums and the number of defending hexes are kept in the hex that it is named after.
pub(super) fn join(front: &mut Front<'_>, index: u16, combat: u16) {
    let node = front.node(index);
    front.edit(index, |node| node.set_combat(combat));
    let sp = node.strength();
    front.edit(combat.wrapping_sub(1), |leader| {
        let Total { attack, defence } = leader.total();
        if node.enemy() {
            leader.set_total(Total { attack, defence: defence.saturating_add(sp) });
            leader.set_amount(leader.amount().saturating_add(1));
        } else {
            leader.set_total(Total { attack: attack.saturating_add(sp), defence });
        }
    });
}

/// Returns whether a stack may join a combat: whether it may fight every enemy hex in it.
fn joinable(front: &Front<'_>, node: &Node, combat: u16) -> bool {
    let here = front.beside(*node).filter(|other| other.combat() == combat).fold(0usize, |n, _| n.saturating_add(1));
    combat != 0 && here == usize::from(front.node(combat.wrapping_sub(1)).amount())
}

/// Adds unused stacks to the worst combat that they may join.
pub(super) fn reinforce(front: &mut Front<'_>) {
    for index in front.indices() {
        let node = front.node(index);
        if node.enemy() || node.combat() != 0 {
            continue;
        }
        let mut worst: Option<(u16, Total)> = None;
        for enemy in front.beside(node) {
            let odds = total(front, enemy.combat());
            if worst.is_none_or(|(_, other)| better(other, odds)) && joinable(front, &node, enemy.combat()) {
                worst = Some((enemy.combat(), odds));
            }
        }
        if let Some((combat, _)) = worst {
            join(front, index, combat);
        }
    }
}

/// Names each combat after its first enemy hex, and adds it up. Combats may be numbered as far as there is room.
pub(super) fn regroup(front: &mut Front<'_>, room: &mut [u64]) {
    room.fill(0);
    front.edit_all(|node| {
        node.set_total(Total::default());
        node.set_amount(0);
    });
    for enemies in [true, false] {
        for index in front.indices() {
            let node = front.node(index);
            if node.combat() == 0 || node.enemy() != enemies {
                continue;
            }
            let Some(name) = room.get_mut(usize::from(node.combat().wrapping_sub(1))) else { continue };
            if *name == 0 {
                *name = u64::from(index).saturating_add(1);
            }
            let name = u16::try_from(*name).unwrap_or(0);
            join(front, index, name);
        }
    }
}

/// Numbers the combats by their first enemy hex, and appends their hexes, combat by combat with the attackers first.
/// Also returns the hex that the worst combat is named after.
pub(super) fn report(front: &mut Front<'_>, work: &mut [u64], rows: &mut Sink<'_, Engaged>) -> (Planned, Cites, u16) {
    let mut out = Planned::default();
    let mut cites = cites_of(front);
    let mut worst: Option<Total> = None;
    let mut named = NONE;
    front.edit_all(|node| node.set_local(0));
    for index in front.indices() {
        let node = front.node(index);
        if !node.enemy() || node.combat() == 0 {
            continue;
        }
        let leader = node.combat().wrapping_sub(1);
        if front.node(leader).local() != 0 {
            cites.add(R4);
            continue;
        }
        out.combats = out.combats.saturating_add(1);
        front.edit(leader, |node| node.set_local(out.combats));
        let odds = front.node(leader).total();
        if worst.is_none_or(|worst| worse(odds, worst)) {
            worst = Some(odds);
            out.worst_combat = out.combats;
            named = leader;
        }
    }
    out.worst = worst.map_or(Odds::default(), |worst| rounded(worst.attack, worst.defence));
    cites.add_if(R1, out.combats > 0);
    let mut count = 0usize;
    for index in front.indices() {
        let node = front.node(index);
        if !node.enemy() {
            let fights = node.combat() != 0;
            out.attackers = out.attackers.saturating_add(u16::from(fights));
            let idle = !fights && node.ways() != 0;
            out.idle = out.idle.saturating_add(u16::from(idle));
            cites.add_if(R5, idle && node.in_zoc());
        }
        if node.combat() != 0 {
            let number = u64::from(front.node(node.combat().wrapping_sub(1)).local());
            if let Some(place) = work.get_mut(count) {
                *place = number << 32 | u64::from(node.enemy()) << 16 | u64::from(index);
                count = count.saturating_add(1);
            }
        }
    }
    let order = work.get_mut(..count).unwrap_or_default();
    sort(order);
    for key in order {
        let combat = u16::try_from(*key >> 32).unwrap_or(0);
        let index = u16::try_from(*key & 0xffff).unwrap_or(NONE);
        rows.push(engaged(&front.node(index), combat));
    }
    (out, cites, named)
}

/// Returns whether rounded odds are worse: what a player sees.
pub(super) fn worse(one: Total, other: Total) -> bool {
    rounded(one.attack, one.defence) < rounded(other.attack, other.defence)
}

/// Returns the rules behind any plan on this board: the duty to attack (ACW 2), and contact and command (ACW 6).
pub(super) fn cites_of(front: &Front<'_>) -> Cites {
    let mut cites = Cites::by(R2);
    cites.add_if(R6, front.nodes().any(|node| if node.enemy() { node.waived() } else { node.ordered() }));
    cites
}

/// Finds a legal plan (ACW 1, 2, 4, 5). It has as many combats of one enemy hex as there are stacks. The other enemy
/// hexes are in combats that an adjacent stack fights already. If there is no legal plan the answer is forbidden. The
/// rows are then the enemy hexes that cannot all be attacked, followed by the friendly hexes, fewer than they, that
/// alone could attack them, all with `combat` 0.
///
/// ```
/// use grognard_core::acw::{attacks::{plan, Board, Engaged, Plan}, options::{GameRules, MultiTarget}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q, r| Unit { hex: Hex::new(q, r), kind, strength: 6.into(), ..Default::default() };
/// // One stack between two enemies: one combat against both, or none if that is forbidden.
/// let board = Board { friends: &[unit(0, 0)], enemies: &[unit(1, 0), unit(-1, 0)], ..Default::default() };
/// let (mut words, mut room) = ([0; 64], [Engaged::default(); 4]);
/// let mut rows = Sink::new(&mut room);
/// let mut scratch = Scratch::new(&mut words);
/// let question = Plan { board, ..Default::default() };
/// let planned = plan(&question, &mut rows, &mut scratch, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((planned.combats, planned.worst.to_string(), rows.needed()), (1, "1:2".into(), 3));
/// let strict = GameRules { multi_target: Code::new(MultiTarget::Forbid), ..Default::default() };
/// let ruling = plan(&Plan { rules: strict, ..question }, &mut Sink::none(), &mut scratch, &mut Trail::none())?;
/// assert!(!ruling.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `acw.attacks.obliged`, and `contradiction` for a target without enemies.
pub fn plan(
    question: &Plan<'_>,
    rows: &mut Sink<'_, Engaged>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Planned>>, Fault> {
    let q = question;
    let many = q.rules.many()?;
    let (mut front, work) = Front::lay(&q.board, &q.rules, scratch, 0)?;
    aim(&mut front, q.targets)?;
    if let Err(reasons) = possible(&mut front, work, many, rows, trail) {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    arrange(&mut front);
    if q.all_in.is_set() {
        reinforce(&mut front);
    }
    let (planned, cites, _) = report(&mut front, work, rows);
    Ok(Ruling::new(Verdict::Allowed(planned), cites))
}
