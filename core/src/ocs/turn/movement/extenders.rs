//! Extenders formed, unformed and collapsed now. OCS 2.3, 9.14d, 12.7, 12.7d, 12.7e, 12.7h.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::TP;
use crate::ocs::modes::left;
use crate::ocs::movement::ended;
use crate::ocs::rail::{Tracers, trace_sources};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::{Collapse, TraceHunt, havens};
use crate::ocs::trucks::{Counters, NewCounters, convert};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::movement::loading::others_stop;
use crate::ocs::turn::movement::negated_zones::Pledge;
use crate::ocs::turn::orders::{side_of, when};
use crate::ocs::turn::supply::draws::own;
use crate::ocs::units::{Halted, Phase, Progress, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Transport Points that are to form an Extender now, or an Extender that is to be unformed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ExtendOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The counters, five points in all, or the Extender alone, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The Extender is to be unformed.
    pub unform: Flag,
}

/// Decides whether Transport Points may form an Extender now, or an Extender may be unformed (OCS 2.3, 12.7, 12.7d), as
/// `ocs.trucks.extend` decides. They may in the Movement Segment of their side, for half of the movement allowance of
/// each. The first of the counters must have an Extender side, whose range is the `throw_range` of its Move Mode side.
/// It must connect there to a source of trace supply at this moment. Points that have ended their movement form an
/// Extender only with others that have not (6.1f, 12.7e). The effects exchange the counters. The first becomes the
/// Extender and has spent the most that any has, and the others leave the map. An Extender becomes Transport Points of
/// the kind that it was formed of. They also end the movement of whoever moved before them from another hex (6.1g), as
/// in `ocs.turn.march`. And they end that of those whose presence lets its path pass a zone of control (4.5b), none of
/// whom can be left out.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::{sequence::Segment, turn::{ExtendOrder, TurnState, extend}};
/// use grognard_core::ocs::{measures::{MP, TP}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..Default::default() }];
/// let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() };
/// let hexes = [BoardHex { supply_source: 1, ..hex(0) }, hex(1), hex(2), hex(3)];
/// let mobility = Code::new(Mobility::Truck);
/// let move_side = Face { ma: (40 * MP).into(), throw_range: 10 * MP, mobility, ..Default::default() };
/// let truck = |amount| Unit { hex: Hex::new(3, 0), amount, move_side, ..Unit::of(1, Kind::Truck) };
/// let units = [truck(2 * TP), truck(3 * TP)];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = ExtendOrder { board, turn, units: &[0, 1], ..Default::default() };
/// let (mut room, mut words) = ([Effect::default(); 4], [0; 64]);
/// let mut effects = Effects::new(&mut room);
/// assert!(extend(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?.value.is_allowed());
/// let did: Vec<_> = effects.items().iter().map(|e| (e.what.get().unwrap(), e.unit, e.amount)).collect();
/// assert_eq!(did, [(EffectKind::SpendMp, 0, 20 * MP), (EffectKind::Form, 0, 5 * TP), (EffectKind::Remove, 1, 0)]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice or is no Transport Points, and for units of two sides.
/// * `missing_field` for the movement allowance of a unit, and, of several, for the mobility.
/// * Those of `ocs.trucks.extend`.
/// * Those of `ocs.trace.find`, where an Extender is to connect or a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn extend(
    question: &ExtendOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<NewCounters>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    for (i, at) in numbered(q.units) {
        if !q.board.unit(*at, &"units")?.kind.is_transport() {
            return Err(Fault::item_against(&"units", i, &"board.units[].kind: only transports become extenders")
                .other_at(usize::from(*at)));
        }
    }
    let time = q.turn.begins(&q.board, TurnAction::Extend, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut findings = Findings::of(time.cites, trail);
    let counters = Counters { units: q.board.units, of_board: Some(q.units) };
    let mut none = Effects::none();
    let formed = convert(counters, q.unform.is_set(), phase, &mut findings, &mut none)?;
    let spent = free(q, &mut findings)?;
    let first = q.units.first().copied().unwrap_or(u16::MAX);
    let (at, unit) = (usize::from(first), q.board.unit(first, &"units")?.unit);
    if !q.unform.is_set() {
        linked(q, at, unit, effects, scratch, &mut findings)?;
    }
    if !findings.allows() {
        return Ok(findings.verdict(NewCounters::default));
    }
    let half = unit.move_side.allowance()? / 2;
    let spends = half.saturating_add(spent.saturating_sub(unit.mp_spent));
    effects.amount(at, EffectKind::SpendMp, spends, R12_7D);
    let points = u16::try_from(formed.points).unwrap_or(u16::MAX);
    match q.unform.is_set() {
        true => effects.change(at, EffectKind::Unform, 0, R12_7D),
        false => effects.amount(at, EffectKind::Form, points, R12_7),
    }
    for other in q.units.iter().skip(1) {
        effects.change(usize::from(*other), EffectKind::Remove, 0, R12_7);
    }
    let hunted = TraceHunt { board: q.board, side, why: Flag(0) };
    others_stop(&hunted, unit.side, Some(unit.hex), effects, scratch, &mut findings)?;
    Ok(findings.verdict(|| formed))
}

