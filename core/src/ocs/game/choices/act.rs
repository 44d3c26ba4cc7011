//! What can be chosen: the kinds of orders, and a choice among them.

use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Words};

/// The kind of an order that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Act {
    /// The segment ends.
    Next = 1,
    /// A unit takes a mode, or turns.
    Change,
    /// A unit is released from Reserve.
    Release,
    /// A unit moves. Its cost is in movement points.
    #[measure("MP", 12)]
    March,
    /// Transport Points load.
    Load,
    /// Transport Points unload.
    Unload,
    /// A dump is blown.
    Blow,
    /// A unit is fuelled.
    Fuel,
    /// A multi-step unit absorbs Breakdowns.
    Absorb,
    /// Transport Points form an Extender, or it is unformed.
    Extend,
    /// An Extender collapses.
    Collapse,
    /// An air base refits aircraft.
    Refit,
    /// A unit breaks out.
    BreakOut,
    /// A unit or supply moves by rail.
    Rail,
    /// A unit builds.
    Construct,
    /// Units attack or overrun a hex.
    Attack,
    /// The defenders of the open combat are supplied, or not.
    Defend,
    /// The odds of the open combat are taken.
    Odds,
    /// The dice of what is open are thrown.
    Roll,
    /// A side settles its part of the combat.
    Settle,
    /// A unit retreats.
    Retreat,
    /// Attackers advance, or none.
    Advance,
    /// What has fallen in a hex is captured.
    Capture,
    /// Artillery barrages a hex.
    Barrage,
    /// The target of the barrage takes its losses.
    Suffer,
    /// A unit restocks.
    Restock,
    /// The side traces supply.
    Trace,
    /// A unit eats.
    Eat,
    /// Who neither traced nor ate is marked.
    Mark,
    /// The units of a hex check attrition.
    Attrition,
    /// A unit is rebuilt.
    Rebuild,
    /// A reinforcement arrives.
    Arrive,
    /// Two units are consolidated.
    Consolidate,
    /// A unit of an overstacked hex is eliminated (4.8a).
    Eliminate,
    /// A multi-step unit makes Breakdowns.
    BreakDown,
    /// Transport Points are combined, or divided.
    Combine,
    /// The defender lets a Beach Assault land.
    Concede,
    /// Units barrage a facility.
    Bombard,
}

impl Act {
    /// Returns the names of the parts that an order of this kind has.
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            Act::Next => &["weather", "first", "simulcast"],
            Act::Change => &["unit", "mode", "oriented"],
            Act::Release | Act::Advance => &["units"],
            Act::March => &["units", "path", "drops"],
            Act::Load => &["truck", "source", "amount"],
            Act::Unload => &["truck", "amount"],
            Act::Blow => &["loads", "dice"],
            Act::Fuel => &["units", "by", "sources", "hqs"],
            Act::Absorb => &["unit", "absorbed"],
            Act::Extend => &["units", "unform"],
            Act::Collapse => &["unit", "hex"],
            Act::Refit => &["air_base", "planes", "sources", "hqs"],
            Act::Rail => &["unit", "to", "amount", "converts"],
            Act::Construct => &["unit", "hex", "task", "sources", "hqs"],
            Act::Attack => &["units", "target", "on_stocks", "sources", "hqs"],
            Act::Defend => &["units", "on_stocks", "sources", "hqs"],
            Act::Odds => &["leads"],
            Act::Roll => &["dice"],
            Act::Settle => &["losses", "retreat", "ignore"],
            Act::Retreat => &["units", "path", "losses"],
            Act::Capture => &["hex", "dice", "taken", "rest", "printed_hedgehog"],
            Act::Barrage => &["units", "target", "sources", "hqs"],
            Act::Suffer => &["losses"],
            Act::Restock => &["units", "sources", "hqs"],
            Act::Trace => &["left_out"],
            Act::Eat => &["units", "source", "hqs"],
            Act::Mark => &[],
            Act::Attrition => &["hex", "side", "dice", "losses"],
            Act::Rebuild => &["repls", "orders"],
            Act::Arrive => &["units", "to", "entry", "hexes", "supply"],
            Act::Consolidate => &["units", "types_differ"],
            Act::Eliminate => &["hex", "side", "units"],
            Act::BreakDown => &["unit", "breakdowns"],
            Act::Combine => &["units", "counters"],
            Act::Concede => &["units", "target"],
            Act::Bombard => &["units", "target", "facility", "sources", "hqs", "dice"],
            Act::BreakOut => &["unit", "left_out", "first", "dice"],
        }
    }
}

