//! The plan with the best worst odds. ACW 1, 2, 4, 5, 8.

use super::board::{Board, BoardHeld, Engaged};
use super::check::examine;
use super::front::Front;
use super::level::{ALWAYS, Level, NEVER, above};
use super::matched::{Planned, aim, arrange, possible, regroup, reinforce, report};
use super::node::*;
use super::search::{End, Memory, Search};
use super::states::{Component, States, entries, state_words};
use crate::acw::options::GameRules;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// A plan to improve.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Improve<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
    /// The plan to start from, which must be legal. An empty list to start from a plan that the search finds itself.
    /// The enemy hexes that the plan attacks are attacked by the improved plan too.
    pub plan: &'a [Engaged],
    /// Enemy hexes to attack in addition to those that must be attacked.
    pub targets: &'a [Hex],
    /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
    /// stay out, unless they are in a combat of the first plan that is left unchanged.
    pub all_in: Flag,
    /// The number of steps that the search may take, at least 1. A step is one combat tried.
    #[required]
    #[budget]
    #[range(1, u32::MAX)]
    pub budget: u32,
}

/// An improved plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Improved {
    /// A summary of the plan.
    pub plan: Planned,
    /// Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
    pub bound: Odds,
    /// The number of steps that the search took.
    pub steps: u32,
    /// No legal plan has better worst odds: the worst odds equal the bound.
    pub proven: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Odds of a level.
fn odds(level: Level) -> Odds {
    let part = |n: Level| u32::from(n.unsigned_abs());
    match level {
        NEVER => Odds { attack: 0, defence: 1 },
        ALWAYS => Odds { attack: 1, defence: 0 },
        x if x >= 1 => Odds { attack: part(x), defence: 1 },
        x => Odds { attack: 1, defence: part((2 as Level).saturating_sub(x)) },
    }
}

/// Searches for the plan whose worst combat has the best rounded odds (ACW 8), and returns whether it is proven that
/// there is no better one. The search is exact; if its budget does not suffice it returns the best plan found. If the
/// stacks form groups that are not adjacent, the worst group is improved first, and the rest of the budget improves the
/// others.
///
/// The answer is forbidden if the plan to start from is not legal, by the rules that it breaks. If there is no legal
/// plan, the rows are those of [`super::plan`].
///
/// ```
/// use grognard_core::acw::{attacks::{improve, Board, Engaged, Improve}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q, r, strength: u8| Unit { hex: Hex::new(q, r), kind, strength: strength.into(), ..Default::default() };
/// // Both stacks touch both enemies: 8 against 4 and 3 against 3, not 3 against 4.
/// let board = Board { friends: &[unit(0, 0, 8), unit(1, -1, 3)], enemies: &[unit(0, -1, 3), unit(1, 0, 4)], ..Default::default() };
/// let mut scratch = Scratch::none();
/// let question = Improve { board, budget: 100, ..Default::default() };
/// assert!(improve(&question, &mut Sink::none(), &mut scratch, &mut Trail::none()).is_err());
/// let mut words = vec![0; scratch.needed()];
/// let ruling = improve(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// let improved = ruling.value.allowed().unwrap();
/// assert_eq!((improved.plan.worst.to_string(), improved.proven.is_set()), ("1:1".into(), true));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.attacks.check`.
/// * `missing_field` for a budget of 0.
/// * `contradiction` for a target without enemies.
pub fn improve(
    question: &Improve<'_>,
    rows: &mut Sink<'_, Engaged>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Improved>>, Fault> {
    let q = question;
    let many = q.rules.many()?;
    // Its range is one of 32 bits, which `in_range` leaves to the search.
    if q.budget == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"budget"));
    }
    let hexes = q.board.friends.len().saturating_add(q.board.enemies.len());
    // Besides a word for each hex: the order, the choices, the components, and the hopeless states.
    let states = state_words(hexes).saturating_add(1).saturating_mul(entries(q.budget).saturating_add(1));
    let extra = hexes.saturating_mul(3).saturating_add(states).saturating_add(q.plan.len());
    let (mut front, work) = Front::lay(&q.board, &q.rules, scratch, extra)?;
    if let Some(reasons) = examine(&mut front, q.plan, many, &mut Sink::none())?.filter(|_| !q.plan.is_empty()) {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    aim(&mut front, q.targets)?;
    front.edit_all(|node| node.mark(TARGET, node.is(TARGET) || (node.enemy() && node.combat() != 0)));
    let begun = front.nodes().all(|node| !node.is(TARGET) || node.combat() != 0);
    if begun {
        regroup(&mut front, work.get_mut(..hexes.max(q.plan.len())).unwrap_or_default());
    } else {
        if let Err(reasons) = possible(&mut front, work, many, rows, trail) {
            return Ok(Ruling::new(Verdict::Forbidden, reasons));
        }
        arrange(&mut front);
    }
    let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
    let mut rest = &mut *work;
    let mut cut = |words: usize| -> Result<&mut [u64], Fault> {
        let (part, left) = core::mem::take(&mut rest).split_at_mut_checked(words).ok_or(short)?;
        rest = left;
        Ok(part)
    };
    let (queue, order, choices, parts) = (cut(hexes)?, cut(hexes)?, cut(hexes)?, cut(hexes)?);
    let memory = Memory { queue, order, choices, states: States(cut(states)?) };
    let mut search = Search { front: &mut front, memory, many, left: q.budget };
    let (worst, bound) = best(&mut search, parts);
    let steps = q.budget.saturating_sub(search.left);
    let room = work.get_mut(..hexes).ok_or(short)?;
    regroup(&mut front, room);
    if q.all_in.is_set() {
        reinforce(&mut front);
    }
    let (plan, cites, _) = report(&mut front, room, rows);
    let none = plan.combats == 0;
    let bound_odds = if none { Odds::default() } else { odds(bound) };
    let proven = Flag::from(none || worst >= bound);
    let value = Improved { plan, bound: bound_odds, steps, proven, reserved: [0; 3] };
    Ok(Ruling::new(Verdict::Allowed(value), cites))
}

