//! A battle between two steps, and its next stage.

use super::effects::{BattleEffect, BattleEffectKind, BattleEffects, remove};
use super::force::{Counts, Force};
use super::round::{BattleKind, Ending, Figures, Owed, Role, Volley, dice, ending};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{FIGHTING, word};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Reflect, Spare, Word, Words};
use crate::ruling::Cites;

/// What a battle waits for, in the order of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Stage {
    /// The dice of the antiaircraft gun, before the first round (AA 3.1a).
    AaFire = 1,
    /// The attacker's choice of the aircraft lost to the gun.
    AaLosses,
    /// The dice of the battleships' support shots, in the first round (AA 3.5a).
    SupportFire,
    /// The defender's choice of the losses from support shots; they still fire back.
    SupportLosses,
    /// The dice of attacking submarines at sea.
    SubmarineFire,
    /// The defender's choice of the losses from submarines; they are removed at once.
    SubmarineLosses,
    /// The dice of the other attackers.
    AttackFire,
    /// The defender's choice of the losses from the other attackers; they still fire back.
    AttackLosses,
    /// The dice of the defenders.
    DefenceFire,
    /// The attacker's choice of losses.
    DefenceLosses,
    /// The withdrawal of the attacker's submarines (AA 4.2a, 4.2b).
    AttackerSubmarines,
    /// The withdrawal of the defender's submarines (AA 4.2a, 4.2b).
    DefenderSubmarines,
    /// The attacker's decision whether to retreat (AA 4.1a).
    Retreat,
    /// Nothing: the battle is over.
    Over,
}

impl Stage {
    /// Returns whether the stage waits for dice.
    pub fn is_fire(self) -> bool {
        use Stage::*;
        matches!(self, AaFire | SupportFire | SubmarineFire | AttackFire | DefenceFire)
    }
    /// Returns whether the stage waits for losses.
    pub fn is_losses(self) -> bool {
        use Stage::*;
        matches!(self, AaLosses | SupportLosses | SubmarineLosses | AttackLosses | DefenceLosses)
    }
    /// Returns the side that rolls or decides.
    pub fn role(self) -> Role {
        use Stage::*;
        match self {
            AaFire | SupportLosses | SubmarineLosses | AttackLosses | DefenceFire | DefenderSubmarines | Over => {
                Role::Defender
            }
            _ => Role::Attacker,
        }
    }
    fn following(self) -> Stage {
        match self {
            Stage::Retreat => Stage::SupportFire,
            // The words are in the order of a round.
            _ => Stage::of(self.code().bounded_add(1)).unwrap_or(Stage::Over),
        }
    }
}

/// A battle between two steps. A plain value that the caller keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Battle {
    /// The attackers at the start of the battle.
    pub attacker_start: Force,
    /// The defenders at the start of the battle.
    pub defender_start: Force,
    /// The attackers in the battle.
    pub attacker: Force,
    /// The defenders in the battle, including those that are hit and still fire.
    pub defender: Force,
    /// Defenders that are hit and still fire before they are removed.
    pub doomed: Force,
    /// The highest rolls that hit.
    pub figures: Figures,
    /// Where the battle is fought.
    pub kind: Code<BattleKind>,
    /// The attacker's submarines that withdrew.
    pub attacker_withdrawn: u16,
    /// The defender's submarines that withdrew.
    pub defender_withdrawn: u16,
    /// Hits of submarines to be taken by the side that decides next. They apply to ships only.
    pub submarine_hits: u16,
    /// Other hits to be taken by that side.
    pub hits: u16,
    /// The current round, from 1; 0 before the first.
    pub round: u16,
    /// The number of support shots in the first round.
    pub support: u16,
    /// What the battle waits for.
    pub stage: Code<Stage>,
    /// How the battle ended.
    pub ending: Code<Ending>,
    /// It is an amphibious assault.
    pub amphibious: Flag,
    /// An antiaircraft gun defends the territory.
    pub aa_gun: Flag,
    /// The attacker took the territory.
    pub taken: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Battle>() == 168, "frozen for this major of the C ABI");

/// A battle whose words are valid and whose counts are consistent.
#[derive(Debug)]
pub(super) struct Checked<'b> {
    pub battle: &'b mut Battle,
    pub kind: BattleKind,
    pub stage: Stage,
}

