//! Whether a phase can still end lawfully after its orders so far: by further orders, or by none. What the end of the phase
//! asks of all orders together is asked after each, so that none leads to where neither an order nor the end is lawful.
//! Clarifications 2.7, 3.2c, 3.2e, 3.3b, 3.4.

use super::landing::{self, battles, can_land, memory};
use crate::axis_allies::movement::{IN_BATTLE, LIFTED, NEUTRAL_FEE, Outlook, Piece, Report, Turn, UNLOADED};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Domain, Kind};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::ruling::{Sink, Trail};
use crate::scratch::Scratch;

/// Returns whether some piece depends on orders to come, or on what others do. Such are a fighter that only a carrier
/// can take, troops that boarded among enemies, and cargo of which a part has unloaded. Where none does, an order
/// concerns the pieces that it names.
pub(in crate::axis_allies) fn is_tight(turn: &Turn<'_, '_>) -> bool {
    let cargo = |ship: &Piece<'_>| turn.cargo(ship).any(|piece| piece.own);
    let bound = |piece: &Piece<'_>| match piece.kind.domain() {
        Domain::Air => false,
        Domain::Sea => piece.kind == Kind::Transport && piece.state.left > 0 && cargo(piece),
        Domain::Land => piece.own && piece.state.has(IN_BATTLE) && piece.state.aboard > 0,
    };
    turn.moved().any(|piece| bound(&piece)) || (turn.is_combat() && landing::needs_carrier(turn) != Some(false))
}

/// Returns whether a piece that had an order depends on orders to come, or on what others do.
fn is_bound(turn: &Turn<'_, '_>, piece: &Piece<'_>) -> bool {
    match piece.kind.domain() {
        Domain::Air => turn.is_combat() && !turn.reaches_land(piece),
        Domain::Sea => false,
        Domain::Land => piece.state.left > 0 || piece.state.has(IN_BATTLE),
    }
}

/// Returns the spaces after whose entry a piece depends on nobody: where [`is_bound`] says no, and an aircraft that must land
/// in the non-combat phase reaches land.
#[cfg(feature = "spaces")]
pub(in crate::axis_allies) fn free_in(turn: &Turn<'_, '_>, piece: &Piece<'_>, near: &Set) -> Set {
    match piece.kind.domain() {
        Domain::Air => near.and(&turn.lands_from(piece)),
        _ if is_bound(turn, piece) => Set::default(),
        _ => *near,
    }
}

/// What holds before an order.
#[derive(Debug, Clone, Copy)]
pub(in crate::axis_allies) struct Before {
    /// Some piece depends on orders to come, or on what others do ([`is_tight`]).
    tight: bool,
    /// The declared battles, if with them all aircraft can land by further orders.
    lands: Option<Set>,
}

impl Before {
    /// Before an order that is judged alone.
    pub fn one(tight: bool) -> Self {
        Before { tight, lands: None }
    }
    /// Before each of many orders that are judged by themselves.
    pub fn many(turn: &mut Turn<'_, '_>, scratch: &mut Scratch<'_>) -> Self {
        let tight = is_tight(turn);
        let mut lands = false;
        if tight && turn.is_combat() {
            turn.outlook = Outlook { open: true, ..Outlook::default() };
            // Too little memory is what each order says for itself.
            lands = can_land(turn, scratch).unwrap_or(false);
            turn.outlook = Outlook::default();
        }
        Before { tight, lands: Some(turn).filter(|_| lands).map(|turn| battles(turn)) }
    }
    /// Returns whether some piece depends on orders to come, or on what others do.
    pub fn is_tight(&self) -> bool {
        self.tight
    }
    /// Returns whether aircraft still land as they could before orders to these pieces. None of them is a carrier, or an
    /// aircraft that needs one, and no battle is less. What was paid for since only opens ways.
    fn still_lands(&self, turn: &Turn<'_, '_>, pieces: &[u16]) -> bool {
        let Some(before) = &self.lands else { return false };
        let apart = |piece: Piece<'_>| match piece.kind.is_air() {
            true => turn.reaches_land(&piece),
            false => piece.kind != Kind::Carrier,
        };
        pieces.iter().all(|at| turn.piece(usize::from(*at)).is_some_and(apart))
            && before.without(&battles(turn)) == Set::default()
    }
}

