//! The text of a position.
//!
//! Version 1 is of lines of words, separated by blanks; `;` ends a line too. In this order:
//!
//! ```text
//! grognard axis_allies game 1
//! round 3 germany combat_movement
//! cash 24 32 30 25 36                  the powers' IPC, in the order of their turns
//! option tas_links                     and mixed_cargo, play_on
//! hand inf 3 arm 1                     bought and not placed; another power's than the one of the first line is named
//! won axis by capitals                 with three numbers more
//! space ukr germany was ussr battle    as it is no more as the game began; see below
//! ussr                                 the owner of the pieces that follow
//! inf rus 1-4                          pieces of one kind that are alike, by their numbers
//! arm kar 9 spent 1 > ukr spent 2      what a phase found, and where its orders have brought it
//! place inf 3 rus                      to be placed
//! fight ukr 4 0 1 ...                  the numbers of the battle at hand; `raid` those of a raid, `guns` of a gun's fire
//! next 131                             the number of the next new piece
//! end 1c3ab0f2                         the sum of all words before; it may be left out
//! ```
//!
//! A space has its owner, if the position lists it, and any of `was` and a power, `complex`, `fought`, `paid`,
//! `entered`, `battle`, `raid`, `assault`. A piece has any of `on` and the ship's number, `spent` and a number,
//! `engaged`, `unloaded` or `unloaded_before`, `retreated`, `shuttled`, `captured`, `placed`, `way` and a number.
//! Behind `>` stand the space where it is now, `on`, `spent`, `left` and the ship's number or the sea zone, and marks.

use crate::axis_allies::board::Unit;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::Options;
use crate::axis_allies::game::text::numbers;
use crate::axis_allies::game::text::words::{FLAGS, MARKS, SPACE_WORDS};
use crate::axis_allies::game::text::write::{Pen, Sum};
use crate::axis_allies::movement::State;
use crate::axis_allies::powers::Power;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Reflect};
use crate::table::numbered;

/// The length of the text of a position, in bytes.
pub const TEXT: usize = 16 * 1024;

/// A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Reflect)]
#[repr(C)]
pub struct Position {
    /// The text, with zeros after its end. Its first line names its version.
    #[required]
    #[text]
    pub text: [u8; TEXT],
}

impl Default for Position {
    fn default() -> Self {
        Position { text: [0; TEXT] }
    }
}

/// The first words of a text, before the version.
pub(in crate::axis_allies::game) const TITLE: [&str; 3] = ["grognard", "axis_allies", "game"];
/// The version that is written.
pub(in crate::axis_allies::game) const VERSION: u32 = 1;

impl<const N: usize> Game<N> {
    /// Returns the text of the position.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::Game;
    /// let game: Game = Game::start()?;
    /// assert_eq!(Game::load(&game.save()?)?, game);
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn save(&self) -> Result<Position, Fault> {
        let mut position = Position::default();
        self.write(&mut position.text)?;
        Ok(position)
    }

    /// Writes the position as text, and returns its length. The fault is `buffer_too_small` if it does not fit.
    pub fn write(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let room = out.len();
        let mut pen = Pen { out, used: 0, begun: false, sum: Sum::EMPTY };
        self.tell(&mut pen);
        if pen.used > room { Err(Fault::new(FaultCode::BufferTooSmall, &text!("position"))) } else { Ok(pen.used) }
    }

    fn tell(&self, pen: &mut Pen<'_>) {
        TITLE.iter().for_each(|word| pen.word(word));
        pen.number(VERSION);
        pen.line();
        pen.word("round");
        pen.number(self.round.into());
        pen.code(Code::new(self.power));
        pen.code(Code::new(self.phase));
        pen.line();
        pen.word("cash");
        self.treasury.iter().for_each(|ipc| pen.number((*ipc).into()));
        pen.line();
        let Options { tas_links, mixed_cargo } = self.options;
        let options = [("tas_links", tas_links), ("mixed_cargo", mixed_cargo), ("play_on", self.plays_on)];
        for (option, is_set) in options {
            if is_set {
                pen.word("option");
                pen.word(option);
                pen.line();
            }
        }
        self.tell_hands(pen);
        if self.victory.winner.0 != 0 {
            pen.word("won");
            // A pen refuses nothing.
            let _ = numbers::victory(pen, &mut { self.victory });
            pen.line();
        }
        self.tell_spaces(pen);
        self.tell_pieces(pen);
        for entry in &self.placements {
            pen.word("place");
            pen.numbers_of_placement(entry);
            pen.line();
        }
        if let Some(fight) = &self.fight {
            pen.fight(fight);
        }
        if let Some(flak) = &self.flak {
            pen.word("guns");
            pen.number(flak.hits.into());
            flak.guns.iter().filter(|gun| **gun > 0).for_each(|gun| pen.site(*gun));
            pen.line();
        }
        pen.word("next");
        pen.number(self.next.into());
        pen.line();
        tell_end(pen);
    }

