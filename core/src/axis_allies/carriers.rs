//! Fighters whose carrier was lost. Clarifications 3.4b, 3.4e.

use super::battle::{Battle, Role, agree, muster};
use super::board::{self, Unit};
use super::powers::{Power, Side};
use super::rules::*;
use super::set::Set;
use super::units::{Kind, word};
use super::view::View;
use crate::axis_allies::map::Site;
use crate::bounded::Bounded;
use crate::fault::{Fault, Name};
use crate::reflect::{Code, Locus, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::{numbered, twin};

/// A sea battle that is over.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CarrierLoss<'a> {
    /// The position before the battle: pieces that were lost are still listed.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is, which is the attacker.
    #[required]
    pub power: Code<Power>,
    /// The battle. It contains the forces and their losses.
    #[required]
    pub battle: Battle,
    /// The sea zone.
    #[required]
    pub space: Locus<Site>,
    /// The side whose fighters are settled.
    #[required]
    pub role: Code<Role>,
    /// The pieces that were lost: as many of each kind as the battle lost.
    #[refers("board.units")]
    pub lost: &'a [u16],
    /// The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
    /// the board's list.
    #[refers("board.units")]
    pub kept: &'a [u16],
}

/// The fate of fighters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Fate {
    /// They are lost with their carrier, or find no other place.
    Lost,
    /// They land on the carrier `carrier`.
    OnCarrier,
    /// They land on the island `space`.
    OnIsland,
    /// They stay in the air and find a place in the non-combat phase.
    Flying,
}

/// The fate of the fighters of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Landed {
    /// The group.
    #[refers("board.units")]
    pub unit: u16,
    /// The carrier on which they land; absent for none.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.units", 1)]
    pub carrier: u16,
    /// The island, or the sea zone.
    pub space: Locus<Site>,
    /// The rule that decides.
    pub rule: u16,
    /// The number of fighters of the group.
    pub amount: u8,
    /// The fate of these fighters.
    pub fate: Code<Fate>,
    /// Must be 0.
    #[reserved]
    pub reserved: u16,
}

const _: () = assert!(size_of::<Landed>() == 12, "frozen for this major of the C ABI");

/// Fighters without a carrier, and the places for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct StrandedFighters {
    /// The number of fighters without a carrier.
    pub fighters: u16,
    /// The number of free bays in the zone.
    pub bays: u16,
    /// A friendly island wholly inside the zone, which takes all fighters; 0 for none.
    pub island: Locus<Site>,
    /// The number of fighters that are lost.
    pub lost: u16,
}

/// The zone of a battle that is over.
struct Zone<'a, 'q> {
    q: &'a CarrierLoss<'q>,
    view: &'a View<'q>,
    /// The side of the fighters.
    side: Side,
    /// The fighters are the attacker's.
    attacking: bool,
}

