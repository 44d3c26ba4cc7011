//! Declaration, the units and support of each side, chips and dice. KOR 8.0.

use super::GameUnit;
use super::position::{CHIPS, Fight, Game, TERRAIN, UNITS, of_role, of_side};
use super::step::{GameEffectKind, Judged, Notes, StepKind, done};
use super::waits::Waits;
use crate::capacity::{copied, push, retain};
use crate::fault::{Fault, FaultCode, list};
use crate::hex::Hex;
use crate::korea::assessment::{Assessment, Engagement};
use crate::korea::combat::{self, Combat, MP_DRM, Resolve, Support};
use crate::korea::rules::*;
use crate::korea::terrain::Terrain;
use crate::korea::units::{Role, Side, Unit};
use crate::reflect::{Code, Flag, Said};
use crate::ruling::{Ruling, Trail, Verdict};
use heapless::Vec;

/// The most hexes to which a fleet is committed that a question takes: all of the map.
const COAST: usize = super::position::PLACES;

/// The modifier paragraph of a support.
fn paragraph(kind: Code<Engagement>, step: StepKind) -> crate::rule::Rule {
    match (kind.get(), step) {
        (Some(Engagement::Meeting), StepKind::Air) => R8_0_ME_2,
        (Some(Engagement::Meeting), StepKind::Fleet) => R8_0_ME_3,
        (Some(Engagement::Meeting), _) => R8_0_ME_4,
        (_, StepKind::Air) => R8_0_PA_1,
        (_, StepKind::Fleet) => R8_0_PA_2,
        _ => R8_0_PA_3,
    }
}

impl Game {
    /// Asks the assessment of the engagement at hand.
    pub(super) fn assessed(&self, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
        let full = || Fault::new(FaultCode::Overflow, &"units");
        let (mut attackers, mut defenders) = (Vec::<Unit, UNITS>::new(), Vec::<Unit, UNITS>::new());
        let (mut attacker_lead, mut defender_lead) = (0, 0);
        for unit in &self.units {
            let (list, lead, id) = match unit.role.get() {
                Some(Role::Attacker) => (&mut attackers, &mut attacker_lead, self.fight.attacker),
                Some(Role::Defender) => (&mut defenders, &mut defender_lead, self.fight.defender),
                None => continue,
            };
            if unit.id == id {
                *lead = u16::try_from(list.len()).unwrap_or(u16::MAX);
            }
            push(list, unit.unit()).map_err(|_| full())?;
        }
        let hex = |role| self.lead(role).map_or(Hex::default(), |lead| lead.hex);
        let (front, target) = (hex(Role::Attacker), hex(Role::Defender));
        let mut terrain = Vec::<Terrain, TERRAIN>::new();
        for row in &self.terrain {
            let sides = [(target, target), (front, target), (target, front)];
            if sides.contains(&(row.hex, row.beside)) {
                push(&mut terrain, row.terrain).map_err(|_| full())?;
            }
        }
        let mut coast = Vec::<Hex, COAST>::new();
        for place in self.places.iter().filter(|place| place.coast.is_set()) {
            push(&mut coast, place.hex).map_err(|_| full())?;
        }
        let support = |role: Role| {
            let uses = |[attacker, defender]: [bool; 2]| if role == Role::Attacker { attacker } else { defender };
            Support {
                air: if uses(self.fight.air) { of_side(self.air, self.side_of(role)) } else { 0 },
                fleet: Flag::from(uses(self.fight.fleet)),
                depot: Flag::from(uses(self.fight.depot)),
                reserved: 0,
            }
        };
        let question = Combat {
            attackers: &attackers,
            defenders: &defenders,
            kind: self.fight.kind,
            attacker_lead,
            defender_lead,
            mp_drm: self.fight.mp.map(Said::<i8>::new).unwrap_or_default(),
            attacker_support: support(Role::Attacker),
            defender_support: support(Role::Defender),
            coast: &coast,
            terrain: &terrain,
            rules: self.rules,
        };
        combat::assess(&question, trail)
    }

    /// Asks the assessment of the engagement at hand, which was allowed.
    pub(super) fn assessment(&self) -> Result<Assessment, Fault> {
        let ruling = self.assessed(&mut Trail::none())?;
        let why = &"position.unit: the units of the engagement could not attack";
        ruling.value.allowed().ok_or(Fault::against(&"engagement", why).within(&text!("position")))
    }

