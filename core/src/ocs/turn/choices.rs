//! What may be done now, and by whom. OCS 2.3.

use crate::fault::Fault;
use crate::ocs::barrage::{Fire, objections};
use crate::ocs::board::{Board, BoardHeld, BoardHex, KNOWN_SIDES, UNITS};
use crate::ocs::breakdowns::may_divide;
use crate::ocs::construction::may_build;
use crate::ocs::dumps::stored;
use crate::ocs::landing::is_afloat;
use crate::ocs::modes::{ModeChange, changed};
use crate::ocs::movement::may_move;
use crate::ocs::replacements::may_rebuild;
use crate::ocs::rules::*;
use crate::ocs::sequence::{Segment, TurnAction};
use crate::ocs::turn::movement::extenders::may_extend;
use crate::ocs::turn::movement::transport_points::may_combine;
use crate::ocs::turn::orders::acted;
use crate::ocs::turn::target::{is_open, settled_before};
use crate::ocs::turn::{SupplyStep, TurnState};
use crate::ocs::units::{Kind, Mode, Orientation, Phase, Progress, Stocks, Unit, word};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Word};
use crate::ruling::{Cites, Findings, Ruling, Sink, Trail};
use crate::table::numbered;

/// A side that asks what it may do now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TurnChoices<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// Something that a side may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TurnChoice {
    /// The unit that may do it; absent where the segment has it and the question of its chapter decides who may.
    ///
    /// C and Rust say 65535 for none.
    #[refers("board.units")]
    pub unit: u16,
    /// What it is.
    pub action: Code<TurnAction>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// How much a side may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TurnChoiceCount {
    /// The number of rows.
    pub found: u32,
}

/// Returns what a side may do now (OCS 2.3). The rows are the actions that the segment has for it, in the order of
/// their words. With them are the units that may do them, of those actions that `ocs.turn` judges.
///
/// * `rebuild` names replacements with which units can be rebuilt where they are.
/// * `change_mode` names units that may take a voluntary mode, or turn.
/// * `move` names units that are fuelled or need no fuel.
/// * `attack` names attack-capable units that have not attacked. They are next to a defended hex that was not attacked,
///   or in it on landing craft, or, under the option `empty_hexes`, next to a hex without combat units.
/// * `build` and `reduce` name Engineer-Capable units, and combat units in Combat Mode, that have neither moved nor
///   built.
/// * `break_down` names multi-step units of class Other with steps to spare that have not moved.
/// * `combine` names Transport Points that can be divided, or that others of their kind are with.
/// * `artillery_barrage` names artillery that may fire and has not.
/// * `blow` names dumps and loads that were not tried.
/// * `restock` names units that lack stocks.
/// * `attrition` names units that are Out of Supply in hexes that have not checked.
///
/// In the Supply Phase the actions are those of its step. No units are named of an overrun and of movement by rail,
/// whose targets are many: `ocs.turn.attack` and `ocs.rail.choices` judge them. Nor are any named of trace and meals
/// (`ocs.trace.find`), refits, breakouts, and fire of aircraft and ships. As long as a combat is open or a unit has
/// still to retreat (`ocs.retreat.find` says how), nobody attacks. As long as something has fallen
/// (`ocs.turn.capture`), nobody attacks or moves, and no dump is blown. As long as a barrage is open, no artillery
/// fires.
///
/// ```
/// use grognard_core::ocs::{board::Board, sequence::{Segment, TurnAction}};
/// use grognard_core::ocs::turn::{TurnChoice, TurnChoices, TurnState, choices};
/// use grognard_core::ocs::units::{Mode, Orientation, Unit};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// let (mode, oriented) = (Code::new(Mode::Reserve), Code::new(Orientation::Move));
/// let units = [Unit { mode, oriented, ..Unit::regiment(2, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::ReactionBarrage);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let mut room = [TurnChoice::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// choices(&TurnChoices { board, turn, side: 2, ..Default::default() }, &mut rows, &mut Trail::none())?;
/// let release = TurnChoice { unit: 0, action: Code::new(TurnAction::Release), ..Default::default() };
/// assert!(rows.items().contains(&release));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a unit that may attack under the option `empty_hexes`, in no hex of the board.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn choices(
    question: &TurnChoices<'_>,
    rows: &mut Sink<'_, TurnChoice>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<TurnChoiceCount>, Fault> {
    let q = question;
    q.in_range()?;
    let segment = q.turn.sound()?;
    let before = rows.needed();
    let mut cites = Cites::by(R2_3);
    let mut unheard = Trail::none();
    let mut findings = Findings::by(R9_2, &mut unheard);
    settled_before(&q.board, |_, _| R9_2, &mut findings)?;
    let open = !findings.allows();
    for code in 1..=u8::MAX {
        let Some(action) = <TurnAction as Word>::of(code) else { break };
        let time = q.turn.may(action, q.side, &mut Trail::none())?;
        if !time.value.is_allowed() {
            continue;
        }
        // Each step of the Supply Phase is done before the next.
        let step = q.turn.supply.get();
        let now = match action {
            TurnAction::Restock => step == Some(SupplyStep::Restocking),
            TurnAction::Trace => step != Some(SupplyStep::Attrition),
            TurnAction::Attrition => step == Some(SupplyStep::Attrition),
            _ => true,
        };
        if !now {
            continue;
        }
        cites.merge(&time.cites);
        cites.add_if(R17_0D, action == TurnAction::Refit && q.turn.weather > 0);
        let waits = match action {
            TurnAction::Blow => q.board.units.iter().any(Unit::has_fallen),
            TurnAction::ArtilleryBarrage => q.board.hexes.iter().any(is_open),
            action => open && action.waits(),
        };
        let action = Code::new(action);
        rows.push(TurnChoice { unit: u16::MAX, action, reserved: 0 });
        for (at, unit) in numbered(q.board.units) {
            if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != q.side {
                continue;
            }
            if !waits && does(q, segment, code, at, unit)? {
                rows.push(TurnChoice { unit: u16::try_from(at).unwrap_or(u16::MAX), action, reserved: 0 });
            }
        }
    }
    let found = u32::try_from(rows.needed().saturating_sub(before)).unwrap_or(u32::MAX);
    Ok(Ruling::new(TurnChoiceCount { found }, cites))
}

