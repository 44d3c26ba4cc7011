//! Releasing Reserves. OCS 5.7b.

use super::super::board::{Board, BoardHeld};
use super::super::effects::{EffectKind, Effects};
use super::super::rules::*;
use super::super::units::{Mode, Phase, word};
use crate::fault::{Fault, FaultCode};
use crate::ocs::board::KNOWN_SIDES;
use crate::reflect::{Code, Question, Ranged, Reflect};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::table::{numbered, once};

/// Units that are to be released from Reserve.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Release<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player releases.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
}

/// The units that were released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Released {
    /// The number of units.
    pub units: u16,
}

/// Decides whether units may be released from Reserve (OCS 5.7b): in their own Exploitation Phase, or in the Reaction
/// Phase of the enemy's turn. They may be released one after the other, as many as the owner likes. The effects release
/// them; they are then in Combat or Move Mode by their orientation.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, modes::{Release, release}};
/// use grognard_core::ocs::units::{Mode, Orientation, Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (mode, oriented) = (Code::new(Mode::Reserve), Code::new(Orientation::Move));
/// let units = [Unit { mode, oriented, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = |phase, player| Release { board, units: &[0], phase: Code::new(phase), player };
/// let mut allowed = |phase, player| {
///     let ruling = release(&question(phase, player), &mut Effects::none(), &mut Trail::none());
///     ruling.map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(allowed(Phase::Exploitation, 1)? && allowed(Phase::Reaction, 2)?);
/// assert!(!allowed(Phase::Movement, 1)? && !allowed(Phase::Reaction, 1)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the phase and the player, and for the side, the kind, the mode, the orientation and the steps
///   of a unit.
/// * `out_of_range` for a unit that is not on the board, and for steps that no counter has.
/// * `contradiction` for a unit that is named twice, and for combat units of two sides in a hex. Also for a unit that
///   had a bridge and is no engineer.
/// * `unknown_word` for the phase and for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn release(
    question: &Release<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Released>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let mut findings = Findings::by(R5_7B, trail);
    findings.cite_if(R5_7B_A, phase == Phase::Exploitation);
    findings.cite_if(R11_0B, phase == Phase::Exploitation);
    findings.cite_if(R5_7B_B, phase == Phase::Reaction);
    for (i, at) in numbered(q.units) {
        let unit = q.board.unit(*at, &"units")?;
        once(q.units, i, &"units")?;
        let its = match phase {
            Phase::Exploitation => unit.unit.side == q.player,
            Phase::Reaction => unit.unit.side != q.player,
            _ => false,
        };
        if !its {
            findings.object(R5_7B, About::Units.at(usize::from(*at)));
        }
        if unit.mode != Mode::Reserve || unit.unit.released.is_set() {
            findings.object(R5_7, About::Units.at(usize::from(*at)));
        }
    }
    if findings.allows() {
        for at in q.units {
            effects.amount(usize::from(*at), EffectKind::Release, 0, R5_7B);
        }
    }
    Ok(findings.verdict(|| Released { units: u16::try_from(q.units.len()).unwrap_or(u16::MAX) }))
}
