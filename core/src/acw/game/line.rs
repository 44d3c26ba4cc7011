//! One line of orders, as players write them.

use super::position::{Game, UNITS};
use super::step::{Judged, Notes, Step, StepKind, done};
use crate::acw::rules::R4;
use crate::capacity::push;
use crate::fault::FaultCode;
use crate::hex::Hex;
use crate::notation::line::{Line, Named, by_line};
use crate::notation::{Read, letters, word_of};
use crate::ruling::{Cites, Verdict};
use heapless::Vec;

impl Game {
    /// Does what one line of orders says, all of it or nothing.
    ///
    /// A line that cannot be read is a fault of `line` with the column, from 0, as its index. It is `missing_field`
    /// where a word is missing, `unknown_word` for a word that is not known, and `unknown_name` for a unit that is not
    /// there. For what cannot stand there it is `bad_text`.
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
        match word_of::<StepKind>(line.must()?) {
            Some(StepKind::Attack) => self.attack_of(line, notes),
            Some(StepKind::End) => self.only(line, &Step::End, notes),
            Some(StepKind::Fight) => {
                let (hex, cohesion) = (line.hex()?, self.rating_of(line)?);
                self.only(line, &Step::Fight { hex, cohesion }, notes)
            }
            Some(StepKind::Stand) => {
                let cohesion = self.rating_of(line)?;
                self.only(line, &Step::Stand { cohesion }, notes)
            }
            Some(StepKind::Dice) => {
                let mut dice = Vec::<u8, UNITS>::new();
                while !line.is_over() {
                    push(&mut dice, line.number()?).map_err(|_| line.wrong(FaultCode::TooManyDice))?;
                }
                self.only(line, &Step::Dice { dice: &dice }, notes)
            }
            Some(StepKind::Roll) => self.only(line, &Step::Roll, notes),
            Some(StepKind::Lose) => {
                let mut cites = None;
                while cites.is_none() || !line.is_over() {
                    let unit = self.named(line)?;
                    let ruling = self.take(&Step::Lose { unit }, notes)?;
                    if ruling.value == Verdict::Forbidden {
                        return Ok(ruling);
                    }
                    cites.get_or_insert(ruling.cites).merge(&ruling.cites);
                }
                done(cites.unwrap_or(Cites::by(R4)))
            }
            Some(StepKind::Go) => {
                let hex = line.hex()?;
                self.only(line, &Step::Go { hex }, notes)
            }
            Some(StepKind::Advance) => {
                let unit = self.named(line)?;
                line.to()?;
                let hex = line.hex()?;
                self.only(line, &Step::Advance { unit, hex }, notes)
            }
            Some(StepKind::Stay) => self.only(line, &Step::Stay, notes),
            None => Err(line.wrong(FaultCode::UnknownWord)),
        }
    }

    /// A step that is all of the line.
    fn only(&mut self, line: &mut Line<'_>, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        line.end()?;
        self.take(step, notes)
    }

    /// `cr 5`, or nothing.
    fn rating_of(&self, line: &mut Line<'_>) -> Read<u8> {
        if line.takes("cr") { line.number() } else { Ok(0) }
    }

    /// A combat: attacking hexes, `>`, attacked hexes.
    fn attack_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let (mut friends, mut enemies) = (Vec::<Hex, 6>::new(), Vec::<Hex, 6>::new());
        while friends.is_empty() || !line.takes(">") {
            push(&mut friends, line.hex()?).map_err(|_| line.wrong(FaultCode::Overflow))?;
        }
        while enemies.is_empty() || !line.is_over() {
            push(&mut enemies, line.hex()?).map_err(|_| line.wrong(FaultCode::Overflow))?;
        }
        let (Some(hex), Some(target)) = (friends.first().copied(), enemies.first().copied()) else {
            return Err(line.wrong(FaultCode::MissingField));
        };
        let mut cites: Option<Cites> = None;
        let rest = friends.iter().skip(1).map(|friend| (*friend, target));
        let pairs = core::iter::once((hex, target)).chain(rest);
        for (hex, target) in pairs.chain(enemies.iter().skip(1).map(|enemy| (hex, *enemy))) {
            let ruling = self.take(&Step::Attack { hex, target }, notes)?;
            if ruling.value == Verdict::Forbidden {
                return Ok(ruling);
            }
            // What holds of the whole combat is cited.
            cites = Some(ruling.cites);
        }
        done(cites.unwrap_or(Cites::by(R4)))
    }

    /// The number of the next unit of the line.
    pub(super) fn named(&self, line: &mut Line<'_>) -> Read<u16> {
        let found = match line.unit()? {
            Named::Number(id) => self.unit(id),
            Named::Name(name) => self.units.iter().find(|unit| letters(&unit.name).eq_ignore_ascii_case(name)),
        };
        found.map(|unit| unit.id).ok_or_else(|| line.nobody())
    }
}
