//! What an attack is worth before any die is rolled. OCS 8.0, 9.1 to 9.7.

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::modes::{self, Rated, rating};
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::options::{GameRules, StepLoss};
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::supply;
use crate::ocs::terrain::{AntiTank, Approach, Choice, Entry, Terrain, anti_tank, attack_factor, defence_factor};
use crate::ocs::units::{Checked, Kind, Mobility, Mode, Phase, Style, Unit, word};
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::strength::{Factor, Strength};

/// The kind of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Attack {
    /// In a Combat Segment, from any number of adjacent hexes.
    Regular,
    /// During movement, by units that began the phase stacked together.
    Overrun,
}

/// An attack on one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units, wherever they stand.
    #[required]
    pub attackers: &'a [Unit],
    /// The units in the attacked hex; those that are no combat units take no part.
    #[required]
    pub defenders: &'a [Unit],
    /// Regular or overrun.
    pub attack: Code<Attack>,
    /// The phase.
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrains of the attacked hex, from the game's chart; none for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between.
    pub approaches: &'a [Approach],
    /// Level of the hedgehog in the hex, 0 to 4.
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts, counted from 1; 0 for the highest.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, counted from 1; 0 for the highest.
    pub defender_lead: u16,
    /// The hex was attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// RE in quarters of other friendly units in the overrunning stack's hex.
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// What an attack is worth: all that the dice need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The attacker's strength in 1/11520 points.
    pub attack: u32,
    /// The defender's strength in 1/11520 points.
    pub defence: u32,
    /// The rounded odds; 1:1 where both strengths are zero, 0:0 where one is.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// Supply to pay for the attack, in T.
    pub attack_cost: u16,
    /// Supply to pay for the defence, in T.
    pub defence_cost: u16,
    /// Steps that attack.
    pub attacker_steps: u16,
    /// Steps that defend.
    pub defender_steps: u16,
    /// The attacker whose Action Rating counts, from 0.
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, from 0.
    pub defender_lead: u16,
    /// The kind of attack.
    pub kind: Code<Attack>,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// The column, 0 to 12 from the defender's best.
    #[required]
    pub column: u8,
    /// The die roll modifier of the Action Ratings; a hedgehog's is apart.
    pub drm: i8,
    /// Level of the hedgehog.
    pub hedgehog: u8,
    /// The highest Action Rating of an attacker that is not disorganized, or -1.
    pub exploit_rating: i8,
    /// No attacker can exploit, whatever the result (9.13).
    pub no_exploit: Flag,
    /// By how much `exploit_rating` falls when the first step lost takes the lead away (9.11); 0 where it does not.
    pub exploit_drop: u8,
}

/// The running product of a unit's multipliers.
struct Product<'a, 'b> {
    points: u32,
    factor: Factor,
    multipliers: u8,
    about: About,
    index: usize,
    side: &'static str,
    cites: &'a mut Cites,
    trail: &'a mut Trail<'b>,
}

impl Product<'_, '_> {
    fn begin(&mut self, rule: Rule) -> Result<(), Fault> {
        let value = self.value()?;
        self.trail.strength(rule, What::Strength, self.about, self.index, (1, 1), value.0);
        Ok(())
    }
    #[inline]
    fn times(&mut self, rule: Rule, by: Factor) -> Result<(), Fault> {
        if by.is_one() {
            return Ok(());
        }
        self.factor = self.factor.times(by.num, by.den);
        self.multipliers = self.multipliers.saturating_add(1);
        self.cites.add(rule);
        if self.trail.is_on() {
            let value = self.value()?;
            let den = u16::try_from(by.den).unwrap_or(u16::MAX);
            let num = i32::try_from(by.num).unwrap_or(i32::MAX);
            self.trail.strength(rule, What::Times, self.about, self.index, (num, den), value.0);
        } else {
            self.trail.count();
        }
        Ok(())
    }
    #[inline]
    fn value(&self) -> Result<Strength, Fault> {
        Strength::of(self.points, self.factor).ok_or(Fault::new(FaultCode::Inexact, "strength").within(self.side))
    }
    #[inline]
    fn finish(self) -> Result<Strength, Fault> {
        self.cites.add_if(R4_3, self.multipliers > 1);
        self.value()
    }
}