    /// What the powers have bought.
    fn tell_hands(&self, pen: &mut Pen<'_>) {
        for power in Power::ALL {
            let hand = self.hand(power);
            if hand.iter().all(|count| *count == 0) {
                continue;
            }
            pen.word("hand");
            if power != self.power {
                pen.code(Code::new(power));
            }
            for (at, count) in numbered(&hand) {
                if let Some(kind) = Kind::ALL.get(at) {
                    pen.named(kind.short(), (*count).into());
                }
            }
            pen.line();
        }
    }

    /// The sets of spaces, in the order of their words.
    pub(in crate::axis_allies::game) fn sets(&self) -> [Set; 5] {
        [self.paid, self.taken, self.battles, self.raids, self.assaults]
    }

    fn tell_spaces(&self, pen: &mut Pen<'_>) {
        let sets = self.sets();
        let mut told = Set::default();
        let marks = |pen: &mut Pen<'_>, space: u16| {
            for (set, word) in sets.iter().zip(SPACE_WORDS) {
                if set.has(space) {
                    pen.word(word);
                }
            }
            pen.line();
        };
        for holding in &self.holdings {
            told.add(holding.space.0);
            pen.word("space");
            pen.site(holding.space.0);
            pen.code(holding.owner);
            if holding.taken.is_set() {
                pen.word("was");
                pen.code(holding.was);
            }
            if holding.industrial_complex.is_set() {
                pen.word("complex");
            }
            if holding.battled.is_set() {
                pen.word("fought");
            }
            marks(pen, holding.space.0);
        }
        let mut rest = Set::default();
        sets.iter().for_each(|set| rest.join(set));
        rest.leave(&told);
        for space in rest.iter() {
            pen.word("space");
            pen.site(space);
            marks(pen, space);
        }
    }

    fn tell_pieces(&self, pen: &mut Pen<'_>) {
        let mut owner = Power::Nobody;
        let mut at = 0usize;
        while let Some(unit) = self.units.get(at) {
            if View::owner(unit) != owner {
                owner = View::owner(unit);
                pen.code(unit.owner);
                pen.line();
            }
            // Pieces that are alike and whose numbers follow on one another stand together.
            let mut last = at;
            while self.is_like(last, last.bounded_add(1)) {
                last = last.bounded_add(1);
            }
            pen.word(View::kind(unit).short());
            pen.site(unit.space.0);
            pen.number(unit.id);
            if let Some(end) = self.units.get(last).filter(|_| last > at) {
                pen.part("-");
                pen.digits(end.id);
            }
            self.tell_piece(pen, at, unit);
            pen.line();
            at = last.bounded_add(1);
        }
    }

    /// Whether a piece and the next one differ in nothing but their numbers, which follow on one another.
    fn is_like(&self, at: usize, next: usize) -> bool {
        let (Some(one), Some(other)) = (self.units.get(at), self.units.get(next)) else { return false };
        let follows = one.id.checked_add(1) == Some(other.id);
        let same = Unit { id: 0, ..*one } == Unit { id: 0, ..*other };
        follows && same && self.tracks.get(at) == self.tracks.get(next) && self.ways.get(at) == self.ways.get(next)
    }

    fn tell_piece(&self, pen: &mut Pen<'_>, at: usize, unit: &Unit) {
        pen.named("on", self.id_at(unit.aboard));
        pen.named("spent", unit.spent.into());
        for (flag, word) in FLAGS {
            if flag(&mut unit.clone()).is_set() {
                pen.word(word);
            }
        }
        match unit.unloaded.0 {
            1 => pen.word("unloaded"),
            2 => pen.word("unloaded_before"),
            _ => {}
        }
        pen.named("way", self.ways.get(at).copied().unwrap_or(0));
        let Some(track) = self.tracks.get(at).filter(|track| **track != 0) else { return };
        let state = State::at(unit, *track);
        pen.word(">");
        pen.site(state.space);
        pen.named("on", self.id_at(state.aboard));
        pen.named("spent", state.spent.into());
        if state.left > 0 {
            pen.word("left");
            if left_is_space(unit, &state) {
                pen.site(state.left);
            } else {
                pen.number(self.id_at(state.left));
            }
        }
        for (mark, word) in MARKS {
            if state.has(mark) {
                pen.word(word);
            }
        }
    }

    /// The number of the piece at a place counted from 1; 0 for none.
    fn id_at(&self, place: u16) -> u32 {
        let unit = usize::from(place).checked_sub(1).and_then(|at| self.units.get(at));
        unit.map_or(0, |unit| unit.id)
    }
}

/// Whether a piece's `left` is a space: of ships, and of those who leave a battle.
pub(in crate::axis_allies::game) fn left_is_space(unit: &Unit, state: &State) -> bool {
    View::kind(unit).is_ship() || state.has(crate::axis_allies::game::position::phase::AWAY)
}

/// The last line, with the sum of all words before it.
fn tell_end(pen: &mut Pen<'_>) {
    let sum = pen.sum.0;
    pen.word("end");
    pen.next();
    for shift in [28u32, 24, 20, 16, 12, 8, 4, 0] {
        let digit = usize::try_from(sum.bounded_shr(shift) & 15).unwrap_or(0);
        pen.byte(b"0123456789abcdef".get(digit).copied().unwrap_or(b'0'));
    }
    pen.line();
}
