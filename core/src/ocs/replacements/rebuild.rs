//! Rebuilding units with replacements. OCS 13.5a to 13.5f, 4.5a.K.

use super::near::{REACH, headquarters, in_zone, nearest_headquarters};
use super::orders::{Case, Orders, counted, trucks};
use super::question::{Rebuild, RebuildOrder, Rebuilt};
use super::table::{Price, RebuildRow};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::TP;
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode, Phase, word};
use crate::reflect::{Ranged, Spare};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The replacements of a question.
#[derive(Debug, Clone, Copy, Default)]
struct Stock {
    hex: Hex,
    eq: u32,
    pax: u32,
}

/// Decides whether units may be rebuilt, and returns the cost (OCS 13.5a to 13.5f). The board shows the position before
/// the rebuilding. Units are rebuilt in the Reinforcement Phase with replacements in Move Mode, all in one hex. It is
/// at most two hexes from a friendly headquarters in Combat Mode or disorganized and oriented to it. It is not in an
/// enemy zone of control, negated or not (4.5a.K). A unit from the Dead Pile is placed in that hex, and a unit on the
/// map must be in it; aircraft may be at any friendly air base. A forbidden answer cites every reason.
///
/// The effects first remove the replacements that are used; the unit of such an effect is its index in `repls`. Then
/// they return steps or place units, whose indices continue from there: the first of `orders` follows the last of
/// `repls`. The `amount` of a unit that is placed is the number of steps that it still lacks.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::replacements::{assess, Rebuild, RebuildOrder, RebuildRow};
/// use grognard_core::ocs::{board::Board, units::{Kind, Phase, Size, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let hq = Unit { hex: Hex::new(4, 2), ..Unit::of(1, Kind::Hq) };
/// let pax = Unit { hex: Hex::new(5, 3), ..Unit::of(1, Kind::Pax) };
/// let units = [hq, pax, pax];
/// let board = Board { units: &units, ..Default::default() };
/// let division = Unit { size: Code::new(Size::MultiStep), steps: 3, ..Unit::regiment(1, 9, 4) };
/// let phase = Code::new(Phase::Reinforcement);
/// let orders = [RebuildOrder { unit: division, steps: 2, dead: Flag::YES, ..Default::default() }];
/// let table = [RebuildRow { pax: 1, ..Default::default() }];
/// let question =
///     Rebuild { board, side: 1, repls: &[1, 2], orders: &orders, table: &table, phase, ..Default::default() };
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// let rebuilt = assess(&question, &mut effects, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((rebuilt.eq, rebuilt.pax, rebuilt.hq), (0, 2, 0));
/// assert_eq!(effects.items()[2].what.get(), Some(EffectKind::Place));
/// assert_eq!(effects.items()[2].amount, 1); // the third step is still missing
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `missing_field` and `unknown_word` for the phase.
/// * `empty` for a question without replacements or orders.
/// * `out_of_range` for a replacement that the board does not have, and for a row that the table does not have. So it
///   is for more steps than a unit lacks, more than 255 orders, and an air base above level 3.
/// * `contradiction` for replacements that are not in ascending order, of another side or of another kind. So it is for
///   a unit of another side, one that is rebuilt twice, a load beyond its points, and two air bases in a hex.
/// * `missing_field` for what a row of the table asks of a unit, in the row or of the unit, and for a row that costs
///   nothing. Where trucks are rebuilt, it is for their amount, and for the truck points that are in play and provided.
/// * `reserved` for rows of the table.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the units of the orders, as on a [board](crate::ocs::board).
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are replacements of the side, or near them.
pub fn assess(
    question: &Rebuild<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Rebuilt>>, Fault> {
    judge(question, question, effects, trail)
}

/// Decides whether the units of orders may be rebuilt; the question's own are not read.
pub(in crate::ocs) fn judge(
    q: &Rebuild<'_>,
    orders: &dyn Orders,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Rebuilt>>, Fault> {
    q.in_range()?;
    let phase = word(q.phase, &"phase")?;
    let mut findings = Findings::by(R13_5A, trail);
    if phase != Phase::Reinforcement {
        findings.forbid(R13_5A);
    }
    let stock = stock(q, |rule, at| findings.object(rule, About::Units.at(at)))?;
    if in_zone(&q.board, stock.hex, q.side)? {
        findings.forbid(R4_5A_K);
        findings.forbid(R13_5A);
    }
    let hq = headquarters(&q.board, stock.hex, q.side)?;
    match hq {
        Some((_, mode)) => findings.cite_if(R5_10E, mode == Mode::Dg),
        None => too_far(q, stock.hex, &mut findings)?,
    }
    let (mut price, mut points) = (Price::default(), 0u32);
    let cases = Case::all(q, orders, counted(orders)?);
    spare(q.orders, q.table)?;
    for case in cases.clone() {
        let i = case.index;
        let mut deny = |rule| findings.reasons.object(rule, About::Orders.at(i), findings.trail);
        let more = case.weigh(stock.hex, &mut price, &mut findings.cites, &mut deny);
        let more = more.map_err(|f| if f.list().is_empty() { f.in_list(&"orders", i) } else { f })?;
        points = points.saturating_add(u32::from(more));
    }
    if points > 0 {
        trucks(q, points, &mut |points, limit| {
            findings.over(R13_5E, About::Orders, Amount::of(What::Count, points, TP), limit);
        })?;
    }
    let (eq, pax) = (price.eq(), price.pax());
    for (needed, there) in [(eq, stock.eq), (pax, stock.pax)] {
        findings.note(R13_5A, What::Steps, About::Units, i32::try_from(needed).unwrap_or(i32::MAX));
        findings.over(R13_5A, About::Units, Amount::of(What::Count, needed, 1), there);
    }
    if !findings.allows() {
        return Ok(findings.verdict(Rebuilt::default));
    }
    uses(q, orders, stock.hex, Used { eq, pax }, effects);
    for case in cases {
        effects.push(case.effect(stock.hex)?);
    }
    let [eq, pax] = [eq, pax].map(|n| u16::try_from(n).unwrap_or(u16::MAX));
    let hq = hq.map_or(u16::MAX, |(at, _)| u16::try_from(at).unwrap_or(u16::MAX));
    Ok(findings.verdict(|| Rebuilt { hex: stock.hex, eq, pax, hq }))
}

/// Adds the reason why no headquarters rebuilds in a hex: the nearest is too far away, or there is none (13.5a).
fn too_far(q: &Rebuild<'_>, hex: Hex, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    let reach = u32::from(REACH.unsigned_abs());
    match nearest_headquarters(&q.board, hex, q.side)? {
        Some(far) if far > reach => {
            findings.over(R13_5A, Item::WHOLE, Amount::of(What::Distance, far, 1), reach);
        }
        _ => findings.forbid(R13_5A),
    }
    Ok(())
}

/// The replacements that are used, of each kind.
#[derive(Clone, Copy)]
struct Used {
    eq: u32,
    pax: u32,
}

/// Appends the effects by which replacements are used, the first of each kind.
fn uses(q: &Rebuild<'_>, orders: &dyn Orders, hex: Hex, used: Used, effects: &mut Effects<'_>) {
    let (mut left_eq, mut left_pax) = (used.eq, used.pax);
    for (i, at) in numbered(q.repls) {
        let kind = q.board.units.get(usize::from(*at)).and_then(|unit| unit.kind.get());
        let left = if kind == Some(Kind::Eq) { &mut left_eq } else { &mut left_pax };
        if *left > 0 {
            *left = left.saturating_sub(1);
            effects.push(Effect { hex, ..Effect::of(orders.repl(i), EffectKind::Remove, 0, R13_5A) });
        }
    }
}

/// Checks that the reserved bytes of orders and of the table are 0.
pub(in crate::ocs) fn spare(orders: &[RebuildOrder], table: &[RebuildRow]) -> Result<(), Fault> {
    for (i, row) in numbered(table) {
        row.spared().map_err(|f| f.in_list(&"table", i))?;
    }
    for (i, order) in numbered(orders) {
        order.unit.spared().map_err(|f| f.within(&"unit").in_list(&"orders", i))?;
    }
    Ok(())
}

/// Counts the replacements, and objects to those that cannot be used (13.5a).
fn stock(q: &Rebuild<'_>, mut object: impl FnMut(Rule, usize)) -> Result<Stock, Fault> {
    let mut stock = Stock::default();
    let mut before = None;
    for (i, at) in numbered(q.repls) {
        let wrong = |code| Fault::item(code, &"repls", i);
        if before.is_some_and(|before| before >= *at) {
            let fault = wrong(FaultCode::Contradiction).because(&"[]: they are named once, in the board's order");
            return Err(fault.other_at(i.saturating_sub(1)));
        }
        let at = usize::from(*at);
        let unit =
            q.board.units.get(at).ok_or_else(|| Fault::of_index(&"", at, q.board.units.len()).in_list(&"repls", i))?;
        let checked = q.board.checked(at)?;
        match checked.kind {
            _ if unit.side != q.side => {
                let why = &"board.units[].side: a side uses its own replacements";
                return Err(wrong(FaultCode::Contradiction).because(why).other_at(at));
            }
            Kind::Eq => stock.eq = stock.eq.saturating_add(1),
            Kind::Pax => stock.pax = stock.pax.saturating_add(1),
            _ => {
                let why = &"board.units[].kind: only replacements are used so";
                return Err(wrong(FaultCode::Contradiction).because(why).other_at(at));
            }
        }
        if before.is_none() {
            stock.hex = unit.hex;
        } else if unit.hex != stock.hex {
            object(R13_5A, at);
        }
        if checked.mode != Mode::Move {
            object(R13_5A, at);
        }
        before = u16::try_from(at).ok();
    }
    if before.is_none() {
        return Err(Fault::new(FaultCode::Empty, &"repls"));
    }
    Ok(stock)
}
