//! The legal steps of a position.

use super::position::Game;
use super::step::{Notes, Step, StepKind};
use super::waits::Waits;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::reflect::{Code, Reflect, Said};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;

/// A legal step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Choice {
    /// The hex that a retreat enters.
    pub hex: Hex,
    /// The number of the unit; absent for none.
    pub unit: Said<u16>,
    /// The number of the lead attacked; absent for none.
    pub target: Said<u16>,
    /// The number of the depot; absent for none.
    pub depot: Said<u16>,
    /// The number of chips, dice or hexes; otherwise 0.
    pub count: u16,
    /// The kind of step. Chips and dice are to be added to theirs.
    pub step: Code<StepKind>,
    /// The kind of combat; absent for none.
    pub kind: Code<Engagement>,
    /// The modifier of movement points; absent for none.
    pub mp_drm: Said<i8>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
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
    fn plain(&mut self, kind: StepKind, step: &Step<'_>) -> Result<(), Fault> {
        self.offer(Choice::of(kind), step)
    }
    fn declarations(&mut self) -> Result<(), Fault> {
        let game = self.game;
        let standing = || game.units().iter().filter(|unit| !unit.is_out());
        for lead in standing().filter(|unit| unit.side() == game.turn) {
            let near = standing().filter(|unit| unit.side() != game.turn && unit.hex.touches(lead.hex));
            for target in near {
                let pair = Choice {
                    unit: Said::<u16>::new(lead.id),
                    target: Said::<u16>::new(target.id),
                    ..Choice::of(StepKind::Declare)
                };
                for kind in [Engagement::Meeting, Engagement::Prepared] {
                    let spent = if kind == Engagement::Meeting { -1..=2i8 } else { 0..=0 };
                    for drm in spent {
                        let mp_drm = (kind == Engagement::Meeting).then_some(drm);
                        let choice = Choice {
                            kind: Code::new(kind),
                            mp_drm: mp_drm.map(Said::<i8>::new).unwrap_or_default(),
                            ..pair
                        };
                        self.offer(choice, &Step::Declare { kind, unit: lead.id, target: target.id, mp_drm })?;
                    }
                }
            }
        }
        Ok(())
    }
    fn units(&mut self, kind: StepKind, step: impl Fn(u16) -> Step<'static>) -> Result<(), Fault> {
        for unit in self.game.units() {
            let choice = Choice { unit: Said::<u16>::new(unit.id), ..Choice::of(kind) };
            self.offer(choice, &step(unit.id))?;
        }
        Ok(())
    }
    fn depots(&mut self) -> Result<(), Fault> {
        for depot in self.game.depots() {
            let choice = Choice { depot: Said::<u16>::new(depot.id), ..Choice::of(StepKind::Depot) };
            self.offer(choice, &Step::Depot { depot: depot.id })?;
        }
        Ok(())
    }
    fn thrown(&mut self, kind: StepKind, count: u16) {
        self.rows.push(Choice { count, ..Choice::of(kind) });
        if self.game.luck.seed.is_some() {
            self.rows.push(Choice::of(StepKind::Roll));
        }
    }
    fn losses(&mut self) -> Result<(), Fault> {
        self.plain(StepKind::Flip, &Step::Flip)?;
        self.units(StepKind::Supporter, |unit| Step::Supporter { unit })?;
        self.depots()?;
        self.plain(StepKind::Point, &Step::Point)?;
        for hexes in 1..=3u8 {
            let choice = Choice { count: hexes.into(), ..Choice::of(StepKind::Retreat) };
            self.offer(choice, &Step::Retreat { hexes })?;
        }
        self.plain(StepKind::Rout, &Step::Rout)
    }
}

impl Game {
    /// Appends every legal step, without duplicates. Each, given back as it is, is legal, with chips and dice added to
    /// theirs.
    pub fn choices(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut offers = Offers { game: self, rows, scratch };
        match self.waits {
            Waits::Nothing => {}
            Waits::Orders => {
                offers.declarations()?;
                offers.plain(StepKind::End, &Step::End)?;
            }
            Waits::Attackers | Waits::Defenders => {
                offers.units(StepKind::Join, |unit| Step::Join { unit })?;
                offers.plain(StepKind::Air, &Step::Air)?;
                offers.plain(StepKind::Fleet, &Step::Fleet)?;
                offers.depots()?;
                offers.plain(StepKind::Ready, &Step::Ready)?;
            }
            Waits::Chips => offers.thrown(StepKind::Chips, self.chips_wanted()?),
            Waits::Dice => offers.thrown(StepKind::Dice, self.dice_wanted()?),
            Waits::Losses => offers.losses()?,
            Waits::Retreat => {
                let at = self.fight.path.last().copied().unwrap_or(self.fight.start);
                for hex in at.neighbours() {
                    offers.offer(Choice { hex, ..Choice::of(StepKind::Go) }, &Step::Go { hex })?;
                }
            }
        }
        Ok(())
    }
}
