//! What is owed: what a segment waits for before it may end.

use super::judge::Notes;
use super::order::Order;
use super::position::Game;
use crate::fault::Fault;
use crate::ocs::sequence::Segment;
use crate::reflect::{Flag, Reflect};
use crate::ruling::{About, Ruling, Sink, Verdict, What};

/// Something that a segment waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Duty {
    /// The rule.
    pub rule: u16,
    /// The unit, by its number; 0 for none.
    pub unit: u16,
    /// How much: steps, RE, markers, by rule, rounded up; 0 where it is no number.
    pub amount: i32,
}

impl Game<'_> {
    /// Lists what the segment waits for before it may end, with the paragraphs that ask for it. It waits for units that
    /// must still move on to trace, retreats, captures, a combat or barrage to be settled, hexes that hold too much,
    /// and attrition. Nothing is listed where it may end. The reasons also stand in the trail, whose buffer must hold
    /// them. Returns the rules.
    pub fn look(&self, rows: &mut Sink<'_, Duty>, notes: &mut Notes<'_, '_>) -> Result<Ruling<Verdict>, Fault> {
        let turn = self.turn();
        let order = match turn.segment.get() {
            Some(Segment::Weather) => Order::Next { weather: 1, first: 0, simulcast: Flag(0) },
            Some(Segment::FirstPlayer) => Order::Next { weather: 0, first: turn.first, simulcast: Flag(0) },
            _ => Order::NEXT,
        };
        let before = notes.trail.needed();
        let ruling = self.judge(&order, notes)?;
        notes.effects.take_back();
        if ruling.value.is_allowed() {
            return Ok(Ruling::new(Verdict::Allowed(()), ruling.cites));
        }
        let steps = notes.trail.items().get(before..).unwrap_or_default();
        for step in steps.iter().filter(|step| step.what.get() == Some(What::Forbidden)) {
            let of_unit = step.about.get() == Some(About::Units);
            let unit = self.board().units.get(usize::from(step.index)).filter(|_| of_unit);
            let unit = unit.and_then(|unit| u16::try_from(unit.id).ok()).unwrap_or(0);
            rows.push(Duty { rule: step.rule, unit, amount: super::numbered::whole(step) });
        }
        Ok(Ruling::new(Verdict::Forbidden, ruling.cites))
    }
}
