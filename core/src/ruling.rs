//! Rulings: an answer, the rules that decided it, and the trail of steps that led to it.

use crate::bounded::Bounded;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::{BLOCK, FIRST_HOUSE_RULE, HOUSE_RULES, Rule};
use core::fmt;

/// The words of 32 bits that hold a system's block of rules.
const WORDS: usize = 16;
const _: () = assert!(WORDS == BLOCK as usize / 32);

/// The rules that decided an answer. The set is created with its first rule and is never empty.
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
    /// The set's bits: bit n stands for the rule numbered `base` + n.
    // The generator of the C header reads numbers only.
    set: [u32; 16],
    base: u16,
    reserved: u16,
}

impl Cites {
    /// Creates a set of one rule.
    pub const fn by(rule: Rule) -> Self {
        let mut cites = Cites { set: [0; WORDS], base: rule.0 & !(BLOCK - 1), reserved: 0 };
        cites.add(rule);
        cites
    }
    /// Creates a set of one or more rules of one system.
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
    /// Adds a rule of the same system, or a house rule.
    pub const fn add(&mut self, rule: Rule) {
        let n = rule.0 & (BLOCK - 1);
        let bit = 1u32.wrapping_shl(n as u32);
        if let Some((_, [word, ..])) = self.set.split_at_mut_checked((n >> 5) as usize) {
            *word |= bit;
        }
    }
    /// Adds the rule if the condition holds.
    pub const fn add_if(&mut self, rule: Rule, condition: bool) {
        if condition {
            self.add(rule);
        }
    }
    /// Adds all rules of another set.
    pub fn merge(&mut self, other: &Cites) {
        for (mine, its) in self.set.iter_mut().zip(other.set) {
            *mine |= its;
        }
    }
    /// Returns the rules in the order of their numbers, house rules last. A house rule has the number that its id stands
    /// for, whatever the system.
    pub fn iter(&self) -> impl Iterator<Item = Rule> + '_ {
        let mut next = 0u16;
        core::iter::from_fn(move || {
            loop {
                let left = self.set.get(usize::from(next >> 5))?.bounded_shr(u32::from(next & 31));
                if left > 0 {
                    // At most 31 further bits, in a system's block.
                    let n = next.bounded_add(u16::try_from(left.trailing_zeros()).unwrap_or(0));
                    next = n.bounded_add(1);
                    // A set that came from a caller may hold any bytes and any base.
                    let paragraphs = BLOCK.bounded_sub(HOUSE_RULES);
                    return Some(match n.checked_sub(paragraphs) {
                        Some(house) => Rule(FIRST_HOUSE_RULE.bounded_add(house)),
                        None => Rule(self.base.bounded_add(n)),
                    });
                }
                next = (next | 31).bounded_add(1);
            }
        })
    }
    /// Returns whether the set contains the rule.
    pub fn has(&self, rule: Rule) -> bool {
        let n = if rule.is_house() { rule.0 & (BLOCK - 1) } else { rule.0.wrapping_sub(self.base) };
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
    /// Creates a ruling.
    pub const fn new(value: T, cites: Cites) -> Self {
        Ruling { value, cites }
    }
}

/// Whether the rules allow what the question asks for. A forbidden action is an answer, not an error, and its citations
/// are the reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict<T = ()> {
    /// It is allowed, with the value that follows from it.
    Allowed(T),
    /// It is forbidden.
    Forbidden,
}

impl<T> Verdict<T> {
    /// Returns the value if it is allowed.
    pub fn allowed(self) -> Option<T> {
        match self {
            Verdict::Allowed(value) => Some(value),
            Verdict::Forbidden => None,
        }
    }
    /// Returns whether it is allowed.
    pub fn is_allowed(&self) -> bool {
        matches!(self, Verdict::Allowed(_))
    }
}

