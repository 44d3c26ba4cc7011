//! Entry into hexes of enemy units. OCS 4.4c, 4.8c.

use super::{Sides, standing};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, word};
use crate::ocs::zoc::{named, number};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict};

/// What enters a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Entrant {
    /// Units, by their own movement, a retreat or an advance: ground units, ships or aircraft.
    Units = 1,
    /// Cargo that passes through the hex by rail.
    RailTransport,
    /// Cargo that detrains in the hex.
    Detraining,
    /// A supply path.
    SupplyPath,
}

/// An entry into a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Entrance<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side that enters it, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// What enters the hex. Required where the answer depends on it.
    #[when_needed]
    pub entrant: Code<Entrant>,
    /// For `units`: the units that enter together, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The aircraft among the units are on a mission.
    pub mission: Flag,
}

/// The consequences of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct EntryResult {
    /// The number of enemy units in the hex.
    pub enemies: u16,
    /// The entry leads to Specialized Combat (9.14) against the enemy units.
    pub combat: Flag,
    /// Units of both sides are then in the hex together.
    pub coexist: Flag,
}

/// An enemy unit in the hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct EntryUnit {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that allows or forbids entry to its hex.
    pub rule: u16,
    /// The unit bars the entry.
    pub bars: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The classes of the units that enter.
#[derive(Default)]
struct Party {
    ground: bool,
    /// One of the ground units is attack-capable.
    able: bool,
    ships: bool,
    aircraft: bool,
}

impl Party {
    /// Calls `meets` with the rules by which an enemy unit bars the entry, or lets the units in (4.8c.A to 4.8c.C). Aircraft
    /// may be on a `mission`.
    fn meets(&self, kind: Kind, mission: bool, meets: &mut dyn FnMut(Rule, bool)) {
        if self.ground && kind.is_combat() {
            // No class that 4.8c lists: such a hex is overrun or attacked.
            meets(R4_8C, true);
        } else if self.ground {
            meets(R4_8C_A, !self.able);
            if kind.is_noncombat() {
                meets(R4_4C, !self.able);
            }
        }
        if self.ships {
            let listed = kind.is_noncombat() || kind == Kind::Aircraft;
            meets(if listed { R4_8C_B } else { R4_8C }, !listed);
        }
        if self.aircraft {
            meets(R4_8C_C, !mission);
        }
    }
}

/// Decides whether the enemy units in a hex allow an entry into it (OCS 4.8c, 4.4c). Attack-capable units enter hexes
/// of ships, aircraft and non-combat units, together with other units that move in their stack. Ships enter hexes of
/// non-combat units and aircraft. Aircraft on a mission enter any hex. Trains and supply paths enter any hex without
/// combat units, but nothing detrains there. The rows are the enemy units, whatever the verdict.
///
/// ```
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, stacking::{enter, Entrance, Entrant}, units::{Kind, Unit}};
/// let units = [Unit::of(2, Kind::AirBase)];
/// let board = Board { units: &units, ..Default::default() };
/// let by = |entrant| Entrance { board, entrant: Code::new(entrant), side: 1, ..Default::default() };
/// assert!(enter(&by(Entrant::RailTransport), &mut Sink::none(), &mut Trail::none())?.value.is_allowed());
/// assert!(!enter(&by(Entrant::Detraining), &mut Sink::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that a board with hexes does not have.
/// * `missing_field` and `unknown_word` for the entrant.
/// * `out_of_range` for a unit that the board does not have.
/// * `empty` for an entry of units without units.
/// * `contradiction` for a unit that is named twice or is not of the side, and for units that enter as a train or a
///   supply path.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that enter or are in the hex.
pub fn enter(
    question: &Entrance<'_>,
    rows: &mut Sink<'_, EntryUnit>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<EntryResult>>, Fault> {
    let q = question;
    q.in_range()?;
    q.board.on_map(q.hex, &"hex")?;
    named(&q.board, q.units, Some(q.side), &"units")?;
    let entrant = word(q.entrant, &"entrant")?;
    let (party, why) = party(q, entrant)?;
    let mut findings = Findings::by(R4_8C, trail);
    let mut answer = EntryResult::default();
    for found in standing(&q.board, q.hex, Sides::But(q.side)) {
        let (at, enemy) = found?;
        let kind = enemy.kind;
        answer.enemies = answer.enemies.saturating_add(1);
        let mut first = None;
        let mut meets = |rule, bars: bool| {
            if bars {
                findings.object(rule, About::Defenders.at(at));
            } else {
                findings.cite(rule);
            }
            // Units that bar the entry come first.
            if bars || first.is_none() {
                first = Some((rule, bars || first.is_some_and(|(_, barred)| barred)));
            }
        };
        match entrant {
            Entrant::Units => {
                party.meets(kind, q.mission.is_set(), &mut meets);
                answer.combat = Flag::from(answer.combat.is_set() || (party.ground && !kind.is_combat()));
            }
            Entrant::Detraining if !kind.is_combat() => meets(R4_8C_D, true),
            _ if kind.is_combat() => meets(R4_8C, true),
            _ => meets(R4_8C_D, false),
        }
        if let Some((rule, bars)) = first {
            rows.push(EntryUnit { unit: number(at), rule: rule.0, bars: Flag::from(bars), reserved: 0 });
        }
    }
    if party.ground && !party.able && answer.combat.is_set() {
        why.iter().for_each(|rule| findings.object(rule, About::Units));
    }
    let stays = entrant == Entrant::Units && answer.enemies > 0 && !answer.combat.is_set();
    answer.coexist = Flag::from(stays);
    Ok(findings.verdict(|| answer))
}

/// Returns the classes of the units that enter, and the rules by which none of them is attack-capable.
fn party(q: &Entrance<'_>, entrant: Entrant) -> Result<(Party, Cites), Fault> {
    let (mut party, mut why) = (Party::default(), Cites::by(R4_4));
    if entrant != Entrant::Units {
        // Trains and supply paths have no units.
        let none = q.units.is_empty();
        return if none {
            Ok((party, why))
        } else {
            Err(Fault::against(&"units", &"entrant: trains and supply paths have no units"))
        };
    }
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    for at in q.units {
        let unit = q.board.checked(usize::from(*at))?;
        match unit.kind {
            Kind::Ship => party.ships = true,
            Kind::Aircraft => party.aircraft = true,
            _ => {
                party.ground = true;
                party.able |= unit.attack_capable(&mut |rule| why.add(rule));
            }
        }
    }
    Ok((party, why))
}
