//! A barrage in its place: who fires, who spots, what it costs, and what its target loses. OCS 10.0, 10.1, 13.4.

mod facility;

pub use facility::*;

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::attrition::StepsLost;
use crate::ocs::barrage::{Barrage, BarrageAssessment, Barraged, assess_of};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{EffectKind, Effects, HexMark, UnitMark};
use crate::ocs::participants::Participants;
use crate::ocs::paths::Stay;
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::tables::InUse;
use crate::ocs::trace::TraceHunt;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::combat::settlement::losses;
use crate::ocs::turn::movement::loading::others_stop;
use crate::ocs::turn::orders::{side_of, timed, when};
use crate::ocs::turn::supply::draws::{Payers, Throw, own, throwers};
use crate::ocs::turn::target::{Site, is_open};
use crate::ocs::units::{Aboard, Kind, Phase, Unit, word};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Units that are to barrage a hex now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BarrageOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The firing units, of one kind and one side, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The target hex.
    #[required]
    pub target: Hex,
    /// The dump or the loaded Transport Points that pay for artillery, each in reach of every firing unit; one after the
    /// other where a headquarters throws. An empty list for aircraft and ships.
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that throws the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
    /// The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
    pub hip_nations: &'a [u8],
    /// Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
    pub aborted: Flag,
}

/// Decides whether units may barrage a hex now, and what it costs (OCS 2.3, 10.0, 10.1, 13.4), as `ocs.barrage.assess`
/// does. They may in a Barrage Segment that is open to their kind, once a unit and a hex and phase. Any friendly combat
/// unit next to the hex spots. The barrage before it is settled (`ocs.turn.suffer`). Artillery pays the cost of the
/// column before shifts, through one headquarters or out of one dump, never out of internal stocks. The effects pay,
/// and mark the units and the hex; `ocs.barrage.resolve` takes the assessment and the dice. In a Movement Segment an
/// aircraft flies a hip shoot (14.7d): one aircraft, of a nation that the game allows it, at a hex for which somebody
/// spots. It may go beyond the limit of the hex, whose mark comes off once the hip shoot is settled. Whoever
/// of its side has begun to move has then ended his movement (6.1g), as in `ocs.turn.march`. A mission that flak or
/// interception has stopped marks its units, and its hex as barraged and settled (10.0e.A). `ocs.turn.bombard` is for
/// facilities.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{odds::Ground, sequence::Segment, terrain::Terrain, turn::{BarrageOrder, TurnState, barrage}};
/// use grognard_core::ocs::{effects::Effects, units::{Face, Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let combat_side = Face { barrage: 20u16.into(), range: 3, ..Default::default() };
/// let guns = Unit { combat_side, ..Unit::of(1, Kind::Artillery) };
/// let dump = Unit { amount: 8, ..Unit::of(1, Kind::Supply) };
/// let enemy = Unit { hex: Hex::new(2, 0), ..Unit::regiment(2, 4, 3) };
/// let board = Board { chart: &chart, hexes: &hexes, units: &[guns, dump, enemy], ..Default::default() };
/// let segment = Code::new(Segment::CombatBarrage);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = BarrageOrder { board, turn, units: &[0], target: Hex::new(2, 0), sources: &[1], ..Default::default() };
/// let mut words = [0; 24];
/// let fired = barrage(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(fired.value.allowed().unwrap().cost, 3); // the column of 17 to 24 points
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a target or a unit that the board does not have, and `missing_field` for the terrain of the
///   target.
/// * `contradiction` for a mission that is `aborted` of anything but aircraft.
/// * `contradiction` for a unit that a list names twice or that is not of the side of the order.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * `missing_field` for the nationality of an aircraft in a hip shoot.
/// * Those of `ocs.barrage.assess`, and of `ocs.paths.relay` for what pays.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn barrage(
    question: &BarrageOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BarrageAssessment>>, Fault> {
    let q = question;
    let mut findings = Findings::by(R10_0, trail);
    let Some(firing) = begun(q, &mut findings)? else {
        return Ok(Ruling::new(Verdict::Forbidden, findings.cites));
    };
    let assessment = match weigh(q, firing, &mut findings, scratch)? {
        Some(assessment) => assessment,
        None => return Ok(findings.verdict(BarrageAssessment::default)),
    };
    fired(q, firing, assessment.cost, &mut findings, effects, scratch)?;
    // 14.7d: a hip shoot does not count for its hex, and with the mission nothing is left to settle.
    let aborted = q.aborted.is_set();
    if findings.allows() && !(firing.hip && aborted) {
        effects.mark(q.target, EffectKind::MarkHex, Code::new(HexMark::Barraged).0, R10_0E_A);
    }
    if findings.allows() && aborted && !firing.hip {
        effects.mark(q.target, EffectKind::MarkHex, Code::new(HexMark::BarrageSettled).0, R10_0E_A);
        findings.cite(R10_0E_A);
    }
    Ok(findings.verdict(|| assessment))
}

/// Whose fire it is, the phase, and whether it is a hip shoot.
#[derive(Clone, Copy)]
pub(in crate::ocs::turn) struct Firing {
    pub side: u8,
    pub phase: Phase,
    pub hip: bool,
}

