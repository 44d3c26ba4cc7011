//! Orders as a host without an allocator gives them: a line, a row of the choices, or fields.

use super::judge::Notes;
use super::order::{MOST_DICE, Order, Ruled};
use super::text::{Labels, Read};
use super::{Act, Draft, Duty, Game, GameChoice, Situation};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::construction::Task;
use crate::ocs::dumps::BlowLoad;
use crate::ocs::facility::Target;
use crate::ocs::fuel::FuelBy;
use crate::ocs::reinforcements::ArrivesBy;
use crate::ocs::turn::{Rest, Taken, UnitToRebuild};
use crate::ocs::units::{Mode, Orientation, Unit};
use crate::ocs::zoc::DropOff;
use crate::referee::{one_way, only, parts_said};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{Ruling, Sink, Verdict};
use crate::table::count;

/// An order: one line of orders, a row of the choices, or a kind of order with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Given<'a> {
    /// One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order, or `act` says its
    /// kind.
    pub line: &'a [u8],
    /// A complete row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: GameChoice,
    /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
    pub dice: &'a [u8],
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub act: Code<Act>,
    /// The units.
    pub units: &'a [u16],
    /// The unit.
    pub unit: u16,
    /// The hexes that are entered, one after the other.
    pub path: &'a [Hex],
    /// Of units that move together, those that stay on the way.
    pub drops: &'a [DropOff],
    /// The mode to take.
    pub mode: Code<Mode>,
    /// How the unit is oriented in it.
    pub oriented: Code<Orientation>,
    /// The Transport Points.
    pub truck: u16,
    /// The dump that is loaded, or from which units eat.
    pub source: u16,
    /// The amount, in T.
    #[measure("T", 1)]
    pub amount: u16,
    /// The supply that is blown.
    pub loads: &'a [BlowLoad],
    /// How units are fuelled.
    pub by: Code<FuelBy>,
    /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
    pub sources: &'a [u16],
    /// The headquarters that throw the supply.
    pub hqs: &'a [u16],
    /// The Breakdowns that are made, without an `id`.
    pub breakdowns: &'a [Unit],
    /// The Breakdowns that are absorbed.
    pub absorbed: &'a [u16],
    /// The counters of Transport Points that result, without an `id`.
    pub counters: &'a [Unit],
    /// The Extender becomes Transport Points again.
    pub unform: Flag,
    /// The air base.
    pub air_base: u16,
    /// The aircraft.
    pub planes: &'a [u16],
    /// The hex.
    pub hex: Hex,
    /// Where to.
    pub to: Hex,
    /// A Rail Repair unit also converts hexes after its move.
    pub converts: Flag,
    /// What is built.
    pub task: Code<Task>,
    /// The hex that is attacked or barraged.
    pub target: Hex,
    /// Those of the units that fight on their internal stocks.
    pub on_stocks: &'a [u16],
    /// The units whose Action Ratings count, where there is a choice.
    pub leads: &'a [u16],
    /// The facility.
    pub facility: Code<Target>,
    /// The steps that units lose.
    pub losses: &'a [StepsLost],
    /// The hexes of retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// What is captured of the units that have fallen.
    pub taken: &'a [Taken],
    /// Where the rest goes.
    pub rest: &'a [Rest],
    /// The hedgehog in the hex is printed on the map.
    pub printed_hedgehog: Flag,
    /// The side.
    pub side: u8,
    /// Units that are left out.
    pub left_out: &'a [u16],
    /// The replacements that are spent.
    pub repls: &'a [u16],
    /// The units that are rebuilt.
    pub orders: &'a [UnitToRebuild],
    /// How units arrive.
    pub entry: Code<ArrivesBy>,
    /// The hexes of the map's edge, or of the port, where units may arrive.
    pub hexes: &'a [Hex],
    /// The supply that arrives, in T.
    #[measure("T", 1)]
    pub supply: u16,
    /// The types of the two units differ.
    pub types_differ: Flag,
    /// The weather that was rolled, numbered by the caller from 1.
    pub weather: u8,
    /// The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
    pub first: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
}

/// A level of the choices.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Level {
    /// A row of the level before that is not yet an order; absent for the first level, the kinds of order.
    pub of: GameChoice,
}

/// What an order is read and made out in: memory whose contents do not matter.
#[derive(Debug, Default)]
pub struct Slate {
    /// For a line.
    pub read: Read,
    /// For a choice.
    pub draft: Draft,
}

type Answered = Result<Ruling<Verdict<Ruled>>, Fault>;

