//! Actions in an enemy zone of control. OCS 4.5a, 4.5b.

use super::{Stand, around, named, number, stand};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mobility, Mode, word};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};

/// An action in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Action {
    /// To continue Truck movement from the hex, other than by an overrun (4.5a.A).
    TruckMovement = 1,
    /// To trace a supply path into or out of the hex: a draw, a throw or an Extender's path (4.5a.B).
    SupplyPath,
    /// To move cargo by Rail Cap (4.5a.C).
    RailTransport,
    /// To trace supply by rail (4.5a.D).
    RailTrace,
    /// To convert a railroad (4.5a.E).
    RailConversion,
    /// To trace supply through a port (4.5a.F).
    PortTrace,
    /// To move cargo through a port by Sea Cap (4.5a.G).
    PortTransport,
    /// To refit aircraft (4.5a.H).
    Refit,
    /// To change to Reserve Mode (4.5a.I).
    EnterReserve,
    /// To change to Strat Mode (4.5a.J).
    EnterStrat,
    /// To move into the hex in Strat Mode (4.5a.J).
    StratMovement,
    /// To rebuild with replacements (4.5a.K).
    Rebuild,
}

impl Action {
    /// Returns the action's paragraph, and whether a zone that bars it can be negated.
    const fn rule(self) -> (Rule, bool) {
        match self {
            Action::TruckMovement => (R4_5A_A, true),
            Action::SupplyPath => (R4_5A_B, true),
            Action::RailTransport => (R4_5A_C, false),
            Action::RailTrace => (R4_5A_D, true),
            Action::RailConversion => (R4_5A_E, false),
            Action::PortTrace => (R4_5A_F, true),
            Action::PortTransport => (R4_5A_G, false),
            Action::Refit => (R4_5A_H, true),
            Action::EnterReserve => (R4_5A_I, false),
            Action::EnterStrat | Action::StratMovement => (R4_5A_J, false),
            Action::Rebuild => (R4_5A_K, false),
        }
    }
}

/// An action of a side in a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Act<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side that acts, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The action.
    #[required]
    pub action: Code<Action>,
    /// The units that act, by their `id`s, in any hex. For movement they are the moving units. Only units of Truck
    /// mobility are bound in Truck movement, and only units in Strat Mode in Strat movement. They negate no zone, since
    /// they spend movement points. For a supply path it is the unit that the path belongs to. It is bound, save a
    /// headquarters whose throw range is in Leg or Track MP and an Extender of such a mobility (12.3a, 12.3b). If no unit is
    /// given, the movement or path counts as bound.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The units began the phase in the hex, so that they may leave it.
    pub began_here: Flag,
}

/// The basis of a decision about an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ActionBasis {
    /// The first enemy unit whose zone covers the hex; absent if there is none.
    ///
    /// C and Rust say 65535 for none.
    #[refers("board.units")]
    pub covered_by: u16,
    /// The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in
    /// the phase.
    ///
    /// C and Rust say 65535 for none.
    #[refers("board.units")]
    pub negated_by: u16,
    /// Zones of control do not restrict the action or the units.
    pub unbound: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The role of a unit in the decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Part {
    /// An enemy unit whose zone covers the hex.
    Covers,
    /// A friendly combat unit in the hex that negates the zone.
    Negates,
    /// A friendly combat unit in the hex that does not negate the zone because it spends movement points later in the
    /// phase.
    MovesOn,
    /// A friendly unit in the hex that does not negate the zone because it is cargo or not a combat unit.
    CannotNegate,
}

/// A unit with a role in the decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ActionUnit {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
    pub rule: u16,
    /// The role of the unit.
    pub part: Code<Part>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns whether zones of control restrict the action and the units.
fn is_bound(q: &Act<'_>, action: Action) -> Result<bool, Fault> {
    if q.began_here.is_set() && action == Action::TruckMovement {
        return Ok(false);
    }
    let by_units = matches!(action, Action::TruckMovement | Action::SupplyPath | Action::StratMovement);
    let mut bound = !by_units || q.units.is_empty();
    for at in q.units {
        let unit = q.board.checked(usize::from(*at))?;
        let is_truck = |mobility, field| {
            let inside = |f: Fault| f.within(unit.face_name()).in_list(super::UNITS, usize::from(*at));
            word(mobility, field).map_err(inside).map(|mobility| mobility == Mobility::Truck)
        };
        bound |= match action {
            Action::StratMovement => unit.mode == Mode::Strat,
            // OCS 12.3a, 12.3b: the colour of a throw range, not that of the movement allowance. All others draw in
            // Truck MP, save an Extender, whose path has the colour of its counter.
            Action::SupplyPath if unit.kind != Kind::Extender => {
                !unit.kind.is_hq()
                    || unit.face.throw_range == 0
                    || is_truck(unit.face.throw_mobility, &"throw_mobility")?
            }
            _ => is_truck(unit.face.mobility, &text!("mobility"))?,
        };
    }
    Ok(bound)
}

