//! The sequence of play: the segments of a game turn, what may be done in each, and what must hold when it ends. OCS 2,
//! 5.7g, 5.8b, 7.0, 9.0, 11.0.

mod action;
mod close;
mod segment;

pub use action::*;
pub use close::*;
pub use segment::*;

use super::rules::*;
use super::units::{Phase, word};
use crate::fault::Fault;
use crate::ocs::board::{KNOWN_SIDES, side_is_known};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Cites, Findings, Ruling, Trail, Verdict};

/// Something that a player is to do in a segment.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct PlannedAction {
    /// The segment.
    #[required]
    pub segment: Code<Segment>,
    /// What is to be done.
    #[required]
    pub action: Code<TurnAction>,
    /// The player who is to do it, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The player whose turn it is, from 1. Required in a player turn that is not played simultaneously.
    #[when_needed]
    pub player: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
}

/// The phase in which something is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct PermittedAction {
    /// The phase, as other questions ask for it; absent before the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Decides whether a player may do something in a segment (OCS 2.1 to 2.4, 7.0, 9.0, 11.0): whether the segment has it,
/// and whether the segment is the player's. In the Reaction Phase the player acts whose turn it is not. In a simulcast
/// turn both act, and neither attacks, overruns, barrages, sweeps or drops. Whether a single unit may is decided by the
/// question of that chapter.
///
/// ```
/// use grognard_core::ocs::sequence::{TurnAction, PlannedAction, Segment, assess};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let blow = |segment, side| {
///     let (segment, action) = (Code::new(segment), Code::new(TurnAction::Blow));
///     assess(&PlannedAction { segment, action, side, player: 1, ..Default::default() }, &mut Trail::none())
/// };
/// assert!(blow(Segment::ReactionMovement, 2)?.value.is_allowed());
/// assert!(!blow(Segment::ReactionMovement, 1)?.value.is_allowed());
/// assert!(!blow(Segment::Combat, 1)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the segment and the action.
/// * `missing_field` for the side. In a player turn that is not played simultaneously, it is also for the player.
pub fn assess(question: &PlannedAction, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<PermittedAction>>, Fault> {
    let q = question;
    let (segment, act) = (word(q.segment, &"segment")?, word(q.action, &"action")?);
    side_is_known(q.side, &text!("side"))?;
    let both = segment.is_common() || q.simulcast.is_set();
    if !both {
        side_is_known(q.player, &"player")?;
    }
    let phase = segment.phase();
    let reaction = phase == Some(Phase::Reaction);
    let mut findings = Findings::of(Cites::of(&[R2_3]), trail);
    findings.forbid_if(R2_3, !act.is_done_in(segment));
    findings.forbid_if(R7_0, act == TurnAction::Attack && reaction);
    let stranger = !both && (q.side == q.player) == reaction;
    let fights = matches!(act, TurnAction::Attack | TurnAction::Overrun);
    findings.forbid_if(R2_1, stranger);
    for rule in [act.moment(), act.argued(segment)].into_iter().flatten().filter(|_| !act.is_done_in(segment)) {
        findings.forbid(rule);
    }
    if let Some(rule) = act.own().filter(|_| stranger) {
        findings.forbid(rule);
    }
    if q.simulcast.is_set()
        && let Some(rule) = act.barred_in_simulcast()
    {
        findings.forbid(rule);
    }
    findings.cite_if(R2_1, !both);
    findings.cite_if(R9_1A, !both && fights);
    if let Some(rule) = act.moment() {
        findings.cite(rule);
    }
    findings.cite_if(R2_4_1, q.simulcast.is_set() && !segment.is_common());
    findings.cite_if(R7_0, reaction);
    findings.cite_if(R9_0, act == TurnAction::Attack);
    findings.cite_if(R11_0, phase == Some(Phase::Exploitation));
    Ok(findings.verdict(|| PermittedAction { phase: segment.code(), reserved: [0; 3] }))
}

/// A segment that has ended.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct EndedSegment {
    /// The segment.
    #[required]
    pub segment: Code<Segment>,
    /// The player who goes first in this game turn, from 1. Required from the end of First Player Determination on, save
    /// in a simulcast turn.
    #[when_needed]
    pub first: u8,
    /// The player who goes second, from 1; as `first`.
    pub second: u8,
    /// The player whose turn it is. Required in a player turn that is not played simultaneously.
    #[when_needed]
    pub player: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
}

