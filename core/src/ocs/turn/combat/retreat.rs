//! A retreat in its place: the way on the board, what it meets, and the bystanders. OCS 9.12.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::board::{Board, BoardHeld, BoardHex, UNITS};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::landing::is_afloat;
use crate::ocs::participants::Participants;
use crate::ocs::retreat::{Escape, Retreat, RetreatHex, Retreated, is_immobile, retreat_of, zones_met};
use crate::ocs::rules::*;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::capture::{captured_before, fall_along};
use crate::ocs::turn::combat::settlement::{end, losses};
use crate::ocs::turn::orders::when;
use crate::ocs::turn::supply::draws::own;
use crate::ocs::turn::target::engaged;
use crate::ocs::units::{Checked, Kind, Mode};
use crate::reflect::Question;
use crate::ruling::{About, Amount, Findings, Item, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::{count, numbered};

/// The longest way of a retreat, in hexes: no result of the table asks for more than 3, and a way may bend.
const LONGEST: usize = 12;

/// Units that retreat from a combat now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RetreatOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units that retreat together, from one hex, by their `id`s: those that have to, and combat units and Organic
    /// Trucks that go along (9.12d).
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The hexes that they enter, in order, at most 12.
    #[required]
    pub path: &'a [Hex],
    /// The steps that units which are disorganized already lose in enemy zones of control. An empty list for none.
    pub losses: &'a [StepsLost],
}

/// Decides whether units retreat from a combat by a way (OCS 9.12), as `ocs.retreat.assess` does. The board has the
/// zones of control, the enemies, the terrain and the friends on the way. The units are those that have to, by the
/// hexes that `ocs.turn.settle` noted for them, and combat units and Organic Trucks of their hex that go along (9.12d).
/// Those of a hex may go different ways, one order each. The defenders do not enter the hexes from which theirs was
/// attacked, whoever is there now (9.12f). A way that kills is a way too, and units that cannot move die by any
/// (9.12b). The effects are what happens to the units on the way, the steps that they lose, the hex where they end, and
/// the disorganization of friends (5.10a, 9.12e). Attackers who have retreated have no more part in the combat
/// (9.12g.B). What the enemy has on their way falls (`ocs.turn.capture`), and nobody retreats before what has fallen is
/// captured (9.14). With the last of the defenders the combat is over, unless attackers may advance
/// (`ocs.turn.advance`).
///
/// The steps are lost out of units that are disorganized when they enter the hex (9.12e). That of an enemy zone at the
/// first or second hex is lost by those that were so before the retreat. Any others are lost by any of the units, since
/// all are disorganized from the second hex on and after the first such zone.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{RetreatOrder, TurnState, retreat}};
/// use grognard_core::ocs::units::{Face, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let defender = Unit { hex: Hex::new(1, 0), combat_side: face, retreats: 1, ..Unit::regiment(2, 4, 3) };
/// let units = [Unit::regiment(1, 4, 3), defender];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = RetreatOrder { board, turn, units: &[1], path: &[Hex::new(2, 0)], ..Default::default() };
/// let mut effects = Effects::none();
/// let gone = retreat(&order, &mut effects, &mut Scratch::new(&mut [0; 4]), &mut Trail::none())?;
/// assert!(gone.value.is_allowed() && effects.needed() == 1); // it is placed, and the attacker may advance
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units or without a path.
/// * `out_of_range` for a unit that the board does not have, and for a path of more than 12 hexes.
/// * `contradiction` for a unit that is named twice, for units of two sides, and for units that have to retreat
///   different distances.
/// * `missing_field` for the steps that a unit loses, and `reserved` for reserved bytes of `losses`.
/// * `contradiction` for a loss of a unit that is named twice, takes no part, is no combat unit, or has fewer steps
///   left.
/// * Those of `ocs.zoc.retreat` for the path, and of `ocs.retreat.assess`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn retreat(
    question: &RetreatOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Retreated>>, Fault> {
    let q = question;
    let (_, action, attacker) = q.turn.combat()?;
    let time = q.turn.fights(action, attacker, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    let side = crate::ocs::turn::orders::side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    let attacks = side == attacker;
    if q.path.len() > LONGEST {
        let most = u32::try_from(LONGEST).unwrap_or(u32::MAX);
        return Err(Fault::beyond(&text!("path"), i64::try_from(q.path.len()).unwrap_or(i64::MAX), 0, most));
    }
    let here = here(q);
    let start = here.hex;
    let mut held = [start; 6];
    // 9.12f: the hexes of the attackers bar nothing to themselves.
    let held = if attacks { &[] } else { attackers_of(&here, &mut held) };
    let escape = Escape { board: q.board, units: q.units, path: q.path, held };
    let mut room = [RetreatHex::default(); LONGEST];
    let mut hexes = Sink::new(&mut room);
    zones_met(&escape, &mut hexes, trail)?;
    let mut findings = Findings::of(time.cites, trail);
    let (distance, along) = owed(q, attacks, &mut findings)?;
    captured_before(&q.board, &mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(Retreated::default));
    }
    let (going, staying) = places(q, side, scratch)?;
    let units = Participants::of_board(q.board.units, going);
    let friends = Participants::of_board(q.board.units, staying);
    losses(&q.board, units, q.losses)?;
    leaves(q, &here, attacks, attacker, effects)?;
    let asked = Retreat { start, path: hexes.items(), distance, ..Retreat::default() };
    let ruling = retreat_of(&asked, units, friends, effects, findings.trail)?;
    let Verdict::Allowed(retreated) = ruling.value else {
        effects.take_back();
        return Ok(ruling);
    };
    findings.cites.merge(&ruling.cites);
    findings.cite_if(R9_12D, along);
    let lost = lose(q, hexes.items(), retreated.steps, &mut findings, effects)?;
    findings.cite_if(R9_12E, lost);
    if !findings.allows() {
        effects.take_back();
        return Ok(findings.verdict(Retreated::default));
    }
    // 4.8c, 9.12f: through them as in movement.
    if retreated.captures.is_set() {
        fall_along(&q.board, &|i| q.path.get(i).copied(), side, effects)?;
    }
    Ok(findings.verdict(|| retreated))
}

