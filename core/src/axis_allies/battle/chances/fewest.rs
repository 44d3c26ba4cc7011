//! The fewest or cheapest units that reach a wanted chance.

use super::play::Setting;
use super::question::{Costs, Wave, costs, ipc, weighable};
use crate::axis_allies::battle::force::{Counts, Force};
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::round::{BattleKind, Ending, Figures, Role};
use crate::axis_allies::chance::ONE;
use crate::axis_allies::rules::CASUALTIES;
use crate::axis_allies::units::{Chart, FIGHTING, UnitValue, word};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Ruling, Trail, What};
use crate::scratch::Scratch;

/// The goal of a search for units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Goal {
    /// To win: to be the only side left where the battle is fought.
    Win = 1,
    /// The territory: for the attacker that it is taken, for the defender that it is not taken.
    Territory,
}

/// The quantity that a search for units minimizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Price {
    /// The number of units; on a tie the cheapest units, and of these the ones with the best chance.
    Units = 1,
    /// The cost of the units; on a tie the units with the best chance.
    Ipc,
}

/// A search for the fewest or cheapest units that reach a chance.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Fewest<'a> {
    /// Where the battle is fought. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<BattleKind>,
    /// The side whose units are searched. Required where the answer depends on it.
    #[when_needed]
    pub role: Code<Role>,
    /// The goal. Required where the answer depends on it.
    #[when_needed]
    pub goal: Code<Goal>,
    /// The quantity to minimize. Required where the answer depends on it.
    #[when_needed]
    pub price: Code<Price>,
    /// The wanted chance, in units of 1/2^63.
    #[required]
    #[chance]
    pub wanted: u64,
    /// The number of steps that the search may take. Each force tried takes as many steps as there are pairs of states
    /// of the two sides.
    #[required]
    #[budget]
    pub budget: u64,
    /// The most units of each kind that may be added.
    #[required]
    pub available: Force,
    /// The attackers that take part in any case.
    pub attacker: Force,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defenders that take part in any case.
    pub defender: Force,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// The battle is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// There is an antiaircraft gun in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// The units found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Found {
    /// The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
    #[chance]
    pub chance: u64,
    /// The number of steps that the search took.
    pub steps: u64,
    /// The units to add.
    pub force: Force,
    /// The number of these units.
    pub units: u32,
    /// The cost of these units, in IPC.
    pub ipc: u32,
    /// Units were found.
    pub found: Flag,
    /// The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran
    /// out.
    pub complete: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
}

/// Both sides of the battle with these units added.
struct Sides {
    wave: Wave,
    defender: Force,
}

impl Sides {
    fn with(q: &Fewest<'_>, role: Role, added: &Force) -> Self {
        let mut wave = Wave { force: q.attacker, plan: q.attacker_plan, ..Wave::default() };
        let mut defender = q.defender;
        let side = if role == Role::Attacker { &mut wave.force } else { &mut defender };
        *side = side.with(added);
        // Without attackers that land it is not an amphibious assault.
        if wave.force.land() > 0 || role == Role::Defender {
            (wave.support, wave.amphibious) = (q.support, q.amphibious);
        }
        Sides { wave, defender }
    }
    fn setting<'s>(&'s self, bare: &Setting<'s>) -> Setting<'s> {
        Setting { waves: core::slice::from_ref(&self.wave), defender: &self.defender, ..*bare }
    }
}

/// Iterates over the combinations of units that cost at most a price.
struct Search<'s> {
    available: &'s Counts,
    weights: &'s Costs,
    taken: Counts,
    /// The rest of the price.
    left: u32,
}

impl Search<'_> {
    /// Moves to the next combination, the last kind varying fastest; returns false if there is none.
    fn goes_on(&mut self) -> bool {
        for ((taken, most), weight) in self.taken.iter_mut().zip(self.available).zip(self.weights).rev() {
            let weight = u32::from(*weight);
            if *taken < *most
                && let Some(left) = self.left.checked_sub(weight)
            {
                (*taken, self.left) = (taken.bounded_add(1), left);
                return true;
            }
            // Units in the combination were subtracted before.
            self.left = self.left.bounded_add(weight.bounded_mul(u32::from(*taken)));
            *taken = 0;
        }
        false
    }
}

