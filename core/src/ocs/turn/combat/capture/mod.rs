//! The capture of what is in a hex that an enemy unit has entered. OCS 4.8c, 9.12f, 9.12g, 9.14.

mod bases;

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::capture::{CaptureResolve, CaptureSettled, Share, displaced, prize_of, resolve, share};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::turn::TurnState;
use crate::ocs::units::{Kind, Phase, Progress};
use crate::ocs::zoc::is_cargo;
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{count, numbered};
use bases::{Flight, is_aircraft};

/// What is captured of a unit of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Taken {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The Transport Points captured (TP).
    #[measure("TP", 4)]
    pub points: u16,
    /// The supply captured: of a dump, or of the load of Transport Points, in T.
    #[measure("T", 1)]
    pub supply: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Where Transport Points go that escape capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Rest {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
    /// The hex.
    #[required]
    pub hex: Hex,
}

const _: () = assert!(size_of::<Taken>() == 8 && size_of::<Rest>() == 8, "frozen for this major of the C ABI");

/// A hex in which an enemy unit captures what is there now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CaptureOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order. Then come two for
    /// each aircraft in the order of the board's list.
    pub dice: &'a [u8],
    /// What is captured of each unit, as their owner chooses. An empty list for nothing.
    pub taken: &'a [Taken],
    /// Where Transport Points go of which not all is captured, and to which air base aircraft that survive, as their owner
    /// chooses. It must be said of each, but of an aircraft without a base in reach.
    pub rest: &'a [Rest],
    /// The aircraft in the hex that are Active. An empty list for none.
    #[refers("board.units")]
    pub active: &'a [u16],
    /// The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
    pub printed_hedgehog: Flag,
}

/// Captures what the enemy has in a hex that attack-capable units have entered by a move, an advance, a retreat or a
/// landing (OCS 4.8c, 9.12f, 9.12g, 9.14). These are the units there whose progress is `fallen`, by the effects of
/// these orders. `ocs.capture.assess`, `resolve` and `apply` decide. As long as there are any, nobody moves, attacks,
/// retreats or advances, no combat is settled, no supply is loaded, unloaded or blown, and no segment ends. Extenders
/// collapse first (`ocs.turn.collapse`). The effects hand over facilities and what is captured of supply and Transport
/// Points, and place the rest of the Transport Points. They convert Organic Trucks, and destroy ships and the rest of
/// dumps. The captor is the other player. Each aircraft at a captured base loses a step by the Air Base Capture Table,
/// and goes to a friendly base within twice its range. Without one it is destroyed (9.14f). Survivors are Inactive,
/// which the caller keeps.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::{Effect, EffectKind, Effects}, sequence::Segment};
/// use grognard_core::ocs::{turn::{CaptureOrder, Taken, TurnState, capture}, units::{Kind, Progress, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let dump = Unit { amount: 12, progress: Code::new(Progress::Fallen), ..Unit::of(2, Kind::Supply) };
/// let board = Board { units: &[Unit::regiment(1, 4, 3), dump], ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let taken = [Taken { unit: 1, supply: 3, ..Default::default() }];
/// let order = CaptureOrder { board, turn, dice: &[2], taken: &taken, ..Default::default() };
/// let (mut room, mut words) = ([Effect::default(); 4], [0; 2]);
/// let mut effects = Effects::new(&mut room);
/// assert!(capture(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?.value.is_allowed());
/// let did: Vec<_> = effects.items().iter().map(|e| (e.what.get().unwrap(), e.unit, e.amount)).collect();
/// assert_eq!(did[1..], [(EffectKind::CaptureSupply, 1, 3), (EffectKind::DestroySupply, 1, 9)]); // a quarter of 3 SP
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have, and for a hex of `rest` that a board with hexes does not
///   have.
/// * `contradiction` for a unit that a list names twice or that has not fallen in the hex, and for units of two sides
///   that have. So it is for one of `rest` of which nothing is left, and for one of `active` that is no aircraft.
/// * `missing_field` for `rest` of Transport Points or aircraft that are left, and for the range of an aircraft.
/// * `bad_die` for a die that is not 1 to 6; `too_few_dice` and `too_many_dice` for other dice than are rolled.
/// * Those of `ocs.capture.assess`, `ocs.capture.apply` and `ocs.capture.displace` for what has fallen.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn capture(
    question: &CaptureOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CaptureSettled>>, Fault> {
    let q = question;
    let phase = q.turn.sound()?.phase();
    for (i, row) in numbered(q.taken) {
        row.spared().map_err(|f| f.in_list(&"taken", i))?;
    }
    for (i, row) in numbered(q.rest) {
        row.spared().map_err(|f| f.in_list(&"rest", i))?;
    }
    let Fallen { places, side } = fallen(q, scratch)?;
    let units = Participants::of_board(q.board.units, places);
    let mut findings = Findings::by(R9_14, trail);
    findings.forbid_if(R9_14, units.len() == 0);
    for (i, _) in units.iter().filter(|(_, unit)| unit.kind.get().is_some_and(Kind::is_extender)) {
        findings.object(R9_14D, About::Units.at(units.place(i)));
    }
    // 13.2i: at once in his own Movement Phase.
    let moves = phase == Some(Phase::Movement) && q.turn.player != side;
    let prize = prize_of(units, moves, false, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(CaptureSettled::default));
    }
    let dice = q.dice.get(..usize::from(prize.dice)).unwrap_or(q.dice);
    let rolled = resolve(&CaptureResolve { prize, dice, rules: q.board.rules }, findings.trail)?;
    q.escaped(units, &mut findings)?;
    taken_over(&units, effects);
    let given = |i: usize| {
        let row = q.taken.iter().find(|row| usize::from(row.unit) == units.place(i));
        let to = q.rest.iter().find(|row| usize::from(row.unit) == units.place(i)).map(|row| row.hex);
        let (points, supply) = row.map_or((0, 0), |row| (row.points.into(), row.supply.into()));
        Share { points, supply, to }
    };
    let worn = q.board.rules.counter_hedgehogs.is_set() && !q.printed_hedgehog.is_set();
    let shared = share(&rolled.value, units, &given, false, worn, effects, findings.trail)?;
    findings.take(&shared);
    let to = |at: usize| numbered(q.rest).find(|(_, r)| usize::from(r.unit) == at).map(|(i, row)| (i, row.hex));
    let flight = Flight { board: &q.board, dice: q.dice, active: q.active, to: &to };
    flight.flee(units, prize.dice, &mut findings, effects)?;
    let Some(settled) = shared.value.allowed().filter(|_| findings.allows()) else {
        effects.take_back();
        return Ok(findings.verdict(CaptureSettled::default));
    };
    findings.cite_if(R16_0B, units.iter().any(|(_, unit)| unit.progress.get() == Some(Progress::FallenImproved)));
    findings.cites.merge(&shared.cites);
    findings.cites.merge(&rolled.cites);
    Ok(findings.verdict(|| settled))
}

