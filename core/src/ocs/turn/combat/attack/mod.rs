//! Attacks and overruns: who attacks, and how both sides pay. OCS 8.0, 9.1, 9.2, 9.5.

mod pay;
pub(super) mod question;

use pay::{Manner, alone, pay, place, supply_of};
pub use question::*;

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::UNITS;
use crate::ocs::combat::{Attack, bid};
use crate::ocs::dumps::stored;
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::fuel::takes_fuel;
use crate::ocs::landing::is_afloat;
use crate::ocs::measures::{MP, RE};
use crate::ocs::movement::ended;
use crate::ocs::overrun::OVERRUN_MP;
use crate::ocs::rules::*;
use crate::ocs::size::LIMIT;
use crate::ocs::stacking::StackSize;
use crate::ocs::trace::TraceHunt;
use crate::ocs::turn::combat::beach_assault::{any_aboard, assault};
use crate::ocs::turn::combat::empty_hex::{is_empty, occupy};
use crate::ocs::turn::movement::negated_zones::Does;
use crate::ocs::turn::movement::strat_mode::{Halt, halted};
use crate::ocs::turn::orders::{is_under_way, left_behind, moving, side_of};
use crate::ocs::turn::supply::draws::{Payers, own, promised, spent, throwers};
use crate::ocs::turn::target::{Site, settled_before};
use crate::ocs::units::{Checked, CombatSupply, Unit};
use crate::reflect::{Code, Flag};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Findings, Item, Reasons, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Decides whether units may attack a hex now, and what it costs (OCS 2.3, 8.0, 9.1, 9.2, 9.5). They attack regularly
/// in a Combat Segment, once a unit and a hex. They attack by an overrun in a Movement Segment, in which they have
/// begun to move. No other combat is open: each is settled before the next is declared. The attacker pays first, 1T a
/// step (2T where the option `independents` says so), out of the dumps that each unit reaches by draw or by throw.
/// Internal stocks serve where what is in reach, named or not, does not suffice (12.10a). What the dumps have for a
/// multi-step unit is spent for nothing (12.10h). A unit that cannot be paid for in full must stay out. The effects
/// pay, and note how each unit is supplied until the combat is over, and from where the hex is attacked: nobody
/// retreats there (9.12f). The defender pays next (`ocs.turn.defend`). A supply path of an overrun may need a zone
/// negated by units that could still move. Then one of them moves no further, an attacker if there is nobody else
/// (4.5b), as in `ocs.turn.fuel`. An overrun also ends the movement of whoever moved before (6.1g), as in
/// `ocs.turn.march`.
///
/// Units on landing craft make a Beach Assault (OCS 18.6a) in the Combat Phase, in Combat Mode. They are one stack of
/// at most 3 RE, next to the hex or in it, and without units ashore. Supply on landing craft alone pays for it. Where
/// no defender is left they land by the ALT table instead. That the hex is on the coast is for the caller to see to.
///
/// Under the option `empty_hexes` (21.8) the units also attack a hex without combat units. There is no combat then. The
/// effects pay, place the units in the hex, and mark them and it as attacked. What else the enemy has in it falls
/// (`ocs.turn.capture`).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{AttackOrder, TurnState, attack}};
/// use grognard_core::ocs::units::{Face, Kind, Mobility, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let legs = Face { strength: 4.into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let unit = |side, q| Unit {
///     combat_side: legs, hex: Hex::new(q, 0), combat_supply: Code::default(), ..Unit::regiment(side, 4, 3)
/// };
/// let dump = Unit { amount: 8, ..Unit::of(1, Kind::Supply) };
/// let units = [dump, unit(1, 1), unit(2, 2)];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = AttackOrder { board, turn, units: &[1], target: Hex::new(2, 0), sources: &[0], ..Default::default() };
/// let (mut room, mut words) = ([Effect::default(); 8], [0; 24]);
/// let mut effects = Effects::new(&mut room);
/// let paid = attack(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(paid.value.allowed().unwrap().cost, 1);
/// assert_eq!(effects.items()[0].what, Code::new(EffectKind::PaySupply));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an attack without units.
/// * `out_of_range` for a target or a unit that the board does not have, and `missing_field` for the terrain of the
///   target.
/// * `contradiction` for a unit that a list names twice or that is not of the side of the order.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * `contradiction` for one of `on_stocks` that is no combat unit.
/// * Those of `ocs.combat.assess` for each attacker, and of `ocs.paths.relay` for what pays.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `inexact` for a size in RE that is no multiple of 1/4.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn attack(
    question: &AttackOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CombatPaid>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    lists(q, side)?;
    let mut findings = Findings::by(R9_1, trail);
    let Some(manner @ Manner { attack, .. }) = begun(q, side, &mut findings)? else {
        return Ok(Ruling::new(Verdict::Forbidden, findings.cites));
    };
    settled_before(&q.board, |_, _| R9_2, &mut findings)?;
    allowed(q, manner, side, &mut findings)?;
    // 12.10d: the stocks of a unit serve it alone.
    for at in q.on_stocks.iter().filter(|at| !q.units.contains(at)) {
        findings.object(R12_10D, About::Units.at(usize::from(*at)));
    }
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    payers.there()?;
    cite(q, attack, &mut findings.cites)?;
    let mut paid = CombatPaid::default();
    if attack == Attack::Overrun {
        others_stop(q, side, effects, scratch, &mut findings)?;
    }
    if findings.allows() {
        paid.units = u16::try_from(q.units.len()).unwrap_or(u16::MAX);
        scratch.keep(q.sources.len(), |left, scratch| {
            let mut paid_by =
                |payers: &Payers<'_>, scratch: &mut Scratch<'_>| pay(q, manner, payers, left, &mut findings, scratch);
            if attack == Attack::Overrun {
                promised(&payers, manner.phase, Does::Overruns, q.units, effects, scratch, &mut paid_by)?;
            } else {
                paid_by(&payers, scratch)?;
            }
            paid.cost = spends(q, left, &findings.reasons, effects)?;
            Ok(())
        })?;
        if findings.allows() && is_empty(&q.board, q.target, attack)? {
            occupy(q, side, effects, &mut findings)?;
        } else if findings.allows() {
            book(q, attack, effects, &mut findings.cites)?;
            effects.mark(q.target, EffectKind::SetAttackedFrom, sides(q), R9_12F);
        }
    }
    if !findings.allows() {
        effects.take_back();
    }
    Ok(findings.verdict(|| paid))
}

