//! Payment of losses. KOR 8.3, 8.3.R.

use super::debt::{Debt, Means, Payment, Purse};
use crate::fault::{Fault, FaultCode};
use crate::korea::rules::*;
use crate::reflect::{Code, Flag, Question, Reflect, Said, Spare, Words};
use crate::rule::Rule;
use crate::ruling::{About, Findings, Item, Ruling, Sink, Trail, Verdict, What};

/// A side that pays.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Paying {
    /// The losses owed, and the means to pay them.
    #[required]
    pub debt: Debt,
    /// The payment.
    #[required]
    pub payment: Payment,
    /// Further payments follow: what is not paid yet remains owed. Otherwise the payment must settle the debt.
    pub partial: Flag,
}

/// The result of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Settled {
    /// The debt after the payment, with the means that are left.
    pub debt: Debt,
    /// Loss points paid beyond what was owed, which are lost; 0 for a rout.
    pub overpaid: u32,
}

/// The kind of an effect of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum EffectKind {
    /// The lead goes static.
    LeadStatic,
    /// `amount` supporting units go static; the owner chooses which.
    SupportersStatic,
    /// `amount` depots within supply range are eliminated; the owner chooses which.
    LoseDepots,
    /// `amount` victory points are spent.
    SpendVictoryPoints,
    /// The lead retreats `amount` hexes, as `korea.retreat.assess` allows.
    Retreat,
    /// The lead is eliminated to the Rout box.
    Rout,
}

/// An effect of a payment, for the caller to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Effect {
    /// The amount, in the unit that the kind says; 1 for an effect on the lead.
    pub amount: u16,
    /// The rule that requires the effect.
    pub rule: u16,
    /// The kind of effect.
    pub what: Code<EffectKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Effect>() == 6, "frozen for this major of the C ABI");

/// Effects in a caller-provided buffer.
pub type Effects<'a> = Sink<'a, Effect>;

/// Settles a payment (KOR 8.3). A legal payment returns its effects and the debt that is left; an illegal one is
/// forbidden by the rule that it breaks, and changes nothing. A side pays with the means that it has, each retreat and
/// flip once, no retreat longer than the lead's quality and the board allow. Everything owed must be paid, unless more
/// payments follow. In the trail of a forbidden answer each reason has its number. It is the excess over the means, the
/// hexes by which the retreat is too long, or the loss points left.
///
/// ```
/// use grognard_core::korea::losses::{apply, Debt, Effect, Effects, Paying, Payment};
/// use grognard_core::korea::units::{Quality, Role, Side};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let (debtor, side, quality) = (Code::new(Role::Defender), Code::new(Side::Communist), Code::new(Quality::C));
/// let (victory_points, hexes) = (0.into(), 0.into());
/// let debt =
///     Debt { owed: 2, supporters: 1, victory_points, hexes, debtor, side, quality, ..Default::default() };
/// let mut room = [Effect::default(); 6];
/// let mut effects = Effects::new(&mut room);
/// let short = Paying { debt, payment: Payment { supporters: 1, ..Default::default() }, partial: Flag(0) };
/// assert!(!apply(&short, &mut effects, &mut Trail::none())?.value.is_allowed());
/// // The same payment, but more is to follow.
/// let first = Paying { partial: Flag::YES, ..short };
/// let settled = apply(&first, &mut effects, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((settled.debt.owed, settled.debt.supporters, effects.items().len()), (1, 0, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word` and `out_of_range` for fields of the debt.
/// * `not_now` if nothing is owed and nothing paid.
/// * `reserved` for a reserved byte of the debt or the payment that is not 0.
pub fn apply(
    question: &Paying,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Settled>>, Fault> {
    let (debt, payment) = (&question.debt, &question.payment);
    let purse = debt.purse().map_err(|f| f.within(&text!("debt")))?;
    payment.spared().map_err(|fault| fault.within(&"payment"))?;
    if debt.owed == 0 && *payment == Payment::default() {
        return Err(Fault::new(FaultCode::NotNow, &text!("owed"))
            .within(&text!("debt"))
            .needs(&"loss points that are owed"));
    }
    let mut findings = Findings::by(R8_3, trail);
    objections(debt.owed, payment, &purse, question.partial.is_set(), &mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(Settled::default));
    }
    tell(payment, effects);
    let left = left(debt, payment);
    let overpaid = payment.worth().saturating_sub(debt.owed);
    findings.note(R8_3, What::Losses, About::Whole, i32::try_from(left.owed).unwrap_or(i32::MAX));
    Ok(findings.verdict(|| Settled { debt: left, overpaid }))
}

