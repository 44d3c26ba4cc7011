//! Where those who break off a battle may go. Clarifications 2.3, 2.4, 4.1b, 4.1c, 4.2c, 4.2d, 4.3b, 4.4a.

use super::battle::{Battle, agree, muster};
use super::board::{self, View};
use super::map::is_open;
use super::powers::{Power, Side};
use super::reasons::Reasons;
use super::rules::*;
use super::set::Set;
use super::units::word;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict};
use crate::table::numbered;

/// Who breaks off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Leaving {
    /// All attackers but aircraft (4.1).
    Attackers = 1,
    /// Some of the attacking submarines (4.2c).
    AttackingSubmarines,
    /// Some of the defending submarines (4.2d).
    DefendingSubmarines,
}

/// How one attacking piece came into the battle, as it was declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Way {
    /// Where it began, the spaces that it passed, and the battle; zeros after the last.
    pub spaces: [u16; 8],
}

const _: () = assert!(size_of::<Way>() == 16, "frozen for this major of the C ABI");

/// A battle that somebody wants to leave, and where to.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Withdrawal<'a> {
    /// The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
    pub board: board::Board<'a>,
    /// Whose turn it is: the attacker.
    #[required]
    pub power: Code<Power>,
    /// The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
    #[required]
    pub battle: Battle,
    /// Where it is fought.
    #[required]
    pub space: u16,
    /// Who leaves it.
    #[required]
    pub leaving: Code<Leaving>,
    /// How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers
    /// leave, and does not count where defenders do.
    pub ways: &'a [Way],
    /// Where they want to go; `choices` does not look at it.
    pub destination: u16,
}

/// A space to withdraw to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refuge {
    /// The space.
    pub space: u16,
    /// It was taken this turn (4.4a).
    pub taken: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// How many spaces there are to withdraw to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refuges {
    /// Spaces.
    pub spaces: u16,
}

/// A battle, looked at from the side that wants to leave it.
struct Exit<'a, 'q> {
    view: &'a View<'q>,
    leaving: Leaving,
    attacker: Power,
    battle: u16,
    /// The spaces by way of which attackers came.
    came: Set,
    /// Against any withdrawal, wherever to.
    general: Reasons,
}

