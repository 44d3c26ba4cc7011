//! The game as a host without an allocator holds it.

use super::parts::StepParts;
use super::position::{Game, GameUnit};
use super::step::{GameEffect, Judged, Notes, Step, StepKind, StepObjection};
use super::{Arranged, Choice, Situation, Waits};
use crate::acw::combat::{Chance, CombatDistribution};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::notation::{hex, line::Line};
use crate::referee::{AsItStands, ROW_TAKES, Referee, one_way, only, parts_said};
use crate::reflect::{Code, Question};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Given<'a> {
    /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, `choice` is the order, or `step`
    /// says its kind.
    pub line: &'a [u8],
    /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: Choice,
    /// The dice of an order that needs some: one for a combat, one for each commander who rolls.
    pub dice: &'a [u8],
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub step: Code<StepKind>,
    /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
    pub cohesion: u8,
    /// The number of the unit that is lost or advances.
    pub unit: u16,
    /// The hex that attacks, is fought for, retreated to or advanced into.
    pub hex: Hex,
    /// The hex that is attacked.
    pub target: Hex,
}

impl<'a> Given<'a> {
    /// Returns the step of a kind that the fields are.
    pub(super) fn step(&self, kind: StepKind) -> Result<Step<'a>, Fault> {
        self.parts().step(kind)
    }
    fn parts(&self) -> StepParts<'a> {
        let Given { cohesion, unit, hex, target, dice, .. } = *self;
        StepParts { cohesion, unit, hex, target, dice }
    }
}

impl Choice {
    /// Returns the step that a row is, with its dice.
    pub(super) fn step<'a>(&self, dice: &'a [u8]) -> Result<Step<'a>, Fault> {
        let Choice { hex, target, cohesion, .. } = *self;
        let unit = self.unit.get().unwrap_or(0);
        let step = self.step.said(&text!("step"))?;
        let parts = StepParts { cohesion, unit, hex, target, dice };
        only(&parts_said!(parts, [dice],), step.parts(), ROW_TAKES)?;
        Ok(parts.made(step))
    }
}

impl Referee for Game {
    type New<'a> = Arranged<'a>;
    type Given<'a> = Given<'a>;
    type Plans<'a> = AsItStands;
    type Situation = Situation;
    type Piece = GameUnit;
    type Choice = Choice;
    type Objection = StepObjection;
    type Effect = GameEffect;
    type Chances = CombatDistribution;
    type Case = Chance;

    fn begin(new: &Arranged<'_>) -> Result<Game, Fault> {
        new.game()
    }
    fn read_text(text: &[u8]) -> Result<Game, Fault> {
        Game::read(text)
    }
    fn read_bytes(bytes: &[u8]) -> Result<Game, Fault> {
        Game::unpack(bytes)
    }
    fn text(&self, out: &mut [u8]) -> Result<usize, Fault> {
        self.write(out)
    }
    fn bytes(&self, out: &mut [u8]) -> Result<usize, Fault> {
        self.pack(out)
    }
    fn give(
        &mut self,
        given: &Given<'_>,
        effects: &mut Sink<'_, GameEffect>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Judged {
        self.do_given(given, &mut Notes { objections: &mut Sink::none(), effects, scratch, trail })
    }
    fn object(
        &mut self,
        given: &Given<'_>,
        rows: &mut Sink<'_, StepObjection>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Judged {
        self.do_given(given, &mut Notes { objections: rows, effects: &mut Sink::none(), scratch, trail })
    }
    fn pieces(&self, rows: &mut Sink<'_, GameUnit>, scratch: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        self.units.iter().for_each(|unit| rows.push(*unit));
        self.answer(scratch)
    }
    fn steps(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        self.choices(rows, scratch)?;
        self.answer(scratch)
    }
    fn forecast(
        &self,
        _plans: &AsItStands,
        rows: &mut Sink<'_, Chance>,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<CombatDistribution>, Fault> {
        self.chances(rows, trail)
    }
    fn find(&self, field: &[u8], name: &[u8]) -> Option<[i32; 2]> {
        let line = &mut Line::new(name, self.numbering);
        match field {
            b"unit" => Some([self.named(line).ok()?.into(), 0]),
            b"hex" | b"target" => hex(name.trim_ascii(), self.numbering).map(|hex| [hex.q.into(), hex.r.into()]),
            _ => None,
        }
    }
    fn waits_for_dice(&self) -> bool {
        matches!(self.waits, Waits::Dice | Waits::Commanders)
    }
}

impl Game {
    fn do_given(&mut self, given: &Given<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let (row, kind) = (given.choice.step.0 != 0, given.step.0 != 0);
        one_way(
            given.line,
            row,
            kind,
            &given.parts().said(),
            &"step: who gives a kind of order gives no line and no row",
        )?;
        let step = match () {
            () if row => given.choice.step(given.dice)?,
            () if kind => given.step(given.step.said(&text!("step"))?)?,
            () => return self.read_and_take(given.line, notes),
        };
        self.take(&step, notes)
    }
}
