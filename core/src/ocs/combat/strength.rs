//! The strength of a unit in combat: a running product of multipliers, each with its rule. OCS 4.3, 9.5, 9.11d, 13.1c,
//! 13.4b.

use crate::fault::{Fault, FaultCode};
use crate::ocs::modes;
use crate::ocs::options::StepLoss;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::supply::{Paid, Want};
use crate::ocs::tables::lookup::{Changed, Multiplied};
use crate::ocs::units::{Checked, Kind, MOST_PRINTED, Orientation, Style};
use crate::rule::Rule;
use crate::ruling::{Figure, Findings, Item, What};
use crate::strength::{Factor, Strength};

/// A combat unit that takes part.
pub(super) struct Fighter<'a> {
    pub defends: bool,
    /// The units of its side.
    pub units: &'a Participants<'a>,
    pub index: usize,
    pub unit: &'a Checked<'a>,
    /// It is divisional, in a game in which that matters (21.3).
    pub divisional: bool,
    /// It is one of independent units that attack alone (21.3).
    pub alone: bool,
}

/// Reads how a unit's combat supply is paid.
pub(super) fn want(fighter: &Fighter<'_>) -> Result<Want, Fault> {
    let Fighter { defends, units, unit: Checked { unit, .. }, .. } = *fighter;
    let paid = match Paid::of(unit) {
        Ok(paid) => paid,
        Err(untold) => return Err(untold.fault(unit)),
    };
    if defends && paid.exhausted && !units.are_of_board() {
        return Err(Paid::nothing_left());
    }
    Ok(paid.want(unit, defends))
}

/// A unit whose strength is computed.
pub(super) struct Worth<'a, C> {
    pub fighter: &'a Fighter<'a>,
    pub want: Want,
    pub step_loss: StepLoss,
    /// The multiplier of the terrain that counts.
    pub terrain: Factor,
    /// The tables of the game that are not the printed ones.
    pub changed: C,
}

impl<C> Worth<'_, C> {
    /// Returns the list and the place of the unit, for the trail.
    fn item(&self) -> Item {
        self.fighter.units.item(self.fighter.index)
    }
}

/// What is wrong with the strength of a counter.
#[derive(Clone, Copy)]
pub(super) enum Flaw {
    Style,
    Strength,
    /// The product is not a multiple of the least strength there is.
    Inexact,
}

impl Flaw {
    /// Returns the fault of a unit.
    #[cold]
    pub fn fault(self, unit: &Checked<'_>) -> Fault {
        let (face, name) = (unit.face, &text!("strength"));
        let fault = match (self, face.strength.get()) {
            (Flaw::Style, _) => face.style.absent(&"style"),
            (Flaw::Strength, Some(printed)) => Fault::beyond(name, printed, 0, MOST_PRINTED.into()),
            (Flaw::Strength, None) => face.strength.absent(name),
            (Flaw::Inexact, _) => Fault::new(FaultCode::Inexact, name),
        };
        fault.within(unit.face_name())
    }
}

/// The running product of a unit's multipliers.
struct Product<'a, 'f, 't, 'b, C> {
    worth: &'a Worth<'a, C>,
    points: u32,
    factor: Factor,
    multipliers: u8,
    findings: &'f mut Findings<'t, 'b>,
}

/// One half.
const HALF: Factor = Factor { num: 1, den: 2 };