/// Returns whose fire it is and when, if the segment has it; and sets the rules of the
/// moment.
#[inline(never)]
pub(in crate::ocs::turn) fn begun(
    q: &BarrageOrder<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<Option<Firing>, Fault> {
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    throwers(&q.board, side, q.hqs)?;
    let kind = q.units.first().and_then(|at| q.board.units.get(usize::from(*at))).and_then(|unit| unit.kind.get());
    // 10.0e.A: nobody else flies.
    if q.aborted.is_set() && kind != Some(Kind::Aircraft) {
        return Err(Fault::against(&"aborted", &"units: only a mission of aircraft is aborted"));
    }
    let hip = kind == Some(Kind::Aircraft) && q.turn.sound()?.is_of_movement();
    let action = match kind {
        Some(Kind::Aircraft) if hip => TurnAction::HipShoot,
        Some(Kind::Aircraft) => TurnAction::AirBarrage,
        Some(Kind::Ship) => TurnAction::NavalBarrage,
        _ => TurnAction::ArtilleryBarrage,
    };
    let time = match hip {
        true => q.turn.begins(&q.board, action, side, findings.trail)?,
        false => q.turn.may(action, side, findings.trail)?,
    };
    findings.cites = time.cites;
    let phase = match when::<()>(&time) {
        Ok(phase) => phase,
        Err(_) => return Ok(None),
    };
    // 10.0: each barrage is settled before the next.
    let open = q.board.hexes.iter().any(|hex| hex.hex != q.target && is_open(hex));
    findings.forbid_if(R10_0, open);
    for at in q.units.iter().map(|at| usize::from(*at)).filter(|_| hip) {
        let nation = q.board.checked(at)?.unit.nationality;
        if nation == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"nationality").in_list(UNITS, at));
        }
        if !q.hip_nations.contains(&nation) {
            findings.object(R14_7D, About::Units.at(at));
        }
    }
    Ok(Some(Firing { side, phase, hip }))
}

/// Pays for a barrage, if nothing forbids it, and marks the units. A hip shoot ends the movement of those who have begun
/// to move (6.1g).
pub(in crate::ocs::turn) fn fired(
    q: &BarrageOrder<'_>,
    Firing { side, hip, .. }: Firing,
    cost: u16,
    findings: &mut Findings<'_, '_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
) -> Result<(), Fault> {
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    if cost > 0 {
        pay(q, &payers, cost, findings, scratch)?;
    }
    if findings.allows() {
        payers.pay(cost.into(), R10_1B, effects)?;
        for at in q.units.iter().map(|at| usize::from(*at)) {
            effects.change(at, EffectKind::Mark, Code::new(UnitMark::Barraged).0, R10_0E_B);
        }
    }
    if findings.allows() && hip {
        let hunted = TraceHunt { board: q.board, side, why: Flag(0) };
        others_stop(&hunted, side, None, effects, scratch, findings)?;
    }
    Ok(())
}

/// Returns a unit of the side that spots for a barrage of the hex.
pub(in crate::ocs::turn) fn spotter<'a>(board: &Board<'a>, target: Hex, side: u8) -> Result<Option<&'a Unit>, Fault> {
    let mut spotter = None;
    for (at, unit) in board.around(target) {
        let checked = board.checked(at)?;
        let aboard = word(unit.aboard, &"aboard").map_err(|f| f.in_list(UNITS, at))?;
        if unit.side == side && checked.kind.is_combat() && aboard != Aboard::LandingCraft {
            spotter = spotter.or(Some(unit));
        }
    }
    Ok(spotter)
}