impl<'a, 'q> Zone<'a, 'q> {
    fn of(q: &'a CarrierLoss<'q>, view: &'a mut View<'q>) -> Result<Self, Fault> {
        view.see(q.power)?;
        view.map.at(q.space.0, &"space")?;
        if !view.sea.has(q.space.0) {
            return Err(Fault::against(&"space", &"battle.kind: fighters lose their carriers at sea"));
        }
        pieces(q.lost, &text!("lost"), view.units.len())?;
        pieces(q.kept, &text!("kept"), view.units.len())?;
        q.battle.is_at(true)?;
        let attacking = word(q.role, &text!("role"))? == Role::Attacker;
        let [attackers, defenders] = muster(view, q.space.0, view.power, &mut |_, _| true);
        agree(&q.battle.attacker_start, &attackers, &"attacker_start")?;
        agree(&q.battle.defender_start, &defenders, &"defender_start")?;
        let lost = |at: usize| q.lost.iter().any(|i| usize::from(*i) == at);
        if muster(view, q.space.0, view.power, &mut |at, _| lost(at)) != q.battle.lost() {
            let why: Name = if attacking {
                &"battle.attacker: the battle lost other units"
            } else {
                &"battle.defender: the battle lost other units"
            };
            return Err(Fault::against(&text!("lost"), why));
        }
        let axis = (view.power.side() == Side::Axis) == attacking;
        let side = if axis { Side::Axis } else { Side::Allies };
        Ok(Zone { q, view, side, attacking })
    }
    fn is_lost(&self, at: usize) -> bool {
        self.q.lost.iter().any(|i| usize::from(*i) == at)
    }
    /// Returns whether a piece is one of the side's survivors of a kind in the zone.
    fn is_left(&self, at: usize, unit: &Unit, kind: Kind) -> bool {
        let here = unit.space == self.q.space && View::kind(unit) == kind;
        here && View::owner(unit).side() == self.side && !self.is_lost(at)
    }
    /// Returns whether it is a surviving fighter without a carrier, or whose carrier was lost.
    fn is_stranded(&self, at: usize, unit: &Unit) -> bool {
        self.is_left(at, unit, Kind::Fighter) && unit.carrier().is_none_or(|carrier| self.is_lost(carrier))
    }
    /// Returns the free bays of a piece, if it is a surviving carrier.
    fn free(&self, at: usize, unit: &Unit) -> u16 {
        if !self.is_left(at, unit, Kind::Carrier) {
            return 0;
        }
        // The product of two bytes.
        let mut room = u16::from(self.view.row(Kind::Carrier).hold).bounded_mul(u16::from(unit.number()));
        for (i, guest) in numbered(self.view.units) {
            if guest.carrier() == Some(at) && self.is_left(i, guest, Kind::Fighter) {
                room = room.saturating_sub(u16::from(guest.number()));
            }
        }
        room
    }
    /// Returns a friendly island wholly inside the zone (3.4b).
    fn island(&self) -> Option<u16> {
        let lands = self.view.map.next_to(&Set::one(self.q.space.0)).without(&self.view.sea);
        lands.iter().find(|land| {
            self.view.map.around(*land) == Some(self.q.space.0) && self.view.holder(*land).side() == self.side
        })
    }
    /// Returns the defender's fighters that need a place; the attacker's own stay in the air.
    fn stranded(&self) -> StrandedFighters {
        let mut out = StrandedFighters::default();
        let attacking = self.attacking;
        for (i, unit) in numbered(self.view.units) {
            if !attacking {
                out.bays = out.bays.saturating_add(self.free(i, unit));
            }
            if !self.is_stranded(i, unit) {
                continue;
            }
            let number = u16::from(unit.number());
            out.fighters = out.fighters.saturating_add(number);
            // 3.4e: a friend's fighters aboard were cargo.
            if attacking && !self.view.is_own(unit) {
                out.lost = out.lost.saturating_add(number);
            }
        }
        if !attacking {
            out.island = self.island().unwrap_or(0).into();
            out.lost = if out.island.0 > 0 { 0 } else { out.fighters.saturating_sub(out.bays) };
        }
        out
    }
    fn rule(&self) -> Rule {
        if self.attacking { R3_4E } else { R3_4B }
    }
}

/// Checks that a list of pieces refers to existing pieces, each once.
fn pieces(list: &[u16], name: Name, count: usize) -> Result<(), Fault> {
    for (i, at) in numbered(list) {
        if usize::from(*at) >= count {
            return Err(Fault::of_index(&"", usize::from(*at), count).in_list(name, i));
        }
        if let Some(other) = twin(list, i) {
            return Err(Fault::item_against(name, i, &"[]: each piece is named once").other_at(other));
        }
    }
    Ok(())
}

/// The placement of fighters without a carrier.
struct Landing<'z, 'a, 'q, 's, 'e> {
    zone: &'z Zone<'a, 'q>,
    /// The island that takes all, or 0.
    island: u16,
    /// The number of bays taken, in the order of the carriers.
    used: u16,
    effects: &'s mut Sink<'e, Landed>,
}

