//! What comes of a battle, and how likely.

use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::round::Ending;
use crate::axis_allies::chance::Expected;
use crate::reflect::{Code, Flag, Reflect};

/// Expected numbers of units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ExpectedForce {
    /// All units.
    pub units: Expected,
    /// What they cost, in IPC.
    pub ipc: Expected,
    /// Infantry.
    pub infantry: Expected,
    /// Armor.
    pub armor: Expected,
    /// Fighters.
    pub fighter: Expected,
    /// Bombers.
    pub bomber: Expected,
    /// Transports.
    pub transport: Expected,
    /// Submarines.
    pub submarine: Expected,
    /// Aircraft carriers.
    pub carrier: Expected,
    /// Battleships.
    pub battleship: Expected,
}

/// The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
/// most. Of several waves, the endings are those of the last that was fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleChances {
    /// No defender is left, and an attacker is.
    pub win: u64,
    /// No attacker is left, and a defender is.
    pub lose: u64,
    /// Neither is.
    pub both_gone: u64,
    /// The attacker retreats.
    pub retreat: u64,
    /// Nobody can hit anybody.
    pub stalemate: u64,
    /// The attacker takes the territory: no defender is left, and infantry or armor is.
    pub taken: u64,
    /// What the five endings lack of certainty: the bound of each chance's error.
    pub missing: u64,
    /// Expected rounds, of all waves together.
    pub rounds: Expected,
    /// Expected losses of the attacker, of all waves together.
    pub attacker_lost: ExpectedForce,
    /// Expected losses of the defender.
    pub defender_lost: ExpectedForce,
    /// Expected submarines of the attacker that withdraw.
    pub attacker_withdrawn: Expected,
    /// Expected submarines of the defender that withdraw.
    pub defender_withdrawn: Expected,
}

/// Something that may be left after a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleOutcome {
    /// Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
    pub chance: u64,
    /// What the attacker lost, in IPC.
    pub attacker_ipc: u32,
    /// What the defender lost since the first wave, in IPC.
    pub defender_ipc: u32,
    /// The attackers that are left.
    pub attacker: Force,
    /// The defenders that are left.
    pub defender: Force,
    /// Submarines of the attacker that withdrew.
    pub attacker_withdrawn: u16,
    /// Submarines of the defender that withdrew.
    pub defender_withdrawn: u16,
    /// Which wave, from 0.
    #[refers("waves")]
    pub wave: u16,
    /// How it ended.
    pub ending: Code<Ending>,
    /// The territory is taken: no further wave fights.
    pub taken: Flag,
}

const _: () = assert!(size_of::<BattleOutcome>() == 56, "frozen for this major of the C ABI");

/// How a wave may end in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RoundChance {
    /// Which wave, from 0.
    #[refers("waves")]
    pub wave: u16,
    /// After which round; 0 for a wave that ends before the first.
    pub round: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: u32,
    /// The chance that it ends then, in units of 1/2^63.
    pub chance: u64,
    /// And no defender is left, but an attacker is.
    pub win: u64,
    /// And no attacker is left, but a defender is.
    pub lose: u64,
    /// And neither is.
    pub both_gone: u64,
    /// And the attacker retreats.
    pub retreat: u64,
    /// And the territory is taken.
    pub taken: u64,
}
