//! The markers that effects put on a unit and take off it, and what becomes of it when it enters or leaves the map.

use super::{Changing, coded, is_transport, returned, unfit};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::effects::UnitMark;
use crate::ocs::measures::TP;
use crate::ocs::units::{
    Aboard, Kind, Mode, OneUnit, Orientation, Progress, Threw, Transport, Unit, word, zone_of_control,
};
use crate::reflect::{Code, Flag};
use crate::ruling::Trail;

impl Changing {
    /// Puts the unit into a hex, with the steps that it has lost.
    pub(super) fn place(&mut self, hex: Hex, steps_lost: u8) {
        let unit = &mut self.unit;
        (unit.steps_lost, unit.hex, unit.aboard) = (steps_lost, hex, Code::new(Aboard::Nothing));
        unit.due = 0;
        (self.placed, self.on_board) = (true, true);
        unit.retreats = 0;
    }

    /// Takes the unit off the board.
    pub(super) fn leave(&mut self) {
        let unit = &mut self.unit;
        if is_transport(unit) && unit.due > 0 {
            unit.amount = unit.amount.min(self.returning);
        }
        (self.gone, self.on_board) = (true, false);
    }

    /// Lets the unit return in a game turn.
    pub(super) fn set_due(&mut self, turn: u16) {
        if self.unit.due == 0 {
            self.unit = returned(&self.unit, turn);
        }
        self.returning = self.returning.saturating_add(if self.unit.due == turn { TP } else { 0 });
    }

    /// Puts a marker of an involuntary mode on the side of the unit that shows (5.9, 5.10e). An exploiting unit keeps the
    /// zone that it had (5.9c).
    pub(super) fn involuntary(&mut self, mode: Mode) -> Result<(), Fault> {
        let shows = self.checked()?.shows;
        let zone = zone_of_control(&OneUnit { unit: self.unit }, &mut Trail::none());
        let zone = zone.map_err(|_| unfit())?.value.is_allowed();
        let unit = &mut self.unit;
        if !unit.kind.get().is_some_and(|kind| kind.can_be(mode)) {
            return Err(Fault::new(FaultCode::ImpossibleMode, &"what"));
        }
        (unit.mode, unit.oriented) = (Code::new(mode), Code::new(shows));
        if mode == Mode::Exploit {
            unit.had_zoc = Flag::from(zone);
        }
        Ok(())
    }

    /// Takes the Reserve marker off.
    pub(super) fn lose_reserve(&mut self) -> Result<(), Fault> {
        let checked = self.checked()?;
        if checked.mode != Mode::Reserve {
            return Err(unfit());
        }
        let combat = checked.shows == Orientation::Combat && checked.kind.can_be(Mode::Combat);
        self.unit.mode = Code::new(if combat { Mode::Combat } else { Mode::Move });
        Ok(())
    }

    /// Sets the mode of a unit that can be in it.
    pub(super) fn set_mode(&mut self, mode: Code<Mode>) -> Result<(), Fault> {
        let can_be = |kind: Kind| mode.get().is_some_and(|mode| kind.can_be(mode));
        if !self.unit.kind.get().is_some_and(can_be) {
            return Err(Fault::new(FaultCode::ImpossibleMode, &"amount"));
        }
        self.unit.mode = mode;
        self.unit.released = Flag(0);
        Ok(())
    }

    /// Begins a phase with the unit in a stack.
    pub(super) fn begin_phase(&mut self, stack: u16) {
        let unit = &mut self.unit;
        let held = unit.progress.get() == Some(Progress::Captured);
        (unit.began, unit.mp_spent, unit.converted) = (stack, 0, 0);
        (unit.halted, unit.fresh_track, unit.alt_rolled) = (Code::default(), Flag(0), Flag(0));
        (unit.transported, unit.threw) = (Code::new(Transport::Nothing), Code::new(Threw::Nowhere));
        // 13.2i: what was captured is held until the captor's next Movement Phase.
        unit.progress = Code::new(if held { Progress::Captured } else { Progress::Nothing });
    }

    /// Sets a mark that the unit has attacked or barraged, or takes it off.
    pub(super) fn mark(&mut self, mark: u16, set: Flag) -> Result<(), Fault> {
        let flag = match word(coded::<UnitMark>(mark)?, &"amount")? {
            UnitMark::Attacked => &mut self.unit.attacked,
            UnitMark::Barraged => &mut self.unit.barraged,
        };
        *flag = set;
        Ok(())
    }

    /// Forms an Extender of this many Transport Points, in quarters of a point.
    pub(super) fn form(&mut self, points: u16) -> Result<(), Fault> {
        self.unit.kind = Self::formed(&self.unit, false)?;
        if points == 0 {
            return Err(Fault::beyond(&"amount", points, 1, u16::MAX.into()));
        }
        self.unit.amount = points;
        Ok(())
    }

    /// Returns the kind that a unit without a load becomes: an Extender, or Transport Points if it is one.
    pub(super) fn formed(unit: &Unit, extender: bool) -> Result<Code<Kind>, Fault> {
        let kind = unit.kind.get().filter(|kind| kind.is_extender() == extender);
        kind.filter(|_| unit.load == 0).and_then(Kind::extended).map(Code::new).ok_or_else(unfit)
    }
}
