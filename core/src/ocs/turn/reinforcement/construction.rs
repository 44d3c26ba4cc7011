//! Construction that is paid for and counted now. OCS 2.3, 12.3, 13.8d, 15.3, 15.4, 16.0b, 16.0c, 19.0d.

use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::construction::{Construct, Constructed, Task, judge};
use crate::ocs::effects::Effects;
use crate::ocs::rules::R2_3;
use crate::ocs::sequence::TurnAction;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::movement::negated_zones::Does;
use crate::ocs::turn::supply::draws::{Payers, promised, throwers};
use crate::ocs::units::{Phase, word};
use crate::reflect::{Code, Question};
use crate::ruling::{Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;

/// Construction that a unit is to perform now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ConstructOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The hex of the facility.
    #[required]
    pub hex: Hex,
    /// The task.
    #[required]
    pub task: Code<Task>,
    /// The dumps and loaded Transport Points that pay one after the other, each in reach of the unit. An empty list for a
    /// task that is free.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// Decides whether a unit may perform construction now, as `ocs.construction.assess` does, and what it costs (OCS 2.3,
/// 13.8d). It may in the Movement Segment of its side, out of dumps that the unit draws from or that headquarters throw
/// from. The effects pay, build, and keep those who work from moving in the phase. They note that these have worked and
/// what was built, so that no facility gains or loses more than a level or hit in a turn. Where a supply path needs a
/// zone negated by units that could still move, the first of them in the hex moves no further (4.5b), as in
/// `ocs.turn.fuel`.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::{construction::Task, sequence::Segment, turn::{ConstructOrder, TurnState, construct}};
/// use grognard_core::ocs::units::{Kind, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }]; // an MP each
/// let units = [Unit::of(1, Kind::Engineer), Unit { amount: 12, hex: Hex::new(2, 0), ..Unit::of(1, Kind::Supply) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let (hex, task) = (Hex::new(1, 0), Code::new(Task::BuildHedgehog));
/// let order = ConstructOrder { board, turn, unit: 0, hex, task, sources: &[1], ..Default::default() };
/// let (mut room, mut words) = ([Effect::default(); 8], [0; 24]);
/// let mut effects = Effects::new(&mut room);
/// let built = construct(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(built.value.allowed().map(|built| (built.cost, built.level)), Some((8, 1)));
/// let did: Vec<_> = effects.items().iter().filter_map(|effect| effect.what.get()).collect();
/// assert_eq!(did, [EffectKind::Build, EffectKind::Stop, EffectKind::SetProgress, EffectKind::PaySupply]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the task.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for sources or headquarters of a task that is free.
/// * `contradiction` for a unit that a list names twice or that is not of the side of the order.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * Those of `ocs.construction.assess`, and of `ocs.paths.relay` for what pays.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn construct(
    question: &ConstructOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Constructed>>, Fault> {
    let q = question;
    let side = q.board.unit(q.unit, &"unit")?.unit.side;
    let task = word(q.task, &"task")?;
    throwers(&q.board, side, q.hqs)?;
    for (list, name) in [(q.sources, &"sources" as Name), (q.hqs, &"hqs")] {
        // 13.8d: there is nothing to pay.
        if task.is_free() && !list.is_empty() {
            return Err(Fault::against(name, &"task: it costs nothing"));
        }
    }
    let mut findings = Findings::by(R2_3, trail);
    let Some(phase) = at_its_time(q, task, side, &mut findings)? else {
        return Ok(Ruling::new(Verdict::Forbidden, findings.cites));
    };
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    let ruling = judged(q, phase, payers.there()?, effects, findings.trail)?;
    findings.take(&ruling);
    findings.cites.merge(&ruling.cites);
    // 13.8d, 12.3: supply goes to the worker, not to the site.
    if !task.is_free() {
        let (does, units) = (Does::Builds, core::slice::from_ref(&q.unit));
        promised(&payers, phase, does, units, effects, scratch, &mut |payers, scratch| {
            payers.reach(q.unit, q.hqs, scratch, &mut findings)
        })?;
    }
    match ruling.value.allowed().filter(|_| findings.allows()) {
        Some(built) => {
            payers.pay(built.cost.into(), task.rule(), effects)?;
            Ok(findings.verdict(|| built))
        }
        None => {
            effects.take_back();
            Ok(findings.verdict(Constructed::default))
        }
    }
}

/// Returns whether somebody's supply could let the unit build: no payer is looked for.
pub(crate) fn could_construct(question: &ConstructOrder<'_>) -> Result<bool, Fault> {
    let phase = question.turn.segment.said(&"segment")?.phase();
    let Some(phase) = phase else { return Ok(false) };
    Ok(judged(question, phase, u32::MAX, &mut Effects::none(), &mut Trail::none())?.value.is_allowed())
}

/// Whether it is the time for a task, in whatever hex.
pub(crate) fn could_begin(question: &ConstructOrder<'_>) -> Result<bool, Fault> {
    let q = question;
    let (side, task) = (q.board.unit(q.unit, &"unit")?.unit.side, word(q.task, &"task")?);
    Ok(at_its_time(q, task, side, &mut Findings::by(R2_3, &mut Trail::none()))?.is_some())
}

/// Returns the phase, if the unit may build in it now, and the rules that decide it.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn at_its_time(
    q: &ConstructOrder<'_>,
    task: Task,
    side: u8,
    findings: &mut Findings<'_, '_>,
) -> Result<Option<Phase>, Fault> {
    let action = if task.is_free() { TurnAction::Reduce } else { TurnAction::Build };
    let time = q.turn.begins(&q.board, action, side, findings.trail)?;
    findings.cites = time.cites;
    let phase = time.value.allowed().and_then(|permitted| permitted.phase.get());
    // 15.3, 15.4, 16.0b, 16.0c, 19.0c, 19.0d: each says it too.
    findings.cite_if(task.rule(), phase.is_none() && findings.cites.has(R2_3));
    Ok(phase)
}

/// Returns what the question of the chapter says.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn judged(
    q: &ConstructOrder<'_>,
    phase: Phase,
    supply: u32,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Constructed>>, Fault> {
    let asked = Construct {
        board: q.board,
        unit: q.unit,
        hex: q.hex,
        task: q.task,
        supply: u16::try_from(supply).unwrap_or(u16::MAX),
        phase: Code::new(phase),
        ..Construct::default()
    };
    judge(&asked, true, effects, trail)
}
