//! The settlement of a combat in its place. OCS 9.2, 9.10 to 9.13.

use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::board::{Board, BoardHeld, BoardHex, UNITS};
use crate::ocs::combat::{Advance, Attack, Battle, Paying, Settled, Stage};
use crate::ocs::effects::{EffectKind, Effects, HexMark, UnitMark};
use crate::ocs::landing::is_afloat;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::capture::captured_before;
use crate::ocs::turn::orders::{timed, when};
use crate::ocs::turn::target::{Site, attackers, decided_before, retreated_before};
use crate::ocs::units::word;
use crate::reflect::{Code, Flag, Question, Ranged, Spare};
use crate::ruling::{Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A side's payment for the result of the combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SettleOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The battle, as `ocs.combat.resolve` returned it, or this order for the attacker. Its stage is the one that the hex
    /// has come to.
    #[required]
    pub battle: Battle,
    /// The steps that units of the side that settles next lose. An empty list for no losses.
    pub losses: &'a [StepsLost],
    /// The number of hexes that all of them retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
}

/// Settles one side's part of the result of a combat (OCS 9.2, 9.10 to 9.13), as `ocs.combat.apply` does. First comes
/// the attackers' part, of the units that are supplied for it, once the defender has paid or declined
/// (`ocs.turn.defend`). Then comes that of the combat units in the hex, once what the attackers met on their retreat is
/// captured (9.14). An overrun has cost each attacker 3 MP (8.1a). The effects are:
///
/// * the losses and the markers;
/// * the hexes that each unit has to retreat, which its owner carries out before anything else is done
///   (`ocs.turn.retreat`);
/// * that the units and the hex have had their attack of the segment (9.1c);
/// * how far the settlement has come: no side settles twice, and the hex says who is next.
///
/// The combat is over once the defender has settled and retreated, unless the attackers may advance
/// (`ocs.turn.advance`).
///
/// The attackers of a Beach Assault take every option in steps, and are destroyed if the defenders stay in the hex (OCS
/// 18.6a). The caller takes off their landing craft, which are no units of the board.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::combat::{Attack, Battle, CombatResult, Stage};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{SettleOrder, TurnState, settle}};
/// use grognard_core::ocs::{attrition::StepsLost, effects::Effects, units::Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let units = [Unit::regiment(1, 8, 3), Unit { hex: Hex::new(1, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let (result, kind) = (Code::new(CombatResult::Al1Do1), Code::new(Attack::Regular));
/// let battle = Battle { result, kind, stage: Code::new(Stage::Attacker), ..Default::default() };
/// let losses = [StepsLost { unit: 0, steps: 1, ..Default::default() }];
/// let order = SettleOrder { board, turn, target: Hex::new(1, 0), battle, losses: &losses, ..Default::default() };
/// let mut words = [0; 4];
/// let done = settle(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(done.value.allowed().unwrap().battle.stage.get(), Some(Stage::Defender));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a target, or a unit that loses steps, that the board does not have. `missing_field` for the
///   terrain of the target.
/// * `missing_field`, `unknown_word` and `reserved` for the battle, and `contradiction` for one of another kind than
///   the segment has.
/// * `missing_field` for the steps that a unit loses, and `reserved` for reserved bytes of `losses`.
/// * `contradiction` for a loss of a unit that is named twice, takes no part, is no combat unit, or has fewer steps
///   left.
/// * Those of `ocs.combat.apply`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn settle(
    question: &SettleOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Settled>>, Fault> {
    let q = question;
    let (attack, action, side) = q.turn.combat()?;
    let time = q.turn.fights(action, side, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    let defends = sound(q, attack)? == Stage::Defender;
    let site = Site::of(&q.board, q.target)?;
    let mut findings = Findings::of(time.cites, trail);
    at_stage(&site, &q.battle, &mut findings)?;
    // 9.12, 9.14: the attackers have gone, and have captured what they met, before the defender settles.
    retreated_before(&q.board, &mut findings);
    captured_before(&q.board, &mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(Settled::default));
    }
    let places = attackers(&q.board, q.target, side, scratch)?;
    let units = if defends { site.defenders(side) } else { Participants::of_board(q.board.units, places) };
    let fought = if defends { site.fights(side) } else { !places.is_empty() };
    findings.forbid_if(R9_2, !fought);
    if fought && !defends {
        decided_before(&q.board, q.target, side, &mut findings)?;
    }
    if !findings.allows() {
        return Ok(findings.verdict(Settled::default));
    }
    losses(&q.board, units, q.losses)?;
    let row = |at: usize| q.losses.iter().find(|row| usize::from(row.unit) == at);
    let loss = |i: usize| row(units.place(i)).map_or(0, |row| row.steps);
    let paying = Paying { battle: q.battle, units, loss: &loss, retreat: q.retreat, ignore: q.ignore };
    let ruling = crate::ocs::combat::settle(&paying, effects, findings.trail)?;
    let Verdict::Allowed(settled) = ruling.value else { return Ok(ruling) };
    let gone = |at: usize| -> Result<bool, Fault> {
        row(at).map_or(Ok(false), |row| Ok(row.steps >= q.board.checked(at)?.steps_left()?))
    };
    if !defends && attack == Attack::Regular {
        attacked(q, &units, &gone, effects)?;
    }
    let over = settled.battle.stage.get() == Some(Stage::Over);
    // 9.12: the defenders have to retreat first.
    if over && settled.battle.advance.get() == Some(Advance::None) && q.retreat == 0 {
        let lost = repelled(&q.board, places, effects)?;
        findings.cite_if(R18_6A, lost);
        let attacks = |at: usize| places.iter().any(|place| usize::try_from(*place) == Ok(at));
        end(&q.board, site.hex, |at| Ok(lost && attacks(at) || gone(at)?), effects)?;
    } else {
        effects.mark(q.target, EffectKind::SetCombatStage, settled.battle.stage.0, R9_2);
    }
    // 16.0h: a hedgehog keeps its level whatever its garrison suffers.
    findings.cite_if(R16_0H, defends && site.hedgehog > 0);
    Ok(timed(ruling, &findings.cites))
}

