//! A combat in its place: its odds, the settlement of its result, and the advance. OCS 8.1, 9.2 to 9.13.

use super::TurnState;
use super::orders::{timed, when};
use super::site::{Site, engaged};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::board::{Board, BoardHeld, BoardHex, UNITS};
use crate::ocs::combat::{Advance, Advanced, Advancing, Assessment, Attack, Battle, Combat, Paying, Settled, Stage};
use crate::ocs::combat::{advance_of, assess_between};
use crate::ocs::effects::{Effect, EffectKind, Effects, HexMark, UnitMark};
use crate::ocs::members::Members;
use crate::ocs::odds::AsPrinted;
use crate::ocs::options::GameRules;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::stacking::StackSize;
use crate::ocs::units::{Kind, reserved, word};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{Cites, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{count, numbered};

/// A combat for which both sides are supplied.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OddsOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The units whose Action Rating counts, at most one of each side. By default the one with the highest.
    #[refers("board.units")]
    pub leads: &'a [u16],
    /// The game's options.
    pub rules: GameRules,
}

/// Writes the places of the attackers of a hex into scratch memory.
fn attackers<'s>(
    board: &Board<'_>,
    (target, side): (Hex, u8),
    scratch: &'s mut Scratch<'_>,
) -> Result<&'s [u64], Fault> {
    let all = || engaged(board, target, side);
    let words = scratch.take(count(all()))?;
    for (word, (at, _)) in words.iter_mut().zip(all()) {
        board.checked(at)?;
        *word = u64::try_from(at).unwrap_or(u64::MAX);
    }
    Ok(words)
}

/// Assesses the combat for which both sides are supplied (OCS 8.0, 9.2 to 9.7), as `ocs.combat.assess` does: with the
/// terrain of the hex and its sides, the hedgehog, and all combat units in the hex as defenders. The attackers are numbered
/// in the order of the board's list, and so are the defenders; `ocs.combat.resolve` takes the assessment and the dice.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{OddsOrder, TurnState, odds}};
/// use grognard_core::ocs::units::{Face, Mobility, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let legs = Face { strength: 8.into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let units = [Unit { combat_side: legs, ..Unit::regiment(1, 8, 3) }, Unit { hex: Hex::new(1, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = OddsOrder { board, turn, target: Hex::new(1, 0), ..Default::default() };
/// let assessed = odds(&order, &mut Scratch::new(&mut [0; 4]), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((assessed.odds.attack, assessed.odds.defence), (2, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn odds(
    question: &OddsOrder<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    q.rules.sound()?;
    let (attack, action, side) = q.turn.combat()?;
    let time = q.turn.fights(action, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut site = Site::of(&q.board, q.target)?;
    let attackers = Members::of_board(q.board.units, attackers(&q.board, (q.target, side), scratch)?);
    let defenders = site.defenders();
    if attackers.len() == 0 {
        let mut reasons = Reasons::default();
        reasons.whole(R9_2, trail);
        return Ok(reasons.verdict(time.cites, Assessment::default));
    }
    let (mut own, mut start) = (0u32, None);
    for (index, _) in attackers.iter() {
        let at = attackers.place(index);
        let unit = q.board.checked(at)?;
        site.enter(&unit).map_err(|f| if f.list().is_empty() { f.in_list(UNITS, at) } else { f })?;
        own = own.saturating_add(extent(&unit).map_err(|f| f.in_list(UNITS, at))?.re.into());
        start = Some(unit.unit.hex);
    }
    // 4.8a: an overrun counts everybody in the hex.
    let bystanders = match start.filter(|_| attack == Attack::Overrun) {
        Some(hex) => StackSize::of(&q.board, hex, side, &[])?.re.saturating_sub(own),
        None => 0,
    };
    let combat = Combat {
        bystanders_re: u16::try_from(bystanders).unwrap_or(u16::MAX),
        attacker_lead: lead(q, attackers)?,
        defender_lead: lead(q, defenders)?,
        ..site.combat(attack, phase, &q.rules)
    };
    strangers(q, attackers, defenders)?;
    let ruling = assess_between(&combat, (attackers, defenders), AsPrinted, trail).map_err(|f| site.blame(f))?;
    let mut cites = time.cites;
    // 9.1d: none of them is kept out.
    let mut all = defenders.iter().filter(|(_, unit)| unit.kind.get().is_some_and(Kind::is_combat));
    cites.add_if(R9_1D, all.nth(1).is_some());
    Ok(timed(ruling, &cites))
}