/// The best units so far.
struct Hunt<'a, 'q> {
    q: &'a Fewest<'q>,
    role: Role,
    goal: Goal,
    /// The battle without units.
    bare: Setting<'a>,
    costs: &'a Costs,
    words: &'a mut [u64],
    found: Found,
    /// The budget ran out.
    spent: bool,
}

impl Hunt<'_, '_> {
    /// Weighs the battle with these units added, and keeps them if they reach the chance and are better than others.
    fn weigh(&mut self, added: &Force) -> Result<(), Fault> {
        // No search is long enough to overflow their number.
        self.found.steps = self.found.steps.bounded_add(1);
        let sides = Sides::with(self.q, self.role, added);
        let setting = sides.setting(&self.bare);
        let someone = !sides.wave.force.is_empty();
        if someone {
            let pairs = u64::try_from(setting.size()?.1).unwrap_or(u64::MAX);
            self.found.steps = self.found.steps.bounded_add(pairs);
        }
        self.spent = self.found.steps > self.q.budget;
        if self.spent || !someone {
            return Ok(());
        }
        let chance = reached(&setting, self.goal, self.role, self.words);
        let ipc = ipc(self.costs, added);
        let found = &mut self.found;
        let better = !found.found.is_set() || ipc < found.ipc || (ipc == found.ipc && chance > found.chance);
        if chance >= self.q.wanted && better {
            found.found = Flag::YES;
            (found.chance, found.force, found.units, found.ipc) = (chance, *added, added.units(), ipc);
        }
        Ok(())
    }
}

/// Returns the chance that a side reaches the goal.
fn reached(setting: &Setting<'_>, goal: Goal, role: Role, words: &mut [u64]) -> u64 {
    let mut chance = 0u64;
    setting.play(words, &mut |cell| {
        let reached = match (goal, role) {
            (Goal::Win, Role::Attacker) => cell.ending == Ending::AttackerWins,
            (Goal::Win, Role::Defender) => cell.ending == Ending::DefenderWins,
            (Goal::Territory, Role::Attacker) => cell.taken,
            (Goal::Territory, Role::Defender) => !cell.taken,
        };
        if reached {
            chance = chance.bounded_add(cell.chance);
        }
    });
    chance
}

/// Checks what is wanted: a chance, with a budget, of a goal that the battle has.
fn sensible(q: &Fewest<'_>, goal: Goal, kind: BattleKind) -> Result<(), Fault> {
    if q.wanted == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"wanted"));
    }
    if q.budget == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"budget"));
    }
    if q.wanted > ONE {
        return Err(Fault::new(FaultCode::OutOfRange, &"wanted"));
    }
    if goal == Goal::Territory && kind == BattleKind::Sea {
        return Err(Fault::against(&text!("goal"), &"kind: no territory is taken in a battle at sea"));
    }
    if q.available.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"available"));
    }
    Ok(())
}

/// Checks that all units can fight there, and that the side whose units are searched has an enemy.
fn opposed(q: &Fewest<'_>, role: Role, kind: BattleKind, kinds: u32) -> Result<(), Fault> {
    weighable(&q.available, kind, kinds, &"available")?;
    weighable(&q.attacker, kind, kinds, &text!("attacker"))?;
    weighable(&q.defender, kind, kinds, &text!("defender"))?;
    if role == Role::Defender && q.attacker.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &text!("attacker")));
    }
    // An antiaircraft gun may stand alone.
    if role == Role::Attacker && q.defender.is_empty() && !q.aa_gun.is_set() {
        return Err(Fault::new(FaultCode::MissingField, &text!("defender")));
    }
    Ok(())
}