/// What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
/// is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameChoice {
    /// The kind of order; absent at first.
    pub act: Code<Act>,
    /// It is an order.
    pub complete: Flag,
    /// The way by act: the code of the mode, of the task, of the facility, or of the way to pay for fuel. It is 1 for
    /// all units together. Of a march it is the unit whose way it is, 0 for the first.
    pub how: u8,
    /// A second word: the code of the orientation; 1 to ignore an option, or to fight on internal stocks; 2 where those fight
    /// on them for whom nobody pays.
    pub also: u8,
    /// The unit that acts, by its number; 0 before it is chosen, and for acts of a side.
    pub unit: u16,
    /// Another unit, by its number: the dump that pays or is loaded, the unit that is rebuilt; 0 for none.
    pub other: u16,
    /// Where to.
    pub hex: Hex,
    /// The amount: T, steps, hexes, by act; of Transport Points that are divided, quarters of a point on the first counter.
    pub amount: u16,
    /// The way of a retreat: the sides that it crosses, three bits each, the first lowest, counted from 1. Of Transport
    /// Points that are divided it is what the first counter carries, in T. Of a combat it is the units that fight on
    /// stocks, a bit each, the first lowest, and 0 where those do for whom nobody pays.
    pub way: u16,
    /// The cost, for information: of a march the MP that are spent then, of other acts T.
    #[measured_by(act)]
    pub cost: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: u16,
    /// Units that were picked one by one, by their numbers, and 0 behind them. They are those that act with the unit,
    /// those that lose a step each before others do, the Breakdowns that are made, or those that are eliminated.
    pub picked: [u16; 16],
}

/// Units that a choice picks.
pub(super) const PICKS: usize = 16;

impl GameChoice {
    /// An act.
    pub fn of(act: Act) -> Self {
        GameChoice { act: Code::new(act), ..GameChoice::default() }
    }
    /// Returns whether dice are thrown with it.
    pub fn throws(&self) -> bool {
        matches!(
            self.act.get(),
            Some(Act::Roll | Act::Blow | Act::BreakOut | Act::Capture | Act::Attrition | Act::Bombard)
        )
    }
    /// The units that were picked.
    pub(super) fn picks(&self) -> impl Iterator<Item = u16> + Clone + use<> {
        self.picked.into_iter().take_while(|id| *id > 0)
    }
    /// How many were picked.
    pub(super) fn count(&self) -> usize {
        crate::table::count(self.picks())
    }
    /// It, with another unit picked; none if it has no room.
    pub(super) fn with(mut self, id: u16) -> Option<Self> {
        let free = self.picked.iter_mut().find(|place| **place == 0)?;
        *free = id;
        Some(self)
    }
    /// It, with these units picked beside the one that acts, as far as it has room.
    pub(super) fn naming(self, units: &[u16]) -> Self {
        let mut picked = [0; PICKS];
        let others = units.iter().filter(|unit| **unit != self.unit);
        picked.iter_mut().zip(others).for_each(|(place, unit)| *place = *unit);
        GameChoice { picked, ..self }
    }
    /// It, as a step on the way to an order, by which a unit was picked.
    pub(super) fn step(self, id: u16) -> Self {
        GameChoice { complete: Flag(0), other: id, ..self }
    }
    /// It, as an order.
    pub(super) fn whole(self) -> Self {
        GameChoice { complete: Flag::YES, ..self }
    }
}
