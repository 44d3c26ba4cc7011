//! Effects of a retreat on the retreating units. OCS 9.12.

use super::RetreatHex;
use crate::fault::{Fault, FaultCode, Name, list};
use crate::hex::Hex;
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Mode, Orientation, Unit};
use crate::reflect::{Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A stack that retreats.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Retreat<'a> {
    /// The units that retreat together.
    #[required]
    pub units: &'a [Unit],
    /// The hex from which they retreat.
    pub start: Hex,
    /// The hexes that they enter, in order.
    #[required]
    pub path: &'a [RetreatHex],
    /// The distance in hexes from `start` at which they must end, at least 1.
    #[required]
    #[range(1, u8::MAX)]
    pub distance: u8,
    /// Friendly units in the hexes of the path that do not retreat. An empty list if there are none.
    pub friends: &'a [Unit],
}

/// The cost of a retreat for a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Retreated {
    /// Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
    pub steps: u16,
    /// Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy
    /// zones of control.
    pub spreads: Flag,
    /// Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).
    pub captures: Flag,
}

/// Decides whether a retreat is legal, and returns its effects (OCS 9.12, 9.12e, 5.10a, 13.1c, 13.2g.D, 13.2g.E). They
/// are disorganization at the second hex and in enemy zones of control, step losses there, and elimination on the way.
/// Headquarters turn to Move Mode, and Organic Trucks follow. Each unit that arrives is placed in the last hex of the
/// path. The steps that the stack must lose in addition are its owner's choice and are lost afterwards. Effects index
/// `units` first and then `friends`.
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::{effects::{Effect, EffectKind, Effects}, retreat::{assess, RetreatHex, Retreat}, units::Unit};
/// use grognard_core::{hex::Hex, ruling::Trail};
/// let mut unit = Unit::regiment(1, 4, 3);
/// unit.combat_side.ma = (5 * MP).into();
/// let path = [RetreatHex { hex: Hex::new(1, 0), ..Default::default() }, RetreatHex { hex: Hex::new(2, 0), ..Default::default() }];
/// let question = Retreat { units: &[unit], path: &path, distance: 2, ..Default::default() };
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// assert!(assess(&question, &mut effects, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(effects.items()[0].what.get(), Some(EffectKind::Disorganize)); // at the second hex
/// assert_eq!(effects.items()[1].hex, Hex::new(2, 0)); // where it is put
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a retreat without units or without a path.
/// * `missing_field` for a distance of 0.
/// * `contradiction` for a path whose hexes are not each adjacent to the one before. So it is for friends of another
///   side or in no hex of the path, and, where there are friends, for units of two sides or with one id.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the units and friends, as on a [board](crate::ocs::board). The movement allowance of the units is read, too.
pub fn assess(
    question: &Retreat<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Retreated>>, Fault> {
    let units = Participants::all(question.units, list!("units"), About::Units);
    let friends = Participants::after(question.friends, question.units.len(), list!("friends"));
    retreat_of(question, units, friends, effects, trail)
}

/// Decides the retreat of units past friends, wherever they are listed; those of the question are not read.
pub(crate) fn retreat_of(
    q: &Retreat<'_>,
    units: Participants<'_>,
    friends: Participants<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Retreated>>, Fault> {
    let end = way_of(q, &units, &friends)?;
    let mut findings = Findings::by(R9_12, trail);
    // The full distance in a straight line; the path may bend.
    let away = end.distance(q.start);
    findings.note(R9_12, What::Distance, About::Path, i32::try_from(away).unwrap_or(i32::MAX));
    findings.unlike(R9_12, Item::all(About::Path), Amount::of(What::Distance, away, 1), u32::from(q.distance));
    // 4.8c, 9.12f: through enemy non-combat units as in movement, with an attack-capable unit.
    let captures = q.path.iter().any(|pace| pace.enemy_noncombat.is_set());
    let (who, capable) = going(&units)?;
    if !capable && captures {
        let at = q.path.iter().position(|pace| pace.enemy_noncombat.is_set()).unwrap_or(usize::MAX);
        findings.object(R4_4C, About::Path.at(at));
        findings.object(R9_12F, About::Path.at(at));
    }
    who.object(&mut findings);
    if !findings.allows() {
        return Ok(findings.verdict(Retreated::default));
    }
    let mut out = Retreated::default();
    let (mut any_steps, mut already, mut arrives) = (false, false, false);
    for (i, unit) in units.iter() {
        let unit = unit.checked().map_err(|f| units.fault(f, i))?;
        let place = units.place(i);
        let walked = walk(place, &unit, q.path, effects, &mut findings.cites).map_err(|f| units.fault(f, i))?;
        let Some(walks) = walked else { continue };
        any_steps |= walks;
        already |= walks && unit.mode == Mode::Dg;
        arrives |= unit.kind.is_combat();
        let placed = Effect::of(place, EffectKind::Place, u16::from(unit.unit.steps_lost), R9_12);
        effects.push(Effect { hex: end, ..placed });
    }
    // 9.12e: one step in all at each such hex, from those who were disorganized before they entered it.
    if any_steps {
        out.steps = steps_lost(q.path, already);
        findings.cite_if(R5_10A_C, out.steps > 0);
        findings.note(R9_12E, What::Steps, About::Units, i32::from(out.steps));
    }
    let zoc = q.path.iter().any(|p| p.enemy_zoc.is_set());
    findings.cite_if(R9_12E, zoc);
    if arrives {
        out.spreads = Flag::from(zoc || q.path.len() >= 2);
        out.captures = Flag::from(captures);
        findings.cite_if(R4_4C, captures);
        findings.cite_if(R9_14, captures);
        spread(q, friends, effects, &mut findings.cites)?;
    }
    Ok(findings.verdict(|| out))
}

/// Checks the units and the path, and returns the hex in which it ends.
fn way_of(q: &Retreat<'_>, units: &Participants<'_>, friends: &Participants<'_>) -> Result<Hex, Fault> {
    if units.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    if q.path.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &text!("path")));
    }
    q.in_range()?;
    // Friends must be of the retreating side.
    if friends.len() > 0 {
        let side = units.one_side(None)?.side;
        if let Some((i, friend)) = friends.iter().find(|(_, u)| Some(u.side) != side) {
            let fault = if friend.side == 0 {
                Fault::new(FaultCode::MissingField, &text!("side"))
            } else {
                Fault::against(&text!("side"), &"units: friends are of the side that retreats")
            };
            return Err(friends.fault(fault, i));
        }
    }
    let mut at = q.start;
    for (i, pace) in numbered(q.path) {
        if !at.touches(pace.hex) {
            let why: Name =
                if i == 0 { &"start: a path goes to adjacent hexes" } else { &"[].hex: a path goes to adjacent hexes" };
            return Err(Fault::against(&"hex", why).in_list(&text!("path"), i).other_at(i.saturating_sub(1)));
        }
        at = pace.hex;
    }
    for (i, friend) in friends.iter() {
        let inside = |f: Fault| friends.fault(f, i);
        friend.checked().map_err(inside)?;
        if !q.path.iter().any(|pace| pace.hex == friend.hex) {
            return Err(inside(Fault::against(&"hex", &"path: friends are in hexes of the path")));
        }
    }
    Ok(at)
}

