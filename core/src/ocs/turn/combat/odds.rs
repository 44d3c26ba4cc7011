//! The odds of a combat in its place. OCS 8.0, 8.1, 9.2 to 9.7.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::combat::{Assessment, Attack, Combat, assess_between};
use crate::ocs::landing::is_afloat;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::stacking::StackSize;
use crate::ocs::tables::InUse;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::orders::{timed, when};
use crate::ocs::turn::target::{Site, attackers, decided_before};
use crate::ocs::units::Kind;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{Findings, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A combat for which both sides are supplied.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OddsOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The units whose Action Rating counts, at most one of each side. By default the one with the highest.
    #[refers("board.units")]
    pub leads: &'a [u16],
}

/// A combat unit that takes part in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Combatant {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// It attacks; otherwise it defends.
    pub attacks: Flag,
    /// Its Action Rating counts for its side.
    pub leads: Flag,
}

/// Assesses the combat for which both sides are supplied (OCS 8.0, 9.2 to 9.7), as `ocs.combat.assess` does, once every
/// defender has paid or declined (`ocs.turn.defend`). It is assessed with the terrain of the hex and its sides, the
/// hedgehog, and all combat units in the hex as defenders. The rows are the units that take part, with the one of each
/// side that leads. In the assessment the attackers are numbered in the order of the board's list, and so is everything
/// in the hex; `ocs.combat.resolve` takes it and the dice. In a Beach Assault all attackers are halved across the
/// hexside, unless the hex is better for the defender (OCS 18.6a).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{OddsOrder, TurnState, odds}};
/// use grognard_core::ocs::units::{Face, Mobility, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let legs = Face { strength: 8.into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let units = [Unit { combat_side: legs, ..Unit::regiment(1, 8, 3) }, Unit { hex: Hex::new(1, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = OddsOrder { board, turn, target: Hex::new(1, 0), ..Default::default() };
/// let (mut rows, mut words) = ([Default::default(); 2], [0; 4]);
/// let mut rows = Sink::new(&mut rows);
/// let ruling = odds(&order, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(ruling.value.allowed().unwrap().odds.to_string(), "2:1");
/// assert_eq!(rows.items().iter().map(|row| (row.unit, row.attacks.is_set())).collect::<Vec<_>>(), [(0, true), (1, false)]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a target or a lead that the board does not have, and `missing_field` for the terrain of the
///   target.
/// * `contradiction` for two leads of one side, and for a lead that takes no part in the combat.
/// * `missing_field` for the stack in which an overrunning unit began the phase.
/// * Those of `ocs.combat.assess`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * Those of `ocs.tables.check` for the board's tables, but for the words of the results.
/// * `inexact` for a size in RE that is no multiple of 1/4.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn odds(
    question: &OddsOrder<'_>,
    rows: &mut Sink<'_, Combatant>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    odds_with(question, &mut |row| rows.push(row), scratch, trail)
}

/// [`odds`], with those who take part one by one.
pub(in crate::ocs) fn odds_with(
    question: &OddsOrder<'_>,
    each: &mut dyn FnMut(Combatant),
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    let (attack, action, side) = q.turn.combat()?;
    let time = q.turn.fights(action, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut site = Site::of(&q.board, q.target)?;
    let attackers = Participants::of_board(q.board.units, attackers(&q.board, q.target, side, scratch)?);
    let defenders = site.defenders(side);
    let mut findings = Findings::of(time.cites, trail);
    findings.forbid_if(R9_2, attackers.len() == 0);
    if findings.allows() {
        decided_before(&q.board, q.target, side, &mut findings)?;
    }
    if !findings.allows() {
        return Ok(findings.verdict(Assessment::default));
    }
    let (mut own, mut start) = (0u32, None);
    for (index, _) in attackers.iter() {
        let at = attackers.place(index);
        let unit = q.board.checked(at)?;
        site.enter(&unit).map_err(|f| if f.list().is_empty() { f.in_list(UNITS, at) } else { f })?;
        own = own.saturating_add(extent(&unit).map_err(|f| f.in_list(UNITS, at))?.re.into());
        start = Some(unit.unit.hex);
    }
    // 4.8a: an overrun counts everybody in the hex.
    let bystanders = match start.filter(|_| attack == Attack::Overrun) {
        Some(hex) => StackSize::of(&q.board, hex, side, &[])?.re.saturating_sub(own),
        None => 0,
    };
    let combat = Combat {
        bystanders_re: u16::try_from(bystanders).unwrap_or(u16::MAX),
        attacker_lead: lead(q, attackers)?,
        defender_lead: lead(q, defenders)?,
        ..site.combat(attack, phase)
    };
    strangers(q, attackers, defenders)?;
    let tables = InUse::of_board(q.board.tables)?;
    let ruling = assess_between(&combat, &attackers, &defenders, &tables, findings.trail).map_err(|f| site.blame(f))?;
    if let Verdict::Allowed(assessment) = &ruling.value {
        take_part(each, attackers, Flag::YES, assessment.attacker_lead);
        take_part(each, defenders, Flag(0), assessment.defender_lead);
    }
    // 18.6a: the hexside is that of landing craft.
    findings.cite_if(R18_6A, attackers.iter().any(|(_, unit)| is_afloat(unit)));
    // 9.1d: none of them is kept out.
    let mut all = defenders.iter().filter(|(_, unit)| unit.kind.get().is_some_and(Kind::is_combat));
    findings.cite_if(R9_1D, all.nth(1).is_some());
    Ok(timed(ruling, &findings.cites))
}

/// Names the combat units of a side, of which the one with an index leads.
fn take_part(each: &mut dyn FnMut(Combatant), units: Participants<'_>, attacks: Flag, lead: u16) {
    for (index, unit) in units.iter() {
        if unit.kind.get().is_some_and(Kind::is_combat) {
            let at = u16::try_from(units.place(index)).unwrap_or(u16::MAX);
            each(Combatant { unit: at, attacks, leads: (index == usize::from(lead)).into() });
        }
    }
}

/// Returns the lead among some units, counted from 1; 0 if none is named.
fn lead(q: &OddsOrder<'_>, units: Participants<'_>) -> Result<u16, Fault> {
    let mut found = 0u16;
    for (i, at) in numbered(q.leads) {
        if let Some((index, _)) = units.iter().find(|(index, _)| units.place(*index) == usize::from(*at)) {
            if found > 0 {
                let earlier = |at: &u16| units.iter().any(|(index, _)| units.place(index) == usize::from(*at));
                let other = q.leads.iter().position(earlier).unwrap_or(0);
                return Err(Fault::item_against(&"leads", i, &"[]: a side has one lead").other_at(other));
            }
            found = u16::try_from(index.saturating_add(1)).unwrap_or(u16::MAX);
        }
    }
    Ok(found)
}

/// Checks that every lead takes part.
fn strangers(q: &OddsOrder<'_>, attackers: Participants<'_>, defenders: Participants<'_>) -> Result<(), Fault> {
    for (i, at) in numbered(q.leads) {
        q.board.named(*at, &"leads", i)?;
        let fights = |units: Participants<'_>| units.iter().any(|(index, _)| units.place(index) == usize::from(*at));
        if !fights(attackers) && !fights(defenders) {
            return Err(Fault::item_against(&"leads", i, &"target: the unit takes no part in the combat"));
        }
    }
    Ok(())
}
