//! A retreat in its place: the way on the board, what it meets, and the bystanders. OCS 9.12.

use super::TurnState;
use super::capture::fall_along;
use super::orders::{timed, when};
use super::paying::own;
use super::settlement::losses;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::combat::{Battle, Stage};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::members::Members;
use crate::ocs::options::GameRules;
use crate::ocs::reasons::Reasons;
use crate::ocs::retreat::{Retreat, RetreatHex, Retreated, retreat_of};
use crate::ocs::rules::*;
use crate::ocs::units::{Mode, reserved, word};
use crate::ocs::zoc::{Escape, retreat as meets};
use crate::reflect::Question;
use crate::ruling::{About, Ruling, Sink, Trail, Verdict, What};
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
    /// The battle, as `ocs.turn.settle` returned it for their side.
    #[required]
    pub battle: Battle,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The units that retreat together, from one hex, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The hexes that they enter, in order, at most 12.
    #[required]
    pub path: &'a [Hex],
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: &'a [Hex],
    /// The steps that units which were disorganized already lose in enemy zones of control. An empty list for none.
    pub losses: &'a [StepsLost],
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether units retreat from a combat by a way (OCS 9.12), as `ocs.retreat.assess` does, with the zones of
/// control, the enemies, the terrain and the friends that the board has on it: the attackers once they have settled,
/// and before the defender settles; the defenders afterwards. The effects are what happens to them on the way, the
/// steps that they lose, the hex where they end, and the disorganization of friends (5.10a, 9.12e). What the enemy has
/// on their way falls (`ocs.turn.capture`).
///
/// ```
/// use grognard_core::ocs::combat::{Attack, Battle, CombatResult, Stage};
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{RetreatOrder, TurnState, retreat}};
/// use grognard_core::ocs::units::{Face, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit::regiment(1, 4, 3), Unit { hex: Hex::new(1, 0), combat_side: face, ..Unit::regiment(2, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let (result, kind) = (Code::new(CombatResult::Al1Do1), Code::new(Attack::Regular));
/// let battle = Battle { result, kind, stage: Code::new(Stage::Over), defender_retreat: 1, ..Default::default() };
/// let (target, path) = (Hex::new(1, 0), [Hex::new(2, 0)]);
/// let order = RetreatOrder { board, turn, battle, target, units: &[1], path: &path, ..Default::default() };
/// let mut effects = Effects::none();
/// let gone = retreat(&order, &mut effects, &mut Scratch::new(&mut [0; 4]), &mut Trail::none())?;
/// assert!(gone.value.is_allowed() && effects.needed() == 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn retreat(
    question: &RetreatOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Retreated>>, Fault> {
    let q = question;
    q.rules.sound()?;
    let inside = |f: Fault| f.within(&"battle");
    reserved(q.battle.reserved).map_err(inside)?;
    let (attack, action, attacker) = q.turn.combat()?;
    let time = q.turn.fights(action, attacker, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    if word(q.battle.kind, &text!("kind")).map_err(inside)? != attack {
        return Err(inside(Fault::new(FaultCode::Contradiction, &text!("kind"))));
    }
    let side = super::orders::side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    let attacks = side == attacker;
    let stage = if attacks { Stage::Defender } else { Stage::Over };
    if word(q.battle.stage, &"stage").map_err(inside)? != stage {
        return Err(inside(Fault::new(FaultCode::NotNow, &"stage")));
    }
    // 9.2: the hex has come as far as the battle; after a settlement without an advance it says no more.
    let now = q.board.place(q.target).and_then(|place| q.board.at(place)).map(|hex| hex.combat_stage);
    if now.is_some_and(|now| now.get() != Some(stage) && (attacks || now.0 != 0)) {
        let mut reasons = Reasons::default();
        reasons.whole(R9_2, trail);
        return Ok(reasons.verdict(time.cites, Retreated::default));
    }
    if q.path.len() > LONGEST {
        let most = u32::try_from(LONGEST).unwrap_or(u32::MAX);
        return Err(Fault::beyond(&text!("path"), i64::try_from(q.path.len()).unwrap_or(i64::MAX), 0, most));
    }
    let escape = Escape { board: q.board, units: q.units, path: q.path, held: q.held, rules: q.rules };
    let mut room = [RetreatHex::default(); LONGEST];
    let mut hexes = Sink::new(&mut room);
    meets(&escape, &mut hexes, trail)?;
    let start = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))).map(|unit| unit.hex);
    let start = start.unwrap_or_default();
    for (i, at) in numbered(q.units) {
        let unit = q.board.unit(*at, &"").map_err(|f| f.in_list(&"units", i))?;
        // Those who fought in this combat, and their Organic Trucks.
        let fought =
            if attacks { start.touches(q.target) && unit.unit.combat_supply.0 != 0 } else { start == q.target };
        if unit.kind.is_combat() && !fought {
            return Err(Fault::item(FaultCode::Contradiction, &"units", i));
        }
    }
    let distance = if attacks { q.battle.attacker_retreat } else { q.battle.defender_retreat };
    let mut reasons = Reasons::default();
    // 9.12: nobody retreats who does not have to.
    reasons.add_if(R9_12, distance == 0, trail);
    if !reasons.none() {
        return Ok(reasons.verdict(time.cites, Retreated::default));
    }
    let bystanders = || {
        let along = numbered(q.path).filter(|(i, hex)| !q.path.iter().take(*i).any(|earlier| earlier == *hex));
        let stays = |at: usize| !q.units.iter().any(|goes| usize::from(*goes) == at);
        let stacks = along.flat_map(|(_, hex)| q.board.stack(*hex));
        stacks.filter(move |(at, unit)| unit.side == side && stays(*at))
    };
    let friends = count(bystanders());
    let words = scratch.take(q.units.len().saturating_add(friends))?;
    let (going, staying) = words.split_at_mut_checked(q.units.len()).unwrap_or_default();
    going.iter_mut().zip(q.units).for_each(|(word, at)| *word = (*at).into());
    for (word, (at, _)) in staying.iter_mut().zip(bystanders()) {
        *word = u64::try_from(at).unwrap_or(u64::MAX);
    }
    let units = Members::of_board(q.board.units, going);
    let friends = Members::of_board(q.board.units, staying);
    losses(&q.board, units, q.losses)?;
    let asked = Retreat { start, path: hexes.items(), distance, ..Retreat::default() };
    let mut ruling = retreat_of(&asked, (units, friends), effects, trail)?;
    let Verdict::Allowed(retreated) = ruling.value else { return Ok(ruling) };
    let steps = q.losses.iter().fold(0u32, |sum, row| sum.saturating_add(row.steps.into()));
    let owed = available(q, retreated.steps)?;
    reasons.unlike(R9_12E, trail, (About::Units, usize::MAX), (What::Steps, steps, 1), owed);
    for row in q.losses {
        let unit = q.board.unit(row.unit, &text!("unit"))?;
        if unit.mode != Mode::Dg && retreated.steps == 0 {
            reasons.add(R9_12E, trail, About::Units, row.unit.into());
        }
        let all = unit.steps_left().map_err(|f| f.in_list(UNITS, row.unit.into()))? <= row.steps;
        let (what, amount) = if all { (EffectKind::Eliminate, 0) } else { (EffectKind::LoseSteps, row.steps) };
        effects.change(row.unit.into(), what, amount, R9_12E);
        ruling.cites.add(R9_12E);
    }
    if !reasons.none() {
        effects.take_back();
        return Ok(reasons.verdict(time.cites, Retreated::default));
    }
    // 4.8c, 9.12f: through them as in movement.
    if retreated.captures.is_set() {
        fall_along(&q.board, &|i| q.path.get(i).copied(), side, effects)?;
    }
    Ok(timed(ruling, &time.cites))
}

/// Returns the steps that the units lose: not more than they have.
fn available(q: &RetreatOrder<'_>, steps: u16) -> Result<u32, Fault> {
    let mut left = 0u32;
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        if unit.kind.is_combat() {
            left = left.saturating_add(unit.steps_left().map_err(|f| f.in_list(UNITS, at))?.into());
        }
    }
    Ok(left.min(steps.into()))
}
