//! The legal steps of a position.

use crate::axis_allies::battle::{Role, Stage, Waiting};
use crate::axis_allies::carriers::choices as bays;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::position::game::{board, id, view};
use crate::axis_allies::game::step::Notes;
use crate::axis_allies::game::{Game, Legal, Step, TurnPhase};
use crate::axis_allies::map::Site;
use crate::axis_allies::orders::Action;
use crate::axis_allies::placement::{Placement, Sites};
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Chart, Kind};
use crate::axis_allies::view::View;
use crate::fault::{Fault, FaultCode};
use crate::referee::{ROW_TAKES, only};
use crate::reflect::{Code, Locus, Reflect, Said, Words};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The kind of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum StepKind {
    /// Purchase: `count` pieces of `kind` are bought.
    Buy = 1,
    /// Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
    Move,
    /// Movement: `pieces` board the `transport`.
    Board,
    /// Movement: `pieces` unload onto the land `space`.
    Unload,
    /// Combat movement: bombers over an industrial complex are to raid it.
    Raid,
    /// Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is
    /// a choice of its own; others may join before the dice of the support shots.
    Fight,
    /// Combat: the raid on `space` begins.
    Bomb,
    /// The `dice` for which the position waits.
    Dice,
    /// The losses for which the position waits, or some of them: `pieces`.
    Lose,
    /// The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
    Withdraw,
    /// The attacker continues the battle.
    Press,
    /// The attacker retreats to `space`; absent if only aircraft retreat.
    Retreat,
    /// Placement: `count` pieces of `kind` are placed in `space`.
    Place,
    /// The side whose turn it is surrenders.
    Surrender,
    /// The phase ends.
    End,
    /// Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others
    /// in the order of the list.
    Keep,
}

impl StepKind {
    /// Returns the names of the parts that an order of this kind has.
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            StepKind::Buy => &["kind", "count"],
            StepKind::Move => &["pieces", "path"],
            StepKind::Board => &["pieces", "transport"],
            StepKind::Unload | StepKind::Withdraw => &["pieces", "space"],
            StepKind::Raid | StepKind::Lose | StepKind::Keep => &["pieces"],
            StepKind::Fight => &["space", "support"],
            StepKind::Bomb | StepKind::Retreat => &["space"],
            StepKind::Dice => &["dice"],
            StepKind::Press | StepKind::Surrender | StepKind::End => &[],
            StepKind::Place => &["kind", "space", "count", "industrial_complex"],
        }
    }
}

/// A legal step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Choice {
    /// The kind of step.
    pub step: Code<StepKind>,
    /// The kind of the piece, or of the pieces bought or placed.
    pub kind: Code<Kind>,
    /// The number of the piece; absent for none.
    pub piece: Said<u16>,
    /// The number of the transport that it boards; absent for none.
    pub transport: Said<u16>,
    /// The space; absent for none.
    pub space: Locus<Site>,
    /// The number of pieces bought or placed, or of dice that the step needs; otherwise 0.
    pub count: u16,
    /// The most pieces of the kind that can be bought, or are in hand to be placed; the losses still required, or the
    /// free bays of carriers; otherwise 0.
    #[when_needed]
    pub most: u16,
}

const _: () = assert!(size_of::<Choice>() == 12, "frozen for this major of the C ABI");

impl Choice {
    fn of(step: StepKind) -> Self {
        Choice { step: Code::new(step), ..Choice::default() }
    }
    fn at(step: StepKind, space: u16) -> Self {
        Choice { space: space.into(), ..Choice::of(step) }
    }

