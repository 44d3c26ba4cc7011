//! The advance into an attacked hex. OCS 9.12g.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::combat::{Advanced, Advancing, Battle, advance_of};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::landing::is_afloat;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::capture::{captured_before, fall};
use crate::ocs::turn::combat::settlement::{at_stage, end};
use crate::ocs::turn::orders::{timed, when};
use crate::ocs::turn::target::{Site, attackers, retreated_before};
use crate::ocs::units::{Kind, Transport};
use crate::reflect::{Code, Flag, Question, Spare};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{numbered, once};

/// The attackers that advance into the hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AdvanceOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The battle, as `ocs.turn.settle` returned it for the defender.
    #[required]
    pub battle: Battle,
    /// The units that advance, by their `id`s. An empty list if none does.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub units: &'a [u16],
}

/// Decides which attackers advance into the attacked hex (OCS 9.12g), as `ocs.combat.advance` does. They do once the
/// defenders have left it and what these captured on their way has changed hands (9.14). The effects place them there,
/// and the combat is over. What else the enemy has in it falls (`ocs.turn.capture`).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::combat::{Advance, Attack, Battle, CombatResult, Stage};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{AdvanceOrder, TurnState, advance}};
/// use grognard_core::ocs::{effects::Effects, units::{Face, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let stage = Code::new(Stage::Over);
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let hexes = [hexes[0], BoardHex { combat_stage: stage, ..hexes[1] }];
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, ..Unit::regiment(1, 8, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let (result, kind) = (Code::new(CombatResult::Al1Do1), Code::new(Attack::Regular));
/// let battle = Battle { result, kind, stage, advance: Code::new(Advance::May), ..Default::default() };
/// let order = AdvanceOrder { board, turn, target: Hex::new(1, 0), battle, units: &[0] };
/// let mut effects = Effects::none();
/// let done = advance(&order, &mut effects, &mut Scratch::new(&mut [0; 4]), &mut Trail::none())?;
/// assert!(done.value.is_allowed() && effects.needed() == 3); // it is placed, and the combat is over
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a target or a unit that the board does not have, and `missing_field` for the terrain of the
///   target.
/// * `contradiction` for a unit that is named twice or is not of the side that attacks.
/// * `missing_field`, `unknown_word` and `reserved` for the battle.
/// * Those of `ocs.combat.advance`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn advance(
    question: &AdvanceOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Advanced>>, Fault> {
    let q = question;
    let (_, action, side) = q.turn.combat()?;
    let time = q.turn.fights(action, side, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    q.battle.spared().map_err(|f| f.within(&"battle"))?;
    let site = Site::of(&q.board, q.target)?;
    let mut findings = Findings::of(time.cites, trail);
    // 9.12g.B: once the option is paid by retreat nobody advances, whatever the combat has come to.
    findings.forbid_if(R9_12G_B, q.battle.attacker_retreat > 0 && !q.units.is_empty());
    let places = attackers(&q.board, q.target, side, scratch)?;
    at_stage(&site, &q.battle, &mut findings)?;
    let units = Participants::of_board(q.board.units, places);
    findings.forbid_if(R9_2, places.is_empty());
    // 9.12, 9.12g, 9.14: the defenders have gone, with what they captured on their way, and the hex is empty of them.
    retreated_before(&q.board, &mut findings);
    captured_before(&q.board, &mut findings);
    findings.forbid_if(R9_12G, site.is_defended_against(side)?);
    advancing(q, side, &units, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(Advanced::default));
    }
    let other = |kind: Kind| !kind.is_combat();
    let noncombat = site.units.iter().any(|unit| unit.side != side && unit.kind.get().is_some_and(other));
    let asked = Advancing {
        battle: q.battle,
        advancing: q.units,
        target: q.target,
        enemy_noncombat: Flag::from(noncombat),
        ..Advancing::default()
    };
    let ruling = advance_of(&asked, units, effects, findings.trail)?;
    if ruling.value.is_allowed() {
        end(&q.board, site.hex, |_| Ok(false), effects)?;
        if ruling.value.allowed().is_some_and(|advanced| advanced.captures.is_set()) {
            fall(&q.board, q.target, side, true, effects)?;
        }
        findings.cite(R9_2);
        landed(q, effects, &mut findings.cites);
    }
    Ok(timed(ruling, &findings.cites))
}

/// Adds the reasons why units do not advance for whom nobody has paid (9.12g.A). They are named once, and of the side.
fn advancing(
    q: &AdvanceOrder<'_>,
    side: u8,
    units: &Participants<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    for (i, at) in numbered(q.units) {
        let place = usize::from(*at);
        once(q.units, i, &"units")?;
        let unit = q.board.named(*at, &"units", i)?;
        if side != 0 && unit.unit.side != side {
            let fault = Fault::item_against(&"units", i, &"board.units[].side: it is not of the side that attacks");
            return Err(fault.other_at(place));
        }
        // 9.12g.A: for whom nobody has paid.
        let attacks = units.iter().any(|(index, _)| units.place(index) == place);
        if !attacks && units.len() > 0 {
            findings.object(R9_12G_A, About::Units.at(place));
        }
    }
    Ok(())
}

/// Appends that landing craft have brought those who advance from them (18.6a, 4.7d).
fn landed(q: &AdvanceOrder<'_>, effects: &mut Effects<'_>, cites: &mut Cites) {
    // 18.6a, 4.7d: landing craft have brought them.
    for at in q.units.iter().map(|at| usize::from(*at)) {
        if q.board.units.get(at).is_some_and(is_afloat) {
            effects.change(at, EffectKind::Transported, Code::new(Transport::BeachAssault).0, R18_6A);
            cites.add(R18_6A);
        }
    }
}
