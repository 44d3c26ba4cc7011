//! Reasons why not, collected: a forbidden answer names them all.

use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};

/// The reasons found so far.
#[derive(Debug, Default)]
pub(crate) struct Reasons(Option<Cites>);

impl Reasons {
    /// Notes a reason why not, with the item that it is about.
    #[cold]
    pub fn object(&mut self, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, What::Forbidden, about, index, 0);
    }
    /// Notes a reason why not that is about no item in particular.
    pub fn whole(&mut self, trail: &mut Trail<'_>, rule: Rule) {
        self.object(trail, rule, About::Whole, usize::MAX);
    }
    /// Whether there is none.
    #[inline]
    pub fn none(&self) -> bool {
        self.0.is_none()
    }
    /// The ruling: forbidden for the reasons, if there are any; else allowed by what decided.
    #[inline]
    pub fn ruling<T>(self, value: T, cites: Cites) -> Ruling<Verdict<T>> {
        match self.0 {
            Some(reasons) => Ruling::new(Verdict::Forbidden, reasons),
            None => Ruling::new(Verdict::Allowed(value), cites),
        }
    }
}
