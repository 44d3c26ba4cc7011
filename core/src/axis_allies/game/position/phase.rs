//! The parts of a position: the phase, the battle, raid or antiaircraft fire at hand, and what marks a piece.

use crate::axis_allies::battle::Battle;
use crate::axis_allies::bombing::RaidAssessment;
use crate::reflect::Words;

/// The phases of a turn. Income follows on placement by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum TurnPhase {
    /// Purchase.
    Purchase = 1,
    /// Combat movement.
    CombatMovement,
    /// Raids and battles.
    Combat,
    /// Non-combat movement.
    NoncombatMovement,
    /// Placement.
    Placement,
}

/// A battle that is being fought, or a raid that is being flown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fight {
    /// The space.
    pub space: u16,
    /// The battle; nothing of it counts where there is a raid.
    pub battle: Battle,
    /// The raid, if it is one.
    pub raid: Option<Raiding>,
}

/// A raid that is being flown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Raiding {
    /// The bombers, and what they fly against.
    pub assessment: RaidAssessment,
    /// Bombers that were shot down and not yet chosen.
    pub owed: u16,
}

/// Guns that fire at a group of aircraft on one path: a bomber, which moves farthest, moves 6 spaces (unit chart). A path
/// with more guns is `overflow`.
pub(in crate::axis_allies::game) const GUNS: usize = 8;

/// Guns that fire at a group of aircraft, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flak {
    /// The spaces of the guns that have not fired yet, the first of them firing now; zeros after the last.
    pub guns: [u16; GUNS],
    /// Hits of the first gun that the owner has not yet paid for.
    pub hits: u16,
}

impl Flak {
    /// The guns of these spaces.
    pub(in crate::axis_allies::game) fn over(spaces: &[u16]) -> Flak {
        let mut flak = Flak { guns: [0; GUNS], hits: 0 };
        for (gun, space) in flak.guns.iter_mut().zip(spaces) {
            *gun = *space;
        }
        flak
    }
    /// The gun has fired.
    pub(in crate::axis_allies::game) fn next(mut self) -> Option<Flak> {
        let mut guns = [0; GUNS];
        for (gun, next) in guns.iter_mut().zip(self.guns.iter().skip(1)) {
            *gun = *next;
        }
        self.guns = guns;
        self.hits = 0;
        self.guns.first().is_some_and(|gun| *gun > 0).then_some(self)
    }
}

/// A bomber that raids and does not fight.
pub(in crate::axis_allies::game) const RAIDS: u8 = 16;
/// An aircraft under antiaircraft fire on its way; in a battle one that is hit and still fires.
pub(in crate::axis_allies::game) const DOOMED: u8 = 32;

/// A piece that a battle has destroyed, off the board when it is over.
pub(in crate::axis_allies::game) const DEAD: u8 = 64;
/// A submarine that withdrew, to the zone that is its `left`.
pub(in crate::axis_allies::game) const AWAY: u8 = 128;
/// In a battle, a submarine that withdrew in the round at hand, whom others may follow (4.2a), or a battleship that gives
/// its support shot. It is the mark of a fighter whose carrier moved away, which neither of them has.
pub(in crate::axis_allies::game) const CHOSEN: u8 = crate::axis_allies::movement::LIFTED;
