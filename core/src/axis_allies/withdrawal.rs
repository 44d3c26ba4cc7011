//! Withdrawal from a battle. Clarifications 2.3, 2.4, 4.1b, 4.1c, 4.2c, 4.2d, 4.3b, 4.4a.

use super::battle::{Battle, agree, muster};
use super::board;
use super::map::is_open;
use super::powers::{Power, Side};
use super::rules::*;
use super::set::Set;
use super::units::word;
use super::view::View;
use crate::axis_allies::map::Site;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Item, Reasons, Ruling, Sink, Trail, Verdict};
use crate::table::numbered;

/// The units that withdraw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Leaving {
    /// All attackers except aircraft (4.1).
    Attackers = 1,
    /// Some of the attacking submarines (4.2c).
    AttackingSubmarines,
    /// Some of the defending submarines (4.2d).
    DefendingSubmarines,
}

/// The way of one attacking piece into the battle, as declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Way {
    /// The space where it began, the spaces that it passed, and the battle, with zeros after the last.
    pub spaces: [Locus<Site>; 8],
}

const _: () = assert!(size_of::<Way>() == 16, "frozen for this major of the C ABI");

/// A battle from which units are to withdraw, and their destination.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Withdrawal<'a> {
    /// The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is, which is the attacker.
    #[required]
    pub power: Code<Power>,
    /// The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
    #[required]
    pub battle: Battle,
    /// The space of the battle.
    #[required]
    pub space: Locus<Site>,
    /// The units that withdraw.
    #[required]
    pub leaving: Code<Leaving>,
    /// The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
    /// attackers withdraw; ignored if defenders do.
    pub ways: &'a [Way],
    /// The space to which they withdraw; ignored by `choices`.
    pub destination: Locus<Site>,
}

/// A space to which units may withdraw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct WithdrawalSpace {
    /// The space.
    pub space: Locus<Site>,
    /// The space was taken in this turn (4.4a).
    pub taken: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The number of spaces to which units may withdraw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct WithdrawalSpaces {
    /// The number of spaces.
    pub spaces: u16,
}

/// A battle from the point of view of the side that withdraws.
struct Exit<'a, 'q> {
    view: &'a View<'q>,
    leaving: Leaving,
    attacker: Power,
    battle: u16,
    /// The spaces from which attackers came.
    came: Set,
    /// The reasons against any withdrawal, whatever the destination.
    general: Reasons,
}

