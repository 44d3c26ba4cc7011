//! Questions about movement in a position. The position provides the phase, the cash, and the movement of each piece so
//! far.

use crate::axis_allies::game::Game;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::operations::{StepObjection, told};
use crate::axis_allies::game::position::game::{board, id};
use crate::axis_allies::game::position::phase::TurnPhase;
use crate::axis_allies::game::step::Notes;
use crate::axis_allies::game::text::position::Position;
use crate::axis_allies::game::text::read::{NO_SUCH, of_field};
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{self, Passage, Range, Reached, Turn};
use crate::axis_allies::moves::Declared;
use crate::axis_allies::orders::{Action, NONE, Objection, Order, PATH, PathEvent, PathEventKind};
use crate::axis_allies::transport::{Deed, Shipped, carry};
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Locus, Question, Reflect, Said};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// Events of one path, and objections to one phase, that an answer can hold. No paragraph bounds them: each space of a
/// path has one for each rule of its entry. More are `overflow`.
const ROWS: usize = 256;
/// Orders of one question, and troops of one. No paragraph bounds them: a piece may have one for each action. More are
/// `overflow`.
const ORDERS: usize = 256;

/// An event on a piece's path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct PieceEvent {
    /// The number of the piece.
    pub piece: u16,
    /// The space of the event.
    pub space: Locus<Site>,
    /// The rule that requires it.
    pub rule: u16,
    /// The kind of event.
    pub what: Code<PathEventKind>,
    /// The amount, in the unit that the kind says.
    pub amount: u8,
}

const _: () = assert!(size_of::<PieceEvent>() == 8, "frozen for this major of the C ABI");

/// A piece of a position and its path.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct PieceRoute<'a> {
    /// The position, in a movement phase.
    pub position: Position,
    /// The number of the piece.
    #[required]
    pub piece: u16,
    /// The spaces that it enters, in order.
    #[required]
    pub path: &'a [Locus<Site>],
}

/// Decides whether a piece of a position may move along a path, as [`movement::assess`] does on a board. It may after
/// the orders so far, with what is left of the power's cash.
///
/// ```
/// use grognard_core::axis_allies::game::{PieceRoute, Position, movement};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::ruling::{Sink, Trail};
/// let text = b"grognard axis_allies game 1; round 1 uk combat_movement; cash 0 0 0 0 0; uk; arm feq 7; end";
/// let mut position = Position::default();
/// position.text[..text.len()].copy_from_slice(text);
/// let route = PieceRoute { position, piece: 7, path: &[Lib.into(), Egy.into()] };
/// let ruling = movement(&route, &mut Sink::none(), &mut Trail::none())?; // a blitz of Libya, which nobody holds
/// assert_eq!(ruling.value.allowed().unwrap().left, 0);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a position that is not in a phase of movement or does not wait for orders.
/// * `missing_field` for a piece with the number 0.
/// * `out_of_range` for a piece that is not there, and for a path with a number that is no space.
/// * `empty` for a path without spaces.
/// * `contradiction` for a piece of another power.
/// * `overflow` for more than 256 events on the path.
pub fn movement(
    question: &PieceRoute<'_>,
    effects: &mut Sink<'_, PieceEvent>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Passage>>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    let place = game.piece_place(question.piece, &"piece")?;
    game.in_turn(false, |turn, ids| {
        let piece = &mut turn.mover(place).map_err(|f| of_field(f, &"piece"))?;
        turn.view.path(question.path)?;
        let mut room = [PathEvent::default(); ROWS];
        let mut events = Sink::new(&mut room);
        let ruling = movement::pass(turn, piece, question.path, &mut events, trail);
        tell(&events, ids, effects).map(|()| ruling)
    })
}

/// A piece of a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OnePiece {
    /// The position.
    pub position: Position,
    /// The piece, by its number.
    #[required]
    pub piece: u16,
}

/// Returns every space that a piece of a position can move to, as [`movement::reach`] does on a board. It can after the
/// orders so far, with what is left of the power's cash.
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a position that is not in a phase of movement or does not wait for orders.
/// * `missing_field` for a piece with the number 0.
/// * `out_of_range` for a piece that is not there, `contradiction` for one of another power.
pub fn reach(
    question: &OnePiece,
    rows: &mut Sink<'_, Reached>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Range>>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    let place = game.piece_place(question.piece, &"piece")?;
    game.in_turn(true, |turn, _| {
        let piece = turn.mover(place).map_err(|f| of_field(f, &"piece"))?;
        movement::range(turn, &piece, rows, trail)
    })
}

