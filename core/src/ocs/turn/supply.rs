//! The Supply Phase: its steps, trace, markers and attrition. OCS 2.3, 12.6, 12.8.

use super::orders::timed;
use super::{SupplyStep, TurnState, includes};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::attrition::{Attrition, AttritionLoss, AttritionPayment, AttritionRoll, StepsLost, assess, resolve};
use crate::ocs::board::{Board, BoardHeld, HEXES, UNITS};
use crate::ocs::effects::{EffectKind, Effects, HexMark};
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::marks;
use crate::ocs::units::{Aboard, Kind, LastSupply, Phase, Transport, word};
use crate::reflect::{Code, Question};
use crate::rule::Rule;
use crate::ruling::{Cites, Ruling, Trail, Verdict};
use crate::table::numbered;

impl TurnState {
    /// Decides whether a side may act in a step of the Supply Phase; `rule` orders the steps.
    pub(super) fn supplies(
        &self,
        (action, side): (TurnAction, u8),
        (step, rule): (SupplyStep, Rule),
        trail: &mut Trail<'_>,
    ) -> Result<Result<Cites, Cites>, Fault> {
        let time = self.may(action, side, trail)?;
        if !time.value.is_allowed() {
            return Ok(Err(time.cites));
        }
        if self.supply.get() != Some(step) {
            Reasons::default().whole(rule, trail);
            return Ok(Err(Cites::by(rule)));
        }
        Ok(Ok(time.cites))
    }
    /// Returns the side that acts in the Supply Phase, or one of both.
    const fn supplied(&self) -> u8 {
        if self.player == 0 { self.first } else { self.player }
    }
}

/// Returns a forbidden answer.
pub(super) fn forbidden<T>(rules: Cites) -> Ruling<Verdict<T>> {
    Ruling::new(Verdict::Forbidden, rules)
}

/// The units of the acting side that trace supply now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TraceOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The combat units that trace, in a simulcast turn of both sides, by their places in the board's list, as
    /// `ocs.trace.find` finds them and as formations choose among its ways (12.6f). An empty list for none. Units on landing craft, and those that were dropped by air this turn, always trace, named or not.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
}

/// Settles which units trace in their side's Supply Phase (OCS 12.6, 12.6g, 12.6h), once restocking is done. The effects record
/// it for each combat unit of the side; those that do not trace may eat next. The answer is where the game then stands.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment};
/// use grognard_core::ocs::turn::{SupplyStep, TraceOrder, TurnState, trace};
/// use grognard_core::ocs::units::Unit;
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit::regiment(1, 4, 3)];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Supply);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = TraceOrder { board, turn, in_trace: &[0] };
/// let then = trace(&order, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(then.supply.get(), Some(SupplyStep::Eating));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn trace(
    question: &TraceOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TurnState>>, Fault> {
    let q = question;
    let moment = ((TurnAction::Trace, q.turn.supplied()), (SupplyStep::Restocking, R12_6));
    let mut cites = match q.turn.supplies(moment.0, moment.1, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    cites.add(R12_6);
    for (i, at) in numbered(q.in_trace) {
        let unit = q.board.unit(*at, &"").map_err(|f| f.in_list(&"in_trace", i))?;
        let twice = q.in_trace.iter().take(i).any(|earlier| earlier == at);
        if twice || !unit.kind.is_combat() || !includes(q.turn.player, unit.unit.side) {
            return Err(Fault::item(FaultCode::Contradiction, &"in_trace", i));
        }
    }
    for (at, unit) in numbered(q.board.units) {
        if !includes(q.turn.player, unit.said_side().map_err(|f| f.in_list(UNITS, at))?) {
            continue;
        }
        if !q.board.checked(at)?.kind.is_combat() {
            continue;
        }
        let afloat = word(unit.aboard, &"aboard").map_err(|f| f.in_list(UNITS, at))? == Aboard::LandingCraft;
        let dropped = word(unit.transported, &"transported").map_err(|f| f.in_list(UNITS, at))? == Transport::AirDrop;
        let traces = afloat || dropped || q.in_trace.iter().any(|given| usize::from(*given) == at);
        let state = Code::new(if traces { LastSupply::Traced } else { LastSupply::Neither });
        cites.add_if(R12_6G, afloat);
        cites.add_if(R12_6H, dropped);
        if unit.last_supply != state {
            effects.change(at, EffectKind::SetSupply, state.0, R12_6);
        }
    }
    Ok(Ruling::new(Verdict::Allowed(TurnState { supply: Code::new(SupplyStep::Eating), ..q.turn }), cites))
}

/// A side's units that are to be marked now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct MarkOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
}

