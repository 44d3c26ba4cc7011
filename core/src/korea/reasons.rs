//! Collects the rules that forbid something.

use crate::rule::Rule;
use crate::ruling::{About, Cites, Trail, What};

/// The reasons found so far.
#[derive(Debug, Default)]
pub(super) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// Adds a rule, and appends a step with the item that it concerns and the number by which it is broken.
    #[cold]
    pub fn object(&mut self, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize, figure: i32) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, What::Forbidden, about, index, figure);
    }
}
