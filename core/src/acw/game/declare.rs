//! Declarations: which combats are fought, and which enemy hexes are still owed one. ACW 1 to 6.

use super::position::{Game, UNITS};
use super::step::{Judged, Notes, done};
use super::waits::Waits;
use crate::acw::attacks::{Board, Contact, Duty, Engaged, Obliged, obliged};
use crate::acw::combat::{Assessment, Combat, assess};
use crate::acw::flaws::Flaw;
use crate::acw::rules::*;
use crate::acw::units::Side;
use crate::bounded::Bounded;
use crate::capacity::{push, retain};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use heapless::Vec;

impl Game {
    /// Asks whether these hexes may attack those, and with what. Where the combat is declared already, what fought before
    /// does not matter.
    pub(super) fn combat(
        &self,
        friends: &[Hex],
        enemies: &[Hex],
        is_declared: bool,
        rows: &mut Sink<'_, Flaw>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<Assessment>>, Fault> {
        let mut attackers = self.chosen(|unit| unit.is(Side::Attacker) && friends.contains(&unit.unit.hex));
        let mut defenders = self.chosen(|unit| unit.is(Side::Defender) && enemies.contains(&unit.unit.hex));
        if is_declared {
            for unit in attackers.units.iter_mut().chain(defenders.units.iter_mut()) {
                unit.fought = Flag::default();
            }
        }
        let [attacker_cohesion, defender_cohesion] = if is_declared { self.cohesion } else { [0; 2] };
        let question = Combat {
            attackers: &attackers.units,
            defenders: &defenders.units,
            ground: &self.ground,
            hexsides: &self.hexsides,
            modifiers: &self.modifiers,
            table: self.table(),
            attacker_cohesion,
            defender_cohesion,
            rules: self.rules,
        };
        assess(&question, rows, trail)
    }

    fn may(&self, friends: &[Hex], enemies: &[Hex]) -> bool {
        let ruling = self.combat(friends, enemies, false, &mut Sink::none(), &mut Trail::none());
        ruling.is_ok_and(|ruling| ruling.value.is_allowed())
    }

    /// Returns the enemy hexes that must be attacked in this round, and the rules that say so.
    pub(super) fn musts(&self, scratch: &mut Scratch<'_>) -> Result<(Vec<Hex, UNITS>, Cites), Fault> {
        let (friends, enemies) =
            (self.chosen(|unit| unit.is(Side::Attacker)), self.chosen(|unit| unit.is(Side::Defender)));
        let mut out = Vec::<Hex, UNITS>::new();
        let mut room = [Contact::default(); UNITS];
        let mut rows = Sink::new(&mut room);
        let board = Board { friends: &friends.units, enemies: &enemies.units, hexsides: &self.hexsides };
        let ruling = obliged(&Obliged { board, rules: self.rules }, &mut rows, scratch, &mut Trail::none())?;
        for contact in rows.items().iter().filter(|contact| contact.duty == Code::new(Duty::Must)) {
            let _full = push(&mut out, contact.hex);
        }
        Ok((out, ruling.cites))
    }

    /// Returns the hexes of a side in a combat as a list.
    pub(super) fn listed(&self, combat: u16, side: Side) -> Vec<Hex, UNITS> {
        let mut out = Vec::<Hex, UNITS>::new();
        self.hexes_of(combat, side).for_each(|hex| {
            let _full = push(&mut out, hex);
        });
        out
    }

    /// Returns how many of these enemy hexes are attacked, and how many could be with further declarations.
    pub(super) fn reach(&self, musts: &[Hex]) -> (u16, u16) {
        let mut free = self.held(Side::Attacker);
        retain(&mut free, |hex| self.combat_of(*hex) == 0);
        let mut attacked = 0u16;
        let mut open = Vec::<Hex, UNITS>::new();
        for hex in musts {
            if self.combat_of(*hex) > 0 {
                attacked = attacked.saturating_add(1);
            } else {
                let _full = push(&mut open, *hex);
            }
        }
        let many = self.rules.many().unwrap_or(true);
        let could = if many { self.joinable(&free, &open) } else { self.matched(&free, &open) };
        (attacked, attacked.saturating_add(could))
    }

    /// Where a combat may have several enemy hexes: each that a free stack can attack, or that can join a combat.
    fn joinable(&self, free: &[Hex], open: &[Hex]) -> u16 {
        let last = self.plan.iter().map(|row| row.combat).max().unwrap_or(0);
        let could = open.iter().filter(|target| {
            let near = free.iter().filter(|hex| hex.touches(**target));
            let alone = near.into_iter().any(|hex| self.may(&[*hex], &[**target]));
            alone
                || (1..=last).any(|combat| {
                    let (friends, mut enemies) =
                        (self.listed(combat, Side::Attacker), self.listed(combat, Side::Defender));
                    push(&mut enemies, **target).is_ok() && !friends.is_empty() && self.may(&friends, &enemies)
                })
        });
        u16::try_from(crate::table::count(could)).unwrap_or(u16::MAX)
    }

