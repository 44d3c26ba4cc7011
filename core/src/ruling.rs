//! An answer and what led to it: the rules that decided, and the trail of steps.

use crate::reflect::{Code, Reflect, Words};
use crate::rule::{BLOCK, Rule};
use core::fmt;

/// The rules that decided an answer: a set that is never empty, since it is made with its first rule.
///
/// ```
/// use grognard_core::{ocs::rules, ruling::Cites};
/// let mut cites = Cites::by(rules::R9_8);
/// cites.add(rules::R4_1);
/// assert!(cites.iter().map(|rule| rule.id()).eq(["OCS 4.1", "OCS 9.8"]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Cites {
    /// Bit n stands for the rule numbered `base` + n.
    set: [u32; 8],
    base: u16,
    reserved: u16,
}

impl Cites {
    /// One rule to begin with.
    #[inline]
    pub const fn by(rule: Rule) -> Self {
        let mut cites = Cites { set: [0; 8], base: rule.0 & !(BLOCK - 1), reserved: 0 };
        cites.add(rule);
        cites
    }
    /// Several rules of one system, at least one.
    pub(crate) const fn of(rules: &[Rule]) -> Self {
        let [first, ..] = rules else { return Cites::by(Rule(0)) };
        let mut cites = Cites::by(*first);
        let mut rest = rules;
        while let [rule, more @ ..] = rest {
            cites.add(*rule);
            rest = more;
        }
        cites
    }
    /// Adds a rule of the same system.
    #[inline]
    pub const fn add(&mut self, rule: Rule) {
        let n = rule.0 & (BLOCK - 1);
        let bit = 1u32.wrapping_shl(n as u32 & 31);
        // A system's block of 256 rules is eight words of 32 bits.
        if let Some((_, [word, ..])) = self.set.split_at_mut_checked((n >> 5) as usize) {
            *word |= bit;
        }
    }
    /// Adds the rule if the condition holds.
    #[inline]
    pub const fn add_if(&mut self, rule: Rule, condition: bool) {
        if condition {
            self.add(rule);
        }
    }
    /// Adds all of the others.
    #[inline]
    pub fn merge(&mut self, other: &Cites) {
        for (mine, its) in self.set.iter_mut().zip(other.set) {
            *mine |= its;
        }
    }
    /// The rules, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Rule> + '_ {
        let mut next = 0u16;
        core::iter::from_fn(move || {
            loop {
                let left = self.set.get(usize::from(next >> 5))?.wrapping_shr(u32::from(next & 31));
                if left > 0 {
                    // At most 31 further, in a block of 256.
                    let n = next.wrapping_add(u16::try_from(left.trailing_zeros()).unwrap_or(0));
                    next = n.wrapping_add(1);
                    // Any bytes may have come in as citations, and any base.
                    return Some(Rule(self.base.wrapping_add(n)));
                }
                next = (next | 31).wrapping_add(1);
            }
        })
    }
    /// Whether the rule is among them.
    pub fn has(&self, rule: Rule) -> bool {
        let n = rule.0.wrapping_sub(self.base);
        n < BLOCK && self.set.get(usize::from(n >> 5)).is_some_and(|word| (word >> (n & 31)) & 1 == 1)
    }
}

impl fmt::Debug for Cites {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// An answer with the rules that decided it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruling<T> {
    /// The answer.
    pub value: T,
    /// The rules that decided it.
    pub cites: Cites,
}

impl<T> Ruling<T> {
    /// An answer and its rules.
    #[inline]
    pub const fn new(value: T, cites: Cites) -> Self {
        Ruling { value, cites }
    }
}

/// Whether the rules allow what was asked; forbidden is an answer, not an error, and its citations are the reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict<T = ()> {
    /// It may be done, and this is what follows.
    Allowed(T),
    /// It may not be done.
    Forbidden,
}

impl<T> Verdict<T> {
    /// What follows, if it may be done.
    pub fn allowed(self) -> Option<T> {
        match self {
            Verdict::Allowed(value) => Some(value),
            Verdict::Forbidden => None,
        }
    }
    /// Whether it may be done.
    pub fn is_allowed(&self) -> bool {
        matches!(self, Verdict::Allowed(_))
    }
}