impl<'q> Exit<'_, 'q> {
    /// Looks at the battle, and at how the attackers came.
    fn look(&mut self, q: &Withdrawal<'q>) -> Result<(), Fault> {
        let (view, leaving) = (self.view, self.leaving);
        view.map.at(q.space, &"space")?;
        let at_sea = view.sea.has(q.space);
        q.battle.is_at(at_sea)?;
        if leaving != Leaving::Attackers && !at_sea {
            return Err(Fault::new(FaultCode::Contradiction, &"leaving"));
        }
        if leaving != Leaving::DefendingSubmarines && q.ways.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"ways"));
        }
        for (i, way) in numbered(q.ways) {
            let wrong = |code| Err(Fault::new(code, &"spaces").in_list(&"ways", i));
            let (mut last, mut ended) = (0, false);
            for space in &way.spaces {
                ended |= *space == 0;
                match (ended, *space) {
                    (true, 0) => {}
                    (true, _) => return wrong(FaultCode::Contradiction),
                    (false, space) if view.map.space(space).is_none() => return wrong(FaultCode::OutOfRange),
                    // Each step leads to a neighbour.
                    (false, space) if last != 0 && !view.map.borders(last, space) => {
                        return wrong(FaultCode::Contradiction);
                    }
                    (false, space) => {
                        self.came.add(space);
                        last = space;
                    }
                }
            }
            if last != q.space {
                return wrong(FaultCode::Contradiction);
            }
        }
        let [attackers, defenders] = muster(view, q.space, self.attacker, &mut |_, _| true);
        agree(&q.battle.attacker, &attackers, &"attacker")?;
        agree(&q.battle.defender, &defenders, &"defender")?;
        let (leaves, reason) = match leaving {
            // 4.1c: nobody withdraws from nobody.
            Leaving::Attackers => (attackers.surface(), (defenders, R4_1C)),
            Leaving::AttackingSubmarines => (u32::from(attackers.submarine), (defenders, R4_1C)),
            // 4.2b: while an attacker is left.
            Leaving::DefendingSubmarines => (u32::from(defenders.submarine), (attackers, R4_2B)),
        };
        if leaves == 0 {
            return Err(Fault::new(FaultCode::Contradiction, &"leaving"));
        }
        if q.battle.amphibious.is_set() {
            self.general.add(R4_3B);
        }
        if let (force, rule) = reason
            && force.is_empty()
        {
            self.general.add(rule);
        }
        Ok(())
    }

    /// What speaks against it there, beside what does anywhere; and by which rules they may where nothing does.
    fn refuge(&self, space: u16, reasons: &mut Reasons) -> Cites {
        let view = self.view;
        let own = match self.leaving {
            Leaving::Attackers => R4_1B,
            Leaving::AttackingSubmarines => R4_2C,
            Leaving::DefendingSubmarines => R4_2D,
        };
        let mut cites = Cites::by(own);
        let sea = view.sea.has(space);
        let defends = self.leaving == Leaving::DefendingSubmarines;
        if !view.map.borders(self.battle, space)
            || sea != view.sea.has(self.battle)
            || (!defends && !self.came.has(space))
            // Friendly at this time: no enemy ship in the zone, and the land one's own side's.
            || if sea { view.occupied.has(space) } else { !view.friendly.has(space) }
            || (defends && view.battled.has(space))
        {
            reasons.add(own);
        }
        if let Some((canal, rule)) = view.map.canal(self.battle, space) {
            // Friendly to those who sail when the attacker's turn began.
            if is_open(canal, &view.began) {
                cites.add(rule);
            } else {
                reasons.add(rule);
                // 2.4 takes this from 2.3.
                if rule == R2_4 && defends {
                    reasons.add(R2_3);
                }
            }
        }
        cites.add_if(R4_4A, !sea && !view.began.has(space));
        cites
    }
}

/// Whether they may withdraw to this space, or to any beside the battle: pushes those to which they may, and tells
/// what stands in the way of the others.
fn weigh(
    q: &Withdrawal<'_>,
    only: Option<u16>,
    rows: &mut Sink<'_, Refuge>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refuges>>, Fault> {
    let mut view = View::new(&q.board);
    let leaving = word(q.leaving, &"leaving")?;
    let attacker = word(q.power, &"power")?;
    // The defenders see the board as any power of their side.
    let eyes = match attacker.side() {
        _ if leaving != Leaving::DefendingSubmarines => attacker,
        Side::Axis => Power::Ussr,
        Side::Allies => Power::Germany,
        Side::Neither => Power::Nobody,
    };
    view.see(Code::new(eyes))?;
    let (came, general) = (Set::default(), Reasons::default());
    let mut exit = Exit { view: &view, leaving, attacker, battle: q.space, came, general };
    exit.look(q)?;
    let spaces = match only {
        Some(space) => {
            exit.view.map.at(space, &"destination")?;
            Set::one(space)
        }
        None => exit.view.map.next_to(&Set::one(exit.battle)),
    };
    let (mut allowed, mut refuges) = (Reasons::default(), Refuges::default());
    // Against all of it speaks what does anywhere.
    let mut against = exit.general;
    for space in spaces.iter() {
        let mut reasons = exit.general;
        let cites = exit.refuge(space, &mut reasons);
        if let Some(reasons) = &reasons.0 {
            against.merge(reasons);
        } else {
            // No more than a map has spaces.
            refuges.spaces = refuges.spaces.wrapping_add(1);
            let taken = !exit.view.sea.has(space) && !exit.view.began.has(space);
            rows.push(Refuge { space, taken: Flag::from(taken), reserved: 0 });
            allowed.merge(&cites);
        }
        let (about, index, num) = match only {
            Some(_) => (About::Whole, usize::MAX, i32::from(space)),
            None => (About::Path, usize::from(space), 0),
        };
        reasons.tell(about, index, num, trail);
    }
    Ok(match allowed.0 {
        Some(cites) => Ruling::new(Verdict::Allowed(refuges), cites),
        // 4.1b: every battle has neighbours, so that something was said; a board without borders has none.
        None => Ruling::new(Verdict::Forbidden, against.0.unwrap_or(Cites::by(R4_1B))),
    })
}