impl Battle {
    /// Checks a battle that a position holds.
    pub(in crate::axis_allies) fn valid(mut self) -> Result<(), Fault> {
        self.checked().map(|_| ())
    }
    /// Checks a battle that a caller passes.
    pub(super) fn checked(&mut self) -> Result<Checked<'_>, Fault> {
        let against = |field: Name, why| Fault::against(field, why).within(&"battle");
        let kind = word(self.kind, &text!("kind")).map_err(|f| f.within(&"battle"))?;
        let stage = word(self.stage, &"stage").map_err(|f| f.within(&"battle"))?;
        let ending = word(self.ending, &"ending").map_err(|f| f.within(&"battle"))?;
        self.figures.check().map_err(|f| f.within(&"battle"))?;
        fits(&self.attacker_start, kind, u32::MAX, &"attacker_start").map_err(|f| f.within(&"battle"))?;
        fits(&self.defender_start, kind, u32::MAX, &"defender_start").map_err(|f| f.within(&"battle"))?;
        if !self.attacker_start.covers(&self.attacker, self.attacker_withdrawn) {
            return Err(against(&text!("attacker"), &".attacker_start: no more are left than began"));
        }
        if !self.defender_start.covers(&self.defender, self.defender_withdrawn) {
            return Err(against(&text!("defender"), &".defender_start: no more are left than began"));
        }
        if !self.defender.covers(&self.doomed, 0) {
            return Err(against(&"doomed", &".defender: no more are hit than defend"));
        }
        let left = |ending| {
            (ending != Ending::AttackerWins || self.defender.is_empty())
                && (ending != Ending::DefenderWins || self.attacker.is_empty())
        };
        if (stage == Stage::Over) != (ending != Ending::None) || !left(ending) {
            let why: Name = match ending {
                _ if left(ending) => &".stage: a battle has an ending when it is over, and not before",
                Ending::AttackerWins => &".defender: the attacker has won when no defender is left",
                _ => &".attacker: the defender has won when no attacker is left",
            };
            return Err(against(&"ending", why));
        }
        if self.support > 0 && !self.amphibious.is_set() {
            // 3.5a: support is for units that land.
            return Err(against(&"support", &".amphibious: battleships support those who land"));
        }
        if kind == BattleKind::Sea && (self.amphibious.is_set() || self.aa_gun.is_set() || self.support > 0) {
            let why: Name = match () {
                () if self.amphibious.is_set() => &".amphibious: an assault from the sea is on land",
                () if self.aa_gun.is_set() => &".aa_gun: a gun that fires is on land",
                () => &".support: battleships support a battle on land",
            };
            return Err(against(&text!("kind"), why));
        }
        self.spared().map_err(|fault| fault.within(&"battle"))?;
        Ok(Checked { battle: self, kind, stage })
    }
}

impl Checked<'_> {
    /// Checks that a battle that goes on says who fights, and what they hit with.
    pub fn says_who_fights(&self) -> Result<(), Fault> {
        // An antiaircraft gun may fire alone.
        let alone = matches!(self.stage, Stage::AaFire | Stage::AaLosses) && self.battle.aa_gun.is_set();
        let missing = |field: Name| Err(Fault::new(FaultCode::MissingField, field).within(&"battle"));
        match self.stage {
            Stage::Over => Ok(()),
            _ if self.battle.attacker.is_empty() => missing(&text!("attacker")),
            _ if self.battle.defender.is_empty() && !alone => missing(&text!("defender")),
            _ => self.says_figures(),
        }
    }
    /// Checks that the battle says what its units hit with.
    pub fn says_figures(&self) -> Result<(), Fault> {
        if self.battle.figures.highest() > 0 {
            Ok(())
        } else {
            Err(Fault::new(FaultCode::MissingField, &"figures").within(&"battle"))
        }
    }
}

/// Checks that a force has at most 65535 units, none that cannot fight there, and none of a kind whose bit is not set.
pub(super) fn fits(force: &Force, kind: BattleKind, kinds: u32, field: Name) -> Result<(), Fault> {
    if force.units() > u32::from(u16::MAX) {
        return Err(Fault::new(FaultCode::Overflow, field));
    }
    let stranger = match kind {
        BattleKind::Land => force.ships() > 0,
        BattleKind::Sea => force.land() > 0,
    };
    // In a question the kind of the battle stands beside its forces, except that of a wave.
    match kind {
        _ if !stranger && force.among(kinds) => Ok(()),
        _ if !stranger => Err(Fault::against(field, &"chart: the chart has no such units")),
        _ if *field == "force" => {
            Err(Fault::against(field, &"kind: ships do not fight on land, nor land units at sea"))
        }
        BattleKind::Land => Err(Fault::against(field, &".kind: ships do not fight on land")),
        BattleKind::Sea => Err(Fault::against(field, &".kind: land units do not fight at sea")),
    }
}