/// Assesses a barrage in its place; returns nothing where it is forbidden, with the reasons. The frame stands apart: what
/// pays is deep.
#[inline(never)]
fn weigh(
    q: &BarrageOrder<'_>,
    Firing { side, phase, hip }: Firing,
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<Option<BarrageAssessment>, Fault> {
    let site = Site::of(&q.board, q.target)?;
    if !site.is_defended_against(side)? {
        // 10.0a: the Barrage Table is for enemy combat units.
        findings.forbid(R10_0A);
        return Ok(None);
    }
    let spotter = spotter(&q.board, q.target, side)?;
    let asked = Barrage {
        spotters: spotter.map_or(&[], core::slice::from_ref),
        terrain: &site.terrain,
        target: q.target,
        phase: Code::new(phase),
        hedgehog: site.hedgehog,
        hex_barraged: site.hex.barraged,
        hip_shoot: Flag::from(hip),
        unspotted: Flag::from(spotter.is_none()),
        rules: q.board.rules,
        ..Barrage::default()
    };
    let tables = InUse::of_board(q.board.tables)?;
    let assessed = {
        let words = scratch.take(q.units.len())?;
        words.iter_mut().zip(q.units).for_each(|(word, at)| *word = (*at).into());
        let firers = Participants::of_board(q.board.units, words);
        // What the side itself has there is on a mission or on landing craft.
        assess_of(&asked, firers, site.defenders(side), &tables, findings.trail).map_err(|f| site.blame(f))?
    };
    findings.take(&assessed);
    let assessment = assessed.value.allowed();
    if assessment.is_some() {
        findings.cites.merge(&assessed.cites);
    }
    Ok(assessment)
}

/// Adds the rules by which the supply of a barrage cannot be had, or those by which it can.
#[inline(never)]
fn pay(
    q: &BarrageOrder<'_>,
    payers: &Payers<'_>,
    cost: u16,
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<(), Fault> {
    // 10.1b.A: through one headquarters, or out of one dump.
    let split = q.hqs.len() > 1 || q.hqs.is_empty() && q.sources.len() > 1;
    findings.cite(R10_1B_A);
    findings.forbid_if(R10_1B_A, split);
    for at in q.units {
        match q.hqs {
            [hq] => {
                for (i, source) in numbered(q.sources) {
                    let mut by = Cites::by(R12_3);
                    let reached = payers.thrown(
                        Stay::ALL,
                        Throw { unit: *at, hq: *hq, source: *source },
                        false,
                        scratch,
                        &mut by,
                    );
                    if reached.map_err(|f| if f.list().is_empty() { f.in_list(&"sources", i) } else { f })? {
                        findings.cites.merge(&by);
                    } else {
                        by.iter().for_each(|rule| findings.object(rule, About::Units.at((*at).into())));
                    }
                }
            }
            _ => payers.reach(*at, &[], scratch, findings)?,
        }
    }
    payers.short(cost.into(), R10_1B, findings)
}

/// The losses of a barrage's target.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SufferOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The target hex.
    #[required]
    pub target: Hex,
    /// The barrage, as `ocs.barrage.resolve` returned it.
    #[required]
    pub barrage: Barraged,
    /// The steps that units in the hex lose, as their owner chooses. An empty list for no losses.
    pub losses: &'a [StepsLost],
}

/// Settles the losses of a hex that was barraged in this phase (OCS 10.0), as `ocs.barrage.apply` does, once a barrage,
/// also one without a result. The effects are the losses and the disorganization of the combat units in the hex, and
/// that its barrage is settled. After a hip shoot (14.7d) the hex may be barraged again.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{barrage::{Barraged, Outcome}, effects::Effects, odds::Ground, sequence::Segment, units::Unit};
/// use grognard_core::ocs::{terrain::Terrain, turn::{SufferOrder, TurnState, suffer}};
/// use grognard_core::{hex::Hex, reflect::{Code, Flag}, ruling::Trail};
/// let terrain = Terrain { ground: Code::new(Ground::Open), ..Default::default() };
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), terrain, ..Default::default() }];
/// let hexes = [BoardHex { terrain: 1, barraged: Flag::YES, ..Default::default() }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &[Unit::regiment(2, 4, 3)], ..Default::default() };
/// let segment = Code::new(Segment::CombatBarrage);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let barrage = Barraged { outcome: Code::new(Outcome::Dg), ..Default::default() };
/// let order = SufferOrder { board, turn, target: Hex::default(), barrage, losses: &[] };
/// let mut effects = Effects::none();
/// assert!(suffer(&order, &mut effects, &mut Trail::none())?.value.is_allowed() && effects.needed() == 2);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a target, or a unit that loses steps, that the board does not have. `missing_field` for the
///   terrain of the target.
/// * `missing_field` for the steps that a unit loses, and `reserved` for reserved bytes of `losses`.
/// * `contradiction` for a loss of a unit that is named twice, takes no part, is no combat unit, or has fewer steps
///   left.
/// * Those of `ocs.barrage.apply`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
pub fn suffer(
    question: &SufferOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Barraged>>, Fault> {
    let q = question;
    let segment = q.turn.sound()?;
    let site = Site::of(&q.board, q.target)?;
    let mut findings = Findings::by(R10_0, trail);
    findings.forbid_if(R10_1, !site.hex.barraged.is_set());
    findings.forbid_if(R10_0, site.hex.barrage_settled.is_set());
    if !findings.allows() {
        return Ok(findings.verdict(Barraged::default));
    }
    let (_, _, side) = q.turn.combat()?;
    let units = site.defenders(side);
    losses(&q.board, units, q.losses)?;
    let loss = |i: usize| {
        let row = q.losses.iter().find(|row| usize::from(row.unit) == units.place(i));
        row.map_or(0, |row| row.steps)
    };
    let ruling = crate::ocs::barrage::suffer(&q.barrage, units, &loss, effects, findings.trail)?;
    if ruling.value.is_allowed() {
        // 14.7d: a hip shoot does not count against the limit of the hex. Movement Segments come first in their phases.
        let (what, mark, rule) = match segment.is_of_movement() {
            true => (EffectKind::UnmarkHex, HexMark::Barraged, R14_7D),
            false => (EffectKind::MarkHex, HexMark::BarrageSettled, R10_0),
        };
        effects.mark(q.target, what, Code::new(mark).0, rule);
    }
    findings.cite_if(R14_7D, segment.is_of_movement());
    Ok(timed(ruling, &findings.cites))
}