/// Returns the hex from which the units retreat, as the board has it if it lists it.
fn here(q: &RetreatOrder<'_>) -> BoardHex {
    let start = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))).map(|unit| unit.hex);
    let start = start.unwrap_or_default();
    let here = q.board.place(start).and_then(|place| q.board.at(place)).copied();
    here.unwrap_or(BoardHex { hex: start, ..BoardHex::default() })
}

/// Writes the places of the units that retreat, and of those of their side in hexes of the path.
fn places<'s>(q: &RetreatOrder<'_>, side: u8, scratch: &'s mut Scratch<'_>) -> Result<(&'s [u64], &'s [u64]), Fault> {
    let bystanders = || {
        let along = numbered(q.path).filter(|(i, hex)| !q.path.iter().take(*i).any(|earlier| earlier == *hex));
        let stays = |at: usize| !q.units.iter().any(|goes| usize::from(*goes) == at);
        let stacks = along.flat_map(|(_, hex)| q.board.stack(*hex));
        stacks.filter(move |(at, unit)| unit.side == side && stays(*at) && !unit.is_borne())
    };
    let friends = count(bystanders());
    let words = scratch.take(q.units.len().saturating_add(friends))?;
    let (going, staying) = words.split_at_mut_checked(q.units.len()).unwrap_or_default();
    going.iter_mut().zip(q.units).for_each(|(word, at)| *word = (*at).into());
    for (word, (at, _)) in staying.iter_mut().zip(bystanders()) {
        *word = u64::try_from(at).unwrap_or(u64::MAX);
    }
    Ok((going, staying))
}

/// Appends the losses of a retreat, which are its owner's choice (9.12e). Adds the reasons why they are not these. Returns
/// whether there are any.
fn lose(
    q: &RetreatOrder<'_>,
    path: &[RetreatHex],
    steps: u16,
    findings: &mut Findings<'_, '_>,
    effects: &mut Effects<'_>,
) -> Result<bool, Fault> {
    let named = q.losses.iter().fold(0u32, |sum, row| sum.saturating_add(row.steps.into()));
    let (owed, mut free) = due(q, path, steps)?;
    findings.unlike(R9_12E, Item::all(About::Units), Amount::of(What::Steps, named, 1), owed);
    for row in q.losses {
        let unit = q.board.unit(row.unit, &text!("unit"))?;
        // 9.12e: out of those who are DG when they enter the hex.
        let part = if unit.mode == Mode::Dg { 0 } else { u16::from(row.steps) };
        if part > free || !arrives(&unit).map_err(|f| f.in_list(UNITS, row.unit.into()))? {
            findings.object(R9_12E, About::Units.at(row.unit.into()));
        }
        free = free.saturating_sub(part);
        let all = unit.steps_left().map_err(|f| f.in_list(UNITS, row.unit.into()))? <= row.steps;
        let (what, amount) = if all { (EffectKind::Eliminate, 0) } else { (EffectKind::LoseSteps, row.steps) };
        effects.change(row.unit.into(), what, amount, R9_12E);
    }
    Ok(!q.losses.is_empty())
}