/// Returns the lead among some units, counted from 1; 0 if none is named.
fn lead(q: &OddsOrder<'_>, units: Members<'_>) -> Result<u16, Fault> {
    let mut found = 0u16;
    for (i, at) in numbered(q.leads) {
        if let Some((index, _)) = units.iter().find(|(index, _)| units.place(*index) == usize::from(*at)) {
            if found > 0 {
                return Err(Fault::item(FaultCode::Contradiction, &"leads", i));
            }
            found = u16::try_from(index.saturating_add(1)).unwrap_or(u16::MAX);
        }
    }
    Ok(found)
}

/// Checks that every lead takes part.
fn strangers(q: &OddsOrder<'_>, attackers: Members<'_>, defenders: Members<'_>) -> Result<(), Fault> {
    for (i, at) in numbered(q.leads) {
        q.board.unit(*at, &"").map_err(|f| f.in_list(&"leads", i))?;
        let fights = |units: Members<'_>| units.iter().any(|(index, _)| units.place(index) == usize::from(*at));
        if !fights(attackers) && !fights(defenders) {
            return Err(Fault::item(FaultCode::Contradiction, &"leads", i));
        }
    }
    Ok(())
}

/// A side's payment for the result of the combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SettleOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The battle, as `ocs.combat.resolve` returned it, or this order for the attacker. Its stage is the one that the hex
    /// has come to.
    #[required]
    pub battle: Battle,
    /// The steps that units of the side that settles next lose. An empty list for no losses.
    pub losses: &'a [StepsLost],
    /// The number of hexes that all of them retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
}

