//! The terrain that counts: the defender chooses one for each attacking stack and one for himself. OCS 9.3, 9.4.

use super::question::Combat;
use super::strength::{Fighter, Worth, strength, want};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, list, record};
use crate::hex::Hex;
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::options::StepLoss;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::supply::Want;
use crate::ocs::tables::lookup::Changed;
use crate::ocs::terrain::{AntiTank, Approach, Choice, Terrain, anti_tank, attack_factor, defence_factor};
use crate::ocs::units::{Checked, word};
use crate::ruling::{About, Findings, Trail, What};
use crate::strength::{Factor, Strength};
use crate::table::numbered;

/// The terrain that an attacking stack or the defence fights in.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    terrain: &'a Terrain,
    /// The terrain is the hexside that the stack crosses.
    is_side: bool,
    index: usize,
}

impl Field<'_> {
    /// Adds the row of the chart to a fault.
    #[cold]
    fn blame(self, fault: Fault) -> Fault {
        if self.is_side {
            return fault.within(record!("hexside")).in_list(list!("approaches"), self.index);
        }
        fault.in_list(list!("terrain"), self.index)
    }
}

/// The terrain of the hex, the index of the first, and the hexside.
type Offered<'q> = (&'q [Terrain], u8, Option<Field<'q>>);

/// The best terrain so far, and the strength under it if there was a choice.
type Best<'q> = Option<(Field<'q>, Option<Strength>)>;

/// Returns the approach of the stack in a hex, if the question lists one.
pub(super) fn approach<'q>(q: &'q Combat<'q>, hex: Hex) -> Option<(usize, &'q Approach)> {
    numbered(q.approaches).find(|(_, a)| a.hex == hex)
}

/// The battlefield: the question and the hex's anti-tank effect.
#[derive(Clone, Copy)]
pub(super) struct Battlefield<'q, C> {
    pub q: &'q Combat<'q>,
    pub attackers: &'q Participants<'q>,
    pub defenders: &'q Participants<'q>,
    pub hex_anti_tank: AntiTank,
    pub step_loss: StepLoss,
    /// The tables of the game that are not the printed ones.
    pub changed: C,
}