impl Landing<'_, '_, '_, '_, '_> {
    /// Finds places for one group, if it needs any.
    fn settle(&mut self, at: usize, unit: &Unit) {
        let zone = self.zone;
        if !zone.is_stranded(at, unit) {
            return;
        }
        let mut number = u16::from(unit.number());
        if zone.attacking {
            let fate = if zone.view.is_own(unit) { Fate::Flying } else { Fate::Lost };
            return self.hand_out(at, 0, zone.q.space.0, number, fate);
        }
        let mut before = 0u16;
        for (carrier, ship) in numbered(zone.view.units) {
            let end = before.saturating_add(zone.free(carrier, ship));
            let here = end.saturating_sub(self.used.max(before)).min(number);
            before = end;
            if here > 0 {
                self.hand_out(at, carrier.saturating_add(1), zone.q.space.0, here, Fate::OnCarrier);
                self.used = self.used.saturating_add(here);
                number = number.bounded_sub(here);
            }
        }
        if number > 0 {
            match self.island {
                0 => self.hand_out(at, 0, zone.q.space.0, number, Fate::Lost),
                island => self.hand_out(at, 0, island, number, Fate::OnIsland),
            }
        }
    }
    fn hand_out(&mut self, at: usize, carrier: usize, space: u16, amount: u16, fate: Fate) {
        self.effects.push(Landed {
            unit: u16::try_from(at).unwrap_or(u16::MAX),
            carrier: u16::try_from(carrier).unwrap_or(u16::MAX),
            space: space.into(),
            rule: self.zone.rule().0,
            amount: u8::try_from(amount).unwrap_or(u8::MAX),
            fate: Code::new(fate),
            reserved: 0,
        });
    }
}

/// Returns the places for fighters that a battle left without a carrier, and how many fighters are lost (3.4b, 3.4e).
/// The board shows the position before the battle.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Ending, Force, Role, Stage};
/// use grognard_core::axis_allies::carriers::{CarrierLoss, choices};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::Trail;
/// let usa = |kind: Kind, aboard| {
///     Unit { space: HawaiiSeaZone.into(), aboard, kind: kind.into(), owner: Power::Usa.into(), ..Default::default() }
/// };
/// let japan = Unit { owner: Power::Japan.into(), ..usa(Kind::Submarine, 0) };
/// let board = Board { units: &[usa(Kind::Carrier, 0), usa(Kind::Fighter, 1), japan], ..Default::default() };
/// // One Japanese submarine has sunk the carrier and was sunk by the fighter.
/// let submarine = Force { submarine: 1, ..Force::default() };
/// let battle = Battle {
///     attacker_start: submarine,
///     defender_start: Force { fighter: 1, carrier: 1, ..Force::default() },
///     defender: Force { fighter: 1, ..Force::default() },
///     kind: BattleKind::Sea.into(),
///     stage: Stage::Over.into(),
///     ending: Ending::DefenderWins.into(),
///     ..Battle::default()
/// };
/// let wreck = CarrierLoss {
///     board,
///     power: Power::Japan.into(),
///     battle,
///     space: HawaiiSeaZone.into(),
///     role: Role::Defender.into(),
///     lost: &[0, 2],
///     ..Default::default()
/// };
/// let owed = choices(&wreck, &mut Trail::none())?.value;
/// assert_eq!((owed.fighters, owed.island, owed.lost), (1, Haw.into(), 0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
/// * Those of `axis_allies.battle.choices` for the battle, but for forces and figures that are missing.
/// * `missing_field` for the space, `missing_field` and `unknown_word` for the role.
/// * `out_of_range` for a space or a piece that is not there.
/// * `contradiction` for a space or a battle that is not at sea, and for a battle with other forces than the space. It
///   is also for other losses than the battle has, and for a piece that is named twice.
pub fn choices(question: &CarrierLoss<'_>, trail: &mut Trail<'_>) -> Result<Ruling<StrandedFighters>, Fault> {
    let mut view = View::new(&question.board);
    let zone = Zone::of(question, &mut view)?;
    let owed = zone.stranded();
    trail.note(zone.rule(), What::Steps, About::Units, i32::from(owed.lost));
    Ok(Ruling::new(owed, Cites::by(zone.rule())))
}