/// The kind of a step of a trail. Each kind says what the step's `num`, `den` and `value` hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum What {
    /// An initial strength: `value` is the strength.
    #[measure("point", 11520)]
    Strength,
    /// A strength multiplied by `num` over `den`: `value` is the product.
    #[measure("point", 11520)]
    Times,
    /// A side's total strength: `value` is the strength.
    #[measure("point", 11520)]
    Total,
    /// Odds of `num` to `den`.
    Odds,
    /// A column of the table: `num` is its index from 0, `value` to `den` is its printed heading. Where `den` is 0, the
    /// columns are headed by points, and `value` is the least of the column.
    Column,
    /// A shift of `num` columns, positive to the right.
    Shift,
    /// A rating: `num`.
    Rating,
    /// A modifier of a die roll: `num`.
    Drm,
    /// A modified die roll: `num`.
    Roll,
    /// A row of the table: `num`.
    Row,
    /// A result of the table: `num` is its code.
    Result,
    /// Supply to pay: `num` supply tokens (T).
    Cost,
    /// A size: `num` over `den` regimental equivalents.
    Size,
    /// A reason why it is forbidden: `index` is the item, if the reason concerns one item of a list. Where a limit is
    /// exceeded, `num` over `den` is the excess, in the unit of the step before, which holds the whole amount;
    /// otherwise `num` is 0.
    Forbidden,
    /// An anti-tank level: `num` is 0 for none, 1 for light, 2 for heavy.
    AntiTank,
    /// A distance of `num` hexes.
    Distance,
    /// A strength of `value` rounded to `num` whole points.
    #[measure("point", 11520)]
    Rounded,
    /// Steps lost or owed: `num`.
    Steps,
    /// The alternative chosen by the question or by the rule: `num` counts the alternatives from 1.
    Choice,
    /// A sum or difference of the steps before: `num`.
    Sum,
    /// The dice as rolled: `num` is their sum.
    Dice,
    /// The chips as drawn: `num` is their sum.
    Chips,
    /// Losses called for or paid: `num`.
    Losses,
    /// An enemy zone of control extends into the hex; for a hex of a path `num` is the unit that exerts it, or -1.
    Covered,
    /// An enemy zone of control in the hex is negated; for a hex of a path `num` is the negating unit, or -1.
    Negated,
    /// A count: `num` over `den`.
    Count,
    /// Dice to roll: `num`.
    Volley,
    /// Hits scored: `num`.
    Hits,
    /// Money to pay or to receive: `num`.
    Money,
    /// A ratio of `num` to `den`.
    Ratio,
    /// Movement: `num` over `den` MP.
    Movement,
    /// Transport capacity: `num` over `den` points.
    Capacity,
    /// A limit that is not met: `num` are needed and there are `den`, both over `value` unless that is 0.
    Limit,
}

/// The part of the question that a step concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum About {
    /// The question as a whole.
    Whole,
    /// The attackers, or one of them.
    Attackers,
    /// The defenders, or one of them.
    Defenders,
    /// The stacks of the attack, or one of them.
    Approaches,
    /// The firing units, or one of them.
    Firers,
    /// The units that are fired at, or one of them.
    Targets,
    /// The units of the question, or one of them.
    Units,
    /// The hexes of a path, or one of them.
    Path,
    /// The payments, or one of them.
    Payments,
    /// The modifiers that the question gives, or one of them.
    Modifiers,
    /// The orders given, or one of them.
    Orders,
    /// The cargo, or one part of it.
    Cargo,
    /// The terrain of the hex, or one kind of it.
    Terrain,
    /// The fieldworks in the hex.
    Works,
    /// The spotting units, or one of them.
    Spotters,
}

/// The `index` of a step that concerns all items of its part.
pub const ALL: u16 = u16::MAX;

/// One step on the way to an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Step {
    /// The rule's number.
    pub rule: u16,
    /// The kind of step.
    pub what: Code<What>,
    /// The part of the question that the step concerns.
    pub about: Code<About>,
    /// The index of the item of that part; absent for all of them. C and Rust say 65535 for none.
    #[refers("")]
    pub index: u16,
    /// The denominator of `num` where the kind has one, otherwise 0.
    pub den: u16,
    /// The step's number, as its kind says.
    pub num: i32,
    /// The running strength in points, where the step has one; otherwise as its kind says, or 0.
    #[measured_by(what)]
    pub value: u32,
}

/// The numbers of a step, as its kind says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// The number.
    pub num: i32,
    /// Its denominator, or 0.
    pub den: u16,
    /// The running strength, or 0.
    pub value: u32,
}

impl Figure {
    /// Creates a figure without a strength.
    pub const fn over(num: i32, den: u16) -> Self {
        Figure { num, den, value: 0 }
    }
    /// Creates a strength and the number beside it.
    pub const fn of(num: i32, value: u32) -> Self {
        Figure { num, den: 1, value }
    }
}

/// A list of a binding that grows by what is appended.
#[cfg(feature = "bindings")]
pub(crate) trait Growing<T>: fmt::Debug {
    /// Appends an item.
    fn push(&mut self, item: T);
    /// Removes all items.
    fn clear(&mut self);
    /// Returns the items.
    fn items(&self) -> &[T];
    /// Returns the items for modification.
    fn items_mut(&mut self) -> &mut [T];
}