/// Marks the units of the acting side that neither traced nor ate in this Supply Phase as Out of Supply, and takes the
/// markers off the others (OCS 12.8a). The effects do so. The answer is where the game then stands: attrition follows.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment};
/// use grognard_core::ocs::turn::{MarkOrder, SupplyStep, TurnState, mark};
/// use grognard_core::ocs::units::{LastSupply, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit { last_supply: Code::new(LastSupply::Neither), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let (segment, supply) = (Code::new(Segment::Supply), Code::new(SupplyStep::Eating));
/// let turn = TurnState { number: 1, segment, supply, first: 1, second: 2, player: 1, ..Default::default() };
/// let mut effects = Effects::none();
/// let then = mark(&MarkOrder { board, turn }, &mut effects, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((then.supply.get(), effects.needed()), (Some(SupplyStep::Attrition), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn mark(
    question: &MarkOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TurnState>>, Fault> {
    let q = question;
    let moment = ((TurnAction::Trace, q.turn.supplied()), (SupplyStep::Eating, R12_8A));
    let mut cites = match q.turn.supplies(moment.0, moment.1, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    for (at, unit) in numbered(q.board.units) {
        let combat = unit.kind.get().is_some_and(Kind::is_combat);
        if combat && includes(q.turn.player, unit.side) {
            word(unit.last_supply, &"last_supply").map_err(|f| f.in_list(UNITS, at))?;
        }
    }
    let state =
        |at: usize| q.board.units.get(at).and_then(|unit| unit.last_supply.get()).unwrap_or(LastSupply::Neither);
    let mut reasons = Reasons::default();
    for player in [q.turn.first, q.turn.second].into_iter().filter(|player| includes(q.turn.player, *player)) {
        let ruling = marks(&q.board, (Phase::Supply, player), &state, effects, trail)?;
        reasons.take(&ruling);
        cites.merge(&ruling.cites);
    }
    let then = TurnState { supply: Code::new(SupplyStep::Attrition), ..q.turn };
    Ok(reasons.verdict(cites, || then))
}

/// A hex whose units check attrition now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AttritionOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side whose units check.
    #[required]
    pub side: u8,
    /// Two dice, 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The steps that each unit loses, as its owner chooses when the roll is known. An empty list for no losses.
    pub losses: &'a [StepsLost],
}

/// Settles the attrition of the units of a hex that are Out of Supply (OCS 12.8b, 12.8c), as `ocs.attrition.assess`,
/// `resolve` and `apply` decide: after the units were marked, once a hex. The effects are the losses, and that the hex has
/// been checked.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::attrition::StepsLost;
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, turn::{AttritionOrder, SupplyStep, TurnState, attrition}};
/// use grognard_core::ocs::units::Unit;
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let units = [Unit { out_of_supply: Flag::YES, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { hexes: &[BoardHex::default()], units: &units, ..Default::default() };
/// let (segment, supply) = (Code::new(Segment::Supply), Code::new(SupplyStep::Attrition));
/// let turn = TurnState { number: 1, segment, supply, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = AttritionOrder { board, turn, side: 1, dice: &[1, 4], ..Default::default() };
/// assert!(attrition(&order, &mut Effects::none(), &mut Trail::none())?.value.is_allowed()); // 5 costs nothing
/// let losses = [StepsLost { unit: 0, steps: 1, ..Default::default() }];
/// let order = AttritionOrder { dice: &[3, 4], losses: &losses, ..order };
/// assert!(attrition(&order, &mut Effects::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn attrition(
    question: &AttritionOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<AttritionLoss>>, Fault> {
    let q = question;
    let moment = ((TurnAction::Attrition, q.side), (SupplyStep::Attrition, R12_8A));
    let mut cites = match q.turn.supplies(moment.0, moment.1, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    let hex = q.board.hex(q.hex, HEXES)?;
    let phase = Code::new(Phase::Supply);
    let asked = Attrition { board: q.board, hex: q.hex, side: q.side, phase, player: q.side };
    let assessed = assess(&asked, trail)?;
    let mut reasons = Reasons::default();
    reasons.add_if(R12_8B, hex.checked.is_set(), trail);
    reasons.take(&assessed);
    let Some(assessment) = assessed.value.allowed().filter(|_| reasons.none()) else {
        return Ok(reasons.verdict(cites, AttritionLoss::default));
    };
    cites.merge(&assessed.cites);
    let loss = resolve(&AttritionRoll { assessment, dice: q.dice }, trail)?.value;
    let payment = AttritionPayment { board: q.board, hex: q.hex, side: q.side, loss, losses: q.losses };
    let ruling = crate::ocs::attrition::apply(&payment, effects, trail)?;
    if ruling.value.is_allowed() {
        effects.mark(hex.hex, EffectKind::MarkHex, Code::new(HexMark::Checked).0, R12_8B);
    }
    Ok(timed(ruling, &cites))
}
