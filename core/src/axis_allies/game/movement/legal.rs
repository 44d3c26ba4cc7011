//! The legal orders of a movement phase.

use crate::axis_allies::board::Unit;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::movement::guns::without;
use crate::axis_allies::game::movement::orders::must_land;
use crate::axis_allies::game::position::game::{board, id, number, view};
use crate::axis_allies::game::{Game, Step};
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{Piece, Report, State, Strips, Turn};
#[cfg(feature = "spaces")]
use crate::axis_allies::moves::free_in;
use crate::axis_allies::moves::{Before, can_end};
use crate::axis_allies::orders::{Action, Phase};
use crate::axis_allies::places::Places;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Domain, Kind};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::capacity::copied;
use crate::capacity::push;
use crate::fault::Fault;
use crate::reflect::{Code, Locus, Reflect};
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;
use heapless::Vec;

/// A legal order: one piece moves to an adjacent space, boards a transport, or unloads. A longer path takes several
/// orders, and the pieces of a group move one after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Legal {
    /// The number of the piece.
    pub piece: u16,
    /// The space that it enters or unloads onto, or the sea zone where it boards.
    pub space: Locus<Site>,
    /// The number of the transport to board.
    pub transport: u16,
    /// The action.
    pub action: Code<Action>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Where transports of the power's side are.
struct Harbours {
    /// Their places in the list.
    transports: Places,
    /// Their sea zones.
    zones: Set,
}

/// What a piece finds when its orders are looked for.
struct Around {
    /// What holds before it moves.
    before: Before,
    /// The transports that it may board.
    harbours: Harbours,
}

/// Orders that pieces which are alike share; those with more are looked for one by one.
const ALIKE: usize = 32;

const _: () = assert!(size_of::<Legal>() == 8, "frozen for this major of the C ABI");

