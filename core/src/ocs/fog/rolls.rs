//! Dice rolls: their purpose and who sees them. OCS 4.9e.

use crate::fault::{Fault, FaultCode};
use crate::ocs::board::KNOWN_SIDES;
use crate::ocs::rules::*;
use crate::ocs::units::word;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// The purpose of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum RollPurpose {
    /// Surprise in a combat.
    Surprise = 1,
    /// The combat table.
    Combat,
    /// The barrage table.
    Barrage,
    /// The loss from a bracketed or halved barrage result.
    BarrageLoss,
    /// Barrage against a facility.
    Facility,
    /// Air combat.
    AirCombat,
    /// Flak.
    Flak,
    /// The aircraft of a mission that is lost.
    MissionLoss,
    /// An air drop.
    AirDrop,
    /// A landing from landing craft.
    Landing,
    /// The capture of supply and transport.
    Capture,
    /// The capture of an air base.
    AirBaseCapture,
    /// Attrition.
    Attrition,
    /// Blowing a dump.
    DumpBlowing,
    /// A breakout.
    Breakout,
    /// Variable replacements.
    Replacements,
    /// Variable reinforcements.
    Reinforcements,
    /// Initiative: the player who moves first.
    Initiative,
    /// The weather.
    Weather,
    /// A roll that a game adds to these.
    Other,
}

/// Who sees a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Visibility {
    /// Both players see it.
    Open,
    /// The rolling player alone sees it.
    Secret,
}

/// A roll that was made.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Rolled<'a> {
    /// The purpose of the roll.
    #[required]
    pub purpose: Code<RollPurpose>,
    /// The dice, 1 to 6 each, at most six.
    #[required]
    pub dice: &'a [u8],
    /// The side that rolled, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The roll was made in secret.
    pub secret: Flag,
    /// The players have agreed that rolls for this purpose may be secret.
    pub agreed: Flag,
}

/// The record of a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RollRecord {
    /// The purpose of the roll.
    pub purpose: Code<RollPurpose>,
    /// Who sees the roll.
    pub visibility: Code<Visibility>,
    /// The side that rolled.
    pub side: u8,
    /// The number of dice.
    pub rolled: u8,
    /// The dice in the order of the roll, followed by zeros.
    pub dice: [u8; 6],
    /// The sum of the dice.
    pub total: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the record of a roll with its purpose and visibility. Rolls are open and their purpose is stated beforehand;
/// a roll may be secret only if the players have agreed on it (OCS 4.9e).
///
/// ```
/// use grognard_core::ocs::fog::{roll, RollPurpose, Rolled, Visibility};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let purpose = Code::new(RollPurpose::Replacements);
/// let rolled = Rolled { purpose, dice: &[3, 5], side: 1, ..Default::default() };
/// let record = roll(&rolled, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((record.total, record.visibility.get()), (8, Some(Visibility::Open)));
/// let hidden = Rolled { secret: true.into(), ..rolled };
/// assert!(!roll(&hidden, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the purpose.
/// * `missing_field` for the side, and `out_of_range` for a side above 8.
/// * `too_few_dice` for no dice, `too_many_dice` for more than six, and `bad_die` for a die that shows no face from 1
///   to 6.
pub fn roll(question: &Rolled<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<RollRecord>>, Fault> {
    let q = question;
    word(q.purpose, &"purpose")?;
    q.in_range()?;
    if q.dice.is_empty() {
        return Err(Fault::new(FaultCode::TooFewDice, &text!("dice")));
    }
    let secret = q.secret.is_set();
    let visibility = Code::new(if secret { Visibility::Secret } else { Visibility::Open });
    let mut record = RollRecord { purpose: q.purpose, visibility, side: q.side, ..RollRecord::default() };
    for (i, die) in numbered(q.dice) {
        if !(1..=6).contains(die) {
            return Err(Fault::item(FaultCode::BadDie, &text!("dice"), i).between(*die, 1, 6));
        }
        let Some(place) = record.dice.get_mut(i) else {
            return Err(Fault::new(FaultCode::TooManyDice, &text!("dice")));
        };
        *place = *die;
        (record.rolled, record.total) = (record.rolled.saturating_add(1), record.total.saturating_add(*die));
    }
    let mut findings = Findings::by(R4_9E, trail);
    if secret && !q.agreed.is_set() {
        findings.forbid(R4_9E);
    }
    Ok(findings.verdict(|| record))
}
