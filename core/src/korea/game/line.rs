//! One line of orders, as players write them.

use super::position::{CHIPS, Game};
use super::step::{Judged, Notes, Step, StepKind, done};
use super::waits::Waits;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::korea::assessment::Engagement;
use crate::korea::rules::R8_0;
use crate::notation::line::{Line, Named, by_line};
use crate::notation::{Read, is, letters, word_of};
use crate::ruling::{Cites, Verdict};
use heapless::Vec;

impl Game {
    /// Does what one line of orders says, all of it or nothing.
    ///
    /// A line that cannot be read is a fault of `line` with the column, from 0, as its index. It is `missing_field`
    /// where a word is missing, `unknown_word` for a word that is not known, and `unknown_name` for a unit that is not
    /// there. For what cannot stand there it is `bad_text`.
    ///
    /// ```
    /// use grognard_core::korea::game::{Game, Notes};
    /// use grognard_core::ruling::{Sink, Trail};
    /// use grognard_core::scratch::Scratch;
    /// let text = b"grognard korea game 1\nturn communist\nunit 1 1st_cav un infantry a 0,0\nunit 2 105th communist armored b 1,0\nend";
    /// let mut game = Game::read(text)?;
    /// for line in ["meeting 105th > 1st_cav mp 1", "ready", "ready", "dice 2 3", "end"] {
    ///     let notes = &mut Notes {
    ///         objections: &mut Sink::none(),
    ///         effects: &mut Sink::none(),
    ///         scratch: &mut Scratch::none(),
    ///         trail: &mut Trail::none(),
    ///     };
    ///     assert!(game.obey(line.as_bytes(), notes)?.value.is_allowed());
    /// }
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn obey(&mut self, line: &[u8], notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let mut next = self.clone();
        let ruling = next.read_and_take(line, notes);
        match &ruling {
            Ok(ruling) if ruling.value.is_allowed() => *self = next,
            _ => notes.effects.take_back(),
        }
        ruling
    }

    /// Does what one line says. After one that is forbidden or cannot be read the position is meaningless.
    pub(super) fn read_and_take(&mut self, line: &[u8], notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        self.orders_of(&mut Line::new(line, self.numbering), notes).map_err(|fault| by_line(fault, line))
    }

    fn orders_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let word = line.must()?;
        if let Some(kind) = word_of::<Engagement>(word) {
            let unit = self.named(line)?;
            line.to()?;
            let target = self.named(line)?;
            let mp_drm = if line.takes("mp") { Some(line.number::<i8>()?) } else { None };
            return self.only(line, &Step::Declare { kind, unit, target, mp_drm }, notes);
        }
        match word_of::<StepKind>(word) {
            Some(StepKind::Join) => self.each(line, |unit| Step::Join { unit }, notes),
            Some(StepKind::Supporter) => self.each(line, |unit| Step::Supporter { unit }, notes),
            _ if is(word, "static") => self.each(line, |unit| Step::Supporter { unit }, notes),
            Some(StepKind::Air) => self.only(line, &Step::Air, notes),
            Some(StepKind::Fleet) => self.only(line, &Step::Fleet, notes),
            Some(StepKind::Depot) => {
                let depot = self.depot_of(line)?;
                self.only(line, &Step::Depot { depot }, notes)
            }
            Some(StepKind::Ready) => self.only(line, &Step::Ready, notes),
            Some(StepKind::Chips) => {
                let mut drawn = Vec::<i8, CHIPS>::new();
                while !line.is_over() {
                    push(&mut drawn, line.number()?).map_err(|_| line.wrong(FaultCode::TooManyDice))?;
                }
                self.only(line, &Step::Chips { drawn: &drawn }, notes)
            }
            Some(StepKind::Dice) => {
                let mut dice = Vec::<u8, CHIPS>::new();
                while !line.is_over() {
                    push(&mut dice, line.number()?).map_err(|_| line.wrong(FaultCode::TooManyDice))?;
                }
                self.only(line, &Step::Dice { dice: &dice }, notes)
            }
            Some(StepKind::Roll) => self.only(line, &Step::Roll, notes),
            Some(StepKind::Flip) => self.only(line, &Step::Flip, notes),
            Some(StepKind::Point) => self.only(line, &Step::Point, notes),
            Some(StepKind::Retreat) => self.retreat_of(line, notes),
            Some(StepKind::Go) => {
                let hex = line.hex()?;
                self.only(line, &Step::Go { hex }, notes)
            }
            Some(StepKind::Rout) => self.only(line, &Step::Rout, notes),
            Some(StepKind::End) => self.only(line, &Step::End, notes),
            _ => Err(line.wrong(FaultCode::UnknownWord)),
        }
    }

    /// A step that is all of the line.
    fn only(&mut self, line: &mut Line<'_>, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        line.end()?;
        self.take(step, notes)
    }

    /// The same step of each unit of the line.
    fn each(
        &mut self,
        line: &mut Line<'_>,
        step: impl Fn(u16) -> Step<'static>,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let mut cites = Cites::by(R8_0);
        let mut first = true;
        while first || !line.is_over() {
            let unit = self.named(line)?;
            let ruling = self.take(&step(unit), notes)?;
            if ruling.value == Verdict::Forbidden {
                return Ok(ruling);
            }
            if first {
                cites = ruling.cites;
            }
            cites.merge(&ruling.cites);
            first = false;
        }
        done(cites)
    }

    /// A retreat: its hexes, or `by` and their number.
    fn retreat_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        if line.takes("by") {
            let hexes = line.number()?;
            return self.only(line, &Step::Retreat { hexes }, notes);
        }
        let mut count = line.clone();
        let mut hexes = 0u8;
        while !count.is_over() {
            if !count.takes(">") {
                count.hex()?;
                hexes = hexes.saturating_add(1);
            }
        }
        if hexes == 0 {
            line.must()?;
        }
        let ruling = self.take(&Step::Retreat { hexes }, notes)?;
        if ruling.value == Verdict::Forbidden {
            return Ok(ruling);
        }
        let mut cites = ruling.cites;
        while !line.is_over() {
            if line.takes(">") {
                continue;
            }
            let hex = line.hex()?;
            let ruling = self.take(&Step::Go { hex }, notes)?;
            if ruling.value == Verdict::Forbidden {
                return Ok(ruling);
            }
            cites.merge(&ruling.cites);
        }
        done(cites)
    }

    /// The number of the next unit of the line.
    pub(super) fn named(&self, line: &mut Line<'_>) -> Read<u16> {
        let found = match line.unit()? {
            Named::Number(id) => self.unit(id),
            Named::Name(name) => self.units.iter().find(|unit| letters(&unit.name).eq_ignore_ascii_case(name)),
        };
        found.map(|unit| unit.id).ok_or_else(|| line.nobody())
    }

    /// The number of the next depot: `#2`; without one the first that does.
    pub(super) fn depot_of(&self, line: &mut Line<'_>) -> Read<u16> {
        if line.is_over() {
            let pays = self.waits == Waits::Losses;
            let first = self.depots.iter().find(|depot| !pays || depot.in_range.is_set());
            return Ok(first.or(self.depots.first()).map_or(0, |depot| depot.id));
        }
        let Named::Number(id) = line.unit()? else { return Err(line.wrong(FaultCode::BadText)) };
        let known = self.depots.iter().any(|depot| depot.id == id);
        if known {
            Ok(id)
        } else {
            Err::<u16, Fault>(line.wrong(FaultCode::UnknownName).needs(&"a depot: # and its number"))
        }
    }
}