    /// Returns the choice as a step. The caller provides the place for the piece's number, and the dice, which only a
    /// step that needs them contains. The fault is `missing_field` if the choice has no kind of step or of piece.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::{Choice, Game, Step};
    /// use grognard_core::axis_allies::units::Kind;
    /// use grognard_core::ruling::Sink;
    /// use grognard_core::scratch::Scratch;
    /// let game: Game = Game::start()?;
    /// let mut room = [Choice::default(); 32];
    /// let mut rows = Sink::new(&mut room);
    /// game.choices(&mut rows, &mut Scratch::none())?;
    /// let mut piece = [0];
    /// assert_eq!(rows.items()[0].step(&mut piece, &[])?, Step::Buy { kind: Kind::Infantry, count: 1 });
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn step<'a>(&'a self, piece: &'a mut [u16; 1], dice: &'a [u8]) -> Result<Step<'a>, Fault> {
        let (space, path) = (self.space, core::slice::from_ref(&self.space));
        let step = self.step.said(&text!("step"))?;
        only(&[(&text!("dice"), !dice.is_empty())], step.parts(), ROW_TAKES)?;
        let pieces: &'a [u16] = match self.piece.get() {
            Some(id) => {
                *piece = [id];
                piece
            }
            None => &[],
        };
        Ok(match step {
            StepKind::Buy => Step::Buy { kind: self.kind.said(&text!("kind"))?, count: self.count.max(1) },
            StepKind::Move => Step::Move { pieces, path },
            StepKind::Board => Step::Board { pieces, transport: self.transport.get().unwrap_or(0) },
            StepKind::Unload => Step::Unload { pieces, space },
            StepKind::Raid => Step::Raid { pieces },
            StepKind::Fight => Step::Fight { space, support: pieces },
            StepKind::Bomb => Step::Bomb { space },
            StepKind::Dice => Step::Dice { dice },
            StepKind::Lose => Step::Lose { pieces },
            StepKind::Withdraw => Step::Withdraw { pieces, space },
            StepKind::Press => Step::Press,
            StepKind::Retreat => Step::Retreat { space },
            StepKind::Place => {
                let count = u8::try_from(self.count.max(1)).unwrap_or(u8::MAX);
                Step::Place(Placement { space, kind: self.kind, count, ..Placement::default() })
            }
            StepKind::Surrender => Step::Surrender,
            StepKind::End => Step::End,
            StepKind::Keep => Step::Keep { pieces },
        })
    }
}

/// What cannot be done is no legal step; too little memory is a fault.
fn legal(allowed: Result<bool, Fault>) -> Result<bool, Fault> {
    match allowed {
        Err(fault) if fault.is(FaultCode::BufferTooSmall) => Err(fault),
        Err(_) => Ok(false),
        allowed => allowed,
    }
}

impl<const N: usize> Game<N> {
    /// Returns whether a step is legal.
    pub(in crate::axis_allies::game) fn may(&self, step: &Step<'_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let (mut objections, mut refusals, mut effects) = (Sink::none(), Sink::none(), Sink::none());
        let mut trail = Trail::none();
        let notes = &mut Notes {
            objections: &mut objections,
            refusals: &mut refusals,
            effects: &mut effects,
            scratch,
            trail: &mut trail,
        };
        legal(self.assess(step, notes).map(|ruling| ruling.value.is_allowed()))
    }

    /// Returns whether a bomber over a space may raid it.
    fn may_raid(&self, view: &View<'_>, space: u16) -> Result<bool, Fault> {
        let ruling = self.assess_raid_on(view, space, 1, 0, &mut Trail::none());
        legal(ruling.map(|ruling| ruling.value.is_allowed()))
    }

    /// Returns whether a phase without movement may end.
    fn may_end(&self, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        match self.phase {
            TurnPhase::Purchase => Ok(true),
            TurnPhase::Combat => Ok(self.is_fought()),
            _ => self.may(&Step::End, scratch),
        }
    }

    /// Returns whether a movement phase may end. It does if all its orders are allowed together, which says so without a
    /// copy of the position.
    fn may_end_movement(&self, view: &View<'_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let (mut objections, mut refusals, mut effects) = (Sink::none(), Sink::none(), Sink::none());
        let mut trail = Trail::none();
        let notes = &mut Notes {
            objections: &mut objections,
            refusals: &mut refusals,
            effects: &mut effects,
            scratch,
            trail: &mut trail,
        };
        let ruling = match self.phase {
            TurnPhase::CombatMovement => self.judge_orders_on(view, &[], notes),
            _ => self.judge_movement_on(view, &[], notes),
        };
        legal(ruling.map(|ruling| ruling.value.is_allowed()))
    }

