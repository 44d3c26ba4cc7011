//! The question of a combat. KOR 8.0.

use crate::fault::Bounds;
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::options::GameRules;
use crate::korea::terrain::Terrain;
use crate::korea::units::{MOST_AIR, Unit};
use crate::reflect::{Code, Flag, Question, Reflect, Said};

/// The modifiers for movement points spent (8.0.ME.1).
pub(in crate::korea) const MP_DRM: Bounds = Bounds::new(-1, 2);

/// The support of a side from outside the combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Support {
    /// The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
    #[range(0, MOST_AIR)]
    pub air: u8,
    /// Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
    pub fleet: Flag,
    /// The side expends a depot. Only for the UN.
    pub depot: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A combat. The combat hex is the hex of the defending lead. All attackers are of one side, all defenders of the
/// other.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units that take part, each adjacent to the combat hex: the lead, its supporters, and the flanking
    /// units, which may be static. A static unit that does neither is listed if its presence as an armored unit counts
    /// (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
    #[required]
    pub attackers: &'a [Unit],
    /// The defending units that take part: the lead, and others in the combat hex or adjacent to it.
    #[required]
    pub defenders: &'a [Unit],
    /// The kind of combat.
    #[required]
    pub kind: Code<Engagement>,
    /// The attacker's lead. The first unit by default.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender's lead. The first unit by default.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// The attacker's modifier for movement points spent, -1 to 2. Required in a meeting engagement; a prepared attack
    /// has none.
    #[when_needed]
    #[range(MP_DRM)]
    pub mp_drm: Said<i8>,
    /// The attacker's support. By default none.
    pub attacker_support: Support,
    /// The defender's support. By default none.
    pub defender_support: Support,
    /// The coastal hexes to which the fleet is committed. An empty list if it is not committed.
    pub coast: &'a [Hex],
    /// The rows of the terrain chart that apply: those of the combat hex and of hexsides. An empty list for clear
    /// terrain without effect.
    pub terrain: &'a [Terrain],
    /// The game's options.
    pub rules: GameRules,
}