/// Checks whom the order names.
fn lists(q: &AttackOrder<'_>, side: u8) -> Result<(), Fault> {
    own(&q.board, side, q.units, &"units")?;
    throwers(&q.board, side, q.hqs)?;
    own(&q.board, side, q.on_stocks, &"on_stocks")?;
    for (i, at) in numbered(q.on_stocks) {
        // Nothing else has stocks.
        if !q.board.unit(*at, &"on_stocks")?.kind.is_combat() {
            return Err(Fault::item_against(&"on_stocks", i, &"board.units[].kind: only combat units have stocks")
                .other_at(usize::from(*at)));
        }
    }
    Ok(())
}

/// Adds the rules of an attack that is paid for.
#[inline(never)]
fn cite(q: &AttackOrder<'_>, attack: Attack, cites: &mut Cites) -> Result<(), Fault> {
    [R9_1, R9_2, R9_2_1, R9_5B].into_iter().for_each(|rule| cites.add(rule));
    cites.add_if(R9_1B, parted(q)?);
    cites.add_if(R18_6A, any_aboard(&q.board, q.units));
    cites.add_if(R12_10G, !q.on_stocks.is_empty() && q.on_stocks.len() < q.units.len());
    cites.add_if(R8_0, attack == Attack::Overrun);
    cites.add_if(R21_3, alone(q)?);
    Ok(())
}

/// Appends the effects by which the dumps pay, each what it had over what is `left`. Returns what that is together.
fn spends(q: &AttackOrder<'_>, left: &[u64], reasons: &Reasons, effects: &mut Effects<'_>) -> Result<u16, Fault> {
    let mut cost = 0u16;
    for ((i, at), left) in numbered(q.sources).zip(left.iter()) {
        let spent = stored(&q.board, *at).map_err(|f| f.in_list(&"sources", i))?;
        let spent = spent.saturating_sub(u16::try_from(*left).unwrap_or(0));
        cost = cost.saturating_add(spent);
        if spent > 0 && reasons.none() {
            effects.amount(usize::from(*at), EffectKind::PaySupply, spent, R9_5B);
        }
    }
    Ok(cost)
}