/// Returns the most that any of the counters has spent. Adds the reasons why some are not free to act:
/// that they are held (13.2i), or that they all have ended their movement (6.1f).
fn free(q: &ExtendOrder<'_>, findings: &mut Findings<'_, '_>) -> Result<u16, Fault> {
    let (mut spent, mut goes, mut ends) = (0, false, None);
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let Some(unit) = q.board.units.get(at) else { continue };
        spent = unit.mp_spent.max(spent);
        let end = ended(&q.board, at)?;
        goes |= end.is_none();
        ends = ends.or(end);
        let progress = crate::ocs::units::word(unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, at))?;
        if progress == Progress::Captured {
            findings.object(R13_2I, About::Units.at(at));
        }
    }
    if let Some(rule) = ends.filter(|_| !goes) {
        findings.forbid(rule);
    }
    Ok(spent)
}

/// Adds the reason why a counter forms no Extender where it is: it has no such side, or would not be linked. Appends the
/// effects by which those who negate zones of control on the way stay (4.5b).
#[inline(never)]
fn linked(
    q: &ExtendOrder<'_>,
    at: usize,
    unit: &Unit,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    // 12.7: the backs of counters are part of the counter mix.
    if unit.move_side.throw_range == 0 {
        findings.object(R12_7, About::Units.at(at));
    } else if findings.allows() {
        let places = usize::from(q.board.places()?);
        let mut links = |move_on: &dyn Fn(usize) -> bool, scratch: &mut Scratch<'_>| {
            let tracers = Tracers { board: &q.board, side: unit.side, move_on, but: Some(at) };
            scratch.keep(places, |kinds, scratch| trace_sources(tracers, kinds, scratch))
        };
        if links(&|_| false, scratch)? {
            let pledge = Pledge { board: &q.board, side: unit.side, leaves: &|_| false };
            pledge.take(&mut links, effects, &mut findings.cites, scratch)?;
        } else {
            findings.object(R12_7D, About::Units.at(at));
        }
    }
    Ok(())
}

/// Returns whether a unit may form an Extender with those in its hex, as far as they and their movement decide it, or is one.
pub(in crate::ocs::turn) fn may_extend(board: &Board<'_>, at: usize) -> Result<bool, Fault> {
    let (mut points, mut goes) = (0u32, false);
    let checked = board.checked(at)?;
    let unit = checked.unit;
    let able = |other: &Unit| other.kind == unit.kind && other.side == unit.side && other.load == 0;
    if checked.kind.is_extender() {
        return Ok(!unit.has_halted());
    }
    if checked.kind.extended().is_none() || unit.move_side.throw_range == 0 || !able(unit) {
        return Ok(false);
    }
    for (other, stacked) in board.stack(unit.hex).filter(|(_, other)| able(other)) {
        let inside = |f: Fault| f.in_list(UNITS, other);
        let half = stacked.move_side.allowance().map_err(|f| inside(f.within(&"move_side")))? / 2;
        if left(&board.checked(other)?, Phase::Movement).map_err(inside)?.now >= half {
            goes |= !stacked.has_halted();
            points = points.saturating_add(u32::from(stacked.amount));
        } else if other == at {
            return Ok(false);
        }
    }
    Ok(goes && points >= u32::from(5 * TP))
}

/// An Extender that collapses now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CollapseOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The Extender, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The hex to which it collapses; its own, if it is turned where it is.
    #[required]
    pub hex: Hex,
}

/// An Extender that has collapsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Collapsed {
    /// The number of hexes to which it may collapse.
    pub found: u32,
    /// An enemy unit has entered its hex.
    pub forced: Flag,
    /// It is turned where it is, beside that unit, which may capture it (9.14c).
    pub taken: Flag,
}

