//! Payment of losses, means by means, and the hexes of a retreat. KOR 8.3, 8.3.R.

use super::position::{Game, PLACES, UNITS};
use super::step::{GameEffectKind, Judged, Notes, Step, done, not_now};
use super::waits::Waits;
use crate::capacity::{copied, push, retain};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::korea::losses::{Debt, Effects, Paying, Payment, apply};
use crate::korea::retreat::{self, Board, Place, Retreat, Retreating};
use crate::korea::rules::*;
use crate::korea::units::{Role, Side};
use crate::reflect::{Flag, Said};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use heapless::Vec;

impl Game {
    /// Asks how the lead of the debtor may retreat, along a path from where it stood.
    fn retreating(
        &self,
        path: &[Hex],
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<Retreating>>, Fault> {
        let role = self.deciding();
        let full = || Fault::new(FaultCode::Overflow, &"units");
        let Some(lead) = self.lead(role) else { return Err(not_now()) };
        let side = lead.side();
        let ours = |un: Flag, communist: Flag| if side == Side::Un { un.is_set() } else { communist.is_set() };
        let mut hexes = Vec::<Place, PLACES>::new();
        let (mut supply, mut crowded) = (Vec::<Hex, PLACES>::new(), Vec::<Hex, PLACES>::new());
        for place in &self.places {
            push(&mut hexes, Place { hex: place.hex, prohibited: place.prohibited, reserved: [0; 3] })
                .map_err(|_| full())?;
            if ours(place.un_supply, place.communist_supply) {
                push(&mut supply, place.hex).map_err(|_| full())?;
            }
            if ours(place.un_full, place.communist_full) {
                push(&mut crowded, place.hex).map_err(|_| full())?;
            }
        }
        let (mut opponents, mut enemies) = (Vec::<Hex, UNITS>::new(), Vec::<Hex, UNITS>::new());
        for unit in self.units.iter().filter(|unit| unit.side() != side && !unit.is_out()) {
            let list = if unit.role.0 > 0 { &mut opponents } else { &mut enemies };
            push(list, unit.hex).map_err(|_| full())?;
        }
        let start = if self.waits == Waits::Retreat { self.fight.start } else { lead.hex };
        let question = Retreat {
            board: Board { hexes: &hexes },
            start,
            opponents: &opponents,
            enemies: &enemies,
            full: &crowded,
            supply: &supply,
            path,
            quality: lead.quality,
        };
        retreat::assess(&question, &mut Sink::none(), scratch, trail)
    }

    /// Returns how many hexes the lead of the debtor can retreat.
    fn reach(&self, scratch: &mut Scratch<'_>) -> Result<u8, Fault> {
        if self.fight.retreated || self.places.is_empty() {
            return Ok(0);
        }
        let ruling = self.retreating(&[], scratch, &mut Trail::none())?;
        Ok(ruling.value.allowed().map_or(0, |retreating| retreating.hexes))
    }

    /// Returns what is owed and the means to pay it.
    pub(super) fn debt(&self, scratch: &mut Scratch<'_>) -> Result<Debt, Fault> {
        let role = self.deciding();
        let Some(lead) = self.lead(role) else { return Err(not_now()) };
        let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        Ok(Debt {
            owed: self.fight.owed,
            victory_points: Said::<u16>::new(super::position::of_side(self.points, lead.side())),
            supporters: count(crate::table::count(self.supporters(role))),
            depots: Said::<u16>::new(count(crate::table::count(
                self.depots.iter().filter(|depot| depot.in_range.is_set()),
            ))),
            debtor: self.fight.debtor,
            side: lead.side,
            quality: lead.quality,
            hexes: Said::<u8>::new(self.reach(scratch)?),
            // The attacking lead went static by attacking (8.0).
            lead_static: Flag::from(role == Role::Attacker || lead.is_static.is_set()),
            reserved: 0,
        })
    }

    /// One means of payment.
    pub(super) fn pay(&mut self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let debt = self.debt(notes.scratch)?;
        let role = self.deciding();
        let side = self.side_of(role);
        let mut payment = Payment::default();
        match *step {
            Step::Flip => payment.flip = Flag::YES,
            Step::Supporter { unit } => {
                self.unit(unit).ok_or(Fault::of_no_unit(&text!("unit"), unit))?;
                if !self.supporters(role).any(|other| other.id == unit) {
                    return notes.object(R8_3, Some(unit), 0, 0);
                }
                payment.supporters = 1;
            }
            Step::Depot { depot } => {
                let there = self.depots.iter().find(|other| other.id == depot);
                if side == Side::Un && !self.depots.is_empty() && there.is_none() {
                    return Err(Fault::new(FaultCode::OutOfRange, &"depot"));
                }
                if there.is_none_or(|depot| !depot.in_range.is_set()) {
                    return notes.object(R8_3, None, 1, 0);
                }
                payment.depots = 1;
            }
            Step::Point => payment.victory_points = 1,
            Step::Retreat { hexes } => {
                if hexes == 0 {
                    return Err(Fault::beyond(&text!("count"), 0, 1, 3));
                }
                payment.retreat = hexes;
            }
            _ => payment.rout = Flag::YES,
        }
        let question = Paying { debt, payment, partial: Flag::YES };
        let ruling = apply(&question, &mut Effects::none(), notes.trail)?;
        let Verdict::Allowed(settled) = ruling.value else { return notes.forbid(ruling.cites, None) };
        self.fight.owed = settled.debt.owed;
        self.book(step, role, side, notes);
        if self.waits == Waits::Losses && self.fight.owed == 0 {
            self.close(notes);
        }
        done(ruling.cites)
    }

    /// Books a payment.
    fn book(&mut self, step: &Step<'_>, role: Role, side: Side, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        let lead = self.lead(role).map_or(0, |lead| lead.id);
        let (unit, what) = match *step {
            Step::Depot { depot } => {
                retain(&mut self.depots, |other| other.id != depot);
                return notes.side(GameEffectKind::Depot, R8_3, side, i16::try_from(depot).unwrap_or(i16::MAX));
            }
            Step::Point => {
                let [un, communist] = &mut self.points;
                let points = if side == Side::Un { un } else { communist };
                *points = points.saturating_sub(1);
                return notes.side(GameEffectKind::Points, R8_3, side, 1);
            }
            Step::Retreat { hexes } => {
                let start = self.lead(role).map_or(Hex::default(), |lead| lead.hex);
                (self.fight.left, self.fight.start, self.fight.retreated) = (hexes, start, true);
                self.fight.path.clear();
                self.waits = Waits::Retreat;
                return;
            }
            Step::Supporter { unit } => (unit, GameEffectKind::Static),
            Step::Flip => (lead, GameEffectKind::Static),
            _ => (lead, GameEffectKind::Routed),
        };
        if let Some(unit) = self.unit_mut(unit) {
            if what == GameEffectKind::Routed {
                unit.routed = Flag::YES;
            } else {
                unit.is_static = Flag::YES;
            }
            let unit = *unit;
            notes.unit(what, R8_3, &unit);
        }
    }

    /// The retreating lead enters a hex.
    pub(super) fn go(&mut self, hex: Hex, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let lead = self.lead(self.deciding()).copied().ok_or(not_now())?;
        let mut path = copied(&self.fight.path);
        let last = path.last().copied().unwrap_or(self.fight.start);
        let full = push(&mut path, hex).is_err();
        if full || !last.touches(hex) {
            let distance = u16::try_from(last.distance(hex)).unwrap_or(u16::MAX);
            return notes.object(R8_3_R, Some(lead.id), 1, distance);
        }
        let ruling = self.retreating(&path, notes.scratch, notes.trail)?;
        let Verdict::Allowed(retreating) = ruling.value else { return notes.forbid(ruling.cites, Some(lead.id)) };
        let wanted = u8::try_from(self.fight.path.len()).unwrap_or(u8::MAX).saturating_add(self.fight.left);
        if retreating.hexes < wanted {
            // All hexes that paid must be entered.
            return notes.object_to_way(lead.id, wanted.into(), retreating.hexes.into());
        }
        self.fight.path = path;
        self.fight.left = self.fight.left.saturating_sub(1);
        if let Some(unit) = self.unit_mut(lead.id) {
            unit.hex = hex;
        }
        notes.unit(GameEffectKind::Goes, R8_3_R, &super::GameUnit { hex, ..lead });
        if self.fight.left == 0 {
            (self.fight.start, self.waits) = (Hex::default(), Waits::Losses);
            self.fight.path.clear();
            if self.fight.owed == 0 {
                self.close(notes);
            }
        }
        let mut cites = Cites::by(R8_3_R);
        cites.add(R8_3);
        done(cites)
    }
}