/// Returns how and in which phase the attack is made, if the segment has it, and sets the rules of the moment.
// The frames of this and of what follows stand apart from their caller's, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn begun(q: &AttackOrder<'_>, side: u8, findings: &mut Findings<'_, '_>) -> Result<Option<Manner>, Fault> {
    let (attack, action, _) = q.turn.combat()?;
    let time = q.turn.fights(action, side, findings.trail)?;
    findings.cites = time.cites;
    Ok(match time.value {
        Verdict::Allowed(permitted) => permitted.phase.get().map(|phase| Manner { attack, phase }),
        Verdict::Forbidden => None,
    })
}

/// Returns whether combat units in a hex of the attackers stay out (9.1b).
fn parted(q: &AttackOrder<'_>) -> Result<bool, Fault> {
    let mut stays = false;
    for unit in q.units.iter().filter_map(|at| q.board.units.get(usize::from(*at))) {
        let with = |other: &Unit| other.side == unit.side && other.aboard.0 == unit.aboard.0;
        for (at, _) in q.board.stack(unit.hex).filter(|(_, other)| with(other)) {
            let attacks = q.units.iter().any(|attacker| usize::from(*attacker) == at);
            stays |= !attacks && q.board.checked(at)?.kind.is_combat();
        }
    }
    Ok(stays)
}

/// Adds the rules by which the units may not attack the hex.
#[inline(never)]
fn allowed(
    q: &AttackOrder<'_>,
    Manner { attack, phase }: Manner,
    side: u8,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let mut site = Site::of(&q.board, q.target)?;
    let overrun = attack == Attack::Overrun;
    // 18.6a: from landing craft, and not together with units ashore.
    let beach = any_aboard(&q.board, q.units);
    if !site.is_defended_against(side)? && (beach || !is_empty(&q.board, q.target, attack)?) {
        findings.object(if overrun { R8_0 } else { R9_0 }, About::Defenders);
        findings.object(R9_14, About::Defenders);
        // 18.6a: it is an ALT landing then.
        findings.forbid_if(R18_6A, beach);
    }
    findings.forbid_if(R9_1C, site.hex.attacked.is_set() && !overrun);
    if beach {
        assault(&q.board, q.units, q.target, phase, findings)?;
        afloat(q, findings)?;
    }
    let Some(first) = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))) else { return Ok(()) };
    if beach && overrun {
        return Ok(());
    }
    let alone = alone(q)?;
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        // 6.1f: who has not come along so far does not join those who move.
        if overrun && is_under_way(unit.unit) != is_under_way(first) {
            findings.object(R6_1F, About::Units.at(at));
        }
        if unit.kind.is_combat() {
            crosses(&mut site, &unit, at, overrun, findings)?;
        }
        let combat = site.combat(attack, phase);
        // 8.1b, 8.1c: the ground is looked at above, with the roads and bridges on it.
        let seen = |rule: Rule| matches!(rule, R6_2C | R8_1B | R8_1C);
        let mut object = |rule: Rule| {
            if !seen(rule) {
                findings.object(rule, About::Units.at(at));
            }
        };
        bid(&combat, unit.unit, first, supply_of(q, at), alone, &mut object).map_err(|f| place(f, &site, at))?;
        // 12.5a: landed after a roll on the ALT table.
        let free = overrun && !unit.unit.fuelled.is_set();
        findings.cite_if(R12_5A, free && takes_fuel(&unit).map_err(|f| f.in_list(UNITS, at))?);
        // 6.1f: who was dropped off goes no further.
        if let Some(rule) = ended(&q.board, at)?.filter(|_| overrun) {
            findings.object(rule, About::Units.at(at));
        }
    }
    if overrun {
        stacks(q, first.hex, side, findings)?;
    }
    Ok(())
}

/// Adds the reasons why overrunners overstack the hex from which they come (4.8a), with those who stay in it (8.1h).
fn stacks(q: &AttackOrder<'_>, hex: Hex, side: u8, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    // 4.8a: overrunners do not overstack their hex.
    let size = StackSize::of(&q.board, hex, side, &[])?;
    let item = Item::all(About::Units);
    findings.over(R4_8A, item, Amount::of(What::Size, size.re, RE), u32::from(LIMIT));
    // 8.1h: with who stays in it.
    if size.re > u32::from(LIMIT) && parted(q)? {
        findings.object(R8_1H, item);
    }
    Ok(())
}

