//! Reads a position from its text.

use crate::axis_allies::battle::Battle;
use crate::axis_allies::board::{Holding, Unit};
use crate::axis_allies::bombing::RaidAssessment;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::{Sound, full, number as place};
use crate::axis_allies::game::position::phase::{Fight, Flak, GUNS, Raiding};
use crate::axis_allies::game::text::numbers::{self, Numbers};
use crate::axis_allies::game::text::position::{Position, TITLE, VERSION, left_is_space};
use crate::axis_allies::game::text::scan::{Scan, number};
use crate::axis_allies::game::text::words::{FLAGS, Known, MARKS, SPACE_WORDS, code, is, kind, site};
use crate::axis_allies::movement::State;
use crate::axis_allies::placement::Placement;
use crate::axis_allies::powers::Power;
use crate::axis_allies::set::Set;
use crate::axis_allies::view::View;
use crate::capacity::copied;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Said, Word};
use crate::table::numbered;

/// The lines of a position's text, as faults name them.
const LINES: Name = &"position.lines";

/// What a line says, or the code of the fault that it is: a code is a byte, where a fault is much to pass on at every word.
type Read<T> = Result<T, FaultCode>;

/// Reads one line of a position.
struct Reader<'t> {
    scan: Scan<'t>,
    owner: Power,
}

impl<'t> Reader<'t> {
    /// A fault of this line.
    fn wrong(&self, code: FaultCode) -> Fault {
        self.scan.wrong(code, LINES)
    }
    fn bad<T>(&self) -> Read<T> {
        Err(FaultCode::BadText)
    }
    fn or_bad<T>(&self, found: Option<T>) -> Read<T> {
        found.map_or_else(|| self.bad(), Ok)
    }
    fn word(&mut self) -> Read<&'t [u8]> {
        let word = self.scan.word();
        self.or_bad(word)
    }
    fn number(&mut self) -> Read<u32> {
        let word = self.word()?;
        self.or_bad(number(word))
    }
    fn small(&mut self) -> Read<u16> {
        let n = self.number()?;
        u16::try_from(n).map_err(|_| FaultCode::OutOfRange)
    }
    fn byte(&mut self) -> Read<u8> {
        let n = self.number()?;
        u8::try_from(n).map_err(|_| FaultCode::OutOfRange)
    }
    fn site(&mut self) -> Read<u16> {
        let word = self.word()?;
        site(word).ok_or(FaultCode::UnknownName)
    }
    fn coded<W: Word>(&mut self) -> Read<Code<W>> {
        let word = self.word()?;
        let code = code::<W>(word).ok_or(FaultCode::UnknownWord)?;
        Ok(Code::raw(code))
    }
    /// Whether the next word is this one, which is then read.
    fn takes(&mut self, word: &str) -> bool {
        let found = self.scan.ahead().is_some_and(|next| is(next, word));
        if found {
            self.scan.word();
        }
        found
    }
    /// A word and the number behind it, 0 without.
    fn named(&mut self, word: &str) -> Read<u16> {
        if self.takes(word) { self.small() } else { Ok(0) }
    }
}

impl Numbers for Reader<'_> {
    fn number(&mut self, value: u16, most: u16) -> Read<u16> {
        let word = self.word()?;
        if is(word, "none") {
            return Ok(value);
        }
        let read = self.or_bad(number(word))?;
        let small = u16::try_from(read).ok().filter(|read| *read <= most);
        small.ok_or(FaultCode::OutOfRange)
    }
    fn code(&mut self, _: u8, words: Known) -> Read<u8> {
        let word = self.word()?;
        self.or_bad(words.code(word).or(is(word, "none").then_some(0)))
    }
    fn said(&mut self, value: Said<u16>) -> Read<Said<u16>> {
        if self.takes("none") {
            return Ok(value);
        }
        Numbers::number(self, 0, Said::<u16>::MAX).map(Said::<u16>::new)
    }
}

impl<const N: usize> Game<N> {
    /// Reads a position, which must be one that can be.
    ///
    /// A text of another version is the fault `out_of_range` of `position.version`. One that cannot be read is
    /// `bad_text`, `unknown_word`, `unknown_name` or `out_of_range` of its line. One that is cut is `missing_field` of
    /// `position.end`, and one of which a word has changed `contradiction`.
    pub fn load(position: &Position) -> Result<Self, Fault> {
        Game::read(&position.text)
    }