impl<'q> Exit<'_, 'q> {
    /// Reads the battle and the ways of the attackers.
    fn look(&mut self, q: &Withdrawal<'q>) -> Result<(), Fault> {
        let (view, leaving) = (self.view, self.leaving);
        view.map.at(q.space.0, &"space")?;
        let at_sea = view.sea.has(q.space.0);
        q.battle.is_at(at_sea)?;
        if leaving != Leaving::Attackers && !at_sea {
            return Err(Fault::against(&"leaving", &"space: submarines withdraw from a sea zone"));
        }
        if leaving != Leaving::DefendingSubmarines && q.ways.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &text!("ways")));
        }
        self.come(q.ways, q.space.0)?;
        let [attackers, defenders] = muster(view, q.space.0, self.attacker, &mut |_, _| true);
        agree(&q.battle.attacker, &attackers, &text!("attacker"))?;
        agree(&q.battle.defender, &defenders, &text!("defender"))?;
        let (leaves, reason) = match leaving {
            // 4.1c: there must be an enemy to withdraw from.
            Leaving::Attackers => (attackers.surface(), (defenders, R4_1C)),
            Leaving::AttackingSubmarines => (u32::from(attackers.submarine), (defenders, R4_1C)),
            // 4.2b: while an attacker is left.
            Leaving::DefendingSubmarines => (u32::from(defenders.submarine), (attackers, R4_2B)),
        };
        // 4.3b forbids aircraft too.
        let assault = q.battle.amphibious.is_set() && leaving == Leaving::Attackers && !attackers.is_empty();
        if leaves == 0 && !assault {
            return Err(Fault::against(&"leaving", &"board.units: none of those who would leave is in the space"));
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

    /// Notes the spaces of the attackers' ways, each from neighbour to neighbour into the battle.
    fn come(&mut self, ways: &[Way], battle: u16) -> Result<(), Fault> {
        let map = &self.view.map;
        for (i, way) in numbered(ways) {
            let wrong = |fault: Fault| Err(fault.in_list(&text!("ways"), i));
            let (mut last, mut ended) = (0, false);
            for space in &way.spaces {
                ended |= *space == 0;
                match (ended, space.0) {
                    (true, 0) => {}
                    // A space in the middle is missing.
                    (true, _) => return wrong(Fault::new(FaultCode::MissingField, &"spaces")),
                    (false, space) if map.space(space).is_none() => return wrong(map.beyond(space, &"spaces")),
                    // Each step leads to a neighbour.
                    (false, space) if last != 0 && !map.borders(last, space) => {
                        return wrong(Fault::against(&"spaces", &"board: each space of a way borders the next"));
                    }
                    (false, space) => {
                        self.came.add(space);
                        last = space;
                    }
                }
            }
            if last != battle {
                return wrong(Fault::against(&"spaces", &"space: a way ends in the space of the battle"));
            }
        }
        Ok(())
    }

    /// Returns the rule by which they withdraw.
    const fn own(&self) -> Rule {
        match self.leaving {
            Leaving::Attackers => R4_1B,
            Leaving::AttackingSubmarines => R4_2C,
            Leaving::DefendingSubmarines => R4_2D,
        }
    }

    /// Collects the reasons against a destination, apart from the general ones; returns the rules that allow it if
    /// there are none.
    fn refuge(&self, space: u16, reasons: &mut Reasons) -> Cites {
        let (view, own) = (self.view, self.own());
        let mut cites = Cites::by(own);
        let sea = view.sea.has(space);
        let defends = self.leaving == Leaving::DefendingSubmarines;
        if !view.map.borders(self.battle, space)
            || sea != view.sea.has(self.battle)
            || (!defends && !self.came.has(space))
            // Friendly at this time: no enemy ship in the zone, and the land of the unit's own side.
            || if sea { view.occupied.has(space) } else { !view.friendly.has(space) }
            || (defends && view.battled.has(space))
        {
            reasons.add(own);
        }
        if let Some((canal, rule)) = view.map.canal(self.battle, space) {
            // Friendly to the ships' side when the attacker's turn began.
            if is_open(canal, &view.began) {
                cites.add(rule);
            } else {
                reasons.add(rule);
                // 2.4 refers to 2.3 for this.
                if rule == R2_4 && defends {
                    reasons.add(R2_3);
                }
            }
        }
        cites.add_if(R4_4A, !sea && !view.began.has(space));
        cites
    }
}

/// Returns the power that sees the board for those who leave: the defenders see it like any power of their side.
fn eyes(leaving: Leaving, attacker: Power) -> Power {
    match attacker.side() {
        _ if leaving != Leaving::DefendingSubmarines => attacker,
        Side::Axis => Power::Ussr,
        Side::Allies => Power::Germany,
        Side::Neither => Power::Nobody,
    }
}

/// Checks whether they may withdraw to this space, or to any space adjacent to the battle. Appends the spaces that are
/// allowed, and a step for each reason against the others.
fn weigh(
    q: &Withdrawal<'_>,
    only: Option<u16>,
    rows: &mut Sink<'_, WithdrawalSpace>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<WithdrawalSpaces>>, Fault> {
    let mut view = View::new(&q.board);
    let leaving = word(q.leaving, &"leaving")?;
    let attacker = word(q.power, &"power")?;
    view.see(Code::new(eyes(leaving, attacker)))?;
    let (came, general) = (Set::default(), Reasons::default());
    let mut exit = Exit { view: &view, leaving, attacker, battle: q.space.0, came, general };
    exit.look(q)?;
    let spaces = match only {
        Some(space) => {
            exit.view.map.at(space, &"destination")?;
            Set::one(space)
        }
        None => exit.view.map.next_to(&Set::one(exit.battle)),
    };
    let (mut allowed, mut refuges) = (Reasons::default(), WithdrawalSpaces::default());
    // A withdrawal needs an enemy.
    for rule in [R4_1C, R4_2B] {
        if exit.general.rules().is_some_and(|general| general.has(rule)) {
            trail.limit(rule, About::Whole, 1, 0);
        }
    }
    // The general reasons apply to every destination.
    let mut against = exit.general;
    for space in spaces.iter() {
        let mut reasons = exit.general;
        let cites = exit.refuge(space, &mut reasons);
        if let (Some(_), Some(far @ 2..)) = (only, exit.view.map.apart(exit.battle, space)) {
            trail.limit(exit.own(), About::Whole, far.into(), 1);
        }
        if let Some(reasons) = reasons.rules() {
            against.merge(reasons);
        } else {
            // There are no more than a map has spaces.
            refuges.spaces = refuges.spaces.bounded_add(1);
            let taken = !exit.view.sea.has(space) && !exit.view.began.has(space);
            rows.push(WithdrawalSpace { space: space.into(), taken: Flag::from(taken), reserved: 0 });
            allowed.merge(&cites);
        }
        let (at, num) = match only {
            Some(_) => (Item::WHOLE, i32::from(space)),
            None => (About::Path.at(space.into()), 0),
        };
        reasons.tell(at, num, trail);
    }
    Ok(match allowed.rules() {
        Some(cites) => Ruling::new(Verdict::Allowed(refuges), *cites),
        // 4.1b: every battle has neighbours, so that there is a reason; a board without borders has none.
        None => Ruling::new(Verdict::Forbidden, against.rules().copied().unwrap_or(Cites::by(R4_1B))),
    })
}

