//! One line of orders, as players write them. The program `adjudicate` documents the notation.

use crate::axis_allies::game::Waits;
use crate::axis_allies::game::choices::StepKind;
use crate::axis_allies::game::movement::orders::STEPS;
use crate::axis_allies::game::position::game::id;
use crate::axis_allies::game::position::phase::TurnPhase;
use crate::axis_allies::game::step::{Judged, Notes, Step};
use crate::axis_allies::game::text::groups::Among;
use crate::axis_allies::game::text::tokens::{Item, Line, Token};
use crate::axis_allies::game::text::words::{code, is};
use crate::axis_allies::game::{Game, LINE};
use crate::axis_allies::map::Site;
use crate::axis_allies::placement::Placement;
use crate::axis_allies::powers::Power;
use crate::axis_allies::rules::MOVEMENT;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::notation::line::by_line;
use crate::reflect::{Code, Locus, Word};
use crate::ruling::{Cites, Ruling, Verdict};
use crate::scratch::sort_by;
use crate::table::numbered;
use heapless::Vec;

/// Dice of one line: each is a byte of it at least.
const DICE: usize = LINE;

impl<const N: usize> Game<N> {
    /// Does what one line of orders says, all of it or nothing: the notation of mail games.
    ///
    /// A line that cannot be read is a fault of `line` with the column, from 0, as its index.
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
    pub(in crate::axis_allies::game) fn read_and_take(
        &mut self,
        line: &[u8],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let end = line.iter().position(|byte| matches!(byte, 0 | b'\n')).unwrap_or(line.len());
        let mut read = Line { text: line.get(..end).unwrap_or_default(), at: 0, column: 0 };
        self.orders_of(&mut read, notes).map_err(|fault| by_line(fault, line))
    }