    /// Begins an engagement.
    pub(super) fn declare(
        &mut self,
        kind: Engagement,
        unit: u16,
        target: u16,
        mp: Option<i8>,
        notes: &mut Notes<'_, '_, '_, '_, '_>,
    ) -> Judged {
        if let Some(mp) = mp {
            MP_DRM.hold(mp.into(), &"mp_drm")?;
        }
        let missing = |field| Fault::new(FaultCode::OutOfRange, field);
        let lead = *self.unit(unit).ok_or(missing(&text!("unit")))?;
        let aim = *self.unit(target).ok_or(missing(&"target"))?;
        let distance = u16::try_from(lead.hex.distance(aim.hex)).unwrap_or(u16::MAX);
        if lead.side() != self.turn || lead.is_out() {
            return notes.object(R8_0, Some(unit), 0, 0);
        }
        if aim.side() == self.turn || aim.is_out() {
            return notes.object(R8_0, Some(target), 0, 0);
        }
        if distance != 1 {
            return notes.object(R8_0, Some(unit), 1, distance);
        }
        self.fight = Fight { kind: Code::new(kind), attacker: unit, defender: target, mp, ..Fight::default() };
        self.part(unit, Role::Attacker);
        self.part(target, Role::Defender);
        self.waits = Waits::Attackers;
        notes.unit(GameEffectKind::Engagement, R8_0, &lead);
        self.allowed(Some(unit), notes)
    }

    fn part(&mut self, id: u16, role: Role) {
        if let Some(unit) = self.unit_mut(id) {
            unit.role = Code::new(role);
        }
    }

    /// Returns the verdict on the engagement as it is now.
    fn allowed(&self, unit: Option<u16>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let ruling = self.assessed(notes.trail)?;
        match ruling.value {
            Verdict::Allowed(_) => done(ruling.cites),
            Verdict::Forbidden => notes.forbid(ruling.cites, unit),
        }
    }

    /// A unit takes part.
    pub(super) fn join(&mut self, id: u16, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let role = self.deciding();
        let unit = *self.unit(id).ok_or(Fault::of_no_unit(&text!("unit"), id))?;
        let target = self.lead(Role::Defender).map_or(Hex::default(), |lead| lead.hex);
        let distance = u16::try_from(unit.hex.distance(target)).unwrap_or(u16::MAX);
        let near = if role == Role::Attacker { distance == 1 } else { distance <= 1 };
        if unit.side() != self.side_of(role) || unit.is_out() || unit.role.0 > 0 {
            return notes.object(R8_0, Some(id), 0, 0);
        }
        if !near {
            return notes.object(R8_0, Some(id), 1, distance);
        }
        self.part(id, role);
        notes.unit(GameEffectKind::Joins, R8_0, &unit);
        self.allowed(Some(id), notes)
    }

    /// A side uses support.
    pub(super) fn support(&mut self, step: StepKind, depot: u16, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let role = self.deciding();
        let (side, rule) = (self.side_of(role), paragraph(self.fight.kind, step));
        let known = depot > 0 && self.depots.iter().any(|other| other.id == depot);
        if step == StepKind::Depot && !known {
            // None is left, or none has the number.
            return if side == Side::Un && !self.depots.is_empty() {
                Err(Fault::new(FaultCode::OutOfRange, &"depot"))
            } else {
                notes.object(rule, None, 1, 0)
            };
        }
        let (used, what, amount) = match step {
            StepKind::Air => (&mut self.fight.air, GameEffectKind::Air, i16::from(of_side(self.air, side))),
            StepKind::Fleet => (&mut self.fight.fleet, GameEffectKind::Fleet, 0),
            _ => (&mut self.fight.depot, GameEffectKind::Depot, i16::try_from(depot).unwrap_or(i16::MAX)),
        };
        let Some(used) = used.get_mut(of_role(role)) else { return notes.object(rule, None, 0, 0) };
        // Each support counts once, and air support needs a rating.
        if core::mem::replace(used, true) || (step == StepKind::Air && amount == 0) {
            return notes.object(rule, None, 1, 0);
        }
        let ruling = self.allowed(None, notes)?;
        if step == StepKind::Depot && ruling.value.is_allowed() {
            retain(&mut self.depots, |other| other.id != depot);
        }
        notes.side(what, rule, side, amount);
        Ok(ruling)
    }

    /// A side has named all that takes part.
    pub(super) fn ready(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let ruling = self.allowed(None, notes)?;
        self.waits = match self.waits {
            Waits::Attackers => Waits::Defenders,
            _ if self.bag.is_empty() || self.chips_wanted()? == 0 => Waits::Dice,
            _ => Waits::Chips,
        };
        Ok(ruling)
    }

    /// Returns the number of chips to draw.
    pub(super) fn chips_wanted(&self) -> Result<u16, Fault> {
        let assessment = self.assessment()?;
        Ok(u16::from(assessment.attacker_chips).saturating_add(assessment.defender_chips.into()))
    }

    /// Returns the number of dice to roll.
    pub(super) fn dice_wanted(&self) -> Result<u16, Fault> {
        let Assessment { attacker_dice, defender_dice, .. } = self.assessment()?;
        Ok(u16::from(attacker_dice).saturating_add(defender_dice.into()))
    }