/// Decides whether units may withdraw to a space, on the board at that moment of the battle. Attackers withdraw as a
/// whole to an adjacent space from which some attacker came, friendly at this time (4.1b, 4.4a). They do so while a
/// defender is left (4.1c), and never from an amphibious assault (4.3b). Attacking submarines withdraw in the same way
/// (4.2c). Defending submarines withdraw, while an attacker is left (4.2b), to any adjacent zone without enemy ships
/// and without a battle in this turn (4.2d). A canal must have been friendly to them when the turn began (2.3, 2.4).
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Holding, Unit};
/// use grognard_core::axis_allies::map::Site::{self, *};
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Force, Stage};
/// use grognard_core::axis_allies::withdrawal::{Leaving, Way, Withdrawal, assess};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::Trail;
/// let infantry = |owner: Power| {
///     Unit { space: Egy.into(), kind: Kind::Infantry.into(), owner: owner.into(), ..Default::default() }
/// };
/// let units = [infantry(Power::Uk), infantry(Power::Germany)];
/// let holdings = [Holding { space: Egy.into(), owner: Power::Germany.into(), ..Default::default() }];
/// let board = Board { units: &units, holdings: &holdings, ..Default::default() };
/// let mut way = Way::default();
/// way.spaces[..2].copy_from_slice(&[Feq.into(), Egy.into()]);
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
///     space: Egy.into(),
///     leaving: Leaving::Attackers.into(),
///     ways: core::slice::from_ref(&way),
///     destination,
/// };
/// assert!(assess(&to(Feq.into()), &mut Trail::none())?.value.is_allowed());
/// assert!(!assess(&to(Con.into()), &mut Trail::none())?.value.is_allowed()); // nobody came from there
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
/// * Those of `axis_allies.battle.choices` for the battle, but for forces and figures that are missing.
/// * `missing_field` for the space, the destination, and a space missing within a way.
/// * `missing_field` and `unknown_word` for who leaves.
/// * `empty` for no ways where attackers leave.
/// * `out_of_range` for a number that is no space.
/// * `contradiction` for a battle of another kind or with other forces than its space, and for leavers who are not
///   there. It is also for submarines on land, and for a way that is not connected or ends elsewhere.
pub fn assess(question: &Withdrawal<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let ruling = weigh(question, Some(question.destination.0), &mut Sink::none(), trail)?;
    let verdict = if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden };
    Ok(Ruling::new(verdict, ruling.cites))
}

/// Returns every space to which units may withdraw, as rows, on the board at that moment of the battle (4.1b, 4.2c,
/// 4.2d, 4.3b). If there is none, the answer is forbidden and cites the reasons for each space adjacent to the battle.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::{self, *};
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Force, Stage};
/// use grognard_core::axis_allies::withdrawal::{Leaving, WithdrawalSpace, Withdrawal, choices};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let ship = |kind: Kind, owner: Power, space: Site| {
///     Unit { space: space.into(), kind: kind.into(), owner: owner.into(), ..Default::default() }
/// };
/// let units = [ship(Kind::Submarine, Power::Uk, Emd), ship(Kind::Battleship, Power::Germany, Emd)];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [WithdrawalSpace::default(); 4];
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
///     Withdrawal { board, power: Power::Germany.into(), battle, space: Emd.into(), leaving, ..Default::default() };
/// choices(&question, &mut rows, &mut Trail::none())?;
/// let spaces: Vec<_> = rows.items().iter().map(|row| row.space).collect();
/// assert_eq!(spaces, [Bla, Cmd, Red]); // the canal is British
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.withdrawal.assess` but for the destination.
pub fn choices(
    question: &Withdrawal<'_>,
    rows: &mut Sink<'_, WithdrawalSpace>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<WithdrawalSpaces>>, Fault> {
    weigh(question, None, rows, trail)
}
