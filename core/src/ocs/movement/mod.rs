//! Ground movement: who moves in which phase, what a path costs, and what a unit can reach. OCS 4.7d, 5.7b, 6, 7.0a, 8.1,
//! 12.5a.
//!
//! * [`path`]: whether a stack may move along a path, with what each unit spends on the way
//! * [`reach`]: every hex that a unit can move to, with the cheapest way
//!
//! Both take zones of control and enemy units from [`zoc`](super::zoc), and costs from the board's chart: terrain,
//! hexsides, roads and railroads, weather, bridges of engineers, Trainbusting. There are two readings. A hex that costs
//! the whole movement allowance is entered as the first of the phase only. The movement point of a Trainbusting zone is
//! paid on roads too.

mod path;
mod reach;

pub use path::*;
pub use reach::*;

use super::board::{ALL_MA, Board, Crossing, Going, UNITS, Way, way};
use super::construction::worked;
use super::fuel::{is_fuelled, moves_on_fuel, takes_fuel};
use super::measures::MP;
use super::modes::{allowance, allowance_after, rule_of, rule_of_strength};
use super::rules::*;
use super::units::{Checked, Halted, Kind, Mobility, Mode, Phase, Progress, Transport, word};
use super::zoc::is_cargo;
use crate::fault::{Fault, Name};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Trail};

/// Returns whether units of a kind have no movement allowance: supply, hedgehogs, air bases and ports (6.1b).
const fn is_immobile(kind: Kind) -> bool {
    kind.is_ground() && !kind.is_combat() && !kind.is_transport()
}

/// A unit that moves in a phase.
#[derive(Debug, Clone, Copy)]
struct Mover<'a> {
    at: usize,
    unit: Checked<'a>,
    mobility: Mobility,
    /// What it may spend in the phase, in twelfths of a movement point, and what it could if nothing had carried it.
    allowance: u16,
    whole: u16,
    /// It has entered no hex in the phase.
    fresh: bool,
    /// What carried it earlier in the phase.
    carried: Transport,
}

/// The position, the phase and the player whose turn it is.
#[derive(Debug, Clone, Copy)]
struct Turn<'a> {
    board: &'a Board<'a>,
    phase: Phase,
    player: u8,
}

impl<'a> Turn<'a> {
    /// Calls `object` with the rules by which a unit does not move in the phase (6.3a, 7.0a, 11.0a).
    fn acts(&self, unit: &Checked<'_>, object: &mut dyn FnMut(Rule)) {
        let own = (unit.unit.side == self.player) != (self.phase == Phase::Reaction);
        if !own {
            object(R6_3A);
        }
        // Readings of 5.7b and 5.10: a released unit that is disorganized may still move in the phase.
        let released = unit.unit.released.is_set() && matches!(unit.mode, Mode::Reserve | Mode::Dg);
        match self.phase {
            Phase::Movement => {}
            Phase::Reaction if released => {}
            Phase::Exploitation if released || unit.mode == Mode::Exploit => {}
            Phase::Reaction => object(R7_0A),
            Phase::Exploitation => {
                object(R6_0);
                object(R11_0A);
                object(rule_of(unit.mode));
            }
            _ => object(R6_0),
        }
    }