const HALF: Factor = Factor { num: 1, den: 2 };

/// A unit's strength, all but the terrain: printed or given by its kind, then mode, supply and lost steps.
fn base<'a, 'b>(
    unit: &Checked<'_>,
    about: About,
    index: usize,
    rules: &GameRules,
    cites: &'a mut Cites,
    trail: &'a mut Trail<'b>,
) -> Result<Product<'a, 'b>, Fault> {
    let side = unit.face_name();
    let defends = about == About::Defenders;
    let style = word(unit.face.style, "style").map_err(|f| f.within(side))?;
    let printed = u32::from(unit.face.strength);
    if printed > 999 {
        return Err(Fault::new(FaultCode::OutOfRange, "strength").within(side));
    }
    let (points, by) = match unit.kind {
        // 13.1c: 5 in Combat Mode, 1 in Move Mode. 13.4b: 1 in either.
        Kind::Hq | Kind::DivisionalHq => (if side == "combat_side" { 5 } else { 1 }, Some(R13_1C)),
        Kind::Artillery => (1, Some(R13_4B)),
        _ if style == Style::None => (0, None),
        _ => (printed, None),
    };
    if let Some(rule) = by {
        cites.add(rule);
    }
    let mut product = Product { points, factor: Factor::ONE, multipliers: 0, about, index, side, cites, trail };
    let lost = unit.unit.steps_lost;
    let how = word(rules.step_loss, "step_loss").map_err(|f| f.within("rules"))?;
    if lost > 0 && how == StepLoss::Proportional {
        // 21.2: in proportion, rounded at once.
        let (left, steps) = (u32::from(unit.steps_left()), u32::from(unit.steps));
        let twice = product.points.saturating_mul(left).saturating_mul(2).saturating_add(steps);
        product.points = twice.checked_div(steps.saturating_mul(2)).unwrap_or(0);
        product.cites.add(R21_2);
    }
    product.begin(by.unwrap_or(R9_7))?;
    product.times(modes::rule_of(unit.mode), modes::strength_factor(unit))?;
    let want = supply::want(unit, defends)?;
    if want.unpaid {
        product.times(R9_5, HALF)?;
    }
    if want.out {
        product.times(R12_8D, HALF)?;
    }
    if lost > 0 && how != StepLoss::Proportional {
        let last_of_four = how == StepLoss::LastStep && unit.steps == 4 && unit.steps_left() == 1;
        if last_of_four {
            product.times(HR6, if defends { HALF } else { Factor { num: 1, den: 4 } })?;
        } else if !defends || lost.saturating_mul(2) >= unit.steps {
            // 9.11d: the first loss halves the attack; half of the steps gone halves the defence too.
            product.times(R9_11D, HALF)?;
        }
    }
    Ok(product)
}

/// Which terrain an attacking stack fights in.
#[derive(Clone, Copy)]
struct Field<'a> {
    terrain: &'a Terrain,
    list: &'static str,
    index: usize,
}

static PLAIN: Terrain = Terrain {
    armor: crate::ocs::terrain::Multiplier { num: 0, den: 0, bracketed: Flag(0) },
    mech: crate::ocs::terrain::Multiplier { num: 0, den: 0, bracketed: Flag(0) },
    other: crate::ocs::terrain::Multiplier { num: 0, den: 0, bracketed: Flag(0) },
    ground: Code::raw(0),
    reserved: [0; 2],
};

/// One side's view of the question while it is assessed.
struct Assessor<'q> {
    q: &'q Combat<'q>,
    overrun: bool,
    phase: Phase,
    hex_anti_tank: AntiTank,
}