/// The segment that follows another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct NextSegment {
    /// The segment.
    pub segment: Code<Segment>,
    /// The phase, as other questions ask for it; absent before the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is; 0 for both.
    pub player: u8,
    /// The player who acts in it; 0 for both.
    pub acts: u8,
    /// A phase ends with the segment that has ended.
    pub phase_ends: Flag,
    /// A player turn ends with it.
    pub player_turn_ends: Flag,
    /// The game turn ends with it.
    pub turn_ends: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the segment that follows another (OCS 2.1, 2.2): none is skipped, repeated or taken out of order. Two player
/// turns make a game turn; a simulcast turn goes through the sequence once for both (2.4.1).
///
/// ```
/// use grognard_core::ocs::sequence::{EndedSegment, Segment, next};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let ended = EndedSegment { segment: Code::new(Segment::CleanUp), first: 2, second: 1, player: 2, ..Default::default() };
/// let following = next(&ended, &mut Trail::none())?.value;
/// assert_eq!((following.segment.get(), following.player), (Some(Segment::Refit), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the segment.
/// * `missing_field` for the two players from First Player Determination on, and for the player in a player turn. In a
///   simulcast turn none of them is needed.
/// * `contradiction` for a second player who is also the first, and for a player who is neither.
pub fn next(question: &EndedSegment, _trail: &mut Trail<'_>) -> Result<Ruling<NextSegment>, Fault> {
    let q = question;
    let segment = word(q.segment, &"segment")?;
    let simulcast = q.simulcast.is_set();
    players(q, segment)?;
    let player_turn_ends = segment == Segment::CleanUp;
    let turn_ends = player_turn_ends && (simulcast || q.player == q.second);
    let following = match segment {
        Segment::CleanUp if turn_ends => Segment::Weather,
        Segment::CleanUp => Segment::Refit,
        segment => ORDER.into_iter().find(|later| *later > segment).unwrap_or(Segment::CleanUp),
    };
    let player = match (segment, following) {
        (_, following) if simulcast || following.is_common() => 0,
        (Segment::FirstPlayer, _) => q.first,
        (Segment::CleanUp, _) => q.second,
        _ => q.player,
    };
    let reaction = following.phase() == Some(Phase::Reaction);
    let acts = match player {
        0 => 0,
        player if reaction => {
            if player == q.first {
                q.second
            } else {
                q.first
            }
        }
        player => player,
    };
    let phase_ends = segment.phase() != following.phase() || segment == Segment::FirstPlayer;
    let mut cites = Cites::by(R2_2);
    cites.add_if(R2_1, player_turn_ends || reaction);
    cites.add_if(R2_4_1, simulcast);
    let value = NextSegment {
        segment: Code::new(following),
        phase: following.code(),
        player,
        acts,
        phase_ends: Flag::from(phase_ends),
        player_turn_ends: Flag::from(player_turn_ends),
        turn_ends: Flag::from(turn_ends),
        reserved: 0,
    };
    Ok(Ruling::new(value, cites))
}

/// Checks that the players are said, and whose turn it is, where the segment has them.
fn players(q: &EndedSegment, segment: Segment) -> Result<(), Fault> {
    let alone = !q.simulcast.is_set() && segment != Segment::Weather;
    if alone {
        side_is_known(q.first, &"first")?;
        side_is_known(q.second, &"second")?;
        if q.first == q.second {
            return Err(Fault::against(&"second", &"first: the players are of two sides")
                .valued(q.second)
                .opposed(q.first));
        }
    }
    if alone && !segment.is_common() {
        side_is_known(q.player, &"player")?;
        if q.player != q.first && q.player != q.second {
            return Err(Fault::against(&"player", &"first: it is the side of neither player")
                .valued(q.player)
                .opposed(q.first));
        }
    }
    Ok(())
}