/// Settles one side's part of the result of a combat (OCS 9.2, 9.10 to 9.13), as `ocs.combat.apply` does: the attackers',
/// which are the units that are supplied for it, and then that of the combat units in the hex. An overrun has cost each
/// attacker 3 MP (8.1a). The effects are the losses, the retreat, which its owner carries out (`ocs.turn.retreat`), the
/// markers, that the units and the hex have had their attack of the segment (9.1c), and how far the settlement has come: no
/// side settles twice, and the hex says who is next. The combat is over once the defender has settled, unless the attackers
/// may advance (`ocs.turn.advance`).
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::combat::{Attack, Battle, CombatResult, Stage};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{SettleOrder, TurnState, settle}};
/// use grognard_core::ocs::{attrition::StepsLost, effects::Effects, units::Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let units = [Unit::regiment(1, 8, 3), Unit { hex: Hex::new(1, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let (result, kind) = (Code::new(CombatResult::Al1Do1), Code::new(Attack::Regular));
/// let battle = Battle { result, kind, stage: Code::new(Stage::Attacker), ..Default::default() };
/// let losses = [StepsLost { unit: 0, steps: 1, ..Default::default() }];
/// let order = SettleOrder { board, turn, target: Hex::new(1, 0), battle, losses: &losses, ..Default::default() };
/// let mut words = [0; 4];
/// let done = settle(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(done.value.allowed().unwrap().battle.stage.get(), Some(Stage::Defender));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn settle(
    question: &SettleOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Settled>>, Fault> {
    let q = question;
    let (attack, action, side) = q.turn.combat()?;
    let time = q.turn.fights(action, side, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    let battle = |f: Fault| f.within(&"battle");
    reserved(q.battle.reserved).map_err(battle)?;
    if word(q.battle.kind, &"kind").map_err(battle)? != attack {
        return Err(battle(Fault::new(FaultCode::Contradiction, &"kind")));
    }
    let site = Site::of(&q.board, q.target)?;
    if let Some(forbidden) = at_stage(site.hex, &q.battle, &time.cites, trail)? {
        return Ok(forbidden);
    }
    let defends = word(q.battle.stage, &"stage").map_err(battle)? == Stage::Defender;
    let places = attackers(&q.board, (q.target, side), scratch)?;
    let units = if defends { site.defenders() } else { Members::of_board(q.board.units, places) };
    let fought = if defends {
        site.units.iter().any(|unit| unit.side != side && unit.combat_supply.0 != 0)
    } else {
        !places.is_empty()
    };
    if !fought {
        let mut reasons = Reasons::default();
        reasons.whole(R9_2, trail);
        return Ok(reasons.verdict(time.cites, Settled::default));
    }
    losses(&q.board, units, q.losses)?;
    let loss = |i: usize| {
        let row = q.losses.iter().find(|row| usize::from(row.unit) == units.place(i));
        row.map_or(0, |row| row.steps)
    };
    let paying = Paying { battle: q.battle, units, loss: &loss, retreat: q.retreat, ignore: q.ignore };
    let ruling = crate::ocs::combat::settle(&paying, effects, trail)?;
    let Verdict::Allowed(settled) = ruling.value else { return Ok(ruling) };
    let gone = |at: usize| -> Result<bool, Fault> {
        let row = q.losses.iter().find(|row| usize::from(row.unit) == at);
        row.map_or(Ok(false), |row| Ok(row.steps >= q.board.checked(at)?.steps_left()?))
    };
    if !defends && attack == Attack::Regular {
        for at in (0..units.len()).map(|index| units.place(index)) {
            if !gone(at)? {
                effects.push(Effect::new(at, EffectKind::Mark, Code::new(UnitMark::Attacked).0, R9_1C));
            }
        }
        effects.push(Effect::on_hex(q.target, EffectKind::MarkHex, Code::new(HexMark::Attacked).0, R9_1C));
    }
    let over = settled.battle.stage.get() == Some(Stage::Over);
    if over && settled.battle.advance.get() == Some(Advance::None) {
        end((&q.board, site.hex), gone, effects)?;
    } else {
        effects.push(Effect::on_hex(q.target, EffectKind::SetCombatStage, settled.battle.stage.0, R9_2));
    }
    let mut cites = time.cites;
    // 16.0h: a hedgehog keeps its level whatever its garrison suffers.
    cites.add_if(R16_0H, defends && site.hedgehog > 0);
    Ok(timed(ruling, &cites))
}

/// Returns a forbidden answer if the settlement of the combat in a hex has not come to the stage of a battle, or is past it
/// (9.2).
fn at_stage<T>(
    hex: &BoardHex,
    battle: &Battle,
    time: &Cites,
    trail: &mut Trail<'_>,
) -> Result<Option<Ruling<Verdict<T>>>, Fault> {
    let stage = word(battle.stage, &"stage").map_err(|f| f.within(&"battle"))?;
    let now = if hex.combat_stage.0 == 0 { Stage::Attacker } else { word(hex.combat_stage, &"combat_stage")? };
    if now == stage {
        return Ok(None);
    }
    let mut reasons = Reasons::default();
    reasons.whole(R9_2, trail);
    let refused: Ruling<Verdict<()>> = reasons.verdict(*time, || ());
    Ok(Some(Ruling::new(Verdict::Forbidden, refused.cites)))
}

/// Checks some units and their losses.
pub(super) fn losses(board: &Board<'_>, units: Members<'_>, losses: &[StepsLost]) -> Result<(), Fault> {
    for at in (0..units.len()).map(|index| units.place(index)) {
        board.checked(at)?;
    }
    for (i, row) in numbered(losses) {
        let wrong = |code, field: Name| Err(Fault::new(code, field).in_list(&"losses", i));
        if row.reserved != 0 {
            return wrong(FaultCode::Reserved, &"reserved");
        }
        if row.steps == 0 {
            return wrong(FaultCode::MissingField, &"steps");
        }
        let unit = board.unit(row.unit, &"unit").map_err(|f| f.in_list(&"losses", i))?;
        let twice = losses.iter().take(i).any(|earlier| earlier.unit == row.unit);
        let member = units.iter().any(|(index, _)| units.place(index) == usize::from(row.unit));
        if twice || !member || !unit.kind.is_combat() {
            return wrong(FaultCode::Contradiction, &"unit");
        }
        if row.steps > unit.steps_left().map_err(|f| f.in_list(UNITS, usize::from(row.unit)))? {
            return wrong(FaultCode::Contradiction, &"steps");
        }
    }
    Ok(())
}

/// Appends the effects by which a combat is over for the units that are left.
fn end(
    (board, hex): (&Board<'_>, &BoardHex),
    gone: impl Fn(usize) -> Result<bool, Fault>,
    effects: &mut Effects<'_>,
) -> Result<(), Fault> {
    for (at, _) in numbered(board.units).filter(|(_, unit)| unit.combat_supply.0 != 0) {
        board.checked(at)?;
        if !gone(at)? {
            effects.push(Effect::new(at, EffectKind::SetCombatSupply, 0, R9_2));
        }
    }
    if hex.combat_stage.0 != 0 {
        effects.push(Effect::on_hex(hex.hex, EffectKind::SetCombatStage, 0, R9_2));
    }
    Ok(())
}

/// The attackers that advance into the hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AdvanceOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// The battle, as `ocs.turn.settle` returned it for the defender.
    #[required]
    pub battle: Battle,
    /// The units that advance, by their places in the board's list. An empty list if none does.
    #[refers("board.units")]
    pub units: &'a [u16],
}

/// Decides which attackers advance into the attacked hex (OCS 9.12g), as `ocs.combat.advance` does, once the defenders have
/// left it. The effects place them there, and the combat is over. What the advance captures is settled by `ocs.capture`.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::combat::{Advance, Attack, Battle, CombatResult, Stage};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{AdvanceOrder, TurnState, advance}};
/// use grognard_core::ocs::{effects::Effects, units::{Face, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let stage = Code::new(Stage::Over);
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let hexes = [hexes[0], BoardHex { combat_stage: stage, ..hexes[1] }];
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, ..Unit::regiment(1, 8, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units };
/// let segment = Code::new(Segment::Combat);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let (result, kind) = (Code::new(CombatResult::Al1Do1), Code::new(Attack::Regular));
/// let battle = Battle { result, kind, stage, advance: Code::new(Advance::May), ..Default::default() };
/// let order = AdvanceOrder { board, turn, target: Hex::new(1, 0), battle, units: &[0] };
/// let mut effects = Effects::none();
/// let done = advance(&order, &mut effects, &mut Scratch::new(&mut [0; 4]), &mut Trail::none())?;
/// assert!(done.value.is_allowed() && effects.needed() == 3); // it is placed, and the combat is over
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn advance(
    question: &AdvanceOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Advanced>>, Fault> {
    let q = question;
    let (_, action, side) = q.turn.combat()?;
    let time = q.turn.fights(action, side, trail)?;
    if let Err(ruling) = when(&time) {
        return Ok(ruling);
    }
    reserved(q.battle.reserved).map_err(|f| f.within(&"battle"))?;
    let site = Site::of(&q.board, q.target)?;
    if let Some(forbidden) = at_stage(site.hex, &q.battle, &time.cites, trail)? {
        return Ok(forbidden);
    }
    let places = attackers(&q.board, (q.target, side), scratch)?;
    let units = Members::of_board(q.board.units, places);
    let mut reasons = Reasons::default();
    reasons.add_if(R9_2, places.is_empty(), trail);
    // 9.12g: the hex is empty of defenders first.
    reasons.add_if(R9_12G, site.is_defended_against(side)?, trail);
    for (i, at) in numbered(q.units) {
        q.board.unit(*at, &"").map_err(|f| f.in_list(&"units", i))?;
        if !units.iter().any(|(index, _)| units.place(index) == usize::from(*at)) {
            return Err(Fault::item(FaultCode::Contradiction, &"units", i));
        }
    }
    if !reasons.none() {
        return Ok(reasons.verdict(time.cites, Advanced::default));
    }
    let other = |kind: Kind| !kind.is_combat();
    let noncombat = site.units.iter().any(|unit| unit.side != side && unit.kind.get().is_some_and(other));
    let asked = Advancing {
        battle: q.battle,
        advancing: q.units,
        target: q.target,
        enemy_noncombat: Flag::from(noncombat),
        ..Advancing::default()
    };
    let mut ruling = advance_of(&asked, units, effects, trail)?;
    if ruling.value.is_allowed() {
        end((&q.board, site.hex), |_| Ok(false), effects)?;
        let mut cites = Cites::by(R9_2);
        cites.merge(&ruling.cites);
        ruling.cites = cites;
    }
    Ok(timed(ruling, &time.cites))
}