impl<'q> Assessor<'q> {
    /// The terrains among which the defender chooses for a stack.
    fn fields(
        &self,
        approach: Option<(usize, &'q Approach)>,
    ) -> Result<impl Iterator<Item = Field<'q>> + Clone, Fault> {
        let hex = self.q.terrain.iter().enumerate().map(|(index, terrain)| Field { terrain, list: "terrain", index });
        // The default hexside is none at all; one without effect is printed as 1 over 1.
        let side = approach.filter(|(_, a)| a.hexside != Terrain::default()).map(|(index, a)| Field {
            terrain: &a.hexside,
            list: "approaches",
            index,
        });
        let (skip, take, side) = match approach {
            None => (0, usize::MAX, None),
            Some((index, a)) => match word(a.choice, "choice").map_err(|f| f.in_list("approaches", index))? {
                Choice::Best => (0, usize::MAX, side),
                Choice::Hexside if side.is_some() => (0, 0, side),
                Choice::Hexside => {
                    return Err(Fault::new(FaultCode::Contradiction, "choice").in_list("approaches", index));
                }
                Choice::Hex if usize::from(a.which) < self.q.terrain.len() => (usize::from(a.which), 1, None),
                Choice::Hex => return Err(Fault::new(FaultCode::OutOfRange, "which").in_list("approaches", index)),
            },
        };
        Ok(hex.skip(skip).take(take).chain(side))
    }

    fn approach(&self, hex: Hex) -> Option<(usize, &'q Approach)> {
        self.q.approaches.iter().enumerate().find(|(_, a)| a.hex == hex)
    }

    /// An attacker's strength in a terrain.
    fn attacker(
        &self,
        i: usize,
        unit: &Checked<'_>,
        field: Option<Field<'_>>,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<Strength, Fault> {
        let inside = |f: Fault| f.in_list("attackers", i);
        let mut product = base(unit, About::Attackers, i, &self.q.rules, cites, trail).map_err(inside)?;
        if let Some(field) = field {
            let arm = word(unit.unit.arm, "arm").map_err(inside)?;
            let own = anti_tank(unit).map_err(inside)?;
            let (factor, reduced) = attack_factor(field.terrain, arm, own, self.hex_anti_tank)
                .map_err(|f| if field.list == "terrain" { f } else { f.within("hexside") })
                .map_err(|f| f.in_list(field.list, field.index))?;
            product.times(R9_4, factor)?;
            product.cites.add_if(R9_4E, reduced);
            if reduced {
                let level = self.hex_anti_tank as i32;
                product.trail.note(R9_4E, What::AntiTank, About::Attackers, i, level);
            }
        }
        product.finish().map_err(inside)
    }

    /// A stack's strength in a terrain.
    fn stack(&self, hex: Hex, field: Option<Field<'_>>) -> Result<Strength, Fault> {
        let mut sum = Strength::ZERO;
        for (i, unit) in self.q.attackers.iter().enumerate().filter(|(_, u)| u.hex == hex) {
            let unit = unit.checked().map_err(|f| f.in_list("attackers", i))?;
            let strength = self.attacker(i, &unit, field, &mut Cites::by(R9_3), &mut Trail::none())?;
            sum = sum.plus(strength).ok_or(Fault::new(FaultCode::Overflow, "attackers"))?;
        }
        Ok(sum)
    }

    /// The terrain that counts for a stack: the choice stated, or the one that leaves it weakest (9.3).
    fn field(&self, hex: Hex) -> Result<(Option<Field<'q>>, bool), Fault> {
        let fields = self.fields(self.approach(hex))?;
        let mut left = fields.clone();
        let Some(first) = left.next() else { return Ok((None, false)) };
        if left.next().is_none() {
            return Ok((Some(first), false));
        }
        let mut best = first;
        let mut least = self.stack(hex, Some(first))?;
        for field in fields.skip(1) {
            let strength = self.stack(hex, Some(field))?;
            if strength < least {
                (best, least) = (field, strength);
            }
        }
        Ok((Some(best), true))
    }