impl Given<'_> {
    /// Returns the row, if the order is one.
    fn row(&self) -> Result<Option<&GameChoice>, Fault> {
        let (row, kind) = (self.choice.act.0 != 0, self.act.0 != 0);
        one_way(self.line, row, kind, &self.parts(), &"act: who gives a kind of order gives no line and no row")?;
        match () {
            () if !row => Ok(None),
            () if !self.choice.complete.is_set() => {
                Err(Fault::against(&"choice", &".complete: it is a step on the way to an order"))
            }
            () => Ok(Some(&self.choice)),
        }
    }

    /// Reads the line, or makes the order of the fields.
    fn read<'r>(&'r self, read: &'r mut Read, labels: &Labels<'_>) -> Result<Order<'r>, Fault> {
        if self.line.is_empty() {
            let act = self.act.said(&text!("act"))?;
            only(&self.parts(), act.parts(), &"act: an order of this kind has no such part")?;
            return Ok(self.order(act, read.stages(self.path)?));
        }
        read.line(self.line, labels).map_err(|why| why.fault)?;
        read.order().ok_or(Fault::new(FaultCode::MissingField, &"act"))
    }

    /// The parts of an order by its kind, and whether each says something.
    fn parts(&self) -> [(Name, bool); 45] {
        parts_said!(
            self,
            [
                dice, units, path, drops, loads, sources, hqs, breakdowns, absorbed, counters, planes, on_stocks,
                leads, losses, taken, rest, left_out, repls, orders, hexes
            ],
            unit,
            mode,
            oriented,
            truck,
            source,
            amount,
            by,
            unform,
            air_base,
            hex,
            to,
            converts,
            task,
            target,
            facility,
            retreat,
            ignore,
            printed_hedgehog,
            side,
            entry,
            supply,
            types_differ,
            weather,
            first,
            simulcast
        )
    }

    /// Returns whether dice were thrown with the order, which was just given or judged with this slate.
    pub fn threw(&self, slate: &Slate) -> bool {
        let order = match self.row() {
            Ok(Some(row)) => return row.throws(),
            Ok(None) if self.line.is_empty() => self.act.get().map(|act| self.order(act, &[])),
            Ok(None) => slate.read.order(),
            Err(_) => None,
        };
        order.is_some_and(|order| order.dice().is_some())
    }
}

impl Game<'_> {
    /// Gives an order: judges it, and does it if it is allowed.
    pub fn give(
        &mut self,
        given: &Given<'_>,
        labels: &Labels<'_>,
        slate: &mut Slate,
        notes: &mut Notes<'_, '_>,
    ) -> Answered {
        match given.row()? {
            Some(row) => self.take(row, given.dice, notes, &mut slate.draft),
            None => self.order(&given.read(&mut slate.read, labels)?, notes),
        }
    }

    /// Judges an order; nothing changes. One whose dice the game's seed would give is judged as if each were a 1.
    pub fn judge_given(
        &self,
        given: &Given<'_>,
        labels: &Labels<'_>,
        slate: &mut Slate,
        notes: &mut Notes<'_, '_>,
    ) -> Answered {
        match given.row()? {
            Some(row) => self.judge_choice(row, given.dice, notes, &mut slate.draft),
            None => self.judge_unthrown(&given.read(&mut slate.read, labels)?, notes),
        }
    }

    /// Judges an order; one whose dice the game's seed would give, as if each were a 1.
    pub(super) fn judge_unthrown(&self, order: &Order<'_>, notes: &mut Notes<'_, '_>) -> Answered {
        let ones = [1; MOST_DICE];
        let lacks = self.memory.seed != 0 && order.dice().is_some_and(<[u8]>::is_empty);
        if !lacks {
            return self.judge(order, notes);
        }
        for count in 0..=MOST_DICE {
            notes.trail.take_back();
            match self.judge(&order.with_dice(ones.get(..count).unwrap_or_default()), notes) {
                Err(fault) if count < MOST_DICE && fault.is(FaultCode::TooFewDice) => {}
                other => return other,
            }
        }
        Err(Fault::new(FaultCode::TooFewDice, &"dice"))
    }

    /// Returns where the game stands; the rows are what it waits for.
    pub fn situation(
        &self,
        duties: &mut Sink<'_, Duty>,
        notes: &mut Notes<'_, '_>,
    ) -> Result<Ruling<Situation>, Fault> {
        let ruling = self.look(duties, notes)?;
        let few = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let situation = Situation {
            turn: *self.turn(),
            on_map: few(self.board().units.len()),
            off_map: few(self.off_map().len()),
            due: few(count(self.off_map().iter().filter(|unit| unit.due > 0))),
            may_end: Flag::from(ruling.value.is_allowed()),
            reserved: [0; 3],
            open: *self.open(),
        };
        Ok(Ruling::new(situation, ruling.cites))
    }
}