impl Checked<'_> {
    /// Returns the defenders that are not hit.
    pub fn unhurt(&self) -> Force {
        self.battle.defender.less(&self.battle.doomed)
    }
    /// Returns the highest roll of an antiaircraft gun, or of support shots, that hits in this stage; 0 in others.
    pub fn shot(&self) -> u8 {
        match self.stage {
            Stage::AaFire => self.battle.figures.aa,
            Stage::SupportFire => self.battle.figures.support,
            _ => 0,
        }
    }
    /// Returns the dice of the stage's volley in all, and writes them by kind; for an antiaircraft gun and support
    /// shots the number only.
    pub fn volley(&self, by_kind: &mut Counts) -> u32 {
        let b = &*self.battle;
        let (unhurt, shot) = (self.unhurt(), self.shot() > 0);
        match self.stage {
            Stage::AaFire => return if b.aa_gun.is_set() && shot { b.attacker.aircraft() } else { 0 },
            Stage::SupportFire => {
                return if b.round == 1 && shot && !unhurt.is_empty() { u32::from(b.support) } else { 0 };
            }
            _ => {}
        }
        // On land no unit fires first.
        let (firing, enemy, volley) = match self.stage {
            Stage::SubmarineFire => (&b.attacker, &unhurt, Volley::First),
            Stage::AttackFire => (&b.attacker, &unhurt, Volley::Rest),
            _ => (&b.defender, &b.attacker, Volley::All),
        };
        let dice = dice(&b.figures, self.stage.role(), firing, enemy, volley);
        *by_kind = dice.counts();
        dice.units()
    }
    /// Returns the units that may be hit in this stage of losses.
    pub fn hit(&self) -> Force {
        if self.stage.role() == Role::Attacker { self.battle.attacker } else { self.unhurt() }
    }
    /// Returns the losses owed.
    pub fn owed(&self) -> Owed {
        let b = &*self.battle;
        match self.stage {
            Stage::AaLosses => Owed::of_aircraft(&b.attacker, b.hits),
            _ => Owed::of(&self.hit(), b.submarine_hits, b.hits),
        }
    }
    /// Cites the rules about losses of this stage, other than the one about casualties.
    pub fn cite_losses(&self, cites: &mut Cites) {
        cites.add_if(SEA, self.battle.submarine_hits > 0);
        cites.add_if(R3_1A, self.stage == Stage::AaLosses);
        cites.add_if(R3_5A, self.stage == Stage::SupportLosses);
    }
    /// Returns the number of submarines that may withdraw now.
    pub fn submarines(&self) -> u16 {
        match (self.kind, self.stage) {
            (BattleKind::Sea, Stage::AttackerSubmarines) => self.battle.attacker.submarine,
            (BattleKind::Sea, Stage::DefenderSubmarines) => self.battle.defender.submarine,
            _ => 0,
        }
    }
    /// Returns whether the stage waits for anything. A volley without dice, losses that nobody owes, a withdrawal
    /// without submarines, and a retreat that is not allowed (4.3b) are skipped.
    fn waits(&self) -> bool {
        match self.stage {
            stage if stage.is_fire() => self.volley(&mut [0; FIGHTING]) > 0,
            stage if stage.is_losses() => self.owed().units > 0,
            Stage::Retreat => !self.battle.amphibious.is_set(),
            Stage::Over => true,
            _ => self.submarines() > 0,
        }
    }
    /// Goes on to the next stage that waits; `wait` if the present one may.
    pub fn settle(mut self, wait: bool, effects: &mut BattleEffects<'_>) {
        let mut may_wait = wait;
        while !(may_wait && self.waits()) {
            self.advance(effects);
            may_wait = true;
        }
    }
    fn advance(&mut self, effects: &mut BattleEffects<'_>) {
        use Stage::*;
        let b = &mut *self.battle;
        if self.stage.is_losses() {
            (b.hits, b.submarine_hits) = (0, 0);
        }
        if self.stage == DefenceLosses {
            // Both sides have fired: the casualties of the round are removed.
            remove(Role::Defender, &b.doomed, effects);
            b.defender = b.defender.less(&b.doomed);
            b.doomed = Force::default();
        }
        // Between rounds, if submarines that fired first removed units, and if submarines withdrew.
        let pause =
            matches!(self.stage, AaLosses | SubmarineLosses | DefenceLosses | AttackerSubmarines | DefenderSubmarines);
        if pause && b.doomed.is_empty() {
            let ended = ending(&b.figures, &b.attacker, &b.defender);
            // Support shots may hit where no other die can.
            let supported = self.stage == AaLosses && b.support > 0 && b.figures.support > 0;
            if ended != Ending::None && !(ended == Ending::Stalemate && supported) {
                self.end(ended, effects);
                return;
            }
        }
        self.stage = self.stage.following();
        if self.stage == SupportFire {
            // Nobody fights more rounds than that.
            b.round = b.round.saturating_add(1);
        }
        b.stage = Code::new(self.stage);
    }
    /// The battle is over.
    pub fn end(&mut self, ending: Ending, effects: &mut BattleEffects<'_>) {
        let b = &mut *self.battle;
        self.stage = Stage::Over;
        b.stage = Code::new(Stage::Over);
        b.ending = Code::new(ending);
        // Infantry and armor alone take land.
        let taken = ending == Ending::AttackerWins && self.kind == BattleKind::Land && b.attacker.land() > 0;
        b.taken = Flag::from(taken);
        if taken {
            effects.push(BattleEffect::new(BattleEffectKind::Take, Role::Attacker, BATTLE_END));
        }
    }
}
