//! The game as a host without an allocator holds it.

use super::parts::StepParts;
use super::position::{Game, GameUnit};
use super::step::{GameEffect, Judged, Notes, Step, StepKind, StepObjection};
use super::{Arranged, Choice, Situation, Waits};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::combat::{CasesRow, CombatDistribution, Counted, MP_DRM};
use crate::notation::{hex, line::Line};
use crate::referee::{ROW_TAKES, Referee, one_way, only, parts_said};
use crate::reflect::{Code, Question, Said};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// How the chances of an engagement are told.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ForecastRows {
    /// How cases are grouped into rows.
    pub by: Code<Counted>,
}

/// An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Given<'a> {
    /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, `choice` is the order, or `step`
    /// says its kind.
    pub line: &'a [u8],
    /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: Choice,
    /// The chips of an order that needs some: the attacker's, then the defender's.
    pub drawn: &'a [i8],
    /// The dice of an order that needs some: the attacker's, then the defender's.
    pub dice: &'a [u8],
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub step: Code<StepKind>,
    /// The kind of combat of a declaration. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Engagement>,
    /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
    #[when_needed]
    #[range(MP_DRM)]
    pub mp_drm: Said<i8>,
    /// The number of hexes of a retreat. Required where the answer depends on it.
    #[when_needed]
    pub count: u8,
    /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
    pub unit: u16,
    /// The number of the lead that is attacked.
    pub target: u16,
    /// The number of the depot.
    pub depot: u16,
    /// The hex that a retreat enters.
    pub hex: Hex,
}

impl<'a> Given<'a> {
    /// Returns the step of a kind that the fields are.
    pub(super) fn step(&self, kind: StepKind) -> Result<Step<'a>, Fault> {
        self.parts().step(kind)
    }
    fn parts(&self) -> StepParts<'a> {
        let Given { kind, mp_drm, count, unit, target, depot, hex, drawn, dice, .. } = *self;
        StepParts { kind, mp_drm, count, unit, target, depot, hex, drawn, dice }
    }
}

impl Choice {
    /// Returns the step that a row is, with its chips or dice.
    pub(super) fn step<'a>(&self, drawn: &'a [i8], dice: &'a [u8]) -> Result<Step<'a>, Fault> {
        let number = |said: Said<u16>| said.get().unwrap_or(0);
        let (unit, target, depot) = (number(self.unit), number(self.target), number(self.depot));
        let Choice { kind, mp_drm, hex, .. } = *self;
        let count = u8::try_from(self.count).unwrap_or(u8::MAX);
        let step = self.step.said(&text!("step"))?;
        let parts = StepParts { kind, mp_drm, count, unit, target, depot, hex, drawn, dice };
        only(&parts_said!(parts, [drawn, dice],), step.parts(), ROW_TAKES)?;
        parts.made(step)
    }
}

impl Referee for Game {
    type New<'a> = Arranged<'a>;
    type Given<'a> = Given<'a>;
    type Plans<'a> = ForecastRows;
    type Situation = Situation;
    type Piece = GameUnit;
    type Choice = Choice;
    type Objection = StepObjection;
    type Effect = GameEffect;
    type Chances = CombatDistribution;
    type Case = CasesRow;

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
    fn pieces(&self, rows: &mut Sink<'_, GameUnit>, _: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        self.units.iter().for_each(|unit| rows.push(*unit));
        self.answer()
    }
    fn steps(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        self.choices(rows, scratch)?;
        self.answer()
    }
    fn forecast(
        &self,
        plans: &ForecastRows,
        rows: &mut Sink<'_, CasesRow>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<CombatDistribution>, Fault> {
        self.chances(plans.by, rows, scratch, trail)
    }
    fn find(&self, field: &[u8], name: &[u8]) -> Option<[i32; 2]> {
        let line = &mut Line::new(name, self.numbering);
        match field {
            b"unit" | b"target" => Some([self.named(line).ok()?.into(), 0]),
            b"depot" => Some([self.depot_of(line).ok()?.into(), 0]),
            b"hex" => hex(name.trim_ascii(), self.numbering).map(|hex| [hex.q.into(), hex.r.into()]),
            _ => None,
        }
    }
    fn waits_for_dice(&self) -> bool {
        matches!(self.waits, Waits::Dice | Waits::Chips)
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
            () if row => given.choice.step(given.drawn, given.dice)?,
            () if kind => given.step(given.step.said(&text!("step"))?)?,
            () => return self.read_and_take(given.line, notes),
        };
        self.take(&step, notes)
    }
}
