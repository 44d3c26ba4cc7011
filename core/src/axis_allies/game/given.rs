//! The game as a host without an allocator holds it.

use super::Waits;
use super::deed::StepParts;
use super::operations::judged;
use super::position::game::id;
use super::step::{Judged, Notes};
use super::{
    BattleOfTurn, Choice, Game, GameEffect, GamePiece, NewGame, Situation, StepKind, StepObjection, TEXT, TurnChances,
};
use crate::axis_allies::battle::Plan;
use crate::axis_allies::map::Site;
use crate::axis_allies::rules::{MAP, MOVEMENT};
use crate::axis_allies::units::Kind;
use crate::fault::{Fault, FaultCode};
use crate::referee::{Referee, one_way, parts_said};
use crate::reflect::{Code, Locus, Question};
use crate::ruling::{About, Cites, Ruling, Sink, Step, Trail};
use crate::scratch::Scratch;

/// The plans for the chances of a turn's battles.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TurnPlans {
    /// The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
    pub attacker_plan: Plan,
    /// The defenders' plan in every battle.
    pub defender_plan: Plan,
}

/// An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Given<'a> {
    /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, `choice` is the order, or `step` says
    /// its kind.
    pub line: &'a [u8],
    /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: Choice,
    /// The dice of an order that needs some, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
    pub dice: &'a [u8],
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub step: Code<StepKind>,
    /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
    pub pieces: &'a [u16],
    /// The pieces in words, such as `2 inf, 1 arm UKR`, in place of `pieces`: of one space, unless the step says where they
    /// are.
    pub words: &'a [u8],
    /// For a move, the spaces that the pieces enter, in order.
    pub path: &'a [Locus<Site>],
    /// For an assault, the numbers of the battleships that give their support shot.
    pub support: &'a [u16],
    /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
    /// retreat.
    pub space: Locus<Site>,
    /// The number of the transport to board.
    pub transport: u16,
    /// The kind of the pieces bought or placed. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The number of pieces bought or placed; 0 counts as 1.
    pub count: u8,
    /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
    pub industrial_complex: Locus<Site>,
}

impl Given<'_> {
    /// Does the order.
    fn take(&self, game: &mut Game, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let (row, kind) = (self.choice.step.0 != 0, self.step.0 != 0);
        one_way(
            self.line,
            row,
            kind,
            &parts_said!(self, [pieces, words, path, support, dice], space, transport, kind, count, industrial_complex),
            &"step: who gives a kind of order gives no line and no row",
        )?;
        match () {
            () if row => game.take(&self.choice.step(&mut [0], self.dice)?, notes),
            () if kind => game.take_parts(self.parts(), self.step.said(&text!("step"))?, self.words, notes),
            () => game.read_and_take(self.line, notes),
        }
    }
    fn parts(&self) -> StepParts<'_> {
        let Given { pieces, path, support, dice, space, transport, kind, count, industrial_complex, .. } = *self;
        StepParts { pieces, path, support, dice, space, transport, kind, count, industrial_complex }
    }
}

/// Returns whether a line surrenders, which throws no dice.
pub(super) fn surrenders(line: &[u8]) -> bool {
    line.trim_ascii_start().get(..3).is_some_and(|word| word.eq_ignore_ascii_case(b"sur"))
}

impl Referee for Game {
    type New<'a> = NewGame;
    type Given<'a> = Given<'a>;
    type Plans<'a> = TurnPlans;
    type Situation = Situation;
    type Piece = GamePiece;
    type Choice = Choice;
    type Objection = StepObjection;
    type Effect = GameEffect;
    type Chances = TurnChances;
    type Case = BattleOfTurn;

    fn begin(new: &NewGame) -> Result<Game, Fault> {
        new.game()
    }
    fn read_text(text: &[u8]) -> Result<Game, Fault> {
        if text.len() > TEXT {
            return Err(Fault::new(FaultCode::Overflow, &"position"));
        }
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
    fn name_steps(&self, steps: &mut [Step], base: u8) {
        for step in steps.iter_mut().filter(|step| step.about.get() == Some(About::Units)) {
            if let Some(unit) = self.at_place(step.index) {
                step.index = id(unit).saturating_sub(base.into());
            }
        }
    }
    fn give(
        &mut self,
        given: &Given<'_>,
        effects: &mut Sink<'_, GameEffect>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Judged {
        let (mut objections, mut refusals) = (Sink::none(), Sink::none());
        let notes = &mut Notes { objections: &mut objections, refusals: &mut refusals, effects, scratch, trail };
        given.take(self, notes)
    }
    fn object(
        &mut self,
        given: &Given<'_>,
        rows: &mut Sink<'_, StepObjection>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Judged {
        judged(self, rows, scratch, trail, &mut |next, notes| given.take(next, notes))
    }
    fn pieces(&self, rows: &mut Sink<'_, GamePiece>, _: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        self.list(rows)?;
        Ok(Ruling::new(self.situation()?, Cites::by(MAP)))
    }
    fn steps(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<Ruling<Situation>, Fault> {
        self.choices(rows, scratch)?;
        Ok(Ruling::new(self.situation()?, Cites::by(MOVEMENT)))
    }
    fn forecast(
        &self,
        plans: &TurnPlans,
        rows: &mut Sink<'_, BattleOfTurn>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<TurnChances>, Fault> {
        self.clone().turn_chances([&plans.attacker_plan, &plans.defender_plan], rows, scratch, trail)
    }
    fn waits_for_dice(&self) -> bool {
        self.waits() == Waits::Dice
    }
    fn throws_with(&self, given: &Given<'_>) -> bool {
        let surrender = Some(StepKind::Surrender);
        !surrenders(given.line) && given.choice.step.get() != surrender && given.step.get() != surrender
    }
}
