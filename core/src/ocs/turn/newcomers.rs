//! The units of which an order's answer speaks: units of the board, and newcomers that count on from them.

use crate::ocs::board::Board;
use crate::ocs::effects::Effects;
use crate::ocs::units::Unit;
use crate::rule::Rule;
use crate::ruling::{ALL, About, Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// The place of a newcomer by its index in the order's list: it counts on from the end of the board's.
pub(in crate::ocs::turn) const fn newcomer(board: &Board<'_>, index: usize) -> usize {
    board.units.len().saturating_add(index)
}

/// What a plain question, which numbers its own units, adds to an answer that speaks of the board's.
pub(in crate::ocs::turn) struct Numbered {
    effects: usize,
    steps: usize,
}

impl Numbered {
    /// Begins before the plain question is asked.
    pub fn begin(effects: &Effects<'_>, trail: &Trail<'_>) -> Self {
        Numbered { effects: effects.needed(), steps: trail.needed() }
    }
    /// Gives the units in the effects and in the trail their places, by their indices in the plain question.
    pub fn end(&self, place: &dyn Fn(usize) -> usize, effects: &mut Effects<'_>, trail: &mut Trail<'_>) {
        let placed = |index: u16| u16::try_from(place(index.into())).unwrap_or(u16::MAX);
        for effect in effects.after(self.effects).iter_mut().filter(|effect| effect.unit != u16::MAX) {
            effect.unit = placed(effect.unit);
        }
        for step in trail.after(self.steps).iter_mut().filter(|step| step.index != ALL) {
            if step.about.get() == Some(About::Units) {
                step.index = placed(step.index);
            }
        }
    }
}

/// Whether a unit is still to come as a reinforcement, and so neither dead nor in a pool.
pub(in crate::ocs::turn) const fn is_to_come(unit: &Unit) -> bool {
    unit.due > 0
}

/// Returns the refusal by a rule of an order for such newcomers; none if there are no such.
pub(in crate::ocs) fn refused_newcomers<T>(
    board: &Board<'_>,
    newcomers: &[Unit],
    such: impl Fn(&Unit) -> bool,
    rule: Rule,
    trail: &mut Trail<'_>,
) -> Option<Ruling<Verdict<T>>> {
    let mut findings = Findings::by(rule, trail);
    for (i, _) in numbered(newcomers).filter(|(_, unit)| such(unit)) {
        findings.object(rule, About::Units.at(newcomer(board, i)));
    }
    (!findings.allows()).then_some(Ruling::new(Verdict::Forbidden, findings.cites))
}
