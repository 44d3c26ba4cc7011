//! Aircraft at an air base that is captured. OCS 9.14f.

use crate::dice::Dice;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::participants::Participants;
use crate::ocs::rules::R9_14F;
use crate::ocs::units::{Checked, Kind, Progress, Unit};
use crate::ruling::{About, Findings, What};
use crate::table::{numbered, once};

/// The highest sum of two dice on which an aircraft loses a step.
const LOSS: u8 = 6;

/// What is added for an Active aircraft, and for an advance after combat.
const BONUS: u8 = 2;

pub(in crate::ocs::turn) fn is_aircraft(unit: &Unit) -> bool {
    unit.kind.get() == Some(Kind::Aircraft)
}

/// Aircraft that leave a captured base.
pub(in crate::ocs::turn) struct Flight<'a> {
    pub board: &'a Board<'a>,
    pub dice: &'a [u8],
    /// Those that are Active, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    pub active: &'a [u16],
    /// The row that says where an aircraft goes, and the hex.
    pub to: &'a dyn Fn(usize) -> Option<(usize, Hex)>,
}

impl Flight<'_> {
    /// Rolls for the aircraft, with the dice after the first ones, and appends what becomes of them. Adds the reasons
    /// why survivors may not go where they are to go.
    pub fn flee(
        &self,
        units: Participants<'_>,
        first: u8,
        findings: &mut Findings<'_, '_>,
        effects: &mut Effects<'_>,
    ) -> Result<(), Fault> {
        let planes = || units.iter().filter(|(_, unit)| is_aircraft(unit)).map(|(index, _)| units.place(index));
        for (i, at) in numbered(self.active) {
            once(self.active, i, &"active")?;
            if !planes().any(|plane| plane == usize::from(*at)) {
                let fault = Fault::item_against(&"active", i, &"board.units[]: it is no aircraft that fell in the hex");
                return Err(fault.other_at(usize::from(*at)));
            }
        }
        let mut dice = Dice::new(self.dice);
        for _ in 0..first {
            dice.d6()?;
        }
        for at in planes() {
            let plane = self.board.checked(at)?;
            let active = self.active.iter().any(|other| usize::from(*other) == at);
            let advanced = plane.unit.progress.get() == Some(Progress::FallenToAdvance);
            let added = [active, advanced].into_iter().filter(|so| *so).fold(0u8, |sum, _| sum.saturating_add(BONUS));
            let sum = dice.two_d6()?.saturating_add(added);
            findings.note(R9_14F, What::Roll, About::Units.at(at), i32::from(sum));
            let (left, lost) = (plane.steps.saturating_sub(plane.unit.steps_lost), u8::from(sum <= LOSS));
            let survives = left > lost;
            let hex = match (self.to)(at) {
                Some((i, _)) if !survives => {
                    return Err(
                        Fault::against(&"unit", &"dice: the aircraft does not survive its roll").in_list(&"rest", i)
                    );
                }
                Some((_, hex)) => Some(hex),
                None if survives && self.has_base(&plane, at, None)? => {
                    return Err(Fault::new(FaultCode::MissingField, &"rest"));
                }
                None => None,
            };
            let Some(hex) = hex else {
                effects.change(at, EffectKind::Eliminate, left, R9_14F);
                continue;
            };
            if !self.has_base(&plane, at, Some(hex))? {
                findings.object(R9_14F, About::Units.at(at));
            }
            if lost > 0 {
                effects.change(at, EffectKind::LoseSteps, lost, R9_14F);
            }
            let lost = plane.unit.steps_lost.saturating_add(lost);
            effects.push(Effect { hex, ..Effect::new(at, EffectKind::Place, lost, R9_14F) });
        }
        dice.finish()
    }

    /// Returns whether there is a friendly air base within twice the range of an aircraft, in a hex if one is given.
    fn has_base(&self, plane: &Checked<'_>, at: usize, hex: Option<Hex>) -> Result<bool, Fault> {
        if plane.face.range == 0 {
            let missing = Fault::new(FaultCode::MissingField, &"range");
            return Err(missing.within(plane.face_name()).in_list(UNITS, at));
        }
        let (unit, reach) = (plane.unit, u32::from(plane.face.range).saturating_mul(2));
        for (other, base) in numbered(self.board.units) {
            let near = hex.is_none_or(|hex| hex == base.hex) && unit.hex.distance(base.hex) <= reach;
            let kind = self.board.checked(other)?.kind;
            let side = base.said_side().map_err(|f| f.in_list(UNITS, other))?;
            if near && kind == Kind::AirBase && side == unit.side && !base.has_fallen() {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
