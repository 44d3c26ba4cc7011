//! The defenders of an attacked hex: how they are paid for. OCS 9.2, 9.5, 12.10c.

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::dumps::stored;
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::measures::RE;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::supply::defence_cost;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::attack::{CombatPaid, supplied};
use crate::ocs::turn::orders::when;
use crate::ocs::turn::supply::draws::{Payers, bit, defended, members, must_serve, throwers};
use crate::ocs::turn::target::{Site, engaged};
use crate::ocs::units::{CombatSupply, Stocks, word};
use crate::reflect::Question;
use crate::ruling::{About, Cites, Findings, Reasons, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{count, numbered, once};

/// The defenders of a hex that is attacked now, and how they are paid for.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct DefendOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The defenders with combat supply, by their `id`s, at most 64. Dumps pay for those of them that are not in
    /// `on_stocks`. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The defenders that use their internal stocks, whether `units` names them too or not. An empty list for none.
    #[refers("board.units")]
    pub on_stocks: &'a [u16],
    /// The dumps and loaded Transport Points that may pay: those are taken that cost least, and of them the first.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// Decides how the defenders of an attacked hex are supplied, once the attacker has paid (OCS 9.2, 9.5, 12.10c). 2T pay
/// for all, and 1T for up to 1 RE of them. Others defend without supply, or use their internal stocks. They use stocks
/// only where what is left in reach of the unit, named or not, would not pay for it too (9.5.C, 12.10a). What the dumps
/// have left for a multi-step unit is then spent for nothing (12.10h). The effects pay, and note for every defender how
/// it is supplied. The odds follow (`ocs.turn.odds`).
///
/// The 2T come out of one dump that reaches all who are paid for, or 1T out of each of two (12.3a). Both T pay then for
/// whom both dumps reach, and each T for up to 1 RE of those whom the other dump does not reach. So two units of 1 RE
/// together that no dump reaches both take 2T. No defence costs more than 2T, and who is reached by neither dump that
/// pays uses stocks or defends without supply. Of several ways the cheapest is taken, and then that of the dumps that
/// are named first.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{DefendOrder, TurnState, defend}};
/// use grognard_core::ocs::{effects::Effects, units::Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let defender = Unit { hex: Hex::new(1, 0), combat_supply: Code::default(), ..Unit::regiment(2, 4, 3) };
/// let units = [Unit::regiment(1, 4, 3), defender]; // the attacker has paid
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = DefendOrder { board, turn, target: Hex::new(1, 0), ..Default::default() };
/// let mut effects = Effects::none();
/// let declined = defend(&order, &mut effects, &mut Scratch::none(), &mut Trail::none())?;
/// assert_eq!((declined.value.allowed().unwrap().cost, effects.needed()), (0, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a target or a unit that the board does not have, and for more than 64 units.
/// * `missing_field` for the terrain of the target.
/// * `contradiction` for a unit that a list names twice or that does not defend the hex.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * Those of `ocs.paths.relay` for what pays.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `inexact` for a size in RE that is no multiple of 1/4.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn defend(
    question: &DefendOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CombatPaid>>, Fault> {
    let q = question;
    let (_, action, attacker) = q.turn.combat()?;
    let time = q.turn.fights(action, attacker, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    let stack = stack(q, attacker)?;
    let mut findings = Findings::of(time.cites, trail);
    [R9_2, R9_5B].into_iter().for_each(|rule| findings.cite(rule));
    // 9.2: the attacker pays first, and each side once.
    let mut attacked = false;
    for (at, _) in engaged(&q.board, q.target, attacker) {
        q.board.checked(at)?;
        attacked = true;
    }
    findings.forbid_if(R9_2, !attacked);
    findings.forbid_if(R9_2_1, !attacked);
    // 12.10g: a counter uses stocks or supply.
    let paid = || q.units.iter().filter(|at| is_paid(q, **at));
    findings.cite_if(R12_10G, !q.on_stocks.is_empty() && paid().next().is_some());
    let side = stack.iter().map(|(_, unit)| unit.side).find(|side| *side != attacker).unwrap_or(0);
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    throwers(&q.board, side, q.hqs)?;
    let re = decided(q, &stack, attacker, &mut findings)?;
    let cost = if paid().next().is_none() { 0 } else { defence_cost(re) };
    payers.short(cost.into(), R9_5B, &mut findings)?;
    let paid_by = scratch.keep(q.sources.len().saturating_mul(2), |words, scratch| {
        let (left, reach) = words.split_at_mut_checked(q.sources.len()).unwrap_or_default();
        let payment = pay(q, &payers, cost, Dumps { left: &mut *left, reach }, &mut findings, scratch)?;
        if findings.allows() {
            spare(q, &payers, &payment, left, &mut findings, scratch)?;
        }
        spends(q, left, &findings.reasons, effects)
    })?;
    if findings.allows() {
        book(q, &stack, attacker, effects)?;
    }
    let units = u16::try_from(count(paid()).saturating_add(q.on_stocks.len())).unwrap_or(u16::MAX);
    Ok(findings.verdict(|| CombatPaid { cost: paid_by, units }))
}

/// Returns the size of the defenders that are paid for, in eighths of an RE. Adds the reasons why others do not use stocks
/// or have decided before (9.2, 12.10c).
fn decided(
    q: &DefendOrder<'_>,
    stack: &Participants<'_>,
    attacker: u8,
    findings: &mut Findings<'_, '_>,
) -> Result<u32, Fault> {
    let mut re = 0u32;
    for (index, unit) in stack.iter() {
        let at = stack.place(index);
        if !defends(q, attacker, at)? {
            continue;
        }
        if unit.combat_supply.0 != 0 {
            findings.object(R9_2, About::Units.at(at));
        }
        let number = u16::try_from(at).unwrap_or(u16::MAX);
        if is_paid(q, number) {
            re = re.saturating_add(size(&q.board, number)?);
        } else if q.on_stocks.contains(&number) {
            findings.cite(R12_10A);
            let stocks = word(unit.stocks, &"stocks").map_err(|f| f.in_list(UNITS, at))?;
            if stocks == Stocks::Exhausted {
                findings.object(R12_10C, About::Units.at(at));
            }
        } else {
            findings.cite(R9_5_B);
        }
    }
    Ok(re)
}

/// Appends the effects by which the dumps pay, if nothing forbids it. Returns what that is together.
fn spends(q: &DefendOrder<'_>, left: &[u64], reasons: &Reasons, effects: &mut Effects<'_>) -> Result<u16, Fault> {
    let mut paid = 0u16;
    for (at, left) in q.sources.iter().zip(left.iter()).filter(|_| reasons.none()) {
        let spent = stored(&q.board, *at)?.saturating_sub(u16::try_from(*left).unwrap_or(0));
        paid = paid.saturating_add(spent);
        if spent > 0 {
            effects.amount(usize::from(*at), EffectKind::PaySupply, spent, R9_5B);
        }
    }
    Ok(paid)
}

/// Appends the effects of the way in which each defender is supplied.
fn book(q: &DefendOrder<'_>, stack: &Participants<'_>, attacker: u8, effects: &mut Effects<'_>) -> Result<(), Fault> {
    for (index, unit) in stack.iter() {
        let at = stack.place(index);
        let number = u16::try_from(at).unwrap_or(u16::MAX);
        let supply = match () {
            () if !defends(q, attacker, at)? => continue,
            () if is_paid(q, number) => CombatSupply::Paid,
            () if q.on_stocks.contains(&number) => CombatSupply::Stocks,
            () => CombatSupply::None,
        };
        supplied(at, unit, supply, effects)?;
    }
    Ok(())
}

/// Returns whether dumps pay for a unit.
fn is_paid(q: &DefendOrder<'_>, at: u16) -> bool {
    q.units.contains(&at) && !q.on_stocks.contains(&at)
}

/// How a defence is paid for.
#[derive(Default)]
struct Payment {
    /// The dumps, by their places in the list of the order: the same twice if there is one.
    dumps: [usize; 2],
    /// What they pay, in T.
    paid: u16,
    /// The size of the units that are paid for, in eighths of an RE, and of those whom each dump alone reaches.
    re: u32,
    alone: [u32; 2],
}

impl Payment {
    /// Returns whether it pays for a unit more, with what is `left` in reach of that: given its size and whether the dumps
    /// reach it.
    fn covers(&self, size: u32, reached: [bool; 2], left: u64) -> bool {
        let [one, other] = self.alone;
        match (self.paid, reached) {
            (0, _) => left >= defence_cost(size).into(),
            (1, [true, _]) => left > 0 || self.re.saturating_add(size) <= RE.into(),
            (1, _) => left > 0 && size <= RE.into(),
            (_, [true, true]) => true,
            (_, [true, false]) => one.saturating_add(size) <= RE.into(),
            (_, [false, true]) => other.saturating_add(size) <= RE.into(),
            (_, [false, false]) => false,
        }
    }
}

/// Returns the size of a unit, in eighths of an RE.
fn size(board: &Board<'_>, at: u16) -> Result<u32, Fault> {
    Ok(extent(&board.unit(at, &"units")?).map_err(|f| f.in_list(UNITS, at.into()))?.re.into())
}

/// The dumps of an order, one after the other: what each has left, and a bit for each unit that it reaches.
struct Dumps<'w> {
    left: &'w mut [u64],
    reach: &'w mut [u64],
}

/// Leaves in `left` what each dump has once the defence is paid for, and returns how it is done. Adds the paths on
/// which that is done, or the reasons why it is not.
// The frames of this and of what follows stand apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn pay(
    q: &DefendOrder<'_>,
    payers: &Payers<'_>,
    cost: u16,
    Dumps { left, reach }: Dumps<'_>,
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<Payment, Fault> {
    for (left, at) in left.iter_mut().zip(q.sources) {
        *left = stored(&q.board, *at)?.into();
    }
    reach.fill(0);
    for (i, at) in numbered(q.units).filter(|(_, at)| is_paid(q, **at)) {
        let mut found = false;
        for (reach, source) in reach.iter_mut().zip(q.sources) {
            if payers.reaches(*at, *source, q.hqs, scratch, &mut Cites::by(R12_3))? {
                *reach |= bit(i);
                found = true;
            }
        }
        if !found {
            payers.reach(*at, q.hqs, scratch, findings)?;
        }
    }
    let Some(payment) = choose(q, left, reach)? else {
        // With too little in all of them it is said already.
        findings.forbid_if(R9_5B, payers.there()? >= cost.into());
        return Ok(Payment::default());
    };
    for k in payment.dumps.into_iter().take(payment.paid.into()) {
        left.get_mut(k).into_iter().for_each(|left| *left = left.saturating_sub(1));
        let by = Payers { sources: q.sources.get(k..k.saturating_add(1)).unwrap_or_default(), ..*payers };
        for at in members(reach.get(k).copied().unwrap_or(0)).filter_map(|i| q.units.get(i)) {
            by.reach(*at, q.hqs, scratch, findings)?;
        }
    }
    Ok(payment)
}

/// Returns the cheapest way to pay for the units that some dump reaches, and of several the first, if there is one (9.5b,
/// 12.3a).
#[inline(never)]
fn choose(q: &DefendOrder<'_>, left: &[u64], reach: &[u64]) -> Result<Option<Payment>, Fault> {
    let re = |of: u64| {
        let units = members(of).filter_map(|i| q.units.get(i));
        units.map(|at| size(&q.board, *at)).try_fold(0u32, |sum, re| Ok(sum.saturating_add(re?)))
    };
    let all = reach.iter().fold(0, |all, reach| all | reach);
    let mut best = (all == 0).then(Payment::default);
    let whole = re(all)?;
    for ((i, one), has) in numbered(reach).zip(left) {
        for ((k, other), more) in numbered(reach).zip(left).skip(i) {
            let paid = if i == k { defence_cost(whole) } else { 2 };
            let enough = if i == k { *has >= paid.into() } else { *has > 0 && *more > 0 };
            let better = best.as_ref().is_none_or(|best| paid < best.paid);
            if enough && better && defended(all, *one, *other, &re)? {
                let alone = [re(all & !other)?, re(all & !one)?];
                best = Some(Payment { dumps: [i, k], paid, re: whole, alone });
            }
        }
    }
    Ok(best)
}

/// Adds the reasons why units do not use their stocks (9.5.C, 12.10a): what is left in reach of a unit would pay for it too.
/// Leaves in `left` what each dump has once what does not suffice is spent.
#[inline(never)]
fn spare(
    q: &DefendOrder<'_>,
    payers: &Payers<'_>,
    payment: &Payment,
    left: &mut [u64],
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<(), Fault> {
    let named = payment.dumps.map(|k| q.sources.get(k).copied().filter(|_| payment.paid > 0));
    for at in q.on_stocks {
        let mut reached = [false; 2];
        let mut reach =
            |at: u16| reached.iter_mut().zip(named).for_each(|(reached, dump)| *reached |= dump == Some(at));
        let there = payers.spared(*at, left, scratch, &mut reach)?;
        if payment.covers(size(&q.board, *at)?, reached, there) {
            keep(*at, findings);
        }
    }
    // 12.10h: what does not suffice for a unit of several steps is spent all the same, out of all that is in its reach.
    for at in q.on_stocks {
        if !findings.allows() || q.board.unit(*at, &"on_stocks")?.steps <= 1 {
            continue;
        }
        let whole = defence_cost(payment.re.saturating_add(size(&q.board, *at)?));
        let mut owed = u64::from(whole.saturating_sub(payment.paid));
        for (left, source) in left.iter_mut().zip(q.sources) {
            let mut by = Cites::by(R12_3);
            let has = *left > 0 && owed > 0 && must_serve(&q.board, *source);
            if has && payers.reaches(*at, *source, q.hqs, scratch, &mut by)? {
                let part = owed.min(*left);
                owed = owed.saturating_sub(part);
                *left = left.saturating_sub(part);
                findings.cites.merge(&by);
                findings.cite(R12_10H);
            }
        }
        if owed > 0 && payers.spared(*at, left, scratch, &mut |_| {})? > 0 {
            keep(*at, findings);
        }
    }
    Ok(())
}

/// Adds the reasons why a unit keeps its stocks: supply serves first (9.5.C, 12.10a).
fn keep(at: u16, findings: &mut Findings<'_, '_>) {
    findings.object(R12_10A, About::Units.at(usize::from(at)));
    findings.object(R9_5_C, About::Units.at(usize::from(at)));
}

/// Returns whether a unit is a defender in the target hex.
fn defends(q: &DefendOrder<'_>, attacker: u8, at: usize) -> Result<bool, Fault> {
    let unit = q.board.checked(at)?;
    Ok(unit.kind.is_combat() && unit.unit.side != attacker && unit.unit.hex == q.target && !unit.unit.is_borne())
}

/// Returns what is in the target hex. Who is to pay or to use stocks must be a defender, and is listed once.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn stack<'a>(q: &DefendOrder<'a>, attacker: u8) -> Result<Participants<'a>, Fault> {
    let site = Site::of(&q.board, q.target)?;
    if q.units.len() > 64 {
        return Err(Fault::item(FaultCode::OutOfRange, &"units", 64));
    }
    let lists: [(&[u16], Name); 2] = [(q.units, &"units"), (q.on_stocks, &"on_stocks")];
    for (list, name) in lists {
        for (i, at) in numbered(list) {
            q.board.named(*at, name, i)?;
            once(list, i, name)?;
            if !defends(q, attacker, usize::from(*at))? {
                return Err(Fault::item_against(name, i, &"target: the unit does not defend the hex"));
            }
        }
    }
    Ok(site.defenders(attacker))
}