    /// [`load`](Self::load) from any text.
    pub fn read(text: &[u8]) -> Result<Self, Fault> {
        let mut game = Game::empty(Power::Ussr);
        let mut reader = Reader { scan: Scan::new(text), owner: Power::Nobody };
        for title in TITLE {
            if !reader.takes(title) {
                return Err(Fault::new(FaultCode::BadText, &text!("position")));
            }
        }
        if reader.number().map_err(|code| reader.wrong(code))? != VERSION {
            return Err(Fault::new(FaultCode::OutOfRange, &"version").within(&text!("position")));
        }
        let mut round = false;
        loop {
            if reader.scan.ahead().is_some() {
                return Err(reader.wrong(FaultCode::BadText));
            }
            if !reader.scan.next_line() {
                return Err(Fault::new(FaultCode::MissingField, &"end").within(&text!("position")));
            }
            let sum = reader.scan.sum.0;
            let Some(first) = reader.scan.word() else { continue };
            if is(first, "end") {
                let told = reader.scan.word();
                if told.is_some_and(|told| hexadecimal(told) != Some(sum)) || !round {
                    let changed = || Fault::against(&"end", &"position: the text was changed after it was written");
                    let fault = if round { changed() } else { Fault::new(FaultCode::MissingField, &"round") };
                    return Err(fault.within(&text!("position")));
                }
                break;
            }
            round |= is(first, "round");
            match game.line(&mut reader, first) {
                Ok(true) => {}
                Ok(false) => return Err(full(())),
                Err(code) => return Err(reader.wrong(code)),
            }
        }
        game.bind()?;
        game.check()?;
        game.sound = Sound(true);
        Ok(game)
    }

    /// Reads what a line says; returns whether there is room for its pieces.
    fn line(&mut self, reader: &mut Reader<'_>, first: &[u8]) -> Read<bool> {
        match first {
            _ if is(first, "round") => {
                self.round = reader.small()?;
                self.power =
                    reader.coded::<Power>()?.get().filter(|power| *power != Power::Nobody).unwrap_or(self.power);
                let phase = reader.coded()?.get();
                self.phase = reader.or_bad(phase)?;
            }
            _ if is(first, "cash") => {
                for ipc in &mut self.treasury {
                    *ipc = reader.small()?;
                }
            }
            _ if is(first, "option") => match reader.word()? {
                word if is(word, "tas_links") => self.options.tas_links = true,
                word if is(word, "mixed_cargo") => self.options.mixed_cargo = true,
                word if is(word, "play_on") => self.plays_on = true,
                _ => return reader.bad(),
            },
            _ if is(first, "hand") => self.read_hand(reader)?,
            _ if is(first, "won") => numbers::victory(reader, &mut self.victory)?,
            _ if is(first, "space") => self.read_space(reader)?,
            _ if is(first, "place") => self.read_placement(reader)?,
            _ if is(first, "fight") => {
                let mut battle = Battle::default();
                let space = reader.site()?;
                numbers::battle(reader, &mut battle)?;
                self.fight = Some(Fight { space, battle, raid: None });
            }
            _ if is(first, "raid") => {
                let (space, owed) = (reader.site()?, reader.small()?);
                let mut assessment = RaidAssessment::default();
                numbers::raid(reader, &mut assessment)?;
                self.fight = Some(Fight { space, battle: Battle::default(), raid: Some(Raiding { assessment, owed }) });
            }
            _ if is(first, "guns") => self.read_guns(reader)?,
            _ if is(first, "next") => self.next = reader.small()?,
            _ => match (kind(first), code::<Power>(first).and_then(Power::of)) {
                (Some(kind), _) => return self.read_pieces(reader, kind),
                (None, Some(power)) if power != Power::Nobody => reader.owner = power,
                _ => return Err(FaultCode::UnknownWord),
            },
        }
        Ok(true)
    }

