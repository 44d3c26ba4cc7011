//! Why not: the rules that object, collected one by one.

use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};

/// The reasons found so far.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// One more.
    #[cold]
    pub fn add(&mut self, rule: Rule) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
    }
    /// All of these.
    pub fn merge(&mut self, more: &Cites) {
        match &mut self.0 {
            Some(reasons) => reasons.merge(more),
            None => self.0 = Some(*more),
        }
    }
    /// Tells them all in the order of their numbers.
    pub fn tell(&self, about: About, index: usize, num: i32, trail: &mut Trail<'_>) {
        let Some(reasons) = &self.0 else { return };
        for rule in reasons.iter() {
            trail.note(rule, What::Forbidden, about, index, num);
        }
    }
    /// One more, which the trail tells with its figures: how many are needed where there are fewer.
    #[cold]
    pub fn exceed(
        &mut self,
        rule: Rule,
        about: About,
        index: usize,
        (needed, there): (u32, u32),
        trail: &mut Trail<'_>,
    ) {
        limit(rule, about, index, (needed, there), trail);
        self.object(rule, about, index, trail);
    }
    /// One more, which the trail tells: about what part of the question, and which item of it.
    pub fn object(&mut self, rule: Rule, about: About, index: usize, trail: &mut Trail<'_>) {
        self.add(rule);
        trail.note(rule, What::Forbidden, about, index, 0);
    }
    /// The verdict: forbidden for these reasons, or else what follows, by these rules.
    pub fn verdict<T>(&self, value: T, cites: Cites) -> Ruling<Verdict<T>> {
        match self.0 {
            Some(reasons) => Ruling::new(Verdict::Forbidden, reasons),
            None => Ruling::new(Verdict::Allowed(value), cites),
        }
    }
}

/// Tells what is needed where there is less.
#[cold]
pub(crate) fn limit(rule: Rule, about: About, index: usize, (needed, there): (u32, u32), trail: &mut Trail<'_>) {
    let (num, den) = (i32::try_from(needed).unwrap_or(i32::MAX), u16::try_from(there).unwrap_or(u16::MAX));
    trail.strength(rule, What::Limit, about, index, (num, den), 0);
}