impl<'q, C: Changed + Copy> Battlefield<'q, C> {
    /// Returns the terrain among which the defender chooses for a stack: that of the hex, with the index of the first,
    /// and the hexside.
    fn offered(&self, approach: Option<(usize, &'q Approach)>) -> Result<Offered<'q>, Fault> {
        let terrain = self.q.terrain;
        let Some((index, a)) = approach else { return Ok((terrain, 0, None)) };
        let refused = |code, name| Err(Fault::new(code, name).in_list(list!("approaches"), index));
        // The default hexside means none; one without effect is printed as 1 over 1.
        let side = (a.hexside != Terrain::default()).then_some(Field { terrain: &a.hexside, is_side: true, index });
        match a.choice.get() {
            Some(Choice::Best) => Ok((terrain, 0, side)),
            Some(Choice::Hexside) if side.is_some() => Ok((&[], 0, side)),
            Some(Choice::Hexside) => {
                let fault = Fault::against(&"choice", &".hexside: there is no hexside to choose");
                Err(fault.in_list(list!("approaches"), index))
            }
            Some(Choice::Hex) => match terrain.get(usize::from(a.which)) {
                Some(one) => Ok((core::slice::from_ref(one), a.which, None)),
                None => {
                    let beyond = Fault::of_index(&"which", usize::from(a.which), terrain.len());
                    Err(beyond.in_list(list!("approaches"), index))
                }
            },
            None => refused(FaultCode::UnknownWord, &"choice"),
        }
    }

    /// Returns the units of a side.
    const fn units(&self, defends: bool) -> &'q Participants<'q> {
        if defends { self.defenders } else { self.attackers }
    }

    /// Returns what a terrain does to a unit (9.4).
    fn effect(
        &self,
        defends: bool,
        unit: &Checked<'_>,
        field: Field<'_>,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(Factor, bool), Fault> {
        let blamed = |f: Fault| field.blame(f);
        // OCS 9.3c: by its row of the game's chart.
        findings.cite_if(R3_2A, field.terrain.differs(!defends).map_err(blamed)?);
        let arm = word(unit.unit.arm, &"arm")?;
        if defends {
            return defence_factor(field.terrain, arm).map_err(blamed);
        }
        attack_factor(field.terrain, arm, anti_tank(unit.unit)?, self.hex_anti_tank).map_err(blamed)
    }

    /// Returns a unit's strength in a terrain, and the terrain's multiplier. A fault of the unit itself has no place yet.
    pub fn strength(
        &self,
        fighter: &Fighter<'_>,
        want: Want,
        field: Option<&Field<'_>>,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(Strength, Factor), Fault> {
        let Fighter { defends, units, index, unit, .. } = *fighter;
        let (terrain, changed) = match field {
            Some(field) => self.effect(defends, unit, *field, findings)?,
            None => (Factor::ONE, false),
        };
        let worth = Worth { fighter, want, step_loss: self.step_loss, terrain, changed: self.changed };
        let strength = match strength(&worth, findings) {
            Ok(strength) => strength,
            Err(flaw) => return Err(flaw.fault(unit)),
        };
        if changed && defends {
            findings.cite(R9_4D);
        } else if changed {
            findings.cite(R9_4E);
            findings.cite_if(R16_0E, self.q.hedgehog > 0);
            findings.note(R9_4E, What::AntiTank, units.item(index), self.hex_anti_tank as i32);
        }
        Ok((strength, terrain))
    }

    /// Returns the strength of the whole defence, or of the attackers in a hex, in a terrain.
    fn sum(&self, stack: Option<Hex>, field: Field<'_>) -> Result<Strength, Fault> {
        let defends = stack.is_none();
        let units = self.units(defends);
        let mut sum = Strength::ZERO;
        let mut unheard = Trail::none();
        let mut findings = Findings::by(R9_3, &mut unheard);
        for (i, unit) in units.iter().filter(|(_, unit)| stack.is_none_or(|hex| unit.hex == hex)) {
            let checked = unit.checked();
            let unit = checked.as_ref().map_err(|f| units.fault(*f, i))?;
            if defends && !unit.kind.is_combat() {
                continue;
            }
            let fighter = Fighter { defends, units, index: i, unit, divisional: false, alone: false };
            let want = want(&fighter).map_err(|f| units.fault(f, i))?;
            let strength = self.strength(&fighter, want, Some(&field), &mut findings);
            let (strength, _) = strength.map_err(|f| if f.is_in_list() { f } else { units.fault(f, i) })?;
            let overflow = || Fault::new(FaultCode::Overflow, if defends { &"defenders" } else { &"attackers" });
            sum = sum.plus(strength).ok_or_else(overflow)?;
        }
        Ok(sum)
    }

    /// Returns the terrain that counts for a stack: the one chosen, or the one in which the stack is weakest (9.3).
    pub fn field(&self, hex: Hex) -> Result<(Option<Field<'q>>, bool), Fault> {
        if self.q.approaches.is_empty() && self.q.terrain.len() < 2 {
            // The common case: nothing to choose from.
            let only = self.q.terrain.first().map(|terrain| Field { terrain, is_side: false, index: 0 });
            return Ok((only, false));
        }
        let (listed, first, side) = self.offered(approach(self.q, hex))?;
        let mut best = None;
        for (index, terrain) in numbered(listed) {
            let index = index.bounded_add(first.into());
            self.weigh(hex, Field { terrain, is_side: false, index }, &mut best)?;
        }
        if let Some(side) = side {
            self.weigh(hex, side, &mut best)?;
        }
        Ok((best.map(|(field, _)| field), best.is_some_and(|(_, strength)| strength.is_some())))
    }

    /// Takes a terrain if the stack is weaker in it than in the best so far, whose strength is known from the second
    /// on.
    fn weigh(&self, hex: Hex, field: Field<'q>, best: &mut Best<'q>) -> Result<(), Fault> {
        let Some((other, known)) = best else {
            *best = Some((field, None));
            return Ok(());
        };
        let least = match *known {
            Some(least) => least,
            None => self.sum(Some(hex), *other)?,
        };
        let strength = self.sum(Some(hex), field)?;
        if strength < least {
            *other = field;
        }
        *known = Some(strength.min(least));
        Ok(())
    }

    /// Appends a step for the choice made for a stack: about its approach, or, if none is listed, about its first unit.
    pub fn note_choice(&self, field: Field<'_>, hex: Hex, first: usize, trail: &mut Trail<'_>) {
        let which = i32::try_from(field.index).unwrap_or(i32::MAX).saturating_add(1);
        let num = if field.is_side { 0 } else { which };
        let listed = approach(self.q, hex).map(|(at, _)| About::Approaches.at(at));
        let item = listed.unwrap_or(self.attackers.item(first));
        trail.note(R9_3, What::Choice, item.about.at(item.index), num);
    }

    /// Returns the terrain that the defender chose for himself, or the one that is best for him, and `None` in the
    /// open. The best has the lowest column, then the stronger defence, then is the first listed (9.3). Also returns
    /// its row of the odds table.
    pub fn own_terrain(
        &self,
        attack: Strength,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(Option<Field<'q>>, Ground), Fault> {
        let open = self.q.terrain.is_empty() && self.q.own_terrain == 0;
        if open { Ok((None, Ground::Open)) } else { self.own_choice(attack, findings) }
    }

    fn own_choice(
        &self,
        attack: Strength,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(Option<Field<'q>>, Ground), Fault> {
        let ground = |field: Field<'_>| word(field.terrain.ground, &"ground").map_err(|f| field.blame(f));
        let of_hex = |index, terrain| Field { terrain, is_side: false, index };
        let terrain = self.q.terrain;
        let chosen = match (usize::from(self.q.own_terrain).checked_sub(1), terrain) {
            (Some(n), _) => {
                let none = || Fault::of_number(&"own_terrain", n.saturating_add(1), terrain.len());
                of_hex(n, terrain.get(n).ok_or_else(none)?)
            }
            (None, []) => return Ok((None, Ground::Open)),
            (None, [only]) => of_hex(0, only),
            (None, [first, ..]) => {
                let mut best = (of_hex(0, first), u8::MAX, Strength::ZERO);
                for (index, terrain) in numbered(terrain) {
                    let candidate = of_hex(index, terrain);
                    let defence = self.sum(None, candidate)?;
                    let row = ground(candidate)?;
                    let mut unheard = Trail::none();
                    let mut tried = Findings::by(R9_3, &mut unheard);
                    let column = column_of(attack, defence, row, &self.changed, &mut tried).column;
                    if column < best.1 || (column == best.1 && defence > best.2) {
                        best = (candidate, column, defence);
                    }
                }
                findings.cite(R9_3B);
                let which = i32::try_from(best.0.index).unwrap_or(i32::MAX).saturating_add(1);
                findings.note(R9_3, What::Choice, About::Defenders, which);
                best.0
            }
        };
        Ok((Some(chosen), ground(chosen)?))
    }
}