/// What a step of a trail does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum What {
    /// A strength to begin with: `value` is the strength.
    Strength,
    /// A strength times `num` over `den`: `value` is the new strength.
    Times,
    /// A side's total: `value` is the strength.
    Total,
    /// Odds of `num` to `den`.
    Odds,
    /// A column of the table: `num` is its index from 0, `value` to `den` its printed heading.
    Column,
    /// A shift of `num` columns, to the right if positive.
    Shift,
    /// A rating: `num`.
    Rating,
    /// A modifier of a roll: `num`.
    Drm,
    /// A modified roll: `num`.
    Roll,
    /// A row of the table: `num`.
    Row,
    /// A result: `num` is its code.
    Result,
    /// Supply to pay: `num` supply tokens (T).
    Cost,
    /// A size: `num` over `den` regimental equivalents.
    Size,
    /// A reason why not: `index` names the item, if it is one of a list. Where something exceeds a limit, `num` over `den` is
    /// by how much, in the unit of the step before, which says how much it is; else 0.
    Forbidden,
    /// An anti-tank level: `num` is 0 none, 1 light, 2 heavy.
    AntiTank,
    /// A distance of `num` hexes.
    Distance,
    /// A strength rounded to `num`.
    Rounded,
    /// Steps lost or owed: `num`.
    Steps,
    /// The choice made, by the question or by the rule: `num` counts the choices from 1.
    Choice,
    /// A sum or difference of what went before: `num`.
    Sum,
    /// Dice as they fell: `num` is their sum.
    Dice,
    /// Chips as they were drawn: `num` is their sum.
    Chips,
    /// Losses called for, or paid: `num`.
    Losses,
    /// An enemy zone of control reaches the hex: of a hex of a path, `num` is the unit that has it, or -1.
    Covered,
    /// An enemy zone of control in the hex is negated: of a hex of a path, `num` is the unit that negates it, or -1.
    Negated,
    /// How many there are: `num`.
    Count,
    /// Dice to roll: `num`.
    Volley,
    /// Hits scored: `num`.
    Hits,
    /// Money to pay or to get: `num`.
    Money,
    /// A ratio of `num` to `den`.
    Ratio,
    /// Movement points: `num` twelfths of an MP.
    Movement,
    /// Capacity to transport: `num` over `den` points.
    Capacity,
    /// A limit that is not kept: `num` are needed where there are `den`.
    Limit,
}

/// What part of the question a step is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum About {
    /// The whole question.
    Whole,
    /// The attackers, or one of them.
    Attackers,
    /// The defenders, or one of them.
    Defenders,
    /// The stacks of the attack, or one of them.
    Approaches,
    /// The units that fire, or one of them.
    Firers,
    /// The units fired at, or one of them.
    Targets,
    /// The units asked about, or one of them.
    Units,
    /// The hexes of a path, or one of them.
    Path,
    /// The ways to pay, or one of them.
    Payments,
    /// The modifiers handed in, or one of them.
    Modifiers,
    /// The orders given, or one of them.
    Orders,
    /// What is carried, or one part of it.
    Cargo,
    /// The terrains of the hex, or one of them.
    Terrain,
    /// The fieldworks in the hex.
    Works,
    /// The units that observe, or one of them.
    Spotters,
}

/// `index` of a step that is about all of its part.
pub const ALL: u16 = u16::MAX;

/// One step on the way to an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Step {
    /// The rule's number.
    pub rule: u16,
    /// What the step does.
    pub what: Code<What>,
    /// What it is about.
    pub about: Code<About>,
    /// Which item of that part; none for all.
    #[refers("")]
    pub index: u16,
    /// Denominator, where there is one.
    pub den: u16,
    /// The number that the step brings in.
    pub num: i32,
    /// The running value: a strength in 1/11520, or 0.
    pub value: u32,
}

/// Items that an answer hands out, in a slice that the caller lends: an empty slice for none. What does not fit is
/// counted, so that the caller knows what to lend.
#[derive(Debug)]
pub struct Sink<'a, T> {
    buffer: &'a mut [T],
    needed: usize,
}

impl<'a, T> Sink<'a, T> {
    /// Items are written here.
    #[inline]
    pub fn new(buffer: &'a mut [T]) -> Self {
        Sink { buffer, needed: 0 }
    }
    /// Items are only counted.
    #[inline]
    pub fn none() -> Self {
        Sink { buffer: &mut [], needed: 0 }
    }
    /// Hands one out.
    #[inline]
    pub fn push(&mut self, item: T) {
        if let Some(place) = self.buffer.get_mut(self.needed) {
            *place = item;
        }
        self.needed = self.needed.wrapping_add(1);
    }
    /// Whether anyone wants the items.
    #[inline]
    pub fn is_on(&self) -> bool {
        !self.buffer.is_empty()
    }
    /// Counts one without making it.
    #[inline]
    pub fn count(&mut self) {
        self.needed = self.needed.wrapping_add(1);
    }
    /// Does something for those who want the items, or only counts one.
    #[inline]
    pub(crate) fn count_or<E>(&mut self, then: impl FnOnce(&mut Self) -> Result<(), E>) -> Result<(), E> {
        if self.is_on() {
            return then(self);
        }
        self.count();
        Ok(())
    }
    /// Takes back all that was handed out.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        self.needed = 0;
    }
    /// How many were handed out, whether or not they fitted.
    #[inline]
    pub fn needed(&self) -> usize {
        self.needed
    }
    /// Those that fitted.
    #[inline]
    pub fn items(&self) -> &[T] {
        self.buffer.get(..self.needed).unwrap_or(self.buffer)
    }
}

/// The steps that led to an answer.
pub type Trail<'a> = Sink<'a, Step>;

impl Sink<'_, Step> {
    /// Notes a step.
    #[inline]
    pub fn note(&mut self, rule: Rule, what: What, about: About, index: usize, num: i32) {
        self.strength(rule, what, about, index, (num, 1), 0);
    }
    /// Notes a step with a strength.
    #[inline]
    pub fn strength(&mut self, rule: Rule, what: What, about: About, index: usize, factor: (i32, u16), value: u32) {
        if !self.is_on() {
            self.count();
            return;
        }
        self.push(Step {
            rule: rule.0,
            what: Code::new(what),
            about: Code::new(about),
            index: u16::try_from(index).unwrap_or(ALL),
            den: factor.1,
            num: factor.0,
            value,
        });
    }
}
