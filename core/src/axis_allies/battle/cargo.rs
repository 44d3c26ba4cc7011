//! Cargo lost with its ship: cargo of transports, and friendly fighters aboard attacking carriers.

use super::effects::{BattleEffect, BattleEffectKind, BattleEffects};
use super::force::Counts;
use super::round::{Ending, Role};
use super::state::Battle;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, Kind, UnitValue, word};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::rule::Rule;
use crate::ruling::{About, Findings, Reasons, Ruling, Trail, Verdict};
use crate::table::numbered;

/// A ship and its cargo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct LoadedShip {
    /// A transport or a carrier. Required where the answer depends on it.
    #[when_needed]
    #[required]
    pub kind: Code<Kind>,
    /// Infantry aboard a transport.
    pub infantry: u8,
    /// Armor aboard a transport.
    pub armor: u8,
    /// Antiaircraft guns aboard a transport.
    pub aa_guns: u8,
    /// Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
    pub fighters: u8,
    /// The cargo of the transport belongs to another nation (AA 3.3).
    pub friendly: Flag,
    /// The ship is lost.
    pub lost: Flag,
    /// Units aboard a transport that are infantry of a game's own.
    pub own_infantry: u8,
    /// Units aboard a transport that are armor of a game's own.
    pub own_armor: u8,
    /// Friendly fighters of a game's own aboard an attacking carrier.
    pub own_fighters: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<LoadedShip>() == 12, "frozen for this major of the C ABI");

/// Ships after a battle.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Sinking<'a> {
    /// The sea battle that they were in. It contains the losses, and whether the attacker retreated.
    #[required]
    pub battle: Battle,
    /// The side that owns the ships.
    #[required]
    pub role: Code<Role>,
    /// The ships with cargo.
    #[required]
    pub ships: &'a [LoadedShip],
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// The cargo lost with ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct SunkCargo {
    /// The cost of the cargo, without the ships, in IPC.
    pub ipc: u32,
    /// The number of infantry.
    pub infantry: u16,
    /// The number of armor.
    pub armor: u16,
    /// The number of antiaircraft guns.
    pub aa_guns: u16,
    /// The number of fighters.
    pub fighters: u16,
    /// The number of infantry of a game's own.
    pub own_infantry: u16,
    /// The number of armor of a game's own.
    pub own_armor: u16,
    /// The number of fighters of a game's own.
    pub own_fighters: u16,
    /// Always 0.
    #[reserved]
    pub reserved: u16,
}

/// The ships that a side had in the battle, and those that it lost, as far as no ship has been listed for them.
struct Muster {
    role: Role,
    there: Counts,
    gone: Counts,
}

impl Muster {
    fn of(battle: &Battle, role: Role) -> Self {
        let [attackers, defenders] = battle.lost();
        match role {
            Role::Attacker => Muster { role, there: battle.attacker_start.counts(), gone: attackers.counts() },
            Role::Defender => Muster { role, there: battle.defender_start.counts(), gone: defenders.counts() },
        }
    }
    /// Takes a ship: there are no more than the battle had, and no more are lost than it lost.
    fn take(&mut self, kind: Kind, lost: bool) -> Result<(), Fault> {
        let (began, fell): (Name, Name) = match self.role {
            Role::Attacker => (
                &"battle.attacker_start: the battle had fewer such ships",
                &"battle.attacker: fewer such ships were lost",
            ),
            Role::Defender => (
                &"battle.defender_start: the battle had fewer such ships",
                &"battle.defender: fewer such ships were lost",
            ),
        };
        one_less(&mut self.there, kind, &text!("kind"), began)?;
        if lost { one_less(&mut self.gone, kind, &text!("lost"), fell) } else { Ok(()) }
    }
}

/// Counts one unit less of a kind.
fn one_less(counts: &mut Counts, kind: Kind, field: Name, why: Name) -> Result<(), Fault> {
    if let Some(left) = counts.get_mut(kind.place()) {
        *left = left.checked_sub(1).ok_or_else(|| Fault::against(field, why))?;
    }
    Ok(())
}

/// The cargo of the ships that were lost or retreated.
struct Hold<'q> {
    role: Role,
    chart: Chart<'q>,
    ipc: u32,
    totals: [u16; CARGO.len()],
    /// A bit for each kind whose cost counts.
    paid: u32,
    cites: Reasons,
}