/// A component and the bound of its odds, in a word.
#[derive(Clone, Copy)]
struct Part {
    component: Component,
    bound: Level,
}

impl Part {
    fn pack(self) -> u64 {
        let Component { first, end, friends } = self.component;
        let part = |n: usize| u64::try_from(n).unwrap_or(0) & 0xffff;
        part(first) << 48 | part(end) << 32 | u64::from(friends) << 16 | u64::from(self.bound.cast_unsigned())
    }
    fn unpack(word: u64) -> Part {
        let part = |bits: u64| u16::try_from(bits & 0xffff).unwrap_or(0);
        let component = Component {
            first: usize::from(part(word >> 48)),
            end: usize::from(part(word >> 32)),
            friends: part(word >> 16),
        };
        Part { component, bound: part(word).cast_signed() }
    }
}

/// Improves the worst component as far as possible, then each of the others. Returns the worst odds, and the bound of
/// any plan.
fn best(search: &mut Search<'_, '_>, parts: &mut [u64]) -> (Level, Level) {
    let mut count = 0usize;
    let mut places = 0usize;
    search.front.edit_all(|node| node.mark(SEEN, false));
    for index in search.front.indices() {
        let node = search.front.node(index);
        if !node.is(TARGET) || node.is(SEEN) {
            continue;
        }
        let component = search.component(index, places);
        places = component.end;
        let bound = search.bound(component);
        if let Some(word) = parts.get_mut(count) {
            *word = Part { component, bound }.pack();
            count = count.saturating_add(1);
        }
    }
    let parts = parts.get_mut(..count).unwrap_or_default();
    // The worst first: all are raised together until one of them cannot be raised.
    let mut level = lowest(search, parts);
    'rise: while level < lowest_bound(parts) {
        for word in parts.iter_mut() {
            let part = Part::unpack(*word);
            if search.worst(part.component) > level {
                continue;
            }
            match search.reach(part.component, above(level)) {
                End::Found => {}
                End::None => {
                    *word = Part { bound: level, ..part }.pack();
                    break 'rise;
                }
                End::Spent => break 'rise,
            }
        }
        level = lowest(search, parts);
    }
    let (worst, bound) = (lowest(search, parts), lowest_bound(parts));
    for word in parts.iter_mut() {
        let Part { component, bound } = Part::unpack(*word);
        let mut own = search.worst(component);
        while own < bound && search.reach(component, above(own)) == End::Found {
            own = search.worst(component);
        }
    }
    (worst, bound)
}

fn lowest(search: &Search<'_, '_>, parts: &[u64]) -> Level {
    parts.iter().fold(ALWAYS, |least, word| least.min(search.worst(Part::unpack(*word).component)))
}

fn lowest_bound(parts: &[u64]) -> Level {
    parts.iter().fold(ALWAYS, |least, word| least.min(Part::unpack(*word).bound))
}