/// Decides whether zones of control allow an action in a hex (OCS 4.5a, 4.5b). The rows are the enemy units whose zones
/// cover the hex and, if the zone can be negated, the friendly units in the hex, each with its role. They are returned
/// whatever the verdict.
///
/// ```
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, units::{Kind, Mode, Orientation, Unit}, zoc::{assess, Act, Action}};
/// let enemy = Unit { hex: Hex::new(0, 0), ..Unit::regiment(2, 4, 3) };
/// let base = Unit { hex: Hex::new(0, 1), ..Unit::of(1, Kind::AirBase) };
/// let friend = Unit { hex: Hex::new(0, 1), mode: Code::new(Mode::Dg), oriented: Code::new(Orientation::Combat), ..Unit::regiment(1, 4, 3) };
/// fn refit(units: &[Unit]) -> Act<'_> {
///     let board = Board { units, ..Default::default() };
///     let (hex, action) = (Hex::new(0, 1), Code::new(Action::Refit));
///     Act { board, hex, action, side: 1, ..Default::default() }
/// }
/// let (alone, held) = ([enemy, base], [enemy, friend, base]);
/// assert!(!assess(&refit(&alone), &mut Sink::none(), &mut Trail::none())?.value.is_allowed());
/// let ruling = assess(&refit(&held), &mut Sink::none(), &mut Trail::none())?;
/// assert_eq!(ruling.value.allowed().unwrap().negated_by, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `missing_field` and `unknown_word` for the action.
/// * `out_of_range` for a hex that a board with hexes does not have, and for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice or is not of the side.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that act, or are in the hex or next to it.
pub fn assess(
    question: &Act<'_>,
    rows: &mut Sink<'_, ActionUnit>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<ActionBasis>>, Fault> {
    let q = question;
    q.in_range()?;
    let action = word(q.action, &"action")?;
    let (letter, mut negatable) = action.rule();
    // A game may let units not negate zones for this: DAK's ports.
    negatable &= !(action == Action::PortTrace && q.board.rules.port_zones.is_set());
    named(&q.board, q.units, Some(q.side), &"units")?;
    let on_map = q.board.on_map(q.hex, &"hex")?;
    let bound = is_bound(q, action)?;
    let mut leave =
        ActionBasis { covered_by: u16::MAX, negated_by: u16::MAX, unbound: Flag::from(!bound), reserved: 0 };
    let mut cites = Cites::by(letter);
    cites.add_if(R15_1, action == Action::Refit);
    cites.add_if(R19_0A, matches!(action, Action::PortTrace | Action::PortTransport));
    if !bound {
        return Ok(Ruling::new(Verdict::Allowed(leave), cites));
    }
    let mut row = |unit, rule: Rule, part| {
        rows.push(ActionUnit { unit: number(unit), rule: rule.0, part: Code::new(part), reserved: 0 });
    };
    let mut without_zone = false;
    for found in around(&q.board, q.hex, q.side).take_while(|_| on_map) {
        let (at, _, rule) = found?;
        let Some(rule) = rule else {
            without_zone = true;
            continue;
        };
        trail.note(rule, What::Exerts, About::Units.at(at), 0);
        row(at, rule, Part::Covers);
        leave.covered_by = leave.covered_by.min(number(at));
    }
    if leave.covered_by == u16::MAX {
        cites.add(R4_5);
        cites.add_if(R4_4B, without_zone);
        return Ok(Ruling::new(Verdict::Allowed(leave), cites));
    }
    let moves_on = negates(q, action, negatable, &mut leave, &mut row, trail)?;
    let negated = leave.negated_by != u16::MAX;
    cites.add_if(R4_5B, negated || moves_on);
    if negated {
        return Ok(Ruling::new(Verdict::Allowed(leave), cites));
    }
    trail.note(letter, What::Forbidden, About::Whole, 0);
    Ok(Ruling::new(Verdict::Forbidden, cites))
}

/// Shows what the friendly units in the hex are to the zone, and notes the one that negates it (4.5b). Returns whether one
/// moves on, and so negates nothing.
fn negates(
    q: &Act<'_>,
    action: Action,
    negatable: bool,
    leave: &mut ActionBasis,
    row: &mut dyn FnMut(usize, Rule, Part),
    trail: &mut Trail<'_>,
) -> Result<bool, Fault> {
    let mut moves_on = false;
    let spends = matches!(action, Action::TruckMovement | Action::StratMovement);
    for (at, _) in q.board.stack(q.hex).filter(|(_, u)| negatable && u.may_be_of(q.side)) {
        let moving = spends && q.units.contains(&number(at));
        let part = match stand(&q.board, at, moving)? {
            Stand::Negates => Part::Negates,
            Stand::MovesOn => Part::MovesOn,
            Stand::Cannot => Part::CannotNegate,
        };
        row(at, R4_5B, part);
        moves_on |= part == Part::MovesOn;
        if part == Part::Negates && leave.negated_by == u16::MAX {
            trail.note(R4_5B, What::Negated, About::Units.at(at), 0);
            leave.negated_by = number(at);
        }
    }
    Ok(moves_on)
}