impl Hold<'_> {
    /// Adds what is aboard a ship, which sinks or stays aboard with it.
    fn empty(&mut self, ship: &LoadedShip, index: u16, effects: &mut BattleEffects<'_>) -> Result<(), Fault> {
        let lost = ship.lost.is_set();
        for (cargo, (count, total)) in CARGO.iter().zip(ship.aboard().iter().zip(&mut self.totals)) {
            let count = u16::from(*count);
            if count == 0 {
                continue;
            }
            let (what, rule) = match lost {
                true => (BattleEffectKind::Sink, cargo.sinks),
                false => (BattleEffectKind::StayAboard, cargo.stays),
            };
            self.cites.add(rule);
            if ship.friendly.is_set() {
                self.cites.add(R3_3A);
            }
            if lost {
                *total = total.checked_add(count).ok_or(Fault::new(FaultCode::Overflow, &"ships"))?;
                self.paid |= 1u32.bounded_shl(cargo.kind as u32);
                // The product of two bytes.
                let cost = u32::from(self.chart.cost(cargo.kind)?).bounded_mul(u32::from(count));
                self.ipc = self.ipc.saturating_add(cost);
            }
            let effect = BattleEffect::new(what, self.role, rule);
            effects.push(BattleEffect { kind: Code::new(cargo.kind), count, index, ..effect });
        }
        Ok(())
    }
}

/// Returns the cargo lost with the ships that were lost (AA 3.1d, 3.2f, 3.4e), and the cargo that stays aboard those
/// that retreat (AA 3.2f). Cargo of a game's own kinds needs a row of the chart, and is under the same rules. Forbidden for more cargo than a ship can carry (AA 3.2a, 3.4a), and for fighters as cargo of
/// a defending carrier, which fight (AA 3.4b).
///
/// ```
/// use grognard_core::axis_allies::battle::{
///     Battle, BattleEffects, BattleKind, Ending, Force, LoadedShip, Role, Sinking, Stage, sink,
/// };
/// use grognard_core::axis_allies::units::Kind;
/// use grognard_core::ruling::Trail;
/// let transport = LoadedShip { kind: Kind::Transport.into(), infantry: 2, lost: true.into(), ..LoadedShip::default() };
/// let force = Force { transport: 2, ..Force::default() };
/// let battle = Battle {
///     attacker_start: force,
///     attacker: Force { transport: 1, ..force },
///     defender_start: force,
///     defender: force,
///     kind: BattleKind::Sea.into(),
///     stage: Stage::Over.into(),
///     ending: Ending::Retreat.into(),
///     ..Battle::default()
/// };
/// let question = Sinking { battle, role: Role::Attacker.into(), ships: &[transport], ..Sinking::default() };
/// let sunk = sink(&question, &mut BattleEffects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((sunk.infantry, sunk.ipc), (2, 6));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * Those of `axis_allies.battle.choices` for the battle, but for forces and figures that are missing.
/// * `missing_field` and `unknown_word` for the role and the kind of a ship.
/// * `missing_field` for a cost of lost cargo that the chart does not have.
/// * `empty` for no ships.
/// * `contradiction` for a battle on land, a ship that carries nothing, and cargo that such a ship does not carry. It
///   is also for more ships left or lost than the battle says.
/// * `overflow` for more lost cargo of a kind than the answer counts.
/// * `reserved` for reserved bytes of a ship that are not 0.
pub fn sink(
    question: &Sinking<'_>,
    effects: &mut BattleEffects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SunkCargo>>, Fault> {
    let q = question;
    let role = word(q.role, &text!("role"))?;
    let chart = Chart::of(q.chart)?;
    if q.ships.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"ships"));
    }
    q.battle.is_at(true)?;
    let mut muster = Muster::of(&q.battle, role);
    // The rule that cargo sinks is cited even if no lost ship had cargo.
    let (kinds, mut findings) = (chart.kinds(), Findings::by(R3_2F, trail));
    for (i, ship) in numbered(q.ships) {
        let inside = |f: Fault| f.in_list(&"ships", i);
        let kind = ship.checked(kinds).map_err(inside)?;
        muster.take(kind, ship.lost.is_set()).map_err(inside)?;
        let (taken, room) = (ship.taken(chart), u32::from(chart.row(kind).hold));
        if taken > room {
            let rule = if kind == Kind::Transport { R3_2A } else { R3_4A };
            findings.exceed(rule, About::Units.at(i), taken, room);
        }
        if role == Role::Defender && (ship.fighters > 0 || ship.own_fighters > 0) {
            findings.object(R3_4B, About::Units.at(i));
        }
    }
    if !findings.allows() {
        return Ok(findings.verdict(SunkCargo::default));
    }
    // Only aircraft stay when the attacker retreats (4.1b).
    let retreated = role == Role::Attacker && q.battle.ending.get() == Some(Ending::Retreat);
    let mut hold = Hold { role, chart, ipc: 0, totals: [0; CARGO.len()], paid: 0, cites: Reasons::default() };
    for (i, ship) in numbered(q.ships).filter(|(_, ship)| ship.lost.is_set() || retreated) {
        hold.empty(ship, u16::try_from(i).unwrap_or(u16::MAX), effects)?;
    }
    let Hold { ipc, totals, paid, cites, .. } = hold;
    let [infantry, armor, aa_guns, fighters, own_infantry, own_armor, own_fighters] = totals;
    let sunk =
        SunkCargo { ipc, infantry, armor, aa_guns, fighters, own_infantry, own_armor, own_fighters, reserved: 0 };
    findings.cites = cites.rules().copied().unwrap_or(findings.cites);
    // What the cargo cost.
    chart.cite(&mut findings.cites, |kind| paid & 1u32.bounded_shl(kind as u32) != 0);
    Ok(findings.verdict(|| sunk))
}