/// Objects to orders after which the phase can end lawfully by no further orders: by the paragraphs that would forbid its
/// end.
///
/// The further orders that are looked for are those of carriers with their spaces left, of cargo that follows, and of
/// troops that go ashore. One more is looked for of any piece, which declares a sea battle or takes a neutral. Where
/// more are needed, they can be given first. The orders concerned these pieces; what held before them is known.
pub(in crate::axis_allies) fn can_end(
    turn: &mut Turn<'_, '_>,
    before: &Before,
    pieces: &[u16],
    scratch: &mut Scratch<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    let bound = |at: &u16| turn.piece(usize::from(*at)).is_some_and(|piece| is_bound(turn, &piece));
    if !before.tight && !pieces.iter().any(bound) {
        return Ok(());
    }
    turn.outlook = Outlook { open: true, ..Outlook::default() };
    super::together(turn, report);
    if turn.is_combat() {
        let owed = assaults(turn, report);
        if !before.still_lands(turn, pieces) {
            lands(turn, owed, scratch, report)?;
        }
    }
    turn.outlook = Outlook::default();
    Ok(())
}

/// Checks that troops that boarded in a zone with a battle can still go ashore to attack (3.2c). Returns the IPC that they
/// need for neutrals.
fn assaults(turn: &Turn<'_, '_>, report: &mut Report<'_, '_, '_, '_>) -> u16 {
    let (view, mut assumed, mut owed) = (turn.view, turn.paid, 0u16);
    for piece in turn.moved_with(IN_BATTLE) {
        if piece.state.aboard == 0 {
            continue;
        }
        let ship = usize::from(piece.state.aboard).checked_sub(1).and_then(|at| turn.piece(at));
        let ship = ship.filter(|ship| View::owner(ship.unit) == View::owner(piece.unit));
        // From a friend's transport it goes ashore on a later turn (3.3b), and a gun never attacks (3.1f).
        let ship = ship.filter(|_| piece.kind.takes_land());
        let lands = ship.map(|ship| view.map.next_to(&shores(turn, &ship)).without(&view.sea)).unwrap_or_default();
        if lands.iter().any(|land| view.is_hostile(land)) {
            continue;
        }
        let neutral = lands.and(&view.neutral);
        if neutral.meets(&assumed) {
            continue;
        }
        owed = owed.saturating_add(NEUTRAL_FEE.into());
        match neutral.iter().next() {
            Some(land) if owed <= turn.purse() => assumed.add(land),
            _ => {
                report.about(&piece, turn.orders);
                report.object(R3_2C, piece.state.space);
            }
        }
    }
    owed
}

/// Returns the zones in which a transport can still be in this phase.
fn shores(turn: &Turn<'_, '_>, ship: &Piece<'_>) -> Set {
    let mut zones = Set::one(ship.state.space);
    let left = turn.view.row_of(ship.unit).movement.saturating_sub(ship.state.spent);
    if !ship.state.has(UNLOADED) {
        turn.go(ship, left, &mut |zone, _, _| zones.add(zone));
    }
    zones
}

