//! The rank of a battle's result among all possible results.

use super::play::Setting;
use super::question::{Costs, Wave, costs, ipc};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::state::{Battle, Checked, Stage};
use crate::axis_allies::chance::ONE;
use crate::axis_allies::rules::BATTLE_END;
use crate::axis_allies::units::{Chart, UnitValue};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Question, Reflect};
use crate::ruling::{About, Ruling, Trail, What};
use crate::scratch::Scratch;

/// A battle that was fought, and the plans with which it is compared.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Fought<'a> {
    /// The battle, which must be over.
    #[required]
    pub battle: Battle,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// The value of taking the territory, in IPC.
    pub territory: u16,
    /// Rows of the unit chart that replace the edition's, for the costs of units. An empty list for the edition's
    /// chart. The values of the dice are those of the battle.
    pub chart: &'a [UnitValue],
}

/// The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses
/// less the attacker's in IPC, plus the value of the territory if it is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattlePercentile {
    /// The chance of a result that is worse for the attacker.
    #[chance]
    pub worse: u64,
    /// The chance of this result.
    #[chance]
    pub equal: u64,
    /// The chance of a result that is better for the attacker.
    #[chance]
    pub better: u64,
    /// The upper bound of the error of each chance.
    #[chance]
    pub missing: u64,
    /// The result for the attacker: the defender's losses less his own, plus the territory, in IPC.
    pub swing: i32,
    /// Must be 0.
    #[reserved]
    pub reserved: u32,
}

/// What a battle is about, in IPC.
struct Stakes<'a> {
    costs: &'a Costs,
    territory: u16,
}

impl Stakes<'_> {
    /// Returns the result for the attacker: the defender's losses less his own, plus the territory.
    fn swing(&self, ours: &Force, theirs: &Force, taken: bool) -> i32 {
        // 400 units of 255 IPC at most.
        let worth = |lost: &Force| i32::try_from(ipc(self.costs, lost)).unwrap_or(i32::MAX);
        let territory = if taken { i32::from(self.territory) } else { 0 };
        worth(theirs).bounded_sub(worth(ours)).bounded_add(territory)
    }
}

/// Returns what a side lost: what is gone and did not withdraw.
fn lost(start: &Force, left: &Force, submarine: u16) -> Force {
    let gone = Force { submarine, ..Force::default() };
    start.without(&left.with(&gone)).unwrap_or_default()
}

/// Checks that a battle is over, and was fought by somebody.
fn was_fought(checked: &Checked<'_>) -> Result<(), Fault> {
    if checked.stage != Stage::Over {
        return Err(Fault::new(FaultCode::NotNow, &"stage").within(&"battle").needs(&"a battle that is over"));
    }
    checked.says_figures()?;
    if checked.battle.defender_start.is_empty() && !checked.battle.aa_gun.is_set() {
        return Err(Fault::new(FaultCode::Empty, &"defender_start").within(&"battle"));
    }
    Ok(())
}

/// Returns the rank of a battle's result among all possible results under given plans (AA land battle, AA sea battle).
///
/// ```
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Ending, Figures, Force, Fought, Stage, percentile};
/// use grognard_core::axis_allies::chance::ONE;
/// use grognard_core::ruling::Trail;
/// use grognard_core::scratch::Scratch;
/// let infantry = Force { infantry: 1, ..Force::default() };
/// let (mut attack, mut defence) = ([0; 8], [0; 8]);
/// (attack[0], defence[0]) = (1, 2);
/// let battle = Battle {
///     attacker_start: infantry,
///     defender_start: infantry,
///     attacker: infantry,
///     figures: Figures { attack, defence, ..Figures::default() },
///     kind: BattleKind::Land.into(),
///     stage: Stage::Over.into(),
///     ending: Ending::AttackerWins.into(),
///     ..Battle::default()
/// };
/// let mut words = [0; 64];
/// let question = Fought { battle, ..Fought::default() };
/// let luck = percentile(&question, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((luck.swing, luck.better), (3, 0));
/// assert!(ONE / 4 - luck.equal <= luck.missing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.battle.choices` for the battle, but for forces that are missing.
/// * Those of `axis_allies.battle.distribution` for the forces, plans and chart.
/// * `not_now` for a battle that is not over.
/// * `empty` for a battle without defenders, unless a gun stood there.
pub fn percentile(
    question: &Fought<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<BattlePercentile>, Fault> {
    let q = question;
    let mut battle = q.battle;
    let checked = battle.checked()?;
    was_fought(&checked)?;
    let b = &*checked.battle;
    let chart = Chart::of(q.chart)?;
    let costs = costs(chart)?;
    let wave = Wave {
        force: b.attacker_start,
        plan: q.attacker_plan,
        support: b.support,
        amphibious: b.amphibious,
        ..Wave::default()
    };
    let setting = Setting {
        kind: checked.kind,
        figures: &b.figures,
        chart,
        waves: &[wave],
        defender: &b.defender_start,
        defender_plan: &q.defender_plan,
        aa_gun: b.aa_gun.is_set(),
        by_rounds: false,
    };
    let size = setting.checked().and_then(|()| setting.size()).map_err(named)?;
    let stakes = Stakes { costs: &costs, territory: q.territory };
    let ours = lost(&b.attacker_start, &b.attacker, b.attacker_withdrawn);
    let theirs = lost(&b.defender_start, &b.defender, b.defender_withdrawn);
    let happened = stakes.swing(&ours, &theirs, b.taken.is_set());
    let words = scratch.take(size.0)?;
    let mut luck = BattlePercentile { swing: happened, missing: ONE, ..BattlePercentile::default() };
    setting.play(words, &mut |cell| {
        let sum = match stakes.swing(&cell.attacker_lost, &cell.defender_lost, cell.taken).cmp(&happened) {
            core::cmp::Ordering::Less => &mut luck.worse,
            core::cmp::Ordering::Equal => &mut luck.equal,
            core::cmp::Ordering::Greater => &mut luck.better,
        };
        *sum = sum.bounded_add(cell.chance);
        // All chances add up to at most 1.
        luck.missing = luck.missing.bounded_sub(cell.chance);
    });
    trail.note(BATTLE_END, What::Money, About::Whole, happened);
    Ok(Ruling::new(luck, setting.cites()))
}

/// The fault of another field; of a force that contradicts something, of one with units that the battle has no row for.
fn fault_of(fault: Fault, field: Name) -> Fault {
    let contrary = fault.is(FaultCode::Contradiction);
    let fault = Fault::new(fault.code(), field);
    if contrary { fault.because(&".kind: such units do not fight there, or have no cost") } else { fault }
}

/// Translates a fault of the constructed battle to the question's own field names.
fn named(fault: Fault) -> Fault {
    let fault = fault.in_no_list();
    match fault.field() {
        "force" if fault.is(FaultCode::OutOfRange) => fault.of_field(&"attacker_start").within(&"battle"),
        "defender" if fault.is(FaultCode::OutOfRange) => fault.of_field(&"defender_start").within(&"battle"),
        "force" => fault_of(fault, &"attacker_start").within(&"battle"),
        "defender" => fault_of(fault, &"defender_start").within(&"battle"),
        "plan" if fault.is(FaultCode::Contradiction) => {
            Fault::against(&"attacker_plan", &"battle.amphibious: nobody leaves an assault from the sea")
        }
        "plan" => fault.of_field(&"attacker_plan"),
        "defender_plan" => fault,
        _ => fault.within(&"battle"),
    }
}
