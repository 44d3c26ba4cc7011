//! The result of effects on one unit of the board: its counter, its markers, its hex, and what the enemy captures of
//! it.

mod markers;

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::engineers::is_capable;
use crate::ocs::trucks::{capacity, most_load};
use crate::ocs::units::{Checked, FuelledBy, Halted, Kind, Mode, Orientation, Progress, Unit, word};
use crate::reflect::{Code, Flag, Word};

/// Returns whether an effect on a unit is left to the caller, because the board has no field for it.
pub(super) fn is_for_host(what: EffectKind, unit: &Unit) -> bool {
    match what {
        // The board's owner decides on a hex.
        EffectKind::Displace | EffectKind::Collapse => true,
        // Supply that a unit gains comes from another unit.
        EffectKind::PaySupply => !is_dump(unit) && !is_transport(unit),
        _ => false,
    }
}

fn is_dump(unit: &Unit) -> bool {
    unit.kind.get() == Some(Kind::Supply)
}

fn is_transport(unit: &Unit) -> bool {
    unit.kind.get().is_some_and(Kind::is_transport)
}

/// Returns the word whose code is an amount.
pub(super) fn coded<W: Word>(amount: u16) -> Result<Code<W>, Fault> {
    let (first, count) = (W::VOCABULARY.first, W::VOCABULARY.words.len());
    let last = usize::from(first).saturating_add(count).saturating_sub(1);
    let beyond = || Fault::beyond(&"amount", amount, first.into(), u32::try_from(last).unwrap_or(u32::MAX));
    let code = u8::try_from(amount).ok().map(Code::<W>::raw);
    code.filter(|code| code.get().is_some()).ok_or_else(beyond)
}

/// Returns whether a unit is Engineer-Capable (13.8a).
fn bridges(unit: &Unit) -> bool {
    unit.checked().is_ok_and(|unit| is_capable(&unit))
}

/// Returns the capacity of Transport Points, in T (4.7c).
fn room(unit: &Unit) -> u32 {
    capacity(unit.amount)
}

/// Returns a unit that has left the map as it arrives in a game turn: with its losses and no markers.
pub(super) fn returned(unit: &Unit, due: u16) -> Unit {
    let shows = unit.checked().map_or(Orientation::Move, |checked| checked.shows);
    let combat = shows == Orientation::Combat && unit.kind.get().is_some_and(|kind| kind.can_be(Mode::Combat));
    Unit {
        due,
        mode: Code::new(if combat { Mode::Combat } else { Mode::Move }),
        id: unit.id,
        hex: unit.hex,
        formation: unit.formation,
        load: unit.load,
        amount: unit.amount,
        combat_side: unit.combat_side,
        move_side: unit.move_side,
        kind: unit.kind,
        arm: unit.arm,
        symbol: unit.symbol,
        size: unit.size,
        steps: unit.steps,
        steps_lost: unit.steps_lost,
        re: unit.re,
        rating: unit.rating,
        side: unit.side,
        nationality: unit.nationality,
        strategic: unit.strategic,
        yellow_dot: unit.yellow_dot,
        fighter: unit.fighter,
        ..Unit::default()
    }
}

/// The fault of an effect that is none on such a unit.
fn unfit() -> Fault {
    Fault::against(&"what", &".unit: it is no effect on such a unit")
}

/// A unit while effects are applied to it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Changing {
    /// The unit as changed so far.
    pub unit: Unit,
    /// The unit is on the board.
    pub on_board: bool,
    /// The unit has been placed in a hex.
    pub placed: bool,
    /// The unit has left the board, for good or not.
    pub gone: bool,
    /// Transport Points of the unit that the enemy captured, in quarters of a point.
    taken: u16,
    /// What it had done of its movement before the effects, and where it stood: what is captured of it stays there.
    progress: Code<Progress>,
    hex: Hex,
    /// The captured part becomes regular trucks.
    regular: bool,
    /// Transport Points that return in the turn in which the first of them does, in quarters of a point.
    returning: u16,
    /// The unit had a bridge in its hex before the effects.
    bridge: bool,
    /// Supply of the unit that the enemy captured, and that was destroyed, in T.
    supply: u16,
    destroyed: u16,
}