/// Objects to a payment by the rules that it breaks (8.3, 8.3.R).
fn objections(owed: u32, payment: &Payment, purse: &Purse, partial: bool, findings: &mut Findings<'_, '_>) {
    // Each with the number by which it is too much or too little.
    let mut object = |wrong: u32, rule: Rule, at: Item| {
        if wrong > 0 {
            findings.object_by(rule, at, i32::try_from(wrong).unwrap_or(i32::MAX));
        }
    };
    let by = |means: Means| About::Payments.at(means as usize);
    let over = |paid: u16, has: u16| u32::from(paid.saturating_sub(has));
    // Nothing more is called for.
    object(u32::from(owed == 0), R8_3, Item::all(About::Payments));
    object(over(u16::from(payment.flip.is_set()), u16::from(purse.flip)), R8_3, by(Means::Flip));
    object(over(payment.supporters, purse.supporters), R8_3, by(Means::Supporter));
    object(over(payment.depots, purse.depots), R8_3, by(Means::Depot));
    object(over(payment.victory_points, purse.victory_points), R8_3, by(Means::VictoryPoint));
    let retreat = if payment.retreat > 1 { Means::LongRetreat } else { Means::ShortRetreat };
    let [hexes, reach, room] = [payment.retreat, purse.reach, purse.hexes].map(u16::from);
    object(over(hexes, reach), R8_3, by(retreat));
    object(if hexes <= reach { over(hexes, room) } else { 0 }, R8_3_R, by(retreat));
    let settles = payment.rout.is_set() || partial;
    object(if settles { 0 } else { owed.saturating_sub(payment.worth()) }, R8_3, Item::all(About::Payments));
}

/// Appends the effects of a payment.
fn tell(payment: &Payment, effects: &mut Effects<'_>) {
    let mut cause = |what: EffectKind, amount: u16| {
        if amount > 0 {
            effects.push(Effect { amount, rule: R8_3.0, what: Code::new(what), reserved: 0 });
        }
    };
    cause(EffectKind::LeadStatic, u16::from(payment.flip.is_set()));
    cause(EffectKind::SupportersStatic, payment.supporters);
    cause(EffectKind::LoseDepots, payment.depots);
    cause(EffectKind::SpendVictoryPoints, payment.victory_points);
    cause(EffectKind::Retreat, u16::from(payment.retreat));
    cause(EffectKind::Rout, u16::from(payment.rout.is_set()));
}

/// Returns what is owed after a payment, and the means that are left.
fn left(debt: &Debt, payment: &Payment) -> Debt {
    let mut left = *debt;
    left.owed = if payment.rout.is_set() { 0 } else { debt.owed.saturating_sub(payment.worth()) };
    left.supporters = debt.supporters.saturating_sub(payment.supporters);
    let less = |has: Said<u16>, paid: u16| has.get().map_or(has, |has| Said::<u16>::new(has.saturating_sub(paid)));
    left.depots = less(debt.depots, payment.depots);
    left.victory_points = less(debt.victory_points, payment.victory_points);
    left.lead_static = Flag::from(debt.lead_static.is_set() || payment.flip.is_set());
    // One retreat a combat.
    left.hexes = if payment.retreat > 0 { Said::<u8>::new(0) } else { debt.hexes };
    left
}
