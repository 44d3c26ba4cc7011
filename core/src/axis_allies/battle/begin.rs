//! The first step of a battle.

use super::effects::BattleEffects;
use super::force::Force;
use super::round::{BattleKind, Figures};
use super::state::{Battle, Checked, Stage, fits};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, Kind, UnitValue, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// Battleships of one sea zone that are to support an assault (AA 3.5a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Bombardment {
    /// The number of battleships that are to fire.
    #[required]
    pub battleships: u8,
    /// The number of these that were in a sea battle in this phase.
    pub fought: u8,
    /// A transport in the same sea zone unloads into the territory.
    pub unloading: Flag,
    /// There was a sea battle in that zone in this phase.
    pub sea_battle: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 4],
}

const _: () = assert!(size_of::<Bombardment>() == 8, "frozen for this major of the C ABI");

/// The forces of a battle.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Begin<'a> {
    /// Where the battle is fought. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<BattleKind>,
    /// The attackers that fight. Cargo does not fight: land units aboard transports (AA 3.2f) and friendly fighters
    /// aboard carriers (AA 3.4e).
    #[required]
    pub attacker: Force,
    /// The defenders that fight, including a carrier's fighters (AA 3.4b), but not an antiaircraft gun.
    #[required]
    pub defender: Force,
    /// The number of attackers that unload from transports. A number above 0 makes it an amphibious assault (AA 4.3a).
    pub landed: u16,
    /// The number that were to unload when the attack was declared. Those whose transports were sunk are not in
    /// `landed` any more (AA 4.3c).
    pub declared: u16,
    /// Battleships that are to give support, by sea zone.
    pub support: &'a [Bombardment],
    /// There is an antiaircraft gun in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// Begins a battle (AA 3.1a, 3.5, 4.3). [`choices`](super::choices) returns what the battle waits for. A territory
/// without defenders is taken at once, after its antiaircraft gun has fired.
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleKind, Begin, Force, Stage, begin};
/// use grognard_core::ruling::Trail;
/// let question = Begin {
///     attacker: Force { infantry: 2, fighter: 1, ..Force::default() },
///     defender: Force { infantry: 2, ..Force::default() },
///     kind: BattleKind::Land.into(),
///     aa_gun: true.into(),
///     ..Begin::default()
/// };
/// let battle = begin(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(battle.stage.get(), Some(Stage::AaFire));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for the kind of the battle, and for a kind of unit that fights without figures in the chart.
/// * `unknown_word` for the kind of the battle.
/// * `empty` for no attackers.
/// * `contradiction` for units that cannot fight there or that the chart does not have, and for more landed units than
///   were to land. It is also for a gun, landings or support in a battle at sea, and for battleships that fought where
///   there was no battle.
/// * `overflow` for more than 65535 units of a side, or support shots.
/// * `reserved` for reserved bytes of the support that are not 0.
pub fn begin(question: &Begin<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Battle>>, Fault> {
    let q = question;
    let kind = word(q.kind, &text!("kind"))?;
    let chart = Chart::of(q.chart)?;
    let figures = Figures::of(chart)?;
    if q.attacker.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &text!("attacker")));
    }
    let kinds = chart.kinds();
    fits(&q.defender, kind, kinds, &text!("defender"))?;
    let at_sea = kind == BattleKind::Sea;
    agree(q, at_sea)?;

    let mut findings = Findings::by(if at_sea { BattleKind::Sea } else { BattleKind::Land }.rule(), trail);
    if at_sea && q.attacker.land() > 0 {
        // 3.2f: land units aboard a transport are cargo and do not fight.
        findings.exceed(R3_2F, About::Attackers, q.attacker.land(), 0);
    }
    if !at_sea && q.attacker.ships() > 0 {
        // 3.5b: ships at an assault stay at sea.
        findings.exceed(R3_5B, About::Attackers, q.attacker.ships(), 0);
    }
    let shots = shots(q.support, q.landed > 0, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(Battle::default));
    }
    fits(&q.attacker, kind, kinds, &text!("attacker"))?;

    cite(q, shots, chart, &mut findings.cites);
    let mut battle = Battle {
        attacker_start: q.attacker,
        defender_start: q.defender,
        attacker: q.attacker,
        defender: q.defender,
        figures,
        support: shots,
        kind: q.kind,
        amphibious: Flag::from(q.landed > 0),
        aa_gun: q.aa_gun,
        stage: Code::new(Stage::AaFire),
        ..Battle::default()
    };
    Checked { battle: &mut battle, kind, stage: Stage::AaFire }.settle(true, &mut BattleEffects::none());
    findings.cite_if(BATTLE_END, battle.stage.get() == Some(Stage::Over));
    Ok(findings.verdict(|| battle))
}