/// A kind of cargo.
struct Cargo {
    kind: Kind,
    field: Name,
    /// The rule by which it sinks with its ship.
    sinks: Rule,
    /// The rule by which it stays aboard.
    stays: Rule,
}

/// The kinds of cargo, in the order of the fields. 3.4c: friendly fighters stay aboard wherever the carrier goes.
static CARGO: [Cargo; 7] = [
    Cargo { kind: Kind::Infantry, field: &text!("infantry"), sinks: R3_2F, stays: R3_2F },
    Cargo { kind: Kind::Armor, field: &"armor", sinks: R3_2F, stays: R3_2F },
    Cargo { kind: Kind::AaGun, field: &"aa_guns", sinks: R3_1D, stays: R3_2F },
    Cargo { kind: Kind::Fighter, field: &text!("fighters"), sinks: R3_4E, stays: R3_4C },
    Cargo { kind: Kind::OwnInfantry, field: &"own_infantry", sinks: R3_2F, stays: R3_2F },
    Cargo { kind: Kind::OwnArmor, field: &"own_armor", sinks: R3_2F, stays: R3_2F },
    Cargo { kind: Kind::OwnFighter, field: &"own_fighters", sinks: R3_4E, stays: R3_4C },
];

impl LoadedShip {
    /// Returns the kind of the ship; `kinds` has a bit for each that there is.
    fn checked(&self, kinds: u32) -> Result<Kind, Fault> {
        let kind = word(self.kind, &text!("kind"))?;
        if !matches!(kind, Kind::Transport | Kind::Carrier) {
            return Err(Fault::against(&text!("kind"), &"ships: ships with cargo are transports and carriers"));
        }
        for (cargo, count) in CARGO.iter().zip(&self.aboard()) {
            let is_one = kinds & 1u32.bounded_shl(cargo.kind as u32) != 0;
            if *count > 0 && (!is_one || cargo.kind.carried_by() != Some(kind)) {
                return Err(Fault::against(cargo.field, &".kind: such a ship does not carry it").valued(*count));
            }
        }
        self.spared()?;
        Ok(kind)
    }
    /// Returns the room that the cargo takes.
    fn taken(&self, chart: Chart<'_>) -> u32 {
        let mut taken = 0u32;
        for (cargo, count) in CARGO.iter().zip(&self.aboard()) {
            // Seven products of two bytes.
            taken = taken.bounded_add(u32::from(chart.row(cargo.kind).space).bounded_mul(u32::from(*count)));
        }
        taken
    }
    /// Returns the number of each kind of cargo.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    fn aboard(&self) -> [u8; CARGO.len()] {
        let s = self;
        [s.infantry, s.armor, s.aa_guns, s.fighters, s.own_infantry, s.own_armor, s.own_fighters]
    }
}

/// By which rule a piece goes down with what carries it.
pub(in crate::axis_allies) fn sinks(kind: Kind) -> Rule {
    CARGO.iter().find(|cargo| cargo.kind == kind).map_or(R3_2F, |cargo| cargo.sinks)
}
