//! Collects what a judgement finds, so that a forbidden answer cites all of the rules that forbid it.

use super::{About, Cites, Figure, Item, Ruling, Trail, Verdict, What};
use crate::rule::Rule;

/// A quantity that a rule limits: what it is of, and how much over `den`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amount {
    pub what: What,
    pub is: u32,
    pub den: u16,
}

impl Amount {
    /// `is` over `den`.
    pub const fn of(what: What, is: u32, den: u16) -> Self {
        Amount { what, is, den }
    }
}

/// What a rule requires and what there is of it, both over `den`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Need {
    pub needed: u32,
    pub there: u32,
    pub den: u16,
}

impl Need {
    /// `needed` and `there` over `den`.
    pub const fn of(needed: u32, there: u32, den: u16) -> Self {
        Need { needed, there, den }
    }
}

/// What a judgement has found: the rules that decide, those that forbid, and the steps on the way.
#[derive(Debug)]
pub(crate) struct Findings<'t, 'b> {
    /// The rules that decide, where nothing forbids.
    pub cites: Cites,
    /// The rules that forbid.
    pub reasons: Reasons,
    /// The steps on the way.
    pub trail: &'t mut Trail<'b>,
}

impl<'t, 'b> Findings<'t, 'b> {
    /// Begins a judgement with a first rule, whose steps go to a trail.
    pub const fn by(rule: Rule, trail: &'t mut Trail<'b>) -> Self {
        Findings::of(Cites::by(rule), trail)
    }
    /// Begins a judgement with these rules.
    pub const fn of(cites: Cites, trail: &'t mut Trail<'b>) -> Self {
        Findings { cites, reasons: Reasons(None), trail }
    }
    /// Cites a rule.
    pub const fn cite(&mut self, rule: Rule) {
        self.cites.add(rule);
    }
    /// Cites a rule if the condition holds.
    pub const fn cite_if(&mut self, rule: Rule, condition: bool) {
        self.cites.add_if(rule, condition);
    }
    /// Appends a step with a whole number.
    pub fn note(&mut self, rule: Rule, what: What, item: impl Into<Item>, num: i32) {
        self.trail.note(rule, what, item, num);
    }
    /// Appends a step with the numbers that its kind says.
    pub fn figure(&mut self, rule: Rule, what: What, item: impl Into<Item>, figure: Figure) {
        self.trail.figure(rule, what, item, figure);
    }
    /// Forbids the question as a whole by a rule.
    #[cold]
    #[inline(never)]
    pub fn forbid(&mut self, rule: Rule) {
        self.object(rule, About::Whole);
    }
    /// Forbids the question as a whole by a rule if the condition holds.
    pub fn forbid_if(&mut self, rule: Rule, condition: bool) {
        if condition {
            self.forbid(rule);
        }
    }
    /// Objects to an item of a part of the question.
    #[cold]
    pub fn object(&mut self, rule: Rule, item: impl Into<Item>) {
        self.reasons.object(rule, item, self.trail);
    }
    /// Objects to an item of a part of the question, with the number by which the rule is broken.
    #[cold]
    pub fn object_by(&mut self, rule: Rule, item: impl Into<Item>, num: i32) {
        self.reasons.add(rule);
        self.trail.note(rule, What::Forbidden, item, num);
    }
    /// Objects to an item of a part of the question, after a step with the amount needed and the amount available.
    #[cold]
    pub fn exceed(&mut self, rule: Rule, item: impl Into<Item> + Copy, needed: u32, there: u32) {
        self.trail.limit(rule, item, needed, there);
        self.object(rule, item);
    }
    /// Objects to an amount above a limit. One step gives the amount, the reason gives the excess.
    pub fn over(&mut self, rule: Rule, item: impl Into<Item> + Copy, amount: Amount, limit: u32) {
        if amount.is > limit {
            self.reasons.add(rule);
            let shown = |n: u32| Figure::over(i32::try_from(n).unwrap_or(i32::MAX), amount.den);
            self.trail.figure(rule, amount.what, item, shown(amount.is));
            self.trail.figure(rule, What::Forbidden, item, shown(amount.is.saturating_sub(limit)));
        }
    }
    /// Objects to an amount below a requirement. The step before the reason has what is needed and what there is.
    pub fn short(&mut self, rule: Rule, item: impl Into<Item> + Copy, need: Need) {
        if need.there < need.needed {
            let (needed, there) = (i32::try_from(need.needed), u16::try_from(need.there));
            let parts = if need.den > 1 { u32::from(need.den) } else { 0 };
            let (num, den) = (needed.unwrap_or(i32::MAX), there.unwrap_or(u16::MAX));
            self.trail.figure(rule, What::Limit, item, Figure { num, den, value: parts });
            self.object(rule, item);
        }
    }
    /// Objects to any amount but one, as an excess or as a shortage.
    pub fn unlike(&mut self, rule: Rule, item: impl Into<Item> + Copy, amount: Amount, wanted: u32) {
        self.over(rule, item, amount, wanted);
        self.short(rule, item, Need::of(wanted, amount.is, amount.den));
    }
    /// Forbids by the rules by which another question was answered, if it was forbidden.
    pub fn take<T>(&mut self, other: &Ruling<Verdict<T>>) {
        self.reasons.take(other);
    }
    /// Returns whether no rule forbids so far.
    pub const fn allows(&self) -> bool {
        self.reasons.none()
    }
    /// Ends the judgement: returns forbidden with the rules that forbid, or allowed with those that decide and the value,
    /// which is computed only then.
    pub fn verdict<T>(self, value: impl FnOnce() -> T) -> Ruling<Verdict<T>> {
        self.reasons.verdict(self.cites, value)
    }
}

/// The rules that forbid, in a set.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Reasons(Option<Cites>);

impl Reasons {
    /// A set of these rules.
    pub const fn of(rules: Cites) -> Self {
        Reasons(Some(rules))
    }
    /// Adds a rule, without a step.
    #[cold]
    pub fn add(&mut self, rule: Rule) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
    }
    /// Adds a rule that forbids an item of a part of the question.
    #[cold]
    pub fn object(&mut self, rule: Rule, item: impl Into<Item>, trail: &mut Trail<'_>) {
        self.add(rule);
        trail.note(rule, What::Forbidden, item, 0);
    }
    /// Adds the rules by which another question was answered, if it was forbidden.
    pub fn take<T>(&mut self, other: &Ruling<Verdict<T>>) {
        if !other.value.is_allowed() {
            self.merge(&other.cites);
        }
    }
    /// Adds all rules of a set, whose steps are in the trail.
    pub fn merge(&mut self, rules: &Cites) {
        match &mut self.0 {
            Some(mine) => mine.merge(rules),
            mine => *mine = Some(*rules),
        }
    }
    /// Appends a step for each rule, in the order of their numbers.
    pub fn tell(&self, item: impl Into<Item> + Copy, num: i32, trail: &mut Trail<'_>) {
        let Some(reasons) = &self.0 else { return };
        for rule in reasons.iter() {
            trail.note(rule, What::Forbidden, item, num);
        }
    }
    /// Returns whether no rule forbids so far.
    pub const fn none(&self) -> bool {
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