/// What has fallen in a hex: the places of its units, and the side that had it.
struct Fallen<'s> {
    places: &'s [u64],
    side: u8,
}

/// Finds what has fallen in the hex.
fn fallen<'s>(q: &CaptureOrder<'_>, scratch: &'s mut Scratch<'_>) -> Result<Fallen<'s>, Fault> {
    let there = || q.board.stack(q.hex).filter(|(_, unit)| unit.has_fallen());
    let words = scratch.take(count(there()))?;
    let side = there().next().map_or(0, |(_, unit)| unit.side);
    for (word, (at, unit)) in words.iter_mut().zip(there()) {
        q.board.checked(at)?;
        if unit.side != side {
            let first = there().next().map_or(0, |(at, _)| at);
            let fault = Fault::against(&"side", &"[].side: what fell in a hex is of one side").other_at(first);
            return Err(fault.in_list(UNITS, at));
        }
        *word = u64::try_from(at).unwrap_or(u64::MAX);
    }
    Ok(Fallen { places: words, side })
}

/// Appends that what has fallen is captured. It keeps that it was improved in this turn (16.0b).
fn taken_over(units: &Participants<'_>, effects: &mut Effects<'_>) {
    for (i, unit) in units.iter() {
        // 16.0b: a level a turn, whoever has it.
        let built = unit.progress.get() == Some(Progress::FallenImproved);
        let progress = if built { Progress::Improved } else { Progress::Nothing };
        effects.change(units.place(i), EffectKind::SetProgress, Code::new(progress).0, R9_14);
    }
}

const TWICE: Name = &"[].unit: each is named once";
const FALLEN: Name = &"hex: it has not fallen in the hex";

