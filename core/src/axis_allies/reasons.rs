//! Collects the rules that forbid something.

use crate::rule::Rule;
use crate::ruling::{About, Cites, Figure, Ruling, Trail, Verdict, What};

/// The reasons found so far.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// Adds a rule.
    #[cold]
    pub fn add(&mut self, rule: Rule) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
    }
    /// Adds a set of rules.
    pub fn merge(&mut self, more: &Cites) {
        match &mut self.0 {
            Some(reasons) => reasons.merge(more),
            None => self.0 = Some(*more),
        }
    }
    /// Appends a step for each rule, in the order of their numbers.
    pub fn tell(&self, about: About, index: usize, num: i32, trail: &mut Trail<'_>) {
        let Some(reasons) = &self.0 else { return };
        for rule in reasons.iter() {
            trail.note(rule, What::Forbidden, about, index, num);
        }
    }
    /// Adds a rule, and appends a step with the amount needed and the amount available.
    #[cold]
    pub fn exceed(&mut self, rule: Rule, about: About, index: usize, needed: u32, there: u32, trail: &mut Trail<'_>) {
        limit(rule, about, index, needed, there, trail);
        self.object(rule, about, index, trail);
    }
    /// Adds a rule, and appends a step with the part of the question and the item that it concerns.
    pub fn object(&mut self, rule: Rule, about: About, index: usize, trail: &mut Trail<'_>) {
        self.add(rule);
        trail.note(rule, What::Forbidden, about, index, 0);
    }
    /// Returns the verdict: forbidden for these reasons, or allowed by the given rules with the value.
    pub fn verdict<T>(&self, value: T, cites: Cites) -> Ruling<Verdict<T>> {
        match self.0 {
            Some(reasons) => Ruling::new(Verdict::Forbidden, reasons),
            None => Ruling::new(Verdict::Allowed(value), cites),
        }
    }
}

/// Appends a step with the amount needed and the amount available.
#[cold]
pub(crate) fn limit(rule: Rule, about: About, index: usize, needed: u32, there: u32, trail: &mut Trail<'_>) {
    let (num, den) = (i32::try_from(needed).unwrap_or(i32::MAX), u16::try_from(there).unwrap_or(u16::MAX));
    trail.figure(rule, What::Limit, about, index, Figure::over(num, den));
}