/// Appends that attackers who retreat do not advance, or, once all defenders have gone and nobody advances, that the combat is
/// over.
fn leaves(
    q: &RetreatOrder<'_>,
    here: &BoardHex,
    attacks: bool,
    attacker: u8,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    let goes = |at: usize| q.units.iter().any(|goes| usize::from(*goes) == at);
    if attacks {
        // 9.12g.B: they do not advance.
        for (at, _) in numbered(q.board.units).filter(|(at, unit)| unit.combat_supply.0 != 0 && goes(*at)) {
            effects.change(at, EffectKind::SetCombatSupply, 0, R9_12G_B);
        }
    } else if !numbered(q.board.units).any(|(at, unit)| unit.retreats > 0 && !goes(at))
        && engaged(&q.board, here.hex, attacker).next().is_none()
    {
        // 9.2: all have gone, and nobody advances.
        end(&q.board, here, |_| Ok(false), effects)?;
    }
    Ok(())
}

/// Returns the hexes that the units have to retreat, and whether some go along that do not have to, and adds the reasons why
/// they do not go.
fn owed(q: &RetreatOrder<'_>, attacks: bool, findings: &mut Findings<'_, '_>) -> Result<(u8, bool), Fault> {
    let (mut distance, mut along, mut combat, mut trucks) = (0u8, false, false, false);
    for (i, at) in numbered(q.units) {
        let unit = q.board.named(*at, &"units", i)?;
        let (at, hexes) = (usize::from(*at), unit.unit.retreats);
        if hexes > 0 && distance > 0 && hexes != distance {
            let owes = |at: &u16| q.board.units.get(usize::from(*at)).is_some_and(|unit| unit.retreats == distance);
            let first = q.units.iter().find(|at| owes(at)).map_or(0, |at| usize::from(*at));
            let fault = Fault::against(&"retreats", &"[].retreats: units that retreat together go as far");
            return Err(fault.valued(hexes).opposed(distance).in_list(UNITS, at).other_at(first));
        }
        distance = distance.max(hexes);
        along |= hexes == 0;
        // 18.6a: who attacks from landing craft takes every option in steps. A defender goes ashore.
        if attacks && is_afloat(unit.unit) {
            findings.object(R18_6A, About::Units.at(at));
        }
        combat |= unit.kind.is_combat();
        trucks |= unit.kind == Kind::OrganicTruck;
        // 9.12b: it dies only if it must retreat.
        if hexes == 0 && unit.kind.is_combat() && is_immobile(&unit).map_err(|f| f.in_list(UNITS, at))? {
            findings.object(R9_12B, About::Units.at(at));
        }
    }
    // 9.12: nobody retreats who does not have to.
    findings.forbid_if(R9_12, distance == 0);
    // 13.2g.E: not alone.
    findings.forbid_if(R13_2G_E, trucks && !combat);
    Ok((distance, along))
}

/// Returns the hexes from which a hex is attacked (9.12f); none if it is not.
fn attackers_of<'r>(hex: &BoardHex, room: &'r mut [Hex; 6]) -> &'r [Hex] {
    let bit = |from: Hex| hex.hex.side_to(from).and_then(|side| hex.attacked_from.checked_shr(side.into()));
    let mut used = 0usize;
    for (slot, from) in room.iter_mut().zip(hex.hex.neighbours().filter(|from| bit(*from).unwrap_or(0) & 1 == 1)) {
        *slot = from;
        used = used.saturating_add(1);
    }
    room.get(..used).unwrap_or_default()
}

/// Returns the steps that the units lose, which are not more than they have. Returns also how many of them units may
/// lose that were not disorganized before. These are all but that of a zone at the first or second hex, since it makes
/// the others so (9.12e).
#[inline(never)]
fn due(q: &RetreatOrder<'_>, path: &[RetreatHex], steps: u16) -> Result<(u32, u16), Fault> {
    let (mut left, mut already) = (0u32, false);
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        let inside = |f: Fault| f.in_list(UNITS, at);
        if arrives(&unit).map_err(inside)? {
            left = left.saturating_add(unit.steps_left().map_err(inside)?.into());
            already |= unit.mode == Mode::Dg;
        }
    }
    let near = path.iter().take(2).any(|pace| pace.enemy_zoc.is_set());
    Ok((left.min(steps.into()), steps.saturating_sub(u16::from(near && already))))
}

/// Returns whether a unit is a combat unit that does not die where it is or in an enemy zone of control (5.8a, 9.12b).
fn arrives(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(unit.kind.is_combat() && unit.mode != Mode::Strat && !is_immobile(unit)?)
}
