//! All that one piece can reach.

use super::turn::{Report, Turn};
use super::walk::NEUTRAL_FEE;
use crate::axis_allies::board::{self, View};
use crate::axis_allies::orders::{NONE, Phase};
use crate::axis_allies::powers::Power;
use crate::axis_allies::reasons::Reasons;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Domain, Kind, word};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};

/// A piece that wants to know where it can go.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Reach<'a> {
    /// The position.
    pub board: board::Board<'a>,
    /// Whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// Combat or non-combat movement.
    pub phase: Code<Phase>,
    /// The piece, from 0 in `board.units`.
    #[required]
    pub unit: u16,
    /// IPC left after purchases, for neutrals (2.7a).
    pub cash: u16,
}

/// A space that a piece can go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Reached {
    /// The space.
    pub space: u16,
    /// The least IPC for neutrals on a way there.
    pub cost: u16,
    /// The least number of spaces of a way that costs no more.
    pub spaces: u8,
    /// Enemies are there: a battle.
    pub battle: Flag,
    /// Going there takes it.
    pub takes: Flag,
    /// An aircraft may land there as things stand.
    pub lands: Flag,
}

/// How far over neutrals is reckoned: the spaces of the longest flight, and one.
const LAYERS: usize = 9;

/// How many spaces a piece can reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Range {
    /// Spaces it can go to.
    pub spaces: u16,
    /// Spaces it has left to move.
    pub left: u8,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

/// Everywhere that a piece can go in this phase, each space with the cheapest way; forbidden where it may not move at
/// all. A row says what [`assess`](super::assess) says of that way. Over neutrals it reckons eight spaces; an aircraft of
/// a host's chart with more of them left, and money, is `overflow`.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::movement::{Reach, Reached, reach};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let infantry = Unit { space: Syr.number(), owner: Power::Uk.into(), ..Default::default() };
/// let board = Board { units: &[infantry], ..Default::default() };
/// let mut room = [Reached::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// let question = Reach { board, power: Power::Uk.into(), cash: 2, ..Default::default() };
/// reach(&question, &mut rows, &mut Trail::none())?;
/// let there: Vec<u16> = rows.items().iter().map(|row| row.space).collect();
/// assert_eq!(there, [Egy.number(), Per.number()]); // 2 IPC do not buy a neutral
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn reach(
    question: &Reach<'_>,
    rows: &mut Sink<'_, Reached>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Range>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let phase = word(q.phase, &"phase")?;
    let at = usize::from(q.unit);
    let Some(unit) = view.units.get(at) else { return Err(Fault::new(FaultCode::OutOfRange, &"unit")) };
    let kind = View::kind(unit);
    let turn = Turn::new(&view, phase, q.cash, &mut []);
    let state = turn.state(at);
    let (mut objections, mut happenings) = (Sink::none(), Sink::none());
    let mut report = Report {
        reasons: Reasons::default(),
        cites: Cites::by(MOVEMENT),
        objections: &mut objections,
        happenings: &mut happenings,
        trail,
        order: NONE,
        unit: q.unit,
    };
    turn.may_move(unit, state, &mut report);
    if let Some(reasons) = report.reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    let mut cites = report.cites;
    let mut range = Range { left: view.row(kind).movement.saturating_sub(state.spent), ..Range::default() };
    let combat = phase == Phase::Combat;
    let decks = turn.decks();
    let hand_out: &mut dyn FnMut(u16, u8, u16) = &mut |space: u16, spaces: u8, fees: u16| {
        if space == state.space {
            return;
        }
        range.spaces = range.spaces.saturating_add(1);
        let land = !view.sea.has(space);
        let takes = view.neutral.has(space) || (view.is_hostile(space) && !view.occupied.has(space));
        rows.push(Reached {
            space,
            cost: fees.saturating_mul(u16::from(NEUTRAL_FEE)),
            spaces,
            battle: Flag::from(combat && view.occupied.has(space)),
            takes: Flag::from(combat && takes && (kind.takes_land() || view.neutral.has(space))),
            lands: Flag::from(match kind {
                _ if land => kind.is_air() && view.may_land(space),
                Kind::Fighter => decks.has(space) && turn.bays(space, at, true).free >= u16::from(unit.number()),
                _ => false,
            }),
        });
    };
    if kind.domain() == Domain::Air {
        let purse = if combat { q.cash.checked_div(u16::from(NEUTRAL_FEE)).unwrap_or(0) } else { 0 };
        cites.add_if(R2_7, purse > 0);
        let (range, mut layers) = (allowance(&view, kind, state.spent), [Set::default(); LAYERS]);
        if purse > 0 && usize::from(range) >= LAYERS {
            return Err(Fault::new(FaultCode::Overflow, &"board.chart"));
        }
        fly(&view, (state.space, range), (purse, &mut layers), hand_out);
    } else {
        let mut here = Set::one(state.space);
        let mut reached = here;
        for step in 1..=allowance(&view, kind, state.spent) {
            let through = if step == 1 && state.spent == 0 { here } else { here.without(&turn.stops(kind)) };
            let next = turn.step(kind, &through, at).without(&reached);
            for space in next.iter() {
                let fee = view.neutral.has(space);
                hand_out(space, step, u16::from(fee));
                cites.add_if(R2_7, fee);
            }
            reached = reached.or(&next);
            here = next;
        }
    }
    Ok(Ruling::new(Verdict::Allowed(range), cites))
}

