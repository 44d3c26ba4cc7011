//! A combat that is asked about. KOR 8.0.

use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::options::GameRules;
use crate::korea::terrain::Terrain;
use crate::korea::units::Unit;
use crate::reflect::{Code, Flag, Question, Reflect, Said};

/// What supports a side from afar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Support {
    /// Effectiveness Rating of its air support, 1 to 99; 0 for none.
    pub air: u8,
    /// The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
    pub fleet: Flag,
    /// It expends a depot: the UN only.
    pub depot: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A combat. The combat hex is the one in which the defending lead stands. All attackers are of one side, all defenders
/// of the other.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and
    /// those that flank, which static ones do too. A static one that does neither is listed where it is present with
    /// armor (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
    #[required]
    pub attackers: &'a [Unit],
    /// The defending units that take part: the lead, and others in the combat hex or next to it.
    #[required]
    pub defenders: &'a [Unit],
    /// A meeting engagement or a prepared attack.
    #[required]
    pub kind: Code<Engagement>,
    /// Which attacker leads, from 0: the first where nothing is said.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// Which defender leads, from 0: the first where nothing is said.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// In a meeting engagement, what the movement points spent are worth to the attacker, -1 to 2, which must be said. A
    /// prepared attack has none.
    pub mp_drm: Said<i8>,
    /// What supports the attacker; none where nothing is said.
    pub attacker_support: Support,
    /// What supports the defender; none where nothing is said.
    pub defender_support: Support,
    /// The coastal hexes that the fleet is committed to; none where it is not.
    pub coast: &'a [Hex],
    /// The rows of the terrain chart that the combat meets: the combat hex's and those of hexsides; none for clear
    /// terrain without effect.
    pub terrain: &'a [Terrain],
    /// The game's options.
    pub rules: GameRules,
}