    /// Appends every legal step, without duplicates. Steps are purchases with the most that can be paid, orders of one
    /// space, placements of one piece, and the end of the phase. They are also raids, battles and the battleships that
    /// may support them, losses, withdrawals and retreats.
    pub fn choices(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        match self.waits() {
            Waits::Nothing => return Ok(()),
            Waits::Dice => {
                let count = u16::try_from(self.dice()?).unwrap_or(u16::MAX);
                rows.push(Choice { count, ..Choice::of(StepKind::Dice) });
                if let Some(fight) = self.fight.filter(|fight| fight.raid.is_none() && self.flak.is_none()) {
                    self.supports(fight.space, rows, scratch)?;
                }
            }
            Waits::Losses => self.losses(rows)?,
            Waits::Submarines => self.submarines(rows, scratch)?,
            Waits::Fighters => self.fighters(rows)?,
            Waits::Retreat => {
                rows.push(Choice::of(StepKind::Press));
                self.retreats(rows, scratch)?;
            }
            Waits::Orders => {
                match self.phase {
                    TurnPhase::Purchase => self.purchases(rows),
                    TurnPhase::CombatMovement | TurnPhase::NoncombatMovement => {
                        let on = board(&self.units, &self.holdings, self.options);
                        let view = view(&on, self.power, self.sound)?;
                        self.movements(&view, rows, scratch)?;
                        if self.may_end_movement(&view, scratch)? {
                            rows.push(Choice::of(StepKind::End));
                        }
                        rows.push(Choice::of(StepKind::Surrender));
                        return Ok(());
                    }
                    TurnPhase::Combat => {
                        for space in self.raids.iter() {
                            self.offer(Choice::at(StepKind::Bomb, space), rows, scratch)?;
                        }
                        for space in self.battles.iter() {
                            self.offer(Choice::at(StepKind::Fight, space), rows, scratch)?;
                            self.supports(space, rows, scratch)?;
                        }
                    }
                    TurnPhase::Placement => self.placements(rows, scratch)?,
                }
                if self.may_end(scratch)? {
                    rows.push(Choice::of(StepKind::End));
                }
            }
        }
        rows.push(Choice::of(StepKind::Surrender));
        Ok(())
    }

    /// Appends a step without lists if it is legal.
    fn offer(&self, choice: Choice, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let space = choice.space;
        let step = match choice.step.get() {
            Some(StepKind::Bomb) => Step::Bomb { space },
            Some(StepKind::Fight) => Step::Fight { space, support: &[] },
            Some(StepKind::Retreat) => Step::Retreat { space },
            _ => Step::End,
        };
        if self.may(&step, scratch)? {
            rows.push(choice);
        }
        Ok(())
    }

    /// Appends the battleships that may support an assault, one a row: with the first the battle begins, and before its
    /// dice others may join.
    fn supports(&self, space: u16, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        if !self.assaults.has(space) {
            return Ok(());
        }
        for unit in self.units.iter().filter(|unit| View::kind(unit) == Kind::Battleship) {
            if self.may(&Step::Fight { space: space.into(), support: &[id(unit)] }, scratch)? {
                let piece = Said::<u16>::new(id(unit));
                rows.push(Choice { kind: unit.kind, piece, ..Choice::at(StepKind::Fight, space) });
            }
        }
        Ok(())
    }

    fn purchases(&self, rows: &mut Sink<'_, Choice>) {
        let cash = self.cash(self.power);
        let room = u16::try_from(self.room().unwrap_or(0)).unwrap_or(u16::MAX);
        for kind in Kind::ALL {
            let cost = u16::from(Chart::checked(&[]).row(kind).cost);
            let most = cash.checked_div(cost).unwrap_or(0);
            // A complex is no piece.
            let most = if kind == Kind::IndustrialComplex { most } else { most.min(room) };
            if most > 0 {
                rows.push(Choice { kind: Code::new(kind), count: 1, most, ..Choice::of(StepKind::Buy) });
            }
        }
    }