/// Checks that all aircraft can land. They land as the orders stand, or by carriers that still come. They also land by
/// one further order of any piece that opens a zone to carriers or a neutral to aircraft. So much of the cash is owed
/// for other orders.
fn lands(
    turn: &mut Turn<'_, '_>,
    owed: u16,
    scratch: &mut Scratch<'_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    if can_land(turn, scratch)? {
        return Ok(());
    }
    let zones = turn.view.occupied.and(&turn.view.sea).without(&battles(turn));
    let pays = turn.purse() >= owed.saturating_add(NEUTRAL_FEE.into());
    let neutrals = if pays { turn.view.neutral.without(&turn.paid) } else { Set::default() };
    // All of them at once would have to do.
    turn.outlook = Outlook { open: true, battles: zones, neutrals };
    let hope = can_land(turn, scratch)?;
    turn.outlook = Outlook { open: true, ..Outlook::default() };
    if hope {
        for at in 0..turn.view.units.len() {
            let helper = turn.piece(at).filter(|piece| piece.own && piece.state.space > 0);
            if let Some(piece) = helper
                && opens(turn, &piece, &zones, &neutrals, scratch)?
            {
                return Ok(());
            }
        }
    }
    let (_, memory) = memory(turn, scratch)?;
    if report.silent {
        // Some aircraft is refused; by which paragraphs nobody hears.
        report.object(LANDING, 0);
        return Ok(());
    }
    landing::check(turn, memory, report)
}

/// Returns whether all aircraft can land after one further move of a piece, into one of these zones or neutrals.
fn opens(
    turn: &mut Turn<'_, '_>,
    piece: &Piece<'_>,
    zones: &Set,
    neutrals: &Set,
    scratch: &mut Scratch<'_>,
) -> Result<bool, Fault> {
    let cargo = piece.state.aboard > 0 && piece.kind != Kind::Fighter;
    let fights = turn.view.row_of(piece.unit).attack.get() > Some(0);
    let mut nothing = (Sink::none(), Sink::none(), Trail::none());
    let mut report = Report::new(MOVEMENT, &mut nothing.0, &mut nothing.1, &mut nothing.2);
    turn.may_move(piece, &mut report);
    if cargo || !report.findings.allows() {
        return Ok(false);
    }
    let mut aims = if fights { *zones } else { Set::default() };
    if piece.kind != Kind::AaGun {
        aims.join(neutrals);
    }
    let left = turn.view.row_of(piece.unit).movement.saturating_sub(piece.state.spent);
    let mut rings = [Set::default(); RINGS];
    if piece.kind.is_air() {
        flight(turn, piece, left, &aims, &mut rings);
    } else {
        turn.go(piece, left, &mut |space, spaces, _| {
            if let Some(ring) = rings.get_mut(usize::from(spaces)).filter(|_| aims.has(space)) {
                ring.add(space);
            }
        });
    }
    let kept = (turn.word(piece.at), turn.paid, turn.cost);
    for (spaces, ring) in (0u8..u8::MAX).zip(&rings) {
        for space in ring.iter() {
            let mut moved = *piece;
            moved.state.space = space;
            moved.state.spent = moved.state.spent.saturating_add(spaces);
            moved.state.flags &= !LIFTED;
            moved.state.aboard = 0;
            turn.put(&moved);
            if neutrals.has(space) {
                turn.paid.add(space);
                turn.cost = turn.cost.saturating_add(NEUTRAL_FEE.into());
            }
            let lands = can_land(turn, scratch)?;
            turn.set_word(piece.at, kept.0);
            (turn.paid, turn.cost) = (kept.1, kept.2);
            if lands {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// The spaces of the longest move, 6 in the edition's chart, and one.
const RINGS: usize = 9;

/// Notes which of the spaces an aircraft can fly to, by their distance. It flies over no gun, whose fire might bring it
/// down, and over no neutral that was not paid for.
fn flight(turn: &Turn<'_, '_>, piece: &Piece<'_>, left: u8, aims: &Set, rings: &mut [Set; RINGS]) {
    let view = turn.view;
    let mut closed = view.guns.without(&turn.taken);
    if piece.state.spent > 0 && closed.has(piece.state.space) {
        return;
    }
    closed.join(&view.neutral.without(&turn.paid));
    let (mut here, mut seen) = (Set::one(piece.state.space), Set::one(piece.state.space));
    for spaces in 1..u16::from(left).bounded_add(1) {
        let next = view.map.next_to(&here).without(&seen);
        seen.join(&next);
        if let Some(ring) = rings.get_mut(usize::from(spaces)) {
            *ring = next.and(aims);
        }
        here = next.without(&closed);
    }
}
