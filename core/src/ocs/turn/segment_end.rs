//! The end of a segment: what must hold, what it ends, and what follows. OCS 2, 4.8a, 5.7b, 12.5c, 12.5d, 12.8a.

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::breakdowns::unabsorbed;
use crate::ocs::effects::{EffectKind, Effects, HexMark, UnitMark};
use crate::ocs::modes::{CleanUp, clean_up, reserve_stacks};
use crate::ocs::rules::*;
use crate::ocs::sequence::{self, EndedSegment, NextSegment, Segment, closed};
use crate::ocs::stacking::{SegmentEnd, overstacked};
use crate::ocs::trace::TraceHunt;
use crate::ocs::turn::target::settled_before;
use crate::ocs::turn::{SupplyStep, TurnState, includes};
use crate::ocs::units::{FuelledBy, Kind, Mode, Orientation, Phase, Progress, Threw, Unit, word};
use crate::reflect::{Code, Flag, Question};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Item, Need, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A segment that is to end.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct EndingSegment<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The weather that was rolled, numbered by the caller from 1. Required when the Weather Determination Segment
    /// ends, and absent otherwise.
    #[when_needed]
    pub weather: u8,
    /// The player who goes first. Required when the First Player Determination Segment ends, save for a simulcast turn, and
    /// absent otherwise.
    #[when_needed]
    pub first: u8,
    /// Both players declare the turn simulcast, when the First Player Determination Segment ends; absent otherwise.
    pub simulcast: Flag,
}

