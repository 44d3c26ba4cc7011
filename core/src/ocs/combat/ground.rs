//! Which terrain counts: the defender chooses one for each attacking stack and one for himself. OCS 9.3, 9.4.

use super::assess::Combat;
use super::worth::{Worth, strength};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::options::StepLoss;
use crate::ocs::rules::*;
use crate::ocs::terrain::{AntiTank, Approach, Choice, Terrain, anti_tank, attack_factor, defence_factor};
use crate::ocs::units::{Checked, word};
use crate::ruling::{About, Cites, Trail, What};
use crate::strength::{Factor, Strength};
use crate::table::numbered;

/// Which terrain an attacking stack fights in.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    terrain: &'a Terrain,
    /// It is the hexside that the stack crosses.
    is_side: bool,
    index: usize,
}

impl Field<'_> {
    /// A fault of its row of the chart.
    #[cold]
    fn blame(self, fault: Fault) -> Fault {
        if self.is_side {
            return fault.within(&"hexside").in_list(&"approaches", self.index);
        }
        fault.in_list(&"terrain", self.index)
    }
}

/// The terrain that the defender chose for himself and its place in the question; none in the open.
pub(super) type Chosen<'a> = Option<(usize, &'a Terrain)>;

/// What lies between a stack's hex and the target, if the question says.
#[inline]
pub(super) fn approach<'q>(q: &'q Combat<'q>, hex: Hex) -> Option<(usize, &'q Approach)> {
    numbered(q.approaches).find(|(_, a)| a.hex == hex)
}

/// The battlefield: the question and the hex's anti-tank effect.
#[derive(Clone, Copy)]
pub(super) struct Battlefield<'q> {
    pub q: &'q Combat<'q>,
    pub hex_anti_tank: AntiTank,
    pub step_loss: StepLoss,
}

impl<'q> Battlefield<'q> {
    /// No terrain at all.
    #[inline]
    pub fn is_open(&self) -> bool {
        self.q.terrain.is_empty() && self.q.approaches.is_empty()
    }

    /// The terrains among which the defender chooses for a stack.
    fn fields(
        &self,
        approach: Option<(usize, &'q Approach)>,
    ) -> Result<impl Iterator<Item = Field<'q>> + Clone, Fault> {
        let q = self.q;
        // The default hexside is none at all; one without effect is printed as 1 over 1.
        let side = approach.filter(|(_, a)| a.hexside != Terrain::default()).map(|(index, a)| Field {
            terrain: &a.hexside,
            is_side: true,
            index,
        });
        let (hex, side) = match approach {
            None => (0..usize::MAX, None),
            Some((index, a)) => match word(a.choice, &"choice").map_err(|f| f.in_list(&"approaches", index))? {
                Choice::Best => (0..usize::MAX, side),
                Choice::Hexside if side.is_some() => (0..0, side),
                Choice::Hexside => {
                    return Err(Fault::new(FaultCode::Contradiction, &"choice").in_list(&"approaches", index));
                }
                Choice::Hex if usize::from(a.which) < q.terrain.len() => {
                    let which = usize::from(a.which);
                    (which..which.saturating_add(1), None)
                }
                Choice::Hex => return Err(Fault::new(FaultCode::OutOfRange, &"which").in_list(&"approaches", index)),
            },
        };
        let listed = numbered(q.terrain).filter(move |(index, _)| hex.contains(index));
        Ok(listed.map(|(index, terrain)| Field { terrain, is_side: false, index }).chain(side))
    }

    /// An attacker's strength in a terrain.
    #[inline(never)]
    pub fn attacker(
        &self,
        index: usize,
        unit: &Checked<'_>,
        field: Option<Field<'_>>,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<Strength, Fault> {
        let inside = |f: Fault| f.in_list(&"attackers", index);
        let (terrain, reduced) = match field {
            None => (Factor::ONE, false),
            Some(field) => {
                let arm = word(unit.unit.arm, &"arm").map_err(inside)?;
                let own = anti_tank(unit.unit).map_err(inside)?;
                attack_factor(field.terrain, arm, own, self.hex_anti_tank).map_err(|f| field.blame(f))?
            }
        };
        let worth = Worth { unit, about: About::Attackers, index, step_loss: self.step_loss, terrain };
        let strength = strength(&worth, cites, trail).map_err(inside)?;
        if reduced {
            cites.add(R9_4E);
            trail.note(R9_4E, What::AntiTank, About::Attackers, index, self.hex_anti_tank as i32);
        }
        Ok(strength)
    }

    /// A stack's strength in a terrain.
    fn stack(&self, hex: Hex, field: Option<Field<'_>>) -> Result<Strength, Fault> {
        let mut sum = Strength::ZERO;
        for (i, unit) in numbered(self.q.attackers).filter(|(_, u)| u.hex == hex) {
            let unit = unit.checked().map_err(|f| f.in_list(&"attackers", i))?;
            let strength = self.attacker(i, &unit, field, &mut Cites::by(R9_3), &mut Trail::none())?;
            sum = sum.plus(strength).ok_or(Fault::new(FaultCode::Overflow, &"attackers"))?;
        }
        Ok(sum)
    }