fn allowance(view: &View<'_>, kind: Kind, spent: u8) -> u8 {
    view.row(kind).movement.saturating_sub(spent)
}

/// Flies as far as it goes, by ways over no neutral first, then over one, and so on while the purse lasts: hands out each
/// space, how far it is, and over how many neutrals. With a purse it keeps a layer for each number of spaces: where one
/// can be having paid for so many neutrals.
pub(crate) fn fly(
    view: &View<'_>,
    (start, range): (u16, u8),
    (purse, layers): (u16, &mut [Set]),
    hand_out: &mut dyn FnMut(u16, u8, u16),
) {
    let mut seen = Set::default();
    for paid in 0..=purse.min(u16::from(range)) {
        let mut here = Set::default();
        for spaces in 0..=range {
            // On from the space before over no further neutral, or as many neutrals as now paid for, this one being one.
            let onward = view.map.next_to(&here).without(&view.neutral);
            let mut none = Set::default();
            let layer = layers.get_mut(usize::from(spaces)).unwrap_or(&mut none);
            here = if paid > 0 || spaces > 0 { onward.or(layer) } else { Set::one(start) };
            *layer = here;
            for space in here.without(&seen).iter() {
                seen.add(space);
                hand_out(space, spaces, paid);
            }
        }
        // One neutral more: from each layer into the next.
        let (mut carried, mut any) = (Set::default(), false);
        for (_, layer) in (0..=range).zip(layers.iter_mut()) {
            any |= carried.meets(&carried);
            let onward = view.map.next_to(layer).and(&view.neutral);
            *layer = carried;
            carried = onward;
        }
        if !any {
            return;
        }
    }
}

impl Turn<'_, '_> {
    /// Where a piece that came in this phase must stop.
    pub(crate) fn stops(&self, kind: Kind) -> Set {
        let view = self.view;
        if !self.is_combat() {
            return Set::default();
        }
        let mut stops = view.occupied;
        if kind.domain() == Domain::Land {
            stops = stops.or(&view.neutral);
            if kind != Kind::Armor {
                for (space, _) in view.map.spaces() {
                    stops.add_if(space, view.is_hostile(space));
                }
            }
        }
        stops
    }
    /// Where a ship or a land piece can be one space farther.
    fn step(&self, kind: Kind, here: &Set, at: usize) -> Set {
        let view = self.view;
        if kind.domain() == Domain::Sea {
            let into = if self.is_combat() { view.sea } else { view.sea.without(&view.occupied) };
            return view.map.sail(here, &into, &view.began);
        }
        let mut next = view.map.next_to(here).without(&view.sea);
        if !self.is_combat() || kind == Kind::AaGun {
            next = next.and(&view.friendly);
        } else if self.cash < u16::from(NEUTRAL_FEE) {
            next = next.without(&view.neutral);
        }
        if kind == Kind::AaGun {
            for space in next.iter() {
                if self.has_gun(space, at) {
                    next = next.without(&Set::one(space));
                }
            }
        }
        next
    }
}
