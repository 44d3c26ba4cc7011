//! Setting a position up, and correcting one: pieces, whose the spaces are, what is aboard what.

use crate::axis_allies::board::Unit;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::position::game::{Sound, full, number};
use crate::axis_allies::game::position::phase::DEAD;
use crate::axis_allies::map_questions::{SetUp, setup};
use crate::axis_allies::powers::Power;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag};
use crate::ruling::{Sink, Trail};
use crate::table::numbered;

impl<const N: usize> Game<N> {
    /// The game as it begins: the printed set-up, the USSR to purchase. The pieces are numbered from 1 in the order of
    /// [`setup`]; complexes belong to their spaces.
    pub fn start() -> Result<Self, Fault> {
        let mut game = Game::empty(Power::Ussr);
        let mut room = [Unit::default(); 128];
        let mut rows = Sink::new(&mut room);
        setup(&SetUp::default(), &mut rows, &mut Trail::none())?;
        // Rows may stand for several pieces, and name their carriers by row.
        let mut carriers = [0u16; 128];
        for (row, unit) in numbered(rows.items()) {
            let aboard = usize::from(unit.aboard).checked_sub(1).and_then(|at| carriers.get(at)).copied();
            if let Some(place) = carriers.get_mut(row) {
                *place = game.next;
            }
            for _ in 0..unit.number() {
                let id = game.next;
                game.add(View::kind(unit), View::owner(unit), unit.space.0, id)?;
            }
            for id in game.next.bounded_sub(u16::from(unit.number()))..game.next {
                if let Some(carrier) = aboard {
                    game.embark(id, carrier)?;
                }
            }
        }
        for power in &Power::ALL {
            let started = setup(&SetUp { power: Code::new(*power) }, &mut Sink::none(), &mut Trail::none())?;
            game.set_cash(*power, started.value.cash);
        }
        game.sound = Sound(true);
        Ok(game)
    }

    /// The board has the two borders of TAS that 2.5 does not name: an option of the readings.
    pub fn with_tas_links(mut self) -> Self {
        self.options.tas_links = true;
        self
    }

    /// A transport may carry pieces of different nations, as other tables play: an option that replaces 3.3d.
    pub fn with_mixed_cargo(mut self) -> Self {
        self.options.mixed_cargo = true;
        self
    }

    /// Adds a piece to the board with a number of its own; no complex, which belongs to its space
    /// ([`hold`](Self::hold)).
    pub fn add(&mut self, kind: Kind, owner: Power, space: u16, id: u16) -> Result<(), Fault> {
        if self.place_of(id).is_some() || id == 0 {
            let fault = Fault::against(&"id", &"position.pieces: another piece has this number").valued(id);
            return Err(if id == 0 { Fault::new(FaultCode::MissingField, &"id") } else { fault });
        }
        let unit = Unit {
            id: u32::from(id),
            space: space.into(),
            kind: Code::new(kind),
            owner: Code::new(owner),
            count: 1,
            ..Unit::default()
        };
        self.sound = Sound(false);
        push(&mut self.units, unit).map_err(full)?;
        push(&mut self.tracks, 0).map_err(full)?;
        push(&mut self.ways, 0).map_err(full)?;
        self.next = self.next.max(id.saturating_add(1));
        Ok(())
    }

    /// Puts a piece aboard a transport or carrier.
    pub fn embark(&mut self, id: u16, ship: u16) -> Result<(), Fault> {
        let ship = self.find(ship)?;
        let at = self.find(id)?;
        if let Some(unit) = self.units.get_mut(at) {
            unit.aboard = number(ship);
        }
        self.sound = Sound(false);
        Ok(())
    }

    /// Takes a piece off the board, with what it carries.
    pub fn take_off(&mut self, id: u16) -> Result<(), Fault> {
        let at = self.find(id)?;
        self.sound = Sound(false);
        for cargo in (0..self.units.len()).rev() {
            if self.state(cargo).aboard == number(at) {
                self.mark(cargo, DEAD);
            }
        }
        self.mark(at, DEAD);
        for at in (0..self.units.len()).rev() {
            if self.state(at).has(DEAD) {
                self.remove(at);
            }
        }
        Ok(())
    }

    /// Says that the owner of the transport that a piece is aboard of has had a turn since it boarded (3.3b).
    pub fn shuttle(&mut self, id: u16) -> Result<(), Fault> {
        let at = self.find(id)?;
        self.sound = Sound(false);
        if let Some(unit) = self.units.get_mut(at) {
            unit.shuttled = Flag::from(unit.aboard > 0 && View::kind(unit).carried_by() == Some(Kind::Transport));
        }
        Ok(())
    }

    /// Whether the owner of the transport that a piece is aboard of has had a turn since it boarded.
    pub fn is_shuttled(&self, id: u16) -> bool {
        self.place_of(id).and_then(|at| self.units.get(at)).is_some_and(|unit| unit.shuttled.is_set())
    }

    /// Puts fighters at sea that are aboard nothing on carriers of their zone, their own power's first (3.4a).
    pub fn park_all(&mut self) {
        for at in 0..self.units.len() {
            self.park(at);
        }
    }

    /// Says whose a space is, and whether a complex was built there.
    pub fn hold(&mut self, space: u16, owner: Power, industrial_complex: bool) -> Result<(), Fault> {
        self.sound = Sound(false);
        let holding = self.holding(space)?;
        (holding.owner, holding.industrial_complex) = (Code::new(owner), Flag::from(industrial_complex));
        Ok(())
    }
}
