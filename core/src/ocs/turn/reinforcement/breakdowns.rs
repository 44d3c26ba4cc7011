//! Breakdowns made and absorbed now. OCS 2.3, 20.0.

use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::breakdowns::{
    Absorbed, Absorbing, BreakDown, BreakdownMoment, BrokenDown, Pool, absorbed, divide, of_board,
};
use crate::ocs::effects::{EffectKind, Effects, UnitMark};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::sequence::{EndedSegment, TurnAction, next};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::newcomers::{Numbered, is_to_come, newcomer, refused_newcomers};
use crate::ocs::turn::orders::{timed, when};
use crate::ocs::turn::target::may_advance;
use crate::ocs::units::{Progress, Unit, one_side};
use crate::reflect::{Code, Question};
use crate::ruling::{About, Amount, Findings, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::{count, numbered};

/// A multi-step unit that is to make Breakdowns now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BreakDownOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The multi-step unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The Breakdowns that it is to make, with the mode and the markers that they are to have: newcomers of the board.
    #[required]
    #[named]
    pub breakdowns: &'a [Unit],
    /// The Breakdowns that the game has for the nation of the unit, those on the board included; 0 for no limit.
    pub pool: u8,
}

/// Decides whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0), as `ocs.breakdowns.make` decides. It may
/// as it retreats, if it has to, or as it advances, if it attacked a hex in which no defender is left. It may also as
/// it begins to move in a Movement Segment of its side. All units of its nation take Breakdowns from one pool, to which
/// those that have left the board have gone back (20.0g). The effects take the steps from the unit and place the
/// Breakdowns in its hex. They are newcomers of the board and count on from the end of its list. They were a part of
/// the unit, so they have its record of the phase and its part in the combat. They also have the hexes that it has to
/// retreat and its last supply. They have no fuel. In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::{Effect, EffectKind, Effects}};
/// use grognard_core::ocs::{sequence::Segment, turn::{BreakDownOrder, TurnState, break_down}};
/// use grognard_core::ocs::units::{Arm, Size, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let regiment = Unit { nationality: 1, combat_supply: Code::default(), ..Unit::regiment(1, 3, 3) };
/// let (size, arm) = (Code::new(Size::MultiStep), Code::new(Arm::Other));
/// let board = Board { units: &[Unit { size, arm, steps: 3, began: 7, ..regiment }], ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let breakdowns = &[Unit { size: Code::new(Size::Breakdown), ..regiment }];
/// let order = BreakDownOrder { board, turn, unit: 0, breakdowns, ..Default::default() };
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// assert!(break_down(&order, &mut effects, &mut Trail::none())?.value.is_allowed());
/// let did: Vec<_> = effects.items().iter().map(|e| (e.what.get().unwrap(), e.unit, e.amount)).collect();
/// assert_eq!(did, [(EffectKind::LoseSteps, 0, 1), (EffectKind::Place, 1, 0), (EffectKind::BeginPhase, 1, 7)]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without Breakdowns.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for Breakdowns of two sides, with one id, or that are not like the unit.
/// * `missing_field` for the side, the nationality and the rating of a Breakdown or the unit.
/// * Those of `ocs.breakdowns.make`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn break_down(
    question: &BreakDownOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BrokenDown>>, Fault> {
    let q = question;
    let (unit, at) = (q.board.unit(q.unit, &"unit")?.unit, usize::from(q.unit));
    one_side(q.breakdowns, &"breakdowns", None)?;
    let (_, action, attacker) = q.turn.combat()?;
    // 20.0a: one of the three.
    let moment = match () {
        () if unit.retreats > 0 => BreakdownMoment::Retreats,
        () if may_advance(&q.board, unit, attacker)? => BreakdownMoment::Advances,
        () => BreakdownMoment::Moves,
    };
    let time = if moment == BreakdownMoment::Moves {
        q.turn.begins(&q.board, TurnAction::BreakDown, unit.side, trail)?
    } else {
        q.turn.fights(action, attacker, trail)?
    };
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    // 20.0g: who is still to come is not in the pool.
    if let Some(ruling) = refused_newcomers(&q.board, q.breakdowns, is_to_come, R20_0G, trail) {
        return Ok(ruling);
    }
    let asked = BreakDown { unit: *unit, breakdowns: q.breakdowns, moment: Code::new(moment), phase: Code::new(phase) };
    let numbered_there = Numbered::begin(effects, trail);
    let ruling = divide(&asked, &|fault| fault.in_list(UNITS, at), effects, trail)?;
    let place = |i: usize| i.checked_sub(1).map_or(at, |i| newcomer(&q.board, i));
    numbered_there.end(&place, effects, trail);
    let mut findings = Findings::of(ruling.cites, trail);
    findings.take(&ruling);
    // 20.0g: what was destroyed or absorbed is in the pool again.
    if q.pool > 0 {
        let out = count(of_board(&q.board).filter(|(_, given)| given.nationality == unit.nationality));
        let all = u32::try_from(out.saturating_add(q.breakdowns.len())).unwrap_or(u32::MAX);
        findings.over(R20_0G, About::Units.at(at), Amount::of(What::Count, all, 1), q.pool.into());
    }
    if !findings.allows() {
        effects.take_back();
        return Ok(findings.verdict(BrokenDown::default));
    }
    for (i, given) in numbered(q.breakdowns) {
        inherit(unit, given, newcomer(&q.board, i), effects);
    }
    Ok(timed(ruling, &time.cites))
}

