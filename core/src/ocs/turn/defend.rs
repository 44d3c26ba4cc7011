//! The defenders of an attacked hex: how they are paid for. OCS 9.2, 9.5, 12.10c.

use super::TurnState;
use super::attack::{CombatPaid, supplied};
use super::orders::when;
use super::paying::{Payers, must_serve, own};
use super::site::{Site, engaged};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::dumps::stored;
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::headquarters::ServiceLimit;
use crate::ocs::members::Members;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::supply::defence_cost;
use crate::ocs::units::{CombatSupply, Stocks, word};
use crate::reflect::Question;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

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
    /// The defenders that are paid for, by their places in the board's list. An empty list for none.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The defenders that use their internal stocks. An empty list for none.
    #[refers("board.units")]
    pub on_stocks: &'a [u16],
    /// The dumps and loaded Transport Points that pay one after the other, each in reach of every unit that is paid for.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
    /// The game's limits on the units that headquarters support.
    pub limits: &'a [ServiceLimit],
}

/// Decides how the defenders of an attacked hex are supplied, once the attacker has paid (OCS 9.2, 9.5, 12.10c): 2T pay
/// for all, and 1T for up to 1 RE of them; others defend without supply, or use their internal stocks, but only where
/// what is left in reach of the unit, named or not, would not pay for it too (9.5.C, 12.10a). What the dumps have left
/// for a multi-step unit is then spent for nothing (12.10h). The effects pay, and note for every defender how it is
/// supplied. The odds follow (`ocs.turn.odds`).
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
/// let board = Board { chart: &chart, hexes: &hexes, units: &units };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = DefendOrder { board, turn, target: Hex::new(1, 0), ..Default::default() };
/// let mut effects = Effects::none();
/// let declined = defend(&order, &mut effects, &mut Scratch::none(), &mut Trail::none())?;
/// assert_eq!((declined.value.allowed().unwrap().cost, effects.needed()), (0, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
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
    let mut reasons = Reasons::default();
    let mut cites = time.cites;
    [R9_2, R9_5B].into_iter().for_each(|rule| cites.add(rule));
    // 9.2: the attacker pays first, and each side once.
    let mut attacked = false;
    for (at, _) in engaged(&q.board, q.target, attacker) {
        q.board.checked(at)?;
        attacked = true;
    }
    reasons.add_if(R9_2, !attacked, trail);
    reasons.add_if(R9_2_1, !attacked, trail);
    // 12.10g: a counter uses stocks or supply.
    for at in q.on_stocks.iter().filter(|at| q.units.contains(at)) {
        reasons.add(R12_10G, trail, About::Units, usize::from(*at));
    }
    cites.add_if(R12_10G, !q.on_stocks.is_empty() && !q.units.is_empty());
    let side = stack.iter().map(|(_, unit)| unit.side).find(|side| *side != attacker).unwrap_or(0);
    let payers = Payers { board: q.board, side, sources: q.sources, hqs: q.hqs, limits: q.limits, promises: None };
    own(&q.board, side, q.hqs, &"hqs")?;
    let mut re = 0u32;
    for (index, unit) in stack.iter() {
        let at = stack.place(index);
        if !defends(q, attacker, at)? {
            continue;
        }
        if unit.combat_supply.0 != 0 {
            reasons.add(R9_2, trail, About::Units, at);
        }
        let number = u16::try_from(at).unwrap_or(u16::MAX);
        if q.units.contains(&number) {
            let size = extent(&q.board.checked(at)?).map_err(|f| f.in_list(UNITS, at))?;
            re = re.saturating_add(size.re.into());
            payers.reach(number, q.hqs, scratch, (&mut cites, &mut reasons), trail)?;
        } else if q.on_stocks.contains(&number) {
            cites.add(R12_10A);
            let stocks = word(unit.stocks, &"stocks").map_err(|f| f.in_list(UNITS, at))?;
            if stocks == Stocks::Exhausted {
                reasons.add(R12_10C, trail, About::Units, at);
            }
        } else {
            cites.add(R9_5_B);
        }
    }
    let cost = if re > 0 { defence_cost(re) } else { 0 };
    payers.short(cost.into(), R9_5B, &mut reasons, trail)?;
    let paid = scratch.keep(q.sources.len(), |left, scratch| {
        if reasons.none() {
            spare(q, &payers, (re, cost), left, (&mut cites, &mut reasons), scratch, trail)?;
        }
        let mut paid = 0u16;
        for (at, left) in q.sources.iter().zip(left.iter()).filter(|_| reasons.none()) {
            let spent = stored(&q.board, *at)?.saturating_sub(u16::try_from(*left).unwrap_or(0));
            paid = paid.saturating_add(spent);
            if spent > 0 {
                effects.amount(usize::from(*at), EffectKind::PaySupply, spent, R9_5B);
            }
        }
        Ok(paid)
    })?;
    if reasons.none() {
        for (index, unit) in stack.iter() {
            let at = stack.place(index);
            let number = u16::try_from(at).unwrap_or(u16::MAX);
            let supply = match () {
                () if !defends(q, attacker, at)? => continue,
                () if q.units.contains(&number) => CombatSupply::Paid,
                () if q.on_stocks.contains(&number) => CombatSupply::Stocks,
                () => CombatSupply::None,
            };
            supplied(at, unit, supply, effects)?;
        }
    }
    let units = u16::try_from(q.units.len().saturating_add(q.on_stocks.len())).unwrap_or(u16::MAX);
    Ok(reasons.verdict(cites, || CombatPaid { cost: paid, units }))
}