/// The result for a unit.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Changed {
    /// The unit itself; `None` if it is not on the board.
    pub unit: Option<Unit>,
    /// The Transport Points that the enemy captured, if the unit keeps some.
    pub points: Option<Unit>,
    /// The captured supply that lies on the ground.
    pub dump: Option<Unit>,
}

impl Changing {
    /// Begins with a unit to which effects will be applied.
    pub fn begin(&mut self, unit: &Unit, on_board: bool) {
        // 9.14c: what escapes has not fallen.
        let progress = if unit.has_fallen() { Code::new(Progress::Nothing) } else { unit.progress };
        let bridge = bridges(unit) || unit.had_bridge.is_set();
        *self = Changing { unit: *unit, progress, hex: unit.hex, on_board, bridge, ..Changing::default() };
    }

    /// Applies one effect. A fault names the effect's field.
    pub fn put(&mut self, effect: &Effect, captor: u8) -> Result<(), Fault> {
        let what = word(effect.what, &"what")?;
        if self.gone {
            return Err(Fault::against(&"unit", &"effects: an effect before it has removed the unit"));
        }
        if is_for_host(what, &self.unit) {
            return Ok(());
        }
        let amount = effect.amount;
        let falls = matches!(what, EffectKind::Capture | EffectKind::CaptureSupply | EffectKind::DestroySupply);
        if falls && !self.on_board {
            return Err(Fault::against(&"unit", &".what: only a unit on the board falls"));
        }
        let most = self.most(what)?;
        if amount > most {
            return Err(Fault::beyond(&"amount", amount, 0, most.into()));
        }
        let unfit = unfit();
        let unit = &mut self.unit;
        let number = u8::try_from(amount).unwrap_or(u8::MAX);
        match what {
            EffectKind::LoseSteps => unit.steps_lost = unit.steps_lost.saturating_add(number),
            EffectKind::GainSteps => unit.steps_lost = unit.steps_lost.saturating_sub(number),
            EffectKind::SetHits => unit.steps_lost = number,
            EffectKind::Place => self.place(effect.hex, number),
            EffectKind::Eliminate | EffectKind::Remove => self.leave(),
            EffectKind::SetDue if amount == 0 => return Err(Fault::beyond(&"amount", amount, 1, u16::MAX.into())),
            EffectKind::SetDue => self.set_due(amount),
            EffectKind::Activate if unit.kind.get() != Some(Kind::Aircraft) => return Err(unfit),
            EffectKind::Activate => unit.inactive = Flag(0),
            EffectKind::Disorganize => self.involuntary(Mode::Dg)?,
            EffectKind::Exploit => self.involuntary(Mode::Exploit)?,
            EffectKind::LoseReserve => self.lose_reserve()?,
            EffectKind::MoveMode => {
                if unit.mode.get() == Some(Mode::Combat) {
                    unit.mode = Code::new(Mode::Move);
                }
                unit.oriented = Code::new(Orientation::Move);
            }
            EffectKind::SpendMp => {
                let spent = unit.mp_spent.checked_add(amount);
                unit.mp_spent = spent.ok_or_else(|| Fault::new(FaultCode::Overflow, &"amount"))?;
            }
            EffectKind::Load => unit.load = unit.load.saturating_add(amount),
            EffectKind::PaySupply if is_dump(unit) => {
                unit.amount = unit.amount.saturating_sub(amount);
                (self.gone, self.on_board) = (unit.amount == 0, unit.amount > 0 && self.on_board);
            }
            EffectKind::PaySupply | EffectKind::Unload => unit.load = unit.load.saturating_sub(amount),
            EffectKind::Capture if is_transport(unit) => self.taken = self.taken.saturating_add(amount),
            EffectKind::Capture => {
                if unit.side == captor {
                    return Err(Fault::against(&"unit", &".what: the unit is the captor's"));
                }
                unit.side = captor;
            }
            EffectKind::Convert => {
                if self.taken != amount {
                    return Err(unfit);
                }
                self.regular = true;
            }
            EffectKind::CaptureSupply => self.supply = self.supply.saturating_add(amount),
            EffectKind::DestroySupply => self.destroyed = self.destroyed.saturating_add(amount),
            EffectKind::SetLevel => unit.amount = amount,
            EffectKind::UsePort => unit.load = amount,
            EffectKind::SetFormation => unit.formation = amount,
            EffectKind::Transported => unit.transported = coded(amount)?,
            EffectKind::FreshTrack => unit.fresh_track = Flag::YES,
            EffectKind::ConvertTrack => unit.converted = unit.converted.saturating_add(1),
            EffectKind::SetMode => self.set_mode(coded(amount)?)?,
            EffectKind::Orient => unit.oriented = coded(amount)?,
            EffectKind::SetStocks => unit.stocks = coded(amount)?,
            EffectKind::OutOfSupply => unit.out_of_supply = Flag::YES,
            EffectKind::InSupply => unit.out_of_supply = Flag(0),
            EffectKind::Release if unit.mode.get() == Some(Mode::Reserve) => unit.released = Flag::YES,
            EffectKind::Release => return Err(unfit),
            // Supply on the ground and new facilities are counters of their own. Owners choose where others go, and the rest
            // is put to hexes.
            EffectKind::PlaceSupply
            | EffectKind::Build
            | EffectKind::Stays
            | EffectKind::Displace
            | EffectKind::Collapse
            | EffectKind::MarkHex
            | EffectKind::UnmarkHex
            | EffectKind::EndTrainbusting
            | EffectKind::Trainbust
            | EffectKind::TrainbustZone
            | EffectKind::SetCombatStage
            | EffectKind::SetAttackedFrom
            | EffectKind::SetWeather => {}
            EffectKind::BeginPhase => self.begin_phase(amount),
            EffectKind::Move if !self.on_board => return Err(unfit),
            EffectKind::Move => {
                (unit.hex, unit.progress) = (effect.hex, Code::new(Progress::Entered));
            }
            EffectKind::SetProgress => unit.progress = coded(amount)?,
            EffectKind::Fuel => {
                unit.fuelled_by = coded(amount)?;
                unit.fuelled = Flag::YES;
            }
            EffectKind::EndFuel => (unit.fuelled, unit.fuelled_by) = (Flag(0), Code::new(FuelledBy::Itself)),
            EffectKind::SetThrew => unit.threw = coded(amount)?,
            EffectKind::Mark => self.mark(amount, Flag::YES)?,
            EffectKind::Unmark => self.mark(amount, Flag(0))?,
            EffectKind::SetCombatSupply if amount == 0 => unit.combat_supply = Code::default(),
            EffectKind::SetCombatSupply => unit.combat_supply = coded(amount)?,
            EffectKind::SetSupply => unit.last_supply = coded(amount)?,
            EffectKind::Form => self.form(amount)?,
            EffectKind::Unform => unit.kind = Self::formed(unit, true)?,
            EffectKind::Stop if amount == 0 => {
                let last = u32::from(Code::new(Halted::Collapsed).0);
                return Err(Fault::beyond(&"amount", amount, 1, last));
            }
            EffectKind::Stop => {
                self.unit.halted = coded(amount)?;
                self.unit.will_move = Flag(0);
            }
            EffectKind::Retreat => unit.retreats = number,
        }
        Ok(())
    }