    /// The defence in a terrain.
    fn defence(
        &self,
        terrain: Option<(usize, &Terrain)>,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<Strength, Fault> {
        let mut sum = Strength::ZERO;
        for (i, unit) in self.q.defenders.iter().enumerate() {
            let inside = |f: Fault| f.in_list("defenders", i);
            let unit = unit.checked().map_err(inside)?;
            if !unit.kind.is_combat() {
                continue;
            }
            let mut product = base(&unit, About::Defenders, i, &self.q.rules, cites, trail).map_err(inside)?;
            if let Some((at, terrain)) = terrain {
                let arm = word(unit.unit.arm, "arm").map_err(inside)?;
                let factor = defence_factor(terrain, arm).map_err(|f| f.in_list("terrain", at))?;
                product.times(R9_4, factor)?;
            }
            sum = sum.plus(product.finish().map_err(inside)?).ok_or(Fault::new(FaultCode::Overflow, "defenders"))?;
        }
        Ok(sum)
    }

    /// Why a unit may not take part, each reason by its rule.
    fn objections(&self, unit: &Checked<'_>, first: &Unit, mut object: impl FnMut(Rule)) -> Result<(), Fault> {
        let q = self.q;
        if !unit.attack_capable(&mut object) {
            object(R4_4);
            object(R4_4A);
        }
        if let Some(rule) = supply::may_attack(unit)? {
            object(rule);
        }
        let (released, exploits) = (unit.unit.released.is_set(), unit.mode == Mode::Exploit);
        match self.phase {
            // Only what was released from Reserve acts in the Reaction Phase, and it or what exploits in the
            // Exploitation Phase.
            Phase::Reaction if !released => object(R5_7),
            Phase::Exploitation if !released && !exploits => object(R5_9),
            _ => {}
        }
        let geometry = q.target != Hex::default() || unit.unit.hex != Hex::default();
        let mobility = word(unit.face.mobility, "mobility").map_err(|f| f.within(unit.face_name()))?;
        let (entry, cost) = match self.approach(unit.unit.hex) {
            None => (Entry::Open, 0),
            Some((at, a)) => {
                let (code, cost, name) = match mobility {
                    Mobility::Leg => (a.leg, a.leg_cost, "leg"),
                    Mobility::Truck => (a.truck, a.truck_cost, "truck"),
                    Mobility::Track => (a.track, a.track_cost, "track"),
                };
                (word(code, name).map_err(|f| f.in_list("approaches", at))?, cost)
            }
        };
        if geometry && !unit.unit.hex.touches(q.target) {
            object(if self.overrun { R8_0 } else { R9_1 });
        }
        if !self.overrun {
            if unit.unit.attacked.is_set() || entry == Entry::Prohibited {
                object(R9_1);
            }
            return Ok(());
        }
        // 8.0: together since the phase began, 3 MP each, into ground that costs no more, not disorganized.
        let together = unit.unit.began == first.began && unit.unit.hex == first.hex;
        let left = modes::allowance(unit, self.phase).saturating_sub(unit.unit.mp_spent);
        if !together || left < 36 || entry != Entry::Open || cost > 3 {
            object(R8_0);
        }
        if unit.mode == Mode::Dg {
            object(R5_10);
        }
        if unit.unit.unfuelled.is_set() && mobility != Mobility::Leg {
            object(R12_5);
        }
        Ok(())
    }
}

/// Notes a reason why not.
#[cold]
fn object(reasons: &mut Option<Cites>, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize) {
    reasons.get_or_insert(Cites::by(rule)).add(rule);
    trail.note(rule, What::Forbidden, about, index, 0);
}

/// A side's lead: the unit named, or the first of those with the highest rating.
struct Lead {
    named: u16,
    list: &'static str,
    index: usize,
    rated: Option<Rated>,
}

impl Lead {
    fn new(named: u16, list: &'static str) -> Self {
        Lead { named, list, index: 0, rated: None }
    }
    #[inline]
    fn see(&mut self, index: usize, rated: Rated) {
        let chosen = match usize::from(self.named).checked_sub(1) {
            Some(named) => named == index,
            None => self.rated.is_none_or(|best| rated.rating > best.rating),
        };
        if chosen {
            (self.index, self.rated) = (index, Some(rated));
        }
    }
    fn rating(&self, about: About, cites: &mut Cites, trail: &mut Trail<'_>) -> Result<i8, Fault> {
        let name = if self.list == "attackers" { "attacker_lead" } else { "defender_lead" };
        let rated = self.rated.ok_or(Fault::new(FaultCode::OutOfRange, name))?;
        rated.cite(cites);
        trail.note(rated.rule(), What::Rating, about, self.index, i32::from(rated.rating));
        Ok(rated.rating)
    }
}

/// The best rating among the attackers that could exploit, and what is left of it without the one who has it.
struct Exploiters {
    best: i8,
    index: usize,
    steps: u16,
    next: i8,
}

impl Default for Exploiters {
    fn default() -> Self {
        Exploiters { best: -1, index: 0, steps: 0, next: -1 }
    }
}

impl Exploiters {
    #[inline]
    fn see(&mut self, index: usize, rating: i8, steps: u16) {
        if rating > self.best {
            *self = Exploiters { best: rating, index, steps, next: self.best };
        } else {
            self.next = self.next.max(rating);
        }
    }
    /// How much is lost with the lead's step, if that was his last.
    fn drop_without(&self, lead: usize) -> u8 {
        let last = self.index == lead && self.steps == 1;
        if last { self.best.saturating_sub(self.next).unsigned_abs() } else { 0 }
    }
}

/// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7). Every objection is
/// cited; the trail names each unit's.
///
/// ```
/// use grognard_core::ocs::{combat::{assess, Combat}, units::{Face, Unit}};
/// use grognard_core::ruling::Trail;
/// let unit = |strength| Unit { combat_side: Face { strength, ..Default::default() }, rating: 3, ..Default::default() };
/// let question = Combat { attackers: &[unit(8), unit(7)], defenders: &[unit(6)], ..Default::default() };
/// let ruling = assess(&question, &mut Trail::none())?;
/// let assessment = ruling.value.allowed().unwrap();
/// assert_eq!((assessment.odds.attack, assessment.column, assessment.attack_cost), (3, 6, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    let Some(first) = q.attackers.first() else {
        return Err(Fault::new(FaultCode::Empty, "attackers"));
    };
    if q.defenders.is_empty() {
        return Err(Fault::new(FaultCode::Empty, "defenders"));
    }
    if q.hedgehog > 4 {
        return Err(Fault::new(FaultCode::OutOfRange, "hedgehog"));
    }
    let kind = word(q.attack, "attack")?;
    let overrun = kind == Attack::Overrun;
    let phase = word(q.phase, "phase")?;
    let mut a = Assessor { q, overrun, phase, hex_anti_tank: AntiTank::None };
    let mut reasons: Option<Cites> = None;

    // The phase, and the hex.
    let in_phase = match phase {
        Phase::Unstated | Phase::Exploitation => true,
        Phase::Combat => !overrun,
        Phase::Movement | Phase::Reaction => overrun,
        _ => false,
    };
    let (whole, objection) = (usize::MAX, if overrun { R8_0 } else { R9_2 });
    if !in_phase {
        object(&mut reasons, trail, objection, About::Whole, whole);
    }
    if q.hex_attacked.is_set() && !overrun {
        object(&mut reasons, trail, R9_1, About::Whole, whole);
    }

    // The defenders.
    let mut defender = Lead::new(q.defender_lead, "defenders");
    let (mut defender_steps, mut defender_re, mut paid) = (0u16, 0u32, false);
    let mut combat_units = false;
    for (i, unit) in q.defenders.iter().enumerate() {
        let inside = |f: Fault| f.in_list("defenders", i);
        let checked = unit.checked().map_err(inside)?;
        if unit.hex != q.target && unit.hex != Hex::default() {
            return Err(Fault::new(FaultCode::Contradiction, "hex").in_list("defenders", i));
        }
        if !checked.kind.is_combat() {
            continue;
        }
        combat_units = true;
        a.hex_anti_tank = a.hex_anti_tank.max(anti_tank(&checked).map_err(inside)?);
        defender.see(i, rating(&checked).map_err(inside)?);
        let size = extent(&checked);
        defender_steps = defender_steps.saturating_add(size.steps);
        defender_re = defender_re.saturating_add(u32::from(size.re_quarters));
        paid |= unit.combat_supply.0 == 0;
    }
    if q.hedgehog > 0 {
        a.hex_anti_tank = AntiTank::Heavy;
    }
    if !combat_units {
        // 9.1: a hex without combat units is not attacked; specialized combat takes it (9.14).
        object(&mut reasons, trail, R9_1, About::Defenders, whole);
        object(&mut reasons, trail, R9_14, About::Defenders, whole);
    }

    // The attackers, one by one.
    let mut attacker = Lead::new(q.attacker_lead, "attackers");
    let (mut attacker_steps, mut attack_cost, mut attacker_re) = (0u16, 0u16, u32::from(q.bystanders_re));
    let mut exploiters = Exploiters::default();
    for (i, unit) in q.attackers.iter().enumerate() {
        let inside = |f: Fault| f.in_list("attackers", i);
        let checked = unit.checked().map_err(inside)?;
        a.objections(&checked, first, |rule| object(&mut reasons, trail, rule, About::Attackers, i))
            .map_err(|f| if f.list.is_empty() { inside(f) } else { f })?;
        let rated = rating(&checked).map_err(inside)?;
        attacker.see(i, rated);
        let size = extent(&checked);
        if checked.mode != Mode::Dg {
            exploiters.see(i, rated.rating, size.steps);
        }
        attacker_steps = attacker_steps.saturating_add(size.steps);
        attacker_re = attacker_re.saturating_add(u32::from(size.re_quarters));
        if unit.combat_supply.0 == 0 {
            attack_cost = attack_cost.saturating_add(supply::attack_cost(&checked, size, &q.rules));
        }
    }
    if overrun && attacker_re > 40 {
        trail.strength(
            R4_8A,
            What::Size,
            About::Attackers,
            whole,
            (i32::try_from(attacker_re).unwrap_or(i32::MAX), 4),
            0,
        );
        object(&mut reasons, trail, R4_8A, About::Attackers, whole);
    }
    if let Some(reasons) = reasons {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    let mut cites = Cites::by(if overrun { R8_0 } else { R9_1 });

    // Strengths, each stack in the terrain chosen for it.
    let mut attack = Strength::ZERO;
    let mut settled: Option<(Hex, Option<Field<'_>>)> = None;
    for (i, unit) in q.attackers.iter().enumerate() {
        let checked = unit.checked().map_err(|f| f.in_list("attackers", i))?;
        let field = match settled {
            Some((hex, field)) if hex == unit.hex => field,
            _ => {
                let (field, chosen) = a.field(unit.hex)?;
                if let (Some(field), true) = (field, chosen) {
                    cites.add(R9_3);
                    let which = i32::try_from(field.index).unwrap_or(i32::MAX).saturating_add(1);
                    let num = if field.list == "terrain" { which } else { 0 };
                    trail.note(R9_3, What::Choice, About::Approaches, i, num);
                }
                settled = Some((unit.hex, field));
                field
            }
        };
        let strength = a.attacker(i, &checked, field, &mut cites, trail)?;
        attack = attack.plus(strength).ok_or(Fault::new(FaultCode::Overflow, "attackers"))?;
    }
    trail.strength(R9_7, What::Total, About::Attackers, whole, (1, 1), attack.0);
    let (defence, ground) = own_terrain(&a, attack, &mut cites, trail)?;
    trail.strength(R9_7, What::Total, About::Defenders, whole, (1, 1), defence.0);
    let column = column_of(attack, defence, ground, &mut cites, trail);

    // The Action Ratings.
    let mine = attacker.rating(About::Attackers, &mut cites, trail)?;
    let theirs = defender.rating(About::Defenders, &mut cites, trail)?;
    let drm = mine.saturating_sub(theirs);
    cites.add(R9_6);
    trail.note(R9_6, What::Drm, About::Whole, whole, i32::from(drm));

    // What it costs, and whether anyone could exploit.
    cites.add(R9_5B);
    let defence_cost = if paid { supply::defence_cost(defender_re) } else { 0 };
    trail.note(R9_5B, What::Cost, About::Attackers, whole, i32::from(attack_cost));
    trail.note(R9_5B, What::Cost, About::Defenders, whole, i32::from(defence_cost));
    let no_exploit = overrun || phase == Phase::Exploitation || scattered(q.attackers);
    let assessment = Assessment {
        attack: attack.0,
        defence: defence.0,
        odds: column.odds,
        heading: column.heading,
        attack_cost,
        defence_cost,
        attacker_steps,
        defender_steps,
        attacker_lead: u16::try_from(attacker.index).unwrap_or(u16::MAX),
        defender_lead: u16::try_from(defender.index).unwrap_or(u16::MAX),
        kind: q.attack,
        ground: Code::new(ground),
        column: column.column,
        drm,
        hedgehog: q.hedgehog,
        exploit_rating: exploiters.best,
        no_exploit: Flag::from(no_exploit),
        exploit_drop: exploiters.drop_without(attacker.index),
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), cites))
}

