//! Raids of the turn. Clarification 3.1a; strategic bombing.

use crate::axis_allies::antiaircraft::{self, AaFire};
use crate::axis_allies::battle::Battle;
use crate::axis_allies::board::Unit;
use crate::axis_allies::bombing::{RaidAssessment, RaidDice, resolve};
use crate::axis_allies::game::position::game::Game;
use crate::axis_allies::game::position::phase::{DEAD, Fight, RAIDS, Raiding};
use crate::axis_allies::game::step::{GameEffect, GameEffectKind, Judged, Notes};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::fault::{Fault, FaultCode};
use crate::reflect::Flag;
use crate::ruling::{About, Findings, Ruling, Verdict};
use crate::table::{count, numbered};

impl<const N: usize> Game<N> {
    /// A raid is flown; its dice come next.
    pub(in crate::axis_allies::game) fn bomb(&mut self, space: u16, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        if !self.raids.has(space) {
            return Err(Fault::new(FaultCode::NotNow, &"space").needs(&"a space with a raid that is to be flown"));
        }
        let bombers = count((0..self.units.len()).filter(|at| self.raiding(*at, space)));
        let bombers = u16::try_from(bombers).unwrap_or(u16::MAX);
        let ruling = self.assess_raid(space, bombers, 0, notes.trail)?;
        if let Some(assessment) = ruling.value.allowed() {
            self.fight = Some(Fight { space, battle: Battle::default(), raid: Some(Raiding { assessment, owed: 0 }) });
        }
        Ok(Ruling::new(if ruling.value.is_allowed() { Verdict::Allowed(()) } else { Verdict::Forbidden }, ruling.cites))
    }

    /// Whether a piece raids a space.
    pub(in crate::axis_allies::game) fn raiding(&self, at: usize, space: u16) -> bool {
        self.units.get(at).is_some_and(|unit| unit.space == space) && self.state(at).has(RAIDS)
    }

    /// The bombers that raid, and whether they are in the space that they raid: not before the end of the movement.
    pub(in crate::axis_allies::game) fn raiders(&self) -> impl Iterator<Item = (&Unit, bool)> {
        let raids = |at: usize| self.state(at).has(RAIDS) && !self.state(at).has(DEAD);
        let there = |(at, unit): (usize, &'_ Unit)| self.state(at).space == unit.space.0;
        numbered(&self.units).filter(move |(at, _)| raids(*at)).map(move |(at, unit)| (unit, there((at, unit))))
    }

    /// The dice of the gun, then those of the bombers.
    pub(in crate::axis_allies::game) fn raid_dice(
        &mut self,
        fight: Fight,
        raid: Raiding,
        dice: &[u8],
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        let Raiding { assessment, .. } = raid;
        if assessment.aa_dice > 0 {
            // The gun fires first (3.1a).
            let fire = AaFire { aircraft: assessment.bombers, dice, chart: &[] };
            let shot = antiaircraft::resolve(&fire, notes.trail)?;
            let assessment = RaidAssessment { aa_dice: 0, ..assessment };
            self.fight = Some(Fight { raid: Some(Raiding { assessment, owed: shot.value.hits }), ..fight });
            return Ok(Ruling::new(Verdict::Allowed(()), shot.cites));
        }
        let raided = resolve(&RaidDice { assessment, dice }, notes.trail)?;
        self.pay(self.owner(fight.space), raided.value.damage, BOMBING, notes);
        self.raided(fight.space);
        Ok(Ruling::new(Verdict::Allowed(()), raided.cites))
    }

    /// A raid is over.
    fn raided(&mut self, space: u16) {
        self.raids.leave(&Set::one(space));
        self.fight = None;
        for at in 0..self.units.len() {
            if self.raiding(at, space)
                && let Some(unit) = self.units.get_mut(at)
            {
                unit.engaged = Flag::from(true);
            }
        }
    }

    /// The owner's choice of bombers that were shot down.
    pub(in crate::axis_allies::game) fn raid_losses(
        &mut self,
        pieces: &[u16],
        space: u16,
        raid: Raiding,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        for (i, at) in numbered(&self.places(pieces)?) {
            if !self.raiding(usize::from(*at), space) {
                return Err(Fault::item_against(&"pieces", i, &"position: it does not raid the space"));
            }
        }
        let chosen = u16::try_from(pieces.len()).unwrap_or(u16::MAX);
        if chosen == 0 || chosen > raid.owed {
            let mut findings = Findings::by(CASUALTIES, notes.trail);
            let (needed, there) = (u32::from(raid.owed), u32::from(chosen));
            findings.exceed(CASUALTIES, About::Units, needed, there);
            return Ok(findings.verdict(|| ()));
        }
        for id in pieces {
            let at = self.find(*id)?;
            if let Some(unit) = self.units.get(at) {
                notes.effects.push(GameEffect::of(GameEffectKind::Lost, R3_1A).piece(unit));
            }
            self.remove(at);
        }
        // Of several some may be chosen, and the others later.
        let left = raid.assessment.bombers.saturating_sub(chosen);
        let assessment = RaidAssessment { bombers: left, ..raid.assessment };
        let raid = Some(Raiding { assessment, owed: raid.owed.saturating_sub(chosen) });
        self.fight = self.fight.map(|fight| Fight { raid, ..fight });
        if left == 0 {
            self.raided(space);
        }
        Ok(Self::granted(R3_1A))
    }
}