/// Collapses an Extender now (OCS 9.14d, 12.7h), for no MP. It collapses whenever an attack-capable enemy unit has
/// entered its hex, or in the Movement Segment of its side if its owner wants it. It goes to a hex that
/// `ocs.trace.collapse` finds; only if there is none is it turned where it is, and falls (`ocs.turn.capture`). The
/// effects turn it to Transport Points of the kind that it was formed of and place it. If its owner collapses it of his
/// own accord, it moves no further in the phase. Nor do those whose presence lets trace pass a zone of control there
/// (4.5b).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::{sequence::Segment, turn::{CollapseOrder, TurnState, collapse}};
/// use grognard_core::ocs::{measures::{MP, TP}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..Default::default() }];
/// let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() };
/// let hexes = [BoardHex { supply_source: 1, ..hex(0) }, hex(1), hex(2), hex(3)];
/// let move_side = Face { throw_range: 3 * MP, mobility: Code::new(Mobility::Truck), ..Default::default() };
/// let extender = Unit { hex: Hex::new(3, 0), amount: 5 * TP, move_side, ..Unit::of(1, Kind::Extender) };
/// let units = [extender, Unit { hex: Hex::new(3, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::ExploitationMovement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 2, ..Default::default() };
/// let order = CollapseOrder { board, turn, unit: 0, hex: Hex::new(1, 0), ..Default::default() };
/// let (mut room, mut words) = ([Effect::default(); 4], [0; 128]);
/// let mut effects = Effects::new(&mut room);
/// assert!(collapse(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?.value.is_allowed());
/// let did: Vec<_> = effects.items().iter().map(|e| (e.what.get().unwrap(), e.hex.q)).collect();
/// assert_eq!(did, [(EffectKind::Unform, 0), (EffectKind::Place, 1)]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a hex or a unit that the board does not have.
/// * Those of `ocs.trace.collapse`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn collapse(
    question: &CollapseOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Collapsed>>, Fault> {
    let q = question;
    q.board.hex(q.hex, &"hex")?;
    let (checked, at) = (q.board.unit(q.unit, &text!("unit"))?, usize::from(q.unit));
    let unit = checked.unit;
    let (fallen, forced) = (unit.has_fallen(), forced(&q.board, unit)?);
    let mut findings = Findings::of(Cites::of(&[R9_14D, R12_7H]), trail);
    if forced {
        q.turn.sound()?;
    } else {
        let time = q.turn.may(TurnAction::Extend, unit.side, findings.trail)?;
        if let Err(mut ruling) = when(&time) {
            ruling.cites.add_if(R9_14D, ruling.cites.has(R2_3));
            return Ok(ruling);
        }
        findings.cites.merge(&time.cites);
    }
    if !checked.kind.is_extender() {
        findings.object(R12_7H, About::Units.at(at));
        return Ok(findings.verdict(Collapsed::default));
    }
    // Who has ended his movement no longer moves in another way.
    if let Some(rule) = ended(&q.board, at)?.filter(|_| !forced) {
        findings.object(rule, About::Units.at(at));
    }
    let asked = Collapse { board: q.board, unit: q.unit };
    let (mut found, mut there) = (0u32, false);
    havens(&asked, &|_| false, scratch, &mut |hex| {
        found = found.saturating_add(1);
        there |= hex == q.hex;
    })?;
    findings.note(R9_14D, What::Count, About::Units.at(at), i32::try_from(found).unwrap_or(i32::MAX));
    let stays = q.hex == unit.hex;
    if !there && (found > 0 || !stays) {
        findings.object(R9_14D, About::Units.at(at));
    }
    if findings.allows() {
        let how = Collapsing { stays, forced, turns: fallen != (forced && stays) };
        collapses(q, how, effects);
        if !forced && there {
            let mut there = |move_on: &dyn Fn(usize) -> bool, scratch: &mut Scratch<'_>| {
                let mut there = false;
                havens(&asked, move_on, scratch, &mut |hex| there |= hex == q.hex)?;
                Ok(there)
            };
            let pledge = Pledge { board: &q.board, side: unit.side, leaves: &|_| false };
            pledge.take(&mut there, effects, &mut findings.cites, scratch)?;
        }
    }
    let (forced, taken) = (Flag::from(forced), Flag::from(forced && stays));
    Ok(findings.verdict(|| Collapsed { found, forced, taken }))
}

/// Returns whether an Extender must collapse: it has fallen, or an attack-capable enemy unit is in its hex (9.14d).
fn forced(board: &Board<'_>, unit: &Unit) -> Result<bool, Fault> {
    let mut forced = unit.has_fallen();
    for (other, enemy) in board.stack(unit.hex).filter(|(_, enemy)| !enemy.is_borne()) {
        if enemy.said_side().map_err(|f| f.in_list(UNITS, other))? != unit.side {
            let enemy = board.checked(other)?;
            forced |= enemy.kind.is_combat() && enemy.attack_capable(&mut |_| {});
        }
    }
    Ok(forced)
}

/// How an Extender collapses.
#[derive(Clone, Copy)]
struct Collapsing {
    /// It is turned where it is.
    stays: bool,
    forced: bool,
    /// It falls, or has fallen no longer.
    turns: bool,
}

/// Appends the effects by which an Extender collapses.
fn collapses(q: &CollapseOrder<'_>, Collapsing { stays, forced, turns }: Collapsing, effects: &mut Effects<'_>) {
    let at = usize::from(q.unit);
    effects.change(at, EffectKind::Unform, 0, R9_14D);
    if !stays {
        effects.push(Effect { hex: q.hex, ..Effect::new(at, EffectKind::Place, 0, R9_14D) });
    }
    let now = if forced && stays { Progress::Fallen } else { Progress::Nothing };
    if turns {
        effects.change(at, EffectKind::SetProgress, Code::new(now).0, R9_14D);
    }
    if !forced {
        effects.stop(at, Halted::Collapsed, R9_14D);
    }
}