    /// Reads a line and does what it says.
    fn orders_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let before = line.clone();
        let Token::Word(word) = line.token()? else {
            *line = before;
            if line.ahead() == Token::End {
                return Err(line.wrong(FaultCode::MissingField));
            }
            return self.movement_of(line, notes);
        };
        let step = code::<StepKind>(word).and_then(StepKind::of);
        match step {
            Some(StepKind::Buy) => self.buy_all(line, notes),
            Some(StepKind::Raid) => {
                let (group, space) = (line.group()?, line.site()?);
                let pieces = self.pick(line, &group, Among::Free(space.0))?;
                self.only(line, &Step::Raid { pieces: &pieces }, notes)
            }
            Some(StepKind::Fight) => self.fight_of(line, notes),
            Some(StepKind::Bomb) => {
                let space = line.site()?;
                self.only(line, &Step::Bomb { space }, notes)
            }
            Some(StepKind::Dice) => self.dice_of(line, notes),
            Some(StepKind::Lose) => {
                let group = line.group()?;
                let pieces = self.pick(line, &group, Among::Battle)?;
                self.only(line, &Step::Lose { pieces: &pieces }, notes)
            }
            Some(StepKind::Withdraw) => {
                let group = line.group()?;
                let pieces = self.pick(line, &group, Among::Battle)?;
                let space = line.to()?;
                self.only(line, &Step::Withdraw { pieces: &pieces, space }, notes)
            }
            Some(StepKind::Keep) => self.keep_of(line, notes),
            Some(StepKind::Press) => self.only(line, &Step::Press, notes),
            Some(StepKind::Retreat) => {
                let space = match line.ahead() {
                    Token::End => Locus::default(),
                    Token::Sign(_) => line.to()?,
                    _ => line.site()?,
                };
                self.only(line, &Step::Retreat { space }, notes)
            }
            Some(StepKind::Place) => self.place_all(line, notes),
            Some(StepKind::Surrender) => self.only(line, &Step::Surrender, notes),
            Some(StepKind::End) => {
                if line.ahead() != Token::End && line.phase()? != self.phase {
                    return Err(line.wrong(FaultCode::NotNow));
                }
                self.only(line, &Step::End, notes)
            }
            _ => self.other_of(word, before, line, notes),
        }
    }

    /// A line whose first word names no step: who stays, loads or lands; a heading; otherwise a movement.
    fn other_of<'l>(
        &mut self,
        word: &[u8],
        before: Line<'l>,
        line: &mut Line<'l>,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        match word {
            _ if is(word, "stay") => self.only(line, &Step::Withdraw { pieces: &[], space: Locus::default() }, notes),
            _ if is(word, "load") => self.load_of(line, notes),
            _ if is(word, "land") => {
                let (group, zone) = (line.group()?, line.site()?);
                let pieces = self.pick(line, &group, Among::Cargo(zone.0))?;
                let space = line.to()?;
                self.only(line, &Step::Unload { pieces: &pieces, space }, notes)
            }
            _ => match code::<Power>(word).and_then(Power::of) {
                Some(power) if power != Power::Nobody => {
                    let phase = match line.ahead() {
                        Token::Word(_) => Some(line.phase()?),
                        _ => None,
                    };
                    let wrong = line.wrong(FaultCode::NotNow);
                    line.sign(b':');
                    line.end()?;
                    self.come_to(power, phase, wrong, notes)
                }
                _ => {
                    *line = before;
                    self.movement_of(line, notes)
                }
            },
        }
    }

    /// `EUR with 2 ftr UKR`.
    fn fight_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let space = line.site()?;
        let mut support = Vec::<u16, N>::new();
        if line.takes("with") {
            let group = line.group()?;
            let among = if line.ahead() == Token::End { Among::Beside(space.0) } else { Among::Free(line.site()?.0) };
            support = self.pick(line, &group, among)?;
        }
        self.only(line, &Step::Fight { space, support: &support }, notes)
    }

    /// `3 1 6`.
    fn dice_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let mut dice: Vec<u8, DICE> = Vec::new();
        while let Token::Word(word) = line.ahead() {
            line.token()?;
            if !word.iter().all(u8::is_ascii_digit) {
                return Err(line.wrong(FaultCode::BadText).needs(&"the faces of the dice, 1 to 6"));
            }
            for digit in word {
                let die = char::from(*digit).to_digit(7).and_then(|die| u8::try_from(die).ok());
                let shown = i64::from(*digit).saturating_sub(i64::from(b'0'));
                let bad = || line.wrong(FaultCode::BadDie).between(shown, 1, 6);
                let die = die.filter(|die| *die > 0).ok_or_else(bad)?;
                push(&mut dice, die).map_err(|_| line.wrong(FaultCode::Overflow))?;
            }
            line.sign(b',');
        }
        self.only(line, &Step::Dice { dice: &dice }, notes)
    }

    /// `2 ftr`, or nobody.
    fn keep_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let mut pieces = Vec::<u16, N>::new();
        if line.ahead() != Token::End {
            let group = line.group()?;
            pieces = self.pick(line, &group, Among::Stranded)?;
        }
        self.only(line, &Step::Keep { pieces: &pieces }, notes)
    }

    /// `2 inf GBR > NOR on #7`.
    fn load_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let group = line.group()?;
        let from = line.site()?;
        let zone = line.to()?;
        let pieces = self.pick(line, &group, Among::Free(from.0))?;
        let ship = if line.takes("on") {
            match line.token()? {
                Token::Piece(ship) => Some(ship),
                _ => return line.bad(),
            }
        } else {
            None
        };
        line.end()?;
        self.board_all(&pieces, zone.0, ship, notes)
    }

    /// Ends the phases before a heading's, which is one of this turn or of the next; otherwise returns the fault.
    fn come_to(
        &mut self,
        power: Power,
        phase: Option<TurnPhase>,
        wrong: Fault,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let there = |game: &Self| game.power == power && phase.is_none_or(|phase| phase == game.phase);
        let last = (self.power.next(), TurnPhase::Placement);
        let mut sum = None;
        while !there(self) {
            if (self.power, self.phase) == last || self.waits() != Waits::Orders {
                return Err(wrong);
            }
            let end = self.then(&mut sum, &Step::End, notes);
            if let Some(refused) = end.map_err(|fault| if fault.is(FaultCode::NotNow) { wrong } else { fault })? {
                return Ok(refused);
            }
        }
        Ok(allowed(sum))
    }

    /// A step with which the line ends.
    fn only(&mut self, line: &mut Line<'_>, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        line.end()?;
        self.take(step, notes)
    }

    /// One step after another; the first that is forbidden ends it.
    fn then(
        &mut self,
        sum: &mut Option<Cites>,
        step: &Step<'_>,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Result<Option<Ruling<Verdict>>, Fault> {
        let ruling = self.take(step, notes)?;
        if !ruling.value.is_allowed() {
            return Ok(Some(ruling));
        }
        match sum {
            Some(sum) => sum.merge(&ruling.cites),
            None => *sum = Some(ruling.cites),
        }
        Ok(None)
    }

    fn buy_all(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let group = line.group()?;
        line.end()?;
        let mut sum = None;
        for (item, column) in &group {
            let Item::Some(count, kind) = *item else {
                return Err(Fault::item(FaultCode::BadText, &text!("line"), *column));
            };
            if let Some(refused) = self.then(&mut sum, &Step::Buy { kind, count }, notes)? {
                return Ok(refused);
            }
        }
        Ok(allowed(sum))
    }

    fn place_all(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let mut sum = None;
        loop {
            let (group, space) = (line.group()?, line.site()?);
            let industrial_complex = if line.takes("from") { line.site()? } else { Locus::default() };
            for (item, column) in &group {
                let wrong = |code| Fault::item(code, &text!("line"), *column);
                let Item::Some(count, kind) = *item else { return Err(wrong(FaultCode::BadText)) };
                let count = u8::try_from(count).map_err(|_| wrong(FaultCode::OutOfRange))?;
                let entry = Placement { space, industrial_complex, kind: Code::new(kind), count, reserved: [0; 2] };
                if let Some(refused) = self.then(&mut sum, &Step::Place(entry), notes)? {
                    return Ok(refused);
                }
            }
            if !line.sign(b',') {
                line.end()?;
                return Ok(allowed(sum));
            }
        }
    }

    /// Pieces board transports of a zone: each the first that may take it.
    fn board_all(
        &mut self,
        pieces: &[u16],
        zone: u16,
        ship: Option<u16>,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let mut sum = None;
        for piece in pieces {
            let pieces = core::slice::from_ref(piece);
            let mut ships: Vec<(bool, u16), N> = Vec::new();
            for (at, unit) in numbered(&self.units) {
                let friend = self.power.is_friend(View::owner(unit)) && View::kind(unit) == Kind::Transport;
                if friend && self.state(at).space == zone && ship.is_none_or(|ship| ship == id(unit)) {
                    let _ = push(&mut ships, (View::owner(unit) != self.power, id(unit)));
                }
            }
            sort_by(&mut ships, |one, other| one > other);
            let mut may = |transport| self.may(&Step::Board { pieces, transport }, notes.scratch).unwrap_or(false);
            let first = ships.iter().find(|(_, ship)| may(*ship)).or(ships.first());
            let none =
                Fault::new(FaultCode::MissingField, &"transport").needs(&"a transport in the zone, yours or an ally's");
            let transport = first.map(|(_, ship)| *ship).or(ship).ok_or(none)?;
            if let Some(refused) = self.then(&mut sum, &Step::Board { pieces, transport }, notes)? {
                return Ok(refused);
            }
        }
        Ok(allowed(sum))
    }

    /// `2 inf, 1 arm UKR > CAU`, `trn + 2 inf from GBR NOR > BAL, land FIN`.
    fn movement_of(&mut self, line: &mut Line<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let group = line.group()?;
        let mut cargo = None;
        if line.sign(b'+') {
            let items = line.group()?;
            cargo = Some((items, if line.takes("from") { Some(line.site()?) } else { None }));
        }
        let space = line.site()?;
        let mut path: Vec<Locus<Site>, STEPS> = Vec::new();
        push(&mut path, line.to()?).map_err(|_| line.wrong(FaultCode::Overflow))?;
        while line.ahead() == Token::Sign(b'>') {
            push(&mut path, line.to()?).map_err(|_| line.wrong(FaultCode::Overflow))?;
        }
        let comma = line.sign(b',');
        let land = if line.takes("land") { Some(line.site()?) } else { None };
        if comma && land.is_none() {
            let _ = line.token();
            return line.bad();
        }
        line.end()?;
        let mut sum = None;
        let mut aboard = Vec::<u16, N>::new();
        if let Some((items, from)) = &cargo {
            match from {
                Some(from) => {
                    aboard = self.pick(line, items, Among::Free(from.0))?;
                    let ruling = self.board_all(&aboard, space.0, None, notes)?;
                    if !ruling.value.is_allowed() {
                        return Ok(ruling);
                    }
                    sum = Some(ruling.cites);
                }
                None => aboard = self.pick(line, items, Among::Cargo(space.0))?,
            }
        }
        let pieces = self.carriers_first(line, &group, space.0, &aboard)?;
        if land.is_some() && cargo.is_none() {
            for (at, unit) in numbered(&self.units) {
                let ship = usize::from(self.state(at).aboard).checked_sub(1).and_then(|at| self.units.get(at));
                let carried = ship.is_some_and(|ship| pieces.contains(&id(ship)));
                if carried && View::kind(unit) != Kind::Fighter {
                    push(&mut aboard, id(unit)).map_err(|_| line.wrong(FaultCode::Overflow))?;
                }
            }
        }
        if let Some(refused) = self.then(&mut sum, &Step::Move { pieces: &pieces, path: &path }, notes)? {
            return Ok(refused);
        }
        if let Some(space) = land
            && let Some(refused) = self.then(&mut sum, &Step::Unload { pieces: &aboard, space }, notes)?
        {
            return Ok(refused);
        }
        Ok(allowed(sum))
    }
}

/// All steps of a line are allowed.
fn allowed(sum: Option<Cites>) -> Ruling<Verdict> {
    Ruling::new(Verdict::Allowed(()), sum.unwrap_or(Cites::by(MOVEMENT)))
}