    /// Where each enemy hex needs stacks of its own: the most pairs of a free stack and a hex that it can attack.
    fn matched(&self, free: &[Hex], open: &[Hex]) -> u16 {
        let mut taken = [usize::MAX; UNITS];
        let mut pairs = 0u16;
        for target in 0..open.len() {
            let mut seen = 0u64;
            if self.pair(free, open, target, &mut taken, &mut seen, 0) {
                pairs = pairs.saturating_add(1);
            }
        }
        pairs
    }

    /// Finds a stack for a target, and for those that have to give theirs up another.
    fn pair(
        &self,
        free: &[Hex],
        open: &[Hex],
        target: usize,
        taken: &mut [usize; UNITS],
        seen: &mut u64,
        depth: usize,
    ) -> bool {
        let Some(enemy) = open.get(target) else { return false };
        for (at, hex) in crate::table::numbered(free) {
            let bit = 1u64.bounded_shl(u32::try_from(at).unwrap_or(63));
            if *seen & bit != 0 || !hex.touches(*enemy) || !self.may(&[*hex], &[*enemy]) {
                continue;
            }
            *seen |= bit;
            let holder = taken.get(at).copied().unwrap_or(usize::MAX);
            // A way through stacks is no longer than there are stacks.
            let gives = holder == usize::MAX
                || (depth < UNITS && self.pair(free, open, holder, taken, seen, depth.saturating_add(1)));
            if gives {
                if let Some(place) = taken.get_mut(at) {
                    *place = target;
                }
                return true;
            }
        }
        false
    }

    /// A stack attacks a hex: a new combat, or one of the two joins the other's.
    pub(super) fn attack(&mut self, hex: Hex, target: Hex, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        for (place, side) in [(hex, Side::Attacker), (target, Side::Defender)] {
            if !self.units.iter().any(|unit| unit.is(side) && unit.unit.hex == place) {
                return notes.object(R1, None, place, 0, 0);
            }
        }
        let last = self.plan.iter().map(|row| row.combat).max().unwrap_or(0);
        let combat = match (self.combat_of(hex), self.combat_of(target)) {
            (0, 0) => last.saturating_add(1),
            (0, combat) | (combat, 0) => combat,
            // Both are in combats already.
            _ => return notes.object(R4, None, hex, 0, 0),
        };
        let before = self.musts(notes.scratch)?;
        let (_, could) = self.reach(&before.0);
        for (place, side) in [(hex, Side::Attacker), (target, Side::Defender)] {
            if self.combat_of(place) == 0 {
                let row = Engaged { hex: place, combat, side: Code::new(side), strength: 0 };
                push(&mut self.plan, row).map_err(|_| Fault::new(FaultCode::Overflow, &text!("plan")))?;
            }
        }
        let (friends, enemies) = (self.listed(combat, Side::Attacker), self.listed(combat, Side::Defender));
        let mut room = [Flaw::default(); 64];
        let mut flaws = Sink::new(&mut room);
        let ruling = self.combat(&friends, &enemies, false, &mut flaws, notes.trail)?;
        if !ruling.value.is_allowed() {
            for flaw in flaws.items() {
                let rule = crate::rule::Rule(flaw.rule);
                let far = if flaw.distance > 1 { (1, flaw.distance) } else { (0, 0) };
                notes.objection(rule, None, flaw.hex, far.0, far.1);
            }
            return Ok(Ruling::new(Verdict::Forbidden, ruling.cites));
        }
        let (_, could_now) = self.reach(&before.0);
        if could_now < could {
            // A hex that must be attacked could not be any more.
            return notes.object(R2, None, hex, could, could_now);
        }
        done(ruling.cites)
    }

    /// The declarations end.
    pub(super) fn end_declarations(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let (musts, mut cites) = self.musts(notes.scratch)?;
        let (attacked, could) = self.reach(&musts);
        if attacked < could {
            let place = musts.iter().copied().find(|hex| self.combat_of(*hex) == 0).unwrap_or_default();
            return notes.object(R2, None, place, could, attacked);
        }
        self.waits = if self.plan.is_empty() { Waits::Nothing } else { Waits::Combats };
        cites.add(R2);
        done(cites)
    }
}
