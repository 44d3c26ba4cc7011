//! What a unit is worth in combat, all but the terrain: a running product of multipliers, each with its rule.
//! OCS 4.3, 9.5, 9.11d, 13.1c, 13.4b.

use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::modes;
use crate::ocs::options::{GameRules, StepLoss};
use crate::ocs::rules::*;
use crate::ocs::supply;
use crate::ocs::units::{Checked, Kind, Orientation, Style, word};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Trail, What};
use crate::strength::{Factor, Strength};

/// The running product of a unit's multipliers.
pub(super) struct Product<'a, 'b> {
    points: u32,
    factor: Factor,
    multipliers: u8,
    about: About,
    index: usize,
    side: Name,
    pub cites: &'a mut Cites,
    pub trail: &'a mut Trail<'b>,
}

impl Product<'_, '_> {
    #[inline]
    fn begin(&mut self, rule: Rule) -> Result<(), Fault> {
        if !self.trail.is_on() {
            self.trail.count();
            return Ok(());
        }
        let value = self.value()?;
        self.trail.strength(rule, What::Strength, self.about, self.index, (1, 1), value.0);
        Ok(())
    }
    #[inline]
    pub fn times(&mut self, rule: Rule, by: Factor) -> Result<(), Fault> {
        if by.is_one() {
            return Ok(());
        }
        self.factor = self.factor.times(by.num, by.den);
        self.multipliers = self.multipliers.saturating_add(1);
        self.cites.add(rule);
        if !self.trail.is_on() {
            self.trail.count();
            return Ok(());
        }
        let value = self.value()?;
        let den = u16::try_from(by.den).unwrap_or(u16::MAX);
        let num = i32::try_from(by.num).unwrap_or(i32::MAX);
        self.trail.strength(rule, What::Times, self.about, self.index, (num, den), value.0);
        Ok(())
    }
    #[inline]
    fn value(&self) -> Result<Strength, Fault> {
        Strength::of(self.points, self.factor).ok_or(Fault::new(FaultCode::Inexact, &"strength").within(self.side))
    }
    #[inline]
    pub fn finish(self) -> Result<Strength, Fault> {
        self.cites.add_if(R4_3, self.multipliers > 1);
        self.value()
    }
}

/// One half.
const HALF: Factor = Factor { num: 1, den: 2 };

/// A unit's strength, all but the terrain: printed or given by its kind, then mode, supply and lost steps.
#[inline]
pub(super) fn base<'a, 'b>(
    unit: &Checked<'_>,
    about: About,
    index: usize,
    rules: &GameRules,
    cites: &'a mut Cites,
    trail: &'a mut Trail<'b>,
) -> Result<Product<'a, 'b>, Fault> {
    let side = unit.face_name();
    let defends = about == About::Defenders;
    let style = word(unit.face.style, &"style").map_err(|f| f.within(side))?;
    let printed = u32::from(unit.face.strength);
    if printed > 999 {
        return Err(Fault::new(FaultCode::OutOfRange, &"strength").within(side));
    }
    let (points, by) = match unit.kind {
        // 13.1c: 5 in Combat Mode, 1 in Move Mode. 13.4b: 1 in either.
        Kind::Hq | Kind::DivisionalHq => (if unit.shows == Orientation::Combat { 5 } else { 1 }, Some(R13_1C)),
        Kind::Artillery => (1, Some(R13_4B)),
        _ if style == Style::None => (0, None),
        _ => (printed, None),
    };
    if let Some(rule) = by {
        cites.add(rule);
    }
    let mut product = Product { points, factor: Factor::ONE, multipliers: 0, about, index, side, cites, trail };
    let lost = unit.unit.steps_lost;
    let how = word(rules.step_loss, &"step_loss").map_err(|f| f.within(&"rules"))?;
    if lost > 0 && how == StepLoss::Proportional {
        // 21.2: in proportion, rounded at once.
        let (left, steps) = (u32::from(unit.steps_left()), u32::from(unit.steps));
        let twice = product.points.saturating_mul(left).saturating_mul(2).saturating_add(steps);
        let whole = product.points.saturating_mul(left).is_multiple_of(steps);
        product.points = twice.checked_div(steps.saturating_mul(2)).unwrap_or(0);
        product.multipliers = 1;
        product.cites.add(R21_2);
        product.cites.add_if(R4_1, !whole);
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
