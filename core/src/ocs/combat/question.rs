//! The question of an attack, and what its answer tells the dice. OCS 8.0, 9.1 to 9.7.

use crate::hex::Hex;
use crate::ocs::odds::Ground;
use crate::ocs::options::GameRules;
use crate::ocs::terrain::{Approach, Terrain};
use crate::ocs::units::{Phase, Unit};
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Question, Reflect, Words};

/// The kind of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Attack {
    /// In a Combat Segment, from any number of adjacent hexes.
    Regular = 1,
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
    #[required]
    pub attack: Code<Attack>,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrains of the attacked hex, from the game's chart; none for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
    pub own_terrain: u8,
    /// What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between. For an
    /// overrun it must be listed, with what entering the target costs.
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
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts, from 0.
    #[refers("defenders")]
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
