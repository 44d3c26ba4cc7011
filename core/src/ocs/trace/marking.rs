//! The Out of Supply markers of a side in its Supply Phase. OCS 12.6, 12.6e, 12.6g, 12.8a.

use super::eating::distinct;
use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES, UNITS};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::rules::*;
use crate::ocs::units::{Aboard, LastSupply, Mode, Phase, Transport, Unit, word};
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// A side's units that trace and those that eat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SupplyCheck<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units of the side that trace, by their `id`s. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
    /// The units of the side that ate, by their `id`s. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub fed: &'a [u16],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
}

/// A side's state of supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SupplyMarks {
    /// Combat units that trace.
    pub in_trace: u16,
    /// Combat units that ate.
    pub fed: u16,
    /// Combat units that are Out of Supply.
    pub out_of_supply: u16,
    /// Combat units whose marker comes off.
    pub cleared: u16,
}

/// Returns the Out of Supply markers of a side's combat units in its Supply Phase (OCS 12.8a): a unit that traces or ate
/// is not marked, any other is. Units on landing craft always trace (12.6g), and those dropped by air this turn (12.6h).
/// Forbidden in another phase, and where a unit in Strat Mode ate (12.6e). The effects lay markers and take them off where
/// that changes something.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, trace::{SupplyCheck, mark}};
/// use grognard_core::ocs::units::{Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit::regiment(1, 4, 3); 2];
/// let board = Board { units: &units, ..Default::default() };
/// let question = SupplyCheck { board, in_trace: &[0], fed: &[], phase: Code::new(Phase::Supply), player: 1 };
/// let marks = mark(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((marks.in_trace, marks.out_of_supply), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase; `missing_field` and `out_of_range` for the player.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that a list names twice, that both lists name, or that is not the player's.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are read.
pub fn mark(
    question: &SupplyCheck<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SupplyMarks>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    distinct(&q.board, q.in_trace, &text!("in_trace"), q.player)?;
    distinct(&q.board, q.fed, &"fed", q.player)?;
    if let Some((i, at)) = numbered(q.fed).find(|(_, at)| q.in_trace.contains(at)) {
        let other = q.in_trace.iter().position(|other| other == at).unwrap_or(0);
        return Err(Fault::item_against(&"fed", i, &"in_trace[]: who is in trace is not fed").other_at(other));
    }
    let listed = |list: &[u16], at: usize| list.iter().any(|given| usize::from(*given) == at);
    let state = |at: usize| match () {
        () if listed(q.in_trace, at) => LastSupply::Traced,
        () if listed(q.fed, at) => LastSupply::Ate,
        () => LastSupply::Neither,
    };
    marks(&q.board, phase, q.player, &state, effects, trail)
}

/// Returns whether a unit that is supplied in this way is Out of Supply.
fn lacks(supply: LastSupply) -> bool {
    !matches!(supply, LastSupply::Traced | LastSupply::Ate)
}

/// Returns how a combat unit is supplied of which `said` is known, and adds the rules that say so.
fn supplied(unit: &Unit, said: LastSupply, cites: &mut Cites) -> Result<LastSupply, Fault> {
    let afloat = word(unit.aboard, &"aboard")? == Aboard::LandingCraft;
    // 12.6h: the record of the Movement Phase before still stands.
    let dropped = word(unit.transported, &"transported")? == Transport::AirDrop;
    cites.add_if(R12_6G, afloat);
    cites.add_if(R12_6H, dropped);
    let found = if afloat || dropped { LastSupply::Traced } else { said };
    cites.add_if(R12_6C, found == LastSupply::Ate);
    Ok(found)
}

/// Returns the markers of a side's combat units, of each of which `state` says whether it traces or ate.
pub(crate) fn marks(
    board: &Board<'_>,
    phase: Phase,
    player: u8,
    state: &dyn Fn(usize) -> LastSupply,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SupplyMarks>>, Fault> {
    let mut findings = Findings::by(R12_8A, trail);
    findings.forbid_if(R12_8A, phase != Phase::Supply);
    let mut marks = SupplyMarks::default();
    for (at, unit) in numbered(board.units) {
        if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != player {
            continue;
        }
        let checked = board.checked(at)?;
        if !checked.kind.is_combat() {
            continue;
        }
        let found = supplied(unit, state(at), &mut findings.cites).map_err(|f| f.in_list(UNITS, at))?;
        if found == LastSupply::Ate && checked.mode == Mode::Strat {
            findings.object(R12_6E, About::Units.at(at));
        }
        let sum = match found {
            LastSupply::Traced => &mut marks.in_trace,
            LastSupply::Ate => &mut marks.fed,
            _ => &mut marks.out_of_supply,
        };
        *sum = sum.saturating_add(1);
        let was = unit.out_of_supply.is_set();
        if was && !lacks(found) {
            marks.cleared = marks.cleared.saturating_add(1);
        }
    }
    // What one unit is refused for leaves the others without markers, too.
    let allowed = findings.allows();
    for (at, unit) in numbered(board.units).filter(|(_, unit)| allowed && unit.side == player) {
        if !board.checked(at)?.kind.is_combat() {
            continue;
        }
        let out = lacks(supplied(unit, state(at), &mut findings.cites)?);
        if out != unit.out_of_supply.is_set() {
            let what = if out { EffectKind::OutOfSupply } else { EffectKind::InSupply };
            effects.change(at, what, 0, R12_8A);
        }
    }
    Ok(findings.verdict(|| marks))
}