    /// Returns the largest amount that a kind of effect may have on the unit, or a fault if it has none on such a unit.
    fn most(&self, what: EffectKind) -> Result<u16, Fault> {
        let unit = &self.unit;
        let unfit = Err(unfit());
        let (steps, lost) = (u16::from(unit.most_steps()), u16::from(unit.steps_lost));
        let (port, transport) = (unit.is_port(), is_transport(unit));
        let holds = if is_dump(unit) { unit.amount } else { unit.load };
        Ok(match what {
            // 10.0c.B: a port takes hits and has no steps.
            EffectKind::LoseSteps | EffectKind::GainSteps if port => return unfit,
            EffectKind::SetHits | EffectKind::UsePort if !port => return unfit,
            EffectKind::Load | EffectKind::Unload if !transport => return unfit,
            EffectKind::LoseSteps => steps.saturating_sub(lost).saturating_sub(1),
            EffectKind::GainSteps => lost,
            EffectKind::SetHits | EffectKind::Place => steps.saturating_sub(1),
            EffectKind::Load => u16::try_from(room(unit)).unwrap_or(u16::MAX).saturating_sub(unit.load),
            EffectKind::Unload | EffectKind::PaySupply => holds,
            EffectKind::Capture if transport => unit.amount.saturating_sub(self.taken),
            EffectKind::CaptureSupply | EffectKind::DestroySupply => {
                holds.saturating_sub(self.supply).saturating_sub(self.destroyed)
            }
            EffectKind::SetLevel => match unit.kind.get() {
                Some(Kind::Hedgehog) => 4,
                Some(Kind::AirBase) => 3,
                _ => return unfit,
            },
            EffectKind::UsePort => unit.amount,
            EffectKind::Retreat => u8::MAX.into(),
            _ => u16::MAX,
        })
    }