/// Who is in a stack that is to retreat.
#[derive(Clone, Copy, Default)]
pub(super) struct Going {
    /// A combat unit that can move.
    pub combat: bool,
    /// A combat unit that cannot.
    pub stuck: bool,
    /// Organic Trucks.
    pub trucks: bool,
}

impl Going {
    /// Counts a combat unit or an Organic Truck.
    pub fn add(&mut self, kind: Kind, moves: bool) {
        self.combat |= kind.is_combat() && moves;
        self.stuck |= kind.is_combat() && !moves;
        self.trucks |= kind == Kind::OrganicTruck;
    }
    /// Adds the reason why Organic Trucks do not go without a combat unit (13.2g.E), and why there is none: who cannot move is
    /// destroyed where he is (9.12b).
    pub fn object(self, findings: &mut Findings<'_, '_>) {
        if self.trucks && !self.combat {
            findings.object(R13_2G_E, About::Units);
            if self.stuck {
                findings.object(R9_12B, About::Units);
            }
        }
    }
}

/// Returns who goes, and whether one of them is attack-capable. All units are checked, before the first effect is written.
fn going(units: &Participants<'_>) -> Result<(Going, bool), Fault> {
    let (mut who, mut capable) = (Going::default(), false);
    for (i, unit) in units.iter() {
        let inside = |f: Fault| units.fault(f, i);
        let unit = unit.checked().map_err(inside)?;
        if unit.kind.is_combat() || unit.kind == Kind::OrganicTruck {
            let moves = !is_immobile(&unit).map_err(inside)?;
            who.add(unit.kind, moves);
            capable |= moves && unit.attack_capable(&mut |_| {});
        }
    }
    Ok((who, capable))
}

/// Returns whether a unit has no movement allowance in any mode.
pub(crate) fn is_immobile(unit: &Checked<'_>) -> Result<bool, Fault> {
    if unit.ma()? > 0 {
        return Ok(false);
    }
    let (face, name): (_, Name) = match unit.shows {
        Orientation::Combat => (&unit.unit.move_side, &"move_side"),
        Orientation::Move => (&unit.unit.combat_side, &"combat_side"),
    };
    Ok(face.allowance().map_err(|f| f.within(name))? == 0)
}

