//! Why not: the rules that object, collected one by one.

use crate::rule::Rule;
use crate::ruling::{Cites, Ruling, Verdict};

/// The reasons found so far.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// One more.
    #[cold]
    #[inline(never)]
    pub fn add(&mut self, rule: Rule) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
    }
    /// The verdict: forbidden for these reasons, or else what follows, by these rules.
    pub fn verdict<T>(&self, value: T, cites: Cites) -> Ruling<Verdict<T>> {
        match self.0 {
            Some(reasons) => Ruling::new(Verdict::Forbidden, reasons),
            None => Ruling::new(Verdict::Allowed(value), cites),
        }
    }
}