/// Decides whether the segment may end with the position as it is, and returns the state that follows (OCS 2.1 to 2.4).
/// It may not where:
///
/// * a hex holds more than its stacking limit (4.8a);
/// * at the end of a Movement Segment a Reserve is with a hedgehog (5.7g), or the side that moved lacks a marker for a
///   stack with Reserves (5.4a);
/// * there too a unit in Strat Mode of that side cannot trace supply where it stands, as `ocs.trace.find` finds it,
///   save for those that stopped moving before (5.8b);
/// * at the end of the Supply Phase units were not marked, or one that is Out of Supply has not checked attrition
///   (12.8a, 12.8b);
/// * a combat is open (9.2), or what has fallen is not captured (9.14);
/// * at the end of a phase a reduced unit is with Breakdowns that it must absorb (20.0d).
///
/// The effects are what ends and begins with it: marks of attacks and barrages, releases, fuel, and the markers of the
/// Clean Up Phase. So is the record of the phase of units that act in the next. A forbidden answer cites every reason.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{EndingSegment, TurnState, next}};
/// use grognard_core::ocs::units::Unit;
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let units = [Unit { combat_supply: Code::default(), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::CleanUp);
/// let turn = TurnState { number: 3, segment, first: 2, second: 1, player: 2, weather: 1, ..Default::default() };
/// let question = EndingSegment { board, turn, ..Default::default() };
/// let mut scratch = Scratch::none();
/// let then = next(&question, &mut Effects::none(), &mut scratch, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((then.segment.get(), then.player, then.number), (Some(Segment::Refit), 1, 3));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the weather or the first player where the segment decides it.
/// * `contradiction` for the weather, the first player or `simulcast` where another segment decides it, and for a first
///   player who is neither of the two.
/// * `missing_field` for the Reserve markers of a side, where a Movement Segment ends in which it moved and has
///   Reserves. Where a phase ends it is also for the nationality and the rating of a Breakdown, and of a reduced unit
///   with it.
/// * `out_of_range` at the end of the Supply Phase for a unit that is Out of Supply in no hex of the board.
/// * Those of `ocs.stacking.overstacked`, `ocs.modes.clean_up` and, where a unit in Strat Mode has to stop,
///   `ocs.trace.find`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn next(
    question: &EndingSegment<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TurnState>>, Fault> {
    let q = question;
    let segment = q.turn.sound()?;
    let mut state = decided(q, segment)?;
    let code = Code::new(segment);
    let mut findings = Findings::by(R2_2, trail);
    let closing = closing(q, segment, scratch, findings.trail)?;
    findings.take(&closing);
    let reserves = segment == Segment::Movement && marked(q, &mut findings)?;
    // 4.8a: after every segment and phase, those before the player turns and the Refit Phase among them.
    let phase = Code::new(segment.phase().unwrap_or(Phase::CleanUp));
    let full = overstacked(&SegmentEnd { board: q.board, phase }, &mut Sink::none(), findings.trail)?;
    if full.value.found > 0 {
        findings.reasons.merge(&full.cites);
    }
    let (first, second, player, simulcast) = (state.first, state.second, state.player, state.simulcast);
    // 9.2: a combat is settled before anything else.
    settled_before(&q.board, |_, _| R9_2, &mut findings)?;
    // 10.0: and so is a barrage.
    findings.forbid_if(R9_2, q.board.hexes.iter().any(|hex| hex.combat_stage.0 != 0));
    let ended = EndedSegment { segment: code, first, second, player, simulcast };
    let following = sequence::next(&ended, findings.trail)?;
    findings.cites.merge(&following.cites);
    let ending =
        Ending { q, segment, acted: state.acting(segment.phase() == Some(Phase::Reaction)), next: following.value };
    if segment == Segment::Supply {
        ending.supplied(&mut findings)?;
    }
    let absorbs = following.value.phase_ends.is_set() && unabsorbed(&q.board, &mut findings)?;
    findings.cite_if(R20_0D, absorbs);
    findings.cite_if(R5_4A, reserves);
    findings.cites.merge(&closing.cites);
    findings.cites.merge(&full.cites);
    findings.cite_if(R2_4, segment == Segment::FirstPlayer && simulcast.is_set());
    findings.cite_if(R17_0, segment == Segment::Weather);
    if findings.allows() {
        ending.book(&mut Book { effects, cites: &mut findings.cites }, findings.trail)?;
    }
    let turn_ends = following.value.turn_ends.is_set();
    if segment == Segment::CleanUp {
        // 13.3b: what is not used is lost.
        state.rail_cap_used = 0;
    }
    state.number = state.number.saturating_add(u16::from(turn_ends));
    (state.segment, state.player) = (following.value.segment, following.value.player);
    state.supply = Code::new(SupplyStep::Restocking);
    if turn_ends {
        (state.weather, state.simulcast) = (0, Flag(0));
    }
    Ok(findings.verdict(|| state))
}

/// Returns where the game stands with what the segment decides: the weather (17.0), or who is first (2.4).
fn decided(q: &EndingSegment<'_>, segment: Segment) -> Result<TurnState, Fault> {
    let mut state = q.turn;
    // What another segment decides was meant for that one.
    let strange: [(bool, Name); 3] = [
        (q.weather != 0 && segment != Segment::Weather, &"weather"),
        (q.first != 0 && segment != Segment::FirstPlayer, &"first"),
        (q.simulcast.is_set() && segment != Segment::FirstPlayer, &text!("simulcast")),
    ];
    if let Some((_, field)) = strange.into_iter().find(|(given, _)| *given) {
        return Err(Fault::against(field, &"turn.segment: another segment decides it"));
    }
    match segment {
        Segment::Weather if q.weather == 0 => return Err(Fault::new(FaultCode::MissingField, &"weather")),
        Segment::Weather => state.weather = q.weather,
        Segment::FirstPlayer if q.simulcast.is_set() => state.simulcast = Flag::YES,
        Segment::FirstPlayer if q.first == 0 => return Err(Fault::new(FaultCode::MissingField, &"first")),
        Segment::FirstPlayer if q.first != state.first && q.first != state.second => {
            return Err(Fault::against(&"first", &"turn.first: it is the side of neither player").valued(q.first));
        }
        Segment::FirstPlayer if q.first != state.first => {
            (state.first, state.second) = (state.second, state.first);
            (state.first_reserves, state.second_reserves) = (state.second_reserves, state.first_reserves);
        }
        _ => {}
    }
    Ok(state)
}

/// Returns whether a side that has moved has Reserves, and adds a reason if its markers are too few for them (5.4a).
/// Markers are placed when the units have moved, one for all Reserves of a stack.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn marked(q: &EndingSegment<'_>, findings: &mut Findings<'_, '_>) -> Result<bool, Fault> {
    let turn = &q.turn;
    let mut any = false;
    for side in [turn.first, turn.second].into_iter().filter(|side| includes(turn.acting(false), *side)) {
        let stacks = reserve_stacks(&q.board, side, None)?.0;
        if stacks > 0 {
            let markers = turn.reserves(side)?;
            findings.short(R5_4A, Item::WHOLE, Need::of(stacks.into(), markers.into(), 1));
            any = true;
        }
    }
    Ok(any)
}