/// Checks that the facts of a battle agree with each other.
fn agree(q: &Begin<'_>, at_sea: bool) -> Result<(), Fault> {
    let contradiction = |field, why| Err(Fault::against(field, why));
    if at_sea && q.aa_gun.is_set() {
        // 3.1: a gun that fires is on land.
        return contradiction(&"aa_gun", &"kind: a gun that fires is on land");
    }
    if q.declared > 0 && q.landed > q.declared {
        return contradiction(&text!("declared"), &"landed: no more units land than were to land");
    }
    if u32::from(q.landed) > if at_sea { 0 } else { q.attacker.land() } {
        let land: Name = &"attacker: no more units land than there are attackers of land";
        return contradiction(&"landed", if at_sea { &"kind: nobody lands in a battle at sea" } else { land });
    }
    if at_sea && !q.support.is_empty() {
        return contradiction(&"support", &"kind: battleships support a battle on land");
    }
    Ok(())
}

/// Returns the number of support shots (3.5a), and objects to battleships that may not give support.
fn shots(zones: &[Bombardment], landed: bool, findings: &mut Findings<'_, '_>) -> Result<u16, Fault> {
    let mut shots = 0u16;
    for (i, zone) in numbered(zones) {
        zone.checked().map_err(|f| f.in_list(&"support", i))?;
        if zone.battleships == 0 {
            continue;
        }
        let (wanted, fought) = (u32::from(zone.battleships), u32::from(zone.fought));
        if !zone.unloading.is_set() || !landed || zone.fought > 0 {
            let beside = zone.unloading.is_set() && landed;
            let there = if beside { wanted.saturating_sub(fought) } else { 0 };
            findings.exceed(R3_5A, About::Whole.at(i), wanted, there);
        }
        if zone.sea_battle.is_set() && zone.fought < zone.battleships {
            // 3.5c: the battle in its zone may not be avoided.
            findings.exceed(R3_5C, About::Whole.at(i), wanted, fought);
        }
        shots = shots.checked_add(u16::from(zone.battleships)).ok_or(Fault::new(FaultCode::Overflow, &"support"))?;
    }
    Ok(shots)
}

impl Bombardment {
    /// Checks that no more battleships fought than there are, and only where there was a battle.
    fn checked(&self) -> Result<(), Fault> {
        if self.fought > self.battleships || (self.fought > 0 && !self.sea_battle.is_set()) {
            let why: Name = if self.fought > self.battleships {
                &".battleships: no more fight than there are"
            } else {
                &".sea_battle: there was no battle at sea"
            };
            return Err(Fault::against(&"fought", why).valued(self.fought));
        }
        self.spared()?;
        Ok(())
    }
}

/// Cites the rules by which a battle begins, but for that of its kind.
fn cite(q: &Begin<'_>, shots: u16, chart: Chart<'_>, cites: &mut Cites) {
    let amphibious = q.landed > 0;
    cites.add_if(R4_3A, amphibious);
    cites.add_if(R4_3C, !amphibious && q.declared > 0);
    cites.add_if(R3_5A, shots > 0);
    // The gun fires at aircraft; it is not a target by itself and does not hold the territory.
    let gun = q.aa_gun.is_set() && q.attacker.aircraft() > 0;
    cites.add_if(R3_1A, gun);
    chart.cite(cites, |kind| match kind {
        Kind::AaGun => gun,
        Kind::Battleship if shots > 0 => true,
        kind => q.attacker.count(kind) > 0 || q.defender.count(kind) > 0,
    });
    let alone = q.aa_gun.is_set() && q.defender.is_empty();
    cites.add_if(R3_1C, alone);
    cites.add_if(R3_1F, alone);
}
