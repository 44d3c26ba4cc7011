//! A defender who lets a Beach Assault land. OCS 18.6.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::beach_assault::assault;
use crate::ocs::turn::combat::capture::fall;
use crate::ocs::turn::orders::{side_of, when};
use crate::ocs::turn::target::{Site, settled_before};
use crate::ocs::units::{Transport, Unit};
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::table::{numbered, once};

/// A Beach Assault that its defender turns into an ALT landing.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ConcedeOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units that land, by their `id`s: one stack on landing craft, next to the attacked hex or in it.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The attacked hex.
    #[required]
    pub target: Hex,
}

/// What a defender gives up by letting a Beach Assault land.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Conceded {
    /// The units that land.
    pub landed: u16,
    /// The combat units of the defender that are destroyed.
    pub destroyed: u16,
}

/// Decides whether the defender may turn a Beach Assault into an ALT landing now (OCS 18.6a, 18.6b). He may in the
/// Combat Phase of the attacker, before either side has paid combat supply for it. The assault is one that could be
/// made. Combat units in Combat Mode on landing craft, one stack of at most 3 RE, are against a hex with enemy combat
/// units. The effects destroy these, whatever the ALT table would say, and place what lands in the hex, where it does
/// not move in the phase; nobody pays supply. What else is in the hex falls (`ocs.turn.capture`). That no unit was
/// shown and no die rolled before is for the caller to see to.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{ConcedeOrder, TurnState, concede}};
/// use grognard_core::ocs::{effects::Effects, measures::MP, units::{Aboard, Face, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let combat_side = Face { strength: 4.into(), ma: (6 * MP).into(), ..Default::default() };
/// let unit = |side, q| Unit {
///     combat_side, hex: Hex::new(q, 0), combat_supply: Code::default(), ..Unit::regiment(side, 4, 3)
/// };
/// let afloat = Unit { aboard: Code::new(Aboard::LandingCraft), ..unit(1, 0) };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let asked = |unit_ashore| {
///     let board = Board { chart: &chart, hexes: &hexes, units: &[unit_ashore, unit(2, 1)], ..Default::default() };
///     let order = ConcedeOrder { board, turn, units: &[0], target: Hex::new(1, 0) };
///     concede(&order, &mut Effects::none(), &mut Trail::none()).map(|ruling| ruling.value.allowed())
/// };
/// assert_eq!(asked(afloat)?.map(|landing| (landing.landed, landing.destroyed)), Some((1, 1)));
/// assert!(asked(unit(1, 0))?.is_none()); // an attack over land
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a target or a unit that the board does not have, and `missing_field` for the terrain of the
///   target.
/// * `contradiction` for a unit that is named twice, and for units of two sides.
/// * Those of `ocs.transport.assess` for each unit that lands.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `inexact` for a size in RE that is no multiple of 1/4.
pub fn concede(
    question: &ConcedeOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Conceded>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    let time = q.turn.may(TurnAction::Attack, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut findings = Findings::of(time.cites, trail);
    let site = Site::of(&q.board, q.target)?;
    if !site.is_defended_against(side)? {
        findings.object(R18_6A, About::Defenders);
    }
    findings.forbid_if(R9_1C, site.hex.attacked.is_set());
    for (i, at) in numbered(q.units) {
        let unit = q.board.named(*at, &"units", i)?;
        once(q.units, i, &"units")?;
        if unit.unit.side != side {
            let fault = Fault::item_against(&"units", i, &"board.units[].side: it is not of the side that moves");
            return Err(fault.other_at(usize::from(*at)));
        }
    }
    assault(&q.board, q.units, q.target, phase, &mut findings)?;
    // 18.6b: it is decided before supply is paid. 9.2: no other combat is open.
    let fights = |at, unit: &Unit| unit.hex == q.target || q.units.iter().any(|other| usize::from(*other) == at);
    let why = |at: usize, unit: &Unit| if fights(at, unit) { R18_6B } else { R9_2 };
    settled_before(&q.board, why, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(Conceded::default));
    }
    let mut destroyed = 0u16;
    for at in (0..site.units.len()).map(|index| site.defenders(0).place(index)) {
        let unit = q.board.checked(at)?;
        if unit.unit.side != side && unit.kind.is_combat() && !unit.unit.is_borne() {
            destroyed = destroyed.saturating_add(1);
            effects.change(at, EffectKind::Eliminate, 0, R18_6B);
        }
    }
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let lost = q.board.checked(at)?.unit.steps_lost;
        effects.push(Effect { hex: q.target, ..Effect::new(at, EffectKind::Place, lost, R18_6B) });
        effects.change(at, EffectKind::Transported, Code::new(Transport::LandingCraft).0, R18_6B);
    }
    findings.cite_if(R9_14, fall(&q.board, q.target, side, false, effects)?);
    findings.cite(R18_6A);
    findings.cite(R18_6B);
    let landed = u16::try_from(q.units.len()).unwrap_or(u16::MAX);
    Ok(findings.verdict(|| Conceded { landed, destroyed }))
}
