//! The rules that decided an answer, and the answer with them.

use crate::bounded::Bounded;
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
    #[cfg_attr(feature = "fast", inline)]
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
    #[cfg_attr(feature = "fast", inline)]
    pub const fn add(&mut self, rule: Rule) {
        let n = rule.0 & (BLOCK - 1);
        let bit = 1u32.wrapping_shl(n as u32);
        if let Some((_, [word, ..])) = self.set.split_at_mut_checked((n >> 5) as usize) {
            *word |= bit;
        }
    }
    /// Adds the rule if the condition holds.
    #[cfg_attr(feature = "fast", inline)]
    pub const fn add_if(&mut self, rule: Rule, condition: bool) {
        if condition {
            self.add(rule);
        }
    }
    /// Adds all rules of another set.
    #[cfg_attr(feature = "fast", inline)]
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
    #[cfg_attr(feature = "fast", inline)]
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