/// The defender's strength and row in the terrain he chose for himself, or in the one that is best for him: the
/// lowest column, then the stronger defence, then the first listed (9.3).
fn own_terrain(
    a: &Assessor<'_>,
    attack: Strength,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<(Strength, Ground), Fault> {
    let ground = |(at, t): (usize, &Terrain)| word(t.ground, "ground").map_err(|f| f.in_list("terrain", at));
    let terrain = a.q.terrain;
    let chosen = match (usize::from(a.q.own_terrain).checked_sub(1), terrain) {
        (Some(n), _) => Some((n, terrain.get(n).ok_or(Fault::new(FaultCode::OutOfRange, "own_terrain"))?)),
        (None, []) => None,
        (None, [only]) => Some((0, only)),
        (None, _) => {
            let mut best = None;
            for candidate in terrain.iter().enumerate() {
                let defence = a.defence(Some(candidate), &mut Cites::by(R9_3), &mut Trail::none())?;
                let row = ground(candidate)?;
                let column = column_of(attack, defence, row, &mut Cites::by(R9_3), &mut Trail::none()).column;
                let better = match best {
                    None => true,
                    Some((_, least, most)) => column < least || (column == least && defence > most),
                };
                if better {
                    best = Some((candidate, column, defence));
                }
            }
            cites.add(R9_3);
            let chosen = best.map(|(candidate, ..)| candidate);
            let which = chosen.map_or(0, |(at, _)| i32::try_from(at).unwrap_or(i32::MAX).saturating_add(1));
            trail.note(R9_3, What::Choice, About::Defenders, usize::MAX, which);
            chosen
        }
    };
    let defence = a.defence(chosen.or(Some((0, &PLAIN))), cites, trail)?;
    Ok((defence, chosen.map_or(Ok(Ground::Open), ground)?))
}

/// Whether the attack comes from too many hexes to exploit: three or more, or two that do not touch (9.13).
fn scattered(attackers: &[Unit]) -> bool {
    let Some(first) = attackers.first().map(|u| u.hex) else { return false };
    let Some(second) = attackers.iter().map(|u| u.hex).find(|h| *h != first) else { return false };
    !first.touches(second) || attackers.iter().any(|u| u.hex != first && u.hex != second)
}