/// Finds the fewest or cheapest units that give a side the chance it wants, under given plans (AA land battle, AA sea
/// battle). It tries all that are cheap enough, starting from none. If the budget runs out, `complete` is not set.
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleKind, Fewest, Force, Goal, Price, Role, fewest};
/// use grognard_core::axis_allies::chance::ONE;
/// use grognard_core::ruling::Trail;
/// use grognard_core::scratch::Scratch;
/// let question = Fewest {
///     kind: BattleKind::Land.into(),
///     role: Role::Attacker.into(),
///     goal: Goal::Win.into(),
///     price: Price::Units.into(),
///     wanted: ONE / 2,
///     budget: 10_000,
///     available: Force { infantry: 9, ..Force::default() },
///     defender: Force { infantry: 2, ..Force::default() },
///     ..Fewest::default()
/// };
/// let mut words = [0; 400];
/// let found = fewest(&question, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// // Three infantry beat two in 51.7% of all cases.
/// assert_eq!((found.force.infantry, found.complete.is_set()), (3, true));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for the kind of the battle, the role, the goal and the price, and for a wanted chance or a budget
///   of 0. It is also for no defenders, and for a kind of unit that fights without figures or cost in the chart.
/// * `unknown_word` for one of these words, and for an order of loss with a kind that does not fight.
/// * `empty` for no available units, and for no attackers where defenders are searched.
/// * `contradiction` for units that cannot fight there or that the chart does not have, and for a territory as the goal
///   at sea. It is also for plans, landings and support as in `axis_allies.battle.distribution`.
/// * `out_of_range` for a wanted chance above certainty, and for a side or support shots above 400.
/// * `overflow` for more pairs of states than a forecast has.
/// * `reserved` for reserved bytes of a plan that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn fewest(question: &Fewest<'_>, scratch: &mut Scratch<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Found>, Fault> {
    let q = question;
    let kind = word(q.kind, &text!("kind"))?;
    let role = word(q.role, &text!("role"))?;
    let goal = word(q.goal, &text!("goal"))?;
    let price = word(q.price, &"price")?;
    let chart = Chart::of(q.chart)?;
    let costs = costs(chart)?;
    sensible(q, goal, kind)?;
    opposed(q, role, kind, chart.kinds())?;
    let figures = Figures::of(chart)?;
    let bare = Setting {
        kind,
        figures: &figures,
        chart,
        waves: &[],
        defender: &q.defender,
        defender_plan: &q.defender_plan,
        aa_gun: q.aa_gun.is_set(),
        by_rounds: false,
    };
    // The largest force needs the most memory; if it can be computed, the others can.
    let largest = Sides::with(q, role, &q.available);
    let setting = largest.setting(&bare);
    let size = setting.checked().and_then(|()| setting.size()).map_err(named)?;
    let cites = setting.cites();
    let words = scratch.take(size.0)?;

    let weights = if price == Price::Units { [1; FIGHTING] } else { costs };
    let available = q.available.counts();
    let mut hunt = Hunt { q, role, goal, bare, costs: &costs, words, found: Found::default(), spent: false };
    for level in 0..=ipc(&weights, &q.available) {
        let mut search = Search { available: &available, weights: &weights, taken: [0; FIGHTING], left: level };
        let mut more = true;
        while more && !hunt.spent {
            let added = Force::of(search.taken);
            let fits = search.left == 0;
            more = search.goes_on();
            if fits {
                hunt.weigh(&added)?;
            }
        }
        if hunt.spent || hunt.found.found.is_set() {
            break;
        }
    }
    let found = Found { complete: Flag::from(!hunt.spent), ..hunt.found };
    let sum = i32::try_from(ipc(&weights, &found.force)).unwrap_or(i32::MAX);
    trail.note(CASUALTIES, What::Choice, About::Units, sum);
    Ok(Ruling::new(found, cites))
}

/// Translates a fault of the constructed battle to the question's own field names.
fn named(fault: Fault) -> Fault {
    let fault = fault.in_no_list();
    match fault.field() {
        "force" | "defender" if fault.is(FaultCode::OutOfRange) => fault.of_field(&"available"),
        "force" | "defender" if fault.is(FaultCode::Contradiction) => {
            Fault::against(&"available", &"kind: such units do not fight there, or the chart has none")
        }
        "force" | "defender" => Fault::new(fault.code(), &"available"),
        "plan" => fault.of_field(&"attacker_plan"),
        _ => fault,
    }
}
