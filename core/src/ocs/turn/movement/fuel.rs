//! Fuel, paid at the moment when it is needed and remembered as long as it lasts. OCS 12.5a, 12.5c, 12.5e.

use crate::fault::{Fault, FaultCode};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::fuel::{Fuel, FuelBy, assess, is_fuelled};
use crate::ocs::movement::ended;
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::movement::negated_zones::Does;
use crate::ocs::turn::orders::{side_of, when};
use crate::ocs::turn::supply::draws::{Payers, own, promised, throwers};
use crate::ocs::units::{FuelledBy, Mode, Phase, Threw, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Findings, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The T of a supply point, which fuels a formation or a headquarters.
pub(in crate::ocs::turn) const POINT: u32 = 4;

/// Units that are to be fuelled now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct FuelOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units, of one side, by their `id`s. By headquarters: itself, if it is to be fuelled, and the independent
    /// units that move on its fuel. Of a formation all that can share the source: who is not named is not fuelled. Who
    /// needs no fuel may be among them and costs nothing; supply, facilities, aircraft and ships may not.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The way to pay.
    #[required]
    pub by: Code<FuelBy>,
    /// The dumps and loaded Transport Points that pay, one after the other. An empty list where nothing is to be paid.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the fuel; the one that is fuelled, by headquarters. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// What was fuelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Fuelled {
    /// The cost, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The units that are fuelled.
    pub units: u16,
}

/// Decides whether units may be fuelled now, and what it costs (OCS 12.5a, 12.5c, 12.5e):
///
/// * each by itself for 1T and the phase;
/// * units of a formation for 1 SP until their side's Clean Up Phase, out of one dump or through one headquarters. That is
///   once until then. Those that cannot share that source are fuelled by themselves;
/// * a headquarters for 1 SP until then, and the independent units in its throw range, each as it begins to move.
///
/// A headquarters that is fuelled pays no more, and throws out of one hex in a phase. Each unit must reach each dump
/// that pays, by draw or by throw. The effects pay, and fuel the units.
///
/// Units that move no more in the phase take no fuel by themselves. Such are in the Reaction Phase who is not released
/// (7.0a), in the Exploitation Phase who neither is nor exploits (11.0a), and who has ended his movement (6.1f). A
/// formation and a headquarters are fuelled when one of the units may still move.
///
/// The units that are fuelled are about to move, and negate no zone of control on the paths. Of a formation those count
/// that are named up to the one that draws. If the paths need a zone negated by a unit that could still move in the
/// phase, it moves no further, and the effects say so (4.5b). Nobody is bound where a unit negates the zone that has
/// ended its movement or cannot move in the phase, or where another path serves. Of a draw and several throws that one
/// serves which binds the fewest. Of several units in a hex the first is bound that the order does not name, or else
/// the last that it names. Who says that it moves later (`will_move`) negates nothing.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::fuel::FuelBy;
/// use grognard_core::ocs::{effects::Effects, measures::MP, sequence::Segment, turn::{FuelOrder, TurnState, fuel}};
/// use grognard_core::ocs::units::{Face, Kind, Mobility, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let combat_side = Face { ma: (8 * MP).into(), mobility: Code::new(Mobility::Track), ..Default::default() };
/// let dump = Unit { amount: 8, hex: Hex::new(1, 0), ..Unit::of(1, Kind::Supply) };
/// let units = [Unit { combat_side, combat_supply: Code::default(), ..Unit::regiment(1, 4, 3) }, dump];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let by = Code::new(FuelBy::Unit);
/// let order = FuelOrder { board, turn, units: &[0], by, sources: &[1], ..Default::default() };
/// let mut words = [0; 16];
/// let paid = fuel(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(paid.value.allowed().unwrap().cost, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the way to pay.
/// * `empty` for an order without units, and by headquarters for one without `hqs`.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a way that is `none`, for a unit that is no combat unit and no Transport Points, and for two
///   headquarters in fuel by headquarters.
/// * `contradiction` for a unit that a list names twice or that is not of the side of the order.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * Those of `ocs.fuel.assess` for each unit, and of `ocs.paths.relay` for what pays.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn fuel(
    question: &FuelOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Fuelled>>, Fault> {
    let q = question;
    let by = word(q.by, &"by")?;
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    throwers(&q.board, side, q.hqs)?;
    for (i, at) in numbered(q.units) {
        // Supply, facilities, aircraft and ships move on none.
        let kind = q.board.unit(*at, &"units")?.kind;
        if !kind.is_combat() && !kind.is_hq() && !kind.is_transport() {
            return Err(Fault::item_against(&"units", i, &"board.units[].kind: it moves without fuel, or not at all")
                .other_at(usize::from(*at)));
        }
    }
    let mut findings = Findings::by(R12_5C, trail);
    let Some(phase) = begun(q, side, &mut findings)? else {
        return Ok(Ruling::new(Verdict::Forbidden, findings.cites));
    };
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    let mut order = Order { q, by, findings, needy: 0, phase, moves: false };
    let hq = match (by, q.hqs) {
        (FuelBy::None, _) => return Err(Fault::against(&"by", &"units: units are fuelled in some way")),
        (FuelBy::Hq, [hq]) => Some(*hq),
        (FuelBy::Hq, []) => return Err(Fault::new(FaultCode::Empty, &"hqs")),
        (FuelBy::Hq, _) => {
            return Err(Fault::item_against(&"hqs", 1, &"by: one HQ is fuelled with those whom it serves"));
        }
        _ => None,
    };
    // 12.5c.A: by one headquarters, or by direct draw from one dump.
    let split = q.hqs.len() > 1 || q.hqs.is_empty() && q.sources.len() > 1;
    order.findings.forbid_if(R12_5C, by == FuelBy::Formation && split);
    let mut buys = false;
    promised(&payers, phase, Does::Fuels, q.units, effects, scratch, &mut |payers, scratch| {
        buys = order.judge(payers, hq, scratch)?;
        Ok(())
    })?;
    // Leg units and the like need none.
    order.findings.forbid_if(R12_5C, order.needy == 0 && !buys);
    let cost = match by {
        FuelBy::Unit => u32::from(order.needy),
        _ if buys => POINT,
        _ => 0,
    };
    payers.short(cost, R12_5C, &mut order.findings)?;
    let units = order.needy.saturating_add(u16::from(hq.is_some() && buys));
    let value = Fuelled { cost: u16::try_from(cost).unwrap_or(u16::MAX), units };
    if order.findings.allows() {
        order.book(&payers, hq, buys, cost, effects)?;
    } else {
        effects.take_back();
    }
    Ok(order.findings.verdict(|| value))
}

