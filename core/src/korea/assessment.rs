//! What a combat is worth: all that dice, chips and losses need to know. KOR 8.0, 8.1.

use super::ratio::LossRounding;
use super::rules::*;
use super::units::{Quality, Side};
use crate::reflect::{Code, Flag, Reflect, Words};
use crate::rule::Rule;

/// The kind of combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Engagement {
    /// A Meeting Engagement, fought out of movement.
    Meeting = 1,
    /// A Prepared Attack.
    Prepared,
}

impl Engagement {
    /// The paragraph of its ratios.
    pub(super) fn ratio_rule(self) -> Rule {
        match self {
            Engagement::Meeting => R8_0_ME_10,
            Engagement::Prepared => R8_0_PA_9,
        }
    }
}

/// What a side's roll is modified by, one number a rule.
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
    /// Adjacent units that are not static: the defender's supporters in a meeting engagement, all attackers with their
    /// lead in a prepared attack (8.0.ME.7, 8.0.PA.5).
    pub adjacent: i16,
    /// Flanking attackers (8.0.ME.8, 8.0.PA.6).
    pub flanking: i16,
    /// The better lead (8.0.ME.9, 8.0.PA.7).
    pub quality: i16,
    /// Terrain (8.0.ME.6, 8.0.PA.8).
    pub terrain: i16,
}

/// What a combat is worth: all that dice, chips and losses need to know. Where nothing else is said there are
/// no chips, and one six-sided die a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// All that modifies the attacker's roll: -10000 to 10000.
    #[required]
    pub attacker_drm: i16,
    /// All that modifies the defender's roll: -10000 to 10000.
    #[required]
    pub defender_drm: i16,
    /// What the attacker's modifier is made of; nothing looks at it again.
    pub attacker_modifiers: Modifiers,
    /// What the defender's modifier is made of; nothing looks at it again.
    pub defender_modifiers: Modifiers,
    /// The attacker who leads, from 0.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender who leads, from 0.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// Supporting attackers that are not static.
    pub attacker_supporters: u16,
    /// Supporting defenders that are not static.
    pub defender_supporters: u16,
    /// The kind of combat.
    #[required]
    pub kind: Code<Engagement>,
    /// Whose attack it is: it must be said where losses are called for.
    pub attacking: Code<Side>,
    /// Quality of the attacking lead: it must be said where losses are called for.
    pub attacker_quality: Code<Quality>,
    /// Quality of the defending lead: it must be said where losses are called for.
    pub defender_quality: Code<Quality>,
    /// The defending lead is static.
    pub defender_static: Flag,
    /// How many attackers flank and count, 0 to 3.
    pub flankers: u8,
    /// How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die.
    pub attacker_dice: u8,
    /// How many sides each of them has.
    pub attacker_sides: u8,
    /// How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die.
    pub defender_dice: u8,
    /// How many sides each of them has.
    pub defender_sides: u8,
    /// How many chips the attacker draws, at most 16.
    pub attacker_chips: u8,
    /// How many chips the defender draws, at most 16.
    pub defender_chips: u8,
    /// So many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 for what the
    /// kind of combat says: 1 to 1.
    pub attacker_ratio_points: i8,
    /// See `attacker_ratio_points`.
    pub attacker_ratio_losses: i8,
    /// The same for the defender; 0 to 0 for what the kind of combat says: 2 to 1 in a meeting engagement, 1 to 1 in a
    /// prepared attack.
    pub defender_ratio_points: i8,
    /// See `defender_ratio_points`.
    pub defender_ratio_losses: i8,
    /// What becomes of a part of a loss point.
    pub rounding: Code<LossRounding>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Assessment>() == 66);
