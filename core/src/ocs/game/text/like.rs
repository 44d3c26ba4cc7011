//! Units of which a text says that they are like another: the same is printed on their counters.

use crate::ocs::units::{Face, Unit};

/// The fields that say what is printed on a counter, and whose it is.
pub(super) const PRINTED: [&str; 15] = [
    "id",
    "combat_side",
    "move_side",
    "kind",
    "arm",
    "symbol",
    "size",
    "steps",
    "re",
    "rating",
    "side",
    "nationality",
    "strategic",
    "fighter",
    "yellow_dot",
];

/// Units that others may be like, at the most: those last told.
const MODELS: usize = 128;

/// A unit as its counter came out of the box.
pub(super) fn printed(unit: &Unit) -> Unit {
    let Unit { combat_side, move_side, kind, arm, symbol, size, steps, re, rating, side, nationality, .. } = *unit;
    let Unit { strategic, fighter, yellow_dot, .. } = *unit;
    let unit = Unit { combat_side, move_side, kind, arm, symbol, size, steps, re, rating, ..Unit::default() };
    Unit { side, nationality, strategic, fighter, yellow_dot, ..unit }
}

/// Units that were told in full.
pub(super) struct Models<'u> {
    told: [Option<&'u Unit>; MODELS],
    next: usize,
}

impl<'u> Models<'u> {
    pub const NONE: Models<'static> = Models { told: [None; MODELS], next: 0 };

    /// Returns the unit that another is like, or takes it for a model.
    pub fn like(&mut self, unit: &'u Unit) -> Option<u16> {
        // Few words are as short as those of a counter without a strength.
        if unit.combat_side == Face::default() && unit.move_side == Face::default() {
            return None;
        }
        let wanted = printed(unit);
        let same = |model: &&&Unit| model.combat_side == wanted.combat_side && printed(model) == wanted;
        if let Some(model) = self.told.iter().flatten().find(same) {
            return u16::try_from(model.id).ok();
        }
        if let Some(place) = self.told.get_mut(self.next) {
            *place = Some(unit);
            self.next = if self.next.saturating_add(1) < MODELS { self.next.saturating_add(1) } else { 0 };
        }
        None
    }
}
