//! Transport Points combined and divided now. OCS 2.3, 6.1f, 13.2c.

use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::TP;
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trucks::{CounterMix, Counters, NewCounters, Parts, is_of_other_type, regroup};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::newcomers::newcomer;
use crate::ocs::turn::orders::{side_of, when};
use crate::ocs::turn::supply::draws::own;
use crate::ocs::units::{Checked, Kind, Unit, one_side};
use crate::reflect::Question;
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// Transport Points that are to be combined or divided now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CombineOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The counters before, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The counters afterwards, each with the load that it is to have: newcomers of the board. Their points and loads are
    /// those of the counters before.
    #[required]
    #[named]
    pub counters: &'a [Unit],
    /// The game's counter mix. An empty list means no limit.
    pub mix: &'a [CounterMix],
}

/// Decides whether Transport Points may be combined or divided now (OCS 2.3, 13.2c), as `ocs.trucks.combine` decides.
/// They may in the Movement Segment of their side, in one hex, into counters of their type. The effects remove the
/// counters before, and place those that result, newcomers of the board, which count on from the end of its list. Each
/// of these has spent the most that any part has, has moved and stopped if one has (6.1f), and is held if one was
/// captured (13.2i). In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::{Effect, EffectKind, Effects}, measures::{MP, TP}, sequence::Segment};
/// use grognard_core::ocs::{turn::{CombineOrder, TurnState, combine}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let move_side = Face { ma: (45 * MP).into(), mobility: Code::new(Mobility::Truck), ..Default::default() };
/// let truck = |points, load, mp_spent| Unit { amount: points * TP, load, mp_spent, move_side, ..Unit::of(1, Kind::Truck) };
/// let units = [truck(2, 8, 0), truck(3, 0, 5 * MP)];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = CombineOrder { board, turn, units: &[0, 1], counters: &[truck(5, 8, 0)], mix: &[] };
/// let mut room = [Effect::default(); 8];
/// let mut effects = Effects::new(&mut room);
/// assert!(combine(&order, &mut effects, &mut Trail::none())?.value.is_allowed());
/// let did: Vec<_> = effects.items().iter().map(|e| (e.what.get().unwrap(), e.unit, e.amount)).collect();
/// assert_eq!(did[..3], [(EffectKind::Remove, 0, 0), (EffectKind::Remove, 1, 0), (EffectKind::Place, 2, 0)]);
/// assert_eq!(did[3..], [(EffectKind::BeginPhase, 2, 0), (EffectKind::SpendMp, 2, 5 * MP)]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units or without counters.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice, and for units or counters of two sides. So it is for two counters
///   with one id, and for counters whose points or loads do not have the sum of those before.
/// * `missing_field` for the movement allowance and mobility of Transport Points.
/// * Those of `ocs.trucks.combine`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn combine(
    question: &CombineOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<NewCounters>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    one_side(q.counters, &"counters", None)?;
    let time = q.turn.begins(&q.board, TurnAction::Combine, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut findings = Findings::of(time.cites, trail);
    let parts =
        Parts { points: &[], loads: &[], counters: q.counters, first: newcomer(&q.board, 0), name: &"counters" };
    let units = Counters { units: q.board.units, of_board: Some(q.units) };
    let formed = regroup(units, &parts, q.mix, phase, &mut findings)?;
    let at = q.units.first().copied().unwrap_or(u16::MAX);
    let first = q.board.unit(at, &"units")?;
    told(&first).map_err(|f| f.in_list(UNITS, usize::from(at)))?;
    let first = first.unit;
    for (i, unit) in numbered(q.counters) {
        let inside = |f: Fault| f.in_list(&"counters", i);
        told(&unit.checked().map_err(inside)?).map_err(inside)?;
        if unit.side != side {
            return Err(inside(Fault::against(&"side", &"units: the new counters are of their side")));
        }
        let other = unit.kind != first.kind || unit.formation != first.formation || is_of_other_type(unit, first);
        if other {
            findings.object(R13_2C, About::Units.at(newcomer(&q.board, i)));
        }
    }
    if findings.allows() {
        findings.cite_if(R6_1F, exchange(q, first, effects));
    }
    Ok(findings.verdict(|| formed))
}

/// Faults where Transport Points do not say by what their types are told apart.
fn told(unit: &Checked<'_>) -> Result<(), Fault> {
    if unit.kind.is_transport() {
        unit.ma()?;
        unit.mobility()?;
    }
    Ok(())
}

/// Appends the effects that exchange the counters; returns whether those that result have a record of the phase.
fn exchange(q: &CombineOrder<'_>, first: &Unit, effects: &mut Effects<'_>) -> bool {
    let (mut spent, mut progress, mut transported, mut halted) = (0, 0, 0, 0);
    for at in q.units.iter().copied().map(usize::from) {
        effects.change(at, EffectKind::Remove, 0, R13_2C);
        let Some(unit) = q.board.units.get(at) else { continue };
        // What was captured comes after what has moved: it is held.
        (spent, progress) = (unit.mp_spent.max(spent), unit.progress.0.max(progress));
        (transported, halted) = (unit.transported.0.max(transported), unit.halted.0.max(halted));
    }
    for at in (0..q.counters.len()).map(|i| newcomer(&q.board, i)) {
        effects.push(Effect { hex: first.hex, ..Effect::new(at, EffectKind::Place, 0, R13_2C) });
        effects.amount(at, EffectKind::BeginPhase, first.began, R13_2C);
        for (what, amount) in [
            (EffectKind::SpendMp, spent),
            (EffectKind::SetProgress, progress.into()),
            (EffectKind::Transported, transported.into()),
            (EffectKind::Stop, halted.into()),
        ] {
            if amount > 0 {
                effects.amount(at, what, amount, R6_1F);
            }
        }
    }
    (spent, progress, transported, halted) != (0, 0, 0, 0)
}

/// Returns whether Transport Points can be divided, or combined with others in their hex.
pub(in crate::ocs::turn) fn may_combine(board: &Board<'_>, at: usize) -> Result<bool, Fault> {
    let checked = board.checked(at)?;
    let (unit, kind) = (checked.unit, checked.kind);
    let alike = |other: &Unit| (other.kind, other.side, other.formation) == (unit.kind, unit.side, unit.formation);
    let mut others = board.stack(unit.hex).filter(|(place, other)| *place != at && alike(other));
    let able = matches!(kind, Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule);
    Ok(able && (unit.amount > TP || others.any(|(_, other)| !is_of_other_type(other, unit))))
}
