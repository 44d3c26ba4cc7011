//! The legal steps of a position.

use super::position::Game;
use super::step::{Notes, Step, StepKind};
use super::waits::Waits;
use crate::acw::units::Side;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Said};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;

/// A legal step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Choice {
    /// The hex that attacks, is fought for, retreated to or advanced into.
    pub hex: Hex,
    /// The hex that is attacked.
    pub target: Hex,
    /// The number of the unit; absent for none.
    pub unit: Said<u16>,
    /// The number of dice; otherwise 0.
    pub count: u16,
    /// The kind of step. Dice are to be added to theirs.
    pub step: Code<StepKind>,
    /// The Cohesion Rating; 0 for that of the largest unit.
    pub cohesion: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<Choice>() == 16, "frozen for this major of the C ABI");

impl Choice {
    fn of(step: StepKind) -> Self {
        Choice { step: Code::new(step), ..Choice::default() }
    }
}

/// Appends steps that are legal.
struct Offers<'g, 'a, 'r, 's> {
    game: &'g Game,
    rows: &'a mut Sink<'r, Choice>,
    scratch: &'a mut Scratch<'s>,
}

impl Offers<'_, '_, '_, '_> {
    fn offer(&mut self, choice: Choice, step: &Step<'_>) -> Result<(), Fault> {
        let notes = &mut Notes {
            objections: &mut Sink::none(),
            effects: &mut Sink::none(),
            scratch: &mut *self.scratch,
            trail: &mut Trail::none(),
        };
        match self.game.assess(step, notes) {
            Ok(ruling) if ruling.value.is_allowed() => self.rows.push(choice),
            Err(fault) if fault.is(FaultCode::BufferTooSmall) => return Err(fault),
            _ => {}
        }
        Ok(())
    }
    fn attacks(&mut self) -> Result<(), Fault> {
        let game = self.game;
        let enemies = game.held(Side::Defender);
        for hex in &game.held(Side::Attacker) {
            for target in enemies.iter().filter(|target| target.touches(*hex)) {
                let choice = Choice { hex: *hex, target: *target, ..Choice::of(StepKind::Attack) };
                self.offer(choice, &Step::Attack { hex: *hex, target: *target })?;
            }
        }
        self.offer(Choice::of(StepKind::End), &Step::End)
    }
    /// The ratings of a side's units in these hexes, and 0.
    fn ratings(
        &mut self,
        side: Side,
        hexes: &[Hex],
        then: impl Fn(u8) -> (Choice, Step<'static>),
    ) -> Result<(), Fault> {
        let game = self.game;
        for rating in 0..=u8::MAX {
            let has = |unit: &super::GameUnit| {
                unit.is(side) && hexes.contains(&unit.unit.hex) && unit.unit.rating() == rating
            };
            if rating == 0 || game.units().iter().any(has) {
                let (choice, step) = then(rating);
                self.offer(choice, &step)?;
            }
        }
        Ok(())
    }
    fn combats(&mut self) -> Result<(), Fault> {
        let game = self.game;
        for row in game.plan().iter().filter(|row| row.side == Code::new(Side::Defender)) {
            let hex = row.hex;
            let friends = game.listed(row.combat, Side::Attacker);
            self.ratings(Side::Attacker, &friends, |cohesion| {
                (Choice { hex, cohesion, ..Choice::of(StepKind::Fight) }, Step::Fight { hex, cohesion })
            })?;
        }
        Ok(())
    }
    fn thrown(&mut self) {
        self.rows.push(Choice { count: self.game.dice_wanted(), ..Choice::of(StepKind::Dice) });
        if self.game.luck.seed.is_some() {
            self.rows.push(Choice::of(StepKind::Roll));
        }
    }
    fn advances(&mut self) -> Result<(), Fault> {
        let game = self.game;
        for unit in game.units().iter().filter(|unit| unit.engaged.is_set()) {
            for hex in unit.unit.hex.neighbours() {
                let choice = Choice { hex, unit: Said::<u16>::new(unit.id), ..Choice::of(StepKind::Advance) };
                self.offer(choice, &Step::Advance { unit: unit.id, hex })?;
            }
        }
        self.offer(Choice::of(StepKind::Stay), &Step::Stay)
    }
}

impl Game {
    /// Appends every legal step, without duplicates. Each, given back as it is, is legal, with dice added to theirs.
    pub fn choices(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut offers = Offers { game: self, rows, scratch };
        match self.waits {
            Waits::Nothing => {}
            Waits::Orders => offers.attacks()?,
            Waits::Combats => offers.combats()?,
            Waits::Cohesion => {
                let hexes = self.listed(self.combat, Side::Defender);
                offers.ratings(Side::Defender, &hexes, |cohesion| {
                    (Choice { cohesion, ..Choice::of(StepKind::Stand) }, Step::Stand { cohesion })
                })?;
            }
            Waits::Dice | Waits::Commanders => offers.thrown(),
            Waits::Losses => {
                for unit in self.units() {
                    let choice = Choice { unit: Said::<u16>::new(unit.id), ..Choice::of(StepKind::Lose) };
                    offers.offer(choice, &Step::Lose { unit: unit.id })?;
                }
            }
            Waits::Retreat => {
                for hex in self.retreats_to() {
                    offers.offer(Choice { hex, ..Choice::of(StepKind::Go) }, &Step::Go { hex })?;
                }
            }
            Waits::Advance => offers.advances()?,
        }
        Ok(())
    }
}