/// Returns whether a unit of the side may do something that the segment has.
fn does(q: &TurnChoices<'_>, segment: Segment, action: u8, at: usize, unit: &Unit) -> Result<bool, Fault> {
    let board = &q.board;
    let (Some(action), Some(phase)) = (<TurnAction as Word>::of(action), segment.phase()) else { return Ok(false) };
    let inside = |f: Fault| f.in_list(UNITS, at);
    let number = u16::try_from(at).unwrap_or(u16::MAX);
    Ok(match action {
        TurnAction::ChangeMode => changes(q, number, unit)?,
        TurnAction::Release => {
            let reserve = board.checked(at)?.mode == Mode::Reserve;
            reserve && !unit.released.is_set()
        }
        TurnAction::Move => {
            let held = word(unit.progress, &text!("progress")).map_err(inside)? == Progress::Captured;
            !held && may_move(board, at, phase, q.turn.player_for(q.side, phase))?
        }
        TurnAction::Attack => attacks(q, at, phase)?,
        TurnAction::ArtilleryBarrage => {
            let (checked, mut fires) = (board.checked(at)?, true);
            let reactive = q.board.rules.reactive_artillery.is_set();
            objections(phase, reactive, &checked, Fire::Artillery, &mut |_| fires = false).map_err(inside)?;
            fires && checked.kind == Kind::Artillery
        }
        TurnAction::Build | TurnAction::Reduce => may_build(&board.checked(at)?).map_err(inside)?,
        TurnAction::Blow => {
            let checked = board.checked(at)?;
            let tried = board.place(unit.hex).and_then(|place| board.at(place)).is_some_and(|hex| hex.blown.is_set());
            (checked.kind == Kind::Supply || checked.kind.is_transport()) && !tried && stored(board, number)? > 0
        }
        TurnAction::Rebuild => may_rebuild(board, at)?,
        TurnAction::Extend => may_extend(board, at)?,
        TurnAction::BreakDown => may_divide(&board.checked(at)?, phase).map_err(inside)?,
        TurnAction::Combine => may_combine(board, at)?,
        TurnAction::Restock => {
            let combat = board.checked(at)?.kind.is_combat();
            combat && word(unit.stocks, &"stocks").map_err(inside)? != Stocks::Full
        }
        TurnAction::Attrition => {
            let checks =
                board.place(unit.hex).and_then(|place| board.at(place)).is_some_and(|hex| hex.checked.is_set());
            board.checked(at)?.kind.is_combat() && unit.out_of_supply.is_set() && !checks
        }
        _ => false,
    })
}