/// Decides whether a segment may end with the units where they are, as `ocs.sequence.close` does.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn closing(
    q: &EndingSegment<'_>,
    segment: Segment,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    // 5.8b: as it stops moving, unless it stopped before. After the Movement Phase nothing in Strat Mode moves.
    let stopped = |unit: &Unit| unit.has_halted() && unit.progress.get() == Some(Progress::Entered);
    let stops = |unit: &&Unit| {
        unit.mode.get() == Some(Mode::Strat) && includes(q.turn.acting(false), unit.side) && !stopped(unit)
    };
    if segment != Segment::Movement || !q.board.units.iter().any(|unit| stops(&unit)) {
        return closed(&q.board, segment, &|_| None, trail);
    }
    let mut asked = TraceHunt { board: q.board, side: 0, why: Flag(0) };
    scratch.keep(q.board.units.len(), |lost, scratch| {
        lost.fill(0);
        q.turn.hunted(&mut asked, scratch, &mut |hunt, ways, _| {
            for ((at, way), lost) in numbered(ways).zip(lost.iter_mut()) {
                let barred = hunt.row(at, *way).and_then(|row| row.bars_strat(&q.board.rules));
                *lost = barred.map_or(*lost, |rule| rule.0.into());
            }
            Ok(())
        })?;
        let there = |at: usize| match lost.get(at).and_then(|rule| u16::try_from(*rule).ok()) {
            Some(rule) if rule > 0 => Err(Rule(rule)),
            _ => Ok(()),
        };
        let traces = |at: usize| q.board.units.get(at).filter(stops).map(|_| there(at));
        closed(&q.board, segment, &traces, trail)
    })
}

/// Where effects and the rules behind them go.
struct Book<'b, 'e> {
    effects: &'b mut Effects<'e>,
    cites: &'b mut Cites,
}

impl Book<'_, '_> {
    fn unit(&mut self, at: usize, what: EffectKind, amount: u16, rule: Rule) {
        self.cites.add(rule);
        self.effects.amount(at, what, amount, rule);
    }
    fn hex(&mut self, hex: Hex, what: EffectKind, amount: u8, rule: Rule) {
        self.cites.add(rule);
        self.effects.mark(hex, what, amount, rule);
    }
}

/// A segment that ends, and what follows.
struct Ending<'q> {
    q: &'q EndingSegment<'q>,
    segment: Segment,
    /// The side that acted in it; 0 for both.
    acted: u8,
    next: NextSegment,
}