    /// Returns a unit of the board as one that moves now; `None` if it may not, for the reasons added.
    fn mover(&self, at: usize, entered: bool, findings: &mut Findings<'_, '_>) -> Result<Option<Mover<'a>>, Fault> {
        let unit = self.board.checked(at)?;
        let inside = |f: Fault| f.in_list(UNITS, at);
        if !unit.kind.is_ground() || is_cargo(&unit).map_err(inside)? {
            let cargo = unit.kind.is_ground();
            let why: Name =
                if cargo { &".aboard: cargo does not move by itself" } else { &".hex: only ground units march" };
            return Err(inside(Fault::against(&text!("kind"), why)));
        }
        let mut free = true;
        let mut object = |rule: Rule| {
            free = false;
            findings.object(rule, About::Units.at(at));
        };
        if is_immobile(unit.kind) {
            object(R6_1B);
            return Ok(None);
        }
        self.acts(&unit, &mut object);
        if let Some(rule) = ended(self.board, at)? {
            object(rule);
        }
        if unit.kind.is_extender() {
            object(R12_7);
        }
        if word(unit.unit.progress, &text!("progress")).map_err(inside)? == Progress::Captured {
            object(R13_2I);
        }
        let mobility = unit.mobility().map_err(inside)?;
        let carried = word(unit.unit.transported, &"transported").map_err(inside)?;
        if !is_fuelled(unit.unit) && takes_fuel(&unit).map_err(inside)? {
            object(R12_5A);
        }
        let whole = allowance(&unit, self.phase).map_err(inside)?;
        let allowance = allowance_after(whole, unit.kind, carried, unit.unit.alt_rolled.is_set());
        if whole == 0 {
            object(R6_1B);
        } else if allowance == 0 {
            object(R4_7D);
            if carried == Transport::LandingCraft {
                object(R18_5H);
            }
        }
        let fresh = !entered && carried == Transport::Nothing;
        Ok(free.then_some(Mover { at, unit, mobility, allowance, whole, fresh, carried }))
    }

    /// Returns what it costs a unit to go on to an adjacent hex, with the movement point of a Trainbusting zone.
    fn step(
        &self,
        mover: &Mover<'_>,
        Crossing { here, side, next }: Crossing<'_>,
        engineers: &mut dyn FnMut() -> Result<bool, Fault>,
    ) -> Result<Cost, Fault> {
        let found: Way = way(self.board, here, side, next, mover.going(), engineers)?;
        let bridged = found.bridged.is_some_and(|b| found.plain.is_none_or(|p| b < p));
        let (own, mobility) = (mover.unit.unit.side, mover.mobility);
        let more = next.busting(own, mobility);
        let cost = if bridged { found.bridged } else { found.plain };
        let cost = cost.map(|cost| if cost == ALL_MA { cost } else { cost.saturating_add(more) });
        let skirts = more == 0 && next.is_busted(own);
        Ok(Cost { cost, bridged, busted: more > 0, skirts })
    }
}

/// Returns the paragraph by which a unit has ended its movement in the phase, if it has.
pub(crate) fn ended(board: &Board<'_>, at: usize) -> Result<Option<Rule>, Fault> {
    let Some(unit) = board.units.get(at) else { return Ok(None) };
    Ok(Some(match word(unit.halted, &"halted").map_err(|f| f.in_list(UNITS, at))? {
        Halted::Nothing => return Ok(None),
        Halted::DroppedOff => R6_1F,
        Halted::Passed => R6_1G,
        Halted::Negates => R4_5B,
        Halted::FellBack => R8_1F,
        Halted::Worked => worked(board, &board.checked(at)?)?,
        Halted::Detrained => R13_3E,
        Halted::Collapsed => R9_14D,
    }))
}

/// Returns whether a unit of the board may move in a phase, and has something left to spend.
pub(crate) fn may_move(board: &Board<'_>, at: usize, phase: Phase, player: u8) -> Result<bool, Fault> {
    let unit = board.checked(at)?;
    let cargo = is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
    if !unit.kind.is_ground() || is_immobile(unit.kind) || cargo {
        return Ok(false);
    }
    let entered = unit.unit.progress.get() == Some(Progress::Entered);
    let turn = Turn { board, phase, player };
    let mover = turn.mover(at, entered, &mut Findings::by(R6_0, &mut Trail::none()))?;
    Ok(mover.is_some_and(|mover| mover.fresh || unit.unit.mp_spent < mover.allowance))
}

/// The cost of a step.
#[derive(Debug, Clone, Copy)]
struct Cost {
    /// In twelfths of a movement point; `None` if it is prohibited.
    cost: Option<u16>,
    bridged: bool,
    /// It has the movement point of a Trainbusting zone.
    busted: bool,
    /// It has not, since Leg movement pays in the hex of the marker alone.
    skirts: bool,
}