    /// What a power has bought.
    fn read_hand(&mut self, reader: &mut Reader<'_>) -> Read<()> {
        let named = reader.scan.ahead().and_then(code::<Power>).and_then(Power::of);
        if named.is_some() {
            reader.scan.word();
        }
        let power = named.unwrap_or(self.power);
        while let Some(word) = reader.scan.word() {
            let kind = reader.or_bad(kind(word))?;
            let count = reader.small()?;
            if let Some(hand) = self.held(power, kind) {
                *hand = count;
            }
        }
        Ok(())
    }

    /// What is placed at the end of the turn.
    fn read_placement(&mut self, reader: &mut Reader<'_>) -> Read<()> {
        let word = reader.word()?;
        let mut entry = Placement { kind: Code::new(reader.or_bad(kind(word))?), ..Placement::default() };
        entry.count = reader.byte()?;
        entry.space = reader.site()?.into();
        if reader.takes("from") {
            entry.industrial_complex = reader.site()?.into();
        }
        push(&mut self.placements, entry).map_err(|_| FaultCode::Overflow)?;
        Ok(())
    }

    /// Guns that fire.
    fn read_guns(&mut self, reader: &mut Reader<'_>) -> Read<()> {
        let hits = reader.small()?;
        let mut guns = [0; GUNS];
        for gun in &mut guns {
            if reader.scan.ahead().is_some() {
                *gun = reader.site()?;
            }
        }
        self.flak = Some(Flak { guns, hits });
        Ok(())
    }

    fn read_space(&mut self, reader: &mut Reader<'_>) -> Read<()> {
        let space = reader.site()?;
        let owner = reader.scan.ahead().and_then(code::<Power>);
        let mut holding = Holding { space: space.into(), ..Holding::default() };
        if let Some(owner) = owner {
            reader.scan.word();
            holding.owner = Code::raw(owner);
        }
        while let Some(word) = reader.scan.word() {
            let at = SPACE_WORDS.iter().position(|mark| is(word, mark));
            let sets = [&mut self.paid, &mut self.taken, &mut self.battles, &mut self.raids, &mut self.assaults];
            match at.and_then(|at| sets.into_iter().nth(at)) {
                Some(set) => set.join(&Set::one(space)),
                None if owner.is_none() => return reader.bad(),
                None if is(word, "was") => {
                    (holding.taken, holding.was) = (Flag::from(true), reader.coded()?);
                }
                None if is(word, "complex") => holding.industrial_complex = Flag::from(true),
                None if is(word, "fought") => holding.battled = Flag::from(true),
                None => return reader.bad(),
            }
        }
        if owner.is_some() {
            push(&mut self.holdings, holding).map_err(|_| FaultCode::Overflow)?;
        }
        Ok(())
    }