    fn movements(&self, view: &View<'_>, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let mut each = |legal: Legal, kind: Code<Kind>| {
            let step = match legal.action.get() {
                Some(Action::Board) => StepKind::Board,
                Some(Action::Unload) => StepKind::Unload,
                _ => StepKind::Move,
            };
            let piece = Said::<u16>::new(legal.piece);
            let transport = if legal.transport > 0 { Said::<u16>::new(legal.transport) } else { Said::default() };
            rows.push(Choice { kind, piece, transport, ..Choice::at(step, legal.space.0) });
        };
        self.each_order(view, scratch, &mut each)?;
        if self.phase == TurnPhase::CombatMovement {
            for (at, unit) in numbered(&self.units) {
                let bomber = View::kind(unit) == Kind::Bomber && View::owner(unit) == self.power;
                if !bomber || self.state(at).has(crate::axis_allies::game::position::phase::RAIDS) {
                    continue;
                }
                let (space, id) = (self.state(at).space, id(unit));
                if self.has_complex(space) && self.may_raid(view, space)? {
                    let piece = Said::<u16>::new(id);
                    rows.push(Choice { kind: unit.kind, piece, ..Choice::at(StepKind::Raid, space) });
                }
            }
        }
        Ok(())
    }

    fn placements(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let on = board(&self.units, &self.holdings, self.options);
        let view = view(&on, self.power, self.sound)?;
        let sites = Sites::of(&view)?;
        let fits = |placements: &[Placement], scratch: &mut Scratch<'_>| {
            let ruling = sites.judge(placements, &mut Sink::none(), scratch, &mut Trail::none());
            legal(ruling.map(|ruling| ruling.value.is_allowed()))
        };
        for kind in Kind::ALL {
            let most = self.in_hand(kind);
            if most == 0 {
                continue;
            }
            scratch.take(sites.words(1))?;
            for space in sites.places(kind).iter() {
                let kind = Code::new(kind);
                let one = Placement { space: space.into(), kind, count: 1, ..Placement::default() };
                // What may not be placed alone may not be placed with others.
                let Ok(all) = self.placed_with(one) else { continue };
                if fits(&[one], scratch)? && fits(&all, scratch)? {
                    rows.push(Choice { kind, count: 1, most, ..Choice::at(StepKind::Place, space) });
                }
            }
        }
        Ok(())
    }

    /// Appends the pieces that may be among the losses.
    fn losses(&self, rows: &mut Sink<'_, Choice>) -> Result<(), Fault> {
        let mut list = |at: usize, most: u16| {
            let Some(unit) = self.units.get(at) else { return };
            let (kind, piece) = (unit.kind, Said::<u16>::new(id(unit)));
            rows.push(Choice { kind, piece, most, ..Choice::at(StepKind::Lose, self.state(at).space) });
        };
        if let Some(flak) = &self.flak {
            (0..self.units.len()).filter(|at| self.is_under_fire(flak, *at)).for_each(|at| list(at, flak.hits));
            return Ok(());
        }
        let Some(fight) = &self.fight else { return Ok(()) };
        if let Some(raid) = &fight.raid {
            (0..self.units.len()).filter(|at| self.raiding(*at, fight.space)).for_each(|at| list(at, raid.owed));
            return Ok(());
        }
        let turn = crate::axis_allies::battle::choices(&Waiting { battle: fight.battle }, &mut Trail::none())?.value;
        let stage = fight.battle.stage.get().unwrap_or(Stage::Over);
        let count = u16::try_from(turn.losses).unwrap_or(u16::MAX);
        for at in 0..self.units.len() {
            let air = self.kind_at(at).is_some_and(Kind::is_air);
            let most = if air { turn.aircraft_most } else { turn.surface_most };
            let takes_part = self.fights(at, fight.space, stage.role() == Role::Attacker);
            if takes_part && most > 0 && !self.state(at).has(crate::axis_allies::game::position::phase::DOOMED) {
                list(at, count);
            }
        }
        Ok(())
    }

    /// Appends the fighters that may land on the remaining carriers. A step without any takes them in the order of the
    /// list.
    fn fighters(&self, rows: &mut Sink<'_, Choice>) -> Result<(), Fault> {
        rows.push(Choice::of(StepKind::Keep));
        let Some(fight) = &self.fight else { return Ok(()) };
        let owed = self.wreck(fight, Role::Defender, &[], |q| bays(q, &mut Trail::none()))?;
        let count = owed.map_or(0, |ruling| ruling.value.bays);
        for (_, unit) in numbered(&self.units).filter(|(at, _)| self.is_stranded(*at)) {
            let piece = Said::<u16>::new(id(unit));
            rows.push(Choice { kind: unit.kind, piece, most: count, ..Choice::at(StepKind::Keep, fight.space) });
        }
        Ok(())
    }

    fn submarines(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        rows.push(Choice::of(StepKind::Withdraw));
        let Some(fight) = &self.fight else { return Ok(()) };
        let attacks = fight.battle.stage.get().is_some_and(|stage| stage.role() == Role::Attacker);
        for (at, unit) in numbered(&self.units) {
            if View::kind(unit) != Kind::Submarine || !self.fights(at, fight.space, attacks) {
                continue;
            }
            let pieces = &[id(unit)];
            for space in self.around(fight.space).iter() {
                if self.may(&Step::Withdraw { pieces, space: space.into() }, scratch)? {
                    let piece = Said::<u16>::new(id(unit));
                    rows.push(Choice { kind: unit.kind, piece, ..Choice::at(StepKind::Withdraw, space) });
                }
            }
        }
        Ok(())
    }

    fn retreats(&self, rows: &mut Sink<'_, Choice>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let Some(fight) = &self.fight else { return Ok(()) };
        if fight.battle.attacker.surface() == 0 {
            return self.offer(Choice::of(StepKind::Retreat), rows, scratch);
        }
        for space in self.around(fight.space).iter() {
            self.offer(Choice::at(StepKind::Retreat, space), rows, scratch)?;
        }
        Ok(())
    }

    /// Returns the neighbours of a space.
    fn around(&self, space: u16) -> Set {
        let board = crate::axis_allies::game::position::game::board(&self.units, &self.holdings, self.options);
        View::new(&board).map.next_to(&Set::one(space))
    }
}