impl Cost {
    /// Adds the paragraphs on bridges and Trainbusting.
    fn cite(&self, cites: &mut Cites) {
        cites.add_if(R13_8B, self.bridged);
        cites.add_if(R14_8B, self.skirts);
        cites.add_if(R14_8C, self.busted);
    }
}

/// What a unit has left after a step that it may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Afforded {
    spent: u16,
    /// It takes the one hex that a unit may always move (6.1c).
    minimum: bool,
}

impl Mover<'_> {
    /// Returns how the unit counts costs.
    const fn going(&self) -> Going {
        Going::of(self.mobility, self.unit.unit.side)
    }

    /// Adds the paragraphs that set the allowance, other than the printed one.
    fn cite(&self, phase: Phase, cites: &mut Cites) {
        let released = self.unit.unit.released.is_set();
        cites.add_if(R5_7B, released);
        cites.add_if(R5_7B_A, released && phase == Phase::Exploitation);
        cites.add_if(R5_7B_B, released && phase == Phase::Reaction);
        let changed = matches!(self.unit.mode, Mode::Strat | Mode::Exploit | Mode::Dg) || self.unit.in_reserve();
        cites.add_if(rule_of_strength(self.unit.mode), changed);
        cites.add_if(R4_7D, self.carried != Transport::Nothing);
        cites.add_if(R14_9D, self.carried == Transport::Air);
        cites.add_if(R18_5H, self.carried == Transport::LandingCraft);
        // Landed after a roll on the ALT table: anybody else is fuelled.
        cites.add_if(R12_5A, !self.unit.unit.fuelled.is_set() && moves_on_fuel(self.unit.kind, self.mobility));
        // 6.1h: fractions of the allowance are kept.
        cites.add_if(R6_1H, changed && !self.allowance.is_multiple_of(MP));
        cites.add_if(R11_0A, phase == Phase::Exploitation);
        cites.add_if(R9_13A, phase == Phase::Exploitation && self.unit.mode == Mode::Exploit);
    }

    /// Adds the paragraphs on the unit's mode and on what carried it but for which it could spend this much (4.7d, 5.7, 5.9,
    /// 5.10b.A).
    fn withheld(&self, needed: u16, phase: Phase, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        let unit = self.unit.unit;
        let printed = self.unit.ma().map_err(|f| f.in_list(UNITS, self.at))?;
        let carried = allowance_after(printed, self.unit.kind, self.carried, unit.alt_rolled.is_set());
        let by_mode = needed > self.whole && needed <= printed;
        let by_transport = self.allowance < self.whole && needed <= printed && (needed > carried || !by_mode);
        let released = unit.released.is_set() && phase == Phase::Reaction;
        let mode = self.unit.mode;
        for (is_so, rule) in [
            (by_mode && (mode != Mode::Reserve || !released), rule_of_strength(mode)),
            (by_mode && released, R5_7B_B),
            (by_transport, R4_7D),
            (by_transport && self.carried == Transport::Air, R14_9D),
            (by_transport && self.carried == Transport::LandingCraft, R18_5H),
        ] {
            if is_so {
                findings.object(rule, About::Units.at(self.at));
            }
        }
        Ok(())
    }

    /// Returns what the unit will have spent after a step of this cost; `None` if it has too little. `first` says that
    /// the step is its first of this path.
    fn afford(&self, cost: u16, spent: u16, first: bool) -> Option<Afforded> {
        let alone = first && self.fresh;
        if cost == ALL_MA {
            return alone.then_some(Afforded { spent: self.allowance.max(spent), minimum: spent > 0 });
        }
        match spent.checked_add(cost) {
            Some(spent) if spent <= self.allowance => Some(Afforded { spent, minimum: false }),
            _ => alone.then_some(Afforded { spent: self.allowance.max(spent), minimum: true }),
        }
    }
}
