//! Collects the rules that forbid something, so that a forbidden answer cites all of them.

use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};

/// The rules that forbid, in a set.
#[derive(Debug, Default)]
pub(crate) struct Reasons(Option<Cites>);

impl Reasons {
    /// Adds a rule that forbids.
    #[cold]
    pub fn add(&mut self, rule: Rule, trail: &mut Trail<'_>, about: About, index: usize) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, What::Forbidden, about, index, 0);
    }
    /// Adds a rule that limits a quantity if the limit is exceeded. One step gives the quantity, the reason gives the
    /// excess. Both are numbers over `den`.
    pub fn over(
        &mut self,
        rule: Rule,
        trail: &mut Trail<'_>,
        (about, index): (About, usize),
        (what, is, den): (What, u32, u16),
        limit: u32,
    ) {
        if is > limit {
            self.0.get_or_insert(Cites::by(rule)).add(rule);
            let shown = |n: u32| (i32::try_from(n).unwrap_or(i32::MAX), den);
            trail.strength(rule, what, about, index, shown(is), 0);
            trail.strength(rule, What::Forbidden, about, index, shown(is.saturating_sub(limit)), 0);
        }
    }
    /// Adds a rule that forbids an amount below a requirement, if it is below. The step before it has what is needed and
    /// what there is, both numbers over `den`.
    pub fn short(
        &mut self,
        rule: Rule,
        trail: &mut Trail<'_>,
        (about, index): (About, usize),
        (needed, there, den): (u32, u32, u16),
    ) {
        if there < needed {
            let figures = (i32::try_from(needed).unwrap_or(i32::MAX), u16::try_from(there).unwrap_or(u16::MAX));
            let parts = if den > 1 { u32::from(den) } else { 0 };
            trail.strength(rule, What::Limit, about, index, figures, parts);
            self.add(rule, trail, about, index);
        }
    }
    /// Adds a rule that forbids any amount but one, as an excess or as a shortage.
    pub fn unlike(
        &mut self,
        rule: Rule,
        trail: &mut Trail<'_>,
        item: (About, usize),
        (what, is, den): (What, u32, u16),
        wanted: u32,
    ) {
        self.over(rule, trail, item, (what, is, den), wanted);
        self.short(rule, trail, item, (wanted, is, den));
    }
    /// Adds a rule that forbids the question as a whole.
    #[cold]
    #[inline(never)]
    pub fn whole(&mut self, rule: Rule, trail: &mut Trail<'_>) {
        self.add(rule, trail, About::Whole, usize::MAX);
    }
    /// Adds a rule that forbids the question as a whole if the condition holds.
    pub fn add_if(&mut self, rule: Rule, condition: bool, trail: &mut Trail<'_>) {
        if condition {
            self.whole(rule, trail);
        }
    }
    /// Adds the rules by which another question was answered, if it was forbidden.
    pub fn take<T>(&mut self, other: &Ruling<Verdict<T>>) {
        if !other.value.is_allowed() {
            self.all(&other.cites);
        }
    }
    /// Adds all rules of a set, whose steps are in the trail.
    pub fn all(&mut self, rules: &Cites) {
        match &mut self.0 {
            Some(mine) => mine.merge(rules),
            mine => *mine = Some(*rules),
        }
    }
    /// Returns whether no rule forbids so far.
    pub fn none(&self) -> bool {
        self.0.is_none()
    }

    /// Returns the rules that forbid, or `None` where nothing does.
    pub const fn rules(&self) -> Option<&Cites> {
        self.0.as_ref()
    }
    /// Returns forbidden with the collected rules, or allowed with the given rules and the value, which is computed
    /// only then.
    pub fn verdict<T>(self, cites: Cites, value: impl FnOnce() -> T) -> Ruling<Verdict<T>> {
        match self.0 {
            Some(reasons) => Ruling::new(Verdict::Forbidden, reasons),
            None => Ruling::new(Verdict::Allowed(value()), cites),
        }
    }
}