impl Ending<'_> {
    /// Adds the reasons why the Supply Phase may not end.
    fn supplied(&self, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        findings.forbid_if(R12_8A, self.q.turn.supply.get() != Some(SupplyStep::Attrition));
        for (at, unit) in numbered(self.q.board.units).filter(|(_, unit)| unit.out_of_supply.is_set()) {
            let combat = unit.kind.get().is_some_and(Kind::is_combat);
            if !combat || !includes(self.acted, unit.side) {
                continue;
            }
            if !self.q.board.hex(unit.hex, &"hex").map_err(|f| f.in_list(UNITS, at))?.checked.is_set() {
                findings.object(R12_8B, About::Units.at(at));
            }
        }
        Ok(())
    }

    /// Books what ends and begins.
    fn book(&self, book: &mut Book<'_, '_>, trail: &mut Trail<'_>) -> Result<(), Fault> {
        let (board, turn) = (&self.q.board, &self.q.turn);
        let cleans = self.segment == Segment::CleanUp;
        for player in [turn.first, turn.second].into_iter().filter(|player| cleans && includes(self.acted, *player)) {
            let phase = Code::new(Phase::CleanUp);
            let removed = clean_up(&CleanUp { board: *board, phase, player }, book.effects, trail)?;
            book.cites.merge(&removed.cites);
        }
        for (at, unit) in numbered(board.units) {
            self.unit(book, at, unit)?;
        }
        let attacks = matches!(self.segment, Segment::Combat | Segment::ExploitationCombat);
        let ends = self.next.phase_ends.is_set();
        // 17.0a: a game whose chart has costs for weather has it in its hexes.
        let weather = self.segment == Segment::Weather && board.chart.iter().any(|row| row.weather_row > 0);
        for hex in board.hexes {
            if weather && hex.weather != self.q.weather && !hex.off_map.is_set() {
                book.hex(hex.hex, EffectKind::SetWeather, self.q.weather, R17_0A);
            }
            let marks = [
                (hex.blown, ends, HexMark::Blown, R12_11A),
                (hex.attacked, attacks, HexMark::Attacked, R9_1C),
                (hex.barraged, ends, HexMark::Barraged, R10_0E_A),
                (hex.barrage_settled, ends, HexMark::BarrageSettled, R10_0E_A),
                (hex.converted, ends, HexMark::Converted, R13_3F),
                (hex.checked, ends, HexMark::Checked, R12_8B),
            ];
            for (_, _, mark, rule) in marks.into_iter().filter(|(set, ends, ..)| set.is_set() && *ends) {
                book.hex(hex.hex, EffectKind::UnmarkHex, Code::new(mark).0, rule);
            }
            for player in [turn.first, turn.second].into_iter().filter(|player| cleans && includes(self.acted, *player))
            {
                if hex.is_busted(player) {
                    book.hex(hex.hex, EffectKind::EndTrainbusting, player, R14_8D);
                }
            }
        }
        Ok(())
    }

    /// Books what ends and begins for a unit.
    fn unit(&self, book: &mut Book<'_, '_>, at: usize, unit: &Unit) -> Result<(), Fault> {
        let side = unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
        self.facility(book, at, unit)?;
        let ends = self.next.phase_ends.is_set();
        if ends && unit.load > 0 && unit.kind.get() == Some(Kind::Port) {
            book.unit(at, EffectKind::UsePort, 0, R19_0A);
        }
        let attacks = matches!(self.segment, Segment::Combat | Segment::ExploitationCombat);
        if attacks && unit.attacked.is_set() {
            book.unit(at, EffectKind::Unmark, Code::new(UnitMark::Attacked).0.into(), R9_1C);
        }
        if ends && unit.barraged.is_set() {
            book.unit(at, EffectKind::Unmark, Code::new(UnitMark::Barraged).0.into(), R10_0E_B);
        }
        if ends && unit.released.is_set() {
            // 5.7b: in the mode of its orientation; a disorganized unit stays so.
            let unit = self.q.board.checked(at)?;
            let combat = unit.shows == Orientation::Combat && unit.kind.can_be(Mode::Combat);
            let mode = match unit.mode {
                Mode::Reserve if combat => Mode::Combat,
                Mode::Reserve => Mode::Move,
                mode => mode,
            };
            book.unit(at, EffectKind::SetMode, Code::new(mode).0.into(), R5_7B);
        }
        if unit.fuelled.is_set() {
            let single = unit.fuelled_by.said(&"fuelled_by").map_err(|f| f.in_list(UNITS, at))? == FuelledBy::Itself;
            let cleaned = self.segment == Segment::CleanUp && includes(self.acted, side);
            if ends && single {
                book.unit(at, EffectKind::EndFuel, 0, R12_5C);
            } else if cleaned {
                book.unit(at, EffectKind::EndFuel, 0, R12_5D);
            }
        }
        let phase = self.next.phase.get();
        let begins = ends && matches!(phase, Some(Phase::Movement | Phase::Reaction | Phase::Exploitation));
        if begins && includes(self.next.acts, side) {
            self.begin(book, at, unit, phase == Some(Phase::Movement));
        } else if ends && unit.kind.get() == Some(Kind::Supply) && unit.transported.0 != 0 {
            // 12.0: how supply was moved counts for the phase.
            book.unit(at, EffectKind::BeginPhase, unit.began, R12_0);
        }
        Ok(())
    }

    /// Books the end of what was done to a facility. A refit and the reduction of an air base end with the phase (15.1,
    /// 15.4). The rest of what construction did ends with the turn (15.3, 16.0b, 19.0d).
    fn facility(&self, book: &mut Book<'_, '_>, at: usize, unit: &Unit) -> Result<(), Fault> {
        let done = word(unit.progress, &"progress").map_err(|f| f.in_list(UNITS, at))?;
        if done == Progress::Refitted && self.next.phase_ends.is_set() {
            book.unit(at, EffectKind::SetProgress, Code::new(Progress::Nothing).0.into(), R15_1);
        }
        if !done.is_improved() && !done.is_reduced() {
            return Ok(());
        }
        let (kind, over) = (unit.kind.get(), self.next.turn_ends.is_set());
        let reduction = done.is_reduced() && self.next.phase_ends.is_set();
        let (now, rule) = match kind {
            Some(Kind::AirBase) if reduction && done.is_improved() && !over => (Progress::Improved, R15_4),
            Some(Kind::AirBase) if reduction => (Progress::Nothing, R15_4),
            _ if !over => return Ok(()),
            Some(Kind::AirBase) => (Progress::Nothing, R15_3),
            Some(Kind::Hedgehog) => (Progress::Nothing, R16_0B),
            _ => (Progress::Nothing, R19_0D),
        };
        book.unit(at, EffectKind::SetProgress, Code::new(now).0.into(), rule);
        Ok(())
    }

    /// Books the beginning of a phase in which a unit's side acts.
    fn begin(&self, book: &mut Book<'_, '_>, at: usize, unit: &Unit, movement: bool) {
        let board = &self.q.board;
        let moves = unit.kind.get().is_some_and(|kind| kind.is_combat() || kind.is_transport());
        // The stack has the number of its hex in the board's list, or else of its first unit, from 1.
        let place = board.place(unit.hex).map(|place| usize::from(place.0));
        let number = place.or_else(|| board.stack(unit.hex).next().map(|(first, _)| first)).unwrap_or(at);
        let stack = if moves { u16::try_from(number.saturating_add(1)).unwrap_or(u16::MAX) } else { unit.began };
        let held = unit.progress.get() == Some(Progress::Captured);
        let built = unit.progress.get().is_some_and(|done| done.is_improved() || done.is_reduced());
        let acted = unit.progress.0 != 0 && !held && !built || unit.threw.get() != Some(Threw::Nowhere);
        let carried = unit.transported.0 != 0 || unit.alt_rolled.is_set();
        let spent = unit.mp_spent > 0 || unit.converted > 0 || unit.fresh_track.is_set() || unit.has_halted();
        if stack != unit.began || acted || carried || spent {
            book.unit(at, EffectKind::BeginPhase, stack, R6_1B);
        }
        if held && movement {
            book.unit(at, EffectKind::SetProgress, Code::new(Progress::Nothing).0.into(), R13_2I);
        }
    }
}