    /// Reads pieces that are alike; returns whether there is room. Ships are named by their numbers, until all pieces are known.
    fn read_pieces(&mut self, reader: &mut Reader<'_>, kind: crate::axis_allies::units::Kind) -> Read<bool> {
        let space = reader.site()?;
        let ids = reader.word()?;
        let mut ends = ids.splitn(2, |byte| *byte == b'-').map(number);
        let first = reader.or_bad(ends.next().flatten())?;
        let last = match ends.next() {
            Some(last) => reader.or_bad(last)?,
            None => first,
        };
        if first == 0 || last < first || last > u32::from(u16::MAX) || reader.owner == Power::Nobody {
            return Err(FaultCode::OutOfRange);
        }
        let mut unit = Unit { space: space.into(), kind: Code::new(kind), count: 1, ..Unit::default() };
        unit.owner = Code::new(reader.owner);
        unit.aboard = reader.named("on")?;
        if reader.takes("spent") {
            unit.spent = reader.byte()?;
        }
        for (flag, word) in FLAGS {
            if reader.takes(word) {
                *flag(&mut unit) = Flag::from(true);
            }
        }
        unit.unloaded.0 = if reader.takes("unloaded") { 1 } else { u8::from(reader.takes("unloaded_before")) << 1 };
        let way = if reader.takes("way") { reader.number()? } else { 0 };
        let mut track = 0;
        if reader.takes(">") {
            let mut state = State { space: reader.site()?, aboard: reader.named("on")?, ..State::default() };
            if reader.takes("spent") {
                state.spent = reader.byte()?;
            }
            if reader.takes("left") {
                let word = reader.word()?;
                let id = number(word).and_then(|id| u16::try_from(id).ok());
                state.left = reader.or_bad(id.or_else(|| site(word)))?;
            }
            for (mark, word) in MARKS {
                if reader.takes(word) {
                    state.flags |= mark;
                }
            }
            track = state.pack();
        }
        for id in first..=last {
            let unit = push(&mut self.units, Unit { id, ..unit });
            if unit.is_err() || push(&mut self.tracks, track).is_err() || push(&mut self.ways, way).is_err() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Finds the ships that are named by their numbers.
    fn bind(&mut self) -> Result<(), Fault> {
        let units = copied(&self.units);
        let find = |id: u16, of: usize| {
            let at = units.iter().position(|unit| unit.id == u32::from(id));
            let none = || piece_fault(FaultCode::OutOfRange, &"aboard", of);
            if id == 0 { Ok(0) } else { at.map(place).ok_or_else(none) }
        };
        for (at, old) in numbered(&units) {
            if let Some(other) = crate::table::before(&units, at).position(|unit| unit.id == old.id) {
                let fault =
                    piece_fault(FaultCode::Contradiction, &"id", at).because(&"[].id: a piece has its own number");
                return Err(fault.valued(old.id).other_at(other));
            }
            if u32::from(self.next) <= old.id {
                self.next = u16::try_from(old.id).unwrap_or(u16::MAX).saturating_add(1);
            }
            let aboard = find(old.aboard, at)?;
            let Some(unit) = self.units.get_mut(at) else { continue };
            unit.aboard = aboard;
            let Some(track) = self.tracks.get_mut(at).filter(|track| **track != 0) else { continue };
            let mut state = State::at(unit, *track);
            state.aboard = find(state.aboard, at)?;
            if !left_is_space(unit, &state) {
                state.left = find(state.left, at)?;
            }
            *track = state.pack();
        }
        Ok(())
    }
}

/// A fault of the board as one of the position.
pub(in crate::axis_allies::game) fn of_position(fault: Fault) -> Fault {
    match fault.list() {
        "board.units" => fault.of_list(&"position.pieces"),
        "board.holdings" => fault.of_list(&"position.spaces"),
        _ => fault,
    }
}

/// What a piece is not that an order cannot be for.
pub(in crate::axis_allies::game) const NO_SUCH: Name = &"position: it is no such piece of the side whose turn it is";

/// A fault of a board as that of a field of the question, which has a position instead.
pub(in crate::axis_allies::game) fn of_field(fault: Fault, field: Name) -> Fault {
    let contrary = fault.is(FaultCode::Contradiction);
    let fault = Fault::new(fault.code(), field);
    if contrary { fault.because(NO_SUCH) } else { fault }
}

/// A fault of a piece, by its place in the list.
pub(in crate::axis_allies::game) fn piece_fault(code: FaultCode, field: Name, at: usize) -> Fault {
    Fault::new(code, field).in_list(&"position.pieces", at)
}

/// A number in hexadecimal digits.
fn hexadecimal(text: &[u8]) -> Option<u32> {
    let digit = |sum: u32, byte: &u8| {
        let digit = char::from(*byte).to_digit(16)?;
        sum.checked_mul(16)?.checked_add(digit)
    };
    if text.len() == 8 { text.iter().try_fold(0, digit) } else { None }
}

/// What a piece is at this moment, for the check of a position.
pub(in crate::axis_allies::game) fn now(unit: &Unit, state: &State) -> Unit {
    // Who has left the ship is not aboard since a turn ago.
    let shuttled = if state.aboard > 0 { unit.shuttled } else { Flag::default() };
    Unit { space: state.space.into(), aboard: state.aboard, spent: state.spent, shuttled, ..*unit }
}

impl<const N: usize> Game<N> {
    /// The kind, owner and place of each piece, as faults and rows speak of them.
    pub(in crate::axis_allies::game) fn at_place(&self, at: u16) -> Option<&Unit> {
        self.units.get(usize::from(at))
    }
    /// Whether the position has a piece of an owner there that is no gun and no aircraft.
    pub(in crate::axis_allies::game) fn holds(&self, space: u16, owner: impl Fn(Power) -> bool) -> bool {
        self.units.iter().any(|unit| {
            let kind = View::kind(unit);
            unit.space == space && owner(View::owner(unit)) && kind.takes_land()
        })
    }
}
