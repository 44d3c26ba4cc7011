//! Supply that units take in the Supply Phase: restocking and eating. OCS 12.6c, 12.10e.

use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::restock::{Restock, Restocked};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::{Eaten, Meal};
use crate::ocs::turn::orders::{side_of, timed};
use crate::ocs::turn::supply::draws::{Payers, in_reach, own, throwers};
use crate::ocs::turn::supply::supply_phase::forbidden;
use crate::ocs::turn::{SupplyStep, TurnState};
use crate::ocs::units::{Kind, LastSupply, Phase, Stocks, word};
use crate::reflect::{Code, Question};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Units that are to restock now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RestockOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units, by their `id`s, in the order in which their owner restocks them.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The dumps and loaded Transport Points in their reach, which pay one after the other.
    #[required]
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// Decides whether units may restock their internal stocks now, and what it takes (OCS 12.10e), as `ocs.restock.apply`
/// decides. They may first of all in the Supply Phase, out of all the dumps. Each unit that lacks stocks must reach
/// each of the dumps by draw or by throw. The effects set the stocks and pay.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, turn::{RestockOrder, TurnState, restock}};
/// use grognard_core::ocs::units::{Kind, Stocks, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let dump = Unit { amount: 8, hex: Hex::new(1, 0), ..Unit::of(1, Kind::Supply) };
/// let units = [Unit { stocks: Code::new(Stocks::Low), ..Unit::regiment(1, 4, 3) }, dump];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Supply);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = RestockOrder { board, turn, units: &[0], sources: &[1], ..Default::default() };
/// let mut words = [0; 16];
/// let done = restock(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(done.value.allowed().unwrap().spent, 2);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that a list names twice or that is not of the side of the order.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * Those of `ocs.restock.apply`, and of `ocs.paths.relay` for what pays.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn restock(
    question: &RestockOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Restocked>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    throwers(&q.board, side, q.hqs)?;
    // 12.10e.A: before anything is eaten.
    let cites = match q.turn.supplies(TurnAction::Restock, side, SupplyStep::Restocking, R12_10E_A, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    let mut findings = Findings::of(cites, trail);
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    let supply = u16::try_from(payers.there()?).unwrap_or(u16::MAX.saturating_sub(1));
    for at in q.units {
        let unit = q.board.unit(*at, &"units")?.unit;
        if word(unit.stocks, &"stocks").map_err(|f| f.in_list(UNITS, usize::from(*at)))? != Stocks::Full {
            payers.reach(*at, payers.hqs, scratch, &mut findings)?;
        }
    }
    if !findings.allows() {
        return Ok(findings.verdict(Restocked::default));
    }
    let (phase, player) = (Code::new(Phase::Supply), side);
    let asked = Restock { board: q.board, units: q.units, supply: supply.into(), phase, player };
    let ruling = crate::ocs::restock::apply(&asked, effects, findings.trail)?;
    if let Verdict::Allowed(done) = ruling.value {
        if done.lacking > 0 {
            findings.cite(R12_10E_B);
            spared(q, &mut findings, scratch)?;
        }
        if !findings.allows() {
            effects.take_back();
            return Ok(findings.verdict(Restocked::default));
        }
        payers.pay(u32::from(done.spent), R12_10E, effects)?;
    }
    Ok(timed(ruling, &findings.cites))
}

/// Adds the reason why stocks stay low beside supply that is in reach and is spared: by draw, or through any headquarters
/// of the side. What Organic Trucks carry may be spared (12.10e.B).
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn spared(q: &RestockOrder<'_>, findings: &mut Findings<'_, '_>, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
    scratch.keep(q.board.units.len(), |there, scratch| {
        there.fill(0);
        for unit in q.units.iter().copied() {
            if q.board.unit(unit, &"units")?.unit.stocks.get() == Some(Stocks::Full) {
                continue;
            }
            in_reach(&q.board, unit, there, scratch)?;
        }
        for ((at, unit), _) in numbered(q.board.units).zip(there).filter(|(_, there)| **there > 0) {
            let named = q.sources.iter().any(|source| usize::from(*source) == at);
            if !named && unit.kind.get() != Some(Kind::OrganicTruck) {
                findings.object(R12_10E_B, About::Units.at(at));
            }
        }
        Ok(())
    })
}

/// Units that are to eat now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct MealOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// All units that eat out of the dump, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The supply on the ground or the Transport Points that pay, by `id`.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub source: u16,
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// Decides whether units may eat out of a dump now, and what it costs (OCS 12.6c, 12.6e), as `ocs.trace.eat` decides.
/// After trace is settled those may that do not trace and have not eaten. Each of them must reach the dump by draw or
/// by throw. The effects pay, and record that they ate.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, turn::{MealOrder, SupplyStep, TurnState, eat}};
/// use grognard_core::ocs::units::{Kind, LastSupply, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let dump = Unit { amount: 8, hex: Hex::new(1, 0), ..Unit::of(1, Kind::Supply) };
/// let units = [Unit { last_supply: Code::new(LastSupply::Neither), ..Unit::regiment(1, 4, 3) }, dump];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let (segment, supply) = (Code::new(Segment::Supply), Code::new(SupplyStep::Eating));
/// let turn = TurnState { number: 1, segment, supply, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = MealOrder { board, turn, units: &[0], source: 1, ..Default::default() };
/// let mut words = [0; 16];
/// let eaten = eat(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(eaten.value.allowed().unwrap().cost, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for one of `hqs` that is named twice, of another side or no headquarters.
/// * Those of `ocs.trace.eat`, whose phase and player the state gives, and of `ocs.paths.relay` for what pays.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn eat(
    question: &MealOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Eaten>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    throwers(&q.board, side, q.hqs)?;
    let cites = match q.turn.supplies(TurnAction::Trace, side, SupplyStep::Eating, R12_6C, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    let mut findings = Findings::of(cites, trail);
    let payers = Payers { board: &q.board, side, sources: &[q.source], hqs: q.hqs, promises: None };
    for at in q.units {
        let unit = q.board.unit(*at, &"units")?.unit;
        let last = word(unit.last_supply, &"last_supply").map_err(|f| f.in_list(UNITS, usize::from(*at)))?;
        if last != LastSupply::Neither {
            findings.object(R12_6C, About::Units.at(usize::from(*at)));
        }
        payers.reach(*at, payers.hqs, scratch, &mut findings)?;
    }
    let (phase, player) = (Code::new(Phase::Supply), side);
    let asked = Meal { board: q.board, units: q.units, source: q.source, phase, player, in_trace: &[] };
    let ruling = crate::ocs::trace::eat(&asked, effects, findings.trail)?;
    findings.take(&ruling);
    let Verdict::Allowed(eaten) = ruling.value else { return Ok(findings.verdict(Eaten::default)) };
    findings.cites.merge(&ruling.cites);
    if findings.allows() {
        for at in q.units {
            effects.change(usize::from(*at), EffectKind::SetSupply, Code::new(LastSupply::Ate).0, R12_6C);
        }
    } else {
        effects.take_back();
    }
    Ok(findings.verdict(|| eaten))
}