impl<const N: usize> Game<N> {
    /// Appends every legal order of one space, in the order of the pieces; none outside movement phases, or during
    /// antiaircraft fire. After each of them the phase can still end lawfully.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::{Game, Legal, Notes, Step};
    /// use grognard_core::axis_allies::map::Site::*;
    /// use grognard_core::axis_allies::{powers::Power, units::Kind};
    /// use grognard_core::ruling::Sink;
    /// use grognard_core::scratch::Scratch;
    /// let mut game: Game = Game::empty(Power::Uk);
    /// game.add(Kind::Infantry, Power::Uk, Syr.number(), 1)?;
    /// let mut room = [Legal::default(); 16];
    /// let mut orders = Sink::new(&mut room);
    /// game.orders(&mut orders, &mut Scratch::none())?;
    /// assert_eq!(orders.needed(), 0); // it is the phase of purchases
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn orders(&self, rows: &mut Sink<'_, Legal>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        if self.waits() != Waits::Orders || !self.moves() {
            return Ok(());
        }
        let on = board(&self.units, &self.holdings, self.options);
        self.each_order(&view(&on, self.power, self.sound)?, scratch, &mut |order, _| rows.push(order))
    }

    /// Calls a function with every order of one space in a movement phase, and the kind of the piece.
    pub(in crate::axis_allies::game) fn each_order(
        &self,
        view: &View<'_>,
        scratch: &mut Scratch<'_>,
        each: &mut dyn FnMut(Legal, Code<Kind>),
    ) -> Result<(), Fault> {
        let mut tracks: Vec<u64, N> = copied(&self.tracks);
        let mut turn = Turn::new(view, self.movement(), self.cash(self.power));
        (turn.paid, turn.taken) = (self.paid, self.taken);
        turn.lend(&mut tracks, &[]);
        turn.strips = Some(Strips::default());
        let before = Before::many(&mut turn, scratch);
        let mut harbours = Harbours { transports: Places::NONE, zones: Set::default() };
        for at in view.roster.of_kind(Kind::Transport).among(self.units.len()) {
            let transport = self.units.get(at).filter(|transport| View::kind(transport) == Kind::Transport);
            if transport.is_some_and(|transport| self.power.is_friend(View::owner(transport))) {
                harbours.transports.add(at);
                harbours.zones.add(self.state(at).space);
            }
        }
        let around = Around { before, harbours };
        // Pieces that are alike may do the same, and stand together in the list.
        let (mut last, mut same): (Option<usize>, Vec<Legal, ALIKE>) = (None, Vec::new());
        for at in view.roster.own.among(self.units.len()) {
            let Some(unit) = self.units.get(at).filter(|unit| view.is_own(unit)) else { continue };
            if last.is_some_and(|before| self.acts_like(before, at)) {
                same.iter().for_each(|row| each(Legal { piece: id(unit), ..*row }, unit.kind));
                continue;
            }
            same.clear();
            let mut fits = true;
            self.piece_orders(at, &mut turn, &around, scratch, &mut |row| {
                fits &= push(&mut same, row).is_ok();
                each(row, unit.kind);
            })?;
            last = Some(at).filter(|_| fits);
        }
        Ok(())
    }

    /// Returns whether two pieces differ in their numbers only, so that both may do the same. Ships differ by what they
    /// carry, and aircraft that land by their order (3.4a).
    fn acts_like(&self, one: usize, other: usize) -> bool {
        let (Some(a), Some(b)) = (self.units.get(one), self.units.get(other)) else { return false };
        let kind = View::kind(a);
        let apart = kind.is_ship() || (kind.is_air() && self.movement() == Phase::Noncombat);
        !apart && Unit { id: b.id, ..*a } == *b && self.tracks.get(one) == self.tracks.get(other)
    }

    /// Calls a function with every order of one space to a piece.
    fn piece_orders(
        &self,
        at: usize,
        turn: &mut Turn<'_, '_>,
        around: &Around,
        scratch: &mut Scratch<'_>,
        each: &mut dyn FnMut(Legal),
    ) -> Result<(), Fault> {
        let (view, Around { before, harbours }) = (turn.view, around);
        let Some(unit) = self.units.get(at) else { return Ok(()) };
        let (state, place, kind) = (self.state(at), number(at).bounded_sub(1), View::kind(unit));
        let near = view.map.next_to(&Set::one(state.space));
        // Guns fire at those who fly on from over them.
        let fired_at = self.is_passing(view, unit, &state);
        let mut row = Legal { piece: id(unit), ..Legal::default() };
        let moves = is_free(turn, |turn, report| turn.piece(at).iter().for_each(|piece| turn.may_go_on(piece, report)));
        let ways = if moves { self.ways_of(view, unit, &state, &near) } else { Set::default() };
        let (ways, sure) = at_once(turn, at, before.is_tight(), ways, &self.tracks);
        // Whether a deed is allowed, on a copy of where the pieces stand.
        let mut tries = |deed: &mut dyn FnMut(&mut Turn<'_, '_>, &mut Report<'_, '_, '_, '_>)| {
            let mut nothing = (Sink::none(), Sink::none(), Trail::none());
            let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
            report.silent = true;
            deed(turn, &mut report);
            let asked = ends(turn, before, Ender { place, fired_at }, scratch, &mut report);
            turn.back_to(&self.tracks, self.paid, self.taken);
            asked.map(|()| report.findings.allows())
        };
        let cargo = kind.carried_by() == Some(Kind::Transport);
        let shore = near.without(&view.sea);
        for space in near.iter() {
            row.space = space.into();
            row.action = Code::new(Action::Move);
            if ways.has(space) && (sure.has(space) || tries(&mut |turn, report| go(turn, at, space, report))?) {
                each(row);
            }
            row.action = Code::new(Action::Unload);
            let lands = cargo && state.aboard > 0 && shore.has(space);
            if lands && tries(&mut |turn, report| ashore(turn, at, space, report))? {
                each(row);
            }
        }
        if !cargo || state.aboard > 0 || !near.meets(&harbours.zones) {
            return Ok(());
        }
        row.action = Code::new(Action::Board);
        for ship in harbours.transports.among(self.units.len()) {
            let Some(transport) = self.units.get(ship).filter(|ship| View::kind(ship) == Kind::Transport) else {
                continue;
            };
            let zone = self.state(ship).space;
            if near.has(zone) && tries(&mut |turn, report| embark(turn, at, ship, report))? {
                (row.space, row.transport) = (zone.into(), id(transport));
                each(row);
            }
        }
        Ok(())
    }

    /// The neighbours that a piece may be able to enter: what is not among them is another's domain, or too far.
    fn ways_of(&self, view: &View<'_>, unit: &Unit, state: &State, near: &Set) -> Set {
        let (domain, carried) = (View::kind(unit).domain(), state.aboard > 0);
        match domain {
            _ if state.spent >= view.row_of(unit).movement => Set::default(),
            Domain::Land if carried => Set::default(),
            Domain::Land => near.without(&view.sea),
            Domain::Sea => near.and(&view.sea),
            Domain::Air => *near,
        }
    }
}

