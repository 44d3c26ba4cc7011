//! The outcomes of a battle and their chances.

use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::round::Ending;
use crate::axis_allies::chance::Expected;
use crate::reflect::{Code, Flag, Reflect};

/// Expected numbers of units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ExpectedForce {
    /// The number of all units.
    pub units: Expected,
    /// The cost of all units, in IPC.
    pub ipc: Expected,
    /// The number of infantry.
    pub infantry: Expected,
    /// The number of armor.
    pub armor: Expected,
    /// The number of fighters.
    pub fighter: Expected,
    /// The number of bombers.
    pub bomber: Expected,
    /// The number of transports.
    pub transport: Expected,
    /// The number of submarines.
    pub submarine: Expected,
    /// The number of aircraft carriers.
    pub carrier: Expected,
    /// The number of battleships.
    pub battleship: Expected,
    /// The number of a game's own units that act as infantry.
    pub own_infantry: Expected,
    /// The number of a game's own units that act as armor.
    pub own_armor: Expected,
    /// The number of a game's own aircraft that act as fighters.
    pub own_fighter: Expected,
    /// The number of a game's own ships that act as battleships.
    pub own_warship: Expected,
}

/// The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
/// less `missing`. With several waves, the endings are those of the last wave that is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleChances {
    /// The attacker wins: no defender is left, and an attacker is.
    #[chance]
    pub win: u64,
    /// The defender wins: no attacker is left, and a defender is.
    #[chance]
    pub lose: u64,
    /// No unit of either side is left.
    #[chance]
    pub both_gone: u64,
    /// The attacker retreats.
    #[chance]
    pub retreat: u64,
    /// Neither side can hit the other.
    #[chance]
    pub stalemate: u64,
    /// The attacker takes the territory: no defender is left, and infantry or armor is.
    #[chance]
    pub taken: u64,
    /// The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
    #[chance]
    pub missing: u64,
    /// The expected number of rounds, of all waves together.
    pub rounds: Expected,
    /// The attacker's expected losses, of all waves together.
    pub attacker_lost: ExpectedForce,
    /// The defender's expected losses.
    pub defender_lost: ExpectedForce,
    /// The expected number of the attacker's submarines that withdraw.
    pub attacker_withdrawn: Expected,
    /// The expected number of the defender's submarines that withdraw.
    pub defender_withdrawn: Expected,
}

/// A possible outcome of a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleOutcome {
    /// The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
    #[chance]
    pub chance: u64,
    /// The attacker's losses, in IPC.
    pub attacker_ipc: u32,
    /// The defender's losses since the first wave, in IPC.
    pub defender_ipc: u32,
    /// The attackers that are left.
    pub attacker: Force,
    /// The defenders that are left.
    pub defender: Force,
    /// The attacker's submarines that withdrew.
    pub attacker_withdrawn: u16,
    /// The defender's submarines that withdrew.
    pub defender_withdrawn: u16,
    /// The wave.
    #[refers("waves")]
    pub wave: u16,
    /// The ending of the wave.
    pub ending: Code<Ending>,
    /// The territory is taken, and no further wave fights.
    pub taken: Flag,
}

const _: () = assert!(size_of::<BattleOutcome>() == 72, "frozen for this major of the C ABI");

/// The chances that a wave ends in a given round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RoundChance {
    /// The wave.
    #[refers("waves")]
    pub wave: u16,
    /// The round after which it ends; 0 for a wave that ends before the first.
    pub round: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: u32,
    /// The chance that the wave ends in this round, in units of 1/2^63.
    #[chance]
    pub chance: u64,
    /// The part of `chance` in which the attacker wins.
    #[chance]
    pub win: u64,
    /// The part of `chance` in which the defender wins.
    #[chance]
    pub lose: u64,
    /// The part of `chance` in which no unit of either side is left.
    #[chance]
    pub both_gone: u64,
    /// The part of `chance` in which the attacker retreats.
    #[chance]
    pub retreat: u64,
    /// The part of `chance` in which the territory is taken.
    #[chance]
    pub taken: u64,
}