/// Leaves in `left` what each dump has once the defence is paid for, and adds the reasons why units do not use their stocks
/// (9.5.C, 12.10a): what is left in reach of a unit would pay for it too.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn spare(
    q: &DefendOrder<'_>,
    payers: &Payers<'_>,
    (re, cost): (u32, u16),
    left: &mut [u64],
    (cites, reasons): (&mut Cites, &mut Reasons),
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    let mut due = u64::from(cost);
    for (left, at) in left.iter_mut().zip(q.sources) {
        let there = u64::from(stored(&q.board, *at)?);
        *left = there.saturating_sub(due);
        due = due.saturating_sub(there);
    }
    for wasted in [false, true] {
        for at in q.on_stocks {
            let unit = q.board.unit(*at, &"on_stocks")?;
            let size = extent(&unit).map_err(|f| f.in_list(UNITS, usize::from(*at)))?;
            let needed = u64::from(defence_cost(re.saturating_add(size.re.into())).saturating_sub(cost));
            let (mut owed, mut reached) = (needed, false);
            for (left, source) in left.iter_mut().zip(q.sources) {
                // 2T pay for all whom a dump that pays can supply.
                let has = *left > 0 && owed > 0 || needed == 0 && *left < u64::from(stored(&q.board, *source)?);
                let mut by = Cites::by(R12_3);
                if has && must_serve(&q.board, *source) && payers.reaches(*at, *source, q.hqs, scratch, &mut by)? {
                    reached = true;
                    let part = owed.min(*left);
                    owed = owed.saturating_sub(part);
                    // 12.10h: what does not suffice for a unit of several steps is spent all the same.
                    if wasted && unit.steps > 1 {
                        *left = left.saturating_sub(part);
                        cites.merge(&by);
                        cites.add(R12_10H);
                    }
                }
            }
            if !wasted && owed == 0 && reached {
                reasons.add(R12_10A, trail, About::Units, usize::from(*at));
                reasons.add(R9_5_C, trail, About::Units, usize::from(*at));
            }
        }
        if !reasons.none() {
            return Ok(());
        }
    }
    // So does what else is in their reach, or is spent for nothing.
    for at in q.on_stocks {
        let unit = q.board.unit(*at, &"on_stocks")?;
        let size = extent(&unit).map_err(|f| f.in_list(UNITS, usize::from(*at)))?;
        let needed = u64::from(defence_cost(re.saturating_add(size.re.into())).saturating_sub(cost));
        let (there, pays) = payers.spared(*at, left, scratch)?;
        let wasted = unit.steps > 1 && there > 0;
        if if needed > 0 { there >= needed || wasted } else { pays } {
            reasons.add(R12_10A, trail, About::Units, usize::from(*at));
            reasons.add(R9_5_C, trail, About::Units, usize::from(*at));
        }
    }
    Ok(())
}

/// Returns whether a unit is a defender in the target hex.
fn defends(q: &DefendOrder<'_>, attacker: u8, at: usize) -> Result<bool, Fault> {
    let unit = q.board.checked(at)?;
    Ok(unit.kind.is_combat() && unit.unit.side != attacker && unit.unit.hex == q.target)
}

/// Returns what is in the target hex. Who is to pay or to use stocks must be a defender, and is listed once.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn stack<'a>(q: &DefendOrder<'a>, attacker: u8) -> Result<Members<'a>, Fault> {
    let site = Site::of(&q.board, q.target)?;
    let lists: [(&[u16], Name); 2] = [(q.units, &"units"), (q.on_stocks, &"on_stocks")];
    for (list, name) in lists {
        for (i, at) in numbered(list) {
            q.board.unit(*at, &"").map_err(|f| f.in_list(name, i))?;
            let other = list.iter().take(i).any(|earlier| earlier == at);
            if other || !defends(q, attacker, usize::from(*at))? {
                return Err(Fault::item(FaultCode::Contradiction, name, i));
            }
        }
    }
    Ok(site.defenders(attacker))
}
