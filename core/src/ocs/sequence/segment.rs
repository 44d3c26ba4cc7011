//! The segments of a game turn. OCS 2.

use crate::ocs::units::Phase;
use crate::reflect::{Code, Words};

/// A step of a game turn: a segment, or a phase that has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Words)]
#[repr(u8)]
pub enum Segment {
    /// The Weather Determination Segment of the Pre-Turn Phase.
    Weather = 1,
    /// The First Player Determination Segment of the Pre-Turn Phase.
    FirstPlayer,
    /// The Aircraft Refit Phase.
    Refit,
    /// The Reinforcement Phase.
    Reinforcement,
    /// The Breakout Segment of the Movement Phase.
    Breakout,
    /// The Movement Segment of the Movement Phase.
    Movement,
    /// The Barrage Segment of the Movement Phase.
    MovementBarrage,
    /// The Supply Phase.
    Supply,
    /// The Movement Segment of the Reaction Phase.
    ReactionMovement,
    /// The Barrage Segment of the Reaction Phase.
    ReactionBarrage,
    /// The Barrage Segment of the Combat Phase.
    CombatBarrage,
    /// The Combat Segment of the Combat Phase.
    Combat,
    /// The Movement Segment of the Exploitation Phase.
    ExploitationMovement,
    /// The Barrage Segment of the Exploitation Phase.
    ExploitationBarrage,
    /// The Combat Segment of the Exploitation Phase.
    ExploitationCombat,
    /// The Clean Up Phase.
    CleanUp,
}

/// The segments in the order of play.
pub(super) const ORDER: [Segment; 16] = [
    Segment::Weather,
    Segment::FirstPlayer,
    Segment::Refit,
    Segment::Reinforcement,
    Segment::Breakout,
    Segment::Movement,
    Segment::MovementBarrage,
    Segment::Supply,
    Segment::ReactionMovement,
    Segment::ReactionBarrage,
    Segment::CombatBarrage,
    Segment::Combat,
    Segment::ExploitationMovement,
    Segment::ExploitationBarrage,
    Segment::ExploitationCombat,
    Segment::CleanUp,
];

impl Segment {
    /// Returns the phase of the segment; `None` before the Reinforcement Phase.
    pub const fn phase(self) -> Option<Phase> {
        Some(match self {
            Segment::Weather | Segment::FirstPlayer | Segment::Refit => return None,
            Segment::Reinforcement => Phase::Reinforcement,
            Segment::Breakout | Segment::Movement | Segment::MovementBarrage => Phase::Movement,
            Segment::Supply => Phase::Supply,
            Segment::ReactionMovement | Segment::ReactionBarrage => Phase::Reaction,
            Segment::CombatBarrage | Segment::Combat => Phase::Combat,
            Segment::ExploitationMovement | Segment::ExploitationBarrage | Segment::ExploitationCombat => {
                Phase::Exploitation
            }
            Segment::CleanUp => Phase::CleanUp,
        })
    }

    /// Returns whether it is a Movement Segment.
    pub(in crate::ocs) const fn is_of_movement(self) -> bool {
        matches!(self, Segment::Movement | Segment::ReactionMovement | Segment::ExploitationMovement)
    }

    /// Returns whether the segment comes before the player turns.
    pub(super) const fn is_common(self) -> bool {
        matches!(self, Segment::Weather | Segment::FirstPlayer)
    }

    pub(super) fn code(self) -> Code<Phase> {
        self.phase().map(Code::new).unwrap_or_default()
    }
}