/// A list that an operation writes to a caller-provided buffer. Items beyond the end of the buffer are counted but not
/// written, so that the caller learns which length is needed.
#[derive(Debug)]
pub struct Sink<'a, T> {
    buffer: &'a mut [T],
    needed: usize,
    /// Where the items go instead, all of them.
    #[cfg(feature = "bindings")]
    list: Option<&'a mut dyn Growing<T>>,
}

impl<'a, T> Sink<'a, T> {
    /// Creates a list that is written to `buffer`.
    pub fn new(buffer: &'a mut [T]) -> Self {
        Sink {
            buffer,
            needed: 0,
            #[cfg(feature = "bindings")]
            list: None,
        }
    }
    /// Creates a list that only counts its items.
    pub fn none() -> Self {
        Sink::new(&mut [])
    }
    /// Creates a list whose items are appended to one that grows, which is empty.
    #[cfg(feature = "bindings")]
    pub(crate) fn growing(list: &'a mut dyn Growing<T>) -> Self {
        Sink { list: Some(list), ..Sink::none() }
    }
    /// Appends an item.
    pub fn push(&mut self, item: T) {
        if let Some(place) = self.buffer.get_mut(self.needed) {
            *place = item;
        } else {
            #[cfg(feature = "bindings")]
            if let Some(list) = &mut self.list {
                list.push(item);
            }
        }
        self.needed = self.needed.bounded_add(1);
    }
    /// Returns whether the list keeps what is appended.
    pub fn is_on(&self) -> bool {
        #[cfg(feature = "bindings")]
        if self.list.is_some() {
            return true;
        }
        !self.buffer.is_empty()
    }
    /// Counts an item without writing it.
    pub fn count(&mut self) {
        self.needed = self.needed.bounded_add(1);
    }
    /// Calls `then` if the list keeps what is appended, and otherwise counts one item.
    pub(crate) fn count_or<E>(&mut self, then: impl FnOnce(&mut Self) -> Result<(), E>) -> Result<(), E> {
        if self.is_on() {
            return then(self);
        }
        self.count();
        Ok(())
    }
    /// Removes all items and sets the count to 0.
    pub fn take_back(&mut self) {
        self.needed = 0;
        #[cfg(feature = "bindings")]
        if let Some(list) = &mut self.list {
            list.clear();
        }
    }
    /// Returns for modification those of the items that fitted and were appended after the first `count`.
    pub(crate) fn after(&mut self, count: usize) -> &mut [T] {
        #[cfg(feature = "bindings")]
        if let Some(list) = &mut self.list {
            return list.items_mut().get_mut(count..).unwrap_or_default();
        }
        let end = self.needed.min(self.buffer.len());
        self.buffer.get_mut(count..end).unwrap_or_default()
    }
    /// Returns the number of items appended, including those that did not fit.
    pub fn needed(&self) -> usize {
        self.needed
    }
    /// Returns the items that fitted.
    pub fn items(&self) -> &[T] {
        #[cfg(feature = "bindings")]
        if let Some(list) = &self.list {
            return list.items();
        }
        self.buffer.get(..self.needed).unwrap_or(self.buffer)
    }
    /// Returns the items that fitted, for modification.
    pub fn items_mut(&mut self) -> &mut [T] {
        #[cfg(feature = "bindings")]
        if let Some(list) = &mut self.list {
            return list.items_mut();
        }
        let fitted = self.needed.min(self.buffer.len());
        self.buffer.get_mut(..fitted).unwrap_or_default()
    }
}

/// The steps that led to an answer.
pub type Trail<'a> = Sink<'a, Step>;

impl Sink<'_, Step> {
    /// Appends a step with a whole number.
    pub fn note(&mut self, rule: Rule, what: What, about: About, index: usize, num: i32) {
        self.figure(rule, what, about, index, Figure::over(num, 1));
    }
    /// Appends a step that has a strength.
    pub fn strength(&mut self, rule: Rule, what: What, about: About, index: usize, factor: (i32, u16), value: u32) {
        self.figure(rule, what, about, index, Figure { num: factor.0, den: factor.1, value });
    }
    /// Appends a step with the numbers that its kind says.
    pub fn figure(&mut self, rule: Rule, what: What, about: About, index: usize, figure: Figure) {
        if !self.is_on() {
            self.count();
            return;
        }
        self.push(Step {
            rule: rule.0,
            what: Code::new(what),
            about: Code::new(about),
            index: u16::try_from(index).unwrap_or(ALL),
            den: figure.den,
            num: figure.num,
            value: figure.value,
        });
    }
}