impl CaptureOrder<'_> {
    /// Checks what is captured of each unit, and adds the reasons why the rest may not go where it is to go.
    fn escaped(&self, units: Participants<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        let member = |at: u16| units.iter().any(|(index, _)| units.place(index) == usize::from(at));
        for (i, row) in numbered(self.taken) {
            self.board.unit(row.unit, &"unit").map_err(|f| f.in_list(&"taken", i))?;
            let twice = crate::table::before(self.taken, i).position(|earlier| earlier.unit == row.unit);
            if twice.is_some() || !member(row.unit) {
                let fault = Fault::against(&"unit", if twice.is_some() { TWICE } else { FALLEN });
                return Err(fault.in_list(&"taken", i).other_at(twice.unwrap_or(0)));
            }
        }
        let taken = |at: u16| self.taken.iter().find(|row| row.unit == at).map_or(0, |row| row.points);
        for (i, row) in numbered(self.rest) {
            let unit = self.board.unit(row.unit, &"unit").map_err(|f| f.in_list(&"rest", i))?;
            let left = unit.kind.is_transport() && taken(row.unit) < unit.unit.amount;
            let twice = crate::table::before(self.rest, i).position(|earlier| earlier.unit == row.unit);
            let stays = left || is_aircraft(unit.unit);
            if twice.is_some() || !stays || !member(row.unit) {
                let why: Name = match twice {
                    Some(_) => TWICE,
                    None if stays => FALLEN,
                    None => &"taken: nothing of it is left",
                };
                return Err(Fault::against(&"unit", why).in_list(&"rest", i).other_at(twice.unwrap_or(0)));
            }
            if is_aircraft(unit.unit) {
                continue;
            }
            let item = About::Units.at(usize::from(row.unit));
            // The hex of the capture is the enemy's.
            if !self.board.on_map(row.hex, &"hex").map_err(|f| f.in_list(&"rest", i))? || row.hex == self.hex {
                findings.object(R9_14C, item);
            }
            displaced(&unit, row.hex, item, findings).map_err(|f| f.in_list(UNITS, item.index))?;
            // 4.8c: past enemy combat units (9.14c), and not to them.
            for (other, enemy) in self.board.stack(row.hex).filter(|_| row.hex != self.hex) {
                let enemy = enemy.said_side().map_err(|f| f.in_list(UNITS, other))? != unit.unit.side;
                if enemy && self.board.checked(other)?.kind.is_combat() {
                    findings.object(R4_8C, item);
                }
            }
        }
        for (i, unit) in units.iter().filter(|(_, unit)| unit.kind.get().is_some_and(Kind::is_transport)) {
            let at = u16::try_from(units.place(i)).unwrap_or(u16::MAX);
            if taken(at) < unit.amount && !self.rest.iter().any(|row| row.unit == at) {
                return Err(Fault::new(FaultCode::MissingField, &"rest"));
            }
        }
        Ok(())
    }
}

/// Appends the effects by which what the enemy of a side has in a hex falls to it, which has entered, by an advance or
/// not. Returns whether there is anything. What is aboard something is not captured, nor are aircraft that are at no
/// base.
pub(in crate::ocs::turn) fn fall(
    board: &Board<'_>,
    hex: Hex,
    side: u8,
    advance: bool,
    effects: &mut Effects<'_>,
) -> Result<bool, Fault> {
    let mut falls = false;
    let now = if advance { Progress::FallenToAdvance } else { Progress::Fallen };
    let based = board.stack(hex).any(|(_, unit)| unit.side != side && unit.kind.get() == Some(Kind::AirBase));
    for (at, _) in board.stack(hex).filter(|(_, unit)| unit.side != side) {
        let unit = board.checked(at)?;
        let carried = is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
        if !unit.kind.is_combat() && (based || unit.kind != Kind::Aircraft) && !carried {
            let built = unit.unit.progress.get().is_some_and(Progress::is_improved);
            let now = Code::new(if built { Progress::FallenImproved } else { now }).0;
            effects.change(at, EffectKind::SetProgress, now, R9_14);
            falls = true;
        }
    }
    Ok(falls)
}

/// Appends the effects by which what the enemy of a side has along a path falls to it.
pub(in crate::ocs::turn) fn fall_along(
    board: &Board<'_>,
    path: &dyn Fn(usize) -> Option<Hex>,
    side: u8,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    let mut i = 0usize;
    while let Some(hex) = path(i) {
        if !(0..i).any(|earlier| path(earlier) == Some(hex)) {
            fall(board, hex, side, false, effects)?;
        }
        i = i.saturating_add(1);
    }
    Ok(())
}

/// Adds the reasons why nothing else is done before what has fallen is captured.
pub(in crate::ocs::turn) fn captured_before(board: &Board<'_>, findings: &mut Findings<'_, '_>) {
    for (at, _) in numbered(board.units).filter(|(_, unit)| unit.has_fallen()) {
        findings.object(R9_14, About::Units.at(at));
    }
}