/// Appends the effects by which a Breakdown has what the unit had of which it was a step (20.0c, 20.0f).
fn inherit(unit: &Unit, given: &Unit, at: usize, effects: &mut Effects<'_>) {
    effects.amount(at, EffectKind::BeginPhase, unit.began, R20_0F);
    let changed = Some(unit.progress).filter(|progress| progress.get() == Some(Progress::Changed));
    let attacked = if unit.attacked.is_set() { Code::new(UnitMark::Attacked).0 } else { 0 };
    for (what, amount) in [
        (EffectKind::SpendMp, unit.mp_spent),
        (EffectKind::Transported, unit.transported.0.into()),
        (EffectKind::SetProgress, changed.map_or(0, |progress| progress.0.into())),
        (EffectKind::SetCombatSupply, unit.combat_supply.0.into()),
        (EffectKind::Retreat, unit.retreats.into()),
        (EffectKind::Mark, attacked.into()),
        (EffectKind::SetSupply, unit.last_supply.0.into()),
        (EffectKind::Stop, unit.halted.0.into()),
        (EffectKind::EndFuel, given.fuelled.0.into()),
    ] {
        if amount > 0 {
            let amount = if what == EffectKind::EndFuel { 0 } else { amount };
            effects.amount(at, what, amount, R20_0F);
        }
    }
}

/// A multi-step unit and the Breakdowns that are stacked with it when a phase ends now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AbsorbOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The multi-step unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The Breakdowns that it absorbs, by their `id`s. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub absorbed: &'a [u16],
}

/// Decides whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d), as `ocs.breakdowns.absorb` decides.
/// It does in the last segment of a phase, of either player's, and the Breakdowns are stacked with it. The effects
/// return the steps to the unit and remove the Breakdowns.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{AbsorbOrder, TurnState, absorb}};
/// use grognard_core::ocs::units::{Arm, Size, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let regiment = Unit { nationality: 1, ..Unit::regiment(1, 3, 3) };
/// let (size, arm) = (Code::new(Size::MultiStep), Code::new(Arm::Other));
/// let breakdown = Unit { size: Code::new(Size::Breakdown), ..regiment };
/// let units = [Unit { size, arm, steps: 3, steps_lost: 1, ..regiment }, breakdown];
/// let board = Board { units: &units, ..Default::default() };
/// let asked = |segment| {
///     let segment = Code::new(segment);
///     let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 2, ..Default::default() };
///     let order = AbsorbOrder { board, turn, unit: 0, absorbed: &[1] };
///     let (effects, mut words) = (&mut Effects::none(), [0; 1]);
///     absorb(&order, effects, &mut Scratch::new(&mut words), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(Segment::Combat)? && !asked(Segment::CombatBarrage)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for one of `absorbed` that is named twice or is no Breakdown that the unit absorbs.
/// * `missing_field` for the nationality and the rating of a Breakdown or the unit.
/// * Those of `ocs.breakdowns.absorb`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn absorb(
    question: &AbsorbOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Absorbed>>, Fault> {
    let q = question;
    let TurnState { segment, first, second, player, simulcast, .. } = q.turn;
    q.turn.sound()?;
    let ended = next(&EndedSegment { segment, first, second, player, simulcast }, trail)?.value;
    let (unit, at) = (q.board.unit(q.unit, &"unit")?.unit, usize::from(q.unit));
    let side = unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
    let there = || of_board(&q.board).filter(|(_, given)| given.hex == unit.hex && given.may_be_of(side));
    let words = scratch.take(count(there()))?;
    for (word, (place, _)) in words.iter_mut().zip(there()) {
        *word = u64::try_from(place).unwrap_or(u64::MAX);
    }
    if words.is_empty() {
        let mut findings = Findings::by(R20_0D, trail);
        findings.object(R20_0D, About::Units.at(at));
        return Ok(findings.verdict(Absorbed::default));
    }
    let breakdowns = Participants::of_board(q.board.units, words);
    let pool = Pool::of(unit).map_err(|f| f.in_list(UNITS, at))?;
    let absorbing = Absorbing { unit: at, breakdowns, chosen: q.absorbed, less: 0 };
    absorbed(&pool, absorbing, ended.phase_ends.is_set(), effects, trail)
}