    fn checked(&self) -> Result<Checked<'_>, Fault> {
        self.unit.checked().map_err(|_| Fault::against(&"unit", &"board.units: the unit itself is faulty"))
    }

    /// Returns whether the Transport Points can carry their remaining load (4.7c). After a capture those on the board
    /// keep the whole remaining load, even if it exceeds their capacity (9.14c, example: 9T on two points).
    pub fn can_carry(now: &Unit, on_board: bool) -> bool {
        let room = if on_board { most_load(now.amount) } else { room(now) };
        !is_transport(now) || u32::from(now.load) <= room
    }

    /// Returns the result. Captured Transport Points carry the captured part of the load, as far as it fits; the rest
    /// lies on the ground.
    pub fn end(&self, captor: u8, out: &mut Changed) {
        let mut unit = self.unit;
        // 13.8b: its own bridge serves it out of the hex alone.
        unit.had_bridge = Flag::from(self.bridge && self.on_board && unit.hex == self.hex && !bridges(&unit));
        *out = Changed::default();
        let mut ground = self.supply;
        if is_dump(&unit) {
            let left = unit.amount.saturating_sub(self.supply).saturating_sub(self.destroyed);
            let all = self.supply > 0 && self.supply == unit.amount;
            if all {
                unit.side = captor;
            } else {
                unit.amount = left;
            }
            out.unit =
                Some(unit).filter(|_| self.on_board && (all || left > 0 || self.supply == 0 && self.destroyed == 0));
            ground = if all { 0 } else { ground };
        } else {
            unit.load = unit.load.saturating_sub(self.supply).saturating_sub(self.destroyed);
            let kept = unit.amount.saturating_sub(self.taken);
            if self.taken > 0 {
                let mut taken = Unit { side: captor, amount: self.taken, hex: self.hex, ..unit };
                if self.regular {
                    (taken.kind, taken.mode, taken.formation) = (Code::new(Kind::Truck), Code::new(Mode::Move), 0);
                }
                let aboard = room(&taken).min(u32::from(self.supply));
                taken.load = u16::try_from(aboard).unwrap_or(u16::MAX);
                ground = ground.saturating_sub(taken.load);
                unit.amount = kept;
                // 13.2i holds what was captured alone.
                unit.progress = self.progress;
                if kept == 0 {
                    unit = taken;
                } else {
                    out.points = Some(Unit { id: 0, ..taken });
                }
            }
            out.unit = Some(unit).filter(|_| self.on_board);
        }
        if ground > 0 {
            let kind = Code::new(Kind::Supply);
            let side = captor;
            out.dump = Some(Unit { hex: self.hex, kind, side, amount: ground, ..Unit::default() });
        }
    }
}
