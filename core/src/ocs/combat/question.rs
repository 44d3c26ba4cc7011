//! The question of an attack, and its assessment. OCS 8.0, 9.1 to 9.7.

use crate::hex::Hex;
use crate::ocs::odds::Ground;
use crate::ocs::options::GameRules;
use crate::ocs::tables::{GameTables, GameTablesHeld};
use crate::ocs::terrain::{Approach, Terrain};
use crate::ocs::units::{Phase, Unit};
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Question, Reflect, Words};

/// The kind of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Attack {
    /// A regular attack: in a Combat Segment, from any number of adjacent hexes.
    Regular = 1,
    /// An overrun: during movement, by units that began the phase in one stack.
    Overrun,
}

/// An attack on one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units, in any hexes.
    #[required]
    pub attackers: &'a [Unit],
    /// The units in the attacked hex. Units that are not combat units take no part.
    #[required]
    pub defenders: &'a [Unit],
    /// The kind of attack.
    #[required]
    pub attack: Code<Attack>,
    /// The phase of the attack.
    #[required]
    pub phase: Code<Phase>,
    /// The attacked hex.
    pub target: Hex,
    /// The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
    pub terrain: &'a [Terrain],
    /// The terrain that the defender chose for himself; by default the one that is best for him.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("terrain", 1)]
    pub own_terrain: u8,
    /// The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an
    /// overrun the hex must be listed, with the cost of entering the target.
    pub approaches: &'a [Approach],
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    #[range(0, 4)]
    pub hedgehog: u8,
    /// The attacker whose Action Rating counts; by default the one with the highest, of those that the option
    /// `independents` lets lead.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("attackers", 1)]
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts; by default the one with the highest.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("defenders", 1)]
    pub defender_lead: u16,
    /// The hex has been attacked before in this Combat Segment.
    pub hex_attacked: Flag,
    /// Size of other friendly units in the overrunning stack's hex, in RE.
    #[measure("RE", 8)]
    pub bystanders_re: u16,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones.
    pub tables: GameTables<'a>,
}

/// The assessment of an attack: the input of `resolve` and `distribution`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The attacker's strength in points.
    #[measure("point", 11520)]
    pub attack: u32,
    /// The defender's strength in points.
    #[measure("point", 11520)]
    pub defence: u32,
    /// The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// Supply to pay for the attack, in T.
    #[measure("T", 1)]
    pub attack_cost: u16,
    /// Supply to pay for the defence, in T.
    #[measure("T", 1)]
    pub defence_cost: u16,
    /// Steps of the attackers.
    pub attacker_steps: u16,
    /// Steps of the defenders.
    pub defender_steps: u16,
    /// The attacker whose Action Rating counts.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender whose Action Rating counts.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// The kind of attack.
    pub kind: Code<Attack>,
    /// The row of the odds table.
    pub ground: Code<Ground>,
    /// The column from the defender's best, 0 to 12 in the printed table.
    #[required]
    pub column: u8,
    /// The die roll modifier of the Action Ratings, without the hedgehog's.
    #[range(-20, 20)]
    pub drm: i8,
    /// The level of the hedgehog.
    #[range(0, 4)]
    pub hedgehog: u8,
    /// The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
    pub exploit_rating: i8,
    /// No attacker can exploit, whatever the result (9.13).
    pub no_exploit: Flag,
    /// The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.
    pub exploit_drop: u8,
    /// The checksum of the game's own tables; 0 for the printed ones.
    pub digest: u32,
}
