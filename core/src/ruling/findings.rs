//! Collects the rules that forbid something, so that a forbidden answer cites all of them.

use super::{About, Cites, Figure, Ruling, Trail, Verdict, What};
use crate::rule::Rule;

/// What a step is about: a part of the question, and an item of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Item {
    pub about: About,
    /// The place in that part, counted from 0; `usize::MAX` for all of it.
    pub index: usize,
}

impl Item {
    /// The question as a whole.
    pub const WHOLE: Item = Item::all(About::Whole);
    /// An item of a part of the question.
    pub const fn of(about: About, index: usize) -> Self {
        Item { about, index }
    }
    /// All items of a part of the question.
    pub const fn all(about: About) -> Self {
        Item::of(about, usize::MAX)
    }
}

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

/// Where a judgement puts the rules that decide and those that forbid.
pub(crate) struct Findings<'f> {
    pub cites: &'f mut Cites,
    pub reasons: &'f mut Reasons,
}

impl<'f> Findings<'f> {
    /// Puts them into these sets.
    pub const fn of(cites: &'f mut Cites, reasons: &'f mut Reasons) -> Self {
        Findings { cites, reasons }
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
    pub fn object(&mut self, rule: Rule, about: About, index: usize, trail: &mut Trail<'_>) {
        self.object_by(rule, about, index, 0, trail);
    }
    /// Adds a rule that forbids an item of a part of the question, with the number by which it is broken.
    #[cold]
    pub fn object_by(&mut self, rule: Rule, about: About, index: usize, num: i32, trail: &mut Trail<'_>) {
        self.add(rule);
        trail.note(rule, What::Forbidden, about, index, num);
    }
    /// Adds a rule that forbids an item of a part of the question, after a step with the amount needed and the amount
    /// available.
    #[cold]
    pub fn exceed(&mut self, rule: Rule, about: About, index: usize, needed: u32, there: u32, trail: &mut Trail<'_>) {
        trail.limit(rule, about, index, needed, there);
        self.object(rule, about, index, trail);
    }
    /// Adds a rule that forbids an item.
    #[cold]
    pub fn at(&mut self, rule: Rule, trail: &mut Trail<'_>, item: Item) {
        self.object(rule, item.about, item.index, trail);
    }
    /// Adds a rule that limits an amount if the limit is exceeded. One step gives the amount, the reason gives the excess.
    pub fn over(&mut self, rule: Rule, trail: &mut Trail<'_>, item: Item, amount: Amount, limit: u32) {
        if amount.is > limit {
            self.add(rule);
            let shown = |n: u32| Figure::over(i32::try_from(n).unwrap_or(i32::MAX), amount.den);
            trail.figure(rule, amount.what, item.about, item.index, shown(amount.is));
            trail.figure(rule, What::Forbidden, item.about, item.index, shown(amount.is.saturating_sub(limit)));
        }
    }
    /// Adds a rule that forbids an amount below a requirement, if it is below. The step before it has what is needed and
    /// what there is.
    pub fn short(&mut self, rule: Rule, trail: &mut Trail<'_>, item: Item, need: Need) {
        if need.there < need.needed {
            let (needed, there) = (i32::try_from(need.needed), u16::try_from(need.there));
            let parts = if need.den > 1 { u32::from(need.den) } else { 0 };
            let (num, den) = (needed.unwrap_or(i32::MAX), there.unwrap_or(u16::MAX));
            trail.figure(rule, What::Limit, item.about, item.index, Figure { num, den, value: parts });
            self.at(rule, trail, item);
        }
    }
    /// Adds a rule that forbids any amount but one, as an excess or as a shortage.
    pub fn unlike(&mut self, rule: Rule, trail: &mut Trail<'_>, item: Item, amount: Amount, wanted: u32) {
        self.over(rule, trail, item, amount, wanted);
        self.short(rule, trail, item, Need::of(wanted, amount.is, amount.den));
    }
    /// Adds a rule that forbids the question as a whole.
    #[cold]
    #[inline(never)]
    pub fn whole(&mut self, rule: Rule, trail: &mut Trail<'_>) {
        self.object(rule, About::Whole, usize::MAX, trail);
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
    pub fn tell(&self, about: About, index: usize, num: i32, trail: &mut Trail<'_>) {
        let Some(reasons) = &self.0 else { return };
        for rule in reasons.iter() {
            trail.note(rule, What::Forbidden, about, index, num);
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
