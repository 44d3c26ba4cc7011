//! Restocking internal stocks in the Supply Phase. OCS 12.10e.

use super::board::{Board, BoardHeld, UNITS};
use super::effects::{EffectKind, Effects};
use super::rules::*;
use super::units::{Checked, Phase, Size, Stocks, word};
use crate::fault::{Fault, FaultCode};
use crate::ocs::board::KNOWN_SIDES;
use crate::reflect::{Code, Question, Ranged, Reflect, Said};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict, What};
use crate::table::{numbered, once};

/// The T that lift a unit, or an RE of a multi-step unit, by one level.
const A_LEVEL: u16 = 2;

/// Returns the stocks of a unit, and the T that lift them by a level.
fn level(unit: &Checked<'_>) -> Result<(Stocks, u16), Fault> {
    let stocks = word(unit.unit.stocks, &"stocks")?;
    // 12.10e: by the RE that a multi-step unit has now.
    let steps = u16::from(unit.steps_left()?);
    let re = if unit.unit.size.get() == Some(Size::MultiStep) { steps } else { 1 };
    Ok((stocks, A_LEVEL.saturating_mul(re)))
}

/// Returns the T that fill the stocks of a unit.
pub(crate) fn to_full(unit: &Checked<'_>) -> Result<u16, Fault> {
    let (stocks, level) = level(unit)?;
    Ok(match stocks {
        Stocks::Full => 0,
        Stocks::Low => level,
        Stocks::Exhausted => level.saturating_mul(2),
    })
}

/// Units that restock from the supply in their reach.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Restock<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units, by their `id`s, in the order in which their owner restocks them.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The supply in reach of all of them by draw or throw, in T.
    #[measure("T", 1)]
    #[required]
    pub supply: Said<u16>,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
}

/// What restocking took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Restocked {
    /// The supply that is spent, in T, with what brings nothing.
    #[measure("T", 1)]
    pub spent: u16,
    /// The part of it that brings nothing, in T.
    #[measure("T", 1)]
    pub wasted: u16,
    /// Units whose stocks are full afterwards.
    pub full: u16,
    /// Units whose stocks are not full afterwards.
    pub lacking: u16,
}

/// Restocks the internal stocks of units with the supply in their reach (OCS 12.10e). 2T lift a unit by a level, from
/// Exhausted to Low and from Low to full, or 2T for each RE of a multi-step unit. It is compulsory, and supply that is
/// too little for a level is spent all the same. The effects set the stocks; whose supply pays is the caller's to say.
/// A unit whose stocks are full takes nothing.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, restock::{Restock, apply}};
/// use grognard_core::ocs::units::{Phase, Stocks, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit { stocks: Code::new(Stocks::Exhausted), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let phase = Code::new(Phase::Supply);
/// let question = Restock { board, units: &[0], supply: 3.into(), phase, player: 1 };
/// let restocked = apply(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((restocked.spent, restocked.wasted, restocked.lacking), (3, 1, 1)); // Low, and 1T brings nothing
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase; `missing_field` and `out_of_range` for the player.
/// * `empty` for an order without units.
/// * `out_of_range` for a unit that the board does not have, and `contradiction` for one that is named twice.
/// * `missing_field` for the supply, unless the answer is forbidden without it.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are read.
pub fn apply(
    question: &Restock<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Restocked>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let mut findings = Findings::by(R12_10E, trail);
    findings.forbid_if(R12_10E, phase != Phase::Supply);
    for (i, at) in numbered(q.units) {
        let unit = q.board.unit(*at, &"units")?;
        once(q.units, i, &"units")?;
        if unit.unit.side != q.player || !unit.kind.is_combat() {
            findings.object(R12_10E, About::Units.at(usize::from(*at)));
        }
    }
    if !findings.allows() {
        return Ok(findings.verdict(Restocked::default));
    }
    let supply = q.supply.said(&"supply")?;
    let mut left = supply;
    let mut done = Restocked::default();
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        let (was, level) = level(&unit).map_err(|f| f.in_list(UNITS, at))?;
        let mut stocks = was;
        while stocks != Stocks::Full && left >= level {
            left = left.saturating_sub(level);
            stocks = if stocks == Stocks::Exhausted { Stocks::Low } else { Stocks::Full };
        }
        let full = stocks == Stocks::Full;
        let sum = if full { &mut done.full } else { &mut done.lacking };
        *sum = sum.saturating_add(1);
        if stocks != was {
            findings.cite(R12_10E_A);
            findings.note(R12_10E, What::Cost, About::Units.at(at), i32::from(level));
            effects.amount(at, EffectKind::SetStocks, u16::from(Code::new(stocks).0), R12_10E);
        }
    }
    // 12.10e.C: as long as a unit is short, everything in reach is spent.
    if done.lacking > 0 {
        done.wasted = left;
        findings.cite_if(R12_10E_C, left > 0);
        left = 0;
    }
    done.spent = supply.saturating_sub(left);
    Ok(findings.verdict(|| done))
}
