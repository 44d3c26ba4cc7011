//! The Clean Up Phase. OCS 2.3, 5.9, 5.10.

use super::super::board::{Board, BoardHeld, UNITS};
use super::super::effects::{EffectKind, Effects};
use super::super::rules::*;
use super::super::units::{Mode, Orientation, Phase, word};
use super::rule_of;
use crate::fault::Fault;
use crate::ocs::board::KNOWN_SIDES;
use crate::reflect::{Code, Question, Ranged, Reflect};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A position at the end of a player turn.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CleanUp<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn ends, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
}

/// The markers that were removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CleanedUp {
    /// Units that are no longer disorganized.
    pub dg: u16,
    /// Units that are no longer in Exploit Mode.
    pub exploit: u16,
}

/// Returns the markers that the Clean Up Phase removes (OCS 2.3). The phasing player's units leave Disorganized and
/// Exploit Mode, and are in Combat or Move Mode by their orientation (5.9, 5.10). The other player's markers stay.
/// Forbidden in another phase. The effects set the modes.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, modes::{CleanUp, clean_up}};
/// use grognard_core::ocs::units::{Mode, Orientation, Phase, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let oriented = Code::new(Orientation::Move);
/// let dg = |side: u8| Unit { hex: Hex::new(side.into(), 0), mode: Code::new(Mode::Dg), oriented, ..Unit::regiment(side, 4, 3) };
/// let units = [dg(1), dg(2)];
/// let board = Board { units: &units, ..Default::default() };
/// let question = CleanUp { board, phase: Code::new(Phase::CleanUp), player: 1 };
/// let removed = clean_up(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(removed.dg, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase and the player, and for the side of a unit of the board. Also for the kind, the
///   orientation and the steps of a unit in Disorganized or Exploit Mode.
/// * `unknown_word` for the phase and for words of such units.
/// * `out_of_range` for steps that no counter has.
/// * `contradiction` for combat units of two sides in a hex, and for a unit that had a bridge and is no engineer.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn clean_up(
    question: &CleanUp<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CleanedUp>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    let mut findings = Findings::by(R2_3, trail);
    findings.forbid_if(R2_3, phase != Phase::CleanUp);
    if !findings.allows() {
        return Ok(findings.verdict(CleanedUp::default));
    }
    let mut removed = CleanedUp::default();
    for (at, unit) in numbered(q.board.units) {
        if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != q.player {
            continue;
        }
        let sum = match unit.mode.get() {
            Some(Mode::Dg) => &mut removed.dg,
            Some(Mode::Exploit) => &mut removed.exploit,
            _ => continue,
        };
        *sum = sum.saturating_add(1);
        let unit = q.board.checked(at)?;
        let combat = unit.shows == Orientation::Combat && unit.kind.can_be(Mode::Combat);
        let mode = if combat { Mode::Combat } else { Mode::Move };
        let rule = rule_of(unit.mode);
        findings.cite(rule);
        findings.cite(R5_2);
        findings.figure(rule, What::Mode, About::Units.at(at), WordsOf::Mode.figure(Code::new(mode).0));
        effects.amount(at, EffectKind::SetMode, u16::from(Code::new(mode).0), rule);
    }
    Ok(findings.verdict(|| removed))
}