/// Appends the effects on friendly units in the hexes that a stack enters (5.10a, 9.12e, 13.2g.D). Combat units in its
/// second hex and in enemy zones of control become disorganized, and Organic Trucks there lose their Reserve markers.
fn spread(
    q: &Retreat<'_>,
    friends: Participants<'_>,
    effects: &mut Effects<'_>,
    cites: &mut Cites,
) -> Result<(), Fault> {
    for (i, friend) in friends.iter() {
        let unit = friend.checked().map_err(|f| friends.fault(f, i))?;
        let mut entered = numbered(q.path).filter(|(_, pace)| pace.hex == friend.hex);
        let Some((_, pace)) = entered.find(|(step, pace)| *step == 1 || pace.enemy_zoc.is_set()) else { continue };
        let (what, rule) = if unit.kind.is_combat() && unit.mode != Mode::Dg {
            cites.add(R5_10A);
            (EffectKind::Disorganize, if pace.enemy_zoc.is_set() { R9_12E } else { R5_10A_B })
        } else if unit.kind == Kind::OrganicTruck && unit.in_reserve() {
            cites.add(R5_10C);
            (EffectKind::LoseReserve, R13_2G_D)
        } else {
            continue;
        };
        effects.push(Effect { hex: friend.hex, ..Effect::new(friends.place(i), what, 0, rule) });
        cites.add(rule);
    }
    Ok(())
}

/// Returns the steps that the stack loses: one at each enemy zone of control that it enters already disorganized.
fn steps_lost(path: &[RetreatHex], already: bool) -> u16 {
    let (mut dg, mut steps) = (already, 0u16);
    for (i, pace) in numbered(path) {
        if pace.enemy_zoc.is_set() {
            steps = steps.saturating_add(u16::from(dg));
            dg = true;
        }
        dg |= i == 1;
    }
    steps
}

/// Computes the retreat of one unit: whether it may have to lose steps in enemy zones of control; `None` if it does not
/// arrive.
fn walk(
    index: usize,
    unit: &Checked<'_>,
    path: &[RetreatHex],
    effects: &mut Effects<'_>,
    cites: &mut Cites,
) -> Result<Option<bool>, Fault> {
    let mut cause = |what: EffectKind, rule, at: Option<&RetreatHex>| {
        let hex = at.map_or(unit.unit.hex, |pace| pace.hex);
        effects.push(Effect { hex, ..Effect::new(index, what, 0, rule) });
        cites.add(rule);
    };
    // Ships, aircraft, ports, air bases, hedgehogs, other transport and dumps stay behind; Organic Trucks follow.
    if !unit.kind.is_combat() && unit.kind != Kind::OrganicTruck {
        cause(EffectKind::Stays, R9_12D, None);
        return Ok(None);
    }
    if is_immobile(unit)? {
        cause(EffectKind::Eliminate, R9_12B, None);
        return Ok(None);
    }
    if let Some(pace) = path.iter().find(|p| p.enemy.is_set() || p.prohibited.is_set()) {
        cause(EffectKind::Eliminate, if pace.enemy.is_set() { R9_12F } else { R9_12 }, Some(pace));
        return Ok(None);
    }
    let zoc = path.iter().position(|p| p.enemy_zoc.is_set());
    if let (Mode::Strat, Some(at)) = (unit.mode, zoc) {
        // 5.8a: forced into an enemy zone, a unit in Strat Mode is eliminated.
        cause(EffectKind::Eliminate, R5_8A, path.get(at));
        return Ok(None);
    }
    if unit.kind.is_hq() && unit.shows == Orientation::Combat {
        cause(EffectKind::MoveMode, R13_1C, None);
    } else if unit.ma()? == 0 {
        // A unit that cannot move as it stands turns to Move Mode to retreat.
        cause(EffectKind::MoveMode, R9_12B, None);
    }
    if !unit.kind.is_combat() {
        cites.add(R13_2G_E);
        // Disorganization of the stack takes its Reserve marker, which is all that it does to it (13.2g.D).
        if unit.in_reserve() && (zoc.is_some() || path.len() >= 2) {
            effects.change(index, EffectKind::LoseReserve, 0, R13_2G_D);
            cites.add(R13_2G_D);
            cites.add(R5_10C);
        }
        return Ok(Some(false));
    }
    // Disorganized once: in the first enemy zone of control or at the second hex, whichever comes first.
    if unit.mode != Mode::Dg {
        match zoc {
            Some(at @ 0..=1) => cause(EffectKind::Disorganize, R9_12E, path.get(at)),
            _ if path.len() >= 2 => cause(EffectKind::Disorganize, R5_10A_B, path.get(1)),
            _ => {}
        }
    }
    Ok(Some(zoc.is_some()))
}