/// Checks the result that is settled, and returns its stage.
fn sound(q: &SettleOrder<'_>, attack: Attack) -> Result<Stage, Fault> {
    let battle = |f: Fault| f.within(&"battle");
    q.battle.spared().map_err(battle)?;
    for (i, row) in numbered(q.losses) {
        row.spared().map_err(|f| f.in_list(&"losses", i))?;
    }
    if word(q.battle.kind, &text!("kind")).map_err(battle)? != attack {
        return Err(battle(Fault::against(
            &text!("kind"),
            &"turn.segment: the combat of this segment is of another kind",
        )));
    }
    word(q.battle.stage, &"stage").map_err(battle)
}

/// Appends that the attackers who are left have attacked, and the hex (9.1c).
fn attacked(
    q: &SettleOrder<'_>,
    units: &Participants<'_>,
    gone: &dyn Fn(usize) -> Result<bool, Fault>,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    for at in (0..units.len()).map(|index| units.place(index)) {
        if !gone(at)? {
            effects.change(at, EffectKind::Mark, Code::new(UnitMark::Attacked).0, R9_1C);
        }
    }
    effects.mark(q.target, EffectKind::MarkHex, Code::new(HexMark::Attacked).0, R9_1C);
    Ok(())
}

/// Appends the effects by which the attackers of a Beach Assault that has not driven the defenders out are destroyed (18.6a);
/// returns whether it is one.
fn repelled(board: &Board<'_>, places: &[u64], effects: &mut Effects<'_>) -> Result<bool, Fault> {
    let attackers = Participants::of_board(board.units, places);
    let beach = attackers.iter().any(|(_, unit)| is_afloat(unit));
    for at in (0..attackers.len()).map(|index| attackers.place(index)).filter(|_| beach) {
        effects.change(at, EffectKind::Eliminate, 0, R18_6A);
    }
    Ok(beach)
}

/// Adds the reason why the settlement of the combat in a hex does not go on with a battle. It has not come to its
/// stage, or is past it (9.2).
pub(in crate::ocs::turn) fn at_stage(
    site: &Site<'_>,
    battle: &Battle,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let stage = word(battle.stage, &"stage").map_err(|f| f.within(&"battle"))?;
    let now = match site.hex.combat_stage {
        code if code.0 == 0 => Stage::Attacker,
        code => word(code, &"combat_stage").map_err(|f| site.board.in_hex(f, site.hex))?,
    };
    findings.forbid_if(R9_2, now != stage);
    // 9.10b, 9.2.9: what comes before this step.
    findings.forbid_if(R9_10B, now == Stage::Attacker && stage == Stage::Defender);
    findings.forbid_if(R9_2_9, now != stage && stage == Stage::Over);
    Ok(())
}

/// Checks some units and their losses.
pub(in crate::ocs::turn) fn losses(
    board: &Board<'_>,
    units: Participants<'_>,
    losses: &[StepsLost],
) -> Result<(), Fault> {
    for at in (0..units.len()).map(|index| units.place(index)) {
        board.checked(at)?;
    }
    for (i, row) in numbered(losses) {
        row.spared().and_then(|()| row.in_range()).map_err(|f| f.in_list(&"losses", i))?;
        let unit = board.unit(row.unit, &text!("unit")).map_err(|f| f.in_list(&"losses", i))?;
        let twice = crate::table::before(losses, i).position(|earlier| earlier.unit == row.unit);
        let member = units.iter().any(|(index, _)| units.place(index) == usize::from(row.unit));
        if twice.is_some() || !member || !unit.kind.is_combat() {
            let why: Name = match twice {
                Some(_) => &"[].unit: each unit is named once",
                None if member => &"board.units[].kind: only combat units lose steps in combat",
                None => &"target: a unit that takes no part in the combat loses nothing",
            };
            let other = twice.unwrap_or(usize::from(row.unit));
            return Err(Fault::against(&text!("unit"), why).in_list(&"losses", i).other_at(other));
        }
        let left = unit.steps_left().map_err(|f| f.in_list(UNITS, usize::from(row.unit)))?;
        if row.steps > left {
            let why = &"board.units[].steps: a unit loses no more steps than it has left";
            let fault = Fault::against(&"steps", why).valued(row.steps).opposed(left);
            return Err(fault.in_list(&"losses", i).other_at(usize::from(row.unit)));
        }
    }
    Ok(())
}

/// Appends the effects by which a combat is over for the units that are left.
pub(in crate::ocs::turn) fn end(
    board: &Board<'_>,
    hex: &BoardHex,
    gone: impl Fn(usize) -> Result<bool, Fault>,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    for (at, _) in numbered(board.units).filter(|(_, unit)| unit.combat_supply.0 != 0) {
        board.checked(at)?;
        if !gone(at)? {
            effects.change(at, EffectKind::SetCombatSupply, 0, R9_2);
        }
    }
    if hex.combat_stage.0 != 0 {
        effects.mark(hex.hex, EffectKind::SetCombatStage, 0, R9_2);
    }
    Ok(())
}