/// Returns the fate of fighters that a battle left without a carrier, as one effect for each group and place (3.4b,
/// 3.4e). The board shows the position before the battle. Their owner chooses which of them get the free bays; a choice
/// of fighters that have a carrier, or of more than there is room for, is forbidden.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::battle::{Battle, BattleKind, Ending, Force, Role, Stage};
/// use grognard_core::axis_allies::carriers::{Fate, Landed, CarrierLoss, apply};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let at = |kind: Kind, aboard| {
///     Unit { space: Nor.into(), aboard, kind: kind.into(), owner: Power::Germany.into(), ..Default::default() }
/// };
/// let uk = Unit { owner: Power::Uk.into(), ..at(Kind::Submarine, 0) };
/// let units = [at(Kind::Carrier, 0), at(Kind::Carrier, 0), at(Kind::Fighter, 1), at(Kind::Fighter, 2), uk];
/// let board = Board { units: &units, ..Default::default() };
/// let battle = Battle {
///     attacker_start: Force { submarine: 1, ..Force::default() },
///     defender_start: Force { fighter: 2, carrier: 2, ..Force::default() },
///     defender: Force { fighter: 2, carrier: 1, ..Force::default() },
///     kind: BattleKind::Sea.into(),
///     stage: Stage::Over.into(),
///     ending: Ending::DefenderWins.into(),
///     ..Battle::default()
/// };
/// let wreck = CarrierLoss {
///     board,
///     power: Power::Uk.into(),
///     battle,
///     space: Nor.into(),
///     role: Role::Defender.into(),
///     lost: &[0, 4],
///     ..Default::default()
/// };
/// let mut room = [Landed::default(); 4];
/// let mut effects = Sink::new(&mut room);
/// assert!(apply(&wreck, &mut effects, &mut Trail::none())?.value.is_allowed());
/// let [landed] = effects.items() else { panic!() };
/// assert_eq!((landed.unit, landed.carrier, landed.fate.get()), (2, 2, Some(Fate::OnCarrier)));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.carriers.choices`, and `contradiction` for a piece to be kept that is no fighter without a
/// carrier.
pub fn apply(
    question: &CarrierLoss<'_>,
    effects: &mut Sink<'_, Landed>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<StrandedFighters>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    let zone = Zone::of(q, &mut view)?;
    let owed = zone.stranded();
    let rule = zone.rule();
    let mut wanted = 0u16;
    for (i, at) in numbered(q.kept) {
        let at = usize::from(*at);
        let fighter = zone.view.units.get(at).filter(|unit| zone.is_stranded(at, unit));
        let Some(unit) = fighter else {
            let why: Name = &"board.units[]: it is no fighter that lost its carrier";
            return Err(Fault::item_against(&text!("kept"), i, why).other_at(at));
        };
        wanted = wanted.saturating_add(u16::from(unit.number()));
    }
    if wanted > 0 && (zone.attacking || (owed.island == 0 && wanted > owed.bays)) {
        trail.limit(rule, About::Units, u32::from(wanted), u32::from(owed.bays));
        trail.note(rule, What::Forbidden, About::Units, i32::from(wanted));
        return Ok(Ruling::new(Verdict::Forbidden, Cites::by(rule)));
    }
    let mut landing = Landing { zone: &zone, island: owed.island.0, used: 0, effects };
    // First those that the owner keeps, in his order, then the others.
    for at in q.kept {
        if let Some(unit) = zone.view.units.get(usize::from(*at)) {
            landing.settle(usize::from(*at), unit);
        }
    }
    for (at, unit) in numbered(zone.view.units) {
        if !q.kept.iter().any(|kept| usize::from(*kept) == at) {
            landing.settle(at, unit);
        }
    }
    Ok(Ruling::new(Verdict::Allowed(owed), Cites::by(rule)))
}