    /// Chips are drawn.
    pub(super) fn chips(&mut self, drawn: &[i8], notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let assessment = self.assessment()?;
        // The chips are checked as the combat checks them, with any dice.
        let dice = [1u8; CHIPS];
        let count = usize::from(self.dice_wanted()?);
        let dice = dice.get(..count).unwrap_or(&dice);
        combat::resolve(&Resolve { assessment, dice, drawn, bag: &self.bag }, &mut Trail::none()).map_err(|fault| {
            let of_bag = fault.is(FaultCode::Contradiction) && fault.is_in(list!("drawn"));
            if of_bag { fault.because(&"position: no chip of this value is left in the bag") } else { fault }
        })?;
        self.fight.drawn.clear();
        let mine = usize::from(assessment.attacker_chips);
        for (at, chip) in crate::table::numbered(drawn) {
            push(&mut self.fight.drawn, *chip).map_err(|_| Fault::new(FaultCode::TooManyDice, &"drawn"))?;
            let role = if at < mine { Role::Attacker } else { Role::Defender };
            notes.side(GameEffectKind::Chip, R8_0, self.side_of(role), i16::from(*chip));
        }
        self.waits = Waits::Dice;
        done(crate::ruling::Cites::by(R8_0))
    }

    /// Dice are rolled: the differential, and what it calls for.
    pub(super) fn dice(&mut self, dice: &[u8], notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let assessment = self.assessment()?;
        let question = Resolve {
            assessment,
            dice,
            drawn: &self.fight.drawn,
            bag: if self.fight.drawn.is_empty() { &[] } else { &self.bag },
        };
        let ruling = combat::resolve(&question, notes.trail)?;
        let outcome = ruling.value;
        let mine = usize::from(assessment.attacker_dice);
        for (at, die) in crate::table::numbered(dice) {
            let role = if at < mine { Role::Attacker } else { Role::Defender };
            notes.side(GameEffectKind::Die, R8_0, self.side_of(role), i16::from(*die));
        }
        self.fight.differential = outcome.differential;
        if outcome.attacker_static.is_set() {
            let was = self.lead(Role::Attacker).copied();
            if let Some(lead) = self.unit_mut(self.fight.attacker) {
                lead.is_static = Flag::YES;
            }
            if let Some(lead) = was.filter(|lead| !lead.is_static.is_set()) {
                notes.unit(GameEffectKind::Static, R8_0, &lead);
            }
        }
        self.fight.owed = outcome.losses.debt.owed;
        self.fight.debtor = outcome.losses.debt.debtor;
        self.waits = Waits::Losses;
        if self.fight.owed > 0 {
            let amount = i16::try_from(self.fight.owed).unwrap_or(i16::MAX);
            notes.side(GameEffectKind::Owes, R8_3, self.side_of(self.deciding()), amount);
        } else {
            self.close(notes);
        }
        done(ruling.cites)
    }

    /// Chips or dice come from the seed.
    pub(super) fn roll(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let assessment = self.assessment()?;
        let mut luck = self.luck;
        if self.waits == Waits::Chips {
            let wanted = self.chips_wanted()?;
            let mut bag = copied(&self.bag);
            let drawn = luck.throw(|below| {
                let mut drawn = Vec::<i8, CHIPS>::new();
                for _ in 0..wanted {
                    let left = bag.iter().fold(0u32, |sum, chip| sum.saturating_add(chip.count.into()));
                    let mut at = below(left);
                    for chip in bag.iter_mut() {
                        if at < u32::from(chip.count) {
                            chip.count = chip.count.saturating_sub(1);
                            let _full = push(&mut drawn, chip.value);
                            break;
                        }
                        at = at.saturating_sub(chip.count.into());
                    }
                }
                drawn
            })?;
            self.luck = luck;
            return self.chips(&drawn, notes);
        }
        let throws = [
            (assessment.attacker_dice, assessment.attacker_sides),
            (assessment.defender_dice, assessment.defender_sides),
        ];
        let dice = luck.throw(|below| {
            let mut dice = Vec::<u8, CHIPS>::new();
            for (count, sides) in throws {
                for _ in 0..count {
                    let die = below(sides.into()).saturating_add(1);
                    let _full = push(&mut dice, u8::try_from(die).unwrap_or(u8::MAX));
                }
            }
            dice
        })?;
        self.luck = luck;
        self.dice(&dice, notes)
    }

    /// Ends the engagement.
    pub(super) fn close(&mut self, notes: &mut Notes<'_, '_, '_, '_, '_>) {
        for unit in self.units.iter_mut() {
            unit.role = Code::default();
        }
        let differential = self.fight.differential;
        self.fight = Fight::default();
        self.waits = Waits::Orders;
        notes.side(GameEffectKind::Over, R8_0, self.turn, differential);
    }

    /// Returns the units of a role besides the lead that are not static.
    pub(super) fn supporters(&self, role: Role) -> impl Iterator<Item = &GameUnit> {
        let lead = if role == Role::Attacker { self.fight.attacker } else { self.fight.defender };
        self.units.iter().filter(move |unit| unit.has(role) && unit.id != lead && !unit.is_static.is_set())
    }
}