impl<C: Changed + Copy> Product<'_, '_, '_, '_, C> {
    fn begin(&mut self, rule: Rule) -> Result<(), Flaw> {
        self.findings.trail.count_or(|trail| {
            let value = value(self.points, self.factor)?;
            trail.figure(rule, What::Strength, self.worth.item(), Figure::of(1, value.0));
            Ok(())
        })
    }
    /// Applies the multiplier of a game, or the printed one if the game does not change it.
    fn changed(&mut self, own: Option<Multiplied>, rule: Rule, by: Factor) -> Result<(), Flaw> {
        let Some(own) = own else { return self.times(rule, by) };
        if let Some(house) = own.rule {
            self.findings.cite(house);
        }
        self.times(own.rule.unwrap_or(rule), own.by)
    }
    fn times(&mut self, rule: Rule, by: Factor) -> Result<(), Flaw> {
        if by.is_one() { Ok(()) } else { self.multiply(rule, by) }
    }
    fn multiply(&mut self, rule: Rule, by: Factor) -> Result<(), Flaw> {
        self.factor = self.factor.times(by.num, by.den);
        self.multipliers = self.multipliers.saturating_add(1);
        self.findings.cite(rule);
        self.findings.trail.count_or(|trail| {
            let value = value(self.points, self.factor)?;
            let den = u16::try_from(by.den).unwrap_or(u16::MAX);
            let num = i32::try_from(by.num).unwrap_or(i32::MAX);
            trail.figure(rule, What::Times, self.worth.item(), Figure { num, den, value: value.0 });
            Ok(())
        })
    }
    /// Applies lost steps: no effect, a multiplier, or a new strength at once.
    fn steps(&mut self) -> Result<(), Flaw> {
        let Worth { fighter: &Fighter { unit, defends, .. }, step_loss, .. } = *self.worth;
        let left = unit.left();
        let lost = unit.unit.steps_lost;
        match step_loss {
            StepLoss::Proportional => {}
            StepLoss::LastStep if unit.steps == 4 && left == 1 => {
                self.times(HR6, if defends { HALF } else { Factor { num: 1, den: 4 } })?;
            }
            // 9.11d: the first loss halves the attack; half of the steps gone halves the defence too.
            _ if !defends || lost.saturating_mul(2) >= unit.steps => self.times(R9_11D, HALF)?,
            _ => {}
        }
        Ok(())
    }
    /// 21.2: in proportion to the steps left, rounded at once.
    fn in_proportion(&mut self) {
        let unit = self.worth.fighter.unit;
        let (left, steps) = (u32::from(unit.left()), u32::from(unit.steps));
        let twice = self.points.saturating_mul(left).saturating_mul(2).saturating_add(steps);
        let whole = self.points.saturating_mul(left).is_multiple_of(steps);
        self.points = twice.checked_div(steps.saturating_mul(2)).unwrap_or(0);
        self.multipliers = 1;
        self.findings.cite(R21_2);
        self.findings.cite_if(R4_1, !whole);
    }
}

fn value(points: u32, factor: Factor) -> Result<Strength, Flaw> {
    Strength::of(points, factor).ok_or(Flaw::Inexact)
}

/// Returns the strength printed on the side that shows.
fn printed(unit: &Checked<'_>) -> Result<u32, Flaw> {
    match unit.face.strength.get() {
        Some(printed @ 0..=MOST_PRINTED) => Ok(u32::from(printed)),
        _ => Err(Flaw::Strength),
    }
}

/// Returns a unit's strength: printed or given by its kind, then mode, supply, lost steps and terrain.
pub(super) fn strength<C: Changed + Copy>(
    worth: &Worth<'_, C>,
    findings: &mut Findings<'_, '_>,
) -> Result<Strength, Flaw> {
    let Fighter { defends, unit, .. } = *worth.fighter;
    let want = worth.want;
    let style = unit.face.style.get().ok_or(Flaw::Style)?;
    let (points, by) = match unit.kind {
        // 13.1c: 5 in Combat Mode, 1 in Move Mode. 13.4b: 1 in either.
        Kind::Hq | Kind::DivisionalHq => (if unit.shows == Orientation::Combat { 5 } else { 1 }, Some(R13_1C)),
        Kind::Artillery => (1, Some(R13_4B)),
        _ if style == Style::None => (0, None),
        _ => (printed(unit)?, None),
    };
    if let Some(rule) = by {
        findings.cite(rule);
    }
    let mut product = Product { worth, points, factor: Factor::ONE, multipliers: 0, findings };
    let lost = unit.unit.steps_lost > 0;
    let own_loss = if lost { worth.changed.steps(unit, defends) } else { None };
    if lost && own_loss.is_none() && worth.step_loss == StepLoss::Proportional {
        product.in_proportion();
    }
    product.begin(by.unwrap_or(R9_7))?;
    let own_mode = worth.changed.strength(unit);
    product.changed(own_mode, modes::rule_of_strength(unit.mode), modes::strength_factor(unit))?;
    if want.unpaid {
        product.times(R9_5_B, HALF)?;
        product.findings.cite(R9_2_2);
        product.findings.cite(R12_4);
    }
    product.findings.cite_if(R12_10B, want.last);
    if want.out {
        product.times(R12_8D, HALF)?;
        product.findings.cite(R9_5A);
        // 9.5: each for itself, and both.
        product.findings.cite_if(R9_5, want.unpaid);
    }
    match own_loss {
        Some(_) => product.changed(own_loss, R9_11D, Factor::ONE)?,
        None if lost => product.steps()?,
        None => {}
    }
    product.times(R9_4, worth.terrain)?;
    let chosen = if defends { R9_4C } else { R9_4B };
    product.findings.cite_if(chosen, !worth.terrain.is_one());
    product.findings.cite_if(R9_3C, !worth.terrain.is_one());
    // 4.3: all of them together.
    product.findings.cite_if(R4_3, product.multipliers > 1);
    value(product.points, product.factor)
}