/// Troops of a position that board a transport together, or unload from it onto one land.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct PieceShipping<'a> {
    /// The position, in a movement phase.
    pub position: Position,
    /// The action: to board or to unload.
    #[required]
    pub action: Code<Action>,
    /// The number of the transport.
    #[required]
    pub transport: u16,
    /// The numbers of the troops.
    #[required]
    pub troops: &'a [u16],
    /// The land onto which they unload.
    pub space: Locus<Site>,
}

/// Decides whether troops of a position may board a transport or unload from it, as
/// [`transport::assess`](crate::axis_allies::transport::assess) does on a board: after the orders so far. Whether those who
/// board among enemies go ashore (3.2c) is asked when combat movement ends.
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a position that is not in a phase of movement or does not wait for orders.
/// * `missing_field` and `unknown_word` for the action. A move is not one of these actions.
/// * `missing_field` for a transport or a piece with the number 0, and for the land onto which troops unload.
/// * `empty` for no troops, `overflow` for more than 256.
/// * `out_of_range` for a transport, troops or a space that are not there.
/// * `contradiction` for a transport that is not one of the side, and for troops of an enemy, named twice, or not
///   aboard. It is also for a space where troops board.
/// * `overflow` for more than 256 events.
pub fn transport(
    question: &PieceShipping<'_>,
    effects: &mut Sink<'_, PieceEvent>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Shipped>>, Fault> {
    let q = question;
    let mut game: Game = Game::load(&q.position)?;
    let boards = match q.action.said(&"action")? {
        // Moves are another operation's.
        Action::Move => return Err(Fault::new(FaultCode::UnknownWord, &"action")),
        action => action == Action::Board,
    };
    if q.troops.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"troops"));
    }
    let transport = game.piece_place(q.transport, &"transport")?;
    let mut places: Vec<u16, ORDERS> = Vec::new();
    for (i, id) in numbered(q.troops) {
        let place = game.piece_place(*id, &"").map_err(|f| f.in_list(&"troops", i))?;
        push(&mut places, place).map_err(|_| Fault::item(FaultCode::Overflow, &"troops", i))?;
    }
    game.in_turn(false, |turn, ids| {
        if boards && q.space.0 > 0 {
            return Err(Fault::against(&"space", &"action: who boards goes to no space"));
        }
        if !boards {
            turn.view.map.at(q.space.0, &"space")?;
        }
        let ship = turn.transport(transport.saturating_add(1));
        let ship = &mut ship.map_err(|f| of_field(f, &"transport"))?;
        let mut room = [PathEvent::default(); ROWS];
        let mut events = Sink::new(&mut room);
        let deed = Deed { troops: &places, boards, space: q.space.0, assault: true };
        let ruling = carry(turn, ship, &deed, &mut events, trail)?;
        tell(&events, ids, effects).map(|()| ruling)
    })
}

/// An order to a piece of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct PieceOrder {
    /// The piece, by its number.
    #[required]
    pub piece: u16,
    /// The number of the transport to board; absent for other orders.
    pub transport: Said<u16>,
    /// The action. Required where the answer depends on it.
    #[when_needed]
    pub action: Code<Action>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path
    /// takes two orders.
    pub path: [Locus<Site>; PATH],
}

const _: () = assert!(size_of::<PieceOrder>() == 20, "frozen for this major of the C ABI");

/// Further orders for the phase of a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct PieceMoves<'a> {
    /// The position, in a movement phase.
    pub position: Position,
    /// Further orders, in the order in which they are carried out. A piece may have several.
    pub orders: &'a [PieceOrder],
}