/// Returns the phase in which the units may be fuelled now, if they may, and sets the rules of the moment.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn begun(q: &FuelOrder<'_>, side: u8, findings: &mut Findings<'_, '_>) -> Result<Option<Phase>, Fault> {
    let time = q.turn.begins(&q.board, TurnAction::Move, side, findings.trail)?;
    findings.cites = time.cites;
    Ok(when::<()>(&time).ok())
}

/// Returns the place of a unit of the same formation that moves on the formation's fuel (12.5c.A), if there is one.
pub(in crate::ocs::turn) fn on_formation_fuel(board: &Board<'_>, unit: &Unit) -> Result<Option<usize>, Fault> {
    for (at, other) in numbered(board.units) {
        let fellow = unit.formation != 0 && other.formation == unit.formation && other.side == unit.side;
        if fellow
            && other.fuelled.is_set()
            && word(other.fuelled_by, &"fuelled_by").map_err(|f| f.in_list(UNITS, at))? == FuelledBy::Formation
        {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// An order while it is judged.
struct Order<'q, 't, 'b> {
    q: &'q FuelOrder<'q>,
    by: FuelBy,
    findings: Findings<'t, 'b>,
    /// The units that are fuelled by it.
    needy: u16,
    phase: Phase,
    /// One of the units may still move in this phase.
    moves: bool,
}

impl Order<'_, '_, '_> {
    /// Judges all of the units, and returns whether fuel is bought.
    fn judge(&mut self, payers: &Payers<'_>, hq: Option<u16>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        for (i, at) in numbered(self.q.units) {
            // 12.5c.A: fuel for a formation is for units that stay, too; those named later negate zones for the others.
            if let Some(promises) = payers.promises.filter(|_| self.by == FuelBy::Formation) {
                promises.leaving.set(i.saturating_add(1));
            }
            match hq {
                Some(hq) if hq != *at => self.thrown(payers, hq, *at, scratch)?,
                Some(hq) => self.moves |= self.stays(usize::from(hq))?.is_none(),
                None if self.takes(*at, false)? => {
                    payers.reach(*at, self.q.hqs, scratch, &mut self.findings)?;
                }
                None => {}
            }
        }
        // 12.5c: it is paid at the moment when somebody needs it.
        if !self.moves && self.by != FuelBy::Unit {
            self.findings.forbid(R12_5C);
            for at in self.q.units.iter().map(|at| usize::from(*at)) {
                if let Some(rule) = self.stays(at)? {
                    self.findings.object(rule, About::Units.at(at));
                }
            }
        }
        match hq {
            Some(hq) => self.headquarters(payers, hq, scratch),
            None => Ok(self.needy > 0),
        }
    }

    /// Judges an independent unit that moves on a headquarters' fuel: the range counts now (12.5e).
    // Its frame and those of what is asked stand apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    fn thrown(&mut self, payers: &Payers<'_>, hq: u16, at: u16, scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let thrower = self.q.board.unit(hq, &"hqs")?;
        if !thrower.kind.is_hq() {
            return Ok(());
        }
        let threw = word(thrower.unit.threw, &"threw");
        let threw = threw.map_err(|f| f.in_list(UNITS, usize::from(hq)))?;
        if self.takes(at, threw == Threw::Elsewhere)? {
            payers.throws(hq, at, scratch, &mut self.findings)?;
        }
        Ok(())
    }

    /// Returns whether a unit is to be fuelled; a unit that is fuelled already is not paid for again.
    #[inline(never)]
    fn takes(&mut self, at: u16, threw_elsewhere: bool) -> Result<bool, Fault> {
        let unit = self.q.board.unit(at, &"units")?.unit;
        let asked = Fuel {
            units: core::slice::from_ref(unit),
            reached_by: &[1],
            by: self.q.by,
            source: 1,
            threw_elsewhere: Flag::from(threw_elsewhere),
            ..Fuel::default()
        };
        let mut row = [crate::ocs::fuel::FuelRow::default()];
        let mut rows = Sink::new(&mut row);
        let bill = assess(&asked, &mut rows, &mut Trail::none()).map_err(|f| f.in_list(UNITS, usize::from(at)))?;
        let needs = crate::ocs::fuel::takes_fuel(&self.q.board.checked(usize::from(at))?);
        let needs = needs.map_err(|f| f.in_list(UNITS, usize::from(at)))?;
        if !bill.value.is_allowed() && needs {
            bill.cites.iter().for_each(|rule| self.findings.object(rule, About::Units.at(usize::from(at))));
        }
        // 12.5c.A: units of one formation.
        let first = self.q.units.first().and_then(|first| self.q.board.units.get(usize::from(*first)));
        let others = self.by == FuelBy::Formation && first.is_some_and(|first| first.formation != unit.formation);
        if needs && (others || is_fuelled(unit)) {
            self.findings.object(R12_5C, About::Units.at(usize::from(at)));
        }
        // 12.5a: landed after a roll on the ALT table.
        if needs && is_fuelled(unit) && !unit.fuelled.is_set() {
            self.findings.object(R12_5A, About::Units.at(usize::from(at)));
        }
        // Its marker is turned: who could not share the source pays for himself.
        if needs
            && self.by == FuelBy::Formation
            && !is_fuelled(unit)
            && let Some(other) = on_formation_fuel(&self.q.board, unit)?
        {
            self.findings.object(R12_5C_A, About::Units.at(other));
        }
        let stays = self.stays(usize::from(at))?;
        self.moves |= needs && stays.is_none();
        if let Some(rule) = stays.filter(|_| needs && self.by == FuelBy::Unit) {
            self.findings.object(R12_5C, About::Units.at(usize::from(at)));
            self.findings.object(rule, About::Units.at(usize::from(at)));
        }
        if needs {
            self.findings.cites.merge(&bill.cites);
            self.needy = self.needy.saturating_add(1);
        }
        Ok(needs)
    }

    /// Returns the rule by which a unit spends no movement points in the rest of the phase, if there is one.
    fn stays(&self, at: usize) -> Result<Option<Rule>, Fault> {
        let unit = self.q.board.checked(at)?;
        let released = unit.unit.released.is_set();
        Ok(match self.phase {
            Phase::Reaction if !released => Some(R7_0A),
            Phase::Exploitation if !released && unit.mode != Mode::Exploit => Some(R11_0A),
            _ => ended(&self.q.board, at)?,
        })
    }

    /// Judges the headquarters that is fuelled; returns whether it is to be paid for.
    #[inline(never)]
    fn headquarters(&mut self, payers: &Payers<'_>, hq: u16, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let unit = self.q.board.unit(hq, &"hqs")?;
        let inside = |f: Fault| f.in_list(UNITS, usize::from(hq));
        if !unit.kind.is_hq() {
            self.findings.object(R12_5C, About::Units.at(usize::from(hq)));
            return Ok(false);
        }
        let fuelled = unit.unit.fuelled.is_set();
        if fuelled && word(unit.unit.fuelled_by, &"fuelled_by").map_err(inside)? == FuelledBy::Hq {
            return Ok(false);
        }
        for rule in [R12_5, R12_5C, R12_5C_B, R12_5E] {
            self.findings.cite(rule);
        }
        payers.reach(hq, &[], scratch, &mut self.findings)?;
        Ok(true)
    }

    /// Books the fuel.
    #[inline(never)]
    fn book(
        &self,
        payers: &Payers<'_>,
        hq: Option<u16>,
        buys: bool,
        cost: u32,
        effects: &mut Effects<'_>,
    ) -> Result<(), Fault> {
        payers.pay(cost, R12_5C, effects)?;
        let fuelled = |at: u16, by: FuelledBy| Effect::new(usize::from(at), EffectKind::Fuel, Code::new(by).0, R12_5C);
        if let Some(hq) = hq.filter(|_| buys) {
            effects.push(fuelled(hq, FuelledBy::Hq));
        }
        let mut throws = false;
        for (_, at) in numbered(self.q.units).filter(|(_, at)| hq != Some(**at)) {
            let unit = self.q.board.checked(usize::from(*at))?;
            if !crate::ocs::fuel::takes_fuel(&unit)? {
                continue;
            }
            let by = if self.by == FuelBy::Formation { FuelledBy::Formation } else { FuelledBy::Itself };
            effects.push(fuelled(*at, by));
            throws |= hq.is_some();
        }
        if let Some(hq) = hq.filter(|_| throws) {
            effects.change(usize::from(hq), EffectKind::SetThrew, Code::new(Threw::Here).0, R12_5E);
        }
        Ok(())
    }
}