    /// The terrain that counts for a stack: the choice stated, or the one that leaves it weakest (9.3).
    pub fn field(&self, hex: Hex) -> Result<(Option<Field<'q>>, bool), Fault> {
        if self.q.approaches.is_empty() && self.q.terrain.len() < 2 {
            // The common case: nothing to choose from.
            let only = self.q.terrain.first().map(|terrain| Field { terrain, is_side: false, index: 0 });
            return Ok((only, false));
        }
        let mut others = self.fields(approach(self.q, hex))?;
        let Some(first) = others.next() else { return Ok((None, false)) };
        if others.clone().next().is_none() {
            return Ok((Some(first), false));
        }
        let mut best = first;
        let mut least = self.stack(hex, Some(first))?;
        for field in others {
            let strength = self.stack(hex, Some(field))?;
            if strength < least {
                (best, least) = (field, strength);
            }
        }
        Ok((Some(best), true))
    }

    /// Notes the choice made for a stack.
    pub fn note_choice(field: Field<'_>, index: usize, trail: &mut Trail<'_>) {
        let which = i32::try_from(field.index).unwrap_or(i32::MAX).saturating_add(1);
        let num = if field.is_side { 0 } else { which };
        trail.note(R9_3, What::Choice, About::Approaches, index, num);
    }

    /// A defender's strength in a terrain.
    #[inline(never)]
    pub fn defender(
        &self,
        index: usize,
        unit: &Checked<'_>,
        terrain: Chosen<'_>,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<Strength, Fault> {
        let inside = |f: Fault| f.in_list(&"defenders", index);
        let terrain = match terrain {
            None => Factor::ONE,
            Some((at, terrain)) => {
                let arm = word(unit.unit.arm, &"arm").map_err(inside)?;
                defence_factor(terrain, arm).map_err(|f| f.in_list(&"terrain", at))?
            }
        };
        let worth = Worth { unit, about: About::Defenders, index, step_loss: self.step_loss, terrain };
        strength(&worth, cites, trail).map_err(inside)
    }

    /// The whole defence in a terrain.
    fn defence(&self, terrain: (usize, &Terrain)) -> Result<Strength, Fault> {
        let mut sum = Strength::ZERO;
        for (i, unit) in numbered(self.q.defenders) {
            let unit = unit.checked().map_err(|f| f.in_list(&"defenders", i))?;
            if unit.kind.is_combat() {
                let strength = self.defender(i, &unit, Some(terrain), &mut Cites::by(R9_3), &mut Trail::none())?;
                sum = sum.plus(strength).ok_or(Fault::new(FaultCode::Overflow, &"defenders"))?;
            }
        }
        Ok(sum)
    }

    /// The terrain that the defender chose for himself, or the one that is best for him: the lowest column, then the
    /// stronger defence, then the first listed (9.3); none in the open. Also its row of the odds table.
    #[inline]
    pub fn own_terrain(
        &self,
        attack: Strength,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<(Chosen<'q>, Ground), Fault> {
        let open = self.q.terrain.is_empty() && self.q.own_terrain == 0;
        if open { Ok((None, Ground::Open)) } else { self.own_choice(attack, cites, trail) }
    }

    #[inline(never)]
    fn own_choice(
        &self,
        attack: Strength,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<(Chosen<'q>, Ground), Fault> {
        let ground = |(at, t): (usize, &Terrain)| word(t.ground, &"ground").map_err(|f| f.in_list(&"terrain", at));
        let terrain = self.q.terrain;
        let chosen = match (usize::from(self.q.own_terrain).checked_sub(1), terrain) {
            (Some(n), _) => (n, terrain.get(n).ok_or(Fault::new(FaultCode::OutOfRange, &"own_terrain"))?),
            (None, []) => return Ok((None, Ground::Open)),
            (None, [only]) => (0, only),
            (None, [first, ..]) => {
                let mut best = ((0, first), u8::MAX, Strength::ZERO);
                for candidate in numbered(terrain) {
                    let defence = self.defence(candidate)?;
                    let row = ground(candidate)?;
                    let column = column_of(attack, defence, row, &mut Cites::by(R9_3), &mut Trail::none()).column;
                    if column < best.1 || (column == best.1 && defence > best.2) {
                        best = (candidate, column, defence);
                    }
                }
                cites.add(R9_3);
                let which = i32::try_from(best.0.0).unwrap_or(i32::MAX).saturating_add(1);
                trail.note(R9_3, What::Choice, About::Defenders, usize::MAX, which);
                best.0
            }
        };
        Ok((Some(chosen), ground(chosen)?))
    }
}