/// Decides whether the orders that a position has and further ones are allowed together, as
/// [`moves::check`](crate::axis_allies::moves::check) does on a board: whether the phase could end then. The rows are all
/// objections. The cost is that of the further orders.
///
/// ```
/// use grognard_core::axis_allies::game::{PieceMoves, PieceOrder, Position, moves};
/// use grognard_core::axis_allies::{map::Site::*, orders::Action};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let text = b"grognard axis_allies game 1; round 1 uk combat_movement; cash 0 0 0 0 0; uk; ftr gbr 5; germany; trn bal 6; end";
/// let mut position = Position::default();
/// position.text[..text.len()].copy_from_slice(text);
/// let mut order = PieceOrder { piece: 5, action: Action::Move.into(), ..Default::default() };
/// order.path[..2].copy_from_slice(&[Nor.into(), Bal.into()]);
/// let mut words = [0; 256];
/// let question = PieceMoves { position, orders: &[order] };
/// let ruling = moves(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(ruling.value.allowed().unwrap().battles, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a position that is not in a phase of movement or does not wait for orders.
/// * `missing_field` for a piece with the number 0, and for a space missing within a path.
/// * `missing_field` and `unknown_word` for the action of an order.
/// * `empty` for a path without spaces.
/// * `out_of_range` for a piece, a transport or a space that is not there.
/// * `contradiction` for orders as in `axis_allies.moves.check`.
/// * `overflow` for more than 256 orders or objections.
/// * `reserved` for reserved bytes of an order that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn moves(
    question: &PieceMoves<'_>,
    rows: &mut Sink<'_, StepObjection>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Declared>>, Fault> {
    let game: Game = Game::load(&question.position)?;
    game.may_order()?;
    let mut orders: Vec<Order, ORDERS> = Vec::new();
    for (i, order) in numbered(question.orders) {
        let wrong = |f: Fault| f.in_list(&"orders", i);
        let transport = match order.transport.get() {
            Some(ship) => game.piece_place(ship, &"transport").map_err(wrong)?.saturating_add(1),
            None => 0,
        };
        let PieceOrder { piece, action, reserved, path, .. } = *order;
        let unit = game.piece_place(piece, &"piece").map_err(wrong)?;
        let order = Order { unit, aboard: transport, action, reserved, path };
        push(&mut orders, order).map_err(|_| Fault::item(FaultCode::Overflow, &"orders", i))?;
    }
    let before = game.clone();
    let mut room = [Objection::default(); ROWS];
    let mut objections = Sink::new(&mut room);
    let (mut refusals, mut effects) = (Sink::none(), Sink::none());
    let notes =
        &mut Notes { objections: &mut objections, refusals: &mut refusals, effects: &mut effects, scratch, trail };
    let combat = game.phase == TurnPhase::CombatMovement;
    let ruling = if combat { game.judge_orders(&orders, notes) } else { game.judge_movement(&orders, notes) };
    // The same facts have other names there.
    let ruling = ruling.map_err(|fault| match fault.field() {
        "unit" => fault.of_field(&"piece"),
        "aboard" => fault.of_field(&"transport"),
        _ => fault,
    });
    let ruling = ruling.map_err(|fault| fault.without_board(NO_SUCH))?;
    told(&before, &objections, rows)?;
    Ok(ruling)
}

/// Appends events to the rows, with the numbers of the pieces.
fn tell(events: &Sink<'_, PathEvent>, ids: &[u16], effects: &mut Sink<'_, PieceEvent>) -> Result<(), Fault> {
    if events.needed() > ROWS {
        return Err(Fault::new(FaultCode::Overflow, &text!("path")));
    }
    for event in events.items() {
        let PathEvent { space, unit, rule, what, amount } = *event;
        let piece = ids.get(usize::from(unit)).copied().unwrap_or(0);
        effects.push(PieceEvent { piece, space, rule, what, amount });
    }
    Ok(())
}

impl<const N: usize> Game<N> {
    /// The place of a piece, or the fault that there is none.
    pub(in crate::axis_allies::game) fn piece_place(
        &self,
        piece: u16,
        field: crate::fault::Name,
    ) -> Result<u16, Fault> {
        if piece == 0 {
            return Err(Fault::new(FaultCode::MissingField, field));
        }
        let place = self.place_of(piece).ok_or_else(|| Fault::of_no_unit(field, piece))?;
        Ok(u16::try_from(place).unwrap_or(NONE))
    }

    /// Checks that the phase takes orders.
    pub(in crate::axis_allies::game) fn may_order(&self) -> Result<(), Fault> {
        if self.moves() && self.waits() == Waits::Orders {
            return Ok(());
        }
        Err(Fault::new(FaultCode::NotNow, &text!("position")).needs(&"a phase of movement"))
    }

    /// Asks about a movement phase after the orders so far, where neutrals that were paid for may count as free. The
    /// numbers of the pieces are in their order.
    fn in_turn<T>(
        &mut self,
        paid_is_free: bool,
        ask: impl FnOnce(&mut Turn<'_, '_>, &[u16]) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.may_order()?;
        let mut ids: Vec<u16, N> = Vec::new();
        for unit in &self.units {
            // As many as there are pieces.
            let _ = push(&mut ids, id(unit));
        }
        let on = board(&self.units, &self.holdings, self.options);
        let mut view = View::new(&on);
        view.see(Code::new(self.power))?;
        if paid_is_free {
            // A neutral is paid for once (2.7a).
            view.neutral.leave(&self.paid);
        }
        let mut turn = Turn::new(&view, self.movement(), self.cash(self.power));
        (turn.paid, turn.taken) = (self.paid, self.taken);
        turn.lend(&mut self.tracks, &[]);
        ask(&mut turn, &ids).map_err(|fault| fault.without_board(NO_SUCH))
    }
}