/// Adds the reasons why a unit may not cross into the hex: by an attack (9.1f) or by an overrun (8.1b, 8.1c).
fn crosses(
    site: &mut Site<'_>,
    unit: &Checked<'_>,
    at: usize,
    overrun: bool,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let by = site.enter(unit).map_err(|f| if f.list().is_empty() { f.in_list(UNITS, at) } else { f })?;
    match (by, overrun) {
        // 9.1f: into no hex that it could not leave again.
        (Some(R6_1D), false) => findings.object(R6_1D, About::Units.at(at)),
        // 8.1c: neither a road nor a bridge serves an overrun.
        (Some(R6_1D | R9_1F | R13_8B), true) | (Some(R14_8B), false) | (None, _) => {}
        (Some(rule), _) => findings.cite(rule),
    }
    if overrun {
        let item = About::Units.at(at);
        let mut bar = |rule, cost| match cost {
            Some(cost) => findings.over(rule, item, Amount::of(What::Movement, cost, MP), OVERRUN_MP.into()),
            None => findings.object(rule, item),
        };
        site.bars(unit, &mut bar).map_err(|f| if f.list().is_empty() { f.in_list(UNITS, at) } else { f })?;
    }
    Ok(())
}

/// Adds the reasons why a Beach Assault is not supplied in this way: out of supply on landing craft alone (18.6a).
fn afloat(q: &AttackOrder<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    for (i, at) in numbered(q.sources) {
        if !is_afloat(q.board.named(*at, &"sources", i)?.unit) {
            findings.object(R18_6A, About::Units.at(usize::from(*at)));
        }
    }
    for at in q.on_stocks {
        findings.object(R18_6A, About::Units.at(usize::from(*at)));
    }
    Ok(())
}

/// Returns the hexsides of the target across which it is attacked: bit n for the n-th side.
fn sides(q: &AttackOrder<'_>) -> u8 {
    let from = q.units.iter().filter_map(|at| q.board.units.get(usize::from(*at)));
    let sides = from.filter_map(|unit| q.target.side_to(unit.hex));
    sides.fold(0, |sides, side| sides | 1u8.checked_shl(u32::from(side)).unwrap_or(0))
}

/// Appends the effects on the attackers.
#[inline(never)]
fn book(q: &AttackOrder<'_>, attack: Attack, effects: &mut Effects<'_>, cites: &mut Cites) -> Result<(), Fault> {
    let overrun = attack == Attack::Overrun;
    for at in q.units.iter().map(|at| usize::from(*at)) {
        supplied(at, q.board.checked(at)?.unit, supply_of(q, at), effects)?;
    }
    if !overrun {
        return Ok(());
    }
    // 6.1g: those who moved before them move no further.
    let first = q.units.first().and_then(|at| q.board.units.get(usize::from(*at)));
    for (at, unit) in numbered(q.board.units) {
        let side = unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
        if first.is_some_and(|first| first.side != side) || !stops(q, at, unit) {
            continue;
        }
        let (why, rule) = left_behind(first.is_some_and(|first| first.hex == unit.hex));
        effects.stop(at, why, rule);
        cites.add(rule);
    }
    Ok(())
}

/// Adds the reasons why units in Strat Mode that moved before the overrunners cannot stop where they are (5.8b), or the effects
/// by which others stay for it.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn others_stop(
    q: &AttackOrder<'_>,
    side: u8,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let hunted = TraceHunt { board: q.board, side, why: Flag(0) };
    // 6.1f: the overrunners spend their movement points after it.
    let leaves = |at: usize| q.units.iter().any(|unit| usize::from(*unit) == at);
    let halt = Halt { hunted: &hunted, stops: &|at, unit| stops(q, at, unit), moved: None, leaves: &leaves };
    halted(&halt, effects, scratch, findings)
}

/// Returns whether a unit moved before the overrunners, and moves no further (6.1f, 6.1g).
fn stops(q: &AttackOrder<'_>, at: usize, unit: &Unit) -> bool {
    let first = q.units.first().and_then(|at| q.board.units.get(usize::from(*at)));
    let own = first.is_some_and(|first| first.side == unit.side);
    moving(unit) && own && !q.units.iter().any(|other| usize::from(*other) == at)
}

/// Appends the effects of the way in which a unit is supplied in the combat.
pub(in crate::ocs::turn) fn supplied(
    at: usize,
    unit: &Unit,
    supply: CombatSupply,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    effects.change(at, EffectKind::SetCombatSupply, Code::new(supply).0, R9_5B);
    if supply == CombatSupply::Stocks { spent(at, unit, effects) } else { Ok(()) }
}