impl<const N: usize> Game<N> {
    /// Returns whether a piece is an aircraft on its way over an enemy gun, which fires at it when it flies on.
    fn is_passing(&self, view: &View<'_>, unit: &Unit, state: &State) -> bool {
        let gun = view.guns.has(state.space) && !self.taken.has(state.space);
        self.movement() == Phase::Combat && View::kind(unit).is_air() && state.spent > 0 && gun
    }
}

/// Which of these neighbours a piece may enter at all, and for which of them nothing else has to be asked.
fn at_once(turn: &mut Turn<'_, '_>, at: usize, tight: bool, ways: Set, tracks: &[u64]) -> (Set, Set) {
    #[cfg(not(feature = "spaces"))]
    let _ = (turn, at, tight, tracks);
    #[cfg(feature = "spaces")]
    if let Some(piece) = turn.piece(at).filter(|_| ways.meets(&ways)) {
        let open = turn.open_to(&piece, &ways);
        debug_assert!(ways.iter().all(|space| open.has(space) == is_entered(turn, &piece, space, tracks)));
        return (open, if tight { Set::default() } else { free_in(turn, &piece, &open) });
    }
    (ways, Set::default())
}

/// Returns whether nothing speaks against entering a space, by itself.
#[cfg(feature = "spaces")]
fn is_entered(turn: &mut Turn<'_, '_>, piece: &Piece<'_>, space: u16, tracks: &[u64]) -> bool {
    let kept = (turn.paid, turn.taken);
    let mut nothing = (Sink::none(), Sink::none(), Trail::none());
    let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
    let mut moved = *piece;
    turn.travel(&mut moved, &[space.into()], &mut report);
    turn.back_to(tracks, kept.0, kept.1);
    report.findings.allows()
}

/// Returns whether nothing speaks against something.
fn is_free(turn: &Turn<'_, '_>, asks: impl FnOnce(&Turn<'_, '_>, &mut Report<'_, '_, '_, '_>)) -> bool {
    let mut nothing = (Sink::none(), Sink::none(), Trail::none());
    let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
    report.silent = true;
    asks(turn, &mut report);
    report.findings.allows()
}

/// A piece enters a space.
fn go(turn: &mut Turn<'_, '_>, at: usize, space: u16, report: &mut Report<'_, '_, '_, '_>) {
    let Some(mut piece) = turn.piece(at) else { return };
    turn.travel(&mut piece, &[space.into()], report);
    must_land(turn, &piece, report);
}

/// A piece boards a transport.
fn embark(turn: &mut Turn<'_, '_>, at: usize, ship: usize, report: &mut Report<'_, '_, '_, '_>) {
    let (Some(mut piece), Ok(ship)) = (turn.piece(at), turn.transport(number(ship))) else {
        return report.object(R3_2A, 0);
    };
    turn.board(&mut piece, &ship, true, report);
}

/// A piece unloads.
fn ashore(turn: &mut Turn<'_, '_>, at: usize, space: u16, report: &mut Report<'_, '_, '_, '_>) {
    let Some(mut piece) = turn.piece(at) else { return };
    let ship: Result<Piece<'_>, Fault> = turn.transport(piece.state.aboard);
    match ship {
        Ok(mut ship) => turn.unload(&mut piece, &mut ship, space, report),
        Err(_) => report.object(R3_2A, space),
    }
}

impl Legal {
    /// Calls a function with the order as a step.
    pub fn step<'a>(&'a self, pieces: &'a [u16; 1]) -> Step<'a> {
        match self.action.get() {
            Some(Action::Board) => Step::Board { pieces, transport: self.transport },
            Some(Action::Unload) => Step::Unload { pieces, space: self.space },
            _ => Step::Move { pieces, path: core::slice::from_ref(&self.space) },
        }
    }
}

/// A piece that has moved.
#[derive(Clone, Copy)]
struct Ender {
    /// Its place in the list.
    place: u16,
    /// Guns fire at it.
    fired_at: bool,
}

/// Reports why a phase could not end after what a piece did, if that is allowed by itself.
fn ends(
    turn: &mut Turn<'_, '_>,
    before: &Before,
    piece: Ender,
    scratch: &mut Scratch<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    if !report.findings.allows() {
        return Ok(());
    }
    can_end(turn, before, &[piece.place], scratch, report)?;
    if before.is_tight() && piece.fired_at {
        without(turn, &[piece.place], scratch, report)?;
    }
    Ok(())
}