/// Whether they may withdraw to a space, on the board as it is at that moment of the battle: attackers as a whole to an adjacent one that some attacker came by, friendly at
/// this time (4.1b, 4.4a), while a defender is left (4.1c) and never from an amphibious assault (4.3b); attacking
/// submarines likewise (4.2c); defending ones, while an attacker is left (4.2b), to any adjacent zone without enemy ships
/// and without a battle this turn (4.2d); by way of a canal only where it was friendly to them when the turn began (2.3, 2.4).
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Holding, Unit};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Force, Stage};
/// use grognard_core::axis_allies::withdrawal::{Leaving, Way, Withdrawal, assess};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::Trail;
/// let infantry = |owner: Power| {
///     Unit { space: Egy.number(), kind: Kind::Infantry.into(), owner: owner.into(), ..Default::default() }
/// };
/// let units = [infantry(Power::Uk), infantry(Power::Germany)];
/// let holdings = [Holding { space: Egy.number(), owner: Power::Germany.into(), ..Default::default() }];
/// let board = Board { units: &units, holdings: &holdings, ..Default::default() };
/// let mut way = Way::default();
/// way.spaces[..2].copy_from_slice(&[Feq.number(), Egy.number()]);
/// let one = Force { infantry: 1, ..Force::default() };
/// let battle = Battle {
///     attacker_start: one,
///     attacker: one,
///     defender_start: one,
///     defender: one,
///     kind: BattleKind::Land.into(),
///     stage: Stage::Retreat.into(),
///     ..Battle::default()
/// };
/// let to = |destination| Withdrawal {
///     board,
///     power: Power::Uk.into(),
///     battle,
///     space: Egy.number(),
///     leaving: Leaving::Attackers.into(),
///     ways: core::slice::from_ref(&way),
///     destination,
/// };
/// assert!(assess(&to(Feq.number()), &mut Trail::none())?.value.is_allowed());
/// assert!(!assess(&to(Con.number()), &mut Trail::none())?.value.is_allowed()); // nobody came from there
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(question: &Withdrawal<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let ruling = weigh(question, Some(question.destination), &mut Sink::none(), trail)?;
    let verdict = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
    Ok(Ruling::new(verdict, ruling.cites))
}

/// Every space that they may withdraw to, on the board as it is at that moment of the battle, as rows; forbidden where there is none, with what stands in the way of each
/// neighbour of the battle (4.1b, 4.2c, 4.2d, 4.3b).
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Force, Stage};
/// use grognard_core::axis_allies::withdrawal::{Leaving, Refuge, Withdrawal, choices};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let ship = |kind: Kind, owner: Power, space: u16| {
///     Unit { space, kind: kind.into(), owner: owner.into(), ..Default::default() }
/// };
/// let units = [ship(Kind::Submarine, Power::Uk, Emd.number()), ship(Kind::Battleship, Power::Germany, Emd.number())];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [Refuge::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let leaving = Leaving::DefendingSubmarines.into();
/// let (attacker, defender) = (Force { battleship: 1, ..Force::default() }, Force { submarine: 1, ..Force::default() });
/// let battle = Battle {
///     attacker_start: attacker,
///     attacker,
///     defender_start: defender,
///     defender,
///     kind: BattleKind::Sea.into(),
///     stage: Stage::DefenderSubmarines.into(),
///     ..Battle::default()
/// };
/// let question =
///     Withdrawal { board, power: Power::Germany.into(), battle, space: Emd.number(), leaving, ..Default::default() };
/// choices(&question, &mut rows, &mut Trail::none())?;
/// let spaces: Vec<u16> = rows.items().iter().map(|row| row.space).collect();
/// assert_eq!(spaces, [Bla.number(), Cmd.number(), Red.number()]); // the canal is British
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn choices(
    question: &Withdrawal<'_>,
    rows: &mut Sink<'_, Refuge>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refuges>>, Fault> {
    weigh(question, None, rows, trail)
}
