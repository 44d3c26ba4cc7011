//! The assessment of a combat, from which its dice, chips and losses follow. KOR 8.0, 8.1.

use super::ratio::LossRounding;
use super::rules::*;
use super::units::{Quality, Side};
use crate::korea::options::{MOST, MOST_DRM};
use crate::reflect::{Code, Flag, Reflect, Words};
use crate::rule::Rule;

/// The kind of combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Engagement {
    /// A Meeting Engagement, fought during movement.
    Meeting = 1,
    /// A Prepared Attack.
    Prepared,
}

impl Engagement {
    /// Returns the paragraph of its loss ratios.
    pub(super) fn ratio_rule(self) -> Rule {
        match self {
            Engagement::Meeting => R8_0_ME_10,
            Engagement::Prepared => R8_0_PA_9,
        }
    }
}

/// The modifiers of a side's roll, one for each rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Modifiers {
    /// Movement points spent (8.0.ME.1).
    pub mp: i16,
    /// Air support (8.0.ME.2, 8.0.PA.1).
    pub air: i16,
    /// Fleet support (8.0.ME.3, 8.0.PA.2).
    pub fleet: i16,
    /// A depot expended (8.0.ME.4, 8.0.PA.3).
    pub depot: i16,
    /// An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
    pub armor: i16,
    /// Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all
    /// attackers including their lead (8.0.ME.7, 8.0.PA.5).
    pub adjacent: i16,
    /// Flanking attackers (8.0.ME.8, 8.0.PA.6).
    pub flanking: i16,
    /// The lead of better quality (8.0.ME.9, 8.0.PA.7).
    pub quality: i16,
    /// Terrain (8.0.ME.6, 8.0.PA.8).
    pub terrain: i16,
}

/// The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
/// rolls one six-sided die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The sum of the modifiers of the attacker's roll, -10000 to 10000.
    #[required]
    #[range(-MOST_DRM, MOST_DRM)]
    pub attacker_drm: i16,
    /// The sum of the modifiers of the defender's roll, -10000 to 10000.
    #[required]
    #[range(-MOST_DRM, MOST_DRM)]
    pub defender_drm: i16,
    /// The parts of `attacker_drm`, for display. No operation uses them.
    pub attacker_modifiers: Modifiers,
    /// The parts of `defender_drm`, for display. No operation uses them.
    pub defender_modifiers: Modifiers,
    /// The attacker's lead.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender's lead.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// Supporting attackers that are not static.
    pub attacker_supporters: u16,
    /// Supporting defenders that are not static.
    pub defender_supporters: u16,
    /// The kind of combat.
    #[required]
    pub kind: Code<Engagement>,
    /// The side that attacks. Required where losses are called for.
    #[when_needed]
    pub attacking: Code<Side>,
    /// The quality of the attacker's lead. Required where losses are called for.
    #[when_needed]
    pub attacker_quality: Code<Quality>,
    /// The quality of the defender's lead. Required where losses are called for.
    #[when_needed]
    pub defender_quality: Code<Quality>,
    /// The defender's lead is static.
    pub defender_static: Flag,
    /// The number of flanking attackers that count, 0 to 3.
    pub flankers: u8,
    /// The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
    #[range(0, MOST)]
    pub attacker_dice: u8,
    /// The number of sides of each of the attacker's dice.
    pub attacker_sides: u8,
    /// The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
    #[range(0, MOST)]
    pub defender_dice: u8,
    /// The number of sides of each of the defender's dice.
    pub defender_sides: u8,
    /// The number of chips that the attacker draws, at most 16.
    #[range(0, MOST)]
    pub attacker_chips: u8,
    /// The number of chips that the defender draws, at most 16.
    #[range(0, MOST)]
    pub defender_chips: u8,
    /// The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and
    /// 0 stand for the ratio of the kind of combat, 1 to 1.
    pub attacker_ratio_points: i8,
    /// The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
    pub attacker_ratio_losses: i8,
    /// The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and
    /// 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
    pub defender_ratio_points: i8,
    /// The loss points of the defender's loss ratio; see `defender_ratio_points`.
    pub defender_ratio_losses: i8,
    /// How a fraction of a loss point is rounded.
    pub rounding: Code<LossRounding>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Assessment>() == 66);