/// Returns whether a unit may still attack a hex next to it, or, from landing craft, its own.
fn attacks(q: &TurnChoices<'_>, at: usize, phase: Phase) -> Result<bool, Fault> {
    let unit = q.board.checked(at)?;
    let acts = phase != Phase::Exploitation || unit.unit.released.is_set() || unit.mode == Mode::Exploit;
    let fresh = !unit.unit.attacked.is_set() && unit.kind.is_combat() && unit.attack_capable(&mut |_| {});
    let mut open = q.board.units.iter().filter(|other| other.combat_supply.0 != 0);
    if !acts || !fresh || open.next().is_some() {
        return Ok(false);
    }
    // 18.6a: nobody attacks who is carried, but from landing craft, next to the hex or in it.
    let afloat = is_afloat(unit.unit);
    if unit.unit.aboard.0 != 0 && !(afloat && phase == Phase::Combat && unit.mode == Mode::Combat) {
        return Ok(false);
    }
    if q.board.rules.empty_hexes.is_set() && !afloat {
        // 21.8: a hex without combat units as well.
        let held = |next: &BoardHex| q.board.stack(next.hex).any(|(_, other)| other.may_be(Kind::is_combat));
        let closed = |next: &BoardHex| next.attacked.is_set() || next.off_map.is_set() || held(next);
        let here = q.board.hex(unit.unit.hex, &"hex").map_err(|f| f.in_list(UNITS, at))?;
        if q.board.neighbours(here).any(|(_, _, next)| !closed(next)) {
            return Ok(true);
        }
    }
    let near = q.board.around(unit.unit.hex).chain(q.board.stack(unit.unit.hex).filter(|_| afloat));
    for (by, other) in near.filter(|(_, other)| other.side != unit.unit.side) {
        let attacked = q.board.place(other.hex).and_then(|place| q.board.at(place));
        if q.board.checked(by)?.kind.is_combat() && !attacked.is_some_and(|hex| hex.attacked.is_set()) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether a unit may take a voluntary mode, or turn.
fn changes(q: &TurnChoices<'_>, at: u16, unit: &Unit) -> Result<bool, Fault> {
    let checked = q.board.checked(usize::from(at))?;
    let progress = word(unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, usize::from(at)))?;
    let turned = if checked.shows == Orientation::Combat { Orientation::Move } else { Orientation::Combat };
    // 5.6b: what has no Combat side does not turn.
    let turns = checked.mode == Mode::Dg && !checked.kind.is_replacement() && !checked.kind.is_transport();
    let wanted = match checked.mode {
        Mode::Dg => [Some(Mode::Dg).filter(|_| turns), None, None, None],
        mode => {
            let voluntary = [Mode::Combat, Mode::Move, Mode::Strat, Mode::Reserve];
            voluntary.map(|wanted| Some(wanted).filter(|wanted| *wanted != mode))
        }
    };
    for mode in wanted.into_iter().flatten() {
        let asked = ModeChange {
            board: q.board,
            unit: at,
            mode: Code::new(mode),
            oriented: match mode {
                Mode::Dg => Code::new(turned),
                Mode::Reserve => Code::new(checked.shows),
                _ => Code::default(),
            },
            phase: Code::new(Phase::Movement),
            player: q.side,
            begun: Flag::from(acted(unit, progress).map_err(|f| f.in_list(UNITS, usize::from(at)))?),
            changed: Flag::from(progress == Progress::Changed),
            ..ModeChange::default()
        };
        if changed(&asked, false, &mut crate::ocs::effects::Effects::none(), &mut Trail::none())?.value.is_allowed() {
            return Ok(true);
        }
    }
    Ok(false)
}
