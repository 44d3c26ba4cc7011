//! What goes down with a ship: the cargo of transports, and friendly fighters aboard attacking carriers.

use super::round::{Reasons, Role};
use super::state::{BattleEffect, BattleEffectKind, BattleEffects};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, Kind, UnitValue, word};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict};
use crate::table::numbered;

/// A ship with what is aboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Laden {
    /// A transport or a carrier.
    #[required]
    pub kind: Code<Kind>,
    /// Infantry aboard a transport.
    pub infantry: u8,
    /// Armor aboard a transport.
    pub armor: u8,
    /// Antiaircraft guns aboard a transport.
    pub aa_guns: u8,
    /// Friendly fighters aboard an attacking carrier: those of another nation, which do not fight (AA 3.4e).
    pub fighters: u8,
    /// What is aboard a transport is another nation's (AA 3.3).
    pub friendly: Flag,
    /// The ship is lost.
    pub lost: Flag,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Laden>() == 8, "frozen for this major of the C ABI");

/// Ships after a battle.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Sinking<'a> {
    /// Whose they are.
    pub role: Code<Role>,
    /// The ships that carry something.
    #[required]
    pub ships: &'a [Laden],
    /// The attacker retreated from the battle.
    pub retreated: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// What went down with ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Sunk {
    /// What it cost, in IPC, the ships not counted.
    pub ipc: u32,
    /// Infantry.
    pub infantry: u16,
    /// Armor.
    pub armor: u16,
    /// Antiaircraft guns.
    pub aa_guns: u16,
    /// Fighters.
    pub fighters: u16,
}

/// What goes down with the ships that were lost (AA 3.1d, 3.2f, 3.4e), and what stays aboard those that retreat (AA
/// 3.2f). More than a ship can carry is refused (AA 3.2a, 3.4a), and so are fighters as cargo of a defending carrier: they
/// fight (AA 3.4b).
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleEffects, Laden, Sinking, sink};
/// use grognard_core::axis_allies::units::Kind;
/// use grognard_core::ruling::Trail;
/// let transport = Laden { kind: Kind::Transport.into(), infantry: 2, lost: true.into(), ..Laden::default() };
/// let question = Sinking { ships: &[transport], ..Sinking::default() };
/// let sunk = sink(&question, &mut BattleEffects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((sunk.infantry, sunk.ipc), (2, 6));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn sink(
    question: &Sinking<'_>,
    effects: &mut BattleEffects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Sunk>>, Fault> {
    let q = question;
    let role = word(q.role, &"role")?;
    let chart = Chart::of(q.chart)?;
    if q.ships.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"ships"));
    }
    if q.retreated.is_set() && role == Role::Defender {
        return Err(Fault::new(FaultCode::Contradiction, &"retreated"));
    }
    let mut reasons = Reasons::default();
    for (i, ship) in numbered(q.ships) {
        let kind = ship.checked().map_err(|f| f.in_list(&"ships", i))?;
        let room = u16::from(chart.row(kind).hold);
        let taken = ship.aboard().into_iter().fold(0u16, |sum, (kind, count)| {
            sum.saturating_add(u16::from(chart.row(kind).space).saturating_mul(u16::from(count)))
        });
        if taken > room {
            reasons.object(if kind == Kind::Transport { R3_2A } else { R3_4A }, About::Units, i, trail);
        }
        if role == Role::Defender && ship.fighters > 0 {
            reasons.object(R3_4B, About::Units, i, trail);
        }
    }
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    let (mut sunk, mut cites) = (Sunk::default(), None);
    let mut cite = |rule: Rule| cites.get_or_insert(Cites::by(rule)).add(rule);
    for (i, ship) in numbered(q.ships) {
        let what = match (ship.lost.is_set(), q.retreated.is_set()) {
            (true, _) => BattleEffectKind::Sink,
            (false, true) => BattleEffectKind::StayAboard,
            (false, false) => continue,
        };
        for (kind, count) in ship.aboard().into_iter().filter(|(_, count)| *count > 0) {
            if what == BattleEffectKind::Sink {
                let total = match kind {
                    Kind::Infantry => &mut sunk.infantry,
                    Kind::Armor => &mut sunk.armor,
                    Kind::AaGun => &mut sunk.aa_guns,
                    _ => &mut sunk.fighters,
                };
                *total = total.saturating_add(u16::from(count));
                let ipc = u32::from(chart.row(kind).cost).saturating_mul(u32::from(count));
                sunk.ipc = sunk.ipc.saturating_add(ipc);
            } else if kind == Kind::Fighter {
                // 3.4c: friendly fighters ride along, wherever the carrier goes.
                cite(R3_4C);
            }
            let rule = match (kind, what) {
                (Kind::Fighter, BattleEffectKind::StayAboard) => R3_4C,
                (Kind::Fighter, _) => R3_4E,
                (Kind::AaGun, BattleEffectKind::Sink) => R3_1D,
                _ => R3_2F,
            };
            cite(rule);
            if ship.friendly.is_set() {
                cite(R3_3A);
            }
            let effect = BattleEffect::new(what, role, rule);
            let index = u16::try_from(i).unwrap_or(u16::MAX);
            effects.push(BattleEffect { kind: Code::new(kind), count: u16::from(count), index, ..effect });
        }
    }
    // Nothing was aboard what was lost: that cargo sinks decided it all the same.
    Ok(Ruling::new(Verdict::Allowed(sunk), cites.unwrap_or(Cites::by(R3_2F))))
}

impl Laden {
    fn checked(&self) -> Result<Kind, Fault> {
        let kind = word(self.kind, &"kind")?;
        let bad = |field| Err(Fault::new(FaultCode::Contradiction, field));
        match kind {
            Kind::Transport if self.fighters > 0 => return bad(&"fighters"),
            Kind::Carrier if self.infantry > 0 => return bad(&"infantry"),
            Kind::Carrier if self.armor > 0 => return bad(&"armor"),
            Kind::Carrier if self.aa_guns > 0 => return bad(&"aa_guns"),
            Kind::Transport | Kind::Carrier => {}
            _ => return Err(Fault::new(FaultCode::OutOfRange, &"kind")),
        }
        if self.reserved != 0 {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        Ok(kind)
    }
    fn aboard(&self) -> [(Kind, u8); 4] {
        [
            (Kind::Infantry, self.infantry),
            (Kind::Armor, self.armor),
            (Kind::AaGun, self.aa_guns),
            (Kind::Fighter, self.fighters),
        ]
    }
}
